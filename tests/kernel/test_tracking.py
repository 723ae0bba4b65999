"""Track: how little is kept, and that forks share it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.kernel.toy import TOY, ToyState, notes, play, toy
from untot.kernel.asking import choose
from untot.kernel.chance import chance_key, seed_of
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


# -- forks do not look again whether a question is forced ---------------------------------------------------------


def asking(*questions: list[str]) -> tuple[Match, list[str]]:
    """A match of one step that puts these questions, and which of them have had their answers made."""
    made: list[str] = []

    async def put_questions(g: ToyState) -> None:
        for number, answers in enumerate(questions):
            g.notes.append(await choose(g, 0, f"question_{number}", "TY-1", making(made, answers), calm=False))

    game = replace(TOY, rules={**TOY.rules, "put_questions": put_questions})
    state = game.set_up(2, game.checked_options(2, {}), chance_key(seed_of(0)))
    state.agenda = [("put_questions",)]
    return Match(game, state, Track([], [])), made


def making(made: list[str], answers: list[str]) -> Callable[[ToyState, int], list[str]]:
    def options(g: ToyState, seat: int) -> list[str]:
        made.append(answers[0])
        return answers

    return options


@pytest.mark.parametrize("tracked", [True, False])
def test_a_fork_makes_the_answers_of_its_question_only_when_somebody_looks(tracked: bool) -> None:
    match, made = asking(["a", "b"], ["c", "d"])
    match.push(0, "b")
    made.clear()
    fork = match.fork(tracked=tracked)
    assert made == [] and fork.is_like(match) and made == ["c"]
    fork.push(0, "d")
    assert fork.is_over and notes(fork) == ["b", "d"]


@pytest.mark.parametrize("tracked", [True, False])
def test_a_fork_looks_where_the_step_has_answered_a_question_itself(tracked: bool) -> None:
    match, made = asking(["a"], ["c", "d"], ["e"])
    made.clear()
    fork = match.fork(tracked=tracked)
    assert made == ["a", "c"] and notes(fork) == ["a"] and fork.is_like(match)
    fork.push(0, "c")
    assert fork.is_over and notes(fork) == ["a", "c", "e"]


def test_after_a_fork_single_answers_are_forced_as_ever() -> None:
    match, _ = asking(["a", "b"], ["c"])
    fork = match.fork()
    fork.push(0, "a")
    assert fork.is_over and notes(fork) == ["a", "c"]
