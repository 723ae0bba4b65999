"""Chapters 8a to 8c: announcing an attack: weapon, target and price; then the roll and the re-rolls of chapter 8d."""

from __future__ import annotations

from collections import Counter

from untot.games.zombicide.cards import assigns_hits, attack_with, effects, is_pair, is_ready
from untot.games.zombicide.facts import HANDS, active, in_sight_from, open_net, survivors_in, turn_of, zombies_in
from untot.games.zombicide.pieces import Attack as Printed
from untot.games.zombicide.pieces import AttackKind, SkillId, SurvivorId, skill_of
from untot.games.zombicide.rules.c5_noise import place_noise
from untot.games.zombicide.rules.c6_paying import can_pay, pay
from untot.games.zombicide.rules.c8_combine import throw_molotovs
from untot.games.zombicide.skills import has_skill, skill_bonus, skills_for, unused
from untot.games.zombicide.state import Attack, Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.parts.zones import ZoneId

BOTH = "both"
LOWEST_HIT = 2

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


@clause("ZC-8.24", "ZC-8.25", "ZC-8.26", "ZC-8.27", "ZC-8.28", "ZC-8.29", "ZC-8.30", "ZC-9.15")
def targets(g: ZombicideState, survivor: Survivor, hand: Slot) -> list[ZoneId]:
    """Zones in sight, not too near and not too far, with at least one actor besides the shooter."""
    least, most = printed(survivor, hand, "ranged").range
    most += skill_bonus(survivor, "max_range", "ranged")
    seen = in_sight_from(open_net(g), survivor.zone)
    return [zone for zone, far in seen.items() if least <= far <= most and is_target(g, survivor, zone)]


@clause("ZC-5.1", "ZC-8.30")
def is_target(g: ZombicideState, survivor: Survivor, zone: ZoneId) -> bool:
    return bool(zombies_in(g, zone)) or any(other.id != survivor.id for other in survivors_in(g, zone))


# -- announcing -------------------------------------------------------------------------------------------------


async def melee_attack(g: ZombicideState, survivor: SurvivorId) -> None:
    await attack(g, survivor, "melee")


async def ranged_attack(g: ZombicideState, survivor: SurvivorId) -> None:
    await attack(g, survivor, "ranged")


@clause("ZC-6.8", "ZC-8.1", "ZC-8.12", "ZC-8.16")
async def attack(g: ZombicideState, survivor: SurvivorId, kind: AttackKind) -> None:
    """Weapon or pair, target, price; then it is done."""
    weapon = await choose(
        g, active(g).seat, "choose_weapon", "ZC-8.1", lambda g, seat: weapons(g, seat, kind),
        why_not=lambda g, seat, answer: why_not_weapon(g, answer, kind), unit=survivor, about={"kind": kind},
    )  # fmt: skip
    hands = hands_of(weapon)
    zones = await choose_targets(g, survivor, hands) if kind == "ranged" else [active(g).zone]
    await pay(g, "combat", 1)
    strike(g, survivor, hands, zones, kind)


def hands_of(weapon: str) -> list[Slot]:
    return list(HANDS) if weapon == BOTH else [weapon.removeprefix("weapon:")]


@clause("ZC-8.1", "ZC-8.11", "ZC-8.12", "ZC-8.13", "ZC-8.52")
def weapons(g: ZombicideState, seat: Seat, kind: AttackKind) -> list[str]:
    """Both of a pair, or one alone; of two that are alike only one is named."""
    survivor = active(g)
    hands = [hand for hand in ready_hands(survivor, kind) if kind == "melee" or targets(g, survivor, hand)]
    both = [BOTH] if len(hands) == len(HANDS) and is_pair(survivor, kind) else []
    alike = len(hands) == len(HANDS) and survivor.slots[hands[0]] == survivor.slots[hands[1]]
    return both + [f"weapon:{hand}" for hand in (hands[:1] if alike else hands)]


@clause("ZC-8.11", "ZC-8.13", "ZC-8.48", "ZC-5.52")
def why_not_weapon(g: ZombicideState, answer: str, kind: AttackKind) -> str | None:
    """From a hand, loaded, and two only as a pair."""
    if answer == BOTH:
        return "ZC-8.52" if is_pair(active(g), kind) else "ZC-8.13"
    held = active(g).slots.get(answer.removeprefix("weapon:"))
    if held is not None and not held.is_loaded:
        return "ZC-8.48"
    return "ZC-5.52"


@clause("ZC-8.11", "ZC-8.24", "ZC-9.30")
async def choose_targets(g: ZombicideState, survivor: SurvivorId, hands: list[Slot]) -> list[ZoneId]:
    """One zone; a trick shot may take another for the second weapon."""
    answer = await choose(
        g, active(g).seat, "target_zone", "ZC-8.24", lambda g, seat: target_words(g, hands),
        why_not=lambda g, seat, answer: why_not_target(g, answer, hands), unit=survivor,
        forced_too=hits_only_people(g, hands),
    )  # fmt: skip
    return [word.partition(":")[2] for word in answer.split(" ")]


@clause("ZC-8.30")
def hits_only_people(g: ZombicideState, hands: list[Slot]) -> bool:
    """No zombie stands in any target zone: nobody shoots at his own people unasked, even if there is but one target."""
    return not any(zombies_in(g, zone) for zone in targets(g, active(g), hands[0]))


def target_words(g: ZombicideState, hands: list[Slot]) -> list[str] | Fields:
    zones = targets(g, active(g), hands[0])
    first = [f"at:{zone}" for zone in zones]
    if len(hands) == 1 or not has_skill(active(g), "two_targets"):
        return first
    return Fields([Field("first", {"": first}), Field("second", {"": [f"and:{zone}" for zone in zones]})])


@clause("ZC-5.13", "ZC-8.11", "ZC-8.24", "ZC-8.25", "ZC-8.26", "ZC-8.30")
def why_not_target(g: ZombicideState, answer: str, hands: list[Slot]) -> str | None:
    """In sight, not too near, not too far, with somebody there, and one zone for both weapons."""
    zone = answer.partition(" ")[0].removeprefix("at:")
    if zone not in open_net(g).neighbours:
        return None
    survivor = active(g)
    distance = in_sight_from(open_net(g), survivor.zone).get(zone)
    if distance is None:
        return "ZC-8.24"
    least, most = printed(survivor, hands[0], "ranged").range
    if distance < least:
        return "ZC-8.25"
    if distance > most + skill_bonus(survivor, "max_range", "ranged"):
        return "ZC-8.26"
    return "ZC-8.11" if is_target(g, survivor, zone) else "ZC-8.30"


# -- striking ---------------------------------------------------------------------------------------------------


@clause("ZC-5.28", "ZC-5.30", "ZC-5.31", "ZC-8.14", "ZC-8.47", "ZC-8.59.1")
def strike(g: ZombicideState, survivor: SurvivorId, hands: list[Slot], zones: list[ZoneId], kind: AttackKind) -> None:
    """The noise of one action, shells are spent, and the dice roll; Molotovs need none."""
    who = g.survivors[survivor]
    weapon = printed(who, hands[0], kind)
    g.tell("attack_made", "ZC-8.1", survivor=survivor, card=who.slots[hands[0]].card, count=len(hands), zones=zones)
    if weapon.noise:
        place_noise(g, survivor, "ZC-5.28")
    if weapon.kills_everything:
        throw_molotovs(g, survivor, hands, zones)
        return
    g.attack = prepared(g, who, hands, zones, kind)
    for hand in hands:
        who.slots[hand] = Held(who.slots[hand].card, not weapon.reload)
    roll(g)
    count_zones = range(len(g.attack.zones))
    g.then(("reroll",), ("count_hits",), *[("hits", number) for number in count_zones], ("end_attack",))


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


def current(g: ZombicideState) -> Attack:
    assert g.attack is not None, "nobody attacks"
    return g.attack


def roll(g: ZombicideState) -> None:
    now = current(g)
    now.dice = g.roll(sum(now.dice_for))
    g.tell(
        "dice_rolled", "ZC-8.3", survivor=now.survivor, dice=list(now.dice), accuracy=now.accuracy,
        roll_bonus=now.roll_bonus, hits_from=hits_from(now), damage=now.damage, skills=helping_skills(g, now),
    )  # fmt: skip


@clause("ZC-8.4", "ZC-9.42", "ZC-9.43", "ZC-9.44")
def hits_from(attack: Attack) -> int:
    """The lowest face that hits: what skills add counts for every die, but a 1 always misses."""
    return max(LOWEST_HIT, attack.accuracy - attack.roll_bonus)


@clause("ZC-8.62", "ZC-9.16", "ZC-9.17", "ZC-9.18", "ZC-9.19")
def helping_skills(g: ZombicideState, attack: Attack) -> list[SkillId]:
    """What made this attack better than its weapon: skills that add dice, pips or damage; none helps a car."""
    if attack.kind == "car":
        return []
    who = g.survivors[attack.survivor]
    return [named for gain in ("dice", "roll", "damage") for named in skills_for(who, gain, attack.kind)]


# -- re-rolls ---------------------------------------------------------------------------------------------------


@clause("ZC-8.43", "ZC-8.44", "ZC-8.45", "ZC-9.21", "ZC-9.27")
def reroll_sources(g: ZombicideState, survivor: Survivor, weapon: Printed | None) -> list[str]:
    """Fitting ammunition once, however many cards; luck once per action; a skill once per turn."""
    fits = weapon is not None and weapon.ammo is not None
    ammo = fits and any(effect.ammo == weapon.ammo for effect in effects(survivor, "reroll") if weapon)
    lucky = [named for named in skills_for(survivor, "reroll") if skill_of(named).once_per == "action"]
    per_turn = [named for named in unused(turn_of(g), survivor, "reroll") if skill_of(named).once_per == "turn"]
    return ["ammo"] * bool(ammo) + lucky + per_turn


@clause("ZC-8.41", "ZC-8.42", "ZC-8.44", "ZC-9.21", "ZC-9.27", "ZC-9.30")
async def reroll(g: ZombicideState) -> None:
    """All dice again, better or worse, before any hit is assigned; one source after another."""
    if not current(g).rerolls:
        return
    answer = await choose(
        g, active(g).seat, "reroll", "ZC-8.42", reroll_words, why_not=why_not_reroll,
        unit=current(g).survivor, about={"dice": list(current(g).dice)},
    )  # fmt: skip
    if answer == "keep":
        return
    source = answer.removeprefix("reroll:")
    current(g).rerolls.remove(source)
    if source != "ammo" and skill_of(source).once_per == "turn":
        turn_of(g).used.append(source)
    roll(g)
    g.then(("reroll",))


def reroll_words(g: ZombicideState, seat: Seat) -> list[str]:
    return ["keep", *(f"reroll:{source}" for source in dict.fromkeys(current(g).rerolls))]


@clause("ZC-8.41", "ZC-8.43")
def why_not_reroll(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """All dice or none, and only ammunition that fits."""
    verb, _, source = answer.partition(":")
    if verb != "reroll":
        return None
    return "ZC-8.43" if source == "ammo" else "ZC-8.41"
