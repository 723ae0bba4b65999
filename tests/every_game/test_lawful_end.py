"""Random matches end, and with a result that the rules can give."""

from __future__ import annotations

import pytest

from tests.every_game.games import EVERY_KIND, GAMES
from tests.tools.playing import Options, random_match
from untot.kernel.state import Result
from untot.lab.watching import end_wrongs


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_KIND)
def test_a_random_match_ends_with_a_lawful_result(name: str, seats: int, options: Options) -> None:
    for seed in range(100, 105):
        match = random_match(GAMES[name], seats, seed, options)
        assert list(end_wrongs(match)) == []
        assert match.state.result is not None and match.record.is_finished


@pytest.mark.parametrize("name", GAMES)
def test_an_unlawful_end_is_noticed(name: str) -> None:
    """Somebody wins; where all play together, all or nobody."""
    match = random_match(GAMES[name], 3, 1, {})
    wrong = (0, 1) if len(match.sides) == 1 else ()
    for result in (None, Result("x", wrong, (1, 2, 3)), Result("x", (3,), (1, 2, 3)), Result("x", (0, 1, 2), (1,))):
        match.state.result = result
        assert list(end_wrongs(match)) != []
