"""The agenda's loop itself; `then`, `cut` and `end` are tested with the State."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.kernel.toy import TOY, ToyState
from untot.kernel.agenda import MOST_STEPS, EndlessAgenda, play
from untot.kernel.state import State, Step


def test_an_agenda_that_goes_round_in_circles_is_noticed() -> None:
    g = TOY.set_up(2, TOY.checked_options(2, {}), bytes(32))
    g.agenda = [("again",)]
    turns = 0

    def again(g: State) -> None:
        nonlocal turns
        turns += 1
        g.then(("again",))

    with pytest.raises(EndlessAgenda):
        play(g, {"again": again}, None).send(None)
    assert turns == MOST_STEPS


def skipping(*steps: Step) -> list[str]:
    """What happens of these steps, the first of which skips to the mark."""
    g = TOY.set_up(2, TOY.checked_options(2, {}), bytes(32))
    g.agenda = [*reversed(steps), ("skip",)]

    def skip(g: State) -> None:
        g.skip_to("mark")

    with suppress(StopIteration):
        play(g, {**TOY.rules, "skip": skip}, None).send(None)
    assert isinstance(g, ToyState)
    return g.notes


def test_skipping_leaves_the_named_step_pending() -> None:
    assert skipping(("note_step", "never"), ("wave", 0), ("mark",), ("note_step", "after")) == ["mark", "after"]


def test_skipping_to_a_step_that_is_not_pending_is_an_error() -> None:
    with pytest.raises(LookupError):
        skipping(("note_step", "never"))
