"""Chapter 6.3: saving rolls."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import rules_in_play
from untot.games.dawn_of_the_zeds.board import HOSPITAL, START_OF, TOWN_CENTER, TRACK_OF, is_start, is_track_space
from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.facts import in_force, is_on
from untot.games.dawn_of_the_zeds.fight_facts import extra_dice
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import bury, change_unit, put_unit, put_zed, take_zed_away
from untot.games.dawn_of_the_zeds.printed_rules import RollBonus
from untot.games.dawn_of_the_zeds.rules.c4_step import arrival
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_anti_unit, is_hero
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

HIGHEST = 6


@clause("DZ-6.3.1", "DZ-6.3.11", "DZ-5.5.19", "DZ-13.2.6", "DZ-13.3.10")
def saving_roll(g: DawnState, unit: UnitId) -> None:
    """One die: from 4 on the unit is saved. In the hospital there is none, with `dead_sure` nowhere."""
    if is_anti_unit(unit):
        g.then(("anti_unit_rolls", unit))
    elif g.units[unit].place in HOSPITAL or is_on(g, "dead_sure"):
        die_for_good(g, unit, "DZ-5.5.19" if g.units[unit].place in HOSPITAL else "DZ-13.2.6")
    elif roll_to_save(g, unit) >= ROLLS.saved:
        g.then(("saved", unit))
    else:
        die_for_good(g, unit, "DZ-6.3.1")


@clause("DZ-6.3.1", "DZ-6.3.13", "DZ-H09.3", "DZ-H16.2")
def roll_to_save(g: DawnState, unit: UnitId) -> int:
    """Of several dice the best counts; with all modifiers it is never above 6."""
    dice = g.roll(1 + extra_dice(g, unit, "saving_roll"))
    result = min(HIGHEST, max(dice) + saving_bonus(g))
    g.tell("saving_rolled", "DZ-6.3.1", unit=unit, dice=dice, result=result)
    return result


@clause("DZ-H13.3", "DZ-R08")
def saving_bonus(g: DawnState) -> int:
    """What is added to all saving rolls of player units."""
    return sum(rule.by for _, _, rule in rules_in_play(g, RollBonus) if rule.of == "saving_roll")


@clause("DZ-6.3.12")
def die_for_good(g: DawnState, unit: UnitId, clause_id: str) -> None:
    """To the cemetery, out of the game unless an effect returns it."""
    place = g.units[unit].place
    bury(g, unit)
    g.tell("unit_died", clause_id, unit=unit, place=place)


@clause("DZ-6.3.2", "DZ-6.3.5")
def saved(g: DawnState, unit: UnitId) -> None:
    """To the hospital; in the Basic game to the Town Center, heroes on their full side, others reduced."""
    if g.level >= LEVEL_I:
        g.then(("to_hospital", unit))
        return
    put_unit(g, unit, TOWN_CENTER)
    change_unit(g, unit, is_reduced=not is_hero(unit), hits=0, is_defiant=False)
    g.tell("unit_saved", "DZ-6.3.5", unit=unit, place=TOWN_CENTER)


# -- what civilians become --------------------------------------------------------------------------------------


@clause("DZ-E09", "DZ-E76", "DZ-CT22")
def note_bitten(g: DawnState, unit: UnitId) -> None:
    """Where regular civilians took their last hit a zed will rise, on a track or a Start."""
    place = g.units[unit].place
    is_on_track = is_track_space(place) or is_start(place)
    if UNITS[unit].kind == "regular_civilians" and is_on_track and rise_rule(g) is not None:
        g.rising.append(place)


def rise_rule(g: DawnState) -> str | None:
    """The rule by which the bitten rise this round, if one is in force."""
    return next((rule for rule in ("civilians_rise", "civilians_rise_still") if in_force(g, rule)), None)


@clause("DZ-CT22", "DZ-E09", "DZ-E76")
def bitten_rise(g: DawnState) -> None:
    """After the melee, its retreats and all that follows: a new zed in each of these spaces."""
    rising, g.rising = g.rising, []
    if not rising:
        return
    new: list[Step] = [("new_zeds", "regular_zed", 1, space) for space in rising]
    if in_force(g, "civilians_rise_still") is None:
        g.then(*new)
    else:
        g.then(("risen_stay", 1), *new, ("risen_stay", 0))


@clause("DZ-E76")
def risen_stay(g: DawnState, is_so: int) -> None:
    """Zeds that are placed meanwhile do not move in this round."""
    g.are_risen_still = bool(is_so)


# -- infectors --------------------------------------------------------------------------------------------------


@clause("DZ-6.3.7", "DZ-6.3.8", "DZ-0.2.26")
def infector_rolls(g: DawnState, zed: ZedId) -> None:
    """One hit, one die: back to the Start of its track, or killed for good."""
    (die,) = g.roll(1)
    space = g.zeds[zed].space
    if die >= ROLLS.infector_killed:
        take_zed_away(g, zed)
        g.tell("infector_killed", "DZ-6.3.7", zed=zed, die=die, space=space)
        return
    start = START_OF[TRACK_OF[space if space in TRACK_OF else g.steps[-1].origin]]
    put_zed(g, zed, start)
    g.tell("infector_driven_back", "DZ-6.3.7", zed=zed, die=die, space=start)
    if zed == MARTEUSE_INFECTOR:
        g.then(("doctor_arrives",))
    elif start != space:
        g.then(*arrival(g, [zed], start))
