"""Plans: an answer and how the guide would play on from it, for whole rounds, compared in the same imagined matches."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from untot.bots.bot import weighed
from untot.bots.bound import Bound
from untot.bots.tree import push
from untot.kernel.events import WORLD, Seat
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.worlds import StandIn, simulated

CHALLENGERS: Final = 2
"""So many answers besides the one that would be given without thinking are worth a thought,"""
TEMPTING: Final = 0.1
"""and only those to which the guide gives such a part of the highest weight."""
FEWEST: Final = 4
"""In so many worlds an answer must have been tried before it is given instead;"""
GLANCE: Final = 2
"""after so many it may be given up."""
USUAL: Final = 0.01
"""By so much gains differ from world to world even where the first few are alike."""
CLEAR: Final = 2.0
"""By so many standard errors another answer must be better; who cannot come to that any more is given up."""
LONGEST: Final = 400
"""After so many answers a plan is judged in any case."""


class Plans:
    """One decision of one seat. What it would answer without thinking stands until another answer has turned out
    clearly better: so whoever plans plays no worse than whoever does not."""

    def __init__(self, seen: Seen, memory: Any, standard: str, seed: int, bound: Bound) -> None:
        assert seen.seat is not None
        self.worlds = 0
        self.standard = standard
        self._seen = seen
        self._me: Seat = seen.seat
        self._guide = seen.game.guide
        self._least = self._guide.least_gain
        self._memory = memory
        self._seed = seed
        self._bound = bound
        self._world = seen.imagine(Random(seed))
        self.gains: dict[str, list[float]] = {answer: [] for answer in self._challengers()}
        """By challenger: in each world, how much better it turned out than the standard."""

    def _challengers(self) -> list[str]:
        weights = weighed(self._world, self._me, self._memory)
        least = TEMPTING * max(weights.values())
        others = [answer for answer in weights if answer != self.standard and weights[answer] >= least]
        return sorted(others, key=lambda answer: -weights[answer])[:CHALLENGERS]

    def best(self) -> str:
        """Compare until all challengers have been given up or the time is up."""
        while self.gains and not self._bound.is_reached(self.worlds, 0) and self._compare():
            self.worlds += 1
            if self.worlds >= GLANCE:
                self.gains = {
                    answer: gains for answer, gains in self.gains.items() if may_be_worth_it(gains, self._least)
                }
        return self._found()

    def _compare(self) -> bool:
        """In one more world; False if time ran out on the way: then nothing is learned from it."""
        if self.worlds:
            self._world = self._seen.imagine(Random(self._seed + self.worlds))
        found: dict[str, float] = {}
        for answer in (self.standard, *self.gains):
            worth = self._worth(answer)
            if worth is None:
                return False
            found[answer] = worth
        for answer, gains in self.gains.items():
            gains.append(found[answer] - found[self.standard])
        return True

    def _found(self) -> str:
        """The challenger that is best by the mean, if it is worth it."""
        if self.worlds < FEWEST:
            return self.standard
        clear = {answer: sum(gains) for answer, gains in self.gains.items() if is_worth_it(gains, self._least)}
        return max(clear, key=lambda answer: clear[answer], default=self.standard)

    # -- playing on ---------------------------------------------------------------------------------------------

    def _worth(self, answer: str) -> float | None:
        """What comes of an answer in this world, with the luck that all have in it; None if there is no time left."""
        match, rng = self._world.fork(tracked=False), Random(f"{self._seed} {self.worlds}")
        match.state.detach()
        horizons, horizon = self._guide.ahead, self._guide.horizon(match.state)
        push(match, self._me, answer)
        for _ in range(LONGEST):
            now = self._guide.horizon(match.state)
            horizons, horizon = horizons - (now != horizon), now
            if match.ask is None or not horizons:
                break
            if self._bound.is_out_of_time():
                return None
            self._go_on(match, rng)
        return self._guide.value(match.state, self._me)

    def _go_on(self, match: Match, rng: Random) -> None:
        ask = match.ask
        assert ask is not None
        seat = ask.waiting()[0]
        if seat == WORLD:
            push(match, seat, simulated(StandIn(rng), ask).answer)
            return
        answers = ask.raw(seat)
        if isinstance(answers, list) and len(answers) == 1:
            push(match, seat, answers[0])
            return
        weights = weighed(match, seat, self._memory if seat == self._me else None)
        push(match, seat, max(weights, key=lambda answer: weights[answer]))


def is_worth_it(gains: list[float], least: float) -> bool:
    mean, error = mean_and_error(gains)
    return mean >= least and mean >= CLEAR * error


def may_be_worth_it(gains: list[float], least: float) -> bool:
    mean, error = mean_and_error(gains)
    return mean + CLEAR * error >= least


def mean_and_error(gains: list[float]) -> tuple[float, float]:
    number = len(gains)
    mean = sum(gains) / number
    spread = sum((gain - mean) ** 2 for gain in gains) / (number - 1)
    return mean, sqrt((spread + USUAL**2) / number)
