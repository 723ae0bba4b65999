"""The ground: what tiles make when they are laid out, everything but doors.

Street zones are `S<row><column>` on the grid of street cells, rooms `<tile>.<room>`. Lengths are in units, a hundredth
of the side of a tile, x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from untot.games.zombicide.city.tiles import CELL_BORDERS, SIZE, TILES, Rect, Tile, TileId, turned
from untot.kernel.rulebook import clause
from untot.parts.zones import OPPOSITE, Heading, ZoneId

TileTurn = str
"""A tile and how far it is turned clockwise: `2B@90`."""

SAME_PLACE: Final = 5
"""Openings of two tiles that are no farther apart meet."""
LEAST_WALL: Final = 4
"""A room and a street zone share a wall if it is longer than this."""


class PlacedTile(NamedTuple):
    """A tile where it lies, already turned."""

    tile: Tile
    turn: int
    row: int
    column: int

    def on_map(self, rect: Rect) -> Rect:
        return rect.shifted(SIZE * self.column, SIZE * self.row)


Layout = tuple[tuple[PlacedTile, ...], ...]


class Street(NamedTuple):
    """A street zone: a cell of the grid, on one, two or four tiles."""

    id: ZoneId
    row: int
    column: int
    rect: Rect
    tiles: tuple[TileId, ...]


class Room(NamedTuple):
    id: ZoneId
    rects: tuple[Rect, ...]
    tiles: tuple[TileId, ...]
    name: str | None = None


class Wall(NamedTuple):
    """Where a room meets the street: on this side of the room a door may stand."""

    room: ZoneId
    street: ZoneId
    side: Heading
    stretch: Rect


class Opening(NamedTuple):
    """Two rooms that are open to each other, and the stretches of wall between them, the longest first."""

    a: ZoneId
    b: ZoneId
    stretches: tuple[Rect, ...]


class Manhole(NamedTuple):
    tile: TileId
    zone: ZoneId


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What the tiles alone make: everything but doors."""

    layout: Layout
    streets: Mapping[ZoneId, Street]
    rooms: Mapping[ZoneId, Room]
    walls: tuple[Wall, ...]
    openings: tuple[Opening, ...]
    buildings: tuple[tuple[ZoneId, ...], ...]
    manholes: tuple[Manhole, ...]
    """Tile by tile, row by row from the north-west."""
    order: tuple[ZoneId, ...]


# -- tiles side by side ------------------------------------------------------------------------------------------


@clause("ZC-3.2")
def lay_out(layout: Iterable[Iterable[TileTurn]]) -> Layout:
    """The tiles of a layout, row by row, each turned."""
    return tuple(
        tuple(_placed(tile, row, column) for column, tile in enumerate(tiles)) for row, tiles in enumerate(layout)
    )


def _placed(written: TileTurn, row: int, column: int) -> PlacedTile:
    tile, _, turn = written.partition("@")
    return PlacedTile(turned(TILES[tile], int(turn)), int(turn), row, column)


def ground_of(layout: Layout) -> Ground:
    """The zones of these tiles. Their edges must match (`mismatches`)."""
    streets = {street.id: street for street in _streets(layout)}
    rooms = {room.id: room for tile in _in_rows(layout) for room in _rooms(tile)}
    openings = tuple(_openings(layout, rooms))
    return Ground(
        layout=layout,
        streets=streets,
        rooms=rooms,
        walls=tuple(_walls(rooms.values(), streets.values())),
        openings=openings,
        buildings=tuple(_joined(rooms, openings)),
        manholes=tuple(_manholes(layout)),
        order=_map_order(streets, rooms),
    )


def _in_rows(layout: Layout) -> Iterator[PlacedTile]:
    return (tile for row in layout for tile in row)


def neighbouring_tiles(layout: Layout) -> Iterator[tuple[PlacedTile, Heading, PlacedTile]]:
    """Each pair of tiles side by side, with the side of the first at which the second lies."""
    for tile in _in_rows(layout):
        if tile.column + 1 < len(layout[tile.row]):
            yield tile, "E", layout[tile.row][tile.column + 1]
        if tile.row + 1 < len(layout):
            yield tile, "S", layout[tile.row + 1][tile.column]


@clause("ZC-10.43")
def mismatches(layout: Layout) -> list[tuple[PlacedTile, Heading, PlacedTile]]:
    """The pairs of tiles at whose common edge street meets building."""
    return [
        (a, side, b)
        for a, side, b in neighbouring_tiles(layout)
        if a.tile.cells_along(side) != b.tile.cells_along(OPPOSITE[side])
    ]


# -- streets ----------------------------------------------------------------------------------------------------


@clause("ZC-5.3", "ZC-5.4", "ZC-5.5")
def _streets(layout: Layout) -> Iterator[Street]:
    """Each third of a tile is a cell, and the adjoining outer thirds of neighbouring tiles are one cell."""
    downwards, across = _grid_lines(len(layout)), _grid_lines(len(layout[0]))
    for row, column in product(range(len(downwards) - 1), range(len(across) - 1)):
        thirds = [
            (layout[tile_row][tile_column].tile, r, c)
            for tile_row, r in _thirds(row, len(layout))
            for tile_column, c in _thirds(column, len(layout[0]))
        ]
        if all(tile.grid[r][c] == "S" for tile, r, c in thirds):
            rect = Rect(across[column], downwards[row], across[column + 1], downwards[row + 1])
            yield Street(street_id(row, column), row, column, rect, tuple(tile.id for tile, _, _ in thirds))


def street_id(row: int, column: int) -> ZoneId:
    """`S12`: nine tiles have more than ten rows or more than ten columns, never both, so the name tells them apart."""
    return f"S{row}{column}"


def _grid_lines(tiles: int) -> list[int]:
    """Where street cells meet, in one direction, from edge to edge of the map."""
    inner = [SIZE * tile + border for tile in range(tiles) for border in CELL_BORDERS]
    return [0, *inner, SIZE * tiles]


def _thirds(cell: int, tiles: int) -> list[tuple[int, int]]:
    """The thirds of tiles, in one direction, that a cell consists of: tile and third."""
    tile, is_middle = divmod(cell, 2)
    both = [(tile, 1)] if is_middle else [(tile - 1, 2), (tile, 0)]
    return [(number, third) for number, third in both if 0 <= number < tiles]


def _manholes(layout: Layout) -> Iterator[Manhole]:
    for tile in _in_rows(layout):
        row, column = tile.tile.manhole
        yield Manhole(tile.tile.id, street_id(2 * tile.row + row, 2 * tile.column + column))


# -- rooms ------------------------------------------------------------------------------------------------------


@clause("ZC-5.2")
def _rooms(tile: PlacedTile) -> Iterator[Room]:
    for room in tile.tile.rooms:
        yield Room(f"{tile.tile.id}.{room.id}", tuple(map(tile.on_map, room.rects)), (tile.tile.id,), room.name)


@clause("ZC-5.7", "ZC-5.8", "ZC-5.78")
def _openings(layout: Layout, rooms: Mapping[ZoneId, Room]) -> Iterator[Opening]:
    """On a tile, and where two tiles have openings at the same place; an opening without a partner is wall."""
    pairs = [(f"{t.tile.id}.{a}", f"{t.tile.id}.{b}") for t in _in_rows(layout) for a, b in t.tile.open]
    for a, side, b in neighbouring_tiles(layout):
        for one, other in product(a.tile.edges, b.tile.edges):
            if one.side == side and other.side == OPPOSITE[side] and abs(one.at - other.at) <= SAME_PLACE:
                pairs.append((f"{a.tile.id}.{one.room}", f"{b.tile.id}.{other.room}"))
    for one_room, other_room in dict.fromkeys(pairs):
        walls = _common_walls(rooms[one_room].rects, rooms[other_room].rects)
        yield Opening(one_room, other_room, tuple(stretch for _, stretch in walls))


@clause("ZC-10.45")
def _walls(rooms: Iterable[Room], streets: Iterable[Street]) -> Iterator[Wall]:
    """Rooms and street zones that share a wall long enough for a door."""
    for room, street in product(rooms, list(streets)):
        for side, stretch in _common_walls(room.rects, (street.rect,)):
            if stretch.length > LEAST_WALL:
                yield Wall(room.id, street.id, side, stretch)


def _common_walls(a: Iterable[Rect], b: Iterable[Rect]) -> list[tuple[Heading, Rect]]:
    """Where rectangles of the one touch rectangles of the other, with the side of the one; longest first."""
    walls: list[tuple[Heading, Rect]] = []
    for side, stretch in sorted(_touching(a, b)):
        if walls and walls[-1][0] == side and walls[-1][1][2:] == stretch[:2]:
            walls[-1] = side, Rect(*walls[-1][1][:2], *stretch[2:])
        else:
            walls.append((side, stretch))
    return sorted(walls, key=lambda wall: -wall[1].length)


def _touching(a: Iterable[Rect], b: Iterable[Rect]) -> Iterator[tuple[Heading, Rect]]:
    for one, other in product(a, list(b)):
        x0, x1 = max(one.x0, other.x0), min(one.x1, other.x1)
        y0, y1 = max(one.y0, other.y0), min(one.y1, other.y1)
        if x0 == x1 and y0 < y1:
            yield ("E" if one.x1 == x0 else "W"), Rect(x0, y0, x1, y1)
        elif y0 == y1 and x0 < x1:
            yield ("S" if one.y1 == y0 else "N"), Rect(x0, y0, x1, y1)


@clause("ZC-5.10")
def _joined(rooms: Iterable[ZoneId], openings: Iterable[Opening]) -> Iterator[tuple[ZoneId, ...]]:
    """The rooms of each building: all that are connected by openings, also across tiles."""
    building = {room: {room} for room in rooms}
    for opening in openings:
        if building[opening.a] is not building[opening.b]:
            building[opening.a] |= building[opening.b]
            for room in building[opening.b]:
                building[room] = building[opening.a]
    for first, members in building.items():
        if first == next(room for room in building if room in members):
            yield tuple(room for room in building if room in members)


@clause("ZC-7.49")
def _map_order(streets: Mapping[ZoneId, Street], rooms: Mapping[ZoneId, Room]) -> tuple[ZoneId, ...]:
    """By the northernmost edge, then by the westernmost, streets before rooms."""
    places = [(s.rect.y0, s.rect.x0, False, s.id) for s in streets.values()]
    places += [(min(r.y0 for r in m.rects), min(r.x0 for r in m.rects), True, m.id) for m in rooms.values()]
    return tuple(zone for *_, zone in sorted(places))
