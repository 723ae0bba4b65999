"""Chapters 2 and 20: set-up, and the layouts of the ten scenarios."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.flick_em_up.table import new_game
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.geometry.town import ramp_lip
from untot.games.flick_em_up.pieces import SURVIVORS, ZOMBIES, mm
from untot.games.flick_em_up.scenarios import SCENARIOS, load_scenarios
from untot.games.flick_em_up.workshop.layouts import layout_problems
from untot.kernel.errors import BadOptions
from untot.kernel.rulebook import clause

LAYOUTS: list[dict[str, Any]] = json.loads(Path(__file__).parents[1].joinpath("layouts.json").read_text("utf-8"))
ALL = [pytest.param(layout, id=str(layout["scenario"])) for layout in LAYOUTS]


def listed(layout: dict[str, Any]) -> dict[str, tuple[float, float, float]]:
    """Every piece of a layout: x, y and the direction of its own axes."""
    found = {at["piece"]: (at["x"], at["y"], at["facing"] - 90) for at in layout["buildings"]}
    found |= {at["piece"]: (at["x"], at["y"], at["facing"]) for at in layout["vehicles"]}
    for kind, name in (
        ("barricades", "barricade"),
        ("street_lamps", "lamp"),
        ("barrels", "barrel"),
        ("crates", "crate"),
    ):
        for number, at in enumerate(layout[kind], start=1):
            found[f"{name}_{number}"] = (at["x"], at["y"], at.get("facing", 0))
    order = sorted(ZOMBIES, key=lambda zombie: (zombie[2], zombie[1]))
    for zombie, at in zip(order, layout["zombies"]["at"], strict=False):
        found[zombie] = (at["x"], at["y"], layout["zombies"]["facing"] - 90)
    for at in (*layout["group_a"], *layout["group_b"]):
        found[f"s{at['survivor']}"] = (at["x"], at["y"], at["facing"] - 90)
    return found


@clause("FL-2.3", "FL-2.16", "FL-20.1", "FL-20.2", "FL-2.12")
@pytest.mark.parametrize("layout", ALL)
def test_fl_2_16_everything_stands_where_the_layouts_say(layout: dict[str, Any]) -> None:
    scenario = SCENARIOS[str(layout["scenario"])]
    poses = {piece: (pose.x, pose.y, pose.yaw, pose.side) for piece, pose in scenario.poses().items()}
    wanted = {piece: (mm(x), mm(y), round(yaw * 100) % 36_000, 0) for piece, (x, y, yaw) in listed(layout).items()}
    assert poses == wanted
    cellar, acid = layout["zombie_cellar"], layout["acid"]
    assert (cellar["x"], cellar["y"], cellar["facing"]) == scenario.cellar
    assert (None if acid is None else (acid["x"], acid["y"])) == scenario.acid
    assert abs(ramp_lip(scenario.tower)[0]) == mm(450)


@clause("FL-20.14", "FL-20.16", "FL-2.15")
@pytest.mark.parametrize("number", SCENARIOS)
def test_fl_20_14_there_is_room_between_all_pieces_and_every_door_can_be_reached(number: str) -> None:
    assert list(layout_problems(load_scenarios()[number])) == []
    begun = new_game(len(SCENARIOS[number].groups), number)
    assert begun.told("zombie_entered") == begun.told("life_lost") == []


FACTS = {
    "1": (6, 2, 2, 8, 4, 0, ()),
    "2": (8, 2, 3, 6, 5, 0, ()),
    "3": (8, 2, 3, 7, 6, 0, ("destiny",)),
    "4": (12, 2, 3, 8, 6, 0, ("destiny",)),
    "5": (8, 3, 3, 9, 8, 0, ("destiny", "objective", "exile", "combat")),
    "6": (8, 2, 2, 6, 4, 4, ("combat",)),
    "7": (8, 2, 3, 7, 4, 4, ("destiny", "combat")),
    "8": (6, 3, 3, 7, 5, 5, ("destiny", "objective", "combat")),
    "9": (8, 3, 3, 8, 5, 5, ("destiny", "exile", "combat")),
    "10": (8, 3, 4, 8, 5, 5, ("destiny", "objective", "combat")),
}
"""Rounds, invasion by day and night, zombies, survivors of A and B, decks: the catalogue's overview."""


@clause(
    *(f"FL-{chapter}.{number}" for chapter in range(21, 31) for number in (1, 2, 3)), "FL-2.2", "FL-2.4", "FL-18.1",
)  # fmt: skip
@pytest.mark.parametrize("number", FACTS)
def test_fl_21_1_the_overview_of_the_scenarios(number: str) -> None:
    it = load_scenarios()[number]
    teams = [len(it.groups[group].survivors) if group in it.groups else 0 for group in ("a", "b")]
    assert (it.rounds, it.day_invasion, it.night_invasion, len(it.zombies.at), *teams, it.decks) == FACTS[number]
    least = len(it.groups)
    new_game(least, number)
    new_game(sum(teams), number)
    with pytest.raises(BadOptions):
        new_game(sum(teams) + 1 if sum(teams) < 10 else 1, number)


@clause("FL-21.7", "FL-21.8", "FL-22.7", "FL-22.8", "FL-24.7", "FL-26.7", "FL-27.7", "FL-30.8", "FL-23.9", "FL-7.26")
def test_fl_21_7_locks_and_chips_at_the_beginning() -> None:
    scenarios = load_scenarios()
    locked = {n: [h for h, house in it.buildings.items() if house.locked] for n, it in scenarios.items()}
    assert len(locked["1"]) == 6 and "motor_home" not in locked["1"] and locked["2"] == ["library"]
    assert locked["4"] == ["petrol_station"] and locked["7"] == ["motor_home"]
    assert sorted(locked["10"]) == ["petrol_station", "supermarket"] and not locked["3"] and not locked["5"]
    assert all(not house.chips and not house.face_down for house in scenarios["1"].buildings.values())
    assert all(not house.face_down for n in ("2", "6") for house in scenarios[n].buildings.values())
    assert scenarios["2"].chips_in_play("key") == scenarios["4"].chips_in_play("key") == 1
    assert scenarios["3"].buildings["motor_home"].chips == ()


@clause("FL-20.13")
@pytest.mark.parametrize("number", ["6", "7", "8", "10"])
def test_fl_20_13_group_b_mirrors_group_a(number: str) -> None:
    a, b = (load_scenarios()[number].groups[group].survivors for group in ("a", "b"))
    assert [(x, -y, -facing % 360) for _, x, y, facing in a] == [(x, y, facing) for _, x, y, facing in b]


@clause("FL-2.1", "FL-2.5", "FL-2.6", "FL-2.8", "FL-2.9", "FL-2.11", "FL-2.14")
def test_fl_2_5_boards_backpacks_cellar() -> None:
    t = new_game(1, "1")
    assert {s: board.life for s, board in t.g.boards.items()} == {
        s: SURVIVORS[s].life for s in ("s1", "s2", "s3", "s4")
    }
    assert not any(board.night or board.covered or board.inventory for board in t.g.boards.values())
    assert len(t.g.cellar) == 10 and t.g.start_group == "a" and t.ask == "activate"
    assert t.told("horde_appears") == [] and GAME.options["scenario"].default == "1"


@clause("FL-2.8")
def test_fl_2_8_survivors_are_picked_in_turn() -> None:
    t = new_game(3, "1")
    asked = []
    while t.ask == "choose_survivors":
        asked.append(t.seat)
        t.answer(t.after()[-1])
    assert asked == [0, 1, 2] and sorted(board.seat for board in t.g.boards.values()) == [0, 0, 1, 2]
    assert t.told("forced")[0]["answer"] == "lead:s1"


@clause("FL-2.7")
def test_fl_2_7_seats_of_the_groups() -> None:
    assert new_game(5, "6").g.groups == ["a", "a", "a", "b", "b"]
    assert new_game(5, "6", seats_of_a=1).g.groups == ["a", "b", "b", "b", "b"]
    for bad in (5, 4):
        with pytest.raises(BadOptions):
            new_game(5 if bad == 5 else 4, "6", seats_of_a=bad)


@clause("FL-2.10")
def test_fl_2_10_the_pool_is_dealt_face_down() -> None:
    t = new_game(1, "3")
    dealt = [chip for house in t.g.houses.values() for chip in house.face_down]
    assert sorted(dealt) == sorted(chip for chip, count in SCENARIOS["3"].pool.items() for _ in range(count))
    assert {len(t.g.houses[house].face_down) for house in ("supermarket", "school", "library")} == {3}


@clause("FL-2.13", "FL-19.8")
def test_fl_2_13_the_idle_tower_is_an_obstacle() -> None:
    t = new_game(1, "1").answer("activate:s4").answer("move direction=100 power=90 offset=0")
    assert (t.question.tower.x, t.question.tower.yaw) == (53_500, 18_000)
    t.world(touched="tower")
    assert t.clauses_of("move_failed") == ["FL-6.6"]
