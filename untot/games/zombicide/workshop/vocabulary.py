"""What the goals and special rules of an own mission need on its map (ZC-10.49 to 10.51)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from untot.games.zombicide.city.ground import Ground
from untot.games.zombicide.missions import (
    AnyGoal,
    AnyRule,
    CollectAllObjectives,
    ExitAllSurvivors,
    ExitWithCards,
    FindCards,
    LateSpawn,
    LeaveFromStart,
    LoadSupplies,
    LockedDoor,
    Mission,
    NoSearch,
    ReachClearZone,
    RecruitsAtObjectives,
    SuppliesDrivenOut,
    ZombieDeck,
    ZombieExit,
)
from untot.games.zombicide.pieces import EQUIPMENT, ZOMBIE_CARDS
from untot.games.zombicide.workshop.problems import Problem, problem
from untot.kernel.rulebook import clause
from untot.parts.toml_lines import Place
from untot.parts.zones import ZoneId

_NEEDS_EXIT: Final = ExitWithCards | ExitAllSurvivors | SuppliesDrivenOut
_NEEDS_CARDS: Final = FindCards | ExitWithCards | SuppliesDrivenOut


# -- goals ------------------------------------------------------------------------------------------------------


@clause("ZC-10.49", "ZC-10.50")
def goal_problems(mission: Mission, ground: Ground) -> Iterator[Problem]:
    """At least one, and each finds on the map what it speaks of."""
    if not mission.goals:
        yield problem("no-goal", "ZC-10.49", "goals")
    for number, goal in enumerate(mission.goals):
        place = f"goals[{number}]"
        for missing in _missing_for_goal(goal, mission, ground):
            yield problem("goal-needs", "ZC-10.49", place, goal=_kind(goal), needs=missing)
        if isinstance(goal, _NEEDS_CARDS):
            yield from _cards(goal.cards, place)
        if isinstance(goal, ReachClearZone):
            yield from _zones((goal.zone,), ground, place)


def _missing_for_goal(goal: AnyGoal, mission: Mission, ground: Ground) -> Iterator[str]:
    if isinstance(goal, _NEEDS_EXIT) and mission.exit is None:
        yield "exit"
    if isinstance(goal, CollectAllObjectives) and not mission.objectives:
        yield "objectives"
    if isinstance(goal, SuppliesDrivenOut):
        yield from _missing_for_driving(mission, ground)
    if isinstance(goal, LeaveFromStart) and len(goal.survivors_by_players) < mission.players[1]:
        yield "survivors_by_players"


def _missing_for_driving(mission: Mission, ground: Ground) -> Iterator[str]:
    if not mission.cars:
        yield "cars"
    if not mission.drive:
        yield "drive"
    if mission.exit in ground.rooms:
        yield "street_exit"
    if not any(isinstance(rule, LoadSupplies) for rule in mission.rules):
        yield "load_supplies"


def _cards(cards: Iterable[str], place: Place) -> Iterator[Problem]:
    """Only what lies in the equipment deck and is kept can be found."""
    for number, card in enumerate(cards):
        known = EQUIPMENT.get(card)
        if known is None or known.where != "deck" or known.kind == "event":
            yield problem("unknown-card", "ZC-10.49", f"{place}.cards[{number}]", card=card)


# -- special rules ----------------------------------------------------------------------------------------------


@clause("ZC-10.51")
def rule_problems(mission: Mission, ground: Ground) -> Iterator[Problem]:
    """Each once (locks and late spawns once for each colour), and each finds on the map what it speaks of."""
    for number, rule in enumerate(mission.rules):
        place = f"rules[{number}]"
        if any(_is_same(rule, earlier) for earlier in mission.rules[:number]):
            yield problem("rule-twice", "ZC-10.51", place, rule=_kind(rule))
        for missing in _missing_for_rule(rule, mission):
            yield problem("rule-needs", "ZC-10.51", place, rule=_kind(rule), needs=missing)
        if isinstance(rule, ZombieDeck):
            yield from _zombie_cards(rule, place)
        if isinstance(rule, NoSearch | ZombieExit):
            yield from _zones(rule.zones, ground, place)
    yield from _sleeping_spawns(mission)


def _is_same(rule: AnyRule, other: AnyRule) -> bool:
    if isinstance(rule, LockedDoor | LateSpawn):
        return rule == other
    return type(rule) is type(other)


def _missing_for_rule(rule: AnyRule, mission: Mission) -> Iterator[str]:
    if isinstance(rule, LockedDoor | LateSpawn) and rule.colour not in _objective_colours(mission):
        yield f"{rule.colour}_objective"
    if isinstance(rule, LockedDoor) and all(door.colour != rule.colour for door in mission.doors):
        yield f"{rule.colour}_door"
    if isinstance(rule, LateSpawn) and all(spawn.active or spawn.colour != rule.colour for spawn in mission.spawns):
        yield f"{rule.colour}_spawn"
    if isinstance(rule, LoadSupplies) and not mission.cars:
        yield "cars"
    if isinstance(rule, RecruitsAtObjectives) and not mission.objectives:
        yield "objectives"


def _objective_colours(mission: Mission) -> set[str]:
    """Those on the map, openly or on a back that nobody has seen."""
    hidden = {mission.hidden_colour.colour} if mission.hidden_colour is not None else set()
    return {objective.colour for objective in mission.objectives} | hidden


def _zombie_cards(rule: ZombieDeck, place: Place) -> Iterator[Problem]:
    if not rule.cards:
        yield problem("rule-needs", "ZC-10.51", place, rule=_kind(rule), needs="cards")
    for number, card in enumerate(rule.cards):
        if card not in ZOMBIE_CARDS or card in rule.cards[:number]:
            yield problem("unknown-zombie-card", "ZC-10.51", f"{place}.cards[{number}]", card=card)


def _sleeping_spawns(mission: Mission) -> Iterator[Problem]:
    """A spawn zone that does not begin active must be woken by a rule of its colour."""
    woken = {rule.colour for rule in mission.rules if isinstance(rule, LateSpawn)}
    for number, spawn in enumerate(mission.spawns):
        if not spawn.active and spawn.colour not in woken:
            yield problem("spawn-never-wakes", "ZC-10.51", f"spawns[{number}]", zone=spawn.zone, colour=spawn.colour)


# -- both -------------------------------------------------------------------------------------------------------


def _kind(entry: AnyGoal | AnyRule) -> str:
    return str(entry.__struct_config__.tag)


def _zones(zones: Iterable[ZoneId], ground: Ground, place: Place) -> Iterator[Problem]:
    for zone in zones:
        if zone not in ground.streets and zone not in ground.rooms:
            yield problem("unknown-zone", "ZC-10.49", place, zone=zone)
