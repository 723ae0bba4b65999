"""Chapters 0.2 and 14.6: units come into play."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import PlaceId
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.placing import put_unit
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_raiders
from untot.kernel.rulebook import clause
from untot.kernel.state import Step


@clause("DZ-0.2.2", "DZ-0.2.5", "DZ-10.1.15", "DZ-6.4.4.6")
def unit_enters(g: DawnState, unit: UnitId, place: PlaceId) -> None:
    """At full strength; what it brings is gained, and enemies on its space are attacked."""
    for pile in (g.reserve, g.available, g.anti_units):
        if unit in pile:
            pile.remove(unit)
    put_unit(g, unit, place)
    g.tell("unit_entered", "DZ-0.2.5", unit=unit, space=place)
    meeting: Step = ("raiders_meet", unit, place) if is_raiders(unit) else ("units_meet", place, 1, unit)
    g.then(*entry_bonuses(unit), meeting)


@clause("DZ-14.6.3", "DZ-CT14", "DZ-H05.1", "DZ-H17.1", "DZ-HC2.1", "DZ-HC7.1")
def entry_bonuses(unit: UnitId) -> list[Step]:
    """What a unit gains for the hero side whenever it comes into play, at set-up too."""
    return [("text", f"{ability.row}.entry", 0) for ability in UNITS[unit].abilities if ability.entry]
