"""Chapter 6.4: retreats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.kernel.rulebook import clause


def zeds_driven(zeds: dict[str, str], origin: str, level: str = "basic", **more: Any) -> Table:
    """All zeds of a space must retreat."""
    t = table(level, zeds=zeds, steps=[], **more)
    return t.go_on(("zeds_leave", origin, *t.g.zeds_at[origin]), ("next_zed_retreats",), ("zeds_have_retreated",))


def units_driven(units: dict[str, str], origin: str, level: str = "basic", **more: Any) -> Table:
    """All units of a space must retreat toward Town Center."""
    t = table(level, units=units, steps=[], **more)
    there = t.g.units_at[origin]
    return t.go_on(("units_leave", origin, 0, len(there), *there), ("next_unit_retreats",), ("units_have_retreated",))


@clause("DZ-6.4.0.1", "DZ-6.4.1.1", "DZ-6.4.4.1")
def test_the_losing_zeds_all_go_one_space_toward_their_start() -> None:
    t = table(zeds={"forest_2": "2/1, 3/1"}, units={"forest_1": "furies"})
    t.roll(6, 6).answer("unit:furies move to:forest_2")
    t.answer(t.options[0])
    assert len(t.zeds("forest_3")) == 2 and t.units("forest_2") == ["furies"]


@clause("DZ-6.4.0.2", "DZ-MK3", "DZ-MK4")
def test_barred_spaces_are_skipped() -> None:
    assert zeds_driven({"forest_2": "5/3"}, "forest_2", no_entry=["forest_3"]).zeds("forest_4") == ["5/3"]
    assert units_driven({"suburb_2": "deputy"}, "suburb_2", "II", bridge="down").units("suburb_0") == ["deputy"]


@clause("DZ-6.4.1.2", "DZ-6.4.4.2")
def test_all_player_units_of_the_space_retreat_toward_town() -> None:
    t = table(zeds={"forest_3": "9/4"}, units={"forest_2": "civilians_1, mayor"}, steps=[("activate", "forest")])
    t.roll(3, 4).answer("unit:civilians_1")
    assert t.units("forest_1") == ["civilians_1 reduced 1", "mayor"]


@clause("DZ-6.4.1.3", "DZ-H07.2")
@pytest.mark.parametrize(("answer", "place"), [("try", "forest_2"), ("retreat", "forest_1")])
def test_pickles_may_try_to_stay(answer: str, place: str) -> None:
    t = table(
        "II",
        zeds={"forest_3": "9/4"},
        units={"forest_2": "civilians_1, pickles"},
        steps=[("activate", "forest")],
        chaos={"forest_3": 1},
    )
    t.answer("do_not")
    t.roll(3, 4).answer("unit:civilians_1")
    assert t.ask == "pickles_stay"
    t.roll(2).answer(answer)
    assert t.place_of("pickles") == place


@clause("DZ-6.4.1.4", "DZ-10.2.6", "DZ-10.2.9", "DZ-10.2.11", "DZ-14.4.3", "DZ-8.3.6")
def test_refugees_stay_and_are_devoured_one_by_one() -> None:
    t = table(
        "II",
        zeds={"forest_3": "9/4"},
        units={"forest_2": "refugees_1, refugees_2"},
        steps=[("activate", "forest")],
        chaos={"forest_3": 1},
        dice=[4, 1],
    )
    assert len(t.told("refugees_devoured")) == 2 and t.g.infection == 2 + 1 + 2


@clause("DZ-6.4.3.1", "DZ-6.4.3.2")
def test_several_units_that_run_into_enemies_name_one_to_attack() -> None:
    t = table(
        zeds={"forest_3": "9/4", "forest_1": "2/1"},
        units={"forest_2": "civilians_1, mayor"},
        no_entry=["forest_0"],
        steps=[("activate", "forest")],
    )
    t.roll(3, 4).answer("unit:civilians_1")
    assert t.ask == "retreat_attacker"
    t.roll(6, 6).answer("unit:mayor")
    assert t.told("melee_began")[1]["attacker"] == "units" and sorted(t.units("forest_1")) == [
        "civilians_1 reduced 1",
        "mayor",
    ]


@clause("DZ-6.4.3.4")
def test_melees_of_a_retreat_nearest_to_town_first() -> None:
    t = zeds_driven(
        {"forest_1": "5/3, 6/3", "forest_2": "2/1"},
        "forest_1",
        units={"forest_2": "furies", "forest_3": "sheriff"},
        chance=[5] * 4,
    )
    assert t.told("melee_began")[0]["space"] == "forest_2"


@clause("DZ-6.4.4.3", "DZ-6.4.4.9")
def test_an_attacker_goes_back_where_it_came_from_even_to_a_start() -> None:
    t = table(zeds={"forest_6": "9/4"}, units={"start_forest": "civilians_1"})
    t.roll(3, 4).answer("unit:civilians_1 move to:forest_6")
    assert t.units("start_forest") == ["civilians_1 reduced 1"]


@clause("DZ-6.4.4.4", "DZ-6.4.5.6", "DZ-10.1.1")
def test_raiders_retreat_toward_their_start_and_from_it_to_another() -> None:
    t = table(
        "II",
        zeds={"forest_5": "9/4"},
        units={"forest_6": "looters"},
        steps=[("raiders_step", "looters")],
        dice=[1, 1],
        no_entry=["forest_4"],
    )
    assert t.units("forest_6") == ["looters reduced 1"]
    t = table("II", units={"start_forest": "looters"}, steps=[("raiders_retreat", "looters")])
    assert t.options == ["space:start_mountain", "space:start_highway", "space:start_suburb"]


@clause("DZ-6.4.4.5", "DZ-6.4.3.5")
def test_anti_units_retreat_with_the_others() -> None:
    t = table(
        "III",
        seats=2,
        options={"mode": "competitive"},
        zeds={"forest_3": "9/4", "forest_1": "2/1"},
        units={"forest_2": "civilians_1, hoarders"},
        steps=[("activate", "forest")],
        no_entry=["forest_0"],
        chaos={"forest_3": 1},
        dice=[1, 3, 4, 6, 6, 6],
    )
    assert len(t.told("fighter_rolled")) == 2 and [told["unit"] for told in t.told("melee_began")] == [
        "civilians_1",
        "hoarders",
    ]


@clause("DZ-6.4.4.6", "DZ-10.1.15")
def test_who_was_placed_onto_zeds_retreats_toward_town() -> None:
    t = table(zeds={"start_forest": "9/4"}, steps=[("unit_enters", "salvation", "start_forest")], chance=[3, 3])
    assert t.told("melee_began")[0]["attacker"] == "units" and t.units("forest_6") == ["salvation reduced"]


@clause("DZ-6.4.4.7", "DZ-CT02", "DZ-E14")
def test_a_retreat_ordered_by_a_card() -> None:
    t = table(
        zeds={"mountain_4": "5/3"},
        units={"mountain_5": "civilians_1"},
        event="E14",
        steps=[("text", "E14.start", 0)],
        chance=[5, 5],
    )
    assert t.told("zed_retreated")[0]["space"] == "mountain_5" and t.g.no_entry == ["mountain_4"]


@clause("DZ-6.4.5.1", "DZ-6.4.5.5", "DZ-4.6.13")
def test_zeds_on_a_start_go_to_another_one() -> None:
    t = zeds_driven({"start_forest": "5/3"}, "start_forest")
    assert t.ask == "start_full_alternative" and len(t.options) == 3
    t.answer("space:start_suburb")
    assert t.zeds("start_suburb") == ["5/3"]


@clause("DZ-6.4.5.1")
def test_in_competitive_mode_the_zeds_player_says_which() -> None:
    t = zeds_driven({"start_forest": "5/3"}, "start_forest", seats=2, options={"mode": "competitive"})
    assert t.asked == [1]


@clause("DZ-6.4.5.8")
def test_from_town_center_nobody_retreats() -> None:
    assert units_driven({"town_center": "deputy"}, "town_center").units("town_center") == ["deputy"]


@clause("DZ-6.4.5.9", "DZ-4.6.2")
def test_infectors_find_room_everywhere() -> None:
    assert zeds_driven({"forest_2": "noelle", "forest_3": "5/3, 4/2"}, "forest_2", "I").place_of("noelle") == "forest_3"
    t = zeds_driven({"start_forest": "noelle", "start_suburb": "5/3, 4/2"}, "start_forest", "I")
    assert "space:start_suburb" in t.options


@clause("DZ-6.4.5.2")
def test_a_super_zed_is_placed_first_where_starts_run_out() -> None:
    zeds = {f"start_{track}": "5/3, 4/2" for track in ("forest", "mountain", "highway")}
    t = zeds_driven({**zeds, "start_suburb": "6/3", "forest_6": "ravagers, 9/4"}, "forest_6", "I")
    assert t.place_of("ravagers") == "start_suburb" and len(t.told("zed_killed")) == 1


@clause("DZ-6.4.3.3", "DZ-H16.3")
def test_who_came_by_a_shortcut_is_driven_back_by_it() -> None:
    """Back on forest_4 it meets zeds, loses again, and goes toward the space that it was driven from."""
    t = table(zeds={"forest_4": "9/4"}, units={"suburb_4": "civilians_1"}, steps=[])
    t.roll(3, 4).go_on(
        ("units_leave", "suburb_4", 0, 1, "civilians_1", "forest_4"), ("next_unit_retreats",), ("units_have_retreated",)
    )
    assert t.told("melee_began")[0]["space"] == "forest_4" and t.units("suburb_4") == ["civilians_1 reduced 1"]
