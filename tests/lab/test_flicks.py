"""A sample of `scripts/soak --flicks`: whole random matches with real physics end lawfully, and replay without any."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from untot.games import load_game
from untot.kernel.live import replay
from untot.kernel.record import Record
from untot.kernel.rulebook import clause
from untot.lab.flicks import play, told

pytest.importorskip("mujoco")

ELSEWHERE = """
import msgspec
from tests.tools.recorded import Fixture, recorded_match
from untot.games import load_game
match = recorded_match(load_game("flick_em_up"), Fixture(2, 5, {"scenario": "7"}, has_physics=True))
print(msgspec.json.encode([match.record.to_text(), match.state.to_plain()["poses"]]).decode())
"""
"""Another process makes a record; what it saw at the end comes along."""


@pytest.mark.parametrize("seed", [3, 8])
def test_random_matches_with_real_physics_end_lawfully(seed: int) -> None:
    played = play("flick_em_up", seed)
    assert played.wrongs == [] and played.reason != "no end"
    assert len(played.flicks) > 10 and max(flick.track for flick in played.flicks) < 2048
    assert [flick.status for flick in played.flicks if flick.status not in ("rest", "asleep")] == []
    assert told([played])[0] == "1 matches, 0 of them with something wrong"


@clause("FL-5.18", "FL-19.12")
def test_fl_5_18_a_record_made_elsewhere_replays_to_the_last_pose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece lies where it lay there; nothing is computed for it, for there is no physics here."""
    made = subprocess.run([sys.executable, "-c", ELSEWHERE], check=True, capture_output=True).stdout
    text, poses = msgspec.json.decode(made)
    monkeypatch.setattr("untot.worlds.flick_em_up.find_spec", lambda name: None)
    match = replay(load_game("flick_em_up"), Record.parse(text))
    assert match.is_over and len(poses) > 10
    assert msgspec.json.decode(msgspec.json.encode(match.state.to_plain()["poses"])) == poses
    assert match.record.to_text() == text
