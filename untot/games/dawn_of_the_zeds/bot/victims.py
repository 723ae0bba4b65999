"""Whom an event card may harm: whoever can take it best."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import DISTANCE
from untot.games.dawn_of_the_zeds.bot.danger import fight, price_of
from untot.games.dawn_of_the_zeds.bot.odds import losing, outcomes
from untot.games.dawn_of_the_zeds.bot.roads import Foe, fighter
from untot.games.dawn_of_the_zeds.charts import COLUMNS
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.state import DawnState

HANDS: Final = ("E08", "E22", "E65")
"""Something attacks where nobody is: in the middle column, by the terrain alone, and nobody gives way."""
ROTTEN: Final = "E17"
WALKER: Final = Foe(3, 3, 3)
"""About what a regular zed is on its reduced side."""
HARMFUL: Final = (*HANDS, ROTTEN, "E56", "E69")
"""Cards that ask whom they harm."""
STAKE: Final = 12.0
"""What it costs to give way at the gates."""
NOBODY: Final = 1.0


def harm(g: DawnState, card: str, unit: UnitId) -> float:
    """What it must be expected to cost."""
    if not UNITS[unit].has_strength:
        return NOBODY
    one, space = fighter(g, unit), g.units[unit].place
    if card in HANDS:
        column = min(len(COLUMNS) - 1, COLUMNS.index("equal") + best_benefit(g, space).by)
        return sum(o.chance * price_of(one, min(one.hits, o.unit_hits)) for o in outcomes(column, one.manner))
    if card == ROTTEN:
        column, manner, most = fight((WALKER,), one, best_benefit(g, space).by)
        cost = sum(o.chance * price_of(one, min(most, o.unit_hits)) for o in outcomes(column, manner))
        return cost + STAKE / max(1, DISTANCE.get(space, 8)) * losing(column, manner)
    return price_of(one, 1)
