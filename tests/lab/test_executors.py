"""Whoever carries out the work: the same results in the same order, also when workers die."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer

from untot.kernel.errors import BadOptions
from untot.lab.executors import (
    EXECUTORS,
    LARGEST_PORTION,
    Executor,
    carried_out,
    executor_named,
    fingerprint,
    portions_of,
)
from untot.lab.progress import Left, Rate, bar
from untot.lab.results import all_played
from untot.lab.trials import Played, Story, Trial, played

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="untot[cluster] is not installed")
WITH_WORKERS = [pytest.param(name, marks=needs_ray if name == "ray" else ()) for name in EXECUTORS if name != "here"]
TRIALS = [Trial("mall_of_horror", ("random", "careful", "random"), (), {}, seed, 0.0) for seed in range(24)]


def here_told(trials: Sequence[Trial]) -> list[Story]:
    return [played(trial).story for trial in trials]


@pytest.mark.parametrize("executor", ["here", "pool"])
def test_the_same_fingerprint_wherever_it_is_computed(executor: Executor) -> None:
    stories = [it.story for it in carried_out(played, TRIALS, 2, executor)]
    assert fingerprint(stories) == fingerprint(here_told(TRIALS))
    assert fingerprint(stories) != fingerprint(stories[::-1])


def played_unless_killed(marks: Path, trial: Trial) -> Played:
    """The worker of the seventh match is killed the first time."""
    mark = marks / "killed"
    if trial.seed == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played(trial)


@pytest.mark.parametrize("executor", WITH_WORKERS)
def test_a_killed_worker_costs_no_results(executor: Executor, tmp_path: Path) -> None:
    stories = [it.story for it in carried_out(partial(played_unless_killed, tmp_path), TRIALS, 2, executor)]
    assert (tmp_path / "killed").exists()
    assert fingerprint(stories) == fingerprint(here_told(TRIALS))


def collector(number: int) -> tuple[int, int, int]:
    return gc.get_threshold()


@pytest.mark.parametrize("executor", ["here", *WITH_WORKERS])
def test_the_collector_is_calm_wherever_it_is_computed(executor: Executor) -> None:
    """So that one process, a pool and Ray differ in nothing but where they are."""
    usual = gc.get_threshold()
    assert set(carried_out(collector, range(4), 2, executor)) == {(10_000, 10, 500)}
    assert gc.get_threshold() == usual


def deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_work_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(carried_out(deadly, [1], 2))


def test_after_an_interruption_what_is_done_counts() -> None:
    def interrupted(work: object, trials: Sequence[Trial]) -> Iterator[Played]:
        yield from map(played, trials[:3])
        raise KeyboardInterrupt

    def interrupted_at_once(work: object, trials: Sequence[Trial]) -> Iterator[Played]:
        yield from ()
        raise KeyboardInterrupt

    assert [result.story for result in all_played(TRIALS, interrupted)] == here_told(TRIALS[:3])
    with pytest.raises(typer.Exit):
        all_played(TRIALS, interrupted_at_once)


@pytest.mark.parametrize(("jobs", "processes"), [(0, 2), (1, 2), (39, 2), (1000, 3)])
def test_portions_hold_every_job_once(jobs: int, processes: int) -> None:
    portions = portions_of(range(jobs), processes)
    assert [job for portion in portions for job in portion] == list(range(jobs))


def test_portions_of_a_long_run_stay_small_so_that_little_is_lost_when_it_is_broken_off() -> None:
    assert len(portions_of(range(100_000), 2)[0]) == LARGEST_PORTION


def test_the_bar_tells_rate_and_time_left_although_results_come_in_portions() -> None:
    now = [0.0]
    with bar(lambda: now[0]) as progress:
        progress.add_task("mall_of_horror", total=3000)
        (task,) = progress.tasks
        assert (Rate().render(task).plain, Left().render(task).plain) == ("", "-:--:--")
        now[0] = 30.0
        progress.advance(task.id, 150)
        assert (Rate().render(task).plain, Left().render(task).plain) == ("5.0/s", "0:09:30")


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(BadOptions):
        executor_named("moon")
