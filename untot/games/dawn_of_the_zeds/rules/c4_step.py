"""Chapter 4.4: one step of a zed or mob, part by part."""

from __future__ import annotations

from functools import cache
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_zed_rule
from untot.games.dawn_of_the_zeds.board import BRIDGE, TOWARD, TOWN_CENTER, TRACK_OF, SpaceId, is_named
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_unit, put_zed
from untot.games.dawn_of_the_zeds.printed_rules import Acid, Advance
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.rules.parts import Part, Procedure, steps_of
from untot.games.dawn_of_the_zeds.state import (
    BASIC,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
    DawnState,
    LevelNumber,
    StepKind,
    ZedStep,
)
from untot.games.dawn_of_the_zeds.whereabouts import zeds_in
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.deferring import one_effect

PREACHER: Final = "preacher"
BURNING_SHIFT: Final = -2
ZED_STEP: Final[Procedure] = (
    Part(1, BASIC, "step_window"),
    Part(2, BASIC, "who_has_room"),
    Part(3, BASIC, "is_entry_barred"),
    Part(4, LEVEL_IV, "zeds_roll_in_catacomb"),
    Part(5, LEVEL_II, "lure_away"),
    Part(6, LEVEL_II, "loud_bark"),
    Part(7, LEVEL_II, "defence_perimeter"),
    Part(8, LEVEL_I, "goodbye_effects"),
    Part(9, BASIC, "zeds_enter"),
    Part(10, LEVEL_II, "minefield_explodes"),
    Part(11, LEVEL_II, "barricade_falls"),
    Part(12, BASIC, "retreat_instead"),
    Part(13, BASIC, "hello_of_heroes"),
    Part(14, BASIC, "zeds_attack"),
    Part(15, LEVEL_II, "aftermath_of_step"),
    Part(16, BASIC, "zeds_advance"),
    Part(17, LEVEL_III, "zeds_burn"),
    Part(18, LEVEL_III, "acid_attack"),
    Part(19, BASIC, "bitten_rise"),
    Part(20, BASIC, "step_over"),
)
"""DZ-4.4.13, part by part; the last one only says that the step is over."""

SLIDE: Final[Procedure] = tuple(part for part in ZED_STEP if part.number in (2, 3, *range(9, 21)))
"""A zed that is moved by a mudslide: nothing keeps it, and there are no goodbye effects (F15)."""

ARRIVAL: Final[Procedure] = tuple(part for part in ZED_STEP if part.number in (10, 11, 12, 13, 14, 15, 18, 19, 20))
"""What a zed goes through that is placed, retreats or is displaced, after it has been put there (DZ-4.4.14)."""


@clause("DZ-4.4.13", "DZ-8.2.10", "DZ-8.2.13")
def begin_step(g: DawnState, zeds: list[ZedId], kind: StepKind, *, shift: int = 0, row: str = "") -> tuple[Step, ...]:
    """The steps by which these zeds move 1 space toward the Town Center; with all that follows it is one effect."""
    origin = g.zeds[zeds[0]].space
    g.steps.append(ZedStep(list(zeds), origin, TOWARD[origin], kind, shift=shift, row=row))
    return whole_step(g.level)


@cache
def whole_step(level: LevelNumber) -> tuple[Step, ...]:
    """All its parts as one effect."""
    return one_effect(*steps_of(ZED_STEP, level))


@clause("DZ-4.4.14", "DZ-4.4.3", "DZ-4.4.9", "DZ-8.3.10")
def arrival(g: DawnState, zeds: list[ZedId], space: SpaceId) -> tuple[Step, ...]:
    """What these zeds set off where they have just been put."""
    if is_uneventful(g, zeds, space):
        return ()
    return (("zeds_arrive", space, *zeds), *steps_of(ARRIVAL, g.level))


def is_uneventful(g: DawnState, zeds: list[ZedId], space: SpaceId) -> bool:
    """Nobody is there, nothing explodes or falls, no chaos breaks out, no acid is spat: the usual case."""
    if space in g.units_at or space == g.minefield or space in g.defences:
        return False
    if g.level >= LEVEL_III and any(has_zed_rule(g, zed, Acid) for zed in zeds):
        return False
    return g.level < LEVEL_II or not is_named(space) or space in g.chaos


def zeds_arrive(g: DawnState, space: SpaceId, *zeds: ZedId) -> None:
    """The step at hand is that of these zeds, as far as they are still there."""
    there = [zed for zed in zeds if zed in zeds_in(g, space)]
    g.steps.append(ZedStep(there, space, space, "arrival"))
    if not there:
        g.skip_to("step_over")


# -- parts 3 and 9 ----------------------------------------------------------------------------------------------


@clause("DZ-4.4.6", "DZ-MK3", "DZ-F15", "DZ-CT20", "DZ-14.4.2")
def is_entry_barred(g: DawnState) -> None:
    """Nothing enters a space with No Entry, and nothing moves on a track in the mud."""
    step = g.steps[-1]
    if step.target in g.no_entry:
        zeds_stay(g, "DZ-MK3")
    elif step.kind != "slide" and is_in_mud(g, step.origin):
        zeds_stay(g, "DZ-F15")


def is_in_mud(g: DawnState, space: SpaceId) -> bool:
    """Mudslide: no movement on this track for the rest of the round."""
    modifier = in_force(g, "mud")
    return modifier is not None and TRACK_OF.get(space) == modifier.unit


@clause("DZ-4.6.10")
def zeds_stay(g: DawnState, clause_id: str) -> None:
    """The move does not happen: nothing more of the step."""
    step = g.steps[-1]
    g.tell("zeds_stay", clause_id, zeds=list(step.zeds), space=step.origin)
    g.skip_to("step_over")


@clause("DZ-4.7.12", "DZ-4.1.4", "DZ-4.1.6", "DZ-4.4.5", "DZ-1.2.13")
def zeds_enter(g: DawnState) -> None:
    """The zeds go to the next space; into the Town Center only by chapter 4.5."""
    step = g.steps[-1]
    if step.target == TOWN_CENTER:
        g.then(("enter_town_center",))
        return
    step.is_burning = in_force(g, "burning") is not None and (step.origin in g.chaos or step.target in g.chaos)
    for zed in step.zeds:
        put_zed(g, zed, step.target)
    stop_at_bridge(g)
    g.tell("zeds_moved", "DZ-4.1.4", zeds=list(step.zeds), origin=step.origin, space=step.target)
    if step.displaced:
        g.then(("zeds_make_room",))
    elif is_quiet(g, step):
        g.skip_to("step_over")


def is_quiet(g: DawnState, step: ZedStep) -> bool:
    """Nothing that follows can matter where the zeds have come to: the usual case, and it saves ten steps."""
    return not (step.is_burning or step.has_won or g.rising) and is_uneventful(g, step.zeds, step.target)


@clause("DZ-MK4", "DZ-MK5", "DZ-14.4.8")
def stop_at_bridge(g: DawnState) -> None:
    """On a broken bridge and on the ferry all movement of this activation ends."""
    if g.bridge and g.steps[-1].target == BRIDGE and g.activations:
        g.activations[-1].stopped += g.steps[-1].zeds


# -- parts 14, 16, 20 -------------------------------------------------------------------------------------------


@clause("DZ-4.1.7", "DZ-4.2.1", "DZ-6.0.1", "DZ-6.0.6", "DZ-8.3.5")
def zeds_attack(g: DawnState) -> None:
    """Zeds that meet anybody with a strength fight at once, all of the space together (catacomb: the one that came)."""
    step = g.steps[-1]
    if opponents := attacked_by(g, step):
        step.has_fought = True
        end_defiance(g, step.target)
        shift, row = shift_of(step)
        g.then(*begin_melee(g, step.target, "zeds", list(step.zeds), opponents, shift=shift, row=row))


def attacked_by(g: DawnState, step: ZedStep) -> list[UnitId]:
    """Whom the zeds of this step meet where it leads, if a zed that fights stands there."""
    if not g.units_at.get(step.target) or all(zed == MARTEUSE_INFECTOR for zed in zeds_in(g, step.target)):
        return []
    return [unit for unit in opponents_of_zeds(g, step.target) if step.victim in ("", unit)]


@clause("DZ-E47")
def shift_of(step: ZedStep) -> tuple[int, str]:
    """By how many columns what has brought the zeds shifts the fight, and the row that says so."""
    return (BURNING_SHIFT, "E47") if step.is_burning else (step.shift, step.row)


@clause("DZ-4.3.1", "DZ-4.3.2", "DZ-4.3.6")
def end_defiance(g: DawnState, space: SpaceId) -> None:
    """Civilians whose space is attacked for the first time are defiant no more, whoever defends it."""
    for unit in g.units_at.get(space, ()):
        if g.units[unit].is_defiant:
            lose_defiance(g, unit)


@clause("DZ-MK6", "DZ-4.3.1", "DZ-4.3.7")
def lose_defiance(g: DawnState, unit: UnitId) -> None:
    change_unit(g, unit, is_defiant=False)
    g.tell("defiance_lost", "DZ-4.3.1", unit=unit)


@clause("DZ-4.2.1", "DZ-4.7.18", "DZ-6.0.3", "DZ-8.3.12", "DZ-10.2.4", "DZ-AU5.1", "DZ-10.1.2")
def opponents_of_zeds(g: DawnState, space: SpaceId) -> list[UnitId]:
    """Whoever has a strength: player units that are not hidden, raiders, anti-units but the Preacher."""
    return [
        unit
        for unit in g.units_at.get(space, ())
        if UNITS[unit].has_strength and not g.units[unit].is_hidden and unit != PREACHER
    ]


@clause("DZ-1.2.8", "DZ-1.2.12", "DZ-1.2.15", "DZ-1.2.17", "DZ-SZ3", "DZ-4.1.19")
def zeds_advance(g: DawnState) -> None:
    """One won attack gives one step more: to the whole group by Brains!, else to Berserkers alone."""
    step = g.steps[-1]
    if not step.has_won:
        return
    there = [zed for zed in step.zeds if zed in zeds_in(g, step.target)]
    if not g.is_brains:
        there = [zed for zed in there if has_zed_rule(g, zed, Advance)]
    if there:
        g.tell("zeds_advance", "DZ-1.2.17", zeds=there, space=step.target)
        g.then(*begin_step(g, there, "advance"))


def step_over(g: DawnState) -> None:
    """The step at hand is done with."""
    g.steps.pop()
