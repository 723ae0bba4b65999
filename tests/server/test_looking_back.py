"""Replays of matches: their links live as long as the match, and know what was taken back and what lay in all hands."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on
from tests.server.houses import ME, Running, running
from untot.server.lobby import SeatPlan
from untot.server.looking_back import together


def replay_info(server: Running, match: str, key: str) -> dict[str, Any]:
    answer = server.http.post(f"/api/matches/{match}/replay", headers={"Authorization": f"Bearer {key}"})
    assert answer.status_code == 201, answer.text
    info: dict[str, Any] = answer.json()
    return info


def test_a_link_to_a_replay_lives_as_long_as_its_match(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        links = server.create(ME, ME, ME)
        play_on([Device(server.url, *links.seats)], Random(1))
        info = replay_info(server, links.id, links.watch)
        assert replay_info(server, links.id, links.host)["id"] == info["id"], "it is the same for everybody"
        step = server.http.get(f"/api/replays/{info['id']}/steps/12").json()
    with running(tmp_path) as server:
        assert server.http.get(f"/api/replays/{info['id']}/steps/12").json() == step
        assert server.http.get(f"/api/replays/{info['id']}").json() == info
        guessed = f"{links.id}-{'0' * 16}"
        assert server.http.get(f"/api/replays/{guessed}").json()["reason"] == "replay-unknown"
        server.http.delete(f"/api/matches/{links.id}", headers={"Authorization": f"Bearer {links.host}"})
    with running(tmp_path) as server:
        assert server.http.get(f"/api/replays/{info['id']}/steps/12").json()["reason"] == "replay-unknown"


def test_a_replay_says_what_was_taken_back_and_when_something_happened(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    table.answer(0, "colour:red")
    table.must("undo", seat=0)
    table.answer(0, "colour:blue")
    play_on([table], Random(1))
    info = replay_info(server, links.id, links.watch)
    chronicle = info["chronicle"]
    assert chronicle["left_out"] == [1, 2] and len(chronicle["told"]) == info["steps"]
    rounds = chronicle["steps_of"]["round_began"]
    for number, step in enumerate(rounds[:2], start=1):
        events = server.http.get(f"/api/replays/{info['id']}/steps/{step}").json()["events"]
        assert {"round": number} in [event["args"] for event in events if event["event"] == "round_began"]


def test_a_replay_knows_who_played_and_a_record_that_is_brought_names_nobody(server: Running, connect: Connect) -> None:
    links = server.create(SeatPlan("me", name="Anna"), ME, SeatPlan("me", name="Cem"))
    play_on([connect(server, *links.seats)], Random(1))
    info = replay_info(server, links.id, links.watch)
    assert info["names"] == ["Anna", "", "Cem"]
    record = server.http.get(f"/api/matches/{links.id}/record", headers={"Authorization": f"Bearer {links.watch}"})
    assert server.http.post("/api/replays", content=record.text).json()["names"] == []


def test_all_hands_are_open_to_whoever_looks_back(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    play_on([connect(server, *links.seats)], Random(3))
    info = replay_info(server, links.id, links.watch)
    path = f"/api/replays/{info['id']}/steps/16"
    found = server.http.get(path, params={"seat": "all", "since": "0"}).json()
    hands = [server.http.get(path, params={"seat": str(seat)}).json()["view"]["hand"] for seat in range(3)]
    assert any(hands) and [view["hand"] for view in found["views"]] == hands
    dealt = [event["args"]["card"] for event in found["events"] if event["event"] == "card_dealt"]
    assert len(dealt) >= 3, "everybody's cards are told"
    assert found["view"]["you"] is None


def test_what_one_knows_of_something_hidden_is_known_to_all_together() -> None:
    public = {"house": "", "cards": [None, None], "hand": [], "n": 1}
    one = {"house": "", "cards": ["axe", None], "hand": ["axe"], "n": 1}
    other = {"house": "", "cards": [None, "bat"], "hand": [], "n": 1}
    assert together([public, one, other]) == {"house": "", "cards": ["axe", "bat"], "hand": ["axe"], "n": 1}
