"""The balance of scenarios: every match is a line, the next run goes on where the file ends, and a table tells."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
import typer
from typer.testing import CliRunner

from untot.lab import scenarios
from untot.lab.scenarios import Cell, Played, budget_of, next_of, played, read

WON: tuple[tuple[str, ...], ...] = ((), ("a",))


def made(scenario: str = "1", level: str = "easy", seed: int = 1, won: tuple[str, ...] = ("a",)) -> Played:
    groups = ("a",) if int(scenario) < 6 else ("a", "b")
    return Played(
        scenario=scenario, level=level, seats=dict.fromkeys(groups, 1), seed=seed, won=list(won),
        reason="goal" if won else "skull", rounds=5, kills=7, dead=dict.fromkeys(groups, 1), lives=4,
        actions=dict.fromkeys(groups, 30), budget=budget_of(scenario), moves=20, failed=3, shots=9, flares=1,
        seconds=2.0, code="0" * 8,
    )  # fmt: skip


def test_the_cell_with_the_fewest_matches_comes_next_and_dear_levels_less_often() -> None:
    cells = [Cell("1", "easy"), Cell("1", "search"), Cell("2", "easy")]
    known = [made(), made("2", seed=7), made("1", "search", seed=3)]
    assert next_of(known, cells) == (Cell("1", "easy"), 2)
    assert next_of([made(), *known], cells) == (Cell("2", "easy"), 8)
    often = [made(seed=seed) for seed in range(1, 13)] + [made("2", seed=seed) for seed in range(1, 13)]
    assert next_of([*often, made("1", "search")], cells) == (Cell("1", "search"), 2)
    assert next_of([], cells) == (Cell("1", "easy"), 1) and next_of([], cells, 500)[1] == 500


def test_actions_are_held_against_the_budget_of_chapter_20() -> None:
    budgets = {"1": 48, "2": 80, "3": 96, "4": 144, "5": 128, "6": 64, "7": 64, "8": 60, "9": 80, "10": 80}
    assert {scenario: budget_of(scenario) for scenario in budgets} == budgets


def run(out: Path, *options: str) -> str:
    app = typer.Typer()
    app.command()(scenarios.main)
    done = CliRunner().invoke(app, ["--out", str(out), *options])
    assert done.exit_code == 0, done.output
    return done.output


def test_lines_are_added_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "matches.jsonl"
    monkeypatch.setattr(scenarios, "played", lambda cell, seed: made(cell.scenario, cell.level, seed, WON[seed % 2]))
    clock = iter(range(100))
    monkeypatch.setattr("untot.lab.scenarios.time", SimpleNamespace(monotonic=lambda: next(clock)))
    run(out, "--seconds", "9", "--scenarios", "1,7", "--levels", "easy")
    assert [(it.scenario, it.seed) for it in read(out)][:5] == [("1", 1), ("7", 1), ("1", 2), ("7", 2), ("1", 3)]
    run(out, "--seconds", "9", "--scenarios", "1,7", "--levels", "easy", "--most", "4")
    assert len(read(out)) == 8, "four of each are enough"
    told = run(out, "--tell")
    assert "| 1 | easy | 4 | 50% (15% to 85%) | goal 2, skull 2 | 5.0 | 7.0 | 1.0 | 30 of 48, about 32 needed |" in told
    assert "| 7 | easy | 4 | A 50% (15% to 85%), B 0% (0% to 49%), nobody 2 |" in told


def test_a_match_is_played_and_told() -> None:
    pytest.importorskip("mujoco")
    it = played(Cell("1", "random"), 3)
    assert it.rounds <= 6 and it.moves >= it.failed and 0 < it.actions["a"] <= it.budget == 48 and len(it.code) == 8
