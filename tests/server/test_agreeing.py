"""Bots where all have to agree: they let people speak first, and go along with them."""

from __future__ import annotations

from random import Random

from tests.server.conftest import Connect
from tests.server.devices import Device
from tests.server.houses import ME, Running
from tests.server.stub_bots import Stubbed, StubBots
from tests.server.test_driving import lines_of
from untot.server.lobby import SeatPlan

BOT = SeatPlan("bot", "careful")


def who_begins(table: Device) -> None:
    """All have picked survivors, and the table is to agree on the first player."""
    rng = Random(1)
    while table.frames[-1]["question"]["name"] != "first_player":
        table.until(lambda: bool(table.asked_seats()))
        seat = table.asked_seats()[0]
        question = table.question(seat)
        if question is not None and question["closes"] != "agree":
            table.answer(seat, table.any_answer(seat, rng))


def opinions(table: Device) -> dict[str, str]:
    given: dict[str, str] = next(iter(table.newest.values()))["question"].get("given", {})
    return given


def answers_of(server: Running, match_id: str) -> list[str]:
    """What was said about the first player."""
    return [line["answer"] for line in lines_of(server, match_id) if line.get("answer", "").startswith("player:")]


def thoughts(bots: StubBots) -> int:
    """How often bots were asked for an answer: to be spoken to is something else."""
    return sum(kind != "reply" for kind, _ in bots.asked)


def test_bots_let_people_speak_first(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, BOT, BOT, game="zombicide")
    table = connect(server, links.seats[0])
    who_begins(table)
    asked = thoughts(bots)
    table.must("say", seat=0, text="let me think")
    assert thoughts(bots) == asked and opinions(table) == {}


def test_bots_go_along_with_the_only_person(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(ME, BOT, BOT, game="zombicide")
    table = connect(server, links.seats[0])
    who_begins(table)
    table.answer(0, "player:player_2")
    table.until(lambda: table.newest[0]["question"]["name"] != "first_player")
    assert answers_of(server, links.id) == ["player:player_2"] * 3


def test_bots_wait_while_people_differ(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, ME, BOT, game="zombicide")
    table = connect(server, *links.seats[:2])
    who_begins(table)
    table.answer(0, "player:player_1")
    table.until(lambda: opinions(table) == {"0": "player:player_1", "2": "player:player_1"})
    table.answer(1, "player:player_2")
    asked = thoughts(bots)
    table.must("say", seat=1, text="please let me")
    assert (
        opinions(table) == {"0": "player:player_1", "1": "player:player_2", "2": "player:player_1"}
        and thoughts(bots) == asked
    )
    table.answer(0, "player:player_2")
    table.until(lambda: table.newest[0]["question"]["name"] != "first_player")
    assert answers_of(server, links.id)[-1] == "player:player_2"


def test_among_bots_alone_one_settles_it(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(BOT, BOT, BOT, game="zombicide")
    spectator = connect(server, links.watch)
    spectator.until(lambda: spectator.newest[None]["question"]["name"] == "next_survivor")
    (settled,) = [line for line in lines_of(server, links.id) if line.get("answer", "").startswith("player:")]
    assert settled["settles"] and settled["by"] == "bot"


def test_the_clock_answers_once_for_whoever_is_late_and_the_bots_follow(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    links = server.create(ME, BOT, game="zombicide")
    table = connect(server, links.seats[0])
    who_begins(table)
    bots.answers = ["player:player_2"]
    driver = server.house.lobby.rooms[links.id].on_news.__self__  # type: ignore[attr-defined]  # the Driver
    server.call(driver._stand_in(0))
    table.until(lambda: table.newest[0]["question"]["name"] != "first_player")
    assert answers_of(server, links.id) == ["player:player_2", "player:player_2"]
