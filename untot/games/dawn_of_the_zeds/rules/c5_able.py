"""Chapters 4.7 and 5.1: which units can act at all."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import has_flag
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import OUT_OF_PLAY, is_anti_unit, is_player_unit, is_refugees
from untot.kernel.rulebook import clause


@clause("DZ-5.1.4", "DZ-5.1.15", "DZ-5.1.16", "DZ-5.5.12", "DZ-14.2.1")
def why_not_act(g: DawnState, unit: UnitId) -> str | None:
    """Player units in play act, wherever they are; comatose ones and those that are out of the game do not."""
    found = g.units.get(unit)
    if found is None or found.place in OUT_OF_PLAY or not is_player_unit(g, unit):
        return "DZ-14.2.1"
    return "DZ-5.5.12" if found.is_comatose else None


@clause("DZ-4.7.9", "DZ-4.7.10", "DZ-4.7.13", "DZ-4.7.14")
def why_stuck(g: DawnState, unit: UnitId) -> str | None:
    """On a space with chaos nobody does anything but Pickles, Horatius and refugees, who just walk on."""
    return "DZ-4.7.9" if g.units[unit].place in g.chaos and not walks_through_chaos(unit) else None


@clause("DZ-4.7.13", "DZ-10.2.5", "DZ-H07.1", "DZ-H17.4", "DZ-12.2.20")
def walks_through_chaos(unit: UnitId) -> bool:
    """Refugees, Pickles and Horatius; anti-units too, since chaos stops player units."""
    return is_refugees(unit) or is_anti_unit(unit) or has_flag(unit, "ignores_chaos")
