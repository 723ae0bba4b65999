"""Confidence intervals of means: what a number of matches can and cannot tell."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959964


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float
    size: int

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean and its normal interval; of few values the interval is wide, of one it is everything."""
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return Mean(middle, float("-inf"), float("inf"), count)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Mean(middle, middle - Z95 * spread, middle + Z95 * spread, count)


def are_apart(one: Mean, other: Mean) -> bool:
    """Whether the intervals do not touch."""
    return one.low > other.high or other.low > one.high
