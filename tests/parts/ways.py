"""Short questions about a net, for tests."""

from __future__ import annotations

from collections.abc import Iterable

from untot.parts.graphs import cheapest, way_to
from untot.parts.paths import distances_to
from untot.parts.sight import seen_from
from untot.parts.zones import Net, ZoneId


def distance(net: Net, a: ZoneId, b: ZoneId) -> int | None:
    """How many steps, or None if there is no way."""
    return distances_to(net, b).get(a)


def nearest(net: Net, start: ZoneId, targets: Iterable[ZoneId]) -> tuple[ZoneId, ...]:
    """Those of the targets that are nearest, in the order given; none if no way leads to any."""
    near = distances_to(net, start)
    there = [target for target in targets if target in near]
    least = min((near[target] for target in there), default=0)
    return tuple(target for target in there if near[target] == least)


def shortest_path(net: Net, start: ZoneId, target: ZoneId) -> tuple[ZoneId, ...]:
    """One shortest way, both ends included; empty if there is none."""
    found = cheapest(lambda zone: [(other, 1) for other in net.neighbours[zone]], start)
    return (start, *way_to(found, target)) if target in found else ()


def sight_distance(net: Net, a: ZoneId, b: ZoneId) -> int | None:
    """How many zones away something in sight is, or None if it is out of sight."""
    return seen_from(net, a).get(b)


def in_range(net: Net, zone: ZoneId, least: int, most: int) -> tuple[ZoneId, ...]:
    """The zones in sight that are neither nearer nor farther than this."""
    return tuple(seen for seen, far in seen_from(net, zone).items() if least <= far <= most)
