"""Cards: what is kept, where it lies, what is given away or lost, what is built."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.arming import (
    arrangement,
    as_it_lies,
    cards_of,
    in_words,
    is_weapon,
    kit,
    room_of,
    taste_of,
)
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.ways import holds_tool, is_tool
from untot.games.zombicide.facts import HANDS, active, board, living_of, wound_slots
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CardId
from untot.games.zombicide.rules.c5_inventory import DISCARD, piece_on
from untot.games.zombicide.state import Survivor
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange
from untot.kernel.words import thing_of

AS_IT_LIES: Final = 0.5
"""How much worse than the best it is to leave everything where it lies."""
POOR_CARD: Final = 0.15
"""A card below this is drawn again by whoever can."""


def unit_of(s: Scene, ask: Ask) -> Survivor:
    return s.g.survivors[ask.unit] if ask.unit is not None else active(s.g)


def gains_of_arranging(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """The best weapons in hand; of thousands of ways only two are looked at."""
    form, survivor = ask.form(seat), unit_of(s, ask)
    assert isinstance(form, Arrange)
    return {as_it_lies(form): -AS_IT_LIES, in_words(form, arrangement(form, survivor, mission_of(s.g))): 0.0}


def gains_of_starting(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Everybody with the best weapons in hand."""
    form = ask.form(seat)
    assert isinstance(form, Arrange)
    places: dict[str, str] = {}
    for survivor in living_of(s.g, seat):
        own = arrangement(form, survivor, mission_of(s.g))
        places |= {piece_on(survivor.id, slot): piece_on(survivor.id, place) for slot, place in own.items()}
    return {as_it_lies(form): -AS_IT_LIES, in_words(form, places): 0.0}


def gains_of_keeping(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """What the inventory is worth with the new card in the best place, against without it."""
    form, survivor, card = ask.form(seat), unit_of(s, ask), (ask.about or {})["card"]
    assert isinstance(form, Arrange)
    now = _worth(s, survivor, cards_of(survivor))
    gain = 2 * (_worth(s, survivor, tuple(sorted((*cards_of(survivor), card)))) - now) + 0.01
    left_out = {card: DISCARD} | arrangement(form, survivor, mission_of(s.g))
    return {in_words(form, left_out): 0.0, in_words(form, arrangement(form, survivor, mission_of(s.g), card)): gain}


def _worth(s: Scene, survivor: Survivor, cards: tuple[CardId, ...]) -> float:
    """In his hands and reserve; what alone opens doors for all is worth the search for another, in hand or not."""
    worth = kit(cards, room_of(survivor), taste_of(survivor, mission_of(s.g))).worth
    return worth + (s.temper.no_tool if any(map(is_tool, cards)) and _opens_for_all(s, survivor) else 0.0)


def _opens_for_all(s: Scene, survivor: Survivor) -> bool:
    """Nobody else could open the doors that are still shut."""
    is_needed = s.g.open_doors != board(s.g).zones.all_doors
    return is_needed and not any(holds_tool(other) for other in s.people if other is not survivor)


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


def least_loss(s: Scene, survivor: Survivor) -> float:
    """What the card costs that he would miss least."""
    cards = cards_of(survivor)
    now = _worth(s, survivor, cards)
    return min((2 * (now - _worth(s, survivor, without(cards, card))) for card in dict.fromkeys(cards)), default=0.0)


def _card_at(survivor: Survivor, answer: str) -> CardId:
    return survivor.slots[thing_of(answer)].card


def gains_of_cancelling(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """A wound costs more than a card, most of all the second."""
    survivor = unit_of(s, ask)
    now = _worth(s, survivor, cards_of(survivor))
    gains = {}
    for answer in ask.answers(seat):
        if answer == "take":
            gains[answer] = -s.temper.cost_of_blows(1, len(wound_slots(survivor)))
        else:
            left = _worth(s, survivor, without(cards_of(survivor), _card_at(survivor, answer)))
            gains[answer] = -2 * (now - left)
    return gains


def gains_of_slots(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Weapons in hand, everything else in the reserve."""
    is_for_hand = is_weapon((ask.about or {})["card"])
    return {answer: float((thing_of(answer) in HANDS) == is_for_hand) for answer in ask.answers(seat)}


# -- drawing ----------------------------------------------------------------------------------------------------


def gains_of_redrawing(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """A poor card is put back for another."""
    card, survivor = (ask.about or {})["card"], unit_of(s, ask)
    cards = cards_of(survivor)
    gain = _worth(s, survivor, tuple(sorted((*cards, card)))) - _worth(s, survivor, cards)
    return {"keep": 2 * (gain - POOR_CARD), "replace": 0.0}
