"""Load on a server: many matches at once on this machine, one socket for each seat, random answers from their forms.

Measured are answers per second and the time from sending an answer until the last seat of that match has its frame;
first as fast as the server can, then at a pace that people might have. `scripts/bench server`.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Annotated, Final

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from untot.kernel.forms import AnyForm, random_walk
from untot.lab.server_process import ServerProcess

GAME: Final = "mall_of_horror"
MATCHES_EACH: Final = 4
"""Who has played a match to its end takes the next one: so many lie ready for every table."""
CLIENTS: Final = 2


class Question(Struct):
    """What a driver needs of the question in a frame."""

    asked: int
    waiting: list[int]
    form: AnyForm | None = None


class TableInfo(Struct):
    """What a driver needs of the table in a frame."""

    version: int


class Message(Struct):
    """A frame or a reply, as far as a driver needs it."""

    table: TableInfo | None = None
    question: Question | None = None
    ok: bool = True
    reason: str = ""


class Load(Struct, frozen=True):
    """What one client process does: it plays at these tables for some seconds, each with a pause between answers."""

    url: str
    tables: list[list[list[str]]]
    """The keys of the seats, by match and table."""
    seconds: float
    pause: float
    deflate: bool
    seed: int


_decoder: Final = msgspec.json.Decoder(Message)


# -- a client process -------------------------------------------------------------------------------------------


class Driver:
    """Plays the matches of one table, one socket for each seat, and notes how long each answer took."""

    def __init__(self, load: Load, number: int, times: list[float]) -> None:
        self.load = load
        self.matches = load.tables[number]
        self.times = times
        self.rng = Random(load.seed * 10_000 + number)

    async def drive(self, start: asyncio.Barrier) -> None:
        """All tables are set before the first answer is given."""
        end = float("inf")
        for keys in self.matches:
            async with AsyncExitStack() as stack:
                sockets = [await self._sit_down(stack, key) for key in keys]
                if end == float("inf"):
                    await start.wait()
                    end = time.perf_counter() + self.load.seconds
                    await asyncio.sleep(self.rng.random() * self.load.pause)
                await self._play(sockets, end)

    async def _sit_down(self, stack: AsyncExitStack, key: str) -> ClientConnection:
        compression = "deflate" if self.load.deflate else None
        connecting = connect(self.load.url, compression=compression, proxy=None, open_timeout=60, ping_interval=None)
        socket = await stack.enter_async_context(connecting)
        await socket.send(msgspec.json.encode({"do": "hello", "id": "h", "keys": [key]}).decode())
        return socket

    async def _play(self, sockets: list[ClientConnection], end: float) -> None:
        questions = [await news(socket, 0) for socket in sockets]
        version = 0
        while time.perf_counter() < end and (open_question := questions[0]) is not None:
            seat = self.rng.choice(open_question.waiting)
            frame = self._answer(version, seat, questions[seat])
            began = time.perf_counter()
            await sockets[seat].send(frame)
            version += 1
            questions = [await news(socket, version) for socket in sockets]
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
        message = _decoder.decode(await socket.recv())
        if not message.ok:
            raise RuntimeError(f"refused: {message.reason}")
        if message.table is not None and message.table.version >= version:
            return message.question


def drive_all(load: Load) -> list[float]:
    """In a client process: the times of all answers."""
    raise_file_limit()

    async def drive() -> list[float]:
        times: list[float] = []
        start = asyncio.Barrier(len(load.tables))
        await asyncio.gather(*(Driver(load, number, times).drive(start) for number in range(len(load.tables))))
        return times

    return asyncio.run(drive())


def raise_file_limit() -> None:
    """Every socket is an open file."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


# -- the measurement --------------------------------------------------------------------------------------------


class Measured(Struct):
    """What came out: times of answers in seconds, time of the server's processor, memory, and the rooms in it."""

    times: list[float]
    seconds: float
    processor: float
    memory_before: int
    memory_after: int
    rooms: int

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.times)[int(share * (len(self.times) - 1))]


def measure(matches: int, seats: int, seconds: float, pause: float, deflate: bool) -> Measured:
    """A fresh server, and client processes that drive it."""
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(CLIENTS, get_context("spawn")) as pool:
        server = ServerProcess(Path(folder), "--limit=rooms=100000", "--limit=matches=100000")
        keys = [[server.create(GAME, seats)["seats"] for _ in range(MATCHES_EACH)] for _ in range(matches)]
        before, began = memory_of(server.pid), processor_of(server.pid)
        loads = [
            Load(server.socket_url, keys[number::CLIENTS], seconds, pause, deflate, number) for number in range(CLIENTS)
        ]
        times = [each for some in pool.map(drive_all, loads) for each in some]
        processor = processor_of(server.pid) - began
        after, rooms = memory_of(server.pid), json.loads(server.request("GET", "/health"))["rooms"]
        server.stop()
    return Measured(times, seconds, processor, before, after, rooms)


def memory_of(pid: int) -> int:
    """What a process holds in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def processor_of(pid: int) -> float:
    """The seconds that a process has worked: unlike the time on the clock, not what others do meanwhile."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def row(what: str, measured: Measured) -> list[str]:
    per_room = (measured.memory_after - measured.memory_before) / max(1, measured.rooms)
    times = [f"{measured.percentile(share):.1f}" for share in (0.5, 0.95, 0.99)]
    megabytes = f"{measured.memory_before / 2**20:.0f} → {measured.memory_after / 2**20:.0f}"
    rate, cost = len(measured.times) / measured.seconds, 1000 * measured.processor / len(measured.times)
    return [what, f"{rate:.0f}", *times, f"{cost:.2f}", megabytes, f"{per_room / 1024:.0f}"]


def main(
    matches: Annotated[int, typer.Option(help="Matches at the same time.", min=1)] = 200,
    seats: Annotated[int, typer.Option(help="Seats of each match, one socket for each.", min=3, max=6)] = 4,
    seconds: Annotated[float, typer.Option(help="How long each of the two runs takes.", min=1)] = 20,
    pause: Annotated[float, typer.Option(help="Seconds between the answers of a match in the second run.")] = 1.0,
    deflate: Annotated[bool, typer.Option(help="Whether frames are compressed, as browsers ask for.")] = True,
) -> None:
    """Drive a server with many matches; all on this machine, clients included."""
    columns = ("", "answers/s", "50 % ms", "95 % ms", "99 % ms", "CPU ms/answer", "memory MB", "KB/match")
    table = Table(*columns, title=f"{matches} matches, {matches * seats} sockets")
    table.add_row(*row("as fast as it can", measure(matches, seats, seconds, 0.0, deflate)))
    table.add_row(*row(f"an answer every {pause:g} s", measure(matches, seats, seconds, pause, deflate)))
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
