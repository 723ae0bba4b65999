"""Who is ahead: each player's prospects, what that means to the others, and the value of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from untot.games.mall_of_horror.bot.worth import CAUTIOUS
from untot.games.mall_of_horror.facts import survivors_at_end
from untot.games.mall_of_horror.pieces import (
    CARDS,
    KIND_OF,
    KINDS,
    OWNER_OF,
    PARKING,
    SECURITY_HQ,
    CardId,
    CharacterId,
    Colour,
)
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.parts.fitted import Rivals, Traits, by_time, fit_in

SHARPNESS: Final = (0.33, 0.38)
"""How much a point counts for winning: at any time, and besides, divided by the meals left plus one."""
COMMON_HATE: Final = 0.05
"""How readily a colour without any prospects is still voted for as victim."""
FIT: Final = fit_in(__package__)


@dataclass(frozen=True, eq=False, slots=True)
class Race:
    """How the players stand. There is one object for all equal standings, so that it serves as a quick key."""

    hate: Mapping[Colour, float]
    """How readily the table votes against a colour."""
    stakes: Mapping[Colour, Mapping[Colour, float]]
    """What a point lost by a colour costs another: 1 for one's own, below 0 for rivals, by their prospects."""
    worth: Mapping[CharacterId, float]
    """What it costs to lose a character now."""
    meals: int
    """How many will still be eaten."""
    has_truck: bool
    is_literal: bool


def race(g: MallState) -> Race:
    """How the players stand now."""
    is_literal = g.options["literal_german_text"] == "on"
    return _race(tuple(g.colours), (*g.where, *g.unplaced), bool(g.deck), is_literal)


@lru_cache(maxsize=1 << 12)
def _race(colours: tuple[Colour, ...], alive: tuple[CharacterId, ...], has_truck: bool, is_literal: bool) -> Race:
    points: dict[Colour, float] = {}
    for character in alive:
        owner = OWNER_OF[character]
        points[owner] = points.get(owner, 0.0) + KIND_OF[character].points
    meals = meals_left(len(colours), len(alive))
    early = earliness(len(colours), meals)
    share = dict.fromkeys(colours, 0.0) | chances(points, meals)
    return Race(
        hate={colour: COMMON_HATE + chance for colour, chance in share.items()},
        stakes={colour: _stakes(share, colour) for colour in share},
        worth={character: CAUTIOUS.of(kind, early) for character, kind in KIND_OF.items()},
        meals=meals,
        has_truck=has_truck,
        is_literal=is_literal,
    )


def meals_left(seats: int, alive: int) -> int:
    """How many will be eaten until few are left (MH-15.2, MH-15.3)."""
    return max(0, alive - survivors_at_end(seats))


def earliness(seats: int, meals: int) -> float:
    """The part of all meals that is still to come."""
    characters = seats * sum(seats in kind.players for kind in KINDS.values())
    return min(1.0, meals / meals_left(seats, characters))


def _stakes(share: Mapping[Colour, float], me: Colour) -> dict[Colour, float]:
    """The rivals' points together count as much as one's own; who cannot win any more only looks at the others."""
    rivals = (1 - share[me]) or 1.0
    return {colour: -share[colour] / rivals for colour in share} | {me: 1.0 if share[me] else 0.0}


def chances(strengths: Mapping[Colour, float], meals: int) -> dict[Colour, float]:
    """Each colour's share of the victory, from its strength in points and the meals left."""
    anytime, at_end = SHARPNESS
    sharpness = anytime + at_end / (meals + 1)
    best = max(strengths.values(), default=0.0)
    odds = {colour: exp(sharpness * (strength - best)) for colour, strength in strengths.items()}
    whole = sum(odds.values())
    return {colour: odd / whole for colour, odd in odds.items()}


# -- the value of a position ------------------------------------------------------------------------------------


def value(g: MallState, seat: Seat) -> float:
    """The seat's chance to win from here, between 0 and 1; what it won, once the match is over."""
    if g.result is not None:
        return 1 / len(g.result.winners) if seat in g.result.winners else 0.0
    return FIT.chances(traits(g, seat)).get(seat, 0.0)


def traits(g: MallState, seat: Seat) -> Rivals:
    """Of everybody who has somebody left: who that is, where, and which cards; early and late in the match."""
    people: dict[Colour, list[CharacterId]] = {}
    for character in (*g.where, *g.unplaced):
        people.setdefault(OWNER_OF[character], []).append(character)
    left = meals_left(len(g.colours), len(g.where) + len(g.unplaced))
    early = earliness(len(g.colours), left)
    return {
        other: by_time(_traits(g, people[colour], g.hands[other], early), left)
        for other, colour in enumerate(g.colours)
        if colour in people
    }


def _traits(g: MallState, people: Sequence[CharacterId], hand: Sequence[CardId], early: float) -> Traits:
    """Early on points draw votes, and what helps are votes and defence."""
    kinds = [KIND_OF[character].id for character in people]
    places = [g.where.get(character) for character in people]
    points = sum(KIND_OF[character].points for character in people)
    return {
        "points": points,
        "points_early": points * early,
        **{f"{kind}_early": kinds.count(kind) * early for kind in KINDS},
        "at_truck": places.count(PARKING) if g.deck else 0,
        "at_security": places.count(SECURITY_HQ),
        "hand": sum(CARDS[card].worth for card in hand),
    }
