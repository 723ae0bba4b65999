"""The stores: groups, crashes, full disks, old and newer files, one server for each folder; matches carried over."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, running
from tests.server.make_store import DUMP, KEYS, MATCH
from untot.kernel.errors import BadOptions
from untot.server.keys import new_key
from untot.server.rows import Sql
from untot.server.schema import MIGRATIONS, migrate
from untot.server.sql_store import SqlStore
from untot.server.sqlite import SqliteStore
from untot.server.storage import Change, NewMatch, OutOfDate, Sent, Settings, StoreFailed
from untot.server.stores import is_address, open_store


def change(*lines: str, first: int = 0, frame_id: str = "", size: int = 0) -> Change:
    running = {"filling": "x" * size}
    sent = Sent(frame_id, "digest") if frame_id else None
    return Change(list(lines), [], first, 0, Settings(["a"], ["person"]), running, [0], sent)


def new_match(match_id: str) -> NewMatch:
    return NewMatch(match_id, "toy", b"seed", "{}", change(), [new_key(match_id, "seat", 0)[1]])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "untot.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, file: Path) -> str:
    """Where a store can be opened, of both kinds."""
    return str(file.parent) if request.param == "sqlite" else str(request.getfixturevalue("database_url"))


def tell(place: Path | str, story: Callable[[SqlStore], Coroutine[Any, Any, None]]) -> None:
    store = open_store(str(place.parent if isinstance(place, Path) else place))
    assert isinstance(store, SqlStore)
    try:
        asyncio.run(story(store))
    finally:
        store.close()


async def lines_of(store: SqlStore, match_id: str) -> list[str]:
    stored = await store.load(match_id)
    assert stored is not None
    return stored.lines


# -- groups and failures ----------------------------------------------------------------------------------------


def test_what_is_queued_is_committed_together(place: str) -> None:
    async def story(store: SqlStore) -> None:
        groups: list[int] = []
        commit = store._commit

        def counted(group: list[Any]) -> None:
            groups.append(len(group))
            commit(group)

        store._commit = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.create(new_match(f"m{number}")) for number in range(50)))
        assert sum(groups) == 50 and len(groups) < 25
        assert await store.count() == 50

    tell(place, story)


def test_who_fails_in_a_group_fails_alone_and_leaves_nothing(place: str) -> None:
    async def story(store: SqlStore) -> None:
        await asyncio.gather(store.create(new_match("a")), store.create(new_match("b")))
        outcomes = await asyncio.gather(
            store.add("a", 0, change("one")),
            store.add("b", 7, change("from another time")),
            store.add("a", 1, change("two", first=1, frame_id="f")),
            store.add("a", 2, change("three", first=2, frame_id="f")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), OutOfDate, type(None), StoreFailed]
        assert (await lines_of(store, "a"), await lines_of(store, "b")) == (["one", "two"], [])

    tell(place, story)


def test_a_full_disk_is_told_and_the_store_goes_on_once_there_is_room(file: Path) -> None:
    """SQLite itself is told that there are no more pages."""

    async def story(store: SqlStore) -> None:
        await store.create(new_match("a"))
        pages = await store._written(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store._written(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(StoreFailed, match="full"):
            await store.add("a", 0, change("one", size=100_000))
        assert await lines_of(store, "a") == []
        await store._written(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
        await store.add("a", 0, change("one", size=100_000))
        assert await lines_of(store, "a") == ["one"]

    tell(file, story)


def test_a_writer_survives_callers_who_go_away(place: str) -> None:
    async def story(store: SqlStore) -> None:
        waiting = [asyncio.create_task(store.create(new_match(f"m{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await store.create(new_match("last"))
        assert await store.count() >= 11

    tell(place, story)


def test_closing_writes_what_is_queued(place: str) -> None:
    store = open_store(place)

    async def create_and_close() -> None:
        creating = [asyncio.create_task(store.create(new_match(f"m{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*creating)

    asyncio.run(create_and_close())
    reopened = open_store(place)
    assert asyncio.run(reopened.count()) == 20
    reopened.close()


# -- the file ---------------------------------------------------------------------------------------------------


def test_the_file_is_its_owners_alone_and_survives_power_cuts(file: Path) -> None:
    async def story(store: SqlStore) -> None:
        def pragmas(db: Sql) -> tuple[str, int]:
            return db.execute("PRAGMA journal_mode").fetchone()[0], db.execute("PRAGMA synchronous").fetchone()[0]

        assert await store._read(pragmas) == ("wal", 2)

    tell(file, story)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_two_servers_do_not_share_a_folder(file: Path) -> None:
    store = SqliteStore(file)
    with pytest.raises(BadOptions, match="store-in-use"):
        SqliteStore(file)
    store.close()
    SqliteStore(file).close()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(tmp_path / "any.sqlite", isolation_level=None)
    yield db
    db.close()


def test_an_empty_file_gets_all_tables(database: sqlite3.Connection) -> None:
    migrate(database)
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert tables == {"matches", "lines", "events", "frame_ids", "keys", "tracks", "pulse"}
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    migrate(database)


def test_a_file_of_a_newer_release_is_left_alone(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA user_version = 99")
    with pytest.raises(BadOptions, match="store-newer"):
        migrate(database)
    assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_migration_that_fails_leaves_the_file_as_it_was(database: sqlite3.Connection) -> None:
    migrate(database)
    with pytest.raises(sqlite3.OperationalError):
        migrate(database, (*MIGRATIONS, "CREATE TABLE more (x TEXT) STRICT; DROP TABLE nothing;"))
    assert database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    migrate(database, (*MIGRATIONS, "CREATE TABLE more (x TEXT) STRICT;"))
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)


def test_a_match_stored_by_the_first_release_is_played_to_its_end(data: Path, connect: Connect) -> None:
    """The dump was made by tests/server/make_store.py when the tables were young, and is never made again."""
    data.mkdir()
    db = sqlite3.connect(data / "untot.sqlite")
    db.executescript(DUMP.read_text("utf-8"))
    db.close()
    with running(data) as server:
        table = connect(server, *KEYS)
        assert table.table["id"] == MATCH and table.table["version"] > 0
        assert [seat["name"] for seat in table.table["seats"]] == ["Anna", "Ben", "Cem"]
        play_on([table], Random(1))
        table.close()


def test_what_is_stored_is_what_was_played(data: Path, place: str, connect: Connect) -> None:
    with running(data, database=place if is_address(place) else "") as server:
        links = server.create(ME, ME, ME)
        table = connect(server, *links.seats)
        play_on([table], Random(2), answers=40)
        live = server.house.lobby.rooms[links.id].live
        stored = server.call(server.house.lobby.store.load(links.id))
        assert stored is not None
        assert [msgspec.json.decode(line) for line in stored.lines] == live.record.lines
        assert len(stored.events) == len(live.events) and stored.version == 40 and len(stored.sent) == 40
        table.close()


def test_a_backup_that_was_made_while_people_play_can_be_opened(data: Path, tmp_path: Path, connect: Connect) -> None:
    with running(data) as server:
        links = server.create(ME, ME, ME)
        table = connect(server, *links.seats)
        play_on([table], Random(3), answers=20)
        (tmp_path / "backup").mkdir()
        source, target = sqlite3.connect(data / "untot.sqlite"), sqlite3.connect(tmp_path / "backup" / "untot.sqlite")
        source.backup(target)
        source.close()
        target.close()
        play_on([table], Random(4), answers=5)
        table.close()
    with running(tmp_path / "backup") as restored:
        table = connect(restored, *links.seats)
        assert table.table["version"] == 20
        table.close()
