"""Chapter 13: the event Send, which leads any pawn into a building nearby."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import is_alive
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c5_movement import enter
from untot.games.zombie_town.state import EventPlay, TownState
from untot.games.zombie_town.town import NEIGHBOURS, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

NOBODY: Final = "nobody"


def event_of(g: TownState) -> EventPlay:
    assert g.event is not None, "no event takes effect"
    return g.event


def about_sending(g: TownState) -> dict[str, str]:
    """What is settled already: "" for whom or whereto that is still asked."""
    event = event_of(g)
    return {"event": event.event, "pawn": event.pawn, "sent": event.target, "goal": event.goal}


# -- whom and whereto -------------------------------------------------------------------------------------------


@clause("ZT-13.4", "ZT-13.10")
async def send(g: TownState) -> None:
    """Any pawn, the own included, or nobody."""
    answer = await choose(g, event_of(g).seat, "event_choice", "ZT-13.4", pawns_to_send, about=about_sending(g))
    if answer == NOBODY:
        g.tell("nobody_sent", "ZT-13.10", seat=event_of(g).seat)
        return
    event_of(g).target = answer.removeprefix("pawn:")
    g.then(("send_goal",))


def pawns_to_send(g: TownState, seat: Seat) -> list[str]:
    pawns = [pawn for pawn in g.pawns.values() if is_alive(pawn) and goals(g, pawn.colour)]
    return [*(f"pawn:{pawn.colour}" for pawn in pawns), NOBODY]


@clause("ZT-13.4")
async def send_goal(g: TownState) -> None:
    """The building, then the way to it step by step."""
    seat, about = event_of(g).seat, about_sending(g)
    answer = await choose(g, seat, "event_choice", "ZT-13.4", goal_options, why_not=why_not_goal, about=about)
    event = event_of(g)
    event.goal, event.steps = answer.removeprefix("goal:"), LIMITS.send
    g.tell("pawn_sent", "ZT-13.4", pawn=event.target, seat=event.seat, goal=event.goal)
    g.then(("send_step", g.pawns[event.target].square))


def goal_options(g: TownState, seat: Seat) -> list[str]:
    return [f"goal:{square}" for square in goals(g, event_of(g).target)]


@clause("ZT-13.5", "ZT-13.6", "ZT-13.7")
def goals(g: TownState, colour: Colour) -> list[Square]:
    """Other buildings within three steps; if there is none, street squares."""
    start = g.pawns[colour].square
    within = steps_from(g, start, is_street_only=False)
    buildings = [square for square in within if square in g.sites and square != start]
    if buildings:
        return buildings
    return [square for square in steps_from(g, start, is_street_only=True) if square != start and square not in g.sites]


@clause("ZT-13.4", "ZT-13.5")
def steps_from(g: TownState, start: Square, *, is_street_only: bool) -> dict[Square, int]:
    """How many steps of a sent pawn each square within three is away; buildings with three barricades are closed."""
    found, queue = {start: 0}, [start]
    for square in queue:
        if found[square] < LIMITS.send:
            for further in NEIGHBOURS[square]:
                if further not in found and not is_closed(g, further, is_street_only):
                    found[further] = found[square] + 1
                    queue.append(further)
    return found


@clause("ZT-13.5")
def is_closed(g: TownState, square: Square, is_street_only: bool) -> bool:
    site = g.sites.get(square)
    return site is not None and (is_street_only or len(site.barricades) >= LIMITS.barricades)


@clause("ZT-13.4", "ZT-13.5", "ZT-13.6")
def why_not_goal(g: TownState, seat: Seat, answer: str) -> str | None:
    """Not into three barricades, not where the pawn is already, not too far."""
    square = answer.removeprefix("goal:")
    if square not in g.sites:
        return None
    if square == g.pawns[event_of(g).target].square:
        return "ZT-13.6"
    return "ZT-13.5" if is_closed(g, square, False) else "ZT-13.4"


# -- the way ----------------------------------------------------------------------------------------------------


@clause("ZT-13.4", "ZT-13.8", "ZT-13.9")
async def send_step(g: TownState, expected: Square) -> None:
    """Zombies on the way are fought as a defence; a pawn that had to flee or cannot go on ends the card."""
    if not is_on_its_way(g, expected):
        return
    answer = await choose(g, event_of(g).seat, "event_choice", "ZT-13.4", next_on_the_way, about=about_sending(g))
    event, square = event_of(g), answer.removeprefix("to:")
    event.steps -= 1
    g.then(("send_step", square))
    enter(g, event.target, square)
    if square in g.zombies:
        g.then(("settle_zombies", event.target))


@clause("ZT-13.9")
def is_on_its_way(g: TownState, expected: Square) -> bool:
    """It stands where its last step led, all zombies it met there are dead, and it is not there yet."""
    event = event_of(g)
    has_lost = event.steps < LIMITS.send and expected in g.zombies
    return g.pawns[event.target].square == expected != event.goal and not has_lost and event.steps > 0


@clause("ZT-13.4")
def next_on_the_way(g: TownState, seat: Seat) -> list[str]:
    """Squares from which the goal is still within the steps left."""
    event = event_of(g)
    to_goal = steps_from(g, event.goal, is_street_only=event.goal not in g.sites)
    here = g.pawns[event.target].square
    return [f"to:{s}" for s in NEIGHBOURS[here] if to_goal.get(s, event.steps) < event.steps]
