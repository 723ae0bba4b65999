"""How bots aim in games of skill: they try some ways in their own world, take the best, and tremble."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final

from untot.kernel.events import WORLD, Seat
from untot.kernel.match import Match
from untot.worlds import StandIn, World, simulated, world_of
from untot.worlds.physics import NoPhysics

AIM_SECONDS: Final = 3.5
"""Whatever has been tried by then must do: nobody waits longer than five seconds for a bot."""

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
    best = Tries(match, seat, rng, clock).best(list(ways)[: hand.tries]) if hand.tries else ways[0]
    return aiming.shaken(match.state, match.ask, seat, best, hand, rng)


class Tries:
    """Flicks in a copy of the table, one after the other, until the time is up."""

    def __init__(self, match: Match, seat: Seat, rng: Random, clock: Clock) -> None:
        self._match = match
        self._seat = seat
        self._clock = clock
        self._deadline = clock() + AIM_SECONDS
        self._rng = rng
        self._world: World = world_of(match.game.name)

    def best(self, ways: list[str]) -> str:
        """The first one if nothing is better."""
        found, highest = ways[0], float("-inf")
        for way in ways:
            if self._clock() >= self._deadline:
                break
            worth = self._worth(way)
            if worth > highest:
                found, highest = way, worth
        return found

    def _worth(self, way: str) -> float:
        """What comes of it until somebody is asked again."""
        aiming = self._match.game.guide.aiming
        assert aiming is not None
        trial = self._match.fork(tracked=False)
        aiming.steadied(trial.state)
        trial.push(self._seat, way)
        while trial.ask is not None and WORLD in trial.ask.seats and self._clock() < self._deadline:
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
