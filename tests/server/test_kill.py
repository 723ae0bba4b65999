"""A server that is killed with `kill -9`: nothing acknowledged is lost, nothing is carried out twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from untot.lab.kill_soak import MOMENTS, Device, kill_soak
from untot.lab.postgres_process import PostgresProcess
from untot.lab.server_process import ServerProcess

KILLS = 9


def test_a_match_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """`scripts/soak --kill` kills at every answer; here it is a sample."""
    tally, is_equal = kill_soak(tmp_path, seats=3, seed=1, most_kills=KILLS)
    assert is_equal, "the record is the one of an undisturbed match"
    assert sum(tally[f"{moment}: {how}"] for moment in MOMENTS for how in ("stored", "not stored")) == KILLS
    assert tally["in the middle of a secret ballot"] >= KILLS // 2
    assert tally["acknowledged: not stored"] == 0


@pytest.mark.parametrize("processes", [1, 3])
def test_nor_does_it_on_a_database_with_one_process_or_with_several(
    tmp_path: Path, postgres: PostgresProcess, processes: int
) -> None:
    tally, is_equal = kill_soak(tmp_path, 3, processes, 6, postgres=postgres, processes=processes)
    assert is_equal, "the record is the one of an undisturbed match"
    assert tally["acknowledged: not stored"] == 0


def test_talk_names_pauses_and_keys_survive_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    links = server.create("mall_of_horror", 3)
    device = Device(server, links["seats"])
    frames: list[dict[str, Any]] = [
        {"do": "say", "id": "s", "seat": 0, "text": "remember me"},
        {"do": "name", "id": "n", "seat": 1, "name": "Ben"},
        {"do": "hold", "id": "h", "seat": 2, "holder": "bot:random"},
        {"do": "order", "id": "o", "seat": 0, "order": "pass", "is_on": True},
        {"do": "pause", "id": "p", "is_on": True},
    ]
    for frame in frames:
        device.send(**frame)
        device.read_until(frame["id"])
    server.kill()
    device.close()
    server = ServerProcess(tmp_path)
    device = Device(server, links["seats"])
    table = device.frames[0]["table"]
    assert [seat["name"] for seat in table["seats"]] == ["", "Ben", ""] and table["is_paused"]
    assert table["seats"][2]["holder"] == "bot:random" and device.frames[0]["orders"] == ["pass"]
    device.send(do="say", id="s", seat=0, text="remember me")
    device.read_until("s")
    said = [event["args"]["text"] for event in device.frames[1]["events"] if event["event"] == "said"]
    assert said == ["remember me"], "sent again, it is not said again"
    device.close()
    server.stop()
