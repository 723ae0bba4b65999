"""The State: plain data that survives JSON, copies and replacement in place; and the agenda in it."""

from __future__ import annotations

import msgspec
import pytest

from tests.kernel.toy import Bag, ToyState, notes, play, state_of, toy
from untot.kernel.events import Event
from untot.kernel.state import Result


def full_state() -> ToyState:
    g = state_of(toy(("deal",), ("wave", 0), ("note_step", "x"), seats=3))
    g.bag = Bag(["a"], {0: ["b"], 2: []})
    g.result = Result("all_done", (0, 2), (1, 0, 3))
    return g


def through_json(g: ToyState) -> ToyState:
    return ToyState.from_plain(msgspec.json.decode(msgspec.json.encode(g.to_plain())))


def test_a_state_survives_json_text_with_all_its_types() -> None:
    g = full_state()
    back = through_json(g)
    assert back == g
    assert back.bag is not None and list(back.bag.by_seat) == [0, 2], "seats are numbers again"
    assert back.agenda == [("note_step", "x")] and isinstance(back.agenda[0], tuple)
    assert back.chance_key == g.chance_key and isinstance(back.chance_key, bytes)


def test_a_plain_state_with_a_wrong_type_is_refused() -> None:
    plain = full_state().to_plain()
    with pytest.raises(msgspec.ValidationError):
        ToyState.from_plain({**plain, "hands": "abc"})
    with pytest.raises(msgspec.ValidationError):
        ToyState.from_plain({name: value for name, value in plain.items() if name != "deck"})


def test_copies_are_equal_and_independent_and_nobody_listens_to_them() -> None:
    g = full_state()
    told: list[Event] = []
    g.attach(told.append)
    copy = g.copy()
    copy.tell("unheard", "TY-1")
    copy.hands[0].clear()
    assert told == [] and g.hands[0] and copy != g


def test_becoming_another_state_keeps_who_listens() -> None:
    g, other = full_state(), state_of(toy(seed=5))
    told: list[Event] = []
    g.attach(told.append)
    g.become(other)
    g.tell("heard", "TY-1")
    assert g == other and [event.name for event in told] == ["heard"]


def test_telling_a_secret_counts_as_uncovering_and_plain_telling_does_not() -> None:
    g = full_state()
    before = g.uncovered
    g.tell("open", "TY-1")
    assert g.uncovered == before
    g.tell_secret("closed", "TY-1", [0], {"card": "a"})
    g.uncover()
    assert g.uncovered == before + 2


# -- the agenda -------------------------------------------------------------------------------------------------


def test_steps_come_in_order_and_before_what_was_pending() -> None:
    match = toy(("note_step", "first"), ("wave", 0), ("note_step", "last"))
    match.state.then(("note_step", "second"), ("note_step", "third"))
    play(match, "left")
    assert notes(match) == ["first", "0:left", "second", "third", "last"]
    assert match.is_over and match.where() == "over"


def test_a_cut_drops_everything_down_to_its_step_and_no_further() -> None:
    match = toy(("cut_to", "mark"), ("note_step", "dropped"), ("mark",), ("note_step", "kept"))
    assert notes(match) == ["cut", "kept"]


def test_a_cut_drops_only_down_to_the_nearest_step_of_that_name() -> None:
    match = toy(("cut_to", "mark"), ("mark",), ("note_step", "between"), ("mark",))
    assert notes(match) == ["cut", "between", "mark"]


def test_a_cut_to_a_step_that_is_not_pending_is_an_error() -> None:
    with pytest.raises(LookupError, match="no step 'mark'"):
        toy(("cut_to", "mark"))


def test_the_end_drops_everything_at_once() -> None:
    match = toy(("finish",), ("note_step", "dropped"))
    assert match.is_over and notes(match) == [] and match.state.agenda == []
    assert match.state.result == Result("all_done", (0,), (1, 1))


def test_where_tells_the_pending_steps_and_the_open_question() -> None:
    match = toy(("wave", 1), ("note_step", "later"))
    assert match.where() == "note_step later > wave (TY-14)"
