"""Bound: when to stop thinking."""

from __future__ import annotations

from math import inf
from typing import Final

from untot.bots.aiming import Clock

QUICKER: Final = 1.5
"""Trials that come later may be so much quicker: the matches that they happen in are imagined already."""


class Bound:
    """After so many seconds, or after so many iterations if that is given."""

    __slots__ = ("_begun", "_clock", "_deadline", "_iterations")

    def __init__(self, seconds: float, iterations: int | None, clock: Clock) -> None:
        self._clock = clock
        self._begun = clock()
        self._deadline = self._begun + seconds
        self._iterations = iterations

    def seconds_left(self) -> float:
        return self._deadline - self._clock()

    def is_out_of_time(self) -> bool:
        return self._clock() >= self._deadline

    def is_reached(self, iterations: int, lead: int) -> bool:
        """With so many iterations done, and the answer tried most so many trials ahead: nothing can overtake it where
        fewer are left."""
        now = self._clock()
        return now >= self._deadline or iterations == self._iterations or lead > self._to_come(iterations, now)

    def _to_come(self, iterations: int, now: float) -> float:
        """How many more there can be: by count, and by time at a pace that may well become quicker."""
        by_count = inf if self._iterations is None else self._iterations - iterations
        passed = now - self._begun
        by_time = QUICKER * iterations * (self._deadline - now) / passed if iterations and passed > 0 else inf
        return min(by_count, by_time)
