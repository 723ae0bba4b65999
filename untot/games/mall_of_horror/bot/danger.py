"""What an attack is likely to cost whom: chances of a breach, of being voted for, and the points that go with it.

Everything is a pure function of small tuples and remembered, because playouts ask the same thing again and again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Final

from untot.games.mall_of_horror.bot.standing import Standpoint
from untot.games.mall_of_horror.pieces import KIND_OF, OWNER_OF, PARKING, PIN_UP, SUPERMARKET, CharacterId, LocationId
from untot.games.mall_of_horror.pieces import Colour

Crowd = tuple[CharacterId, ...]
Losses = tuple[tuple[Colour, float], ...]
"""Points that each colour is expected to lose."""

HIT_IN_A_TIE: Final = 0.5
"""How likely one is voted for who holds half of all votes, against 1 for each vote that others have more."""
FORESIGHT: Final = 0.4
"""How much the attack of the next round counts against this one."""
MOST_DICE: Final = 8


def _at_least(dice: int, wanted: int) -> float:
    """The chance that so many of the dice show one given face."""
    return sum(comb(dice, n) * (1 / 6) ** n * (5 / 6) ** (dice - n) for n in range(max(0, wanted), dice + 1))


AT_LEAST: Final = tuple(tuple(_at_least(dice, n) for n in range(MOST_DICE + 1)) for dice in range(MOST_DICE + 1))


def chance_of(dice: int, wanted: int) -> float:
    """The chance that the dice bring at least so many zombies to one place."""
    if wanted <= 0:
        return 1.0
    return AT_LEAST[dice][wanted] if wanted <= dice else 0.0


# -- breaches ---------------------------------------------------------------------------------------------------


def walls(view: Standpoint, crowd: Crowd) -> int:
    if view.is_literal:
        return sum(KIND_OF[character].literal_defence for character in crowd)
    return sum(KIND_OF[character].defence for character in crowd)


def zombies_to_breach(view: Standpoint, location: LocationId, crowd: Crowd) -> int:
    """With how many zombies they get in."""
    needed = walls(view, crowd)
    return min(needed, 4) if location == SUPERMARKET and not view.is_literal else needed


# -- victims ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def victim_odds(view: Standpoint, crowd: Crowd, threats: Losses = ()) -> tuple[tuple[Colour, float, CharacterId], ...]:
    """For each colour there: how likely it is chosen, and whom it gives. `crowd` are those who are not hidden."""
    votes: dict[Colour, float] = {}
    given: dict[Colour, CharacterId] = {}
    for character in crowd:
        owner = OWNER_OF[character]
        votes[owner] = votes.get(owner, 0) + KIND_OF[character].votes
        if owner not in given or KIND_OF[character].points < KIND_OF[given[owner]].points:
            given[owner] = character
    for colour, extra in threats:
        if colour in votes:
            votes[colour] += extra
    total = sum(votes.values())
    lots = {c: view.hate.get(c, 0.1) * max(0.02, total - 2 * votes[c] + HIT_IN_A_TIE) for c in votes}
    whole = sum(lots.values())
    return tuple((colour, lots[colour] / whole, given[colour]) for colour in lots)


def meal(view: Standpoint, crowd: Crowd) -> Losses:
    """What one meal costs each colour."""
    return tuple((colour, odds * KIND_OF[who].points) for colour, odds, who in victim_odds(view, crowd))


@lru_cache(maxsize=1 << 16)
def losses(view: Standpoint, location: LocationId, crowd: Crowd, zombies: int, dice: int) -> Losses:
    """What the next attack here is expected to cost each colour, when so many dice have still to fall."""
    if location == PARKING:
        return _parking_losses(view, crowd, zombies, dice)
    chance = chance_of(dice, zombies_to_breach(view, location, crowd) - zombies)
    if not chance:
        return ()
    return tuple((colour, chance * points) for colour, points in meal(view, crowd))


def _parking_losses(view: Standpoint, crowd: Crowd, zombies: int, dice: int) -> Losses:
    """One meal per zombie; after each the likeliest victim is taken away."""
    lost: dict[Colour, float] = {}
    left = list(crowd)
    for number in range(1, min(len(crowd), zombies + dice) + 1):
        chance = chance_of(dice, number - zombies)
        if chance < 0.01:
            break
        odds = victim_odds(view, tuple(left))
        for colour, odd, victim in odds:
            lost[colour] = lost.get(colour, 0.0) + chance * odd * KIND_OF[victim].points
        left.remove(max(odds, key=lambda entry: entry[1])[2])
    return tuple(lost.items())


# -- the whole table --------------------------------------------------------------------------------------------


def crowds_of(where: Mapping[CharacterId, LocationId]) -> dict[LocationId, list[CharacterId]]:
    crowds: dict[LocationId, list[CharacterId]] = {}
    for character, place in where.items():
        if place in crowds:
            crowds[place].append(character)
        else:
            crowds[place] = [character]
    return crowds


def attracted(crowds: Mapping[LocationId, list[CharacterId]]) -> list[LocationId]:
    """Where the crowd and the Pin-Ups bring a zombie more (MH-11.1, MH-11.5)."""
    heads = [(len(crowd), place) for place, crowd in crowds.items()]
    pin_ups = [(sum(KIND_OF[c].id == PIN_UP for c in crowd), place) for place, crowd in crowds.items()]
    return [place for place in (_the_most(heads), _the_most(pin_ups)) if place is not None]


def _the_most(counts: list[tuple[int, LocationId]]) -> LocationId | None:
    if not counts:
        return None
    most, place = max(counts)
    return place if most and sum(count == most for count, _ in counts) == 1 else None


def outlook(
    view: Standpoint, where: Mapping[CharacterId, LocationId], zombies: Mapping[LocationId, int], dice: int
) -> float:
    """How the attack of this round will turn out for a standpoint, in points: below 0 is bad."""
    crowds = crowds_of(where)
    extra = attracted(crowds)
    harm = 0.0
    for place, crowd in crowds.items():
        near = zombies[place] + extra.count(place)
        here = tuple(crowd)
        harm += _harm(view, place, here, near, dice)
    return -harm


@lru_cache(maxsize=1 << 17)
def _harm(view: Standpoint, place: LocationId, crowd: Crowd, zombies: int, dice: int) -> float:
    now = sum(view.stake.get(colour, 0.0) * points for colour, points in losses(view, place, crowd, zombies, dice))
    later = losses(view, place, crowd, zombies, min(MOST_DICE, dice + 4))
    return now + FORESIGHT * (sum(view.stake.get(colour, 0.0) * points for colour, points in later) - now)
