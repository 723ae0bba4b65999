"""Limits of a host with several processes: what one address may do, it may do once, and not once for each process."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.devices import Device
from tests.server.test_several import PROCESSES, titles, until
from untot.lab.postgres_process import PostgresProcess
from untot.lab.server_process import ServerProcess
from untot.server.ledger import Ledger, Tally
from untot.server.limits import Rate

pytestmark = pytest.mark.xdist_group("ledger")
SOCKETS = 6
"""So many may one address have."""
BODY = {"game": "mall_of_horror", "seats": [{"kind": "me"}] * 3}


# -- the ledger itself ------------------------------------------------------------------------------------------


def test_patience_is_taken_from_one_measure() -> None:
    ledger, rate = Ledger(2), Rate("words", 3, 0)
    one, other = ledger.counting_of(0).patience, ledger.counting_of(1).patience
    taken = [patience.take(rate, address="x") for patience in (one, other, one, other)]
    assert taken == [True, True, True, False]
    assert other.take(rate, address="y") and not one.take(rate, address="x")


def test_what_is_open_is_counted_over_all_processes_and_wiped_with_the_one_that_ends() -> None:
    ledger = Ledger(3)
    one, other, _ = (ledger.counting_of(column).tally for column in range(3))
    one.add("sockets of x", 2)
    with other.counted("sockets of x", "sockets"):
        assert one.of("sockets of x") == other.of("sockets of x") == 3 and other.own("sockets of x") == 1
        ledger.wipe(0)
        assert other.of("sockets of x") == 1 and one.of("sockets") == 1
    assert other.of("sockets of x") == 0


def test_a_tally_forgets_what_is_gone() -> None:
    tally = Tally()
    for number in range(1_000):
        with tally.counted(f"sockets of {number}"):
            assert tally.of(f"sockets of {number}") == 1
    assert not tally._own


# -- three processes --------------------------------------------------------------------------------------------


class Strict(NamedTuple):
    """Three processes with the limits of a real server, some lower."""

    server: ServerProcess
    database: str
    watch: list[str]
    """Keys of matches."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresProcess) -> Iterator[Strict]:
    url = postgres.new_database()
    limits = ("creations_per_minute=6", f"connections_per_address={SOCKETS}", "rooms_per_address=3")
    options = [f"--database={url}", f"--processes={PROCESSES}", *(f"--limit={limit}" for limit in limits)]
    server = ServerProcess(tmp_path_factory.mktemp("strict"), *options, is_limited=True)
    try:
        until(lambda: len(titles(url)) == PROCESSES)
        yield Strict(server, url, [json.loads(posted(server, "127.0.0.2")[1])["watch"] for _ in range(5)])
    finally:
        server.stop()


def posted(server: ServerProcess, address: str) -> tuple[int, bytes]:
    """A match is made from this address: what is answered."""
    port = int(server.url.rpartition(":")[2])
    connection = HTTPConnection("127.0.0.1", port, source_address=(address, 0))
    connection.request("POST", "/api/matches", json.dumps(BODY))
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


def greeted(server: ServerProcess, key: str) -> Device:
    """A device that has said hello, and was let in or not."""
    device = Device(server.url, says_hello=False)
    with suppress(ConnectionClosed):
        device.send("hello", keys=[key])
    while device.read() is not None and not device.newest:
        pass
    return device


def test_one_address_brings_so_much_whichever_processes_it_meets(strict: Strict) -> None:
    codes = [posted(strict.server, "127.0.0.3")[0] for _ in range(30)]
    assert 6 <= codes.count(201) <= 8 and set(codes) == {201, 429}, codes


def test_one_address_has_so_many_sockets_and_tables(strict: Strict) -> None:
    devices = [greeted(strict.server, key) for key in strict.watch]
    assert sorted(device.closed is None for device in devices) == [False] * 2 + [True] * 3
    inside = [number for number, device in enumerate(devices) if device.closed is None]
    assert all(device.closed in (None, (4429, "too-many-tables")) for device in devices)
    again = [greeted(strict.server, strict.watch[inside[number % 3]]) for number in range(SOCKETS)]
    assert [device.closed is None for device in again] == [True] * 3 + [False] * 3
    assert again[-1].closed == (4429, "too-many-connections")
    for device in (*devices, *again):
        device.close()


def test_who_was_cut_off_by_a_process_that_died_may_come_back(strict: Strict) -> None:
    for pid in strict.server.serving():
        devices = [patient(strict.server, strict.watch[0]) for _ in range(SOCKETS)]
        os.kill(pid, signal.SIGKILL)
        until(lambda: len(titles(strict.database)) == PROCESSES)
        for device in devices:
            device.close()


def patient(server: ServerProcess, key: str) -> Device:
    """Comes back until it is let in."""
    end = time.monotonic() + 20
    while True:
        try:
            device = greeted(server, key)
        except (OSError, EOFError):
            device = None
        if device is not None and device.closed is None:
            return device
        if time.monotonic() > end:
            pytest.fail("is never let in again")
        time.sleep(0.1)
