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
    return mean_in_clusters([(value,) for value in values])


def mean_in_clusters(clusters: Sequence[Sequence[float]]) -> Mean:
    """The mean of all values, when those of one cluster depend on each other: the clusters are the witnesses."""
    size = sum(map(len, clusters))
    middle = sum(map(sum, clusters)) / size
    if len(clusters) < 2:
        return Mean(middle, float("-inf"), float("inf"), size)
    off = sum((sum(cluster) - middle * len(cluster)) ** 2 for cluster in clusters)
    spread = sqrt(off * len(clusters) / (len(clusters) - 1)) / size
    return Mean(middle, middle - Z95 * spread, middle + Z95 * spread, size)


def share_of(hits: float, size: float) -> Mean:
    """How often something happens, with Wilson's interval, which is honest even if it happened never or always."""
    part, spread = hits / size, Z95 * Z95 / size
    middle = (part + spread / 2) / (1 + spread)
    half = Z95 * sqrt(part * (1 - part) / size + spread / (4 * size)) / (1 + spread)
    return Mean(part, max(0.0, middle - half), min(1.0, middle + half), round(size))


def share_in_clusters(clusters: Sequence[Sequence[float]]) -> Mean:
    """The same, when the values of one cluster depend on each other: as few witnesses as would leave us as unsure."""
    mean = mean_in_clusters(clusters)
    part, spread = mean.value, (mean.high - mean.value) / Z95
    if spread == 0 and 0 < part < 1:
        return mean
    witnesses = part * (1 - part) / spread**2 if 0 < spread < float("inf") else len(clusters)
    interval = share_of(part * witnesses, witnesses)
    return Mean(part, interval.low, interval.high, mean.size)


def are_apart(one: Mean, other: Mean) -> bool:
    """Whether the intervals do not touch."""
    return one.low > other.high or other.low > one.high
