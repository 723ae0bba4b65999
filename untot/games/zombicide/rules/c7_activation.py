"""Chapters 7a, 7b and 7e: zombies act, first all attacks, then all moves; groups split, and miniatures run out."""

from __future__ import annotations

from functools import cache
from typing import Final

from untot.games.zombicide.facts import board, crowd_in, living, survivors_in
from untot.games.zombicide.pieces import ZOMBIES, ZombieId
from untot.games.zombicide.refusing import refusing
from untot.games.zombicide.rules.c4_round import decide_together
from untot.games.zombicide.rules.c7_targets import Pull, lures, pull_on
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.rules.c10_missions import leave_over_zombie_exits
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import Crowd, ZombicideState
from untot.kernel.events import Seat
from untot.kernel.forms import Share
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.zones import ZoneId

EVERY_KIND: Final = "all"
WHY_CLAUSE: Final = {"sight": "ZC-7.25", "noise": "ZC-7.27", "far_noise": "ZC-7.30"}
SHORTAGE_ORDER: Final[tuple[ZombieId, ...]] = ("fatty", "runner", "walker")
"""Which kind acts first if several have run out (ZC-7.78)."""


@cache
def kinds_named(kinds: str) -> tuple[ZombieId, ...]:
    """`all`, or the id of one kind."""
    return tuple(kind for kind in ZOMBIES if kinds in (EVERY_KIND, kind))


@clause("ZC-5.70", "ZC-5.71", "ZC-5.73", "ZC-5.76", "ZC-7.1", "ZC-7.3", "ZC-7.48", "ZC-7.69", "ZC-7.70", "ZC-9.46")
def activation(g: ZombicideState, kinds: str, may_run_short: int) -> None:
    """All zombies of these kinds use an action, and then all Runners among them once more.

    `may_run_short` 0 marks an extra activation after a split that lacked miniatures: its splits cause no other.
    """
    g.tell("zombies_activated", "ZC-7.1", kinds=list(kinds_named(kinds)))
    most = max(ZOMBIES[kind].actions for kind in kinds_named(kinds))
    waves: list[Step] = [("wave", kinds, may_run_short)]
    waves += [("wave", "runner", may_run_short)] * (most - 1)
    g.then(*ninja_questions(g), *waves)


@clause("ZC-9.46")
def ninja_questions(g: ZombicideState) -> list[Step]:
    """Directly before every activation each Ninja may switch his skill."""
    return [("ninja", survivor.id) for survivor in living(g) if has_skill(survivor, "silence")]


@clause("ZC-7.2", "ZC-7.4", "ZC-7.5", "ZC-7.6", "ZC-7.8")
def wave(g: ZombicideState, kinds: str, may_run_short: int) -> None:
    """One action: where a survivor is, all zombies attack; they have used it even if fewer would have been enough."""
    acting = kinds_named(kinds)
    if not any(attackers(g, zone, acting) for zone in g.zombies):
        return
    prey = {survivor.zone for survivor in living(g)}
    strikes = [(zone, attackers(g, zone, acting)) for zone in zones_in_order(g) if zone in prey]
    g.attacked = [zone for zone, count in strikes if count]
    g.then(
        *[("zone_attack", zone, count) for zone, count in strikes if count],
        ("march", kinds),
        ("arrive", may_run_short),
    )


def zones_in_order(g: ZombicideState) -> list[ZoneId]:
    """Where zombies stand, in the order of the map."""
    return sorted(g.zombies, key=board(g).zones.rank.__getitem__)


def attackers(g: ZombicideState, zone: ZoneId, acting: tuple[ZombieId, ...]) -> int:
    return sum(g.zombies[zone].get(kind, 0) for kind in acting)


# -- attacks ----------------------------------------------------------------------------------------------------


@clause("ZC-7.7", "ZC-7.9", "ZC-7.10", "ZC-7.11", "ZC-7.12")
async def zone_attack(g: ZombicideState, zone: ZoneId, wounds: int) -> None:
    """The players share out the wounds one by one, none is wasted while somebody there lives."""
    if not wounds or not survivors_in(g, zone):
        return
    answer = await decide_together(
        g,
        "share_wounds",
        "ZC-7.9",
        lambda g, seat: [f"wound:{survivor.id}" for survivor in survivors_in(g, zone)],
        why_not=refusing("ZC-7.10", "wound", "none"),
        about={"zone": zone, "wounds": wounds},
    )
    victim = answer.removeprefix("wound:")
    g.tell("zombie_attacked", "ZC-7.7", zone=zone, survivor=victim)
    g.then(("wound", victim, "zombie"), ("zone_attack", zone, wounds - 1))


# -- moves ------------------------------------------------------------------------------------------------------


@clause("ZC-7.2", "ZC-7.23", "ZC-7.24", "ZC-7.50")
def march(g: ZombicideState, kinds: str) -> None:
    """Zombies that did not attack set out; groups with several ways split, in the order of the map."""
    acting = kinds_named(kinds)
    lured = lures(g)
    g.marches, g.arrivals, g.short_splits = {}, {}, []
    for zone in zones_in_order(g):
        if zone in g.attacked or not attackers(g, zone, acting):
            continue
        pull = pull_on(lured, zone)
        if len(pull.ways) == 1:
            for kind, count in crowd_in(g, zone).items():
                set_out(g, pull, pull.ways[0], kind, count if kind in acting else 0)
        elif pull.ways:
            g.marches[zone] = list(pull.ways)
    g.then(*[("split", zone, kinds) for zone in g.marches])


def set_out(g: ZombicideState, pull: Pull, to: ZoneId, kind: ZombieId, count: int) -> None:
    """So many leave their zone; they arrive when all have set out."""
    if not count:
        return
    crowd = g.arrivals.setdefault(to, {})
    crowd[kind] = crowd.get(kind, 0) + count
    take_off(g, pull.zone, kind, count)
    whom = [survivor.id for survivor in living(g) if survivor.zone in pull.targets]
    g.tell(
        "zombies_moved", WHY_CLAUSE[pull.why], zone=pull.zone, to=to, kind=kind, count=count,
        why=pull.why, targets=list(pull.targets), whom=whom, ways=len(pull.ways),
    )  # fmt: skip


def take_off(g: ZombicideState, zone: ZoneId, kind: ZombieId, count: int) -> None:
    """So many of a kind are not in this zone any more."""
    crowd = g.zombies[zone]
    crowd[kind] -= count
    if not crowd[kind]:
        del crowd[kind]
    if not crowd:
        del g.zombies[zone]


@clause("ZC-7.34", "ZC-7.38", "ZC-7.42", "ZC-7.45")
async def split(g: ZombicideState, zone: ZoneId, kinds: str) -> None:
    """Each kind is split on its own; the Abomination never is: the players choose its way."""
    for kind in [kind for kind in crowd_in(g, zone) if kind in kinds_named(kinds)]:
        if kind == "abomination":
            answer = await decide_together(
                g, "abomination_way", "ZC-7.45", lambda g, seat: [f"to:{way}" for way in g.marches[zone]],
                why_not=refusing("ZC-7.45", "to", "split"), about={"zone": zone},
            )  # fmt: skip
            set_out(g, pull_on(lures(g), zone), answer.removeprefix("to:"), kind, 1)
        else:
            await split_kind(g, zone, kind)


@clause("ZC-7.42", "ZC-7.43", "ZC-7.44", "ZC-7.46", "ZC-7.47")
async def split_kind(g: ZombicideState, zone: ZoneId, kind: ZombieId) -> None:
    """Equal groups, filled up from the stock; with too few left they are shared out as evenly as possible."""
    groups = len(g.marches[zone])
    missing = -g.zombies[zone][kind] % groups
    added = min(missing, g.stock[kind])
    g.stock[kind] -= added
    g.zombies[zone][kind] += added
    if added:
        g.tell("zombies_added", "ZC-7.43", zone=zone, kind=kind, count=added)
    if added < missing:
        g.short_splits.append(kind)
    each, odd = divmod(g.zombies[zone][kind], groups)
    favoured = await groups_with_odd_ones(g, zone, kind, odd)
    for way in list(g.marches[zone]):
        set_out(g, pull_on(lures(g), zone), way, kind, each + (way in favoured))


@clause("ZC-7.46")
async def groups_with_odd_ones(g: ZombicideState, zone: ZoneId, kind: ZombieId, odd: int) -> list[ZoneId]:
    """The players choose which groups get one more."""
    if not odd:
        return []

    def shares(g: ZombicideState, seat: Seat) -> Share:
        return Share(odd, {f"to:{way}": 1 for way in g.marches[zone]})

    answer = await decide_together(g, "odd_zombies", "ZC-7.46", shares, about={"zone": zone, "kind": kind, "odd": odd})
    return [word.removeprefix("to:") for word in answer.split(" ")]


@clause("ZC-7.46", "ZC-7.78", "ZC-7.80", "ZC-7.81")
def arrive(g: ZombicideState, may_run_short: int) -> None:
    """All arrive at once; kinds that ran out while they were split act again."""
    for zone, crowd in g.arrivals.items():
        put_down(g, zone, crowd)
    g.arrivals, g.marches = {}, {}
    leave_over_zombie_exits(g)
    if may_run_short:
        g.then(*[("activation", kind, 0) for kind in SHORTAGE_ORDER for _ in range(g.short_splits.count(kind))])
    g.short_splits = []
    check_victory(g)


def put_down(g: ZombicideState, zone: ZoneId, crowd: Crowd) -> None:
    """Zombies stand in this zone from now on."""
    there = g.zombies.setdefault(zone, {})
    for kind, count in crowd.items():
        there[kind] = there.get(kind, 0) + count
