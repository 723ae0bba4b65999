"""Shortest ways over the open connections of a net, counted in zones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from untot.table.zones import Net, ZoneId

_KEPT: Final = 1 << 13


def distances_to_any(net: Net, targets: Iterable[ZoneId]) -> dict[ZoneId, int]:
    """From each zone to the nearest of these targets, by one search; zones without a way are left out."""
    found = dict.fromkeys(targets, 0)
    edge_of_search = list(found)
    distance = 0
    while edge_of_search:
        distance += 1
        reached = [zone for near in edge_of_search for zone in net.neighbours[near]]
        edge_of_search = [zone for zone in dict.fromkeys(reached) if zone not in found]
        found.update(dict.fromkeys(edge_of_search, distance))
    return found


@lru_cache(maxsize=_KEPT)
def distances_to(net: Net, target: ZoneId) -> Mapping[ZoneId, int]:
    """From each zone to this one (or back: ways have no direction); kept, since a net never changes."""
    return distances_to_any(net, (target,))


def distance(net: Net, a: ZoneId, b: ZoneId) -> int | None:
    """How many steps, or None if there is no way."""
    return distances_to(net, b).get(a)


def reachable(net: Net, start: ZoneId) -> tuple[ZoneId, ...]:
    """The zones to which a way leads, this one included, in the order of the map."""
    near = distances_to(net, start)
    return tuple(zone for zone in net.neighbours if zone in near)


def nearest(net: Net, start: ZoneId, targets: Iterable[ZoneId]) -> tuple[ZoneId, ...]:
    """Those of the targets that are nearest, in the order given; none if no way leads to any."""
    near = distances_to(net, start)
    there = [target for target in targets if target in near]
    least = min((near[target] for target in there), default=0)
    return tuple(target for target in there if near[target] == least)


@lru_cache(maxsize=_KEPT)
def next_steps(net: Net, start: ZoneId, target: ZoneId) -> tuple[ZoneId, ...]:
    """Every neighbour that lies on a shortest way to the target; none if one is there or no way leads to it."""
    near = distances_to(net, target)
    if start not in near:
        return ()
    return tuple(zone for zone in net.neighbours[start] if near[zone] < near[start])


def next_steps_to_all(net: Net, start: ZoneId, targets: Iterable[ZoneId]) -> tuple[ZoneId, ...]:
    """Every neighbour on a shortest way to any one of these targets, near or far, in the order of the map."""
    steps = {step for target in targets for step in next_steps(net, start, target)}
    return tuple(zone for zone in net.neighbours[start] if zone in steps)


def shortest_path(net: Net, start: ZoneId, target: ZoneId) -> tuple[ZoneId, ...]:
    """One shortest way, both ends included, the first in the order of the map; empty if there is none."""
    if distance(net, start, target) is None:
        return ()
    path = [start]
    while path[-1] != target:
        path.append(next_steps(net, path[-1], target)[0])
    return tuple(path)
