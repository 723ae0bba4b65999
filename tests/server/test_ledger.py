"""Limits of a host with several processes: what one address may do, it may do once, and not once for each process."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.devices import Device
from tests.server.test_several import PROCESSES, titles, until
from untot.lab.server_process import ServerProcess
from untot.server.ledger import Ledger, Tally
from untot.server.limits import Rate

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


@contextmanager
def strict(data: Path, url: str, *limits: str) -> Iterator[ServerProcess]:
    """Three processes with the limits of a real server, or lower ones."""
    options = [f"--limit={limit}" for limit in limits]
    server = ServerProcess(data, f"--database={url}", f"--processes={PROCESSES}", *options, is_limited=True)
    try:
        until(lambda: len(titles(url)) == PROCESSES)
        yield server
    finally:
        server.stop()


def created(server: ServerProcess) -> int:
    try:
        server.request("POST", "/api/matches", body=BODY)
    except HTTPError as error:
        return error.code
    return 201


def greeted(server: ServerProcess, key: str) -> Device:
    """A device that has said hello, and was let in or not."""
    device = Device(server.url, says_hello=False)
    with suppress(ConnectionClosed):
        device.send("hello", keys=[key])
    while device.read() is not None and not device.newest:
        pass
    return device


def test_one_address_brings_so_much_whichever_processes_it_meets(data: Path, database_url: str) -> None:
    with strict(data, database_url, "creations_per_minute=6") as server:
        codes = [created(server) for _ in range(30)]
        assert 6 <= codes.count(201) <= 8 and set(codes) == {201, 429}, codes


def test_one_address_has_so_many_sockets_and_tables(data: Path, database_url: str) -> None:
    limits = ("connections_per_address=6", "rooms_per_address=3")
    with strict(data, database_url, *limits) as server:
        keys = [json.loads(server.request("POST", "/api/matches", body=BODY))["watch"] for _ in range(5)]
        devices = [greeted(server, key) for key in keys]
        assert sorted(device.closed is None for device in devices) == [False] * 2 + [True] * 3
        inside = [number for number, device in enumerate(devices) if device.closed is None]
        assert all(device.closed in (None, (4429, "too-many-tables")) for device in devices)
        again = [greeted(server, keys[inside[number % 3]]) for number in range(6)]
        assert [device.closed is None for device in again] == [True] * 3 + [False] * 3
        assert again[-1].closed == (4429, "too-many-connections")
        for device in (*devices, *again):
            device.close()


def test_who_was_cut_off_by_a_process_that_died_may_come_back(data: Path, database_url: str) -> None:
    with strict(data, database_url, "connections_per_address=2") as server:
        key = json.loads(server.request("POST", "/api/matches", body=BODY))["watch"]
        for pid in server.serving():
            devices = [patient(server, key) for _ in range(2)]
            os.kill(pid, signal.SIGKILL)
            until(lambda: len(titles(database_url)) == PROCESSES)
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
