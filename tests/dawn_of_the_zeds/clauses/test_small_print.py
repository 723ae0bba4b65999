"""Clauses that stand between the chapters: what a level is, what a piece is, and small cases."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from tests.dawn_of_the_zeds.test_set_up import begun_before_round_one
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.board import TOWN_CENTER
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS
from untot.games.dawn_of_the_zeds.rules.c1_sequence import ROUND
from untot.games.dawn_of_the_zeds.rules.c4_step import ZED_STEP
from untot.games.dawn_of_the_zeds.rules.c6_hits import hits_left
from untot.games.dawn_of_the_zeds.rules.parts import steps_of
from untot.games.dawn_of_the_zeds.whereabouts import enemies_in, zed_strength
from untot.kernel.errors import BadOptions
from untot.kernel.rulebook import clause

# -- levels -----------------------------------------------------------------------------------------------------


@clause("DZ-0.1.4", "DZ-0.1.6", "DZ-0.1.8", "DZ-0.1.9")
def test_each_level_adds_parts_and_level_v_has_all() -> None:
    assert [len(steps_of(ROUND, level)) for level in range(6)] == [4, 6, 7, 7, 7, 7]
    sizes = [len(steps_of(ZED_STEP, level)) for level in range(6)]
    assert sizes == sorted(sizes) and sizes[5] == len(ZED_STEP) and sizes[0] < sizes[1] < sizes[2] < sizes[3] < sizes[4]


@clause("DZ-0.1.1", "DZ-H02.2")
def test_a_card_text_replaces_a_rule() -> None:
    """Entering the Town Center costs a point, unless the Mayor says otherwise; here a text is carried out as it is."""
    t = table("III", steps=[("text", "E46.start", 0)], event="E46", chaos={"highway_3": 1})
    assert t.g.chaos == {"highway_3": 2}, "chaos on chaos, because the card names the space"


@clause("DZ-12.1.3", "DZ-13.0.3", "DZ-15.4.3")
def test_mode_and_length_are_switches_of_the_match() -> None:
    g = GAME.new_state(2, {"mode": "competitive", "length": "short"}, bytes(32))
    assert g.heroes == 1  # type: ignore[attr-defined]
    with pytest.raises(BadOptions):
        GAME.new_state(1, {"level": "II", "length": "epic"}, bytes(32))


# -- pieces -----------------------------------------------------------------------------------------------------


@clause("DZ-14.3.1", "DZ-5.2.5")
def test_zeds_are_not_units() -> None:
    t = table("II", zeds={"forest_2": "5/3"}, units={"forest_2": "looters"}, steps=[])
    assert enemies_in(t.g, "forest_2") == [t.zed("forest_2")] and not set(ZEDS) & set(UNITS)


@clause("DZ-SZ4", "DZ-SZ8")
def test_ravagers_and_giants_have_only_their_numbers() -> None:
    t = table("I", zeds={"forest_2": "ravagers", "forest_3": "giants"}, steps=[])
    assert (zed_strength(t.g, "ravagers"), zed_strength(t.g, "giants")) == (1, 12)
    t = table("I", zeds={"forest_2": "ravagers reduced", "forest_3": "giants reduced"}, steps=[])
    assert (zed_strength(t.g, "ravagers"), zed_strength(t.g, "giants")) == (8, 6)


@clause("DZ-IN1", "DZ-IN2", "DZ-6.3.8")
def test_infectors_take_one_hit() -> None:
    t = table("I", zeds={"forest_2": "vermin", "forest_3": "noelle"}, steps=[])
    assert (hits_left(t.g, "vermin"), hits_left(t.g, "noelle")) == (1, 1)
    assert (zed_strength(t.g, "vermin"), zed_strength(t.g, "noelle")) == (2, 3)


@clause("DZ-IN3", "DZ-13.2.12")
def test_the_doctor_as_an_infector_counts_two() -> None:
    t = table("IV", zeds={"tunnel_4": "marteuse_infector"}, options={"maestro": "on"}, steps=[("infectors_infect",)])
    assert t.g.infection == 2


@clause("DZ-SU1", "DZ-10.2.2")
def test_villagers_are_never_killed() -> None:
    t = table(
        "II", zeds={"forest_5": "5/3"}, units={"forest_4": "refugees_1 villagers"}, steps=[("activate", "forest")]
    )
    assert t.units("forest_3") == ["refugees_1"] and not t.told("saving_rolled")


@clause("DZ-SU2", "DZ-6.2.7")
def test_refugees_have_no_symbols() -> None:
    t = table("II", units={"forest_1": "refugees_1"}, steps=[("card_hits_unit", "refugees_1", 2)], dice=[5])
    assert t.units("bed_1") == ["refugees_1 comatose"]


@clause("DZ-SU7", "DZ-5.8.6")
def test_red_diamond_guards_are_knights_of_law() -> None:
    t = table("IV", seats=2, options={"mode": "competitive"}, units={"forest_1": "rd_guards_2, hoarders"})
    t.roll(4).answer("unit:rd_guards_2 arrest target:hoarders", seat=0)
    assert t.units("jail") == ["hoarders"]


@clause("DZ-14.6.4", "DZ-14.6.5", "DZ-6.2.6")
@pytest.mark.parametrize("unit", ["rangers", "horatius"])
def test_rangers_and_horatius_have_two_hits_on_each_side(unit: str) -> None:
    t = table("IV", units={"forest_1": unit}, steps=[])
    t.go_on(("card_hits_unit", unit, 1), chance=[0] * (unit == "horatius"))
    assert t.units("forest_1") == [f"{unit} 1"] and UNITS["horatius"].kind == "hero"


@clause("DZ-MK6", "DZ-4.3.1")
def test_the_defiant_marker_goes_with_the_first_attack() -> None:
    t = table(
        zeds={"forest_5": "2/1"}, units={"forest_4": "civilians_1 defiant"}, steps=[("activate", "forest")], dice=[6, 6]
    )
    assert t.units("forest_4") == ["civilians_1"]


@clause("DZ-MK7", "DZ-5.5.13", "DZ-6.3.2", "DZ-10.2.12")
def test_the_ekg_stands_for_the_last_hit() -> None:
    t = table(
        "II",
        units={"forest_1": "refugees_1", "forest_2": "national_guard"},
        steps=[("to_hospital", "refugees_1"), ("to_hospital", "national_guard")],
    )
    assert t.units("bed_1") == ["refugees_1 comatose"] and t.units("bed_2") == ["national_guard reduced comatose"]


@clause("DZ-R01", "DZ-R06", "DZ-R20")
@pytest.mark.parametrize("card", ["R06", "R20"])
def test_cards_without_a_text_just_become_current(card: str) -> None:
    t = table("III", steps=[])
    t.g.research.cards = [card]
    before = t.g.copy()
    t.go_on(("next_research",))
    assert t.g.research.discards == ["R01", card] and (t.g.infection, t.g.supplies) == (
        before.infection,
        before.supplies,
    )


@clause("DZ-15.3.6", "DZ-15.3.7")
def test_the_solo_player_chooses_one_hero_and_nobody_owes_him_a_scientist() -> None:
    g = begun_before_round_one(level="III", solo_markers=3)
    heroes = [unit for unit in g.units_at[TOWN_CENTER] if UNITS[unit].kind == "hero"]
    assert len(heroes) == 4 and g.player_actions == [3]


# -- fights -----------------------------------------------------------------------------------------------------


@clause("DZ-4.6.6", "DZ-4.6.8")
def test_zeds_in_one_space_are_a_mob_with_all_their_rules() -> None:
    t = table(
        "I",
        zeds={"forest_1": "leapers, oozers"},
        units={"forest_0": "civilians_1"},
        steps=[("activate", "forest")],
        dice=[6, 6],
    )
    assert t.g.infection == 3 and t.told("melee_rolled")[0]["shifts"] == []


@clause("DZ-6.0.2", "DZ-5.4.1")
def test_gunfire_is_an_action_of_its_own() -> None:
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "deputy"}, actions=1, player_actions=[0])
    t.roll(3, 3).answer("unit:deputy gunfire at:forest_2")
    assert t.g.actions == 0 and not t.told("melee_began")


@clause("DZ-6.0.3", "DZ-10.2.4")
def test_nobody_fights_beside_refugees() -> None:
    t = table(
        "II",
        zeds={"forest_3": "2/1"},
        units={"forest_2": "deputy, refugees_1"},
        steps=[("activate", "forest")],
        chaos={"forest_3": 1},
        dice=[6, 6],
    )
    assert t.told("melee_began")[0]["unit"] == "deputy", "there is nobody to choose from"


@clause("DZ-6.2.5", "DZ-6.1.7")
def test_the_heroes_split_the_hits_also_when_an_anti_unit_fights() -> None:
    t = table(
        "III",
        seats=2,
        options={"mode": "competitive"},
        zeds={"forest_2": "2/1, 3/1"},
        units={"forest_1": "hoarders"},
        steps=[("activate", "forest")],
        dice=[6, 6],
    )
    assert t.ask == "split_hits_on_zeds" and t.asked == [0]


@clause("DZ-4.7.11", "DZ-7.2.3")
def test_several_markers_take_several_rounds() -> None:
    t = table("II", units={"forest_4": "deputy"}, chaos={"forest_4": 2}, steps=[("restore_order",)])
    assert t.g.chaos == {"forest_4": 1}
    t.go_on(("restore_order",))
    assert t.g.chaos == {}


@clause("DZ-4.7.16")
def test_chaos_stays_when_the_zeds_leave() -> None:
    t = table("II", zeds={"forest_4": "5/3"}, chaos={"forest_4": 1}, steps=[("activate", "forest")])
    assert t.g.chaos == {"forest_4": 1, "forest_3": 1}
    t = table("II", chaos={"forest_4": 1, "forest_0": 1}, steps=[("text", "F36.text", 0)])
    assert t.g.chaos == {}, "effects remove it"


# -- cards and rounds -------------------------------------------------------------------------------------------


@clause("DZ-1.3.5", "DZ-16.1.1")
def test_there_are_only_two_ways_to_lose() -> None:
    t = table(zeds={"forest_0": "5/3"}, steps=[("activate", "forest")])
    assert t.g.result is not None and t.g.result.reason == "town_lost"


@clause("DZ-2.20", "DZ-2.14")
def test_a_card_may_be_played_in_the_round_in_which_it_was_drawn() -> None:
    t = table(
        "I",
        event="E09",
        units={"town_center": "mayor"},
        bag="5/3",
        steps=[("event_text", "zeds", "start"), ("next_action",)],
        fates=["F05"],
        chance=[0],
    )
    t.answer("keep")
    assert "play:F05" in t.options


@clause("DZ-8.2.13", "DZ-2.9")
def test_an_event_with_its_fate_text_is_one_effect() -> None:
    t = table(
        "I", event="E09", infection=12, fates=["F09"], bag="5/3", steps=[("event_text", "zeds", "start")], chance=[0]
    )
    assert t.g.effects_running == 0
    t = table(
        "II",
        event="E37",
        infection=3,
        fates=["F09"],
        super_zeds=["giants"],
        steps=[("event_text", "zeds", "start")],
        dice=[3, 3],
        chance=[0],
    )
    names = [event.name for event in t.events]
    assert names.count("unchecked_outbreak") == 1 and t.g.effects_running == 0


@clause("DZ-12.1.1", "DZ-12.2.22", "DZ-4.1.20")
def test_in_competitive_mode_only_the_activations_are_replaced() -> None:
    t = table(
        "basic",
        seats=3,
        options={"mode": "competitive"},
        event="E16",
        zeds={"forest_6": "5/3"},
        bag="2/1, 4/2",
        steps=[("zeds_phase",)],
        chance=[0],
    )
    assert t.zeds("start_mountain") and t.ask == "zeds_action" and not t.told("track_activated")
    t.answer("activate:forest", seat=2)
    t.answer("activate:mountain", seat=2)
    assert t.told("pressure_moves"), "pressure as usual"


@clause("DZ-12.2.21", "DZ-10.1.15")
def test_an_anti_unit_driven_back_fights_zeds_but_never_units() -> None:
    t = table(
        "III",
        seats=2,
        options={"mode": "competitive"},
        units={"start_forest": "deputy", "forest_2": "hoarders reduced 1"},
        steps=[("card_hits_unit", "hoarders", 1)],
        dice=[1],
    )
    assert t.units("start_forest") == ["deputy", "hoarders reduced"] and not t.told("melee_began")


@clause("DZ-12.2.30", "DZ-E25")
def test_brains_gives_no_zeds_actions() -> None:
    t = table(
        "IV",
        seats=2,
        options={"mode": "competitive"},
        units={"forest_3": "activists"},
        zeds={"forest_6": "5/3"},
        steps=[("text", "E25.whole", 0)],
    )
    t.answer("track:forest", seat=1)
    assert t.zeds("forest_5") == ["5/3"] and t.place_of("activists") == "forest_3" and t.g.zeds_actions == 0


@clause("DZ-13.3.17", "DZ-13.3.18", "DZ-E91")
def test_maestro_comes_with_e91_and_is_not_taken_by_pressure() -> None:
    options = {"mode": "competitive", "maestro": "on"}
    t = table("IV", seats=3, event="E91", options=options, steps=[("doctor_appears",)], chaos={"tunnel_4": 1})
    assert t.place_of("marteuse_infector") == "tunnel_4"
    t = table(
        "IV",
        seats=3,
        event="E67",
        options=options,
        zeds={"tunnel_4": "marteuse_infector", "forest_6": "2/1"},
        steps=[("pressure_at_the_end",)],
    )
    assert t.told("pressure_moves")[0]["space"] == "forest_6"


@clause("DZ-P8", "DZ-13.3.4")
def test_the_doctor_in_jail_is_worth_a_point() -> None:
    t = table("IV", event="E20", options={"maestro": "on"}, has_jailed_doctor=True, steps=[("action_phase",)])
    assert t.told("match_ended")[0]["points"]["doctor_in_jail"] == 1
