"""The map of Zombicide in characters, small enough for a terminal, with what stands on it now.

`#` wall, a gap in it an opening, `D` a closed door (`B`, `G`: blue, green), `/` an open one, dots borders of street
zones. In a zone stand its name and below it the first letters of the survivors, `z3` for three zombies, `*` for an
objective, `^` for a spawn zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, Final, NamedTuple

TILE: Final = 100
"""Units of the scene in a tile."""
COLUMNS: Final = 26
ROWS: Final = 10
"""Characters of a tile."""
GAP: Final = 2
"""Characters of a door or an opening."""
_DOOR: Final = {"red": "D", "blue": "B", "green": "G"}

Rect = list[int]
"""West, north, east, south."""


class Area(NamedTuple):
    """Characters of the picture; the last column and row are not part of it."""

    left: int
    top: int
    right: int
    bottom: int

    def places(self) -> Iterator[tuple[int, int]]:
        return product(range(self.top, self.bottom), range(self.left, self.right))


def draw(scene: dict[str, Any], open_doors: Iterable[str], standing: dict[str, str]) -> list[str]:
    """The lines of the picture; `standing` says what is written below the name of a zone."""
    width, height = scene["size"]
    canvas = [[" "] * (COLUMNS * width // TILE) for _ in range(ROWS * height // TILE)]
    for street in scene["streets"]:
        _draw_borders(canvas, _area(street["rect"]))
    for row, column in _walls(scene["rooms"]):
        canvas[row][column] = "#"
    for opening in scene["openings"]:
        _fill(canvas, _gap(opening["stretch"]), " ")
    for door in scene["doors"]:
        is_open = door["id"] in open_doors
        inset = 1 if door["side"] in ("E", "S") else 0
        _fill(canvas, _gap(door["stretch"], inset), "/" if is_open else _DOOR[door["colour"]])
    for zone, area in _zones(scene):
        _write(canvas, area, [zone, standing.get(zone, "")])
    return ["".join(line).rstrip() for line in canvas]


def _zones(scene: dict[str, Any]) -> Iterator[tuple[str, Area]]:
    """Each with the area for its name: of a room with corners the larger part."""
    for street in scene["streets"]:
        yield street["zone"], _area(street["rect"])
    for room in scene["rooms"]:
        yield room["zone"], _area(max(room["rects"], key=lambda part: (part[2] - part[0]) * (part[3] - part[1])))


def _area(rect: Rect) -> Area:
    return Area(_scaled(rect[0], COLUMNS), _scaled(rect[1], ROWS), _scaled(rect[2], COLUMNS), _scaled(rect[3], ROWS))


def _scaled(units: int, characters: int) -> int:
    """A length in characters; tile by tile, so that all tiles are drawn alike."""
    tiles, rest = divmod(units, TILE)
    return characters * tiles + round(characters * rest / TILE)


def _fill(canvas: list[list[str]], area: Area, character: str) -> None:
    for row, column in area.places():
        canvas[row][column] = character


def _draw_borders(canvas: list[list[str]], area: Area) -> None:
    """Dots on the west and the north side, away from the edge of the map."""
    for row, column in area.places():
        is_west = column == area.left and column > 0 and row % 2 == 0
        is_north = row == area.top and row > 0 and column % 3 == 0
        if is_west or is_north:
            canvas[row][column] = "."


def _walls(rooms: list[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    """The outermost characters of buildings; of two rooms side by side the eastern or southern one has the wall."""
    inside = {place: room["zone"] for room in rooms for rect in room["rects"] for place in _area(rect).places()}
    for (row, column), room in inside.items():
        is_first = inside.get((row - 1, column)) != room or inside.get((row, column - 1)) != room
        around = product((row - 1, row, row + 1), (column - 1, column, column + 1))
        if is_first or any(place not in inside for place in around):
            yield row, column


def _gap(stretch: Rect, inset: int = 0) -> Area:
    """The middle of a stretch of wall, at least one character of it."""
    area = _area(stretch)
    if stretch[0] == stretch[2]:
        top, bottom = _middle(area.top, area.bottom, GAP // 2)
        return Area(area.left - inset, top, area.left - inset + 1, bottom)
    left, right = _middle(area.left, area.right, GAP)
    return Area(left, area.top - inset, right, area.top - inset + 1)


def _middle(first: int, last: int, size: int) -> tuple[int, int]:
    start = max(first, (first + last + 1) // 2 - size // 2)
    return start, max(start + 1, min(start + size, last))


def _write(canvas: list[list[str]], area: Area, lines: list[str]) -> None:
    """Inside of the walls, from the north-west on; what is too long runs on to the east."""
    for row, text in enumerate(lines, start=area.top + 1):
        left = min(area.left + 1, len(canvas[0]) - len(text))
        if text and row < len(canvas):
            canvas[row][left : left + len(text)] = text
