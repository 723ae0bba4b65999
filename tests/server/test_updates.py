"""After an update of the program: a match goes on from where it stood, or says from which answer on it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Connect
from tests.server.devices import play_on
from tests.server.houses import ME, Running, running
from untot.games.mall_of_horror import GAME
from untot.kernel.game import Game
from untot.server import resuming
from untot.server.lobby import Links

ANSWERS = 25


@pytest.fixture
def stored(data: Path, connect: Connect) -> Iterator[tuple[Running, Links]]:
    """A server with a match in which some answers were given, and which has left the memory."""
    with running(data) as server:
        links = server.create(ME, ME, ME)
        table = connect(server, *links.seats)
        play_on([table], Random(1), answers=ANSWERS)
        table.close()
        forget(server)
        yield server, links


def forget(server: Running) -> None:
    server.do(server.house.lobby.rooms.clear)


def update(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(resuming, "load_game", lambda name: game)


def with_rule(name: str, rule: Any) -> Game:
    return replace(GAME, rules_version=GAME.rules_version + 1, rules={**GAME.rules, name: rule})


def test_new_rules_that_change_nothing_played_so_far_go_on_from_the_snapshot(
    stored: tuple[Running, Links], connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, links = stored
    update(monkeypatch, replace(GAME, rules_version=GAME.rules_version + 1))
    table = connect(server, *links.seats)
    assert table.table["stopped_at"] is None
    play_on([table], Random(2))
    assert table.is_over
    table.close()


def test_rules_that_differ_say_from_which_answer_on_the_record_no_longer_replays(
    stored: tuple[Running, Links], connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def place_elsewhere(g: Any, seat: int) -> None:
        g.roll(1)
        await GAME.rules["place_character"](g, seat)  # type: ignore[misc]

    server, links = stored
    update(monkeypatch, with_rule("place_character", place_elsewhere))
    table = connect(server, *links.seats)
    first_placing = 3 if GAME.seat_counts[0] == 3 else 4
    assert first_placing <= table.table["stopped_at"] <= ANSWERS, (
        "the first placing, or the first that came out otherwise"
    )
    play_on([table], Random(2))
    assert table.is_over, "by the new rules, from where it stood"
    table.close()


def test_a_snapshot_that_no_longer_fits_is_replaced_by_playing_the_record_again(
    stored: tuple[Running, Links], connect: Connect, caplog: pytest.LogCaptureFixture
) -> None:
    server, links = stored
    broken = 'UPDATE matches SET running = \'{"from": "another release"}\''
    server.write(broken)
    table = connect(server, *links.seats)
    assert "does not fit this release" in caplog.text
    assert table.table["version"] == ANSWERS and len(table.frames[0]["events"]) == table.frames[0]["next"] > ANSWERS
    play_on([table], Random(2), answers=5)
    table.close()
    forget(server)
    table = connect(server, *links.seats)
    play_on([table], Random(3))
    table.close()


def test_a_match_that_cannot_go_on_says_so_and_disturbs_nobody_else(
    stored: tuple[Running, Links], connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_such_step(*_: object) -> None:
        raise LookupError("removed in this release")

    server, links = stored
    update(monkeypatch, with_rule("choose_colour", no_such_step))
    broken = "UPDATE matches SET running = '{}'"
    server.write(broken)
    late = connect(server, says_hello=False)
    late.send("hello", keys=[links.seats[0]])
    assert late.until_closed() == (4409, "match-stopped")
    assert late.last_word()["args"] == {"answer": 1}
    record = server.http.get(f"/api/matches/{links.id}/record", headers={"Authorization": f"Bearer {links.seats[0]}"})
    seen = [msgspec.json.decode(line) for line in record.text.splitlines()[4:]]
    assert len(seen) == ANSWERS and all("answer" in line or line["seat"] != 0 for line in seen), "his own, in any case"
    assert server.http.get("/health").json()["ok"]
    late.close()
