"""Chapter 6b: moving on foot. Whoever names a zone walks there, with as many move actions as it takes."""

from __future__ import annotations

from untot.games.zombicide.facts import active, board, is_on_foot, open_net, zombies_in
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.rules.c6_paying import can_pay, pay, purse
from untot.games.zombicide.rules.c7_spawn import tile_questions
from untot.games.zombicide.rules.c10_goals import check_victory, is_won
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words
from untot.parts.graphs import Reached, Steps, cheapest, way_to
from untot.parts.paths import distances_to
from untot.parts.zones import ZoneId, connection

Footing = tuple[ZoneId, int]
"""A zone on the way, and how many zones the move action at hand may still enter."""


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
def walks(g: ZombicideState) -> dict[ZoneId, int]:
    """Every zone that he can get to with what is left of his turn, and its price; he may stop anywhere."""
    prices = walks_past_nobody(g)
    if prices is None:
        prices = {}
        for (zone, _), reached in footings(g).items():
            prices.setdefault(zone, reached.cost)
    del prices[active(g).zone]
    return prices


def walks_past_nobody(g: ZombicideState) -> dict[ZoneId, int] | None:
    """The same where no zombie is within reach: the price is the distance, which is known. None if there is one."""
    survivor = active(g)
    in_one_action = 1 + skill_bonus(survivor, "zones_per_move")
    most = purse(g, "move") * in_one_action
    near = {zone: far for zone, far in distances_to(open_net(g), survivor.zone).items() if far <= most}
    if not g.zombies.keys().isdisjoint(near):
        return None
    return near if in_one_action == 1 else {zone: -(-far // in_one_action) for zone, far in near.items()}


def footings(g: ZombicideState) -> dict[Footing, Reached[Footing]]:
    """The same with the ways there."""
    survivor = active(g)
    return cheapest(gait(g, survivor), (survivor.zone, 0), most=purse(g, "move"))


@clause("ZC-6.10", "ZC-6.11", "ZC-6.14", "ZC-6.16", "ZC-9.20", "ZC-9.23", "ZC-9.39.1")
def gait(g: ZombicideState, survivor: Survivor) -> Steps[Footing]:
    """How he gets into a neighbouring zone: in the same move action as far as his skills allow it, or with a new one.

    Entering a zone with a zombie ends a move action, by option not for the slippery.
    """
    neighbours, crowds = open_net(g).neighbours, g.zombies
    in_one_action = 1 + skill_bonus(survivor, "zones_per_move")
    passes = has_skill(survivor, "leave_freely") and g.options["slippery_passes_through"] == "on"

    def steps(at: Footing) -> list[tuple[Footing, int]]:
        zone, left = at
        cost = 0 if left else cost_to_leave(g, survivor, zone)
        then = (left or in_one_action) - 1
        return [((other, 0 if other in crowds and not passes else then), cost) for other in neighbours[zone]]

    return steps


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
    to, found = thing_in(answer, "to"), footings(g)
    end = next(at for at in found if at[0] == to)
    pay(g, "move", found[end].cost)
    who = g.survivors[survivor]
    start, passed = who.zone, list[ZoneId]()
    for zone, _ in way_to(found, end):
        if passed and is_won(g):
            break
        who.zone, who.tile = zone, ""
        passed.append(zone)
    g.tell("survivor_moved", "ZC-6.10", survivor=survivor, zone=start, to=who.zone, way=passed)
    check_victory(g)
    g.then(*tile_questions(g, [survivor]))
