"""Distances and ways over any neighbours: what this game needs of `untot.parts.graphs`, with its signatures."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Square = str
Neighbours = Callable[[Square], Iterable[Square]]


def anywhere(square: Square) -> bool:
    """Where nothing stops anybody."""
    return True


def distances(
    neighbours: Neighbours,
    starts: Iterable[Square],
    *,
    most: int | None = None,
    passable: Callable[[Square], bool] = anywhere,
) -> dict[Square, int]:
    """How many steps it takes from the nearest of these starts, nearest first; what no way leads to is left out.

    What is not passable can be reached but not crossed; a start can always be left.
    """
    found = dict.fromkeys(starts, 0)
    edge, steps = list(found), 0
    while edge and steps != most:
        steps += 1
        beyond: list[Square] = []
        for square in edge:
            if steps == 1 or passable(square):
                for other in neighbours(square):
                    if other not in found:
                        found[other] = steps
                        beyond.append(other)
        edge = beyond
    return found


def way_to(
    neighbours: Neighbours,
    found: dict[Square, int],
    square: Square,
    *,
    passable: Callable[[Square], bool] = anywhere,
) -> list[Square]:
    """One of the shortest ways there, the start left out; `found` and `passable` as of `distances`."""
    way = [square]
    while found[way[0]] > 1:
        nearer = found[way[0]] - 1
        way.insert(0, next(s for s in neighbours(way[0]) if found.get(s) == nearer and passable(s)))
    return way
