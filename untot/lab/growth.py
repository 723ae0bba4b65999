"""How the cost of something grows with its size: at most in proportion to it. What it is, games say (`bench.py`)."""

from __future__ import annotations

import random
import time
from typing import Final

from rich.table import Table

from untot.kernel.forms import random_walk
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.state import State
from untot.kernel.watching import Growth

BATCH: Final = 60


def growth_report(game: Game, growth: Growth, rounds: int = 12) -> Table:
    """Interleaved: every round measures every size once."""
    seconds = dict.fromkeys(growth.sizes, 0.0)
    positions = {size: [growth.position(size, random.Random(n)) for n in range(BATCH)] for size in growth.sizes}
    for _ in range(rounds):
        for size in growth.sizes:
            seconds[size] += _carried_out(game, [g.copy() for g in positions[size]])
    table = Table(title=growth.title)
    for column in (growth.what, "microseconds", "each", f"times the cost of {growth.sizes[0]}"):
        table.add_column(column, justify="right")
    for size, spent in seconds.items():
        cost = spent / (rounds * BATCH) * 1e6
        table.add_row(str(size), f"{cost:,.0f}", f"{cost / size:.2f}", f"{spent / seconds[growth.sizes[0]]:.2f}")
    return table


def _carried_out(game: Game, positions: list[State]) -> float:
    """Time until nothing is pending; whatever is asked gets a random answer."""
    rng = random.Random(1)
    began = time.perf_counter()
    for g in positions:
        match = Match(game, g, None)
        while match.ask is not None:
            seat = match.ask.waiting()[0]
            match.push(seat, random_walk(match.ask.form(seat), rng), match.ask.decider is not None)
    return time.perf_counter() - began
