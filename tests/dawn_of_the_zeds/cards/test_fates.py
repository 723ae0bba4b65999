"""Fate cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.kernel.rulebook import clause


def now(card: str, level: str = "V", **position: Any) -> Table:
    """The text of a card that is carried out at once."""
    return table(level, steps=[("text", f"{card}.text", 0)], **position)


# -- blue -------------------------------------------------------------------------------------------------------


@clause("DZ-F01")
def test_f01_bulldozer_only_in_attack() -> None:
    kept, steps = ["F01"], [("activate", "forest")]
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "civilians_1"}, kept=kept, steps=steps, dice=[6, 6])
    assert t.told("melee_rolled")[0]["shifts"] == []


@clause("DZ-F03", "DZ-MK2")
def test_f03_someone_takes_charge_before_a_shot_or_a_phase() -> None:
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "civilians_1"}, kept=["F03"])
    t.answer("unit:civilians_1 gunfire at:forest_2")
    t.roll(6, 6).answer("play:F03")
    assert t.told("shot_rolled")[0]["shifts"] == [["MK2", 1]]
    assert table(units={"forest_1": "civilians_1"}, kept=["F03"], steps=[("zeds_phase",)]).ask == "play_kept_card"


@clause("DZ-F04", "DZ-15.4.4")
def test_f04_rats() -> None:
    t = now("F04", zeds={"forest_2": "5/3", "suburb_2": "4/2, 2/1"})
    assert t.place_of("vermin") == "start_suburb"


@clause("DZ-F10")
def test_f10_missing_stock() -> None:
    t = now("F10", supplies=3, ammo=3, dice=[2, 5])
    assert (t.g.supplies, t.g.ammo) == (1, 2)


# -- green ------------------------------------------------------------------------------------------------------


@clause("DZ-F12", "DZ-F29")
def test_heroes_from_the_horizon_and_late_help() -> None:
    t = table("II", units={"town_center": "mayor"}, available=["johnson", "kingman", "furies"], kept=["F12"])
    t.answer("play:F12")
    assert sorted(t.options) == ["unit:johnson", "unit:kingman"]
    t.answer("unit:kingman")
    assert "to:town_center" not in t.options
    t.answer("to:start_forest")
    assert t.place_of("kingman") == "start_forest"
    t = table("IV", units={"town_center": "mayor"}, available=["johnson", "kingman"], kept=["F29"])
    t.g.script_chance(1)
    t.answer("play:F29")
    assert "to:town_center" in t.options and "to:start_tunnel" in t.options


@clause("DZ-F13")
def test_f13_lured_by_ruin() -> None:
    t = now("F13", chaos={"forest_4": 1, "forest_0": 1}, bag="2/1, 5/3", chance=[1, 0])
    assert t.zeds("forest_0") == [] and t.zeds("forest_4") == ["2/1"] and len(t.g.bag) == 1


@clause("DZ-F14", "DZ-MK4", "DZ-MK5", "DZ-HC5.3")
def test_f14_the_bridge_is_gone_a_ferry_and_a_new_bridge() -> None:
    t = now("F14", units={"suburb_1": "deputy"})
    assert t.g.bridge == "down" and t.place_of("deputy") == "suburb_1"
    t = table("II", units={"suburb_0": "deputy", "suburb_2": "builders"}, bridge="down")
    assert t.refused("unit:deputy move to:suburb_1") == "DZ-MK4"
    t.answer("unit:deputy start_ferry")
    assert t.told("bridge_changed")[0]["bridge"] == "ferry"
    t.answer("unit:builders bridge_repair")
    assert not t.g.bridge


@clause("DZ-F15", "DZ-CT20", "DZ-CT06")
def test_f15_mudslide() -> None:
    t = now(
        "F15",
        "II",
        zeds={"mountain_3": "5/3", "mountain_5": "4/2", "start_mountain": "6/3"},
        units={"mountain_1": "deputy"},
        dice=[1, 6, 6],
    )
    assert t.zeds("mountain_2") == ["5/3"] and t.zeds("mountain_6") == ["4/2"] and t.zeds("start_mountain") == ["6/3"]
    t.go_on(("activate", "mountain"), ("next_action",))
    assert t.zeds("mountain_2") == ["5/3"] and t.refused("unit:deputy move to:mountain_0") == "DZ-F15"


@clause("DZ-F16")
def test_f16_back_for_the_photo_album() -> None:
    t = now(
        "F16",
        "II",
        zeds={"suburb_3": "5/3"},
        units={"forest_2": "refugees_1", "suburb_2": "refugees_2", "highway_6": "vip"},
        dice=[1],
    )
    assert (
        t.place_of("refugees_1") == "forest_3"
        and t.place_of("refugees_2") == "cemetery"
        and t.place_of("vip") == "highway_6"
    )


@clause("DZ-F17", "DZ-4.4.6")
@pytest.mark.parametrize(("die", "is_kept"), [(3, False), (4, True)])
def test_f17_decoy(die: int, is_kept: bool) -> None:
    t = table(
        "II",
        zeds={"forest_3": "5/3 1 fast"},
        kept=["F17"],
        steps=[("activate", "forest")],
        phase="zeds",
        chaos={"forest_3": 1},
    )
    assert "play:F17" in t.options
    t.roll(die).answer("play:F17")
    assert t.zeds("forest_3") == ["5/3 fast"] and (t.g.kept == ["F17"]) == is_kept


@clause("DZ-F18", "DZ-H07.4")
def test_f18_trucks() -> None:
    t = table("II", units={"town_center": "kingman, pickles, civilians_1"}, kept=["F18"])
    assert "unit:kingman trucks to:forest_6" in t.options and "unit:kingman trucks to:forest_2" not in t.options
    assert not [option for option in t.options if option.startswith(("unit:pickles trucks", "unit:civilians_1 trucks"))]
    t.answer("unit:kingman trucks to:forest_6")
    assert t.place_of("kingman") == "forest_6" and t.g.fates.discards == ["F18"]


# -- yellow -----------------------------------------------------------------------------------------------------


@clause("DZ-F19")
def test_f19_guides() -> None:
    t = now(
        "F19",
        "III",
        zeds={"forest_3": "5/3", "suburb_1": "4/2"},
        units={"forest_2": "refugees_1", "suburb_2": "refugees_2", "highway_2": "vip"},
    )
    assert (t.place_of("refugees_1"), t.place_of("refugees_2"), t.place_of("vip")) == (
        "forest_1",
        "suburb_2",
        "highway_2",
    )


@clause("DZ-F20", "DZ-UM6")
def test_f20_acid_on_the_farthest() -> None:
    t = now("F20", "III", zeds={"forest_3": "5/3", "start_suburb": "4/2, 6/3"})
    assert t.zeds("start_suburb") == ["6/3 acid", "4/2"]


@clause("DZ-F21", "DZ-F35", "DZ-F39")
def test_cards_that_change_numbers() -> None:
    assert now("F21", infection=5).g.infection == 3
    t = now("F35", infection=7, ammo=2)
    assert (t.g.infection, t.g.ammo) == (2, 1)
    t = table("V", units={"town_center": "mayor"}, kept=["F35"], ammo=0)
    assert "play:F35" not in t.options
    t = now("F39", supplies=1, ammo=1)
    assert (t.g.supplies, t.g.ammo) == (3, 3)


@clause("DZ-F22")
def test_f22_camp_council() -> None:
    t = now(
        "F22",
        "III",
        units={"refugee_camp": "refugees_1, refugees_2, vip", "forest_1": "civilians_1 reduced"},
        infection=5,
        dice=[1, 3, 6],
    )
    assert t.units("refugee_camp") == ["refugees_2", "vip"] and "refugees_1" in t.g.gone
    assert t.units("forest_1") == ["civilians_1 1"] and t.g.infection == 4


@clause("DZ-F24", "DZ-SU9")
def test_f24_the_gang_rolls_in() -> None:
    t = now("F24", "III", zeds={"forest_3": "5/3", "mountain_3": "5/3", "highway_3": "6/3"})
    assert t.place_of("gang") == "start_suburb"


@clause("DZ-F25", "DZ-5.7.11")
@pytest.mark.parametrize(("die", "cards"), [(1, 5), (4, 4), (6, 3)])
def test_f25_wrong_track(die: int, cards: int) -> None:
    assert len(now("F25", "III", dice=[die], chance=[0, 0]).g.research.cards) == cards


@clause("DZ-F26", "DZ-UM5")
def test_f26_pack_leader() -> None:
    t = now("F26", "III", zeds={"forest_3": "6/3", "suburb_5": "6/4", "highway_2": "giants"}, chaos={"forest_3": 1})
    assert t.zeds("forest_2") == ["6/3 alpha"] and t.zeds("suburb_5") == ["6/4"]


@clause("DZ-F27", "DZ-CT05")
def test_f27_bricks_and_bottles() -> None:
    t = table(
        "III",
        zeds={"forest_2": "5/3 reduced 2"},
        units={"forest_1": "civilians_1"},
        kept=["F27"],
        steps=[("activate", "forest")],
    )
    t.roll(6, 6).answer("play:F27")
    assert not t.g.zeds and not t.told("melee_rolled") and t.units("forest_1") == ["civilians_1"]


# -- orange -----------------------------------------------------------------------------------------------------


@clause("DZ-F28")
def test_f28_cave_in_of_the_first_spaces() -> None:
    t = now("F28", "IV", zeds={"tunnel_2": "5/3"}, units={"tunnel_1": "deputy"}, dice=[2])
    assert t.zeds("tunnel_3") == ["5/3 1"] and t.g.no_entry == ["tunnel_2"]


@clause("DZ-F28", "DZ-4.6.13", "DZ-6.4.5.2")
@pytest.mark.parametrize("other_starts", [("start_mountain", "start_tunnel"), ()])
def test_f28_zeds_that_find_no_room_up_to_the_start_go_to_another_one_or_die(other_starts: tuple[str, ...]) -> None:
    full = ("suburb_4", "suburb_5", "suburb_6", "start_suburb", "start_highway", "start_forest")
    spaces = full + (() if other_starts else ("start_mountain", "start_tunnel"))
    zeds = {space: f"zed_{2 * n + 1}, zed_{2 * n + 2}" for n, space in enumerate(spaces)}
    t = now("F28", "IV", zeds={"tunnel_5": "zed_20", **zeds}, units={"town_center": "mayor"}, dice=[5])
    if other_starts:
        assert t.options == [f"space:{start}" for start in other_starts]
        t.answer("space:start_mountain")
    assert t.place_of("zed_20") == ("start_mountain" if other_starts else "") and len(t.zeds("suburb_4")) == 2


@clause("DZ-F30")
def test_f30_the_doctors_design() -> None:
    t = now(
        "F30",
        "IV",
        fates=["F09"],
        chaos={"forest_4": 1, "forest_3": 1},
        bag="2/1, 3/1, 5/3, 6/3, 4/2, 4/3, 5/1",
        ammo=2,
        dice=[3],
        chance=[0, 5, 0, 0, 0, 0, 0],
    )
    assert len(t.zeds("forest_3")) + len(t.zeds("forest_4")) == 1
    assert sum(space.startswith("start_") for space in t.g.zeds_at) == 5


@clause("DZ-F31", "DZ-CT13")
def test_f31_free_the_dead() -> None:
    t = now("F31", "IV", supplies=1, ammo=1, infection=3, units={"town_center": "mayor"}, dice=[3])
    t.answer("lose:infection", "lose:ammo", "lose:supplies")
    assert (t.g.supplies, t.g.ammo, t.g.infection) == (0, 0, 4)


@clause("DZ-F32", "DZ-F43", "DZ-5.7.23")
def test_lost_components() -> None:
    t = now(
        "F32",
        "IV",
        components=["snack"],
        bag="5/3",
        zeds={"forest_2": "2/1", "suburb_2": "4/2", "highway_2": "6/3", "mountain_2": "5/1"},
        chance=[0],
    )
    assert t.g.components == [] and t.zeds("start_tunnel") == ["5/3"]
    t = now(
        "F32",
        "IV",
        bag="5/3",
        zeds={"forest_2": "2/1", "suburb_2": "4/2", "highway_2": "6/3", "mountain_2": "5/1"},
        chance=[0, 0],
    )
    assert len(t.g.research.cards) == 4
    t = now("F43", components=["snack"])
    assert t.g.components == []
    t = now(
        "F43",
        zeds={"forest_2": "2/1", "suburb_2": "4/2", "highway_2": "6/3", "mountain_2": "5/1", "tunnel_7": "3/1, noelle"},
        chaos={"forest_2": 1},
    )
    assert len(t.options) == 2


@clause("DZ-F33")
def test_f33_discharged_early() -> None:
    t = table(
        "IV",
        units={"bed_1": "civilians_1 reduced comatose", "bed_2": "deputy reduced"},
        kept=["F33"],
        infection=4,
        chaos={"forest_4": 1},
    )
    t.answer("play:F33")
    assert "to:forest_4" not in t.options and "to:tunnel_0" not in t.options and "to:forest_2" not in t.options
    t.answer("to:forest_3")
    assert t.units("forest_3") == ["civilians_1"] and t.g.infection == 3


@clause("DZ-F34")
def test_f34_secret_folder() -> None:
    t = table("IV", units={"tunnel_4": "sheriff"}, kept=["F34"])
    t.answer("play:F34")
    assert t.g.research.discards[-1] == "R06"
    assert "play:F34" not in table("IV", units={"tunnel_2": "sheriff"}, kept=["F34"]).options


@clause("DZ-F36")
def test_f36_clean_up_crew() -> None:
    t = now("F36", "IV", chaos={"forest_4": 2, "suburb_4": 1}, infection=3)
    t.answer("space:forest_4", "space:suburb_4")
    assert t.g.chaos == {"forest_4": 1} and t.g.infection == 3


# -- red --------------------------------------------------------------------------------------------------------


@clause("DZ-F37", "DZ-CT10")
def test_f37_patient_zero_goes_to_bed_with_one_hit_left() -> None:
    t = now("F37", fates=["F09"], units={"town_center": "civilians_1"}, super_zeds=["giants"], infection=9, chance=[0])
    assert t.units("bed_1") == ["civilians_1 reduced 1"] and t.g.infection == 9 and t.zeds("forest_4") == ["giants"]


@clause("DZ-F38", "DZ-5.2.28")
def test_f38_lift_by_air() -> None:
    t = table("V", units={"forest_6": "mayor", "tunnel_1": "deputy"}, kept=["F38"])
    assert "unit:mayor airlift to:suburb_6" in t.options and "unit:mayor airlift to:bed_1" in t.options
    assert (
        not [option for option in t.options if option.startswith("unit:deputy airlift")]
        and "unit:mayor airlift to:start_suburb" not in t.options
    )
    t.answer("unit:mayor airlift to:suburb_6")
    assert t.place_of("mayor") == "suburb_6" and t.g.kept == []


@clause("DZ-F40")
def test_f40_blank_stare() -> None:
    t = table(
        "V",
        zeds={"forest_3": "5/3", "suburb_5": "4/2"},
        kept=["F40"],
        event="E09",
        steps=[("activations",)],
        phase="zeds",
        bag="2/1",
        chance=[0],
    )
    assert t.ask == "play_kept_card"
    t.answer("play:F40")
    t.answer("track:forest")
    assert t.zeds("forest_3") == ["5/3"] and t.told("track_stays")


@clause("DZ-F41")
def test_f41_workshop() -> None:
    t = table("V", units={"town_center": "mayor"}, kept=["F41"], supplies=5, ammo=0)
    t.answer("play:F41", "workshop", "workshop")
    assert (t.g.supplies, t.g.ammo) == (1, 2) and "workshop" not in t.options


@clause("DZ-F42")
def test_f42_in_full_bloom() -> None:
    t = now("F42", zeds={"forest_3": "2/1", "suburb_5": "6/3 2"}, bag="5/3", chance=[0])
    assert t.zeds("forest_3") == ["5/3"] and t.zeds("suburb_5") == ["6/3"]


@clause("DZ-F42", "DZ-CT08", "DZ-4.6.1", "DZ-4.6.2", "DZ-4.6.11")
@pytest.mark.parametrize(("behind", "landed"), [("", "forest_4"), ("5/3, 6/3", "forest_5")])
def test_f42_where_an_infector_stood_on_a_full_space_another_zed_goes_back(behind: str, landed: str) -> None:
    zeds = {"forest_3": "5/3, 6/3, noelle", "forest_4": behind}
    t = now("F42", zeds={space: pieces for space, pieces in zeds.items() if pieces}, bag="4/2", chance=[0])
    assert t.zeds("forest_3") == ["6/3", "5/3"] and t.zeds(landed) == ["4/2"]
    assert t.told("zed_replaced") and t.told("zed_placed")[0]["space"] == landed


@clause("DZ-F42", "DZ-CT08", "DZ-4.6.11")
def test_f42_a_zed_that_goes_back_meets_whoever_stands_there() -> None:
    zeds, units = {"forest_3": "5/3, 6/3, noelle"}, {"forest_4": "civilians_1"}
    t = now("F42", zeds=zeds, units=units, bag="4/2", chance=[0, 2, 2])
    assert t.told("melee_began")[0]["space"] == "forest_4"


@clause("DZ-F44", "DZ-CT05")
@pytest.mark.parametrize(("die", "is_kept"), [(5, False), (6, True)])
def test_f44_museum_piece(die: int, is_kept: bool) -> None:
    t = table("V", zeds={"forest_1": "5/3", "suburb_2": "4/2"}, units={"town_center": "mayor"}, kept=["F44"])
    t.roll(4, 4, die).answer("play:F44")
    assert t.zeds("forest_1") == ["5/3 reduced"] and (t.g.kept == ["F44"]) == is_kept
