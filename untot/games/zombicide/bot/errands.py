"""What the team has to do next: the goals of any mission as errands, places where somebody must go for something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple

from untot.games.zombicide.bot.ways import FAR, locking_colours
from untot.games.zombicide.facts import (
    active_spawn_zones,
    board,
    living,
    open_net,
    people_in_car,
    special_rule,
    zombies_in,
)
from untot.games.zombicide.missions import (
    AllInOneClearSpawnZone,
    AnyGoal,
    CollectAllObjectives,
    ExitAllSurvivors,
    ExitWithCards,
    FindCards,
    LeaveFromStart,
    NeutraliseAllSpawns,
    NoSearch,
    ReachClearZone,
    ReachDangerLevel,
    SuppliesDrivenOut,
)
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CARS
from untot.games.zombicide.rules.c6_doors import unfilled
from untot.games.zombicide.rules.c6_search import holds_something
from untot.games.zombicide.rules.c10_goals import is_fulfilled
from untot.games.zombicide.rules.c10_missions import is_supply
from untot.games.zombicide.state import CarNumber, Survivor, ZombicideState
from untot.parts.paths import distances_to
from untot.parts.zones import ZoneId

Deed = Literal["take", "search", "hunt", "neutralise", "hold", "leave", "load", "board"]


class Errand(NamedTuple):
    """Somewhere to go, and what for."""

    deed: Deed
    zone: ZoneId


LAST: Final = (ExitWithCards, ExitAllSurvivors, AllInOneClearSpawnZone, ReachClearZone, LeaveFromStart)
"""Goals for which everybody gathers, when all else is done."""


def errands(g: ZombicideState) -> list[Errand]:
    """All that could be done next for the mission."""
    still = [goal for goal in mission_of(g).goals if not is_fulfilled(g, goal)]
    first = [goal for goal in still if not isinstance(goal, (FindCards, *LAST))]
    then = [goal for goal in still if isinstance(goal, FindCards)]
    return [errand for goal in first or then or still for errand in _ERRANDS[type(goal)](g, goal)]


# -- each goal --------------------------------------------------------------------------------------------------


def _to_take(g: ZombicideState, goal: AnyGoal) -> Iterator[Errand]:
    return (Errand("take", token.zone) for token in g.objectives if not token.is_taken)


def _to_search(g: ZombicideState, goal: AnyGoal) -> list[Errand]:
    """In rooms: cars hold nothing but weapons. Best where nobody waits behind the door, or only a few."""
    rooms = searchable_rooms(g)
    least = min((len(unfilled(g, room)) for room in rooms), default=0)
    return [Errand("search", room) for room in rooms if len(unfilled(g, room)) == least]


def _to_grow(g: ZombicideState, goal: AnyGoal) -> Iterator[Errand]:
    """Tokens that bring experience, and zombies."""
    if mission_of(g).drive and g.cars:
        cars = [Errand("board", car.zone) for car in g.cars if car.zone]
        return iter(cars)
    tokens = zip(g.objectives, mission_of(g).objectives, strict=True)
    worth_it = [Errand("take", token.zone) for token, printed in tokens if printed.xp and not token.is_taken]
    prey = g.zombies or active_spawn_zones(g)
    return iter(worth_it or [Errand("hunt", zone) for zone in prey])


def _to_neutralise(g: ZombicideState, goal: AnyGoal) -> Iterator[Errand]:
    return (Errand("neutralise", s.zone) for s in mission_of(g).spawns if s.zone in active_spawn_zones(g))


def _to_hold_spawn(g: ZombicideState, goal: AnyGoal) -> Iterator[Errand]:
    """Spawn zones without zombies rather than others."""
    zones = active_spawn_zones(g)
    clear = [zone for zone in zones if not zombies_in(g, zone)]
    return (Errand("hold", zone) for zone in clear or zones)


def _to_bunker(g: ZombicideState, goal: ReachClearZone) -> Iterator[Errand]:
    yield Errand("hold", goal.zone)


def _to_exit(g: ZombicideState, goal: AnyGoal) -> Iterator[Errand]:
    exit_zone = mission_of(g).exit
    if exit_zone is not None:
        yield Errand("leave", exit_zone)


def _to_start(g: ZombicideState, goal: AnyGoal) -> Iterator[Errand]:
    yield Errand("leave", mission_of(g).start)


def _to_drive_out(g: ZombicideState, goal: SuppliesDrivenOut) -> Iterator[Errand]:
    """Find supplies, carry them to one car, and when there are enough get in where a seat is free."""
    if is_loaded(g, goal):
        yield from (Errand("board", car.zone) for number, car in enumerate(g.cars) if car.zone and has_seat(g, number))
    elif supplies_at_hand(g, goal) < goal.count:
        yield from _to_search(g, goal)
    else:
        yield Errand("load", g.cars[car_to_load(g)].zone)


def has_seat(g: ZombicideState, car: CarNumber) -> bool:
    return len(people_in_car(g, car)) < len(CARS[g.cars[car].kind].seats)


def car_to_load(g: ZombicideState) -> CarNumber:
    """The one with the most under it, else the nearest to those who carry something."""
    near = {number: distances_to(open_net(g), car.zone) for number, car in enumerate(g.cars) if car.zone}
    carriers = [survivor.zone for survivor in living(g) if carries_supplies(survivor)]
    return min(near, key=lambda car: (-len(g.cars[car].supplies), sum(near[car].get(zone, FAR) for zone in carriers)))


_ERRANDS: Final[dict[type[AnyGoal], Callable[[ZombicideState, Any], Iterable[Errand]]]] = {
    CollectAllObjectives: _to_take,
    FindCards: _to_search,
    ExitWithCards: _to_exit,
    ExitAllSurvivors: _to_exit,
    ReachDangerLevel: _to_grow,
    AllInOneClearSpawnZone: _to_hold_spawn,
    SuppliesDrivenOut: _to_drive_out,
    NeutraliseAllSpawns: _to_neutralise,
    ReachClearZone: _to_bunker,
    LeaveFromStart: _to_start,
}


# -- supplies ---------------------------------------------------------------------------------------------------


def carries_supplies(survivor: Survivor) -> bool:
    return any(map(is_supply, survivor.slots.values()))


def supplies_at_hand(g: ZombicideState, goal: SuppliesDrivenOut) -> int:
    """What has left, lies under cars or is carried."""
    carried = sum(held.card in goal.cards for survivor in living(g) for held in survivor.slots.values())
    loaded = sum(card in goal.cards for car in g.cars for card in car.supplies)
    return carried + loaded + sum(card in goal.cards for card in g.supplies_out)


def is_loaded(g: ZombicideState, goal: SuppliesDrivenOut) -> bool:
    """Enough lies under the cars, or is out already."""
    return sum(map(len, (g.supplies_out, *(car.supplies for car in g.cars)))) >= goal.count


def is_time_to_drive(g: ZombicideState) -> bool:
    """All that is left is to get out by car."""
    goals = [goal for goal in mission_of(g).goals if not is_fulfilled(g, goal)]
    return bool(goals) and all(isinstance(goal, SuppliesDrivenOut) and is_loaded(g, goal) for goal in goals)


# -- places -----------------------------------------------------------------------------------------------------


def searchable_rooms(g: ZombicideState) -> list[ZoneId]:
    closed = special_rule(mission_of(g), NoSearch)
    shut = closed.zones if closed is not None else ()
    return [room for room in board(g).ground.rooms if room not in shut]


def search_places(g: ZombicideState) -> list[ZoneId]:
    """Rooms that may be searched, and zones with a car that holds something."""
    cars = [car.zone for number, car in enumerate(g.cars) if car.zone and holds_something(g, number)]
    return searchable_rooms(g) + cars


def keys_to_doors(g: ZombicideState) -> list[Errand]:
    """Tokens that unlock doors; where colours are covered it could be any."""
    colours = locking_colours(g)
    if not colours:
        return []
    is_covered = mission_of(g).hidden_colour is not None
    return [Errand("take", t.zone) for t in g.objectives if not t.is_taken and (is_covered or t.colour in colours)]


def things_to_find(g: ZombicideState) -> list[Errand]:
    """Where something can be found: what is left when the team can do nothing else."""
    return [Errand("search", zone) for zone in search_places(g)]
