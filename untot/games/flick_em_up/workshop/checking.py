"""What is wrong with a scenario of one's own, and where."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final, NoReturn

import msgspec
from msgspec import structs

from untot.games.flick_em_up.geometry.numbers import WHOLE_TURN, ahead
from untot.games.flick_em_up.geometry.town import EDGE, TOWER_LIP, is_in_town
from untot.games.flick_em_up.own import OwnContent
from untot.games.flick_em_up.pieces import BUILDINGS, CHIPS, Group
from untot.games.flick_em_up.scenarios import SCENARIOS, Goal, Scenario
from untot.games.flick_em_up.workshop.layouts import layout_problems, problem
from untot.kernel.errors import BadContent
from untot.kernel.rulebook import clause
from untot.kernel.workshop import Plain, Problem
from untot.parts.toml_lines import line_of, lines_of

FILE: Final = "FL-20.14"
"""The clause behind what cannot even be read."""
SECRET_DECKS: Final = ("objective", "exile")
RIGHT_ANGLE: Final = WHOLE_TURN // 4
ACCUSATIONS: Final = "accusations"
SCENARIO: Final = "scenario"
IN_HOUSES: Final = {chip.id for chip in CHIPS.values() if chip.use != "aside"}
"""Chips that can lie in a building."""
Found = tuple[Scenario | None, list[Problem]]


def read_text(text: str) -> tuple[Plain | None, Found]:
    """The data of a file, as far as it can be read, and what is to be said of them. No TOML begins like JSON does."""
    is_json = text.lstrip().startswith("{")
    try:
        plain = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "not-json" if is_json else "not-toml"
        return None, (None, [structs.replace(problem(reason, FILE, "", detail=str(error)), line=_line_in(str(error)))])
    scenario, problems = check(plain)
    lines = {} if is_json else lines_of(text)
    return plain, (scenario, [structs.replace(each, line=line_of(lines, each.place)) for each in problems])


def _line_in(message: str) -> int | None:
    found = re.search(r"line (\d+)", message)
    return None if found is None else int(found[1])


def check(plain: Any) -> Found:
    """The scenario that the data describe; all that is wrong with it."""
    try:
        scenario = msgspec.convert(plain, Scenario)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        return None, [problem("wrong-shape", FILE, where.rstrip("`").lstrip("."), detail=what)]
    problems = [*_pattern_problems(scenario), *_house_problems(scenario), *_beginning_problems(scenario)]
    problems += [*_chip_problems(scenario), *_goal_problems(scenario), *layout_problems(scenario)]
    return (None if problems else scenario), problems


@clause("FL-2.4", "FL-18.1")
def _pattern_problems(scenario: Scenario) -> Iterator[Problem]:
    """Who plays with whom, and which secret cards there are, is that of the printed scenario it is made after."""
    if scenario.pattern not in SCENARIOS:
        yield problem("unknown-pattern", "FL-2.1", "pattern", pattern=scenario.pattern)
        return
    pattern = SCENARIOS[scenario.pattern]
    if list(scenario.groups) != list(pattern.groups) or scenario.exiled != pattern.exiled:
        yield problem("unlike-pattern", "FL-2.4", "groups", pattern=scenario.pattern)
    if (ACCUSATIONS in scenario.rules) != (ACCUSATIONS in pattern.rules):
        yield problem("unlike-pattern", "FL-2.4", "rules", pattern=scenario.pattern)
    if any((deck in scenario.decks) != (deck in pattern.decks) for deck in SECRET_DECKS):
        yield problem("unlike-pattern", "FL-18.1", "decks", pattern=scenario.pattern)


@clause("FL-2.7", "FL-2.12")
def _beginning_problems(scenario: Scenario) -> Iterator[Problem]:
    """Somebody is there to be led in every group, and zombies come into the town from its border."""
    for group, team in scenario.groups.items():
        if not team.survivors:
            yield problem("no-survivors", "FL-2.7", f"groups.{group}.survivors", group=group)
    tower = scenario.tower
    lip = ahead(tower.x, tower.y, tower.yaw, TOWER_LIP)
    if sorted(map(abs, lip))[1] != EDGE or tower.yaw % RIGHT_ANGLE or is_in_town(tower.x, tower.y):
        yield problem("cellar-off-border", "FL-2.12", "cellar")


@clause("FL-12.5", "FL-20.1")
def _house_problems(scenario: Scenario) -> Iterator[Problem]:
    """All seven houses stand in the town: cards and the dead send chips to them."""
    for building in BUILDINGS:
        if building not in scenario.buildings:
            yield problem("missing-building", "FL-20.1", "buildings", building=building)
    for building in scenario.contested:
        if building not in BUILDINGS:
            yield problem("unknown-building", "FL-20.1", "contested", building=building)


@clause("FL-2.10", "FL-20.2")
def _chip_problems(scenario: Scenario) -> Iterator[Problem]:
    """Only chips that come out of the box, and as many in the pool as are dealt."""
    for chip in scenario.chips():
        found, most = scenario.chips_in_play(chip), CHIPS[chip].count if chip in IN_HOUSES else 0
        if found > most:
            yield problem("too-many-chips", "FL-20.2", "pool", chip=chip, found=found, most=most)
    if (found := sum(scenario.pool.values())) != scenario.face_down:
        yield problem("pool-unlike-houses", "FL-2.10", "pool", found=found, dealt=scenario.face_down)


@clause("FL-17.1", "FL-17.4")
def _goal_problems(scenario: Scenario) -> Iterator[Problem]:
    """Every group has something to win by: its goal, or the skull."""
    for group, team in scenario.groups.items():
        if team.goal is not None:
            yield from _wrong_goal(group, team.goal)
        elif not scenario.skull.by and scenario.skull.tie == "lose":
            yield problem("no-goal", "FL-17.1", f"groups.{group}", group=group)
        if team.base and team.base not in BUILDINGS:
            yield problem("unknown-building", "FL-20.1", f"groups.{group}.base", building=team.base)


def _wrong_goal(group: Group, goal: Goal) -> Iterator[Problem]:
    place = f"groups.{group}.goal"
    if goal == Goal():
        yield problem("no-goal", "FL-17.1", place, group=group)
    for chip in goal.chips:
        if chip not in IN_HOUSES:
            yield problem("too-many-chips", "FL-20.2", place, chip=chip, found=goal.chips[chip], most=0)
    for building in (goal.house, goal.everybody_in):
        if building and building not in BUILDINGS:
            yield problem("unknown-building", "FL-20.1", place, building=building)
    if (goal.chips or goal.supplies or goal.own_in) and not goal.house:
        yield problem("goal-needs-house", "FL-17.1", place, group=group)


# -- for a match ------------------------------------------------------------------------------------------------


def read_content(content: Plain) -> OwnContent:
    """`{"scenario": {...}}` as in its file; the first thing wrong is refused."""
    if list(content) != [SCENARIO]:
        _refuse(problem("wrong-shape", FILE, "", detail=", ".join(content)[:80]))
    scenario, problems = check(content[SCENARIO])
    if scenario is None:
        _refuse(problems[0])
    return OwnContent(scenario)


def _refuse(found: Problem) -> NoReturn:
    place = ".".join(part for part in (SCENARIO, found.place) if part)
    raise BadContent(found.reason, place, clause=found.clause, **found.args)
