"""No frame, reply, export or error of the server tells a seat what it may not know.

Twins (tests/every_game/twins.py) are two matches that differ only in what a seat has not seen. Both are played on a
real server; everything that this seat is sent - also when it asks why, tries to take back, makes mistakes, comes back,
or exports the record - must be equal, byte by byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.every_game.games import KNOWN
from tests.every_game.twins import Twin
from tests.server.devices import Device, settle
from tests.server.houses import ME, Running
from tests.tools.playing import Played, played
from untot.games.mall_of_horror import GAME
from untot.kernel.chance import salt
from untot.kernel.events import Seat
from untot.kernel.record import Record
from untot.server.rooms import Room

TWINS = 8
"""So many of each match, spread over all that can be exchanged."""
PROBES = 5
"""After every so many answers the seat tries everything."""
MADE_UP_PER_MATCH = re.compile(r'"(id|hash|seed_hash|reply)":"[^"]*"')


class Eye:
    """A seat (or a spectator) that keeps all it is ever sent, and tries whatever a curious person would try."""

    def __init__(self, server: Running, match: Played, seat: Seat | None) -> None:
        self.server = server
        self.seat = seat
        self.links = server.call(server.house.lobby.open(match.begin(), [ME] * match.seats))
        self.key = self.links.watch if seat is None else self.links.seats[seat]
        self.table = Device(server.url, *self.links.seats)
        self.own = Device(server.url, self.key)
        self.sent: list[list[str]] = []
        self._taken = 0

    def play(self, answers: tuple[tuple[Seat, str], ...], until: int) -> list[list[str]]:
        """What was sent after each answer, from the beginning."""
        self._note(0)
        for number, (seat, answer) in enumerate(answers[:until], start=1):
            self.table.answer(seat, answer)
            self._note(number)
        self.own.close()
        self.table.close()
        return self.sent

    def _note(self, number: int) -> None:
        settle([self.own, self.table])
        extra = self._probed() if number % PROBES == 0 else []
        settle([self.own, self.table])
        new, self._taken = self.own.raw[self._taken :], len(self.own.raw)
        self.sent.append([MADE_UP_PER_MATCH.sub("", text) for text in [*new, *extra]])

    def _probed(self) -> list[str]:
        """Ask why, make mistakes, try to take back; export the record; come back; look at the table."""
        question = self.own.frames[-1]["question"] or {}
        for answer in KNOWN["mall_of_horror"].attempts(self._state(), self.seat or 0)[::7]:
            self.own.request("why", seat=self.seat or 0, answer=answer)
        for wrong in ("fly:away", "", "keep:axe give:axe to:red", "play:axe x", "pass"):
            asked = question.get("asked", 0) - (wrong == "pass")
            self.own.request("answer", seat=self.seat or 0, asked=asked, answer=wrong)
        self.own.request("undo", seat=self.seat or 0)
        self.own.request("redo", seat=self.seat or 0)
        frames = len(self.own.frames)
        back = Device(self.server.url, self.key)
        back.close()
        self.own.until(lambda: len(self.own.frames) == frames + 2)  # he came, he went
        headers = {"Authorization": f"Bearer {self.key}"}
        path = f"/api/matches/{self.links.id}"
        texts = [self.server.http.get(f"{path}{part}", headers=headers).text for part in ("", "/record")]
        return [*back.raw, *texts]

    def _state(self) -> Any:
        return self.server.do(lambda: self.server.house.lobby.rooms[self.links.id].live.state.copy())


def sent(server: Running, match: Played, seat: Seat | None, until: int) -> list[list[str]]:
    return Eye(server, match, seat).play(match.answers, until)


def first_difference(server: Running, match: Played, twin: Twin, ours: list[list[str]]) -> str | None:
    with twin.changed():
        theirs = sent(server, replace(match, answers=twin.answers), twin.seat, twin.until)
    for number, (mine, others) in enumerate(zip(ours, theirs, strict=False)):
        if mine != others:
            return f"{twin.what}: seat {twin.seat} after {number} answers:\n{mine}\n{others}"
    return None


def some_twins(match: Played, seed: int) -> list[Twin]:
    """Twins of every kind, for every eye."""
    every = [twin for twin in KNOWN["mall_of_horror"].twins(match, seed) if twin.until > 8][:400]
    return every[:: max(1, len(every) // TWINS)][:TWINS]


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 6)])
def test_no_frame_tells_twins_apart(server: Running, seats: int, seed: int) -> None:
    match = played(GAME, seats, seed, {"whispers": "on"})
    twins = some_twins(match, seed)
    ours = {seat: sent(server, match, seat, len(match.answers) - 1) for seat in {twin.seat for twin in twins}}
    found = [first_difference(server, match, twin, ours[twin.seat]) for twin in twins]
    assert found == [None] * TWINS


def test_a_leak_in_a_frame_would_be_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with a server that tells everybody how many votes are hidden in the deck's first card."""
    table: Callable[[Room], Any] = Room.table

    def leaky(room: Room) -> Any:
        told = table(room)
        deck = getattr(room.live.state, "deck", [])
        return msgspec.structs.replace(told, stopped_at=len("".join(deck[:3])))

    monkeypatch.setattr(Room, "table", leaky)
    match = played(GAME, 3, 5, {"whispers": "on"})
    twins = some_twins(match, 5)
    ours = {seat: sent(server, match, seat, len(match.answers) - 1) for seat in {twin.seat for twin in twins}}
    assert any(first_difference(server, match, twin, ours[twin.seat]) for twin in twins)


def test_the_running_hash_that_everybody_sees_is_salted(server: Running) -> None:
    """Whoever tries all possible ballots against the hash finds none of them, without the salt of the secret seed."""
    match = played(GAME, 3, 5, {})
    links = server.call(server.house.lobby.open(match.begin(), [ME] * 3))
    table = Device(server.url, *links.seats)
    for seat, answer in match.answers:
        question = table.newest[seat]["question"]
        before = table.table["hash"]
        table.answer(seat, answer)
        if question["closes"] == "all":
            break
    line = server.do(lambda: server.house.lobby.rooms[links.id].live.record.lines[-1])
    seed = server.do(lambda: server.house.lobby.rooms[links.id].live.seed)
    assert line["salt"] == salt(seed, line["n"]) and table.table["hash"] == line["hash"]
    known = {key: value for key, value in line.items() if key not in ("salt", "hash", "n")}
    for guess in question["form"]["options"]:
        assert chained(before, line["n"], {**known, "answer": guess}) != table.table["hash"]
    assert chained(before, line["n"], {**known, "salt": line["salt"]}) == table.table["hash"]
    assert line["salt"] not in "".join(table.raw)
    table.close()


def chained(before: str, number: int, content: dict[str, Any]) -> str:
    """The hash of such a line after this one."""
    record = Record({})
    record.head["hash"] = before
    record.lines = [{"hash": before}] * (number - 1)
    return str(record.add(**content)["hash"])
