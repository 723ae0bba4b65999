"""Steps and questions: every step that is put on an agenda exists, every question stands in the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from inspect import signature
from pathlib import Path

import pytest

from tests.every_game.games import GAMES, KINDS, KNOWN
from tests.kernel.messages import named_in_calls, strings
from tests.tools.playing import begin, decisions

SEEDS_PER_KIND = 6
SEEDS_OF_A_SAMPLE = 2


@cache
def asked_and_pending(name: str) -> tuple[frozenset[str], frozenset[str]]:
    """The names of all questions and steps that occur in many random matches."""
    asked: set[str] = set()
    pending: set[str] = set()
    seeds = SEEDS_PER_KIND if KNOWN[name].every == 1 else SEEDS_OF_A_SAMPLE
    for seats, number, options in KINDS[name]:
        for seed in range(number * seeds, (number + 1) * seeds):
            for match in decisions(begin(GAMES[name], seats, seed, options), seed):
                assert match.ask is not None
                asked.add(match.ask.name)
                pending.update(str(step[0]) for step in match.state.agenda)
    return frozenset(asked), frozenset(pending)


def steps_in_source(name: str) -> Iterator[str]:
    """The first word of each tuple that stands inside `g.then(...)`."""
    folder = Path(str(files(f"untot.games.{name}")))
    for file in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "then":
                yield from first_words(call)


def first_words(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Tuple) and inner.elts and isinstance(inner.elts[0], ast.Constant):
            yield str(inner.elts[0].value)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_that_is_put_on_the_agenda_exists(name: str) -> None:
    written = set(steps_in_source(name))
    assert len(written) > 1 and written <= set(GAMES[name].rules)
    assert asked_and_pending(name)[1] <= set(GAMES[name].rules)


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_that_can_ask_is_async_and_no_other_is(name: str) -> None:
    """Snapshots are taken before `async` rules: nothing of them has happened when they are called."""
    for step, rule in GAMES[name].rules.items():
        gives = signature(rule).return_annotation
        assert gives == "None", f"{step}: {gives}"


@pytest.mark.parametrize("name", GAMES)
def test_the_questions_are_those_of_the_catalogue(name: str) -> None:
    asked = asked_and_pending(name)[0]
    assert asked <= KNOWN[name].decisions
    assert KNOWN[name].decisions - asked <= KNOWN[name].rare


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_the_catalogue_stands_in_the_rules(name: str) -> None:
    package = f"untot.games.{name}"
    put = named_in_calls(package, "choose", "ask_all", "ask_any", "ask_agreed", at=2)
    put |= named_in_calls(package, "decide_together", at=1)
    put |= KNOWN[name].decisions & set(strings(package))  # a rule may choose between two names first
    assert KNOWN[name].rare <= KNOWN[name].decisions <= put | KNOWN[name].decisions - KNOWN[name].rare


@pytest.mark.parametrize("name", GAMES)
def test_no_decision_is_asked_for_that_is_made_within_another_answer(name: str) -> None:
    within, decisions = KNOWN[name].within, KNOWN[name].decisions
    assert not within.keys() & decisions and set(within.values()) <= decisions
    assert not within.keys() & asked_and_pending(name)[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_event_that_shows_secret_answers_is_told(name: str) -> None:
    """`secret_until="wheels_revealed"`: an answer whose event nobody tells would stay secret for ever."""
    folder = Path(str(files(f"untot.games.{name}")))
    sources = [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]
    named = {event for source in sources for event in re.findall(r'secret_until="(\w+)"', source)}
    assert named <= named_in_calls(f"untot.games.{name}", "tell", at=0)
