"""Flicks on the server: real physics in a worker, one answer for all, tracks by their hash; nobody else decides."""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Connect
from tests.server.devices import Device
from tests.server.houses import ME, Running
from untot.kernel.carried import track_hash, tracks_in
from untot.kernel.rulebook import clause
from untot.server.bot_pool import BotPool
from untot.server.jobs import GetReady, Happen, Job
from untot.server.lobby import SeatPlan
from untot.server.workers import JobFailed, Workers
from untot.worlds.flick_em_up.track import decoded
from untot.worlds.physics import NoPhysics

MOVE = "move direction=900 power=30 offset=0"
CLAIM = '{"status":"rest","steps":1,"engine":"me","touched":[],"final":[["disc",0,0,0,0]],"left":[]}'


def begun(server: Running, connect: Connect, *seats: SeatPlan, **plan: Any) -> tuple[Device, Any]:
    """A table of scenario 1 with the first survivor activated."""
    links = server.create(*(seats or (ME,)), game="flick_em_up", **plan)
    table = connect(server, *[key for key, seat in zip(links.seats, seats or (ME,), strict=True) if seat.kind == "me"])
    while table.newest[0]["question"]["name"] == "choose_survivors":
        seat = table.asked_seats()[0]
        table.answer(seat, table.any_answer(seat, Random(1)))
    table.until(lambda: table.newest[0]["question"]["name"] == "activate")
    table.answer(0, table.any_answer(0, Random(1)))
    return table, links


def told(table: Device, name: str, seat: int | None = 0) -> list[Any]:
    return [e["args"] for f in table.frames if f["seat"] == seat for e in f["events"] if e["event"] == name]


@clause("FL-5.18", "FL-5.19")
def test_fl_5_19_a_flick_is_worked_out_once_and_its_track_lies_beside_the_record(
    server: Running, connect: Connect
) -> None:
    table, links = begun(server, connect)
    watching = connect(server, links.watch)
    table.answer(0, MOVE)
    table.until(lambda: bool(told(table, "disc_came_to_rest")))
    watching.until(lambda: bool(told(watching, "disc_came_to_rest", None)))
    (args,) = told(table, "simulated")
    assert told(watching, "simulated", None) == [args], "everybody sees the same"
    track = server.http.get(f"/api/tracks/{args['track']}").content
    assert track_hash(track) == args["track"] and decoded(track)[0] > 10 and len(track) < 2048
    brought = [f["tracks"] for f in table.frames + watching.frames if f.get("tracks")]
    assert brought == [{args["track"]: b64encode(track).decode()}] * 2, "nobody has to fetch it first"
    record = server.http.get(f"/api/matches/{links.id}/record", headers={"Authorization": f"Bearer {links.seats[0]}"})
    assert tracks_in(record.text) == {args["track"]: track} and '"engine\\":\\"mujoco-' in record.text
    assert not [text for text in table.raw + watching.raw if '"pieces":[[' in text or '"flicks":[[' in text], (
        "what the world is asked says how the hand trembled: no client gets it"
    )


@pytest.mark.parametrize(
    ("answer", "clause_id"),
    [
        ("move direction=3600 power=50 offset=0", "FL-5.3"),
        ("move direction=900 power=101 offset=0", "FL-5.4"),
        ("move direction=900 power=-1 offset=0", "FL-5.4"),
        ("move direction=900 power=50 offset=11", "FL-5.5"),
        ("move direction=north power=50 offset=0", "FL-5.3"),
        ("shoot:rifle side:left direction=0 power=50", "FL-8.1"),
        ("activate:s2", "FL-4.4"),
        (CLAIM, "FL-4.4"),
    ],
)
def test_impossible_numbers_and_claims_are_refused_with_their_clause(
    server: Running, connect: Connect, answer: str, clause_id: str
) -> None:
    table, _ = begun(server, connect)
    reply = table.request("answer", seat=0, asked=table.newest[0]["question"]["asked"], answer=answer)
    assert not reply["ok"] and reply["clause"] == clause_id, reply


def test_nobody_aims_for_another_or_answers_for_the_world(server: Running, connect: Connect) -> None:
    table, _ = begun(server, connect, ME, ME)
    asked = table.newest[0]["question"]["asked"]
    other = table.request("answer", seat=1, asked=asked, answer=MOVE)
    assert not other["ok"] and (other["reason"], other["clause"]) == ("not-asked", "FL-4.3")
    assert table.refused("answer", seat=-1, asked=asked, answer=CLAIM) == "not-your-seat"
    table.answer(0, MOVE)
    question = table.newest[0]["question"]
    if question["waiting"] == [-1]:
        late = table.request("answer", seat=0, asked=question["asked"], answer=CLAIM)
        assert not late["ok"] and late["reason"] in ("not-asked", "answer-stale", "not-an-option")
    table.until(lambda: bool(told(table, "disc_came_to_rest")))
    assert table.request("undo", seat=0)["clause"] == "FL-5.11"


@clause("FL-5.16", "FL-5.17")
def test_fl_5_17_what_cannot_be_worked_out_is_tried_three_times_and_then_void(
    server: Running, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Workers.run

    async def failing(self: Workers, job: Job, seconds: float, caller: str = "") -> bytes:
        if isinstance(job, Happen) and not job.has_failed:
            raise JobFailed("too slow")
        return await real(self, job, seconds, caller)

    table, _ = begun(server, connect)
    before = table.newest[0]["view"]
    with monkeypatch.context() as patch:
        patch.setattr(Workers, "run", failing)
        table.answer(0, MOVE)
        table.until(lambda: bool(told(table, "flick_void")) and table.question(0) is not None)
    assert [args["attempt"] for args in told(table, "answer_unusable")] == [1, 2, 3]
    after = table.newest[0]["view"]
    assert after["poses"] == before["poses"] and after["activation"] == before["activation"], "nothing is spent"


def test_without_physics_everybody_is_told_and_the_match_waits(
    server: Running, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(self: BotPool, live: Any, caller: str) -> Any:
        raise NoPhysics("no-physics")

    table, links = begun(server, connect)
    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "simulate", nobody)
        table.answer(0, MOVE)
        table.until(lambda: table.table["trouble"] == "no-physics")
        assert table.newest[0]["question"]["waiting"] == [-1] and told(table, "simulated") == []
    connect(server, links.watch)
    table.until(lambda: bool(told(table, "disc_came_to_rest")))
    assert table.table["trouble"] == ""


@clause("FL-17.10")
def test_fl_17_10_who_leaves_is_replaced_by_a_bot_and_the_match_goes_on(server: Running, connect: Connect) -> None:
    table, _ = begun(server, connect, ME)
    assert table.refused("hold", seat=0, holder="bot:genius") == "unknown-bot"
    table.must("hold", seat=0, holder="bot:careful")
    table.until(lambda: len(told(table, "turn_began")) > 1 or table.is_over)
    assert table.newest[0]["table"]["seats"][0]["holder"] == "bot:careful" and not table.is_over


def test_values_of_the_physics_can_be_changed_and_looked_at(server: Running) -> None:
    found = server.http.post(
        "/api/games/flick_em_up/calibration", json={"dials": {"table": 0.4}, "runs": 1}, timeout=120
    )
    assert found.status_code == 200, found.text
    page = found.json()
    assert {figure["what"] for figure in page["figures"]} == {"slide", "tipping", "rush", "reach"}
    values = {dial["id"]: dial["value"] for dial in page["dials"]}
    assert (values["table"], values["card"], values["figure.mass"], values["tower.high"]) == (0.4, 0.12, 8.0, 230.0)
    assert page["engine"].startswith("mujoco-")
    bad = server.http.post("/api/games/flick_em_up/calibration", json={"dials": {"table": 7.0}})
    assert (bad.status_code, bad.json()["reason"]) == (422, "dial-out-of-bounds")
    assert server.http.post("/api/games/zombicide/calibration", json={}).status_code == 404


def test_physics_is_loaded_when_a_table_that_needs_it_is_opened(
    server: Running, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every process, before the first flick; other games are not kept waiting for it."""
    real, asked = Workers.run, []

    async def noted(self: Workers, job: Job, seconds: float, caller: str = "") -> bytes:
        asked.append(job)
        return await real(self, job, seconds, caller)

    monkeypatch.setattr(Workers, "run", noted)
    other = connect(server, *server.create(ME, ME, ME, game="mall_of_horror").seats)
    other.until(lambda: bool(other.asked_seats()))
    assert not [job for job in asked if isinstance(job, GetReady)]
    begun(server, connect)
    assert [job for job in asked if isinstance(job, GetReady)] == [GetReady("flick_em_up")] * 2
