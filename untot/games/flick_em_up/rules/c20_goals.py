"""Chapter 20: what scenarios count - goals, measures at the skull, what lies and is carried where."""

from __future__ import annotations

from untot.games.flick_em_up.facts import (
    group_of,
    is_supply,
    living_of,
    other_group,
    scenario_of,
    seats_of,
    survivors_in,
    team_of,
)
from untot.games.flick_em_up.pieces import SUPPLIES, BuildingId, ChipId, Group
from untot.games.flick_em_up.rules.c18_objectives import is_objective_fulfilled
from untot.games.flick_em_up.scenarios import Goal
from untot.games.flick_em_up.state import FlickState
from untot.kernel.rulebook import clause


@clause(
    "FL-17.1", "FL-21.4", "FL-22.4", "FL-23.4", "FL-24.4", "FL-25.4", "FL-26.4", "FL-27.4", "FL-28.4", "FL-29.4",
    "FL-30.4",
)  # fmt: skip
def reaches_goal(g: FlickState, group: Group) -> bool:
    """All that the goal says holds at the same time."""
    goal = team_of(g, group).goal
    if goal is None or not living_of(g, group):
        return False
    return (
        g.killed >= goal.kills
        and g.points.get(group, 0) >= goal.points
        and has_chips(g, group, goal)
        and are_people_there(g, group, goal)
        and (not goal.enemies_dead or not living_of(g, other_group(g, group)))
        and (not goal.exile_card or any(seat in g.fulfilled for seat in seats_of(g, group)))
    )


@clause("FL-20.3", "FL-20.4", "FL-22.4", "FL-22.9", "FL-25.17")
def has_chips(g: FlickState, group: Group, goal: Goal) -> bool:
    """The chips lie in the house or, where that is enough, are carried by own survivors in it."""
    if not goal.house:
        return True
    there = chips_at(g, goal.house, group if goal.carried else None)
    supplies = sum(is_supply(chip) for chip in there)
    return supplies >= goal.supplies and all(there.count(chip) >= count for chip, count in goal.chips.items())


def chips_at(g: FlickState, building: BuildingId, carried_by: Group | None) -> list[ChipId]:
    """On the blocks, face up, and in the inventories of a group's survivors who are in the building."""
    chips = list(g.houses[building].chips)
    for survivor in survivors_in(g, building):
        if carried_by is not None and group_of(g, survivor) == carried_by:
            chips += g.boards[survivor].inventory
    return chips


@clause("FL-20.5", "FL-21.4", "FL-24.4", "FL-27.4")
def are_people_there(g: FlickState, group: Group, goal: Goal) -> bool:
    """Everybody who lives is in a house; or enough of the group are, without any enemy."""
    own = living_of(g, group)
    if goal.everybody_in and not all(survivor in survivors_in(g, goal.everybody_in) for survivor in own):
        return False
    if not goal.own_in:
        return True
    there = survivors_in(g, goal.house)
    is_alone = all(group_of(g, survivor) == group for survivor in there)
    return sum(survivor in there for survivor in own) >= goal.own_in and (is_alone or not goal.alone)


# -- measures at the skull --------------------------------------------------------------------------------------


@clause("FL-26.6", "FL-28.6", "FL-28.10", "FL-29.6", "FL-30.6", "FL-30.10")
def measure(g: FlickState, group: Group, by: str) -> int:
    """How well a group has done, by one of the measures."""
    match by:
        case "living":
            return len(living_of(g, group))
        case "kills":
            return sum(g.tallies[seat].kills for seat in seats_of(g, group))
        case "points":
            return g.points[group] + scenario_of(g).objective_worth * has_objective(g, group)
        case "supplies":
            return sum(is_supply(chip) for chip in g.houses[team_of(g, group).base].chips)
        case "exile_card":
            return is_card_side(g, group)
        case _:
            return score_of(g, group)


@clause("FL-28.10", "FL-30.10")
def has_objective(g: FlickState, group: Group) -> bool:
    """The group's card is fulfilled; its first seat holds it."""
    holder = seats_of(g, group)[0]
    return bool(g.cards[holder]) and is_objective_fulfilled(g, holder)


@clause("FL-29.6")
def is_card_side(g: FlickState, group: Group) -> int:
    """The exiled group wins with its card, the other one without it."""
    is_fulfilled = bool(g.fulfilled)
    return int(is_fulfilled == (group == scenario_of(g).exiled))


@clause("FL-30.10")
def score_of(g: FlickState, group: Group) -> int:
    """2 for each living survivor, 1 for each supply in the base or carried, 2 for all three kinds, 3 for the card."""
    own = living_of(g, group)
    chips = [*g.houses[team_of(g, group).base].chips, *(chip for each in own for chip in g.boards[each].inventory)]
    supplies = [chip for chip in chips if is_supply(chip)]
    has_all = set(supplies) == set(SUPPLIES)
    return 2 * len(own) + len(supplies) + 2 * has_all + scenario_of(g).objective_worth * has_objective(g, group)
