"""Chapters 5.5 and 5.6: the hospital, defences."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit
from untot.games.dawn_of_the_zeds.rules.c5_places import beds, free_beds
from untot.kernel.rulebook import clause

# -- 5.5: Heal --------------------------------------------------------------------------------------------------


@clause("DZ-5.5.1", "DZ-5.5.3", "DZ-5.5.20", "DZ-5.5.22")
def test_only_the_wounded_in_a_bed_are_healed() -> None:
    t = table("I", units={"bed_1": "deputy reduced", "bed_2": "mayor", "forest_1": "sheriff reduced"})
    assert [option for option in t.options if option.startswith("heal:")] == [
        "heal:deputy stay",
        "heal:deputy leave",
    ]
    assert t.refused("heal:sheriff stay") == "DZ-5.5.1" and t.refused("heal:mayor stay") == "DZ-5.5.22"


@clause("DZ-5.5.4", "DZ-5.5.24", "DZ-CT18", "DZ-E45")
def test_a_free_heal_counts_for_the_limit() -> None:
    t = table("III", event="E45", units={"bed_1": "civilians_1 reduced comatose"}, infection=4)
    t.answer("heal:civilians_1 stay")
    assert t.refused("heal:civilians_1 stay") == "DZ-5.5.4"
    assert not [option for option in t.options if option == "use_event"]


@clause("DZ-5.5.5", "DZ-5.5.6", "DZ-5.5.7", "DZ-5.5.9", "DZ-5.5.13")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("deputy reduced comatose", "deputy reduced"),
        ("deputy reduced", "deputy"),
        ("civilians_1 reduced comatose", "civilians_1 reduced 1"),
        ("civilians_1 reduced", "civilians_1 1"),
        ("national_guard reduced comatose", "national_guard reduced 2"),
        ("national_guard reduced", "national_guard 2"),
        ("horatius reduced comatose", "horatius reduced 1"),
    ],
)
def test_hits_are_removed_in_reverse_order(before: str, after: str) -> None:
    t = table("IV", units={"bed_1": before})
    t.answer(f"heal:{before.split()[0]} stay")
    assert t.units("bed_1") == [after]


@clause("DZ-5.5.21")
def test_horatius_and_special_civilians_are_healed_like_civilians() -> None:
    t = table("IV", units={"bed_1": "rangers reduced"})
    t.answer("heal:rangers stay")
    assert t.units("bed_1") == ["rangers 1"]


@clause("DZ-5.5.8", "DZ-10.2.12", "DZ-10.2.20", "DZ-5.5.10")
def test_refugees_that_wake_up_go_to_the_camp_without_a_reward() -> None:
    t = table("II", units={"bed_1": "vip comatose"}, infection=4)
    t.answer("heal:vip")
    assert t.units("refugee_camp") == ["vip"] and t.g.infection == 4 and not t.told("all_healed")


@clause("DZ-5.5.10", "DZ-H12.1")
@pytest.mark.parametrize(("place", "infection"), [("town_center", 4), ("office_1", 3)])
def test_every_heal_action_lowers_the_infection(place: str, infection: int) -> None:
    t = table("III", units={"bed_1": "deputy reduced", place: "agee"}, infection=5)
    t.answer("heal:deputy stay")
    assert t.g.infection == infection


@clause("DZ-5.5.11", "DZ-5.5.14")
def test_after_the_heal_the_unit_may_leave() -> None:
    t = table("I", units={"bed_1": "deputy reduced comatose"})
    t.answer("heal:deputy leave")
    assert t.units("town_center") == ["deputy reduced"]


@clause("DZ-5.5.12", "DZ-5.5.14", "DZ-5.5.15", "DZ-5.5.16")
def test_a_comatose_unit_does_nothing_and_leaves_only_for_the_cemetery() -> None:
    t = table("I", units={"bed_1": "deputy reduced comatose", "town_center": "mayor"})
    assert "discharge:deputy" not in t.options and "bury:deputy" in t.options
    assert not [option for option in t.options if option.startswith("special:initiative")]
    t.answer("bury:deputy")
    assert t.units("cemetery") == ["deputy reduced"] and t.g.actions == 4


@clause("DZ-5.5.2", "DZ-6.3.2", "DZ-6.3.3")
def test_a_saved_unit_lies_in_a_bed() -> None:
    t = table(
        "I", zeds={"forest_2": "9/4"}, units={"forest_1": "mayor"}, steps=[("activate", "forest")], dice=[3, 4, 4]
    )
    assert t.units("bed_1") == ["mayor reduced comatose"] and t.g.infection == 2


@clause("DZ-5.5.17", "DZ-5.5.18", "DZ-5.5.26", "DZ-H05.4", "DZ-CT12")
def test_a_dressing_works_nearby_but_not_into_a_bed() -> None:
    t = table(
        "I",
        units={"town_center": "johnson reduced", "bed_1": "deputy reduced", "forest_0": "mayor reduced"},
        infection=5,
    )
    options = [option for option in t.options if "field_dressing" in option]
    assert options == ["unit:johnson field_dressing target:johnson", "unit:johnson field_dressing target:mayor"]
    t.answer("unit:johnson field_dressing target:mayor")
    assert t.units("forest_0") == ["mayor"] and t.g.supplies == 5 and t.g.infection == 5


@clause("DZ-5.5.19", "DZ-6.3.11")
def test_in_the_hospital_there_is_no_saving_roll() -> None:
    t = table("I", units={"bed_1": "deputy reduced"}, steps=[("card_hits_unit", "deputy", 1)], dice=[1])
    assert t.units("cemetery") == ["deputy reduced"] and not t.told("saving_rolled")
    t = table("I", units={"bed_1": "civilians_1 reduced comatose"}, steps=[("card_hits_unit", "civilians_1", 1)])
    assert t.units("cemetery") == ["civilians_1 reduced"]


@clause("DZ-5.5.23", "DZ-R07")
def test_another_effect_that_removes_a_hit_wakes_the_comatose() -> None:
    t = table("III", units={"bed_1": "civilians_1 reduced comatose"}, infection=5, steps=[("text", "R07.text", 0)])
    t.answer("unit:civilians_1")
    assert t.units("bed_1") == ["civilians_1 reduced 1"] and t.g.infection == 4


@clause("DZ-13.1.8", "DZ-13.3.28", "DZ-H11.4")
def test_more_beds() -> None:
    t = table("III", units={"office_1": "physician"}, options={"hospital_wing": "on"}, steps=[])
    assert len(beds(t.g)) == 6
    t = table("III", units={"town_center": "physician", "bed_4": "deputy"}, steps=[])
    assert len(beds(t.g)) == 3 and len(free_beds(t.g)) == 3 and t.place_of("deputy") == "bed_4"


@clause("DZ-13.2.7")
def test_short_of_drugs() -> None:
    t = table("I", units={"bed_1": "deputy reduced"}, options={"short_of_drugs": "on"}, supplies=1)
    t.answer("heal:deputy stay")
    assert t.g.supplies == 0
    t = table("I", units={"bed_1": "deputy reduced"}, options={"short_of_drugs": "on"}, supplies=0)
    assert t.refused("heal:deputy stay") == "DZ-13.2.7"


# -- 5.6: defences ----------------------------------------------------------------------------------------------


@clause("DZ-5.6.1", "DZ-5.6.4", "DZ-MK8", "DZ-T6")
def test_a_barricade_costs_two_supplies_and_shifts_two() -> None:
    t = table("II", units={"forest_2": "civilians_1 defiant"}, supplies=3)
    t.answer("unit:civilians_1 build at:forest_2")
    assert t.g.defences == {"forest_2": "barricade"} and t.g.supplies == 1
    assert best_benefit(t.g, "forest_2") == ("T6", 2)


@clause("DZ-5.6.2", "DZ-H07.4", "DZ-H17.4")
def test_who_cannot_build() -> None:
    t = table("IV", units={"forest_2": "pickles, horatius", "forest_3": "refugees_1"})
    assert {t.refused(f"unit:{unit} build at:forest_2") for unit in ("pickles", "horatius", "refugees_1")} == {
        "DZ-5.6.2"
    }


@clause("DZ-5.6.3", "DZ-5.6.11")
def test_one_defence_on_each_track() -> None:
    t = table("II", units={"forest_2": "deputy", "town_center": "mayor"}, defences={"forest_5": "barricade"})
    assert t.refused("unit:deputy build at:forest_2") == "DZ-5.6.3"
    assert t.refused("unit:mayor build at:town_center") == "DZ-5.6.11"


@clause("DZ-5.6.6", "DZ-5.6.8", "DZ-H06.1", "DZ-T7", "DZ-MK9")
def test_only_kingman_builds_the_strongpoint_once() -> None:
    t = table("II", units={"forest_2": "kingman reduced", "forest_1": "deputy"}, supplies=5)
    assert t.refused("unit:deputy build_strongpoint") == "DZ-5.6.6"
    t.answer("unit:kingman build_strongpoint")
    assert t.g.defences == {"forest_2": "strongpoint"} and t.g.supplies == 2
    assert best_benefit(t.g, "forest_2") == ("T7", 3)
    assert t.refused("unit:kingman build_strongpoint") == "DZ-5.6.6"


@clause("DZ-5.6.7", "DZ-H06.2", "DZ-MK10")
def test_the_minefield_once_a_match() -> None:
    t = table("II", units={"forest_2": "kingman"}, supplies=5, ammo=3)
    t.answer("unit:kingman lay_minefield")
    assert (t.g.minefield, t.g.minefield_uses, t.g.supplies, t.g.ammo) == ("forest_2", 2, 3, 2)
    assert t.refused("unit:kingman lay_minefield") == "DZ-5.6.7"


@clause("DZ-5.6.9", "DZ-14.4.6", "DZ-5.6.10")
def test_after_two_uses_the_minefield_is_gone() -> None:
    t = table(
        "III",
        zeds={"forest_3": "9/4", "forest_4": "8/4"},
        minefield="forest_2",
        minefield_uses=2,
        components=["phosphor"],
        chaos={"forest_3": 1},
        steps=[("activate", "forest"), ("activate", "forest")],
        dice=[6, 6, 6, 6],
    )
    assert [told["strength"] for told in t.told("minefield_exploded")] == [7, 4] and t.g.minefield == ""
    assert not t.told("zed_retreated")


@clause("DZ-5.6.12", "DZ-HC5.2")
def test_the_builders_build_beside_them_and_cheaper() -> None:
    t = table("II", zeds={"forest_3": "5/3"}, units={"forest_2": "builders"}, supplies=1, chaos={"forest_1": 1})
    assert [option for option in t.options if " build " in option] == [
        "unit:builders build at:forest_2",
        "unit:builders build at:forest_1",
    ]
    t.answer("unit:builders build at:forest_1")
    assert t.g.defences == {"forest_1": "barricade"} and t.g.supplies == 0


@clause("DZ-13.1.12", "DZ-13.3.11", "DZ-5.6.5")
def test_defensive_strategies_move_a_barricade() -> None:
    t = table(
        "II",
        units={"forest_2": "deputy"},
        defences={"forest_5": "barricade"},
        supplies=1,
        options={"defensive_strategies": "on"},
    )
    t.answer("unit:deputy build at:forest_2")
    assert t.g.defences == {"forest_2": "barricade"} and t.g.supplies == 0
