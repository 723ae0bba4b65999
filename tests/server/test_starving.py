"""Nobody starves the others: queues, callers who leave, readers who do not read, connections that say nothing."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx2
import msgspec
import pytest

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import LIMITS, ME, Running, running
from tests.tools.playing import random_match
from untot.games import load_game
from untot.kernel.events import Event
from untot.kernel.live import Talk
from untot.server import connections, frames, requests
from untot.server.guests import MOST_WAITING_BYTES
from untot.server.lobby import SeatPlan
from untot.server.serving import MOST_AT_THE_DESK
from untot.server.workers import Turns

STRANGER = "127.0.0.77"
RECORD = random_match(load_game("mall_of_horror"), 3, 1, {}).record.to_text()


# -- turns ------------------------------------------------------------------------------------------------------


async def served(turns: Turns, caller: str, order: list[str]) -> None:
    await turns.take(caller)
    order.append(caller)
    await asyncio.sleep(0)
    turns.give_back()


def test_everybody_is_served_in_turn() -> None:
    async def story() -> list[str]:
        turns, order = Turns(1), list[str]()
        await turns.take("first")
        waiting = [asyncio.create_task(served(turns, caller, order)) for caller in "aaaaaabbc"]
        await asyncio.sleep(0)
        assert turns.waiting == 9 and turns.waiting_of("a") == 6
        turns.give_back()
        await asyncio.gather(*waiting)
        assert (turns.free, turns.waiting) == (1, 0)
        return order

    assert "".join(asyncio.run(story())) == "abcabaaaa"


def test_who_goes_away_is_forgotten_and_loses_nobody_his_turn() -> None:
    async def story() -> list[str]:
        turns, order = Turns(1), list[str]()
        await turns.take("first")
        waiting = [asyncio.create_task(served(turns, caller, order)) for caller in "abcd"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 3 and turns.waiting_of("b") == 0
        waiting[0].cancel()  # at the very moment when it is his turn
        turns.give_back()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (turns.free, turns.waiting) == (1, 0)
        return order

    assert asyncio.run(story()) == ["c", "d"]


# -- the desk ---------------------------------------------------------------------------------------------------


@contextmanager
def with_replay(data: Path) -> Iterator[tuple[Running, str]]:
    """A server that somebody has given a record to."""
    with running(data) as server:
        made = server.http.post("/api/replays", content=RECORD).json()
        yield server, f"/api/replays/{made['id']}/steps/{made['steps'] - 1}"


def raw_get(server: Running, path: str) -> socket.socket:
    """A request whose answer nobody waits for."""
    opened = socket.create_connection(("127.0.0.1", server.house.port))
    opened.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.house.port}\r\n\r\n".encode())
    return opened


def test_bots_do_not_wait_for_replays_and_who_hangs_up_is_forgotten(data: Path, connect: Connect) -> None:
    with with_replay(data) as (server, path):
        desk = server.house.desk
        server.call(desk.turns.take("somebody"))
        connections = [raw_get(server, path) for _ in range(MOST_AT_THE_DESK)]
        server.until(lambda: desk.turns.waiting == MOST_AT_THE_DESK)
        links = server.create(ME, SeatPlan("bot", "random"), SeatPlan("bot", "random"))
        table = connect(server, links.seats[0])
        assert server.do(lambda: server.house.lobby.bots.workers.turns.waiting) == 0
        for one in connections:
            one.close()
        server.until(lambda: desk.turns.waiting == 0)
        server.loop.call_soon_threadsafe(desk.turns.give_back)
        table.answer(0, "colour:red")
        table.until(lambda: table.newest[0]["view"]["players"][1]["colour"] != "")


def test_one_caller_has_so_many_jobs_at_the_desk_and_others_have_theirs(data: Path) -> None:
    with with_replay(data) as (server, path):
        turns = server.house.desk.turns
        server.call(turns.take("somebody"))
        waiting = [raw_get(server, path) for _ in range(MOST_AT_THE_DESK)]
        server.until(lambda: turns.waiting_of("127.0.0.1") == MOST_AT_THE_DESK)
        answer = server.http.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (429, "flood")
        transport = httpx2.HTTPTransport(local_address=STRANGER)
        with httpx2.Client(base_url=server.url, transport=transport, timeout=20) as neighbour:
            server.loop.call_soon_threadsafe(turns.give_back)
            assert neighbour.get(path).status_code == 200
        assert server.do(lambda: turns.waiting_of("127.0.0.1")) >= MOST_AT_THE_DESK - 3, "he did not wait for all"
        for one in waiting:
            one.close()


def test_the_replays_of_one_caller_do_not_push_those_of_others_out(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.server.replays.MOST_KEPT_OF_A_CALLER", 2 * len(RECORD) + 1)
    with running(data) as server:
        transport = httpx2.HTTPTransport(local_address=STRANGER)
        with httpx2.Client(base_url=server.url, transport=transport, timeout=20) as neighbour:
            other = neighbour.post("/api/replays", content=RECORD).json()["id"]
        mine = [server.http.post("/api/replays", content=RECORD).json()["id"] for _ in range(3)]
        found = [server.http.get(f"/api/replays/{one}").status_code for one in (other, *mine)]
        assert found == [200, 404, 200, 200]


def test_an_upload_that_is_broken_off_leaves_one_line(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with running(data) as server:
        opened = socket.create_connection(("127.0.0.1", server.house.port))
        head = f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1:{server.house.port}\r\nContent-Length: 100000\r\n\r\n"
        opened.sendall(head.encode() + b"x" * 1000)
        server.until(lambda: len(server.house._servers[0].server_state.tasks) == 1)
        opened.close()
        server.until(lambda: not server.house._servers[0].server_state.tasks)
    ours = [record for record in caplog.records if record.name.startswith("untot") or record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in ours] == ["a caller of create_replay went away"]
    assert "Traceback" not in caplog.text


def test_a_body_that_does_not_come_is_not_waited_for(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.2)
    with running(data) as server:
        opened = socket.create_connection(("127.0.0.1", server.house.port))
        head = f"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1:{server.house.port}\r\nContent-Length: 100\r\n\r\n"
        opened.sendall(head.encode())
        opened.settimeout(10)
        assert b"408" in opened.recv(1000).splitlines()[0]
        opened.close()


# -- connections ------------------------------------------------------------------------------------------------


def is_ended(opened: socket.socket, seconds: float) -> bool:
    """Whether the server ends a connection by then."""
    opened.settimeout(seconds)
    try:
        return opened.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_who_sends_no_request_is_not_waited_for(data: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)
    with running(data) as server, socket.create_connection(("127.0.0.1", server.house.port)) as opened:
        opened.sendall(begun)
        assert is_ended(opened, 5)
        server.until(lambda: not server.house._servers[0].server_state.connections)


def test_nor_is_he_who_sends_it_letter_by_letter_or_after_another(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.5)
    with running(data) as server, raw_get(server, "/api/door") as opened:
        opened.settimeout(5)
        while not opened.recv(5000).endswith(b"}"):
            pass
        opened.sendall(b"GE")
        for letter in b"T /health HTTP/1.1":
            if is_ended(opened, 0.1):
                break
            opened.sendall(bytes([letter]))
        else:
            raise AssertionError("still waited for")


def test_one_address_holds_so_many_connections_and_a_proxy_more(data: Path) -> None:
    limits = msgspec.structs.replace(LIMITS, connections_per_address=5)
    with running(data, limits=limits) as server, ExitStack() as stack:
        port = server.house.port
        for address, most in ((STRANGER, 5), ("127.0.0.1", 20)):
            opened = [
                stack.enter_context(socket.create_connection(("127.0.0.1", port), source_address=(address, 0)))
                for _ in range(20)
            ]
            assert server.http.get("/api/door").status_code == 200
            assert sum(not is_ended(one, 0.05) for one in opened) == most


# -- slow readers -----------------------------------------------------------------------------------------------


def silent(server: Running, key: str) -> socket.socket:
    """A spectator who greets, and then reads nothing at all."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.connect(("127.0.0.1", server.house.port))
    head = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.house.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    opened.sendall(head.encode())
    assert b" 101 " in opened.recv(100)
    hello = msgspec.json.encode({"do": "hello", "id": "h", "keys": [key]})
    opened.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return opened


def buffered(server: Running) -> list[int]:
    """What waits in the connections of a server."""
    return [one.transport.get_write_buffer_size() for one in server.house._servers[0].server_state.connections]


def test_who_does_not_read_is_dropped_and_freed(data: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SEND_SECONDS", 1.0)
    monkeypatch.setattr(connections, "END_SECONDS", 0.5)
    with running(data) as server:
        links = server.create(ME, ME, ME)
        player = connect(server, *links.seats)
        talkative(server, links.id, 70)
        readers = [silent(server, links.watch) for _ in range(10)]
        for _ in range(6):
            talkative(server, links.id, 60)
            player.catch_up(server.house.lobby.rooms[links.id].table().version)
            assert max(server.do(lambda: buffered(server))) <= 2 * MOST_WAITING_BYTES
        server.until(lambda: server.house.lobby.visitors.sockets == 1)
        server.until(lambda: sum(buffered(server)) == 0)
        assert [len(guest.seats) for guest in server.house.lobby.rooms[links.id].audience.guests] == [3]
        for reader in readers:
            reader.close()


def test_who_answers_no_ping_is_freed_although_he_never_reads(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "END_SECONDS", 0.3)
    with running(data) as server:
        config = server.house._servers[0].config
        config.ws_ping_interval = config.ws_ping_timeout = 0.3
        links = server.create(ME, ME, ME)
        talkative(server, links.id, 100)
        readers = [silent(server, links.watch) for _ in range(5)]
        server.until(lambda: server.house.lobby.visitors.sockets == 5)
        server.until(lambda: not server.house.lobby.visitors.sockets and sum(buffered(server)) == 0)
        for reader in readers:
            reader.close()


def test_a_page_that_nobody_reads_is_not_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SEND_SECONDS", 0.5)
    with running(data) as server, ExitStack() as stack:
        for _ in range(20):
            opened = stack.enter_context(socket.socket())
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            opened.connect(("127.0.0.1", server.house.port))
            head = f"GET /api/games/zombicide/content HTTP/1.1\r\nHost: 127.0.0.1:{server.house.port}\r\n\r\n"
            opened.sendall(head.encode() * 5)
        server.until(lambda: not server.house._servers[0].server_state.connections)


# -- history ----------------------------------------------------------------------------------------------------


def talkative(server: Running, match_id: str, words: int) -> None:
    """So much was said, and nobody has noticed."""

    async def talk() -> None:
        room = await server.house.lobby.room(match_id)
        for number in range(words):
            room.live.say(0, Talk(f"{number} " + "🧟" * 490))
        await room.change(lambda: None)

    server.call(talk())


def test_a_long_history_comes_in_pages(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    talkative(server, links.id, 1_000)
    play_on([connect(server, *links.seats)], Random(1), answers=20)
    late = connect(server, links.watch)
    assert max(map(len, late.raw)) < 2 * frames.MOST_BYTES_OF_A_PAGE
    told = late.history(None)
    assert max(map(len, late.raw)) < 2 * frames.MOST_BYTES_OF_A_PAGE
    numbers = [event["n"] for event in told]
    assert numbers == sorted(set(numbers)) and numbers[0] == 0
    live = server.house.lobby.rooms[links.id].live
    seen = [number for number, event in enumerate(live.events) if Event.is_seen_by(event, None)]
    assert numbers == seen and len(numbers) > 1_000


def test_who_comes_back_gets_the_newest_page_of_what_he_missed(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    first = connect(server, links.watch)
    heard = first.frames[-1]["next"]
    first.close()
    talkative(server, links.id, 300)
    back = connect(server, links.watch, since=heard)
    assert back.frames[0]["since"] > heard and back.frames[0]["events"][-1]["n"] == back.frames[0]["next"] - 1
    assert [event["n"] for event in back.history(None, since=heard)] == list(range(heard, heard + 300))


def test_the_history_of_another_seat_is_not_for_everybody(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    mine, spectator = connect(server, links.seats[0]), connect(server, links.watch)
    assert mine.refused("history", seat=1, before=5) == "not-your-seat"
    assert mine.refused("history", seat=None, before=5) == "not-your-seat"
    assert spectator.refused("history", seat=0, before=5) == "not-your-seat"
    page = spectator.request("history", seat=None, before=10**6)["page"]
    assert [event["n"] for event in page["events"]] == [event["n"] for event in spectator.frames[0]["events"]]
    assert spectator.request("history", seat=None, before=-5)["page"]["events"] == []
