"""Supplies on their way to the car: who has found some takes them there while the others search on.

What lies under a car no wound can take, and a hand is free for a weapon again. Nothing of it is left to be done when
enough is found and the streets are full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from untot.games.zombicide.bot.division import Task, Tasks
from untot.games.zombicide.bot.errands import Errand, car_to_load, carries_supplies
from untot.games.zombicide.bot.ways import ways_to
from untot.games.zombicide.facts import board
from untot.games.zombicide.missions import SuppliesDrivenOut
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.rules.c10_missions import is_supply
from untot.games.zombicide.state import Survivor, ZombicideState

PORTERS: Final = 3
"""So many carry at a time; the others hold the place."""


def with_porters(g: ZombicideState, people: Sequence[Survivor], tasks: Tasks) -> Tasks:
    """While supplies are looked for, those who have the most go to the car, over open ways."""
    porters = _porters(people) if _looks_for_supplies(g, tasks) else []
    if not porters:
        return tasks
    errand = Errand("load", g.cars[car_to_load(g)].zone)
    ways = ways_to(board(g).zones, g.open_doors, g.open_doors, errand.zone)
    return tasks | {porter.id: Task(errand, ways) for porter in porters if porter.zone in ways}


def _looks_for_supplies(g: ZombicideState, tasks: Tasks) -> bool:
    is_asked = any(isinstance(goal, SuppliesDrivenOut) for goal in mission_of(g).goals)
    return is_asked and any(car.zone for car in g.cars) and all(task.errand.deed == "search" for task in tasks.values())


def _porters(people: Sequence[Survivor]) -> list[Survivor]:
    laden = [survivor for survivor in people if carries_supplies(survivor)]
    return sorted(laden, key=lambda survivor: -sum(map(is_supply, survivor.slots.values())))[:PORTERS]
