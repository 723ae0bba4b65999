"""Noise as a lure: it draws zombies away from those who would suffer, or to the car that will run them over.

Noise is heard in the next zombies' phase and then forgotten, so the forecast says exactly what it does.
"""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.driving import is_driver, is_ride
from untot.games.zombicide.bot.forecast import Foretold, foretell
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.facts import people_in_car
from untot.games.zombicide.state import Survivor
from untot.parts.paths import distances_to_any

FOR_THE_CAR: Final = 0.2
"""What noise is worth to a hunter in a car."""
BLOW: Final = 3.0
PRESSURE: Final = (1.0, 0.5, 0.2)
"""How much a zombie presses on the team from so many zones away."""


def gain_of_noise(s: Scene, survivor: Survivor) -> float:
    """What one more noise in his zone changes."""
    if is_ride(s) and survivor.seat_in_car:
        drivers = [other for other in people_in_car(s.g, survivor.car) if is_driver(other)]
        return FOR_THE_CAR if any(not other.is_activated for other in drivers) else 0.0
    return s.temper.relief * (pressure(s, s.foretold) - pressure(s, foretell(s.g, noise_at=survivor.zone)))


def pressure(s: Scene, told: Foretold) -> float:
    """How hard the zombies press on the team after their phase."""
    near = distances_to_any(s.net, s.here)
    press = BLOW * sum(told.blows.values())
    for zone, crowd in told.crowds.items():
        far = near.get(zone, len(PRESSURE))
        press += (PRESSURE[far] if far < len(PRESSURE) else 0.0) * sum(crowd.values())
    return press
