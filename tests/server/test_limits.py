"""Every limit of docs/hosting.md at its edge: one less is taken, one more is refused, and others are not disturbed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Connect
from tests.server.devices import Device
from tests.server.houses import LIMITS, ME, Running, plain, running
from tests.tools.playing import random_match
from tests.zombicide.content.own_content import MISSION
from untot.games import load_game
from untot.server import limits
from untot.server.frames import page_of
from untot.server.limits import Limits, Patience, Rate, network_of

NEIGHBOUR = "127.0.0.77"
"""Another address of this machine stands for somebody else's."""
THREE = [plain(ME)] * 3
DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


@contextmanager
def strict(data: Path, **limited: int) -> Iterator[Running]:
    """A server with one limit that is low, and the patience of a real one."""
    with running(data, is_endless=False, limits=Limits(**{**_fields(LIMITS), **limited})) as server:
        yield server


def _fields(given: Limits) -> dict[str, int]:
    return {name: getattr(given, name) for name in given.__struct_fields__}


def from_elsewhere(server: Running) -> httpx2.Client:
    return httpx2.Client(base_url=server.url, transport=httpx2.HTTPTransport(local_address=NEIGHBOUR), timeout=20)


# -- measures of patience ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not-an-address", "not-an-address"),
    ],
)
def test_of_ipv6_the_whole_network_is_one_caller(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_seat_and_its_address_are_counted_apart() -> None:
    patience, rate = Patience(), Rate("words", 2, 0)
    assert [patience.take(rate, seat="a", address="x") for _ in range(3)] == [True, True, False]
    assert patience.take(rate, seat="b", address="x"), "another seat of the same address"
    taken = [patience.take(rate, seat=f"c{number}", address="x") for number in range(20)]
    assert taken.count(True) == 2 * limits.SEATS_OF_AN_ADDRESS - 3, "an address may do what eight seats may"
    assert patience.take(rate, seat="d", address="y")


def test_who_is_refused_for_his_address_keeps_what_his_seat_may() -> None:
    patience, rate = Patience(), Rate("words", 1, 0)
    for number in range(limits.SEATS_OF_AN_ADDRESS):
        assert patience.take(rate, seat=f"a{number}", address="x")
    assert not patience.take(rate, seat="mine", address="x")
    assert patience.take(rate, seat="mine", address="y")


def test_patience_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("untot.server.limits.time.monotonic", lambda: now[0])
    patience, rate = Patience(), Rate("words", 2, 0.5)
    assert [patience.take(rate, seat="a") for _ in range(3)] == [True, True, False]
    now[0] = 1.9
    assert not patience.take(rate, seat="a")
    now[0] = 2.1
    assert [patience.take(rate, seat="a") for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [patience.take(rate, seat="a") for _ in range(3)] == [True, True, False], "and no more than at first"


def test_new_callers_make_nobody_forgotten_who_is_busy() -> None:
    patience, rate = Patience(), Rate("words", 1, 0)
    patience.take(rate, address="busy")
    for number in range(3 * Patience.MOST):
        patience.take(rate, address=f"a{number}")
        if number % 1000 == 0:
            assert not patience.take(rate, address="busy")
    assert len(patience._buckets) == Patience.MOST


# -- the table in the documentation -----------------------------------------------------------------------------


def test_the_documentation_has_every_limit_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d ]+)", DOCS.read_text("utf-8"), re.M)
    assert {name: int(number.replace(" ", "")) for name, number in rows} == _fields(Limits())


@pytest.mark.parametrize(
    "rate", [limits.WORDS, limits.TAKING_BACK, limits.TABLE_MATTERS, limits.HINTS, limits.LEAFING, limits.EXPORTS]
)
def test_the_documentation_has_every_rate(rate: Rate) -> None:
    assert f"| {rate.at_once:g} | {rate.per_second:g} |" in DOCS.read_text("utf-8")


# -- connections ------------------------------------------------------------------------------------------------


def reason(device: Device) -> str:
    return device.until_closed()[1]


def test_one_address_has_so_many_sockets_and_others_have_theirs(data: Path, connect: Connect) -> None:
    with strict(data, connections_per_address=3) as server:
        links = server.create(ME, ME, ME)
        mine = [connect(server, links.watch) for _ in range(3)]
        assert reason(connect(server, says_hello=False)) == "too-many-connections"
        connect(server, links.seats[0], address=NEIGHBOUR)
        mine[0].close()
        server.until(lambda: server.house.lobby.visitors.sockets_of("127.0.0.1") == 2)
        connect(server, links.watch)


def test_a_server_has_so_many_sockets(data: Path, connect: Connect) -> None:
    with strict(data, connections=2) as server:
        lobby = server.house.lobby
        with server.do(lambda: lobby.visitors.come("a")), lobby.visitors.come("b"):
            assert reason(connect(server, says_hello=False)) == "too-many-connections"


def test_one_address_sits_at_so_many_tables(data: Path, connect: Connect) -> None:
    with strict(data, rooms_per_address=2) as server:
        first, second, third = (server.create(ME, ME, ME) for _ in range(3))
        connect(server, first.seats[0])
        connect(server, second.seats[0])
        connect(server, first.watch)
        late = connect(server, says_hello=False)
        late.send("hello", keys=[third.seats[0]])
        assert late.until_closed() == (4429, "too-many-tables") and late.last_word()["args"] == {"most": 2}
        connect(server, third.seats[0], address=NEIGHBOUR)


def test_so_many_watch_one_match(data: Path, connect: Connect) -> None:
    with strict(data, watching=2) as server:
        links = server.create(ME, ME, ME)
        for _ in range(2):
            connect(server, links.watch)
        late = connect(server, says_hello=False)
        late.send("hello", keys=[links.watch])
        assert reason(late) == "room-full"
        connect(server, links.seats[0])


def test_one_address_opens_so_many_rooms_of_a_full_server_and_players_still_get_in(
    data: Path, connect: Connect
) -> None:
    with strict(data, rooms=4, rooms_per_address=3) as server:
        for _ in range(3):
            connect(server, server.create(ME, ME, ME).seats[0])
        connect(server, server.create(ME, ME, ME).seats[0], address=NEIGHBOUR)


# -- requests ---------------------------------------------------------------------------------------------------


def test_one_address_asks_so_often(data: Path) -> None:
    with strict(data, requests_per_second=1) as server:
        codes = [server.http.get("/api/door").status_code for _ in range(limits.BURST_SECONDS + 1)]
        assert codes == [200] * limits.BURST_SECONDS + [429]
        with pytest.raises(InvalidStatus):
            Device(server.url, says_hello=False)
        with from_elsewhere(server) as neighbour:
            assert neighbour.get("/health").status_code == 200


@pytest.mark.parametrize("limit", ["creations_per_minute", "creations_per_day"])
def test_one_address_brings_so_much(data: Path, limit: str) -> None:
    body = {"game": "mall_of_horror", "seats": THREE}
    with strict(data, **{limit: 2}) as server:
        assert [server.http.post("/api/matches", json=body).status_code for _ in range(3)] == [201, 201, 429]
        assert server.http.post("/api/replays", content="x").status_code == 429
        with from_elsewhere(server) as neighbour:
            assert neighbour.post("/api/matches", json=body).status_code == 201


def test_behind_a_proxy_a_network_of_ipv6_brings_so_much_and_not_each_of_its_addresses(data: Path) -> None:
    body = {"game": "mall_of_horror", "seats": THREE}
    with strict(data, creations_per_minute=2) as server:

        def created(address: str) -> int:
            return server.http.post("/api/matches", json=body, headers={"X-Forwarded-For": address}).status_code

        assert [created(f"2001:db8::{number}") for number in (1, 2, 3)] == [201, 201, 429]
        assert created("2001:db8:0:1::1") == 201


def test_one_address_has_so_much_checked(data: Path) -> None:
    with strict(data, checks_per_second=1) as server:

        def checked() -> int:
            piece = {"kind": "mission", "text": MISSION}
            return server.http.post("/api/games/zombicide/check", json=piece).status_code

        codes = [checked() for _ in range(20)]
        assert 429 not in codes[:5] and 429 in codes


def test_one_address_fetches_so_many_records(data: Path) -> None:
    with strict(data) as server:
        links = server.create(ME, ME, ME)

        def fetched() -> int:
            headers = {"Authorization": f"Bearer {links.host}"}
            return server.http.get(f"/api/matches/{links.id}/record", headers=headers).status_code

        codes = [fetched() for _ in range(30)]
        assert set(codes[:20]) == {200} and 429 in codes


# -- what a seat does -------------------------------------------------------------------------------------------


def accepted(server: Running, key: str, do: str, times: int, **fields: Any) -> int:
    """How many of these frames are taken, each on a connection of its own."""
    count = 0
    for _ in range(times):
        device = Device(server.url, key)
        reply = device.request(do, **fields)
        count += reply["ok"] or reply["reason"] != "flood"
        device.close()
    return count


@pytest.mark.parametrize(
    ("rate", "do", "fields"),
    [
        (limits.WORDS, "say", {"text": "buy now"}),
        (limits.TAKING_BACK, "undo", {}),
        (limits.TABLE_MATTERS, "name", {"name": "Anna"}),
        (limits.LEAFING, "history", {"before": 1}),
        (limits.HINTS, "hint", {}),
    ],
)
def test_coming_back_lifts_no_limit(data: Path, connect: Connect, rate: Rate, do: str, fields: dict[str, Any]) -> None:
    with strict(data) as server:
        links = server.create(ME, ME, ME)
        taken = accepted(server, links.seats[0], do, int(rate.at_once) + 6, seat=0, **fields)
        assert rate.at_once <= taken <= rate.at_once + 5
        other = connect(server, links.seats[1])
        assert other.request(do, **{"seat": 1, **fields}).get("reason") != "flood", "others may still"


def test_frames_are_counted_for_the_seat_on_all_its_devices(data: Path, connect: Connect) -> None:
    with strict(data, frames_per_second=2) as server:
        links = server.create(ME, ME, ME)
        devices = [connect(server, links.seats[0]) for _ in range(2)]
        replies = [devices[number % 2].request("why", seat=0, answer="x")["reason"] for number in range(8)]
        assert replies[:6] == ["not-an-option"] * 6 and "flood" in replies[6:]
        assert connect(server, links.seats[1]).request("why", seat=1, answer="x")["reason"] == "not-asked"


def test_one_address_says_so_many_bytes(data: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.server.sockets.TALK_BYTES", Rate("talk bytes", 4_000, 0))
    with strict(data) as server:
        links = server.create(ME, ME, ME)
        table = connect(server, *links.seats)
        said = [table.request("say", seat=seat, text="🧟" * 500)["ok"] for seat in (0, 1, 2)]
        assert said == [True, True, False]
        neighbour = connect(server, links.seats[2], address=NEIGHBOUR)
        neighbour.must("say", seat=2, text="🧟" * 500)


def test_a_record_of_the_usual_length_fits_into_one_page() -> None:
    """A client that does not leaf through pages shows the whole log of a usual match."""
    match = random_match(load_game("mall_of_horror"), 4, 1, {})
    assert len(match.events) > 100
    assert page_of(match, None, 0, len(match.events)).since == 0
