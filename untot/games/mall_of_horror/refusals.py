"""What an attempt is answered with that no open question takes: the clause that stands in its way."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.facts import is_eliminated
from untot.games.mall_of_horror.pieces import CARDS, FITTING, PARKING
from untot.games.mall_of_horror.rules.c5_cards import ASK_OF, could_play, is_entitled, why_unfit, why_useless
from untot.games.mall_of_horror.rules.c10_moves import needs_sprints
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, verb_of

WINDOW_ASKS: Final = {name for name, _ in ASK_OF.values()}
HIDING: Final = next((card.id for card in CARDS.values() if card.effect == "hide"), "")
"""What is played on somebody, if the card is not named."""


@clause("MH-4.34", "MH-8.4", "MH-17.6")
def why_not_now(g: MallState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """The clause behind a refusal, as far as the attempt can be understood; None if no rule speaks of it."""
    verb = verb_of((split(answer) or [""])[0])
    if verb == "vote":
        return why_not_vote_now(g, ask, seat)
    if verb in ("play", "on"):
        return why_not_play_now(g, ask, seat, answer)
    if verb == "to":
        return why_not_set_wheel_now(g, ask, seat)
    if verb in ("move", "go", "sprint", "stay", "with"):
        return why_not_move_now(ask, seat, answer)
    if verb == "zombie":
        return why_not_revenge_now(g, seat)
    if verb in ("search", "keep", "give", "return", "show"):
        return why_not_handle_cards_now(g, verb)
    if verb == "look":
        return "MH-8.4"
    if verb == "victim":
        return "MH-4.34"
    return why_not_demand(g, answer) if verb == "demand" else None


@clause("MH-4.2", "MH-4.10", "MH-4.21")
def why_not_vote_now(g: MallState, ask: Ask, seat: Seat) -> str | None:
    """A submitted ballot is final; without an unhidden character there is no first ballot, wholly hidden no re-vote."""
    if g.vote is None:
        return None
    if seat in ask.given:
        return "MH-4.10"
    return "MH-4.21" if g.vote.is_revote else "MH-4.2"


@clause("MH-5.3", "MH-5.11", "MH-5.12", "MH-5.19", "MH-5.21", "MH-8.7")
def why_not_play_now(g: MallState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """Not when eliminated, not outside the card's window, not where one is absent, not out of turn.

    No clause is behind it if it is his turn: then he does not hold the card.
    """
    card = thing_in(answer, "play") or HIDING
    if card not in CARDS:
        return None
    if is_eliminated(g, seat):
        return "MH-5.12"
    if ask.name not in WINDOW_ASKS:
        return why_no_window(g)
    if card not in FITTING[g.window]:
        return why_unfit(g, card)
    if not is_entitled(g, g.window, seat):
        return "MH-5.19" if g.window in ("truck_window", "chief_window") else "MH-5.21"
    if seat in ask.seats:
        return None
    return why_useless(g, g.window, seat, card) or why_not_in_turn(g, seat)


@clause("MH-5.8", "MH-5.10", "MH-5.23")
def why_not_in_turn(g: MallState, seat: Seat) -> str:
    """His turn is still to come, he has had it, or all can see that there is nothing to ask him."""
    if not could_play(g, g.window, seat):
        return "MH-5.23"
    return "MH-5.10" if has_turn_coming(g, seat) else "MH-5.8"


@clause("MH-4.27", "MH-5.3")
def why_no_window(g: MallState) -> str:
    """No window is open, and before a re-vote there is none either."""
    return "MH-4.27" if g.vote is not None and g.vote.is_revote else "MH-5.3"


def has_turn_coming(g: MallState, seat: Seat) -> bool:
    """Whether a turn of this seat is still pending in the open window."""
    return any(step[0] == "card_turn" and step[2] == seat for step in g.agenda)


@clause("MH-3.2", "MH-10.26")
def why_not_move_now(ask: Ask, seat: Seat, answer: str) -> str | None:
    """Moves come in order, and a Sprint is part of one's own."""
    if ask.name == "move_character" and seat in ask.seats:
        return None
    if needs_sprints(answer):
        return "MH-10.26"
    return "MH-3.2" if ask.name == "move_character" else None


@clause("MH-5.13", "MH-6.1", "MH-6.5", "MH-6.10", "MH-16.6", "MH-16.8")
def why_not_handle_cards_now(g: MallState, verb: str) -> str:
    """The truck is searched by the searcher alone, while it has cards; besides his gift no card changes hands."""
    if verb in ("search", "keep"):
        return "MH-6.1" if not g.deck and not g.loot else "MH-6.5"
    return {"return": "MH-6.10", "show": "MH-16.6"}.get(verb, "MH-5.13")


@clause("MH-15.4", "MH-15.7", "MH-16.4")
def why_not_demand(g: MallState, answer: str) -> str:
    """Nobody can demand that a promise be kept, nor the end, least of all because everybody stands in Parking."""
    if answer != "demand:end":
        return "MH-16.4"
    return "MH-15.7" if set(g.where.values()) == {PARKING} else "MH-15.4"


@clause("MH-9.2", "MH-9.12", "MH-14.3")
def why_not_set_wheel_now(g: MallState, ask: Ask, seat: Seat) -> str | None:
    """A set wheel is final, and eliminated players have none."""
    if is_eliminated(g, seat):
        return "MH-14.3"
    if seat in ask.given or seat in g.destinations:
        return "MH-9.12"
    return "MH-9.2" if ask.name == "announce_destination" else None


@clause("MH-14.5", "MH-14.10")
def why_not_revenge_now(g: MallState, seat: Seat) -> str:
    """Once, in the round after one's elimination, at the end of phase d."""
    is_once = g.options["eliminated_zombie"] == "once"
    return "MH-14.10" if is_once and not is_revenge_to_come(g, seat) else "MH-14.5"


def is_revenge_to_come(g: MallState, seat: Seat) -> bool:
    """Whether his one chance still lies ahead, in a later round or later in this one."""
    if g.eliminated[seat] in (0, g.round):
        return True
    is_ahead = ("choose_destinations",) in g.agenda or ("place_revenge_zombie", seat) in g.agenda
    return is_ahead and g.eliminated[seat] == g.round - 1
