"""Chapter 5f: the inventory. What is discarded, put on a slot, or arranged anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from untot.games.zombicide.facts import active, all_slots, equipment_slots, free_slots, has_equipment, taken_slots
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, CardId, SurvivorId
from untot.games.zombicide.rules.c10_goals import check_victory, goal_cards
from untot.games.zombicide.state import Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.forms import Arrange
from untot.kernel.rulebook import clause
from untot.kernel.words import placed, thing_in, thing_of, words

DISCARD: Final = "discard"
"""The place of an arrangement for what is not kept."""

# -- discarding -------------------------------------------------------------------------------------------------


@clause("ZC-5.60", "ZC-5.61", "ZC-8.55", "ZC-8.59")
def put_away(g: ZombicideState, card: CardId) -> None:
    """Deck cards go to the open discards, others back to those set aside; the two cards of a pair go together."""
    built = COMBINATIONS.get(card)
    if built is not None and built.becomes == "pair":
        for part in built.parts:
            put_away(g, part)
    elif EQUIPMENT[card].where == "deck":
        g.discards.append(card)
    else:
        g.aside.append(card)


@clause("ZC-5.55", "ZC-5.56")
def discard_from(g: ZombicideState, survivor: SurvivorId, slot: Slot) -> None:
    held = g.survivors[survivor].slots.pop(slot)
    put_away(g, held.card)
    g.tell("card_discarded", "ZC-5.56", survivor=survivor, card=held.card)


@clause("ZC-5.57")
def why_not_discard(g: ZombicideState, survivor: Survivor) -> str | None:
    return None if has_equipment(survivor) else "ZC-5.57"


def cards_to_discard(g: ZombicideState) -> list[str]:
    return words("slot", equipment_slots(active(g)))


@clause("ZC-5.56", "ZC-5.57")
def discard_one(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """At any time in his own turn, at no cost."""
    discard_from(g, survivor, thing_in(answer, "slot"))


# -- receiving --------------------------------------------------------------------------------------------------


@clause("ZC-10.01.2")
def note_found(g: ZombicideState, cards: list[CardId]) -> None:
    """Cards that a goal asks for count as found once somebody has them."""
    new = [card for card in dict.fromkeys(cards) if card in goal_cards(g) and card not in g.found]
    if new:
        g.found += new
        check_victory(g)


@clause("ZC-7.14")
async def choose_free_slot(g: ZombicideState, survivor: SurvivorId, clause_id: str, card: CardId) -> Slot:
    """A card that comes without a rearrangement goes on a free slot of the player's choice."""
    answer = await choose(
        g, g.survivors[survivor].seat, "slot_of_card", clause_id,
        lambda g, seat: words("slot", free_slots(g.survivors[survivor])),
        unit=survivor, about={"survivor": survivor, "card": card},
    )  # fmt: skip
    return thing_of(answer)


# -- somebody's cards -------------------------------------------------------------------------------------------


def piece_on(owner: SurvivorId, slot: Slot) -> str:
    """What somebody has on a slot, and the slot itself, among those of others: `amy.hand_1`."""
    return f"{owner}.{slot}"


def pieces_of(owner: Survivor, slots: Iterable[Slot]) -> list[str]:
    return [piece_on(owner.id, slot) for slot in slots]


def owner_of(piece: str) -> SurvivorId:
    """Of a piece, or of a place: where no slot is named, the whole inventory is meant."""
    return piece.partition(".")[0]


def slot_of(piece: str) -> Slot:
    return piece.partition(".")[2]


# -- arranging --------------------------------------------------------------------------------------------------


@clause("ZC-5.55", "ZC-5.57", "ZC-5.58")
def arrangements(survivor: Survivor, *, may_discard: bool) -> Arrange:
    """Every card on some slot; `hand_1@reserve_2` moves what lies on the first to the second. Wounds stay."""
    slots, lying = list(all_slots(survivor)), taken_slots(survivor)
    places = [*slots, DISCARD] if may_discard else slots
    slots_of = {slot: slots if survivor.slots[slot].card == WOUND.id else places for slot in lying}
    return Arrange(slots_of, dict.fromkeys(slots, 1) | ({DISCARD: len(lying)} if may_discard else {}))


@clause("ZC-5.55", "ZC-5.58", "ZC-6.40")
def arrange(g: ZombicideState, survivor: SurvivorId, places: Mapping[str, Slot], *, is_action: bool = False) -> None:
    """Lay the cards as was said, slot by slot."""
    before = dict(g.survivors[survivor].slots)
    laid = {place: before[slot] for slot, place in places.items() if place != DISCARD}
    lay_out(g, survivor, laid, is_action=is_action)
    for slot, place in places.items():
        if place == DISCARD:
            put_away(g, before[slot].card)
            g.tell("card_discarded", "ZC-5.55", survivor=survivor, card=before[slot].card)


@clause("ZC-5.58")
def lay_out(g: ZombicideState, survivor: SurvivorId, slots: Mapping[Slot, Held], *, is_action: bool = False) -> None:
    """These cards lie on these slots, and nothing else does; what took an action is told even if nothing changed."""
    who = g.survivors[survivor]
    before, who.slots = who.slots, dict(slots)
    if is_action or who.slots != before:
        cards = {slot: held.card for slot, held in who.slots.items()}
        g.tell("inventory_arranged", "ZC-5.58", survivor=survivor, slots=cards)


@clause("ZC-5.57")
def why_not_arrange(g: ZombicideState, answer: str) -> str | None:
    """A wound is never thrown away, and a slot takes one card."""
    places = placed(answer)
    if not places:
        return None
    return "ZC-5.57" if DISCARD in places.values() else "ZC-5.51"
