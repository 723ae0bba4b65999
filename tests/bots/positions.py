"""Matches in the middle, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from untot.bots import Bot, make_bot
from untot.bots.arena import Bout
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue


def begin(seats: int = 4, seed: int = 1, options: dict[str, OptionValue] | None = None) -> LiveMatch:
    return LiveMatch.begin(load_game("mall_of_horror"), seats, seed_of(seed), options, is_secret=False)


def played(
    levels: str, seed: int = 1, *, is_talkative: bool = False, options: dict[str, OptionValue] | None = None
) -> LiveMatch:
    """A whole match between bots of these levels; the searching ones try little."""
    bots: list[Bot] = [make_bot(name, seed + i, 60, iterations=4) for i, name in enumerate(levels.split())]
    return Bout(begin(len(bots), seed, options), bots, is_talkative=is_talkative).play()


def moments(seed: int, seats: int = 4) -> Iterator[tuple[LiveMatch, Seat]]:
    """Every question of a match at random, and the seat that answers it next."""
    match, rng = begin(seats, seed), Random(seed)
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        yield match, seat
        match.answer(seat, rng.choice(match.ask.answers(seat)), by="bot")


def twin(match: LiveMatch, seat: Seat, number: int) -> Seen:
    """The same match as far as this seat knows; everything that is hidden from it is another."""
    other: Match = match.imagine(seat, Random(number))
    other.events = match.events
    return Seen(other, seat)
