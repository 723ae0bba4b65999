"""What an attack is likely to cost whom: chances of a breach, of being voted for, and the points that go with it.

Everything is a pure function of small tuples and remembered, because playouts ask the same thing again and again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Final

from untot.games.mall_of_horror.bot.standing import Race
from untot.games.mall_of_horror.pieces import (
    KIND_OF,
    OWNER_OF,
    PARKING,
    PIN_UP,
    SUPERMARKET,
    CharacterId,
    Colour,
    LocationId,
)

Crowd = tuple[CharacterId, ...]
Losses = tuple[tuple[Colour, float], ...]
"""Points that each colour is expected to lose."""

HIT_IN_A_TIE: Final = 0.5
"""How likely one is voted for who holds half of all votes, against 1 for each vote that others have more."""
FORESIGHT: Final = 0.4
"""How much the attack of the next round counts against this one."""
MOST_DICE: Final = 8
PRIZES = {PARKING: 2.0, 'security_hq': 0.5}
PIN_UPS: Final = frozenset(character for character, kind in KIND_OF.items() if kind.id == PIN_UP)


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


def walls(race: Race, crowd: Crowd) -> int:
    if race.is_literal:
        return sum(KIND_OF[character].literal_defence for character in crowd)
    return sum(KIND_OF[character].defence for character in crowd)


def zombies_to_breach(race: Race, location: LocationId, crowd: Crowd) -> int:
    """With how many zombies they get in."""
    needed = walls(race, crowd)
    return min(needed, 4) if location == SUPERMARKET and not race.is_literal else needed


# -- victims ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def victim_odds(race: Race, crowd: Crowd, threats: Losses = ()) -> tuple[tuple[Colour, float, CharacterId], ...]:
    """For each colour there: how likely it is chosen, and whom it gives. `crowd` are those who are not hidden."""
    votes: dict[Colour, float] = {}
    given: dict[Colour, CharacterId] = {}
    for character in crowd:
        owner = OWNER_OF[character]
        votes[owner] = votes.get(owner, 0) + KIND_OF[character].votes
        if owner not in given or race.worth[character] < race.worth[given[owner]]:
            given[owner] = character
    for colour, extra in threats:
        if colour in votes:
            votes[colour] += extra
    total = sum(votes.values())
    lots = {c: race.hate.get(c, 0.1) * max(0.02, total - 2 * votes[c] + HIT_IN_A_TIE) for c in votes}
    whole = sum(lots.values())
    return tuple((colour, lots[colour] / whole, given[colour]) for colour in lots)


def meal(race: Race, crowd: Crowd) -> Losses:
    """What one meal costs each colour."""
    return tuple((colour, odds * race.worth[who]) for colour, odds, who in victim_odds(race, crowd))


@lru_cache(maxsize=1 << 16)
def losses(race: Race, location: LocationId, crowd: Crowd, zombies: int, dice: int) -> Losses:
    """What the next attack here is expected to cost each colour, when so many dice have still to fall."""
    if location == PARKING:
        return _parking_losses(race, crowd, zombies, dice)
    chance = chance_of(dice, zombies_to_breach(race, location, crowd) - zombies)
    if not chance:
        return ()
    return tuple((colour, chance * points) for colour, points in meal(race, crowd))


def _parking_losses(race: Race, crowd: Crowd, zombies: int, dice: int) -> Losses:
    """One meal per zombie; after each the likeliest victim is taken away."""
    lost: dict[Colour, float] = {}
    left = list(crowd)
    for number in range(1, min(len(crowd), zombies + dice) + 1):
        chance = chance_of(dice, number - zombies)
        if chance < 0.01:
            break
        odds = victim_odds(race, tuple(left))
        for colour, odd, victim in odds:
            lost[colour] = lost.get(colour, 0.0) + chance * odd * race.worth[victim]
        left.remove(max(odds, key=lambda entry: entry[1])[2])
    return tuple(lost.items())


# -- the whole table --------------------------------------------------------------------------------------------


def crowds_of(where: Mapping[CharacterId, LocationId]) -> dict[LocationId, Crowd]:
    """Who stands where, in the order of the State."""
    crowds: dict[LocationId, Crowd] = {}
    for character, place in where.items():
        crowds[place] = (*crowds.get(place, ()), character)
    return crowds


@lru_cache(maxsize=1 << 17)
def harm(race: Race, me: Colour, place: LocationId, crowd: Crowd, zombies: int, dice: int) -> float:
    """What an attack here means to a colour, in points, with a look at the round after it."""
    stake = race.stakes[me]
    now = sum(stake.get(colour, 0.0) * points for colour, points in losses(race, place, crowd, zombies, dice))
    soon = losses(race, place, crowd, zombies, min(MOST_DICE, dice + 4))
    prize = PRIZES.get(place, 0.0)
    good = 0.0
    if prize:
        odds = votes_at(crowd)
        good = prize * sum(stake.get(c, 0.0) * share for c, share in odds)
    return (1 - FORESIGHT) * now + FORESIGHT * sum(stake.get(colour, 0.0) * points for colour, points in soon) - good


def votes_at(crowd):
    votes = {}
    for character in crowd:
        owner = OWNER_OF[character]
        votes[owner] = votes.get(owner, 0) + KIND_OF[character].votes
    lots = {c: v**2 for c, v in votes.items()}
    total = sum(lots.values())
    return [(c, v / total) for c, v in lots.items()]


class Scene:
    """The table before an attack, as one standpoint sees it; answers what would be if somebody stood elsewhere."""

    __slots__ = ("crowds", "dice", "heads", "me", "pin_ups", "race", "where", "zombies")

    def __init__(
        self, race: Race, me: Colour, where: Mapping[CharacterId, LocationId], zombies: Mapping[LocationId, int], dice: int
    ) -> None:
        self.race = race
        self.me = me
        self.where = where
        self.zombies = zombies
        self.dice = dice
        self.crowds = crowds_of(where)
        self.heads = {place: len(crowd) for place, crowd in self.crowds.items()}
        self.pin_ups = {place: sum(c in PIN_UPS for c in crowd) for place, crowd in self.crowds.items()}

    def outlook(self) -> float:
        """How the attack will turn out, in points: below 0 is bad."""
        return self._outlook(self.crowds, self.heads, self.pin_ups)

    def outlook_if(self, who: CharacterId, to: LocationId) -> float:
        """The same once this character has moved."""
        stands = self.where[who]
        if stands == to:
            return self.outlook()
        rest = tuple(c for c in self.crowds[stands] if c != who)
        crowds = {**self.crowds, stands: rest, to: (*self.crowds.get(to, ()), who)}
        heads = {**self.heads, stands: len(rest), to: len(crowds[to])}
        pin_ups = self.pin_ups
        if who in PIN_UPS:
            pin_ups = {**pin_ups, stands: pin_ups[stands] - 1, to: pin_ups.get(to, 0) + 1}
        return self._outlook(crowds, heads, pin_ups)

    def _outlook(
        self, crowds: Mapping[LocationId, Crowd], heads: Mapping[LocationId, int], pin_ups: Mapping[LocationId, int]
    ) -> float:
        crowded, with_pin_ups = the_most(heads), the_most(pin_ups)
        race, me, dice, zombies = self.race, self.me, self.dice, self.zombies
        total = 0.0
        for place, crowd in crowds.items():
            if crowd:
                total -= harm(race, me, place, crowd, zombies[place] + (place == crowded) + (place == with_pin_ups), dice)
        return total


def the_most(counts: Mapping[LocationId, int]) -> LocationId | None:
    """The one place with more than any other (MH-11.1, MH-11.5)."""
    most, found = 0, None
    for place, count in counts.items():
        if count > most:
            most, found = count, place
        elif count == most:
            found = None
    return found
