"""How bots aim in games of skill: they try some ways in their own world, take the best, and tremble."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from untot.kernel.aiming import Hand
from untot.kernel.events import WORLD, Seat
from untot.kernel.match import Match
from untot.worlds import StandIn, World, mind_of, simulated
from untot.worlds.physics import NoPhysics

AIM_SECONDS: Final = 3.0
"""Whatever has been tried by then must do: nobody waits longer than five seconds for a bot."""

FINALISTS: Final = 4
"""So many of the ways are tried again."""

Clock = Callable[[], float]


def aimed(match: Match, seat: Seat, level: str, answer: str, rng: Random, clock: Clock = time.perf_counter) -> str:
    """What a bot of this level really answers where it has to aim; `match` is one that it imagines."""
    aiming = match.game.guide.aiming
    if aiming is None or level not in aiming.hands or match.ask is None:
        return answer
    hand = aiming.hands[level]
    ways = aiming.ways(match.state, match.ask, seat, answer)
    if not ways:
        return answer
    best = Tries(match, seat, hand, rng, clock).best(list(ways)) if hand.tries else ways[0]
    return aiming.shaken(match.state, match.ask, seat, best, hand, rng)


class Tries:
    """Flicks in a copy of the table, one after the other, until the time is up.

    Half of them are aimed exactly, each another way; the rest repeats the best of these with the errors that the own
    hand makes: what succeeds only by a hair is nothing for it. Whatever error the real flick will have is drawn later.
    """

    def __init__(self, match: Match, seat: Seat, hand: Hand, rng: Random, clock: Clock) -> None:
        self._match = match
        self._seat = seat
        self._hand = hand
        self._clock = clock
        self._deadline = clock() + AIM_SECONDS
        self._rng = rng
        self._seed = rng.getrandbits(32)
        self._world: World = mind_of(match.game.name)

    def best(self, ways: list[str]) -> str:
        """The first one if nothing is better."""
        worths = {way: [worth] for way, worth in self._tried(ways[: self._hand.tries // 2])}
        finest = sorted(worths, key=lambda way: -worths[way][0])[:FINALISTS]
        rounds = (self._hand.tries - len(worths)) // max(1, len(finest))
        for number in range(rounds if len(finest) > 1 else 0):
            for way, worth in self._tried(finest, number):
                worths[way].append(worth)
        return max(finest, key=lambda way: sum(worths[way]) / len(worths[way]), default=ways[0])

    def _tried(self, ways: list[str], number: int | None = None) -> Iterator[tuple[str, float]]:
        """Exactly; or all of them with the same error, the next one."""
        for way in ways:
            if self._clock() >= self._deadline:
                return
            yield way, self._worth(way, number)

    def _worth(self, way: str, number: int | None = None) -> float:
        """What has come of it when it is over, or when somebody is asked again."""
        aiming, ask = self._match.game.guide.aiming, self._match.ask
        assert aiming is not None and ask is not None
        trial = self._match.fork(tracked=False)
        if number is None:
            aiming.steadied(trial.state)
        else:
            error = Random(f"{self._seed} {number}")
            trial.state.chance_key = error.randbytes(32)
            way = aiming.shaken(self._match.state, ask, self._seat, way, self._hand, error)
        trial.push(self._seat, way)
        while trial.ask is not None and WORLD in trial.ask.seats and not aiming.is_over(trial.state):
            trial.push(WORLD, self._happens(trial))
        return aiming.worth(trial.state, self._seat)

    def _happens(self, trial: Match) -> str:
        """By the game's physics; where there is none, as somebody without it would guess."""
        assert trial.ask is not None
        try:
            return simulated(self._world, trial.ask).answer
        except NoPhysics:
            self._world = StandIn(self._rng)
            return simulated(self._world, trial.ask).answer
