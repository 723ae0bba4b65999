"""What every game promises at every decision: forks, saves and undo agree with the match, options are sound."""

from __future__ import annotations

import pytest

from tests.every_game.games import EVERY_MATCH, GAMES, KNOWN, SETS
from tests.tools.contract import check_contract
from tests.tools.playing import Options, begin, decisions


@pytest.mark.parametrize(("name", "seats", "options", "seed"), EVERY_MATCH)
def test_at_every_decision_of_a_random_match(name: str, seats: int, options: Options, seed: int) -> None:
    assert check_contract(begin(GAMES[name], seats, seed, options), seed) > KNOWN[name].shortest


@pytest.mark.parametrize("name", GAMES)
def test_some_answers_can_be_taken_back_and_given_again(name: str) -> None:
    """On the match itself, not on a fork: the record goes on, and the match is like one that never went back."""
    game = GAMES[name]
    seats = game.seat_counts[-1]
    match = begin(game, seats, 1, SETS[name, seats][0])
    taken_back = 0
    for _ in decisions(match, 1):
        assert match.track is not None
        seat = match.track.answers[-1][0] if match.track.answers else None
        if seat is None or match.why_not_undo(seat) is not None:
            continue
        before, lines = match.fork(), len(match.record.lines)
        match.undo(seat)
        match.redo(seat)
        assert match.is_like(before) and len(match.record.lines) == lines + 2
        taken_back += 1
    assert match.is_over and (taken_back > 3) == KNOWN[name].takes_back
