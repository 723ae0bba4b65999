"""Chapter 4: goals that cannot be reached any more, so that the players may give up."""

from __future__ import annotations

from untot.games.zombicide.events import Lack
from untot.games.zombicide.facts import (
    active_spawn_zones,
    cars_in,
    has_rule,
    is_room,
    living,
    open_net,
    special_rule,
    zombies_in,
)
from untot.games.zombicide.missions import (
    AllInOneClearSpawnZone,
    AnyGoal,
    CollectAllObjectives,
    ExitAllSurvivors,
    ExitWithCards,
    FindCards,
    LeaveFromStart,
    NeutraliseAllSpawns,
    NoSearch,
    ReachClearZone,
    RecruitsAtObjectives,
    SuppliesDrivenOut,
)
from untot.games.zombicide.own import identity_cards, mission_of
from untot.games.zombicide.pieces import EQUIPMENT
from untot.games.zombicide.rules.c10_goals import escaped, is_fulfilled
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause
from untot.parts.paths import reachable
from untot.parts.zones import ZoneId


@clause("ZC-4.17", "ZC-10.02.1", "ZC-10.06.6")
def why_impossible(g: ZombicideState) -> Lack | None:
    """Too many are dead, no car or too few supplies are left, or no door can be opened any more."""
    open_goals = [goal for goal in mission_of(g).goals if not is_fulfilled(g, goal)]
    lacking = [lack for goal in open_goals if (lack := _lack_of(g, goal)) is not None]
    return lacking[0] if lacking else "tools" if _is_shut_off(g, open_goals) else None


def _lack_of(g: ZombicideState, goal: AnyGoal) -> Lack | None:
    if isinstance(goal, ExitAllSurvivors):
        return "anybody" if g.options["m02_remaining"] == "off" and len(living(g)) < len(g.survivors) else None
    if isinstance(goal, SuppliesDrivenOut):
        has_car = any(car.zone for car in g.cars)
        return "car" if not has_car else "supplies" if supplies_within_reach(g, goal) < goal.count else None
    if isinstance(goal, LeaveFromStart):
        at_most = len(living(g)) + len(escaped(g)) + _recruits_to_come(g)
        return "people" if at_most < goal.survivors_by_players[g.seats - 1] else None
    return None


@clause("ZC-4.17", "ZC-10.06.3")
def supplies_within_reach(g: ZombicideState, goal: SuppliesDrivenOut) -> int:
    """What is out, under cars, carried by the living, or can still be found; what somebody carried off is lost."""
    carried = [held.card for survivor in living(g) for held in survivor.slots.values()]
    under_cars = [card for car in g.cars for card in car.supplies]
    everywhere = [*g.supplies_out, *under_cars, *carried, *g.deck, *g.discards]
    return sum(card in goal.cards for card in everywhere)


def _recruits_to_come(g: ZombicideState) -> int:
    """Each neutral token that is left may bring one, while there are unused survivors."""
    if not has_rule(g, RecruitsAtObjectives):
        return 0
    neutral = sum(not token.is_taken and token.colour == "red" for token in g.objectives)
    return min(neutral, len(identity_cards(g)) - len(g.survivors))


# -- shut off ---------------------------------------------------------------------------------------------------


@clause("ZC-4.17", "ZC-6.47")
def _is_shut_off(g: ZombicideState, goals: list[AnyGoal]) -> bool:
    """Nobody has a tool for doors or can find one, and a goal lies behind closed doors."""
    held = [EQUIPMENT.get(held.card) for survivor in living(g) for held in survivor.slots.values()]
    if any(card is not None and card.opens_doors for card in held):
        return False
    within = {zone for survivor in living(g) for zone in reachable(open_net(g), survivor.zone)}
    return not _can_search(g, within) and any(_lies_beyond(g, goal, within) for goal in goals)


def _can_search(g: ZombicideState, within: set[ZoneId]) -> bool:
    closed = special_rule(mission_of(g), NoSearch)
    rooms = {zone for zone in within if is_room(g, zone)} - set(closed.zones if closed is not None else ())
    has_nose = any(has_skill(survivor, "search_after_kill") for survivor in living(g))
    return bool(rooms) or (has_nose and _can_meet_zombies(g, within)) or any(cars_in(g, zone) for zone in within)


def _can_meet_zombies(g: ZombicideState, within: set[ZoneId]) -> bool:
    """Behind closed doors no zombie comes to those who are shut in, unless it is there already or appears there."""
    return any(not is_room(g, zone) or zombies_in(g, zone) or zone in active_spawn_zones(g) for zone in within)


def _lies_beyond(g: ZombicideState, goal: AnyGoal, within: set[ZoneId]) -> bool:
    """Whether a place that the goal needs is out of reach; cards cannot be found at all without a search."""
    if isinstance(goal, CollectAllObjectives):
        return any(not token.is_taken and token.zone not in within for token in g.objectives)
    if isinstance(goal, NeutraliseAllSpawns):
        return any(spawn.zone not in g.neutralised and spawn.zone not in within for spawn in mission_of(g).spawns)
    if isinstance(goal, ReachClearZone):
        return goal.zone not in within
    if isinstance(goal, AllInOneClearSpawnZone):
        return within.isdisjoint(active_spawn_zones(g))
    if isinstance(goal, LeaveFromStart):
        return mission_of(g).start not in within
    if isinstance(goal, ExitAllSurvivors):
        return mission_of(g).exit not in within
    return isinstance(goal, FindCards | ExitWithCards | SuppliesDrivenOut)
