"""Chapters 8a to 8c: hits, who takes them, and what they kill."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.facts import active, crowd_id, crowd_in, is_living, kind_of, survivors_in, turn_of
from untot.games.zombicide.pieces import ZOMBIES, SurvivorId, ZombieId
from untot.games.zombicide.rules.c5_experience import gain_experience
from untot.games.zombicide.rules.c7_moves import take_off
from untot.games.zombicide.rules.c8_dice import current, hits_from
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.state import ZombicideState
from untot.kernel.asking import choose
from untot.kernel.forms import Share
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, things_of, word, words
from untot.parts.zones import ZoneId

UNUSED: Final = "unused"
RANKS: Final = sorted({zombie.target_priority for zombie in ZOMBIES.values()})


@clause("ZC-8.4", "ZC-8.46", "ZC-8.70", "ZC-9.42", "ZC-9.43", "ZC-9.44")
def count_hits(g: ZombicideState) -> None:
    """Each die against the lowest face that hits."""
    now = current(g)
    dice = iter(now.dice)
    now.hits = [sum(is_hit(g, next(dice)) for _ in range(count)) for count in now.dice_for]
    g.tell("hits_scored", "ZC-8.4", survivor=now.survivor, hits=list(now.hits))


def is_hit(g: ZombicideState, face: int) -> bool:
    return face >= hits_from(current(g))


@clause("ZC-8.5", "ZC-8.21", "ZC-8.31", "ZC-8.39")
def hits(g: ZombicideState, number: int) -> None:
    """The hits on one zone: shared out by the attacker, or by target priority."""
    if current(g).hits[number]:
        g.then(("assign_hits" if current(g).is_free_choice else "priority_hits", number))


def zone_of(g: ZombicideState, number: int) -> ZoneId:
    return current(g).zones[number]


@clause("ZC-8.6", "ZC-8.7", "ZC-5.70", "ZC-5.71", "ZC-5.73", "ZC-5.76")
def can_kill(g: ZombicideState, kind: ZombieId) -> bool:
    return current(g).damage >= ZOMBIES[kind].min_damage


@clause("ZC-8.8", "ZC-8.10", "ZC-5.37", "ZC-5.38", "ZC-7.83")
def kill(g: ZombicideState, zone: ZoneId, kind: ZombieId, count: int) -> None:
    """One hit, one zombie; the miniatures go back to the stock, the points count when the action is over."""
    take_off(g, zone, kind, count)
    g.stock[kind] += count
    g.killed[kind] = g.killed.get(kind, 0) + count
    current(g).xp += count * ZOMBIES[kind].xp
    if zone not in turn_of(g).bloody_zones:
        turn_of(g).bloody_zones.append(zone)
    g.tell("zombies_killed", "ZC-8.6", survivor=current(g).survivor, zone=zone, kind=kind, count=count)


# -- shared out by the attacker ---------------------------------------------------------------------------------


@clause("ZC-8.21", "ZC-8.22", "ZC-8.23", "ZC-8.39")
async def assign_hits(g: ZombicideState, number: int) -> None:
    """As the player likes; in melee survivors are never hit, with aimed shots they can be spared."""
    answer = await choose(
        g, active(g).seat, "assign_hits", "ZC-8.21", lambda g, seat: shares(g, number),
        unit=current(g).survivor, about={"zone": zone_of(g, number)},
    )  # fmt: skip
    zone, targets = zone_of(g, number), things_of(answer, "hit")
    for kind in ZOMBIES:
        hit_kind(g, number, kind, targets.count(crowd_id(kind, zone)))
    check_victory(g)
    g.then(*[("wound_by_shot", target) for target in targets if target in g.survivors])


@clause("ZC-8.21", "ZC-8.23", "ZC-8.39")
def shares(g: ZombicideState, number: int) -> Share:
    """In melee every hit goes to a zombie, as far as there are any; aimed shots may hit people or nobody as well."""
    zone, hits = zone_of(g, number), current(g).hits[number]
    crowd = crowd_in(g, zone)
    caps = {_hit(crowd_id(kind, zone)): min(count, hits) for kind, count in crowd.items() if can_kill(g, kind)}
    if current(g).kind == "melee":
        caps |= {_hit(crowd_id(kind, zone)): hits for kind in crowd if not can_kill(g, kind)}
        return Share(min(hits, sum(caps.values())), caps)
    people = {_hit(survivor): hits for survivor in people_hit(g, zone)}
    return Share(hits, caps | people | {UNUSED: hits})


def _hit(target: str) -> str:
    return word("hit", target)


# -- by target priority -----------------------------------------------------------------------------------------


@clause("ZC-8.18", "ZC-8.31", "ZC-8.38", "ZC-8.61", "ZC-8.64")
def people_hit(g: ZombicideState, zone: ZoneId) -> list[SurvivorId]:
    """Survivors in the zone besides the shooter; a car spares those who sit in it, not those in others."""
    attacker = g.survivors[current(g).survivor]
    spared = {other.id for other in survivors_in(g, zone) if current(g).kind == "car" and other.car == attacker.car}
    return [other.id for other in survivors_in(g, zone) if other.id not in spared | {attacker.id}]


@clause("ZC-8.23", "ZC-8.31", "ZC-8.32", "ZC-8.33", "ZC-8.35", "ZC-8.63", "ZC-8.65")
async def priority_hits(g: ZombicideState, number: int) -> None:
    """Survivors first, then rank by rank; whom the weapon cannot kill takes all that is left and shields the rest."""
    zone = zone_of(g, number)
    if not current(g).hits[number]:
        check_victory(g)
    elif people_hit(g, zone):
        await hit_somebody(g, number)
    elif first_rank(g, zone):
        await hit_rank(g, number)
    else:
        current(g).hits[number] = 0
        check_victory(g)


@clause("ZC-8.34", "ZC-8.36", "ZC-8.37")
async def hit_somebody(g: ZombicideState, number: int) -> None:
    """The shooter's player chooses who takes the next hit; who lives on takes the next one too."""
    answer = await choose(
        g, active(g).seat, "hit_next", "ZC-8.34",
        lambda g, seat: words("hit", people_hit(g, zone_of(g, number))),
        unit=current(g).survivor, about={"zone": zone_of(g, number), "is_people": True},
    )  # fmt: skip
    current(g).hits[number] -= 1
    g.then(("wound_by_shot", thing_of(answer)), ("priority_hits", number))


@clause("ZC-8.36", "ZC-8.37", "ZC-5.40")
def wound_by_shot(g: ZombicideState, survivor: SurvivorId) -> None:
    """As many wounds as the weapon's damage, each of which can be cancelled on its own."""
    source = "car" if current(g).kind == "car" else "shot"
    g.then(*[("wound", survivor, source)] * current(g).damage)


@clause("ZC-8.31", "ZC-8.32")
def first_rank(g: ZombicideState, zone: ZoneId) -> list[ZombieId]:
    """The kinds that are hit next: those of the first rank that is there."""
    crowd = crowd_in(g, zone)
    ranks = ([kind for kind in crowd if ZOMBIES[kind].target_priority == rank] for rank in RANKS)
    return next((kinds for kinds in ranks if kinds), [])


@clause("ZC-8.33", "ZC-8.34", "ZC-8.35")
async def hit_rank(g: ZombicideState, number: int) -> None:
    """All hits on one kind at once; between Fatties and the Abomination the shooter's player chooses hit by hit."""
    kinds = first_rank(g, zone_of(g, number))
    if len(kinds) == 1 or not any(can_kill(g, kind) for kind in kinds):
        hit_kind(g, number, kinds[0], current(g).hits[number])
    else:
        answer = await choose(
            g, active(g).seat, "hit_next", "ZC-8.34", lambda g, seat: rank_words(g, number),
            unit=current(g).survivor, about={"zone": zone_of(g, number), "is_people": False},
        )  # fmt: skip
        hit_kind(g, number, kind_of(thing_of(answer)), 1)
    g.then(("priority_hits", number))


def rank_words(g: ZombicideState, number: int) -> list[str]:
    zone = zone_of(g, number)
    return words("hit", [crowd_id(kind, zone) for kind in first_rank(g, zone)])


@clause("ZC-8.7", "ZC-8.33")
def hit_kind(g: ZombicideState, number: int, kind: ZombieId, amount: int) -> None:
    """So many hits on one kind: they kill one each, or none at all and are lost."""
    if not amount:
        return
    if not can_kill(g, kind):
        current(g).hits[number] -= amount
        g.tell("hits_lost", "ZC-8.7", kind=kind, count=amount)
        return
    killed = min(amount, g.zombies[zone_of(g, number)][kind])
    current(g).hits[number] -= killed
    kill(g, zone_of(g, number), kind, killed)


@clause("ZC-5.47", "ZC-8.67")
def end_attack(g: ZombicideState) -> None:
    """All hits of the action are settled: the attacker gets his points."""
    if g.attack is None:
        return
    survivor, xp, g.attack = g.attack.survivor, g.attack.xp, None
    if is_living(g, survivor):
        gain_experience(g, survivor, xp)
