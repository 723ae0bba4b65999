"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from untot.games.dawn_of_the_zeds.abilities import is_able
from untot.games.dawn_of_the_zeds.bot.choosing import hero_side
from untot.games.dawn_of_the_zeds.bot.danger import danger
from untot.games.dawn_of_the_zeds.bot.prices import ammo_price, chaos_price, infection_price, supplies_price
from untot.games.dawn_of_the_zeds.bot.reasons import reason
from untot.games.dawn_of_the_zeds.bot.roads import fighter, roads
from untot.games.dawn_of_the_zeds.bot.zeds_side import zeds_side
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.pieces import UNITS
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_player_unit
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

__all__ = ["PHRASES", "horizon", "reason", "recall", "sensible", "speak", "value"]

WEIGHT: Final = 0.05
"""How much a coin of danger changes the odds of the match."""
PHRASES: Final[dict[str, tuple[str, ...]]] = {"hold": ("space",), "help": ("space",), "save_ammo": (), "well_done": ()}


def value(g: DawnState, seat: Seat) -> float:
    """How safe the roads are and what the town has left, for the hero side; the other way round for the zeds player."""
    if g.result is not None:
        return float(seat in g.result.winners)
    burden = sum(danger(found) for found in roads(g).values()) - wealth(g)
    safety = 0.95 / (1 + exp(min(50.0, WEIGHT * burden + 1)))
    return safety if is_hero_seat(g, seat) else 1 - safety


def wealth(g: DawnState) -> float:
    """People by the hits they can still take, and stocks, in the coin of danger."""
    able = [unit for unit in g.units if UNITS[unit].has_strength and is_player_unit(g, unit) and is_able(g, unit)]
    people = sum(one.worth * one.hits / (2 * one.side) for one in (fighter(g, unit) for unit in able))
    stocks = g.ammo * ammo_price(g) + g.supplies * supplies_price(g)
    return people + stocks - infection_price(g, g.infection) - chaos_price(g) * sum(g.chaos.values())


def sensible(g: DawnState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """Each side by its own lights."""
    return hero_side(g, ask, seat) if is_hero_seat(g, seat) else zeds_side(g, ask, seat)


def horizon(g: DawnState) -> int:
    """A playout is judged when the next Action phase begins: what was done has met the zeds by then."""
    has_acted = g.phase in ("action", "organisation") and not g.is_brains
    return g.round + has_acted


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
