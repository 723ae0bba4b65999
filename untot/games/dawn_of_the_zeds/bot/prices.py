"""What things are worth to the town, in the coin of danger."""

from __future__ import annotations

from math import exp
from typing import Final

from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import chaos_left
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState

APPETITE: Final = 0.4
"""How many supplies a round takes, by the printed cards and with somebody in a bed."""
SPARE: Final = 0.1
SLACK: Final = 1.0
"""What a supply is worth that nobody will eat, and how sure one can be of that."""
PLENTY: Final = 0.3
SCARCE: Final = 1.8
BOX: Final = 4.0
"""What a cartridge is always worth, what more the last one is worth, and how many make that half as much."""
DEAR: Final = 1.2
"""What a supply is worth that will be missing."""


def ammo_price(g: DawnState, more: int = 0) -> float:
    """The last cartridges are the dearest; of a full box one more is of little use, because actions are few."""
    return (PLENTY + SCARCE / (1 + ((g.ammo + more) / BOX) ** 2)) * min(1.0, sum(g.acts) / 4)


def supplies_price(g: DawnState) -> float:
    """Everybody eats, from level I on: what will be missing costs hits, what is left over is of little use."""
    spare = g.supplies - APPETITE * sum(g.acts)
    return SPARE + DEAR / (1 + exp(spare / SLACK)) if g.level >= LEVEL_I else 0.0


def infection_price(g: DawnState, by: int) -> float:
    """Some six points are an outbreak: a zed in the middle of a road, and a fate; at 13 a super-zed."""
    return by * (0.9 + 0.9 * (g.infection / LIMITS.infection) ** 2)


def chaos_price(g: DawnState) -> float:
    """Of one marker: without any left the town is lost."""
    return float(1.5 + 40.0 / (1 + chaos_left(g)) ** 1.3)
