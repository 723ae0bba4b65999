"""What things are worth to a bot, in points of the final score."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from untot.games.zombie_town.pieces import BARRICADES, KIND_OF, LIMITS, WEAPONS, WORTH, CardId

# -- houses -----------------------------------------------------------------------------------------------------

USUAL_STRENGTH: Final = 3
"""Of a barricade that somebody else built: the mean of all."""
WALL_SPREAD: Final = 1.8
"""So many zombies more or less make the fall of barricades e times as likely or unlikely."""
GUARD_SPREAD: Final = 1.5
BULLET_GUARDS: Final = 0.7
"""What a bullet of a survivor is worth in a house without barricades, against another survivor."""
OPEN_DOOR: Final = 0.955
"""A house with fewer than three barricades can be taken over: the chance that it is not, per turn to come."""
INVADED: Final = 0.3
"""How much of the guards is left when a zombie is inside."""


class Estate(NamedTuple):
    """A house as far as its points are concerned."""

    number: int
    is_home: bool
    barricades: int
    strength: int
    survivors: int = 0
    armed: int = 0
    shots: int = 0
    pressure: int = 0
    is_invaded: bool = False

    def with_barricade(self, value: int) -> Estate:
        return self._replace(barricades=self.barricades + 1, strength=self.strength + value)

    def with_survivor(self, shots: int = 0) -> Estate:
        armed = self.armed + (shots > 0)
        return self._replace(survivors=self.survivors + 1, armed=armed, shots=self.shots + shots)

    def with_pressure(self, more: int) -> Estate:
        """Barricades that too many zombies press against fall, all at once."""
        pressure = max(0, self.pressure + more)
        if pressure > self.strength and more > 0:
            return self._replace(barricades=0, strength=0, pressure=pressure)
        return self._replace(pressure=pressure)


@lru_cache(maxsize=1 << 15)
def points_of(estate: Estate, turns: int, storm: float) -> float:
    """What the house will probably count in the end; `storm` is how many zombies more are to be expected there."""
    if not (estate.is_home or estate.barricades or estate.survivors):
        return 0.0
    walls = _walls(estate, storm)
    guards = walls + (1 - walls) * _guards(estate, storm)
    held = 1.0 if estate.is_home else guards
    kept = 1.0 if estate.barricades >= LIMITS.barricades else OPEN_DOOR ** (turns + 1)
    return kept * (estate.number * held + estate.barricades * walls + (estate.survivors + estate.armed) * guards)


def _walls(estate: Estate, storm: float) -> float:
    """The chance that the barricades stand to the end."""
    if not estate.barricades:
        return 0.0
    return 1 / (1 + exp((estate.pressure + storm - estate.strength - 0.5) / WALL_SPREAD))


def _guards(estate: Estate, storm: float) -> float:
    """The chance that survivors live to the end behind no barricades."""
    if not estate.survivors:
        return 0.0
    power = estate.survivors + BULLET_GUARDS * estate.shots
    chance = 1 / (1 + exp((0.5 * (estate.pressure + storm) - power) / GUARD_SPREAD))
    return chance * (INVADED if estate.is_invaded else 1.0)


# -- bodies -----------------------------------------------------------------------------------------------------

WOUNDS: Final = {4: 1.1, 3: 2.0, 2: 4.5}
"""What a damage costs at this health; at the last it costs everything."""
FLIGHT: Final = 0.8
"""What it costs to have to leave one's square."""
COMPANY: Final = 0.25
"""What somebody along is worth for drawing, besides the point, as long as there are turns to come."""


def wound(health: int, turns: int, everything: float) -> float:
    """What one damage costs, the less the nearer the end is."""
    if health <= 1:
        return everything
    return WOUNDS[health] * min(1.0, 0.3 + 0.1 * turns)


# -- weapons ----------------------------------------------------------------------------------------------------

BULLET: Final = 0.3
"""A bullet that is not the last of its weapon, as long as there are turns to come."""
LAST_DAY_BULLET: Final = 0.05
EMPTY: Final = 0.75
"""What it costs besides to have a weapon empty: it counts no more."""


def bullet(shots: int, turns: int) -> float:
    """What the next bullet of a weapon is worth that has so many."""
    plain = BULLET if turns > 1 else LAST_DAY_BULLET
    if shots > 1:
        return plain
    return plain + (EMPTY if turns > 2 else 1.0)


def magazine(shots: int, turns: int) -> float:
    """What a weapon is worth with so many bullets."""
    return sum(bullet(left, turns) for left in range(1, shots + 1))


# -- cards ------------------------------------------------------------------------------------------------------

DRAW_2: Final = 0.6
"""A weapon that draws two cards is worth so much more."""
TRAP: Final = 0.5
"""Each zombie that a trap kills."""
IN_HAND: Final = 0.55
"""What a card counts in the hand, as part of its worth on the table: it takes an action to get there."""

STORED: Final = 0.7
"""What is left of it in a building: who takes that has the cards under its pile."""


@lru_cache(maxsize=256)
def card_worth(card: CardId, turns: int) -> float:
    """What a card is worth to its holder who has so many turns to come; nothing when the last is over."""
    if turns < 1:
        return 0.0
    return _on_table(card, turns) * (IN_HAND if KIND_OF[card] != "event" else 1.0)


def _on_table(card: CardId, turns: int) -> float:
    if card in WEAPONS:
        return magazine(WEAPONS[card].shots, turns) + DRAW_2 * (WEAPONS[card].draws > 1)
    if card in BARRICADES:
        return 1.0 + 0.35 * BARRICADES[card].value + TRAP * BARRICADES[card].trap
    return WORTH[card]
