"""Abilities of heroes and heroic civilians, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.kernel.rulebook import clause


def shot(unit: str, level: str = "V", **position: Any) -> Table:
    """This unit on forest #1 shoots at a zed on forest #2."""
    position = {"zeds": {"forest_2": "9/4"}, "units": {"forest_1": unit}, **position}
    t = table(level, **position)
    return t.roll(3, 3).answer(f"unit:{unit.split()[0]} gunfire at:forest_2")


def shifts_of_melee(unit: str, *, attacks: bool = False, level: str = "V") -> list[list[object]]:
    if attacks:
        t = table(level, zeds={"forest_2": "2/1"}, units={"forest_1": unit})
        t.roll(6, 6).answer(f"unit:{unit} move to:forest_2")
    else:
        t = table(
            level, zeds={"forest_2": "2/1"}, units={"forest_1": unit}, steps=[("activate", "forest")], dice=[6, 6]
        )
    shifts: list[list[object]] = t.told("melee_rolled")[0]["shifts"]
    return shifts


# -- heroes -----------------------------------------------------------------------------------------------------


@clause("DZ-H01.2")
def test_h01_2_step_back() -> None:
    t = shot("captain", units={"forest_1": "captain, civilians_1"})
    assert t.options == ["stay", "alone", "with:civilians_1"]
    t.answer("with:civilians_1")
    assert t.units("forest_0") == ["captain", "civilians_1"] and len(t.told("unit_fell_back")) == 2


@clause("DZ-H02.4", "DZ-5.1.6")
def test_h02_4_great_speech() -> None:
    t = table(
        zeds={"forest_1": "5/3"},
        units={"town_center": "mayor", "forest_0": "civilians_1", "forest_3": "deputy"},
        ammo=0,
    )
    t.answer("special:great_speech")
    assert t.ask == "speech_order" and not [option for option in t.options if "deputy" in option]
    t.roll(6, 6).answer("unit:civilians_1 gunfire at:forest_1")
    assert t.zeds("forest_1") == ["5/3 reduced"] and t.g.ammo == 0 and t.ask == "speech_order"
    t.answer("unit:mayor move to:suburb_0")
    assert t.ask == "next_action" and t.g.used_up == ["H02.4"] and t.g.actions == 4


@clause("DZ-H02.4")
def test_whoever_cannot_hear_the_speech_is_refused_with_its_clause() -> None:
    t = table(units={"town_center": "mayor", "forest_3": "deputy"}).answer("special:great_speech")
    assert t.refused("unit:deputy forage") == "DZ-H02.4"


@clause("DZ-H02.4", "DZ-HC8.1")
def test_with_the_radio_everybody_above_ground_hears_it() -> None:
    t = table("IV", units={"town_center": "mayor", "forest_3": "deputy", "suburb_5": "radio", "tunnel_1": "sheriff"})
    t.answer("special:great_speech")
    assert {option.split()[0] for option in t.options if option.startswith("unit:")} == {
        "unit:mayor",
        "unit:deputy",
        "unit:radio",
    }


@clause("DZ-H05.2", "DZ-H13.1")
@pytest.mark.parametrize(("unit", "column"), [("johnson", 5), ("agent", 5), ("mayor", 2)])
def test_shifts_in_gunfire(unit: str, column: int) -> None:
    assert shot(unit).told("shot_rolled")[0]["column"] == column


@clause("DZ-H06.3", "DZ-H13.1", "DZ-HC4.1", "DZ-H03.2")
def test_shifts_in_melee() -> None:
    assert shifts_of_melee("agent") == [["H13.1", 1]] and shifts_of_melee("firefighters", attacks=True) == [
        ["HC4.1", 1]
    ]
    assert shifts_of_melee("kingman", attacks=True) == []
    t = table("II", zeds={"forest_2": "2/1"}, units={"forest_1": "kingman"}, steps=[("activate", "forest")])
    t.roll(6, 6).answer("do_not")
    assert t.told("melee_rolled")[0]["shifts"] == [["H06.3", 1]]


@clause("DZ-H07.1", "DZ-5.3.6")
def test_h07_1_nose() -> None:
    t = table("II", zeds={"forest_3": "5/3"}, units={"forest_3": "pickles hidden"}, supplies=0)
    t.roll(6).answer("unit:pickles forage")
    assert t.g.supplies == 2 and len(t.told("forage_rolled")[0]["dice"]) == 1


@clause("DZ-H07.4", "DZ-HC1.2", "DZ-HC6.2", "DZ-H17.4")
@pytest.mark.parametrize(
    ("unit", "row"), [("pickles", "H07.4"), ("furies", "HC1.2"), ("riot_police", "HC6.2"), ("horatius", "H17.4")]
)
def test_who_cannot_shoot(unit: str, row: str) -> None:
    t = table("IV", zeds={"forest_2": "5/3"}, units={"forest_1": unit})
    assert t.refused(f"unit:{unit} gunfire at:forest_2") == f"DZ-{row}"


@clause("DZ-H08.1")
@pytest.mark.parametrize(("die", "is_rush"), [(3, False), (4, True)])
def test_h08_1_bull_rush(die: int, is_rush: bool) -> None:
    t = table("II", zeds={"forest_2": "5/3, 4/2"}, units={"forest_1": "wrestler"})
    t.answer("unit:wrestler move to:forest_2")
    t.roll(die, *([] if is_rush else [6, 6])).answer("use")
    assert bool(t.told("melee_rolled")) != is_rush
    if is_rush:
        t.answer(f"zed:{t.zed('forest_2')}")
        assert t.zeds("forest_3") == ["5/3 1", "4/2"] and t.units("forest_2") == ["wrestler"] and t.g.infection == 0


@clause("DZ-H08.1")
def test_no_bull_rush_against_super_zeds() -> None:
    t = table("II", zeds={"forest_2": "giants"}, units={"forest_1": "wrestler"})
    t.roll(6, 6).answer("unit:wrestler move to:forest_2")
    assert t.told("melee_rolled")


@clause("DZ-H09.1", "DZ-H09.2", "DZ-H09.4", "DZ-HC3.1")
def test_h09_the_lucky_loner() -> None:
    t = table("II", units={"forest_3": "lucky"}, supplies=0)
    t.roll(1).answer("unit:lucky forage")
    assert t.g.supplies == 1
    for unit in ("lucky", "veterans"):
        t = shot(unit, ammo=1)
        assert t.g.ammo == 1
        t.roll(3, 3).answer(f"unit:{unit} gunfire at:forest_2")
        assert t.g.ammo == 0
    assert shot("lucky reduced").told("shot_rolled")[0]["strength"] == 2


@clause("DZ-H10.1", "DZ-14.4.10")
def test_h10_1_assassin() -> None:
    t = table("III", zeds={"forest_2": "5/3"}, units={"forest_1": "darling"}, steps=[("activate", "forest")])
    t.roll(3, 1, 2).answer("use")
    rolled = t.told("melee_rolled")[0]
    assert rolled["shifts"] == [["H10.1", 2]] and rolled["unit_hits"] == 0 and t.g.infection == 0
    assert t.units("forest_0") == ["darling"] and t.told("melee_began")[0]["attacker"] == "units"
    t = table("III", zeds={"forest_2": "5/3"}, units={"forest_1": "darling"}, steps=[("activate", "forest")])
    t.roll(2).answer("use")
    t.answer("fall_back")
    assert t.units("forest_0") == ["darling"] and not t.told("melee_rolled")


@clause("DZ-H10.1")
def test_when_she_attacks_the_die_is_always_rolled() -> None:
    t = table("III", zeds={"forest_2": "5/3"}, units={"forest_1": "darling"})
    t.roll(6, 1, 1).answer("unit:darling move to:forest_2")
    assert t.told("ability_rolled") and t.units("forest_1") == ["darling"]


@clause("DZ-H10.2", "DZ-5.1.18")
def test_h10_2_inner_calm() -> None:
    t = table("III", units={"town_center": "darling"}, kept=["F21"], infection=5, actions=1)
    t.answer("play:F21")
    assert [option for option in t.options if option.startswith("inner_calm")]
    t.answer("inner_calm unit:darling move to:forest_0")
    assert t.place_of("darling") == "forest_0" and t.g.actions == 1 and not t.g.has_inner_calm


@clause("DZ-H11.2", "DZ-H11.3", "DZ-5.5.26")
def test_h11_the_physician() -> None:
    t = table("III", units={"office_1": "physician", "bed_1": "deputy reduced comatose"}, infection=5, supplies=2)
    t.answer("special:ward_round heal:deputy stay")
    assert t.units("bed_1") == ["deputy reduced"] and t.g.infection == 4 and t.g.actions == 4
    t.answer("first_aid target:deputy")
    assert t.units("bed_1") == ["deputy"] and t.g.supplies == 1 and t.g.infection == 4
    assert not [option for option in t.options if option.startswith("first_aid")]


@clause("DZ-H12.4")
def test_h12_4_overtime() -> None:
    t = table("III", units={"town_center": "agee"}, infection=2, actions=1)
    t.answer("overtime")
    assert (t.g.infection, t.g.actions) == (5, 2) and "overtime" not in t.options


@clause("DZ-H13.2", "DZ-14.6.10")
def test_h13_2_classified() -> None:
    t = table("III", units={"town_center": "agent"}, seats=2, options={"mode": "competitive"})
    t.answer("unit:agent classified", seat=0)
    told = t.told("event_seen")[0]
    assert "card" not in told and t.g.events.known == 1 and t.g.events.knowers == (0,)


@clause("DZ-H14.1", "DZ-H14.2", "DZ-H14.3")
def test_h14_the_drill_sergeant() -> None:
    t = table("IV", units={"town_center": "sergeant, civilians_4", "suburb_5": "civilians_1 1"}, ammo=1)
    t.answer("unit:sergeant drill target:civilians_4", "unit:sergeant recruit target:civilians_1")
    assert t.units("suburb_5") == ["civilians_1"] and t.g.ammo == 0
    assert not [option for option in t.options if "drill" in option]
    t = table("IV", zeds={"forest_2": "5/3"}, units={"forest_1": "civilians_4 drilled"})
    t.roll(6, 6).answer("unit:civilians_4 move to:forest_2")
    assert t.told("melee_rolled")[0]["strengths"] == [5, 4]
    t = table("IV", units={"forest_3": "sergeant"}, supplies=0)
    t.roll(3).answer("unit:sergeant forage")
    assert t.g.supplies == 1


@clause("DZ-H15.1", "DZ-H15.2", "DZ-H15.3")
def test_h15_the_fringe_scientist() -> None:
    t = shot("fringe", supplies=2, ammo=0)
    assert t.g.supplies == 1
    t = table("IV", units={"office_1": "fringe", "bed_1": "deputy reduced"})
    t.answer("special:no_scruples target:deputy")
    assert t.units("cemetery") == ["deputy reduced"] and t.g.research.discards[-1] == "R06"
    assert not [option for option in t.options if option.startswith("special:own_agenda")]
    t = table("IV", units={"town_center": "fringe"})
    t.answer("special:own_agenda unit:fringe move to:forest_0")
    assert t.place_of("fringe") == "forest_0" and t.g.actions == 4


@clause("DZ-H16.2")
def test_h16_2_the_companion_does_not_help_himself_or_in_town_center() -> None:
    t = table("IV", units={"forest_3": "hermit, civilians_1"}, supplies=0)
    t.roll(1, 6).answer("unit:civilians_1 forage")
    assert t.g.supplies == 2
    t = table("IV", units={"town_center": "hermit, civilians_1"}, supplies=0)
    t.roll(4).answer("unit:civilians_1 forage")
    assert t.g.supplies == 1


@clause("DZ-H16.3")
def test_h16_3_shortcuts() -> None:
    t = table("IV", units={"forest_4": "hermit, civilians_1", "forest_5": "civilians_2"})
    assert {
        "unit:hermit move to:mountain_4",
        "unit:hermit move to:suburb_4",
        "unit:civilians_1 move to:suburb_3",
    } <= set(t.options)
    assert "unit:civilians_1 move to:highway_4" not in t.options and "unit:hermit move to:highway_4" in t.options
    assert "unit:civilians_2 move to:mountain_5" not in t.options
    t.answer("unit:civilians_1 move to:suburb_4")
    assert t.told("unit_moved")[0]["path"] == ["suburb_4"]


# -- heroic civilians -------------------------------------------------------------------------------------------


@clause("DZ-HC2.2")
def test_hc2_2_field_kitchen() -> None:
    t = table("I", units={"forest_1": "salvation 1", "forest_2": "deputy reduced"}, supplies=1)
    t.answer("special:field_kitchen target:deputy")
    assert t.units("forest_2") == ["deputy"] and t.g.supplies == 0 and t.g.actions == 4


@clause("DZ-HC4.2", "DZ-HC4.3")
def test_hc4_fire_volunteers() -> None:
    t = table("II", units={"forest_3": "firefighters", "forest_4": "civilians_1 defiant, refugees_1 villagers"})
    t.answer("special:evacuation target:refugees_1")
    assert "refugees_1" in t.units("forest_4")
    t = table("II", zeds={"forest_2": "9/4, 5/3"}, units={"forest_1": "firefighters"}, chaos={"forest_3": 1})
    t.roll(4, 5).answer(f"unit:firefighters water_jet target:{t.zed('forest_2')}")
    assert t.zeds("forest_3") == ["9/4"] and t.zeds("forest_2") == ["5/3"]


@clause("DZ-HC5.1", "DZ-HC5.3")
def test_hc5_the_builders() -> None:
    t = table("II", units={"suburb_0": "builders"}, supplies=3, ammo=0, bridge="ferry")
    t.answer("special:home_made_charges", "unit:builders bridge_repair")
    assert (t.g.supplies, t.g.ammo, t.g.bridge) == (1, 1, "")


@clause("DZ-HC6.3", "DZ-5.8.6")
def test_hc6_3_knights_of_law() -> None:
    t = table("III", seats=2, options={"mode": "competitive"}, units={"forest_1": "riot_police, hoarders"})
    t.roll(4).answer("unit:riot_police arrest target:hoarders", seat=0)
    assert t.units("jail") == ["hoarders"]


@clause("DZ-HC8.1")
def test_hc8_1_broadcast() -> None:
    t = table(
        "IV", units={"forest_1": "radio", "suburb_5": "refugees_1", "tunnel_1": "civilians_1", "forest_3": "mayor"}
    )
    options = [option for option in t.options if option.startswith("special:broadcast")]
    assert {option.split()[1] for option in options} == {"unit:refugees_1"}
    t.answer("special:broadcast unit:refugees_1 move to:suburb_4")
    assert t.place_of("refugees_1") == "suburb_4"


# -- zeds -------------------------------------------------------------------------------------------------------


@clause("DZ-SZ3", "DZ-1.2.17")
def test_sz3_berserkers_advance_alone() -> None:
    t = table(
        "I",
        zeds={"forest_5": "berserkers, 5/3"},
        units={"forest_4": "civilians_4 reduced 1"},
        steps=[("activate", "forest")],
        dice=[1, 1, 1],
    )
    assert t.zeds("forest_3") == ["berserkers"] and t.zeds("forest_4") == ["5/3"]


@clause("DZ-SZ9")
def test_sz9_leapers() -> None:
    t = table(
        "I",
        zeds={"forest_1": "leapers, 5/3"},
        units={"forest_0": "civilians_1"},
        steps=[("activate", "forest")],
        dice=[6, 6],
    )
    assert t.told("melee_rolled")[0]["shifts"] == []


# -- anti-units -------------------------------------------------------------------------------------------------


def against(steps: tuple[tuple[str | int, ...], ...] = (("zeds_actions",),), **position: Any) -> Table:
    return table("IV", seats=2, options={"mode": "competitive"}, event="E78", steps=steps, phase="zeds", **position)


@clause("DZ-AU1.1", "DZ-AU3.1")
def test_shields_and_hoarders() -> None:
    t = against(
        (("next_action",),),
        zeds={"forest_2": "9/4"},
        units={"forest_1": "mayor", "forest_3": "activists, deputy, hoarders"},
    )
    assert t.refused("unit:deputy forage") == "DZ-AU3.1"
    t.roll(3, 3).answer("unit:mayor gunfire at:forest_2", seat=0)
    assert t.told("shot_rolled")[0]["shifts"] == [["AU1.1", -1]]


@clause("DZ-AU2.2")
def test_au2_2_paperwork() -> None:
    t = against(units={"forest_1": "lawyers", "town_center": "mayor"})
    t.answer("special:paperwork", seat=1)
    t = table(
        "IV",
        seats=2,
        options={"mode": "competitive"},
        event="E78",
        units={"town_center": "mayor"},
        modifiers=t.g.modifiers,
        steps=[("action_phase",)],
    )
    assert t.g.actions == 2


@clause("DZ-AU3.2", "DZ-AU6.2")
def test_shelf_clearing_and_embezzling() -> None:
    t = against(units={"forest_3": "hoarders", "forest_0": "councillor"}, supplies=2, ammo=2)
    t.answer("ability:shelf_clearing", seat=1)
    assert t.ask == "hoarders_loss" and t.asked == [0]
    t.answer("lose:ammo", seat=0)
    t.roll(6).answer("ability:embezzle", seat=1)
    assert (t.g.supplies, t.g.ammo, t.g.zeds_actions) == (1, 0, 1)


@clause("DZ-AU4.2", "DZ-AU4.3")
def test_the_doctor() -> None:
    t = against((("next_action",),), units={"forest_3": "marteuse", "lab": "physician"})
    t.roll(3).answer("unit:physician research", seat=0)
    assert t.told("research_rolled")[0]["result"] == 2
    t = against(units={"forest_3": "marteuse"}, super_zeds=["giants"])
    t.g.script_chance(0)
    t.answer("special:masterpiece", seat=1)
    assert t.zeds("start_forest") == ["giants"] and t.g.used_up == ["AU4.3"]


@clause("DZ-AU5.1", "DZ-AU5.2")
def test_the_preacher() -> None:
    t = against(zeds={"forest_3": "5/3"}, units={"forest_2": "preacher"}, chaos={"forest_3": 1})
    t.answer("special:sermon space:forest_3", seat=1)
    assert t.zeds("forest_2") == ["5/3"] and t.units("forest_2") == ["preacher"] and not t.told("melee_began")


@clause("DZ-AU6.1")
def test_au6_1_permits() -> None:
    t = against((("next_action",),), units={"forest_3": "councillor", "forest_2": "deputy"}, supplies=3)
    t.answer("unit:deputy build at:forest_2", seat=0)
    assert t.g.supplies == 0


@clause("DZ-AU7.1")
def test_au7_1_sabotage() -> None:
    t = against(units={"forest_3": "saboteur"}, defences={"forest_2": "barricade"})
    t.answer("special:sabotage at:forest_2", seat=1)
    assert t.g.defences == {}
    t = against(units={"forest_3": "saboteur"})
    t.answer("special:sabotage at:forest_3", seat=1)
    assert t.g.chaos == {"forest_3": 1}
