"""Chapter 7c: wounds and elimination, whatever they come from."""

from __future__ import annotations

from typing import Final, Literal

from untot.games.zombicide.facts import equipment_slots, is_living, wound_slots
from untot.games.zombicide.pieces import EQUIPMENT, WOUND, SurvivorId
from untot.games.zombicide.rules.c5_inventory import choose_free_slot, discard_from, put_away
from untot.games.zombicide.rules.c10_goals import check_after_death
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import ON_FOOT, Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

Source = Literal["zombie", "shot", "car"]
WOUNDS_TO_DIE: Final = 2


@clause("ZC-7.15", "ZC-7.18", "ZC-7.19", "ZC-7.20", "ZC-7.21", "ZC-8.37", "ZC-9.32")
async def wound(g: ZombicideState, survivor: SurvivorId, source: Source) -> None:
    """A wound would be taken: Tough ignores it, then mask or equipment may cancel it, else it counts."""
    if not is_living(g, survivor) or is_ignored(g, survivor, source):
        return
    if len(ways_to_take(g, survivor)) > 1:
        answer = await choose(
            g,
            g.survivors[survivor].seat,
            "cancel_wound",
            "ZC-7.20",
            lambda g, seat: ways_to_take(g, survivor),
            unit=survivor,
            about={"survivor": survivor, "source": source},
        )
        if answer != "take":
            discard_from(g, survivor, thing_of(answer))
            g.tell("wound_cancelled", "ZC-7.21", survivor=survivor)
            return
    g.then(("take_wound", survivor))


@clause("ZC-9.45", "ZC-9.45.1", "ZC-7.20")
def is_ignored(g: ZombicideState, survivor: SurvivorId, source: Source) -> bool:
    """Tough, without being asked: attacks of zombies in their own phase only."""
    who = g.survivors[survivor]
    if source != "zombie" or g.phase != "zombies" or who.tough_left < 1:
        return False
    who.tough_left -= 1
    g.tell("attack_ignored", "ZC-9.45", survivor=survivor)
    return True


@clause("ZC-7.18", "ZC-7.20", "ZC-9.32")
def ways_to_take(g: ZombicideState, survivor: SurvivorId) -> list[str]:
    """Take it, give up the mask, or with the skill any card."""
    who = g.survivors[survivor]
    masks = [slot for slot in equipment_slots(who) if cancels_wounds(who, slot)]
    others = [slot for slot in equipment_slots(who) if has_skill(who, "cancel_wound") and slot not in masks]
    return ["take", *words("mask", masks), *words("give", others)]


def cancels_wounds(survivor: Survivor, slot: Slot) -> bool:
    card = EQUIPMENT.get(survivor.slots[slot].card)
    return card is not None and card.effect is not None and card.effect.kind == "cancel_wound"


@clause("ZC-7.13", "ZC-7.14", "ZC-7.16")
async def take_wound(g: ZombicideState, survivor: SurvivorId) -> None:
    """The first costs a card, whose slot it takes; the second is the end."""
    if len(wound_slots(g.survivors[survivor])) + 1 >= WOUNDS_TO_DIE:
        eliminate(g, survivor)
        check_after_death(g)
        return
    slot = await slot_of_wound(g, survivor)
    g.survivors[survivor].slots[slot] = Held(WOUND.id)
    g.tell("wound_taken", "ZC-7.13", survivor=survivor, slot=slot)


@clause("ZC-7.13", "ZC-7.14")
async def slot_of_wound(g: ZombicideState, survivor: SurvivorId) -> Slot:
    """The player chooses what is lost; without equipment, where the wound lies."""
    if not equipment_slots(g.survivors[survivor]):
        return await choose_free_slot(g, survivor, "ZC-7.14", WOUND.id)
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "lose_equipment",
        "ZC-7.13",
        lambda g, seat: words("lose", equipment_slots(g.survivors[survivor])),
        unit=survivor,
        about={"survivor": survivor},
    )
    discard_from(g, survivor, thing_of(answer))
    return thing_of(answer)


@clause("ZC-7.17", "ZC-7.22", "ZC-7.84", "ZC-9.31.1")
def eliminate(g: ZombicideState, survivor: SurvivorId) -> None:
    """He is gone with all he had; his seat is free, his noise forgotten, what the group has reached stays."""
    who = g.survivors[survivor]
    for slot in equipment_slots(who):
        put_away(g, who.slots[slot].card)
    who.slots.clear()
    who.status, who.zone = "eliminated", ""
    who.car, who.seat_in_car, who.tile = ON_FOOT, "", ""
    if g.loud_by == survivor:
        g.loud_zone = g.loud_by = ""
    g.tell("survivor_eliminated", "ZC-7.16", survivor=survivor)


@clause("ZC-9.36", "ZC-10.02.2")
def heal(g: ZombicideState, survivor: SurvivorId, clause_id: str) -> None:
    """One wound card is taken off; its slot is free."""
    who = g.survivors[survivor]
    slots = wound_slots(who)
    if slots:
        del who.slots[slots[0]]
        g.tell("wound_healed", clause_id, survivor=survivor)
