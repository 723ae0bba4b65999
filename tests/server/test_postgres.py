"""PostgreSQL: the tables, what is in the way of using them, a server that goes away and comes back, moving, backups."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest
from typer.testing import CliRunner

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, OPEN, running
from tests.server.test_several import until
from untot.cli import app
from untot.kernel.errors import BadOptions
from untot.lab.postgres_process import PostgresProcess
from untot.server.postgres import MIGRATIONS, PostgresStore, Translated, migrate
from untot.server.rows import Sql
from untot.server.storage import RawMatch, Store
from untot.server.stores import open_store


def dumped(place: str) -> list[RawMatch | None]:
    async def read(store: Store) -> list[RawMatch | None]:
        return [await store.dump(match_id) for match_id in await store.ids()]

    store = open_store(place)
    try:
        return asyncio.run(read(store))
    finally:
        store.close()


# -- the tables -------------------------------------------------------------------------------------------------


def test_an_empty_database_gets_all_tables_and_keeps_them(database_url: str) -> None:
    PostgresStore(database_url).close()
    PostgresStore(database_url).close()
    with psycopg.connect(database_url) as db:
        assert db.execute("SELECT scripts FROM untot_tables").fetchone() == (len(MIGRATIONS),)


def test_a_database_of_a_newer_release_or_another_program_is_left_alone(database_url: str) -> None:
    with psycopg.connect(database_url) as db:
        db.execute("CREATE TABLE matches (of_chess integer)")
    with pytest.raises(BadOptions, match="store-foreign"):
        PostgresStore(database_url)
    with psycopg.connect(database_url) as db:
        db.execute("DROP TABLE matches")
    PostgresStore(database_url).close()
    with psycopg.connect(database_url) as db:
        db.execute("UPDATE untot_tables SET scripts = 99")
    with pytest.raises(BadOptions, match="store-newer"):
        PostgresStore(database_url)


def test_a_migration_that_fails_leaves_the_database_as_it_was(database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as db:
        migrate(db, "")
        with pytest.raises(psycopg.Error):
            migrate(db, "", (*MIGRATIONS, "CREATE TABLE more (x text); DROP TABLE nothing;"))
        assert db.execute("SELECT to_regclass('more')").fetchone() == (None,)
        migrate(db, "", (*MIGRATIONS, "CREATE TABLE more (x text);"))
        assert db.execute("SELECT scripts FROM untot_tables").fetchone() == (len(MIGRATIONS) + 1,)


def test_a_database_that_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="store-unreachable") as refused:
        open_store(f"postgresql://me:secret@/nothing?host={tmp_path}")
    assert "secret" not in str(refused.value.args_)


# -- a server that goes away ------------------------------------------------------------------------------------


def test_a_database_that_was_killed_and_comes_back_has_everything(data: Path, connect: Connect) -> None:
    process = PostgresProcess()
    try:
        with running(data, database=process.new_database()) as server:
            links = server.create(ME, ME, ME)
            table = connect(server, *links.seats)
            play_on([table], Random(1), answers=10)
            process.kill()
            until(lambda: server.http.get("/health").status_code == 503)
            process.start()
            again = connect(server, *links.seats)
            assert again.table["version"] == 10
            play_on([again], Random(2), answers=10)
            again.close()
            table.close()
    finally:
        process.stop()


def test_the_first_write_after_a_restart_is_stored(data: Path) -> None:
    process = PostgresProcess()
    store = PostgresStore(process.new_database())
    try:
        asyncio.run(store.beat())
        process.kill()
        process.start()
        asyncio.run(store.beat())
    finally:
        store.close()
        process.stop()


def test_what_was_cut_off_at_its_end_is_not_tried_again(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be stored, or not: nobody knows, and so nobody is told that it is."""
    store, tried = PostgresStore(database_url), list[Sql]()

    @contextmanager
    def cut_off(seconds: float = 0) -> Iterator[Sql]:
        with store._pool.connection() as db:
            yield Translated(db)
            raise psycopg.OperationalError("cut off")

    monkeypatch.setattr(store, "_writing", cut_off)
    with pytest.raises(psycopg.OperationalError):
        store._transaction([tried.append])
    assert len(tried) == 1
    store.close()


# -- moving -----------------------------------------------------------------------------------------------------


def test_matches_move_there_and_back_word_for_word(
    data: Path, tmp_path: Path, database_url: str, connect: Connect
) -> None:
    with running(data) as server:
        links = [server.create(ME, ME, OPEN), server.create(ME, ME, ME, game="zombicide")]
        for each in links:
            table = connect(server, *each.seats)
            play_on([table], Random(1), answers=15)
            table.close()
    before, back = dumped(str(data)), str(tmp_path / "back")
    for source, target in ((str(data), database_url), (database_url, back)):
        ended = CliRunner().invoke(app, ["data", "move", source, target])
        assert ended.exit_code == 0 and "2" in ended.stdout, ended.stdout
    assert dumped(database_url) == dumped(back) == before and len(before) == 2
    with running(tmp_path / "unused", database=database_url) as server:
        table = connect(server, *links[0].seats)
        assert table.table["version"] >= 15
        table.close()
    assert CliRunner().invoke(app, ["data", "check", database_url]).exit_code == 0


# -- backups ----------------------------------------------------------------------------------------------------


def test_a_backup_that_was_made_while_people_play_can_be_restored(
    data: Path, postgres: PostgresProcess, connect: Connect
) -> None:
    """As docs/hosting.md says."""
    here, there = postgres.new_database(), postgres.new_database()
    with running(data, database=here) as server:
        links = server.create(ME, ME, ME)
        table = connect(server, *links.seats)
        play_on([table], Random(3), answers=20)
        backup = subprocess.run([postgres.program("pg_dump"), "-Fc", here], capture_output=True, check=True, timeout=60)
        play_on([table], Random(4), answers=5)
        table.close()
    restoring = [str(postgres.program("pg_restore")), "-d", there]
    subprocess.run(restoring, input=backup.stdout, check=True, timeout=60)
    with running(data, database=there) as restored:
        table = connect(restored, *links.seats)
        assert table.table["version"] == 20
        table.close()
