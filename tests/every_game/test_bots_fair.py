"""No level of bot decides on what its seat has not seen: in matches that differ only in that, it answers the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest

from tests.every_game.games import GAMES, KINDS, KNOWN
from tests.tools.playing import begin, decisions
from untot.bots import levels_of, make_bot
from untot.games import NAMES
from untot.kernel.events import WORLD, Seat
from untot.kernel.match import Match
from untot.kernel.seeing import Seen

EVERY_LEVEL: Final = [(name, level) for name in NAMES for level in levels_of(GAMES[name])]
APART: Final = 5
"""Every so-maniest question of a random match is answered."""
MANY: Final = 24
FEW: Final = 6
"""So many are answered by bots that search, or that try how to flick."""


def moments(name: str, seed: int) -> Iterator[tuple[Match, Seat]]:
    """Questions with a choice in a random match of a kind in which something is hidden, and who answers."""
    hiding = [(seats, options) for seats, _, options in KINDS[name] if KNOWN[name].hides(options)]
    seats, options = hiding[len(hiding) // 2]
    for number, match in enumerate(decisions(begin(GAMES[name], seats, seed, options), seed)):
        assert match.ask is not None
        seat = match.ask.waiting()[0]
        if seat != WORLD and number % APART == 0 and match.ask.forced(seat) is None:
            yield match, seat


def twin(match: Match, seat: Seat, number: int) -> Seen:
    """The same match as far as this seat knows; everything that is hidden from it is another."""
    other = match.imagine(seat, Random(number))
    other.events = match.events
    return Seen(other, seat)


@pytest.mark.parametrize(("name", "level"), EVERY_LEVEL)
def test_what_is_hidden_changes_no_answer_of_any_level(name: str, level: str) -> None:
    """Nor does what a bot imagines: the real order leaves no trace there. No clock hurries it here."""
    differing = 0
    takes_long = level == "search" or (GAMES[name].guide.aiming is not None and level != "random")
    for match, seat in islice(moments(name, seed=2), FEW if takes_long else MANY):
        here, there = twin(match, seat, 1), twin(match, seat, 2)
        differing += here._match.state != there._match.state
        bots = [make_bot(level, 7, 60, iterations=4, clock=lambda: 0.0) for _ in range(3)]
        answers = {bot.answer(seen) for bot, seen in zip(bots, (Seen(match, seat), here, there), strict=True)}
        assert len(answers) == 1, f"{level} knows something: {match.where()}"
    assert differing, "or else nothing was hidden"
