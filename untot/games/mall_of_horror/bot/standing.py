"""Who is ahead, and what a point more or less of each colour means to one seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.pieces import KIND_OF, OWNER_OF, Colour
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat

SHARPNESS: Final = 0.22
"""How much a point counts for winning while many may still be eaten."""
SHARPNESS_PER_MEAL: Final = 1.2
"""How much more it counts when few meals are left (divided by their number plus one)."""
CARD_POINTS: Final = 0.8
"""A card in hand is worth about so many points: it saves somebody, or breaks a tie."""
COMMON_HATE: Final = 0.25
"""How readily a colour without any prospects is still voted for as victim."""


@dataclass(frozen=True, eq=False, slots=True)
class Standpoint:
    """How one seat looks at the table. `stake` is what a point lost by a colour costs it: negative for rivals."""

    stake: Mapping[Colour, float]
    hate: Mapping[Colour, float]
    """How readily the table votes against a colour."""
    is_literal: bool


def points_of(g: MallState) -> dict[Colour, int]:
    """The score of every colour."""
    points = dict.fromkeys(g.colours, 0)
    for character in g.where:
        owner = OWNER_OF[character]
        points[owner] = points.get(owner, 0) + KIND_OF[character].points
    return points


def meals_left(g: MallState) -> int:
    """How many characters will be eaten until few are left (MH-15.2, MH-15.3)."""
    return max(0, len(g.where) + len(g.unplaced) - (6 if g.seats == 6 else 4))


@lru_cache(maxsize=1 << 14)
def chances(strengths: tuple[float, ...], meals: int) -> tuple[float, ...]:
    """Each player's share of the victory, from points (with cards) and the meals left."""
    sharpness = SHARPNESS + SHARPNESS_PER_MEAL / (meals + 1)
    best = max(strengths)
    odds = [exp(sharpness * (strength - best)) if strength > 0 else 0.0 for strength in strengths]
    whole = sum(odds) or 1.0
    return tuple(chance / whole for chance in odds)


def strengths(g: MallState) -> tuple[float, ...]:
    """Points and cards of every seat; nothing for who has nobody left."""
    points = points_of(g)
    return tuple(
        points[colour] + CARD_POINTS * len(g.hands[seat]) if points[colour] else 0.0
        for seat, colour in enumerate(g.colours)
    )


def standpoint(g: MallState, seat: Seat) -> Standpoint:
    """The standpoint of this seat now."""
    is_literal = g.options["literal_german_text"] == "on"
    return _standpoint(tuple(g.colours), colour_of(g, seat), chances(strengths(g), meals_left(g)), is_literal)


@lru_cache(maxsize=1 << 14)
def _standpoint(colours: tuple[Colour, ...], me: Colour, won: tuple[float, ...], is_literal: bool) -> Standpoint:
    """A point of one's own counts 1; those of the rivals count by their prospects, together 1."""
    share = dict(zip(colours, won, strict=True))
    rivals = (1 - share[me]) or 1.0
    stake = {colour: -share[colour] / rivals for colour in colours}
    stake[me] = 1.0 if share[me] else 0.0
    return Standpoint(stake, {colour: COMMON_HATE + share[colour] for colour in colours}, is_literal)
