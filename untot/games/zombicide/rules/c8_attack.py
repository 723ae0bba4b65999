"""Chapters 8a, 8e and 5d: the attack itself: its price, its noise, what it spends and how many dice it has."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from untot.games.zombicide.cards import assigns_hits
from untot.games.zombicide.pieces import AttackKind, SurvivorId
from untot.games.zombicide.rules.c5_noise import place_noise
from untot.games.zombicide.rules.c6_paying import pay
from untot.games.zombicide.rules.c8_aiming import hands_of, means, printed, ready_hands, shooting_range
from untot.games.zombicide.rules.c8_combine import throw_molotovs
from untot.games.zombicide.rules.c8_dice import hits_from, reroll_sources, roll
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import Attack, Held, Slot, Survivor, ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, things_of
from untot.parts.zones import ZoneId

FACES: Final = 6


def melee_attack(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    attack(g, survivor, answer, "melee")


def ranged_attack(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    attack(g, survivor, answer, "ranged")


@clause("ZC-8.1", "ZC-8.14", "ZC-5.28", "ZC-5.30", "ZC-5.31", "ZC-8.59.1")
def attack(g: ZombicideState, survivor: SurvivorId, answer: str, kind: AttackKind) -> None:
    """One action, one noise if the weapon is loud in this way; then fire burns, or dice roll."""
    hands, zones = hands_of(thing_in(answer, "with")), [*things_of(answer, "at"), *things_of(answer, "and")]
    who = g.survivors[survivor]
    card, weapon = who.slots[hands[0]].card, printed(who, hands[0], kind)
    pay(g, "combat", 1)
    g.tell("attack_made", "ZC-8.1", survivor=survivor, kind=kind, card=card, count=len(hands), zones=zones)
    if weapon.noise:
        place_noise(g, survivor, "ZC-5.28")
    if weapon.kills_everything:
        throw_molotovs(g, survivor, hands, zones)
    else:
        strike(g, who, hands, zones, kind)


@clause("ZC-8.3", "ZC-8.42", "ZC-8.21", "ZC-8.31", "ZC-5.47")
def strike(g: ZombicideState, survivor: Survivor, hands: list[Slot], zones: list[ZoneId], kind: AttackKind) -> None:
    """Roll, roll again perhaps, count the hits, settle them zone by zone, and book the points."""
    g.attack = prepared(g, survivor, hands, zones, kind)
    if printed(survivor, hands[0], kind).reload:
        unload(survivor, hands)
    roll(g)
    every_zone = range(len(g.attack.zones))
    g.then(("reroll",), ("count_hits",), *[("hits", number) for number in every_zone], ("end_attack",))


@clause("ZC-8.47", "ZC-8.48")
def unload(survivor: Survivor, hands: list[Slot]) -> None:
    """What was fired must be loaded again; a blow with the blade of Ma's Shotgun leaves its gun as it is."""
    for hand in hands:
        survivor.slots[hand] = Held(survivor.slots[hand].card, is_loaded=False)


@clause("ZC-8.3", "ZC-8.9", "ZC-8.11", "ZC-9.16", "ZC-9.17", "ZC-9.18", "ZC-9.19", "ZC-9.30", "ZC-9.42")
def prepared(g: ZombicideState, survivor: Survivor, hands: list[Slot], zones: list[ZoneId], kind: AttackKind) -> Attack:
    """All that the attack needs: the dice of each weapon with those of skills, for the zone it is aimed at."""
    weapon = printed(survivor, hands[0], kind)
    each = weapon.dice + skill_bonus(survivor, "dice", kind)
    aimed = Counter(dict.fromkeys(zones, 0))
    for number in range(len(hands)):
        aimed[zones[min(number, len(zones) - 1)]] += each
    return Attack(
        kind=kind,
        survivor=survivor.id,
        zones=list(aimed),
        dice_for=list(aimed.values()),
        dice=[],
        accuracy=weapon.accuracy,
        roll_bonus=skill_bonus(survivor, "roll", kind),
        damage=weapon.damage + skill_bonus(survivor, "damage", kind),
        is_free_choice=assigns_hits(survivor, survivor.slots[hands[0]].card, kind),
        rerolls=reroll_sources(g, survivor, weapon),
        hits=[],
        xp=0,
    )


# -- what it would be worth -------------------------------------------------------------------------------------


class Worth(NamedTuple):
    """An attack before it is made: its dice, the lowest face that hits, and how likely one does, per cent."""

    dice: int
    hits_from: int
    damage: int
    range: tuple[int, int]
    chance: int


@clause("ZC-8.3", "ZC-8.4", "ZC-9.15")
def strikes(g: ZombicideState, survivor: Survivor, kind: AttackKind) -> dict[str, Worth]:
    """By hand, or both: every weapon that rolls dice in such an attack."""
    hands = ready_hands(survivor, kind)
    return {
        mean: worth(g, survivor, mean, kind)
        for mean in means(survivor, hands, kind)
        if not printed(survivor, hands_of(mean)[0], kind).kills_everything
    }


def worth(g: ZombicideState, survivor: Survivor, mean: str, kind: AttackKind) -> Worth:
    hands = hands_of(mean)
    attack = prepared(g, survivor, hands, [survivor.zone], kind)
    dice, lowest = sum(attack.dice_for), hits_from(attack)
    missing = ((lowest - 1) / FACES) ** dice
    reach = shooting_range(survivor, hands[0]) if kind == "ranged" else printed(survivor, hands[0], kind).range
    return Worth(dice, lowest, attack.damage, reach, round(100 * (1 - missing)))
