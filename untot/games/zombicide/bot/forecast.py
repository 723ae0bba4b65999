"""The next zombies' phase, foretold by the rules' own lures: who is struck where, and who stands where after it.

Only what lies open counts: zombies, noise and survivors as they are, or as they would be if one of them stood
elsewhere. Which cards will be drawn nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from untot.games.zombicide.facts import board, is_noiseless, living, noise_by_zone, open_net
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import ZOMBIES, SurvivorId, ZombieId
from untot.games.zombicide.rules.c7_targets import Lures, pull_on
from untot.games.zombicide.state import ZombicideState
from untot.parts.zones import ZoneId

FAST: Final = tuple(kind for kind, zombie in ZOMBIES.items() if zombie.actions > 1)

Crowds = Mapping[ZoneId, Mapping[ZombieId, float]]
"""Zombies by zone and kind; where dice fall before, as many as are likely to be left."""


class Foretold(NamedTuple):
    """What the zombies that are on the board will do."""

    blows: dict[ZoneId, float]
    """By zone: how often survivors are struck there."""
    crowds: Crowds
    """Where they stand when all have acted."""


Moved = Mapping[SurvivorId, ZoneId]
"""Survivors who would stand elsewhere."""
NOBODY: Final[Moved] = MappingProxyType({})


def foretell(g: ZombicideState, moved: Moved = NOBODY, crowds: Crowds | None = None, noise_at: ZoneId = "") -> Foretold:
    """The zombies' phase if these stood there, if so many zombies were left by then, and with one more noise."""
    noise = _noise(g, moved, noise_at)
    prey = frozenset(moved.get(survivor.id, survivor.zone) for survivor in living(g))
    lured = Lures(open_net(g), board(g).all_open, noise, prey, _loudest(noise))
    blows: dict[ZoneId, float] = {}
    after = _wave(g, lured, g.zombies if crowds is None else crowds, tuple(ZOMBIES), blows)
    if any(kind in crowd for crowd in after.values() for kind in FAST):
        after = _wave(g, lured, after, FAST, blows)
    return Foretold(blows, after)


def _noise(g: ZombicideState, moved: Moved, noise_at: ZoneId) -> dict[ZoneId, int]:
    heard = noise_by_zone(g)
    if noise_at:
        heard[noise_at] = heard.get(noise_at, 0) + 1
    for name, zone in moved.items():
        who = g.survivors[name]
        if not is_noiseless(who):
            heard[who.zone] -= 1
            heard[zone] = heard.get(zone, 0) + 1
    rank = board(g).zones.rank
    return {at: heard[at] for at in sorted(heard, key=rank.__getitem__) if heard[at]}


def _loudest(noise: Mapping[ZoneId, int]) -> tuple[ZoneId, ...]:
    most = max(noise.values(), default=0)
    return tuple(zone for zone, loud in noise.items() if loud == most)


def _wave(
    g: ZombicideState, lured: Lures, crowds: Crowds, kinds: tuple[ZombieId, ...], blows: dict[ZoneId, float]
) -> Crowds:
    """One action of these kinds: where somebody is they strike, all others go; groups that split are filled up."""
    after: dict[ZoneId, dict[ZombieId, float]] = {}
    for zone, crowd in crowds.items():
        acting = {kind: count for kind, count in crowd.items() if kind in kinds}
        is_fight = zone in lured.prey
        ways = () if is_fight or not acting else pull_on(lured, zone).ways
        if is_fight and acting:
            blows[zone] = blows.get(zone, 0) + sum(acting.values())
        for kind, count in crowd.items():
            if ways and kind in acting:
                for way in ways:
                    _put(after, way, kind, count if len(ways) == 1 else -(-count // len(ways)))
            else:
                _put(after, zone, kind, count)
    for gone in mission_of(g).zombie_exits:
        after.pop(gone, None)
    return after


def _put(crowds: dict[ZoneId, dict[ZombieId, float]], zone: ZoneId, kind: ZombieId, count: float) -> None:
    there = crowds.setdefault(zone, {})
    there[kind] = there.get(kind, 0.0) + count
