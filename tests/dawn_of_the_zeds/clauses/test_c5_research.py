"""Chapters 5.7 and 5.8: research, the super weapon, arrests."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from untot.games.dawn_of_the_zeds.rules.c5_research import may_use_weapon
from untot.kernel.rulebook import clause

# -- 5.7: research ----------------------------------------------------------------------------------------------


@clause("DZ-5.7.2", "DZ-5.7.3", "DZ-5.7.4", "DZ-5.7.5", "DZ-5.7.6")
@pytest.mark.parametrize(("die", "current"), [(2, "R01"), (3, "R06")])
def test_a_scientist_in_the_lab_rolls_against_the_current_card(die: int, current: str) -> None:
    t = table("III", units={"lab": "physician", "town_center": "agee"})
    assert t.refused("unit:agee research") == "DZ-5.7.3"
    t.roll(die).answer("unit:physician research")
    assert t.g.research.discards[-1] == current


@clause("DZ-5.7.10")
def test_without_a_card_there_is_no_research() -> None:
    t = table("III", units={"lab": "physician"})
    t.g.research.cards.clear()
    assert t.refused("unit:physician research") == "DZ-5.7.10"
    t = table("III", steps=[])
    t.g.research.cards.clear()
    t.go_on(("next_research",))
    assert not t.told("research_revealed")


@clause("DZ-5.7.11", "DZ-E66")
def test_a_random_initial_card_comes_on_top() -> None:
    t = table("IV", event="E66", steps=[("text", "E66.start", 0)], dice=[3], chance=[1])
    assert len(t.g.research.cards) == 4 and t.g.research.cards[0] == "R03"
    t = table("IV", steps=[])
    t.g.research.discards = ["R01", "R02", "R04"]
    t.go_on(("text", "E66.start", 0), chance=[2, 0])
    assert t.g.research.cards[0] == "R02" and t.g.research.discards == ["R01", "R04"]


@clause("DZ-5.7.12", "DZ-5.7.26", "DZ-7.3.1", "DZ-R21")
def test_first_the_final_component_then_the_antidote() -> None:
    t = table("III", steps=[])
    t.g.research.cards = ["R21"]
    t.go_on(("next_research",))
    assert t.g.has_final_component and t.g.research.cards == ["R21"] and t.g.research.discards == ["R01"]
    t.go_on(("next_research",))
    t.g.infection = 5
    t.go_on(("distribute_antidote",))
    assert t.g.has_antidote and t.g.infection == 4


@clause("DZ-5.7.13", "DZ-5.7.15", "DZ-5.7.23", "DZ-R22", "DZ-F32")
def test_components_are_chosen_lost_and_gained_again() -> None:
    t = table("IV", steps=[("text", "R22.text", 0)])
    assert len(t.options) == 5
    t.answer("component:snack")
    assert t.g.components == ["snack"]
    t.go_on(("text", "F32.text", 0), chance=[0])
    t.answer(t.options[0])
    assert t.g.components == []


@clause("DZ-13.2.11")
def test_cobbled_together_parts_are_random() -> None:
    t = table("III", steps=[("text", "R22.text", 0)], options={"cobbled_together": "on"}, chance=[4])
    assert len(t.g.components) == 1


@clause("DZ-5.7.17", "DZ-5.7.18", "DZ-SU5")
def test_who_may_use_the_super_weapon() -> None:
    t = table(
        "III",
        units={
            "forest_1": "national_guard",
            "forest_2": "looters, pickles, rangers, civilians_1",
            "forest_3": "refugees_1",
        },
        steps=[],
    )
    may = [
        unit
        for unit in ("national_guard", "looters", "pickles", "rangers", "civilians_1", "refugees_1")
        if may_use_weapon(t.g, unit)
    ]
    assert may == ["pickles", "rangers", "civilians_1"]
    t = table("III", units={"town_center": "national_guard"}, steps=[])
    assert may_use_weapon(t.g, "national_guard")


@clause("DZ-5.7.20", "DZ-5.7.27", "DZ-W4")
def test_where_the_grenade_may_be_thrown() -> None:
    t = table(
        "III", zeds={"start_forest": "5/3", "forest_5": "4/2"}, units={"forest_6": "deputy"}, components=["grenade"]
    )
    assert t.refused("unit:deputy grenade at:start_forest") == "DZ-5.7.20"
    assert t.refused("unit:deputy grenade at:forest_3") == "DZ-5.7.27"
    t.answer("unit:deputy grenade at:forest_5")
    assert t.zeds("forest_5") == ["4/2 reduced 1"] and t.g.chaos == {"forest_5": 1}


@clause("DZ-5.7.21", "DZ-W5", "DZ-W1", "DZ-5.7.16")
def test_snack_in_defence_knuckles_in_attack() -> None:
    t = table(
        "III",
        zeds={"forest_2": "5/3"},
        units={"forest_1": "civilians_1"},
        components=["snack", "knuckles"],
        steps=[("activate", "forest")],
    )
    t.roll(6, 6).answer("use")
    assert t.told("melee_rolled")[0]["shifts"] == [] and t.zeds("forest_2") == ["5/3 reduced"]
    t = table("III", zeds={"forest_2": "5/3"}, units={"forest_1": "civilians_1"}, components=["snack", "knuckles"])
    t.answer("unit:civilians_1 move to:forest_2")
    t.roll(6, 6).answer("use")
    assert t.told("melee_rolled")[0]["shifts"] == [["W1", 1]]


@clause("DZ-5.7.22", "DZ-5.7.28", "DZ-W3", "DZ-W2")
def test_cancelled_hits_do_not_count_for_phosphor() -> None:
    t = table("III", zeds={"forest_2": "5/3 tough"}, units={"forest_1": "civilians_1"}, components=["phosphor"])
    t.answer("unit:civilians_1 gunfire at:forest_2")
    t.roll(4, 4, 1, 6).answer("use")
    assert t.zeds("forest_2") == ["5/3 1 tough"]


@clause("DZ-5.7.24", "DZ-R16")
@pytest.mark.parametrize(("current", "supplies"), [("R16", 1), ("R06", 0)])
def test_an_ongoing_card_works_only_while_it_is_current(current: str, supplies: int) -> None:
    t = table("III", units={"forest_3": "deputy"}, supplies=0)
    t.g.research.discards = ["R16", current]
    t.roll(3).answer("unit:deputy forage")
    assert t.g.supplies == supplies


@clause("DZ-5.7.30")
def test_choices_of_a_research_card_belong_to_the_hero_side() -> None:
    t = table("III", units={"lab": "physician"}, seats=2, lead=0)
    t.g.research.cards = ["R22"]
    t.roll(6).answer("unit:physician research", seat=1)
    assert t.ask == "component" and t.asked == [0]


@clause("DZ-13.1.13", "DZ-13.3.9", "DZ-13.2.10")
def test_costly_research_and_lab_excellence() -> None:
    for die, supplies in ((6, 4), (1, 3)):
        t = table(
            "III", units={"lab": "physician"}, supplies=5, options={"costly_research": "on", "lab_excellence": "on"}
        )
        t.g.research.discards = ["R15"]
        t.roll(die).answer("unit:physician research")
        assert t.g.supplies == supplies


@clause("DZ-R13")
def test_improvised_samples_are_paid_with_a_supply() -> None:
    t = table("III", units={"lab": "physician"}, supplies=5)
    t.g.research.discards = ["R13"]
    assert {"unit:physician research", "improvise"} <= set(t.options)
    t.roll(6).answer("improvise")
    assert (t.g.actions, t.g.player_actions, t.g.supplies) == (4, [1], 4)


# -- 5.8: arrests -----------------------------------------------------------------------------------------------


@clause("DZ-5.8.1", "DZ-5.8.2", "DZ-5.8.4", "DZ-5.8.6", "DZ-13.2.14")
@pytest.mark.parametrize(
    ("unit", "die", "option", "is_jailed"),
    [("mayor", 4, "off", False), ("mayor", 5, "off", True), ("sheriff", 4, "off", True), ("sheriff", 4, "on", False)],
)
def test_arrest_rolls(unit: str, die: int, option: str, is_jailed: bool) -> None:
    t = table(
        "III",
        seats=2,
        units={"forest_1": f"{unit}, hoarders"},
        options={"mode": "competitive", "nobody_feels_called": option},
    )
    t.roll(die).answer(f"unit:{unit} arrest target:hoarders", seat=0)
    assert (t.place_of("hoarders") == "jail") == is_jailed


@clause("DZ-5.8.1", "DZ-5.8.7")
def test_not_from_beside_and_not_by_a_dog() -> None:
    t = table(
        "III", seats=2, units={"forest_1": "pickles, hoarders", "forest_2": "mayor"}, options={"mode": "competitive"}
    )
    assert t.refused("unit:pickles arrest target:hoarders") == "DZ-5.8.7"
    assert t.refused("unit:mayor arrest target:hoarders") == "DZ-5.8.1"


@clause("DZ-5.8.3", "DZ-12.3.1", "DZ-12.3.2")
def test_in_jail_its_abilities_are_off() -> None:
    t = table("III", seats=2, units={"jail": "hoarders", "forest_3": "mayor"}, options={"mode": "competitive"})
    assert "unit:mayor forage" in t.options
