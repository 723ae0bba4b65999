"""The host's link: it replaces, pauses, ends and deletes, and makes lost links anew."""

from __future__ import annotations

from random import Random

import httpx2
import pytest

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, OPEN, Running
from untot.server.lobby import Links


def ask(server: Running, method: str, links: Links, path: str = "", key: str = "") -> httpx2.Response:
    headers = {"Authorization": f"Bearer {key or links.host}"}
    return server.http.request(method, f"/api/matches/{links.id}{path}", headers=headers)


def test_any_key_shows_the_table_and_what_it_opens(server: Running) -> None:
    links = server.create(ME, OPEN, ME)
    shown = ask(server, "GET", links, key=links.seats[1]).json()
    assert (shown["kind"], shown["seat"], shown["table"]["id"]) == ("seat", 1, links.id)
    assert ask(server, "GET", links, key=links.watch).json()["kind"] == "watch"


def test_a_renewed_link_turns_the_old_one_out(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    thief, other = connect(server, links.seats[1]), connect(server, links.seats[0])
    renewed = ask(server, "POST", links, "/seats/1/key").json()
    assert renewed["seat"] == 1 and renewed["key"] not in links.seats
    assert thief.until_closed() == (4401, "key-renewed")
    other.until(lambda: not other.table["seats"][1]["present"])
    late = connect(server, says_hello=False)
    late.send("hello", keys=[links.seats[0], links.seats[1]])
    assert late.until_closed() == (4401, "key-unknown")
    assert late.last_word()["args"] == {"number": 1}, "which of its links a device should forget"
    assert ask(server, "GET", links, key=links.seats[1]).status_code == 401
    connect(server, renewed["key"])
    other.until(lambda: bool(other.table["seats"][1]["present"]))


@pytest.mark.parametrize("seat", ["3", "-1", "x", "9" * 5000, "%E0%A5%A7"])
def test_there_is_no_link_for_a_seat_that_is_not_there(server: Running, seat: str) -> None:
    links = server.create(ME, ME, ME)
    answer = ask(server, "POST", links, f"/seats/{seat}/key")
    assert (answer.status_code, answer.json()["reason"]) == (404, "seat-unknown")


def test_the_host_replaces_an_absent_player_and_hands_the_seat_back(server: Running, connect: Connect) -> None:
    links = server.create(ME, OPEN, ME)
    host, player = connect(server, links.host), connect(server, links.seats[0])
    host.must("hold", seat=1, holder="bot:random")
    player.until(lambda: player.table["seats"][1]["holder"] == "bot:random")
    assert [seat["is_lent"] for seat in player.table["seats"]] == [False, True, False], "it plays for whoever comes"
    player.answer(0, "colour:red")
    player.until(lambda: player.newest[0]["view"]["players"][1]["colour"] != "")
    host.must("hold", seat=1, holder="person")
    assert not host.table["seats"][1]["present"], "he is not there yet, but the seat waits for him"
    assert player.refused("hold", seat=1, holder="bot:random") == "not-your-seat"


@pytest.mark.parametrize("holder", ["bot:genius", "careful", "open", "world", "bot:", "", "person ", "bot:random:x"])
def test_nobody_else_than_a_person_or_a_known_bot_holds_a_seat(server: Running, connect: Connect, holder: str) -> None:
    links = server.create(ME, ME, ME)
    assert connect(server, links.host).refused("hold", seat=1, holder=holder) == "unknown-bot"


def test_the_host_pauses_without_a_seat(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    host = connect(server, links.host)
    host.must("pause", is_on=True)
    assert host.table["is_paused"] and host.newest[None]["view"]["hand"] == []


def test_an_ended_table_is_played_no_more_but_keeps_its_record(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    play_on([table], Random(1), answers=5)
    assert ask(server, "POST", links, "/end").status_code == 204
    table.until(lambda: bool(table.table["is_ended"]))
    seat = table.asked_seats()[0]
    asked = table.newest[seat]["question"]["asked"]
    assert table.refused("answer", seat=seat, asked=asked, answer=table.any_answer(seat, Random(1))) == "table-ended"
    assert table.refused("say", seat=seat, text="hello?") == "table-ended"
    assert len(ask(server, "GET", links, "/record").text.splitlines()) == 1 + 3 + 5
    assert table.table["seed"] is None, "the match is not over: its seed stays secret"


def test_a_deleted_match_is_gone_for_good(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    assert ask(server, "DELETE", links).status_code == 204
    assert table.until_closed() == (4401, "match-deleted")
    for key in (links.host, links.watch, *links.seats):
        assert ask(server, "GET", links, key=key).json()["reason"] == "key-unknown"
    assert server.http.post("/api/matches/list", json={"keys": [links.host]}).json() == [None]


@pytest.mark.parametrize(("method", "path"), [("DELETE", ""), ("POST", "/end"), ("POST", "/seats/0/key")])
def test_a_seat_or_a_spectator_is_not_the_host(server: Running, method: str, path: str) -> None:
    links = server.create(ME, ME, ME)
    for key in (links.seats[0], links.watch):
        answer = ask(server, method, links, path, key=key)
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-the-host")


def test_the_key_of_another_match_opens_nothing_here(server: Running, connect: Connect) -> None:
    mine, other = server.create(ME, ME, ME), server.create(ME, ME, ME)
    assert ask(server, "DELETE", mine, key=other.host).json()["reason"] == "key-unknown"
    mixed = connect(server, says_hello=False)
    mixed.send("hello", keys=[mine.seats[0], other.seats[1]])
    assert mixed.until_closed() == (4401, "key-unknown")
    assert not mixed.frames
