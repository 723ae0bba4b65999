"""Match: refusals that change nothing, forks that stand alone, steps back, and what is saved."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.kernel.toy import TOY, asked, notes, play, state_of, toy
from tests.tools.contract import check_contract
from untot.kernel.chance import seed_of
from untot.kernel.errors import Refused
from untot.kernel.events import WORLD
from untot.kernel.live import LiveMatch
from untot.kernel.match import LONGEST_ANSWER, Match
from untot.kernel.seeing import Seen

TWO_WAVES = (("wave", 0), ("wave", 0), ("wave", 1))


def json_of(thing: Any) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def reloaded(match: Match) -> Match:
    return Match.load(TOY, msgspec.json.decode(json_of(match.save())))


# -- refusals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "answer", "reason", "clause"),
    [
        (0, "show:?", "not-an-option", "TY-2"),
        (0, "", "answer-incomplete", "TY-2"),
        (0, "show:a show:b", "not-an-option", "TY-2"),
        (1, "show:a", "not-asked", "TY-18"),
        (1, "anything", "not-asked", None),
        (7, "anything", "not-asked", None),
        (WORLD, "show:a", "not-the-world", None),
        (0, "x" * (LONGEST_ANSWER + 1), "answer-too-long", None),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, answer: str, reason: str, clause: str | None) -> None:
    match = toy(("deal",), ("show_letter", 0))
    before = json_of([match.state.to_plain(), match.events, match.save(), match.asked])
    with pytest.raises(Refused) as refused:
        match.answer(seat, answer)
    assert (refused.value.reason, refused.value.clause) == (reason, clause)
    assert json_of([match.state.to_plain(), match.events, match.save(), match.asked]) == before


def test_after_the_end_every_answer_is_refused() -> None:
    match = toy(("finish",))
    with pytest.raises(Refused, match="match-is-over"):
        match.answer(0, "left")
    assert match.why_not_undo_agreed(0) is not None


def test_a_refusal_says_in_words_what_is_wrong() -> None:
    refused = toy(("deal",), ("show_letter", 0)).why_not(0, "show:? more")
    assert str(refused) == "TY-2 not-an-option word=show:?"


# -- forks ------------------------------------------------------------------------------------------------------


def test_a_fork_stands_alone() -> None:
    match = toy(("deal",), ("show_both", 0), ("vote",))
    play(match, f"show:{letter_of(match, 0)}")
    fork = match.fork()
    before = json_of(fork.save())
    assert fork.is_like(match)
    play(match, f"show:{letter_of(match, 0)}", (0, "vote:1"))
    assert json_of(fork.save()) == before and not fork.is_like(match)


def letter_of(match: Match, seat: int) -> str:
    return state_of(match).hands[seat][0]


def test_a_fork_in_the_middle_of_a_step_has_its_answers() -> None:
    match = toy(("deal",), ("settle_twice",))
    match.answer(1, "go:south")
    match.answer(0, "go:north", settles=True)
    match.answer(1, "go:north")
    for twin in (match.fork(), reloaded(match)):
        assert twin.is_like(match) and notes(twin) == ["0:go:north"]
        play(twin, (0, "go:north"))
        assert notes(twin) == ["0:go:north", "0:go:north"] and twin.is_over


def test_an_untracked_fork_plays_like_the_match() -> None:
    match = play(toy(*TWO_WAVES), "left")
    fork = match.fork(tracked=False)
    assert fork.track is None and fork.is_like(match)
    play(fork, "right", "right")
    assert notes(fork) == ["0:left", "0:right", "1:right"] and notes(match) == ["0:left"]


def test_a_save_goes_on_where_it_stood_even_in_the_middle_of_a_ballot() -> None:
    match = play(toy(("vote",), ("wave", 1), seats=3), (2, "vote:1"))
    twin = reloaded(match)
    assert twin.is_like(match) and asked(twin) == [0, 1]
    play(twin, (0, "vote:0"), (1, "vote:0"))
    assert notes(twin) == ["0:vote:0", "1:vote:0", "2:vote:1"]


# -- stepping back ----------------------------------------------------------------------------------------------


def test_own_answers_are_taken_back_and_given_again() -> None:
    match = play(toy(*TWO_WAVES), "left")
    before = match.fork()
    play(match, "right")
    after = match.fork()
    match.undo(0)
    assert match.is_like(before)
    match.redo(0)
    assert match.is_like(after)
    match.undo(0)
    match.undo(0)
    assert notes(match) == [] and match.why_not_undo(0) is not None
    match.redo(0)
    match.redo(0)
    assert match.is_like(after)


def test_nobody_takes_back_or_gives_again_for_another() -> None:
    match = play(toy(*TWO_WAVES), "left")
    with pytest.raises(Refused, match="undo-not-yours"):
        match.undo(1)
    match.undo(0)
    with pytest.raises(Refused, match="nothing-to-redo"):
        match.redo(1)


def test_another_answer_makes_giving_again_impossible() -> None:
    match = play(toy(*TWO_WAVES), "left")
    match.undo(0)
    play(match, "right")
    with pytest.raises(Refused, match="nothing-to-redo"):
        match.redo(0)


def test_a_settled_agreement_is_settled_again_by_redo() -> None:
    match = toy(("agree",), ("wave", 1))
    match.answer(1, "go:south")
    match.answer(0, "go:north", settles=True)
    match.undo(0)
    assert notes(match) == []
    match.redo(0)
    assert notes(match) == ["0:go:north"]


@pytest.mark.parametrize(
    ("steps", "answers"),
    [
        ((("swear", 0), ("wave", 0)), ["yes"]),
        ((("wave", 0), ("roll",), ("wave", 0)), ["left"]),
        ((("deal",), ("show_letter", 0), ("wave", 0)), None),
        ((("wave", 0), ("finish",)), ["left"]),
    ],
)
def test_what_is_final_used_chance_uncovered_or_ended_cannot_be_taken_back(steps: Any, answers: Any) -> None:
    match = toy(*steps)
    play(match, *(answers or [f"show:{letter_of(match, 0)}"]))
    refused = match.why_not_undo(0)
    assert refused is not None and refused.reason == "undo-barrier"


def test_beyond_a_barrier_chance_goes_on_anew_so_no_known_die_is_played_twice() -> None:
    match = toy(("wave", 0), ("roll",), ("wave", 0), ("roll",), ("wave", 1))
    rolls = []
    for _ in range(20):
        play(match, "left")
        rolls.append(state_of(match).rolled)
        match.undo_agreed(0)
    assert len(set(rolls)) == 20, "of a thousand faces twenty rolls are all different with this seed"
    assert state_of(match).rolled == 0 and notes(match) == []


def test_what_fell_before_the_point_of_return_stays() -> None:
    match = play(toy(("roll",), ("wave", 0), ("roll",), ("wave", 0)), "left")
    first = [event.args["number"] for event in match.events if event.name == "rolled"]
    match.undo_agreed(0)
    assert state_of(match).rolled == first[0]
    play(match, "left")
    assert state_of(match).rolled not in first


def test_forks_and_saves_of_a_branched_match_roll_the_same() -> None:
    match = play(toy(("wave", 0), ("roll",), ("wave", 0), ("roll",), ("wave", 1), ("roll",)), "left", "left")
    match.undo_agreed(1)
    twins = [match.fork(), reloaded(match), match]
    for twin in twins:
        play(twin, "right", "right")
    assert len({state_of(twin).rolled for twin in twins}) == 1
    assert all(twin.state == match.state for twin in twins)


def test_stepping_back_twice_to_different_points_branches_twice() -> None:
    match = play(toy(("wave", 0), ("wave", 0), ("roll",), ("wave", 0)), "left", "left")
    rolls = [state_of(match).rolled]
    match.undo_agreed(1)
    play(match, "left")
    rolls.append(state_of(match).rolled)
    match.undo_agreed(0)
    play(match, "left", "left")
    rolls.append(state_of(match).rolled)
    assert len(set(rolls)) == 3 and match.state.chance_branch == 2


def test_a_step_back_is_told_and_event_numbers_never_go_back() -> None:
    match = play(toy(*TWO_WAVES), "left")
    before = len(match.events)
    match.undo(0)
    play(match, "right")
    names = [event.name for event in match.events]
    assert names == ["noted", "undone", "noted"] and before == 1
    assert [event["n"] for event in Seen(match, 0).events(1)] == [1, 2]


def test_nobody_agrees_to_return_into_the_future() -> None:
    match = play(toy(*TWO_WAVES), "left")
    for answers in (-1, 1, 5):
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo_agreed(answers)


# -- all of it --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_the_toy_keeps_the_contract_of_every_game(seed: int) -> None:
    match = LiveMatch.begin(TOY, 2 + seed % 2, seed_of(seed), {"potions": seed % 3}, is_secret=False)
    talks_of_random_players = 100
    assert check_contract(match, seed, talks_of_random_players) > 15 and match.is_over


# -- imagination ------------------------------------------------------------------------------------------------


def test_an_imagined_match_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match = toy(("deal",), ("wave", 0))
    imagined = [state_of(match.imagine(0, random.Random(seed))) for seed in range(8)]
    real = state_of(match)
    assert all(g.hands[0] == real.hands[0] for g in imagined)
    assert len({tuple(g.hands[1]) for g in imagined}) > 1
    assert all(sorted(g.deck + g.hands[0] + g.hands[1]) == list("abcdefghij") for g in imagined)
    assert all(g.chance_key != real.chance_key for g in imagined)


def test_forks_and_saves_of_an_imagined_match_keep_the_imagination() -> None:
    match = toy(("deal",), ("show_both", 1), ("wave", 0))
    twin = match.imagine(0, random.Random(1))
    for other in (twin.fork(), reloaded(twin), twin.fork().fork()):
        assert other.is_like(twin)
    play(twin, f"show:{letter_of(twin, 1)}")
    for other in (twin.fork(), reloaded(twin)):
        assert other.is_like(twin)


def test_an_imagined_match_can_be_imagined_again_in_the_same_step() -> None:
    match = toy(("deal",), ("show_both", 1), ("wave", 0), seats=3)
    twin = match.imagine(0, random.Random(3))
    play(twin, f"show:{letter_of(twin, 1)}")
    again = twin.imagine(2, random.Random(4))
    assert again.fork().is_like(again) and notes(again) == notes(twin)
    assert state_of(again).hands[2] == state_of(twin).hands[2]


def test_nothing_is_taken_back_beyond_an_imagination() -> None:
    match = play(toy(*TWO_WAVES), "left")
    twin = match.imagine(0, random.Random(1))
    assert match.why_not_undo(0) is None and twin.why_not_undo(0) is not None
    key = twin.state.chance_key
    play(twin, "right")
    twin.undo(0)
    assert twin.state.chance_key == key


def test_sealed_answers_of_others_are_forgotten_in_an_imagination_and_open_ones_kept() -> None:
    ballot = play(toy(("vote",), seats=3), (0, "vote:1"), (1, "vote:2"))
    twin = ballot.imagine(0, random.Random(1))
    assert asked(twin) == [1, 2] and twin.fork().is_like(twin)
    spectator = ballot.imagine(None, random.Random(1))
    assert asked(spectator) == [0, 1, 2]
    talks = play(toy(("agree",), seats=3), (1, "go:south"))
    twin = talks.imagine(0, random.Random(1))
    assert twin.ask is not None and twin.ask.given == {1: "go:south"} and twin.fork().is_like(twin)


def test_a_step_back_says_who_takes_back_what() -> None:
    match = play(toy(*TWO_WAVES), "left")
    match.undo(0)
    assert match.events[-1].args == {"answers": 0, "seat": 0, "answer": "left"}
