"""Ratings: one number for how strong a bot is, with its interval, from who won against whom at tables of any size.

The model is Luce's: who wins a match is drawn in proportion to the strengths of all who sit there; with two seats it is
the one behind Elo's numbers, and on their scale the ratings are told: 400 points are ten times the strength. Strengths
are found by Hunter's iteration (Annals of Statistics 32, 2004), the intervals by drawing the matches again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log10
from typing import Final, NamedTuple

from untot.lab.trials import Story, Trial

ANCHOR: Final = "careful"
ANCHORED_AT: Final = 1500
SCALE: Final = 400
DRAWS: Final = 200
STEPS: Final = 200
"""Of the iteration at most; it ends when nothing moves by more than a thousandth of a point."""


class Rating(NamedTuple):
    """With its 95 % interval: how far this bot is from the one whose rating is fixed."""

    value: float
    low: float
    high: float


class Sitting(NamedTuple):
    """How often each bot sat in a match, and its share of the victory: all that counts of a match."""

    seats: tuple[tuple[str, int], ...]
    shares: tuple[tuple[str, float], ...]


def sitting_of(trial: Trial, story: Story) -> Sitting:
    shares: dict[str, float] = dict.fromkeys(sorted(trial.bots), 0.0)
    for bot, share in zip(trial.bots, story.shares, strict=True):
        shares[bot] += share
    return Sitting(tuple(sorted(Counter(trial.bots).items())), tuple(shares.items()))


def ratings(sittings: Iterable[Sitting], seed: int = 1) -> dict[str, Rating]:
    """Of all bots that met others. Matches that nobody won say nothing; nor do those in which only equals sat."""
    counts = Counter(it for it in sittings if len(it.seats) > 1 and any(share for _, share in it.shares))
    if not counts:
        return {}
    middle = rated(counts)
    rng, kinds, weights = random.Random(seed), list(counts), list(counts.values())
    drawn = [rated(Counter(rng.choices(kinds, weights, k=sum(weights))), middle) for _ in range(DRAWS)]
    return {bot: Rating(middle[bot], *_ends([draw[bot] for draw in drawn])) for bot in middle}


def _ends(values: Sequence[float]) -> tuple[float, float]:
    """Between which 95 % of the values lie."""
    ordered, cut = sorted(values), round(len(values) * 0.025)
    return ordered[cut], ordered[-1 - cut]


def rated(counts: Mapping[Sitting, int], known: Mapping[str, float] | None = None) -> dict[str, float]:
    """The ratings under which these matches are the most likely. Every bot also has one won and one lost match against
    somebody of middling strength, so that who never won is weak and not infinitely so."""
    bots = sorted({bot for it in counts for bot, _ in it.seats} | set(known or ()))
    won = {bot: 1.0 + sum(dict(it.shares).get(bot, 0.0) * count for it, count in counts.items()) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        tables = [(it.seats, count / _together(it, strength)) for it, count in counts.items()]
        crowd = {bot: 2 / (strength[bot] + 1) for bot in bots}
        for seats, weight in tables:
            for bot, number in seats:
                crowd[bot] += number * weight
        before, strength = strength, {bot: won[bot] / crowd[bot] for bot in bots}
        if max(abs(log10(strength[bot] / before[bot])) for bot in bots) * SCALE < 0.001:
            break
    base = log10(strength[ANCHOR]) if ANCHOR in strength else sum(map(log10, strength.values())) / len(strength)
    return {bot: ANCHORED_AT + SCALE * (log10(strength[bot]) - base) for bot in bots}


def _together(it: Sitting, strength: Mapping[str, float]) -> float:
    return sum(strength[bot] * number for bot, number in it.seats)
