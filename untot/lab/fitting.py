"""Fitting: which weights of traits make the victories that came of many positions the most likely.

The model is Luce's, as for ratings: a share of the victory in proportion to exp(strength), the strength a sum over
traits. Newton's steps find the weights; a small penalty on large ones keeps traits in bounds that hardly ever differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from untot.lab.looking import Position

Matrix = NDArray[np.float64]

PENALTY: Final = 1.0
"""On the square of a weight, where traits are measured by their own spread: as much as one match says."""
STEPS: Final = 50
STILL: Final = 1e-7
"""A step smaller than that is the last."""


def fitted(positions: Sequence[Position], penalty: float = PENALTY) -> Matrix:
    """The weights, in the order of the traits. Matches count, not positions: those of one match share its weight."""
    groups = _by_rivals(positions)
    traits = np.concatenate([group.traits.reshape(-1, group.traits.shape[-1]) for group in groups])
    spread = traits.std(axis=0)
    spread[spread == 0] = 1.0
    weights = np.zeros(traits.shape[-1])
    curbed = penalty * np.eye(len(weights))
    for _ in range(STEPS):
        slope, bend = penalty * weights, curbed.copy()
        for group in groups:
            more_slope, more_bend = group.pull(weights / spread)
            slope += more_slope / spread
            bend += more_bend / np.outer(spread, spread)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < STILL:
            break
    result: Matrix = weights / spread
    return result


def chances_by(weights: Matrix, positions: Sequence[Position]) -> list[list[float]]:
    return [_soft(np.array(it.traits) @ weights).tolist() for it in positions]


class _Group:
    """Positions with equally many rivals."""

    def __init__(self, positions: Sequence[Position], weight: dict[int, float]) -> None:
        self.traits: Matrix = np.array([it.traits for it in positions], dtype=np.float64)
        self.shares: Matrix = np.array([it.shares for it in positions], dtype=np.float64)
        self.weight: Matrix = np.array([weight[it.match] for it in positions])

    def pull(self, weights: Matrix) -> tuple[Matrix, Any]:
        """Where the surprise falls, and how quickly that changes."""
        chance = _soft(self.traits @ weights)
        off = (chance * self.shares.sum(axis=1, keepdims=True) - self.shares) * self.weight[:, None]
        slope = np.einsum("nk,nkf->f", off, self.traits)
        mean = np.einsum("nk,nkf->nf", chance, self.traits)
        apart = self.traits - mean[:, None, :]
        bend = np.einsum("nk,nkf,nkg->fg", chance * self.weight[:, None], apart, apart, optimize=True)
        return slope, bend


def _by_rivals(positions: Sequence[Position]) -> list[_Group]:
    count: dict[int, int] = {}
    for it in positions:
        count[it.match] = count.get(it.match, 0) + 1
    weight = {match: 1 / number for match, number in count.items()}
    sizes = sorted({len(it.traits) for it in positions})
    return [_Group([it for it in positions if len(it.traits) == size], weight) for size in sizes]


def _soft(strengths: Matrix) -> Matrix:
    odds = np.exp(strengths - strengths.max(axis=-1, keepdims=True))
    result: Matrix = odds / odds.sum(axis=-1, keepdims=True)
    return result
