"""C5: abilities of heroes and civilians that are used as an action, or at a price of their own."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES, PLACES
from untot.games.dawn_of_the_zeds.board import (
    BEDS,
    BRIDGE,
    OFFICES,
    TOWN_CENTER,
    TRACK_OF,
    PlaceId,
    SpaceId,
    is_start,
    is_track_space,
    is_village,
)
from untot.games.dawn_of_the_zeds.decks import look
from untot.games.dawn_of_the_zeds.facts import hero_seats
from untot.games.dawn_of_the_zeds.pieces import UNITS, Ability, Paid, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_unit
from untot.games.dawn_of_the_zeds.rules.c4_step import lose_defiance
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_heal import is_wounded, remove_hit
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain
from untot.games.dawn_of_the_zeds.rules.c6_retreat import by_roll, zeds_retreat
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    adjacent,
    is_player_unit,
    is_refugees,
    units_in,
    zed_strength,
    zeds_in,
)
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

DRILLED: Final = "drilled"


@clause("DZ-5.1.4", "DZ-5.1.12", "DZ-5.1.6")
def why_not_ability(g: DawnState, unit: UnitId, ability_id: str, paid: Paid) -> str | None:
    """It belongs to this unit, which is not stuck, stands where it works, can pay, and has not used it up."""
    holder, ability = ABILITIES[ability_id]
    row = f"DZ-{ability.row}"
    if unit != holder or ability.row in g.used_up:
        return row
    if (stuck := why_stuck(g, unit)) is not None:
        return stuck
    if ability.place and g.units[unit].place not in PLACES[ability.place]:
        return row
    return None if paid == "free" or can_pay(g, ability.supplies, ability.ammo) else "DZ-5.1.12"


def pay_ability(g: DawnState, ability_id: str) -> Ability:
    """Its price, unless the action is free."""
    ability = ABILITIES[ability_id].ability
    if g.paid != "free":
        gain(g, -ability.supplies, -ability.ammo, f"DZ-{ability.row}")
    return ability


# -- healing outside of the hospital ----------------------------------------------------------------------------


@clause("DZ-5.5.17", "DZ-5.5.18", "DZ-5.5.26", "DZ-H05.4", "DZ-HC2.2", "DZ-H11.3", "DZ-CT12")
def wounded_near(g: DawnState, unit: UnitId, *, beds_too: bool = False) -> list[UnitId]:
    """Wounded units in the healer's space and beside it, himself included; beds only for First Aid."""
    place = g.units[unit].place
    near: list[PlaceId] = [place]
    if place in TRACK_OF or place == TOWN_CENTER:
        near += adjacent(g, place)
    if beds_too and (place in OFFICES or place == TOWN_CENTER):
        near += BEDS
    return [
        other for where in near for other in units_in(g, where) if is_player_unit(g, other) and is_wounded(g, other)
    ]  # fmt: skip


@clause("DZ-H05.4")
def why_not_field_dressing(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    return why_not_ability(g, unit, "field_dressing", paid) or (None if wounded_near(g, unit) else "DZ-H05.4")


def dressing_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("target", wounded_near(g, unit))


def begin_field_dressing(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("treat", "field_dressing", thing_of(said[0])),)


@clause("DZ-H05.4", "DZ-HC2.2", "DZ-H11.3", "DZ-H14.2", "DZ-5.5.17", "DZ-5.5.18")
def treat(g: DawnState, ability_id: str, patient: UnitId) -> None:
    """The price, then one hit less; the infection does not change."""
    ability = pay_ability(g, ability_id)
    remove_hit(g, patient, f"DZ-{ability.row}")


# -- the Drill Sergeant -----------------------------------------------------------------------------------------


@clause("DZ-H14.1")
def drillable(g: DawnState, unit: UnitId) -> list[UnitId]:
    """Regular civilians in his or an adjacent space, each once."""
    place = g.units[unit].place
    near = [place, *(adjacent(g, place) if place in TRACK_OF or place == TOWN_CENTER else [])]
    return [
        other
        for where in near
        for other in units_in(g, where)
        if UNITS[other].kind == "regular_civilians" and DRILLED not in g.units[other].markers
    ]


@clause("DZ-H14.1")
def why_not_drill(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    return why_not_ability(g, unit, "drill", paid) or (None if drillable(g, unit) else "DZ-H14.1")


def drill_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("target", drillable(g, unit))


def begin_drill(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("drill", thing_of(said[0])),)


@clause("DZ-H14.1")
def drill(g: DawnState, unit: UnitId) -> None:
    """Two more strength until the cemetery."""
    change_unit(g, unit, markers=(*g.units[unit].markers, DRILLED))
    g.tell("unit_marked", "DZ-H14.1", unit=unit, marker=DRILLED)


@clause("DZ-H14.2")
def recruits(g: DawnState) -> list[UnitId]:
    """Wounded regular civilians on a track or in Town Center."""
    return [
        unit
        for unit, found in g.units.items()
        if UNITS[unit].kind == "regular_civilians"
        and (is_track_space(found.place) or is_start(found.place) or found.place == TOWN_CENTER)
        and is_wounded(g, unit)
    ]


@clause("DZ-H14.2")
def why_not_recruit(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    return why_not_ability(g, unit, "recruit", paid) or (None if recruits(g) else "DZ-H14.2")


def recruit_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("target", recruits(g))


def begin_recruit(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("treat", "recruit", thing_of(said[0])),)


# -- looking, water, the bridge ---------------------------------------------------------------------------------


@clause("DZ-H13.2")
def why_not_classified(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """The top event card, if the hero side does not know it yet."""
    is_known = g.events.known > 0
    return why_not_ability(g, unit, "classified", paid) or ("DZ-H13.2" if is_known or not g.events.cards else None)


def begin_classified(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("look_at_event",),)


@clause("DZ-H13.2")
def look_at_event(g: DawnState) -> None:
    """Only the hero side sees it, until it is drawn."""
    seats = tuple(hero_seats(g))
    look(g, g.events, seats)
    g.tell_secret("event_seen", "DZ-H13.2", seats, {"card": g.events.cards[0]})


@clause("DZ-HC4.3")
def zeds_in_reach(g: DawnState, unit: UnitId) -> list[ZedId]:
    """Zeds in adjacent spaces, not on a Start."""
    place = g.units[unit].place
    near = adjacent(g, place) if place in TRACK_OF or place == TOWN_CENTER else []
    return [zed for space in near if not is_start(space) for zed in zeds_in(g, space)]


@clause("DZ-HC4.3")
def why_not_water_jet(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    return why_not_ability(g, unit, "water_jet", paid) or (None if zeds_in_reach(g, unit) else "DZ-HC4.3")


def water_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("target", zeds_in_reach(g, unit))


def begin_water_jet(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("water_jet", thing_of(said[0])),)


@clause("DZ-HC4.3")
def water_jet(g: DawnState, zed: ZedId) -> None:
    """Two dice: if they show its strength or more, that zed retreats."""
    dice = g.roll(2)
    is_driven_off = sum(dice) >= zed_strength(g, zed)
    g.tell("water_jet", "DZ-HC4.3", zed=zed, dice=dice, is_driven_off=is_driven_off)
    if is_driven_off:
        g.then(*by_roll(zeds_retreat(g, g.zeds[zed].space, [zed])))


def is_at_bridge(g: DawnState, unit: UnitId) -> bool:
    place = g.units[unit].place
    return place == BRIDGE or place in adjacent(g, BRIDGE)


@clause("DZ-HC5.3")
def why_not_repair(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """The Builders on or beside the bridge take its marker away."""
    return why_not_ability(g, unit, "bridge_repair", paid) or (
        None if g.bridge and is_at_bridge(g, unit) else "DZ-HC5.3"
    )


@clause("DZ-F14", "DZ-MK5")
def why_not_ferry(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """Where the bridge is down a player unit on it or beside it may start a ferry."""
    if is_refugees(unit) or g.bridge != "down" or not is_at_bridge(g, unit):
        return "DZ-F14"
    return why_stuck(g, unit)


def begin_repair(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("set_bridge", ""),)


def begin_ferry(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("set_bridge", "ferry"),)


@clause("DZ-F14", "DZ-HC5.3", "DZ-MK4", "DZ-MK5")
def set_bridge(g: DawnState, how: str) -> None:
    """Down, a ferry instead, or as it was."""
    g.bridge = how  # type: ignore[assignment]  # one of three words
    g.tell("bridge_changed", "DZ-F14", bridge=how or "bridge", space=BRIDGE)


# -- evacuation -------------------------------------------------------------------------------------------------


@clause("DZ-HC4.2")
def evacuees(g: DawnState, unit: UnitId) -> list[UnitId]:
    """Defiant civilians and villagers in a village where the unit stands or beside it."""
    place = g.units[unit].place
    near: list[SpaceId] = [place, *(adjacent(g, place) if place in TRACK_OF or place == TOWN_CENTER else [])]
    return [
        other
        for where in near
        if is_village(where)
        for other in units_in(g, where)
        if g.units[other].is_defiant or g.units[other].is_villagers
    ]


@clause("DZ-HC4.2")
def evacuate(g: DawnState, unit: UnitId) -> None:
    """The Defiant marker goes, or villagers become refugees; they do not move."""
    if g.units[unit].is_defiant:
        lose_defiance(g, unit)
    else:
        change_unit(g, unit, is_villagers=False)
        g.tell("villagers_evacuated", "DZ-HC4.2", unit=unit, space=g.units[unit].place)
