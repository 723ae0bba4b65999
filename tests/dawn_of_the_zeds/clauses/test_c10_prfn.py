"""Chapter 10: the PRFN phase."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from untot.kernel.rulebook import clause

# -- 10: PRFN ---------------------------------------------------------------------------------------------------


@clause("DZ-10.0.1")
def test_raiders_rangers_refugees_guard() -> None:
    t = table(
        "II",
        event="E01",
        units={"forest_5": "looters", "forest_2": "rangers", "suburb_5": "refugees_1", "highway_5": "national_guard"},
        steps=[("prfn_phase",)],
    )
    assert t.told("raiders_moved") and t.ask == "prfn_rangers"
    t.answer("to:forest_1")
    assert t.ask == "prfn_guard" and t.place_of("refugees_1") == "suburb_4"
    t.answer("stay")
    assert t.place_of("national_guard") == "highway_5"


@clause("DZ-10.1.6")
def test_the_order_of_raiders_is_chosen() -> None:
    t = table("III", units={"forest_5": "looters", "suburb_5": "gang"}, steps=[("raiders_move",)])
    assert t.ask == "prfn_raider_order"
    t.answer("unit:gang")
    assert t.place_of("gang") == "suburb_4" and t.place_of("looters") == "forest_4"


@clause("DZ-10.1.7", "DZ-10.1.12", "DZ-10.1.13", "DZ-10.1.17", "DZ-SU4")
def test_marching_by_the_rules_of_movement() -> None:
    t = table(
        "II",
        units={"forest_6": "rangers", "suburb_4": "national_guard"},
        chaos={"suburb_4": 1},
        event="E02",
        steps=[("prfn_phase",)],
    )
    assert t.ask == "prfn_rangers" and t.options == ["stay", "to:forest_5"]
    t.answer("stay")
    assert t.ask is None


@clause("DZ-10.1.8", "DZ-10.1.10", "DZ-10.1.11", "DZ-10.1.9", "DZ-10.1.18")
def test_so_many_different_refugees_must_walk() -> None:
    t = table(
        "II",
        zeds={"suburb_4": "5/3"},
        units={"forest_5": "refugees_1", "suburb_5": "refugees_2", "highway_5": "refugees_3"},
        event="E06",
        steps=[("refugees_move", 2)],
    )
    assert t.options == ["unit:refugees_1", "unit:refugees_3"]
    t.answer("unit:refugees_3")
    assert t.place_of("refugees_1") == "forest_4" and t.place_of("refugees_2") == "suburb_5"


@clause("DZ-10.1.14", "DZ-10.1.18")
def test_chaos_does_not_stop_raiders_a_barrier_does() -> None:
    t = table(
        "II",
        units={"forest_5": "looters", "forest_4": "refugees_1"},
        chaos={"forest_5": 1, "forest_4": 1},
        steps=[("raiders_move",)],
    )
    assert t.place_of("looters") == "forest_4" and not t.told("melee_began")
    t = table("II", units={"forest_5": "looters"}, no_entry=["forest_4"], steps=[("raiders_move",)])
    assert t.told("raiders_stay")


@clause("DZ-10.1.5", "DZ-SU8", "DZ-SU9")
def test_the_gang_hits_everybody_in_town() -> None:
    t = table(
        "III",
        units={"forest_0": "gang", "suburb_0": "mayor", "town_center": "captain", "forest_2": "deputy"},
        supplies=3,
        ammo=0,
        steps=[("raiders_move",)],
    )
    assert (
        t.g.supplies == 0 and t.units("suburb_0") == ["mayor reduced"] and t.units("town_center") == ["captain reduced"]
    )
    assert t.units("forest_2") == ["deputy"] and "gang" in t.g.gone


@clause("DZ-10.2.13", "DZ-10.2.14", "DZ-13.1.10")
def test_refugees_reach_the_camp() -> None:
    t = table("II", units={"forest_0": "refugees_1"}, supplies=1, options={"resourceful_refugees": "on"})
    t.answer("unit:refugees_1 move to:town_center")
    assert t.units("refugee_camp") == ["refugees_1"] and t.g.infection == 1 and t.g.supplies == 3


@clause("DZ-10.2.15", "DZ-10.2.16", "DZ-10.2.7")
def test_arming_refugees_once_a_phase() -> None:
    t = table("II", units={"refugee_camp": "refugees_1, refugees_2", "cemetery": "civilians_1 reduced, mayor reduced"})
    assert [option for option in t.options if option.startswith("arm")] == [
        "arm with:refugees_1 unit:civilians_1",
        "arm with:refugees_2 unit:civilians_1",
    ]
    t.answer("arm with:refugees_1 unit:civilians_1")
    assert (
        t.units("town_center") == ["civilians_1 reduced"] and "refugees_1" in t.units("cemetery") and t.g.actions == 4
    )
    assert not [option for option in t.options if option.startswith("arm")]


@clause("DZ-10.2.17", "DZ-SU3", "DZ-CT11")
@pytest.mark.parametrize("reward", ["no_infection", "all_healed", "stocks"])
def test_the_vip_bring_a_reward(reward: str) -> None:
    t = table(
        "II",
        units={
            "forest_0": "vip",
            "forest_2": "deputy reduced",
            "bed_1": "civilians_1 reduced comatose",
            "bed_2": "refugees_1 comatose",
        },
        infection=6,
        supplies=1,
        ammo=1,
    )
    t.answer("unit:vip move to:town_center", f"reward:{reward}")
    assert "vip" in t.units("refugee_camp")
    if reward == "no_infection":
        assert t.g.infection == 1
    elif reward == "stocks":
        assert (t.g.supplies, t.g.ammo, t.g.infection) == (5, 3, 7)
    else:
        assert (
            t.units("forest_2") == ["deputy"]
            and t.units("bed_1") == ["civilians_1"]
            and t.units("refugee_camp") == ["refugees_1", "vip"]
        )


@clause("DZ-10.2.18", "DZ-E31")
def test_the_vip_put_onto_zeds_are_not_devoured() -> None:
    t = table(
        "II", zeds={"start_forest": "5/3"}, event="E31", fates=["F09"], steps=[("text", "E31.start", 0)], infection=7
    )
    assert t.place_of("vip") == "start_forest" and not t.told("refugees_devoured")


@clause("DZ-10.2.19")
def test_refugees_in_chaos_infect_nobody() -> None:
    t = table("II", units={"forest_5": "refugees_1"}, chaos={"forest_4": 1}, steps=[("refugees_move", 1)])
    assert t.place_of("refugees_1") == "forest_4" and t.g.infection == 0
