"""Clause coverage: for every clause of a rulebook the code that carries it out and the tests that ran that code."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from untot.games import load_game
from untot.kernel.packages import package_of
from untot.kernel.rulebook import CITED, ClauseId, ClauseText, rulebook

ROOT: Final = Path(__file__).parents[2]
Standing = Literal["ok", "withdrawn", "no code needed", "MISSING code", "MISSING test", "test does not run the code"]
MISSING: Final = ("MISSING code", "MISSING test", "test does not run the code")
STYLES: Final = {"ok": "green", "withdrawn": "dim", "no code needed": "cyan"}
MOST_SHOWN: Final = 3
TRACE: Final = "UNTOT_TRACE"
"""The environment variable with the file that lab/tracing.py writes to."""


class TracedTest(Struct):
    """One test: the clauses that it cites, and those of the code that ran in it. It counts only if it passed."""

    cites: list[ClauseId]
    ran: list[ClauseId]
    passed: bool


class Trace(Struct):
    """What a run of pytest has shown: all tests, and the places in the code by clause."""

    tests: dict[str, TracedTest]
    code: dict[ClauseId, list[str]]


@dataclass(frozen=True, slots=True)
class Coverage:
    """How a clause stands."""

    clause: ClauseText
    standing: Standing
    reason: str
    code: list[str]
    tests: list[str]


def without_code(game: str) -> dict[ClauseId, str]:
    """The clauses that no code can carry out, each with the reason: rulebook/no_code.toml of the game."""
    file = files(package_of(game)).joinpath("rulebook", "no_code.toml")
    if not file.is_file():
        return {}
    reasons: dict[ClauseId, str] = tomllib.loads(file.read_text("utf-8"))
    return reasons


def citing_files(game: str) -> list[Path]:
    """The test files that cite a clause of this game."""
    cited = f'@clause("{load_game(game).prefix}-'
    return [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if cited in file.read_text("utf-8")]


def run_traced(game: str, console: Console) -> Trace | None:
    """Run the tests of a game with tracing on; None if there is nothing to see. Without tests only the code cites."""
    if not citing_files(game):
        return Trace({}, {clause_id: places for clause_id, places in CITED.items() if _is_of(game, clause_id)})
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "trace.json")
        options = ["-q", "--continue-on-collection-errors", "-p", "untot.lab.tracing", "-p", "no:cacheprovider"]
        run = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *map(str, citing_files(game))],
            cwd=ROOT, env={**os.environ, TRACE: str(file)}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if run.returncode:
            console.print(run.stdout[-4000:] + run.stderr[-2000:], markup=False, highlight=False)
        return msgspec.json.decode(file.read_bytes(), type=Trace) if file.exists() else None


def _is_of(game: str, clause_id: ClauseId) -> bool:
    return clause_id.startswith(f"{load_game(game).prefix}-")


def coverages(game: str, trace: Trace) -> Iterator[Coverage]:
    """Each clause in the order of the rulebook."""
    reasons = without_code(game)
    for clause_id, clause in rulebook(game, "en").items():
        code = trace.code.get(clause_id, [])
        tests = [place for place, test in trace.tests.items() if clause_id in test.cites and test.passed]
        ran = [place for place in tests if clause_id in trace.tests[place].ran]
        standing = _standing(clause, clause_id in reasons, code, tests, ran)
        yield Coverage(clause, standing, reasons.get(clause_id, ""), code, ran or tests)


def _standing(clause: ClauseText, is_excused: bool, code: list[str], tests: list[str], ran: list[str]) -> Standing:
    if clause.is_withdrawn:
        return "withdrawn"
    if is_excused:
        return "no code needed"
    if not code:
        return "MISSING code"
    if not tests:
        return "MISSING test"
    return "ok" if ran else "test does not run the code"


def coverage(game: str, *, is_missing_only: bool = False) -> int:
    """Print how every clause and card of a game stands, or those alone that lack something; 1 if one does, else 0."""
    console = Console()
    trace = run_traced(game, console)
    if trace is None:
        console.print("no tests could be run: clause coverage needs a checkout with its tests", style="red")
        return 1
    found = list(coverages(game, trace))
    missing = [entry for entry in found if entry.standing in MISSING]
    if missing or not is_missing_only:
        console.print(_table(game, missing if is_missing_only else found))
    console.print(_totals(found, len(missing)), style="red" if missing else "green")
    failed = [place for place, test in trace.tests.items() if not test.passed]
    for place in failed:
        console.print(f"this test does not pass: {place}", style="red")
    return 1 if missing or failed else 0


def _table(game: str, found: list[Coverage]) -> Table:
    table = Table("clause", "state", "code", "tests", title=f"Clauses of {game}")
    for entry in found:
        state = f"{entry.standing}: {entry.reason}" if entry.reason else entry.standing
        style = STYLES.get(entry.standing, "bold red")
        table.add_row(entry.clause.id, f"[{style}]{state}", _short(entry.code), _short(entry.tests))
    return table


def _short(places: list[str]) -> str:
    """The last names of the first few places."""
    names = [f"{module.rpartition('.')[2]}.{name}" for module, _, name in (place.partition(":") for place in places)]
    more = [f"and {len(names) - MOST_SHOWN} more"] if len(names) > MOST_SHOWN else []
    return "\n".join([*names[:MOST_SHOWN], *more])


def _totals(found: list[Coverage], missing: int) -> str:
    count = {standing: sum(entry.standing == standing for entry in found) for standing in STYLES}
    needed = len(found) - count["withdrawn"] - count["no code needed"]
    return (
        f"{len(found)} clauses: {count['ok']} covered, {count['withdrawn']} withdrawn, "
        f"{count['no code needed']} without code (reasons above), {missing} missing something: "
        f"{100 * count['ok'] / max(1, needed):.1f} % of {needed}"
    )
