"""LiveMatch: the record of what was played, standing orders, talk, and saves that go on where they stood."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.kernel.toy import TOY, asked, live_toy, notes, play, state_of, toy_of
from untot.kernel.asking import UNTIL_THE_END
from untot.kernel.chance import commitment, seed_of
from untot.kernel.errors import BadOptions, BadRecord, Refused
from untot.kernel.events import WORLD
from untot.kernel.live import LONGEST_TALK, LiveMatch, Talk, replay
from untot.kernel.record import Record
from untot.kernel.seating import seats_of_people
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue

WAVES = (("wave", 0), ("wave", 1), ("wave", 0), ("wave", 1))


def lines(match: LiveMatch, *fields: str) -> list[tuple[Any, ...]]:
    return [tuple(line.get(field) for field in fields) for line in match.record.lines]


def reloaded(match: LiveMatch) -> LiveMatch:
    """Through the text of a save file."""
    return LiveMatch.load(match.game, msgspec.json.decode(msgspec.json.encode(match.save())))


# -- the record -------------------------------------------------------------------------------------------------


def test_the_head_says_what_is_played_and_binds_the_seed() -> None:
    head = live_toy(*WAVES, seed=7, potions=2).record.head
    assert (head["game"], head["rules"], head["seats"]) == ("toy", 3, 2)
    assert head["options"] == {"whispers": "on", "potions": 2, "mode": "alone"} and head["secret"] is False
    assert head["seed_hash"] == commitment(seed_of(7))


def test_every_answer_is_a_line_and_the_last_one_brings_the_result_and_the_seed() -> None:
    rest = '{"x":0,"y":0,"touched":[]}'
    match = play(live_toy(("wave", 1), ("flick",), ("finish",)), "left", (WORLD, rest))
    assert lines(match, "seat", "answer", "by") == [(1, "left", "person"), (-1, rest, "world"), (None,) * 3]


def test_a_track_is_known_by_its_hash_and_told_before_what_came_of_it() -> None:
    match = live_toy(("flick",), ("finish",))
    match.happen('{"x":0,"y":0,"touched":[]}', b"how it slid")
    (name,) = match.tracks
    assert match.tracks[name] == b"how it slid" and match.record.lines[0]["track"] == name
    assert [event.name for event in match.events][:2] == ["simulated", "noted"]
    assert match.events[0].args == {"ask": "flick", "track": name}
    again = replay(match.game, match.record)
    assert again.record.lines == match.record.lines and again.events == match.events
    assert again.tracks == {}, "nothing is computed again"
    end = match.record.lines[-1]
    assert end["end"] == {"reason": "all_done", "winners": (0,), "scores": (1, 1)}
    assert bytes.fromhex(end["seed"]) == match.seed and match.record.is_finished


def test_a_refused_answer_leaves_no_line() -> None:
    match = live_toy(*WAVES)
    with pytest.raises(Refused):
        match.answer(0, "up")
    assert match.record.lines == []


def test_undo_redo_and_agreed_undo_are_lines() -> None:
    match = live_toy(*WAVES)
    play(match, "left")
    match.undo(0)
    match.redo(0)
    match.undo_agreed(0)
    assert lines(match, "answer", "undo", "seat", "agreed") == [
        ("left", None, 0, None),
        (None, 0, 0, False),
        ("left", None, 0, None),
        (None, 0, None, True),
    ]
    assert replay(match.game, match.record, match.seed).is_like(match)


def test_who_holds_a_seat_is_noted_until_the_end() -> None:
    match = live_toy(("wave", 0), ("finish",))
    match.hold(1, "bot:careful")
    play(match, "left")
    match.hold(1, "person")
    assert [kind for line in match.record.lines for kind in ("holder", "answer", "end") if kind in line] == [
        "holder",
        "answer",
        "end",
    ]


def test_a_match_that_cannot_be_set_up_names_the_clause() -> None:
    attempts: list[tuple[int, dict[str, OptionValue], str, str | None]] = [
        (4, {}, "bad-seats", "TY-0"),
        (2, {"potions": 9}, "bad-option", "TY-20"),
        (2, {"potions": True}, "bad-option", "TY-20"),
        (2, {"unheard": 1}, "unknown-option", None),
    ]
    for seats, options, reason, clause in attempts:
        with pytest.raises(BadOptions) as refused:
            LiveMatch.begin(TOY, seats, seed_of(0), options)
        assert (refused.value.reason, refused.value.clause) == (reason, clause)


# -- standing orders --------------------------------------------------------------------------------------------


def test_a_standing_order_answers_until_it_is_switched_off() -> None:
    match = live_toy(*WAVES)
    match.order(1, "right", is_on=True)
    play(match, "left")
    assert asked(match) == [0] and notes(match) == ["0:left", "1:right"]
    match.order(1, "right", is_on=False)
    play(match, "left")
    assert asked(match) == [1]
    assert lines(match, "seat", "by") == [(0, "person"), (1, "order"), (0, "person")]


def test_an_order_that_fits_answers_at_once() -> None:
    match = live_toy(*WAVES)
    match.order(0, "right", is_on=True)
    assert notes(match) == ["0:right"] and asked(match) == [1]


def test_an_order_that_no_question_knows_answers_nothing() -> None:
    match = live_toy(*WAVES)
    match.order(0, "left", is_on=True)
    assert match.record.lines == []


def test_after_a_redo_standing_orders_go_on() -> None:
    match = live_toy(*WAVES)
    play(match, "left")
    match.undo(0)
    match.orders[1] = {"right"}
    match.redo(0)
    assert notes(match) == ["0:left", "1:right"]


def test_an_order_keeps_a_secret() -> None:
    match = live_toy(("whisper_number", 0), ("wave", 1))
    match.order(0, "one", is_on=True)
    assert match.record.lines[0]["secret"] == UNTIL_THE_END


# -- talk -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("talk", "reason"),
    [
        (Talk(), "talk-length"),
        (Talk("  \n"), "talk-length"),
        (Talk("x" * (LONGEST_TALK + 1)), "talk-length"),
        (Talk(phrase="unheard"), "talk-unknown-phrase"),
        (Talk(phrase="hello"), "talk-unknown-phrase"),
        (Talk(phrase="hello", slots={"who": "red", "more": "x"}), "talk-unknown-phrase"),
        (Talk("psst", to=0), "talk-to-whom"),
        (Talk("psst", to=2), "talk-to-whom"),
        (Talk("psst", to=-1), "talk-to-whom"),
    ],
)
def test_talk_has_limits(talk: Talk, reason: str) -> None:
    match = live_toy(*WAVES)
    with pytest.raises(Refused, match=reason):
        match.say(0, talk)
    assert match.record.lines == [] and match.events == []


def test_the_longest_talk_and_a_whole_phrase_are_said() -> None:
    match = live_toy(*WAVES)
    match.say(0, Talk("x" * LONGEST_TALK))
    match.say(1, Talk(phrase="hello", slots={"who": "red"}))
    assert [event.name for event in match.events] == ["said", "said"]


def test_who_comes_and_goes_is_told_and_who_sits_there_first_is_not() -> None:
    match = live_toy(*WAVES)
    for seat, holder in (
        (0, "person"),
        (1, "open"),
        (1, "person"),
        (1, "bot:random"),
        (1, "bot:careful"),
        (1, "person"),
    ):
        match.hold(seat, holder)
    match.hold(1, "open")
    told = [(event.name, event.args["seat"]) for event in match.events]
    assert told == [("sat_down", 1), ("bot_sat_in", 1), ("came_back", 1), ("stood_up", 1)]
    assert seats_of_people(match.record) == {0, 1}
    assert replay(match.game, match.record, match.seed).events == match.events, "a replay tells it too"


def test_a_person_in_a_bots_place_sits_down_and_a_bot_there_plays_for_nobody_before() -> None:
    match = live_toy(*WAVES)
    match.hold(1, "bot:careful")
    assert seats_of_people(match.record) == set()
    match.hold(1, "person")
    assert [event.name for event in match.events] == ["sat_down"] and seats_of_people(match.record) == {1}


def test_talk_changes_nothing_on_the_table() -> None:
    match, quiet = live_toy(*WAVES), live_toy(*WAVES)
    match.say(1, Talk("left is better"))
    assert match.is_like(quiet) and match.track is not None and match.track.answers == []


def test_a_whisper_is_heard_by_two_and_seen_by_all() -> None:
    match = live_toy(*WAVES, seats=3)
    match.say(2, Talk("trust me", to=0))
    heard = {eye: Seen(match, eye).events()[0]["args"] for eye in (0, 1, 2, None)}
    assert heard[1] == heard[None] == {"seat": 2, "to": 0}
    assert heard[0] == heard[2] and heard[0]["text"] == "trust me"


def test_whispers_are_refused_by_the_games_clause() -> None:
    match = live_toy(*WAVES, whispers="off")
    with pytest.raises(Refused) as refused:
        match.say(0, Talk("psst", to=1))
    assert refused.value.clause == "TY-19"


def test_nobody_talks_into_a_finished_record() -> None:
    match = live_toy(("wave", 0), ("finish",))
    play(match, "left")
    with pytest.raises(Refused, match="match-is-over"):
        match.say(0, Talk("good game"))
    assert match.record.is_finished


# -- saves ------------------------------------------------------------------------------------------------------


def test_a_save_in_the_middle_of_a_ballot_goes_on_like_the_match() -> None:
    match = live_toy(("vote",), ("wave", 1), ("roll",), ("finish",), seats=3)
    match.order(1, "right", is_on=True)
    play(match, (2, "vote:1"))
    match.say(0, Talk("hurry"))
    twin = reloaded(match)
    assert twin.is_like(match) and twin.asked == match.asked and twin.orders == match.orders
    assert msgspec.json.encode(twin.events) == msgspec.json.encode(match.events)
    for table in (match, twin):
        play(table, (0, "vote:0"), (1, "vote:0"))
    assert twin.is_over and twin.record.to_text() == match.record.to_text()
    assert [twin.export(seat) for seat in range(3)] == [match.export(seat) for seat in range(3)]


def test_a_save_after_an_agreed_undo_rolls_the_same_dice() -> None:
    match = live_toy(("wave", 0), ("roll",), ("wave", 0), ("roll",), ("wave", 1))
    play(match, "left", "left")
    match.undo_agreed(1)
    twin = reloaded(match)
    for table in (match, twin):
        play(table, "left")
    assert state_of(twin).rolled == state_of(match).rolled and twin.is_like(match)


def test_the_table_can_agree_to_return_beyond_a_save() -> None:
    match = play(live_toy(*WAVES), "left", "left", "right")
    twin = reloaded(match)
    for table in (match, twin):
        table.undo_agreed(1)
    assert notes(twin) == ["0:left"] and twin.is_like(match)
    assert twin.record.to_text() == match.record.to_text()


def test_after_an_update_of_the_rules_nobody_returns_beyond_the_running_step() -> None:
    match = play(live_toy(*WAVES), "left", "left")
    saved = match.save()
    newer = toy_of(*WAVES)
    object.__setattr__(newer, "rules_version", 4)
    twin = LiveMatch.load(newer, saved)
    assert twin.is_like(match)
    with pytest.raises(Refused, match="nothing-to-undo"):
        twin.undo_agreed(0)


@pytest.mark.parametrize(
    "damage",
    [
        lambda saved: saved.pop("record"),
        lambda saved: saved.update(seed="xyz"),
        lambda saved: saved.update(seed=seed_of(9).hex()),
        lambda saved: saved.update(events=[{"name": 5}]),
        lambda saved: saved["running"].update(match={}),
        lambda saved: saved["running"]["match"].update(snapshot={"seats": 2}),
        lambda saved: saved["running"]["match"].update(answers=[[0, "left", False], [1, "up", False]]),
        lambda saved: saved.update(running=None),
    ],
)
def test_a_broken_save_is_refused(damage: Any) -> None:
    match = play(live_toy(*WAVES), "left")
    saved = msgspec.json.decode(msgspec.json.encode(match.save()))
    damage(saved)
    with pytest.raises(BadRecord):
        LiveMatch.load(match.game, saved)


# -- new matches from old positions -----------------------------------------------------------------------------


def test_a_match_from_a_position_is_dealt_anew_and_can_be_replayed() -> None:
    old = play(live_toy(("deal",), ("wave", 0), ("wave", 1), ("roll",), ("wave", 0)), "left")
    seed = seed_of(99)
    match = LiveMatch.begin_at(old.game, old, seed, random.Random(1))
    assert notes(match) == ["0:left"] and asked(match) == [1]
    assert state_of(match).hands != state_of(old).hands
    play(match, "left", "left")
    assert replay(match.game, Record.parse(match.record.to_text()), seed).is_like(match)


def test_the_position_that_a_match_began_from_is_shown_to_nobody() -> None:
    old = play(live_toy(("deal",), ("wave", 0), ("wave", 1)), "left")
    match = LiveMatch.begin_at(old.game, old, seed_of(99), random.Random(1))
    for seat in (0, 1, None):
        head = msgspec.json.decode(match.export(seat).split("\n")[0])
        assert head["content"] == {} and head["veiled"] == "content"


def test_a_secret_answer_that_is_taken_back_is_told_to_nobody_else() -> None:
    match = live_toy(("whisper_number", 0), ("wave", 0))
    match.answer(0, "one")
    match.undo(0)
    told = {seat: Seen(match, seat).events(len(match.events) - 1)[0]["args"] for seat in (None, 0, 1)}
    assert told[None] == told[1] == {"answers": 0, "seat": 0} and told[0] == {**told[1], "answer": "one"}
