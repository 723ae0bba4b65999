"""What tests/every_game asks of a game, as far as it holds already, until the game is registered."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from tests.every_game.resting import wrong_locals
from tests.flick_em_up.known import CATALOGUE, DECISIONS, WITHIN, attempts, pieces, secrets
from tests.kernel.messages import named_in_calls
from tests.tools.playing import begin, decisions, json_of
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.rules import RULES
from untot.games.flick_em_up.state import FlickState
from untot.kernel.events import WORLD, Seat
from untot.kernel.match import Match
from untot.kernel.rulebook import CITED, rulebook
from untot.kernel.seeing import Seen
from untot.lab.rules import without_code

SOME = [("1", 1), ("5", 4), ("9", 4), ("10", 2)]
MOST = 60
"""Answers of a match that are looked at: each is expensive."""


def test_the_pieces_are_those_of_the_catalogue() -> None:
    assert pieces() == CATALOGUE


@pytest.mark.parametrize(("scenario", "seats"), SOME)
def test_forks_saves_and_locals_at_every_decision(scenario: str, seats: int) -> None:
    match = begin(GAME, seats, 7, {"scenario": scenario})
    for number, _ in enumerate(decisions(match, 7)):
        if number > MOST:
            break
        assert isinstance(match.state, FlickState)
        assert list(wrong_locals(match, secrets(match.state))) == []
        if number % 9 == 0:
            assert match.fork().is_like(match) and Match.load(GAME, Match.save(match)).is_like(match)
        assert match.ask is not None and match.ask.name in DECISIONS
        assert {str(step[0]) for step in match.state.agenda} <= set(RULES)


def shown(match: Match, seat: Seat | None) -> list[bytes]:
    """All that a seat gets to see now, and what it is answered to whatever it tries."""
    seen = Seen(match, seat)
    assert isinstance(match.state, FlickState)
    refusals = [str(seen.why_not(attempt)) for attempt in attempts(match.state, seat or 0)]
    return [json_of(seen.scene()), json_of(seen.view()), json_of(seen.question()), json_of(refusals)]


@pytest.mark.parametrize(("scenario", "seats"), SOME[1:])
def test_dealing_anew_what_is_hidden_changes_nothing_that_is_seen(scenario: str, seats: int) -> None:
    match, rng = begin(GAME, seats, 3, {"scenario": scenario}), Random(3)
    for number, _ in enumerate(decisions(match, 3)):
        if number > MOST:
            break
        assert match.ask is not None
        if number % 6 or match.ask.closes == "all" or match.ask.seats[0] == WORLD:
            continue
        for seat in (0, seats - 1, None):
            assert shown(match.fork(), seat) == shown(match.imagine(seat, rng), seat), (number, seat)


def test_every_question_is_a_decision_of_the_catalogue() -> None:
    asked = named_in_calls("untot.games.flick_em_up", "choose", "ask_all", "ask_any", at=2)
    assert asked | {"flick", "rush"} == DECISIONS and not DECISIONS & set(WITHIN)


def test_both_rulebooks_have_the_same_clauses_and_code_cites_them() -> None:
    english, german = rulebook("flick_em_up", "en"), rulebook("flick_em_up", "de")
    assert list(english) == list(german) and len(english) == 478
    import_module("untot.worlds.flick_em_up.answering")  # cites the clauses of the physics
    cited = {clause for clause, places in CITED.items() if any(place.startswith("untot.") for place in places)}
    standing = {name for name, clause in english.items() if not clause.is_withdrawn}
    left = standing - cited - set(without_code("flick_em_up"))
    assert left == {"FL-5.12", "FL-5.13"}, "the noise of bots is still to come"
    assert not [clause for clause in cited if clause.startswith("FL-") and clause not in standing]
