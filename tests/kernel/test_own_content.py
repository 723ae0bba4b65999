"""Content of the players' own travels with the match, in its record, saves and forks; a scene is drawn from it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.toy import TOY, ToyState, notes, play, set_up, state_of
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadContent, BadRecord
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, replay
from untot.kernel.match import Match
from untot.kernel.record import Record
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.kernel.tutorial import Answer, Script, play_script

CONTENT: dict[str, Any] = {"notes": ["once upon a time"]}
LONGEST_NOTE = 20


def read_notes(content: dict[str, Any]) -> list[str]:
    """What the players wrote on the table before the match."""
    for field in content:
        if field != "notes":
            raise BadContent("unknown-field", field, field=field)
    for number, text in enumerate(content["notes"]):
        if len(text) > LONGEST_NOTE:
            raise BadContent("too-long", f"notes[{number}]", clause="TY-21", most=LONGEST_NOTE)
    return list(content["notes"])


def set_up_with_notes(
    seats: int, options: dict[str, OptionValue], key: bytes, own: list[str] | None = None
) -> ToyState:
    state = set_up(seats, options, key)
    state.agenda = [("finish",), ("wave", 1), ("show_letter", 0), ("deal",)]
    state.notes = list(own or ())
    return state


def scene(g: ToyState) -> dict[str, Any]:
    return {"title": g.notes[0] if g.notes else None}


GAME: Game = replace(TOY, set_up=set_up_with_notes, read_content=read_notes, scene=scene)


def begun() -> LiveMatch:
    return LiveMatch.begin(GAME, 2, seed_of(3), content=CONTENT, is_secret=False)


def finished() -> LiveMatch:
    match = begun()
    return play(match, f"show:{state_of(match).hands[0][0]}", "left")


def test_own_content_reaches_the_table_and_stands_in_the_head_of_the_record() -> None:
    match = begun()
    assert notes(match) == ["once upon a time"]
    assert match.record.head["content"] == CONTENT
    assert LiveMatch.begin(GAME, 2, seed_of(3)).record.head["content"] == {}


def test_the_record_keeps_its_own_copy_of_the_content() -> None:
    content: dict[str, Any] = {"notes": ["mine"]}
    match = LiveMatch.begin(GAME, 2, seed_of(3), content=content)
    content["notes"].append("later")
    assert match.record.head["content"] == {"notes": ["mine"]}


def test_a_record_with_own_content_plays_again() -> None:
    text = finished().record.to_text()
    again = replay(GAME, Record.parse(text))
    assert again.record.to_text() == text and notes(again)[0] == "once upon a time"


def test_forks_imagined_matches_and_saves_keep_it() -> None:
    match = begun()
    imagined = match.imagine(1, random.Random(1))
    others = [
        match.fork(),
        match.fork(tracked=False),
        imagined,
        imagined.fork(),
        Match.load(GAME, match.save()["running"]["match"]),
    ]
    assert [notes(other) for other in others] == [["once upon a time"]] * 5
    loaded = LiveMatch.load(GAME, match.save())
    assert loaded.is_like(match) and loaded.record.head["content"] == CONTENT


def test_a_loaded_match_can_go_back_beyond_its_running_step() -> None:
    """The first snapshot is made anew from the head: own content must be in it."""
    match = begun()
    play(match, f"show:{state_of(match).hands[0][0]}")
    loaded = LiveMatch.load(GAME, match.save())
    loaded.undo_agreed(0)
    assert notes(loaded) == ["once upon a time"] and loaded.ask is not None and loaded.ask.name == "show_letter"


def test_a_match_from_a_position_keeps_what_was_on_the_table() -> None:
    other = LiveMatch.begin_at(GAME, begun(), seed_of(9), random.Random(1))
    assert notes(other) == ["once upon a time"]
    assert "position" in other.record.head["content"]


@pytest.mark.parametrize(
    ("content", "reason", "place", "clause"),
    [
        ({"position": {}}, "unknown-field", "position", None),
        ({"notes": ["ok", "x" * 21]}, "too-long", "notes[1]", "TY-21"),
    ],
)
def test_bad_content_is_refused_with_reason_and_place(
    content: dict[str, Any], reason: str, place: str, clause: str | None
) -> None:
    with pytest.raises(BadContent) as refused:
        LiveMatch.begin(GAME, 2, seed_of(3), content=content)
    assert (refused.value.reason, refused.value.place, refused.value.clause) == (reason, place, clause)
    assert refused.value.args_["place"] == place


def test_a_game_without_own_content_says_so() -> None:
    with pytest.raises(BadContent, match="no-own-content"):
        LiveMatch.begin(TOY, 2, seed_of(3), content=CONTENT)


def test_a_record_with_bad_content_names_the_field() -> None:
    record = Record({**finished().record.head, "content": {"notes": ["x" * 21]}})
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record, seed_of(3))
    assert (refused.value.reason, refused.value.args_["field"]) == ("record-bad-field", "content.notes[0]")


def test_content_of_a_wholly_wrong_shape_is_refused_too() -> None:
    record = Record({**finished().record.head, "content": {"notes": 5}})
    with pytest.raises(BadRecord, match="record-bad-field"):
        replay(GAME, record, seed_of(3))


# -- the scene --------------------------------------------------------------------------------------------------


def test_everybody_sees_the_same_scene() -> None:
    match = begun()
    assert [Seen(match, seat).scene() for seat in (0, 1, None)] == [{"title": "once upon a time"}] * 3


def test_a_game_without_a_scene_has_an_empty_one() -> None:
    assert Seen(LiveMatch.begin(TOY, 2, seed_of(3)), 0).scene() == {}


def test_a_tutorial_carries_its_scene_and_its_content() -> None:
    letter = state_of(begun()).hands[0][0]
    lines = [Answer(0, f"show:{letter}"), Answer(1, "left")]
    script = Script(seed=3, seats=2, learner=0, names=["", "Ann"], lines=list(lines), content=CONTENT)
    assert play_script(GAME, script).scene == {"title": "once upon a time"}
