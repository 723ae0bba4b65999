"""What an attempt is answered with that no open question takes: the clause that stands in its way."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.rules.c6_turn import ACTIONS, END_TURN, why_not_action
from untot.games.zombicide.state import ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import ClauseId, clause
from untot.kernel.words import is_placing, split, thing_of, verb_of

REFUSED_BY: Final[dict[str, dict[str, ClauseId]]] = {
    "share_wounds": {"wound": "ZC-7.10", "none": "ZC-7.10"},
    "abomination_way": {"to": "ZC-7.45", "split": "ZC-7.45"},
    "assign_hits": {"hit": "ZC-8.22", "unused": "ZC-8.21"},
    "slot_of_card": {"slot": "ZC-5.58"},
}
"""By question: the rule behind an answer of its own kind that it does not take."""

TRIES: Final[dict[str, tuple[str, ...]]] = {
    "zone": ("move to:", "ranged_attack at:", "melee_attack at:", "search in:"),
    "zombies": ("melee_attack at:", "ranged_attack at:"),
    "door": ("open_door door:", "close_door door:"),
    "survivor": ("survivor:", "trade with:", "treat whom:", "lead whom:"),
    "car": ("enter_car car:", "search in:", "leave_car from:"),
    "objective": ("take_objective token:",),
    "slot": ("discard slot:", "reload weapon:"),
}
"""By kind of thing: what somebody may mean who touches one. Behind each stands the thing, behind those of zombies their
zone; whether it is possible, and if not why not, is for the rules to say."""
USUAL: Final = (*("move", "search", "open_door", "melee_attack", "ranged_attack", "reload", "trade", "take_objective"),)
"""What everybody tries sooner or later; the rest is offered when a mission or a skill allows it."""

CLAUSE_OF_WORD: Final[dict[str, ClauseId]] = {
    "reroll": "ZC-8.42",
    "hit": "ZC-8.31",
    "unused": "ZC-8.32",
    "wound": "ZC-7.10",
    "skill": "ZC-5.46",
    "skip_spawn": "ZC-7.61",
    "room": "ZC-6.51",
    "slot": "ZC-5.58",
    "lose": "ZC-7.13",
    "mask": "ZC-7.18",
    "claim": "ZC-4.13",
}
"""The rule behind an answer that fits another moment."""


@clause("ZC-3.11", "ZC-4.2", "ZC-4.3", "ZC-4.4", "ZC-5.58", "ZC-6.8", "ZC-7.10", "ZC-7.45", "ZC-8.22", "ZC-8.42")
def why_not_now(g: ZombicideState, ask: Ask, seat: Seat, answer: str) -> ClauseId | None:
    """The clause behind a refusal, as far as the attempt can be understood; None if no rule speaks of it."""
    first = (split(answer) or [""])[0]
    verb = verb_of(first)
    if (known := refused_by(ask, verb)) is not None:
        return known
    if verb == "survivor":
        return why_not_activate_now(g, seat, thing_of(first))
    if verb in ACTIONS or verb == END_TURN:
        return why_not_act_now(g, ask, seat, answer)
    if is_placing(first):
        return "ZC-5.58"
    return CLAUSE_OF_WORD.get(verb)


@clause("ZC-5.43", "ZC-5.44", "ZC-8.31", "ZC-8.32")
def refused_by(ask: Ask, verb: str) -> ClauseId | None:
    """What a single question says of answers of its own kind."""
    about = ask.about or {}
    if ask.name == "choose_skill" and verb in ("skill", "none"):
        return "ZC-5.44" if about["level"] == "red" else "ZC-5.43"
    if ask.name == "hit_next" and verb in ("hit", "unused"):
        return "ZC-8.32" if about["is_people"] else "ZC-8.31"
    return REFUSED_BY.get(ask.name, {}).get(verb)


@clause("ZC-3.11", "ZC-4.2", "ZC-4.3", "ZC-4.4")
def why_not_activate_now(g: ZombicideState, seat: Seat, survivor: str) -> ClauseId | None:
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
def why_not_act_now(g: ZombicideState, ask: Ask, seat: Seat, answer: str) -> ClauseId | None:
    """Only in the turn of one's own survivor, and not before the action at hand is done."""
    if g.turn is None or g.survivors[g.turn.survivor].seat != seat:
        return "ZC-4.2"
    if ask.name == "keep_card" and answer.startswith("trade"):
        return "ZC-6.28"
    return why_not_action(g, seat, answer) if ask.name == "next_action" else "ZC-6.8"
