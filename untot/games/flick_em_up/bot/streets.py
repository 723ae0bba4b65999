"""The way on foot round houses and things: how far it is from anywhere in the town to a place before a door.

The town is a grid; what stands between is what a disc would touch. Figures are no obstacles: they come and go.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from untot.games.flick_em_up.geometry.doors import FRONT
from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Round, are_within
from untot.games.flick_em_up.geometry.town import EDGE
from untot.games.flick_em_up.pieces import KIND_OF, KindId, Length, mm
from untot.games.flick_em_up.state import FlickState

CELL: Final = mm(30)
ACROSS: Final = 2 * EDGE // CELL
ROOM: Final = mm(17)
"""Half a disc, and a little."""
REACH: Final = mm(82)
"""What stands farther from a cell does not touch it."""
BEFORE_DOOR: Final = (mm(130), mm(100), mm(170), mm(70), mm(220))
STRAIGHT: Final = 30
ASLANT: Final = 42
NEXT: Final = tuple((x, y, ASLANT if x and y else STRAIGHT) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
FAR: Final = mm(1500)
"""Where no way leads."""

Cell = tuple[int, int]
Things = tuple[tuple[KindId, Pose], ...]


def things_of(g: FlickState) -> Things:
    """Houses and objects where they stand now."""
    return tuple((KIND_OF[piece].kind, pose) for piece, pose in g.poses.items() if KIND_OF[piece].class_ != "figure")


def way_on_foot(g: FlickState, x: Length, y: Length, house: Pose) -> Length:
    """How far it is to the front of a house."""
    far = distances(things_of(g), house)
    return min((far[cell] for cell in _cells_at(x, y) if cell in far), default=FAR)


@lru_cache(256)
def distances(things: Things, house: Pose) -> dict[Cell, Length]:
    """From every cell that can be reached."""
    closed = blocked(things)
    starts = [_cell(*house.out(0, FRONT + far)) for far in BEFORE_DOOR]
    start = next((cell for cell in starts if cell not in closed and _is_inside(cell)), None)
    if start is None:
        return {}
    far: dict[Cell, Length] = {}
    open_: list[tuple[Length, Cell]] = [(0, start)]
    while open_:
        length, cell = heappop(open_)
        if cell in far:
            continue
        far[cell] = length
        for x, y, step in NEXT:
            there = cell[0] + x, cell[1] + y
            if there not in far and there not in closed and _is_inside(there):
                heappush(open_, (length + mm(step), there))
    return far


@lru_cache(128)
def blocked(things: Things) -> frozenset[Cell]:
    """The cells in which a disc would touch something."""
    return frozenset(cell for kind, pose in things for cell in _touching(kind, pose))


@lru_cache(2048)
def _touching(kind: KindId, pose: Pose) -> tuple[Cell, ...]:
    shape, (x, y), around = footprint(kind, pose), _cell(pose.x, pose.y), REACH // CELL + 1
    near = [(x + dx, y + dy) for dx in range(-around, around + 1) for dy in range(-around, around + 1)]
    return tuple(cell for cell in near if are_within(Round(*_middle(cell), 0), shape, ROOM))


def _cell(x: Length, y: Length) -> Cell:
    return (x + EDGE) // CELL, (y + EDGE) // CELL


def _middle(cell: Cell) -> tuple[Length, Length]:
    return cell[0] * CELL - EDGE + CELL // 2, cell[1] * CELL - EDGE + CELL // 2


def _is_inside(cell: Cell) -> bool:
    return 0 <= cell[0] < ACROSS and 0 <= cell[1] < ACROSS


def _cells_at(x: Length, y: Length) -> Iterator[Cell]:
    """The cell of a place; if nobody could stand in its middle, those around it will do."""
    cell = _cell(x, y)
    yield cell
    for dx, dy, _ in NEXT:
        yield cell[0] + dx, cell[1] + dy
