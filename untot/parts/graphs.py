"""Graphs over any neighbours: how far things are, and the ways there.

Nodes are whatever a game calls its places; a game says what lies beside a node, and where one may go on. Everything
is found in the order in which neighbours are named, so that the same question always has the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

Node = TypeVar("Node", bound=Hashable)

Neighbours = Callable[[Node], Iterable[Node]]
Steps = Callable[[Node], Iterable[tuple[Node, int]]]
"""What lies beside a node, and what it costs to go there."""


def anywhere(node: object) -> bool:
    """Where nothing stops anybody."""
    return True


def distances(
    neighbours: Neighbours[Node],
    starts: Iterable[Node],
    *,
    most: int | None = None,
    passable: Callable[[Node], bool] = anywhere,
) -> dict[Node, int]:
    """How many steps it takes from the nearest of these starts, nearest first; what no way leads to is left out.

    What is not passable can be reached but not crossed; a start can always be left.
    """
    found = dict.fromkeys(starts, 0)
    edge, steps = list(found), 0
    while edge and steps != most:
        left = filter(passable, edge) if steps else edge
        steps += 1
        edge = []
        for node in left:
            for beside in neighbours(node):
                if beside not in found:
                    found[beside] = steps
                    edge.append(beside)
    return found


def shortest_way(
    neighbours: Neighbours[Node],
    found: dict[Node, int],
    node: Node,
    *,
    passable: Callable[[Node], bool] = anywhere,
) -> list[Node]:
    """One of the shortest ways there, the start left out; `found` and `passable` as of `distances`."""
    way = [node]
    while found[way[0]] > 1:
        nearer = found[way[0]] - 1
        way.insert(0, next(n for n in neighbours(way[0]) if found.get(n) == nearer and passable(n)))
    return way


class Reached(NamedTuple, Generic[Node]):
    """What it costs to get somewhere, and where one comes from; a start comes from nowhere."""

    cost: int
    before: Node | None


def cheapest(steps: Steps[Node], start: Node, *, most: int | None = None) -> dict[Node, Reached[Node]]:
    """The cheapest way to every node that costs no more than this, cheapest first; of equal ways the first named."""
    found: dict[Node, Reached[Node]] = {}
    number = 0
    queue: list[tuple[int, int, Node, Node | None]] = [(0, number, start, None)]
    while queue:
        cost, _, node, before = heappop(queue)
        if node in found:
            continue
        found[node] = Reached(cost, before)
        for other, more in steps(node):
            if other not in found and (most is None or cost + more <= most):
                number += 1
                heappush(queue, (cost + more, number, other, node))
    return found


def way_to(found: dict[Node, Reached[Node]], node: Node) -> list[Node]:
    """The nodes on the way there, the start left out."""
    way: list[Node] = []
    at: Node | None = node
    while at is not None and (before := found[at].before) is not None:
        way.append(at)
        at = before
    return way[::-1]
