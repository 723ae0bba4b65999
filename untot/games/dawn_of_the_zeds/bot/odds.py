"""The printed charts as chances: what a column of the melee or gunfire chart brings with two dice."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.charts import COLUMNS, GUNFIRE, GUNFIRE_CHART, MELEE, Cell

TOTALS: Final = Counter(sum(dice) for dice in product(range(1, 7), repeat=2))
CHANCE: Final = {total: count / 36 for total, count in TOTALS.items()}


class Outcome(NamedTuple):
    """A result of a melee with its chance."""

    chance: float
    zed_hits: int
    unit_hits: int
    is_lost: bool
    """By the unit."""


def _outcomes(column: int) -> tuple[Outcome, ...]:
    cells: Counter[Cell] = Counter()
    for total, count in TOTALS.items():
        cells[MELEE[total][column]] += count
    return tuple(Outcome(n / 36, cell.zed_hits, cell.unit_hits, cell.loser == "units") for cell, n in cells.items())


def _shots(column: int) -> tuple[tuple[float, int], ...]:
    hits: Counter[int] = Counter()
    for total, count in TOTALS.items():
        hits[GUNFIRE[total][column]] += count
    return tuple((n / 36, count) for count, n in sorted(hits.items()))


MELEE_OUTCOMES: Final = tuple(_outcomes(column) for column in range(len(COLUMNS)))
"""By column, from `zeds_x3` to `players_x3`."""
LOSING: Final = tuple(sum(o.chance for o in outcomes if o.is_lost) for outcomes in MELEE_OUTCOMES)
"""How likely the unit loses, by column."""
SHOTS: Final = tuple(_shots(column) for column in range(GUNFIRE_CHART.columns))
"""By column, from the first: the chance of each number of hits."""
EXPECTED_HITS: Final = tuple(sum(chance * hits for chance, hits in shots) for shots in SHOTS)


def cell_worth(cell: Cell) -> float:
    """How welcome a result is to the unit: who has to give way counts most."""
    return cell.zed_hits - 1.2 * cell.unit_hits + (-4.0 if cell.loser == "units" else 4.0)


MEAN_WORTH: Final = tuple(
    sum(CHANCE[total] * cell_worth(MELEE[total][column]) for total in CHANCE) for column in range(len(COLUMNS))
)
"""What a roll in a column is worth on average."""
