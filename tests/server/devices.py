"""Devices for tests: what a browser does, over a real WebSocket - hello, frames, answers from its own forms."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from untot.kernel.forms import AnyForm, random_walk
from untot.kernel.patches import patched

SECONDS = 10.0
Frame = dict[str, Any]


class Refusal(AssertionError):
    """The server refused a frame that should have been taken."""


_numbers = count(1)
"""Ids of frames are never used twice, whichever device sends them."""


class Device:
    """One socket with the keys of some seats, or one other key. It keeps every message and each seat's newest frame."""

    def __init__(
        self, url: str, *keys: str, since: int = 0, says_hello: bool = True, address: str = "127.0.0.1"
    ) -> None:
        self.url = url
        self.keys = keys
        self.raw: list[str] = []
        self.frames: list[Frame] = []
        self.newest: dict[int | None, Frame] = {}
        self.closed: tuple[int, str] | None = None
        self._replies: dict[str, Frame] = {}
        self._number = next(_numbers)
        self._count = 0
        self._open = ExitStack()
        where = f"{url.replace('http', 'ws')}/ws"
        # what a test does not read must not be in the way of saying good-bye
        connecting = connect(where, compression=None, proxy=None, max_queue=None, source_address=(address, 0))
        self.socket: ClientConnection = self._open.enter_context(connecting)
        if says_hello:
            self.must("hello", keys=list(keys), since=since)
            self.until(lambda: len(self.newest) == len(keys))

    # -- the wire -----------------------------------------------------------------------------------------------

    def send(self, do: str, frame_id: str = "", **fields: Any) -> str:
        self._count += 1
        frame_id = frame_id or f"{self._number}-{self._count}"
        self.socket.send(msgspec.json.encode({"do": do, "id": frame_id, **fields}).decode())
        return frame_id

    def read(self) -> Frame | None:
        """The next message, or None if the server has closed the connection."""
        try:
            text = self.socket.recv(SECONDS)
        except ConnectionClosed as closed:
            received = closed.rcvd
            self.closed = (received.code, received.reason) if received is not None else (1006, "")
            return None
        assert isinstance(text, str)
        self.raw.append(text)
        message: Frame = msgspec.json.decode(text)
        if "reply" in message:
            self._replies[message["reply"]] = message
        else:
            self.frames.append(self._with_view(message))
            self.newest[message["seat"]] = message
        return message

    def _with_view(self, frame: Frame) -> Frame:
        """The frame with the view after it: the first has it whole, the others say what has changed."""
        if "view" not in frame:
            view = self.newest[frame["seat"]]["view"]
            for patch in (*(event.get("patch", []) for event in frame["events"]), frame.get("patch", [])):
                view = patched(view, patch)
            frame["view"] = view
        return frame

    def until(self, condition: Callable[[], bool]) -> None:
        """Read until something is so."""
        while not condition():
            assert self.read() is not None, f"closed: {self.closed}"

    def until_closed(self) -> tuple[int, str]:
        """Read what comes until the server ends the connection: with which code and reason?"""
        while self.read() is not None:
            pass
        assert self.closed is not None
        return self.closed

    def request(self, do: str, frame_id: str = "", **fields: Any) -> Frame:
        """Send a frame and wait for its reply."""
        sent = self.send(do, frame_id, **fields)
        self._replies.pop(sent, None)
        self.until(lambda: sent in self._replies)
        return self._replies[sent]

    def must(self, do: str, frame_id: str = "", **fields: Any) -> None:
        reply = self.request(do, frame_id, **fields)
        if not reply["ok"]:
            raise Refusal(reply)

    def refused(self, do: str, **fields: Any) -> str:
        """The reason for which a frame is refused."""
        reply = self.request(do, **fields)
        assert not reply["ok"], reply
        return str(reply["reason"])

    def history(self, seat: int | None, since: int = 0) -> list[Frame]:
        """All events of an eye from a number on, page by page: those of the first frame, and what comes before."""
        first = next(frame for frame in self.frames if frame["seat"] == seat)
        events, before = first["events"], first["since"]
        while before > since:
            page = self.request("history", seat=seat, before=before, since=since)["page"]
            assert page["since"] < before, "every page goes further back"
            events, before = page["events"] + events, page["since"]
        return list(events)

    def last_word(self) -> Frame:
        """What the server said to the connection itself."""
        return self._replies[""]

    def close(self) -> None:
        self._open.close()

    def catch_up(self, version: int) -> None:
        """Read until every seat of this device has seen so many changes."""
        self.until(lambda: all(frame["table"]["version"] >= version for frame in self.newest.values()))

    # -- the table ----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Frame:
        newest = self.frames[-1]["table"]
        assert isinstance(newest, dict)
        return newest

    @property
    def is_over(self) -> bool:
        return bool(self.table["is_over"])

    def question(self, seat: int) -> Frame | None:
        question = self.newest[seat]["question"]
        return question if question is not None and "form" in question else None

    def asked_seats(self) -> list[int]:
        return [seat for seat in self.newest if seat is not None and self.question(seat) is not None]

    def answer(self, seat: int, answer: str, frame_id: str = "", settles: bool = False) -> None:
        question = self.newest[seat]["question"]
        self.must("answer", frame_id, seat=seat, asked=question["asked"], answer=answer, settles=settles)

    def any_answer(self, seat: int, rng: Random) -> str:
        """A random answer from the form of this seat."""
        question = self.question(seat)
        assert question is not None
        return walked(question["form"], rng)


def walked(form: Frame, rng: Random) -> str:
    """A random walk through a form as it came over the wire."""
    form_: AnyForm = msgspec.convert(form, AnyForm)
    return random_walk(form_, rng)


def play_on(devices: list[Device], rng: Random, answers: int = 100_000) -> int:
    """Let these devices answer at random until the match is over, or so many answers; returns how many it were."""
    for given in range(answers):
        settle(devices)
        if devices[0].is_over:
            return given
        device = next(device for device in devices if device.asked_seats())
        seat = rng.choice(device.asked_seats())
        device.answer(seat, device.any_answer(seat, rng))
    settle(devices)
    return answers


def settle(devices: list[Device]) -> None:
    """Read until all devices have seen as much as the one that has seen most."""
    newest = max(device.table["version"] for device in devices)
    for device in devices:
        device.catch_up(newest)
