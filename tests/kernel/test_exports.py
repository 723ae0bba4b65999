"""Exports of a running match: what a seat may not know is replaced by its hash, and the hash alone tells nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.kernel.toy import live_toy, play
from untot.kernel.errors import BadRecord
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.record import Line, Record


def exported(match: LiveMatch, seat: int | None) -> list[dict[str, Any]]:
    """The lines after the head."""
    return [msgspec.json.decode(line) for line in match.export(seat).splitlines()[1:]]


def test_sealed_answers_are_veiled_for_others_until_the_ballot_closes() -> None:
    match = live_toy(("wave", 0), ("vote",), ("wave", 1), seats=3)
    play(match, "left", (0, "vote:1"), (2, "vote:0"))
    first, own, others = exported(match, 0)
    assert first["answer"] == "left" and own["answer"] == "vote:1"
    assert others == {"n": 3, "veiled": "answer", "seat": 2, "hash": match.record.lines[2]["hash"]}
    assert [line.get("answer") for line in exported(match, None)] == ["left", None, None]
    play(match, (1, "vote:1"))
    assert [line.get("answer") for line in exported(match, None)] == ["left", "vote:1", "vote:0", "vote:1"]


def test_secret_answers_stay_veiled_to_the_end() -> None:
    match = live_toy(("whisper_number", 1), ("wave", 0), ("finish",))
    play(match, "two")
    assert exported(match, 0)[0] == {"n": 1, "veiled": "answer", "seat": 1, "hash": match.record.lines[0]["hash"]}
    assert exported(match, 1)[0] == match.record.lines[0]
    match.undo(1)
    match.redo(1)
    assert "answer" not in exported(match, 0)[2], "taken back and given again it is as secret as before"
    play(match, "left")
    assert match.export(0) == match.record.to_text(), "the whole record is open once the match is over"


def test_answers_that_the_rules_show_later_stay_veiled_until_then() -> None:
    match = live_toy(("hide_coins",), ("wave", 0), ("show_coins",), ("wave", 1))
    play(match, (0, "coin:left"), (1, "coin:right"))
    assert [line.get("answer") for line in exported(match, 0)] == ["coin:left", None]
    assert [line.get("answer") for line in exported(match, None)] == [None, None]
    resumed = LiveMatch.load(match.game, match.save())
    assert resumed.export(None) == match.export(None), "a server that starts again keeps the veil"
    play(match, "left")
    assert [line.get("answer") for line in exported(match, None)] == ["coin:left", "coin:right", "left"]


def test_answers_that_are_shown_at_once_are_open_at_once() -> None:
    match = live_toy(("hide_coins",), ("show_coins",), ("wave", 1))
    play(match, (0, "coin:left"), (1, "coin:right"))
    assert [line.get("answer") for line in exported(match, None)] == ["coin:left", "coin:right"]


def test_what_was_taken_back_before_it_was_shown_stays_veiled() -> None:
    match = live_toy(("hide_coins",), ("wave", 0), ("show_coins",), ("wave", 1))
    play(match, (0, "coin:left"), (1, "coin:right"))
    match.undo_agreed(0)
    play(match, (0, "coin:right"), (1, "coin:right"), "left")
    assert [line.get("answer") for line in exported(match, None) if "undo" not in line] == [
        None, None, "coin:right", "coin:right", "left",
    ]  # fmt: skip


def test_whispers_are_veiled_for_those_who_did_not_hear_them() -> None:
    match = live_toy(("wave", 0), seats=3)
    match.say(0, Talk("yes", to=2))
    (line,) = exported(match, 1)
    assert line == {"n": 1, "veiled": "talk", "seat": 0, "to": 2, "hash": match.record.lines[0]["hash"]}
    assert exported(match, 2) == exported(match, 0) == match.record.lines


def test_open_talk_is_exported_as_it_was_said() -> None:
    match = live_toy(("wave", 0))
    match.say(1, Talk("hello"))
    assert exported(match, None)[0]["talk"] == {"text": "hello"}


def test_whether_a_person_or_his_standing_order_answered_is_not_told() -> None:
    by_hand, by_order = live_toy(("wave", 0), ("wave", 1)), live_toy(("wave", 0), ("wave", 1))
    play(by_hand, "right")
    by_order.order(0, "right", is_on=True)
    shown = [{**exported(match, 1)[0], "hash": ""} for match in (by_hand, by_order)]
    assert shown[0] == shown[1] and "salt" not in shown[0], "with the salt both could be tried against the hash"
    assert by_hand.record.hash != by_order.record.hash


def test_nothing_veiled_can_be_found_by_trying_all_answers_against_the_hash() -> None:
    """Whoever knows everything but the salt tries what the hidden line may have said."""
    match = live_toy(("vote",), seats=3)
    play(match, (2, "vote:0"))
    match.say(2, Talk("yes", to=1))
    ballots: list[Line] = [{"answer": f"vote:{who}", "by": "person"} for who in range(3)]
    whispers: list[Line] = [{"talk": {"text": text, "to": 1}} for text in ("yes", "no")]
    for line, guesses in zip(match.record.lines, (ballots, whispers), strict=True):
        before = match.record.lines[line["n"] - 2]["hash"] if line["n"] > 1 else match.record.head["hash"]
        assert _chained(before, line) == line["hash"], "with the salt it would be found"
        for guess in guesses:
            known = {key: value for key, value in line.items() if key not in ("salt", "hash")}
            assert _chained(before, known | guess) != line["hash"]
            assert "salt" not in exported(match, 0)[line["n"] - 1]


def _chained(before: str, line: dict[str, Any]) -> str:
    """The hash of a line after this one, as docs/record.md describes it."""
    record = Record({})
    record.head["hash"] = before
    return str(record.add(**{key: value for key, value in line.items() if key != "hash"})["hash"])


def test_whoever_opens_the_export_of_a_running_match_is_told_that_it_was_not_over() -> None:
    sealed = live_toy(("wave", 0), ("vote",), ("wave", 1), seats=3)
    play(sealed, "left", (0, "vote:1"))
    open_answer = play(live_toy(("wave", 0), ("wave", 1)), "left")
    for match, seat in ((sealed, None), (sealed, 1), (open_answer, 1)):
        with pytest.raises(BadRecord) as refused:
            Record.parse(match.export(seat))
        assert (refused.value.reason, refused.value.args_) == ("record-veiled", {})
