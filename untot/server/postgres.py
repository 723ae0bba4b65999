"""The store on PostgreSQL: for several processes, on one host or on several. psycopg 3 with its pool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final, TypeVar

import psycopg
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow
from psycopg_pool import ConnectionPool, PoolTimeout

from untot.kernel.errors import BadOptions
from untot.server import rows
from untot.server.rows import Found, Sql
from untot.server.sql_store import SqlStore, Work
from untot.server.storage import StoreFailed

T = TypeVar("T")
READERS: Final = 4
WAITING_SECONDS: Final = 10.0
"""How long a connection may take to come."""
AGAIN_SECONDS: Final = 2.0
"""The same, once the old ones have turned out to be dead."""
SIZE: Final = "SELECT pg_database_size(current_database())"
BUILDING: Final = 0x756E746F
"""The lock of whoever brings the tables up to date."""
MIGRATIONS: Final = (
    """
    CREATE TABLE untot_tables (scripts integer NOT NULL);
    INSERT INTO untot_tables VALUES (0);
    CREATE TABLE matches (
        id text COLLATE "C" PRIMARY KEY, game text NOT NULL, seed bytea NOT NULL, head text NOT NULL,
        version integer NOT NULL, created double precision NOT NULL, changed double precision NOT NULL,
        settings text NOT NULL, running text NOT NULL, waiting text NOT NULL
    ) WITH (fillfactor = 50);
    CREATE TABLE lines (
        match_id text COLLATE "C" NOT NULL, n integer NOT NULL, line text NOT NULL, PRIMARY KEY (match_id, n)
    );
    CREATE TABLE events (
        match_id text COLLATE "C" NOT NULL, n integer NOT NULL, event text NOT NULL, PRIMARY KEY (match_id, n)
    );
    CREATE TABLE frame_ids (
        match_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, digest text NOT NULL,
        PRIMARY KEY (match_id, id)
    );
    CREATE TABLE keys (
        hash text COLLATE "C" PRIMARY KEY, match_id text COLLATE "C" NOT NULL, kind text NOT NULL, seat integer,
        is_link integer NOT NULL, was_opened integer NOT NULL
    );
    CREATE INDEX keys_of_match ON keys (match_id);
    CREATE TABLE tracks (
        hash text COLLATE "C" NOT NULL, match_id text COLLATE "C" NOT NULL, track bytea NOT NULL,
        PRIMARY KEY (hash, match_id)
    );
    CREATE TABLE pulse (id integer PRIMARY KEY, moment double precision NOT NULL);
    """,
)
"""One script for each release that changed the tables; `untot_tables` counts those that have run."""


class PostgresStore(SqlStore):
    """One database of a PostgreSQL server. A change of a match locks its row, and finds out if another was faster."""

    failures = (psycopg.Error, PoolTimeout)

    def __init__(self, url: str) -> None:
        self.address = _without_password(url)
        self._pool: ConnectionPool[Connection[TupleRow]] = ConnectionPool(
            url, min_size=1, max_size=READERS + 1, timeout=WAITING_SECONDS, open=False, name="untot"
        )
        try:
            with Connection.connect(url, connect_timeout=int(WAITING_SECONDS)) as db:
                migrate(db, self.address)
        except psycopg.Error as error:
            raise BadOptions("store-unreachable", address=self.address, detail=str(error).strip()) from None
        self._pool.open()
        super().__init__(READERS)

    @contextmanager
    def _writing(self, seconds: float = WAITING_SECONDS) -> Iterator[Sql]:
        with self._pool.connection(seconds) as db:
            yield Translated(db)

    def _transaction(self, works: list[Work]) -> list[Any]:
        """If the database was away meanwhile, once more on a new connection - unless the end was on its way already.

        A transaction that was cut off before its end has left nothing. After that it may be stored: it is not repeated.
        """
        is_ending = False
        try:
            with self._writing() as db:
                results = [work(db) for work in works]
                is_ending = True
            return results
        except psycopg.OperationalError:
            if is_ending:
                raise
        self._pool.check()
        with self._writing(AGAIN_SECONDS) as db:
            return [work(db) for work in works]

    @contextmanager
    def _reading(self) -> Iterator[Sql]:
        with self._pool.connection() as db:
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield Translated(db)

    async def _read(self, work: Callable[[Sql], T]) -> T:
        """If the database was away meanwhile, its old connections are thrown away, and it is asked once more."""
        try:
            return await super()._read(work)
        except StoreFailed as error:
            if not isinstance(error.__cause__, psycopg.OperationalError):
                raise
            await asyncio.get_running_loop().run_in_executor(self._readers, self._pool.check)
            return await super()._read(work)

    async def size(self) -> int:
        return int(await self._read(lambda db: rows.number(db, SIZE)))

    async def problems(self) -> list[str]:
        """PostgreSQL looks after its files itself (see `pg_amcheck`); here, whether everything can be read."""
        try:
            await self._read(lambda db: [rows.number(db, f"SELECT count(*) FROM {table}") for table in rows.TABLES])
        except StoreFailed as error:
            return [str(error)]
        return []

    def _let_go(self) -> None:
        self._pool.close()


class Translated:
    """A connection that takes SQL as `rows` has it: with question marks."""

    def __init__(self, db: Connection[TupleRow]) -> None:
        self._db = db

    def execute(self, query: str, given: Sequence[Any] = (), /) -> Found:
        return self._db.execute(translated(query), given)

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> None:
        with self._db.cursor() as cursor:
            cursor.executemany(translated(query), rows)


@lru_cache(256)
def translated(query: str) -> bytes:
    return query.replace("%", "%%").replace("?", "%s").encode()


def migrate(db: Connection[TupleRow], address: str, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring older tables up to date, all or nothing; one process does it, and the others wait."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (BUILDING,))
        done = _scripts_done(db, address)
        if done > len(migrations):
            raise BadOptions("store-newer", found=done, known=len(migrations))
        for script in migrations[done:]:
            db.execute(script.encode())
        if done < len(migrations):
            db.execute("UPDATE untot_tables SET scripts = %s", (len(migrations),))


def _scripts_done(db: Connection[TupleRow], address: str) -> int:
    """A database with tables of another program stays as it is."""
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    tables = {name for (name,) in db.execute(query).fetchall()}
    if "untot_tables" in tables:
        (done,) = db.execute("SELECT scripts FROM untot_tables").fetchone() or (0,)
        return int(done)
    if tables & set(rows.TABLES):
        raise BadOptions("store-foreign", file=address)
    return 0


def _without_password(url: str) -> str:
    """As it may be shown."""
    try:
        named = conninfo_to_dict(url)
    except psycopg.Error as error:
        raise BadOptions("store-unreachable", address="postgresql://...", detail=str(error).strip()) from None
    named.pop("password", None)
    return make_conninfo("", **named)
