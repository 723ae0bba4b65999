"""The same seed and the same answers give the same match: twice in one process, and under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.every_game.games import GAMES
from tests.tools.recording import record_text
from untot.kernel.live import replay
from untot.kernel.record import Record

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_gives_the_same_record(name: str, seed: int) -> None:
    seats = GAMES[name].seat_counts[seed % len(GAMES[name].seat_counts)]
    assert record_text(name, seats, seed) == record_text(name, seats, seed)
    assert record_text(name, seats, seed) != record_text(name, seats, seed + 10)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_replay_gives_the_same_record(name: str, seed: int) -> None:
    text = record_text(name, GAMES[name].seat_counts[0], seed)
    assert replay(GAMES[name], Record.parse(text)).record.to_text() == text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_order_of_sets_and_dicts_plays_no_part(name: str, hash_seed: str) -> None:
    seats = GAMES[name].seat_counts[-1]
    command = [sys.executable, "-m", "tests.tools.recording", name, str(seats), "7"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    elsewhere = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert elsewhere == record_text(name, seats, 7)
