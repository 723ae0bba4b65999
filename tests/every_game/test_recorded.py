"""Whole recorded matches play as they did when they were recorded: result, record, States on the way, every event.

If a rule was changed on purpose, write them anew: `python -m tests.tools.recorded`.
"""

from __future__ import annotations

import pytest

from tests.tools.recorded import FIXTURES, folder, playthrough
from untot.games import load_game
from untot.kernel.live import replay
from untot.kernel.record import Record

every_record = pytest.mark.parametrize(("game", "name"), [(game, name) for game in FIXTURES for name in FIXTURES[game]])


def recorded(game: str, name: str, ending: str) -> str:
    return (folder(game) / f"{name}.{ending}").read_text("utf-8")


@every_record
def test_a_recorded_match_has_the_same_result_and_the_same_record(game: str, name: str) -> None:
    text = recorded(game, name, "jsonl")
    record = Record.parse(text)
    match = replay(load_game(game), record)
    assert match.is_over and match.record.to_text() == text
    assert match.state.result is not None
    assert list(match.state.result.winners) == record.lines[-1]["end"]["winners"]


@every_record
def test_a_recorded_match_reads_as_it_did(game: str, name: str) -> None:
    """Every event with its arguments, a digest of the State every 20 answers, the result and the last hash."""
    told = playthrough(load_game(game), Record.parse(recorded(game, name, "jsonl")))
    assert told.splitlines() == recorded(game, name, "txt").splitlines()


@pytest.mark.parametrize("game", FIXTURES)
def test_the_recorded_matches_are_those_of_the_list(game: str) -> None:
    assert sorted(path.stem for path in folder(game).glob("*.jsonl")) == sorted(FIXTURES[game])
