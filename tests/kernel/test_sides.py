"""Sides: who plays together shares secrets, hears what is said to the side, and wins together."""

from __future__ import annotations

from random import Random

import pytest

from tests.kernel.test_exports import exported
from tests.kernel.toy import TOY, live_toy
from untot.kernel.errors import Refused
from untot.kernel.game import Sides
from untot.kernel.live import LiveMatch, Talk, replay
from untot.kernel.seeing import Seen
from untot.kernel.state import Result
from untot.lab.watching import end_wrongs


@pytest.mark.parametrize(
    ("mode", "sides"), [("alone", ((0,), (1,), (2,))), ("versus", ((0,), (1, 2))), ("together", ((0, 1, 2),))]
)
def test_who_plays_with_whom_follows_from_the_options(mode: str, sides: Sides) -> None:
    assert live_toy(("wave", 0), seats=3, mode=mode).sides == sides


def dealt(mode: str) -> LiveMatch:
    return live_toy(("deal",), ("wave", 0), ("finish",), seats=3, mode=mode)


def test_a_side_shares_its_secrets_and_the_other_side_does_not_see_them() -> None:
    match = dealt("versus")
    known = [Seen(match, seat).view()["shared"].keys() for seat in (0, 1, 2, None)]
    assert [sorted(seats) for seats in known] == [[], ["2"], ["1"], []]
    told = [sum("cards" in event["args"] for event in Seen(match, seat).events()) for seat in (0, 1, 2, None)]
    assert told == [1, 2, 2, 0]


def test_an_imagined_match_keeps_what_the_side_knows() -> None:
    match = dealt("versus")
    for seed in range(20):
        twin = match.imagine(1, Random(seed))
        assert Seen(twin, 1).view() == Seen(match, 1).view()
    others = {str(Seen(match.imagine(1, Random(seed)), 0).view()["hand"]) for seed in range(20)}
    assert len(others) > 1, "the other side's hand is dealt anew"


def test_words_for_the_own_side_are_heard_by_it_alone() -> None:
    match = dealt("versus")
    match.say(1, Talk("left", to_side=True))
    heard = [any(e["event"] == "said_to_side" for e in Seen(match, seat).events()) for seat in (0, 1, 2, None)]
    assert heard == [False, True, True, False]
    lines = [exported(match, seat)[0] for seat in (0, 1, 2, None)]
    assert ["talk" in line for line in lines] == [False, True, True, False]
    assert "salt" not in lines[0]
    match.answer(0, "left")
    assert replay(match.game, match.record).events == match.events


@pytest.mark.parametrize("mode", ["alone", "versus"])
def test_where_all_are_one_side_or_nobody_is_meant_words_for_the_side_are_refused(mode: str) -> None:
    with pytest.raises(Refused, match="talk-to-whom"):
        dealt("together").say(1, Talk("left", to_side=True))
    with pytest.raises(Refused, match="talk-to-whom"):
        dealt(mode).say(1, Talk("left", to=0, to_side=True))


@pytest.mark.parametrize(
    ("mode", "winners", "is_lawful"),
    [
        ("alone", (0,), True), ("alone", (0, 2), True), ("alone", (), False),
        ("versus", (0,), True), ("versus", (1, 2), True), ("versus", (1,), False), ("versus", (), False),
        ("together", (0, 1, 2), True), ("together", (), True), ("together", (0,), False),
    ],
)  # fmt: skip
def test_whole_sides_win(mode: str, winners: tuple[int, ...], is_lawful: bool) -> None:
    match = dealt(mode)
    match.state.agenda.clear()
    match.state.result = Result("all_done", winners, (0, 0, 0))
    assert (list(end_wrongs(match)) == []) == is_lawful


def test_the_toy_says_what_it_says() -> None:
    assert TOY.sides(TOY.defaults, 2) == ((0,), (1,))
