"""Own content as a whole: what a match may begin with, what is refused, and that a record carries it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.zombicide.content.own_content import MISSION, SURVIVOR
from untot.games.zombicide import GAME
from untot.games.zombicide.own import identity_cards, mission_of
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.workshop.content import read_content
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadContent
from untot.kernel.live import LiveMatch
from untot.kernel.rulebook import clause


def mission(**changes: Any) -> dict[str, Any]:
    return tomllib.loads(MISSION) | changes


def survivor(**changes: Any) -> dict[str, Any]:
    return tomllib.loads(SURVIVOR) | changes


@clause("ZC-10.40", "ZC-5.62", "ZC-10.53")
def test_a_match_with_own_mission_and_survivor_begins_and_keeps_both() -> None:
    content = {"mission": mission(), "survivors": [survivor()]}
    match = LiveMatch.begin(GAME, 1, seed_of(1), content=content)
    g = match.state
    assert isinstance(g, ZombicideState)
    assert mission_of(g).key == "two_houses" and survivor()["id"] in identity_cards(g)
    assert match.ask is not None and f"survivor:{survivor()['id']}" in match.ask.answers(0)
    assert match.record.head["content"] == content
    assert LiveMatch.load(GAME, match.save()).is_like(match)


def test_each_part_may_be_absent() -> None:
    assert read_content({"survivors": [survivor()]}).mission is None
    assert read_content({"mission": mission()}).survivors == ()


@clause("ZC-5.63", "ZC-5.68", "ZC-10.52")
@pytest.mark.parametrize(
    ("content", "reason", "place", "by"),
    [
        ({"position": {}}, "unknown-field", "position", "ZC-10.41"),
        ({"mission": 5}, "wrong-type", "mission", "ZC-10.41"),
        ({"mission": mission(start="S99")}, "unknown-zone", "mission.start", "ZC-10.41"),
        ({"mission": mission(layout=[["7B@0", "7B@90"]])}, "tile-twice", "mission.layout[0][1]", "ZC-10.42"),
        ({"survivors": {}}, "wrong-type", "survivors", "ZC-5.64"),
        ({"survivors": ["Eva"]}, "wrong-type", "survivors[0]", "ZC-5.64"),
        ({"survivors": [survivor(name="amy")]}, "name-taken", "survivors[0].name", "ZC-5.63"),
        ({"survivors": [survivor(id="amy")]}, "name-taken", "survivors[0].id", "ZC-5.63"),
        ({"survivors": [survivor(), survivor(name="Eve")]}, "name-taken", "survivors[1].id", "ZC-5.63"),
        ({"survivors": [survivor(), survivor(id="eva_2")]}, "name-taken", "survivors[1].name", "ZC-5.63"),
    ],
)
def test_what_is_wrong_is_refused_with_reason_place_and_clause(
    content: dict[str, Any], reason: str, place: str, by: str
) -> None:
    with pytest.raises(BadContent) as refused:
        LiveMatch.begin(GAME, 1, seed_of(1), content=content)
    assert (refused.value.reason, refused.value.place, refused.value.clause) == (reason, place, by)
