"""A bot decides on nothing but what its seat has seen (MH-17.1)."""

from __future__ import annotations

import pytest

from tests.bots.positions import moments, twin
from untot.bots import make_bot
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen


@clause("MH-17.1")
@pytest.mark.parametrize("level", ["random", "beginner", "careful"])
def test_mh_17_1_what_is_hidden_changes_no_answer(level: str) -> None:
    differing = 0
    for match, seat in moments(seed=3):
        here, there = twin(match, seat, 1), twin(match, seat, 2)
        differing += here._match.state != there._match.state
        answers = {make_bot(level, 7).answer(seen) for seen in (Seen(match, seat), here, there)}
        assert len(answers) == 1, f"{level} knows something: {match.where()}"
    assert differing > 50, "or else nothing was hidden"


@clause("MH-17.1")
def test_mh_17_1_what_is_hidden_changes_no_answer_of_the_search() -> None:
    """Nor does what it imagines: the real order leaves no trace there."""
    for number, (match, seat) in enumerate(moments(seed=3)):
        if number % 4 == 0:
            seen = (Seen(match, seat), twin(match, seat, 1), twin(match, seat, 2))
            answers = {make_bot("search", 7, 60, iterations=8).answer(eyes) for eyes in seen}
            assert len(answers) == 1, f"the search knows something: {match.where()}"


@clause("MH-17.1", "MH-16.5")
def test_mh_17_1_what_is_hidden_changes_no_word() -> None:
    said = 0
    for mood, (match, seat) in enumerate(moments(seed=4)):
        words = [make_bot("careful", mood).talk(seen) for seen in (twin(match, seat, 1), twin(match, seat, 2))]
        assert words[0] == words[1]
        said += words[0] is not None
    assert said


def test_the_weights_of_answers_are_the_same_in_every_imagined_match() -> None:
    for match, seat in moments(seed=5, seats=5):
        here, there = twin(match, seat, 1)._match, twin(match, seat, 2)._match
        assert here.ask is not None and there.ask is not None
        sensible = match.game.guide.sensible
        assert sensible(here.state, here.ask, seat, None) == sensible(there.state, there.ask, seat, None)
