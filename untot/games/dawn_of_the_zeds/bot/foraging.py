"""What foraging brings, here or elsewhere, in the coin of danger."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_flag, own_rules, rules_in_play
from untot.games.dawn_of_the_zeds.board import FORAGE_CLASS, PlaceId, is_town_space
from untot.games.dawn_of_the_zeds.bot.prices import ammo_price, supplies_price
from untot.games.dawn_of_the_zeds.charts import FORAGE, Gain
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.printed_rules import RollBonus
from untot.games.dawn_of_the_zeds.state import DawnState

DICE: Final = range(1, 7)


def worth_of(g: DawnState, found: Gain) -> float:
    return found.ammo * ammo_price(g, 1) + found.supplies * supplies_price(g)


def forage_value(g: DawnState, unit: UnitId, place: PlaceId) -> float:
    """On average, by the forage chart; with two dice the better one counts, and a double twice."""
    if place not in FORAGE_CLASS:
        return 0.0
    worths = worth_of_dice(FORAGE_CLASS[place], _bonus(g, unit, place), ammo_price(g, 1), supplies_price(g))
    if not has_flag(unit, "two_dice_forage"):
        return sum(worths) / 6
    better = sum(worth * (2 * rank + 1) for rank, worth in enumerate(worths)) / 36
    return better + sum(worths) / 36


@lru_cache(maxsize=10_000)
def worth_of_dice(kind: str, bonus: int, ammo: float, supplies: float) -> list[float]:
    """By the forage chart, the least welcome die first."""
    return sorted(die_worth(kind, die + bonus, ammo, supplies) for die in DICE)


def die_value(g: DawnState, place: PlaceId, result: int) -> float:
    return die_worth(FORAGE_CLASS[place], result, ammo_price(g, 1), supplies_price(g))


def die_worth(kind: str, result: int, ammo: float, supplies: float) -> float:
    """With these prices."""
    bands = getattr(FORAGE, kind)
    gains = next((band.gains for band in bands if band.low <= min(result, 6) <= band.high), ())
    return max((gain.ammo * ammo + gain.supplies * supplies for gain in gains), default=0.0)


def _bonus(g: DawnState, unit: UnitId, place: PlaceId) -> int:
    """Of one's own, and of the Mayor for others in town."""
    own = sum(rule.by for _, rule in own_rules(g, unit, RollBonus) if rule.of == "forage" and rule.whom == "self")
    others = [(holder, rule) for holder, _, rule in rules_in_play(g, RollBonus) if rule.of == "forage"]
    keys = [rule.by for holder, rule in others if rule.whom == "others_in_town" and holder != unit]
    return own + sum(rule.by for _, rule in others if rule.whom == "all") + sum(keys) * is_town_space(place)
