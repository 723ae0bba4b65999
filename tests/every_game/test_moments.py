"""A moment looked at through several pairs of eyes: each sees what it would see alone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.every_game.games import GAMES, SOME_KINDS
from tests.tools.playing import Options, begin, decisions
from untot.kernel.events import Seat
from untot.kernel.match import Match
from untot.kernel.moments import UNSEEN, looks_like, moment_of
from untot.kernel.state import State

EVERY = 5


def moments(name: str, seats: int, options: Options) -> Iterator[Match]:
    """Some moments of a random match."""
    for number, match in enumerate(decisions(begin(GAMES[name], seats, 5, options), 5)):
        if number % EVERY == 0:
            yield match


def views(match: Match) -> list[bytes]:
    """What everybody sees, byte for byte."""
    eyes: list[Seat | None] = [None, *range(match.state.seats)]
    return [msgspec.json.encode(match.game.view(match.state, eye)) for eye in eyes]


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
def test_in_a_moment_everybody_sees_what_he_would_see_alone(name: str, seats: int, options: Options) -> None:
    for match in moments(name, seats, options):
        alone = views(match)
        with moment_of(match.state):
            together, again = views(match), views(match)
        assert together == alone == again
        assert match.state.moment is None


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
def test_no_view_depends_on_what_is_not_looked_at(name: str, seats: int, options: Options) -> None:
    for match in moments(name, seats, options):
        before, kept = views(match), match.state.copy()
        g: State = match.state
        g.agenda, g.chance_key, g.chance_counter = [], b"x", g.chance_counter + 7
        g.chance_branch, g.uncovered = 5, g.uncovered + 1
        assert views(match) == before and looks_like(g, kept)
        g.become(kept)


def test_everything_else_is_compared() -> None:
    g = begin(GAMES["mall_of_horror"], 3, 1, {}).state
    kept = g.copy()
    assert set(UNSEEN) == {"agenda", "chance_key", "chance_counter", "chance_branch", "uncovered"}
    g.options = {**g.options, "whispers": "on"}
    assert not looks_like(g, kept)
