"""Killing: servers that end with `kill -9`, where their matches are kept, and a device that comes back every time."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from untot.kernel.forms import AnyForm, random_walk
from untot.lab.postgres_process import PostgresProcess
from untot.lab.server_process import SECONDS, ServerProcess

RESUME_SECONDS: Final = 2.0
SLOWEST: Final = "slowest return (ms)"
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
        self.told: dict[int, str] = {}
        """The running hash of the record that was shown after so many changes."""
        self.send(do="hello", id="hello", keys=keys)
        self.read_until("hello")
        while len(self.frames) < len(keys):
            self.read()

    def send(self, **frame: Any) -> None:
        self._socket.send(msgspec.json.encode(frame).decode())

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self._socket.recv(SECONDS))
        if "reply" not in message:
            self.frames[message["seat"]] = message
            self.told[message["table"]["version"]] = message["table"]["hash"]
        return message

    def read_until(self, frame_id: str) -> None:
        """Read until this frame is acknowledged; a refusal is an error."""
        while (message := self.read()).get("reply") != frame_id:
            pass
        assert message["ok"], message

    @property
    def version(self) -> int:
        return max(int(frame["table"]["version"]) for frame in self.frames.values())

    @property
    def is_over(self) -> bool:
        return bool(self.frames[0]["table"]["is_over"])

    def question(self, seat: int) -> dict[str, Any]:
        """What is asked; empty for seats of others."""
        return dict((self.frames[seat]["question"] or {}) if seat in self.frames else {})

    def is_in_a_ballot(self) -> bool:
        """Whether a secret ballot is open in which some are in and some are missing."""
        seats = [seat for seat in self.frames if self.question(seat).get("closes") == "all"]
        return 0 < len(self.question(0).get("waiting", ())) < len(seats)

    def answer(self, number: int, seat: int, answer: str) -> dict[str, Any]:
        """Send the answer of this number; returns the frame, to be sent again."""
        question = self.question(seat)
        frame = {"do": "answer", "id": f"a{number}", "seat": seat, "asked": question["asked"], "answer": answer}
        frame["settles"] = question.get("decider") == seat
        self.send(**frame)
        return frame

    def asked(self) -> list[int]:
        """The own seats that have to answer. Of what is decided together nobody speaks twice but who settles it."""
        return [seat for seat in self.question(0).get("waiting", ()) if self._has_to_answer(seat)]

    def _has_to_answer(self, seat: int) -> bool:
        question = self.question(seat)
        has_spoken = str(seat) in question.get("given", {})
        return "form" in question and (not has_spoken or question.get("decider") == seat)

    def random_answer(self, rng: Random) -> Given:
        seat = rng.choice(self.asked())
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
    options: tuple[str, ...] = ()
    """Of the server."""

    @classmethod
    def new(cls, data: Path, postgres: PostgresProcess | None, processes: int, *options: str) -> Place:
        return cls(data, postgres, "" if postgres is None else postgres.new_database(), processes, options)

    def serve(self) -> ServerProcess:
        options = [f"--database={self.url}", f"--processes={self.processes}"] if self.url else []
        return ServerProcess(self.data, *options, *self.options)


class Killed:
    """A match on a server that is killed again and again; its device comes back every time."""

    keys: list[str]
    device: Device

    def __init__(self, place: Place, rng: Random) -> None:
        self.place = place
        self.rng = rng
        self.tally: Counter[str] = Counter()
        self.told: dict[int, str] = {}
        self.server = place.serve()

    def begin(self, plan: dict[str, Any], people: int) -> dict[str, Any]:
        """A new match, by its plan; one device holds all seats of people, which come first. Returns its links."""
        links: dict[str, Any] = json.loads(self.server.request("POST", "/api/matches", body=plan))
        self.keys = links["seats"][:people]
        self.device = connected(self.server, self.keys)
        return links

    def give(self, number: int, seat: int, answer: str, is_killed: bool) -> None:
        """An answer is given, and given again if it was not acknowledged."""
        frame = self.device.answer(number, seat, answer)
        if is_killed:
            self._kill_at(frame, self.rng.choice(MOMENTS))
        self.device.read_until(frame["id"])

    def _kill_at(self, frame: dict[str, Any], moment: str) -> None:
        """Kill the server at this moment, start it again, and repeat the frame."""
        before = self.device.version
        if moment == "acknowledged":
            self.device.read_until(frame["id"])
        elif moment == "soon":
            time.sleep(self.rng.uniform(0, SOON))
        self.kill()
        is_stored = self.device.version > before
        assert is_stored or moment != "acknowledged", "an acknowledged answer was lost"
        self.tally[f"{moment}: {'stored' if is_stored else 'not stored'}"] += 1
        self.device.send(**frame)

    def kill(self) -> None:
        """The server, which is started again, or any one of its processes, which is replaced. The device resumes."""
        self.told |= self.device.told
        if self.place.processes == 1:
            self.server.kill()
            self.server = self.place.serve()
        else:
            os.kill(self.rng.choice(self.server.serving()), signal.SIGKILL)
        began = time.monotonic()
        self.device.close()
        self.device = connected(self.server, self.keys)
        took = time.monotonic() - began
        self.tally["back within 2 s"] += took < RESUME_SECONDS
        self.tally[SLOWEST] = max(self.tally[SLOWEST], int(took * 1000))
        assert self.device.version >= max(self.told), "what was shown is gone"

    def close(self) -> None:
        self.told |= self.device.told
        self.device.close()
        self.server.stop()


def record_of(server: ServerProcess, links: dict[str, Any]) -> str:
    return server.request("GET", f"/api/matches/{links['id']}/record", links["host"])


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
