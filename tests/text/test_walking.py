"""Answers in the making: every form is walked in the same way."""

from __future__ import annotations

import pytest

from untot.kernel.forms import Field, Fields, Form, Numbers, Pick, Share, branch
from untot.text.walking import Ambiguous, Walk, numbered

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
    assert hits.take("runner") and hits.answer is None, "nothing is shared out unasked"
    assert hits.take("walker") and hits.answer == "runner walker"


# -- several of a set -------------------------------------------------------------------------------------------

KEEP = Share(3, {"keep:axe": 1, "keep:bat": 2, "keep:gun": 1})


def test_several_things_are_taken_one_by_one_in_any_order() -> None:
    keep = walk(KEEP)
    assert keep.take("gun") and keep.take("axe") and keep.answer is None
    assert list(keep.options) == ["keep:bat"], "what is used up is not offered again"
    assert keep.take("bat") and keep.answer == "keep:axe keep:bat keep:gun"


def test_nothing_is_filled_in_where_things_are_shared_out() -> None:
    keep = walk(Share(2, {"keep:axe": 1, "keep:gun": 1}))
    assert keep.take("1") and keep.words == ["keep:axe"] and keep.answer is None


def test_sharing_out_behind_a_verb_goes_the_same_way() -> None:
    store = walk(branch({"store": lambda: KEEP, "pass": None}))
    assert store.take("store") and store.take("gun") and store.take("bat") and store.take("bat")
    assert store.answer == "store keep:bat keep:bat keep:gun"


def test_one_step_back_gives_back_one_thing() -> None:
    keep = walk(KEEP)
    keep.take("gun bat")
    assert keep.back() and keep.words == ["keep:gun"]


# -- numbers ----------------------------------------------------------------------------------------------------


HOUSE_NUMBERS = {f"bld_{number:02}": number for number in range(1, 13)}


def test_things_with_a_number_of_their_own_are_known_by_it() -> None:
    houses = ["at:bld_01", "at:bld_05", "at:bld_12", "pass"]
    assert numbered(houses, HOUSE_NUMBERS) == {"at:bld_01": 1, "at:bld_05": 5, "at:bld_12": 12, "pass": 2}
    assert Walk(Pick(houses), str, HOUSE_NUMBERS).take("5") and not Walk(Pick(houses), str, HOUSE_NUMBERS).take("4")


def test_words_with_a_number_of_their_own_are_known_by_it_though_they_name_no_thing() -> None:
    fields = ["field:2", "field:6", "block:2"]
    assert numbered(fields, {"field:2": 2, "field:6": 6}) == {"field:2": 2, "field:6": 6, "block:2": 1}


def test_numbers_that_would_mean_two_things_are_given_out_anew() -> None:
    assert numbered(["a:x", "b:x"], {"x": 7}) == {"a:x": 1, "b:x": 2}
