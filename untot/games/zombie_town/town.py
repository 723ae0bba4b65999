"""The board of Zombie Town: its squares, loaded once from content/, and everything about them that never changes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from untot.games.zombie_town.pieces import LIMITS, Piece, load
from untot.kernel.rulebook import clause
from untot.parts.graphs import distances

Square = str
"""A street square (`A5`) or a building (`bld_01`)."""
BuildingId = Square
Cell = tuple[int, int]
"""Column and row, counted from 0."""
Side = Literal["north", "east", "south", "west"]


class BoardContent(Piece, frozen=True):
    """The board as it is written down."""

    reconstructed: tuple[str, ...]
    map: str


class Building(NamedTuple):
    """One square of two cells on the edge of the board."""

    id: BuildingId
    number: int
    side: Side
    cells: tuple[Cell, ...]
    front: tuple[Square, ...]
    sides: tuple[Square, ...]
    touching: tuple[Square, ...]
    """The four orthogonal squares: front, then sides."""
    right: BuildingId
    """The next lower number, seen from the building facing the cemetery."""
    left: BuildingId


_CONTENT: Final = load("board.toml", BoardContent)
RECONSTRUCTED_BOARD: Final = _CONTENT.reconstructed

_ROWS: Final = [line.split() for line in _CONTENT.map.strip().splitlines()]
WIDTH: Final = len(_ROWS[0])
HEIGHT: Final = len(_ROWS)
_MARKS: Final[dict[Cell, str]] = {(x, y): mark for y, row in enumerate(_ROWS) for x, mark in enumerate(row)}

_ORTHOGONAL: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_DIAGONAL: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def _name(cell: Cell) -> str:
    return f"{chr(ord('A') + cell[0])}{cell[1] + 1}"


def _square(cell: Cell) -> Square | None:
    """The square of a cell; none off the board and in the cemetery."""
    mark = _MARKS.get(cell, "##")
    if mark == "##":
        return None
    return f"bld_{mark}" if mark.isdecimal() else _name(cell)


CEMETERY: Final = tuple(_name(cell) for cell, mark in _MARKS.items() if mark == "##")
X_SQUARES: Final = tuple(_name(cell) for cell, mark in _MARKS.items() if mark == "X")
STREETS: Final = tuple(_name(cell) for cell, mark in _MARKS.items() if mark in "X.")
BUILDING_IDS: Final = tuple(sorted({f"bld_{mark}" for mark in _MARKS.values() if mark.isdecimal()}))
SQUARES: Final = (*STREETS, *BUILDING_IDS)

CELLS_OF: Final[dict[Square, tuple[Cell, ...]]] = {
    square: tuple(cell for cell in _MARKS if _square(cell) == square) for square in SQUARES
}


def _around(cell: Cell, ways: tuple[Cell, ...]) -> list[Square]:
    found = [_square((cell[0] + dx, cell[1] + dy)) for dx, dy in ways]
    return [square for square in found if square is not None]


@clause("ZT-2.3", "ZT-2.4", "ZT-2.5", "ZT-2.6")
def neighbours(square: Square) -> tuple[Square, ...]:
    """Streets touch also diagonally, and nothing beside the line hinders; buildings only orthogonally."""
    straight = ORTHOGONAL[square]
    if square in BUILDING_IDS:
        return straight
    slanting = [s for s in _around(CELLS_OF[square][0], _DIAGONAL) if s not in BUILDING_IDS]
    return tuple(sorted((*straight, *slanting), key=SQUARES.index))


ORTHOGONAL: Final[dict[Square, tuple[Square, ...]]] = {
    square: tuple(sorted({s for cell in cells for s in _around(cell, _ORTHOGONAL)} - {square}, key=SQUARES.index))
    for square, cells in CELLS_OF.items()
}
NEIGHBOURS: Final[dict[Square, tuple[Square, ...]]] = {square: neighbours(square) for square in SQUARES}
STRAIGHT_FIRST: Final[dict[Square, tuple[Square, ...]]] = {
    square: (*ORTHOGONAL[square], *NEIGHBOURS[square]) for square in SQUARES
}
"""For ways that look like what people walk."""


def _building(number: int) -> Building:
    name = f"bld_{number:02}"
    cells = CELLS_OF[name]
    side, inward = _SIDE_OF[name]
    front = tuple(square for dx, dy in [inward] for x, y in cells if (square := _square((x + dx, y + dy))))
    sides = tuple(square for square in ORTHOGONAL[name] if square not in front)
    count = len(BUILDING_IDS)
    right, left = BUILDING_IDS[(number - 2) % count], BUILDING_IDS[number % count]
    return Building(name, number, side, cells, front, sides, (*front, *sides), right, left)


def _side(name: BuildingId) -> tuple[Side, Cell]:
    """The edge of the board on which a building lies, and the way from it into the board."""
    columns, rows = {x for x, _ in CELLS_OF[name]}, {y for _, y in CELLS_OF[name]}
    if rows == {0}:
        return "north", (0, 1)
    if columns == {WIDTH - 1}:
        return "east", (-1, 0)
    return ("south", (0, -1)) if rows == {HEIGHT - 1} else ("west", (1, 0))


_SIDE_OF: Final = {name: _side(name) for name in BUILDING_IDS}
BUILDINGS: Final = {building.id: building for building in map(_building, range(1, len(BUILDING_IDS) + 1))}
TOUCHING: Final[dict[BuildingId, tuple[Square, ...]]] = {name: b.touching for name, b in BUILDINGS.items()}
BUILDING_BESIDE: Final[dict[Square, BuildingId]] = {
    square: building.id for building in BUILDINGS.values() for square in building.touching
}
"""The building that a street square touches, if it touches one; never two."""
PRESSED_FROM: Final[dict[Square, BuildingId]] = {**BUILDING_BESIDE, **{name: name for name in BUILDING_IDS}}
"""The building that zombies on a square press: the one they touch or stand in."""
RING_NEIGHBOURS: Final[dict[BuildingId, tuple[BuildingId, BuildingId]]] = {
    building.id: (building.right, building.left) for building in BUILDINGS.values()
}


@clause("ZT-2.4", "ZT-2.5")
def is_diagonal(one: Square, other: Square) -> bool:
    """Whether two squares, one of them a building, touch only at a corner."""
    touching = any(max(abs(x - a), abs(y - b)) == 1 for x, y in CELLS_OF[one] for a, b in CELLS_OF[other])
    return touching and other not in NEIGHBOURS[one]


# -- distances --------------------------------------------------------------------------------------------------


@clause("ZT-2.7")
def distances_from(square: Square) -> dict[Square, int]:
    """Steps over streets and through buildings, whoever stands there; the cemetery blocks."""
    return distances(NEIGHBOURS.__getitem__, [square])


DISTANCE: Final[dict[Square, dict[Square, int]]] = {square: distances_from(square) for square in SQUARES}
"""Nearest first, so that a loop may stop early."""


def _in_range(square: Square) -> tuple[Square, ...]:
    return tuple(other for other, far in DISTANCE[square].items() if far <= LIMITS.shot)


IN_RANGE: Final[dict[Square, tuple[Square, ...]]] = {square: _in_range(square) for square in SQUARES}
"""The squares that a shot can reach: the square itself, then those one away, then those two away."""


# -- the ways of zombies ----------------------------------------------------------------------------------------


@clause("ZT-12.6")
def ring_of(square: Square) -> int:
    """How far outward a square lies: 1 touches the cemetery, also at its corners; buildings lie on the edge."""
    graves = [cell for cell, mark in _MARKS.items() if mark == "##"]
    return max(min(max(abs(x - a), abs(y - b)) for a, b in graves) for x, y in CELLS_OF[square])


RING: Final[dict[Square, int]] = {square: ring_of(square) for square in SQUARES}
ZOMBIE_STEPS: Final[dict[Square, tuple[Square, ...]]] = {
    square: tuple(other for other in NEIGHBOURS[square] if RING[other] >= RING[square]) for square in SQUARES
}
"""Forward or sideways."""
STEPS_INTO: Final[dict[Square, frozenset[Square]]] = {
    square: frozenset(start for start, steps in ZOMBIE_STEPS.items() if square in steps) for square in SQUARES
}
"""From where a zombie can step onto a square."""


def _heading(start: Square, to: Square) -> tuple[Cell, Cell]:
    """The cell from which a step is made, and its direction."""
    steps = [((ax, ay), (bx - ax, by - ay)) for ax, ay in CELLS_OF[start] for bx, by in CELLS_OF[to]]
    return next((cell, way) for cell, way in steps if max(abs(way[0]), abs(way[1])) == 1)


@clause("ZT-7.26", "ZT-7.27", "ZT-7.30")
def heads_for(start: Square, to: Square) -> BuildingId | None:
    """The first building met if a step is prolonged; the edge of the board and the cemetery end the line."""
    (x, y), (dx, dy) = _heading(start, to)
    while (ahead := _square((x := x + dx, y := y + dy))) is not None:
        if ahead in BUILDING_IDS:
            return ahead
    return None


HEADS_FOR: Final[dict[Square, dict[Square, BuildingId | None]]] = {
    square: {to: heads_for(square, to) for to in steps} for square, steps in ZOMBIE_STEPS.items()
}
"""From, to: the building toward which such a zombie step directly leads."""
STEPS_TOWARD: Final[dict[BuildingId, frozenset[Square]]] = {
    name: frozenset(start for start, heads_for in HEADS_FOR.items() if name in heads_for.values()) for name in BUILDINGS
}
"""From where a step directly leads toward a building."""


@clause("ZT-13.14")
def pushed_back(building: Building) -> dict[Square, Square]:
    """Straight away from the edge of the board on which the building lies."""
    dx, dy = _SIDE_OF[building.id][1]
    there = {square: CELLS_OF[square][0] for square in building.touching}
    return {square: _name((x + dx, y + dy)) for square, (x, y) in there.items()}


PUSHED_BACK: Final[dict[BuildingId, dict[Square, Square]]] = {b.id: pushed_back(b) for b in BUILDINGS.values()}
"""By building: where a zombie on each of its four squares is pushed."""
