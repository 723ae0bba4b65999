"""The worked examples 41 to 59 of the catalogue, with their numbers."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from untot.games.dawn_of_the_zeds.state import Modifier
from untot.kernel.rulebook import clause


@clause("DZ-5.5.8", "DZ-5.5.10", "DZ-8.2.7")
def test_41_refugees_healed_at_infection_12() -> None:
    t = table("II", units={"bed_1": "refugees_1 comatose"}, infection=12, fates=["F08"], super_zeds=["wolves"])
    t.roll(3, 5, 1).answer("heal:refugees_1")
    assert t.place_of("refugees_1") == "refugee_camp"
    assert [told["infection"] for told in t.told("infection_rose")][:1] == [13]
    assert [told["infection"] for told in t.told("infection_fell")] == [12, 4]
    assert t.zeds("highway_5") == ["wolves"]


@clause("DZ-1.3.1", "DZ-4.1.13")
@pytest.mark.parametrize(("space", "reason"), [("forest_0", "town_lost"), ("forest_2", "town_saved")])
def test_42_the_final_card(space: str, reason: str) -> None:
    tracks = [f"track:{name}" for name in ("forest", "mountain", "highway", "suburb", "tunnel")]
    t = table(
        "V",
        zeds={space: "5/3"},
        event="E90",
        steps=[("zeds_phase",), ("action_phase",)],
        chance=[0] * 9,
        chaos={"forest_0": 1},
    )
    for track in [*tracks, *tracks]:
        if t.ask is not None:
            assert t.ask == "track_order_all_x2"
            t.answer(track)
    assert t.g.result is not None and t.g.result.reason == reason


@clause("DZ-11.5", "DZ-11.20", "DZ-11.7", "DZ-6.1.1")
def test_43_several_zeds_in_a_catacomb() -> None:
    t = table("IV", zeds={"tunnel_3": "4/2, 6/3"}, units={"tunnel_2": "sheriff"}, infection=3)
    t.answer("unit:sheriff move to:tunnel_3")
    assert t.ask == "catacomb_fight_order"
    t.roll(3, 4).answer(f"zed:{t.zed('tunnel_3')}")
    t.roll(5).roll(2, 3).answer("accept")
    assert t.zeds("tunnel_4") == ["4/2 2"] and t.g.chaos == {"tunnel_4": 1}
    t.roll(4, 6, 2).answer("accept")
    assert t.zeds("tunnel_3") == ["6/3 1"]
    assert t.units("tunnel_2") == ["sheriff reduced"] and t.g.infection == 5


@clause("DZ-5.2.8", "DZ-6.4.5.7")
def test_44_an_attacker_without_room() -> None:
    t = table(zeds={"highway_1": "9/4"}, units={"highway_3": "deputy", "highway_2": "civilians_1, civilians_2"})
    t.roll(1, 2).answer("unit:deputy move to:highway_1")
    t.roll(6, 6, 6, 6).answer("accept")
    assert t.units("highway_3") == ["deputy"]


@clause("DZ-3.1.2", "DZ-3.1.3", "DZ-3.1.12")
def test_45_a_new_mob_under_pressure() -> None:
    t = table(
        zeds={"forest_4": "5/3", "forest_3": "4/2", "highway_6": "6/3, 2/1"},
        seats=4,
        event="E13",
        steps=[("pressure_at_the_end",)],
    )
    moved = [(told["origin"], told["space"]) for told in t.told("zeds_moved")]
    assert moved == [("highway_6", "highway_5"), ("forest_4", "forest_3"), ("forest_3", "forest_2")]


@clause("DZ-8.1.1", "DZ-8.2.11", "DZ-8.2.10")
def test_46_infectors_reach_13() -> None:
    t = table(
        "I",
        zeds={"highway_4": "noelle"},
        event="E01",
        infection=12,
        fates=["F09"],
        super_zeds=["wolves"],
        steps=[("infection_phase",)],
        dice=[4, 5],
        chance=[0, 5, 5],
    )
    assert t.zeds("forest_4") == ["wolves"]
    assert t.told("infection_rolled")[0]["infection"] == 4
    order = [event.name for event in t.events]
    assert order.index("unchecked_outbreak") < order.index("infection_rolled")


@clause("DZ-1.3.3", "DZ-E28")
def test_47_two_markers_one_left() -> None:
    nine = {f"suburb_{n}": 1 for n in (0, 1, 3, 4, 5)} | {f"mountain_{n}": 1 for n in (0, 2, 4, 5)}
    t = table(
        "II",
        zeds={"forest_5": "5/3"},
        chaos=nine,
        in_force=[Modifier("chaos_double", "E28", "round")],
        steps=[("activate", "forest")],
    )
    assert t.g.chaos["forest_4"] == 1
    assert t.g.result is not None and t.g.result.reason == "chaos_reigns"


@clause("DZ-4.3.6")
def test_48_a_defiant_neighbour() -> None:
    t = table(
        zeds={"forest_5": "2/1"}, units={"forest_4": "civilians_1 defiant, deputy"}, steps=[("activate", "forest")]
    )
    t.roll(5, 5).answer("unit:deputy")
    t.answer("accept")
    assert t.units("forest_4") == ["civilians_1", "deputy"]


@clause("DZ-5.2.27", "DZ-4.7.8")
def test_49_a_full_space_with_chaos() -> None:
    t = table("II", units={"forest_2": "civilians_1, civilians_2", "forest_1": "deputy"}, chaos={"forest_2": 1})
    assert not [
        option for option in t.options if option in ("unit:deputy move to:forest_2", "unit:deputy move to:forest_3")
    ]
    assert t.refused("unit:deputy move to:forest_2") == "DZ-5.2.27"


@clause("DZ-4.4.10")
def test_50_the_perimeter_does_not_stop_a_retreat() -> None:
    t = table("II", zeds={"forest_0": "2/1"}, units={"forest_2": "kingman", "town_center": "national_guard"})
    t.roll(5, 5).answer("unit:national_guard move to:forest_0")
    assert t.zeds("forest_1") == ["2/1 reduced 1"] and not t.told("ability_rolled")


@clause("DZ-5.5.15", "DZ-6.3.2", "DZ-6.3.4")
@pytest.mark.parametrize("answer", ["bury:deputy", "no_bed"])
def test_51_a_bed_for_the_fourth(answer: str) -> None:
    beds = {"bed_1": "deputy comatose reduced", "bed_2": "sheriff comatose reduced", "bed_3": "mayor comatose reduced"}
    t = table("I", units={**beds, "town_center": "captain"}, steps=[("to_hospital", "captain")])
    assert t.ask == "free_a_bed"
    t.answer(answer)
    dead = "deputy" if answer != "no_bed" else "captain"
    assert t.units("cemetery") == [f"{dead} reduced"]
    assert t.g.infection == (1 if answer != "no_bed" else 0)
    assert t.units("bed_1") == (["captain reduced comatose"] if dead == "deputy" else ["deputy reduced comatose"])


@clause("DZ-4.5.5")
def test_52_the_bulwark_survives() -> None:
    t = table(
        "III",
        zeds={"suburb_0": "giants reduced 2"},
        chaos={"suburb_0": 1},
        steps=[("activate", "suburb")],
        units={"town_center": "civilians_1", "forest_0": "clarion"},
        dice=[1, 1],
    )
    rolled = t.told("melee_rolled")[0]
    assert (rolled["column"], rolled["zed_hits"], rolled["loser"]) == ("players_more", 0, "units")
    assert t.g.result is not None and t.g.result.reason == "town_lost"
    t = table(
        "III",
        zeds={"suburb_0": "ravagers reduced 2"},
        chaos={"suburb_0": 1},
        steps=[("activate", "suburb")],
        units={"town_center": "civilians_1", "forest_0": "clarion"},
        dice=[2, 3],
    )
    rolled = t.told("melee_rolled")[0]
    assert (rolled["column"], rolled["zed_hits"], rolled["unit_hits"], rolled["loser"]) == ("equal", 1, 2, "units")
    assert t.units("town_center") == ["civilians_1 reduced"] and "ravagers" in t.g.gone and t.g.result is None


@clause("DZ-F28", "DZ-5.2.20")
def test_53_a_unit_hit_by_the_cave_in() -> None:
    for there, place in (({}, "forest_3"), ({"forest_3": "civilians_1, civilians_2"}, "forest_2")):
        t = table("IV", units={"tunnel_3": "captain", **there}, steps=[("text", "F28.text", 0)], dice=[3])
        assert t.units(place) == ["captain reduced"]
        assert t.g.no_entry == ["tunnel_3"]


@clause("DZ-6.1.9", "DZ-6.1.32", "DZ-6.1.1")
def test_54_raiders_behind_walls() -> None:
    t = table("II", units={"highway_0": "looters", "town_center": "sheriff"}, infection=2)
    t.roll(5, 5).answer("unit:sheriff move to:highway_0")
    rolled = t.told("melee_rolled")[0]
    assert (rolled["strengths"], rolled["column"]) == ([6, 5], "zeds_x3")
    assert (rolled["zed_hits"], rolled["unit_hits"], rolled["loser"]) == (1, 2, "units")
    t.roll(5, 3).answer("accept")
    assert t.units("highway_0") == ["looters 1"] and t.units("town_center") == ["sheriff reduced"]
    assert t.g.infection == 2


@clause("DZ-4.1.19", "DZ-4.1.22", "DZ-UM3")
def test_55_a_runner_thrown_back() -> None:
    t = table(
        "II",
        zeds={"highway_3": "5/3 fast"},
        units={"highway_2": "civilians_1"},
        chaos={"highway_3": 1},
        steps=[("activate", "highway")],
        dice=[5, 6, 5, 6],
    )
    assert len(t.told("melee_rolled")) == 2
    assert t.zeds("highway_3") == ["5/3 reduced 1 fast"]


@clause("DZ-1.2.17")
def test_56_brains_with_berserkers() -> None:
    t = table(
        "II",
        zeds={"suburb_4": "berserkers, 5/3"},
        units={"suburb_3": "civilians_1"},
        is_brains=True,
        chaos={"suburb_4": 1},
        steps=[("activate", "suburb")],
        dice=[4, 4],
    )
    t.roll(6, 6).answer("hit:berserkers")
    assert t.g.chaos == {"suburb_4": 1, "suburb_3": 1}
    assert [told["space"] for told in t.told("zeds_advance")] == ["suburb_3"]
    assert [(told["origin"], told["space"]) for told in t.told("zeds_moved")] == [
        ("suburb_4", "suburb_3"),
        ("suburb_3", "suburb_2"),
    ]


@clause("DZ-2.17", "DZ-2.18", "DZ-2.21")
def test_57_a_small_fate_deck() -> None:
    t = table("IV", event="E01", infection=7, bag="5/3, 4/2, 3/1, 6/3, 2/1, 5/1", steps=[])
    t.g.fates.cards, t.g.fates.discards = ["F30"], ["F09"]
    t.go_on(("infection_roll",), chance=[0] * 20)
    assert [told["card"] for told in t.told("fate_drawn")] == ["F30", "F09"]
    carried = [told["card"] for told in t.told("fate_carried_out")]
    assert carried == ["F30", "F09"]
    assert t.g.fates.discards == ["F30", "F09"]


@clause("DZ-2.15", "DZ-5.5.25")
def test_58_window_or_not() -> None:
    t = table("I", zeds={"forest_6": "5/3"}, units={"bed_1": "deputy reduced"}, steps=[("activate", "forest")])
    assert t.ask is None
    t = table("I", units={"bed_1": "deputy reduced"}, steps=[("eat_phase",)])
    assert t.ask == "any_time" and t.options == ["go_on", "undisturbed", "discharge:deputy", "bury:deputy"]


@clause("DZ-6.4.4.3", "DZ-6.4.4.8", "DZ-H07.2")
@pytest.mark.parametrize("is_hidden", [True, False])
def test_59_pickles_and_a_lost_attack(is_hidden: bool) -> None:
    t = table(
        "II",
        zeds={"mountain_2": "9/4"},
        units={"mountain_2": "pickles hidden", "mountain_1": "deputy"},
        chaos={"mountain_2": 1},
    )
    t.roll(1, 2).answer("unit:deputy move to:mountain_2")
    t.roll(6, 6, 6).answer("accept")
    assert t.place_of("deputy") == "mountain_1" and t.ask == "pickles_stay"
    if is_hidden:
        t.roll(3).answer("try")
        assert t.units("mountain_2") == ["pickles hidden"]
    else:
        t.roll(1).answer("try")
        assert t.place_of("pickles") == "mountain_1"
