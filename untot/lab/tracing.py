"""A pytest plugin: which clauses each test cites, and which clauses the code cites that ran in it.

`pytest -p untot.lab.tracing` with the environment variable UNTOT_TRACE writes it all to that file (see lab/rules.py).
It must be loaded before the games are, because it wraps every function of theirs that cites a clause.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from functools import wraps
from pathlib import Path
from typing import Any

import msgspec
import pytest

from untot.kernel import rulebook
from untot.kernel.rulebook import CITED, ClauseId
from untot.lab.rules import TRACE, Trace, TracedTest

_ran: set[ClauseId] = set()
_tests: dict[str, TracedTest] = {}


def is_test(place: str) -> bool:
    """Tests cite clauses with the same words as the code does."""
    return place.startswith("tests.")


def place_of(function: Any) -> str:
    return f"{function.__module__}:{function.__qualname__}" if function is not None else ""


def clauses_by_place() -> dict[str, list[ClauseId]]:
    places: dict[str, list[ClauseId]] = {}
    for clause_id, cited_at in CITED.items():
        for place in cited_at:
            places.setdefault(place, []).append(clause_id)
    return places


def traced(function: Callable[..., Any], ids: tuple[ClauseId, ...]) -> Callable[..., Any]:
    """The function, noting that it ran. An `async` one is noted when it is called: rules await at once."""
    if is_test(place_of(function)):
        return function

    @wraps(function)
    def noting(*args: Any, **kwargs: Any) -> Any:
        _ran.update(ids)
        return function(*args, **kwargs)

    return noting


# -- hooks of pytest --------------------------------------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    rulebook.on_cite = traced


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only a test that cites a clause can show anything here; all others are run elsewhere."""
    cited = clauses_by_place()
    silent = [item for item in items if place_of(getattr(item, "function", None)) not in cited]
    items[:] = [item for item in items if item not in silent]
    config.hook.pytest_deselected(items=silent)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    function = getattr(item, "function", None)
    if report.when == "setup":
        _ran.clear()
    if report.when == "call" and function is not None:
        place = place_of(function)
        before = _tests.get(place, TracedTest(clauses_by_place().get(place, []), [], True))
        ran = sorted({*before.ran, *_ran}) if report.passed else before.ran
        _tests[place] = TracedTest(before.cites, ran, before.passed and report.passed)
    return report


def pytest_sessionfinish() -> None:
    code = {clause_id: [place for place in places if not is_test(place)] for clause_id, places in CITED.items()}
    trace = Trace(_tests, {clause_id: places for clause_id, places in code.items() if places})
    Path(os.environ[TRACE]).write_bytes(msgspec.json.encode(trace))
