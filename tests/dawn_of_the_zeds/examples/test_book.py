"""The worked examples 1 to 20 of the catalogue, with their numbers."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.whereabouts import group_strength, is_zed_controlled
from untot.kernel.rulebook import clause


@clause("DZ-4.1.1", "DZ-4.1.2")
def test_1_the_mountain_is_activated_completely_before_the_highway() -> None:
    t = table(
        zeds={"mountain_6": "5/3", "mountain_3": "4/2", "highway_6": "6/3"}, event="E13", steps=[("activations",)]
    )
    moved = [(told["origin"], told["space"]) for told in t.told("zeds_moved")]
    assert moved == [("mountain_3", "mountain_2"), ("mountain_6", "mountain_5"), ("highway_6", "highway_5")]


@clause("DZ-4.6.7", "DZ-6.1.5")
def test_2_two_zeds_of_4_and_3_fight_with_7() -> None:
    t = table(zeds={"forest_2": "4/2, 3/1"}, units={"forest_1": "sheriff"}, steps=[("activate", "forest")], dice=[3, 4])
    assert group_strength(t.g, t.g.zeds_at["forest_1"]) == 7
    assert t.told("melee_rolled")[0]["strengths"] == [7, 5]


@clause("DZ-6.2.6", "DZ-6.2.8")
def test_3_a_regular_zed_takes_six_hits_and_goes_back_into_the_bag() -> None:
    t = table(zeds={"forest_2": "5/3"}, steps=[])
    seen: list[str] = []
    zed = t.zed("forest_2")
    for _ in range(6):
        t.go_on(("card_hits_zed", zed, 1))
        seen += t.zeds("forest_2") or ["dead"]
    assert seen == ["5/3 1", "5/3 2", "5/3 reduced", "5/3 reduced 1", "5/3 reduced 2", "dead"]
    assert zed in t.g.bag


@clause("DZ-5.5.4", "DZ-5.5.6", "DZ-5.5.7", "DZ-5.5.9", "DZ-5.5.10")
def test_4_civilians_need_four_heal_actions_in_four_rounds() -> None:
    t = table("I", units={"bed_1": "civilians_1 reduced comatose"}, infection=9)
    seen = []
    for _ in range(4):
        t.answer("heal:civilians_1 stay")
        seen.append((*t.units("bed_1"), t.g.infection))
        assert t.ask is None or t.refused("heal:civilians_1 stay") == "DZ-5.5.4"
        t = again(t)
    assert seen == [
        ("civilians_1 reduced 1", 8),
        ("civilians_1 reduced", 7),
        ("civilians_1 1", 6),
        ("civilians_1", 5),
    ]


def again(t: Table) -> Table:
    """The same position in the next round."""
    units = {place: ", ".join(t.units(place)) for place in t.g.units_at}
    return table("I", units=units, infection=t.g.infection)


@clause("DZ-4.7.7")
def test_5_zeds_and_chaos_control_a_space() -> None:
    t = table("II", zeds={"suburb_2": "5/3"}, steps=[], chaos={"suburb_5": 1, "suburb_4": 1, "suburb_3": 1})
    controlled = [n for n in range(7) if is_zed_controlled(t.g, f"suburb_{n}")]
    assert controlled == [2, 3, 4, 5]


@clause("DZ-2.9", "DZ-8.1.1", "DZ-E41")
def test_6_noelle_infects_only_when_she_has_left_her_start() -> None:
    t = table("III", event="E41", fates=["F08"], steps=[("event_text", "zeds", "start")])
    assert t.place_of("noelle") == "start_highway"
    t.answer("keep")
    t.go_on(("infectors_infect",))
    assert t.g.infection == 0
    t.go_on(("activate", "highway"), ("infectors_infect",))
    assert t.place_of("noelle") == "highway_6" and t.g.infection == 1


@clause("DZ-5.4.6", "DZ-5.4.8")
def test_7_the_sniper_cannot_shoot_through_town_center() -> None:
    t = table(zeds={"suburb_0": "5/3", "forest_2": "5/3"}, units={"forest_0": "captain"})
    assert t.refused("unit:captain gunfire at:suburb_0") is not None
    assert "unit:captain gunfire at:forest_2" in t.options


@clause("DZ-5.6.4", "DZ-6.1.22")
def test_8_a_barricade_is_of_no_use_in_a_town_space() -> None:
    t = table(
        "II",
        zeds={"suburb_1": "5/3"},
        units={"suburb_0": "furies"},
        defences={"suburb_0": "barricade"},
        chaos={"suburb_1": 1},
        steps=[("activate", "suburb")],
        dice=[6, 6],
    )
    assert t.told("melee_rolled")[0]["shifts"] == [["T1", 2]]


@clause("DZ-5.7.16", "DZ-5.7.22")
def test_9_components_work_together() -> None:
    t = table("III", zeds={"forest_2": "5/3"}, units={"forest_1": "sheriff"}, components=["hypnoze", "phosphor"])
    t.answer("unit:sheriff gunfire at:forest_2")
    assert t.ask == "super_weapon_use" and t.options == ["use", "do_not"]
    t.roll(4, 4).answer("use")
    shot = t.told("shot_rolled")[0]
    assert (shot["column"], shot["hits"]) == (6, 3)
    assert t.zeds("forest_3") == ["5/3 reduced"]


@clause("DZ-6.4.1.4", "DZ-10.2.10", "DZ-6.3.2", "DZ-6.3.3")
def test_10_refugees_are_devoured_in_the_end() -> None:
    t = table(
        "II",
        zeds={"forest_3": "5/3"},
        units={"forest_2": "civilians_4, refugees_1"},
        chaos={"forest_3": 1},
        steps=[("activate", "forest")],
        dice=[4, 4, 5],
    )
    assert t.units("forest_1") == ["civilians_4 reduced"]
    assert t.units("bed_1") == ["refugees_1 comatose"]
    assert t.g.infection == 1 + 2 + 1


# -- derived cases ----------------------------------------------------------------------------------------------


@clause("DZ-6.1.1", "DZ-6.1.12", "DZ-6.1.19", "DZ-6.1.25", "DZ-6.1.27", "DZ-14.6.2", "DZ-4.7.19")
@pytest.mark.parametrize("level", ["I", "II"])
def test_11_a_full_melee(level: str) -> None:
    t = table(
        level,
        zeds={"suburb_1": "6/3, 4/2"},
        units={"suburb_0": "sheriff"},
        infection=4,
        steps=[("activate", "suburb")],
        dice=[3, 4],
    )
    assert t.g.infection == 5
    rolled = t.told("melee_rolled")[0]
    assert (rolled["strengths"], rolled["column"], rolled["loser"]) == ([10, 5], "equal", "zeds")
    t.answer("accept").roll(4, 2)
    assert t.ask == "split_hits_on_zeds"
    t.answer(" ".join(sorted([f"hit:{t.zed('suburb_0', 0)}", f"hit:{t.zed('suburb_0', 1)}"])))
    assert t.units("suburb_0") == ["sheriff reduced"]
    assert t.zeds("suburb_1") == ["6/3 1", "4/2 1"]
    assert t.g.chaos == ({"suburb_1": 1} if level == "II" else {})


@clause("DZ-6.1.13", "DZ-6.1.21", "DZ-6.4.4.3")
def test_12_an_attacker_loses() -> None:
    t = table(zeds={"highway_2": "5/3"}, units={"highway_1": "civilians_2"})
    t.roll(2, 3).answer("unit:civilians_2 move to:highway_2")
    rolled = t.told("melee_rolled")[0]
    assert (rolled["column"], rolled["shifts"], rolled["zed_hits"], rolled["unit_hits"]) == ("zeds_more", [], 1, 3)
    assert t.zeds("highway_2") == ["5/3 1"] and t.units("highway_1") == ["civilians_2 reduced 1"]


@clause("DZ-6.0.5", "DZ-4.7.1", "DZ-6.4.1.4")
def test_13_the_winner_dies_and_the_loser_retreats_all_the_same() -> None:
    t = table(
        "II",
        zeds={"forest_5": "5/3 reduced 2"},
        units={"forest_4": "civilians_4, refugees_1"},
        steps=[("activate", "forest")],
        dice=[2, 3],
    )
    assert t.told("melee_rolled")[0]["loser"] == "units"
    assert t.zeds("forest_4") == [] and t.g.chaos == {}
    assert t.units("forest_3") == ["civilians_4 reduced"] and t.units("forest_4") == ["refugees_1"]


@clause("DZ-H01.1", "DZ-6.1.18")
@pytest.mark.parametrize(("space", "column", "hits"), [("forest_3", 4, 2), ("forest_2", 2, 1)])
def test_14_the_sniper_by_distance(space: str, column: int, hits: int) -> None:
    t = table(zeds={space: "5/3"}, units={"forest_1": "captain"})
    t.roll(4, 5).answer(f"unit:captain gunfire at:{space}")
    shot = t.told("shot_rolled")[0]
    assert (shot["column"], shot["hits"]) == (column, hits)


@clause("DZ-5.6.9", "DZ-4.4.7", "DZ-MK10")
def test_15_the_minefield() -> None:
    t = table(
        "II",
        zeds={"forest_3": "5/3"},
        minefield="forest_2",
        minefield_uses=2,
        chaos={"forest_3": 1},
        steps=[("activate", "forest")],
        dice=[2, 4],
    )
    assert t.zeds("forest_2") == ["5/3 reduced"]
    assert (t.g.minefield, t.g.minefield_uses) == ("forest_2", 1)
    t.go_on(("activate", "forest"))
    assert t.g.minefield_uses == 1
    t = table(
        "II",
        zeds={"forest_3": "5/3"},
        minefield="forest_2",
        minefield_uses=1,
        chaos={"forest_3": 1},
        steps=[("activate", "forest")],
        dice=[2, 4],
    )
    assert t.told("minefield_exploded")[0]["strength"] == 4 and t.zeds("forest_2") == ["5/3 1"]
    assert t.g.minefield == ""


@clause("DZ-8.1.3", "DZ-8.1.4", "DZ-8.1.5")
@pytest.mark.parametrize(("dice", "infection", "outbreaks"), [((2, 4), 1, 1), ((4, 4), 7, 0), ((3, 4), 0, 1)])
def test_16_the_infection_roll(dice: tuple[int, int], infection: int, outbreaks: int) -> None:
    t = table(
        "I", event="E01", infection=7, fates=["F05"], bag="5/3", steps=[("infection_roll",)], dice=dice, chance=[0]
    )
    assert t.g.infection == infection and len(t.told("outbreak")) == outbreaks


@clause("DZ-8.2.2", "DZ-8.2.3", "DZ-8.2.8", "DZ-8.2.4", "DZ-8.2.5")
def test_17_reaching_13_in_a_melee() -> None:
    t = table(
        "I",
        zeds={"forest_3": "9/4"},
        units={"forest_2": "civilians_2 reduced 1"},
        infection=12,
        fates=["F05"],
        steps=[("activate", "forest")],
        dice=[3, 3, 5, 3, 5],
        chance=[0],
    )
    assert t.units("bed_1") == ["civilians_2 reduced comatose"]
    assert t.g.infection == 5
    assert len(t.told("unchecked_outbreak")) == 1 and t.zeds("suburb_3") == ["wolves"]
    assert t.ask == "keep_or_decline"


@clause("DZ-4.6.9", "DZ-4.4.6", "DZ-14.4.5", "DZ-H06.4")
def test_18_perimeter_and_limit() -> None:
    t = table(
        "II",
        zeds={"forest_4": "5/3", "forest_5": "6/3, 4/2"},
        units={"forest_2": "kingman"},
        chaos={"forest_4": 1},
        steps=[("activate", "forest")],
    )
    assert t.ask == "hello_optional"
    t.roll(5).answer("use")
    assert t.ask is None
    assert t.zeds("forest_4") == ["6/3", "5/3"] and t.zeds("forest_5") == ["4/2"]


@clause("DZ-4.6.11", "DZ-8.3.10")
def test_19_placing_on_a_full_space() -> None:
    t = table(
        "II",
        zeds={"suburb_3": "5/3, 4/2"},
        fates=["F05"],
        bag="6/3",
        event="E01",
        infection=7,
        steps=[("infection_roll",)],
        dice=[1, 1],
        chance=[0],
    )
    assert t.zeds("suburb_4") == ["6/3"] and t.g.chaos == {"suburb_4": 1}


@clause("DZ-0.2.9", "DZ-0.2.10")
def test_20_no_zeds_left() -> None:
    t = table(
        "II", fates=["F05"], bag="", super_zeds=[], event="E01", infection=7, steps=[("infection_roll",)], dice=[1, 1]
    )
    assert t.g.chaos == {"suburb_3": 1} and not t.g.zeds
    t = table("II", bag="", super_zeds=[], steps=[("activate", "forest")])
    assert not t.g.zeds and not is_on(t.g, "crisis_proof")
