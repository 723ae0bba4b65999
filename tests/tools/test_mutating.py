"""The switches that trace and empty the functions which cite a clause."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from untot.lab import mutate, tracing
from untot.lab.mutate import Mutant, switched
from untot.lab.tracing import place_of, traced


def double(number: int) -> int:
    return 2 * number


async def double_later(number: int) -> int:
    return 2 * number


for rule in (double, double_later):
    rule.__module__ = "untot.games.made_up"


def finish(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine that asks nothing."""
    with pytest.raises(StopIteration) as stopped:
        coroutine.send(None)
    return stopped.value.value


def test_a_traced_function_notes_its_clauses_when_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: set[str] = set()
    monkeypatch.setattr(tracing, "_ran", ran)
    assert traced(double, ("MH-1.1", "MH-1.2"))(4) == 8
    assert ran == {"MH-1.1", "MH-1.2"}
    assert finish(traced(double_later, ("MH-1.3",))(4)) == 8
    assert "MH-1.3" in ran


def test_tests_are_neither_traced_nor_emptied() -> None:
    assert traced(finish, ("MH-1.1",)) is finish is switched(finish, ("MH-1.1",))


def test_an_emptied_function_does_nothing_and_only_while_it_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    now, later = switched(double, ("MH-1.1",)), switched(double_later, ("MH-1.1",))
    assert now(4) == 8 == finish(later(4))
    monkeypatch.setattr(mutate, "_active", place_of(double))
    assert now(4) is None and finish(later(4)) == 8
    monkeypatch.setattr(mutate, "_active", place_of(double_later))
    assert now(4) == 8 and finish(later(4)) is None


def test_a_few_rules_are_emptied_in_a_run_of_pytest(tmp_path: Any) -> None:
    """One of forty shares of `scripts/soak --mutate`."""
    results = tmp_path / "results.jsonl"
    mutate._start("mall_of_horror", 7, 40, results).communicate()
    mutants = [msgspec.json.decode(line, type=Mutant) for line in results.read_bytes().splitlines()]
    assert len(mutants) >= 3
    for mutant in mutants:
        assert mutant.noticed and set(mutant.noticed) <= set(mutant.clauses) and mutant.unsound == []
