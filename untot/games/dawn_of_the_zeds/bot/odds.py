"""The printed charts as chances: what a column of the melee or gunfire chart brings with two dice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import comb
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


class Manner(NamedTuple):
    """How somebody fights, besides strength and shifts."""

    rerolls: bool = False
    shrugs: float = 0.0
    """The chance that a hit is cancelled."""
    stands: bool = False
    """The zeds are always the loser."""
    fails: bool = False
    """The unit is: against Dooms."""


PLAIN: Final = Manner()


# -- melee ------------------------------------------------------------------------------------------------------


def cell_worth(cell: Cell) -> float:
    """How welcome a result is to the unit: who has to give way counts most."""
    return cell.zed_hits - 1.2 * cell.unit_hits + (-4.0 if cell.loser == "units" else 4.0)


MEAN_WORTH: Final = tuple(
    sum(CHANCE[total] * cell_worth(MELEE[total][column]) for total in CHANCE) for column in range(len(COLUMNS))
)
"""What a roll in a column is worth on average."""


@cache
def outcomes(column: int, manner: Manner = PLAIN) -> tuple[Outcome, ...]:
    """All results of a melee in this column, for somebody who fights like this."""
    found: Counter[tuple[int, int, bool]] = Counter()
    for cell, chance in _cells(column, manner.rerolls):
        is_lost = (cell.loser == "units" or manner.fails) and (manner.fails or not manner.stands)
        for hits in range(cell.unit_hits + 1):
            found[cell.zed_hits, hits, is_lost] += chance * _taken(cell.unit_hits, hits, manner.shrugs)  # type: ignore[assignment]
    return tuple(Outcome(chance, *result) for result, chance in found.items() if chance)


def _cells(column: int, rerolls: bool) -> list[tuple[Cell, float]]:
    """Whoever may roll again does so when the average is better than what lies there."""
    cells = [(MELEE[total][column], chance) for total, chance in CHANCE.items()]
    if not rerolls:
        return cells
    kept = [(cell, chance) for cell, chance in cells if cell_worth(cell) >= MEAN_WORTH[column]]
    again = 1 - sum(chance for _, chance in kept)
    return [*kept, *((cell, chance * again) for cell, chance in cells)]


def _taken(hits: int, taken: int, shrugs: float) -> float:
    """How likely so many of the hits count."""
    return float(comb(hits, taken) * (1 - shrugs) ** taken * shrugs ** (hits - taken))


MELEE_OUTCOMES: Final = tuple(outcomes(column) for column in range(len(COLUMNS)))
"""By column, from `zeds_x3` to `players_x3`, for ordinary people."""
LOSING: Final = tuple(sum(o.chance for o in results if o.is_lost) for results in MELEE_OUTCOMES)
"""How likely the unit loses, by column."""


@cache
def losing(column: int, manner: Manner) -> float:
    """How likely somebody who fights like this has to give way."""
    return sum(outcome.chance for outcome in outcomes(column, manner) if outcome.is_lost)


@cache
def turns(column: int, manner: Manner, hits: int) -> tuple[Outcome, ...]:
    """The results put together to four at most: won or lost, alive or dead, each with its mean hits."""
    found: dict[tuple[bool, bool], list[Outcome]] = {}
    for outcome in outcomes(column, manner):
        found.setdefault((outcome.is_lost, outcome.unit_hits >= hits), []).append(outcome)
    return tuple(_mean(some, is_lost, hits if is_dead else 0) for (is_lost, is_dead), some in found.items())


def _mean(some: list[Outcome], is_lost: bool, fatal: int) -> Outcome:
    chance = sum(outcome.chance for outcome in some)
    zed_hits = round(sum(outcome.chance * outcome.zed_hits for outcome in some) / chance)
    unit_hits = round(sum(outcome.chance * outcome.unit_hits for outcome in some) / chance)
    return Outcome(chance, zed_hits, fatal or unit_hits, is_lost)


# -- gunfire ----------------------------------------------------------------------------------------------------


def _shots(column: int) -> tuple[tuple[float, int], ...]:
    hits: Counter[int] = Counter()
    for total, count in TOTALS.items():
        hits[GUNFIRE[total][column]] += count
    return tuple((n / 36, count) for count, n in sorted(hits.items()))


SHOTS: Final = tuple(_shots(column) for column in range(GUNFIRE_CHART.columns))
"""By column, from the first: the chance of each number of hits."""
