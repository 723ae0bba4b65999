"""What things are worth to the town, in the coin of danger."""

from __future__ import annotations

from math import exp
from typing import Final

from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import chaos_left
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState

APPETITE: Final = 0.5
"""How many supplies a round takes, by the printed cards."""
DEAR: Final = 1.2
"""What a supply is worth that will be missing."""


def ammo_price(g: DawnState, more: int = 0) -> float:
    """The last cartridges are the dearest; of a full box one more is of little use, because actions are few."""
    return (0.3 + 1.8 / (1 + ((g.ammo + more) / 4) ** 2)) * min(1.0, sum(g.acts) / 4)


def supplies_price(g: DawnState) -> float:
    """Everybody eats, from level I on: what will be missing costs hits, what is left over is of little use."""
    missing = APPETITE * sum(g.acts) + 1 - g.supplies
    return 0.1 + DEAR / (1 + exp(-missing / 2)) if g.level >= LEVEL_I else 0.0


def infection_price(g: DawnState, by: int) -> float:
    """Some six points are an outbreak: a zed in the middle of a road, and a fate; at 13 a super-zed."""
    return by * (0.9 + 0.9 * (g.infection / LIMITS.infection) ** 2)


def chaos_price(g: DawnState) -> float:
    """Of one marker: without any left the town is lost."""
    return float(1.5 + 40.0 / (1 + chaos_left(g)) ** 1.3)
