"""The store on one file: stdlib sqlite3, write-ahead log, full sync, one writer thread that commits what is queued."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from untot.server.storage import Change, Key, Settings, StoredMatch

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
GROUP = 256

MIGRATIONS = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, seed BLOB NOT NULL, created REAL NOT NULL, head TEXT NOT NULL,
        settings TEXT NOT NULL, running TEXT NOT NULL
    ) STRICT;
    CREATE TABLE lines (
        match_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (match_id, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE events (
        match_id TEXT NOT NULL, n INTEGER NOT NULL, event TEXT NOT NULL, PRIMARY KEY (match_id, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE answer_ids (
        match_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (match_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        hash TEXT PRIMARY KEY, match_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keys_of_match ON keys (match_id);
    """,
)
"""One script per release that changed the tables; `user_version` counts those that have run."""


class SqliteStore:
    """One database file. Writes go through one thread in groups; reads use a connection of their own."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._connection = _connected(path)
        _migrate(self._connection)
        self._thread = threading.Thread(target=self._write_groups, name="untot-store", daemon=True)
        self._thread.start()

    # -- writing ------------------------------------------------------------------------------------------------

    async def _written(self, work: Work) -> Any:
        done: Future[Any] = Future()
        self._queue.put((work, done))
        return await asyncio.wrap_future(done)

    def _write_groups(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    self._commit(group)
                    return
                group.append(following)
            self._commit(group)

    def _commit(self, group: list[tuple[Work, Future[Any]]]) -> None:
        """All of the group in one transaction; who fails alone is told alone, a failed commit is told to all."""
        outcomes: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [_tried(self._connection, work, done) for work, done in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            outcomes = [(done, None, error) for _, done in group]
        for done, result, failure in outcomes:
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)

    async def create(self, match: StoredMatch, keys: list[Key]) -> None:
        def work(db: sqlite3.Connection) -> None:
            row = (match.id, match.game, match.seed, match.created, match.head)
            db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, *_running(match)))
            _add_rows(db, match.id, match, 1, 0)
            db.executemany("INSERT INTO keys VALUES (?, ?, ?, ?)", [_key_row(key) for key in keys])

        await self._written(work)

    async def add(self, match_id: str, change: Change, first_line: int, first_event: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            found = db.execute(
                "UPDATE matches SET settings = ?, running = ? WHERE id = ?", (*_running(change), match_id)
            )
            if found.rowcount != 1:
                raise LookupError(match_id)
            _add_rows(db, match_id, change, first_line, first_event)
            if change.answer_id is not None:
                db.execute("INSERT INTO answer_ids VALUES (?, ?)", (match_id, change.answer_id))

        await self._written(work)

    async def replace_key(self, old: Key | None, new: Key) -> None:
        def work(db: sqlite3.Connection) -> None:
            if old is not None:
                db.execute("DELETE FROM keys WHERE hash = ?", (old.hash,))
            db.execute("INSERT INTO keys VALUES (?, ?, ?, ?)", _key_row(new))

        await self._written(work)

    async def delete(self, match_id: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM matches WHERE id = ?", (match_id,))
            for table in ("lines", "events", "answer_ids", "keys"):
                db.execute(f"DELETE FROM {table} WHERE match_id = ?", (match_id,))  # the names stand one line above

        await self._written(work)

    # -- reading ------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            db = _connected(self.path)
            try:
                return work(db)
            finally:
                db.close()

        return await asyncio.to_thread(run)

    async def load(self, match_id: str) -> StoredMatch | None:
        return await self._read(lambda db: _loaded(db, match_id))

    async def find_key(self, key_hash: str) -> Key | None:
        return await self._read(lambda db: _one_key(db, "hash = ?", key_hash))

    async def seat_key(self, match_id: str, seat: int) -> Key | None:
        return await self._read(lambda db: _one_key(db, "match_id = ? AND kind = 'seat' AND seat = ?", match_id, seat))

    async def count(self) -> int:
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM matches").fetchone()[0]))

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join(timeout=10)
        self._connection.close()


def _connected(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _migrate(db: sqlite3.Connection) -> None:
    """Bring an older file up to date; a file from a later release is left alone."""
    done = int(db.execute("PRAGMA user_version").fetchone()[0])
    if done > len(MIGRATIONS):
        raise RuntimeError(
            f"the data folder was written by a newer release (tables {done}, this one knows {len(MIGRATIONS)})"
        )
    for number, script in enumerate(MIGRATIONS[done:], start=done + 1):
        db.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")


def _tried(db: sqlite3.Connection, work: Work, done: Future[Any]) -> tuple[Future[Any], Any, Exception | None]:
    db.execute("SAVEPOINT one")
    try:
        result = work(db)
    except Exception as error:
        db.execute("ROLLBACK TO one")
        return done, None, error
    finally:
        db.execute("RELEASE one")
    return done, result, None


def _running(thing: StoredMatch | Change) -> tuple[str, str]:
    return msgspec.json.encode(thing.settings).decode(), msgspec.json.encode(thing.running).decode()


def _add_rows(db: sqlite3.Connection, match_id: str, thing: StoredMatch | Change, line: int, event: int) -> None:
    lines = [(match_id, line + i, text) for i, text in enumerate(thing.lines)]
    db.executemany("INSERT INTO lines VALUES (?, ?, ?)", lines)
    events = [(match_id, event + i, text) for i, text in enumerate(thing.events)]
    db.executemany("INSERT INTO events VALUES (?, ?, ?)", events)


def _key_row(key: Key) -> tuple[str, str, str, int | None]:
    return key.hash, key.match_id, key.kind, key.seat


def _one_key(db: sqlite3.Connection, where: str, *values: object) -> Key | None:
    row = db.execute(f"SELECT hash, match_id, kind, seat FROM keys WHERE {where}", values).fetchone()
    return None if row is None else Key(*row)


def _loaded(db: sqlite3.Connection, match_id: str) -> StoredMatch | None:
    db.execute("BEGIN")
    row = db.execute("SELECT id, game, seed, created, head, settings, running FROM matches WHERE id = ?", (match_id,))
    found = row.fetchone()
    if found is None:
        return None
    settings = msgspec.json.decode(found[5], type=Settings)
    lines = [text for (text,) in db.execute("SELECT line FROM lines WHERE match_id = ? ORDER BY n", (match_id,))]
    events = [text for (text,) in db.execute("SELECT event FROM events WHERE match_id = ? ORDER BY n", (match_id,))]
    ids = [text for (text,) in db.execute("SELECT id FROM answer_ids WHERE match_id = ?", (match_id,))]
    running = msgspec.json.decode(found[6])
    return StoredMatch(found[0], found[1], found[2], found[3], found[4], settings, running, lines, events, ids)
