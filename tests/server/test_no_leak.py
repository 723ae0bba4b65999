"""No frame, reply, export or error of the server tells a seat what it may not know.

Twins (tests/every_game/twins.py) are two matches that differ only in what a seat has not seen. Both are played on a
real server; everything that this seat is sent - the export of the record after every answer; also when it asks why,
asks for a hint, tries to take back, makes mistakes or comes back - must be equal, byte by byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final

import msgspec
import pytest

from tests.every_game.games import KNOWN
from tests.every_game.twins import Twin
from tests.server.devices import Device, settle
from tests.server.houses import ME, Running
from tests.tools.playing import Options, Played, played
from untot.games import load_game
from untot.kernel.chance import salt
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.record import Record
from untot.kernel.state import OptionValue
from untot.server.rooms import Room

TWINS = 8
"""So many of each match, spread over all that can be exchanged."""
MATCHES: Final[list[tuple[str, int, int, dict[str, OptionValue]]]] = [
    ("mall_of_horror", 3, 5, {"whispers": "on"}),
    ("mall_of_horror", 4, 6, {"whispers": "on", "eliminated_zombie": "every_round"}),
    ("zombicide", 1, 5, {"mission": "02"}),
    ("zombicide", 2, 6, {"mission": "09"}),
    ("zombie_town", 2, 5, {"days": 1}),
    ("zombie_town", 3, 6, {"days": 2}),
]
"""Whole matches of every game, short ones."""
PROBES = 5
"""After every so many answers the seat tries everything."""
MADE_UP_PER_MATCH = re.compile(r'"(id|hash|seed_hash|reply)":"[^"]*"')


class Eye:
    """A seat (or a spectator) that keeps all it is ever sent, and tries whatever a curious person would try."""

    def __init__(self, server: Running, match: Played, seat: Seat | None) -> None:
        self.server = server
        self.game = match.game.name
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
            self.table.answer(seat, answer, settles=self.table.newest[seat]["question"].get("decider") == seat)
            self._note(number)
        self.own.close()
        self.table.close()
        return self.sent

    def _note(self, number: int) -> None:
        settle([self.own, self.table])
        extra = self._probed() if number % PROBES == 0 else []
        settle([self.own, self.table])
        new, self._taken = self.own.raw[self._taken :], len(self.own.raw)
        self.sent.append([MADE_UP_PER_MATCH.sub("", text) for text in [*new, *extra, self._get("/record")]])

    def _get(self, part: str) -> str:
        headers = {"Authorization": f"Bearer {self.key}"}
        return self.server.http.get(f"/api/matches/{self.links.id}{part}", headers=headers).text

    def _probed(self) -> list[str]:
        """Ask why, ask for a hint, make mistakes, try to take back; come back; look at the table."""
        question = self.own.frames[-1]["question"] or {}
        for answer in KNOWN[self.game].attempts(self._state(), self.seat or 0)[::7]:
            self.own.request("why", seat=self.seat or 0, answer=answer)
        for wrong in ("fly:away", "", "keep:axe give:axe to:red", "play:axe x", "pass"):
            asked = question.get("asked", 0) - (wrong == "pass")
            self.own.request("answer", seat=self.seat or 0, asked=asked, answer=wrong)
        if len(self.links.seats) > 1:  # who is alone may take back whatever he likes
            self.own.request("undo", seat=self.seat or 0)
            self.own.request("redo", seat=self.seat or 0)
        frames = len(self.own.frames)
        back = Device(self.server.url, self.key)
        back.close()
        self.own.until(lambda: len(self.own.frames) == frames + 2)  # he came, he went
        return [*back.raw, self._get("")]

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
    """Twins of every kind, for every eye, those with another secret answer among them."""
    every = list(islice(KNOWN[match.game.name].twins(match, seed), 400))
    spread = [twin for twin in every if twin.until > 8]
    secret = [twin for twin in every if twin.answers != match.answers]
    return [*_some(secret, TWINS // 2), *_some(spread, TWINS)][:TWINS]


def _some(twins: list[Twin], count: int) -> list[Twin]:
    return twins[:: max(1, len(twins) // count)][:count]


def differences(server: Running, name: str, seats: int, seed: int, options: Options) -> Iterator[str | None]:
    """What gives the twins of a random match away."""
    match = played(load_game(name), seats, seed, options)
    twins = some_twins(match, seed)
    assert len(twins) == TWINS
    ours: dict[Seat | None, list[list[str]]] = {}
    for twin in twins:
        if twin.seat not in ours:
            longest = max(other.until for other in twins if other.seat == twin.seat)
            ours[twin.seat] = sent(server, match, twin.seat, longest)
        yield first_difference(server, match, twin, ours[twin.seat])


@pytest.mark.parametrize(("name", "seats", "seed", "options"), MATCHES)
def test_nothing_on_the_wire_tells_twins_apart(
    server: Running, name: str, seats: int, seed: int, options: Options
) -> None:
    assert set(differences(server, name, seats, seed, options)) == {None}


def leaky_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table says how long the names of the next cards are, all together."""
    table: Callable[[Room], Any] = Room.table

    def leaky(room: Room) -> Any:
        return msgspec.structs.replace(table(room), stopped_at=hidden_number(room.live.state))

    monkeypatch.setattr(Room, "table", leaky)


def leaky_export(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same at the end of the export of a running match."""
    export: Callable[[LiveMatch, Seat | None], str] = LiveMatch.export

    def leaky(live: LiveMatch, seat: Seat | None) -> str:
        return f'{export(live, seat)}{{"leak":{hidden_number(live.state)}}}\n'

    monkeypatch.setattr(LiveMatch, "export", leaky)


def hidden_number(g: Any) -> int:
    """A number that depends on what lies face down: the piles before the houses, or the decks."""
    piles = [[card for card, _ in site.pile] for site in getattr(g, "sites", {}).values()] or [g.deck]
    zombies = getattr(g, "zombie_deck", [])
    return hash(repr((piles, zombies))) % 1_000_003


@pytest.mark.parametrize("leak", [leaky_table, leaky_export])
@pytest.mark.parametrize(("name", "seats", "seed", "options"), MATCHES[::2])
def test_a_leak_on_the_wire_would_be_found(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    seats: int,
    seed: int,
    options: Options,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)
    assert any(differences(server, name, seats, seed, options))


@pytest.mark.parametrize(("name", "seats", "seed", "options"), MATCHES[1::2])
def test_an_unveiled_answer_on_the_wire_would_be_found(
    server: Running, monkeypatch: pytest.MonkeyPatch, name: str, seats: int, seed: int, options: Options
) -> None:
    """An export that veils until the question closes, and no longer. (Zombicide has no secret answers.)"""
    monkeypatch.setattr(LiveMatch, "export", lambda live, seat: live.record.export(seat, ()))
    assert any(differences(server, name, seats, seed, options)) == (name != "zombicide")


def test_the_running_hash_that_everybody_sees_is_salted(server: Running) -> None:
    """Whoever tries all possible ballots against the hash finds none of them, without the salt of the secret seed."""
    match = played(load_game("mall_of_horror"), 3, 5, {})
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
