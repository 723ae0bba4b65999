"""Where a survivor wants to be, by the goal of his group."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import (
    building_of,
    group_of,
    is_locked,
    is_supply,
    scenario_of,
    team_of,
)
from untot.games.flick_em_up.pieces import MOTOR_HOME, BuildingId, ChipId, SurvivorId
from untot.games.flick_em_up.state import FlickState

LAST_KILLS: Final = 2
"""So many zombies can be killed on the way home."""


def wanted_chips(g: FlickState, survivor: SurvivorId) -> list[ChipId]:
    """What the own group still needs in its goal building."""
    team = team_of(g, group_of(g, survivor))
    goal = team.goal
    if goal is None or not goal.house:
        return ["food", "fuel", "medicine"] if team.base else []
    lying = g.houses[goal.house].chips
    missing = [chip for chip, count in goal.chips.items() if lying.count(chip) < count]
    return missing + (["food", "fuel", "medicine"] if goal.supplies else [])


def delivers_to(g: FlickState, survivor: SurvivorId) -> BuildingId:
    """Where the own group collects."""
    team = team_of(g, group_of(g, survivor))
    if team.goal is not None and (team.goal.house or team.goal.everybody_in):
        return team.goal.house or team.goal.everybody_in
    return team.base or MOTOR_HOME


def must_go_home(g: FlickState, survivor: SurvivorId) -> bool:
    """Nothing is missing but that everybody is in: enough zombies are killed, and the chips lie where they should. Who
    has far to go begins a little earlier, when half of the rounds are over."""
    goal = team_of(g, group_of(g, survivor)).goal
    if goal is None or not goal.everybody_in or wanted_chips(g, survivor):
        return False
    return g.killed >= goal.kills - (LAST_KILLS if 2 * g.round > g.last_round else 0)


def houses_of_interest(g: FlickState, survivor: SurvivorId) -> list[BuildingId]:
    """Where he might go: with something to bring home, else where something lies, else where points are."""
    goal = delivers_to(g, survivor)
    wanted = wanted_chips(g, survivor)
    carried = [chip for chip in g.boards[survivor].inventory if chip in wanted or is_supply(chip)]
    own = building_of(g, survivor)
    if carried and own != goal:
        return [goal]
    if must_go_home(g, survivor):
        return [] if own == goal else [goal]
    places = [
        building
        for building, house in g.houses.items()
        if building not in (goal, own)
        and not is_locked(g, building)
        and (house.face_down or set(house.chips) & set(wanted))
    ]
    return places + [building for building in scenario_of(g).contested if building != own]
