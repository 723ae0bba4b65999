"""Chapters 5.0 to 5.4: the Action phase, moving, foraging, shooting."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.rules.c5_menu import Purse
from untot.games.dawn_of_the_zeds.state import Modifier
from untot.games.dawn_of_the_zeds.whereabouts import room_for_units, unit_limit
from untot.kernel.rulebook import clause


def goals(t: Table, unit: str) -> list[str]:
    """Where a unit can move."""
    start = f"unit:{unit} move to:"
    return sorted(option.removeprefix(start) for option in t.options if option.startswith(start))


# -- 5.0 and 5.1: actions ---------------------------------------------------------------------------------------


@clause("DZ-5.0.1", "DZ-5.0.2", "DZ-5.1.1", "DZ-5.1.5", "DZ-5.1.9")
def test_actions_come_from_the_card_and_from_the_player() -> None:
    t = table(units={"town_center": "veterans"}, event="E06", steps=[("action_phase",)], actions=0)
    assert (t.g.actions, t.g.player_actions) == (2, [1])
    for space in ("forest_0", "town_center", "forest_0"):
        t.answer(f"unit:veterans move to:{space}")
    assert t.ask is None and (t.g.actions, t.g.player_actions) == (0, [0])


@clause("DZ-5.1.2", "DZ-5.1.7", "DZ-5.1.8", "DZ-5.0.4", "DZ-15.5.4")
def test_any_order_any_unit_and_the_same_unit_again() -> None:
    t = table(units={"town_center": "mayor, deputy"})
    t.answer(
        "unit:mayor move to:forest_0", "special:initiative unit:deputy move to:suburb_0", "unit:mayor move to:forest_1"
    )
    assert t.place_of("mayor") == "forest_1" and t.place_of("deputy") == "suburb_0"


@clause("DZ-5.1.6", "DZ-5.0.5", "DZ-5.1.3")
def test_a_special_action_once_a_round_or_once_a_match() -> None:
    t = table(units={"town_center": "deputy"})
    t.answer("special:initiative unit:deputy move to:forest_0")
    assert t.refused("special:initiative unit:deputy move to:forest_1") == "DZ-5.1.6" and t.g.used == ["H03.1"]
    t = table(units={"town_center": "mayor"}, used_up=["H02.4"])
    assert not [option for option in t.options if option.startswith("special:great_speech")]


@clause("DZ-5.1.12", "DZ-5.4.2")
def test_what_cannot_be_paid_cannot_be_begun() -> None:
    t = table(zeds={"forest_1": "5/3"}, units={"forest_0": "deputy"}, ammo=0)
    assert t.refused("unit:deputy gunfire at:forest_1") == "DZ-5.4.2"


@clause("DZ-5.1.9", "DZ-5.1.14", "DZ-15.6.6", "DZ-15.6.7", "DZ-5.0.3")
def test_everybody_decides_on_his_own_action_the_lead_on_the_track() -> None:
    t = table(units={"town_center": "mayor, deputy"}, seats=3, lead=1, actions=1)
    assert t.asked == [0, 1, 2]
    t.answer("unit:mayor move to:forest_0", seat=0)
    assert t.asked == [1, 2] and t.g.player_actions == [0, 1, 1]
    assert t.refused("special:initiative unit:deputy move to:forest_0", seat=2) == "DZ-15.6.2"
    t.answer("done", seat=2)
    t.answer("unit:mayor move to:town_center", seat=1)
    t.answer("unit:mayor move to:forest_0", seat=1)
    assert t.g.actions == 0 and t.asked == [1], "the special action of the Deputy is left"


@clause("DZ-5.1.11")
def test_units_in_one_space_act_independently() -> None:
    t = table(zeds={"forest_1": "9/4"}, units={"forest_0": "deputy, sheriff"})
    t.roll(6, 6).answer("unit:deputy move to:forest_1")
    assert t.told("melee_rolled")[0]["strengths"] == [9, 4] and t.place_of("sheriff") == "forest_0"


@clause("DZ-5.1.13", "DZ-F05")
def test_the_action_track_never_shows_more_than_4() -> None:
    t = table(units={"town_center": "mayor"}, kept=["F05"], actions=3)
    t.answer("play:F05")
    assert t.g.actions == 4


@clause("DZ-5.1.15", "DZ-5.2.22", "DZ-5.2.9", "DZ-5.3.1", "DZ-5.4.4", "DZ-5.2.15")
def test_a_unit_on_a_start_may_leave_it_but_nobody_enters_one() -> None:
    t = table(zeds={"forest_6": "5/3"}, units={"start_mountain": "deputy, mayor, sheriff", "suburb_6": "captain"})
    assert room_for_units(t.g, "start_mountain") > 0
    assert goals(t, "deputy") == [f"mountain_{n}" for n in (3, 4, 5, 6)]
    assert t.refused("unit:deputy forage") == "DZ-5.3.1"
    assert t.refused("unit:captain move to:start_suburb") == "DZ-5.2.9"
    t = table(zeds={"mountain_6": "5/3"}, units={"start_mountain": "deputy"})
    assert t.refused("unit:deputy gunfire at:mountain_6") == "DZ-5.4.4"


@clause("DZ-5.1.16", "DZ-5.2.4")
def test_who_is_awake_in_a_bed_may_walk_out() -> None:
    t = table("I", units={"bed_1": "deputy", "bed_2": "mayor comatose reduced"})
    assert "town_center" in goals(t, "deputy") and goals(t, "mayor") == []
    assert t.refused("unit:mayor move to:town_center") == "DZ-5.5.12"


@clause("DZ-5.1.17", "DZ-H01.3")
def test_two_actions_come_from_the_track_or_one_from_each() -> None:
    assert Purse(0, 2).can_pay(2) and Purse(1, 1).can_pay(2) and not Purse(2, 0).can_pay(2)
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "captain"}, ammo=0, actions=1)
    t.roll(3, 3).answer("unit:captain hand_loaded at:forest_2")
    assert (t.g.actions, t.g.player_actions, t.g.ammo) == (0, [0], 0)


@clause("DZ-5.1.18", "DZ-14.6.8", "DZ-H03.1")
def test_a_granted_action_is_taken_at_once() -> None:
    t = table(zeds={"forest_1": "2/1"}, units={"forest_0": "deputy"})
    options = [option for option in t.options if option.startswith("special:initiative")]
    assert {option.split()[2] for option in options} == {"move", "forage", "gunfire"}


@clause("DZ-5.1.10", "DZ-5.1.4", "DZ-14.2.1")
def test_who_is_no_player_unit_does_not_act() -> None:
    t = table("II", units={"town_center": "mayor", "forest_4": "refugees_1 villagers, looters"})
    assert t.refused("unit:refugees_1 move to:forest_3") == "DZ-14.2.1"
    assert t.refused("unit:looters move to:forest_3") == "DZ-14.2.1"


# -- 5.2: Move --------------------------------------------------------------------------------------------------


@clause("DZ-5.2.1", "DZ-5.2.6", "DZ-5.2.21")
def test_points_are_spaces() -> None:
    t = table(units={"forest_3": "civilians_1"})
    assert goals(t, "civilians_1") == ["forest_1", "forest_2", "forest_4", "forest_5"]
    t.answer("unit:civilians_1 move to:forest_1")
    assert t.told("unit_moved")[0]["path"] == ["forest_2", "forest_1"]


@clause("DZ-5.2.2", "DZ-5.2.28", "DZ-5.2.16")
def test_the_hospital_hangs_on_town_center_and_has_room_for_one_in_each_bed() -> None:
    t = table("I", units={"town_center": "civilians_1"})
    assert "bed_1" in goals(t, "civilians_1")
    full = {f"bed_{n}": f"civilians_{n + 2} comatose" for n in (1, 2, 3)}
    t = table("I", units={"town_center": "civilians_1", **full})
    assert t.refused("unit:civilians_1 move to:bed_1") == "DZ-5.2.28"


@clause("DZ-5.2.3", "DZ-5.2.18", "DZ-5.2.26", "DZ-H11.1")
def test_offices_and_lab_are_for_scientists() -> None:
    t = table("III", units={"town_center": "physician, mayor"})
    assert {"office_1", "lab", "bed_1"} <= set(goals(t, "physician"))
    assert t.refused("unit:mayor move to:lab") == "DZ-5.2.18"
    t = table("III", units={"bed_1": "physician"})
    t.answer("unit:physician move to:office_1")
    assert t.told("unit_moved")[0]["path"] == ["office_1"]
    t = table("III", units={"office_1": "agee", "office_2": "fringe"}, actions=1)
    t.answer("unit:agee move to:lab")
    assert t.told("unit_moved")[0]["path"] == ["town_center", "lab"]


@clause("DZ-5.2.5", "DZ-6.0.6")
def test_entering_zeds_ends_the_move_in_a_melee() -> None:
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "deputy"})
    assert "forest_3" not in goals(t, "deputy")
    t.roll(6, 6).answer("unit:deputy move to:forest_2")
    assert t.told("melee_began")[0]["attacker"] == "units"


@clause("DZ-5.2.8", "DZ-5.2.13")
def test_through_a_full_space_but_not_into_it() -> None:
    t = table(units={"forest_2": "civilians_1, civilians_2", "forest_1": "deputy"})
    assert "forest_3" in goals(t, "deputy") and t.refused("unit:deputy move to:forest_2") == "DZ-5.2.13"


@clause("DZ-5.2.10", "DZ-5.2.19", "DZ-11.2", "DZ-SU6")
def test_the_tunnel_is_narrow_and_not_for_everybody() -> None:
    t = table(
        "IV", units={"town_center": "petras_angels, deputy", "tunnel_0": "rd_guards_1", "tunnel_1": "rd_guards_2"}
    )
    assert t.refused("unit:petras_angels move to:tunnel_0") == "DZ-5.2.10"
    assert t.refused("unit:deputy move to:tunnel_1") == "DZ-5.2.19" and "tunnel_2" in goals(t, "deputy")
    assert (unit_limit("tunnel_0"), unit_limit("tunnel_7")) == (2, 1) and unit_limit("tunnel_3") > 9


@clause("DZ-5.2.11", "DZ-5.2.24", "DZ-10.2.7", "DZ-10.2.8", "DZ-SU2")
def test_refugees_walk_one_space_but_never_onto_zeds() -> None:
    t = table("II", zeds={"forest_3": "5/3"}, units={"forest_2": "refugees_1"})
    assert goals(t, "refugees_1") == ["forest_1"]
    assert t.refused("unit:refugees_1 move to:forest_3") == "DZ-5.2.11"
    assert t.refused("unit:refugees_1 gunfire at:forest_3") == "DZ-5.4.1"


@clause("DZ-5.2.14", "DZ-5.2.17", "DZ-10.2.3", "DZ-10.1.14")
def test_town_center_holds_any_number_and_some_do_not_count() -> None:
    t = table("II", units={"town_center": "mayor, deputy, sheriff", "forest_2": "refugees_1, looters, civilians_1"})
    assert room_for_units(t.g, "town_center") > 9 and room_for_units(t.g, "forest_2") == 1


@clause("DZ-5.2.20", "DZ-6.4.5.3", "DZ-6.4.5.4")
def test_whoever_retreats_into_a_full_space_goes_on() -> None:
    t = table(
        zeds={"forest_4": "9/4"},
        units={"forest_3": "civilians_1, civilians_2", "forest_2": "deputy"},
        steps=[("activate", "forest")],
    )
    t.roll(3, 4).answer("unit:civilians_1")
    assert t.ask == "retreat_distribution"
    t.answer("unit:civilians_2")
    assert t.place_of("civilians_2") == "forest_2" and t.place_of("civilians_1") == "forest_1"


@clause("DZ-5.2.23", "DZ-11.8", "DZ-11.14")
def test_leaving_a_catacomb_needs_a_roll() -> None:
    t = table("IV", units={"tunnel_3": "captain"})
    t.roll(4).answer("unit:captain move to:tunnel_1")
    assert t.place_of("captain") == "tunnel_3"
    t.roll(2).answer("unit:captain move to:tunnel_1")
    assert t.place_of("captain") == "tunnel_1"


@clause("DZ-5.2.27", "DZ-MK5")
def test_a_full_space_where_one_must_stop_cannot_be_entered() -> None:
    t = table("II", units={"suburb_0": "deputy", "suburb_1": "civilians_1, civilians_2"}, bridge="ferry")
    assert t.refused("unit:deputy move to:suburb_1") == "DZ-5.2.27" and "suburb_2" not in goals(t, "deputy")


@clause("DZ-5.2.30", "DZ-H02.2")
def test_entering_town_center_costs_nothing_with_the_mayor() -> None:
    t = table(units={"forest_1": "civilians_1", "suburb_0": "mayor"})
    assert {"town_center", "suburb_0", "highway_0"} <= set(goals(t, "civilians_1"))
    t = table(units={"forest_0": "civilians_1", "suburb_0": "mayor"})
    assert {"mountain_1", "highway_1"} <= set(goals(t, "civilians_1"))


@clause("DZ-5.2.29", "DZ-12.2.21", "DZ-5.2.25")
def test_anti_units_share_spaces_and_the_limit() -> None:
    t = table(
        "III", seats=2, options={"mode": "competitive"}, units={"forest_1": "deputy", "forest_2": "hoarders, mayor"}
    )
    assert "forest_3" in goals(t, "deputy") and t.refused("unit:deputy move to:forest_2") == "DZ-5.2.13"


# -- 5.3: Forage ------------------------------------------------------------------------------------------------


@clause("DZ-5.3.1", "DZ-5.3.2", "DZ-5.3.4", "DZ-14.1.3")
def test_foraging_on_a_named_space_defiant_ones_too() -> None:
    t = table(units={"mountain_4": "civilians_1 defiant", "forest_2": "deputy"}, ammo=0)
    t.roll(4).answer("unit:civilians_1 forage")
    assert t.g.ammo == 1
    assert t.refused("unit:deputy forage") == "DZ-5.3.1"


@clause("DZ-5.3.3", "DZ-5.3.8")
def test_who_cannot_forage() -> None:
    t = table("II", units={"forest_3": "refugees_1, national_guard"})
    assert t.refused("unit:refugees_1 forage") == "DZ-5.3.3"
    assert t.refused("unit:national_guard forage") == "DZ-5.3.8"


@clause("DZ-5.3.5")
def test_never_more_than_20() -> None:
    t = table("I", units={"forest_3": "deputy"}, supplies=19)
    t.roll(6).answer("unit:deputy forage")
    assert t.g.supplies == 20


@clause("DZ-5.3.4", "DZ-5.3.9", "DZ-H02.1")
@pytest.mark.parametrize(("level", "options"), [("I", ["take:ammo_1", "take:supplies_1"]), ("basic", None)])
def test_in_town_a_six_gives_a_choice(level: str, options: list[str] | None) -> None:
    t = table(level, units={"forest_0": "deputy", "town_center": "mayor"}, ammo=0)
    t.roll(6).answer("unit:deputy forage")
    if options is None:
        assert t.g.ammo == 1
    else:
        assert t.ask == "forage_choice" and sorted(t.options) == options


@clause("DZ-5.3.6", "DZ-5.3.7", "DZ-13.1.2", "DZ-13.3.24")
def test_doubles_with_good_yield_are_taken_twice() -> None:
    t = table(
        "I", units={"forest_0": "johnson", "town_center": "mayor"}, ammo=0, supplies=0, options={"good_yield": "on"}
    )
    t.roll(6, 6).answer("unit:johnson forage")
    assert sorted(t.options) == ["take:ammo_2", "take:supplies_1_ammo_1", "take:supplies_2"]
    t.answer("take:ammo_2", "take:supplies_2")
    assert (t.g.ammo, t.g.supplies) == (2, 2)
    t = table(units={"forest_0": "johnson", "town_center": "mayor"}, ammo=0, options={"good_yield": "on"})
    t.roll(6, 6).answer("unit:johnson forage")
    assert t.g.ammo == 4


# -- 5.4: Gunfire -----------------------------------------------------------------------------------------------


@clause("DZ-5.4.1", "DZ-5.4.2", "DZ-5.4.3", "DZ-6.1.2", "DZ-6.1.18", "DZ-6.1.26", "DZ-6.4.2.1")
def test_a_shot_costs_ammo_and_hits_without_a_retreat() -> None:
    t = table(zeds={"forest_5": "5/3"}, units={"forest_4": "civilians_1 defiant"}, ammo=3)
    t.roll(6, 6).answer("unit:civilians_1 gunfire at:forest_5")
    assert t.g.ammo == 2 and t.zeds("forest_5") == ["5/3 reduced"]
    assert t.told("shot_rolled")[0]["column"] == 4


@clause("DZ-5.4.4", "DZ-5.4.9")
def test_not_at_a_start_and_not_at_the_own_space() -> None:
    t = table("II", zeds={"start_forest": "5/3", "forest_5": "4/2"}, units={"forest_6": "deputy, pickles hidden"})
    assert t.refused("unit:deputy gunfire at:start_forest") == "DZ-5.4.4"
    assert t.refused("unit:deputy gunfire at:forest_6") == "DZ-5.4.9"


@clause("DZ-5.4.5", "DZ-5.4.6", "DZ-H04.2")
def test_long_range_over_occupied_spaces() -> None:
    t = table(zeds={"forest_3": "5/3"}, units={"forest_1": "sheriff", "forest_2": "deputy"})
    t.roll(3, 4).answer("unit:sheriff gunfire at:forest_3")
    assert t.told("shot_rolled")[0]["column"] == 4
    t = table(zeds={"suburb_0": "5/3", "forest_2": "4/2"}, units={"forest_0": "sheriff"})
    assert t.refused("unit:sheriff gunfire at:suburb_0") == "DZ-5.4.6"


@clause("DZ-5.4.7", "DZ-11.2")
def test_no_long_range_in_the_tunnel() -> None:
    t = table(
        "IV", zeds={"tunnel_2": "5/3", "forest_1": "4/2"}, units={"tunnel_0": "captain", "town_center": "sheriff"}
    )
    assert t.refused("unit:sheriff gunfire at:tunnel_2") is not None
    assert not [option for option in t.options if option.startswith("unit:captain gunfire")]


@clause("DZ-5.4.8")
def test_from_town_center_along_every_track() -> None:
    t = table(zeds={"forest_1": "5/3", "suburb_0": "4/2", "highway_2": "2/1"}, units={"town_center": "captain, deputy"})
    at = [option.partition("at:")[2] for option in t.options if option.startswith("unit:captain gunfire")]
    assert sorted(at) == ["forest_1", "highway_2", "suburb_0"]
    assert [option.partition("at:")[2] for option in t.options if option.startswith("unit:deputy gun")] == ["suburb_0"]


@clause("DZ-5.4.10", "DZ-5.4.11")
def test_only_zeds_and_raiders_are_targets() -> None:
    t = table(
        "III",
        seats=2,
        options={"mode": "competitive"},
        zeds={"forest_0": "2/1"},
        units={"forest_2": "hoarders", "forest_1": "deputy", "mountain_1": "looters", "mountain_0": "mayor"},
    )
    assert t.refused("unit:deputy gunfire at:forest_2") == "DZ-5.4.11"
    t.roll(6, 6).answer("unit:mayor gunfire at:mountain_1", seat=0)
    assert t.units("mountain_1") == ["looters 2"]


@clause("DZ-6.2.15", "DZ-6.2.1", "DZ-6.2.12", "DZ-CT04")
def test_hits_of_a_shot_are_split_freely() -> None:
    t = table(zeds={"forest_2": "5/3, 2/1 reduced 2"}, units={"forest_1": "sheriff"})
    t.roll(4, 5).answer("unit:sheriff gunfire at:forest_2")
    strong, weak = t.g.zeds_at["forest_2"]
    assert t.ask == "split_hits_on_zeds"
    assert sorted(t.options) == sorted(
        [f"hit:{strong} hit:{strong} hit:{strong}", f"hit:{strong} hit:{strong} hit:{weak}"]
    )


# -- events of the phase ----------------------------------------------------------------------------------------


@clause("DZ-E68", "DZ-CT20")
def test_poison_on_the_wind_stops_moves_above_ground() -> None:
    t = table(
        "IV",
        units={"town_center": "mayor", "tunnel_1": "deputy"},
        in_force=[Modifier("no_surface_move", "E68", "phase")],
    )
    assert t.refused("unit:mayor move to:forest_0") == "DZ-E68" and goals(t, "deputy")
