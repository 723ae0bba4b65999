"""Matches with content of the players' own: created, refused in words, stored, and gone on with after a power cut."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, Running, plain, running
from tests.zombicide.content.own_content import MISSION, SURVIVOR
from untot.lab.killing import Device as SocketDevice
from untot.lab.server_process import ServerProcess
from untot.server.lobby import MOST_CONTENT_BYTES

OWN: dict[str, Any] = {"mission": tomllib.loads(MISSION), "survivors": [tomllib.loads(SURVIVOR)]}


def created(server: Running, content: Any, game: str = "zombicide", seats: int = 1) -> httpx2.Response:
    body = {"game": game, "seats": [plain(ME)] * seats, "content": content}
    return server.http.post("/api/matches", json=body)


def test_a_match_is_played_on_an_own_mission_with_an_own_survivor(server: Running, connect: Connect) -> None:
    links = created(server, OWN).json()
    table = connect(server, links["seats"][0])
    scene = table.frames[0]["scene"]
    assert scene["mission"]["key"] == "two_houses" and scene["mission"]["own"]
    assert scene["survivors"]["eva"]["name"] == "Eva" and scene["survivors"]["amy"]["name"] is None
    play_on([table], Random(1), answers=20)


def test_the_content_comes_back_when_the_server_does(data: Path, connect: Connect) -> None:
    with running(data) as server:
        links = created(server, OWN).json()
        table = connect(server, links["seats"][0])
        play_on([table], Random(1), answers=15)
        before = table.newest[0]["view"]
        table.close()
    with running(data) as server:
        table = connect(server, links["seats"][0])
        assert table.newest[0]["view"] == before and table.newest[0]["scene"]["mission"]["id"] == "own_1"
        play_on([table], Random(2), answers=10)
        table.close()


def test_it_survives_a_power_cut(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    body = {"game": "zombicide", "seats": [{"kind": "me"}], "content": OWN}
    links = httpx2.post(f"{server.url}/api/matches", json=body, trust_env=False).json()
    device = SocketDevice(server, links["seats"])
    asked = device.frames[0]["question"]["asked"]
    device.send(do="answer", id="a", seat=0, asked=asked, answer="survivor:eva")
    device.read_until("a")
    device.send(do="lend", id="l", seat=0, unit="eva", holder="bot:careful")
    device.read_until("l")
    server.kill()
    device.close()
    server = ServerProcess(tmp_path)
    device = SocketDevice(server, links["seats"])
    assert device.frames[0]["scene"]["mission"]["key"] == "two_houses"
    assert device.frames[0]["table"]["lent"] == {"eva": "bot:careful"}
    assert [survivor["id"] for survivor in device.frames[0]["view"]["survivors"]] == ["eva"]
    device.close()
    server.stop()


@pytest.mark.parametrize(
    ("content", "reason", "place"),
    [
        ({"mission": {**OWN["mission"], "layout": [["99X@0"]]}}, "unknown-tile", "mission.layout[0][0]"),
        ({"mission": 5}, "wrong-type", "mission"),
        ({"survivors": [*OWN["survivors"], *OWN["survivors"]]}, "name-taken", "survivors[1].name"),
        ({"survivors": "eva"}, "wrong-type", "survivors"),
        ({"position": {}}, "unknown-field", "position"),
    ],
)
def test_a_match_with_unsound_content_is_refused_with_the_place(
    server: Running, content: dict[str, Any], reason: str, place: str
) -> None:
    answer = created(server, content)
    assert (answer.status_code, answer.json()["reason"], answer.json()["args"]["place"]) == (422, reason, place)
    assert answer.json()["clause"].startswith("ZC-")


def test_content_has_a_bound(server: Running) -> None:
    answer = created(server, {"mission": {**OWN["mission"], "key": "x" * MOST_CONTENT_BYTES}})
    assert (answer.status_code, answer.json()["reason"]) == (413, "content-too-large")
    assert answer.json()["args"]["most"] == MOST_CONTENT_BYTES
    assert created(server, {"mission": "x" * 70_000}).json()["reason"] == "body-too-large"
    assert created(server, [OWN]).json()["reason"] == "body-bad"


def test_a_game_without_own_content_takes_none(server: Running) -> None:
    answer = created(server, OWN, game="mall_of_horror", seats=3)
    assert (answer.status_code, answer.json()["reason"]) == (422, "no-own-content")


def test_the_record_of_a_finished_match_carries_its_content_and_scene(server: Running, connect: Connect) -> None:
    links = created(server, OWN).json()
    table = connect(server, links["seats"][0])
    play_on([table], Random(3))
    key = {"Authorization": f"Bearer {links['host']}"}
    replay = server.http.post(f"/api/matches/{links['id']}/replay", headers=key).json()
    assert replay["scene"] == table.frames[0]["scene"] and not replay["is_from_position"]
    record = server.http.get(f"/api/matches/{links['id']}/record", headers=key).text
    assert server.http.post("/api/replays", content=record).json()["scene"]["mission"]["key"] == "two_houses"
