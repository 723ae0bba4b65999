"""What things are worth to the town, in the coin of danger."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import chaos_left
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState


def ammo_price(g: DawnState, more: int = 0) -> float:
    """The last cartridges are the dearest."""
    return 1.6 / (1 + 0.5 * (g.ammo + more))


def supplies_price(g: DawnState) -> float:
    """Everybody eats, from level I on."""
    return 2.2 / (1 + 0.3 * g.supplies) if g.level >= LEVEL_I else 0.0


def infection_price(g: DawnState, by: int) -> float:
    """The nearer to an outbreak, the dearer."""
    return by * (0.3 + 1.5 * (g.infection / LIMITS.infection) ** 2)


def chaos_price(g: DawnState) -> float:
    """Of one marker: without any left the town is lost."""
    return 1.0 + 8.0 / (1 + chaos_left(g))
