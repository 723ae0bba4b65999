"""Chapter 5.5: the hospital. Beds, the Heal action, discharging."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import rules_in_play
from untot.games.dawn_of_the_zeds.board import CAMP, CEMETERY, IN_BED, TOWN_CENTER, PlaceId
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.placing import bury, change_unit, put_unit
from untot.games.dawn_of_the_zeds.printed_rules import HealInfection
from untot.games.dawn_of_the_zeds.rules.c2_windows import DISCHARGE, discharges
from untot.games.dawn_of_the_zeds.rules.c5_places import free_beds
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain
from untot.games.dawn_of_the_zeds.rules.c6_saving import die_for_good
from untot.games.dawn_of_the_zeds.rules.c8_level import change_infection, raise_infection
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_refugees
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, verb_of, word

STAY: Final = "stay"
LEAVE: Final = "leave"
NO_BED: Final = "no_bed"


# -- getting into a bed -----------------------------------------------------------------------------------------


@clause("DZ-6.3.2", "DZ-6.3.3", "DZ-6.3.4", "DZ-5.5.2", "DZ-10.2.12")
async def to_hospital(g: DawnState, unit: UnitId) -> None:
    """A saved unit goes to a free bed; if none is free, one may be freed, otherwise it dies."""
    if free_beds(g):
        lay_into_bed(g, unit)
        raise_infection(g, 1, "DZ-6.3.3")
        return
    answer = await decide_together(
        g, "free_a_bed", "DZ-6.3.4", lambda g, seat: [*discharges(g), NO_BED], calm=False, about={"unit": unit}
    )
    if answer == NO_BED:
        die_for_good(g, unit, "DZ-6.3.4")
    else:
        place = TOWN_CENTER if verb_of(answer) == DISCHARGE else CEMETERY
        g.then(("leave_bed", thing_of(answer), place), ("to_hospital", unit))


@clause("DZ-MK7", "DZ-6.3.2", "DZ-5.5.13")
def lay_into_bed(g: DawnState, unit: UnitId) -> None:
    """Reduced side up if it has a strength, with an EKG marker in place of its last hit."""
    bed = free_beds(g)[0]
    put_unit(g, unit, bed)
    change_unit(
        g, unit, is_reduced=UNITS[unit].has_strength, hits=0, is_comatose=True, is_defiant=False, is_villagers=False
    )
    g.tell("unit_saved", "DZ-6.3.2", unit=unit, place=bed)


# -- leaving it -------------------------------------------------------------------------------------------------


@clause("DZ-5.5.14", "DZ-5.5.15", "DZ-5.5.16")
def leave_bed(g: DawnState, unit: UnitId, place: PlaceId) -> None:
    """Into the Town Center if it is awake, or into the cemetery; it costs nothing."""
    if place == CEMETERY:
        bed = g.units[unit].place
        bury(g, unit)
        g.tell("unit_died", "DZ-5.5.15", unit=unit, place=bed)
    else:
        put_unit(g, unit, place)
        g.tell("unit_discharged", "DZ-5.5.14", unit=unit)


# -- the Heal action --------------------------------------------------------------------------------------------


@clause("DZ-5.5.1", "DZ-5.5.4", "DZ-5.5.20", "DZ-5.5.22", "DZ-5.5.24", "DZ-13.2.7")
def why_not_heal(g: DawnState, unit: UnitId, *, is_free: bool = False) -> str | None:
    """A wounded unit in a bed, once a round; nobody in particular does it. With `short_of_drugs` it costs a supply."""
    found = g.units.get(unit)
    if g.level < LEVEL_I or found is None or found.place not in IN_BED:
        return "DZ-5.5.1"
    if healed(unit) in g.used:
        return "DZ-5.5.4"
    if not is_wounded(g, unit):
        return "DZ-5.5.22"
    return None if is_free or can_pay(g, heal_price(g), 0) else "DZ-13.2.7"


def healed(unit: UnitId) -> str:
    return f"healed-{unit}"


@clause("DZ-13.2.7")
def heal_price(g: DawnState) -> int:
    return int(is_on(g, "short_of_drugs", LEVEL_I))


def is_wounded(g: DawnState, unit: UnitId) -> bool:
    found = g.units[unit]
    return found.is_comatose or found.is_reduced or found.hits > 0


def healable(g: DawnState, *, is_free: bool = False) -> list[UnitId]:
    if IN_BED.isdisjoint(g.units_at):
        return []
    return [unit for unit in g.units if why_not_heal(g, unit, is_free=is_free) is None]


@clause("DZ-5.5.3", "DZ-5.5.11")
def heal_words(g: DawnState, *, is_free: bool = False) -> dict[str, list[str] | None]:
    """Who is healed, and whether the unit stays in bed afterwards; refugees that wake up go to the camp."""
    return {word("heal", unit): None if is_refugees(unit) else [STAY, LEAVE] for unit in healable(g, is_free=is_free)}


def heal_steps(said: list[str], lowers_infection: bool = True) -> tuple[Step, ...]:
    """As it was said: `heal:sheriff stay`."""
    return (("heal", thing_of(said[0]), int(lowers_infection), said[-1]),)


@clause("DZ-5.5.3", "DZ-5.5.4", "DZ-5.5.10", "DZ-5.5.11", "DZ-H12.1")
def heal(g: DawnState, unit: UnitId, lowers_infection: int, after: str) -> None:
    """The unit in its bed removes a hit; each Heal action lowers the infection, with Professor Agee by more."""
    g.used.append(healed(unit))
    if g.paid != "free":
        gain(g, -heal_price(g), 0, "DZ-13.2.7")
    remove_hit(g, unit, "DZ-5.5.3")
    if lowers_infection:
        by = min([-1, *(rule.by for _, _, rule in rules_in_play(g, HealInfection))])
        change_infection(g, by, "DZ-5.5.10")
    if after == LEAVE:
        g.then(("leave_bed", unit, TOWN_CENTER))


@clause("DZ-5.5.5", "DZ-5.5.6", "DZ-5.5.7", "DZ-5.5.8", "DZ-5.5.9", "DZ-5.5.21", "DZ-5.5.23", "DZ-CT12", "DZ-10.2.20")
def remove_hit(g: DawnState, unit: UnitId, clause_id: str) -> None:
    """The reverse of taking it: the EKG marker first, then markers, then the flip, each time with one hit less."""
    found, marks = g.units[unit], UNITS[unit].hits - 1
    if found.is_comatose and is_refugees(unit):
        change_unit(g, unit, is_comatose=False)
        put_unit(g, unit, CAMP)
        g.tell("refugees_in_camp", "DZ-5.5.8", unit=unit)
        raise_infection(g, 1, "DZ-5.5.8")
        return
    if found.is_comatose:
        change_unit(g, unit, is_comatose=False, hits=marks)
    elif found.hits:
        change_unit(g, unit, hits=found.hits - 1)
    else:
        change_unit(g, unit, is_reduced=False, hits=marks)
    now = g.units[unit]
    g.tell("unit_healed", clause_id, unit=unit, hits=now.hits, is_reduced=now.is_reduced)
