"""Eyes: a seat (or a spectator) that keeps all it is ever sent, and tries whatever a curious person would try."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from tests.every_game.games import KNOWN
from tests.server.devices import Device, settle
from tests.server.houses import ME, Running
from tests.tools.playing import Played
from untot.kernel.events import WORLD, Seat
from untot.kernel.live import LiveMatch
from untot.server.bot_pool import BotPool
from untot.server.jobs import Advise, advise
from untot.server.wire import Advice
from untot.worlds import Simulated

PROBES = 5
"""After every so many answers the seat tries everything."""
MADE_UP_PER_MATCH = re.compile(r'"(id|hash|seed_hash|reply|created|changed)":("[^"]*"|[\d.]+)')


class World:
    """The world on a server, without physics: it answers what a test says, when the test says it."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._asked: asyncio.Future[Simulated] | None = None

    async def simulate(self, live: LiveMatch, caller: str) -> Simulated:
        self._asked = asyncio.get_running_loop().create_future()
        return await self._asked

    def answer(self, answer: str) -> None:
        self._server.until(lambda: self._asked is not None and not self._asked.done())
        self._server.do(lambda: self._asked.set_result(Simulated(answer)))  # type: ignore[union-attr]


@contextmanager
def held_still(server: Running) -> Iterator[World]:
    """On this server the world waits for the test, and hints are thought of in this process, where twins are made."""
    world = World(server)

    async def advised(pool: BotPool, job: Advise, caller: str) -> Advice:
        plain = msgspec.convert(msgspec.json.decode(msgspec.json.encode(job)), Advise)
        return advise(plain)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "simulate", lambda pool, live, caller: world.simulate(live, caller))
        patch.setattr(BotPool, "advise", advised)
        yield world


class Eye:
    """All that one pair of eyes is sent in a match that is played over the wire from one of its answers on.

    What happened before is in its first frames, and in every export.
    """

    def __init__(self, server: Running, world: World, match: Played, seat: Seat | None, start: int) -> None:
        self.server = server
        self.world = world
        self.match = match
        self.seat = seat
        self.start = start
        live = match.replay(lambda live, number: None, start)
        self.links = server.call(server.house.lobby.open(live, [ME] * match.seats))
        links = self.links
        self.keys = [links.watch, links.host, links.invite] if seat is None else [links.seats[seat]]
        self.table = Device(server.url, *links.seats)
        self.own = Device(server.url, self.keys[0])
        self.sent: list[list[str]] = []
        self._taken = 0

    def play(self, until: int) -> list[list[str]]:
        """What was sent after each answer."""
        self._note(self.start)
        for number, (seat, answer) in enumerate(self.match.answers[self.start : until], start=self.start + 1):
            self._give(seat, answer)
            self._note(number)
        self.own.close()
        self.table.close()
        return self.sent

    def _give(self, seat: Seat, answer: str) -> None:
        if seat == WORLD:
            before = self.table.table["version"]
            self.world.answer(answer)
            self.table.until(lambda: self.table.table["version"] > before)
        else:
            self.table.answer(seat, answer, settles=self.table.newest[seat]["question"].get("decider") == seat)

    def _note(self, number: int) -> None:
        settle([self.own, self.table])
        extra = self._probed() if number % PROBES == 0 or number == self.start else []
        settle([self.own, self.table])
        new, self._taken = self.own.raw[self._taken :], len(self.own.raw)
        exports = [self._get(key, "/record") for key in self.keys]
        self.sent.append([MADE_UP_PER_MATCH.sub("", text) for text in [*new, *extra, *exports]])

    def _get(self, key: str, part: str) -> str:
        headers = {"Authorization": f"Bearer {key}"}
        return self.server.http.get(f"/api/matches/{self.links.id}{part}", headers=headers).text

    def _post(self, part: str, body: Any = None) -> str:
        headers = {"Authorization": f"Bearer {self.keys[0]}"}
        return self.server.http.post(f"/api/matches{part}", headers=headers, json=body).text

    def _probed(self) -> list[str]:
        """Ask why, ask for a hint, make mistakes, try to take back; look back, come back; look at the table."""
        seat, own = self.seat or 0, self.own
        question = own.frames[-1]["question"] or {}
        for answer in KNOWN[self.match.game.name].attempts(self._state(), seat)[::7]:
            own.request("why", seat=seat, answer=answer)
        own.request("hint", seat=seat)
        for wrong in ("fly:away", "", "keep:axe give:axe to:red", "play:axe x", "pass"):
            asked = question.get("asked", 0) - (wrong == "pass")
            own.request("answer", seat=seat, asked=asked, answer=wrong)
        if len(self.links.seats) > 1:  # who is alone may take back whatever he likes
            own.request("undo", seat=seat)
            own.request("redo", seat=seat)
        own.request("history", seat=self.seat, before=20)
        frames = len(own.frames)
        back = Device(self.server.url, self.keys[0])
        back.close()
        own.until(lambda: len(own.frames) == frames + 2)  # he came, he went
        asked_for = [self._post(f"/{self.links.id}/replay"), self._post("/list", {"keys": self.keys})]
        return [*back.raw, *asked_for, *(self._get(key, "") for key in self.keys)]

    def _state(self) -> Any:
        return self.server.do(lambda: self.server.house.lobby.rooms[self.links.id].live.state.copy())
