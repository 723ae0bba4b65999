"""Many matches at once: here, in several processes, or on a Ray cluster. What comes out does not depend on which.

Jobs are given out in portions; results come in the order of the jobs. A worker that is killed costs time, not results:
its portion is carried out again.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final, Literal, TypeVar, get_args

import msgspec

from untot.kernel.errors import BadOptions

J = TypeVar("J")
R = TypeVar("R")

Executor = Literal["here", "pool", "ray"]
EXECUTORS: Final = get_args(Executor)
PORTIONS_PER_PROCESS: Final = 20
"""Into so many portions the jobs of a process are divided: large enough to be worth sending, small enough to share."""
LARGEST_PORTION: Final = 25
"""What is begun is lost when it is broken off: that should not be much, however many jobs there are."""
MOST_LOSSES: Final = 3
"""A portion that kills so many pools in turn is at fault itself."""


def carried_out(
    work: Callable[[J], R], jobs: Sequence[J], processes: int, executor: Executor = "pool", address: str = ""
) -> Iterator[R]:
    """The results in the order of the jobs. `address` is that of a running Ray cluster; else one is started here."""
    if executor == "ray":
        return _on_ray(work, jobs, processes, address)
    if executor == "here" or processes <= 1:
        return _here(work, jobs)
    return _in_processes(work, jobs, processes)


def executor_named(name: str) -> Executor:
    """By its name on the command line."""
    if name not in EXECUTORS:
        raise BadOptions("unknown-executor", executor=name[:80], known=", ".join(EXECUTORS))
    return name  # type: ignore[return-value]  # it is one of them


def fingerprint(results: Iterable[object]) -> str:
    """The same results in the same order have the same one; 1 is the same as 1.0, as in results read from a file."""
    as_typed = [msgspec.convert(msgspec.to_builtins(result), type(result)) for result in results]
    return blake2b(msgspec.json.encode(as_typed), digest_size=8).hexdigest()


def calm_collector() -> None:
    """Matches leave no cycles behind, but snapshots that live for long: Python's thresholds look through them too often
    (a tracked match of Zombie Town takes a third longer)."""
    gc.set_threshold(10_000, 10, 500)


def _here(work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
    usual = gc.get_threshold()
    calm_collector()
    try:
        yield from map(work, jobs)
    finally:
        gc.set_threshold(*usual)


# -- portions ---------------------------------------------------------------------------------------------------


def portions_of(jobs: Sequence[J], processes: int) -> list[Sequence[J]]:
    size = min(LARGEST_PORTION, max(1, len(jobs) // (processes * PORTIONS_PER_PROCESS)))
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def _carry_out(work: Callable[[J], R], portion: Sequence[J]) -> list[R]:
    return list(_here(work, portion))


def _in_order(done: Iterable[tuple[int, list[R]]]) -> Iterator[R]:
    """Portions by number, as they get done; their results in order."""
    early: dict[int, list[R]] = {}
    following = 0
    for number, results in done:
        early[number] = results
        while following in early:
            yield from early.pop(following)
            following += 1


# -- processes --------------------------------------------------------------------------------------------------


def _begin_worker() -> None:
    """Ctrl-C is for whoever gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_processes(work: Callable[[J], R], jobs: Sequence[J], processes: int) -> Iterator[R]:
    return _in_order(_done_in_processes(work, dict(enumerate(portions_of(jobs, processes))), processes))


def _done_in_processes(
    work: Callable[[J], R], left: dict[int, Sequence[J]], processes: int
) -> Iterator[tuple[int, list[R]]]:
    """With another pool whenever one has lost a worker."""
    losses = 0
    while left:
        before = len(left)
        try:
            for number, results in _done_by_a_pool(work, left, processes):
                del left[number]
                yield number, results
        except BrokenProcessPool:
            losses = 0 if len(left) < before else losses + 1
            if losses >= MOST_LOSSES:
                raise


def _done_by_a_pool(
    work: Callable[[J], R], left: dict[int, Sequence[J]], processes: int
) -> Iterator[tuple[int, list[R]]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=_begin_worker)
    try:
        numbers: dict[Future[list[R]], int] = {}
        for number, portion in left.items():
            numbers[pool.submit(_carry_out, work, portion)] = number
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# -- Ray --------------------------------------------------------------------------------------------------------


def _on_ray(work: Callable[[J], R], jobs: Sequence[J], processes: int, address: str) -> Iterator[R]:
    ray = import_module("ray")  # pip install untot[cluster]
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": processes, "include_dashboard": False}
    ray.init(**where, log_to_driver=False, logging_level="error")
    try:
        workers = processes if not address else max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _in_order(_done_on_ray(ray, work, portions_of(jobs, workers)))
    finally:
        ray.shutdown()


def _done_on_ray(ray: Any, work: Callable[[J], R], portions: list[Sequence[J]]) -> Iterator[tuple[int, list[R]]]:
    """Ray itself carries out again what a killed worker had begun."""
    carry_out = ray.remote(max_retries=-1)(_carry_out)
    numbers = {carry_out.remote(work, portion): number for number, portion in enumerate(portions)}
    while numbers:
        ready, _ = ray.wait(list(numbers), num_returns=1)
        for reference in ready:
            yield numbers.pop(reference), ray.get(reference)
