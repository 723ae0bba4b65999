"""Chapters 6.2 and 6.3: hits and saving rolls."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.clauses.test_c6_melee import attacked
from tests.dawn_of_the_zeds.table import table
from untot.kernel.rulebook import clause

# -- 6.2: hits --------------------------------------------------------------------------------------------------


@clause("DZ-6.2.1")
def test_hits_on_a_mob_are_split_as_the_hero_side_likes() -> None:
    t = attacked("5/3, 4/2", "furies", 6, 6)
    one, other = t.g.zeds_at["forest_1"]
    assert t.ask == "split_hits_on_zeds" and len(t.options) == 3
    t.answer(" ".join(sorted([f"hit:{one}", f"hit:{one}"])))
    assert t.zeds("forest_2") == ["5/3 2", "4/2"] and other


@clause("DZ-6.2.1", "DZ-6.2.15")
@pytest.mark.parametrize("is_own_action", [False, True])
def test_a_standing_order_hits_whoever_falls_first(is_own_action: bool) -> None:
    if is_own_action:
        t = table(zeds={"forest_2": "5/3, 2/1 reduced 2"}, units={"forest_1": "sheriff"})
        t.roll(4, 5).answer("unit:sheriff gunfire at:forest_2")
    else:
        t = attacked("5/3, 2/1 reduced 2", "furies", 6, 6)
    assert t.ask == "split_hits_on_zeds" and t.match.ask is not None
    assert list(t.match.ask.orders) == ["kill_first"]
    t.match.order(0, "kill_first", is_on=True)
    assert t.zeds("forest_2") == ["5/3 2"]


@clause("DZ-6.2.13")
def test_a_standing_order_hits_those_who_may_cancel_it_last() -> None:
    t = attacked("ironhides reduced 2, 4/2", "furies", 6, 6, level="I")
    assert t.ask == "split_hits_on_zeds"
    t.match.order(0, "kill_first", is_on=True)
    assert t.zeds("forest_2") == ["ironhides reduced 2", "4/2 2"]


@clause("DZ-6.2.3", "DZ-6.3.7", "DZ-6.3.8")
def test_infectors_take_hits_last() -> None:
    t = attacked("noelle, 2/1 reduced 2", "furies", 6, 6, 4, level="I")
    assert "noelle" in t.g.gone and t.zeds("forest_2") == []
    assert t.told("zed_killed") and t.told("infector_killed")


@clause("DZ-6.2.6", "DZ-14.6.1")
@pytest.mark.parametrize(
    ("unit", "seen"),
    [
        ("mayor", ["mayor reduced"]),
        ("civilians_1", ["civilians_1 1", "civilians_1 reduced", "civilians_1 reduced 1"]),
        ("looters", ["looters 1", "looters 2", "looters reduced", "looters reduced 1", "looters reduced 2"]),
        ("horatius", ["horatius 1", "horatius reduced", "horatius reduced 1"]),
    ],
)
def test_the_symbols_of_the_counters(unit: str, seen: list[str]) -> None:
    t = table("IV", units={"forest_1": unit}, steps=[])
    for expected in seen:
        t.go_on(("card_hits_unit", unit, 1), chance=[0] if unit == "horatius" else [])
        assert t.units("forest_1") == [expected]


@clause("DZ-6.2.7", "DZ-6.2.11")
def test_refugees_roll_at_the_first_hit() -> None:
    t = table("II", units={"forest_1": "refugees_1"}, steps=[("card_hits_unit", "refugees_1", 1)], dice=[2])
    assert t.units("cemetery") == ["refugees_1"]


@clause("DZ-6.2.8", "DZ-6.2.9", "DZ-6.2.10", "DZ-6.2.14", "DZ-14.5.1")
def test_where_the_dead_go() -> None:
    t = table(
        "II",
        zeds={"forest_1": "5/3 reduced 2 fast", "forest_2": "giants reduced 2"},
        units={"forest_4": "looters reduced 2"},
        steps=[],
    )
    zed = t.zed("forest_1")
    t.go_on(("card_hits_zed", zed, 1), ("card_hits_zed", "giants", 1), ("card_hits_unit", "looters", 1))
    assert zed in t.g.bag and t.g.used_upgrades == ["fast"] and t.g.gone == ["giants", "looters"]


@clause("DZ-6.2.12", "DZ-6.3.6")
def test_hits_that_nobody_can_take_are_lost() -> None:
    t = attacked("2/1 reduced 2", "furies", 6, 6)
    assert t.zeds("forest_1") == [] and t.ask is None
    t = attacked("9/4", "mayor", 1, 1, 5)
    assert t.units("town_center") == ["mayor"]


@clause("DZ-6.2.13", "DZ-14.6.2", "DZ-HC1.1", "DZ-UM1", "DZ-SZ7", "DZ-6.2.16")
def test_each_hit_has_its_own_roll_to_cancel_it() -> None:
    t = table(
        "III",
        units={"forest_1": "furies", "forest_2": "darling"},
        steps=[("card_hits_unit", "furies", 3)],
        dice=[4, 3, 6],
    )
    assert t.units("forest_1") == ["furies 1"]
    t.go_on(("card_hits_unit", "darling", 1), chance=[4])
    assert t.units("forest_2") == ["darling"]
    t = table(
        "I",
        zeds={"forest_1": "ironhides", "forest_2": "5/3 tough"},
        steps=[("card_hits_zed", "ironhides", 2)],
        dice=[3, 4],
    )
    assert t.zeds("forest_1") == ["ironhides 1"]


@clause("DZ-6.2.17")
def test_hits_in_a_catacomb_are_split_among_all_zeds() -> None:
    t = table("IV", zeds={"tunnel_3": "5/3, 4/2"}, units={"tunnel_2": "sheriff"})
    t.roll(6, 6).answer("unit:sheriff gunfire at:tunnel_3")
    assert t.ask == "split_hits_on_zeds"


# -- 6.3: saving rolls ------------------------------------------------------------------------------------------


@clause("DZ-6.3.1", "DZ-6.3.5", "DZ-6.3.12")
@pytest.mark.parametrize(
    ("unit", "die", "place", "words"),
    [
        ("mayor", 3, "cemetery", "mayor reduced"),
        ("mayor", 4, "town_center", "mayor"),
        ("civilians_1", 4, "town_center", "civilians_1 reduced"),
    ],
)
def test_a_saving_roll_in_the_basic_game(unit: str, die: int, place: str, words: str) -> None:
    t = table(
        units={"forest_1": f"{unit} reduced {1 if unit != 'mayor' else ''}"},
        steps=[("card_hits_unit", unit, 1)],
        dice=[die],
    )
    assert t.units(place) == [words]


@clause("DZ-6.3.4")
def test_without_a_bed_the_unit_dies() -> None:
    beds = {f"bed_{n}": f"civilians_{n} reduced" for n in (1, 2, 3)}
    t = table("I", units={**beds, "forest_1": "mayor reduced"}, steps=[("card_hits_unit", "mayor", 1)], dice=[6])
    assert t.ask == "free_a_bed"
    t.answer("discharge:civilians_1")
    assert t.units("bed_1") == ["mayor reduced comatose"] and t.units("town_center") == ["civilians_1 reduced"]


@clause("DZ-6.3.7")
@pytest.mark.parametrize(("die", "place"), [(3, "start_forest"), (4, "")])
def test_infectors_are_driven_back_or_killed(die: int, place: str) -> None:
    t = table("I", zeds={"forest_2": "noelle"}, steps=[("card_hits_zed", "noelle", 1)], dice=[die])
    assert t.place_of("noelle") == place


@clause("DZ-6.3.9", "DZ-6.3.10")
def test_anti_units_are_driven_back_or_buried() -> None:
    for die, place in ((3, "start_forest"), (4, "cemetery")):
        t = table(
            "III",
            seats=2,
            options={"mode": "competitive"},
            units={"forest_2": "hoarders reduced 1"},
            steps=[("card_hits_unit", "hoarders", 1)],
            dice=[die],
        )
        assert t.units(place) == ["hoarders reduced"]
    t = table(
        "III",
        seats=2,
        options={"mode": "competitive"},
        units={"town_center": "hoarders reduced 1"},
        steps=[("card_hits_unit", "hoarders", 1)],
        dice=[1],
    )
    assert t.ask == "anti_start" and t.asked == [1]


@clause("DZ-6.3.13", "DZ-H13.3", "DZ-R08", "DZ-H09.3")
def test_what_helps_a_saving_roll() -> None:
    t = table(
        "III",
        units={"forest_1": "mayor reduced", "office_1": "agent"},
        steps=[("card_hits_unit", "mayor", 1)],
        dice=[3],
    )
    assert t.units("bed_1") == ["mayor reduced comatose"]
    t = table(
        "III",
        units={"forest_1": "lucky reduced", "office_1": "agent"},
        steps=[("card_hits_unit", "lucky", 1)],
        dice=[1, 2, 6],
    )
    assert t.told("saving_rolled")[0]["result"] == 6


@clause("DZ-13.2.6", "DZ-13.3.10")
def test_dead_sure() -> None:
    t = table(
        "I",
        zeds={"forest_4": "noelle"},
        units={"forest_1": "mayor reduced"},
        options={"dead_sure": "on"},
        steps=[("card_hits_unit", "mayor", 1), ("card_hits_zed", "noelle", 1)],
        dice=[2],
    )
    assert t.units("cemetery") == ["mayor reduced"] and t.place_of("noelle") == "start_forest"
