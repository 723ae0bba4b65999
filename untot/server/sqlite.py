"""The store on one file: stdlib sqlite3, write-ahead log, full sync. What is wrong with the file is said plainly."""

from __future__ import annotations

import os
import queue
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

from untot.kernel.errors import BadOptions
from untot.server import rows
from untot.server.rows import Sql
from untot.server.schema import migrate, refuse_foreign
from untot.server.sql_store import SqlStore
from untot.server.storage import RawMatch, StoreFailed

READERS: Final = 2
FILE: Final = "untot.sqlite"
SIZE: Final = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"


class SqliteStore(SqlStore):
    """One database file in a folder of its own."""

    failures = (sqlite3.Error,)

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._guard = _locked(path.with_suffix(".lock"))
        try:
            self._connection = _opened(path)
        except BaseException:
            os.close(self._guard)
            raise
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for _ in range(READERS):
            self._idle.put(_connected(path))
        super().__init__(READERS)

    @contextmanager
    def _writing(self) -> Iterator[Sql]:
        db = self._connection
        db.execute("BEGIN IMMEDIATE")
        try:
            yield db
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:  # on a full disk SQLite has taken everything back already
                db.execute("ROLLBACK")
            raise

    @contextmanager
    def _reading(self) -> Iterator[Sql]:
        db = self._idle.get()
        try:
            db.execute("BEGIN")
            yield db
        finally:
            db.rollback()
            self._idle.put(db)

    async def size(self) -> int:
        return int(await self._read(lambda db: rows.number(db, SIZE)))

    async def ids(self) -> list[str]:
        """Where the list of matches itself is damaged: those of which something else is left."""
        try:
            return await super().ids()
        except StoreFailed:
            found: dict[str, None] = {}
            for table in rows.TABLES_OF_A_MATCH:
                with suppress(StoreFailed):
                    found |= dict.fromkeys(await self._read(partial(_matches_in, table)))
            return list(found)

    async def problems(self) -> list[str]:
        """What the database itself finds wrong with its pages."""

        def check(db: Sql) -> list[str]:
            found = [text for (text,) in db.execute("PRAGMA quick_check(20)").fetchall()]
            return [] if found == ["ok"] else found

        try:
            return await self._read(check)
        except StoreFailed as error:
            return [str(error)]

    def _let_go(self) -> None:
        for _ in range(READERS):
            self._idle.get().close()
        self._connection.close()
        os.close(self._guard)


class DamagedStore(SqliteStore):
    """One to be saved: what its indexes say is not believed."""

    async def dump(self, match_id: str) -> RawMatch | None:
        return await self._read(lambda db: rows.dump(db, match_id, trusts_indexes=False))


def _matches_in(table: str, db: Sql) -> list[str]:
    return [match_id for (match_id,) in db.execute(f"SELECT DISTINCT match_id FROM {table}").fetchall()]


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


def _opened(path: Path) -> sqlite3.Connection:
    """The connection that writes, with all tables there; a file that is none of ours is left as it is."""
    path.touch(0o600)  # it holds the secrets of running matches
    try:
        _refuse_cut(path)
        db = _connected(path)
        refuse_foreign(db, path)
        migrate(db)
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and "disk" not in str(error):
            raise OSError(0, str(error), str(path)) from None
        raise BadOptions("store-damaged", file=str(path), detail=str(error)) from None
    return db


def _refuse_cut(path: Path) -> None:
    """The head of the file says how many pages there should be."""
    with path.open("rb") as file:
        head = file.read(100)
    if not head.startswith(b"SQLite format 3\0"):
        return
    page_size = int.from_bytes(head[16:18], "big")
    expected = int.from_bytes(head[28:32], "big") * (65536 if page_size == 1 else page_size)
    if path.stat().st_size < expected:
        detail = f"{path.stat().st_size} < {expected} bytes"
        raise BadOptions("store-damaged", file=str(path), detail=detail)


def _connected(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db
