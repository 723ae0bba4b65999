"""A mission's map as text, in the notation of the rule catalogue.

`#` wall, a gap in it an opening, `D` a closed door (`B`, `G`: blue, green), dots borders between street zones, `(o)` a
manhole, `START`, `SPAWN1` (with its place in the order), `OBJ`, `EXIT`, `ZEXIT` (zombie exit), `POLICE` and `PIMP`
(cars), `BUNKER`; blue and green tokens have a letter before their name.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from textwrap import wrap
from typing import Final, NamedTuple

from untot.games.zombicide.assembly import Board, board_of
from untot.games.zombicide.missions import Mission
from untot.games.zombicide.pieces import CarId, Color
from untot.games.zombicide.tiles import SIZE, Rect
from untot.table.zones import ZoneId

COLUMNS: Final = 36
ROWS: Final = 15
"""Of a tile."""
GAP: Final = 4, 2
"""Columns and rows of a door or opening."""
LABEL_WIDTH: Final = 7

_BEFORE: Final[dict[Color, str]] = {"red": "", "blue": "B", "green": "G"}
_DOOR: Final[dict[Color, str]] = {"red": "D", "blue": "B", "green": "G"}
_CAR: Final[dict[CarId, str]] = {"police_car": "POLICE", "pimpmobile": "PIMP"}


class Area(NamedTuple):
    """Columns and rows of the picture, the last ones not included."""

    left: int
    top: int
    right: int
    bottom: int


def draw(mission: Mission) -> str:
    """The map with all tokens as they lie at the start."""
    board = board_of(mission)
    picture = _Picture(board)
    picture.draw_street_borders()
    picture.draw_walls()
    picture.draw_gaps()
    for zone, words in _labels(board, mission).items():
        picture.write(zone, words)
    return str(picture)


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
        yield spawn.zone, f"{_BEFORE[spawn.color]}SPAWN{number}"
    for objective in mission.objectives:
        yield objective.zone, f"{_BEFORE[objective.color]}OBJ"
    if mission.exit is not None:
        yield mission.exit, "EXIT"
    for zone in mission.zombie_exits:
        yield zone, "ZEXIT"
    for zone in mission.bunkers:
        yield zone, "BUNKER"
    for car in mission.cars:
        yield car.zone, _CAR[car.kind]


class _Picture:
    """A canvas of characters over the ground of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        layout = board.ground.layout
        self.width, self.height = COLUMNS * len(layout[0]), ROWS * len(layout)
        self.canvas = [[" "] * self.width for _ in range(self.height)]

    def __str__(self) -> str:
        return "".join("".join(line).rstrip() + "\n" for line in self.canvas)

    def draw_street_borders(self) -> None:
        """Dots at every third column or every second row."""
        streets = self.board.ground.streets
        for edge in self.board.zones.edges:
            if edge.a in streets and edge.b in streets:
                there = _area(streets[edge.b].rect)
                if edge.heading == "E":
                    self._fill(Area(there.left, there.top, there.left + 1, there.bottom), ".", 1, 2)
                else:
                    self._fill(Area(there.left, there.top, there.right, there.top + 1), ".", 3, 1)

    def draw_walls(self) -> None:
        """Around each room; the wall between two rooms is that of the eastern or southern one."""
        inside = self._rooms_of_characters()
        for row, column in inside:
            if self._is_wall(inside, row, column):
                self.canvas[row][column] = "#"

    def _rooms_of_characters(self) -> dict[tuple[int, int], ZoneId]:
        rooms = {}
        for room in self.board.ground.rooms.values():
            for area in map(_area, room.rects):
                for row in range(area.top, area.bottom):
                    rooms.update({(row, column): room.id for column in range(area.left, area.right)})
        return rooms

    def _is_wall(self, inside: dict[tuple[int, int], ZoneId], row: int, column: int) -> bool:
        before = [(row - 1, column - 1), (row - 1, column), (row, column - 1)]
        after = [(row + 1, column + 1), (row + 1, column), (row, column + 1), (row - 1, column + 1), (row + 1, column - 1)]
        here = inside[row, column]
        return any(inside.get(place) != here for place in before) or any(place not in inside for place in after)

    def draw_gaps(self) -> None:
        for opening in self.board.ground.openings:
            self._fill(_gap(opening.stretch, 0), " ")
        for door in self.board.doors.values():
            self._fill(_gap(door.stretch, 1 if door.side in ("E", "S") else 0), _DOOR[door.color])

    def write(self, zone: ZoneId, words: list[str]) -> None:
        """Centred, a few words on each line."""
        if zone in self.board.ground.streets:
            rect = self.board.ground.streets[zone].rect
            area = _area(rect)
            cx = (area.left + area.right) / 2
        else:
            rect = max(self.board.ground.rooms[zone].rects, key=lambda r: (r.x1 - r.x0) * (r.y1 - r.y0))
            area = _area(rect)
            cx = (rect.x0 + rect.x1) / 2 * COLUMNS / SIZE
        lines = wrap(" ".join(words), LABEL_WIDTH, break_long_words=False, break_on_hyphens=False)
        top = area.top + (area.bottom - area.top - len(lines)) // 2
        for row, line in enumerate(lines, start=top):
            left = math.floor(cx - len(line) / 2 + 0.5)
            self.canvas[row][left : left + len(line)] = line

    def _fill(self, area: Area, character: str, every_column: int = 1, every_row: int = 1) -> None:
        for row in range(area.top, area.bottom):
            for column in range(area.left, area.right):
                if row % every_row == 0 and column % every_column == 0:
                    self.canvas[row][column] = character


def _gap(stretch: Rect, inset: int) -> Area:
    """The middle of a stretch of wall, where the wall is drawn."""
    area = _area(stretch)
    if stretch.x0 == stretch.x1:
        column, row = area.left - inset, (area.top + area.bottom) // 2 - 1
        return Area(column, row, column + 1, row + GAP[1])
    column, row = (area.left + area.right) // 2 - 2, area.top - inset
    return Area(column, row, column + GAP[0], row + 1)


def _area(rect: Rect) -> Area:
    return Area(_column(rect.x0), _row(rect.y0), _column(rect.x1), _row(rect.y1))


def _column(x: int) -> int:
    tile, rest = divmod(x, SIZE)
    return COLUMNS * tile + round(COLUMNS * rest / SIZE)


def _row(y: int) -> int:
    tile, rest = divmod(y, SIZE)
    return ROWS * tile + round(ROWS * rest / SIZE)
