"""What an attempt is answered with that no open question takes: the clause that stands in its way."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import is_out
from untot.games.zombie_town.rules.c4_turn import END_TURN, why_not_turn_step
from untot.games.zombie_town.rules.c6_actions import ACTIONS, FREE_MOVE
from untot.games.zombie_town.state import TownState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import split, verb_of

CLAUSE_OF_WORD: Final = {
    "keep": "ZT-6.14",
    "look": "ZT-6.36",
    "target": "ZT-9.9",
    "fire": "ZT-9.10",
    "fight": "ZT-5.12",
    "lose": "ZT-9.24",
    "zombie": "ZT-12.1",
    "discard": "ZT-4.10",
    "give": "ZT-13.22",
    "drop": "ZT-7.9",
    "light": "ZT-7.24",
    "then": "ZT-7.14",
    "tear": "ZT-6.25",
}
"""The rule behind an answer that fits another moment."""
TURN_VERBS: Final = {*ACTIONS, FREE_MOVE, "play", "event", END_TURN}


@clause("ZT-4.1", "ZT-4.13", "ZT-5.5", "ZT-6.25", "ZT-7.33", "ZT-10.5", "ZT-12.28")
def why_not_now(g: TownState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """The clause behind a refusal, as far as the attempt can be understood; None if no rule speaks of it."""
    verb = verb_of(split(answer)[0]) if answer else ""
    if verb in TURN_VERBS:
        return why_not_act_now(g, ask, seat, verb, answer)
    if verb == "to":
        return why_not_step_now(g, ask)
    return CLAUSE_OF_WORD.get(verb)


@clause("ZT-4.1", "ZT-4.7", "ZT-5.3")
def why_not_step_now(g: TownState, ask: Ask) -> str:
    """Not through zombies, and not after the movement is over."""
    if g.turn is not None and g.turn.is_clearing:
        return "ZT-5.3"
    return "ZT-4.7" if ask.name == "turn_step" else "ZT-4.1"


@clause("ZT-4.1", "ZT-4.13", "ZT-5.5", "ZT-7.33", "ZT-10.5")
def why_not_act_now(g: TownState, ask: Ask, seat: Seat, verb: str, answer: str) -> str | None:
    """Only in the own turn, not while zombies on the entered square wait, not in a fight."""
    if g.turn is None:
        return None
    if is_out(g, seat):
        return "ZT-4.13"
    if g.turn.seat != seat or g.phase == "zombies":
        return "ZT-7.33" if verb == "event" else "ZT-4.1"
    if g.turn.is_clearing:
        return "ZT-7.33" if verb == "event" else "ZT-5.5"
    if ask.name != "turn_step":
        return "ZT-7.33" if verb == "event" else "ZT-4.4"
    return why_not_turn_step(g, seat, answer)
