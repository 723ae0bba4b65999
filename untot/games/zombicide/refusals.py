"""What an attempt is answered with that no open question takes: the clause that stands in its way."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.rules.c6_turn import ACTIONS, END_TURN, why_not_action
from untot.games.zombicide.state import ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

CLAUSE_OF_WORD: Final = {
    "reroll": "ZC-8.42",
    "hit": "ZC-8.31",
    "wound": "ZC-7.10",
    "skill": "ZC-5.46",
    "skip_spawn": "ZC-7.61",
    "room": "ZC-6.51",
    "slot": "ZC-5.58",
    "lose": "ZC-7.13",
    "mask": "ZC-7.18",
    "free": "ZC-6.3",
    "to": "ZC-6.8",
    "at": "ZC-6.8",
    "door": "ZC-6.8",
    "weapon": "ZC-5.52",
    "with": "ZC-6.41",
    "unused": "ZC-8.32",
    "claim": "ZC-4.13",
}
"""The rule behind an answer that fits another moment."""


@clause("ZC-3.11", "ZC-4.2", "ZC-4.3", "ZC-4.4", "ZC-5.58", "ZC-6.8", "ZC-8.42")
def why_not_now(g: ZombicideState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """The clause behind a refusal, as far as the attempt can be understood; None if no rule speaks of it."""
    verb = answer.partition(" ")[0].partition(":")[0]
    if verb == "survivor":
        return why_not_activate_now(g, seat, answer.removeprefix("survivor:"))
    if verb in ACTIONS or verb == END_TURN:
        return why_not_act_now(g, ask, seat, answer)
    if "@" in answer:
        return "ZC-5.58"
    return CLAUSE_OF_WORD.get(verb)


@clause("ZC-3.11", "ZC-4.2", "ZC-4.3", "ZC-4.4")
def why_not_activate_now(g: ZombicideState, seat: Seat, survivor: str) -> str | None:
    """One's own, once in a round, in one's own turn, after the one before has finished."""
    who = g.survivors.get(survivor)
    if who is None:
        return None
    if who.seat != seat:
        return "ZC-3.11"
    if g.turn is not None:
        return "ZC-4.4" if g.survivors[g.turn.survivor].seat == seat else "ZC-4.2"
    return "ZC-4.3" if who.is_activated else "ZC-4.2"


@clause("ZC-4.2", "ZC-6.1", "ZC-6.8", "ZC-6.28")
def why_not_act_now(g: ZombicideState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """Only in the turn of one's own survivor, and not before the action at hand is done."""
    if g.turn is None or g.survivors[g.turn.survivor].seat != seat:
        return "ZC-4.2"
    if ask.name == "rearrange_after_search" and answer.startswith("trade"):
        return "ZC-6.28"
    return why_not_action(g, seat, answer) if ask.name == "next_action" else "ZC-6.8"
