"""Chapter 0: terms, levels, new pieces."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from untot.games.dawn_of_the_zeds.board import ALL_SPACES, AWAY, DISTANCE, NEIGHBOURS, TOWN_CENTER, is_above_ground
from untot.games.dawn_of_the_zeds.facts import chaos_left, has_supplies
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import pile_of
from untot.games.dawn_of_the_zeds.whereabouts import (
    adjacent,
    chaos_on,
    distance,
    is_civilians,
    is_hero_or_any_civilians,
    zed_strength,
    zeds_on,
)
from untot.kernel.rulebook import clause

# -- levels -----------------------------------------------------------------------------------------------------


@clause("DZ-0.1.3", "DZ-0.1.5", "DZ-5.1.10")
def test_the_basic_game_has_only_movement_gunfire_and_foraging() -> None:
    t = table(zeds={"forest_1": "5/3"}, units={"forest_0": "deputy"}, ammo=3)
    verbs = {option.split()[1] for option in t.options if option.startswith("unit:deputy")}
    assert verbs == {"move", "forage", "gunfire"}


@clause("DZ-0.1.5", "DZ-8.4.1", "DZ-0.1.10")
def test_what_the_level_does_not_use_is_skipped() -> None:
    t = table(steps=[("text", "E04.start", 0)], zeds={"mountain_6": "5/3"}, bag="4/2", chance=[0])
    assert t.g.infection == 0 and t.zeds("start_mountain") == ["4/2"]
    assert not has_supplies(t.g)


@clause("DZ-0.1.7", "DZ-15.1.5")
@pytest.mark.parametrize(("level", "markers"), [("basic", 0), ("I", 0), ("II", 10), ("III", 10), ("IV", 12), ("V", 12)])
def test_chaos_markers_by_level(level: str, markers: int) -> None:
    assert chaos_left(table(level, steps=[]).g) == markers


@clause("DZ-0.1.12", "DZ-5.1.12")
def test_what_costs_something_the_level_does_not_have_cannot_be_used() -> None:
    t = table(units={"forest_1": "johnson", "forest_0": "deputy reduced"})
    assert not [option for option in t.options if "field_dressing" in option]
    t = table("I", units={"forest_1": "johnson", "forest_0": "deputy reduced"}, supplies=0)
    assert t.refused("unit:johnson field_dressing target:deputy") == "DZ-5.1.12"


# -- new zeds ---------------------------------------------------------------------------------------------------


@clause("DZ-0.2.1", "DZ-0.2.2", "DZ-0.2.6")
def test_a_new_zed_is_drawn_at_random_and_comes_fresh() -> None:
    t = table(steps=[("new_zeds", "regular_zed", 1, "start_forest")], bag="5/3, 4/2, 6/3", chance=[2])
    assert t.zeds("start_forest") == ["6/3"] and len(t.g.bag) == 2


@clause("DZ-0.2.3", "DZ-E11", "DZ-CT08")
def test_replaced_zeds_go_back_only_when_the_replacing_is_done() -> None:
    t = table(
        zeds={"forest_2": "2/1 1", "forest_4": "3/1"}, bag="6/3, 5/3", steps=[("text", "E11.start", 0)], chance=[0, 0]
    )
    assert t.zeds("forest_2") == ["6/3"] and t.zeds("forest_4") == ["5/3"]
    assert len(t.g.bag) == 2


@clause("DZ-0.2.3")
def test_if_the_bag_runs_empty_they_go_back_meanwhile() -> None:
    t = table(zeds={"forest_2": "2/1", "forest_4": "3/1"}, bag="6/3", steps=[("text", "E11.start", 0)], chance=[0, 0])
    assert t.zeds("forest_2") == ["6/3"] and t.zeds("forest_4") in (["2/1"], ["3/1"])


@clause("DZ-0.2.4", "DZ-2.3", "DZ-14.1.5", "DZ-0.2.27")
def test_all_kinds_of_zeds_count_and_the_start_too() -> None:
    t = table("I", zeds={"start_forest": "5/3", "forest_2": "wolves, noelle"}, steps=[])
    assert len(zeds_on(t.g, "forest")) == 3 and zeds_on(t.g, "mountain") == []


@clause("DZ-2.4", "DZ-0.2.27")
def test_chaos_counts_on_the_whole_track() -> None:
    t = table("II", chaos={"forest_0": 2, "forest_4": 1, "suburb_0": 1}, steps=[])
    assert chaos_on(t.g, "forest") == 3


@clause("DZ-0.2.7", "DZ-E10")
def test_a_new_zed_on_every_start_goes_elsewhere_where_two_are() -> None:
    t = table(zeds={"start_forest": "5/3, 6/3"}, steps=[("text", "E10.start", 0)], chance=[0, 0, 0, 0])
    assert t.ask == "start_full_alternative"
    assert t.options == ["space:start_mountain", "space:start_highway", "space:start_suburb"]
    t.answer("space:start_suburb")
    assert len(t.g.zeds_at["start_suburb"]) == 2 and len(t.g.zeds_at["start_forest"]) == 2


@clause("DZ-0.2.8", "DZ-8.2.6")
def test_an_empty_bag_gives_a_super_zed_and_no_super_zed_a_regular_one() -> None:
    t = table("I", bag="", steps=[("new_zeds", "regular_zed", 1, "start_forest")], super_zeds=["giants"], chance=[0])
    assert t.zeds("start_forest") == ["giants"]
    assert pile_of(table("I", bag="5/3", super_zeds=[], steps=[]).g, "super_zed")


@clause("DZ-0.2.9", "DZ-0.2.8")
def test_the_basic_game_has_no_super_zeds_to_draw_instead() -> None:
    t = table(bag="", steps=[("new_zeds", "regular_zed", 1, "start_forest")])
    assert t.g.zeds == {} and t.told("no_zed_left")


@clause("DZ-0.2.25", "DZ-4.6.13")
def test_a_place_is_named_before_the_zed_is_drawn() -> None:
    t = table(zeds={"start_forest": "5/3, 6/3"}, steps=[("new_zeds", "regular_zed", 1, "start_forest")])
    assert t.ask == "start_full_alternative" and t.g.drawn == []


@clause("DZ-13.1.6", "DZ-0.2.25")
def test_with_fates_shadow_the_zed_is_seen_first() -> None:
    t = table(
        zeds={"start_forest": "5/3, 6/3"},
        steps=[("new_zeds", "regular_zed", 1, "start_forest")],
        bag="4/2",
        options={"fates_shadow": "on"},
        chance=[0],
    )
    assert t.ask == "start_full_alternative" and len(t.told("zeds_drawn")) == 1


# -- units ------------------------------------------------------------------------------------------------------


@clause("DZ-0.2.5", "DZ-0.2.2", "DZ-CT14", "DZ-E12")
def test_a_new_hero_is_drawn_from_those_that_are_left() -> None:
    t = table(available=["johnson", "salvation"], steps=[("text", "E12.start", 0)], chance=[0])
    assert t.ask == "arrival_place" and len(t.options) == 5
    t.answer("to:town_center")
    assert t.units("town_center") == ["johnson"] and t.g.available == ["salvation"]
    assert t.g.ammo == 7, "his hoard comes with him"


@clause("DZ-0.2.14", "DZ-0.2.15")
def test_civilians_are_regular_and_heroic_special_ones_only_for_the_rules() -> None:
    assert is_civilians("furies") and is_civilians("civilians_1") and not is_civilians("rangers")
    assert is_hero_or_any_civilians("rangers") and not is_hero_or_any_civilians("national_guard")


@clause("DZ-0.2.23", "DZ-F06")
def test_available_civilians_are_those_in_reserve() -> None:
    t = table(units={"cemetery": "civilians_1 reduced"}, reserve=["civilians_2"], available=["veterans"], kept=["F06"])
    t.answer("play:F06")
    assert sorted(t.options) == ["unit:civilians_2", "unit:veterans"]


@clause("DZ-0.2.24")
def test_a_piece_that_is_there_already_does_not_come_again() -> None:
    t = table("II", units={"forest_1": "rangers"}, fates=["F09"], event="E27", steps=[("text", "E27.start", 0)])
    assert t.place_of("rangers") == "forest_1"


@clause("DZ-0.2.11", "DZ-0.2.12", "DZ-5.0.6", "DZ-H02.3", "DZ-5.0.5", "DZ-5.1.3")
def test_an_extra_action_costs_no_action_but_its_ammo() -> None:
    t = table(zeds={"forest_0": "5/3"}, units={"town_center": "mayor, deputy"}, ammo=2)
    t.roll(3, 3).answer("special:citadel unit:deputy gunfire at:forest_0")
    assert (t.g.ammo, t.g.actions, t.g.player_actions) == (1, 4, [1])
    assert t.refused("special:citadel unit:deputy gunfire at:forest_0") == "DZ-5.1.6"
    assert t.told("shot_rolled")[0]["column"] == 5


@clause("DZ-0.2.12", "DZ-H04.1")
def test_a_free_action_costs_no_ammo_either() -> None:
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "sheriff, civilians_1"}, ammo=2)
    t.roll(3, 3).answer("special:leadership unit:civilians_1 gunfire at:forest_2")
    assert (t.g.ammo, t.g.actions) == (2, 4)


# -- the map ----------------------------------------------------------------------------------------------------


@clause("DZ-0.2.13")
def test_spaces_are_adjacent_where_the_board_connects_them() -> None:
    g = table("IV", steps=[]).g
    assert sorted(adjacent(g, TOWN_CENTER)) == ["forest_0", "highway_0", "mountain_0", "suburb_0", "tunnel_0"]
    assert "tunnel_0" not in adjacent(table(steps=[]).g, TOWN_CENTER)
    assert sorted(adjacent(g, "forest_6")) == ["forest_5", "start_forest"]
    assert all(space in NEIGHBOURS[near] for space in ALL_SPACES for near in NEIGHBOURS[space])


@clause("DZ-0.2.16", "DZ-11.1")
def test_only_the_tunnel_is_underground() -> None:
    assert [space for space in ALL_SPACES if not is_above_ground(space)] == [f"tunnel_{n}" for n in range(8)] + [
        "start_tunnel"
    ]


@clause("DZ-0.2.21")
def test_distances_are_counted_in_spaces() -> None:
    assert (distance("forest_0"), distance("forest_6")) == (1, 7)
    assert (DISTANCE["start_forest"], DISTANCE["start_tunnel"]) == (8, 9) and AWAY["forest_6"] == "start_forest"


@clause("DZ-0.2.22", "DZ-4.6.15", "DZ-6.1.3", "DZ-6.1.4")
def test_a_single_zed_counts_with_its_upper_side() -> None:
    t = table(zeds={"forest_2": "5/3 2", "forest_3": "6/3 reduced"}, steps=[])
    assert zed_strength(t.g, t.zed("forest_2")) == 5 and zed_strength(t.g, t.zed("forest_3")) == 3


@clause("DZ-0.2.19", "DZ-6.4.5.4", "DZ-H05.3")
def test_falling_back_is_a_retreat_that_loses_nothing() -> None:
    t = table(
        zeds={"forest_4": "5/3"},
        units={"forest_3": "johnson", "forest_2": "civilians_1, civilians_2"},
        steps=[("activate", "forest")],
    )
    t.roll(4).answer("use")
    assert t.units("forest_1") == ["johnson"] and t.zeds("forest_3") == ["5/3 1"]
    assert t.told("unit_fell_back") and not t.told("melee_rolled")


@clause("DZ-0.2.20", "DZ-E24", "DZ-CT13", "DZ-9.2.5")
def test_a_loss_in_any_mix_is_split_freely_and_ends_when_nothing_is_left() -> None:
    t = table(
        "II",
        units={"town_center": "mayor, captain comatose reduced"},
        supplies=1,
        event="E24",
        steps=[("text", "E24.start", 0)],
        dice=[3],
    )
    assert t.ask == "event_loss_split"
    t.roll(1).answer("lose:supplies")
    assert t.g.supplies == 0 and t.units("cemetery") == ["mayor reduced"]
    assert t.units("town_center") == ["captain reduced comatose"]


@clause("DZ-0.2.20", "DZ-CT13")
def test_the_same_stock_can_be_given_up_at_once() -> None:
    e49 = ("text", "E49.start", 0)
    zeds = {"forest_2": "5/3, 4/2", "suburb_0": "2/1"}
    t = table("III", zeds, units={"town_center": "mayor"}, supplies=2, ammo=2, event="E49", steps=[e49])
    assert [option for option in t.options if "lose" in option] == [
        "lose:supplies", "lose:ammo", "lose_all:supplies", "lose_all:ammo",
    ]  # fmt: skip
    t.answer("lose_all:ammo")
    assert (t.g.supplies, t.g.ammo) == (2, 0) and t.options[:2] == ["lose:supplies", "hit:mayor"], "one is left"


@clause("DZ-0.2.26", "DZ-6.3.7")
def test_its_track_is_the_one_on_which_it_stands() -> None:
    t = table("I", zeds={"suburb_2": "noelle"}, steps=[("infector_rolls", "noelle")], dice=[3])
    assert t.place_of("noelle") == "start_suburb"


@clause("DZ-0.2.17", "DZ-2.2")
def test_the_fated_track_is_the_one_of_the_card() -> None:
    t = table(fates=["F09"], event="E09", steps=[("text", "E09.start", 0)], bag="5/3", chance=[0])
    assert t.zeds("start_forest") == ["5/3"]


@clause("DZ-0.2.18", "DZ-14.6.6", "DZ-5.5.12")
@pytest.mark.parametrize(
    ("place", "words", "due"), [("town_center", "", 1), ("bed_1", " comatose", 2), ("cemetery", "", 2)]
)
def test_abilities_work_only_in_play_and_awake(place: str, words: str, due: int) -> None:
    t = table("III", units={place: f"clarion{words}"}, event="E17", supplies=5, steps=[("eat",)])
    assert t.g.supplies == 5 - due
