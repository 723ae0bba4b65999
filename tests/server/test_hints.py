"""Hints: what a bot would do in a person's place, on the side, and from what that seat has seen."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on
from tests.server.houses import ME, Running
from tests.server.stub_bots import Stubbed
from tests.tools.playing import begin, decisions
from untot.games import load_game
from untot.kernel.match import Match
from untot.server.jobs import Advise, done
from untot.server.limits import HINTS
from untot.server.wire import Advice
from untot.server.workers import JobFailed


def seated(server: Running, connect: Connect) -> list[Device]:
    links = server.create(ME, ME, ME)
    return [connect(server, key) for key in links.seats]


def test_a_hint_names_an_answer_and_its_reason_to_nobody_else(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    first, second, _ = seated(server, connect)
    bots.answers = ["colour:red"]
    reply = first.request("hint", seat=0)
    reason = {"text": "because", "args": {"zone": "S21"}}
    assert reply["ok"] and reply["hint"] == {"answer": "colour:red", "reason": reason}
    assert first.table["version"] == 0, "nothing has happened at the table"
    second.must("say", seat=1, text="hm")
    assert "colour:red" not in "".join(second.raw[1:]).replace('"options":["colour:red"', "")


@pytest.mark.parametrize(("seat", "reason"), [(1, "not-your-seat"), (-1, "not-your-seat"), (99, "not-your-seat")])
def test_hints_are_for_the_own_seat(stubbed: Stubbed, connect: Connect, seat: int, reason: str) -> None:
    first, *_ = seated(stubbed[0], connect)
    assert first.refused("hint", seat=seat) == reason


def test_whoever_is_not_asked_gets_no_hint(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    _, second, _ = seated(server, connect)
    assert second.refused("hint", seat=1) == "not-asked" and bots.asked == []


def test_after_the_end_there_is_nothing_to_advise(stubbed: Stubbed, connect: Connect) -> None:
    server, _ = stubbed
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    play_on([table], Random(1))
    assert table.refused("hint", seat=0) == "match-is-over"


def test_a_hint_that_fails_is_told_in_words(stubbed: Stubbed, connect: Connect) -> None:
    server, bots = stubbed
    first, *_ = seated(server, connect)
    bots.answers = [JobFailed("too slow"), RuntimeError("a bug")]
    assert first.refused("hint", seat=0) == "no-hint"
    assert first.refused("hint", seat=0) == "server-error"


def test_the_table_goes_on_while_a_bot_thinks_about_a_hint(
    stubbed: Stubbed, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, bots = stubbed
    gate = server.do(asyncio.Event)

    async def slow(job: Advise, caller: str) -> Advice:
        await gate.wait()
        return Advice("colour:red", None)

    monkeypatch.setattr(bots, "advise", slow)
    first, *_ = seated(server, connect)
    pending = first.send("hint", seat=0)
    assert first.refused("hint", seat=0) == "flood", "one at a time"
    first.answer(0, "colour:blue")
    server.do(gate.set)
    first.until(lambda: pending in first._replies)
    assert first._replies[pending]["reason"] == "answer-stale", "the question has been answered meanwhile"


# -- real hints -------------------------------------------------------------------------------------------------


def test_a_real_hint_is_an_answer_that_can_be_given(server: Running, connect: Connect) -> None:
    links = server.create(ME, game="zombicide")
    table = connect(server, links.seats[0])
    reasons = []
    for _ in range(int(HINTS.at_once)):
        hint = table.request("hint", seat=0)["hint"]
        reasons.append(hint["reason"])
        table.answer(0, hint["answer"])
    assert all(reason is None or set(reason) == {"text", "args"} for reason in reasons)


@pytest.mark.parametrize(("name", "seats"), [("mall_of_horror", 4), ("zombicide", 2)])
def test_a_hint_is_the_same_whatever_lies_hidden(name: str, seats: int) -> None:
    """The whole way, from the job as the server makes it: what the seat cannot know is dealt anew in its twin."""
    compared = 0
    for number, match in enumerate(decisions(begin(load_game(name), seats, 3, {}), 3)):
        ask = match.ask
        if ask is None or number % 7 or number > 140:
            continue
        seat = ask.waiting()[0]
        twin = match.imagine(seat, Random(number))
        told = [done(Advise(name, seat, Match.save(one), match.events)) for one in (match, twin)]
        assert told[0] == told[1], number
        compared += hidden_in(twin) != hidden_in(match)
    assert compared > 10


def hidden_in(match: Match) -> dict[str, Any]:
    """All that lies on the table, and under it; chance to come is always another."""
    return {**match.state.to_plain(), "chance_key": ""}
