"""Chapter 10.1: raiders."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import AWAY, START_OF, TOWARD, TOWN_CENTER, TRACK_OF, SpaceId, is_town_space
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.placing import put_unit, take_unit_away
from untot.games.dawn_of_the_zeds.rules.c4_step import is_in_mud
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    defenders_in,
    is_anti_unit,
    is_raiders,
    player_units,
    starts,
    unit_strength,
    units_in,
    why_barred,
    zeds_in,
)
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect

# -- moving -----------------------------------------------------------------------------------------------------


@clause("DZ-10.1.1", "DZ-10.1.6")
async def raiders_move(g: DawnState, *moved: UnitId) -> None:
    """Every raiders unit must move, one after another in an order of the hero side's choice."""
    left = [unit for unit in raiders_in_play(g) if unit not in moved]
    if not left:
        return
    unit = left[0]
    if len(left) > 1:
        answer = await decide_together(
            g,
            "prfn_raider_order",
            "DZ-10.1.6",
            lambda g, seat: words("unit", [unit for unit in raiders_in_play(g) if unit not in moved]),
        )
        unit = thing_of(answer)
    g.then(*one_effect(("raiders_step", unit)), ("raiders_move", *moved, unit))


def raiders_in_play(g: DawnState) -> list[UnitId]:
    return [unit for unit in g.units if is_raiders(unit)]


@clause("DZ-10.1.1", "DZ-10.1.14", "DZ-10.1.18", "DZ-F15")
def raiders_step(g: DawnState, unit: UnitId) -> None:
    """1 space toward Town Center; chaos does not stop them, a barred space does. A dog may bark, a catacomb confuse."""
    space = TOWARD[g.units[unit].place]
    if why_barred(g, unit, space) is not None or is_in_mud(g, g.units[unit].place):
        g.tell("raiders_stay", "DZ-10.1.18", unit=unit)
        return
    g.then(("raiders_barked_at", unit), ("raiders_roll_in_catacomb", unit), ("raiders_enter", unit), ("raiders_done",))


def raiders_done(g: DawnState) -> None:
    """The mark to which a step of raiders is skipped."""


@clause("DZ-10.1.1", "DZ-10.1.5", "DZ-4.5.2", "DZ-10.1.16")
def raiders_enter(g: DawnState, unit: UnitId) -> None:
    """Into the next space, and fight there; in the Town Center they take what they came for."""
    origin = g.units[unit].place
    space = TOWARD[origin]
    put_unit(g, unit, space)
    g.tell("raiders_moved", "DZ-10.1.1", unit=unit, origin=origin, space=space)
    if space == TOWN_CENTER:
        g.then(("raiders_loot", unit))
    else:
        g.then(("raiders_meet", unit, origin))


@clause("DZ-10.1.2", "DZ-6.1.9", "DZ-6.1.10", "DZ-4.2.1")
def raiders_meet(g: DawnState, unit: UnitId, origin: SpaceId) -> None:
    """They fight zeds as the player side; player units, anti-units and other raiders as the zed side."""
    space = g.units[unit].place
    if zeds_in(g, space):
        g.then(*begin_melee(g, space, "units", list(zeds_in(g, space)), [unit], path=[origin]), ("aftermath", space))
        return
    others = opponents_of_raiders(g, unit, space)
    if others:
        g.then(*begin_melee(g, space, "zeds", [unit], others))


def opponents_of_raiders(g: DawnState, unit: UnitId, space: SpaceId) -> list[UnitId]:
    """Player units that are not hidden and anti-units together; else other raiders."""
    antis = [other for other in units_in(g, space) if is_anti_unit(other)]
    raiders = [other for other in units_in(g, space) if is_raiders(other) and other != unit]
    return [*defenders_in(g, space), *antis] or raiders


# -- loot -------------------------------------------------------------------------------------------------------


@clause("DZ-SU8", "DZ-SU9", "DZ-10.1.5")
def raiders_loot(g: DawnState, unit: UnitId) -> None:
    """Supplies and ammo as many as their strength, in any mix; the Gang hits everybody in town; then they are gone."""
    hits: list[Step] = []
    if unit == "gang":
        in_town = [other for other in player_units(g) if is_town_space(g.units[other].place)]
        hits = [("card_hits_unit", other, 1) for other in in_town]
    g.then(("lose_one", unit_strength(g, unit), "raider_loot_mix", "supplies", "ammo"), *hits, ("raiders_leave", unit))


def raiders_leave(g: DawnState, unit: UnitId) -> None:
    take_unit_away(g, unit)
    g.tell("unit_removed", "DZ-10.1.5", unit=unit)


# -- retreating -------------------------------------------------------------------------------------------------


@clause("DZ-6.4.4.4", "DZ-6.4.5.6", "DZ-6.4.0.2")
async def raiders_retreat(g: DawnState, unit: UnitId) -> None:
    """Always toward the Start of their track; from a Start to another one of choice. Whom they meet they fight."""
    origin = g.units[unit].place
    space = AWAY.get(origin)
    while space is not None and why_barred(g, unit, space) is not None:
        space = AWAY.get(space)
    if space is None:
        answer = await decide_together(
            g, "start_full_alternative", "DZ-6.4.5.6", lambda g, seat: words("space", other_starts(g, unit)),
            calm=False, about={"unit": unit},
        )  # fmt: skip
        space = thing_of(answer)
    put_unit(g, unit, space)
    g.tell("unit_retreated", "DZ-6.4.4.4", unit=unit, origin=origin, space=space)
    g.then(("raiders_meet", unit, origin))


def other_starts(g: DawnState, unit: UnitId) -> list[SpaceId]:
    own = START_OF[TRACK_OF[g.units[unit].place]]
    return [start for start in starts(g) if start != own]
