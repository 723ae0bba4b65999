"""How fast the environments are: steps a second of processor time, beside PettingZoo's own games, in one run.

python -m untot.lab.environments.speed --seconds 3
"""

from __future__ import annotations

import random
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from untot.games import NAMES
from untot.lab.bench import Tally
from untot.lab.environments.aec import TableEnv
from untot.lab.executors import calm_collector

ROUNDS = 4


def steps_in(table: Any, seconds: float, seed: int) -> tuple[int, float]:
    """Random play through `last` and `step`, as PettingZoo's own benchmark does it: steps, and how long they took."""
    rng, steps = random.Random(seed), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        table.reset(seed=seed + steps)
        for agent in table.agent_iter():
            seen, _, is_terminated, is_truncated, _ = table.last()
            if is_terminated or is_truncated:
                table.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else None
            action = table.action_space(agent).sample() if mask is None else rng.choice(np.flatnonzero(mask).tolist())
            table.step(action)
            steps += 1
    return steps, time.process_time() - began


def tables() -> dict[str, Any]:
    """Ours, four players each, and one of theirs, if what it draws with is installed."""
    made: dict[str, Any] = {name: TableEnv(name, 4, physics="stand_in") for name in NAMES}
    if find_spec("pygame") is not None:
        made["PettingZoo tic-tac-toe"] = import_module("pettingzoo.classic.tictactoe_v3").raw_env()
    return made


def main(seconds: Annotated[float, typer.Option(help="For each, in all.")] = 4.0) -> None:
    """Measure them in turn, slice by slice, so that noise hits all alike."""
    calm_collector()
    made = tables()
    tallies = {name: Tally() for name in made}
    for turn in range(ROUNDS):
        for name, table in made.items():
            tallies[name].add(*steps_in(table, seconds / ROUNDS, 1000 * turn))
    report = Table(title=f"steps a second of processor time, random play; Python {sys.version.split()[0]}")
    for column in ("environment", "steps/s", "slowest to fastest slice", "actions", "columns"):
        report.add_column(column, justify="left" if column == "environment" else "right")
    for name, tally in tallies.items():
        sizes = (made[name].kit.vocabulary.size, made[name].kit.size) if name in NAMES else (9, 18)
        low, high = tally.spread
        report.add_row(name, f"{tally.rate:,.0f}", f"{low:,.0f} to {high:,.0f}", *map(str, sizes))
    Console().print(report)


if __name__ == "__main__":
    typer.run(main)
