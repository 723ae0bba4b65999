"""The bots of Dawn of the Zeds are fair: decks that nobody has seen change no answer and no weight."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from untot.bots import make_bot
from untot.games.dawn_of_the_zeds import GAME
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue

ALONE: dict[str, OptionValue] = {"level": "III"}
AGAINST: dict[str, OptionValue] = {"level": "IV", "mode": "competitive"}


def moments(seats: int, options: dict[str, OptionValue], every: int) -> Iterator[tuple[LiveMatch, Seat]]:
    """The questions of a match between careful bots, or each so-maniest of them, and who answers."""
    match = LiveMatch.begin(GAME, seats, seed_of(1), options, is_secret=False)
    bots = [make_bot("careful", seat) for seat in range(seats)]
    while match.ask is not None and match.asked < 150:
        seat = match.ask.waiting()[0]
        if match.asked % every == 0:
            yield match, seat
        match.answer(seat, bots[seat].answer(Seen(match, seat)), by="bot")


def twin(match: LiveMatch, seat: Seat, number: int) -> Seen:
    """The same match as far as this seat knows; everything that is hidden from it is another."""
    other: Match = match.imagine(seat, Random(number))
    other.events = match.events
    return Seen(other, seat)


@pytest.mark.parametrize(("seats", "options"), [(1, ALONE), (2, AGAINST)])
def test_what_is_hidden_changes_no_answer(seats: int, options: dict[str, OptionValue]) -> None:
    differing = 0
    for match, seat in moments(seats, options, every=3):
        here, there = twin(match, seat, 1), twin(match, seat, 2)
        differing += here._match.state != there._match.state
        answers = {make_bot("careful", 7).answer(seen) for seen in (Seen(match, seat), here, there)}
        assert len(answers) == 1, f"careful knows something: {match.where()}"
    assert differing > 20, "or else nothing was hidden"


def test_what_is_hidden_changes_no_answer_of_the_search() -> None:
    for match, seat in moments(1, ALONE, every=25):
        seen = (Seen(match, seat), twin(match, seat, 1), twin(match, seat, 2))
        answers = {make_bot("search", 7, 60, iterations=4).answer(eyes) for eyes in seen}
        assert len(answers) == 1, f"the search knows something: {match.where()}"


@pytest.mark.parametrize(("seats", "options"), [(1, ALONE), (2, AGAINST)])
def test_the_weights_of_answers_are_the_same_in_every_imagined_match(
    seats: int, options: dict[str, OptionValue]
) -> None:
    for match, seat in moments(seats, options, every=7):
        here, there = twin(match, seat, 1)._match, twin(match, seat, 2)._match
        assert here.ask is not None and there.ask is not None
        sensible = match.game.guide.sensible
        assert sensible(here.state, here.ask, seat, None) == sensible(there.state, there.ask, seat, None)
