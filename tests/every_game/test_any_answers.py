"""Hypothesis plays: any list of numbers is a match, answer n modulo the number of options; it shrinks by itself."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.every_game.games import GAMES, KNOWN, SETS
from tests.tools.playing import begin, decisions, let_happen
from untot.kernel.live import LiveMatch, replay
from untot.kernel.match import Match
from untot.kernel.record import Record
from untot.lab.watching import end_wrongs


def give(match: Match, number: int) -> None:
    """The seat and its answer are picked by one number."""
    if let_happen(match, Random(number)):
        return
    assert match.ask is not None
    waiting = match.ask.waiting()
    seat = waiting[number % len(waiting)]
    form, words = match.ask.form(seat), list[str]()
    while following := form.walk(words):
        words.append(following[number % len(following)])
        number //= len(following)
    match.answer(seat, " ".join(words), settles=seat == match.ask.decider)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=200)
@given(st.data())
def test_any_answers_keep_a_match_sound(name: str, data: st.DataObject) -> None:
    game, part = GAMES[name], 1 if KNOWN[name].every == 1 else 3
    seats = data.draw(st.sampled_from(game.seat_counts), "seats")
    options = data.draw(st.sampled_from(SETS[name, seats]), "options")
    seed = data.draw(st.integers(0, 1000), "seed")
    match = begin(game, seats, seed, options)
    for _ in islice(decisions(match, seed), data.draw(st.integers(0, 150 // part), "answers at random")):
        pass
    before = match.state.copy()
    for number in data.draw(st.lists(st.integers(0, 10**6), max_size=300 // part), "answers"):
        if match.is_over:
            break
        give(match, number)
        assert list(match.game.watch.wrongs(before, match.state)) == []
        before = match.state.copy()
    check_whole(match)


def check_whole(match: LiveMatch) -> None:
    """The record plays again, and an end is lawful."""
    again = replay(match.game, Record.parse(match.record.to_text()), match.seed)
    assert again.is_like(match) and again.record.hash == match.record.hash
    if match.is_over:
        assert list(end_wrongs(match)) == []
    else:
        assert match.fork().is_like(match)
