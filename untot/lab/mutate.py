"""Mutation: every rule of a game is emptied in turn. A test that cites one of its clauses must notice.

`mutate_game` (`scripts/soak --mutate`) starts a few runs of pytest with this module as a plugin. Each collects the
tests once, and then, for each of its mutants, runs those that cite a clause of the emptied function until one fails.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct
from rich.console import Console

from untot.kernel import rulebook
from untot.kernel.rulebook import ClauseId
from untot.lab.progress import bar
from untot.lab.rules import ROOT, citing_files
from untot.lab.tracing import clauses_by_place, is_test, place_of

SHARE: Final = "UNTOT_MUTATE_SHARE"
"""The environment variable that makes this module work as a plugin: `game:number:of:file`."""
MOST_SECONDS_PER_TEST: Final = 10.0


class Mutant(Struct):
    """An emptied function, how many tests cite its clauses, and the clauses whose own tests noticed.

    `unsound` are tests that fail without any mutation.
    """

    place: str
    tests: int
    clauses: list[ClauseId]
    noticed: list[ClauseId]
    unsound: list[str]


# -- emptied functions ------------------------------------------------------------------------------------------

_active = ""
"""The place of the function that is empty now."""


def switched(function: Callable[..., Any], ids: tuple[ClauseId, ...]) -> Callable[..., Any]:
    """The function with a switch that empties it: it does nothing, and what it decided is None."""
    place = place_of(function)
    if is_test(place):
        return function
    is_async = iscoroutinefunction(function)

    @wraps(function)
    def switch(*args: Any, **kwargs: Any) -> Any:
        if _active != place:
            return function(*args, **kwargs)
        return _nothing() if is_async else None

    return switch


async def _nothing() -> None:
    """What is left of an `async` rule."""


class TookTooLong(BaseException):
    """A mutant runs in circles; no test can catch this by mistake."""


def _stop(signum: int, frame: FrameType | None) -> NoReturn:
    raise TookTooLong


# -- in the run of pytest ---------------------------------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    if SHARE in os.environ:
        rulebook.on_cite = switched


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Instead of running all tests once."""
    if SHARE not in os.environ:
        return None
    game, number, of, file = os.environ[SHARE].split(":", 3)
    signal.signal(signal.SIGALRM, _stop)
    places = sorted(place for place in clauses_by_place() if place.startswith(f"untot.games.{game}."))
    with Path(file).open("ab", buffering=0) as results:
        for place in places[int(number) :: int(of)]:
            results.write(msgspec.json.encode(_fate_of(place, session.items)) + b"\n")
    return True


def _fate_of(place: str, items: list[pytest.Item]) -> Mutant:
    """Empty a function and run the tests of each of its clauses, until one of them notices."""
    cites = clauses_by_place()
    cited_by = {item: set(cites.get(place_of(getattr(item, "function", _stop)), ())) for item in items}
    citing = [item for item in items if cited_by[item] & set(cites[place])]
    mutant = Mutant(place, len(citing), cites[place], [], [])
    for item in citing:
        new = cited_by[item] & set(mutant.clauses) - set(mutant.noticed)
        if not new or _passes(item, without=place):
            continue
        if _passes(item, without=""):
            mutant.noticed += sorted(new)
        else:
            mutant.unsound.append(item.nodeid)
    return mutant


def _passes(item: pytest.Item, without: str) -> bool:
    """Whether a test passes while this function is empty."""
    global _active
    _forget_what_was_kept()
    _active = without
    signal.setitimer(signal.ITIMER_REAL, MOST_SECONDS_PER_TEST)
    try:
        reports = runtestprotocol(item, log=False, nextitem=None)
    except (TookTooLong, Warning):
        return False  # so broken that not even the report of the failure came in time
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        _active = ""
    return all(report.passed for report in reports)


def _forget_what_was_kept() -> None:
    """Whatever functions keep (boards, sums of skills) was made with another function empty, or with none."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("untot.games.", "untot.parts.")):
            for thing in vars(module).values():
                if callable(clear := getattr(thing, "cache_clear", None)):
                    clear()


# -- around it --------------------------------------------------------------------------------------------------


def mutate_game(game: str, jobs: int) -> int:
    """Empty every rule of a game in turn and list those that no test misses; 1 if there are any, else 0."""
    console, began = Console(), time.perf_counter()
    mutants = sorted(_mutants(game, jobs), key=lambda mutant: mutant.place)
    survivors = [mutant for mutant in mutants if not mutant.noticed]
    for mutant in survivors:
        console.print(f"not noticed: {mutant.place} ({mutant.tests} tests cite its clauses)", style="red")
    for test in sorted({test for mutant in mutants for test in mutant.unsound}):
        console.print(f"fails anyway: {test}", style="red", markup=False)
    noticed = {clause_id for mutant in mutants for clause_id in mutant.noticed}
    for clause_id in [clause_id for clause_id in rulebook.rulebook(game, "en") if clause_id not in noticed]:
        places = [mutant.place for mutant in mutants if clause_id in mutant.clauses]
        if places:
            console.print(f"{clause_id}: its tests notice none of {', '.join(places)}", style="yellow")
    seconds = time.perf_counter() - began
    console.print(f"{game}: {len(mutants)} rules emptied, {len(survivors)} not noticed, in {seconds:.0f} s")
    return 1 if survivors or not mutants else 0


def _mutants(game: str, jobs: int) -> Iterator[Mutant]:
    """Start the runs and read their results as they come."""
    with tempfile.TemporaryDirectory() as folder, bar() as progress:
        files = [Path(folder, f"{number}.jsonl") for number in range(jobs)]
        runs = [_start(game, number, jobs, file) for number, file in enumerate(files)]
        task = progress.add_task(f"mutate {game}", total=None)
        while any(run.poll() is None for run in runs):
            time.sleep(0.2)
            progress.update(task, completed=sum(len(_lines(file)) for file in files))
        for run, file in zip(runs, files, strict=True):
            if run.returncode and run.stdout is not None:
                progress.console.print(run.stdout.read().decode()[-3000:], markup=False, highlight=False)
            yield from (msgspec.json.decode(line, type=Mutant) for line in _lines(file))


def _start(game: str, number: int, of: int, results: Path) -> subprocess.Popen[bytes]:
    options = ["-q", "--continue-on-collection-errors", "-p", "untot.lab.mutate", "-p", "no:cacheprovider"]
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, *map(str, citing_files(game))],
        cwd=ROOT, env={**os.environ, SHARE: f"{game}:{number}:{of}:{results}"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def _lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []
