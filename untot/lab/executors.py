"""Many matches at once. Jobs are seed ranges; what comes out does not depend on who carried them out."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

J = TypeVar("J")
R = TypeVar("R")


RANGES_PER_PROCESS: Final = 20
"""Into so many ranges the jobs of a process are divided: large enough to be worth sending, small enough to share."""


def carried_out(work: Callable[[J], R], jobs: Sequence[J], processes: int) -> Iterator[R]:
    """The results in the order of the jobs: here, or in that many processes."""
    if processes <= 1:
        yield from map(work, jobs)
        return
    together = max(1, len(jobs) // (processes * RANGES_PER_PROCESS))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=calm_collector) as pool:
        yield from pool.map(work, jobs, chunksize=together)


def calm_collector() -> None:
    """Matches leave no cycles behind, but snapshots that live for long: Python's thresholds look through them too often
    (a tracked match of Zombie Town takes a third longer)."""
    gc.set_threshold(10_000, 10, 500)
