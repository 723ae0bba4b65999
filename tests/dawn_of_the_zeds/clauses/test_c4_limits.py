"""Chapters 4.6 and 4.7: limits, mobs, chaos."""

from __future__ import annotations

from tests.dawn_of_the_zeds.clauses.test_c4_zeds import activated
from tests.dawn_of_the_zeds.table import table
from untot.games.dawn_of_the_zeds.whereabouts import room_for_units, room_for_zeds, zed_limit
from untot.kernel.rulebook import clause

# -- 4.6: limits ------------------------------------------------------------------------------------------------


@clause("DZ-4.6.1", "DZ-4.6.3", "DZ-4.6.4", "DZ-4.6.5", "DZ-11.17")
def test_how_many_zeds_a_space_holds() -> None:
    g = table("IV", steps=[]).g
    limits = {
        space: zed_limit(g, space) for space in ("forest_2", "start_forest", "tunnel_0", "start_tunnel", "tunnel_4")
    }
    assert limits == {"forest_2": 2, "start_forest": 2, "tunnel_0": 2, "start_tunnel": 2, "tunnel_4": 1}
    assert zed_limit(g, "tunnel_3") > 34


@clause("DZ-13.2.4")
def test_bring_them_on_lifts_the_limit_of_starts() -> None:
    assert zed_limit(table(steps=[], options={"bring_them_on": "on"}).g, "start_forest") > 34


@clause("DZ-4.6.2", "DZ-4.6.16", "DZ-4.6.17")
def test_infectors_do_not_count_and_always_move() -> None:
    t = activated("forest", "I", zeds={"forest_2": "noelle, 4/2", "forest_1": "5/3, 6/3"}, no_entry=["forest_0"])
    assert t.zeds("forest_1") == ["6/3", "5/3", "noelle"] and t.zeds("forest_2") == ["4/2"]
    assert room_for_zeds(t.g, "forest_1") == 0 and room_for_units(t.g, "forest_1") == 2


@clause("DZ-4.6.10")
def test_if_none_has_room_all_stay() -> None:
    t = activated(zeds={"forest_2": "4/2", "forest_1": "5/3, 6/3"}, no_entry=["forest_0"])
    assert t.zeds("forest_2") == ["4/2"] and "DZ-4.6.10" in t.clauses_of("zeds_stay")


@clause("DZ-4.6.11", "DZ-4.6.18", "DZ-F07")
def test_two_zeds_for_one_place() -> None:
    t = table(zeds={"forest_4": "5/3"}, steps=[("text", "F07.text", 0)], bag="2/1, 6/3", chance=[0, 0])
    assert t.zeds("forest_4") == ["6/3", "5/3"] and t.zeds("forest_5") == ["2/1"]


@clause("DZ-4.6.18")
def test_of_equally_strong_ones_the_hero_side_says_who_takes_it() -> None:
    t = table(zeds={"forest_4": "5/3"}, steps=[("text", "F07.text", 0)], bag="6/3, 6/4", chance=[0, 0])
    assert t.ask == "left_behind_tie"


@clause("DZ-4.6.13", "DZ-4.6.18")
def test_if_the_whole_track_is_full_the_chosen_one_goes_to_another_start() -> None:
    full = {f"forest_{number}": "5/3, 4/2" for number in (4, 5, 6)} | {"start_forest": "2/1, 3/1"}
    t = table(zeds=full, steps=[("text", "F07.text", 0)], bag="6/3, 6/4", chance=[0, 0])
    t.answer(t.options[0])
    assert t.ask == "start_full_alternative" and len(t.zeds("forest_4")) == 2


@clause("DZ-4.6.12")
def test_the_stronger_of_two_retreating_zeds_stays_nearer_to_town() -> None:
    t = table(zeds={"forest_2": "5/3, 6/3", "forest_3": "2/1"}, steps=[])
    one, other = t.g.zeds_at["forest_2"]
    t.go_on(("zeds_leave", "forest_2", one, other), ("next_zed_retreats",), ("zeds_have_retreated",))
    assert t.zeds("forest_3") == ["6/3", "2/1"] and t.zeds("forest_4") == ["5/3"]


@clause("DZ-4.6.14")
def test_if_all_starts_are_full_a_new_zed_does_not_come() -> None:
    zeds = {f"start_{track}": "5/3, 4/2" for track in ("forest", "mountain", "highway")} | {"start_suburb": "6/3, 6/4"}
    t = table(zeds=zeds, steps=[("new_zeds", "regular_zed", 1, "start_forest")])
    assert t.told("no_room_for_zed") and len(t.g.zeds) == 8


# -- 4.7: chaos -------------------------------------------------------------------------------------------------


@clause("DZ-4.7.1", "DZ-4.7.5", "DZ-4.7.12", "DZ-14.4.7")
def test_chaos_breaks_out_only_in_named_spaces() -> None:
    t = activated("forest", "II", zeds={"forest_5": "5/3", "start_forest": "4/2"})
    assert t.g.chaos == {"forest_4": 1}
    t.go_on(("activate", "forest"))
    assert t.g.chaos == {"forest_4": 1, "forest_3": 1} and t.zeds("forest_3") == ["5/3"]


@clause("DZ-4.7.3", "DZ-4.7.15")
def test_not_while_a_player_unit_is_there_even_a_hidden_one() -> None:
    t = activated("forest", "II", zeds={"forest_5": "5/3"}, units={"forest_4": "pickles, refugees_1"})
    t.roll(2, 1).answer("use")
    assert t.units("forest_4") == ["pickles hidden"] and t.g.chaos == {} and t.units("cemetery") == ["refugees_1"]


@clause("DZ-4.7.4", "DZ-4.7.6")
def test_an_effect_puts_chaos_anywhere() -> None:
    t = table("III", chaos={"highway_3": 1}, steps=[("text", "E46.start", 0)], event="E46")
    assert t.g.chaos == {"highway_3": 2}


@clause("DZ-4.7.8", "DZ-5.2.12")
def test_units_must_stop_on_chaos() -> None:
    t = table("II", units={"forest_1": "deputy"}, chaos={"forest_2": 1})
    assert "unit:deputy move to:forest_2" in t.options and "unit:deputy move to:forest_3" not in t.options


@clause("DZ-4.7.9", "DZ-4.7.10")
def test_a_stuck_unit_can_do_nothing_special_actions_included() -> None:
    t = table(
        "II", zeds={"forest_2": "5/3"}, units={"forest_3": "deputy", "town_center": "mayor"}, chaos={"forest_3": 1}
    )
    assert t.refused("unit:deputy forage") == "DZ-4.7.9"
    assert t.refused("unit:deputy gunfire at:forest_2") == "DZ-4.7.9"
    assert t.refused("unit:deputy move to:forest_4") == "DZ-4.7.9"
    assert not [option for option in t.options if option.startswith("special:initiative")]


@clause("DZ-4.7.13", "DZ-4.7.14", "DZ-10.2.5", "DZ-H07.1", "DZ-H17.4")
def test_some_walk_through_chaos() -> None:
    t = table("II", units={"forest_3": "pickles, refugees_1"}, chaos={"forest_3": 1, "forest_2": 1})
    assert {"unit:pickles move to:forest_1", "unit:refugees_1 move to:forest_2", "unit:pickles forage"} <= set(
        t.options
    )
    t = table("IV", units={"forest_3": "horatius"}, chaos={"forest_3": 1, "forest_2": 1})
    assert "unit:horatius move to:forest_1" in t.options


@clause("DZ-4.7.17", "DZ-8.3.2", "DZ-8.3.9")
def test_an_outbreak_takes_any_chaos_first() -> None:
    t = table(
        "II",
        event="E01",
        infection=7,
        fates=["F09"],
        chaos={"forest_0": 1},
        bag="5/3",
        dice=[1, 1],
        chance=[0],
        steps=[("infection_roll",)],
    )
    assert t.zeds("forest_0") == ["5/3"]


@clause("DZ-4.7.18", "DZ-4.2.1")
def test_raiders_defend_a_space_against_chaos() -> None:
    t = activated("forest", "II", zeds={"forest_5": "2/1"}, units={"forest_4": "looters"}, dice=[4, 4], infection=0)
    assert t.g.chaos == {} or "forest_4" not in t.g.chaos
    assert t.g.infection == 1 and t.told("melee_rolled")[0]["unit"] == "looters"


@clause("DZ-4.7.2")
def test_a_second_zed_brings_no_second_marker() -> None:
    t = activated("forest", "II", zeds={"forest_5": "2/1"}, chaos={"forest_4": 1})
    assert t.g.chaos == {"forest_4": 1}


# -- options ----------------------------------------------------------------------------------------------------


@clause("DZ-13.2.1", "DZ-13.3.12", "DZ-13.3.22", "DZ-13.3.23")
def test_only_the_tough_displace_the_weaker() -> None:
    t = activated(
        zeds={"forest_2": "6/3", "forest_1": "2/1, 5/3"}, no_entry=["forest_0"], options={"only_the_tough": "on"}
    )
    assert t.zeds("forest_1") == ["6/3", "5/3"] and t.zeds("forest_2") == ["2/1"]
    t = activated(
        zeds={"forest_2": "5/2", "forest_1": "5/3, 5/3"}, no_entry=["forest_0"], options={"only_the_tough": "on"}
    )
    assert t.zeds("forest_2") == ["5/2"], "of equals those stay that were there"
    t = activated(
        zeds={"forest_2": "wolves", "forest_1": "9/4, 6/3"}, no_entry=["forest_0"], options={"only_the_tough": "on"}
    )
    assert sorted(t.zeds("forest_1")) == ["9/4", "wolves"], "super-zeds rank above regular zeds"
