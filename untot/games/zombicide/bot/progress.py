"""How far the team has come: the part of each goal that is reached, from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from untot.games.zombicide.bot.errands import supplies_at_hand
from untot.games.zombicide.facts import living
from untot.games.zombicide.missions import (
    AllInOneClearSpawnZone,
    AnyGoal,
    CollectAllObjectives,
    ExitAllSurvivors,
    ExitWithCards,
    FindCards,
    LeaveFromStart,
    NeutraliseAllSpawns,
    ReachClearZone,
    ReachDangerLevel,
    SuppliesDrivenOut,
)
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import DANGER_LEVELS
from untot.games.zombicide.rules.c10_goals import escaped, is_fulfilled
from untot.games.zombicide.state import ZombicideState


def progress(g: ZombicideState) -> float:
    """Of the whole mission: the mean over its goals."""
    goals = mission_of(g).goals
    return sum(part_reached(g, goal) for goal in goals) / len(goals)


def part_reached(g: ZombicideState, goal: AnyGoal) -> float:
    """Of one goal; what is not fulfilled is never quite reached."""
    return 1.0 if is_fulfilled(g, goal) else min(0.99, PARTS[type(goal)](g, goal))


def _tokens(g: ZombicideState, goal: CollectAllObjectives) -> float:
    return sum(token.is_taken for token in g.objectives) / max(1, len(g.objectives))


def _cards(g: ZombicideState, goal: FindCards) -> float:
    return sum(card in g.found for card in goal.cards) / max(1, len(goal.cards))


def _out_with_cards(g: ZombicideState, goal: ExitWithCards) -> float:
    return len(escaped(g)) / (len(g.survivors) or 1)


def _in_exit(g: ZombicideState, goal: ExitAllSurvivors) -> float:
    there = sum(survivor.zone == mission_of(g).exit for survivor in living(g))
    return there / (len(g.survivors) or 1)


def _experience(g: ZombicideState, goal: ReachDangerLevel) -> float:
    needed = DANGER_LEVELS[goal.level].from_xp
    most = sorted((survivor.xp for survivor in g.survivors.values()), reverse=True)[: goal.min_survivors]
    return sum(min(1.0, xp / needed) for xp in most) / goal.min_survivors if needed else 1.0


def _in_one_zone(g: ZombicideState, goal: AllInOneClearSpawnZone) -> float:
    return 0.0


def _supplies(g: ZombicideState, goal: SuppliesDrivenOut) -> float:
    """Driven out, or at least found."""
    return 0.5 * (len(g.supplies_out) + min(goal.count, supplies_at_hand(g, goal))) / goal.count


def _spawns(g: ZombicideState, goal: NeutraliseAllSpawns) -> float:
    return len(g.neutralised) / len(mission_of(g).spawns)


def _bunker(g: ZombicideState, goal: ReachClearZone) -> float:
    """The keys to its doors are half of the way."""
    keys = [token.is_taken for token in g.objectives]
    return 0.5 * sum(keys) / len(keys) if keys else 0.0


def _left(g: ZombicideState, goal: LeaveFromStart) -> float:
    """Who leaves before all else is done has only run away."""
    others = [other for other in mission_of(g).goals if other != goal]
    is_time = all(is_fulfilled(g, other) for other in others)
    return len(escaped(g)) / goal.survivors_by_players[g.seats - 1] if is_time else 0.0


PARTS: Final[dict[type[AnyGoal], Callable[[ZombicideState, Any], float]]] = {
    CollectAllObjectives: _tokens,
    FindCards: _cards,
    ExitWithCards: _out_with_cards,
    ExitAllSurvivors: _in_exit,
    ReachDangerLevel: _experience,
    AllInOneClearSpawnZone: _in_one_zone,
    SuppliesDrivenOut: _supplies,
    NeutraliseAllSpawns: _spawns,
    ReachClearZone: _bunker,
    LeaveFromStart: _left,
}
