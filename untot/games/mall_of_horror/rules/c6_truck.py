"""Chapter 6: phase a, truck search."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import colour_of, is_eliminated, seat_of
from untot.games.mall_of_horror.pieces import CARDS, PARKING, CardId
from untot.games.mall_of_horror.rules.c3_round import enter_phase
from untot.games.mall_of_horror.rules.c4_votes import elect_at
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import UNTIL_THE_END, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields, Pick
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, things_of, verb_of, word, words


@clause("MH-6.1", "MH-6.2", "MH-6.3", "MH-6.4", "MH-6.15")
def truck_search(g: MallState) -> None:
    """Those in Parking decide who searches; with an empty deck the phase is skipped for good."""
    if not g.deck:
        return
    enter_phase(g, "truck_search", "MH-6.4")
    elect_at(g, "truck", PARKING, "truck_window")


@clause("MH-6.5", "MH-6.17")
async def search_truck(g: MallState, seat: Seat) -> None:
    """Take the top three cards and look at them alone; then divide them in one answer."""
    g.searcher = seat
    g.loot = draw_from_deck(g, 3)
    g.tell_secret(
        "truck_searched", "MH-6.5", [seat], {"cards": list(g.loot)}, player=colour_of(g, seat), count=len(g.loot)
    )
    answer = await choose(
        g, seat, "divide_loot", "MH-6.6", ways_to_divide, why_not=why_not_divide,
        forced_too=len(g.loot) > 1, secret_until=UNTIL_THE_END, final=True,
    )  # fmt: skip
    divide_loot(g, seat, answer)


def draw_from_deck(g: MallState, count: int) -> list[CardId]:
    drawn = g.deck[:count]
    del g.deck[:count]
    del g.buried[: max(0, len(g.buried) - len(g.deck))]
    return drawn


@clause("MH-6.6", "MH-6.12", "MH-6.13", "MH-6.17")
def ways_to_divide(g: MallState, seat: Seat) -> Fields | Pick:
    """Keep one, give one, and the rest goes under the deck; of two one is given, a single one is kept."""
    keeps = words("keep", dict.fromkeys(g.loot))
    if len(g.loot) == 1:
        return Pick(keeps)
    gives = {word("keep", card): words("give", _besides(g.loot, card)) for card in g.loot}
    return Fields([Field("keep", {"": keeps}), Field("give", gives, of=0), Field("to", {"": receivers(g, seat)})])


def _besides(loot: list[CardId], card: CardId) -> list[CardId]:
    rest = list(loot)
    rest.remove(card)
    return list(dict.fromkeys(rest))


@clause("MH-6.7", "MH-6.8")
def receivers(g: MallState, seat: Seat) -> list[str]:
    """Any other player who is not eliminated, wherever his characters are."""
    others = [other for other in range(g.seats) if other != seat and not is_eliminated(g, other)]
    return words("to", [colour_of(g, other) for other in others])


@clause("MH-6.6", "MH-6.7", "MH-6.8")
def why_not_divide(g: MallState, seat: Seat, answer: str) -> str | None:
    """Exactly one kept, one given, to another player in the game."""
    receiver = thing_in(answer, "to")
    if receiver in g.colours and is_eliminated(g, seat_of(g, receiver)):
        return "MH-6.8"
    if receiver == colour_of(g, seat):
        return "MH-6.7"
    verbs = [verb_of(said) for said in split(answer)]
    named = things_of(answer, "keep") + things_of(answer, "give")
    cards_are_there = all(card in CARDS and named.count(card) <= g.loot.count(card) for card in named)
    return None if verbs == ["keep", "give", "to"] and cards_are_there else "MH-6.6"


@clause("MH-6.6", "MH-6.10", "MH-6.11", "MH-6.16")
def divide_loot(g: MallState, seat: Seat, answer: str) -> None:
    """The kept card goes to the hand, the gift to its receiver, who cannot refuse it, the rest under the deck."""
    keep_card(g, seat, thing_in(answer, "keep"))
    for gift in things_of(answer, "give"):
        give_card(g, seat, seat_of(g, thing_in(answer, "to")), gift)
    while g.loot:
        bury_card(g, seat, g.loot[0])


@clause("MH-5.2", "MH-6.6")
def keep_card(g: MallState, seat: Seat, card: CardId) -> None:
    """Into the hand, however many cards are in it."""
    g.loot.remove(card)
    g.hands[seat].append(card)
    g.tell_secret("card_kept", "MH-6.6", [seat], {"card": card}, player=colour_of(g, seat))


@clause("MH-6.6", "MH-6.11")
def bury_card(g: MallState, seat: Seat, card: CardId) -> None:
    """Under the deck; only the searcher knows which."""
    g.loot.remove(card)
    g.deck.append(card)
    g.buried.append((seat, card))
    g.tell_secret("card_buried", "MH-6.6", [seat], {"card": card}, player=colour_of(g, seat))


@clause("MH-5.2", "MH-6.10", "MH-6.11", "MH-16.8")
def give_card(g: MallState, giver: Seat, receiver: Seat, card: CardId) -> None:
    """Face down to the receiver, who is not asked; only the two know which card it is."""
    g.loot.remove(card)
    g.hands[receiver].append(card)
    g.gifts.append((giver, receiver, card))
    secret = {"card": card}
    g.tell_secret(
        "card_given", "MH-6.11", [giver, receiver], secret, player=colour_of(g, giver), receiver=colour_of(g, receiver)
    )
