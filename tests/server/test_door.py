"""The front door: this machine only, until somebody at it lets the phones in."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import Connect
from tests.server.devices import Device
from tests.server.houses import ME, Running, running
from untot.kernel.errors import Refused
from untot.server import door
from untot.server.door import listener_on, own_address

PHONE = "127.0.0.2"
"""Another address of this machine stands for the one in the Wi-Fi."""


@pytest.fixture
def home(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(door, "own_address", lambda: PHONE)
    with running(data, is_at_home=True) as server:
        yield server


def from_outside(server: Running) -> httpx2.Client:
    """A phone: it comes from, and to, the other address."""
    transport = httpx2.HTTPTransport(local_address=PHONE)
    return httpx2.Client(base_url=f"http://{PHONE}:{server.house.port}", transport=transport)


def test_at_first_phones_find_nobody(home: Running) -> None:
    assert home.http.get("/api/door").json() == {"address": None, "is_here": True}
    with from_outside(home) as phone, pytest.raises(httpx2.ConnectError):
        phone.get("/health")


def test_once_opened_phones_join_at_the_address_that_is_shown(home: Running, connect: Connect) -> None:
    address = f"http://{PHONE}:{home.house.port}"
    assert home.http.post("/api/door").json() == {"address": address, "is_here": True}
    assert home.http.post("/api/door").json()["address"] == address, "pressed twice is no harm"
    with from_outside(home) as phone:
        assert phone.get("/health", headers={"Origin": address}).json()["ok"]
        assert phone.get("/api/door").json() == {"address": address, "is_here": False}
        refused = phone.post("/api/door")
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-this-machine")
        assert phone.get("/health", headers={"Origin": "http://192.0.2.7:8666"}).status_code == 403
    links = home.create(ME, ME, ME)
    here, there = connect(home, links.seats[0]), Device(address, links.seats[1])
    here.answer(0, "colour:red")
    there.until(lambda: there.asked_seats() == [1])
    there.close()


def test_it_may_stand_open_from_the_beginning(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "own_address", lambda: PHONE)
    with running(data, is_at_home=True, opens_door=True) as server, from_outside(server) as phone:
        assert phone.get("/api/door").json() == {"address": f"http://{PHONE}:{server.house.port}", "is_here": False}


def test_a_page_of_another_site_cannot_open_it(home: Running) -> None:
    assert home.http.post("/api/door", headers={"Origin": "https://evil.example"}).status_code == 403
    assert home.http.get("/api/door").json()["address"] is None


def test_without_a_network_there_is_nothing_to_open(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "own_address", lambda: None)
    assert home.http.post("/api/door").json()["reason"] == "no-network"


def test_an_address_that_somebody_else_listens_on_is_refused(home: Running) -> None:
    taken = listener_on(PHONE, home.house.port)
    assert home.http.post("/api/door").json()["reason"] == "cannot-listen"
    taken.close()
    assert home.http.post("/api/door").status_code == 200


def test_a_server_on_the_net_has_no_such_door(server: Running) -> None:
    assert server.http.get("/api/door").json() == {"address": None, "is_here": False}
    assert server.http.post("/api/door").json()["reason"] == "not-this-machine"


def test_the_own_address_is_never_the_loopback() -> None:
    assert not (own_address() or "").startswith("127.")


def test_small_packets_are_not_held_back() -> None:
    """asyncio looks at the protocol of the listener; without it every answer would take 40 ms longer."""
    listener = listener_on("127.0.0.1", 0)
    assert listener.proto == socket.IPPROTO_TCP
    with pytest.raises(Refused, match="cannot-listen"):
        listener_on("127.0.0.1", listener.getsockname()[1])
    listener.close()
