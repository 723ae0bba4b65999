"""Seats are safe from the host too: whoever sits down takes a key of his own, and who sat there before is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import Connect
from tests.server.houses import ME, OPEN, Running, running
from tests.server.test_driving import lines_of
from untot.server.lobby import Links, SeatPlan

OWN = "my-own-key-that-nobody-else-has-seen"
OTHER = "somebody-elses-key-that-is-as-long"


def ask(server: Running, links: Links, key: str, path: str = "", method: str = "GET") -> httpx2.Response:
    headers = {"Authorization": f"Bearer {key}"}
    return server.http.request(method, f"/api/matches/{links.id}{path}", headers=headers)


def claim(server: Running, links: Links, link: str, own: str = OWN) -> httpx2.Response:
    headers = {"Authorization": f"Bearer {link}"}
    return server.http.post(f"/api/matches/{links.id}/claim", headers=headers, json={"key": own})


def own_key(seat: int) -> str:
    return f"{OWN}-{seat}"


def test_who_made_the_links_cannot_look_into_a_hand(server: Running, connect: Connect) -> None:
    links = server.create(ME, OPEN, OPEN)
    assert ask(server, links, links.seats[1]).json()["is_link"]
    assert claim(server, links, links.seats[1], own_key(11)).json() == {"seat": 1, "was_opened": False}
    player = connect(server, own_key(11))
    assert player.newest[1]["seat"] == 1
    host = connect(server, says_hello=False)
    host.send("hello", keys=[links.seats[1]])
    assert host.until_closed() == (4401, "key-unknown") and not host.frames
    assert ask(server, links, links.seats[1], "/record").status_code == 401
    assert not ask(server, links, own_key(11)).json()["is_link"]


def test_the_makers_own_seats_need_no_exchange(server: Running) -> None:
    links = server.create(ME, OPEN, SeatPlan("bot"))
    seats = ask(server, links, links.host).json()["table"]["seats"]
    assert [seat["is_link"] for seat in seats] == [False, True, True]
    refused = claim(server, links, links.seats[0])
    assert (refused.status_code, refused.json()["reason"]) == (409, "seat-claimed")


def test_all_see_how_many_devices_sit_where_and_whose_link_is_still_open(server: Running, connect: Connect) -> None:
    links = server.create(ME, OPEN, OPEN)
    first = connect(server, links.seats[0])
    assert [(seat["devices"], seat["is_link"]) for seat in first.table["seats"]] == [(1, False), (0, True), (0, True)]
    connect(server, links.seats[1])
    second = connect(server, links.seats[1])
    first.until(lambda: first.table["seats"][1]["devices"] == 2)
    second.close()
    first.until(lambda: first.table["seats"][1]["devices"] == 1)
    assert first.table["seats"][1]["is_link"], "he has not exchanged it: whoever made it can look in"


def test_who_sat_there_with_the_link_is_told_and_so_is_who_comes(server: Running, connect: Connect) -> None:
    links = server.create(ME, OPEN, OPEN)
    curious, other = connect(server, links.seats[1]), connect(server, links.seats[0])
    assert claim(server, links, links.seats[1], own_key(12)).json() == {"seat": 1, "was_opened": True}
    assert curious.until_closed() == (4401, "seat-taken")
    other.until(lambda: other.table["seats"][1]["devices"] == 0 and not other.table["seats"][1]["is_link"])
    connect(server, own_key(12))
    other.until(lambda: bool(other.table["seats"][1]["devices"] == 1))


def test_to_ask_again_is_harmless_and_to_come_second_is_refused(server: Running) -> None:
    links = server.create(ME, OPEN, OPEN)
    first, again = (claim(server, links, links.seats[1], own_key(13)) for _ in range(2))
    assert first.json() == again.json() == {"seat": 1, "was_opened": False}
    late = claim(server, links, links.seats[1], OTHER)
    assert (late.status_code, late.json()["reason"]) == (401, "key-unknown")


def test_of_two_who_come_at_once_one_sits_down(server: Running) -> None:
    links = server.create(ME, OPEN, OPEN)
    keys = server.house.lobby.keys

    async def both() -> list[object]:
        claims = (keys.claim(links.id, links.seats[1], f"{OWN}-at-once-{number}") for number in range(5))
        return await asyncio.gather(*claims, return_exceptions=True)

    reasons = [getattr(outcome, "reason", "") for outcome in server.call(both())]
    assert sorted(reasons) == ["", *["key-unknown"] * 4]


@pytest.mark.parametrize(
    "key", ["", "short", "x" * 23, "x" * 65, "with blanks in it, though long enough", "schlüssel" * 4]
)
def test_a_key_that_is_none_is_refused(server: Running, key: str) -> None:
    links = server.create(ME, OPEN, OPEN)
    refused = claim(server, links, links.seats[1], key)
    assert (refused.status_code, refused.json()["reason"]) == (422, "key-bad")
    assert ask(server, links, links.seats[1]).status_code == 200


def test_nobody_takes_a_key_that_opens_something_else(server: Running) -> None:
    links, other = server.create(ME, OPEN, OPEN), server.create(ME, OPEN, OPEN)
    for taken in (links.host, links.watch, links.seats[0], links.seats[2], other.seats[0], other.host):
        refused = claim(server, links, links.seats[1], taken)
        assert (refused.status_code, refused.json()["reason"]) == (422, "key-bad")
    claim(server, other, other.seats[1], own_key(14))
    assert claim(server, links, "unknown", own_key(14)).json()["reason"] == "key-bad"


@pytest.mark.parametrize("kind", ["host", "watch", "other", "none"])
def test_only_the_link_of_a_seat_can_be_exchanged(server: Running, kind: str) -> None:
    links, other = server.create(ME, OPEN, OPEN), server.create(ME, OPEN, OPEN)
    key = {"host": links.host, "watch": links.watch, "other": other.seats[1], "none": "x"}[kind]
    refused = claim(server, links, key, f"{OWN}-{kind}")
    assert refused.json()["reason"] == ("seat-claimed" if kind in ("host", "watch") else "key-unknown")


def test_a_link_made_anew_shows_that_the_seat_was_taken_away(server: Running, connect: Connect) -> None:
    """The host can still take a seat from its person, but not unseen."""
    links = server.create(ME, OPEN, OPEN)
    claim(server, links, links.seats[1], own_key(15))
    player, other = connect(server, own_key(15)), connect(server, links.seats[0])
    other.until(lambda: other.table["seats"][1]["holder"] == "person")
    fresh = ask(server, links, links.host, "/seats/1/key", "POST").json()["key"]
    assert player.until_closed() == (4401, "key-renewed")
    other.until(lambda: other.table["seats"][1]["holder"] == "open" and other.table["seats"][1]["is_link"])
    connect(server, fresh)
    other.until(lambda: other.table["seats"][1]["holder"] == "person")
    holders = [line["holder"] for line in lines_of(server, links.id) if line.get("seat") == 1 and "holder" in line]
    assert holders == ["open", "person", "open", "person"], "it stands in the record"
    assert claim(server, links, fresh, own_key(16)).json() == {"seat": 1, "was_opened": True}


def test_own_keys_survive_the_server(data: Path, connect: Connect) -> None:
    with running(data) as server:
        links = server.create(ME, OPEN, OPEN)
        claim(server, links, links.seats[1])
    with running(data) as server:
        table = connect(server, OWN)
        assert [seat["is_link"] for seat in table.table["seats"]] == [False, False, True]
        table.close()
