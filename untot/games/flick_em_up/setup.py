"""Chapter 2: the table before the first step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from untot.games.flick_em_up.own import OwnContent, to_text
from untot.games.flick_em_up.pieces import CHIPS, ZOMBIES, Group
from untot.games.flick_em_up.rules.c12_checks import nothing_to_put_right
from untot.games.flick_em_up.scenarios import SCENARIOS, Scenario, ScenarioId
from untot.games.flick_em_up.state import FlickState, House, Tally
from untot.kernel.errors import BadContent, BadOptions
from untot.kernel.game import Option, Sides, each_alone
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue

EVEN: Final = 0
"""As many seats in one group as in the other, or one more in the first."""
SEATS: Final = {name: (len(scenario.groups), len(scenario.survivors)) for name, scenario in SCENARIOS.items()}
"""By scenario: at least one seat for each group, at most one for each survivor."""
OPTIONS: Final = {
    "scenario": Option(tuple(SCENARIOS), ("FL-2.1", "FL-2.2"), seats=SEATS),
    "seats_of_a": Option((EVEN,), ("FL-2.7",), most=9),
    "free_order": Option(("off", "on"), ("FL-3.12",)),
    "aim_preview": Option(("short", "none", "full"), ("FL-5.8",)),
    "aim_jitter": Option(("light", "off", "hand"), ("FL-5.9",)),
    "door_rule": Option(("crossing", "at_rest"), ("FL-7.29",)),
}
ALONE_FROM: Final = 3
"""With so many seats everybody has an objective of his own in a scenario with accusations."""


@clause("FL-2.4", "FL-25.8")
def sides(options: Mapping[str, OptionValue], seats: int) -> Sides:
    """The groups; but who has a secret objective of his own plays for himself."""
    scenario = SCENARIOS[str(options["scenario"])]
    if "accusations" in scenario.rules and seats >= ALONE_FROM:
        return each_alone(options, seats)
    groups = groups_by_seat(scenario, seats, int(options["seats_of_a"]))
    return tuple(tuple(seat for seat in range(seats) if groups[seat] == group) for group in scenario.groups)


@clause("FL-2.4", "FL-2.7")
def groups_by_seat(scenario: Scenario, seats: int, seats_of_a: int) -> list[Group]:
    """Those of group A come first."""
    if len(scenario.groups) == 1:
        return ["a"] * seats
    in_a = (seats + 1) // 2 if seats_of_a == EVEN else seats_of_a
    return ["a" if seat < in_a else "b" for seat in range(seats)]


@clause("FL-2.7")
def check_seats(scenario: Scenario, groups: list[Group]) -> None:
    """At least one seat per group, and not more than it has survivors."""
    for group, team in scenario.groups.items():
        if not 1 <= groups.count(group) <= len(team.survivors):
            raise BadOptions("bad-seats", clause="FL-2.7", seats=len(groups))


@clause("FL-2.1", "FL-2.3", "FL-2.5", "FL-2.9", "FL-2.11", "FL-2.12")
def set_up(seats: int, options: dict[str, OptionValue], key: bytes, own: OwnContent | None = None) -> FlickState:
    """Everything stands as the scenario says; zombies that are not in the town are in the cellar."""
    scenario = SCENARIOS[str(options["scenario"])] if own is None else own.scenario
    check_pattern(scenario, str(options["scenario"]))
    groups = groups_by_seat(scenario, seats, int(options["seats_of_a"]))
    check_seats(scenario, groups)
    poses = scenario.poses()
    return FlickState(
        seats=seats, options=options, chance_key=key, chance_counter=0, chance_branch=0, uncovered=0,
        agenda=[("set_table",)], result=None, own="" if own is None else to_text(own),
        round=1, last_round=scenario.rounds, phase="set_up",
        day_invasion=scenario.day_invasion, night_invasion=scenario.night_invasion, poses=poses, inside={}, aside={},
        launched={}, cellar=[zombie for zombie in sorted(ZOMBIES) if zombie not in poses], houses=houses_of(scenario),
        box=box_of(scenario), unchosen=scenario.survivors, boards={}, dead=[], led={}, groups=groups, exiled=[],
        accused=-1, start_group="a", next_group="a", last_seat=dict.fromkeys(scenario.groups, -1), turn_seat=0,
        activation=None, aftermath=nothing_to_put_right(), rush=None, fight=None, looked_at="", killed=0,
        points=dict.fromkeys(scenario.groups, 0), tallies=[no_deeds() for _ in range(seats)], destiny_deck=[],
        destiny_discards=[], objective_deck=[], exile_deck=[], offered=[[] for _ in range(seats)],
        cards=[""] * seats, put_away=[""] * seats, fulfilled=[],
    )  # fmt: skip


@clause("FL-2.1", "FL-2.4")
def check_pattern(scenario: Scenario, chosen: ScenarioId) -> None:
    """An own scenario is played by the switches of the printed one that it is made after."""
    if scenario.pattern not in ("", chosen):
        raise BadContent("unlike-pattern", "scenario.pattern", clause="FL-2.1", pattern=scenario.pattern)


def houses_of(scenario: Scenario) -> dict[str, House]:
    return {name: House(house.locked, False, list(house.chips), []) for name, house in scenario.buildings.items()}


def box_of(scenario: Scenario) -> dict[str, int]:
    """The chips that are not in play; locks lie on buildings."""
    box = {chip.id: chip.count - scenario.chips_in_play(chip.id) for chip in CHIPS.values()}
    box["forbidden"] -= sum(house.locked for house in scenario.buildings.values())
    return box


def no_deeds() -> Tally:
    return Tally(0, 0, [], 0, 0, 0, 0, 0, -1, 0)
