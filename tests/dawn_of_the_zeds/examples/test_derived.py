"""The worked examples 21 to 40 of the catalogue, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.rules.c9_eat import supplies_due
from untot.kernel.rulebook import clause

TEN = {f"suburb_{n}": 1 for n in (0, 1, 3, 4, 5)} | {f"mountain_{n}": 1 for n in (0, 2, 4, 5)} | {"highway_0": 1}


@clause("DZ-4.7.2", "DZ-1.3.3", "DZ-13.1.11")
def test_21_chaos_runs_out() -> None:
    def activated(track: str, space: str, **options: Any) -> Table:
        return table("III", zeds={space: "5/3"}, chaos=dict(TEN), steps=[("activate", track)], options=options)

    assert activated("suburb", "suburb_6").g.result is None
    lost = activated("forest", "forest_5").g.result
    assert lost is not None and lost.reason == "chaos_reigns"
    proof = activated("forest", "forest_5", crisis_proof="on").g
    assert proof.result is None and proof.chaos == TEN


@clause("DZ-11.4", "DZ-11.15", "DZ-4.6.3")
def test_22_out_of_the_catacomb_one_by_one() -> None:
    t = table("IV", zeds={"tunnel_5": "7/4, 4/2"}, steps=[("activate", "tunnel")], dice=[2])
    assert t.zeds("tunnel_4") == ["7/4"] and t.zeds("tunnel_5") == ["4/2"]
    assert len(t.told("catacomb_rolled")) == 1


@clause("DZ-11.10", "DZ-11.11", "DZ-11.13")
def test_23_lost_in_the_catacombs() -> None:
    t = table("IV", units={"tunnel_3": "captain"})
    t.roll(6, 3).answer("unit:captain move to:tunnel_2")
    assert t.units("cemetery") == ["captain reduced"] and not t.told("saving_rolled")
    t = table("IV", units={"tunnel_3": "captain"})
    t.roll(6, 5).answer("unit:captain move to:tunnel_2")
    assert t.place_of("captain") == "tunnel_5" and t.ask == "move_path"
    t.roll(2).answer("to:tunnel_6")
    assert t.place_of("captain") == "tunnel_6"


@clause("DZ-3.0.3", "DZ-3.1.5")
def test_24_movement_pressure() -> None:
    mobs = {"forest_4": "5/3, 4/2", "highway_2": "4/2, 3/1", "suburb_5": "5/3, 2/1"}
    t = table(zeds=mobs, seats=3, event="E13", steps=[("pressure_at_the_end",)])
    moved = [(told["origin"], told["space"]) for told in t.told("zeds_moved")]
    assert moved == [("forest_4", "forest_3"), ("highway_2", "highway_1")]


@clause("DZ-3.2.2", "DZ-3.2.3")
def test_25_placement_pressure() -> None:
    zeds = {"forest_6": "5/3, 4/2", "mountain_6": "5/3", "highway_6": "5/3", "suburb_6": "5/3, 6/3", "suburb_5": "4/2"}
    t = table(zeds=zeds, seats=4, event="E02", steps=[("pressure_at_the_end",)], chance=[0, 0, 0])
    assert t.options == ["track:mountain", "track:highway"]
    t.answer("track:mountain")
    assert t.options == ["track:forest", "track:mountain", "track:highway"]
    assert [told["track"] for told in t.told("pressure_places")] == ["mountain", "highway"]


@clause("DZ-9.1.3", "DZ-HC2.3")
def test_26_the_eat_die() -> None:
    beds = {"bed_1": "deputy reduced", "bed_2": "civilians_1 comatose reduced", "refugee_camp": "refugees_1"}
    for units, die, due in ((beds, 3, 1), (beds, 4, 0), ({**beds, "town_center": "salvation"}, 3, 0)):
        t = table("II", units=units, event="E02", steps=[], dice=[die])
        assert supplies_due(t.g) == due


@clause("DZ-9.2.1", "DZ-HC7.3", "DZ-9.2.2")
def test_27_a_shortage() -> None:
    units = {"town_center": "mayor, deputy", "bed_1": "captain comatose reduced"}
    t = table("III", units=units, supplies=1, event="E17", steps=[("eat",)])
    assert t.g.supplies == 0 and t.ask == "starving_unit"
    assert sorted(o for o in t.options if o.startswith("unit:")) == ["unit:deputy", "unit:mayor"]
    assert t.refused("unit:captain") == "DZ-9.2.2"
    t.answer("unit:mayor")
    assert t.units("town_center") == ["deputy", "mayor reduced"] and t.ask is None
    t = table("III", units={"town_center": "mayor, clarion"}, supplies=1, event="E17", steps=[("eat",)])
    assert t.g.supplies == 0 and t.ask is None


@clause("DZ-5.3.6")
def test_28_doubles() -> None:
    t = table("I", units={"mountain_4": "johnson"}, ammo=0)
    t.roll(6, 6).answer("unit:johnson forage")
    assert t.g.ammo == 4
    t = table("I", units={"mountain_4": "johnson"}, ammo=0)
    t.roll(4, 6).answer("unit:johnson forage")
    assert t.options == ["die:4", "die:6"]
    t.answer("die:6")
    assert t.g.ammo == 2


@clause("DZ-5.7.4", "DZ-5.7.7", "DZ-5.7.9", "DZ-H12.2", "DZ-E44")
def test_29_research() -> None:
    t = table("III", units={"lab": "agee", "suburb_4": "deputy"}, event="E44", supplies=3)
    t.g.research.discards = ["R01", "R16"]
    t.roll(4).answer("unit:agee research")
    assert t.g.research.discards[-1] == "R06" and t.g.supplies == 2
    assert t.refused("unit:agee research") == "DZ-5.7.7"
    t.answer("done")
    t.go_on(("event_text", "action", "end"))
    assert t.g.research.discards[-1] == "R20"


@clause("DZ-5.7.14", "DZ-5.7.25", "DZ-5.7.29")
@pytest.mark.parametrize(("place", "count"), [("office_1", 3), ("lab", 4)])
def test_30_the_fourth_component(place: str, count: int) -> None:
    t = table("III", units={place: "agee"}, components=["knuckles", "hypnoze", "phosphor"], steps=[])
    t.g.research.cards = ["R25"]
    t.go_on(("next_research",))
    if count == 4:
        t.answer("component:grenade")
    assert len(t.g.components) == count


@clause("DZ-5.7.19", "DZ-4.7.6")
def test_31_the_grenade() -> None:
    t = table(
        "III",
        zeds={"forest_2": "5/3, 4/2, noelle"},
        units={"forest_1": "deputy"},
        components=["grenade"],
        chaos={"forest_2": 1},
    )
    t.answer("unit:deputy grenade at:forest_2")
    strong, weak, _ = t.g.zeds_at["forest_2"]
    assert t.options == [f"hit:{strong}", f"hit:{weak}"]
    t.roll(5).answer(f"hit:{strong}")
    assert t.zeds("forest_2") == ["5/3 2", "4/2 1"] and "noelle" in t.g.gone
    assert t.g.chaos == {"forest_2": 2}


@clause("DZ-6.4.3.1", "DZ-6.4.3.3", "DZ-6.4.3.6", "DZ-6.4.4.3")
def test_32_a_retreat_into_enemies() -> None:
    t = table(
        "I",
        zeds={"suburb_5": "9/4, 6/3", "suburb_3": "8/4, 7/4"},
        units={"suburb_4": "national_guard"},
        no_entry=["suburb_2"],
        infection=1,
        steps=[("activate", "suburb")],
        dice=[2, 3],
    )
    t.roll(3, 4).answer(f"hit:{t.zed('suburb_4')}")
    assert t.g.infection == 3 and t.units("suburb_3") == ["national_guard 2"]
    t.roll(6, 6).answer(f"hit:{t.zed('suburb_3')}")
    assert t.g.infection == 4 and t.units("suburb_4") == ["national_guard reduced 1"]
    first, second, third = t.told("melee_rolled")
    assert (first["shifts"], second["shifts"], third["shifts"]) == ([["T4", 1]], [], [])
    assert [told["attacker"] for told in t.told("melee_began")] == ["zeds", "units", "units"]
    t.answer(f"hit:{t.zed('suburb_4')} hit:{t.zed('suburb_4')}")
    assert t.units("suburb_4") == ["national_guard reduced 2"] and t.zeds("suburb_5") == ["9/4 reduced", "6/3"]


@clause("DZ-6.4.5.2", "DZ-6.4.5.1")
@pytest.mark.parametrize("is_full", [True, False])
def test_33_full_starts(is_full: bool) -> None:
    zeds = {
        "start_forest": "5/3, 6/3",
        "start_mountain": "5/3, 6/3",
        "start_highway": "5/3, 6/3",
        "start_suburb": "5/3",
    }
    if is_full:
        zeds["start_suburb"] = "5/3, 6/3"
    t = table("I", zeds={**zeds, "forest_6": "wolves, 4/2"}, steps=[])
    wolves, regular = t.g.zeds_at["forest_6"]
    t.go_on(("zeds_leave", "forest_6", wolves, regular), ("next_zed_retreats",), ("zeds_have_retreated",))
    assert regular in t.g.bag
    assert ("wolves" in t.g.gone) == is_full
    assert t.place_of("wolves") == ("" if is_full else "start_suburb")


@clause("DZ-4.3.3", "DZ-4.3.5")
def test_34_villagers_with_zeds_behind() -> None:
    t = table(
        "II",
        zeds={"suburb_6": "5/3", "suburb_4": "4/2, 3/1"},
        units={"suburb_5": "refugees_1 villagers"},
        chaos={"suburb_4": 1},
        no_entry=["suburb_3"],
        steps=[("activate", "suburb")],
    )
    assert t.units("suburb_2") == ["refugees_1"]
    t = table(
        "II",
        zeds={"suburb_6": "5/3", "suburb_4": "4/2, 3/1"},
        units={"suburb_5": "refugees_1 villagers"},
        chaos={"suburb_4": 1},
        steps=[],
    )
    t.go_on(("villagers_flee", "refugees_1"))
    assert t.units("suburb_3") == ["refugees_1"]


@clause("DZ-1.2.8", "DZ-1.2.12")
def test_35_brains_and_devouring() -> None:
    t = table(
        "II",
        zeds={"forest_3": "5/3"},
        units={"forest_2": "refugees_1"},
        is_brains=True,
        chaos={"forest_3": 1},
        steps=[("activate", "forest")],
        dice=[1],
    )
    assert t.zeds("forest_2") == ["5/3"] and t.units("cemetery") == ["refugees_1"]
    t = table(
        "II",
        zeds={"forest_3": "9/4"},
        units={"forest_2": "civilians_4"},
        is_brains=True,
        chaos={"forest_3": 1},
        steps=[("activate", "forest")],
        dice=[4, 4, 4, 4, 1],
    )
    assert t.zeds("forest_0") == ["9/4"] and t.units("cemetery") == ["civilians_4 reduced"]
    assert len(t.told("zeds_advance")) == 2


@clause("DZ-4.5.3", "DZ-4.5.6", "DZ-14.6.1", "DZ-HC7.2")
def test_36_the_bulwark() -> None:
    def attacked(*dice: int) -> Table:
        units = {"town_center": "mayor", "forest_0": "clarion"}
        steps = [("activate", "suburb")]
        return table("III", zeds={"suburb_0": "5/3"}, units=units, chaos={"suburb_0": 1}, steps=steps, dice=dice)

    t = attacked(3, 4, 1)
    rolled = t.told("melee_rolled")[0]
    assert (rolled["column"], rolled["zed_hits"], rolled["unit_hits"], rolled["loser"]) == ("equal", 2, 2, "zeds")
    assert t.zeds("suburb_0") == ["5/3 2"] and t.units("cemetery") == ["mayor reduced"] and t.g.result is None
    lost = attacked(3, 3, 1).g.result
    assert lost is not None and lost.reason == "town_lost"


@clause("DZ-12.2.2", "DZ-12.2.12")
def test_37_competitive_actions() -> None:
    t = table(
        "IV",
        seats=2,
        event="E78",
        options={"mode": "competitive"},
        bag="5/3, 4/2, 3/1, 6/3",
        steps=[("zeds_actions",)],
        chance=[0, 0, 0],
    )
    assert t.g.zeds_actions == 3
    t.answer("activate:forest", seat=1)
    assert "activate:forest" in t.match.ask.answers(1)  # type: ignore[union-attr]
    t.answer("activate:forest", seat=1)
    assert t.refused("activate:forest", seat=1) == "DZ-12.2.12"
    t.answer("activate:suburb", seat=1)
    assert t.g.zeds_actions == 0


@clause("DZ-12.2.14", "DZ-12.2.15")
def test_38_a_blocked_activation() -> None:
    t = table(
        "IV",
        seats=2,
        event="E78",
        options={"mode": "competitive"},
        zeds={"forest_6": "5/3"},
        kept=["F21"],
        steps=[("zeds_actions",)],
    )
    t.answer("activate:forest", seat=1)
    while t.ask == "any_time":
        t.answer("go_on", seat=0)
    assert t.ask == "block_activation"
    t.answer("discard:F21", seat=0)
    assert t.zeds("forest_6") == ["5/3"] and t.g.zeds_actions == 2
    assert t.g.activated == ["forest"]


@clause("DZ-6.1.7", "DZ-6.2.4", "DZ-6.4.1.2")
def test_39_who_defends() -> None:
    t = table(
        "III",
        seats=2,
        options={"mode": "competitive"},
        zeds={"forest_3": "9/4"},
        units={"forest_2": "civilians_1, activists"},
        chaos={"forest_3": 1},
        steps=[("activate", "forest")],
        dice=[5, 4, 4],
    )
    assert t.told("melee_began")[0]["unit"] == "activists"
    assert t.units("forest_1") == ["activists reduced", "civilians_1"]


@clause("DZ-5.8.4", "DZ-5.8.5")
def test_40_an_arrest_on_chaos() -> None:
    t = table(
        "IV",
        seats=2,
        options={"mode": "competitive"},
        units={"forest_4": "rd_guards_1, activists"},
        chaos={"forest_4": 1},
    )
    assert [option for option in t.options if option.startswith("unit:")] == [
        "unit:rd_guards_1 arrest target:activists"
    ]
    t.roll(4).answer("unit:rd_guards_1 arrest target:activists")
    assert t.units("jail") == ["activists"]
