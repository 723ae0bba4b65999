"""Chapter 16: the end of a round and the new horde."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import groups_of, has_rule, living_of, scenario_of, survivors_in
from untot.games.flick_em_up.pieces import ZombieId
from untot.games.flick_em_up.rules.c7_buildings import unlock
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.rules.c13_reaction import stand_up_lying_zombies
from untot.games.flick_em_up.rules.c17_end import end_at_skull, end_by_cellar
from untot.games.flick_em_up.state import FlickState, Rush
from untot.kernel.rulebook import clause

FEWEST: Final = 1
MOST: Final = 6
"""Zombies of a horde: there are six fields on the roof."""


@clause("FL-3.9", "FL-16.1", "FL-25.9", "FL-28.8")
def end_of_round(g: FlickState) -> None:
    """First what the scenario puts before the marker's move."""
    g.accused = -1
    score_contested(g)
    if has_rule(g, "accusations"):
        g.then(("accusations",), ("move_marker",))
    else:
        g.then(("move_marker",))


@clause("FL-28.7", "FL-28.8", "FL-28.9")
def score_contested(g: FlickState) -> None:
    """Each contested building gives a point to the group with more living survivors in it, standing or lying."""
    for building in scenario_of(g).contested:
        there = survivors_in(g, building)
        counts = {group: sum(survivor in there for survivor in living_of(g, group)) for group in groups_of(g)}
        best = [group for group in counts if counts[group] == max(counts.values())]
        if len(best) == 1:
            g.points[best[0]] += 1
            g.tell("point_scored", "FL-28.8", group=best[0], building=building, points=g.points[best[0]])


@clause("FL-3.1", "FL-3.2", "FL-16.1", "FL-16.2", "FL-16.3", "FL-16.8", "FL-16.9", "FL-16.13")
def move_marker(g: FlickState) -> None:
    """One field on; at the skull the game ends, else the lying zombies stand up and a horde appears."""
    g.round += 1
    if g.round > g.last_round:
        g.tell("skull_reached", "FL-16.2")
        end_at_skull(g)
    g.phase = "day" if g.round % 2 else "night"
    g.tell("marker_moved", "FL-16.1", round=g.round, phase=g.phase)
    melt_drifts(g)
    stand_up_lying_zombies(g, "FL-16.3")
    g.then(*CHECKS, ("horde",), ("round",))


def melt_drifts(g: FlickState) -> None:
    """Snow locks a house only until the marker moves."""
    for building, house in g.houses.items():
        if house.drifted:
            unlock(g, building, "FL-16.1")


def horde_size(g: FlickState) -> int:
    return g.day_invasion if g.phase == "day" else g.night_invasion


@clause("FL-16.4", "FL-16.5", "FL-16.6", "FL-16.7", "FL-17.3")
def horde(g: FlickState) -> None:
    """As many as the marker says, in ascending order, from the tower on the cellar; if there are too few, all lose."""
    count = horde_size(g)
    if len(g.cellar) < count:
        end_by_cellar(g)
    zombies: list[ZombieId] = g.cellar[:count]
    del g.cellar[:count]
    g.rush = Rush(True, scenario_of(g).tower, zombies, {}, {})
    g.tell("horde_appears", "FL-16.4", zombies=zombies)
    g.then(("place_on_roof",))


@clause("FL-16.12")
def change_invasion(g: FlickState, day: int, night: int) -> None:
    """Never above 6 or below 1."""
    g.day_invasion = max(FEWEST, min(MOST, g.day_invasion + day))
    g.night_invasion = max(FEWEST, min(MOST, g.night_invasion + night))
    g.tell("invasion_changed", "FL-16.12", day=g.day_invasion, night=g.night_invasion)
