"""Chapter 5f: the inventory. What is discarded, put on a slot, or arranged anew."""

from __future__ import annotations

from untot.games.zombicide.facts import all_slots, equipment_slots, free_slots
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, CardId, SurvivorId
from untot.games.zombicide.refusing import refusing
from untot.games.zombicide.rules.c10_goals import check_victory, goal_cards
from untot.games.zombicide.state import Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange
from untot.kernel.rulebook import clause

DISCARD = "discard"
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


@clause("ZC-5.56", "ZC-5.57")
async def discard_one(g: ZombicideState, survivor: SurvivorId) -> None:
    """At any time in his own turn, at no cost."""
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "discard_card",
        "ZC-5.56",
        lambda g, seat: slot_words(equipment_slots(g.survivors[survivor])),
        why_not=refusing("ZC-5.57", "slot"),
        unit=survivor,
    )
    discard_from(g, survivor, answer.removeprefix("slot:"))


# -- receiving --------------------------------------------------------------------------------------------------


def slot_words(slots: list[Slot]) -> list[str]:
    return [f"slot:{slot}" for slot in slots]


@clause("ZC-10.01.2")
def put_on_slot(g: ZombicideState, survivor: SurvivorId, slot: Slot, held: Held) -> None:
    """A card comes into the inventory; one that a goal asks for counts as found."""
    g.survivors[survivor].slots[slot] = held
    g.tell("card_taken", "ZC-5.51", survivor=survivor, card=held.card, slot=slot)
    if held.card in goal_cards(g) and held.card not in g.found:
        g.found.append(held.card)
        check_victory(g)


@clause("ZC-5.59", "ZC-7.14")
async def choose_free_slot(g: ZombicideState, survivor: SurvivorId, clause_id: str, card: CardId) -> Slot:
    """A card that comes without a rearrangement goes on a free slot of the player's choice."""
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "slot_of_card",
        clause_id,
        lambda g, seat: slot_words(free_slots(g.survivors[survivor])),
        why_not=refusing("ZC-5.58", "slot"),
        unit=survivor,
        about={"survivor": survivor, "card": card},
    )
    return answer.removeprefix("slot:")


# -- arranging --------------------------------------------------------------------------------------------------


@clause("ZC-5.55", "ZC-5.57", "ZC-5.58")
def arrangements(survivor: Survivor, *, may_discard: bool) -> Arrange:
    """Every card on some slot; `hand_1@reserve_2` moves what lies on the first to the second. Wounds stay."""
    slots, lying = list(all_slots(survivor)), list(survivor.slots)
    places = [*slots, DISCARD] if may_discard else slots
    slots_of = {slot: slots if survivor.slots[slot].card == WOUND.id else places for slot in lying}
    return Arrange(slots_of, dict.fromkeys(slots, 1) | ({DISCARD: len(lying)} if may_discard else {}))


@clause("ZC-5.55", "ZC-5.58", "ZC-6.40")
def arrange(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Lay the cards as the answer says."""
    who = g.survivors[survivor]
    before = dict(who.slots)
    who.slots = {}
    for word in answer.split(" ") if answer else []:
        slot, _, place = word.rpartition("@")
        if place == DISCARD:
            put_away(g, before[slot].card)
            g.tell("card_discarded", "ZC-5.55", survivor=survivor, card=before[slot].card)
        else:
            who.slots[place] = before[slot]
    if who.slots != before:
        g.tell("inventory_arranged", "ZC-5.58", survivor=survivor, slots={s: h.card for s, h in who.slots.items()})


@clause("ZC-5.57")
def why_not_arrange(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """A wound is never thrown away, and a slot takes one card."""
    if "@" not in answer:
        return None
    return "ZC-5.57" if f"@{DISCARD}" in answer else "ZC-5.51"
