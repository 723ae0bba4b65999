"""Chapter 6b: moving on foot. Whoever names a zone walks there, with as many move actions as it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from untot.games.zombicide.facts import active, board, is_on_foot, open_net, zombies_in
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.rules.c6_paying import can_pay, pay, purse
from untot.games.zombicide.rules.c10_goals import check_victory, is_won
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words
from untot.parts.graphs import cheapest, way_to
from untot.parts.paths import distances_to
from untot.parts.zones import ZoneId, connection

Footing = tuple[ZoneId, int]
"""A zone on the way, and how many zones the move action at hand may still enter."""


class Walk(NamedTuple):
    """What it costs to get to a zone, in move actions, and the zones on the way."""

    cost: int
    way: tuple[ZoneId, ...]


@clause("ZC-6.10", "ZC-6.12", "ZC-6.18", "ZC-5.24")
def why_not_move(g: ZombicideState, survivor: Survivor) -> str | None:
    """On foot, with an open way out, and with enough actions for the whole cost."""
    if not is_on_foot(survivor):
        return "ZC-6.18"
    if not open_net(g).neighbours[survivor.zone]:
        return "ZC-5.24"
    if not can_pay(g, "move", 1):
        return "ZC-6.1"
    return None if can_pay(g, "move", cost_to_leave(g, survivor, survivor.zone)) else "ZC-6.12"


@clause("ZC-6.11", "ZC-6.15", "ZC-9.39")
def cost_to_leave(g: ZombicideState, survivor: Survivor, zone: ZoneId) -> int:
    """One, and one more for every zombie in the zone that is left, paid once for the whole move action."""
    return 1 if has_skill(survivor, "leave_freely") else 1 + zombies_in(g, zone)


# -- where to ---------------------------------------------------------------------------------------------------


def destinations(g: ZombicideState) -> list[str]:
    return words("to", walks(g))


@clause("ZC-6.10", "ZC-6.12", "ZC-6.16")
def walks(g: ZombicideState) -> dict[ZoneId, Walk]:
    """Every zone that he can get to with what is left of his turn, the cheapest way; he may stop anywhere."""
    survivor = active(g)
    found = cheapest(lambda at: steps_from(g, survivor, at), (survivor.zone, 0), most=purse(g, "move"))
    walked: dict[ZoneId, Walk] = {}
    for at, reached in found.items():
        if at[0] not in walked and at[0] != survivor.zone:
            walked[at[0]] = Walk(reached.cost, tuple(zone for zone, _ in way_to(found, at)))
    return walked


@clause("ZC-6.10", "ZC-6.11", "ZC-6.16", "ZC-9.20", "ZC-9.23")
def steps_from(g: ZombicideState, survivor: Survivor, at: Footing) -> Iterator[tuple[Footing, int]]:
    """Into a neighbouring zone: still in the same move action if his skills allow it, or with a new one."""
    zone, left = at
    in_one_action = 1 + skill_bonus(survivor, "zones_per_move")
    cost = cost_to_leave(g, survivor, zone)
    for other in open_net(g).neighbours[zone]:
        if left:
            yield (other, zones_left(g, survivor, other, left - 1)), 0
        else:
            yield (other, zones_left(g, survivor, other, in_one_action - 1)), cost


@clause("ZC-6.14", "ZC-9.39.1")
def zones_left(g: ZombicideState, survivor: Survivor, zone: ZoneId, left: int) -> int:
    """Entering a zone with a zombie ends the move action, by option not for the slippery."""
    passes = has_skill(survivor, "leave_freely") and g.options["slippery_passes_through"] == "on"
    return 0 if zombies_in(g, zone) and not passes else left


@clause("ZC-5.24", "ZC-5.25", "ZC-5.26", "ZC-5.27", "ZC-6.10", "ZC-6.12")
def why_not_there(g: ZombicideState, answer: str) -> str | None:
    """Walls and closed doors stop everybody, and so does an empty purse."""
    zone, to = active(g).zone, thing_in(answer, "to")
    if to not in board(g).zones.zones:
        return None
    if to == zone:
        return "ZC-6.10"
    if connection(open_net(g), zone, to) == "closed":
        return "ZC-5.26"
    return "ZC-6.12" if to in distances_to(open_net(g), zone) else "ZC-5.27"


# -- going ------------------------------------------------------------------------------------------------------


@clause("ZC-6.10", "ZC-6.17", "ZC-10.23")
def move(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Pay, and go zone by zone; who has won on the way goes no farther. Nobody bites because somebody passes."""
    walk = walks(g)[thing_in(answer, "to")]
    pay(g, "move", walk.cost)
    who = g.survivors[survivor]
    start, passed = who.zone, list[ZoneId]()
    for zone in walk.way:
        if passed and is_won(g):
            break
        who.zone, who.tile = zone, ""
        passed.append(zone)
    g.tell("survivor_moved", "ZC-6.10", survivor=survivor, zone=start, to=who.zone, way=passed)
    check_victory(g)
    g.then(("name_tile", survivor))
