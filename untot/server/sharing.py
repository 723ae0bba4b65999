"""Sharing: several processes on one PostgreSQL database, each of which holds some of the matches.

A match is held by a lock of a session, which dies with its process. Nobody has to be told of it (so there is no LISTEN
and NOTIFY): whoever is asked for a match tries its lock, and is told by the database who has it. Should two ever
believe that they hold a match, the store still takes only one change of each version.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import psycopg
from psycopg.rows import TupleRow

from untot.server.holding import Elsewhere
from untot.server.storage import StoreFailed

BEAT_SECONDS: Final = 1.0
TRIES: Final = 40
TRY_SECONDS: Final = 0.05
MARK: Final = "untot"
"""What the name of a session begins with; the name and the address of its process follow."""
IS_OURS: Final = "a.datname = current_database() AND split_part(a.application_name, ' ', 1) = 'untot'"
HOLDER: Final = f"""
    SELECT split_part(a.application_name, ' ', 3) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND {IS_OURS}
    AND (l.classid::bigint << 32 | l.objid::bigint) = %s
"""
ADDRESS: Final = f"""
    SELECT split_part(a.application_name, ' ', 3) FROM pg_stat_activity a
    WHERE {IS_OURS} AND split_part(a.application_name, ' ', 2) = %s
"""


class Shared:
    """One of several processes on a PostgreSQL database. All is done in one thread, in its order."""

    def __init__(self, url: str, name: str, address: str, on_loss: Callable[[], None]) -> None:
        self.name = name
        self._url = url
        self._title = f"{MARK} {name} {address}"
        self._on_loss = on_loss
        self._held: set[str] = set()
        self._session: psycopg.Connection[TupleRow] | None = None
        self._thread = ThreadPoolExecutor(1, "untot-hold")

    async def take(self, match_id: str) -> None:
        if match_id not in self._held:
            await self._in_thread(lambda: self._take(match_id))

    def let_go(self, match_id: str) -> None:
        if match_id in self._held:
            self._held.discard(match_id)  # at once: whoever wants it again has to take it again
            self._thread.submit(self._unlock, match_id)

    async def find(self, name: str) -> str | None:
        return await self._in_thread(lambda: self._one(ADDRESS, name))

    async def beat(self) -> None:
        """If the session is lost, so are all locks: others may have the matches by now. It is noticed soon."""
        while True:
            with suppress(StoreFailed):
                await self._in_thread(lambda: self._one("SELECT application_name FROM pg_stat_activity LIMIT 0"))
            await asyncio.sleep(BEAT_SECONDS)

    def close(self) -> None:
        self._thread.shutdown()
        if self._session is not None:
            self._session.close()

    # -- in the thread ------------------------------------------------------------------------------------------

    async def _in_thread(self, work: Callable[[], str | None]) -> str | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, work)
        except psycopg.Error as error:
            self._on_loss()
            raise StoreFailed(str(error)) from error

    def _take(self, match_id: str) -> None:
        """Whoever has just let it go, or died, is gone in a moment."""
        for _ in range(TRIES):
            if match_id in self._held:
                return
            if self._one("SELECT pg_try_advisory_lock(%s)::text", _number(match_id)) == "true":
                self._held.add(match_id)
                return
            address = self._one(HOLDER, _number(match_id))
            if address is not None:
                raise Elsewhere(address)
            time.sleep(TRY_SECONDS)
        raise StoreFailed(f"nobody gets hold of match {match_id}")

    def _unlock(self, match_id: str) -> None:
        if self._session is not None:
            with suppress(psycopg.Error):
                self._one("SELECT pg_advisory_unlock(%s)::text", _number(match_id))

    def _one(self, query: str, *given: object) -> str | None:
        try:
            row = self._connected().execute(query.encode(), given).fetchone()
        except psycopg.Error:
            self._lose()
            raise
        return None if row is None else str(row[0])

    def _connected(self) -> psycopg.Connection[TupleRow]:
        if self._session is None:
            self._session = psycopg.connect(
                self._url, autocommit=True, application_name=self._title, connect_timeout=5, prepare_threshold=1
            )
        return self._session

    def _lose(self) -> None:
        self._held.clear()
        if self._session is not None:
            with suppress(psycopg.Error):
                self._session.close()
            self._session = None


def _number(match_id: str) -> int:
    """The lock of a match: locks have numbers."""
    return int.from_bytes(blake2b(match_id.encode(), digest_size=8, person=b"untot-hold").digest(), "big", signed=True)
