"""Chapters 8a to 8c: announcing an attack. Whether one can be made, at which zone, with which weapon, at whose risk."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from untot.games.zombicide.cards import assigns_hits, attack_with, is_pair, is_ready
from untot.games.zombicide.facts import HANDS, active, in_sight_from, open_net, survivors_in, zombies_in
from untot.games.zombicide.pieces import Attack as Printed
from untot.games.zombicide.pieces import AttackKind, SurvivorId
from untot.games.zombicide.rules.c6_paying import can_pay
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import Slot, Survivor, ZombicideState
from untot.kernel.forms import Branch, Field, Fields, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, things_of, word, words
from untot.parts.zones import ZoneId

BOTH: Final = "both"
"""The means of who uses a pair."""

# -- whether ----------------------------------------------------------------------------------------------------


@clause("ZC-6.58", "ZC-8.20", "ZC-8.22", "ZC-5.52")
def why_not_melee(g: ZombicideState, survivor: Survivor) -> str | None:
    """A melee weapon in hand and a zombie in the own zone."""
    if not zombies_in(g, survivor.zone) or not ready_hands(survivor, "melee"):
        return "ZC-8.20"
    return None if can_pay(g, "combat", 1) else "ZC-6.1"


@clause("ZC-6.57", "ZC-8.24", "ZC-8.30", "ZC-8.40", "ZC-8.48", "ZC-5.52")
def why_not_ranged(g: ZombicideState, survivor: Survivor) -> str | None:
    """A loaded ranged weapon in hand and a zone in sight and range with somebody in it."""
    hands = ready_hands(survivor, "ranged")
    if not hands:
        guns = [hand for hand in HANDS if hand in survivor.slots and attack_with(survivor.slots[hand].card, "ranged")]
        return "ZC-8.48" if guns else "ZC-8.24"
    if not any(targets(g, survivor, hand) for hand in hands):
        return "ZC-8.30"
    return None if can_pay(g, "combat", 1) else "ZC-6.1"


def ready_hands(survivor: Survivor, kind: AttackKind) -> list[Slot]:
    return [hand for hand in HANDS if is_ready(survivor, hand, kind)]


def printed(survivor: Survivor, hand: Slot, kind: AttackKind) -> Printed:
    attack = attack_with(survivor.slots[hand].card, kind)
    assert attack is not None
    return attack


# -- at which zone ----------------------------------------------------------------------------------------------


def melee_words(g: ZombicideState) -> Branch:
    """`at:S21 with:hand_1`: always where he stands."""
    survivor = active(g)
    return branch({word("at", survivor.zone): words("with", means(survivor, ready_hands(survivor, "melee"), "melee"))})


@clause("ZC-8.24", "ZC-8.30")
def ranged_words(g: ZombicideState) -> Branch:
    """`at:S23 with:hand_1`: zones with own people in them come last, and last of all those with nobody else."""
    survivor = active(g)
    within = [zone for hand in ready_hands(survivor, "ranged") for zone in targets(g, survivor, hand)]
    zones = sorted(dict.fromkeys(within), key=partial(_unwanted, g, survivor))
    return branch({word("at", zone): partial(shots_at, g, zone) for zone in zones})


def _unwanted(g: ZombicideState, survivor: Survivor, zone: ZoneId) -> tuple[bool, bool]:
    return bool(own_people(g, survivor, [zone])), not zombies_in(g, zone)


@clause("ZC-8.24", "ZC-8.25", "ZC-8.26", "ZC-8.27", "ZC-8.28", "ZC-8.29", "ZC-8.30", "ZC-9.15")
def targets(g: ZombicideState, survivor: Survivor, hand: Slot) -> list[ZoneId]:
    """Zones in sight, not too near and not too far, with at least one actor besides the shooter."""
    least, most = shooting_range(survivor, hand)
    seen = in_sight_from(open_net(g), survivor.zone)
    return [zone for zone, far in seen.items() if least <= far <= most and is_target(g, survivor, zone)]


@clause("ZC-9.15")
def shooting_range(survivor: Survivor, hand: Slot) -> tuple[int, int]:
    least, most = printed(survivor, hand, "ranged").range
    return least, most + skill_bonus(survivor, "max_range", "ranged")


@clause("ZC-5.1", "ZC-8.30")
def is_target(g: ZombicideState, survivor: Survivor, zone: ZoneId) -> bool:
    return bool(zombies_in(g, zone)) or any(other.id != survivor.id for other in survivors_in(g, zone))


# -- with what --------------------------------------------------------------------------------------------------


@clause("ZC-8.1", "ZC-8.11", "ZC-8.12", "ZC-8.13", "ZC-8.16", "ZC-8.52")
def means(survivor: Survivor, hands: list[Slot], kind: AttackKind) -> list[str]:
    """Both of a pair, or one alone; of two that are alike only one is named."""
    if len(hands) < len(HANDS):
        return list(hands)
    are_alike = survivor.slots[hands[0]] == survivor.slots[hands[1]]
    return [BOTH] * is_pair(survivor, kind) + (hands[:1] if are_alike else hands)


def hands_of(mean: str) -> list[Slot]:
    return list(HANDS) if mean == BOTH else [mean]


@clause("ZC-8.11", "ZC-9.30")
def shots_at(g: ZombicideState, zone: ZoneId) -> Branch:
    """The weapons that reach it; a trick shot names another zone for the second one."""
    survivor = active(g)
    hands = [hand for hand in ready_hands(survivor, "ranged") if zone in targets(g, survivor, hand)]
    shots: dict[str, Made | None] = {}
    for mean in means(survivor, hands, "ranged"):
        if mean == BOTH and has_skill(survivor, "two_targets"):
            others = targets(g, survivor, hands[0])
            shots[word("with", mean)] = branch({word("and", o): risk_of(g, mean, [zone, o]) for o in others})
        else:
            shots[word("with", mean)] = risk_of(g, mean, [zone])
    return branch(shots)


# -- at whose risk ----------------------------------------------------------------------------------------------


@clause("ZC-8.30", "ZC-8.31", "ZC-8.39", "ZC-8.57.1")
def risk_of(g: ZombicideState, mean: str, zones: list[ZoneId]) -> Made | None:
    """Who of one's own people might be hit: all by fire, nobody by who picks his targets, else all but himself."""
    survivor, hand = active(g), hands_of(mean)[0]
    if printed(survivor, hand, "ranged").kills_everything:
        return risks(other.id for zone in dict.fromkeys(zones) for other in survivors_in(g, zone))
    if assigns_hits(survivor, survivor.slots[hand].card, "ranged"):
        return None
    return risks(own_people(g, survivor, zones))


def own_people(g: ZombicideState, survivor: Survivor, zones: Iterable[ZoneId]) -> list[SurvivorId]:
    """Survivors in these zones besides the shooter."""
    return [o.id for zone in dict.fromkeys(zones) for o in survivors_in(g, zone) if o.id != survivor.id]


def risks(people: Iterable[SurvivorId]) -> Fields | None:
    """`risking:ned risking:amy`: nobody shoots at his own people without naming each of them."""
    named = [Field(survivor, {"": [word("risking", survivor)]}) for survivor in people]
    return Fields(named) if named else None


# -- why not so -------------------------------------------------------------------------------------------------


@clause("ZC-8.20", "ZC-8.13", "ZC-5.52")
def why_not_melee_so(g: ZombicideState, answer: str) -> str | None:
    """In the own zone, with a weapon that lies in a hand."""
    if thing_in(answer, "at") != active(g).zone:
        return "ZC-8.20"
    return why_not_with(active(g), thing_in(answer, "with"), "melee")


@clause("ZC-5.13", "ZC-8.11", "ZC-8.24", "ZC-8.30")
def why_not_ranged_so(g: ZombicideState, answer: str) -> str | None:
    """Word by word: the zone, the weapon, the second zone, and those whom it may hit."""
    survivor, mean = active(g), thing_in(answer, "with")
    for zone in [*things_of(answer, "at"), *things_of(answer, "and")]:
        if zone not in open_net(g).neighbours:
            return None
        if (found := why_not_at(g, survivor, zone, mean)) is not None:
            return found
    if mean and mean not in means(survivor, ready_hands(survivor, "ranged"), "ranged"):
        return why_not_with(survivor, mean, "ranged")
    return "ZC-8.11" if things_of(answer, "and") else "ZC-8.30"


@clause("ZC-8.24", "ZC-8.25", "ZC-8.26", "ZC-8.30")
def why_not_at(g: ZombicideState, survivor: Survivor, zone: ZoneId, mean: str) -> str | None:
    """In sight, not too near, not too far, with somebody there: for the weapon that is named, or for any."""
    distance = in_sight_from(open_net(g), survivor.zone).get(zone)
    if distance is None:
        return "ZC-8.24"
    ready = ready_hands(survivor, "ranged")
    hands = [hand for hand in hands_of(mean) if hand in ready] or ready
    ranges = [shooting_range(survivor, hand) for hand in hands]
    if all(distance < least for least, _ in ranges):
        return "ZC-8.25"
    if all(not least <= distance <= most for least, most in ranges):
        return "ZC-8.26"
    return None if is_target(g, survivor, zone) else "ZC-8.30"


@clause("ZC-8.11", "ZC-8.13", "ZC-8.48", "ZC-8.52", "ZC-5.52")
def why_not_with(survivor: Survivor, mean: str, kind: AttackKind) -> str:
    """From a hand, loaded, and two only as a pair."""
    if mean == BOTH:
        return "ZC-8.52" if is_pair(survivor, kind) else "ZC-8.13"
    held = survivor.slots.get(mean)
    return "ZC-8.48" if held is not None and not held.is_loaded else "ZC-5.52"
