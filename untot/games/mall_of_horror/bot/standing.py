"""Who is ahead, and what a point more or less of each colour means to one seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from untot.games.mall_of_horror.pieces import KIND_OF, OWNER_OF, Colour
from untot.games.mall_of_horror.state import MallState

SHARPNESS: Final = 0.22
"""How much a point counts for winning while many may still be eaten."""
SHARPNESS_AT_END: Final = 1.2
"""How much more it counts when few meals are left (divided by their number plus one)."""
COMMON_HATE: Final = 0.05
"""How readily a colour without any prospects is still voted for as victim."""


@dataclass(frozen=True, eq=False, slots=True)
class Race:
    """How the players stand. One object for equal standings, so that it serves as a quick key."""

    chances: Mapping[Colour, float]
    """Each colour's share of the victory."""
    hate: Mapping[Colour, float]
    """How readily the table votes against a colour."""
    stakes: Mapping[Colour, Mapping[Colour, float]]
    """What a point lost by a colour costs another: 1 for one's own, below 0 for rivals, by their prospects."""
    worth: Mapping[str, float]
    is_literal: bool


def race(g: MallState) -> Race:
    """How the players stand now."""
    points = dict.fromkeys(g.colours, 0)
    for character in g.where:
        owner = OWNER_OF[character]
        points[owner] = points.get(owner, 0) + KIND_OF[character].points
    return _race(tuple(points.items()), meals_left(g), g.options["literal_german_text"] == "on")


EARLY = 0.5
EXTRA = {"pin_up": 0.0, "tough_guy": 1.0, "gunman": 3.0, "little_girl": 0.0}

def worth_of(kind, meals):
    m = meals / 8
    return kind.points * (1 - EARLY * m) + EXTRA[kind.id] * m


def meals_left(g: MallState) -> int:
    """How many characters will be eaten until few are left (MH-15.2, MH-15.3)."""
    return max(0, len(g.where) + len(g.unplaced) - (6 if g.seats == 6 else 4))


@lru_cache(maxsize=1 << 12)
def _race(points: tuple[tuple[Colour, int], ...], meals: int, is_literal: bool) -> Race:
    won = chances([float(score) for _, score in points], meals)
    share = {colour: chance for (colour, _), chance in zip(points, won, strict=True)}
    return Race(
        share,
        {colour: COMMON_HATE + share[colour] for colour in share},
        {colour: _stakes(share, colour) for colour in share},
        {c: worth_of(k, meals) for c, k in KIND_OF.items()},
        is_literal,
    )


def _stakes(share: Mapping[Colour, float], me: Colour) -> dict[Colour, float]:
    rivals = (1 - share[me]) or 1.0
    return {colour: -share[colour] / rivals for colour in share} | {me: 1.0 if share[me] else 0.0}


def chances(strengths: list[float], meals: int) -> list[float]:
    """Each player's share of the victory, from his strength in points and the meals left."""
    sharpness = SHARPNESS + SHARPNESS_AT_END / (meals + 1)
    best = max(strengths)
    odds = [exp(sharpness * (strength - best)) if strength > 0 else 0.0 for strength in strengths]
    whole = sum(odds) or 1.0
    return [chance / whole for chance in odds]
