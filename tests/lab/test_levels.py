"""Simulations of a game with levels: one of them, or several in turn, each with a chart of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from untot.cli import app
from untot.games import load_game
from untot.lab.simulate import level_options


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("", [[]]),
        ("V", [["level=V"]]),
        ("I..III", [["level=I"], ["level=II"], ["level=III"]]),
        ("nonsense", [["level=nonsense"]]),
    ],
)
def test_which_levels_are_meant(level: str, options: list[list[str]]) -> None:
    assert level_options(load_game("dawn_of_the_zeds"), level) == options


def test_every_level_is_simulated_and_told_on_its_own() -> None:
    words = ["--players", "1", "--bots", "random", "--matches", "2", "--jobs", "1"]
    told = CliRunner().invoke(app, ["simulate", "dawn_of_the_zeds", "--level", "basic..I", *words])
    assert told.exit_code == 0, told.output
    assert "level basic" in told.output and "level I" in told.output and "lost_by_forest" in told.output


def test_an_unknown_level_is_refused() -> None:
    told = CliRunner().invoke(app, ["simulate", "dawn_of_the_zeds", "--level", "VII", "--players", "1"])
    assert told.exit_code != 0


def test_matches_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["--players", "1", "--bots", "random", "--jobs", "1", "--keep", str(kept)]

    def told_of(matches: int) -> str:
        told = CliRunner().invoke(app, ["simulate", "dawn_of_the_zeds", "--matches", str(matches), *words])
        assert told.exit_code == 0, told.output
        return told.output

    first = told_of(2)
    lines = kept.read_bytes().splitlines()
    assert told_of(2) == first and kept.read_bytes().splitlines() == lines
    told_of(3)
    assert kept.read_bytes().splitlines()[:2] == lines and len(kept.read_bytes().splitlines()) == 3
