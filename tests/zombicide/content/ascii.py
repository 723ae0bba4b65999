"""A mission's map as text, in the notation of the rule catalogue.

`#` wall, a gap in it an opening, `D` a closed door (`B`, `G`: blue, green), dots borders between street zones, `(o)` a
manhole, `START`, `SPAWN1` (with its place in the order), `OBJ`, `EXIT`, `ZEXIT` (zombie exit), `POLICE` and `PIMP`
(cars), `BUNKER`; blue and green tokens have a letter before their name.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import floor
from textwrap import wrap
from typing import Final, NamedTuple

from untot.games.zombicide.city.assembly import Board, board_of
from untot.games.zombicide.city.ground import Ground
from untot.games.zombicide.city.tiles import SIZE, Rect
from untot.games.zombicide.missions import Mission
from untot.games.zombicide.pieces import CarKind, Colour
from untot.parts.zones import Edge, ZoneId

COLUMNS: Final = 36
ROWS: Final = 15
"""Characters of a tile."""
WIDE_GAP: Final = 4
HIGH_GAP: Final = 2
"""Characters of a door or opening."""
LABEL_WIDTH: Final = 7

_BEFORE: Final[dict[Colour, str]] = {"red": "", "blue": "B", "green": "G"}
_DOOR: Final[dict[Colour, str]] = {"red": "D", "blue": "B", "green": "G"}
_CAR: Final[dict[CarKind, str]] = {"police_car": "POLICE", "pimpmobile": "PIMP"}


def draw(mission: Mission) -> str:
    """The map with all tokens as they lie at the start."""
    board = board_of(mission)
    layout = board.ground.layout
    canvas = _Canvas(COLUMNS * len(layout[0]), ROWS * len(layout))
    for edge in board.zones.edges:
        if edge.a in board.ground.streets and edge.b in board.ground.streets:
            canvas.fill(*_border(board.ground, edge))
    for row, column in _wall_characters(board.ground):
        canvas.lines[row][column] = "#"
    for opening in board.ground.openings:
        canvas.fill(_gap(min(opening.stretches, key=_longest_drawn)), " ")
    for door in board.doors.values():
        canvas.fill(_gap(door.stretch, inset=1 if door.side in ("E", "S") else 0), _DOOR[door.colour])
    for zone, words in _labels(board, mission).items():
        _write(canvas, board.ground, zone, words)
    return str(canvas)


# -- characters -------------------------------------------------------------------------------------------------


class Area(NamedTuple):
    """Characters of the picture; the last column and row are not part of it."""

    left: int
    top: int
    right: int
    bottom: int


class _Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.lines = [[" "] * width for _ in range(height)]

    def __str__(self) -> str:
        return "".join("".join(line).rstrip() + "\n" for line in self.lines)

    def fill(self, area: Area, character: str, every_column: int = 1, every_row: int = 1) -> None:
        for row in range(area.top, area.bottom):
            for column in range(area.left, area.right):
                if row % every_row == 0 and column % every_column == 0:
                    self.lines[row][column] = character


def _area(rect: Rect) -> Area:
    return Area(_scaled(rect.x0, COLUMNS), _scaled(rect.y0, ROWS), _scaled(rect.x1, COLUMNS), _scaled(rect.y1, ROWS))


def _scaled(units: int, characters: int) -> int:
    """A length in characters; tile by tile, so that all tiles are drawn alike."""
    tiles, rest = divmod(units, SIZE)
    return characters * tiles + round(characters * rest / SIZE)


# -- borders, walls, gaps ---------------------------------------------------------------------------------------


def _border(ground: Ground, edge: Edge) -> tuple[Area, str, int, int]:
    """Dots at the west or north side of the second of two street zones."""
    beyond = _area(ground.streets[edge.b].rect)
    if edge.heading == "E":
        return beyond._replace(right=beyond.left + 1), ".", 1, 2
    return beyond._replace(bottom=beyond.top + 1), ".", 3, 1


def _wall_characters(ground: Ground) -> Iterator[tuple[int, int]]:
    """The outermost characters of buildings; of two rooms side by side the eastern or southern one has the wall."""
    inside = {
        (row, column): room.id
        for room in ground.rooms.values()
        for area in map(_area, room.rects)
        for row in range(area.top, area.bottom)
        for column in range(area.left, area.right)
    }
    for (row, column), room in inside.items():
        is_first = inside.get((row - 1, column)) != room or inside.get((row, column - 1)) != room
        around = product((row - 1, row, row + 1), (column - 1, column, column + 1))
        if is_first or any(place not in inside for place in around):
            yield row, column


def _gap(stretch: Rect, inset: int = 0) -> Area:
    """The middle of a stretch of wall, at least one character of it."""
    area = _area(stretch)
    if stretch.x0 == stretch.x1:
        top, bottom = _middle(area.top, area.bottom, HIGH_GAP)
        return Area(area.left - inset, top, area.left - inset + 1, bottom)
    left, right = _middle(area.left, area.right, WIDE_GAP)
    return Area(left, area.top - inset, right, area.top - inset + 1)


def _middle(first: int, last: int, size: int) -> tuple[int, int]:
    start = max(first, (first + last) // 2 - size // 2)
    return start, max(start + 1, min(start + size, last))


def _longest_drawn(stretch: Rect) -> tuple[int, int, int]:
    """For `min`: the stretch that is longest in characters, and the northernmost, westernmost of those."""
    area = _area(stretch)
    return -max(area.right - area.left, area.bottom - area.top), stretch.y0, stretch.x0


# -- labels -----------------------------------------------------------------------------------------------------


def _labels(board: Board, mission: Mission) -> dict[ZoneId, list[str]]:
    """What is written into each zone: its name, its tokens, its manholes."""
    labels = {zone: [zone] for zone in board.zones.zones}
    for zone, token in _tokens(mission):
        labels[zone].append(token)
    for manhole in board.ground.manholes:
        labels[manhole.zone].append("(o)")
    return labels


def _tokens(mission: Mission) -> Iterator[tuple[ZoneId, str]]:
    yield mission.start, "START"
    for number, spawn in enumerate(mission.spawns, start=1):
        yield spawn.zone, f"{_BEFORE[spawn.colour]}SPAWN{number}"
    for objective in mission.objectives:
        yield objective.zone, f"{_BEFORE[objective.colour]}OBJ"
    if mission.exit is not None:
        yield mission.exit, "EXIT"
    for zone in mission.zombie_exits:
        yield zone, "ZEXIT"
    for zone in mission.bunkers:
        yield zone, "BUNKER"
    for car in mission.cars:
        yield car.zone, _CAR[car.kind]


def _write(canvas: _Canvas, ground: Ground, zone: ZoneId, words: list[str]) -> None:
    """Into the middle of the zone, a few words on each line."""
    lines = wrap(" ".join(words), LABEL_WIDTH, break_long_words=False, break_on_hyphens=False)
    middle, top = (
        _place_in_street(ground, zone, lines) if zone in ground.streets else _place_in_room(ground, zone, lines)
    )
    for row, line in enumerate(lines, start=top):
        left = floor(middle - len(line) / 2 + 0.5)
        canvas.lines[row][left : left + len(line)] = line


def _place_in_street(ground: Ground, zone: ZoneId, lines: list[str]) -> tuple[float, int]:
    """The middle column and the first row."""
    area = _area(ground.streets[zone].rect)
    return (area.left + area.right) / 2, (area.top + area.bottom - len(lines)) // 2


def _place_in_room(ground: Ground, zone: ZoneId, lines: list[str]) -> tuple[float, int]:
    """In the larger part of a room with corners; a little lower, as the wall above is drawn inside the room."""
    rect = max(ground.rooms[zone].rects, key=lambda part: (part.x1 - part.x0) * (part.y1 - part.y0))
    middle, height = (rect.x0 + rect.x1) / 2 * COLUMNS / SIZE, (rect.y0 + rect.y1) / 2 * ROWS / SIZE
    return middle, floor(height - len(lines) / 2 + 0.25)
