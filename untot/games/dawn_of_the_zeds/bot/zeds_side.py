"""The zeds player: where the town is weakest, there they press."""

from __future__ import annotations

from math import exp
from typing import Final

from untot.games.dawn_of_the_zeds.board import DISTANCE, TRACK_OF
from untot.games.dawn_of_the_zeds.bot.danger import danger
from untot.games.dawn_of_the_zeds.bot.roads import Road, road
from untot.games.dawn_of_the_zeds.pieces import UNITS
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import split, thing_of, verb_of

PLAIN: Final = {
    "regenerate": 1.0,
    "appear": 1.2,
    "send": 0.8,
    "escape": 1.0,
    "special": 2.0,
    "ability": 2.0,
    "no_more": -3.0,
}
VICTORY: Final = 50.0
"""What a step into the Town Center is worth."""


def zeds_side(g: DawnState, ask: Ask, seat: Seat) -> dict[str, float]:
    """All answers with their weights: what makes the town's roads more dangerous."""
    scores = {answer: harm(g, split(answer)) for answer in ask.answers(seat)}
    best = max(scores.values(), default=0.0)
    return {answer: max(1e-6, exp(score - best)) for answer, score in scores.items()}


def harm(g: DawnState, said: list[str]) -> float:
    """How much worse it makes things for the town."""
    verb, thing = verb_of(said[0]), thing_of(said[0])
    if verb == "activate":
        return activation_harm(road(g, thing))
    if verb in PLAIN:
        return PLAIN[verb]
    if thing in g.tracks:
        return 0.2 * danger(road(g, thing))
    if thing in TRACK_OF and TRACK_OF[thing] in g.tracks:
        return 0.2 * danger(road(g, TRACK_OF[thing])) - 0.1 * DISTANCE[thing]
    return 0.2 * UNITS[thing].strength[0] if thing in UNITS else 0.0


def activation_harm(found: Road) -> float:
    """Into the Town Center if that is possible; else a step nearer."""
    return VICTORY if found.foes[1] else 0.3 * (danger(stirred(found)) - danger(found))


def stirred(found: Road) -> Road:
    """The road after its zeds have moved, as far as nobody is in their way."""
    for at in range(2, len(found.foes)):
        if found.foes[at] and not found.fighters[at - 1]:
            found = found.with_foes(at - 1, (*found.foes[at - 1], *found.foes[at])).with_foes(at, ())
    return found
