"""Driving: over crowds, to where no zombie gets at the car, and out of town.

A drive is one action and touches up to three zones, so a car kills more than any weapon. All drives of a turn are
thought through at once, with the zombies that each is likely to leave.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from untot.games.zombicide.bot.errands import has_seat, is_time_to_drive
from untot.games.zombicide.bot.forecast import Crowds, foretell
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.ways import FAR, ways_to
from untot.games.zombicide.bot.worth import DEATH_COST, MENACE, WOUND_COST
from untot.games.zombicide.facts import board, people_in_car, turn_of, wound_slots
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CAR_ATTACK, ZOMBIES, ZombieId
from untot.games.zombicide.rules.c6_cars import DRIVER, drives, people_in_the_way, streets_beside
from untot.games.zombicide.state import Survivor
from untot.kernel.words import word, words
from untot.parts.zones import ZoneId

DEED: Final = 4.0
"""To leave town, at last."""
RUN_OVER: Final = 1.0
"""What a Walker is worth that is run over."""
RUNS_OVER: Final = 0.5
"""How many of those that it meets a car kills, on the average."""
WIDTH: Final = 10
"""So many of the drives so far are thought on."""

Route = tuple[ZoneId, ...]


class Ride(NamedTuple):
    """Some drives in a row: the first of them, where they end, what they bring, and who is left."""

    first: Route
    zone: ZoneId
    gain: float
    crowds: Crowds


def plans_to_drive(s: Scene, survivor: Survivor) -> dict[str, float]:
    """Out of town when it is time, else over as many zombies as possible."""
    if is_time_to_drive(s.g):
        return _out_of_town(s) if is_everybody_seated(s) or not has_seat(s.g, survivor.car) else {}
    if not s.is_hunt:
        return {}
    rides = best_rides(s, survivor)
    rest = -cost_of_rest(s, survivor, survivor.zone, s.crowds)
    return {f"drive {in_words(route)}": gain - rest for route, gain in rides.items()}


def in_words(zones: Route) -> str:
    return " ".join([word("to", zones[-1]), *words("via", zones[:-1])])


def is_everybody_seated(s: Scene) -> bool:
    return all(survivor.seat_in_car for survivor in s.people)


def _out_of_town(s: Scene) -> dict[str, float]:
    """Towards the exit, and over nobody."""
    exit_zone = mission_of(s.g).exit
    far = ways_to(board(s.g).zones, 0, 0, exit_zone) if exit_zone is not None else {}
    gains = {zones: -float(far.get(zones[-1], FAR)) for zones in drives(s.g) if not people_in_the_way(s.g, zones)}
    best = max(gains.values(), default=0.0)
    return {f"drive {in_words(zones)}": DEED + gain - best for zones, gain in gains.items()}


# -- hunting ----------------------------------------------------------------------------------------------------


def best_rides(s: Scene, survivor: Survivor) -> dict[Route, float]:
    """By the drive that comes first: what the rest of the turn is worth, the night after it included."""
    taboo = {other.zone for other in s.people if other.car != survivor.car}
    rides = [driven(s, survivor.zone, route, s.crowds) for route in routes(s, survivor.zone, taboo)]
    found: dict[Route, float] = {}
    for left in range(turn_of(s.g).actions - 1, -1, -1):
        for ride in rides:
            gain = ride.gain - cost_of_rest(s, survivor, ride.zone, ride.crowds)
            found[ride.first] = max(gain, found.get(ride.first, -DEATH_COST * 10))
        if left:
            rides = [
                next_ride._replace(first=ride.first, gain=ride.gain + next_ride.gain)
                for ride in sorted(rides, key=lambda ride: -ride.gain)[:WIDTH]
                for route in routes(s, ride.zone, taboo)
                for next_ride in [driven(s, ride.zone, route, ride.crowds)]
            ]
    return found


def routes(s: Scene, start: ZoneId, taboo: set[ZoneId]) -> list[Route]:
    """One or two zones on, the second may be where it began; past nobody on foot."""
    if start in taboo:
        return []
    first = [zone for zone in streets_beside(s.g, start) if zone not in taboo]
    second = [(zone, end) for zone in first for end in streets_beside(s.g, zone) if end not in taboo]
    return [*((zone,) for zone in first), *second]


def driven(s: Scene, start: ZoneId, route: Route, crowds: Crowds) -> Ride:
    """What is likely to be left after this drive, and what the dead were worth."""
    left, gain = dict(crowds), 0.0
    for zone in (start, *route):
        if zone in left:
            left[zone], killed = _run_over(left[zone])
            gain += killed
    return Ride(route, route[-1], gain, left)


def _run_over(crowd: Mapping[ZombieId, float]) -> tuple[dict[ZombieId, float], float]:
    """A die for each; hits fall on Walkers first, and those who bear them shield the ranks behind."""
    hits, after, gain = RUNS_OVER * sum(crowd.values()), dict(crowd), 0.0
    for kind in sorted(crowd, key=lambda kind: ZOMBIES[kind].target_priority):
        if ZOMBIES[kind].min_damage > CAR_ATTACK.damage:
            break
        dead = min(hits, crowd[kind])
        after[kind] = crowd[kind] - dead
        gain += RUN_OVER * MENACE[kind] * dead
        hits -= dead
    return after, gain


def cost_of_rest(s: Scene, survivor: Survivor, zone: ZoneId, crowds: Crowds) -> float:
    """What the zombies' phase costs the people of the car if it stands here then."""
    people = people_in_car(s.g, survivor.car)
    told = foretell(s.g, {other.id: zone for other in people}, crowds)
    blows = told.blows.get(zone, 0.0)
    blows += s.acts_again * sum(told.crowds.get(zone, {}).values())
    sound = sum(not wound_slots(other) for other in people)
    return WOUND_COST * min(blows, sound) + DEATH_COST * max(0.0, min(blows - sound, len(people)))


# -- seats ------------------------------------------------------------------------------------------------------


def gain_of_entering(s: Scene) -> float:
    """A car is for leaving town, or for the hunt."""
    return DEED if is_time_to_drive(s.g) or is_ride(s) else -DEED


def gain_of_getting_out(s: Scene) -> float:
    return -DEED if is_time_to_drive(s.g) or is_ride(s) else 1.0


def is_ride(s: Scene) -> bool:
    """The team hunts by car."""
    return s.is_hunt and mission_of(s.g).drive


def is_driver(survivor: Survivor) -> bool:
    return survivor.seat_in_car == DRIVER


def needs_driver(s: Scene, survivor: Survivor) -> bool:
    return not any(map(is_driver, people_in_car(s.g, survivor.car)))
