"""Chapters 4.3 and 4.7: where zeds hold a space villagers flee, refugees are devoured, chaos breaks out."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import TOWARD, TOWN_CENTER, SpaceId, is_named, is_start
from untot.games.dawn_of_the_zeds.facts import chaos_left, in_force, is_on
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.placing import change_unit, put_unit
from untot.games.dawn_of_the_zeds.rules.c4_step import opponents_of_zeds
from untot.games.dawn_of_the_zeds.rules.c8_level import raise_infection
from untot.games.dawn_of_the_zeds.rules.c16_end import lose
from untot.games.dawn_of_the_zeds.state import LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_refugees, player_units_in, units_in, why_barred, zeds_in
from untot.kernel.rulebook import clause


@clause("DZ-4.4.7", "DZ-4.4.12", "DZ-14.4.3", "DZ-14.4.7", "DZ-4.3.8", "DZ-4.7.19")
def aftermath_of_step(g: DawnState) -> None:
    """Part 15 of a step: where the zeds have come to."""
    g.then(("aftermath", g.steps[-1].target))


@clause("DZ-4.4.7", "DZ-4.3.8", "DZ-6.4.1.4", "DZ-4.7.3")
def aftermath(g: DawnState, space: SpaceId) -> None:
    """If zeds are in the space and nobody defends it: villagers, then refugees, then chaos."""
    if g.level < LEVEL_II or not zeds_in(g, space) or opponents_of_zeds(g, space):
        return
    there = [unit for unit in units_in(g, space) if is_refugees(unit)]
    villagers = [unit for unit in there if g.units[unit].is_villagers]
    g.then(
        *[("villagers_flee", unit) for unit in villagers],
        *[("devour", unit) for unit in there if unit not in villagers],
        ("chaos_breaks_out", space),
    )


# -- villagers and refugees -------------------------------------------------------------------------------------


@clause("DZ-SU1", "DZ-4.3.3", "DZ-4.3.4", "DZ-4.3.5", "DZ-4.3.9", "DZ-8.3.7", "DZ-10.2.1", "DZ-10.2.2")
def villagers_flee(g: DawnState, unit: UnitId) -> None:
    """Villagers become refugees and go 1 space toward Town Center, on to the first one without zeds or a barrier."""
    origin = g.units[unit].place
    space = TOWARD[origin]
    while space != TOWN_CENTER and (zeds_in(g, space) or why_barred(g, unit, space) is not None):
        space = TOWARD[space]
    change_unit(g, unit, is_villagers=False)
    put_unit(g, unit, space)
    g.tell("villagers_fled", "DZ-4.3.3", unit=unit, origin=origin, space=space)
    if space == TOWN_CENTER:
        g.then(("refugees_in_town", unit))


@clause("DZ-10.2.6", "DZ-10.2.9", "DZ-10.2.10", "DZ-10.2.11", "DZ-8.3.6", "DZ-6.4.1.4", "DZ-14.4.3")
def devour(g: DawnState, unit: UnitId) -> None:
    """Infection +2, then a saving roll."""
    g.tell("refugees_devoured", "DZ-10.2.10", unit=unit, space=g.units[unit].place)
    raise_infection(g, 2, "DZ-10.2.10")
    g.then(("saving_roll", unit))


# -- chaos ------------------------------------------------------------------------------------------------------


@clause("DZ-4.7.1", "DZ-4.7.2", "DZ-4.7.3", "DZ-4.7.5", "DZ-4.7.15", "DZ-4.7.18", "DZ-E28", "DZ-E89")
def chaos_breaks_out(g: DawnState, space: SpaceId) -> None:
    """A marker on a named space without one, if no player unit is there and a zed holds it; two while E28 holds."""
    if not zeds_in(g, space) or player_units_in(g, space) or opponents_of_zeds(g, space):
        return
    if not is_named(space) or is_start(space) or space in g.chaos:
        return
    for _ in range(2 if in_force(g, "chaos_double") is not None else 1):
        place_chaos(g, space, "DZ-4.7.1")


@clause("DZ-4.7.4", "DZ-4.7.6", "DZ-1.3.3", "DZ-13.1.11", "DZ-0.1.10")
def place_chaos(g: DawnState, space: SpaceId, clause_id: str) -> None:
    """A marker on this space; if none is left the match is lost, unless the town is `crisis_proof`."""
    if g.level < LEVEL_II:
        return
    if not chaos_left(g):
        if is_on(g, "crisis_proof", LEVEL_II):
            return
        lose(g, "chaos_reigns", "DZ-1.3.3")
    g.chaos[space] = g.chaos.get(space, 0) + 1
    g.tell("chaos_placed", clause_id, space=space, count=g.chaos[space], left=chaos_left(g))


@clause("DZ-4.7.16")
def clear_chaos(g: DawnState, space: SpaceId, clause_id: str) -> None:
    """One marker less on this space."""
    g.chaos[space] -= 1
    if not g.chaos[space]:
        del g.chaos[space]
    g.tell("chaos_removed", clause_id, space=space, count=g.chaos.get(space, 0), left=chaos_left(g))
