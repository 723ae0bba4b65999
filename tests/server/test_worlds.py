"""The world on the server: the driver asks it in a worker, its tracks are stored, and no client answers for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.games.pebbles import GAME
from tests.server.conftest import Connect
from tests.server.houses import ME, Running, running
from untot.bots import make_bot
from untot.bots.arena import Bout
from untot.kernel.carried import with_tracks
from untot.kernel.chance import seed_of
from untot.kernel.events import WORLD
from untot.kernel.live import LiveMatch
from untot.kernel.packages import forget, register
from untot.kernel.record import Record
from untot.server.lobby import SeatPlan

pytestmark = pytest.mark.xdist_group("pebbles")


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that knows a game from outside; so must its workers."""
    register("pebbles", "tests.games.pebbles")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        with running(tmp_path_factory.mktemp("pebbles")) as server:
            yield server
    forget("pebbles")


def test_on_the_server_the_world_is_asked_in_a_worker_and_its_track_can_be_fetched(
    pebbles: Running, connect: Connect
) -> None:
    links = pebbles.create(ME, ME, game="pebbles")
    table = connect(pebbles, *links.seats)
    rng = Random(1)
    while not table.is_over:
        table.until(lambda: table.is_over or bool(table.asked_seats()))
        for seat in table.asked_seats():
            table.answer(seat, table.any_answer(seat, rng))
    shown = [e["args"] for f in table.frames if f["seat"] == 0 for e in f["events"] if e["event"] == "simulated"]
    assert len(shown) == 4
    for args in shown:
        track = pebbles.http.get(f"/api/tracks/{args['track']}")
        assert track.status_code == 200 and len(track.content) % 4 == 0 and len(track.content) > 40
    assert pebbles.http.get("/api/tracks/nothing").status_code == 404


def test_no_client_answers_for_the_world(pebbles: Running, connect: Connect) -> None:
    links = pebbles.create(ME, ME, game="pebbles")
    table = connect(pebbles, *links.seats)
    rest = msgspec.json.encode({"x": 500, "y": 500, "touched": []}).decode()
    asked = table.newest[0]["question"]["asked"]
    assert table.refused("answer", seat=WORLD, asked=asked, answer=rest) == "not-your-seat"
    table.answer(0, "angle=45 force=1")
    for seat in (0, 1):
        asked = table.newest[seat]["question"]["asked"]
        assert table.refused("answer", seat=seat, asked=asked, answer=rest) in (
            "not-asked",
            "answer-stale",
            "not-an-option",
        )
    table.until(lambda: table.question(1) is not None)  # nobody leaves while the pebble slides


def test_it_is_said_how_far_back_an_undo_would_go(pebbles: Running, connect: Connect) -> None:
    """Over what the world and a bot have answered since."""
    links = pebbles.create(ME, SeatPlan("bot", level="careful"), game="pebbles")
    table = connect(pebbles, links.seats[0])
    assert table.newest[0]["reach"] is None
    asked = table.newest[0]["question"]["asked"]
    table.answer(0, "angle=45 force=7")
    table.until(lambda: table.asked_seats() == [0] and table.newest[0]["question"]["asked"] > asked + 2)
    assert not table.newest[0]["can_undo"]
    assert table.newest[0]["reach"] == {"answers": 4, "answer": "angle=45 force=7", "since": 2}
    table.must("undo", seat=0)
    table.until(lambda: table.newest[0]["reach"] is None)
    assert table.asked_seats() == [0]


def test_tracks_come_along_with_a_record_that_is_handed_in(pebbles: Running) -> None:
    match = LiveMatch.begin(GAME, 2, seed_of(1), {}, is_secret=False)
    Bout(match, [make_bot("careful", seat) for seat in range(2)]).play()
    text = with_tracks(match.export(None), match.tracks)
    assert len(match.tracks) == 4 and Record.parse(text).hash == match.record.hash
    forged = text.replace('"bytes":"', '"bytes":"AAAA', 1)
    for name in match.tracks:
        assert pebbles.http.get(f"/api/tracks/{name}").status_code == 404
    assert pebbles.http.post("/api/replays", content=forged.encode()).status_code == 201
    found = [name for name in match.tracks if pebbles.http.get(f"/api/tracks/{name}").status_code == 200]
    assert len(found) == 3, "what is not what its name says is not kept"
    assert pebbles.http.get(f"/api/tracks/{found[0]}").content == match.tracks[found[0]]
