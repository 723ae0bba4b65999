"""Bots and the clock: they answer when they should, never a sealed choice for a person, and rest when nobody plays."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on
from tests.server.houses import ME, Running, running
from tests.server.stub_bots import Stubbed
from untot.kernel.live import Talk
from untot.server.bot_pool import PACE_SECONDS, THINK_SECONDS
from untot.server.lobby import SeatPlan

RANDOM, CAREFUL = SeatPlan("bot", "random"), SeatPlan("bot", "careful")


def lines_of(server: Running, match_id: str) -> list[dict[str, Any]]:
    return server.do(lambda: list(server.house.lobby.rooms[match_id].live.record.lines))


def play_alone(device: Device, rng: Random, answers: int = 10_000) -> None:
    """Answer whenever this device is asked, until the match is over."""
    for _ in range(answers):
        device.until(lambda: device.is_over or bool(device.asked_seats()))
        if device.is_over:
            return
        seat = device.asked_seats()[0]
        device.answer(seat, device.any_answer(seat, rng))


def test_real_bots_of_every_level_play_a_match_to_its_end(data: Path, connect: Connect) -> None:
    with running(data) as server:
        server.house.lobby.bots.think_seconds = 0.02
        links = server.create(ME, RANDOM, CAREFUL, SeatPlan("bot", "search"))
        table = connect(server, links.seats[0])
        assert [seat["present"] for seat in table.table["seats"]] == [True] * 4
        play_alone(table, Random(1))
        by = {(line["seat"], line["by"]) for line in lines_of(server, links.id) if "answer" in line}
        assert by - {(0, "order")} == {(0, "person"), (1, "bot"), (2, "bot"), (3, "bot")}
        table.close()


def bare_passes(device: Device) -> int:
    """How often this device was asked although a pass was all it could answer."""
    forms = [frame["question"]["form"] for frame in device.frames if "form" in (frame["question"] or {})]
    return sum(form.get("options") == ["pass"] for form in forms)


@pytest.mark.parametrize("is_watched", [False, True])
def test_who_is_alone_with_bots_is_not_asked_for_a_bare_pass_unless_somebody_looks_on(
    stubbed: Stubbed, connect: Connect, is_watched: bool
) -> None:
    server, _ = stubbed
    asked, passes = 0, list[str]()
    for _ in range(4):  # no single match is sure to have such a question
        links = server.create(ME, RANDOM, RANDOM, RANDOM)
        table = connect(server, links.seats[0])
        if is_watched:
            connect(server, links.watch)
        play_alone(table, Random(1), answers=60)
        asked += bare_passes(table)
        answers = [line for line in lines_of(server, links.id) if line.get("seat") == 0]
        passes += [line["by"] for line in answers if line.get("answer") == "pass"]
    assert (asked > 0) == is_watched and ("order" in passes) != is_watched


def test_where_two_people_play_both_are_asked_for_a_bare_pass(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(ME, ME, RANDOM, RANDOM)
    table = connect(server, *links.seats[:2])
    play_alone(table, Random(1), answers=100)
    assert bare_passes(table) > 0
    assert not [line for line in lines_of(server, links.id) if line.get("by") == "order"]


def test_the_pace_of_a_bot_is_longer_than_it_may_think() -> None:
    assert PACE_SECONDS > THINK_SECONDS, "or else its speed would tell what it holds (MH-17.7)"


def test_a_table_shows_which_bot_is_thinking(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, RANDOM, RANDOM)
    table = connect(server, links.seats[0])
    table.answer(0, "colour:red")
    table.until(lambda: bool(table.asked_seats()) or bool(table.newest[0]["view"]["round"]))
    assert any(frame["table"]["thinking"] == [1] for frame in table.frames)
    assert bots.asked[0] == ("random", 1)


def test_bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(RANDOM, RANDOM, RANDOM)
    server.call(server.house.lobby.room(links.id))
    assert bots.asked == []
    spectator = connect(server, links.watch)
    spectator.until(lambda: spectator.is_over)


def test_bots_pause_with_the_table(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(ME, RANDOM, RANDOM)
    table = connect(server, links.seats[0])
    table.must("pause", is_on=True)
    before = len(lines_of(server, links.id))
    table.must("hold", seat=0, holder="bot:random")
    table.must("say", seat=0, text="nobody moves")
    assert len(lines_of(server, links.id)) == before + 2
    table.must("pause", is_on=False)
    table.until(lambda: table.is_over)


def test_a_bot_takes_over_a_seat_and_hands_it_back(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, ME, ME)
    players = [connect(server, key) for key in links.seats]
    players[0].must("order", seat=0, order="pass", is_on=True)
    players[0].must("hold", seat=0, holder="bot:careful")
    assert players[0].newest[0]["orders"] == [], "standing orders are the person's, not the bot's"
    players[1].until(lambda: bool(players[1].asked_seats()))
    assert ("careful", 0) in bots.asked
    players[0].must("hold", seat=0, holder="person")
    players[1].answer(1, players[1].any_answer(1, Random(1)))
    play_on(players, Random(2))
    holders = [line["holder"] for line in lines_of(server, links.id) if line.get("seat") == 0 and "holder" in line]
    assert holders == ["person", "bot:careful", "person"]


def test_a_bot_that_fails_or_answers_nonsense_does_not_stop_the_table(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    bots.answers = [RuntimeError("a bug"), "fly:away", ""]
    links = server.create(RANDOM, RANDOM, RANDOM)
    spectator = connect(server, links.watch)
    spectator.until(lambda: spectator.is_over)


def test_a_bot_says_what_it_may_say_and_no_more(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    bots.talk = Talk("x" * 501)
    links = server.create(RANDOM, RANDOM, RANDOM)
    spectator = connect(server, links.watch)
    spectator.until(lambda: len(bots.asked) > 3)
    bots.talk = Talk("hello")
    spectator.until(lambda: any(event["event"] == "said" for event in spectator.frames[-1]["events"]))
    texts = {line["talk"]["text"] for line in lines_of(server, links.id) if "talk" in line}
    assert texts == {"hello"}


def test_all_bots_that_are_asked_in_secret_think_at_once(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(RANDOM, RANDOM, RANDOM, RANDOM)
    spectator = connect(server, links.watch)
    spectator.until(lambda: spectator.is_over)
    assert any(len(frame["table"]["thinking"]) > 1 for frame in spectator.frames)


def test_what_bots_answer_in_secret_is_stored_and_told_once(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(RANDOM, RANDOM, RANDOM, RANDOM)
    spectator = connect(server, links.watch)
    spectator.until(lambda: spectator.is_over)
    questions = [frame["question"] for frame in spectator.frames if frame["question"] is not None]
    waiting = {
        asked: {tuple(question["waiting"]) for question in questions if question["asked"] == asked}
        for asked in {question["asked"] for question in questions if len(question["waiting"]) > 1}
    }
    assert waiting and all(len(seen) == 1 for seen in waiting.values()), "nobody saw the half of a ballot"


# -- the clock --------------------------------------------------------------------------------------------------


def test_a_bot_answers_for_whoever_is_late(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, ME, ME, clock_seconds=1)
    player = connect(server, links.seats[0])
    assert 0 < player.frames[0]["table"]["seconds_left"] <= 1
    player.until(lambda: player.newest[0]["view"]["players"][0]["colour"] != "")
    assert bots.asked[0] == ("careful", 0)
    first = next(line for line in lines_of(server, links.id) if "answer" in line)
    assert (first["seat"], first["by"]) == (0, "bot")
    assert player.table["seats"][0]["holder"] == "person", "it was for one answer only"


def test_the_clock_never_makes_a_sealed_choice(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    while not any(table.newest[seat]["question"]["closes"] == "all" for seat in table.asked_seats()):
        play_on([table], Random(7), answers=1)
    room = server.house.lobby.rooms[links.id]
    server.do(lambda: setattr(room.settings, "clock_seconds", 1))
    table.must("say", seat=0, text="take your time")
    assert table.table["seconds_left"] is None
    version = table.table["version"]
    with pytest.raises(TimeoutError):
        table.socket.recv(1.5)
    assert bots.asked == [] and table.table["version"] == version


def test_the_clock_stops_with_the_table_and_goes_on_with_what_was_left(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, ME, ME, clock_seconds=30)
    table = connect(server, *links.seats)
    clock = server.house.lobby.rooms[links.id].on_news.__self__.clock  # type: ignore[attr-defined]  # the Driver's
    table.must("pause", is_on=True)
    assert table.table["seconds_left"] is None
    clock._left = 5.0
    table.must("pause", is_on=False)
    assert table.table["seconds_left"] == 5.0
    table.answer(0, "colour:red")
    assert table.table["seconds_left"] == 30.0, "a new question has its full time"
    assert bots.asked == []


def test_the_clock_rests_while_nobody_is_there(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, ME, ME, clock_seconds=1)
    connect(server, links.seats[0]).close()
    room = server.house.lobby.rooms[links.id]
    spectator = connect(server, links.watch)
    spectator.close()
    while server.do(lambda: bool(room.audience)):
        pass
    assert server.do(room.seconds_left) is None and bots.asked == []


def said_by(seat: int, event: dict[str, Any]) -> bool:
    return bool(event["event"] == "said" and event["args"]["seat"] == seat)


def test_a_bot_that_is_spoken_to_answers_although_nobody_asks_it_anything(data: Path, connect: Connect) -> None:
    with running(data) as server:
        links = server.create(ME, CAREFUL, CAREFUL, CAREFUL)
        table = connect(server, links.seats[0])
        assert [seat["name"] for seat in table.table["seats"]] == ["", "Bruno", "Cleo", "Doro"]
        play_alone(table, Random(1), answers=3)
        table.until(lambda: bool(table.asked_seats()))
        table.must("say", seat=0, text="Cleo, are you there?")
        table.until(lambda: any(said_by(2, event) for frame in table.frames for event in frame["events"]))
        table.close()
