"""Chapter 5.8: arresting an anti-unit."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import can_never, has_flag, rules_in_play
from untot.games.dawn_of_the_zeds.board import AWAY, JAIL, is_start
from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import Paid, UnitId
from untot.games.dawn_of_the_zeds.placing import put_unit
from untot.games.dawn_of_the_zeds.printed_rules import RollBonus
from untot.games.dawn_of_the_zeds.state import LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, has_room, is_anti_unit, is_refugees, units_in
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

SLIPPERY = "saboteur"


@clause("DZ-5.8.1", "DZ-5.8.5", "DZ-5.8.7", "DZ-H07.4")
def why_not_arrest(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """An anti-unit in the same space; also out of chaos. Not by Pickles, refugees and villagers."""
    if is_refugees(unit) or can_never(unit, "arrest") is not None:
        return "DZ-5.8.7"
    return None if suspects(g, unit) else "DZ-5.8.1"


def suspects(g: DawnState, unit: UnitId) -> list[UnitId]:
    return [other for other in units_in(g, g.units[unit].place) if is_anti_unit(other)]


def suspect_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("target", suspects(g, unit))


def begin_arrest(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("arrest", unit, thing_of(said[0])),)


@clause("DZ-5.8.2", "DZ-5.8.3", "DZ-AU2.1", "DZ-AU7.2")
def arrest(g: DawnState, unit: UnitId, suspect: UnitId) -> None:
    """One die: from 5 on it goes to jail, with the Knights of Law from 4 on."""
    (die,) = g.roll(1)
    result = die + arrest_bonus(g, suspect)
    is_arrested = result >= arrest_number(g, unit)
    g.tell("arrest_rolled", "DZ-5.8.2", unit=unit, suspect=suspect, die=die, is_arrested=is_arrested)
    if is_arrested and not slips_away(g, suspect):
        put_unit(g, suspect, JAIL)
        g.tell("anti_unit_jailed", "DZ-5.8.2", unit=suspect)


@clause("DZ-SU7", "DZ-5.8.4", "DZ-5.8.6", "DZ-13.2.14", "DZ-HC6.3")
def arrest_number(g: DawnState, unit: UnitId) -> int:
    """Police units know how, unless nobody feels called."""
    is_knight = has_flag(unit, "knights_of_law") and not is_on(g, "nobody_feels_called", LEVEL_III)
    return ROLLS.arrested_by_knights if is_knight else ROLLS.arrested


@clause("DZ-AU2.1")
def arrest_bonus(g: DawnState, suspect: UnitId) -> int:
    """An injunction protects anti-units in the space of the Lawsuit and beside it."""
    place = g.units[suspect].place
    return sum(
        rule.by
        for holder, _, rule in rules_in_play(g, RollBonus)
        if rule.of == "arrest" and place in (g.units[holder].place, *adjacent(g, g.units[holder].place))
    )


@clause("DZ-AU7.2")
def slips_away(g: DawnState, suspect: UnitId) -> bool:
    """The Saboteur gets away on a 6: 1 space toward Start, but not onto it."""
    space = AWAY.get(g.units[suspect].place, "")
    if suspect != SLIPPERY or g.roll(1)[0] < ROLLS.slippery:
        return False
    if space and not is_start(space) and has_room(g, suspect, space):
        put_unit(g, suspect, space)
    g.tell("anti_unit_slipped_away", "DZ-AU7.2", unit=suspect, space=g.units[suspect].place)
    return True
