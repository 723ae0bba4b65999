"""Speed-up: how much sooner the same matches are done by a pool of processes, and on Ray, than by one process.

`scripts/bench workers` plays them on all three in turn, round by round, and prints the seconds on the clock, with and
without what it takes to begin: two matches more on each tell that. It wants a machine on which nothing else runs; the
load before every run is printed, so that one can see whether nothing did.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import median
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from untot.lab.executors import EXECUTORS, Executor, carried_out, fingerprint
from untot.lab.progress import bar
from untot.lab.trials import Trial, played

WANTED: Final = 1.7
"""So many times as fast as one process two are to be."""
BEGINNING: Final = 2
"""So many matches tell how long it takes to begin."""


@dataclass(slots=True)
class Runs:
    """One way to carry out the matches: by round, on the clock."""

    whole: list[float] = field(default_factory=list)
    beginning: list[float] = field(default_factory=list)
    loads: list[float] = field(default_factory=list)
    fingerprints: set[str] = field(default_factory=set)

    @property
    def seconds(self) -> float:
        return median(self.whole)

    @property
    def at_work(self) -> float:
        """Without what it takes to begin."""
        return median(self.whole) - median(self.beginning)


def timed(executor: Executor, trials: Sequence[Trial], processes: int) -> tuple[float, str]:
    began = time.perf_counter()
    stories = [it.story for it in carried_out(played, trials, processes, executor)]
    return time.perf_counter() - began, fingerprint(stories)


def measured(trials: Sequence[Trial], processes: int, rounds: int) -> dict[Executor, Runs]:
    """Round by round, so that what else the machine does hits all alike."""
    ways = [name for name in EXECUTORS if name != "ray" or find_spec("ray") is not None]
    runs = {name: Runs() for name in ways}
    with bar() as progress:
        for name in progress.track([name for _ in range(rounds) for name in ways], description="workers"):
            run = runs[name]
            run.loads.append(os.getloadavg()[0])
            run.beginning.append(timed(name, trials[:BEGINNING], processes)[0])
            seconds, mark = timed(name, trials, processes)
            run.whole.append(seconds)
            run.fingerprints.add(mark)
    return runs


def rows(runs: dict[Executor, Runs], matches: int) -> Iterator[tuple[str, ...]]:
    here = runs["here"]
    for name, run in runs.items():
        yield (
            name,
            f"{run.seconds:.1f}",
            f"{median(run.beginning):.1f}",
            f"{matches / run.seconds:.1f}",
            f"{here.seconds / run.seconds:.2f}",
            f"{here.at_work / run.at_work:.2f}",
            f"{max(run.loads):.1f}",
        )


def report(title: str, runs: dict[Executor, Runs], matches: int) -> Table:
    shown = Table(title=title)
    for column in ("where", "seconds", "to begin", "a second", "times here", "at work", "load before"):
        shown.add_column(column, justify="left" if column == "where" else "right")
    for row in rows(runs, matches):
        shown.add_row(*row)
    return shown


def main(
    game: Annotated[str, typer.Argument(help="The game.")],
    matches: Annotated[
        int, typer.Option(min=BEGINNING, help="How many in each run; short ones measure the beginning.")
    ] = 400,
    processes: Annotated[int, typer.Option(min=2, help="Of the pool, and of Ray.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How often each way is measured; medians are told.")] = 3,
) -> None:
    """Measure the pool and Ray against one process. Fails if one of them is too slow, or finds something else."""
    whole = [Trial(game, ("careful",) * 4, (), {}, seed, 0.0) for seed in range(1, matches + 1)]
    runs = measured(whole, processes, rounds)
    about = f"{game}: {matches} matches, {processes} processes, {os.cpu_count()} cores"
    Console().print(report(about, runs, matches))
    marks = sorted(set().union(*(run.fingerprints for run in runs.values())))
    Console().print(f"fingerprint: {', '.join(marks)}")
    slow = [name for name, run in runs.items() if name != "here" and runs["here"].seconds / run.seconds < WANTED]
    Console().print(f"wanted: {WANTED} times" + (f", missed by {', '.join(slow)}" if slow else ", reached"))
    raise typer.Exit(1 if slow or len(marks) > 1 else 0)


if __name__ == "__main__":
    typer.run(main)
