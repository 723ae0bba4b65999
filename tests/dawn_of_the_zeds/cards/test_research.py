"""Research cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.kernel.rulebook import clause


def revealed(card: str, **position: Any) -> Table:
    """The next research card is this one."""
    t = table("III", steps=[], **{name: value for name, value in position.items() if name not in ("chance", "dice")})
    t.g.research.cards = [card]
    chance = [*(die - 1 for die in position.get("dice", ())), *position.get("chance", ())]
    return t.go_on(("next_research",), chance=chance)


def current(card: str, **position: Any) -> Table:
    """While this card is the current one."""
    steps = position.pop("steps", [("next_action",)])
    chance = [*(die - 1 for die in position.pop("dice", ())), *position.pop("chance", ())]
    t = table("III", steps=[], **position)
    t.g.research.discards = [card]
    return t.go_on(*steps, chance=chance)


@clause("DZ-R02", "DZ-R09")
def test_numbers() -> None:
    assert revealed("R02", infection=5).g.infection == 3 and revealed("R09", supplies=1).g.supplies == 3


@clause("DZ-R03")
def test_r03_tainted_bait() -> None:
    t = current(
        "R03",
        zeds={"forest_2": "5/3", "forest_0": "2/1", "suburb_4": "3/1"},
        units={"forest_1": "civilians_1", "town_center": "refugees_1"},
        steps=[("bait",)],
    )
    weak = t.zed("forest_0")
    assert t.options == ["nothing", f"zed:{weak}"]
    t.answer(f"zed:{weak}")
    assert t.zeds("forest_0") == ["2/1 1"]


@clause("DZ-R04", "DZ-CT10")
def test_r04_not_dead_after_all() -> None:
    t = revealed("R04", units={"cemetery": "civilians_1 reduced, mayor reduced, refugees_1"})
    t.answer("unit:civilians_1")
    assert t.units("town_center") == ["civilians_1 reduced 1"]
    t = revealed("R04", units={"cemetery": "refugees_1"})
    if t.ask is not None:
        t.answer("unit:refugees_1")
    assert t.units("refugee_camp") == ["refugees_1"] and t.g.infection == 0


@clause("DZ-R05", "DZ-4.4.6")
def test_r05_over_here() -> None:
    t = current("R05", zeds={"forest_2": "5/3"}, units={"forest_1": "civilians_1"}, steps=[("activate", "forest")])
    assert t.ask == "over_here" and t.options == ["go_on", "call:civilians_1"]
    t.answer("call:civilians_1")
    assert t.zeds("forest_2") == ["5/3"] and t.units("forest_0") == ["civilians_1 1"]


@clause("DZ-R07")
def test_r07_up_to_two() -> None:
    t = revealed(
        "R07", units={"forest_1": "civilians_1 1", "bed_1": "furies reduced", "forest_2": "mayor reduced"}, infection=5
    )
    t.answer("unit:civilians_1", "unit:furies")
    assert t.units("forest_1") == ["civilians_1"] and t.units("bed_1") == ["furies 1"] and t.g.infection == 3


@clause("DZ-R08", "DZ-6.3.13")
def test_r08_word_of_a_cure() -> None:
    t = current("R08", units={"forest_1": "mayor reduced"}, steps=[("card_hits_unit", "mayor", 1)], dice=[3])
    assert t.units("bed_1") == ["mayor reduced comatose"]


@clause("DZ-R10")
def test_r10_noise_test() -> None:
    t = revealed(
        "R10", zeds={"forest_1": "5/3, 4/2", "start_suburb": "2/1", "highway_1": "6/3"}, chaos={"highway_1": 1}
    )
    assert sorted(t.options) == ["space:forest_1", "space:highway_1"]
    t.answer("space:forest_1")
    assert t.zeds("forest_2") == ["5/3", "4/2"]


@clause("DZ-R11")
def test_r11_lab_coats_on_patrol() -> None:
    t = revealed("R11", chaos={"forest_4": 1}, infection=3)
    assert t.g.chaos == {} and t.g.infection == 3


@clause("DZ-R14", "DZ-5.7.11")
@pytest.mark.parametrize("components", [["snack"], []])
def test_r14_flawed_series(components: list[str]) -> None:
    t = revealed("R14", components=list(components), chance=[0])
    assert t.g.components == [] and len(t.g.research.cards) == (0 if components else 1)


@clause("DZ-R15", "DZ-CT08")
def test_r15_shrinking_serum() -> None:
    t = revealed("R15", zeds={"forest_2": "giants reduced 1"}, bag="5/3", chance=[0])
    if t.ask is not None:
        t.answer("zed:giants")
    assert t.zeds("forest_2") == ["5/3 reduced 1"] and "giants" in t.g.super_zeds


@clause("DZ-R17", "DZ-0.2.25")
def test_r17_sorting_the_dead() -> None:
    t = current("R17", bag="5/3, 2/1", steps=[("new_zeds", "regular_zed", 1, "start_forest")], chance=[0, 0])
    assert t.ask == "placement_choice_two" and t.told("zeds_drawn")
    t.answer(t.options[1])
    assert len(t.zeds("start_forest")) == 1 and len(t.g.bag) == 1


@clause("DZ-R18")
def test_r18_mass_jab() -> None:
    t = current(
        "R18", event="E01", infection=7, fates=["F09"], bag="5/3", steps=[("infection_roll",)], dice=[1, 1], chance=[0]
    )
    assert t.zeds("start_forest") == ["5/3"]


@clause("DZ-R19")
def test_r19_a_colleague() -> None:
    assert revealed("R19", available=["johnson", "agent"], chance=[0]).units("town_center") == ["agent"]


@clause("DZ-R21", "DZ-R22", "DZ-R23", "DZ-R24", "DZ-R25")
@pytest.mark.parametrize("card", ["R22", "R23", "R24", "R25"])
def test_weapon_parts(card: str) -> None:
    t = revealed(card)
    t.answer("component:phosphor")
    assert t.g.components == ["phosphor"]
