"""Chapter 8g: the attack of a driven car."""

from __future__ import annotations

from untot.games.zombicide.facts import active, survivors_in, zombies_in
from untot.games.zombicide.pieces import CAR_ATTACK, ZOMBIES, SurvivorId
from untot.games.zombicide.rules.c8_dice import current, reroll_sources, roll
from untot.games.zombicide.rules.c8_hits import first_rank, people_hit
from untot.games.zombicide.state import Attack, CarNumber, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause


@clause("ZC-8.60", "ZC-8.61", "ZC-8.62", "ZC-8.68")
async def car_attack(g: ZombicideState, survivor: SurvivorId, car: CarNumber) -> None:
    """One die for every miniature where the car is, its own people excepted."""
    g.attack = prepared(g, survivor, car)
    if not current(g).dice_for[0] or await is_skipped(g):
        return
    roll(g)
    g.then(("reroll",), ("count_hits",), ("hits", 0))


@clause("ZC-8.61", "ZC-8.62", "ZC-8.67", "ZC-8.68")
def prepared(g: ZombicideState, survivor: SurvivorId, car: CarNumber) -> Attack:
    """No combat bonus applies; points and used re-rolls go on from zone to zone, for the drive is one action."""
    zone = g.cars[car].zone
    before = g.attack
    people = [other for other in survivors_in(g, zone) if other.car != car]
    return Attack(
        kind="car",
        survivor=survivor,
        zones=[zone],
        dice_for=[CAR_ATTACK.dice_per_miniature * (len(people) + zombies_in(g, zone))],
        dice=[],
        accuracy=CAR_ATTACK.accuracy,
        roll_bonus=0,
        damage=CAR_ATTACK.damage,
        is_free_choice=False,
        rerolls=reroll_sources(g, g.survivors[survivor], None) if before is None else list(before.rerolls),
        hits=[],
        xp=0 if before is None else before.xp,
    )


@clause("ZC-8.69")
async def is_skipped(g: ZombicideState) -> bool:
    """Where no hit could do anything the driver's player may spare the roll."""
    if is_effect_possible(g):
        return False
    answer = await choose(
        g, active(g).seat, "skip_car_roll", "ZC-8.69", lambda g, seat: ["skip", "roll"], unit=current(g).survivor
    )
    return answer == "skip"


@clause("ZC-8.65", "ZC-8.69")
def is_effect_possible(g: ZombicideState) -> bool:
    """Somebody is there to be hit, or zombies that can be run over and are not shielded."""
    (zone,) = current(g).zones
    exposed = first_rank(g, zone)
    return bool(people_hit(g, zone)) or any(ZOMBIES[kind].min_damage <= CAR_ATTACK.damage for kind in exposed)
