"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.dawn_of_the_zeds.board import DISTANCE
from untot.games.dawn_of_the_zeds.bot.acting import action_weights
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import unit_strength
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_of, verb_of

PHRASES: Final[dict[str, tuple[str, ...]]] = {"hold": ("space",), "help": ("space",), "save_ammo": (), "well_done": ()}
FARTHEST: Final = 8
GOOD_WORDS: Final = {"keep": 3.0, "decline": 0.1, "use": 2.0, "do_not": 0.5, "go_on": 1.0, "bury": 0.01, "no_bed": 0.1}
"""Short answers that are mostly good, or mostly bad."""


def value(g: DawnState, seat: Seat) -> float:
    """How far the zeds are from the Town Center, for the hero side; the other way round for the zeds player."""
    if g.result is not None:
        return float(seat in g.result.winners)
    near = sum((FARTHEST - min(FARTHEST, DISTANCE[zed.space])) ** 2 for zed in g.zeds.values())
    safety = 1 / (1 + near / 100)
    return safety if is_hero_seat(g, seat) else 1 - safety


def sensible(g: DawnState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """Actions by what they do for the town; defenders by their strength; the rest by a few words."""
    if ask.name == "next_action":
        return action_weights(g, ask.answers(seat))
    if ask.name in ("choose_defender", "retreat_attacker"):
        return {answer: _fighter(g, answer) for answer in ask.answers(seat)}
    if ask.name == "reroll":
        is_lost = g.melees[-1].loser == "units"
        return {"reroll": 3.0 if is_lost else 0.1, "accept": 0.1 if is_lost else 3.0}
    if ask.name == "split_hits_on_zeds":
        return {}
    return {answer: GOOD_WORDS.get(verb_of(answer.partition(" ")[0]), 1.0) for answer in ask.answers(seat)[:MANY]}


MANY: Final = 200
"""Of longer lists of answers only the first ones are weighed."""


def _fighter(g: DawnState, answer: str) -> float:
    unit = thing_of(answer)
    return 1.0 + unit_strength(g, unit) if unit in g.units and verb_of(answer) == "unit" else 0.1


def horizon(g: DawnState) -> int:
    """A playout is judged at the end of the round."""
    return g.round


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
