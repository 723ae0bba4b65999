"""What never changes is sent once: with the first frame of a connection, with a replay, with a tutorial."""

from __future__ import annotations

from random import Random

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, Running


def test_the_scene_comes_with_the_first_frame_of_every_connection_and_never_again(
    server: Running, connect: Connect
) -> None:
    links = server.create(ME, ME, game="zombicide", options={"mission": "03"})
    table = connect(server, *links.seats)
    assert [frame["scene"]["mission"]["id"] for frame in table.frames[:2]] == ["03", "03"]
    late = connect(server, links.watch)
    assert late.frames[0]["scene"] == table.frames[0]["scene"]
    play_on([table], Random(1), answers=3)
    late.catch_up(table.table["version"])
    assert all("scene" not in frame for frame in [*table.frames[2:], *late.frames[1:]]) and len(late.frames) > 1
    back = connect(server, links.seats[0], since=table.frames[-1]["next"])
    assert back.frames[0]["scene"] == table.frames[0]["scene"] and back.frames[0]["events"] == []


def test_a_tutorial_brings_the_scene_of_its_match(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME, ME)
    scene = connect(server, links.watch).frames[0]["scene"]
    assert scene["kinds"]["parking"] == "location"
    assert server.http.get("/api/games/mall_of_horror/tutorial").json()["scene"] == scene


def test_a_device_with_the_watch_key_sees_the_open_table_beside_its_seats(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, links.seats[0], links.seats[2], links.watch)
    assert set(table.newest) == {0, 2, None}
    other = connect(server, links.seats[1])
    play_on([table, other], Random(1), answers=25)
    assert table.newest[None]["view"]["hand"] == [] and "form" not in (table.newest[None]["question"] or {})
    assert table.newest[None]["next"] == table.newest[0]["next"]
    host = connect(server, links.seats[1], links.host, says_hello=False)
    host.must("hello", keys=[links.seats[1], links.host])
    host.until(lambda: bool(host.newest))
    assert set(host.newest) == {1}, "the host's key shows nothing of its own to whoever has a seat"
