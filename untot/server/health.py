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
FRESH_SECONDS: Final = 5.0
"""What came out holds for so long, however many ask."""
ANSWER_SECONDS: Final = 4.0
"""Whoever asks waits no longer; what is still being tried is then as it was found last."""
BROKEN_SECONDS: Final = 60.0
"""A machine may be slow. What has not shown for so long that it lives is broken."""


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

    def __init__(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        self._attempt = attempt
        self._trying: asyncio.Task[None] | None = None
        self._last = True
        self._when = -FRESH_SECONDS

    async def outcome(self) -> bool:
        if self._trying is None and time.monotonic() - self._when >= FRESH_SECONDS:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            await asyncio.wait({self._trying}, timeout=ANSWER_SECONDS)
        return self._last

    async def _try(self) -> None:
        self._last = await self._tried()
        self._when, self._trying = time.monotonic(), None

    async def _tried(self) -> bool:
        try:
            async with asyncio.timeout(BROKEN_SECONDS):
                return await self._attempt()
        except Exception:
            log.exception("the server is not well")
            return False


class Doctor:
    """Looks after one server."""

    def __init__(self, lobby: Lobby, desk: Workers) -> None:
        self.lobby = lobby
        self._workers = (lobby.bots.workers, desk)
        self._store_look = Look(self._store_beats)
        self._workers_look = Look(self._workers_live)
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
                    await workers.run(Ping(), BROKEN_SECONDS, "health")
                except JobFailed:
                    return False
        return True
