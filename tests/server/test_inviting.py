"""One invitation for a whole table, and the same people once more."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx2

from tests.server.conftest import Connect
from tests.server.houses import ME, OPEN, Running
from untot.server.lobby import Links, SeatPlan

OWN = "my-own-key-that-nobody-else-has-seen"


def own(links: Links, guest: int) -> str:
    """A key that this guest has made for himself."""
    return f"{OWN}-{links.id}-{guest}"


def join(server: Running, links: Links, key: str, invitation: str = "") -> httpx2.Response:
    headers = {"Authorization": f"Bearer {invitation or links.invite}"}
    return server.http.post(f"/api/matches/{links.id}/join", headers=headers, json={"key": key})


def test_one_link_leads_each_guest_to_the_next_open_seat(server: Running, connect: Connect) -> None:
    links = server.create(ME, SeatPlan("bot"), OPEN, OPEN)
    found = [join(server, links, own(links, guest)).json() for guest in range(2)]
    assert [claimed["seat"] for claimed in found] == [2, 3], "never a bot's, never the maker's"
    assert join(server, links, own(links, 1)).json()["seat"] == 3, "to ask again is harmless"
    guest = connect(server, own(links, 0))
    guest.until(lambda: guest.newest[2]["table"]["seats"][2]["holder"] == "person")
    assert not guest.newest[2]["table"]["seats"][2]["is_link"], "the link of the seat opens nothing any more"


def test_who_comes_too_late_may_watch_with_it(server: Running, connect: Connect) -> None:
    links = server.create(ME, OPEN, SeatPlan("bot"))
    assert join(server, links, own(links, 0)).json()["seat"] == 1
    assert join(server, links, own(links, 1)).json() == {"seat": None}
    assert connect(server, links.invite).newest[None]["question"]["waiting"] == [0]


def test_guests_who_come_at_once_get_seats_of_their_own(server: Running) -> None:
    links = server.create(ME, OPEN, OPEN, OPEN, OPEN)
    with ThreadPoolExecutor(4) as guests:
        found = list(guests.map(lambda guest: join(server, links, own(links, guest)).json()["seat"], range(4)))
    assert sorted(found) == [1, 2, 3, 4]


def test_no_other_key_is_an_invitation(server: Running) -> None:
    links, other = server.create(ME, OPEN, OPEN), server.create(ME, OPEN, OPEN)
    for key in (links.host, links.watch, links.seats[1], other.invite):
        assert join(server, links, OWN, key).json()["reason"] == "key-unknown"
    assert join(server, links, "short").json()["reason"] == "key-bad"
    assert join(server, links, links.invite).json()["reason"] == "key-bad"


def test_the_same_people_are_shown_the_way_to_the_next_match(server: Running, connect: Connect) -> None:
    links, again = server.create(ME, OPEN, OPEN), server.create(ME, OPEN, OPEN)
    host, guest = connect(server, links.seats[0]), connect(server, links.seats[1])
    watching = connect(server, links.watch)
    ways = {"1": f"{again.id}#{again.seats[1]}", "2": f"{again.id}#{again.seats[2]}"}
    assert host.refused("again", ways=ways) == "match-runs"
    ended = server.http.post(f"/api/matches/{links.id}/end", headers={"Authorization": f"Bearer {links.host}"})
    assert ended.status_code == 204
    assert host.refused("again", ways={"1": "https://elsewhere.example"}) == "frame-bad"
    assert watching.refused("again", ways=ways) == "not-your-seat"
    host.must("again", ways=ways)
    guest.until(lambda: guest.newest[1]["way"] is not None)
    assert guest.newest[1]["way"] == ways["1"] and again.seats[2] not in "".join(guest.raw)
    watching.must("history", seat=None, before=0)
    assert again.seats[1] not in "".join(watching.raw)
