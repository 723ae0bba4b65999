"""Lending: a bot decides for one survivor of a person, until the person takes it back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Connect
from tests.server.devices import Device
from tests.server.houses import ME, Running, running
from tests.server.stub_bots import Stubbed
from tests.server.test_driving import lines_of
from untot.kernel.live import Talk


def at_first_turn(table: Device) -> None:
    """Everybody has picked survivors, and somebody is to act."""
    rng = Random(1)
    while (question := next(map(table.question, table.asked_seats()), None)) is None or not started(question):
        table.until(lambda: bool(table.asked_seats()))
        seat = rng.choice(table.asked_seats())
        table.answer(seat, first_survivor(table.question(seat)) or table.any_answer(seat, rng))


def first_survivor(question: dict[str, Any] | None) -> str:
    """Survivors are picked in the order of the alphabet, so that the tests know them."""
    is_picking = question is not None and question["name"] == "pick_survivor"
    return str(question["form"]["options"][0]) if question is not None and is_picking else ""


def started(question: dict[str, Any]) -> bool:
    return bool(question["name"] == "next_survivor")


def alone(server: Running, connect: Connect) -> tuple[str, Device]:
    """One person with all survivors, before the first turn of the first round."""
    links = server.create(ME, game="zombicide")
    table = connect(server, links.seats[0])
    at_first_turn(table)
    return links.id, table


def turn_of(table: Device, survivor: str) -> None:
    """It is the turn of this survivor."""
    while (question := table.question(0)) is None or question["unit"] != survivor:
        table.until(lambda: bool(table.asked_seats()))
        question = table.question(0)
        assert question is not None
        words = question["form"].get("options", [])
        if f"survivor:{survivor}" in words:
            table.answer(0, f"survivor:{survivor}")
            return
        table.answer(0, "end_turn" if "end_turn" in words else table.any_answer(0, Random(1)))


def test_a_bot_decides_for_a_lent_survivor_and_for_no_other(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    match, table = alone(server, connect)
    table.must("lend", seat=0, unit="amy", holder="bot:careful")
    assert table.table["lent"] == {"amy": "bot:careful"} and table.table["seats"][0]["holder"] == "person"
    assert bots.asked == [], "which survivor acts next is still for the person to say"
    before = len(lines_of(server, match))
    turn_of(table, "amy")
    table.until(lambda: (question := table.question(0)) is not None and question["unit"] != "amy")
    answers = [line for line in lines_of(server, match)[before:] if "answer" in line]
    assert [line["by"] for line in answers][:2] == ["person", "bot"] and ("careful", 0) in bots.asked
    assert all(line["seat"] == 0 for line in answers)


def test_whoever_has_lent_all_that_are_left_is_not_asked_who_comes_next(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    match, table = alone(server, connect)
    question = table.question(0)
    assert question is not None
    people = [said.partition(":")[2] for said in question["form"]["options"]]
    for survivor in people[1:]:
        table.must("lend", seat=0, unit=survivor, holder="bot:careful")
    assert bots.asked == [], "one of them is still the person's"
    before = len(lines_of(server, match))
    turn_of(table, people[0])
    while (question := table.question(0)) is not None and question["unit"] == people[0]:
        table.answer(0, "end_turn")
    table.until(lambda: any("survivor:" in line.get("answer", "") for line in lines_of(server, match)[before + 2 :]))
    chosen = [line for line in lines_of(server, match)[before + 2 :] if "survivor:" in line.get("answer", "")]
    assert chosen[0]["by"] == "bot"


def test_a_survivor_is_taken_back(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    _, table = alone(server, connect)
    table.must("lend", seat=0, unit="amy", holder="bot:random")
    table.must("lend", seat=0, unit="amy", holder="person")
    table.must("lend", seat=0, unit="amy", holder="person")
    assert table.table["lent"] == {}
    turn_of(table, "amy")
    table.until(lambda: bool(table.asked_seats()))
    assert bots.asked == []


def test_a_bot_that_was_lent_one_survivor_does_not_speak_for_the_person(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    match, table = alone(server, connect)
    bots.talk = Talk("I am not you")
    table.must("lend", seat=0, unit="doug", holder="bot:careful")
    turn_of(table, "doug")
    table.until(lambda: (question := table.question(0)) is not None and question["unit"] != "doug")
    assert bots.asked and not any("talk" in line for line in lines_of(server, match))


def test_lending_lasts_when_the_server_does_not(data: Path, connect: Connect) -> None:
    with running(data) as server:
        links = server.create(ME, game="zombicide")
        table = connect(server, links.seats[0])
        at_first_turn(table)
        table.must("lend", seat=0, unit="amy", holder="bot:random")
        table.close()
    with running(data) as server:
        table = connect(server, links.seats[0])
        assert table.table["lent"] == {"amy": "bot:random"}
        turn_of(table, "amy")
        table.until(lambda: any(line.get("by") == "bot" for line in lines_of(server, links.id)))
        table.close()


def own_answers(server: Running, match: str) -> list[str]:
    """What the person has answered, as far as it still stands."""
    lines, standing = lines_of(server, match), list[dict[str, Any]]()
    for line in lines:
        standing = [*standing, line] if "answer" in line else standing[: line.get("undo", len(standing))]
    return [line["answer"] for line in standing if line["by"] == "person"]


def after_amys_turn(stubbed: Stubbed, connect: Connect) -> tuple[str, Device]:
    """A bot has decided for Amy, and the person has said nothing since but that it is her turn."""
    match, table = alone(stubbed[0], connect)
    table.must("lend", seat=0, unit="amy", holder="bot:careful")
    turn_of(table, "amy")
    table.until(lambda: (question := table.question(0)) is not None and question["unit"] != "amy")
    return match, table


def test_taking_back_passes_over_what_a_lent_bot_has_answered(stubbed: Stubbed, connect: Connect) -> None:
    match, table = after_amys_turn(stubbed, connect)
    reach, own = table.newest[0]["reach"], own_answers(stubbed[0], match)
    assert own[-1] == reach["answer"] == "survivor:amy" and reach["answers"] > 1, "the label says how far it goes"
    table.must("undo", seat=0)
    assert own_answers(stubbed[0], match) == own[:-1]
    table.until(lambda: (question := table.question(0)) is not None and question["name"] == "next_survivor")
    stubbed[1].asked.clear()
    table.must("undo", seat=0)
    assert own_answers(stubbed[0], match) == own[:-2] and stubbed[1].asked == [], "the next one is reached as well"


def test_what_a_bot_answered_without_chance_is_taken_back_freely(stubbed: Stubbed, connect: Connect) -> None:
    """Nothing was rolled or uncovered: nobody else at the table is asked."""
    server, bots = stubbed
    links = server.create(ME, ME, game="zombicide")
    table = connect(server, *links.seats)
    at_first_turn(table)
    seat = table.asked_seats()[0]
    mine = [survivor["id"] for survivor in table.newest[seat]["view"]["survivors"] if survivor["seat"] == seat]
    table.must("lend", seat=seat, unit=mine[0], holder="bot:careful")
    bots.answers = ["end_turn"]
    table.answer(seat, f"survivor:{mine[0]}")
    table.until(lambda: (question := table.question(seat)) is not None and question["name"] == "next_survivor")
    assert table.newest[seat]["can_undo"] and table.newest[seat]["reach"]["answers"] == 2
    table.must("undo", seat=seat)
    assert table.table["proposal"] is None and [line for line in lines_of(server, links.id) if "undo" in line][-1:]
    question = table.question(seat)
    assert question is not None and f"survivor:{mine[0]}" in question["form"]["options"]


def test_what_a_bot_answered_is_taken_back_alone_once_nothing_is_lent_any_more(
    stubbed: Stubbed, connect: Connect
) -> None:
    match, table = after_amys_turn(stubbed, connect)
    table.must("lend", seat=0, unit="amy", holder="person")
    own = own_answers(stubbed[0], match)
    table.must("undo", seat=0)
    question = table.question(0)
    assert own_answers(stubbed[0], match) == own and question is not None and question["unit"] == "amy"


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ({"seat": 0, "unit": "nobody", "holder": "bot:careful"}, "unit-unknown"),
        ({"seat": 0, "unit": "eva", "holder": "person"}, "unit-unknown"),
        ({"seat": 0, "unit": "amy", "holder": "bot:genius"}, "unknown-bot"),
        ({"seat": 0, "unit": "amy", "holder": "open"}, "unknown-bot"),
        ({"seat": 1, "unit": "amy", "holder": "bot:careful"}, "not-your-seat"),
    ],
)
def test_what_cannot_be_lent_is_refused(stubbed: Stubbed, connect: Connect, frame: dict[str, Any], reason: str) -> None:
    _, table = alone(stubbed[0], connect)
    assert table.refused("lend", **frame) == reason and table.table["lent"] == {}


@pytest.mark.parametrize("unit", ["", "x" * 41, 5, None])
def test_what_is_no_id_is_not_read(stubbed: Stubbed, connect: Connect, unit: object) -> None:
    _, table = alone(stubbed[0], connect)
    table.send("lend", seat=0, unit=unit, holder="bot:careful")
    table.must("pause", is_on=False)
    assert table.last_word()["reason"] == "frame-bad"


def test_nobody_lends_the_survivor_of_another(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(ME, ME, game="zombicide")
    table = connect(server, *links.seats)
    at_first_turn(table)
    mine = table.newest[0]["view"]["survivors"][0]
    other = 1 - mine["seat"]
    assert table.refused("lend", seat=other, unit=mine["id"], holder="bot:careful") == "unit-unknown"
    assert connect(server, links.host).refused("lend", seat=0, unit="amy", holder="person") == "not-your-seat"


def test_a_game_without_units_has_none_to_lend(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    assert connect(server, links.seats[0]).refused("lend", seat=0, unit="red", holder="bot:careful") == "unit-unknown"
