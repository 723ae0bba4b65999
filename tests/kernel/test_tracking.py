"""Track: how little is kept, and that forks share it."""

from __future__ import annotations

import random

from tests.kernel.toy import notes, play, toy
from untot.kernel.match import Match
from untot.kernel.tracking import Track


def track_of(match: Match) -> Track:
    assert match.track is not None
    return match.track


def test_of_the_steps_after_one_answer_only_the_last_is_kept() -> None:
    match = toy(("note_step", "a"), ("note_step", "b"), ("wave", 0), ("note_step", "c"), ("wave", 1))
    ((count, snapshot),) = track_of(match).snapshots
    assert count == 0 and snapshot.agenda[-1] == ("wave", 0)
    play(match, "left")
    assert [(count, state.agenda[-1]) for count, state in track_of(match).snapshots] == [
        (0, ("wave", 0)),
        (1, ("wave", 1)),
    ]


def test_nothing_is_kept_before_a_step_that_cannot_ask() -> None:
    match = toy(("note_step", "a"), ("mark",))
    assert match.is_over and [count for count, _ in track_of(match).snapshots] == [0]
    assert track_of(match).snapshots[0][1].agenda == [("mark",), ("note_step", "a")]
    assert match.fork().is_like(match)


def test_behind_a_barrier_only_the_first_and_the_last_snapshot_are_kept() -> None:
    match = toy(*[("wave", 0)] * 5, ("roll",), ("wave", 0))
    play(match, *["left"] * 4)
    assert [count for count, _ in track_of(match).snapshots] == [0, 1, 2, 3, 4]
    play(match, "left")
    assert [count for count, _ in track_of(match).snapshots] == [0, 5]
    match.undo_agreed(3)
    assert notes(match) == ["0:left"] * 3


def test_a_fork_shares_its_snapshot_and_remembers_only_the_running_step() -> None:
    match = play(toy(("wave", 0), ("vote",), seats=3), "left", (1, "vote:0"))
    fork = track_of(match).fork()
    assert fork.snapshots[0][1] is track_of(match).snapshots[-1][1]
    assert fork.answers == [(1, "vote:0", False)] and fork.asked_at == 0 and fork.barrier == 1


def test_snapshots_do_not_change_when_the_match_goes_on() -> None:
    match = toy(("deal",), ("show_both", 0), ("wave", 1))
    before = track_of(match).snapshots[-1][1].to_plain()
    play(match, match.ask.answers(0)[0] if match.ask else "")
    assert track_of(match).snapshots[0][1].to_plain() == before


def test_a_later_imagination_at_the_same_point_replaces_the_earlier_one() -> None:
    match = toy(("deal",), ("wave", 0))
    twin = match.imagine(0, random.Random(1)).imagine(0, random.Random(2))
    assert list(track_of(twin).imagined) == [0] and twin.fork().is_like(twin)


def test_an_imagination_in_a_ballot_forgets_those_that_came_after_it() -> None:
    match = play(toy(("vote",), seats=3), (0, "vote:1"))
    later = match.imagine(0, random.Random(1))
    earlier = later.imagine(1, random.Random(2))
    assert list(track_of(earlier).imagined) == [0] and track_of(earlier).answers == []
    play(earlier, (2, "vote:0"))
    assert earlier.fork().is_like(earlier)
