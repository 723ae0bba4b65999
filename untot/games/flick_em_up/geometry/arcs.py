"""Arcs: directions in intervals. A place check leaves some directions free; people name an arc, then a number in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from untot.kernel.rulebook import clause

DEGREES: Final = 360
TENTHS_OF_A_TURN: Final = 3600


class Arc(NamedTuple):
    """From a direction to another, both included, counter-clockwise; never over due east."""

    first: int
    last: int


@clause("FL-8.44", "FL-9.22")
def free_arcs(is_free: Callable[[int], bool]) -> tuple[Arc, ...]:
    """Neighbouring whole degrees that pass a check form an arc; arcs are cut at 0 degrees."""
    arcs: list[Arc] = []
    for degree in range(DEGREES):
        if not is_free(degree):
            continue
        if arcs and arcs[-1].last == degree - 1:
            arcs[-1] = Arc(arcs[-1].first, degree)
        else:
            arcs.append(Arc(degree, degree))
    return tuple(arcs)


def in_tenths(arcs: tuple[Arc, ...]) -> tuple[Arc, ...]:
    """Every tenth of a degree from the first to the last whole degree of an arc may be chosen."""
    return tuple(Arc(arc.first * 10, arc.last * 10) for arc in arcs)


def arc_between(first: int, last: int) -> tuple[Arc, ...]:
    """From one tenth of a degree to another one, cut at 0 degrees where it leads over it."""
    first, last = first % TENTHS_OF_A_TURN, last % TENTHS_OF_A_TURN
    if first <= last:
        return (Arc(first, last),)
    return Arc(0, last), Arc(first, TENTHS_OF_A_TURN - 1)
