"""Chapters 5.2 and 6.0: units that come to a space with enemies attack."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import SpaceId
from untot.games.dawn_of_the_zeds.pieces import UNITS
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_raiders, units_in, zeds_in
from untot.kernel.rulebook import clause


@clause("DZ-5.2.5", "DZ-6.0.1", "DZ-6.0.6", "DZ-6.4.3.1", "DZ-10.1.15")
def units_meet(g: DawnState, space: SpaceId, count: int, *units_and_path: str) -> None:
    """Units that have come into a space attack the zeds or raiders there; who comes is the attacker."""
    units = [u for u in units_and_path[:count] if u in units_in(g, space) and UNITS[u].has_strength]
    enemies = enemies_in(g, space)
    if units and enemies:
        path = list(units_and_path[count:])
        g.then(*begin_melee(g, space, "units", enemies, units, path=path), ("aftermath", space))


def enemies_in(g: DawnState, space: SpaceId) -> list[str]:
    """Whom player units fight there: zeds, else raiders."""
    return list(zeds_in(g, space)) or [unit for unit in units_in(g, space) if is_raiders(unit)][:1]


def aftermath(g: DawnState, space: SpaceId) -> None:
    """What follows when zeds hold a space: villagers, refugees, chaos (chapters 4.3, 4.7, 10.2)."""
