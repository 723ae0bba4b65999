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
from untot.games.zombicide.rules.c5_inventory import put_away
from untot.games.zombicide.rules.c7_moves import take_off
from untot.games.zombicide.rules.c7_wounds import eliminate
from untot.games.zombicide.rules.c10_goals import check_after_death
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import Crowd, Held, Slot, Survivor, ZombicideState
from untot.kernel.forms import Branch, Share, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, things_of, word
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


def things_to_build(g: ZombicideState) -> Branch:
    """`build:molotov slot:hand_1`: what, and where it will lie."""
    possible = [built for built in COMBINATIONS.values() if why_not_build(g, active(g), built) is None]
    return branch({word("build", built.id): places_for_built(g, built) for built in possible})


@clause("ZC-8.53.1", "ZC-8.54", "ZC-9.22")
def places_for_built(g: ZombicideState, built: Combination) -> Share:
    """Any slot that is free or becomes free, or a hand: what was there goes to the slot that the parts have freed."""
    survivor = active(g)
    places = [*slots_of_parts(survivor, built), *HANDS, *free_slots(survivor)]
    caps = {word("slot", slot): 1 for slot in all_slots(survivor) if slot in places}
    return Share(how_many(g, survivor, built), caps)


@clause("ZC-8.53", "ZC-8.54", "ZC-8.55", "ZC-8.56")
def combine(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Without an action: the parts leave their slots, the new weapon takes its place, and what lay there moves."""
    who, built = g.survivors[survivor], COMBINATIONS[thing_in(answer, "build")]
    freed = slots_of_parts(who, built)
    for slot in freed:
        use_part(g, built, who.slots.pop(slot).card)
    for slot in things_of(answer, "slot"):
        displaced = who.slots.pop(slot, None)
        who.slots[slot] = from_stock(g, built)
        if displaced is not None:
            who.slots[next(free for free in freed if free not in who.slots)] = displaced
    g.tell("weapon_built", "ZC-8.53", survivor=survivor, card=built.id)


def slots_of_parts(survivor: Survivor, built: Combination) -> list[Slot]:
    """Where the two parts lie."""
    return [next(slot for slot in all_slots(survivor) if holds(survivor, slot, part)) for part in built.parts]


def holds(survivor: Survivor, slot: Slot, card: CardId) -> bool:
    return slot in survivor.slots and survivor.slots[slot].card == card


@clause("ZC-8.55", "ZC-8.56")
def use_part(g: ZombicideState, built: Combination, part: CardId) -> None:
    """The parts of a Molotov are discarded, those of a pair stay together."""
    if built.becomes == "card":
        put_away(g, part)


@clause("ZC-8.56")
def from_stock(g: ZombicideState, built: Combination) -> Held:
    """A Molotov is a card of its own, a pair is its two parts."""
    if built.becomes == "card":
        g.aside.remove(built.id)
    return Held(built.id)


@clause("ZC-9.22")
def how_many(g: ZombicideState, survivor: Survivor, built: Combination) -> int:
    """One; two cocktails for who knows how, as far as the stock goes."""
    if built.becomes == "pair":
        return 1
    return min(1 + skill_bonus(survivor, "molotovs"), g.aside.count(built.id))


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
