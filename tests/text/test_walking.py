"""Answers in the making: every form is walked in the same way."""

from __future__ import annotations

import pytest

from untot.kernel.forms import Field, Fields, Form, Numbers, Pick, Share
from untot.text.walking import Ambiguous, Walk

LOOT = Fields(
    [
        Field("keep", {"": ["keep:axe", "keep:bat"]}),
        Field("give", {"keep:axe": ["give:bat"], "keep:bat": ["give:axe", "give:bat"]}, of=0),
        Field("to", {"": ["to:red", "to:blue"]}),
    ]
)


def walk(form: Form) -> Walk:
    return Walk(form, lambda word: word.replace(":", " the "))


def test_a_later_step_without_a_choice_is_filled_in() -> None:
    loot = walk(LOOT)
    assert loot.take("axe") and loot.words == ["keep:axe", "give:bat"] and loot.answer is None
    assert loot.take("2") and loot.answer == "keep:axe give:bat to:blue"


def test_the_first_step_is_never_filled_in() -> None:
    single = walk(Pick(["pass"]))
    assert list(single.options) == ["pass"] and single.answer is None
    assert single.take("1") and single.answer == "pass"


@pytest.mark.parametrize("typed", ["axe bat red", "1 1 1", "keep:axe give:bat to:red", "axe red"])
def test_several_steps_at_once_may_leave_out_what_is_no_choice(typed: str) -> None:
    loot = walk(LOOT)
    assert loot.take(typed) and loot.answer == "keep:axe give:bat to:red"


@pytest.mark.parametrize("typed", ["axe axe red", "1 1 1 1", "bat 3", "1 x"])
def test_steps_that_do_not_fit_are_not_taken_at_all(typed: str) -> None:
    loot = walk(LOOT)
    assert not loot.take(typed) and loot.words == []


def test_going_back_passes_over_what_was_filled_in() -> None:
    loot = walk(LOOT)
    loot.take("axe")
    assert loot.back() and loot.words == [] and not loot.back()


def test_a_text_that_means_two_options_is_not_decided() -> None:
    with pytest.raises(Ambiguous) as meant:
        walk(LOOT).take("keep")
    assert meant.value.words == ["keep:axe", "keep:bat"]


def test_numbers_are_typed_as_they_are() -> None:
    flick = walk(Numbers({"angle": (0, 3599), "force": (1, 100)}))
    assert not flick.take("3600") and flick.take("17") and flick.take("force=80")
    assert flick.answer == "angle=17 force=80"


def test_a_share_is_walked_unit_by_unit() -> None:
    hits = walk(Share(2, {"runner": 1, "walker": 2}))
    assert hits.take("runner") and hits.answer == "runner walker"
