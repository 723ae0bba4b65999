"""Chapter 5: cards and card windows."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.cards import EFFECTS, discard
from untot.games.mall_of_horror.facts import (
    colour_of,
    is_eliminated,
    is_present,
    own_characters_at,
    seats_from_badge,
    zombies_get_in,
)
from untot.games.mall_of_horror.pieces import (
    CARDS,
    FITTING,
    LOCATIONS,
    OWNER_OF,
    PARKING,
    SECURITY_HQ,
    CardId,
    CharacterId,
    LocationId,
    WindowId,
)
from untot.games.mall_of_horror.rules.c4_votes import is_contested, is_wholly_hidden
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, word, words

ASK_OF: Final = {
    "truck_window": ("play_threat", "MH-6.4"),
    "chief_window": ("play_threat", "MH-7.3"),
    "camera_window": ("play_camera", "MH-8.5"),
    "attack_window": ("attack_cards", "MH-12.11"),
    "parking_window": ("parking_cards", "MH-13.3"),
}
"""The question that each window puts, and the clause that opens it."""


@clause("MH-5.6", "MH-5.14", "MH-5.23", "MH-3.4")
def card_window(g: MallState, window: WindowId) -> None:
    """Everybody entitled gets one turn, the Chief first, then clockwise; not held if nobody is left to be asked."""
    asked = [seat for seat in seats_from_badge(g) if g.hands[seat] and is_entitled(g, window, seat)]
    if any(could_play(g, window, seat) for seat in asked):
        g.tell("window_opened", ASK_OF[window][1], window=window)
        g.then(*[("card_turn", window, seat) for seat in asked])


@clause("MH-5.6", "MH-5.9", "MH-5.23")
def seats_asked(g: MallState, window: WindowId) -> list[Seat]:
    """Whose turn it is in this window, one after the other; people around one screen decide it together."""
    return [seat for seat in seats_from_badge(g) if is_entitled(g, window, seat) and could_play(g, window, seat)]


@clause("MH-5.12", "MH-5.14", "MH-5.17", "MH-5.19", "MH-5.21", "MH-14.3", "MH-3.4")
def is_entitled(g: MallState, window: WindowId, seat: Seat) -> bool:
    """By open facts alone: elections and Cameras are for all who are not eliminated, attacks for those present."""
    if is_eliminated(g, seat):
        return False
    if window == "camera_window":
        return True
    if window in ("truck_window", "chief_window"):
        return g.options["threat_by_absent"] == "revote_only" or is_present(g, seat, location_of(g, window))
    return is_present(g, seat, g.attacked)


def location_of(g: MallState, window: WindowId) -> LocationId:
    """Where the vote of this window is held."""
    if window == "truck_window":
        return PARKING
    return SECURITY_HQ if window == "chief_window" else g.attacked


@clause("MH-5.9", "MH-5.23")
def could_play(g: MallState, window: WindowId, seat: Seat) -> bool:
    """As all can see: he has cards, and one of them might be of use here. What he really holds is not looked at."""
    if g.hands[seat]:
        for card in reversed(FITTING[window]):
            if g.played.count(card) < CARDS[card].count and why_useless(g, window, seat, card) is None:
                return True
    return False


@clause("MH-5.6", "MH-5.7", "MH-5.8", "MH-5.9", "MH-17.7")
async def card_turn(g: MallState, window: WindowId, seat: Seat) -> None:
    """One card after the other, or pass; who has passed gets no second turn."""
    if not could_play(g, window, seat):
        return
    g.window = window
    name, clause_id = ASK_OF[window]
    about = {"window": window, "location": location_of(g, window), "round": seats_asked(g, window)}
    answer = await choose(
        g, seat, name, clause_id, playable_cards, why_not=why_not_play,
        forced_too=True, orders=("pass",), about=about,
    )  # fmt: skip
    if answer == "pass":
        g.tell("passed", "MH-5.8", player=colour_of(g, seat))
        return
    play_card(g, seat, answer)
    if window in ("attack_window", "parking_window"):
        close_window_if_safe(g)
    g.then(("card_turn", window, seat))


@clause("MH-12.26", "MH-13.8")
def close_window_if_safe(g: MallState) -> None:
    """As soon as the zombies do not get in any more, no further card is played."""
    safe = not g.zombies[PARKING] if g.attacked == PARKING else not zombies_get_in(g, g.attacked)
    if safe:
        g.tell("window_closed", "MH-13.8" if g.attacked == PARKING else "MH-12.26", location=g.attacked)
        g.cut("end_of_window")


def end_of_window(g: MallState) -> None:
    """The mark to which a window is cut short."""


@clause("MH-5.4", "MH-5.5", "MH-5.7")
def play_card(g: MallState, seat: Seat, answer: str) -> None:
    """The card is shown, leaves the game for good, and takes effect at once."""
    card = CARDS[thing_in(answer, "play")]
    discard(g, seat, card.id)
    EFFECTS[card.effect](g, seat, card, thing_in(answer, "on"))


# -- what can be played -----------------------------------------------------------------------------------------


@clause("MH-5.3", "MH-5.7", "MH-12.12", "MH-12.25", "MH-13.4", "MH-17.9")
def playable_cards(g: MallState, seat: Seat) -> Made:
    """Pass, or each kind of card in hand that fits the window and is of use; what hides also says whom."""
    hand = g.hands[seat]
    cards = [card for card in FITTING[g.window] if card in hand and why_useless(g, g.window, seat, card) is None]
    if not cards:
        return ["pass"]
    if not any(CARDS[card].effect == "hide" for card in cards):
        return ["pass", *words("play", cards)]
    whom = words("on", could_hide(g, seat))
    plays = {word("play", card): whom if CARDS[card].effect == "hide" else None for card in cards}
    return branch({"pass": None, **plays})


@clause("MH-12.19")
def could_hide(g: MallState, seat: Seat) -> list[CharacterId]:
    """One's own here who are not hidden yet."""
    return [character for character in own_characters_at(g, seat, g.attacked) if character not in g.hidden]


@clause("MH-5.3", "MH-5.11", "MH-12.19")
def why_not_play(g: MallState, seat: Seat, answer: str) -> str | None:
    """Only cards of this window, only on one's own characters here, and never without any effect.

    `on:red.pin_up` alone is judged as if a card that hides came with it.
    """
    card, target = thing_in(answer, "play"), thing_in(answer, "on")
    if card not in CARDS:
        return why_not_hide(g, seat, target) if target else None
    if card not in FITTING[g.window]:
        return why_unfit(g, card)
    if CARDS[card].effect == "hide":
        return why_not_hide(g, seat, target)
    return why_useless(g, g.window, seat, card) or why_not_elsewhere(g, thing_in(answer, "at"))


@clause("MH-5.3", "MH-12.14")
def why_unfit(g: MallState, card: CardId) -> str:
    """Every card has its windows, and Hardware is of no use in Parking."""
    return "MH-12.14" if CARDS[card].effect == "defence" and g.window == "parking_window" else "MH-5.3"


@clause("MH-5.11", "MH-12.19")
def why_not_hide(g: MallState, seat: Seat, target: CharacterId) -> str | None:
    """An own character here that is not hidden."""
    if OWNER_OF.get(target) != colour_of(g, seat) or g.where.get(target) != g.attacked:
        return "MH-12.19"
    return "MH-5.11" if target in g.hidden else None


@clause("MH-12.6", "MH-12.12")
def why_not_elsewhere(g: MallState, location: LocationId) -> str | None:
    """`play:pistol at:megatoys`: cards act on the location under attack, and where one holds there is no window."""
    if location not in LOCATIONS or location == g.attacked:
        return None
    return "MH-12.12" if zombies_get_in(g, location) else "MH-12.6"


@clause("MH-5.11", "MH-8.7")
def why_useless(g: MallState, window: WindowId, seat: Seat, card: CardId) -> str | None:
    """Why a card would do nothing at all, as all can see: a Camera for dice one sees already, a Threat without a vote
    to add to or where one colour is left, Hidden where one has nobody left to hide."""
    effect = CARDS[card].effect
    if effect == "look" and seat in g.dice_seen_by:
        return "MH-8.7"
    if effect == "hide" and not could_hide(g, seat):
        return "MH-5.11"
    is_in_attack = window in ("attack_window", "parking_window")  # in an election nobody hides, nor stands alone
    if effect == "votes" and is_in_attack:
        is_vain = not is_contested(g, g.attacked) or is_wholly_hidden(g, seat, g.attacked)
        return "MH-5.11" if is_vain else None
    return None
