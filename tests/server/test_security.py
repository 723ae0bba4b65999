"""Hostile guests: each is refused with a clear reason, and the server goes on serving others."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on
from tests.server.houses import ME, Running, running
from tests.tools.playing import random_match
from untot.games import load_game
from untot.kernel.record import Record
from untot.server import api
from untot.server.limits import Limits
from untot.server.lobby import Links
from untot.server.security import HEADERS
from untot.server.wire import MOST_FRAME_BYTES

RECORD = random_match(load_game("mall_of_horror"), 3, 1, {}).record


@pytest.fixture
def table(server: Running, connect: Connect) -> Iterator[Device]:
    """Somebody else's match, which must go on undisturbed."""
    links = server.create(ME, ME, ME)
    device = connect(server, *links.seats)
    yield device
    play_on([device], Random(1), answers=3)


# -- keys -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["x", "x" * 65, "x" * 10_000, "\u0000", "ключ", "' OR 1=1 --"])
def test_an_unknown_key_opens_nothing(server: Running, connect: Connect, table: Device, key: str) -> None:
    stranger = connect(server, says_hello=False)
    stranger.send("hello", keys=[key])
    assert stranger.until_closed() == (4401, "key-unknown")
    assert not stranger.frames
    headers = {b"Authorization": f"Bearer {key}".encode().replace(b"\0", b"0")}
    answer = server.http.get(f"/api/matches/{table.table['id']}", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (401, "key-unknown")


@pytest.mark.parametrize("header", [None, "Bearer", "Basic eDp5", "x", "Bearer  x"])
def test_a_header_without_a_key_opens_nothing(server: Running, table: Device, header: str | None) -> None:
    headers = {} if header is None else {"Authorization": header}
    assert server.http.get(f"/api/matches/{table.table['id']}", headers=headers).status_code == 401


@pytest.mark.parametrize("keys", [[], ["x"] * 13, "x", [1], None])
def test_a_hello_without_fitting_keys_is_refused(server: Running, connect: Connect, table: Device, keys: Any) -> None:
    stranger = connect(server, says_hello=False)
    stranger.send("hello", keys=keys)
    assert stranger.until_closed() == (4401, "frame-bad")


def test_whoever_does_not_say_hello_first_is_shown_out(server: Running, connect: Connect, table: Device) -> None:
    stranger = connect(server, says_hello=False)
    stranger.send("say", seat=0, text="hello")
    assert stranger.until_closed() == (4401, "hello-first")


def test_whoever_says_nothing_is_shown_out(
    server: Running, connect: Connect, table: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("untot.server.sockets.HELLO_SECONDS", 0.1)
    assert connect(server, says_hello=False).until_closed() == (4401, "hello-first")


def test_nobody_plays_for_a_seat_that_is_not_his(server: Running, connect: Connect, table: Device) -> None:
    links = server.create(ME, ME, ME)
    mine, spectator = connect(server, links.seats[0]), connect(server, links.watch)
    frames: list[tuple[str, dict[str, Any]]] = [
        ("answer", {"asked": 1, "answer": "colour:red"}),
        ("why", {"answer": "colour:red"}),
        ("undo", {}),
        ("redo", {}),
        ("agree", {"yes": True}),
        ("say", {"text": "I am Blue"}),
        ("order", {"order": "pass", "is_on": True}),
        ("name", {"name": "Thief"}),
        ("hold", {"holder": "bot:random"}),
    ]
    for seat in (1, -1, 3, 2**63):
        for do, fields in frames:
            assert mine.refused(do, seat=seat, **fields) == "not-your-seat"
    for do, fields in frames:
        assert spectator.refused(do, seat=0, **fields) == "not-your-seat"
    assert mine.table["version"] == 0


# -- frames -----------------------------------------------------------------------------------------------------

BAD_FRAMES = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"do":"fly","id":"1"}',
    '{"do":"answer","id":"1"}',
    '{"do":"undo","id":"1","seat":"0"}',
    '{"do":"undo","id":"1","seat":0,"extra":1}',
    '{"do":"undo","id":"","seat":0}',
    '{"do":"undo","id":"' + "x" * 65 + '","seat":0}',
    '{"do":"say","id":"1","seat":0,"text":"\\ud800"}',
    '{"do":"say","id":"1","seat":0,"slots":' + "[" * 5000 + "]" * 5000 + "}",
    '{"do":"say","id":"1","seat":0,"text":"' + "x" * MOST_FRAME_BYTES + '"}',
    '{"do":"order","id":"1","seat":0,"order":"' + "x" * 41 + '","is_on":true}',
    '{"do":"undo","id":"1","seat":1e400}',
    b"\x00\x01binary",
    b'{"do":"undo","id":"1","seat":0}',
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=[str(number) for number in range(len(BAD_FRAMES))])
def test_a_malformed_frame_is_refused_and_the_connection_goes_on(table: Device, frame: str | bytes) -> None:
    before = table.table["version"]
    table.socket.send(frame)
    reply = table.read()
    assert reply is not None and (reply["ok"], reply["reason"]) == (False, "frame-bad")
    assert table.refused("hello", keys=["again"]) == "frame-bad"
    assert table.table["version"] == before


@pytest.mark.parametrize("is_text", [True, False])
def test_a_frame_that_is_far_too_long_ends_the_connection(
    server: Running, connect: Connect, table: Device, is_text: bool
) -> None:
    links = server.create(ME, ME, ME)
    device = connect(server, links.seats[0])
    device.socket.send("x" * 1_000_000 if is_text else b"x" * 1_000_000)
    assert device.until_closed()[0] in (1006, 1009)


def test_many_mistakes_end_the_connection(server: Running, connect: Connect, table: Device) -> None:
    device = connect(server, server.create(ME, ME, ME).seats[0])
    with suppress(ConnectionClosed):  # it may end before the last mistake has gone
        for _ in range(25):
            device.socket.send("x")
    assert device.until_closed() == (4429, "flood")


def test_floods_of_words_and_frames_are_stopped(data: Path, connect: Connect) -> None:
    with running(data, limits=Limits(frames_per_second=10)) as server:
        links = server.create(ME, ME, ME)
        talker, player = connect(server, links.seats[0]), connect(server, links.seats[1])
        reasons = [talker.request("say", seat=0, text="buy now")["ok"] for _ in range(17)]
        assert reasons[:15] == [True] * 15 and not reasons[-1]
        with suppress(ConnectionClosed):
            for number in range(60):
                talker.send("why", f"w{number}", seat=0, answer="x")
        assert talker.until_closed() == (4429, "flood")
        player.must("say", seat=1, text="that was loud")
        talker.close()
        player.close()


def test_one_caller_cannot_fill_the_server(data: Path) -> None:
    with running(data, limits=Limits(creations_per_minute=2)) as server:
        for _ in range(2):
            server.create(ME, ME, ME)
        answer = server.http.post("/api/matches", json={})
        assert (answer.status_code, answer.json()["reason"]) == (429, "flood")
        assert server.http.get("/health").status_code == 200


def test_one_caller_cannot_keep_the_server_busy(data: Path) -> None:
    with running(data, limits=Limits(requests_per_second=5)) as server:
        answers = [server.http.get("/health") for _ in range(30)]
        assert answers[0].status_code == 200 and answers[-1].status_code == 429
        with pytest.raises(InvalidStatus), open_socket(f"{server.url.replace('http', 'ws')}/ws", proxy=None):
            pass


# -- where from -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_another_site_gets_nothing(server: Running, table: Device, origin: str) -> None:
    answer = server.http.get("/api/games", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    with (
        pytest.raises(InvalidStatus) as refused,
        open_socket(f"{server.url.replace('http', 'ws')}/ws", additional_headers={"Origin": origin}, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:1", ""])
def test_a_rebound_name_gets_nothing(server: Running, table: Device, host: str) -> None:
    answer = server.http.get("/api/games", headers={"Host": host})
    assert answer.status_code in (400, 403)


def test_own_pages_and_programs_without_origin_are_welcome(server: Running, connect: Connect) -> None:
    for origin in (server.url, server.url.replace("127.0.0.1", "localhost"), server.url.upper()):
        assert server.http.get("/api/games", headers={"Origin": origin}).status_code == 200
    with open_socket(f"{server.url.replace('http', 'ws')}/ws", origin=Origin(server.url), proxy=None):
        pass


# -- headers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/m/anything"),
        ("POST", "/m/anything"),
        ("GET", "/health"),
        ("GET", "/api/games"),
        ("GET", "/api/nothing"),
        ("PUT", "/api/games"),
        ("GET", "/api/matches/x"),
        ("POST", "/api/matches"),
        ("GET", "/assets/../../secrets.py"),
        ("GET", "/..%2f..%2fapp.py"),
    ],
)
def test_every_answer_has_the_security_headers(server: Running, method: str, path: str) -> None:
    answer = server.http.request(method, path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    assert "import annotations" not in answer.text


def test_a_foreigner_and_a_bug_get_them_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def buggy() -> None:
        raise ZeroDivisionError("secret details")

    monkeypatch.setattr(api, "names", buggy)
    foreign = server.http.get("/api/games", headers={"Origin": "https://evil.example"})
    bug = server.http.get("/api/games")
    assert (bug.status_code, bug.json()["reason"]) == (500, "server-error")
    assert "secret" not in bug.text and "Zero" not in bug.text
    for answer in (bug, foreign):
        assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_scripts_come_from_the_server_alone() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy


def test_secrets_are_not_cached(server: Running) -> None:
    links = server.create(ME, ME, ME)
    headers = {"Authorization": f"Bearer {links.host}"}
    for path in ("", "/record"):
        assert server.http.get(f"/api/matches/{links.id}{path}", headers=headers).headers["cache-control"] == "no-store"


# -- bodies and records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"", 422, "body-bad"),
        (b"\xff\xfe", 422, "body-bad"),
        (b"[" * 100_000, 413, "body-too-large"),
        (b"[" * 60_000, 422, "body-bad"),
        (b'{"game":"mall_of_horror","seats":' + b"[" * 20_000 + b"]" * 20_000 + b"}", 422, "body-bad"),
    ],
)
def test_a_malformed_body_is_refused(server: Running, table: Device, body: bytes, status: int, reason: str) -> None:
    answer = server.http.post("/api/matches", content=body)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def lines(*changes: tuple[int, str, Any]) -> str:
    """The good record with some fields changed, and its chain of hashes made anew."""
    found = [msgspec.json.decode(line) for line in RECORD.to_text().splitlines()]
    for number, field, value in changes:
        found[number][field] = value
    head = {key: value for key, value in found[0].items() if key not in ("untot", "hash")}
    record = Record(head)
    for line in found[1:]:
        record.add(**{key: value for key, value in line.items() if key not in ("n", "hash")})
    return record.to_text()


HOSTILE = {
    "empty": ("", "record-not-json"),
    "no record": ("hello", "record-not-json"),
    "binary": ("\ufffd" * 100, "record-not-json"),
    "deep": ('{"untot":' + "[" * 500_000, "record-not-json"),
    "many lines": ("{}\n" * 300_000, "record-too-large"),
    "cut off": (RECORD.to_text()[:-200], "record-not-json"),
    "without its end": ("\n".join(RECORD.to_text().splitlines()[:-1]), "record-unfinished"),
    "edited": (RECORD.to_text().replace("colour:", "color:", 1), "record-hash-differs"),
    "edited with hashes": (lines((1, "answer", "colour:purple")), "record-cannot-be-played"),
    "another seed": (lines((-1, "seed", "00" * 32)), "record-seed-differs"),
    "no seed": (lines((-1, "seed", "zz")), "record-bad-field"),
    "another result": (lines((-1, "end", {"reason": "few_left"})), "record-differs"),
    "another game": (lines((0, "game", "../../etc")), "unknown-game"),
    "huge seat": (lines((1, "seat", 10**15)), "record-bad-field"),
    "many seats": (lines((0, "seats", 10**9)), "record-bad-field"),
    "wrong options": (lines((0, "options", {"whispers": 5})), "record-bad-field"),
    "broken position": (lines((0, "content", {"position": {"seats": []}})), "record-bad-field"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_record_is_refused(server: Running, table: Device, name: str) -> None:
    text, reason = HOSTILE[name]
    answer = server.http.post("/api/replays", content=text.encode())
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)


def test_a_record_that_takes_too_long_to_check_is_given_up(
    server: Running, table: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("untot.server.replays.CHECK_SECONDS", 0.0)
    answer = server.http.post("/api/replays", content=RECORD.to_text())
    assert (answer.status_code, answer.json()["reason"]) == (422, "record-cannot-be-checked")


def test_a_record_that_is_too_large_is_not_even_read(server: Running, table: Device) -> None:
    answer = server.http.post("/api/replays", content=b"x" * (api.MOST_RECORD_BYTES + 1))
    assert (answer.status_code, answer.json()["reason"]) == (413, "body-too-large")


# -- the log ----------------------------------------------------------------------------------------------------


def test_no_secret_stands_in_the_log(
    data: Path, connect: Connect, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole match with mistakes and a bug, everything logged that the server and its framework log at all."""
    caplog.set_level(logging.INFO)
    secrets: list[str] = []
    with running(data) as server:
        links: Links = server.create(ME, ME, ME)
        table = connect(server, *links.seats)
        play_on([table], Random(1), answers=20)
        table.socket.send('{"do":"answer","id":"1","seat":0,"answer":"a-secret-answer"')
        with monkeypatch.context() as patched:
            patched.setattr("untot.kernel.live.LiveMatch.answer", lambda *_, **__: 1 // 0)
            seat = table.asked_seats()[0]
            asked = table.newest[seat]["question"]["asked"]
            table.send("answer", seat=seat, asked=asked, answer=table.any_answer(seat, Random(1)))
            table.until_closed()
        stranger = connect(server, says_hello=False)
        stranger.send("hello", keys=["a-wrong-key"])
        stranger.until_closed()
        seed = server.call(server.house.lobby.store.load(links.id)).seed.hex()  # type: ignore[union-attr]
        secrets = [links.host, links.watch, *links.seats, seed, "a-secret-answer", "a-wrong-key"]
        table.close()
        stranger.close()
    assert "ZeroDivisionError" in caplog.text
    assert [secret for secret in secrets if secret in caplog.text] == []


def test_addresses_hold_no_secrets(server: Running) -> None:
    """Keys travel in headers, bodies and frames: an address is written into the logs of proxies and browsers."""
    assert not any(word in route.path for route in _routes() for word in ("key}", "secret", "token"))


def _routes() -> list[Any]:
    from untot.server.app import CALLS

    return list(CALLS)


def test_a_client_that_speaks_no_http_is_no_trouble(server: Running, table: Device) -> None:
    with httpx2.Client(base_url=server.url) as client:
        assert client.request("BREW", "/health").status_code in (404, 405)
