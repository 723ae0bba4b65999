"""The value of a position, fitted to matches between bots: chances from traits, by what `untot lab fit` has found."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from math import exp
from typing import Final

from untot.kernel.events import Seat

FITTED: Final = "fitted.toml"
"""The file in the rooms of a game's bot that holds the numbers, and says which matches they come from."""

Traits = Mapping[str, float]
"""What somebody's chances are made of, by name."""
Rivals = Mapping[Seat, Traits]
"""Of everybody who can still win (of a side, by its first seat); or of one alone, whom only the game opposes."""


@dataclass(frozen=True, slots=True)
class Fit:
    """What each trait counts for winning. A trait that has not been fitted yet counts nothing."""

    weights: Mapping[str, float]

    def strength(self, traits: Traits) -> float:
        return sum(self.weights.get(name, 0.0) * amount for name, amount in traits.items())

    def chances(self, rivals: Rivals) -> dict[Seat, float]:
        """Everybody's share of the victory; somebody alone wins against a game whose strength is 0."""
        strengths = {seat: self.strength(traits) for seat, traits in rivals.items()}
        against = [0.0] if len(strengths) == 1 else []
        best = max([*strengths.values(), *against], default=0.0)
        odds = {seat: exp(strength - best) for seat, strength in strengths.items()}
        whole = sum(odds.values()) + sum(exp(strength - best) for strength in against)
        return {seat: odd / whole for seat, odd in odds.items()}


def fit_in(package: str) -> Fit:
    """The numbers that lie in a package; none, as long as nobody has fitted any."""
    file = files(package).joinpath(FITTED)
    return Fit(tomllib.loads(file.read_text("utf-8"))["weights"] if file.is_file() else {})


def by_time(traits: Traits, left: float) -> dict[str, float]:
    """Each trait twice: as it counts at any time, and what it counts besides when little time is left."""
    late = 1 / (left + 1)
    return {**traits, **{f"{name}_late": amount * late for name, amount in traits.items()}}
