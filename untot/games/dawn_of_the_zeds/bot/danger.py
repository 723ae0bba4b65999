"""How near the town is to falling: each group of zeds by the steps that it has left, and by what stands in its way."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.bot.odds import LOSING, MELEE_OUTCOMES, SHOTS
from untot.games.dawn_of_the_zeds.bot.roads import Fighter, Foe, Road
from untot.games.dawn_of_the_zeds.charts import COLUMNS
from untot.games.dawn_of_the_zeds.fight_facts import start_column

LOST: Final = 70.0
"""A zed in the Town Center."""
FADING: Final = 0.58
"""How much of the danger is left with each move that the zeds still need."""
PUSH: Final = 0.3
"""How much the group behind adds to the one before it."""
MASS: Final = 0.3
MUSCLE: Final = 0.1
"""Every zed is a burden, wherever it stands: by the hits that it can take, and by its strength."""
HIT_PRICE: Final = 0.6
DEATH_PRICE: Final = 4.0


def danger(road: Road) -> float:
    """Of one track: each group by its way to the Town Center, on ordinary cards and on Brains."""
    found = behind = mass = 0.0
    for at in sorted((at for at, foes in road.foes.items() if foes), reverse=True):
        foes = road.foes[at]
        strength = sum(foe.strength for foe in foes)
        losing = [chance_to_lose(road, near, strength + PUSH * behind) for near in range(1, at)]
        found += weight(foes) * (slow_way(losing, road.pace) + road.rush * rush(losing))
        behind = strength
        mass += MASS * sum(foe.hits for foe in foes) + MUSCLE * strength
    return LOST * found + mass


def slow_way(losing: list[float | None], pace: float) -> float:
    """A space a time; who is thrown back tries again, and meanwhile the town can do something."""
    fading: float = FADING ** (1 / pace)
    left = fading
    for chance in losing:
        left *= fading if chance is None else fading * chance / (1 - fading * (1 - chance))
    return left


def rush(losing: list[float | None]) -> float:
    """Brains: whoever wins moves on at once; an empty space stops the rush."""
    left = 1.0
    for chance in losing:
        left *= 0.0 if chance is None else chance
    return left


def chance_to_lose(road: Road, near: int, strength: float) -> float | None:
    """How likely the best defender of a space gives way; None if nobody stands there."""
    people = road.fighters.get(near)
    return min(giving_way(strength, one, road.benefits[near]) for one in people) if people else None


def giving_way(strength: float, one: Fighter, benefit: int) -> float:
    """By the chart, and because the wounded do not last."""
    losing = LOSING[column_of(strength, one.strength, benefit + one.defends)]
    return losing + (1 - losing) * WEAR[min(len(WEAR) - 1, round(one.hits * one.nerve))]


WEAR: Final = (1.0, 0.35, 0.2, 0.12, 0.08, 0.05, 0.03)
"""By the hits that somebody can still take."""


def weight(foes: tuple[Foe, ...]) -> float:
    """Those that can soon be killed are less of a danger."""
    return 0.5 + 0.06 * min(10, sum(foe.hits for foe in foes))


def column_of(zeds: float, unit: int, shift: int) -> int:
    return max(0, min(len(COLUMNS) - 1, start_column(round(zeds), max(1, unit)) + shift))


# -- what fights do ---------------------------------------------------------------------------------------------


def struck(foes: tuple[Foe, ...], hits: int) -> tuple[Foe, ...]:
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


def gunfire_gain(road: Road, at: int, column: int) -> float:
    """How much danger a shot takes away on average."""
    before = danger(road)
    foes = road.foes[at]
    return sum(
        chance * (before - danger(road.with_foes(at, struck(foes, hits)))) for chance, hits in SHOTS[column - 1] if hits
    )  # fmt: skip


def attack_gain(before: float, road: Road, one: Fighter, at: int) -> float:
    """How much danger an attack takes away on average, less what it costs; `road` is without the attacker."""
    foes = road.foes[at]
    column = column_of(sum(foe.strength for foe in foes), one.strength, one.attacks)
    gain = 0.0
    for chance, zed_hits, unit_hits, is_lost in MELEE_OUTCOMES[column]:
        left, hurt = struck(foes, zed_hits), hits_on(one, unit_hits)
        after = after_attack(road, one._replace(hits=one.hits - hurt), at, left, is_lost)
        gain += chance * (before - danger(after) - price_of(one, hurt))
    return gain


def hits_on(one: Fighter, hits: int) -> int:
    """As far as they are not shrugged off."""
    return min(one.hits, round(hits / one.nerve))


def price_of(one: Fighter, hits: int) -> float:
    if hits >= one.hits:
        return DEATH_PRICE + 0.4 * one.full
    return HIT_PRICE * hits + (0.3 * (one.full - one.reduced) if one.hits > one.side >= one.hits - hits else 0.0)


def after_attack(road: Road, one: Fighter, at: int, foes: tuple[Foe, ...], is_lost: bool) -> Road:
    """Whoever loses gives way by a space."""
    if is_lost and foes:
        after = road.with_foes(at, foes)
        return after.joined_by(one, at - 1) if one.hits > 0 and at > 1 else after
    if foes:
        road = road.with_foes(at + 1, (*road.foes.get(at + 1, ()), *foes))
    road = road.with_foes(at, ())
    return road.joined_by(one, at) if one.hits > 0 else road
