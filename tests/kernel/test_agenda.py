"""The agenda's loop itself; `then`, `cut` and `end` are tested with the State."""

from __future__ import annotations

import pytest

from tests.kernel.toy import TOY
from untot.kernel.agenda import MOST_STEPS, EndlessAgenda, play
from untot.kernel.state import State


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
