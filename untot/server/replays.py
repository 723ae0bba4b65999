"""Replays: a finished record, looked at step by step through the eyes of any seat. All work on it is a job."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Struct

from untot.kernel.carried import tracks_in
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.events import Seat
from untot.server.jobs import About, Check, Job, Position, Step
from untot.server.workers import BUSY, JobFailed, Workers

MOST_KEPT_CHARACTERS: Final = 64 * 1024 * 1024
MOST_KEPT_OF_A_CALLER: Final = MOST_KEPT_CHARACTERS // 8
CHECK_SECONDS: Final = 15.0
"""Of a processor."""
ID_LENGTH: Final = 16


class Replay(Struct, frozen=True):
    """A record that has been checked."""

    text: str
    about: About
    is_ours: bool
    """Whether it was played here, and not handed in by somebody."""
    caller: str
    tracks: dict[str, bytes]
    """That came along with it."""
    names: list[str]
    """Of the people, by seat, if they played here; a record itself names nobody."""


class Replays:
    """The replays that somebody looks at just now; the oldest give way, and first those of whoever has most."""

    def __init__(self, workers: Workers, name: str = "") -> None:
        self._workers = workers
        self._name = name
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self.lock = asyncio.Lock()
        """One at a time is made again."""

    async def add(self, text: str, caller: str, replay_id: str = "", names: list[str] | None = None) -> str:
        """Check a finished record and keep it, with the names of the people if it was played here.

        Raises BadRecord with what is wrong in which line.
        """
        if replay_id in self._kept:
            return replay_id
        about = msgspec.json.decode(await self._run(Check(text), caller), type=About)
        replay_id = replay_id or self._name + secrets.token_hex(ID_LENGTH // 2)
        self._kept[replay_id] = Replay(text, about, names is not None, caller, tracks_in(text), names or [])
        self._make_space(MOST_KEPT_OF_A_CALLER, [key for key, kept in self._kept.items() if kept.caller == caller])
        self._make_space(MOST_KEPT_CHARACTERS, list(self._kept))
        return replay_id

    def _make_space(self, most: int, replays: list[str]) -> None:
        """The oldest of these go until the others are not too long."""
        while sum(len(self._kept[key].text) for key in replays) > most:
            del self._kept[replays.pop(0)]

    def has(self, replay_id: str) -> bool:
        return replay_id in self._kept

    def track(self, name: str) -> bytes | None:
        """One that came along with a record which was handed in."""
        return next((kept.tracks[name] for kept in self._kept.values() if name in kept.tracks), None)

    def get(self, replay_id: str) -> Replay:
        if replay_id not in self._kept:
            raise Refused("replay-unknown")
        self._kept.move_to_end(replay_id)
        return self._kept[replay_id]

    async def step(
        self, replay_id: str, number: int, seat: Seat | None, since: int | None, caller: str, is_open: bool = False
    ) -> bytes:
        """What this seat saw after so many steps, with the events of the last one or from a number on, as JSON."""
        return await self._run(Step(self.get(replay_id).text, number, seat, since, is_open), caller)

    async def position(self, replay_id: str, number: int, caller: str) -> dict[str, Any]:
        """Where to play on from. Only what the rules themselves have led to is safe to play with in the server."""
        replay = self.get(replay_id)
        if replay.about.is_from_position and not replay.is_ours:
            raise Refused("position-not-ours")
        saved: dict[str, Any] = msgspec.json.decode(await self._run(Position(replay.text, number), caller))
        return saved

    async def _run(self, job: Job, caller: str) -> bytes:
        try:
            return await self._workers.run(job, CHECK_SECONDS, caller, patience=BUSY)
        except JobFailed:
            raise BadRecord("record-cannot-be-checked") from None
