"""Kill soak: a server is killed with `kill -9` after every answer of a match, and nothing may be lost or doubled.

One match is played twice, from copies of one data folder and hence with one seed: once undisturbed, once with a kill at
each answer - before it is acknowledged, while it is stored, or after. The device connects again, sends what was not
acknowledged again with the same id, and goes on. Both records must be equal, byte by byte. `scripts/soak --kill`.
The store is a file, or a PostgreSQL database with one process or with several, of which any is killed.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from untot.games import NAMES
from untot.kernel.forms import AnyForm, random_walk
from untot.lab.postgres_process import PostgresProcess
from untot.lab.progress import bar
from untot.lab.server_process import SECONDS, ServerProcess

MOMENTS: Final = ("acknowledged", "at once", "soon")
SOON: Final = 0.004
"""A kill comes at some time up to this after sending: long enough that some answers are stored by then."""
Given = tuple[int, str]


class Device:
    """One socket that holds all seats of a match, and the newest frame of each."""

    def __init__(self, server: ServerProcess, keys: list[str]) -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(server.socket_url, compression=None, proxy=None))
        self.frames: dict[int, dict[str, Any]] = {}
        self.send(do="hello", id="hello", keys=keys)
        self.read_until("hello")
        while len(self.frames) < len(keys):
            self._read()

    def send(self, **frame: Any) -> None:
        self._socket.send(msgspec.json.encode(frame).decode())

    def _read(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self._socket.recv(SECONDS))
        if "reply" not in message:
            self.frames[message["seat"]] = message
        return message

    def read_until(self, frame_id: str) -> None:
        """Read until this frame is acknowledged; a refusal is an error."""
        while (message := self._read()).get("reply") != frame_id:
            pass
        assert message["ok"], message

    @property
    def version(self) -> int:
        return int(self.frames[0]["table"]["version"])

    @property
    def is_over(self) -> bool:
        return bool(self.frames[0]["table"]["is_over"])

    def question(self, seat: int) -> dict[str, Any]:
        return dict(self.frames[seat]["question"] or {})

    def is_in_a_ballot(self) -> bool:
        """Whether a secret ballot is open in which some are in and some are missing."""
        seats = [seat for seat in self.frames if self.question(seat).get("closes") == "all"]
        return 0 < len(self.question(0).get("waiting", ())) < len(seats)

    def answer(self, number: int, seat: int, answer: str) -> dict[str, Any]:
        """Send the answer of this number; returns the frame, to be sent again."""
        asked = self.question(seat)["asked"]
        frame = {"do": "answer", "id": f"a{number}", "seat": seat, "asked": asked, "answer": answer}
        self.send(**frame)
        return frame

    def random_answer(self, rng: Random) -> Given:
        seat = rng.choice(self.question(0)["waiting"])
        form: AnyForm = msgspec.convert(self.question(seat)["form"], AnyForm)
        return seat, random_walk(form, rng)

    def close(self) -> None:
        self._open.close()


class Place(Struct, frozen=True):
    """Where matches are kept, and by how many processes."""

    data: Path
    postgres: PostgresProcess | None = None
    url: str = ""
    processes: int = 1

    @classmethod
    def new(cls, data: Path, postgres: PostgresProcess | None, processes: int) -> Place:
        return cls(data, postgres, "" if postgres is None else postgres.new_database(), processes)

    def copy(self, data: Path) -> Place:
        """The same matches, in another place."""
        if self.postgres is not None:
            return Place(data, self.postgres, self.postgres.copy_of(self.url), self.processes)
        shutil.copytree(self.data, data)
        return Place(data)

    def serve(self) -> ServerProcess:
        options = [f"--database={self.url}", f"--processes={self.processes}"] if self.url else []
        return ServerProcess(self.data, *options)


class Undisturbed(Struct):
    """A match on a server that nobody killed."""

    given: list[Given]
    ballots: list[int]
    """The answers after which a secret ballot was half in."""
    record: str


def play_undisturbed(place: Place, links: dict[str, Any], rng: Random) -> Undisturbed:
    """A random match from its beginning to its end."""
    server = place.serve()
    device, given, ballots = connected(server, links["seats"]), list[Given](), list[int]()
    while not device.is_over:
        seat, answer = device.random_answer(rng)
        given.append((seat, answer))
        device.answer(len(given), seat, answer)
        device.read_until(f"a{len(given)}")
        if device.is_in_a_ballot():
            ballots.append(len(given))
    record = record_of(server, links)
    device.close()
    server.stop()
    return Undisturbed(given, ballots, record)


def record_of(server: ServerProcess, links: dict[str, Any]) -> str:
    return server.request("GET", f"/api/matches/{links['id']}/record", links["host"])


class KilledRun:
    """The same answers again, on a server that is killed at some of them."""

    def __init__(self, place: Place, links: dict[str, Any], rng: Random) -> None:
        self.place = place
        self.links = links
        self.tally: Counter[str] = Counter()
        self._rng = rng
        self.server = place.serve()
        self.device = connected(self.server, links["seats"])

    def give(self, number: int, seat: int, answer: str, is_killed: bool) -> None:
        frame = self.device.answer(number, seat, answer)
        if is_killed:
            self._kill(frame, MOMENTS[number % len(MOMENTS)])
        self.device.read_until(frame["id"])

    def _kill(self, frame: dict[str, Any], moment: str) -> None:
        """Kill the server at this moment, start it again, and repeat the frame."""
        before = self.device.version
        if moment == "acknowledged":
            self.device.read_until(frame["id"])
        elif moment == "soon":
            time.sleep(self._rng.uniform(0, SOON))
        self._kill_now()
        self.device.close()
        self.device = connected(self.server, self.links["seats"])
        is_stored = self.device.version > before
        assert is_stored or moment != "acknowledged", "an acknowledged answer was lost"
        self.tally[f"{moment}: {'stored' if is_stored else 'not stored'}"] += 1
        self.device.send(**frame)

    def _kill_now(self) -> None:
        """The server, which is started again, or any one of its processes, which is replaced."""
        if self.place.processes == 1:
            self.server.kill()
            self.server = self.place.serve()
        else:
            os.kill(self._rng.choice(self.server.serving()), signal.SIGKILL)

    def close(self) -> None:
        self.device.close()
        self.server.stop()


def connected(server: ServerProcess, keys: list[str]) -> Device:
    """As clients do it: again and again."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            return Device(server, keys)
        except (OSError, EOFError, WebSocketException):
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def kill_soak(
    folder: Path,
    seats: int,
    seed: int,
    most_kills: int | None = None,
    *,
    postgres: PostgresProcess | None = None,
    processes: int = 1,
) -> tuple[Counter[str], bool]:
    """One match played twice: what the kills met, and whether both records are equal.

    With few kills, half of them come in the middle of secret ballots and the others anywhere.
    """
    rng = Random(seed)
    place = Place.new(folder / "undisturbed", postgres, processes)
    server = place.serve()
    links = server.create(NAMES[0], seats)
    server.stop()
    other = place.copy(folder / "killed")
    undisturbed = play_undisturbed(place, links, rng)
    run = KilledRun(other, links, rng)
    kills = chosen_kills(undisturbed, rng, most_kills)
    with bar() as progress:
        task = progress.add_task("kill", total=len(undisturbed.given))
        for number, (seat, answer) in enumerate(undisturbed.given, start=1):
            run.give(number, seat, answer, number in kills)
            progress.advance(task)
    record = record_of(run.server, links)
    run.close()
    run.tally["in the middle of a secret ballot"] = len(kills & set(undisturbed.ballots))
    return run.tally, record == undisturbed.record


def chosen_kills(undisturbed: Undisturbed, rng: Random, most: int | None) -> set[int]:
    every = range(1, len(undisturbed.given) + 1)
    if most is None or most >= len(every):
        return set(every)
    in_ballots = rng.sample(undisturbed.ballots, min(most // 2, len(undisturbed.ballots)))
    others = [number for number in every if number not in in_ballots]
    return {*in_ballots, *rng.sample(others, most - len(in_ballots))}


def main(
    seats: Annotated[int, typer.Option(help="Players of the match.", min=3, max=6)] = 3,
    seed: Annotated[int, typer.Option(help="Which random answers are given.")] = 0,
    kills: Annotated[int | None, typer.Option(help="At most so many kills; else at every answer.", min=1)] = None,
    postgresql: Annotated[bool, typer.Option("--postgresql", help="On a PostgreSQL of its own.")] = False,
    processes: Annotated[int, typer.Option(help="So many processes, with PostgreSQL; any one is killed.", min=1)] = 1,
) -> None:
    """Kill the server at every answer of a match; leave with 1 if its record is not the one of an undisturbed match."""
    console = Console()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        postgres = PostgresProcess() if postgresql or processes > 1 else None
        if postgres is not None:
            stack.callback(postgres.stop)
        tally, is_equal = kill_soak(Path(folder), seats, seed, kills, postgres=postgres, processes=processes)
    for what, count in sorted(tally.items()):
        console.print(f"{count:5} {what}", highlight=False)
    console.print("the records are equal" if is_equal else "THE RECORDS DIFFER")
    raise typer.Exit(0 if is_equal else 1)


if __name__ == "__main__":
    typer.run(main)
