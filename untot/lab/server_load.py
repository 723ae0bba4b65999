"""The clients of a load test: a process of its own that plays at many tables, one socket for each seat.

Answers are walked at random through the forms that the server sends. Noted is the time from sending an answer until the
last seat of that match has its frame.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from multiprocessing.synchronize import Barrier
from random import Random
from typing import Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from untot.kernel.forms import AnyForm, random_walk

SITTING_SECONDS: Final = 300
"""How long it may take until all devices sit."""
AT_ONCE: Final = 50
"""So many tables sit down at the same time."""
_gate: Barrier | None = None
"""At which all client processes wait, until everybody sits in each of them."""


class Question(Struct):
    """What a driver needs of the question in a frame."""

    asked: int
    waiting: list[int]
    form: AnyForm | None = None


class SeatInfo(Struct):
    """Whether anybody sits there."""

    present: bool


class TableInfo(Struct):
    """What a driver needs of the table in a frame."""

    version: int
    seats: list[SeatInfo]


class Message(Struct):
    """A frame or a reply, as far as a driver needs it."""

    table: TableInfo | None = None
    question: Question | None = None
    ok: bool = True
    reason: str = ""


_decoder: Final = msgspec.json.Decoder(Message)


class Load(Struct, frozen=True):
    """What one client process does: it plays at these tables for some seconds, each with a pause between answers."""

    url: str
    tables: list[list[list[str]]]
    """The keys of the seats, by match and table."""
    seconds: float
    pause: float
    deflate: bool
    seed: int


class Driver:
    """Plays the matches of one table, one after the other, and notes how long each answer took."""

    def __init__(self, load: Load, number: int, times: list[float]) -> None:
        self.load = load
        self.matches = load.tables[number]
        self.times = times
        self.rng = Random(load.seed * 10_000 + number)
        self.sockets: list[ClientConnection] = []
        self.questions: list[Question | None] = []

    async def sit_down(self, keys: list[str], few: asyncio.Semaphore) -> None:
        """A device for each seat, and each has seen the table with everybody there."""
        async with few:
            for socket in self.sockets:
                await socket.close()
            self.sockets = [await self._connect(key) for key in keys]
            self.questions = [await all_here(socket, len(keys)) for socket in self.sockets]

    async def _connect(self, key: str) -> ClientConnection:
        compression = "deflate" if self.load.deflate else None
        socket = await connect(
            self.load.url, compression=compression, proxy=None, open_timeout=60, ping_interval=None, max_queue=None
        )
        await socket.send(msgspec.json.encode({"do": "hello", "id": "h", "keys": [key]}).decode())
        return socket

    async def play(self, end: float, few: asyncio.Semaphore) -> None:
        """One match after the other. The first answers of all tables are spread over a pause."""
        await asyncio.sleep(self.rng.random() * self.load.pause)
        await self._play_match(end)
        for keys in self.matches[1:]:
            if time.perf_counter() < end:
                await self.sit_down(keys, few)
                await self._play_match(end)

    async def _play_match(self, end: float) -> None:
        questions, version = self.questions, 0
        while time.perf_counter() < end and (open_question := questions[0]) is not None:
            seat = self.rng.choice(open_question.waiting)
            frame = self._answer(version, seat, questions[seat])
            began = time.perf_counter()
            await self.sockets[seat].send(frame)
            version += 1
            questions = [await news(socket, version) for socket in self.sockets]
            self.times.append(time.perf_counter() - began)
            await asyncio.sleep(self.load.pause)

    def _answer(self, version: int, seat: int, question: Question | None) -> str:
        assert question is not None and question.form is not None
        answer = random_walk(question.form, self.rng)
        frame = {"do": "answer", "id": f"a{version}", "seat": seat, "asked": question.asked, "answer": answer}
        return msgspec.json.encode(frame).decode()


async def news(socket: ClientConnection, version: int) -> Question | None:
    """The question of this seat after so many changes."""
    while True:
        message = await _received(socket)
        if message.table is not None and message.table.version >= version:
            return message.question


async def all_here(socket: ClientConnection, seats: int) -> Question | None:
    """The question of this seat once so many have come."""
    while True:
        message = await _received(socket)
        if message.table is not None and sum(seat.present for seat in message.table.seats) == seats:
            return message.question


async def _received(socket: ClientConnection) -> Message:
    message = _decoder.decode(await socket.recv())
    if not message.ok:
        raise RuntimeError(f"refused: {message.reason}")
    return message


def prepare(gate: Barrier) -> None:
    """In a client process, before anything else. Every socket is an open file."""
    global _gate
    _gate = gate
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def drive_all(load: Load) -> list[float]:
    """In a client process: the times of all answers."""
    return asyncio.run(_drive_all(load))


async def _drive_all(load: Load) -> list[float]:
    times: list[float] = []
    few = asyncio.Semaphore(AT_ONCE)
    drivers = [Driver(load, number, times) for number in range(len(load.tables))]
    await asyncio.gather(*(driver.sit_down(driver.matches[0], few) for driver in drivers))
    gc.collect()
    gc.freeze()  # what is measured are the pauses of the server, not those of whoever measures
    assert _gate is not None
    await asyncio.to_thread(_gate.wait, SITTING_SECONDS)
    end = time.perf_counter() + load.seconds
    await asyncio.gather(*(driver.play(end, few) for driver in drivers))
    return times
