"""What an attack is likely to cost whom: the chances of a breach and of being voted for, and what is lost then.

Everything is a pure function of small tuples and remembered, because playouts ask the same thing again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from math import comb
from typing import Final

from untot.games.mall_of_horror.bot.standing import Race
from untot.games.mall_of_horror.bot.worth import PRESENCE_WORTH
from untot.games.mall_of_horror.pieces import (
    KIND_OF,
    LOCATIONS,
    OWNER_OF,
    PARKING,
    PIN_UP,
    CharacterId,
    Colour,
    LocationId,
)

Crowd = tuple[CharacterId, ...]
Amounts = tuple[tuple[Colour, float], ...]
"""So much for each colour: votes, or what it is expected to lose."""

HIT_IN_A_TIE: Final = 0.5
"""How likely one is chosen who holds half of all votes, against 1 for each vote that the others have more."""
HIT_AT_LEAST: Final = 0.02
FORESIGHT: Final = 0.4
"""How much the attack of the next round counts against this one."""
DICE: Final = 4
PIN_UPS: Final = frozenset(character for character, kind in KIND_OF.items() if kind.id == PIN_UP)


# -- breaches ---------------------------------------------------------------------------------------------------


@cache
def chance_of(dice: int, wanted: int) -> float:
    """The chance that the dice bring at least so many zombies to one place."""
    return sum(comb(dice, n) * (1 / 6) ** n * (5 / 6) ** (dice - n) for n in range(max(0, wanted), dice + 1))


def zombies_to_breach(race: Race, location: LocationId, crowd: Crowd) -> int:
    """With how many zombies they get in (MH-12.5, MH-12.7)."""
    kinds = [KIND_OF[character] for character in crowd]
    if race.is_literal:
        return sum(kind.literal_defence for kind in kinds)
    walls, limit = sum(kind.defence for kind in kinds), LOCATIONS[location].limit
    return walls if limit is None else min(walls, limit)


# -- victims ----------------------------------------------------------------------------------------------------


def votes_of(crowd: Crowd) -> dict[Colour, float]:
    """The votes that each colour has among these characters."""
    votes: dict[Colour, float] = {}
    for character in crowd:
        owner = OWNER_OF[character]
        votes[owner] = votes.get(owner, 0) + KIND_OF[character].votes
    return votes


def given_up(race: Race, crowd: Crowd) -> dict[Colour, CharacterId]:
    """Whom each colour would give to the zombies: the one it needs least."""
    given: dict[Colour, CharacterId] = {}
    for character in crowd:
        owner = OWNER_OF[character]
        if owner not in given or race.worth[character] < race.worth[given[owner]]:
            given[owner] = character
    return given


@lru_cache(maxsize=1 << 16)
def victim_odds(race: Race, crowd: Crowd, threats: Amounts = ()) -> tuple[tuple[Colour, float, CharacterId], ...]:
    """For each colour in a crowd that can be found: how likely it is chosen, and whom it gives.

    A colour is safer the more votes it has, and more hated the better it stands.
    """
    votes = votes_of(crowd)
    for colour, extra in threats:
        if colour in votes:
            votes[colour] += extra
    total = sum(votes.values())
    lots = {c: race.hate[c] * max(HIT_AT_LEAST, total - 2 * votes[c] + HIT_IN_A_TIE) for c in votes}
    whole = sum(lots.values())
    given = given_up(race, crowd)
    return tuple((colour, lot / whole, given[colour]) for colour, lot in lots.items())


@lru_cache(maxsize=1 << 16)
def losses(race: Race, location: LocationId, crowd: Crowd, zombies: int, dice: int) -> Amounts:
    """What the next attack here is expected to cost each colour, when so many dice have still to fall."""
    if location == PARKING:
        return _losses_in_parking(race, crowd, zombies, dice)
    chance = chance_of(dice, zombies_to_breach(race, location, crowd) - zombies)
    if not chance:
        return ()
    return tuple((colour, chance * odd * race.worth[victim]) for colour, odd, victim in victim_odds(race, crowd))


def _losses_in_parking(race: Race, crowd: Crowd, zombies: int, dice: int) -> Amounts:
    """One meal per zombie; after each the likeliest victim is thought away."""
    lost: dict[Colour, float] = {}
    left = list(crowd)
    for meal in range(1, min(len(crowd), zombies + dice) + 1):
        odds = victim_odds(race, tuple(left))
        for colour, odd, victim in odds:
            lost[colour] = lost.get(colour, 0.0) + chance_of(dice, meal - zombies) * odd * race.worth[victim]
        left.remove(max(odds, key=lambda each: each[1])[2])
    return tuple(lost.items())


# -- what it means to one player --------------------------------------------------------------------------------


def cost(race: Race, me: Colour, lost: Iterable[tuple[Colour, float]]) -> float:
    """What these losses cost a colour: its own in full, those of rivals are gains."""
    stake = race.stakes[me]
    return sum(stake[colour] * amount for colour, amount in lost)


@lru_cache(maxsize=1 << 17)
def harm(race: Race, me: Colour, place: LocationId, crowd: Crowd, zombies: int, dice: int) -> float:
    """What it means to a colour that these stand here: this attack, the next one, and the election held here."""
    now = cost(race, me, losses(race, place, crowd, zombies, dice))
    soon = cost(race, me, losses(race, place, crowd, zombies, dice + DICE))
    return (1 - FORESIGHT) * now + FORESIGHT * soon - _presence(race, me, place, crowd)


def _presence(race: Race, me: Colour, place: LocationId, crowd: Crowd) -> float:
    """What a colour gains from the next election here; votes count more than in proportion."""
    if place not in PRESENCE_WORTH or (place == PARKING and not race.has_truck):
        return 0.0
    power = {colour: votes**2 for colour, votes in votes_of(crowd).items()}
    return PRESENCE_WORTH[place] * cost(race, me, power.items()) / sum(power.values())


class Scene:
    """The table before an attack, as one colour sees it; it tells what would be if somebody stood elsewhere."""

    __slots__ = ("_crowds", "_dice", "_heads", "_me", "_pin_ups", "_race", "_where", "_zombies")

    def __init__(
        self,
        race: Race,
        me: Colour,
        where: Mapping[CharacterId, LocationId],
        zombies: Mapping[LocationId, int],
        dice: int,
    ) -> None:
        self._race = race
        self._me = me
        self._where = where
        self._zombies = zombies
        self._dice = dice
        self._crowds = crowds_of(where)
        self._heads = {place: len(crowd) for place, crowd in self._crowds.items()}
        self._pin_ups = {place: len(PIN_UPS.intersection(crowd)) for place, crowd in self._crowds.items()}

    def outlook(self) -> float:
        """How the attack will turn out, in points: below 0 is bad."""
        return self._outlook(self._crowds, self._heads, self._pin_ups)

    def outlook_if(self, who: CharacterId, to: LocationId) -> float:
        """The same once this character has moved."""
        stands = self._where[who]
        if stands == to:
            return self.outlook()
        rest = tuple(c for c in self._crowds[stands] if c != who)
        crowds = {**self._crowds, stands: rest, to: (*self._crowds.get(to, ()), who)}
        heads = {**self._heads, stands: len(rest), to: len(crowds[to])}
        pin_ups = self._pin_ups
        if who in PIN_UPS:
            pin_ups = {**pin_ups, stands: pin_ups[stands] - 1, to: pin_ups.get(to, 0) + 1}
        return self._outlook(crowds, heads, pin_ups)

    def _outlook(
        self, crowds: Mapping[LocationId, Crowd], heads: Mapping[LocationId, int], pin_ups: Mapping[LocationId, int]
    ) -> float:
        race, me, zombies, dice = self._race, self._me, self._zombies, self._dice
        crowded, with_pin_ups = the_most(heads), the_most(pin_ups)
        total = 0.0
        for place, crowd in crowds.items():
            if crowd:
                total -= harm(
                    race, me, place, crowd, zombies[place] + (place == crowded) + (place == with_pin_ups), dice
                )
        return total


def crowds_of(where: Mapping[CharacterId, LocationId]) -> dict[LocationId, Crowd]:
    """Who stands where, in the order of the State."""
    crowds: dict[LocationId, Crowd] = {}
    for character, place in where.items():
        crowds[place] = (*crowds.get(place, ()), character)
    return crowds


def the_most(counts: Mapping[LocationId, int]) -> LocationId | None:
    """The one place with more than any other, which attracts a zombie (MH-11.1, MH-11.5)."""
    most, found = 0, None
    for place, count in counts.items():
        if count > most:
            most, found = count, place
        elif count == most:
            found = None
    return found
