"""How near the town is to falling: each group of zeds by the way that it has left, and by what stands in it."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.bot.odds import SHOTS, Manner, losing, outcomes, turns
from untot.games.dawn_of_the_zeds.bot.roads import Few, Fighter, Foe, Foes, People, Road
from untot.games.dawn_of_the_zeds.charts import COLUMNS
from untot.games.dawn_of_the_zeds.fight_facts import start_column

LOST: Final = 70.0
"""A zed in the Town Center."""
HELP: Final = 0.6
STAMINA: Final = 8.0
"""With each move that zeds still need danger fades: meanwhile the town can do something about them, about strong groups
less than about those that are nearly dead."""
NEXT: Final = 0.5
"""How likely the next card moves a track before anybody can do anything more."""
FIGHTS: Final = 3
"""So many fights of a group are foreseen; whoever has won the last of them comes through mostly."""
MOSTLY: Final = 0.7
MUSCLE: Final = 0.1
"""Every zed is a burden, wherever it stands: by its strength, and by the hits that it can take (`Road.mass`)."""
EXCHANGE: Final = 1.0
"""How much it counts who loses more in the next fight."""
HIT_PRICE: Final = 0.2
"""A hit costs so much of what it would cost to lose its unit."""
WAY_BACK: Final = 0.5
"""What the action is worth with which somebody goes back to where he attacked from."""
KEPT: Final = 100_000
"""So many results are kept: roads that were looked at before are looked up."""


@lru_cache(maxsize=KEPT)
def danger(road: Road) -> float:
    """Of one track: each group by its way to the Town Center, on ordinary cards and on Brains."""
    found = mass = 0.0
    for at, foes in enumerate(road.foes):
        if foes:
            people = nameless(road.fighters[:at])
            found += siege(foes, at, people, road.benefits, road.pace)
            found += road.rush * rush(foes, at, people, road.benefits) if road.rush else 0.0
            mass += EXCHANGE * exchange(foes, at, road.fighters, road)
            mass += disorder(foes, at, people, road) if any(road.ruin[:at]) else 0.0
            group = force(foes)
            mass += road.mass * group.hits + MUSCLE * group.strength
    return LOST * found + road.pace * mass


@lru_cache(maxsize=KEPT)
def nameless(people: People) -> People:
    """Whoever fights alike is alike."""
    return tuple(map(_nameless, people))


@lru_cache(maxsize=KEPT)
def _nameless(some: Few) -> Few:
    return tuple(one._replace(unit="", worth=0.0) for one in some)


class Force(NamedTuple):
    """A group of zeds as one."""

    strength: int
    hits: int
    shift: int
    leaps: bool
    dooms: bool


@lru_cache(maxsize=KEPT)
def force(foes: Foes) -> Force:
    return Force(
        sum(foe.strength for foe in foes),
        sum(foe.hits for foe in foes),
        sum(foe.shift for foe in foes),
        any(foe.leaps for foe in foes),
        any(foe.dooms for foe in foes),
    )


# -- the way of a group -----------------------------------------------------------------------------------------


def siege(foes: Foes, at: int, people: People, benefits: tuple[int, ...], pace: float, fights: int = FIGHTS) -> float:
    """How likely a group comes through if nobody does anything but defend himself, fading with every move it needs."""
    near, fading = at - 1, pace * staying(force(foes).hits)
    if not fights:
        return float(MOSTLY * fading**at)
    while near > 0 and not people[near]:
        near -= 1
    if near < 1:
        return float(fading ** (at - 1)) * at_the_gates(foes, fading)
    return float(fading ** (at - near)) * assault(foes, near, people[: near + 1], benefits, pace, fights)


def at_the_gates(foes: Foes, fading: float) -> float:
    """The next card may bring them in, unless they are killed now: every hit counts, also one that does not kill."""
    hits = force(foes).hits
    return NEXT * hits / (hits + 2) + (1 - NEXT) * fading


@cache
def staying(hits: int) -> float:
    """How likely a group that can take so many hits is still there when it moves next."""
    return 1 - HELP * exp(-hits / STAMINA)


@lru_cache(maxsize=KEPT)
def assault(foes: Foes, near: int, people: People, benefits: tuple[int, ...], pace: float, fights: int) -> float:
    """The same for a group that attacks the last of these spaces now.

    Whoever is beaten falls back a space and stands in the way again; those who are thrown back try it once more.
    """
    found = 0.0
    for chance, left, hurt, is_lost in clash(foes, people[near], benefits[near]):
        if is_lost:
            found += chance * siege(left, near, fallen_back(people, near, hurt), benefits, pace, fights - 1)
        elif fights > 1:
            found += chance * siege(left, near + 1, (*people[:near], hurt), benefits, pace, fights - 1)
    return found


def exchange(foes: Foes, at: int, people: People, road: Road) -> float:
    """What the first people in the way of a group must expect to lose, less what it costs the zeds."""
    near = at - 1
    while near > 0 and not people[near]:
        near -= 1
    if near < 1:
        return 0.0
    fading = road.pace * staying(force(foes).hits)
    return float(fading ** (at - near)) * (road.fever + toll(foes, people[near], road.benefits[near], road.mass))


@lru_cache(maxsize=KEPT)
def toll(foes: Foes, people: Few, benefit: int, mass: float) -> float:
    one = best_defender(foes, people, benefit)
    most = force(foes).hits
    return sum(
        o.chance * (price_of(one, min(one.hits, o.unit_hits)) - mass * min(most, o.zed_hits))
        for o in outcomes(*fight(foes, one, benefit)[:2])
    )


def disorder(foes: Foes, at: int, people: People, road: Road) -> float:
    """What a group spoils on its way: the nearer it is, and the weaker those who stand there."""
    cost, left, fading = 0.0, 1.0, road.pace * staying(force(foes).hits)
    for near in range(at - 1, 0, -1):
        left *= fading
        if people[near]:
            one = best_defender(foes, people[near], road.benefits[near])
            left *= losing(*fight(foes, one, road.benefits[near])[:2])
        cost += left * road.ruin[near]
    return cost


@lru_cache(maxsize=KEPT)
def rush(foes: Foes, at: int, people: People, benefits: tuple[int, ...]) -> float:
    """Brains: whoever wins moves on at once; an empty space stops the rush."""
    near = at - 1
    if near < 1:
        return 1.0
    if not people[near]:
        return 0.0
    found = 0.0
    for chance, left, hurt, is_lost in clash(foes, people[near], benefits[near]):
        if is_lost:
            found += chance * rush(left, near, fallen_back(people, near, hurt), benefits)
    return found


@lru_cache(maxsize=KEPT)
def clash(foes: Foes, people: Few, benefit: int) -> tuple[tuple[float, Foes, Few, bool], ...]:
    """Zeds attack a space: how likely, who is left of them, who of the people, and whether these give way."""
    one = best_defender(foes, people, benefit)
    found = [
        (chance, struck(foes, zed_hits), after_hits(people, one, unit_hits), is_lost)
        for chance, zed_hits, unit_hits, is_lost in turns(*fight(foes, one, benefit))
    ]
    return tuple(result for result in found if result[1])


def fight(foes: Foes, one: Fighter, benefit: int) -> tuple[int, Manner, int]:
    """Column, manner and hits of a defender."""
    group = force(foes)
    shift = one.defends - group.shift + (0 if group.leaps else benefit)
    manner = one.manner._replace(fails=True) if group.dooms else one.manner
    return column_of(group.strength, one.strength, shift), manner, one.hits


def best_defender(foes: Foes, people: Few, benefit: int) -> Fighter:
    """Whoever gives way least likely; of equals whoever can take more."""
    if len(people) == 1:
        return people[0]
    return min(people, key=lambda one: (losing(*fight(foes, one, benefit)[:2]), -one.hits))


def after_hits(people: Few, one: Fighter, hits: int) -> Few:
    if not hits:
        return people
    hurt = one._replace(hits=one.hits - hits)
    return tuple(hurt if other is one else other for other in people if other is not one or hurt.hits > 0)


def fallen_back(people: People, near: int, beaten: Few) -> People:
    """The people of the road before a space that was lost: those who fell back from it are among them."""
    if near < 2 or not beaten:
        return people[:near]
    return (*people[: near - 1], (*people[near - 1], *beaten))


@cache
def column_of(zeds: int, unit: int, shift: int) -> int:
    return max(0, min(len(COLUMNS) - 1, start_column(zeds, max(1, unit)) + shift))


# -- what fights do ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def struck(foes: Foes, hits: int) -> Foes:
    """Hits where they kill, else where they weaken most."""
    left = list(foes)
    while hits > 0 and left:
        target = min(left, key=lambda foe: (foe.hits > hits, foe.hits if foe.hits <= hits else _effort(foe, hits)))
        dealt = min(hits, target.hits)
        left[left.index(target)] = target._replace(hits=target.hits - dealt)
        left = [foe for foe in left if foe.hits > 0]
        hits -= dealt
    return tuple(left)


def _effort(foe: Foe, hits: int) -> float:
    """Lowest where the hits take most strength away."""
    after = foe._replace(hits=foe.hits - hits)
    return -(foe.strength - after.strength) + 0.01 * foe.hits


@lru_cache(maxsize=KEPT)
def gunfire_gain(road: Road, at: int, column: int) -> float:
    """How much danger a shot takes away on average."""
    before = danger(road)
    foes = road.foes[at]
    return sum(
        chance * (before - danger(road.with_foes(at, struck(foes, hits)))) for chance, hits in SHOTS[column - 1] if hits
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def attack_cost(road: Road, one: Fighter, at: int, home: int = 0) -> float:
    """How much danger is left after an attack on average, and what it costs; `road` is without the attacker.

    Who has come from `home` on the same road, and has an action left, may go back there.
    """
    foes = road.foes[at]
    group = force(foes)
    manner = one.manner._replace(fails=True) if group.dooms else one.manner
    cost = 0.0
    for chance, zed_hits, unit_hits, is_lost in outcomes(column_of(group.strength, one.strength, one.attacks), manner):
        left, hurt = struck(foes, zed_hits), min(one.hits, unit_hits)
        rest = one._replace(hits=one.hits - hurt)
        after = danger(after_attack(road, rest, at, left, is_lost))
        if home and rest.hits > 0 and not is_lost:
            back = after_attack(road, rest._replace(hits=0), at, left, is_lost).joined_by(rest, home)
            after = min(after, danger(back) + WAY_BACK)
        cost += chance * (after + price_of(one, hurt))
    return cost


def price_of(one: Fighter, hits: int) -> float:
    if hits >= one.hits:
        return one.worth
    return HIT_PRICE * one.worth * hits + (
        0.3 * (one.full - one.reduced) if one.hits > one.side >= one.hits - hits else 0.0
    )


def after_attack(road: Road, one: Fighter, at: int, foes: Foes, is_lost: bool) -> Road:
    """Whoever loses gives way by a space."""
    if is_lost and foes:
        after = road.with_foes(at, foes)
        return after.joined_by(one, at - 1) if one.hits > 0 and at > 1 else after
    road = road.with_foes(at, ())
    if foes:
        back = min(at + 1, len(road.foes) - 1)
        road = road.with_foes(back, (*road.foes[back], *foes))
    return road.joined_by(one, at) if one.hits > 0 else road
