"""The rulebook: both languages have the same clauses, every clause has code and a test that runs it, or a reason."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import pytest
from rich.console import Console

from tests.every_game.games import GAMES
from untot.kernel.rulebook import CITED, rulebook
from untot.lab.rules import Trace, TracedTest, citing_files, coverages, run_traced, without_code
from untot.lab.tracing import is_test


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(name: str) -> None:
    english, german = rulebook(name, "en"), rulebook(name, "de")
    assert list(english) == list(german) and english
    assert [clause.is_withdrawn for clause in english.values()] == [clause.is_withdrawn for clause in german.values()]
    assert all(clause.id.startswith(f"{GAMES[name].prefix}-") for clause in english.values())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_standing_clause_shows_an_inner_id(name: str, language: str) -> None:
    """Players know house rules and cards by their names, and rows of the catalogue by the number of a clause."""
    inner = re.compile(r"`|\b[a-z]+_[a-z]|(?<![-\w.])C\d+\b")
    standing = [clause for clause in rulebook(name, language).values() if not clause.is_withdrawn]
    assert [clause.id for clause in standing if inner.search(clause.text)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_clause_that_another_one_names_is_there(name: str, language: str) -> None:
    clauses, number = rulebook(name, language), rf"\b{GAMES[name].prefix}-(?:\d+(?:\.\d+)+|[A-Z]+\d+(?:\.\d+)?)"
    chapters = {clause_id.rpartition(".")[0] for clause_id in clauses}
    named = {
        said
        for clause in clauses.values()
        for said in re.findall(number, f"{clause.text} {clause.origin} {clause.more}")
    }
    assert named - set(clauses) - chapters == set()


def load_world(name: str) -> None:
    """Physics cites clauses too; it is loaded only when something is flicked."""
    where = f"untot.worlds.{name}"
    if find_spec(where) is not None:
        for module in iter_modules(import_module(where).__path__):
            import_module(f"{where}.{module.name}")


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_cited_by_code_or_needs_none(name: str) -> None:
    load_world(name)
    cited = {clause_id for clause_id, places in CITED.items() if not all(map(is_test, places))}
    standing = {clause_id for clause_id, clause in rulebook(name, "en").items() if not clause.is_withdrawn}
    assert standing - cited == set(without_code(name)), "no code and no reason, or a reason although there is code"


@pytest.mark.parametrize("name", GAMES)
def test_nothing_cites_a_clause_that_does_not_stand(name: str) -> None:
    prefix = f"{GAMES[name].prefix}-"
    clauses = rulebook(name, "en")
    cited = {clause_id for clause_id in CITED if clause_id.startswith(prefix)}
    assert cited <= set(clauses) and not [clause_id for clause_id in cited if clauses[clause_id].is_withdrawn]


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test_that_runs_its_code(name: str) -> None:
    """What `untot rules --coverage` shows, in a process of its own, where every cited function is traced."""
    trace = run_traced(name, Console(quiet=True))
    assert trace is not None
    found = {entry.clause.id: entry.standing for entry in coverages(name, trace)}
    assert {clause_id: standing for clause_id, standing in found.items() if standing[0].isupper()} == {}
    assert "test does not run the code" not in found.values()


# -- the coverage report itself ---------------------------------------------------------------------------------


def test_a_clause_stands_by_its_code_and_by_tests_that_ran_it() -> None:
    code = {clause_id: [f"untot.x:{clause_id}"] for clause_id in ("MH-1.1", "MH-1.3", "MH-1.4", "MH-1.5")}
    tests = {
        "tests.a:one": TracedTest(["MH-1.1", "MH-1.2"], ["MH-1.1"], passed=True),
        "tests.a:two": TracedTest(["MH-1.4"], ["MH-1.1"], passed=True),
        "tests.a:three": TracedTest(["MH-1.5"], ["MH-1.5"], passed=False),
    }
    standing = {entry.clause.id: entry.standing for entry in coverages("mall_of_horror", Trace(tests, code))}
    assert standing["MH-1.1"] == "ok"
    assert standing["MH-1.2"] == "MISSING code"
    assert standing["MH-1.3"] == "MISSING test"
    assert standing["MH-1.4"] == "test does not run the code"
    assert standing["MH-1.5"] == "MISSING test", "a test that fails proves nothing"
    assert standing["MH-1.13"] == "withdrawn"


def test_only_files_that_cite_a_clause_are_run() -> None:
    names = [file.name for file in citing_files("mall_of_horror")]
    assert "test_c4_votes.py" in names and "test_forms.py" not in names
