"""Chapter 13: the event Send, which leads any pawn into a building nearby."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import is_alive
from untot.games.zombie_town.pieces import EVENTS, LIMITS, Colour, Event
from untot.games.zombie_town.rules.c5_entries import enter
from untot.games.zombie_town.rules.c7_events import event_of
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import NEIGHBOURS, STRAIGHT_FIRST, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, thing_of, word, words
from untot.parts.graphs import distances, shortest_way

NOBODY: Final = "nobody"

# -- whom and whereto -------------------------------------------------------------------------------------------


@clause("ZT-13.4", "ZT-13.10")
def send_words(g: TownState, pawn: Pawn, event: Event) -> Branch:
    """Any pawn, the own included, and where it has to go; or nobody."""
    goals_of = {other.colour: goals(g, other.colour, event.amount) for other in g.pawns.values() if is_alive(other)}
    sendable = {word("send", colour): words("goal", squares) for colour, squares in goals_of.items() if squares}
    return branch({**sendable, NOBODY: None})


@clause("ZT-13.5", "ZT-13.6", "ZT-13.7")
def goals(g: TownState, colour: Colour, steps: int) -> list[Square]:
    """Other buildings within so many steps; if there is none, street squares."""
    start = g.pawns[colour].square
    buildings = [square for square in led_from(g, start, steps) if square in g.sites and square != start]
    if buildings:
        return buildings
    streets = led_from(g, start, steps, is_street_only=True)
    return [square for square in streets if square not in g.sites and square != start]


@clause("ZT-13.4", "ZT-13.5")
def led_from(g: TownState, start: Square, steps: int, *, is_street_only: bool = False) -> dict[Square, int]:
    """How many steps of a sent pawn each square is away, if it is within so many."""

    def beside(square: Square) -> list[Square]:
        return [near for near in NEIGHBOURS[square] if not is_closed(g, near, is_street_only)]

    return distances(beside, [start], most=steps)


@clause("ZT-13.5")
def is_closed(g: TownState, square: Square, is_street_only: bool) -> bool:
    """Three barricades keep a sent pawn out, also its own."""
    site = g.sites.get(square)
    return site is not None and (is_street_only or len(site.barricades) >= LIMITS.barricades)


@clause("ZT-13.4", "ZT-13.5", "ZT-13.6")
def why_not_send(g: TownState, pawn: Pawn, event: Event, answer: str) -> str | None:
    """Not into three barricades, not where the pawn is already, not too far."""
    sent, square = thing_in(answer, "send"), thing_in(answer, "goal")
    if sent not in g.pawns or square not in g.sites:
        return None
    if square == g.pawns[sent].square:
        return "ZT-13.6"
    return "ZT-13.5" if is_closed(g, square, is_street_only=False) else "ZT-13.4"


@clause("ZT-13.4", "ZT-13.10")
def send(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """The pawn is led there on a way of so many steps at most."""
    play, sent = event_of(g), thing_in(answer, "send")
    if not sent:
        g.tell("nobody_sent", "ZT-13.10", seat=play.seat)
        return
    play.target, play.goal, play.steps = sent, thing_in(answer, "goal"), event.amount
    g.tell("pawn_sent", "ZT-13.4", pawn=sent, seat=play.seat, goal=play.goal)
    g.then(("send_step", g.pawns[sent].square))


# -- the way ----------------------------------------------------------------------------------------------------


@clause("ZT-13.4", "ZT-13.8", "ZT-13.9")
async def send_step(g: TownState, expected: Square) -> None:
    """Straight to the goal, or step by step if there is somebody on the ways there; a pawn that had to flee ends it."""
    if not is_on_its_way(g, expected):
        return
    square = event_of(g).goal
    if not are_ways_alike(g):
        answer = await choose(g, event_of(g).seat, "event_choice", "ZT-13.4", next_on_the_way, about=about_sending(g))
        square = thing_of(answer)
    g.then(("lead", square), ("send_step", square))


def about_sending(g: TownState) -> dict[str, str]:
    event = event_of(g)
    return {"event": event.event, "pawn": event.pawn, "sent": event.target, "goal": event.goal}


@clause("ZT-13.9")
def is_on_its_way(g: TownState, expected: Square) -> bool:
    """It stands where its last step led, all zombies it met there are dead, and it is not there yet."""
    event = event_of(g)
    has_lost = event.steps < EVENTS[event.event].amount and expected in g.zombies
    return g.pawns[event.target].square == expected != event.goal and not has_lost and event.steps > 0


def steps_to_goal(g: TownState) -> dict[Square, int]:
    event = event_of(g)
    return led_from(g, event.goal, event.steps, is_street_only=event.goal not in g.sites)


def are_ways_alike(g: TownState) -> bool:
    """Neither zombies nor buildings lie between the pawn and its goal, whichever way it goes."""
    event, to_goal = event_of(g), steps_to_goal(g)
    here = g.pawns[event.target].square
    from_here = led_from(g, here, event.steps, is_street_only=event.goal not in g.sites)
    between = [square for square, far in from_here.items() if far + to_goal.get(square, event.steps) <= event.steps]
    return not any(square in g.zombies or square in g.sites for square in between if square not in (here, event.goal))


@clause("ZT-13.4")
def next_on_the_way(g: TownState, seat: Seat) -> list[str]:
    """Squares from which the goal is still within the steps left."""
    event, to_goal = event_of(g), steps_to_goal(g)
    here = g.pawns[event.target].square
    return words("to", [square for square in NEIGHBOURS[here] if to_goal.get(square, event.steps) < event.steps])


@clause("ZT-13.4", "ZT-13.8")
def lead(g: TownState, square: Square) -> None:
    """The pawn arrives there, and zombies are fought as a defence."""
    event = event_of(g)
    found = led_from(g, g.pawns[event.target].square, event.steps, is_street_only=event.goal not in g.sites)
    event.steps -= found[square]
    enter(g, event.target, square, "send", shortest_way(STRAIGHT_FIRST.__getitem__, found, square))
    if square in g.zombies:
        g.then(("settle_zombies", event.target))
