"""The bounds of the numbers in an own mission, so that it can be played and won (ZC-10.49)."""

from __future__ import annotations

from collections.abc import Iterator

from untot.games.zombicide.city.ground import Ground
from untot.games.zombicide.missions import (
    AnyGoal,
    ExitWithCards,
    FindCards,
    LeaveFromStart,
    Mission,
    NoSearch,
    ReachClearZone,
    ReachDangerLevel,
    SuppliesDrivenOut,
    SurvivorsPerPlayer,
    ZombieExit,
)
from untot.games.zombicide.pieces import EQUIPMENT, OWN_MISSION, Span
from untot.games.zombicide.workshop.problems import Problem, problem
from untot.kernel.rulebook import clause
from untot.parts.toml_lines import Place

_OF_SURVIVORS = ExitWithCards | ReachDangerLevel | ReachClearZone


@clause("ZC-10.49")
def bound_problems(mission: Mission) -> Iterator[Problem]:
    """Minutes, experience, noise, escaped zombies, survivors and supplies."""
    yield from _within("minutes", "minutes", mission.minutes, OWN_MISSION.minutes)
    for number, token in enumerate(mission.objectives):
        yield from _within("objective_xp", f"objectives[{number}].xp", token.xp, OWN_MISSION.objective_xp)
    for number, goal in enumerate(mission.goals):
        yield from _goal(goal, f"goals[{number}]")
    for number, rule in enumerate(mission.rules):
        place = f"rules[{number}]"
        if isinstance(rule, ZombieExit):
            yield from _within("exit_noise", f"{place}.noise", rule.noise, OWN_MISSION.exit_noise)
            yield from _within("lose_at", f"{place}.lose_at", rule.lose_at, OWN_MISSION.lose_at)
        if isinstance(rule, SurvivorsPerPlayer):
            in_all = rule.count * mission.players[1]
            yield from _within("survivors", f"{place}.count", in_all, OWN_MISSION.survivors)


def _within(what: str, place: Place, found: int, span: Span) -> Iterator[Problem]:
    least, most = span
    if not least <= found <= most:
        yield problem("bad-count", "ZC-10.49", place, what=what, least=least, most=most, found=found)


def _goal(goal: AnyGoal, place: Place) -> Iterator[Problem]:
    """No goal asks for more survivors or supplies than there can be."""
    span = OWN_MISSION.goal_survivors
    if isinstance(goal, SuppliesDrivenOut):
        yield from _supplies(goal, place)
    if isinstance(goal, _OF_SURVIVORS):
        yield from _within("goal_survivors", f"{place}.min_survivors", goal.min_survivors, span)
    if isinstance(goal, LeaveFromStart):
        for players, survivors in enumerate(goal.survivors_by_players):
            yield from _within("goal_survivors", f"{place}.survivors_by_players[{players}]", survivors, span)


def _supplies(goal: SuppliesDrivenOut, place: Place) -> Iterator[Problem]:
    """Cards that can be loaded, and no more of them than the deck holds."""
    known = {card: EQUIPMENT[card] for card in goal.cards if card in EQUIPMENT}
    for number, card in enumerate(goal.cards):
        if card in known and not known[card].supply:
            yield problem("not-a-supply", "ZC-10.49", f"{place}.cards[{number}]", card=card)
    if all(card.supply for card in known.values()):
        yield from _within("supplies", f"{place}.count", goal.count, (1, sum(card.count for card in known.values())))


@clause("ZC-10.49")
def finding_problems(mission: Mission, ground: Ground) -> Iterator[Problem]:
    """Cards are found in rooms that may be searched."""
    shut = {zone for rule in mission.rules if isinstance(rule, NoSearch) for zone in rule.zones}
    if shut.issuperset(ground.rooms):
        for number, goal in enumerate(mission.goals):
            if isinstance(goal, FindCards):
                place, kind = f"goals[{number}]", str(goal.__struct_config__.tag)
                yield problem("goal-needs", "ZC-10.49", place, goal=kind, needs="searchable_room")
