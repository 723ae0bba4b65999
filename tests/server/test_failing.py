"""Honest failure: damaged, cut, foreign and newer databases, and a health that is true."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx2
import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on
from tests.server.houses import ME, OPEN, Running, running
from tests.server.test_security import lines
from untot.cli import app
from untot.games import load_game
from untot.kernel.errors import BadRecord
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record
from untot.server import health
from untot.server.lobby import Links
from untot.server.sqlite import FILE

ANSWERS = 30
"""No match of three is over by then."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Links]:
    """A data folder with one match that has been played for a while, and others."""
    folder = tmp_path_factory.mktemp("played")
    with running(folder) as server:
        links = server.create(ME, OPEN, ME)
        table = Device(server.url, *links.seats)
        table.must("name", seat=1, name="Ben")
        play_on([table], Random(1), answers=ANSWERS)
        table.close()
        for _ in range(5):
            server.create(ME, ME, ME)
    return folder, links


@pytest.fixture
def store(played: tuple[Path, Links], data: Path) -> tuple[Path, Links]:
    """A copy of it, to be damaged."""
    data.mkdir()
    (data / FILE).write_bytes((played[0] / FILE).read_bytes())
    return data, played[1]


def change(data: Path, *queries: str) -> None:
    db = sqlite3.connect(data / FILE)
    for query in queries:
        assert db.execute(query).rowcount, "something has to be changed"
    db.commit()
    db.close()


def untot(*words: str) -> Result:
    return CliRunner(env={"LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}).invoke(app, words)


# -- databases that cannot be used ------------------------------------------------------------------------------


def garbled(data: bytes) -> bytes:
    return b"\x00" * 50 + data[50:]


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def text(data: bytes) -> bytes:
    return b"Dear diary, today I met a zombie.\n" * 100


@pytest.mark.parametrize("damage", [garbled, cut, text])
def test_a_damaged_database_ends_in_one_clear_sentence(store: tuple[Path, Links], damage: object) -> None:
    data, _ = store
    assert callable(damage)
    (data / FILE).write_bytes(damage((data / FILE).read_bytes()))
    before = (data / FILE).read_bytes()
    for words in (("serve", "--data", str(data), "--port", "0"), ("data", "check", str(data))):
        ended = untot(*words)
        assert ended.exit_code == 2 and len(ended.stderr.splitlines()) == 1, ended.stderr
        assert "is damaged, or no database" in ended.stderr and "backup" in ended.stderr
    assert (data / FILE).read_bytes() == before, "it is left as it is"


def test_a_database_of_another_program_is_left_alone(data: Path) -> None:
    data.mkdir()
    db = sqlite3.connect(data / FILE)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    ended = untot("serve", "--data", str(data), "--port", "0")
    assert ended.exit_code == 2 and "belongs to another program" in ended.stderr
    db = sqlite3.connect(data / FILE)
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    db.close()


def test_a_database_of_a_newer_release_says_what_can_be_done(store: tuple[Path, Links]) -> None:
    data, _ = store
    db = sqlite3.connect(data / FILE)
    db.execute("PRAGMA user_version = 99")
    db.close()
    ended = untot("serve", "--data", str(data), "--port", "0")
    assert ended.exit_code == 2 and "newer version" in ended.stderr and "backup" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


# -- damaged matches --------------------------------------------------------------------------------------------


def get(server: Running, links: Links, path: str = "", key: str = "") -> httpx2.Response:
    headers = {"Authorization": f"Bearer {key or links.seats[0]}"}
    return server.http.get(f"/api/matches/{links.id}{path}", headers=headers)


DAMAGED_TABLE = {
    "events": "UPDATE events SET event = 'x' WHERE n = 20 AND match_id = '{id}'",
    "settings": "UPDATE matches SET settings = '{{\"names\"' WHERE id = '{id}'",
    "running": "UPDATE matches SET running = 'x' WHERE id = '{id}'",
}


@pytest.mark.parametrize("part", DAMAGED_TABLE)
def test_what_can_be_made_from_the_record_is_made_again(store: tuple[Path, Links], connect: Connect, part: str) -> None:
    data, links = store
    change(data, DAMAGED_TABLE[part].format(id=links.id))
    with running(data) as server:
        table = connect(server, *links.seats)
        assert table.table["version"] == ANSWERS + 2
        assert [seat["holder"] for seat in table.table["seats"]] == ["person"] * 3
        assert len(get(server, links, "/record").text.splitlines()) > ANSWERS
        play_on([table], Random(2), answers=3)
        table.close()


def test_a_damaged_record_is_told_with_its_line_and_disturbs_nobody_else(
    store: tuple[Path, Links], connect: Connect
) -> None:
    data, links = store
    change(data, f"UPDATE lines SET line = replace(line, ':', ';') WHERE n = 9 AND match_id = '{links.id}'")
    with running(data) as server:
        for path in ("", "/record"):
            answer = get(server, links, path)
            assert (answer.status_code, answer.json()["reason"]) == (409, "match-damaged")
            assert answer.json()["args"] == {"line": 11}
        late = connect(server, says_hello=False)
        late.send("hello", keys=[links.seats[0]])
        assert late.until_closed() == (4409, "match-damaged")
        other = server.create(ME, ME, ME)
        connect(server, *other.seats).answer(0, "colour:red")


# -- untot data check -------------------------------------------------------------------------------------------


def test_a_whole_store_is_said_to_be_whole_and_exported(store: tuple[Path, Links], tmp_path: Path) -> None:
    data, links = store
    before = (data / FILE).read_bytes()
    ended = untot("data", "check", str(data), "--export", str(tmp_path / "records"))
    assert ended.exit_code == 0 and "Matches: 6, all whole." in ended.stdout, ended.stdout + ended.stderr
    files = list((tmp_path / "records").iterdir())
    assert len(files) == 6 and all(file.stat().st_mode & 0o077 == 0 for file in files)
    record = Record.parse((tmp_path / "records" / f"{links.id}.jsonl").read_text("utf-8"))
    assert record.answers == ANSWERS
    assert (data / FILE).read_bytes() == before


@pytest.mark.parametrize("part", DAMAGED_TABLE)
def test_damaged_parts_are_found_and_repaired(store: tuple[Path, Links], connect: Connect, part: str) -> None:
    data, links = store
    change(data, DAMAGED_TABLE[part].format(id=links.id))
    found = untot("data", "check", str(data))
    assert found.exit_code == 1 and links.id in found.stdout and "damaged: 1" in found.stdout
    repaired = untot("data", "check", str(data), "--repair")
    assert repaired.exit_code == 0 and f"{links.id} was damaged" in repaired.stdout, repaired.stdout
    assert "all whole" in untot("data", "check", str(data)).stdout
    with running(data) as server:
        table = connect(server, *links.seats)
        assert table.table["version"] == ANSWERS + 2
        play_on([table], Random(2), answers=3)
        table.close()


def test_what_was_repaired_is_what_was_there(store: tuple[Path, Links]) -> None:
    """Events and the running step, made from the record again, are those that were stored."""
    data, links = store
    before = rows_of(data, links.id)
    change(data, *(query.format(id=links.id) for part, query in DAMAGED_TABLE.items() if part != "settings"))
    untot("data", "check", str(data), "--repair")
    after = rows_of(data, links.id)
    assert after == before


def rows_of(data: Path, match_id: str) -> dict[str, list[object]]:
    db = sqlite3.connect(data / FILE)
    queries = {
        "events": "SELECT event FROM events WHERE match_id = ? ORDER BY n",
        "running": "SELECT running FROM matches WHERE id = ?",
        "keys": "SELECT * FROM keys WHERE match_id = ? ORDER BY hash",
    }
    found = {what: [row[0] for row in db.execute(query, (match_id,))] for what, query in queries.items()}
    db.close()
    return {**found, "running": [msgspec.json.decode(str(text)) for text in found["running"]]}


def test_a_damaged_record_is_found_and_the_whole_ones_are_exported(store: tuple[Path, Links], tmp_path: Path) -> None:
    data, links = store
    change(data, f"UPDATE lines SET line = 'x' WHERE n = 9 AND match_id = '{links.id}'")
    ended = untot("data", "check", str(data), "--export", str(tmp_path / "records"), "--repair")
    assert ended.exit_code == 1 and "the record" in ended.stdout
    assert len(list((tmp_path / "records").iterdir())) == 5


def spoil(data: Path, tree: str) -> bytes:
    """Overwrite the root of a table or an index; what the file looks like then."""
    pages = bytearray((data / FILE).read_bytes())
    db = sqlite3.connect(data / FILE)
    page_size = db.execute("PRAGMA page_size").fetchone()[0]
    (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (tree,)).fetchone()
    db.close()
    pages[(root - 1) * page_size : root * page_size] = os.urandom(page_size)
    (data / FILE).write_bytes(pages)
    return bytes(pages)


@pytest.mark.parametrize("index", ["keys_of_match", "sqlite_autoindex_matches_1"])
def test_what_can_be_read_of_a_damaged_file_is_saved(store: tuple[Path, Links], connect: Connect, index: str) -> None:
    data, links = store
    pages = spoil(data, index)
    found = untot("data", "check", str(data))
    assert found.exit_code == 1 and "The database itself is damaged" in found.stdout
    ended = untot("data", "check", str(data), "--repair")
    assert ended.exit_code == 0 and "the damaged one lies in" in ended.stdout, ended.stdout + ended.stderr
    assert "all whole" in untot("data", "check", str(data)).stdout
    assert [file.read_bytes() for file in data.glob(f"damaged-*.{FILE}")] == [pages]
    with running(data) as server:
        table = connect(server, *links.seats)
        assert table.table["version"] == ANSWERS + 2
        table.close()


def test_what_cannot_be_read_of_a_damaged_file_is_told(store: tuple[Path, Links]) -> None:
    data, _ = store
    spoil(data, "lines")
    ended = untot("data", "check", str(data), "--repair")
    assert ended.exit_code == 1 and "the damaged one lies in" in ended.stdout, ended.stdout + ended.stderr


def test_a_store_in_use_is_not_checked(data: Path) -> None:
    with running(data):
        ended = untot("data", "check", str(data))
        assert ended.exit_code == 2 and "Another server is using" in ended.stderr


# -- health -----------------------------------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, data: Path) -> Iterator[Running]:
    """A server that is asked how it is again and again."""
    monkeypatch.setattr(health.Look, "outcome", health.Look._tried)
    with running(data) as server:
        yield server


def test_health_tells_when_nothing_can_be_stored(impatient: Running) -> None:
    store = impatient.house.lobby.store
    impatient.write("PRAGMA query_only = ON")
    answer = impatient.http.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["ok"], answer.json()["store"], answer.json()["workers"]) == (False, False, True)
    impatient.call(store._read(lambda db: None))  # type: ignore[attr-defined]
    connection = store._connection  # type: ignore[attr-defined]
    connection.execute("PRAGMA query_only = OFF")
    assert impatient.http.get("/health").json()["ok"]


def test_health_tells_when_no_worker_lives(impatient: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert impatient.http.get("/health").json()["workers"]
    monkeypatch.setattr("untot.server.workers.sys.executable", "/nowhere/python")
    for workers in (impatient.house.workers, impatient.house.desk):
        for process in workers._idle:
            os.kill(process.pid, signal.SIGKILL)
    answer = impatient.http.get("/health")
    assert answer.status_code == 503 and answer.json()["store"] and not answer.json()["workers"]


def test_what_is_slow_is_not_broken_and_what_never_answers_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(health, "ANSWER_SECONDS", 0.05)
    monkeypatch.setattr(health, "BROKEN_SECONDS", 0.4)

    async def looked(seconds: float) -> list[bool]:
        async def attempt() -> bool:
            await asyncio.sleep(seconds)
            return True

        look = health.Look(attempt)
        return [await look.outcome() for _ in range(20)]

    assert asyncio.run(looked(0.2)) == [True] * 20
    stuck = asyncio.run(looked(60))
    assert stuck[0] and not stuck[-1], "after a while it counts as broken"


def test_health_tells_when_pages_are_damaged(store: tuple[Path, Links]) -> None:
    data, _ = store
    pages = bytearray((data / FILE).read_bytes())
    pages[len(pages) // 2 : len(pages) // 2 + 4096] = os.urandom(4096)
    (data / FILE).write_bytes(pages)
    with running(data) as server:
        server.until(lambda: not server.house.doctor._is_sound)
        assert server.http.get("/health").status_code == 503


def test_a_damaged_page_is_a_reason_and_no_riddle(store: tuple[Path, Links]) -> None:
    data, links = store
    db = sqlite3.connect(data / FILE)
    page_size = db.execute("PRAGMA page_size").fetchone()[0]
    (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'keys'").fetchone()
    db.close()
    pages = bytearray((data / FILE).read_bytes())
    pages[(root - 1) * page_size : root * page_size] = os.urandom(page_size)
    (data / FILE).write_bytes(pages)
    with running(data) as server:
        answer = get(server, links)
        assert (answer.status_code, answer.json()["reason"]) == (503, "store-failing")


# -- records ----------------------------------------------------------------------------------------------------


def test_a_record_of_newer_rules_says_so(server: Running) -> None:
    refused = server.http.post("/api/replays", content=lines((0, "rules", 999)).encode())
    assert (refused.status_code, refused.json()["reason"]) == (422, "record-newer-rules")
    assert refused.json()["args"]["rules"] == 999
    with pytest.raises(BadRecord, match="record-newer-rules"):
        replay(load_game("mall_of_horror"), Record.parse(lines((0, "rules", 999))))


def test_a_match_of_newer_rules_says_so_and_can_be_exported(
    store: tuple[Path, Links], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, links = store
    mall = load_game("mall_of_horror")
    with running(data) as server:
        monkeypatch.setattr(LiveMatch, "resume", lambda *_: pytest.fail("not by these rules"))
        object.__setattr__(mall, "rules_version", mall.rules_version - 1)
        try:
            answer = get(server, links)
            assert (answer.status_code, answer.json()["reason"]) == (409, "match-newer")
            assert len(get(server, links, "/record").text.splitlines()) > ANSWERS
        finally:
            object.__setattr__(mall, "rules_version", mall.rules_version + 1)
