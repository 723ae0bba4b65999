"""Chapter 10: the goals of the missions, and with them victory and defeat (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn

from untot.games.zombicide.facts import active_spawn_zones, living, survivors_in, zombies_in
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
from untot.games.zombicide.pieces import DANGER_LEVELS, CardId
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.rulebook import clause

# -- the end ----------------------------------------------------------------------------------------------------


@clause("ZC-4.12", "ZC-4.13", "ZC-4.15", "ZC-10.22", "ZC-10.23")
def check_victory(g: ZombicideState) -> None:
    """Won by all at the moment all goals are fulfilled; lost if nobody is left who could act."""
    if is_won(g):
        g.tell("game_ended", "ZC-4.13", reason="mission_accomplished")
        g.end("mission_accomplished", range(g.seats), [1] * g.seats)
    if not living(g):
        lose(g, "nobody_left", "ZC-4.12")


@clause("ZC-4.13")
def is_won(g: ZombicideState) -> bool:
    return all(is_fulfilled(g, goal) for goal in mission_of(g).goals)


@clause("ZC-4.11", "ZC-4.14")
def check_after_death(g: ZombicideState) -> None:
    """Lost with the last survivor, even if the same event fulfils the goals; but those who have left are not dead."""
    if not living(g) and not escaped(g):
        lose(g, "all_eliminated", "ZC-4.11")
    check_victory(g)


def lose(g: ZombicideState, reason: str, clause_id: str) -> NoReturn:
    """The match is over, and all have lost."""
    g.tell("game_ended", clause_id, reason=reason)
    g.end(reason, [], [0] * g.seats)


# -- each goal --------------------------------------------------------------------------------------------------


@clause("ZC-10.00", "ZC-10.05", "ZC-10.10", "ZC-10.24")
def _all_objectives_taken(g: ZombicideState, goal: CollectAllObjectives) -> bool:
    return all(objective.is_taken for objective in g.objectives)


@clause("ZC-10.01", "ZC-10.01.2")
def _cards_found(g: ZombicideState, goal: FindCards) -> bool:
    return all(card in g.found for card in goal.cards)


@clause("ZC-10.01", "ZC-10.01.4")
def _cards_carried_out(g: ZombicideState, goal: ExitWithCards) -> bool:
    """The escaped together hold one of each kind; cards of the dead do not count."""
    carried = {held.card for survivor in escaped(g) for held in survivor.slots.values()}
    return len(escaped(g)) >= goal.min_survivors and all(card in carried for card in goal.cards)


@clause("ZC-10.02", "ZC-10.02.1", "ZC-10.02.4")
def _all_in_exit(g: ZombicideState, goal: ExitAllSurvivors) -> bool:
    """Everybody who started, or by option everybody who lives, zombies or not."""
    is_whole = len(living(g)) == len(g.survivors) or g.options["m02_remaining"] == "on"
    return is_whole and all(survivor.zone == mission_of(g).exit for survivor in living(g)) and bool(living(g))


@clause("ZC-10.03", "ZC-7.22")
def _level_reached(g: ZombicideState, goal: ReachDangerLevel) -> bool:
    from_xp = DANGER_LEVELS[goal.level].from_xp
    return sum(survivor.xp >= from_xp for survivor in g.survivors.values()) >= goal.min_survivors


@clause("ZC-10.04", "ZC-10.04.3", "ZC-10.26")
def _all_in_one_clear_spawn_zone(g: ZombicideState, goal: AllInOneClearSpawnZone) -> bool:
    zones = {survivor.zone for survivor in living(g)}
    return len(zones) == 1 and all(zone in active_spawn_zones(g) and not zombies_in(g, zone) for zone in zones)


@clause("ZC-10.06", "ZC-10.06.3", "ZC-10.06.4", "ZC-10.06.10")
def _supplies_driven_out(g: ZombicideState, goal: SuppliesDrivenOut) -> bool:
    enough = sum(card in goal.cards for card in g.supplies_out) >= goal.count
    return enough and (not goal.all_survivors_out or not living(g))


@clause("ZC-10.07")
def _all_spawns_neutralised(g: ZombicideState, goal: NeutraliseAllSpawns) -> bool:
    return all(spawn.zone in g.neutralised for spawn in mission_of(g).spawns)


@clause("ZC-10.08")
def _clear_zone_reached(g: ZombicideState, goal: ReachClearZone) -> bool:
    return len(survivors_in(g, goal.zone)) >= goal.min_survivors and not zombies_in(g, goal.zone)


@clause("ZC-10.09", "ZC-10.09.4")
def _enough_left_from_start(g: ZombicideState, goal: LeaveFromStart) -> bool:
    return len(escaped(g)) >= goal.survivors_by_players[g.seats - 1]


_CHECKS: Final[dict[type[AnyGoal], Callable[[ZombicideState, Any], bool]]] = {
    CollectAllObjectives: _all_objectives_taken,
    FindCards: _cards_found,
    ExitWithCards: _cards_carried_out,
    ExitAllSurvivors: _all_in_exit,
    ReachDangerLevel: _level_reached,
    AllInOneClearSpawnZone: _all_in_one_clear_spawn_zone,
    SuppliesDrivenOut: _supplies_driven_out,
    NeutraliseAllSpawns: _all_spawns_neutralised,
    ReachClearZone: _clear_zone_reached,
    LeaveFromStart: _enough_left_from_start,
}


def is_fulfilled(g: ZombicideState, goal: AnyGoal) -> bool:
    return _CHECKS[type(goal)](g, goal)


def escaped(g: ZombicideState) -> list[Survivor]:
    return [survivor for survivor in g.survivors.values() if survivor.status == "escaped"]


def goal_cards(g: ZombicideState) -> list[CardId]:
    """The kinds of cards that must be found."""
    return [card for goal in mission_of(g).goals if isinstance(goal, FindCards) for card in goal.cards]
