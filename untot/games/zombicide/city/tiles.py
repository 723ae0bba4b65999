"""The tiles: both sides of nine squares of town, and what they look like when they are turned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from untot.games.zombicide.pieces import Piece, load_list, read_content
from untot.parts.zones import Heading

TileId = str
"""A side of a tile, `2B`."""
RoomName = str
"""The name of a room on its tile, `NW`."""

SIZE: Final = 100
"""Of a tile, in units."""
CELL_BORDERS: Final = (30, 70)
"""Where the thirds of a tile meet."""
TURNS: Final = (0, 90, 180, 270)


class Rect(NamedTuple):
    """A rectangle in units, x to the east, y to the south; a stretch of wall is one without width or height."""

    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def length(self) -> int:
        """Of its longer side."""
        return max(self.x1 - self.x0, self.y1 - self.y0)

    def shifted(self, x: int, y: int) -> Rect:
        return Rect(self.x0 + x, self.y0 + y, self.x1 + x, self.y1 + y)


class RoomShape(Piece, frozen=True):
    """A room as it is drawn on its tile."""

    id: RoomName
    rects: tuple[Rect, ...]
    name: str | None = None
    """The text id of what people would call it."""


class EdgeOpening(Piece, frozen=True):
    """An opening in the border of a tile, so far from its west or north end."""

    side: Heading
    at: int
    room: RoomName


class Tile(Piece, frozen=True):
    """One side of a tile, its printed id upright unless it was turned."""

    id: TileId
    back: TileId
    confidence: Literal["sourced", "inferred"]
    grid: tuple[str, str, str]
    manhole: tuple[int, int]
    rooms: tuple[RoomShape, ...]
    open: tuple[tuple[RoomName, RoomName], ...]
    edges: tuple[EdgeOpening, ...]

    def cells_along(self, side: Heading) -> str:
        """The three cells at a side, from its west or north end."""
        rows = {"N": self.grid[0], "S": self.grid[2]}
        return rows.get(side) or "".join(row[0 if side == "W" else 2] for row in self.grid)


TILES: Final = {tile.id: tile for tile in load_list(read_content("tiles.toml")["tile"], Tile)}


@lru_cache(maxsize=len(TILES) * len(TURNS))
def turned(tile: Tile, turn: int) -> Tile:
    """The tile after so many degrees clockwise."""
    for _ in range(turn // 90):
        tile = _turned_once(tile)
    return tile


def _turned_once(tile: Tile) -> Tile:
    north, middle, south = tile.grid
    row, column = tile.manhole
    return replace(
        tile,
        grid=tuple("".join(cells) for cells in zip(south, middle, north, strict=True)),
        manhole=(column, 2 - row),
        rooms=tuple(replace(room, rects=tuple(map(_turned_rect, room.rects))) for room in tile.rooms),
        edges=tuple(map(_turned_opening, tile.edges)),
    )


def _turned_rect(rect: Rect) -> Rect:
    return Rect(SIZE - rect.y1, rect.x0, SIZE - rect.y0, rect.x1)


def _turned_opening(opening: EdgeOpening) -> EdgeOpening:
    """North becomes east; what was counted from the north is then counted from the east, so from the west anew."""
    sides: dict[Heading, Heading] = {"N": "E", "E": "S", "S": "W", "W": "N"}
    at = SIZE - opening.at if opening.side in ("E", "W") else opening.at
    return replace(opening, side=sides[opening.side], at=at)
