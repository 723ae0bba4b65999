"""The store on one file: stdlib sqlite3, write-ahead log, full sync, one writer thread that commits what is queued."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from untot.kernel.errors import BadOptions
from untot.server.schema import migrate
from untot.server.storage import Change, Glance, Key, NewMatch, OutOfDate, Settings, StoredMatch

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "Future[Any]"]
MOST_IN_A_GROUP: Final = 256
READERS: Final = 2
TABLES_OF_A_MATCH: Final = ("lines", "events", "frame_ids", "keys", "tracks")
KEY: Final = "hash, match_id, kind, seat, is_link, was_opened"
UNPLAYED: Final = """NOT EXISTS (SELECT 1 FROM lines WHERE match_id = id AND line LIKE '%"answer":%')"""
"""In words that somebody has said every quotation mark has a stroke before it."""


class SqliteStore:
    """One database file. Writes go through one thread in groups; reads through a few threads of their own."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._guard = _locked(path.with_suffix(".lock"))
        path.touch(0o600)  # it holds the secrets of running matches
        self._connection = _connected(path)
        migrate(self._connection)
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, name="untot-store", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "untot-read")
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for _ in range(READERS):
            self._idle.put(_connected(path))

    # -- writing ------------------------------------------------------------------------------------------------

    async def _written(self, work: Work) -> Any:
        done: Future[Any] = Future()
        self._queue.put((work, done))
        return await asyncio.wrap_future(done)

    def _write_groups(self) -> None:
        job: Job | None
        while (job := self._queue.get()) is not None:
            group = [job]
            while job is not None and len(group) < MOST_IN_A_GROUP and not self._queue.empty():
                job = self._queue.get()
                group += [job] if job is not None else []
            self._commit([(work, done) for work, done in group if done.set_running_or_notify_cancel()])
            if job is None:
                return

    def _commit(self, group: list[Job]) -> None:
        """All of the group in one transaction; who fails alone is told alone, a failed commit is told to all."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [_tried(self._connection, work) for work, _ in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            outcomes = [(None, error)] * len(group)
        for (_, done), (result, failure) in zip(group, outcomes, strict=True):
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)

    async def create(self, match: NewMatch) -> None:
        def work(db: sqlite3.Connection) -> None:
            now = time.time()
            row = (match.id, match.game, match.seed, match.head, 0, now, now, *_standing(match.begun))
            db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            _add_rows(db, match.id, match.begun)
            for key in match.keys:
                _add_key(db, key)

        await self._written(work)

    async def add(self, match_id: str, version: int, change: Change) -> None:
        def work(db: sqlite3.Connection) -> None:
            found = db.execute(
                "UPDATE matches SET version = version + 1, changed = ?, settings = ?, running = ?, waiting = ?"
                " WHERE id = ? AND version = ?",
                (time.time(), *_standing(change), match_id, version),
            )
            if found.rowcount != 1:
                raise OutOfDate(match_id)
            _add_rows(db, match_id, change)

        await self._written(work)

    async def replace_seat_key(self, new: Key) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            old = db.execute(
                "DELETE FROM keys WHERE match_id = ? AND seat = ? RETURNING hash", (new.match_id, new.seat)
            )
            hashes = [key_hash for (key_hash,) in old.fetchall()]
            _add_key(db, new)
            return hashes

        hashes: list[str] = await self._written(work)
        return hashes

    async def note_opened(self, key_hash: str) -> None:
        await self._written(lambda db: db.execute("UPDATE keys SET was_opened = 1 WHERE hash = ?", (key_hash,)))

    async def claim_seat(self, link_hash: str, own: Key) -> Key | None:
        def work(db: sqlite3.Connection) -> Key | None:
            query = f"DELETE FROM keys WHERE hash = ? AND is_link RETURNING {KEY}"
            row = db.execute(query, (link_hash,)).fetchone()
            if row is not None:
                _add_key(db, own)
            return _key(row)

        link: Key | None = await self._written(work)
        return link

    async def delete(self, match_id: str) -> None:
        await self._written(lambda db: _delete(db, "id = ?", match_id))

    async def delete_older_than(self, moment: float) -> int:
        deleted: int = await self._written(lambda db: _delete(db, "changed < ?", moment))
        return deleted

    async def delete_unplayed(self, moment: float) -> int:
        deleted: int = await self._written(lambda db: _delete(db, f"changed < ? AND {UNPLAYED}", moment))
        return deleted

    # -- reading ------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            db = self._idle.get()
            try:
                db.execute("BEGIN")
                return work(db)
            finally:
                db.rollback()
                self._idle.put(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def load(self, match_id: str) -> StoredMatch | None:
        return await self._read(lambda db: _loaded(db, match_id))

    async def find_key(self, key_hash: str) -> Key | None:
        def work(db: sqlite3.Connection) -> Key | None:
            return _key(db.execute(f"SELECT {KEY} FROM keys WHERE hash = ?", (key_hash,)).fetchone())

        return await self._read(work)

    async def glance(self, key_hashes: list[str]) -> list[Glance | None]:
        return await self._read(lambda db: [_glance(db, key_hash) for key_hash in key_hashes])

    async def track(self, name: str) -> bytes | None:
        def find(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT track FROM tracks WHERE hash = ?", (name,)).fetchone()
            return None if row is None else bytes(row[0])

        return await self._read(find)

    async def newest(self) -> float:
        return float(await self._number("SELECT coalesce(max(changed), 0) FROM matches"))

    async def count(self) -> int:
        return int(await self._number("SELECT count(*) FROM matches"))

    async def size(self) -> int:
        return int(await self._number("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"))

    async def _number(self, query: str) -> float:
        return await self._read(lambda db: float(db.execute(query).fetchone()[0]))

    def close(self) -> None:
        """Whatever is queued is still written."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        for _ in range(READERS):
            self._idle.get().close()
        self._connection.close()
        os.close(self._guard)


def _locked(path: Path) -> int:
    """Two servers on one folder would each think that they are the only writer. (Where there is no flock: so be it.)"""
    try:
        import fcntl
    except ImportError:
        return os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    guard = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(guard)
        raise BadOptions("store-in-use", folder=str(path.parent)) from None
    return guard


def _connected(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _tried(db: sqlite3.Connection, work: Work) -> tuple[Any, Exception | None]:
    """The result of one job of a group, or why it failed; a failure leaves nothing of it behind."""
    db.execute("SAVEPOINT one")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:  # on a full disk SQLite takes the whole group back
            raise
        db.execute("ROLLBACK TO one")
        db.execute("RELEASE one")
        return None, error
    db.execute("RELEASE one")
    return result, None


def _standing(change: Change) -> tuple[str, str, str]:
    """How a match stands after a change: settings, running, waiting."""
    return _json(change.settings), _json(change.running), _json(change.waiting)


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _add_rows(db: sqlite3.Connection, match_id: str, change: Change) -> None:
    for table, texts in (("lines", change.lines), ("events", change.events)):
        (count,) = db.execute(f"SELECT coalesce(max(n) + 1, 0) FROM {table} WHERE match_id = ?", (match_id,)).fetchone()
        rows = [(match_id, n, text) for n, text in enumerate(texts, start=count)]
        db.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rows)  # both names stand three lines above
    if change.frame_id:
        db.execute("INSERT INTO frame_ids VALUES (?, ?)", (match_id, change.frame_id))
    tracks = [(name, match_id, track) for name, track in change.tracks.items()]
    db.executemany("INSERT OR IGNORE INTO tracks VALUES (?, ?, ?)", tracks)


def _add_key(db: sqlite3.Connection, key: Key) -> None:
    db.execute(f"INSERT INTO keys ({KEY}) VALUES (?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(key))


def _key(row: tuple[Any, ...] | None) -> Key | None:
    return None if row is None else Key(row[0], row[1], row[2], row[3], bool(row[4]), bool(row[5]))


def _delete(db: sqlite3.Connection, where: str, value: object) -> int:
    ids = db.execute(f"DELETE FROM matches WHERE {where} RETURNING id", (value,)).fetchall()
    for table in TABLES_OF_A_MATCH:
        db.executemany(f"DELETE FROM {table} WHERE match_id = ?", ids)
    return len(ids)


def _texts(db: sqlite3.Connection, query: str, match_id: str) -> list[str]:
    return [text for (text,) in db.execute(query, (match_id,))]


def _loaded(db: sqlite3.Connection, match_id: str) -> StoredMatch | None:
    query = "SELECT id, game, seed, head, version, settings, running FROM matches WHERE id = ?"
    row = db.execute(query, (match_id,)).fetchone()
    if row is None:
        return None
    match_id, game, seed, head, version = row[:5]
    return StoredMatch(
        id=match_id,
        game=game,
        seed=seed,
        head=head,
        version=version,
        settings=msgspec.json.decode(row[5], type=Settings),
        running=msgspec.json.decode(row[6]),
        lines=_texts(db, "SELECT line FROM lines WHERE match_id = ? ORDER BY n", match_id),
        events=_texts(db, "SELECT event FROM events WHERE match_id = ? ORDER BY n", match_id),
        frame_ids=_texts(db, "SELECT id FROM frame_ids WHERE match_id = ?", match_id),
        links=[seat for (seat,) in db.execute("SELECT seat FROM keys WHERE match_id = ? AND is_link", (match_id,))],
    )


def _glance(db: sqlite3.Connection, key_hash: str) -> Glance | None:
    query = (
        "SELECT id, game, kind, seat, created, changed, settings, waiting"
        " FROM keys JOIN matches ON matches.id = keys.match_id WHERE hash = ?"
    )
    row = db.execute(query, (key_hash,)).fetchone()
    if row is None:
        return None
    match_id, game, kind, seat, created, changed, settings, waiting = row
    standing = msgspec.json.decode(settings, type=Settings), msgspec.json.decode(waiting, type=list[int])
    return Glance(match_id, game, kind, seat, created, changed, *standing)
