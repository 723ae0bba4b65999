"""Chapters 7d and 7e: where zombies want to go, and the next zones on their ways there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from untot.games.zombicide.facts import board, in_sight_from, living, noise_by_zone, open_net
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause
from untot.parts.paths import distances_to, next_steps, next_steps_to_all
from untot.parts.zones import Net, ZoneId


@dataclass(frozen=True, slots=True)
class Lures:
    """All that draws zombies in one step: worked out once, since the moves of a step are simultaneous."""

    net: Net
    all_open: Net
    noise: dict[ZoneId, int]
    """Of every zone that is not silent, in the order of the map."""
    prey: frozenset[ZoneId]
    """Where survivors stand."""
    noisiest: tuple[ZoneId, ...]
    """Of the whole board, in the order of the map."""


class Pull(NamedTuple):
    """What draws the zombies of one zone: `sight` of survivors, `noise` with an open way to it, or `far_noise` behind
    closed doors; the zones that they want to reach, and the next zones on their ways there.
    """

    zone: ZoneId
    why: Literal["sight", "noise", "far_noise"]
    targets: tuple[ZoneId, ...]
    ways: tuple[ZoneId, ...]


@clause("ZC-7.24", "ZC-7.34")
def lures(g: ZombicideState) -> Lures:
    heard = noise_by_zone(g)
    noise = {zone: heard[zone] for zone in sorted(heard, key=board(g).zones.rank.__getitem__)}
    prey = frozenset(survivor.zone for survivor in living(g))
    return Lures(open_net(g), board(g).all_open, noise, prey, _loudest(noise))


def _loudest(noise: dict[ZoneId, int]) -> tuple[ZoneId, ...]:
    """The zones with the most noise; none if all are silent."""
    most = max(noise.values(), default=0)
    return tuple(zone for zone, loud in noise.items() if loud == most)


@clause("ZC-7.23", "ZC-7.35", "ZC-7.37", "ZC-7.38", "ZC-7.39", "ZC-7.40")
def pull_on(lured: Lures, zone: ZoneId) -> Pull:
    """Every different next zone on a shortest way to any of the tied targets; none if the zombies stay."""
    seen = in_sight(lured, zone)
    if seen:
        return Pull(zone, "sight", seen, next_steps_to_all(lured.net, zone, seen))
    heard = within_reach(lured, zone)
    if heard is None:
        return through_closed_doors(lured, zone)
    return Pull(zone, "noise", heard, () if zone in heard else next_steps_to_all(lured.net, zone, heard))


@clause("ZC-7.25", "ZC-7.26", "ZC-9.31.1")
def in_sight(lured: Lures, zone: ZoneId) -> tuple[ZoneId, ...]:
    """The noisiest zones with a survivor in sight, whatever their distance."""
    seen = [other for other in in_sight_from(lured.net, zone) if other in lured.prey]
    most = max((lured.noise.get(other, 0) for other in seen), default=0)
    return tuple(other for other in seen if lured.noise.get(other, 0) == most)


@clause("ZC-7.27", "ZC-7.28", "ZC-7.29", "ZC-7.33")
def within_reach(lured: Lures, zone: ZoneId) -> tuple[ZoneId, ...] | None:
    """The noisiest zones with an open path, if one leads to a survivor too; None if not, or if all is silent there."""
    reached = distances_to(lured.net, zone)
    if lured.prey.isdisjoint(reached):
        return None
    return _loudest({other: loud for other, loud in lured.noise.items() if other in reached}) or None


@clause("ZC-7.30", "ZC-7.31", "ZC-7.32", "ZC-7.33", "ZC-7.36", "ZC-7.41", "ZC-7.85")
def through_closed_doors(lured: Lures, zone: ZoneId) -> Pull:
    """Towards the nearest of the noisiest zones of the board, as if all doors were open; closed ones stop them."""
    ways = {target: _net_towards(lured, zone, target) for target in lured.noisiest}
    far = {target: distances_to(net, target).get(zone) for target, net in ways.items()}
    least = min((distance for distance in far.values() if distance is not None), default=0)
    targets = tuple(target for target in ways if least and far[target] == least)
    steps = {step for target in targets for step in next_steps(ways[target], zone, target)}
    return Pull(zone, "far_noise", targets, tuple(step for step in lured.net.neighbours[zone] if step in steps))


@clause("ZC-7.36")
def _net_towards(lured: Lures, zone: ZoneId, target: ZoneId) -> Net:
    """An open path is taken where there is one, however long."""
    return lured.net if zone in distances_to(lured.net, target) else lured.all_open
