"""The HTTP API: its description, the games and their texts, records and replays."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.routing import Route

from tests.kernel.messages import named_in_calls
from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, Running, plain
from tests.tools.playing import random_match
from untot.games import NAMES, load_game
from untot.kernel.live import LiveMatch
from untot.server.answers import STATUS
from untot.server.app import API, CALLS
from untot.server.openapi import openapi

MALL = load_game("mall_of_horror")
MATCH = random_match(MALL, 3, 1, {})
RECORD = MATCH.record.to_text()
THREE = [plain(ME)] * 3

# -- the description --------------------------------------------------------------------------------------------


def test_every_call_is_described(server: Running) -> None:
    described = server.http.get("/api/openapi.json").json()
    assert described["openapi"] == "3.1.0" and described["info"]["title"] == "untot"
    routes = [route for route in API if isinstance(route, Route) and route.path != "/api/{path:path}"]
    assert {(route.path, method) for route in routes for method in (route.methods or set()) - {"HEAD"}} == {
        (path, method.upper()) for path, calls in described["paths"].items() for method in calls
    }


def test_the_description_is_whole() -> None:
    described = openapi(CALLS)
    text = json.dumps(described)
    references = {part.split('"')[0] for part in text.split('"$ref": "#/components/schemas/')[1:]}
    assert references <= set(described["components"]["schemas"])
    operations = [call for calls in described["paths"].values() for call in calls.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(ids) == len(set(ids)) == len(CALLS)
    for path, calls in described["paths"].items():
        for operation in calls.values():
            named = {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
            assert named == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert operation["summary"] and "default" in operation["responses"]
    assert {"Hello", "Answer", "SeatFrame", "Reply", "Plan", "Links"} <= set(described["components"]["schemas"])


def test_calls_that_need_a_key_say_so_and_refuse_without() -> None:
    keyed = {call.path for call in CALLS if call.key}
    assert keyed == {call.path for call in CALLS if "{match}" in call.path}


def test_every_status_is_of_a_reason_that_exists() -> None:
    assert set(STATUS) <= named_in_calls("untot.server", "Refused", "BadRecord", "BadOptions")


# -- the rest ---------------------------------------------------------------------------------------------------


def test_the_server_says_how_it_is(server: Running) -> None:
    health = server.http.get("/health").json()
    assert health["ok"] and set(health) == {"ok", "version", "rooms", "matches", "store", "workers"}


def test_games_are_listed_with_what_a_lobby_needs(server: Running) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    mall = games["mall_of_horror"]
    assert tuple(games) == NAMES and mall["seats"] == [3, 4, 5, 6]
    assert mall["options"]["whispers"]["values"] == ["off", "on"] and mall["levels"] == [
        "beginner",
        "careful",
        "search",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_and_rulebook_come_in_both_languages(server: Running, language: str) -> None:
    for game in NAMES:
        texts = server.http.get(f"/api/games/{game}/texts/{language}").text
        assert "reason-not-asked =" in texts and "game-title =" in texts
        clauses = server.http.get(f"/api/games/{game}/rulebook/{language}").json()
        assert clauses and all(clause["text"] and clause["origin"] != "withdrawn" for clause in clauses)


@pytest.mark.parametrize("path", ["chess/texts/en", "mall_of_horror/texts/fr", "mall_of_horror/rulebook/..%2f..%2fetc"])
def test_what_there_is_no_text_for_is_not_found(server: Running, path: str) -> None:
    answer = server.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["reason"]) in {(404, "text-unknown"), (404, "path-unknown")}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": THREE[:2]}, "bad-seats"),
        ({"seats": [*THREE[:2], {"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [*THREE[:2], {"kind": "me", "name": "x" * 41}]}, "name-bad"),
        ({"seats": [*THREE[:2], {"kind": "god"}]}, "body-bad"),
        ({"options": {"whispers": "loud"}}, "bad-option"),
        ({"options": {"gravity": "off"}}, "unknown-option"),
        ({"language": "fr"}, "body-bad"),
        ({"clock_seconds": -1}, "body-bad"),
        ({"seed": "00"}, "body-bad"),
    ],
)
def test_a_match_that_cannot_be_is_not_created(server: Running, change: dict[str, Any], reason: str) -> None:
    before = server.http.get("/health").json()["matches"]
    answer = server.http.post("/api/matches", json={"game": "mall_of_horror", "seats": THREE, **change})
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)
    assert server.http.get("/health").json()["matches"] == before


# -- replays ----------------------------------------------------------------------------------------------------


def uploaded(server: Running, text: str = RECORD) -> dict[str, Any]:
    answer = server.http.post("/api/replays", content=text)
    assert answer.status_code == 201, answer.text
    info: dict[str, Any] = answer.json()
    return info


def test_a_record_is_looked_at_step_by_step_through_any_eyes(server: Running) -> None:
    info = uploaded(server)
    assert info["steps"] == MATCH.record.answers + 1 and info["result"]["reason"]
    assert server.http.get(f"/api/replays/{info['id']}").json() == info
    steps = [0, 1, 20, info["steps"] - 1]
    for number in steps:
        path = f"/api/replays/{info['id']}/steps/{number}"
        spectator, seat = server.http.get(path).json(), server.http.get(path, params={"seat": "2"}).json()
        assert spectator["step"] == number and spectator["view"]["you"] is None and seat["view"]["you"] == 2
    assert spectator["question"] is None and spectator["view"]["result"] is not None


def test_the_events_of_all_steps_are_the_events_of_the_match(server: Running) -> None:
    info = uploaded(server)
    told = []
    for number in range(info["steps"]):
        told += server.http.get(f"/api/replays/{info['id']}/steps/{number}").json()["events"]
    assert [event["n"] for event in told] == list(range(len(MATCH.events)))


def test_a_step_comes_with_the_whole_log_for_whoever_wants_it(server: Running) -> None:
    info = uploaded(server)
    steps = f"/api/replays/{info['id']}/steps"
    path = f"{steps}/{info['steps'] - 1}"
    whole = server.http.get(path, params={"since": "0", "seat": "1"}).json()["events"]
    assert [event["n"] for event in whole] == list(range(len(MATCH.events)))
    assert server.http.get(path, params={"since": "30", "seat": "1"}).json()["events"] == whole[30:]
    assert server.http.get(path, params={"since": str(len(MATCH.events) + 1)}).json()["events"] == []
    assert server.http.get(f"{steps}/0", params={"since": "0"}).json()["events"] != whole


def test_the_export_of_a_running_match_is_not_taken_for_a_damaged_file(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    play_on([table], Random(1), answers=12)
    for key in (links.seats[0], links.watch):
        headers = {"Authorization": f"Bearer {key}"}
        exported = server.http.get(f"/api/matches/{links.id}/record", headers=headers).text
        answer = server.http.post("/api/replays", content=exported)
        assert (answer.status_code, answer.json()["reason"]) == (422, "record-veiled")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("steps/1?since=-1", "step-unknown"),
        ("steps/1?since=x", "step-unknown"),
        ("steps/1?since=" + "9" * 5000, "step-unknown"),
        ("steps/9999", "step-unknown"),
        ("steps/-1", "step-unknown"),
        ("steps/" + "9" * 5000, "step-unknown"),
        ("steps/1?seat=3", "seat-unknown"),
        ("steps/1?seat=x", "seat-unknown"),
        ("steps/1?seat=" + "9" * 5000, "seat-unknown"),
        ("nothing", "path-unknown"),
    ],
)
def test_a_step_that_is_not_there_is_not_shown(server: Running, path: str, reason: str) -> None:
    answer = server.http.get(f"/api/replays/{uploaded(server)['id']}/{path}")
    assert (answer.status_code, answer.json()["reason"]) == (404, reason)


def test_an_unknown_replay_is_not_found(server: Running) -> None:
    for path in ("", "/steps/0"):
        assert server.http.get(f"/api/replays/unknown{path}").json()["reason"] == "replay-unknown"


def test_a_match_that_is_over_can_be_looked_at_and_played_on_from(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    path, key = f"/api/matches/{links.id}/replay", {"Authorization": f"Bearer {links.watch}"}
    assert server.http.post(path, headers=key).json()["reason"] == "match-runs"
    play_on([table], Random(1))
    info = server.http.post(path, headers=key).json()
    again = server.http.post(f"/api/replays/{info['id']}/steps/20/play-on", json={"seats": THREE, "language": "de"})
    assert again.status_code == 201
    second = connect(server, *again.json()["seats"])
    assert second.table["language"] == "de"
    play_on([second], Random(2))
    assert second.is_over
    # a match that began in the middle of another one can itself be replayed and played on from
    key = {"Authorization": f"Bearer {again.json()['host']}"}
    info = server.http.post(f"/api/matches/{again.json()['id']}/replay", headers=key).json()
    assert info["is_from_position"]
    third = server.http.post(f"/api/replays/{info['id']}/steps/1/play-on", json={"seats": THREE})
    assert third.status_code == 201


def test_playing_on_needs_as_many_seats_and_a_match_that_is_not_over(server: Running) -> None:
    info = uploaded(server)
    last = info["steps"] - 1
    for step, seats, reason in (
        (5, THREE * 2, "bad-seats"),
        (last, THREE, "match-is-over"),
        (999, THREE, "step-unknown"),
    ):
        answer = server.http.post(f"/api/replays/{info['id']}/steps/{step}/play-on", json={"seats": seats})
        assert answer.json()["reason"] == reason


def from_position() -> str:
    """A finished record of a match that began in the middle of another one."""
    begun = LiveMatch._begin_from(MALL, _position(), bytes(32), is_secret=False)
    rng = Random(1)
    while begun.ask is not None:
        seat = begun.ask.waiting()[0]
        words: list[str] = []
        while following := begun.ask.form(seat).walk(words):
            words.append(rng.choice(following))
        begun.answer(seat, " ".join(words))
    return begun.record.to_text()


def _position() -> dict[str, Any]:
    state = LiveMatch.begin(MALL, 3, bytes(32)).state.copy()
    state.agenda.append(("choose_colour", 0))
    state.chance_key = b""
    return state.to_plain()


def test_a_position_from_outside_is_looked_at_but_not_played_on_from(server: Running) -> None:
    """It may be one that the rules never lead to, and on which they would not come to an end."""
    info = uploaded(server, from_position())
    assert info["is_from_position"]
    answer = server.http.post(f"/api/replays/{info['id']}/steps/1/play-on", json={"seats": THREE})
    assert (answer.status_code, answer.json()["reason"]) == (409, "position-not-ours")


def test_old_replays_give_way(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.server.replays.MOST_KEPT_CHARACTERS", 2 * len(RECORD))
    ids = [uploaded(server)["id"] for _ in range(3)]
    assert [server.http.get(f"/api/replays/{each}").status_code for each in ids] == [404, 200, 200]


def test_frames_and_api_speak_of_the_same_types() -> None:
    schemas = openapi(CALLS)["components"]["schemas"]
    assert msgspec.json.schema(bool) == {"type": "boolean"}
    assert schemas["Table"]["properties"]["seed_hash"] == {"type": "string"}
