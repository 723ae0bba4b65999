"""Chapter 6b: moving on foot."""

from __future__ import annotations

from untot.games.zombicide.facts import active, is_on_foot, open_net, turn_of, zombies_in
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.rules.c6_paying import can_pay, pay
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.parts.zones import ZoneId, connection

STOP = "stop"


@clause("ZC-6.10", "ZC-6.12", "ZC-6.18", "ZC-5.24")
def why_not_move(g: ZombicideState, survivor: Survivor) -> str | None:
    """On foot, with an open way out, and with enough actions for the whole cost."""
    if not is_on_foot(survivor):
        return "ZC-6.18"
    if not open_net(g).neighbours[survivor.zone]:
        return "ZC-5.24"
    if not can_pay(g, "move", 1):
        return "ZC-6.1"
    return None if can_pay(g, "move", cost_of_move(g, survivor)) else "ZC-6.12"


@clause("ZC-6.11", "ZC-6.15", "ZC-9.39")
def cost_of_move(g: ZombicideState, survivor: Survivor) -> int:
    """One, and one more for every zombie in the zone that is left, paid once for the whole move."""
    return 1 if has_skill(survivor, "leave_freely") else 1 + zombies_in(g, survivor.zone)


@clause("ZC-6.10", "ZC-6.14", "ZC-6.16", "ZC-6.17", "ZC-10.23")
async def move(g: ZombicideState, survivor: SurvivorId) -> None:
    """Name the route, pay, and go zone by zone."""
    answer = await choose(
        g, active(g).seat, "move_route", "ZC-6.10", routes, why_not=why_not_route, unit=survivor,
        about={"survivor": survivor, "cost": cost_of_move(g, active(g))},
    )  # fmt: skip
    await pay(g, "move", cost_of_move(g, active(g)))
    for word in answer.split(" "):
        if word != STOP:
            enter(g, survivor, word.removeprefix("to:"))
    g.then(("name_tile", survivor))


def enter(g: ZombicideState, survivor: SurvivorId, zone: ZoneId) -> None:
    who = g.survivors[survivor]
    before, who.zone, who.tile = who.zone, zone, ""
    g.tell("survivor_moved", "ZC-6.10", survivor=survivor, zone=before, to=zone)
    check_victory(g)


@clause("ZC-6.16", "ZC-9.20", "ZC-9.23")
def routes(g: ZombicideState, seat: Seat) -> Fields:
    """Zone after zone over open connections, as many as his skills allow, with a stop wherever he likes."""
    start = active(g).zone
    first = ways_on(g, start)
    fields = [Field("zone_1", {"": first})]
    words = first
    for number in range(2, 2 + skill_bonus(active(g), "zones_per_move")):
        lists = {word: [STOP] if word == STOP else ways_after(g, word.removeprefix("to:")) for word in words}
        fields.append(Field(f"zone_{number}", lists, of=number - 2))
        words = list(dict.fromkeys(word for following in lists.values() for word in following))
    return Fields(fields)


def ways_on(g: ZombicideState, zone: ZoneId) -> list[str]:
    return [f"to:{other}" for other in open_net(g).neighbours[zone]]


@clause("ZC-6.14", "ZC-9.39.1")
def ways_after(g: ZombicideState, zone: ZoneId) -> list[str]:
    """Entering a zone with a zombie ends the move, by option not for the slippery."""
    passes = has_skill(active(g), "leave_freely") and g.options["slippery_passes_through"] == "on"
    return [STOP] if zombies_in(g, zone) and not passes else [STOP, *ways_on(g, zone)]


@clause("ZC-5.24", "ZC-5.25", "ZC-5.26", "ZC-5.27", "ZC-6.14")
def why_not_route(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """Walls and closed doors stop everybody; so does a zone with a zombie."""
    zone = g.survivors[turn_of(g).survivor].zone
    for word in answer.split(" "):
        to = word.removeprefix("to:")
        if to not in open_net(g).neighbours:
            return None
        lies_between = connection(open_net(g), zone, to)
        if lies_between != "open":
            return "ZC-5.26" if lies_between == "closed" else "ZC-5.24"
        if zone != active(g).zone and zombies_in(g, zone):
            return "ZC-6.14"
        zone = to
    return "ZC-6.10"
