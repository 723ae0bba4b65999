"""How good a State is for a seat."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.bot.ways import steps_to
from untot.games.flick_em_up.bot.wishes import kills_wanted, plan
from untot.games.flick_em_up.facts import groups_of, is_supply, living_of, other_group, team_of
from untot.games.flick_em_up.pieces import SURVIVORS, Group
from untot.games.flick_em_up.state import FlickState
from untot.kernel.events import Seat

FAR: Final = 8.0
"""So many actions away is as far as can be."""
MOST_KILLS: Final = 12


def value(g: FlickState, seat: Seat) -> float:
    """Won or lost at the end; before that what the own group has reached, against the other one."""
    if g.result is not None:
        return 1.0 if seat in g.result.winners else 0.0
    own = group_value(g, g.groups[seat])
    if len(groups_of(g)) == 1:
        return own
    return 0.5 + (own - group_value(g, other_group(g, g.groups[seat]))) / 2


def group_value(g: FlickState, group: Group) -> float:
    """Life points, what is reached of the goal, how far everybody still has to go, and zombies that must die."""
    lacking = min(1.0, max(0, kills_wanted(g, group)) / MOST_KILLS)
    return 0.45 * health(g, group) + 0.3 * progress(g, group) + 0.15 * nearness(g, group) + 0.1 * (1 - lacking)


def nearness(g: FlickState, group: Group) -> float:
    """1 if everybody is where he is needed."""
    going = plan(g, group)
    steps = [min(1.0, steps_to(g, survivor, errand.house) / FAR) for survivor, errand in going.items()]
    return 1 - sum(steps) / len(steps) if steps else 1.0


def health(g: FlickState, group: Group) -> float:
    full = sum(SURVIVORS[survivor].life for survivor, *_ in team_of(g, group).survivors)
    return sum(g.boards[survivor].life for survivor in living_of(g, group)) / max(1, full)


def progress(g: FlickState, group: Group) -> float:
    """Kills, chips brought home, people where they belong, points: the average of what the goal asks for."""
    goal = team_of(g, group).goal
    own = living_of(g, group)
    shares: list[float] = []
    if goal is not None and goal.kills:
        shares.append(min(1.0, g.killed / goal.kills))
    if goal is not None and goal.points:
        shares.append(min(1.0, g.points[group] / goal.points))
    if goal is not None and goal.everybody_in and own:
        there = [each for each in own if each in g.inside and g.inside[each].building == goal.everybody_in]
        shares.append(len(there) / len(own))
    home = (goal.house if goal is not None else "") or team_of(g, group).base
    if home:
        wanted = sum(goal.chips.values()) + goal.supplies if goal is not None else 0
        lying = [chip for chip in g.houses[home].chips if is_supply(chip) or (goal is not None and chip in goal.chips)]
        shares.append(min(1.0, len(lying) / max(3, wanted)))
    return sum(shares) / len(shares) if shares else 0.0
