"""A store on a database that speaks SQL: one writer thread that commits what is queued, and a few that read."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from typing import Any, ClassVar, Final, TypeVar

from untot.server import rows
from untot.server.measuring import COMMITS
from untot.server.rows import Sql
from untot.server.storage import Change, Glance, Key, NewMatch, RawMatch, StoredMatch, StoreFailed

T = TypeVar("T")
Work = Callable[[Sql], Any]
Job = tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]]
MOST_IN_A_GROUP: Final = 256
COMPANY_SECONDS: Final = 0.02
"""So soon after a commit the next one waits for company: to make something safe costs more than all the rest, and
nobody at a table notices so short a wait. After a pause the first one goes at once."""


class SqlStore(ABC):
    """What all such stores have in common. Whatever is queued becomes one transaction."""

    failures: ClassVar[tuple[type[Exception], ...]]
    """What the database raises."""

    def __init__(self, readers: int) -> None:
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(readers, "untot-read")
        self._writer = threading.Thread(target=self._write_groups, name="untot-store", daemon=True)
        self._writer.start()

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Sql]:
        """A transaction that is safe on disk when it ends, and leaves nothing if it fails."""

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Sql]:
        """A transaction that sees one moment."""

    @abstractmethod
    def _let_go(self) -> None:
        """Nothing is written or read any more."""

    # -- writing ------------------------------------------------------------------------------------------------

    def _written(self, work: Work) -> asyncio.Future[Any]:
        """Whether somebody waits for it or not."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put((work, loop, done))
        return done

    def _write_groups(self) -> None:
        job: Job | None
        last = -COMPANY_SECONDS
        while (job := self._queue.get()) is not None:
            if (wait := last + COMPANY_SECONDS - time.monotonic()) > 0:
                time.sleep(wait)
            group = [job]
            while job is not None and len(group) < MOST_IN_A_GROUP and not self._queue.empty():
                job = self._queue.get()
                group += [job] if job is not None else []
            COMMITS.observe(len(group))
            self._commit(group)
            last = time.monotonic()
            if job is None:
                return

    def _commit(self, group: list[Job]) -> None:
        """All of the group in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            results = self._transaction([work for work, _, _ in group])
        except Exception as error:
            if len(group) == 1:
                _tell(group, [None], self._named(error))
                return
            for job in group:
                self._commit([job])
        else:
            _tell(group, results)

    def _transaction(self, works: list[Work]) -> list[Any]:
        """All of it, or nothing."""
        with self._writing() as db:
            return [work(db) for work in works]

    def _named(self, error: Exception) -> Exception:
        """What goes wrong in the database has one name, whichever it is."""
        return StoreFailed(str(error)) if isinstance(error, self.failures) else error

    async def create(self, match: NewMatch) -> None:
        await self._written(lambda db: rows.create(db, match))

    def add(self, match_id: str, version: int, change: Change) -> Awaitable[None]:
        return self._written(lambda db: rows.add(db, match_id, version, change))

    async def replace_seat_key(self, new: Key) -> list[str]:
        hashes: list[str] = await self._written(lambda db: rows.replace_seat_key(db, new))
        return hashes

    async def note_opened(self, key_hash: str) -> None:
        await self._written(lambda db: db.execute("UPDATE keys SET was_opened = 1 WHERE hash = ?", (key_hash,)))

    async def claim_seat(self, link_hash: str, own: Key) -> Key | None:
        link: Key | None = await self._written(lambda db: rows.claim_seat(db, link_hash, own))
        return link

    async def delete(self, match_id: str) -> None:
        await self._written(lambda db: rows.delete(db, "id = ?", match_id))

    async def delete_older_than(self, moment: float) -> int:
        deleted: int = await self._written(lambda db: rows.delete(db, "changed < ?", moment))
        return deleted

    async def delete_unplayed(self, moment: float) -> int:
        deleted: int = await self._written(lambda db: rows.delete(db, f"changed < ? AND {rows.UNPLAYED}", moment))
        return deleted

    async def restore(self, raw: RawMatch) -> None:
        await self._written(lambda db: rows.restore(db, raw))

    async def beat(self) -> None:
        await self._written(rows.beat)

    # -- reading ------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[Sql], T]) -> T:
        def run() -> T:
            with self._reading() as db:
                return work(db)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except self.failures as error:
            raise self._named(error) from error

    async def load(self, match_id: str) -> StoredMatch | None:
        return await self._read(lambda db: rows.load(db, match_id))

    async def find_key(self, key_hash: str) -> Key | None:
        return await self._read(lambda db: rows.find_key(db, key_hash))

    async def glance(self, key_hashes: list[str]) -> list[Glance | None]:
        return await self._read(lambda db: [rows.glance(db, key_hash) for key_hash in key_hashes])

    async def track(self, name: str) -> bytes | None:
        return await self._read(lambda db: rows.track(db, name))

    async def newest(self) -> float:
        return await self._read(lambda db: rows.number(db, "SELECT coalesce(max(changed), 0) FROM matches"))

    async def count(self) -> int:
        return int(await self._read(lambda db: rows.number(db, "SELECT count(*) FROM matches")))

    async def ids(self) -> list[str]:
        return await self._read(rows.ids)

    async def dump(self, match_id: str) -> RawMatch | None:
        return await self._read(lambda db: rows.dump(db, match_id))

    def close(self) -> None:
        """Whatever is queued is still written."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._let_go()


def _tell(group: list[Job], results: list[Any], error: Exception | None = None) -> None:
    """Those who wait in one loop are woken together."""
    for loop in dict.fromkeys(loop for _, loop, _ in group):
        told = [(done, result) for (_, whose, done), result in zip(group, results, strict=True) if whose is loop]
        with suppress(RuntimeError):  # a loop that has been closed meanwhile
            loop.call_soon_threadsafe(_wake, told, error)


def _wake(told: list[tuple[asyncio.Future[Any], Any]], error: Exception | None) -> None:
    for done, result in told:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
            done.exception()  # perhaps nobody waits any more
