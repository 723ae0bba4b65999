"""Random play for tests: whole matches, decision by decision, from small seeds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from untot.kernel.chance import seed_of
from untot.kernel.events import WORLD, Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.state import OptionValue
from untot.lab.soak import give_random_answer
from untot.worlds import StandIn, simulated

Options = Mapping[str, OptionValue]


def json_of(thing: Any) -> bytes:
    """The bytes that a client would get."""
    return msgspec.json.encode(thing)


def begin(game: Game, seats: int, seed: int, options: Options) -> LiveMatch:
    return LiveMatch.begin(game, seats, seed_of(seed), options, is_secret=False)


def decisions(match: LiveMatch, seed: int) -> Iterator[LiveMatch]:
    """The match at each of its decisions; afterwards somebody answers at random."""
    rng = random.Random(seed)
    while match.ask is not None:
        yield match
        give_random_answer(match, rng)


def let_happen(match: Match, rng: random.Random) -> bool:
    """If the world is asked, the stand-in answers for it."""
    if match.ask is None or WORLD not in match.ask.seats:
        return False
    match.happen(simulated(StandIn(rng), match.ask).answer)
    return True


def random_match(game: Game, seats: int, seed: int, options: Options) -> LiveMatch:
    """A whole random match, with its record."""
    match = begin(game, seats, seed, options)
    for _ in decisions(match, seed):
        pass
    return match


@dataclass(frozen=True, slots=True)
class Played:
    """A random match in short: how it began, and what was answered."""

    game: Game
    seats: int
    seed: int
    options: Options
    answers: tuple[tuple[Seat, str], ...]

    def begin(self) -> LiveMatch:
        return begin(self.game, self.seats, self.seed, self.options)

    def replay(self, after: Callable[[LiveMatch, int], None], upto: int | None = None) -> LiveMatch:
        """Give the answers again; `after` is called after each with the number of answers so far, first with 0."""
        match = self.begin()
        after(match, 0)
        for number, (seat, answer) in enumerate(self.answers[:upto], start=1):
            settles = match.ask is not None and seat == match.ask.decider
            match.answer(seat, answer, by="world" if seat == WORLD else "bot", settles=settles)
            after(match, number)
        return match


def played(game: Game, seats: int, seed: int, options: Options) -> Played:
    match = random_match(game, seats, seed, options)
    assert match.track is not None
    return Played(game, seats, seed, options, tuple((seat, answer) for seat, answer, _ in match.track.answers))
