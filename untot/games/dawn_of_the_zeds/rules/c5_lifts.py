"""C7: Move actions with a kept card. Borrowed Trucks and Lift by Air."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import can_never
from untot.games.dawn_of_the_zeds.board import (
    SPACES_OF,
    SURFACE_TRACKS,
    TOWN_CENTER,
    PlaceId,
    is_above_ground,
    is_start,
)
from untot.games.dawn_of_the_zeds.pieces import UNITS, Paid, UnitId
from untot.games.dawn_of_the_zeds.placing import put_unit
from untot.games.dawn_of_the_zeds.printed_cards import FATES
from untot.games.dawn_of_the_zeds.rules.c2_windows import playable
from untot.games.dawn_of_the_zeds.rules.c5_move import Reached, free_houses, reachable, why_not_enter, why_not_move
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary_own import Trucks
from untot.games.dawn_of_the_zeds.whereabouts import has_room, is_hero
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

TRUCKS: Final = "F18"
AIRLIFT: Final = "F38"


# -- trucks -----------------------------------------------------------------------------------------------------


@clause("DZ-F18", "DZ-H07.4", "DZ-H17.4")
def why_not_trucks(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """A hero's Move action, not of Pickles and Horatius, to a place that is too far on foot."""
    if TRUCKS not in g.kept or TRUCKS not in playable(g, "moving") or not is_hero(unit):
        return "DZ-F18"
    if can_never(unit, "trucks") is not None:
        return "DZ-F18"
    return why_not_move(g, unit, paid) or (None if by_truck(g, unit) else "DZ-F18")


@clause("DZ-F18")
def by_truck(g: DawnState, unit: UnitId) -> dict[PlaceId, Reached]:
    """Places above ground that three points more bring within reach, all the way above ground."""
    move = UNITS[unit].move
    far, near = reachable(g, unit, move + truck_points()), reachable(g, unit, move)
    start = g.units[unit].place
    return {
        place: reached
        for place, reached in far.items()
        if place not in near and is_above_ground(start) and all(is_above_ground(step) for step in reached.path)
    }


def truck_points() -> int:
    return next(effect.points for effect in FATES[TRUCKS].text if isinstance(effect, Trucks))


def truck_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("to", by_truck(g, unit))


@clause("DZ-F18")
def begin_trucks(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    points = UNITS[unit].move + truck_points()
    return (("play_card", TRUCKS), ("set_out", unit, points, *by_truck(g, unit)[thing_of(said[0])].path))


# -- by air -----------------------------------------------------------------------------------------------------


@clause("DZ-F38")
def why_not_airlift(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """A hero above ground who may move."""
    if AIRLIFT not in g.kept or AIRLIFT not in playable(g, "moving") or not is_hero(unit):
        return "DZ-F38"
    if not is_above_ground(g.units[unit].place):
        return "DZ-F38"
    return why_not_move(g, unit, paid) or (None if landing_places(g, unit) else "DZ-F38")


@clause("DZ-F38", "DZ-5.2.28")
def landing_places(g: DawnState, unit: UnitId) -> list[PlaceId]:
    """Any other space above ground with room, not a Start; a bed, an office or the lab by their own rules."""
    spaces = [TOWN_CENTER, *(space for track in SURFACE_TRACKS for space in SPACES_OF[track] if not is_start(space))]
    here = g.units[unit].place
    free = [s for s in spaces if s != here and why_not_enter(g, unit, s) is None and has_room(g, unit, s)]
    return [*free, *free_houses(g, unit)]


def airlift_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("to", landing_places(g, unit))


def begin_airlift(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("play_card", AIRLIFT), ("fly", unit, thing_of(said[0])))


@clause("DZ-F38", "DZ-6.4.4.6")
def fly(g: DawnState, unit: UnitId, place: PlaceId) -> None:
    """Put there instead of moving; enemies are attacked."""
    origin = g.units[unit].place
    put_unit(g, unit, place)
    g.tell("unit_moved", "DZ-F38", unit=unit, origin=origin, path=[place], space=place)
    g.then(("units_meet", place, 1, unit))
