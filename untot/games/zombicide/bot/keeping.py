"""Cards: what is kept, where it lies, what is given away or lost, what is built."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.acting import deal_gains
from untot.games.zombicide.bot.arming import (
    armed,
    arrangement,
    as_it_lies,
    cards_of,
    is_weapon,
    kit,
    offer,
    room_of,
    taste_of,
)
from untot.games.zombicide.bot.scene import Scene, cost_of_blows
from untot.games.zombicide.bot.worth import card_worth
from untot.games.zombicide.facts import HANDS, active, wound_slots
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CardId
from untot.games.zombicide.state import Survivor
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange

AS_IT_LIES: Final = 0.5
"""How much worse than the best it is to leave everything where it lies."""
POOR_CARD: Final = 0.15
"""A card below this is drawn again by whoever can."""


def unit_of(s: Scene, ask: Ask) -> Survivor:
    return s.g.survivors[ask.unit] if ask.unit is not None else active(s.g)


def gains_of_arranging(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """The best weapons in hand; of thousands of ways only two are looked at."""
    form = ask.form(seat)
    assert isinstance(form, Arrange)
    best = arrangement(form, unit_of(s, ask), mission_of(s.g))
    return {as_it_lies(form): -AS_IT_LIES, best: 0.0}


def gains_of_keeping(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """What the inventory is worth with the new card in each place, against without it."""
    survivor, card = unit_of(s, ask), (ask.about or {})["card"]
    now = _worth(s, survivor, cards_of(survivor))
    gains = {}
    for answer in ask.answers(seat):
        if answer == "discard":
            gains[answer] = 0.0
            continue
        replaced = survivor.slots.get(answer.removeprefix("slot:"))
        cards = without(cards_of(survivor), replaced.card) if replaced is not None else cards_of(survivor)
        gains[answer] = 2 * (_worth(s, survivor, tuple(sorted((*cards, card)))) - now) + 0.01
    return gains


def _worth(s: Scene, survivor: Survivor, cards: tuple[CardId, ...]) -> float:
    return kit(cards, room_of(survivor), taste_of(survivor, mission_of(s.g))).worth


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """One of these less."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def gains_of_losing(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """What is left after each loss: to a wound, or thrown away."""
    survivor = unit_of(s, ask)
    return {
        answer: 2 * _worth(s, survivor, without(cards_of(survivor), _card_at(survivor, answer)))
        for answer in ask.answers(seat)
    }


def _card_at(survivor: Survivor, answer: str) -> CardId:
    return survivor.slots[answer.partition(":")[2]].card


def gains_of_cancelling(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """A wound costs more than a card, most of all the second."""
    survivor = unit_of(s, ask)
    now = _worth(s, survivor, cards_of(survivor))
    gains = {}
    for answer in ask.answers(seat):
        if answer == "take":
            gains[answer] = -cost_of_blows(1, len(wound_slots(survivor)))
        else:
            left = _worth(s, survivor, without(cards_of(survivor), _card_at(survivor, answer)))
            gains[answer] = -2 * (now - left)
    return gains


def gains_of_slots(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Weapons in hand, everything else in the reserve."""
    card = (ask.about or {}).get("card", "")
    is_for_hand = is_weapon(card) if card else True
    return {a: float((a.removeprefix("slot:") in HANDS) == is_for_hand) for a in ask.answers(seat)}


def gains_of_place_of_built(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """In the hand that holds the least."""
    survivor = unit_of(s, ask)
    gains = {}
    for answer in ask.answers(seat):
        slot = answer.removeprefix("slot:")
        there = survivor.slots.get(slot)
        lost = card_worth(there.card) if there is not None and slot != (ask.about or {})["slot"] else 0.0
        gains[answer] = (1.0 if slot in HANDS else 0.0) - lost
    return gains


# -- trading ----------------------------------------------------------------------------------------------------


def gains_of_partners(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    gains = deal_gains(s, active(s.g))
    return {answer: 2 * gains.get(answer.removeprefix("with:"), 0.0) for answer in ask.answers(seat)}


def gains_of_offers(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    form = ask.form(seat)
    assert isinstance(form, Arrange)
    partner = s.g.survivors[(ask.about or {})["partner"]]
    best = offer(form, active(s.g), partner, mission_of(s.g))
    return {as_it_lies(form): -AS_IT_LIES, best: 0.0}


# -- drawing ----------------------------------------------------------------------------------------------------


def gains_of_redrawing(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """A poor card is put back for another."""
    card, survivor = (ask.about or {})["card"], unit_of(s, ask)
    cards = cards_of(survivor)
    gain = _worth(s, survivor, tuple(sorted((*cards, card)))) - _worth(s, survivor, cards)
    return {"keep": 2 * (gain - POOR_CARD), "replace": 0.0}


def gains_of_leading(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Another action for the best armed."""
    mission = mission_of(s.g)
    return {answer: armed(s.g.survivors[answer.removeprefix("survivor:")], mission) for answer in ask.answers(seat)}
