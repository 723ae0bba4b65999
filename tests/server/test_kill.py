"""A server that is killed with `kill -9`: nothing acknowledged is lost, nothing is carried out twice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from untot.games import NAMES, load_game
from untot.kernel.chance import SEED_BYTES
from untot.kernel.forms import random_walk
from untot.kernel.live import LiveMatch
from untot.lab.kill_soak import (
    BAD,
    CASTS,
    IN_BALLOTS,
    PEOPLE,
    WHERE,
    WHILE_NOBODY_ANSWERS,
    WITH_BOTS,
    Kills,
    Where,
    is_as_told,
    kill_in_a_match,
)
from untot.lab.killing import MOMENTS, Device, Place
from untot.lab.server_process import ServerProcess

KILLS = Kills(4, share=0.3)
SAMPLE = [
    ("file", PEOPLE, "mall_of_horror"),
    ("postgres", WITH_BOTS, "mall_of_horror"),
    ("postgres with 3 processes", PEOPLE, "mall_of_horror"),
    ("postgres with 3 processes", WITH_BOTS, "zombie_town"),
]
"""`scripts/soak --kill` kills a thousand times, in all places and games."""


@pytest.mark.parametrize(("where", "who", "game"), SAMPLE)
def test_a_match_goes_on_as_if_nothing_had_happened(
    request: pytest.FixtureRequest, data: Path, where: Where, who: str, game: str
) -> None:
    postgres = None if where == "file" else request.getfixturevalue("postgres")
    place = Place.new(data, postgres, WHERE[where], "--bot-pace=0")
    tally = kill_in_a_match(place, game, who, 1, KILLS)
    assert not tally[BAD], "the record is the one of an undisturbed match"
    at_answers = sum(tally[f"{moment}: {how}"] for moment in MOMENTS for how in ("stored", "not stored"))
    assert at_answers + tally[WHILE_NOBODY_ANSWERS] == tally["kills"] and tally["acknowledged: not stored"] == 0
    assert KILLS.most // 2 <= tally["kills"] <= KILLS.most
    if (who, game) == (PEOPLE, "mall_of_horror"):
        assert tally["kills"] == KILLS.most and tally[IN_BALLOTS] >= KILLS.most // 2


def test_all_games_are_killed() -> None:
    assert set(CASTS) == set(NAMES)


def test_what_is_lost_or_doubled_is_found() -> None:
    match, rng = LiveMatch.begin(load_game("mall_of_horror"), 3, bytes(SEED_BYTES), {}), Random(1)
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        match.answer(seat, random_walk(match.ask.form(seat), rng), by="person")
    record = match.record
    given = [(line["seat"], line["answer"]) for line in record.lines if line.get("by") == "person"]
    told = {number: line["hash"] for number, line in enumerate(record.lines)}
    assert len(given) > 20 and is_as_told(record.to_text(), given, told)
    assert not is_as_told(record.to_text(), [*given[:5], *given[6:]], told), "an answer is there that nobody has given"
    assert not is_as_told(record.to_text(), [*given[:5], *given[4:]], told), "an answer is lost"
    assert not is_as_told(record.to_text(), given, {**told, 7: "what was never written"})


def test_talk_names_pauses_and_keys_survive_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    links = server.create("mall_of_horror", 3)
    device = Device(server, links["seats"])
    frames: list[dict[str, Any]] = [
        {"do": "say", "id": "s", "seat": 0, "text": "remember me"},
        {"do": "name", "id": "n", "seat": 1, "name": "Ben"},
        {"do": "hold", "id": "h", "seat": 2, "holder": "bot:random"},
        {"do": "order", "id": "o", "seat": 0, "order": "pass", "is_on": True},
        {"do": "pause", "id": "p", "is_on": True},
    ]
    for frame in frames:
        device.send(**frame)
        device.read_until(frame["id"])
    server.kill()
    device.close()
    server = ServerProcess(tmp_path)
    device = Device(server, links["seats"])
    table = device.frames[0]["table"]
    assert [seat["name"] for seat in table["seats"]] == ["", "Ben", ""] and table["is_paused"]
    assert table["seats"][2]["holder"] == "bot:random" and device.frames[0]["orders"] == ["pass"]
    device.send(do="say", id="s", seat=0, text="remember me")
    device.read_until("s")
    said = [event["args"]["text"] for event in device.frames[1]["events"] if event["event"] == "said"]
    assert said == ["remember me"], "sent again, it is not said again"
    device.close()
    server.stop()
