"""Chapter 5.2: the Move action. Where a unit can go, and its way there."""

from __future__ import annotations

from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.abilities import has_ability, has_flag, rules_in_play
from untot.games.dawn_of_the_zeds.board import (
    BRIDGE,
    HOSPITAL,
    LAB,
    OFFICES,
    SHORTCUTS,
    TOWN_CENTER,
    TRACK_OF,
    WALKS,
    PlaceId,
    SpaceId,
    is_above_ground,
    is_start,
)
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.pieces import UNITS, Paid, UnitId
from untot.games.dawn_of_the_zeds.placing import put_unit
from untot.games.dawn_of_the_zeds.printed_rules import FreeEntry
from untot.games.dawn_of_the_zeds.rules.c4_step import is_in_mud
from untot.games.dawn_of_the_zeds.rules.c5_able import walks_through_chaos, why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_places import free_beds
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    adjacent,
    has_enemies,
    has_room,
    is_anti_unit,
    is_refugees,
    needs_roll,
    units_in,
    why_barred,
    zeds_in,
)
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, word

ORDINARY: Final = frozenset(space for space in TRACK_OF if is_above_ground(space) and space != BRIDGE)
"""Spaces on which nothing printed bars or stops a unit."""
STEPS: Final = {space: [(place, 0) for place in places] for space, places in WALKS.items()}
"""Where a step leads on a track for whoever takes no shortcut."""


class Reached(NamedTuple):
    """A place that a unit can get to: the way there, and the points that are left."""

    path: tuple[PlaceId, ...]
    points: int


# -- whether ----------------------------------------------------------------------------------------------------


@clause("DZ-5.2.7", "DZ-5.2.21", "DZ-E68", "DZ-AU1.2", "DZ-F15", "DZ-5.2.12")
def why_not_move(g: DawnState, unit: UnitId, paid: Paid = "track") -> str | None:
    """Not the defiant, nobody who is stuck in chaos, poison, mud or a sit-in; and there must be a place to go."""
    found = g.units[unit]
    if found.is_defiant:
        return "DZ-5.2.7"
    if (stuck := why_stuck(g, unit)) is not None:
        return stuck
    if in_force(g, "no_surface_move") is not None and is_above_ground(found.place):
        return "DZ-E68"
    if is_in_mud(g, found.place):
        return "DZ-F15"
    if any(modifier.rule == "sit_in" and modifier.unit == found.place for modifier in g.modifiers):
        return "DZ-AU1.2"
    return None if has_destination(g, unit) else "DZ-5.2.21"


@clause("DZ-5.2.21")
def has_destination(g: DawnState, unit: UnitId) -> bool:
    """A Move action must move the unit; mostly the next space will do."""
    for place in next_places(g, unit, g.units[unit].place):
        if is_empty(g, place) or (why_not_enter(g, unit, place) is None and has_room(g, unit, place)):
            return True
    return bool(reachable(g, unit, UNITS[unit].move))


# -- where to ---------------------------------------------------------------------------------------------------


@clause("DZ-5.2.1", "DZ-5.2.8", "DZ-5.2.13", "DZ-5.2.21", "DZ-5.2.22", "DZ-5.2.30", "DZ-H02.2", "DZ-5.2.6", "DZ-5.2.24")
def reachable(g: DawnState, unit: UnitId, points: int, goal: PlaceId = "") -> dict[PlaceId, Reached]:
    """Every place where the unit may end its move: 1 point a step, through full spaces but not into them to stay.

    If only a goal matters, no farther than there.
    """
    start = g.units[unit].place
    is_entry_free = any(True for _ in rules_in_play(g, FreeEntry))
    found: dict[PlaceId, Reached] = {}
    edge = {(start, shortcuts_of(g, unit)): Reached((), points)}
    while edge and goal not in found:
        following: dict[tuple[PlaceId, int], Reached] = {}
        for (at, shortcuts), reached in edge.items():
            for place, shortcuts_left in next_steps(g, unit, at, shortcuts):
                left = reached.points - (0 if place == TOWN_CENTER and is_entry_free else 1)
                if left < 0 or place == start or place in reached.path:
                    continue
                is_easy = is_empty(g, place)
                if not is_easy and why_not_enter(g, unit, place) is not None:
                    continue
                way = Reached((*reached.path, place), left)
                if is_easy or has_room(g, unit, place):
                    found.setdefault(place, way)
                if (left or is_entry_free) and (is_easy or not must_stop(g, unit, place)):
                    following.setdefault((place, shortcuts_left), way)
        edge = following
    return found


def is_empty(g: DawnState, place: PlaceId) -> bool:
    """An ordinary space on which nobody and nothing is: nobody is kept from coming, staying or going on there."""
    return (
        place in ORDINARY
        and place not in g.units_at
        and place not in g.zeds_at
        and place not in g.chaos
        and place not in g.no_entry
    )


@clause("DZ-H16.3")
def shortcuts_of(g: DawnState, unit: UnitId) -> int:
    """How many shortcuts it can take in one move: the Hermit any number, whoever sets out beside him one."""
    if "hermit" not in g.units or not has_ability(g, "shortcuts"):
        return 0
    if unit == "hermit":
        return UNITS[unit].move
    return int(g.units[unit].place == g.units["hermit"].place)


def next_steps(g: DawnState, unit: UnitId, at: PlaceId, shortcuts: int) -> list[tuple[PlaceId, int]]:
    """Where a step leads, and how many shortcuts are left after it."""
    if not shortcuts and at in STEPS:
        return STEPS[at]
    steps = [(place, shortcuts) for place in next_places(g, unit, at)]
    return steps + [(place, shortcuts - 1) for place in SHORTCUTS.get(at, ())] if shortcuts else steps


@clause("DZ-5.2.2", "DZ-5.2.3", "DZ-5.2.4", "DZ-5.2.9", "DZ-5.2.18", "DZ-5.2.26", "DZ-5.2.28", "DZ-0.2.13")
def next_places(g: DawnState, unit: UnitId, place: PlaceId) -> list[PlaceId]:
    """Where a step leads: along the tracks, never onto a Start; hospital and lab hang on the Town Center."""
    if place in TRACK_OF:
        return list(WALKS[place])
    if place == LAB:
        return [TOWN_CENTER]
    houses = free_houses(g, unit)
    if place == TOWN_CENTER:
        return [*adjacent(g, place), *houses]
    return [TOWN_CENTER, *(house for house in houses if house != LAB)]


@clause("DZ-5.2.18", "DZ-5.2.28", "DZ-5.2.16", "DZ-H11.1", "DZ-12.2.26")
def free_houses(g: DawnState, unit: UnitId) -> list[PlaceId]:
    """A free bed; for scientists a free office and the lab too. Beds are alike, so are offices: one stands for all."""
    if g.level < LEVEL_I or is_anti_unit(unit):
        return []
    houses = free_beds(g)[:1]
    if g.level >= LEVEL_III and has_flag(unit, "scientist"):
        houses += [office for office in OFFICES if not units_in(g, office)][:1]
        houses += [LAB] if not units_in(g, LAB) else []
    return houses


@clause("DZ-5.2.27", "DZ-5.2.11", "DZ-10.2.8", "DZ-5.2.10", "DZ-MK3", "DZ-MK4")
def why_not_enter(g: DawnState, unit: UnitId, place: PlaceId) -> str | None:
    """Barred spaces, zeds for refugees, and full spaces in which the unit would have to stop."""
    if place not in TRACK_OF:
        return None
    if (barred := why_barred(g, unit, place)) is not None:
        return barred
    if is_refugees(unit) and zeds_in(g, place):
        return "DZ-5.2.11"
    return "DZ-5.2.27" if not has_room(g, unit, place) and must_stop(g, unit, place) else None


@clause("DZ-5.2.5", "DZ-5.2.12", "DZ-4.7.8", "DZ-MK5", "DZ-5.2.29")
def must_stop(g: DawnState, unit: UnitId, place: PlaceId) -> bool:
    """Zeds and raiders, chaos and the ferry end a move; so does a house."""
    if place in HOSPITAL or place == LAB or has_enemies(g, place):
        return True
    if place in g.chaos and not walks_through_chaos(unit):
        return True
    return place == BRIDGE and g.bridge == "ferry"


def destinations(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return [word("to", place) for place in reachable(g, unit, UNITS[unit].move)]


@clause("DZ-5.2.13", "DZ-5.2.19", "DZ-5.2.9", "DZ-5.2.26", "DZ-5.2.18", "DZ-5.2.28")
def why_not_to(g: DawnState, unit: UnitId, place: PlaceId) -> str | None:
    """Why a unit cannot go there, for whoever tries."""
    if place in reachable(g, unit, UNITS[unit].move):
        return None
    if is_start(place):
        return "DZ-5.2.9"
    if place == LAB or place in OFFICES:
        return "DZ-5.2.18" if not has_flag(unit, "scientist") else "DZ-5.2.26"
    if place in HOSPITAL:
        return "DZ-5.2.28"
    if (clause_id := why_not_enter(g, unit, place)) is not None:
        return clause_id
    if not has_room(g, unit, place):
        return "DZ-5.2.13" if is_above_ground(place) else "DZ-5.2.19"
    return "DZ-5.2.1"


# -- going ------------------------------------------------------------------------------------------------------


@clause("DZ-5.2.1")
def begin_move(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    """The unit sets out for the place that was named."""
    points = UNITS[unit].move
    goal = thing_of(said[0])
    return (("set_out", unit, points, *reachable(g, unit, points, goal)[goal].path),)


@clause("DZ-5.2.1", "DZ-5.2.23", "DZ-11.8", "DZ-11.14")
def set_out(g: DawnState, unit: UnitId, points: int, *path: PlaceId) -> None:
    """On along the path; out of a catacomb only with a roll."""
    if needs_roll(g, unit, g.units[unit].place):
        g.then(("leave_on_foot", unit, points, *path))
    else:
        g.then(("walk", unit, points, *path))


@clause("DZ-5.2.1", "DZ-5.2.5", "DZ-10.2.13")
def walk(g: DawnState, unit: UnitId, points: int, *path: PlaceId) -> None:
    """To the end of the path, or to a catacomb on it; enemies there are attacked, refugees go to the camp."""
    behind: list[SpaceId] = []
    for place in path:
        behind.insert(0, g.units[unit].place)
        put_unit(g, unit, place)
        if needs_roll(g, unit, place):
            break
    at = len(behind)
    space, ahead = path[at - 1], path[at:]
    g.tell("unit_moved", "DZ-5.2.1", unit=unit, origin=behind[-1], path=list(path[:at]), space=space)
    if ahead:
        g.then(("set_out", unit, points - at, *ahead))
    elif space == TOWN_CENTER and is_refugees(unit):
        g.then(("refugees_in_town", unit))
    else:
        g.then(("units_meet", space, 1, unit, *behind))
