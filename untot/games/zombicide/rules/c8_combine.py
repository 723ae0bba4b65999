"""Chapter 8f: combined weapons, and what a Molotov does."""

from __future__ import annotations

from collections import Counter
from typing import Final

from untot.games.zombicide.facts import (
    HANDS,
    active,
    all_slots,
    crowd_in,
    free_slots,
    is_living,
    survivors_in,
)
from untot.games.zombicide.pieces import COMBINATIONS, ZOMBIES, CardId, Combination, SurvivorId, ZombieId
from untot.games.zombicide.rules.c5_experience import gain_experience
from untot.games.zombicide.rules.c5_inventory import put_away, put_on_slot
from untot.games.zombicide.rules.c7_activation import take_off
from untot.games.zombicide.rules.c7_wounds import eliminate
from untot.games.zombicide.rules.c10_goals import check_after_death
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import Crowd, Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.parts.zones import ZoneId

LEAST_PARTS: Final = min(len(built.parts) for built in COMBINATIONS.values())


@clause("ZC-8.53", "ZC-8.56.1", "ZC-5.54")
def why_not_combine(g: ZombicideState, survivor: Survivor) -> str | None:
    """Both parts in the inventory, wherever they lie, and for a Molotov a card in the stock."""
    if len(survivor.slots) < LEAST_PARTS:
        return "ZC-8.53"
    possible = [why_not_build(g, survivor, built) for built in COMBINATIONS.values()]
    if None in possible:
        return None
    return "ZC-8.56.1" if "ZC-8.56.1" in possible else "ZC-8.53"


def why_not_build(g: ZombicideState, survivor: Survivor, built: Combination) -> str | None:
    held = {held.card for held in survivor.slots.values()}
    if not held.issuperset(built.parts):
        return "ZC-8.53"
    return "ZC-8.56.1" if built.becomes == "card" and built.id not in g.aside else None


@clause("ZC-8.53", "ZC-8.55", "ZC-8.56")
async def combine(g: ZombicideState, survivor: SurvivorId) -> None:
    """Without an action; the new weapon lies where a part lay, until the player has said where he wants it."""
    answer = await choose(g, active(g).seat, "combine_which", "ZC-8.53", things_to_build, unit=survivor)
    built = COMBINATIONS[answer.removeprefix("build:")]
    freed = take_parts(g, survivor, built)
    g.tell("weapon_built", "ZC-8.53", survivor=survivor, card=built.id)
    for slot in freed[: how_many(g, survivor, built)]:
        if built.becomes == "card":
            g.aside.remove(built.id)
        put_on_slot(g, survivor, slot, Held(built.id))
        g.then(("place_built", survivor, slot))


def things_to_build(g: ZombicideState, seat: Seat) -> list[str]:
    return [f"build:{b.id}" for b in COMBINATIONS.values() if why_not_build(g, active(g), b) is None]


@clause("ZC-8.55", "ZC-8.56")
def take_parts(g: ZombicideState, survivor: SurvivorId, built: Combination) -> list[Slot]:
    """The parts leave their slots; those of a Molotov are discarded, those of a pair stay together."""
    who = g.survivors[survivor]
    freed = [next(slot for slot in all_slots(who) if holds(who, slot, part)) for part in built.parts]
    for slot in freed:
        part = who.slots.pop(slot).card
        if built.becomes == "card":
            put_away(g, part)
    return freed


def holds(survivor: Survivor, slot: Slot, card: CardId) -> bool:
    return slot in survivor.slots and survivor.slots[slot].card == card


@clause("ZC-9.22")
def how_many(g: ZombicideState, survivor: SurvivorId, built: Combination) -> int:
    """One; two cocktails for who knows how, as far as the stock goes."""
    if built.becomes == "pair":
        return 1
    return min(1 + skill_bonus(g.survivors[survivor], "molotovs"), g.aside.count(built.id))


@clause("ZC-8.53.1", "ZC-8.54", "ZC-5.58")
async def place_built(g: ZombicideState, survivor: SurvivorId, slot: Slot) -> None:
    """On any free slot, or in a hand: what was there goes to the slot that the parts have freed."""
    answer = await choose(
        g,
        active(g).seat,
        "slot_of_built",
        "ZC-8.53.1",
        lambda g, seat: places_for_built(g, survivor, slot),
        unit=survivor,
        about={"survivor": survivor, "slot": slot},
    )
    place, slots = answer.removeprefix("slot:"), g.survivors[survivor].slots
    if place == slot:
        return
    built, replaced = slots.pop(slot), slots.pop(place, None)
    slots[place] = built
    if replaced is not None:
        slots[slot] = replaced
    g.tell("inventory_arranged", "ZC-8.53.1", survivor=survivor, slots={s: held.card for s, held in slots.items()})


def places_for_built(g: ZombicideState, survivor: SurvivorId, slot: Slot) -> list[str]:
    free = [slot, *HANDS, *free_slots(g.survivors[survivor])]
    return [f"slot:{place}" for place in all_slots(g.survivors[survivor]) if place in free]


# -- Molotovs ---------------------------------------------------------------------------------------------------


@clause("ZC-5.37", "ZC-5.38", "ZC-8.57", "ZC-8.57.1", "ZC-8.58", "ZC-8.59", "ZC-8.59.2", "ZC-8.59.3", "ZC-5.47")
def throw_molotovs(g: ZombicideState, survivor: SurvivorId, hands: list[Slot], zones: list[ZoneId]) -> None:
    """Everybody in the zone dies, nothing helps; the thrower gets the points if he was not there himself."""
    for hand in hands:
        put_away(g, g.survivors[survivor].slots.pop(hand).card)
    burnt = Counter[ZombieId]()
    for zone in dict.fromkeys(zones):
        burnt.update(burn(g, zone))
    check_after_death(g)
    if is_living(g, survivor):
        gain_experience(g, survivor, sum(ZOMBIES[kind].xp * burnt[kind] for kind in ZOMBIES))


@clause("ZC-8.57", "ZC-8.58", "ZC-7.83")
def burn(g: ZombicideState, zone: ZoneId) -> Crowd:
    """All actors of a zone are gone; the zombies that were there."""
    for victim in survivors_in(g, zone):
        eliminate(g, victim.id)
    crowd = crowd_in(g, zone)
    for kind, count in crowd.items():
        take_off(g, zone, kind, count)
        g.stock[kind] += count
        g.killed[kind] = g.killed.get(kind, 0) + count
    if crowd and g.turn is not None and zone not in g.turn.bloody_zones:
        g.turn.bloody_zones.append(zone)
    g.tell("zone_burnt", "ZC-8.57", zone=zone, kinds=list(crowd))
    return crowd
