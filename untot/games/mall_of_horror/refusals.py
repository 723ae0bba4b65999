"""What an attempt is answered with that no open question takes: the clause that stands in its way."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import is_eliminated, is_present, zombies_get_in
from untot.games.mall_of_horror.pieces import CARDS, FITTING, PARKING
from untot.games.mall_of_horror.rules.c5_cards import ASK_OF, card_and_target
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

WINDOW_ASKS = {name for name, _ in ASK_OF.values()}


def why_not_now(g: MallState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """The clause behind a refusal, as far as the attempt can be understood; None if no rule speaks of it."""
    verb = answer.partition(" ")[0].partition(":")[0]
    if verb == "vote":
        return why_not_vote_now(g, ask, seat)
    if verb in ("play", "hide"):
        return why_not_play_now(g, ask, seat, answer)
    if verb == "to":
        return why_not_set_wheel_now(g, ask, seat)
    if verb in ("sprint", "stay"):
        return "MH-10.26"
    if verb == "zombie":
        return why_not_revenge_now(g, seat)
    if verb == "move" and ask.name == "move_character":
        return "MH-3.2"
    if verb in ("keep", "give"):
        return "MH-6.1" if not g.deck and not g.loot else "MH-6.5"
    if verb == "look":
        return "MH-8.4"
    return None


@clause("MH-4.2", "MH-4.10", "MH-4.21")
def why_not_vote_now(g: MallState, ask: Ask, seat: Seat) -> str | None:
    """A submitted ballot is final; without an unhidden character there is no first ballot, wholly hidden no re-vote."""
    if g.vote is None:
        return None
    if seat in ask.given:
        return "MH-4.10"
    return "MH-4.21" if g.vote.is_revote else "MH-4.2"


@clause("MH-5.3", "MH-5.8", "MH-5.10", "MH-5.12", "MH-5.21", "MH-4.27", "MH-12.6")
def why_not_play_now(g: MallState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """Not when eliminated, not outside the card's window, not where one is absent, not out of turn."""
    card, _ = card_and_target(answer)
    if card not in CARDS:
        return None
    if is_eliminated(g, seat):
        return "MH-5.12"
    if ask.name not in WINDOW_ASKS:
        return why_no_window(g)
    if card not in FITTING[g.window]:
        return "MH-12.6" if card_needs_attack(card) and g.phase == "attack" else "MH-5.3"
    if g.window in ("attack_window", "parking_window") and not is_present(g, seat, g.attacked):
        return "MH-5.21"
    return "MH-5.10" if has_turn_coming(g, seat) else "MH-5.8"


@clause("MH-4.27", "MH-5.3", "MH-12.6")
def why_no_window(g: MallState) -> str:
    """No window is open: before a re-vote there is none, and none where a location holds."""
    if g.vote is not None and g.vote.is_revote:
        return "MH-4.27"
    if g.phase == "attack" and g.attacked not in ("", PARKING) and not zombies_get_in(g, g.attacked):
        return "MH-12.6"
    return "MH-5.3"


def card_needs_attack(card: str) -> bool:
    return set(CARDS[card].windows) <= {"attack_window", "parking_window"}


def has_turn_coming(g: MallState, seat: Seat) -> bool:
    """Whether a turn of this seat is still pending in the open window."""
    return any(step[0] == "card_turn" and step[2] == seat for step in g.agenda)


@clause("MH-9.12", "MH-14.3", "MH-9.5")
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
    had_his_chance = 0 < g.eliminated[seat] < g.round and g.options["eliminated_zombie"] == "once"
    return "MH-14.10" if had_his_chance and g.eliminated[seat] != g.round - 1 else "MH-14.5"
