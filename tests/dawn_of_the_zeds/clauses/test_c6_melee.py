"""Chapters 6.0 to 6.3: melees, hits, saving rolls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.charts import COLUMNS, GUNFIRE, MELEE
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit, gunfire_column, start_column
from untot.kernel.rulebook import clause


def attacked(zeds: str, units: str, *dice: int, level: str = "basic", space: str = "forest_1", **more: Any) -> Table:
    """These zeds enter a space of the forest with these units."""
    origin = f"forest_{int(space[-1]) + 1}"
    chaos = {origin: 1} if level not in ("basic", "I") else {}
    return table(
        level,
        zeds={origin: zeds},
        units={space: units},
        steps=[("activate", "forest")],
        dice=dice,
        **{"chaos": chaos, **more},
    )


def rolled(t: Table) -> dict[str, Any]:
    return t.told("melee_rolled")[0]


# -- 6.0 and 6.1: the procedure ---------------------------------------------------------------------------------


@clause("DZ-6.0.1", "DZ-6.0.4", "DZ-6.1.24", "DZ-6.1.25", "DZ-6.1.27")
def test_hits_on_the_zeds_first_then_on_the_unit_then_the_retreat() -> None:
    t = attacked("5/3", "civilians_1", 4, 4)
    assert rolled(t)["column"] == "zeds_more"
    names = [event.name for event in t.events if event.name in ("zed_hit", "unit_hit", "unit_reduced", "zed_retreated")]
    assert names == ["zed_hit", "zed_hit", "unit_hit", "unit_reduced", "zed_retreated"]


@clause("DZ-6.0.3", "DZ-10.2.4")
def test_refugees_do_not_fight() -> None:
    t = attacked("5/3", "refugees_1", 5, level="II")
    assert not t.told("melee_began") and t.told("refugees_devoured")


@clause("DZ-6.0.5")
def test_the_loser_retreats_even_if_the_winner_died() -> None:
    t = attacked("5/3 reduced 2", "civilians_2", 3, 3)
    assert t.zeds("forest_1") == [] and t.units("forest_0") == ["civilians_2 reduced"]


@clause("DZ-6.0.6", "DZ-6.1.33", "DZ-F02")
def test_a_placed_zed_is_the_attacker() -> None:
    t = table(units={"mountain_2": "civilians_1"}, steps=[("text", "F02.text", 0)], bag="4/2", chance=[0, 5, 5])
    assert t.told("melee_began")[0]["attacker"] == "zeds" and rolled(t)["shifts"] == [["T4", 1]]


@clause("DZ-6.1.1", "DZ-6.1.30", "DZ-SZ1", "DZ-SZ2", "DZ-UM2", "DZ-14.5.4", "DZ-H17.2", "DZ-HC6.1", "DZ-10.1.4")
@pytest.mark.parametrize(
    ("zeds", "unit", "infection"),
    [
        ("5/3", "civilians_1", 1),
        ("wolves, 5/3", "civilians_1", 2),
        ("oozers, wolves", "civilians_1", 3),
        ("5/3 toxic", "civilians_1", 3),
        ("5/3", "horatius", 0),
        ("5/3", "riot_police", 0),
        ("5/3", "looters", 1),
    ],
)
def test_what_a_melee_adds_to_the_infection(zeds: str, unit: str, infection: int) -> None:
    assert attacked(zeds, unit, 6, 6, level="IV").g.infection == infection


@clause("DZ-6.1.1", "DZ-6.1.9")
def test_a_melee_against_raiders_infects_nobody() -> None:
    t = table("II", units={"forest_2": "looters", "forest_1": "civilians_1"})
    t.roll(6, 6).answer("unit:civilians_1 move to:forest_2")
    assert t.g.infection == 0 and t.told("melee_rolled")


@clause("DZ-6.1.11", "DZ-6.1.12", "DZ-6.1.13", "DZ-6.1.14", "DZ-6.1.15", "DZ-6.1.16", "DZ-6.1.17")
@pytest.mark.parametrize(
    ("zeds", "unit", "column"),
    [
        (9, 3, "zeds_x3"),
        (8, 3, "zeds_x2"),
        (6, 3, "zeds_x2"),
        (5, 3, "zeds_more"),
        (3, 3, "equal"),
        (3, 5, "players_more"),
        (3, 6, "players_x2"),
        (3, 8, "players_x2"),
        (3, 9, "players_x3"),
        (10, 1, "zeds_x3"),
    ],
)
def test_the_start_column(zeds: int, unit: int, column: str) -> None:
    assert COLUMNS[start_column(zeds, unit)] == column


@clause("DZ-6.1.3", "DZ-6.1.4")
def test_strength_is_the_number_on_the_upper_side() -> None:
    t = attacked("6/3 reduced 2", "civilians_1 reduced 1", 6, 6)
    assert rolled(t)["strengths"] == [3, 2]


@clause("DZ-6.1.18", "DZ-6.1.20")
def test_gunfire_columns_end_at_1_and_7() -> None:
    assert [gunfire_column(n) for n in (0, 1, 7, 10)] == [1, 1, 7, 7]
    t = table(zeds={"forest_2": "9/4"}, units={"forest_1": "johnson"})
    t.roll(6, 6).answer("unit:johnson gunfire at:forest_2")
    assert t.told("shot_rolled")[0]["column"] == 5


@clause("DZ-6.1.19", "DZ-6.1.20", "DZ-UM5", "DZ-H03.2")
def test_shifts_add_up_and_stop_at_the_last_column() -> None:
    t = attacked("5/3 alpha", "deputy", 6, 6, level="III", space="forest_0")
    assert sorted(rolled(t)["shifts"]) == [["H03.2", 1], ["T1", 2], ["UM5", -1]]
    assert rolled(t)["column"] == "players_more"
    t = attacked("2/1", "furies", 6, 6, space="forest_0")
    assert rolled(t)["column"] == "players_x3"


@clause("DZ-6.1.21", "DZ-6.1.22", "DZ-6.1.23", "DZ-T1", "DZ-T3", "DZ-T4", "DZ-T5", "DZ-T2")
def test_defensive_benefits_of_the_terrain() -> None:
    g = table("IV", steps=[]).g
    benefits = {
        space: best_benefit(g, space).by
        for space in ("forest_0", "forest_4", "forest_3", "forest_2", "tunnel_3", "start_forest", "town_center")
    }
    assert list(benefits.values()) == [2, 1, 1, 0, 0, 0, 2]


@clause("DZ-6.1.21", "DZ-6.1.23")
def test_an_attacker_has_no_benefit_and_zeds_have_none() -> None:
    t = table(zeds={"forest_0": "5/3"}, units={"town_center": "civilians_1"})
    t.roll(6, 6).answer("unit:civilians_1 move to:forest_0")
    assert rolled(t)["shifts"] == []


@clause("DZ-6.1.23", "DZ-6.1.32", "DZ-10.1.3", "DZ-SU9")
def test_raiders_have_their_benefit_on_either_side() -> None:
    t = attacked("5/3", "gang", 6, 6, level="III", space="forest_3")
    assert sorted(rolled(t)["shifts"]) == [["SU9", 1], ["T4", 1]]
    t = table("III", units={"forest_3": "gang", "forest_2": "civilians_1"})
    t.roll(6, 6).answer("unit:civilians_1 move to:forest_3")
    assert sorted(rolled(t)["shifts"]) == [["SU9", -1], ["T4", -1]]


@clause("DZ-6.1.9", "DZ-6.1.10", "DZ-10.1.1", "DZ-10.1.2")
def test_raiders_against_raiders() -> None:
    t = table(
        "III",
        units={"forest_3": "gang", "forest_2": "looters"},
        no_entry=["forest_1"],
        steps=[("raiders_step", "gang")],
        dice=[6, 6],
    )
    assert rolled(t)["unit"] == "looters" and rolled(t)["zeds"] == ["gang"]


@clause("DZ-6.1.5", "DZ-4.6.8")
def test_all_zeds_of_the_space_fight_together() -> None:
    t = table(zeds={"forest_2": "5/3", "forest_1": "4/2"}, units={"forest_0": "civilians_1"}, no_entry=[])
    t.roll(6, 6).answer("unit:civilians_1 move to:forest_1")
    assert rolled(t)["strengths"] == [4, 4]


@clause("DZ-6.1.28", "DZ-CT23", "DZ-F01", "DZ-F11", "DZ-F23", "DZ-2.23")
def test_cards_are_declared_before_the_roll_each_once() -> None:
    t = table("III", zeds={"forest_2": "9/4"}, units={"forest_1": "civilians_1"}, kept=["F01", "F11", "F23"])
    t.answer("unit:civilians_1 move to:forest_2")
    assert t.ask == "play_kept_card" and t.options == ["go_on", "play:F01", "play:F11", "play:F23"]
    t.answer("play:F23", "play:F01")
    t.roll(6, 6).answer("go_on")
    assert rolled(t)["shifts"] == [["F23", 2], ["F01", 2]] and t.g.kept == ["F11"]
    assert t.units("forest_2") == ["civilians_1 1"], "strong drink costs a hit"


@clause("DZ-6.1.29", "DZ-HC3.2", "DZ-SZ6")
@pytest.mark.parametrize(
    ("zeds", "unit", "loser"),
    [("5/3", "veterans", "zeds"), ("dooms", "civilians_1", "units"), ("dooms", "veterans", "units")],
)
def test_who_always_loses(zeds: str, unit: str, loser: str) -> None:
    t = attacked(zeds, unit, 1, 1, 1, level="III")
    assert rolled(t)["loser"] == loser
    t = attacked(zeds, unit, 6, 6, level="III")
    assert rolled(t)["loser"] == ("units" if (zeds, unit) == ("dooms", "civilians_1") else "zeds")


@clause("DZ-6.1.31", "DZ-H16.2", "DZ-HC8.2")
def test_extra_dice_drop_the_worst() -> None:
    t = attacked("5/3", "radio, hermit", level="IV", space="forest_0")
    t.roll(1, 2, 6, 6).answer("unit:radio")
    assert rolled(t)["dice"] == [6, 6]


@clause("DZ-6.1.34")
def test_the_order_of_choices_in_a_melee() -> None:
    t = attacked("5/3", "deputy, civilians_1", level="III", kept=["F11", "F08"], components=["snack"])
    asked = []
    for answer in ("unit:deputy", "use", "go_on", "accept", "go_on"):
        asked.append(t.ask)
        t.roll(*([1, 1] if answer == "go_on" and len(asked) == 3 else [6, 6, 6, 6] if len(asked) == 5 else [])).answer(
            answer
        )
    assert asked == ["choose_defender", "super_weapon_use", "play_kept_card", "reroll", "play_kept_card"]


@clause("DZ-14.6.7", "DZ-H03.3", "DZ-H04.3", "DZ-H17.3")
@pytest.mark.parametrize("unit", ["deputy", "sheriff", "horatius"])
def test_a_reroll_repeats_both_dice_once(unit: str) -> None:
    t = attacked("5/3", unit, 1, 1, level="IV")
    assert t.ask == "reroll"
    t.roll(6, 6).answer("reroll")
    assert t.ask is None and t.told("melee_rolled")[1]["dice"] == [6, 6]


@clause("DZ-14.6.7", "DZ-H04.3")
def test_nobody_is_asked_to_roll_the_best_roll_again() -> None:
    assert attacked("2/1", "sheriff", 6, 6).ask is None
    assert attacked("2/1", "sheriff", 1, 1).ask == "reroll"


@clause("DZ-14.6.7", "DZ-H04.3")
def test_a_won_melee_can_be_rolled_again_where_a_hit_could_be_spared() -> None:
    t = attacked("5/3", "sheriff", 4, 3)
    assert t.told("melee_rolled")[0]["unit_hits"] > 0 and t.ask == "reroll"


@clause("DZ-F08", "DZ-2.23")
def test_not_one_step_back() -> None:
    t = attacked("9/4", "civilians_1", 1, 1, kept=["F08"])
    assert t.ask == "play_kept_card"
    t.answer("play:F08")
    assert t.units("forest_1") == ["civilians_1"] and t.zeds("forest_2") == ["9/4 1"]


def test_the_charts_are_those_of_the_catalogue() -> None:
    assert (
        MELEE[7][COLUMNS.index("equal")] == (2, 2, "zeds")
        and MELEE[2][0] == (0, 5, "units")
        and MELEE[12][6] == (5, 0, "zeds")
    )
    assert GUNFIRE[12][6] == 5 and GUNFIRE[9][3] == 2 and GUNFIRE[2][5] == 1


@clause("DZ-4.1.8")
@pytest.mark.parametrize(
    ("units", "defends"),
    [
        ("civilians_1, furies", "furies"),
        ("furies 1, sheriff", "furies"),
        ("civilians_1 1, civilians_2", "civilians_2"),
    ],
)
def test_by_a_standing_order_whoever_has_the_best_column_defends(units: str, defends: str) -> None:
    t = attacked("5/3", units)
    assert t.ask == "choose_defender" and t.match.ask is not None
    assert list(t.match.ask.orders) == ["best_fights"]
    t.roll(6, 6)
    t.match.order(0, "best_fights", is_on=True)
    assert t.told("melee_began")[0]["unit"] == defends
