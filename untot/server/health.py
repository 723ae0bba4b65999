"""Health: whether the server is well - by trying, not by guessing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from untot import __version__
from untot.server.jobs import Ping
from untot.server.lobby import Lobby
from untot.server.workers import JobFailed, Workers

log = logging.getLogger(__name__)
STORE_SECONDS: Final = 5.0
WORKER_SECONDS: Final = 10.0
"""How long each may take to show that it is alive; what came out holds for as long, however many ask."""


class Health(Struct, frozen=True):
    """How the server is. It is well if all of it is."""

    ok: bool
    version: str
    rooms: int
    matches: int | None
    """In the store, if it can be read."""
    store: bool
    """Whether something can be written there and read, and its files are whole."""
    workers: bool
    """Whether bots can think, and records be checked."""


class Look:
    """Something that is tried when somebody asks, and not again for some seconds."""

    def __init__(self, attempt: Callable[[], Awaitable[bool]], seconds: float) -> None:
        self._attempt = attempt
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._last = (-seconds, False)

    async def outcome(self) -> bool:
        async with self._lock:
            when, outcome = self._last
            if time.monotonic() - when >= self._seconds:
                outcome = await self._tried()
                self._last = (time.monotonic(), outcome)
        return outcome

    async def _tried(self) -> bool:
        try:
            async with asyncio.timeout(self._seconds):
                return await self._attempt()
        except Exception:
            log.exception("the server is not well")
            return False


class Doctor:
    """Looks after one server."""

    def __init__(self, lobby: Lobby, desk: Workers) -> None:
        self.lobby = lobby
        self._workers = (lobby.bots.workers, desk)
        self._store_look = Look(self._store_beats, STORE_SECONDS)
        self._workers_look = Look(self._workers_live, WORKER_SECONDS)
        self._is_sound = True

    async def examine_store(self) -> None:
        """Once, after the start: are the files of the database whole?"""
        problems = await self.lobby.store.problems()
        self._is_sound = not problems
        if problems:
            log.error("the database is damaged (see `untot data check`): %s", "; ".join(problems)[:500])

    async def health(self) -> Health:
        store, workers = await asyncio.gather(self._store_look.outcome(), self._workers_look.outcome())
        matches = await self.lobby.store.count() if store else None
        return Health(store and workers, __version__, len(self.lobby.rooms), matches, store, workers)

    async def _store_beats(self) -> bool:
        await self.lobby.store.beat()
        return self._is_sound

    async def _workers_live(self) -> bool:
        """Those that are all busy live: no job takes longer than it may."""
        for workers in self._workers:
            if workers.turns.free:
                try:
                    await workers.run(Ping(), WORKER_SECONDS, "health")
                except JobFailed:
                    return False
        return True
