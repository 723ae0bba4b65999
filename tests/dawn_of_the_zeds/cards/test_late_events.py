"""Event cards of levels III to V, one by one."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.cards.test_events import event
from tests.dawn_of_the_zeds.table import table
from untot.kernel.rulebook import clause

# -- yellow -----------------------------------------------------------------------------------------------------


@clause("DZ-E44", "DZ-E61")
@pytest.mark.parametrize(("card", "space"), [("E44", "suburb_4"), ("E61", "highway_3")])
def test_research_for_free(card: str, space: str) -> None:
    assert event(card, "end", units={space: "deputy"}).g.research.discards[-1] == "R06"
    assert event(card, "end", units={"town_center": "deputy"}).g.research.discards[-1] == "R01"


@clause("DZ-E45", "DZ-CT18")
def test_around_the_clock() -> None:
    t = table("III", event="E45", units={"lab": "physician", "bed_1": "deputy reduced"}, infection=4, supplies=0)
    t.answer("use_event")
    t.roll(6).answer(next(option for option in t.options if "research" in option))
    assert t.g.infection == 5 and t.g.research.discards[-1] == "R06" and t.g.event_uses == 1
    t.answer("use_event")
    if t.ask != "heal_target":
        t.answer(next(option for option in t.options if "heal" in option))
    t.answer("heal:deputy stay") if t.ask == "heal_target" else t
    assert t.units("bed_1") == ["deputy"] and t.g.infection == 5
    assert "use_event" not in t.options, "nothing is left to do with it"


@clause("DZ-E47")
def test_burning_biters() -> None:
    t = table(
        "III",
        event="E47",
        zeds={"forest_2": "5/3", "suburb_4": "6/3"},
        units={"forest_1": "civilians_1"},
        chaos={"forest_2": 1},
        steps=[("event_text", "zeds", "during"), ("activate", "forest"), ("activate", "suburb")],
        dice=[5, 6],
    )
    assert t.told("melee_rolled")[0]["shifts"] == [["E47", -2]] and t.zeds("forest_1") == ["5/3 2"]
    assert t.zeds("suburb_3") == ["6/3"], "chaos that its own entry causes does not count"


@clause("DZ-E48", "DZ-E60", "DZ-CT06", "DZ-CT16")
@pytest.mark.parametrize("card", ["E48", "E60"])
def test_the_big_ones_snap(card: str) -> None:
    t = event(
        card,
        "end",
        zeds={"forest_2": "giants, 5/3", "suburb_3": "dooms"},
        units={"forest_1": "civilians_1"},
        chaos={"suburb_3": 1},
        dice=[1, 1, 1],
    )
    assert t.told("melee_rolled")[0]["strengths"] == [12, 4] and t.told("melee_rolled")[0]["shifts"] == [[card, -2]]
    assert t.zeds("forest_2") == ["5/3"] and t.zeds("suburb_2") == ["dooms"]


@clause("DZ-E49")
def test_hope_fades() -> None:
    t = event(
        "E49",
        zeds={"forest_2": "5/3, 4/2", "suburb_0": "2/1", "suburb_3": "6/3"},
        supplies=2,
        ammo=1,
        units={"town_center": "mayor"},
    )
    t.answer("lose:supplies", "lose:ammo", "lose:supplies")
    assert (t.g.supplies, t.g.ammo) == (0, 0) and t.units("town_center") == ["mayor"] and t.ask is None


@clause("DZ-E50", "DZ-SU6")
def test_petras_angels_shoot_with_supplies() -> None:
    t = event("E50", supplies=1)
    assert t.units("town_center") == ["petras_angels"] and t.g.supplies == 0
    t = table("III", zeds={"forest_0": "5/3"}, units={"town_center": "petras_angels"}, supplies=2, ammo=0)
    t.roll(3, 3).answer("unit:petras_angels gunfire at:forest_0")
    assert t.g.supplies == 1


@clause("DZ-E51", "DZ-UM4")
def test_they_learn() -> None:
    t = event("E51", "end", zeds={"forest_2": "6/3"}, bag="2/1", chance=[0])
    assert t.zeds("forest_2") == ["6/3 smart"]
    t = table(
        "III",
        zeds={"forest_2": "5/3 smart"},
        units={"forest_1": "civilians_1"},
        steps=[("activate", "forest")],
        dice=[6, 6],
    )
    assert t.told("melee_rolled")[0]["shifts"] == [["UM4", -1]]
    t = table("III", zeds={"forest_2": "5/3 smart"}, units={"forest_1": "civilians_1"})
    t.roll(6, 6).answer("unit:civilians_1 move to:forest_2")
    assert t.told("melee_rolled")[0]["shifts"] == []


@clause("DZ-E52")
def test_dark_medicine_twice() -> None:
    t = table(
        "III", event="E52", units={"bed_1": "deputy comatose reduced", "bed_2": "mayor", "town_center": "captain"}
    )
    t.answer("use_event", "unit:deputy")
    assert t.units("cemetery") == ["deputy reduced"] and t.g.research.discards[-1] == "R06"
    t.answer("use_event")
    assert t.g.research.discards[-1] == "R20" and "use_event" not in t.options


@clause("DZ-E53")
def test_hired_guns() -> None:
    t = table(
        "III",
        event="E53",
        zeds={"forest_2": "5/3"},
        units={"forest_1": "mayor"},
        ammo=0,
        steps=[("event_text", "action", "during"), ("next_action",)],
    )
    t.roll(3, 3).answer("unit:mayor gunfire at:forest_2")
    assert t.told("shot_rolled")[0]["shifts"] == [["E53", 1]]
    t = event("E53", "end", supplies=3, dice=[3])
    assert t.g.supplies == 0


@clause("DZ-E54", "DZ-E57", "DZ-E70")
def test_zeds_recover() -> None:
    t = event("E54", zeds={"forest_3": "5/3 reduced 2", "forest_2": "4/2 reduced 1"})
    assert t.zeds("forest_3") == ["5/3"] and t.zeds("forest_2") == ["4/2 reduced"]
    zeds = {"forest_5": "5/3 reduced, giants 1", "forest_1": "4/2 1", "suburb_1": "6/3 1", "highway_2": "2/1 1"}
    for card, giants in (("E57", "giants"), ("E70", "giants 1")):
        t = event(card, zeds=zeds, units={"suburb_0": "mayor"})
        assert t.zeds("forest_5") == [giants, "5/3 2"] and t.zeds("forest_1") == ["4/2"]
        assert t.zeds("suburb_1") == ["6/3 1"] and t.zeds("highway_2") == ["2/1 1"]


@clause("DZ-E56")
@pytest.mark.parametrize(("die", "words"), [(6, "mayor"), (2, "mayor reduced")])
def test_frayed_nerves(die: int, words: str) -> None:
    t = event("E56", units={"forest_0": "mayor", "forest_1": "captain", "bed_1": "deputy"}, dice=[die])
    assert t.units("forest_0") == [words]


# -- orange -----------------------------------------------------------------------------------------------------


@clause("DZ-E63")
def test_bucket_chains() -> None:
    t = event("E63", "end", chaos={"forest_4": 2, "suburb_5": 1, "suburb_4": 1}, infection=2)
    t.answer("space:forest_4", "space:forest_4")
    t.answer(next(option for option in t.options if not option.startswith("space:")))
    assert t.g.chaos == {"suburb_5": 1, "suburb_4": 1} and t.g.infection == 4


@clause("DZ-E64", "DZ-E81", "DZ-E67", "DZ-SU10")
@pytest.mark.parametrize("card", ["E64", "E81"])
def test_germs_and_elwood(card: str) -> None:
    t = event(card, units={"bed_1": "deputy", "office_1": "agee", "lab": "physician"}, has_elwood=True)
    assert t.g.infection == 2 and not t.g.has_elwood
    assert event("E67").g.has_elwood


@clause("DZ-E66", "DZ-E77")
def test_glass_and_noise() -> None:
    assert len(event("E66", dice=[6]).g.research.cards) == 3
    t = event("E77", dice=[2], chance=[0, 3])
    assert len(t.g.research.cards) == 4 and t.g.infection == 4


@clause("DZ-E68")
def test_poison_on_the_wind() -> None:
    assert [modifier.rule for modifier in event("E68", "during").g.modifiers] == ["no_surface_move"]


@clause("DZ-E69")
def test_one_of_us() -> None:
    t = event(
        "E69",
        units={"forest_4": "civilians_1 defiant, refugees_1 villagers", "town_center": "mayor"},
        bag="5/3",
        chance=[0, 5, 5],
    )
    assert t.options == ["unit:civilians_1", "unit:refugees_1"]
    t.answer("unit:civilians_1")
    assert t.units("bed_1") == ["civilians_1 reduced comatose"] and t.zeds("forest_4") == ["5/3"] and t.g.infection == 0
    assert t.units("forest_3") == ["refugees_1"]


@clause("DZ-E71")
def test_the_doctors_game() -> None:
    t = event("E71", kept=["F01", "F11"], chance=[])
    t.g.script_chance(3, 0, 0, 0, 0, 0)
    t.answer("discard:F01")
    assert t.g.kept == ["F11"] and t.g.infection == 4 and len(t.g.zeds) == 5


@clause("DZ-E72", "DZ-E82")
@pytest.mark.parametrize("card", ["E72", "E82"])
def test_up_the_drains(card: str) -> None:
    t = event(
        card,
        "end",
        zeds={"tunnel_7": "5/3", "tunnel_6": "4/2", "tunnel_5": "6/3", "tunnel_4": "2/1", "tunnel_3": "7/4"},
        dice=[2, 5],
    )
    assert t.zeds("suburb_4") == ["5/3"] and t.zeds("highway_3") == ["4/2"] and t.zeds("mountain_4") == ["2/1"]
    assert t.zeds("forest_3") == ["6/3"] and t.zeds("tunnel_3") == ["7/4"]


@clause("DZ-E73")
def test_neighbours_in_arms() -> None:
    assert event("E73", available=["furies", "johnson"], chance=[0]).units("town_center") == ["furies"]


@clause("DZ-E74")
def test_wings_in_the_dark() -> None:
    t = event("E74", units={"tunnel_2": "deputy", "tunnel_6": "civilians_1"})
    assert t.units("tunnel_5") == ["civilians_1 1"] and t.g.infection == 1


# -- red --------------------------------------------------------------------------------------------------------


@clause("DZ-E78")
def test_not_from_here() -> None:
    t = event("E78", fates=["F09"], super_zeds=["giants"], dice=[4], chance=[0])
    assert t.zeds("forest_4") == ["giants"] and t.g.research.discards[-1] == "R06"


@clause("DZ-E79")
def test_circus_below() -> None:
    t = event("E79", "end", bag="2/1, 5/3, 6/3, 4/2", dice=[1, 6], chance=[0, 0])
    assert sorted(map(len, (t.zeds("tunnel_3"), t.zeds("tunnel_5")))) == [0, 2]


@clause("DZ-E80")
def test_old_tricks() -> None:
    t = event("E80", zeds={"forest_2": "5/3"}, used_upgrades=["fast", "acid"])
    t.answer("marker:acid")
    assert t.zeds("forest_2") == ["5/3 acid"] and t.g.used_upgrades == ["fast"]


@clause("DZ-E84")
@pytest.mark.parametrize(("zeds", "kind"), [({}, "giants"), ({"forest_2": "dooms"}, "5/3")])
def test_escaped_specimen(zeds: dict[str, str], kind: str) -> None:
    assert event("E84", zeds=zeds, super_zeds=["giants"], bag="5/3", chance=[0]).zeds("tunnel_4") == [kind]


@clause("DZ-E85", "DZ-CT09", "DZ-CT05")
def test_bursting_bodies() -> None:
    t = event(
        "E85",
        fates=["F09"],
        zeds={"forest_2": "5/3", "forest_3": "4/2", "forest_5": "6/3"},
        units={"forest_1": "mayor"},
        dice=[4, 4, 1, 1],
        ammo=1,
    )
    assert (
        t.zeds("forest_2") == []
        and t.zeds("forest_3") == ["4/2 2"]
        and t.units("forest_1") == ["mayor"]
        and t.g.ammo == 0
    )
    assert len(t.told("splinters")) == 2


@clause("DZ-E86")
def test_self_experiment() -> None:
    t = table("V", event="E86", units={"lab": "physician"})
    t.roll(2).answer("use_event")
    assert t.units("lab") == ["physician reduced"] and t.g.research.discards[-1] == "R06"
    assert "use_event" in t.options


@clause("DZ-E87")
def test_cornered() -> None:
    t = table(
        "V",
        event="E87",
        zeds={"forest_2": "5/3"},
        units={"forest_1": "civilians_1"},
        steps=[("event_text", "zeds", "during"), ("activate", "forest")],
        dice=[4, 4, 6, 6],
    )
    assert len(t.told("melee_rolled")) == 2 and t.g.infection == 2 and len(t.told("zed_retreated")) == 1
    assert t.units("forest_1") == ["civilians_1 reduced 1"]


@clause("DZ-E88")
def test_hot_pipes() -> None:
    t = event("E88", zeds={"tunnel_3": "5/3, 4/2", "tunnel_5": "6/3"}, dice=[1, 1, 4, 3, 6])
    assert t.zeds("highway_3") == ["6/3"] and t.zeds("forest_3") == ["5/3"] and t.zeds("tunnel_3") == ["4/2"]


@clause("DZ-E91")
def test_the_doctor_calls() -> None:
    options = {"mode": "competitive"}
    t = table(
        "IV", seats=2, event="E91", options=options, anti_units=["marteuse"], steps=[("event_text", "zeds", "start")]
    )
    assert t.place_of("marteuse") == "tunnel_4"
    t = table(
        "IV",
        seats=2,
        event="E91",
        options=options,
        units={"forest_1": "marteuse"},
        anti_units=[],
        steps=[("event_text", "zeds", "start"), ("zeds_actions",)],
    )
    assert t.g.zeds_actions == 3
