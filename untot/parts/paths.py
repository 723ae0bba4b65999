"""Shortest ways over the open connections of a net, counted in zones, and kept: a net never changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from untot.parts.graphs import distances
from untot.parts.zones import Net, ZoneId

_KEPT: Final = 1 << 13


def distances_to_any(net: Net, targets: Iterable[ZoneId]) -> dict[ZoneId, int]:
    """From each zone to the nearest of these targets, by one search; zones without a way are left out."""
    return distances(net.neighbours.__getitem__, targets)


@lru_cache(maxsize=_KEPT)
def distances_to(net: Net, target: ZoneId) -> Mapping[ZoneId, int]:
    """From each zone to this one (or back: ways have no direction); kept, since a net never changes."""
    return distances_to_any(net, (target,))


def reachable(net: Net, start: ZoneId) -> tuple[ZoneId, ...]:
    """The zones to which a way leads, this one included, in the order of the map."""
    near = distances_to(net, start)
    return tuple(zone for zone in net.neighbours if zone in near)


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
