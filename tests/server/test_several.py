"""Several processes on one database: any of them serves any match, and nobody loses anything when one of them dies."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on
from tests.server.houses import ME, running
from tests.tools.playing import random_match
from untot.games import load_game
from untot.lab.postgres_process import PostgresProcess
from untot.lab.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("several")
PROCESSES = 3


@pytest.fixture(scope="module")
def shared_url(postgres: PostgresProcess) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory, shared_url: str) -> Iterator[ServerProcess]:
    """A server of three processes."""
    data = tmp_path_factory.mktemp("three")
    process = ServerProcess(data, f"--database={shared_url}", f"--processes={PROCESSES}")
    try:
        until(lambda: len(titles(shared_url)) == PROCESSES)
        yield process
    finally:
        code, log = process.stop()
    assert code == 0 and "Traceback" not in log, log


def until(condition: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it has not come to that"
        time.sleep(0.02)


def titles(url: str) -> list[str]:
    """What the processes call themselves in the database."""
    with psycopg.connect(url) as db:
        query = "SELECT application_name FROM pg_stat_activity WHERE application_name LIKE 'untot %'"
        return [title for (title,) in db.execute(query).fetchall()]


def holders(url: str) -> set[str]:
    """Those of them that hold matches."""
    with psycopg.connect(url) as db:
        query = "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory'"
        return {title for (title,) in db.execute(query).fetchall()}


def test_every_process_serves_every_match(three: ServerProcess, shared_url: str) -> None:
    server = three
    links = [server.create("mall_of_horror", 3) for _ in range(6)]
    for each in links:
        devices = [Device(server.url, key) for key in each["seats"] for _ in range(2)]
        play_on([Device(server.url, *each["seats"])], Random(1), answers=5)
        for device in devices:
            device.catch_up(5)
            device.close()
        table = json.loads(server.request("GET", f"/api/matches/{each['id']}", each["seats"][0]))["table"]
        assert table["version"] >= 5
    assert len(holders(shared_url)) > 1
    for each in links:
        for _ in range(3):
            assert server.request("GET", f"/api/matches/{each['id']}/record", each["seats"][0]).count('"answer"') == 5
        server.request("DELETE", f"/api/matches/{each['id']}", each["host"])
    assert not holders(shared_url)


def test_a_replay_is_found_from_everywhere(three: ServerProcess) -> None:
    record = random_match(load_game("mall_of_horror"), 3, 1, {}).record.to_text()
    replay = json.loads(three.request("POST", "/api/replays", text=record))
    for step in range(8):
        assert json.loads(three.request("GET", f"/api/replays/{replay['id']}/steps/{step}"))


def test_who_dies_is_replaced_and_its_matches_go_on_elsewhere(three: ServerProcess, shared_url: str) -> None:
    server = three
    links = server.create("mall_of_horror", 3)
    answers, times = 0, []
    for pid in server.serving():
        table = Device(server.url, *links["seats"])
        play_on([table], Random(pid), answers=4)
        answers += 4
        until(lambda: len(titles(shared_url)) == PROCESSES)
        os.kill(pid, signal.SIGKILL)
        began = time.monotonic()
        again = resumed(server, links["seats"])
        assert again.table["version"] == answers
        play_on([again], Random(pid + 1), answers=2)
        answers += 2
        times.append(time.monotonic() - began)
        again.close()
        table.close()
    assert min(times) < 2.0, times  # whatever else this machine does
    until(lambda: len(titles(shared_url)) == PROCESSES)
    server.request("DELETE", f"/api/matches/{links['id']}", links["host"])


def resumed(server: ServerProcess, keys: list[str]) -> Device:
    """As clients do: again and again."""
    while True:
        try:
            return Device(server.url, *keys)
        except (OSError, EOFError, AssertionError):
            time.sleep(0.05)


def test_who_has_lost_the_database_lets_go(data: Path, database_url: str, connect: Connect) -> None:
    with running(data, database=database_url) as one:
        links = one.create(ME, ME, ME)
        table = connect(one, *links.seats)
        play_on([table], Random(1), answers=3)
        with psycopg.connect(database_url, autocommit=True) as db:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'untot %'")
        assert table.until_closed() == (4409, "room-closed")
        with running(data, database=database_url) as other:
            table = connect(other, *links.seats)
            assert table.table["version"] == 3
            through = connect(one, *links.seats)
            play_on([through], Random(2), answers=3)
            table.catch_up(6)
            assert links.id in other.house.lobby.rooms and links.id not in one.house.lobby.rooms
            through.close()
            table.close()
