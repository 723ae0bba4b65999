"""What it is worth that somebody has a hit less: as much as it costs to take it."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.bot.danger import price_of
from untot.games.dawn_of_the_zeds.bot.roads import Fighter, fighter
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.state import DawnState

WAKING: Final = 0.3
"""What it is worth that somebody wakes up, of what it would cost to lose him."""
REFUGEES: Final = 1.0


def mending(g: DawnState, unit: UnitId) -> float:
    """A hit less for somebody."""
    if not UNITS[unit].has_strength:
        return REFUGEES
    one = fighter(g, unit)
    return WAKING * one.worth if g.units[unit].is_comatose else relief(one, one.hits)


def relief(one: Fighter, hits: int) -> float:
    """A hit less for somebody who can still take so many."""
    return price_of(one._replace(hits=hits + 1), 1)


def mended(one: Fighter) -> Fighter:
    """As he will be then."""
    return one._replace(hits=min(2 * one.side, one.hits + 1))
