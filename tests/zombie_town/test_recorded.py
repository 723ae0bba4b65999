"""Whole recorded matches play as they did when they were recorded: result, record, States on the way, every event.

If a rule was changed on purpose, write them anew: `python -m tests.tools.recorded zombie_town`.
"""

from __future__ import annotations

import pytest

from tests.tools.recorded import FIXTURES, folder, playthrough
from untot.games.zombie_town import GAME
from untot.kernel.live import replay
from untot.kernel.record import Record

NAMES = list(FIXTURES["zombie_town"])


def recorded(name: str, ending: str) -> str:
    return (folder("zombie_town") / f"{name}.{ending}").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_has_the_same_result_and_the_same_record(name: str) -> None:
    record = Record.parse(recorded(name, "jsonl"))
    match = replay(GAME, record)
    assert match.is_over and match.record.to_text() == recorded(name, "jsonl")
    assert match.state.result is not None
    assert list(match.state.result.winners) == record.lines[-1]["end"]["winners"]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_reads_as_it_did(name: str) -> None:
    """Every event with its arguments, a digest of the State every 20 answers, the result and the last hash."""
    told = playthrough(GAME, Record.parse(recorded(name, "jsonl")))
    assert told.splitlines() == recorded(name, "txt").splitlines()


def test_the_recorded_matches_are_those_of_the_list_and_differ_in_seats_and_options() -> None:
    records = [Record.parse(recorded(name, "jsonl")) for name in NAMES]
    assert sorted(path.stem for path in folder("zombie_town").glob("*.jsonl")) == sorted(NAMES)
    assert sorted(record.head["seats"] for record in records) == [2, 2, 3, 4, 5, 6]
    for option in ("days", "leftover_cards", "zombie_supply", "two_player_dead_pawn", "youngest_seat"):
        assert len({record.head["options"][option] for record in records}) > 1
    lines = [line for record in records for line in record.lines]
    assert {"answer", "undo", "talk", "holder", "end"} <= {kind for line in lines for kind in line}
