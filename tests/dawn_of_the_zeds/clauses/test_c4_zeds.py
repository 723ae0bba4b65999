"""Chapter 4: the Zeds phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.state import Activation, Modifier
from untot.kernel.rulebook import clause


def activated(track: str = "forest", level: str = "basic", **position: Any) -> Table:
    return table(level, steps=[("activate", track)], **position)


def moves(t: Table) -> list[tuple[str, str]]:
    return [(told["origin"], told["space"]) for told in t.told("zeds_moved")]


# -- 4.1: activation --------------------------------------------------------------------------------------------


@clause("DZ-4.1.3")
def test_on_an_empty_track_a_new_zed_comes_and_that_is_all() -> None:
    t = activated(bag="5/3", chance=[0])
    assert t.zeds("start_forest") == ["5/3"] and moves(t) == []


@clause("DZ-4.1.4", "DZ-4.1.5", "DZ-14.1.5")
def test_all_zeds_move_one_space_the_nearest_first() -> None:
    t = activated(zeds={"start_forest": "5/3", "forest_5": "4/2", "forest_2": "6/3"})
    assert moves(t) == [("forest_2", "forest_1"), ("forest_5", "forest_4"), ("start_forest", "forest_6")]


@clause("DZ-4.1.6", "DZ-4.6.7")
def test_a_mob_moves_together() -> None:
    t = activated(zeds={"forest_2": "5/3, 4/2"})
    assert moves(t) == [("forest_2", "forest_1")] and t.zeds("forest_1") == ["5/3", "4/2"]


@clause("DZ-4.1.7", "DZ-4.2.1", "DZ-6.0.1")
def test_a_melee_comes_before_the_next_zeds_move() -> None:
    t = activated(zeds={"forest_2": "2/1", "forest_5": "5/3"}, units={"forest_1": "furies"}, dice=[6, 6])
    names = [event.name for event in t.events if event.name in ("melee_rolled", "zeds_moved")]
    assert names == ["zeds_moved", "melee_rolled", "zeds_moved"]


@clause("DZ-4.1.8", "DZ-6.1.6", "DZ-6.2.2", "DZ-6.4.1.2")
def test_one_unit_defends_but_all_retreat() -> None:
    t = activated(zeds={"forest_2": "9/4"}, units={"forest_1": "civilians_1, civilians_4"})
    assert t.ask == "choose_defender"
    t.roll(3, 4).answer("unit:civilians_1")
    assert t.units("forest_0") == ["civilians_1 reduced 1", "civilians_4"]


@clause("DZ-4.1.9", "DZ-4.6.9")
def test_the_weaker_zed_is_left_behind() -> None:
    t = activated(zeds={"forest_2": "5/3, 6/3", "forest_1": "2/1"}, no_entry=["forest_0"])
    assert t.zeds("forest_1") == ["6/3", "2/1"] and t.zeds("forest_2") == ["5/3"]


@clause("DZ-4.6.9", "DZ-4.1.9")
def test_of_equal_zeds_the_hero_side_leaves_one_behind() -> None:
    t = activated(zeds={"forest_2": "5/3, 5/2", "forest_1": "2/1"}, no_entry=["forest_0"])
    assert t.ask == "left_behind_tie"
    t.answer(f"zed:{t.zed('forest_2')}")
    assert t.zeds("forest_2") == ["5/3"]


@clause("DZ-4.1.1", "DZ-4.1.10", "DZ-E07")
def test_a_symbol_printed_twice_is_a_double_activation() -> None:
    t = table(event="E07", zeds={"highway_6": "5/3"}, steps=[("activations",)])
    assert moves(t) == [("highway_6", "highway_5"), ("highway_5", "highway_4")]


@clause("DZ-4.1.11")
def test_all_tracks_in_an_order_of_choice() -> None:
    t = table(
        event="E10",
        zeds={f"{x}_6": "5/3" for x in ("forest", "mountain", "highway", "suburb")},
        steps=[("activations",)],
    )
    t.answer("track:suburb", "track:mountain", "track:forest")
    assert [told["track"] for told in t.told("track_activated")] == ["suburb", "mountain", "forest", "highway"]


@clause("DZ-4.1.11")
def test_the_rest_of_all_tracks_can_be_left_to_the_order_of_the_board() -> None:
    t = table(
        event="E10",
        zeds={f"{x}_6": "5/3" for x in ("forest", "mountain", "highway", "suburb")},
        steps=[("activations",)],
    )
    t.answer("track:mountain", "in_order")
    assert [told["track"] for told in t.told("track_activated")] == ["mountain", "forest", "highway", "suburb"]


@clause("DZ-4.1.12", "DZ-E21")
def test_a_fated_track_is_activated_twice_then_the_text() -> None:
    t = table(event="E21", zeds={"forest_6": "5/3"}, steps=[("activations",)], fates=["F09"], ammo=3)
    assert moves(t) == [("forest_6", "forest_5"), ("forest_5", "forest_4")] and t.g.ammo == 2


@clause("DZ-4.1.16", "DZ-4.1.24")
def test_a_zed_thrown_back_does_not_move_again() -> None:
    t = activated(zeds={"forest_2": "2/1", "forest_3": "5/3"}, units={"forest_1": "furies"}, dice=[5, 5])
    assert t.zeds("forest_2") == ["5/3", "2/1 reduced 1"]


@clause("DZ-4.1.16", "DZ-4.1.23", "DZ-4.1.24")
def test_those_that_have_tried_stay_behind_when_the_others_move() -> None:
    t = table(zeds={"forest_3": "2/1, 5/3"}, steps=[])
    tired, fresh = t.g.zeds_at["forest_3"]
    t.g.activations = [Activation("forest", [tired, fresh], [tired], [], [], [])]
    t.go_on(("next_group",))
    assert t.zeds("forest_3") == ["2/1"] and t.zeds("forest_2") == ["5/3"]


@clause("DZ-4.1.17", "DZ-E09", "DZ-CT22")
def test_zeds_that_come_during_the_activation_do_not_move() -> None:
    t = activated(
        zeds={"forest_3": "9/4"},
        units={"forest_2": "civilians_4 reduced 1"},
        bag="5/3",
        in_force=[Modifier("civilians_rise", "E09", "round")],
        dice=[4, 4, 1],
        chance=[0],
    )
    assert t.zeds("forest_2") == ["9/4", "5/3"]


@clause("DZ-4.1.18")
def test_a_track_that_is_not_on_the_board_is_skipped() -> None:
    t = table("III", event="E67", zeds={"forest_6": "5/3"}, steps=[("activations",)])
    assert [told["track"] for told in t.told("track_activated")] == ["forest"]


@clause("DZ-4.1.20", "DZ-4.1.21", "DZ-E16")
def test_a_zed_placed_at_the_start_moves_when_its_track_is_activated() -> None:
    t = table(event="E16", steps=[("zeds_phase",)], bag="5/3", chance=[0])
    assert moves(t) == [("start_mountain", "mountain_6"), ("mountain_6", "mountain_5")]


@clause("DZ-4.1.19", "DZ-SZ1", "DZ-14.5.5", "DZ-UM3")
def test_wolves_and_runners_move_once_more_on_their_own_after_all_others() -> None:
    t = activated("forest", "I", zeds={"forest_4": "wolves, 5/3", "forest_6": "4/2"})
    assert moves(t) == [("forest_4", "forest_3"), ("forest_6", "forest_5"), ("forest_3", "forest_2")]
    t = activated("forest", "II", zeds={"forest_2": "5/3 fast", "forest_3": "wolves"})
    assert moves(t)[2:] == [("forest_1", "forest_0"), ("forest_2", "forest_1")]


@clause("DZ-4.1.22", "DZ-MK4", "DZ-14.4.8")
def test_a_second_move_is_lost_on_a_broken_bridge() -> None:
    t = activated("suburb", "II", zeds={"suburb_2": "5/3 fast"}, bridge="down", chaos={"suburb_1": 1})
    assert moves(t) == [("suburb_2", "suburb_1")]


@clause("DZ-4.1.14", "DZ-4.1.15", "DZ-11.12")
def test_a_lost_zed_is_not_activated_again_in_this_phase() -> None:
    t = table(
        "IV",
        zeds={"tunnel_3": "5/3"},
        steps=[("activate", "tunnel"), ("activate", "tunnel")],
        dice=[6, 6],
        phase="zeds",
    )
    assert t.zeds("tunnel_6") == ["5/3"] and t.g.lost


@clause("DZ-4.1.2", "DZ-2.15")
def test_each_track_is_finished_before_the_next() -> None:
    t = table(event="E02", zeds={"mountain_6": "5/3", "mountain_2": "5/3", "suburb_6": "4/2"}, steps=[("activations",)])
    assert [track.split("_")[0] for track, _ in moves(t)] == ["mountain", "mountain", "suburb"]


# -- 4.3: villages ----------------------------------------------------------------------------------------------


@clause("DZ-4.3.1", "DZ-4.3.2", "DZ-5.2.7")
def test_defiant_civilians_are_moved_by_the_first_attack() -> None:
    t = table(units={"forest_4": "civilians_1 defiant"})
    assert t.refused("unit:civilians_1 move to:forest_3") == "DZ-5.2.7"
    t = activated(zeds={"forest_5": "9/4"}, units={"forest_4": "civilians_1 defiant"}, dice=[3, 4])
    assert t.units("forest_3") == ["civilians_1 reduced"] and t.told("defiance_lost")


@clause("DZ-4.3.7")
def test_a_card_that_makes_them_retreat_ends_defiance_too() -> None:
    t = table(units={"mountain_4": "civilians_1 defiant"}, steps=[("text", "E14.start", 0)], event="E14")
    assert t.units("mountain_3") == ["civilians_1 1"]


@clause("DZ-4.3.3", "DZ-10.2.1", "DZ-10.2.2", "DZ-4.7.1")
def test_villagers_alone_flee_and_chaos_breaks_out() -> None:
    t = activated("forest", "II", zeds={"forest_5": "5/3"}, units={"forest_4": "refugees_1 villagers"})
    assert t.units("forest_3") == ["refugees_1"] and t.g.chaos == {"forest_4": 1} and t.g.infection == 0


@clause("DZ-4.3.4", "DZ-4.3.8")
def test_villagers_flee_after_a_lost_melee() -> None:
    t = activated(
        "forest",
        "II",
        zeds={"forest_5": "9/4"},
        units={"forest_4": "civilians_1 defiant, refugees_1 villagers"},
        dice=[3, 4],
    )
    assert t.units("forest_3") == ["civilians_1 reduced", "refugees_1"]


@clause("DZ-4.3.9", "DZ-10.2.13")
def test_fleeing_villagers_may_reach_the_camp() -> None:
    t = table(
        "II",
        zeds={"forest_3": "5/3", "forest_1": "4/2", "forest_0": "2/1"},
        no_entry=["forest_2"],
        units={"forest_4": "refugees_1 villagers"},
        steps=[("villagers_flee", "refugees_1")],
    )
    assert t.units("refugee_camp") == ["refugees_1"] and t.g.infection == 1


# -- 4.4: hello and goodbye -------------------------------------------------------------------------------------


@clause("DZ-4.4.1", "DZ-4.4.3", "DZ-14.4.1", "DZ-4.4.12")
def test_hello_effects_come_before_the_melee_also_for_placed_zeds() -> None:
    t = table(units={"mountain_2": "johnson"}, steps=[("text", "F02.text", 0)], bag="5/3", chance=[0])
    assert t.ask == "hello_optional"
    t.roll(6).answer("use")
    assert t.zeds("mountain_2") == ["5/3 1"] and t.units("mountain_1") == ["johnson"]


@clause("DZ-4.4.2", "DZ-H05.3")
@pytest.mark.parametrize("answer", ["do_not", "use"])
def test_abilities_of_heroes_are_optional(answer: str) -> None:
    t = activated(zeds={"forest_2": "5/3"}, units={"forest_1": "johnson"})
    t.roll(*([3] if answer == "use" else []), 6, 6).answer(answer)
    assert t.told("melee_rolled")


@clause("DZ-4.4.4", "DZ-4.4.5", "DZ-5.6.5", "DZ-14.4.11", "DZ-MK8")
@pytest.mark.parametrize("is_retreat", [False, True])
def test_a_barricade_falls_when_zeds_leave_it_toward_town(is_retreat: bool) -> None:
    if is_retreat:
        t = table(
            "II", zeds={"forest_2": "2/1"}, units={"forest_1": "national_guard"}, defences={"forest_2": "barricade"}
        )
        t.roll(5, 5).answer("unit:national_guard move to:forest_2")
    else:
        t = activated("forest", "II", zeds={"forest_2": "5/3"}, defences={"forest_2": "barricade"})
    assert bool(t.g.defences) == is_retreat


@clause("DZ-4.4.14", "DZ-4.4.13", "DZ-E34")
@pytest.mark.parametrize("walls_fall", [False, True])
def test_placed_zeds_destroy_a_barricade_while_walls_fall_though_nobody_is_there(walls_fall: bool) -> None:
    t = table(
        "IV",
        defences={"forest_2": "barricade"},
        bag="5/3",
        chance=[0],
        steps=[("new_zeds", "regular_zed", 1, "forest_2")],
        in_force=[Modifier("walls_fall", "E34", "phase")] if walls_fall else [],
    )
    assert t.zeds("forest_2") == ["5/3"] and bool(t.g.defences) != walls_fall


@clause("DZ-4.4.6", "DZ-MK3", "DZ-14.4.2", "DZ-CT20")
def test_no_entry_keeps_zeds_where_they_are() -> None:
    t = activated(zeds={"forest_2": "5/3"}, no_entry=["forest_1"])
    assert t.zeds("forest_2") == ["5/3"]


@clause("DZ-4.4.7", "DZ-4.4.8")
def test_several_heroes_greet_in_an_order_of_choice() -> None:
    t = activated(
        "forest", "III", zeds={"forest_2": "5/3"}, units={"forest_1": "johnson, darling"}, chaos={"forest_2": 1}
    )
    assert t.ask == "hello_order" and t.options == ["ability:traps", "ability:assassin"]


@clause("DZ-4.4.9", "DZ-4.4.14", "DZ-4.7.19")
def test_a_retreating_zed_sets_off_hello_effects() -> None:
    t = table(
        "II", zeds={"forest_2": "5/3"}, units={"forest_1": "national_guard"}, minefield="forest_3", minefield_uses=2
    )
    t.roll(5, 5, 1, 1).answer("unit:national_guard move to:forest_2")
    assert t.told("minefield_exploded") and t.g.chaos == {"forest_3": 1}


@clause("DZ-4.4.13", "DZ-1.2.17", "DZ-SZ3")
def test_the_order_of_one_step() -> None:
    t = activated(
        "forest",
        "II",
        zeds={"forest_5": "berserkers"},
        units={"forest_4": "civilians_4, refugees_1"},
        chaos={"forest_3": 1},
        dice=[4, 4, 1, 4, 4, 1],
    )
    names = [event.name for event in t.events]
    order = [
        "zeds_moved",
        "melee_began",
        "melee_rolled",
        "unit_retreated",
        "refugees_devoured",
        "chaos_placed",
        "zeds_advance",
    ]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


@clause("DZ-4.4.11", "DZ-UM6", "DZ-14.4.9", "DZ-CT05")
@pytest.mark.parametrize("place", ["forest_0", "forest_1"])
def test_acid_is_spat_only_without_a_melee(place: str) -> None:
    t = activated(
        "forest",
        "III",
        zeds={"forest_2": "5/3 acid"},
        units={place: "civilians_1"},
        dice=[4, 4] if place == "forest_0" else [1, 2],
    )
    assert bool(t.told("acid_spat")) == (place == "forest_0")
    if place == "forest_0":
        assert t.units("forest_0") == ["civilians_1 reduced 1"]


# -- 4.5: Town Center -------------------------------------------------------------------------------------------


@clause("DZ-4.5.2", "DZ-10.1.5", "DZ-10.1.16", "DZ-SU8")
def test_raiders_in_town_center_do_not_end_the_match() -> None:
    t = table(
        "II",
        units={"forest_0": "looters reduced", "town_center": "sheriff"},
        supplies=5,
        ammo=0,
        steps=[("raiders_move",)],
    )
    assert t.g.result is None and t.g.supplies == 2 and t.place_of("looters") == "" and not t.told("melee_began")


@clause("DZ-4.5.4", "DZ-4.5.7")
def test_without_a_fighter_the_bulwark_does_not_work() -> None:
    t = activated("forest", "III", zeds={"forest_0": "2/1"}, units={"forest_1": "clarion", "town_center": "refugees_1"})
    assert t.g.result is not None
