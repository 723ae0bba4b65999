"""Chapters 7d and 7e: the moves of a wave. All zombies set out, groups split, and all arrive together."""

from __future__ import annotations

from functools import cache
from typing import Final

from untot.games.zombicide.facts import board, living
from untot.games.zombicide.pieces import ZOMBIES, ZombieId
from untot.games.zombicide.rules.c4_round import decide_together
from untot.games.zombicide.rules.c7_shortage import act_after_splits
from untot.games.zombicide.rules.c7_targets import Pull, lures, pull_on
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.rules.c10_missions import leave_over_zombie_exits
from untot.games.zombicide.state import Crowd, ZombicideState
from untot.kernel.forms import Share
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, things_of, word, words
from untot.parts.zones import ZoneId

WHY_CLAUSE: Final = {"sight": "ZC-7.25", "noise": "ZC-7.27", "far_noise": "ZC-7.30"}
NEVER_SPLITS: Final = "abomination"
EVERY_KIND: Final = "all"


@cache
def kinds_named(kinds: str) -> tuple[ZombieId, ...]:
    """`all`, or the id of one kind."""
    return tuple(kind for kind in ZOMBIES if kinds in (EVERY_KIND, kind))


# -- setting out ------------------------------------------------------------------------------------------------


@clause("ZC-7.2", "ZC-7.23", "ZC-7.24", "ZC-7.34", "ZC-7.38", "ZC-7.42", "ZC-7.50")
def march(g: ZombicideState, kinds: str) -> None:
    """Zombies that did not attack set out; where several ways are equally short each kind splits, in map order."""
    lured, splits = lures(g), list[Step]()
    for zone in zones_in_order(g):
        acting = [kind for kind in kinds_named(kinds) if kind in g.zombies[zone]]
        if not acting or zone in g.attacked:
            continue
        pull = pull_on(lured, zone)
        if len(pull.ways) == 1:
            for kind in acting:
                set_out(g, pull, pull.ways[0], kind, g.zombies[zone][kind])
        elif pull.ways:
            splits += [("split", zone, kind) for kind in acting]
    g.then(*splits)


def zones_in_order(g: ZombicideState) -> list[ZoneId]:
    """Where zombies stand, in the order of the map."""
    return sorted(g.zombies, key=board(g).zones.rank.__getitem__)


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


# -- splitting --------------------------------------------------------------------------------------------------


@clause("ZC-7.42", "ZC-7.43", "ZC-7.44", "ZC-7.45", "ZC-7.46", "ZC-7.47")
async def split(g: ZombicideState, zone: ZoneId, kind: ZombieId) -> None:
    """Equal groups, filled up from the stock; with too few left they are shared out as evenly as possible.

    The Abomination never splits: the players choose its way.
    """
    if kind == NEVER_SPLITS:
        favoured, each = [await way_of_abomination(g, zone)], 0
    else:
        fill_up(g, zone, kind)
        favoured = await groups_with_odd_ones(g, zone, kind)
        each = g.zombies[zone][kind] // len(pulled(g, zone).ways)
    pull = pulled(g, zone)
    for way in pull.ways:
        set_out(g, pull, way, kind, each + (way in favoured))


def pulled(g: ZombicideState, zone: ZoneId) -> Pull:
    """What draws the zombies of a zone: the same for all moves of a wave, because all are made at once."""
    return pull_on(lures(g), zone)


@clause("ZC-7.45")
async def way_of_abomination(g: ZombicideState, zone: ZoneId) -> ZoneId:
    answer = await decide_together(
        g, "abomination_way", "ZC-7.45", lambda g, seat: words("to", pulled(g, zone).ways), about={"zone": zone}
    )
    return thing_of(answer)


@clause("ZC-7.43", "ZC-7.44", "ZC-7.46")
def fill_up(g: ZombicideState, zone: ZoneId, kind: ZombieId) -> None:
    """So many are added that all groups are equal, as far as the miniatures go; a Fatty brings nobody here."""
    missing = -g.zombies[zone][kind] % len(pulled(g, zone).ways)
    added = min(missing, g.stock[kind])
    g.stock[kind] -= added
    g.zombies[zone][kind] += added
    if added:
        g.tell("zombies_added", "ZC-7.43", zone=zone, kind=kind, count=added)
    if added < missing:
        g.short_splits.append(kind)


@clause("ZC-7.46")
async def groups_with_odd_ones(g: ZombicideState, zone: ZoneId, kind: ZombieId) -> list[ZoneId]:
    """The players choose which groups get one more."""
    odd = g.zombies[zone][kind] % len(pulled(g, zone).ways)
    if not odd:
        return []
    answer = await decide_together(
        g, "odd_zombies", "ZC-7.46",
        lambda g, seat: Share(odd, {word("to", way): 1 for way in pulled(g, zone).ways}),
        about={"zone": zone, "kind": kind, "odd": odd},
    )  # fmt: skip
    return things_of(answer, "to")


# -- arriving ---------------------------------------------------------------------------------------------------


@clause("ZC-7.46", "ZC-7.80", "ZC-7.81")
def arrive(g: ZombicideState, may_run_short: int) -> None:
    """All arrive at once; kinds that ran out while they were split act again."""
    for zone, crowd in g.arrivals.items():
        put_down(g, zone, crowd)
    g.arrivals = {}
    leave_over_zombie_exits(g)
    check_victory(g)
    short, g.short_splits = g.short_splits, []
    if may_run_short:
        act_after_splits(g, short)


def take_off(g: ZombicideState, zone: ZoneId, kind: ZombieId, count: int) -> None:
    """So many of a kind are not in this zone any more."""
    crowd = g.zombies[zone]
    crowd[kind] -= count
    if not crowd[kind]:
        del crowd[kind]
    if not crowd:
        del g.zombies[zone]


def put_down(g: ZombicideState, zone: ZoneId, crowd: Crowd) -> None:
    """Zombies stand in this zone from now on."""
    there = g.zombies.setdefault(zone, {})
    for kind, count in crowd.items():
        there[kind] = there.get(kind, 0) + count
