"""Texts with a function of their own: units and refugees."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import AWAY, BRIDGE, CAMP, TOWARD, TOWN_CENTER, is_start, is_track_space
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import (
    fallen_units,
    heroes_in_lab,
    peaceful_spaces,
    townsfolk_on_tracks,
    wounded_civilians,
)
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.facts import is_competitive
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.placing import change_unit, put_unit, take_unit_away
from untot.games.dawn_of_the_zeds.printed_cards import Address
from untot.games.dawn_of_the_zeds.rules.c2_windows import DISCHARGE, discharges
from untot.games.dawn_of_the_zeds.rules.c5_heal import lay_into_bed, remove_hit
from untot.games.dawn_of_the_zeds.rules.c5_places import free_beds
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.c6_saving import die_for_good
from untot.games.dawn_of_the_zeds.rules.c8_level import lower_infection
from untot.games.dawn_of_the_zeds.rules.c10_refugees import is_under_way
from untot.games.dawn_of_the_zeds.rules.c12_anti_units import MARTEUSE
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary_own import (
    Airlift,
    BridgeDown,
    CampCouncil,
    DischargedEarly,
    DoctorEnters,
    NotDeadAfterAll,
    OneOfUs,
    PatientZero,
    RefugeesFlee,
    RefugeesGoBack,
    SelfExperiment,
    Trucks,
)
from untot.games.dawn_of_the_zeds.whereabouts import (
    adjacent,
    is_civilians,
    is_refugees,
    player_units_in,
    units_in,
    why_barred,
    zeds_in,
)
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words

# -- into bed ---------------------------------------------------------------------------------------------------


@carries_out(OneOfUs)
@clause("DZ-E69")
async def one_of_us(g: DawnState, effect: OneOfUs, address: Address) -> None:
    """Somebody on a track space goes to bed without infection, and a new zed takes the place."""
    unit = await pick_one(g, "unit", townsfolk_on_tracks, address)
    if unit:
        g.then(("admit", unit, 1), ("new_zeds", "regular_zed", 1, g.units[unit].place))


@clause("DZ-E69", "DZ-F37", "DZ-6.3.4", "DZ-CT10")
async def admit(g: DawnState, unit: UnitId, is_comatose: int) -> None:
    """Into a bed, which may be freed before; comatose, or awake with one hit left. Without a bed the comatose die."""
    if free_beds(g):
        lay_into_bed(g, unit)
        if not is_comatose:
            change_unit(g, unit, is_comatose=False, hits=max(0, UNITS[unit].hits - 1))
        return
    answer = await decide_together(
        g, "free_a_bed", "DZ-6.3.4", lambda g, seat: [*discharges(g), "no_bed"], calm=False, about={"unit": unit}
    )
    if answer != "no_bed":
        place = TOWN_CENTER if verb_of(answer) == DISCHARGE else "cemetery"
        g.then(("leave_bed", thing_of(answer), place), ("admit", unit, is_comatose))
    elif is_comatose:
        die_for_good(g, unit, "DZ-6.3.4")


@carries_out(PatientZero)
@clause("DZ-F37")
async def patient_zero(g: DawnState, effect: PatientZero, address: Address) -> None:
    """One unit in the Town Center goes to a bed with one hit left, if there is a bed."""
    unit = await pick_one(g, "unit", lambda g: player_units_in(g, TOWN_CENTER), address)
    if unit:
        g.then(("admit", unit, 0))


@carries_out(DischargedEarly)
@clause("DZ-F33", "DZ-CT11")
async def discharged_early(g: DawnState, effect: DischargedEarly, address: Address) -> None:
    """Civilians in a bed are fully healed, infection -1."""
    unit = await pick_one(g, "unit", civilians_in_beds, address)
    change_unit(g, unit, is_comatose=False, is_reduced=False, hits=0)
    g.tell("unit_healed", "DZ-F33", unit=unit, hits=0, is_reduced=False)
    lower_infection(g, 1, "DZ-F33")
    g.then(("place_discharged", unit))


def civilians_in_beds(g: DawnState) -> list[UnitId]:
    return [unit for unit, found in g.units.items() if found.place.startswith("bed_") and is_civilians(unit)]


@clause("DZ-F33")
async def place_discharged(g: DawnState, unit: UnitId) -> None:
    """On a named surface space of choice that zeds do not control."""
    answer = await decide_together(
        g, "place_unit", "DZ-F33", lambda g, seat: words("to", peaceful_spaces(g, unit)), about={"unit": unit}
    )
    put_unit(g, unit, thing_of(answer))
    g.tell("unit_entered", "DZ-F33", unit=unit, space=thing_of(answer))


# -- back from the dead, and into danger ------------------------------------------------------------------------


@carries_out(NotDeadAfterAll)
@clause("DZ-R04", "DZ-CT10")
async def not_dead_after_all(g: DawnState, effect: NotDeadAfterAll, address: Address) -> None:
    """A unit may come back from the cemetery: with one hit left into the Town Center, refugees into the camp."""
    if not fallen_units(g):
        return
    answer = await decide_together(
        g,
        "research_choice",
        "DZ-R04",
        lambda g, seat: ["nothing", *words("unit", fallen_units(g))],
        about={"card": "R04"},
    )
    if answer != "nothing":
        unit = thing_of(answer)
        place = CAMP if is_refugees(unit) else TOWN_CENTER
        put_unit(g, unit, place)
        change_unit(g, unit, is_reduced=UNITS[unit].has_strength, hits=max(0, UNITS[unit].hits - 1), is_villagers=False)
        g.tell("unit_entered", "DZ-R04", unit=unit, space=place)


@carries_out(SelfExperiment)
@clause("DZ-E86")
async def self_experiment(g: DawnState, effect: SelfExperiment, address: Address) -> None:
    """A hero in the lab takes a hit."""
    unit = await pick_one(g, "unit", heroes_in_lab, address)
    hit_unit(g, unit, 1)


@carries_out(DoctorEnters)
@clause("DZ-E91", "DZ-AU4.1")
def doctor_enters(g: DawnState, effect: DoctorEnters, address: Address) -> None:
    """Dr. Marteuse comes if he can; otherwise the zeds player has one more action in this phase."""
    if not is_competitive(g):
        return
    if MARTEUSE in g.anti_units:
        g.then(("place_anti_unit", MARTEUSE, 0))
    else:
        g.zeds_actions = 1


# -- moving -----------------------------------------------------------------------------------------------------


@carries_out(Trucks)
@clause("DZ-F18")
def trucks(g: DawnState, effect: Trucks, address: Address) -> None:
    """The move that was ordered with the card is longer (`rules/c5_lifts.py`)."""


@carries_out(Airlift)
@clause("DZ-F38")
def airlift(g: DawnState, effect: Airlift, address: Address) -> None:
    """The unit is put where it was ordered to go (`rules/c5_lifts.py`)."""


@carries_out(BridgeDown)
@clause("DZ-F14", "DZ-0.2.24")
def bridge_down(g: DawnState, effect: BridgeDown, address: Address) -> None:
    """The marker on the suspension bridge; units there stay."""
    if not g.bridge:
        g.bridge = "down"
        g.tell("bridge_changed", "DZ-F14", bridge="down", space=BRIDGE)


# -- refugees ---------------------------------------------------------------------------------------------------


@carries_out(RefugeesGoBack)
@clause("DZ-F16")
def refugees_go_back(g: DawnState, effect: RefugeesGoBack, address: Address) -> None:
    """All refugees on track spaces, one after another."""
    walking = [unit for unit, found in g.units.items() if is_under_way(g, unit) and is_track_space(found.place)]
    g.then(*[("go_back", unit) for unit in walking])


@clause("DZ-F16", "DZ-10.2.10")
def go_back(g: DawnState, unit: UnitId) -> None:
    """1 space away from town, not onto a Start; among zeds they are devoured."""
    origin = g.units[unit].place
    space = AWAY[origin]
    if is_start(space) or why_barred(g, unit, space) is not None:
        return
    put_unit(g, unit, space)
    g.tell("unit_moved", "DZ-F16", unit=unit, origin=origin, path=[space], space=space)
    if zeds_in(g, space):
        g.then(("devour", unit))


@carries_out(RefugeesFlee)
@clause("DZ-F19")
def refugees_flee(g: DawnState, effect: RefugeesFlee, address: Address) -> None:
    """All refugees beside a zed go 1 space toward Town Center, if no zeds are there."""
    for unit in frightened(g):
        if not zeds_in(g, TOWARD[g.units[unit].place]) and why_barred(g, unit, TOWARD[g.units[unit].place]) is None:
            g.then(("refugees_step", unit))


def frightened(g: DawnState) -> list[UnitId]:
    return [
        unit
        for unit, found in g.units.items()
        if is_under_way(g, unit) and any(zeds_in(g, near) for near in adjacent(g, found.place))
    ]


@carries_out(CampCouncil)
@clause("DZ-F22")
def camp_council(g: DawnState, effect: CampCouncil, address: Address) -> None:
    """A die for each unit in the camp."""
    g.then(*[("speaks_in_council", unit) for unit in units_in(g, CAMP)])


@clause("DZ-F22")
def speaks_in_council(g: DawnState, unit: UnitId) -> None:
    """1: they leave the game; 6: civilians of choice remove a hit and the infection falls."""
    (die,) = g.roll(1)
    g.tell("die_rolled", "DZ-F22", die=die)
    if die == 1:
        take_unit_away(g, unit)
        g.tell("unit_removed", "DZ-F22", unit=unit)
    elif die == 6 and wounded_civilians(g):
        g.then(("council_heals",))


async def council_heals(g: DawnState) -> None:
    patient = await pick_one(g, "unit", wounded_civilians, "F22")
    remove_hit(g, patient, "DZ-F22")
    lower_infection(g, 1, "DZ-F22")
