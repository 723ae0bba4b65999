"""Chapters 2 and 3: fate draws, kept cards, pressure."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.kernel.rulebook import clause


def drawn(*fates: str, level: str = "basic", **position: Any) -> Table:
    """A fate draw for E09, which puts a zed on the fated Start."""
    position.setdefault("bag", "5/3, 4/2, 6/3, 2/1")
    t = table(level, steps=[], event="E09", **position)
    t.g.fates.cards = list(fates)
    return t.go_on(("event_text", "zeds", "start"), chance=[0] * 9)


# -- the track --------------------------------------------------------------------------------------------------


@clause("DZ-2.1", "DZ-2.2", "DZ-2.9", "DZ-2.10", "DZ-2.16", "DZ-CT24")
def test_the_top_card_names_the_track_and_its_text_comes_afterwards() -> None:
    t = drawn("F09", ammo=3)
    assert t.zeds("start_forest") == ["5/3"] and t.g.ammo == 2 and t.g.fates.discards == ["F09"]
    names = [event.name for event in t.events]
    assert names.index("zed_placed") < names.index("fate_carried_out") < names.index("fate_discarded")


@clause("DZ-2.3", "DZ-2.6")
def test_most_and_fewest_zeds_are_counted_and_ties_decided() -> None:
    t = drawn("F02", zeds={"forest_6": "5/3, 4/2", "suburb_6": "6/3"})
    assert t.told("track_fated")[0]["track"] == "forest"
    t = drawn("F03", zeds={"forest_6": "5/3", "suburb_6": "6/3"})
    assert t.ask == "fated_track_tie" and t.options == ["track:mountain", "track:highway"]
    t = drawn("F03")
    assert t.ask == "fated_track_tie" and len(t.options) == 4


@clause("DZ-2.4", "DZ-2.6")
def test_most_and_fewest_chaos() -> None:
    assert drawn("F11", level="II", chaos={"forest_4": 1}).told("track_fated")[0]["track"] == "forest"
    t = drawn("F15", level="II", chaos={"forest_4": 1, "suburb_4": 1, "highway_5": 1})
    assert t.told("track_fated")[0]["track"] == "mountain"


@clause("DZ-2.5")
def test_a_choice_is_made_among_all_tracks() -> None:
    t = drawn("F01")
    assert t.ask == "fated_track_choice" and len(t.options) == 4


@clause("DZ-2.7", "DZ-2.22", "DZ-E39")
def test_the_national_guard_comes_above_ground() -> None:
    t = table("IV", steps=[])
    t.g.fates.cards = ["F28"]
    t.go_on(("text", "E39.whole", 0), chance=[0] * 4)
    assert t.ask == "fated_track_choice"
    assert t.options == ["track:forest", "track:mountain", "track:highway", "track:suburb"]


@clause("DZ-2.8")
def test_a_track_that_is_not_on_the_board_is_a_choice() -> None:
    t = table("III", steps=[], event="E09")
    t.g.fates.cards = ["F34"]
    t.go_on(("event_text", "zeds", "start"))
    assert t.ask == "fated_track_choice"


@clause("DZ-2.18", "DZ-2.21")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = table(steps=[], event="E09", bag="5/3")
    t.g.fates.discards = ["F09"]
    t.go_on(("event_text", "zeds", "start"), chance=[0])
    assert t.told("fate_drawn")[0]["card"] == "F09" and t.g.fates.discards == ["F09"]


@clause("DZ-2.19")
def test_without_any_card_the_track_is_a_choice_and_there_is_no_text() -> None:
    t = table(steps=[("event_text", "zeds", "start")], event="E09", bag="5/3", chance=[0])
    assert t.ask == "fated_track_choice"
    t.answer("track:suburb")
    assert t.zeds("start_suburb") == ["5/3"] and t.ask is None


# -- keeping ----------------------------------------------------------------------------------------------------


@clause("DZ-2.11", "DZ-2.13", "DZ-2.14")
@pytest.mark.parametrize("answer", ["keep", "decline"])
def test_a_keep_card_may_be_kept_or_declined(answer: str) -> None:
    t = drawn("F08")
    assert t.ask == "keep_or_decline"
    t.answer(answer)
    assert (t.g.kept, t.g.fates.discards) == ((["F08"], []) if answer == "keep" else ([], ["F08"]))


@clause("DZ-2.12", "DZ-2.20", "DZ-2.23", "DZ-2.24", "DZ-F05", "DZ-5.1.13")
def test_a_kept_card_is_offered_in_its_window_until_it_is_played() -> None:
    t = table(units={"town_center": "mayor"}, kept=["F05"], actions=1)
    t.answer("unit:mayor move to:forest_0")
    assert "play:F05" in t.options
    t.answer("play:F05")
    assert t.g.actions == 3 and t.g.kept == [] and t.g.fates.discards == ["F05"]


@clause("DZ-2.23", "DZ-2.11")
def test_outside_its_window_a_card_cannot_be_played() -> None:
    t = table(units={"town_center": "mayor"}, kept=["F01", "F08"])
    assert not [option for option in t.options if option.startswith("play:")]


@clause("DZ-2.15", "DZ-5.5.25")
def test_a_card_for_any_time_has_windows_of_its_own() -> None:
    t = table("III", zeds={"forest_6": "5/3"}, kept=["F21"], infection=5, steps=[("activate", "forest")])
    assert t.ask == "any_time" and t.options == ["go_on", "play:F21"]
    t.answer("go_on")
    assert t.ask == "any_time", "before the step too"
    t.answer("play:F21")
    assert t.g.infection == 3 and t.ask is None and t.zeds("forest_5") == ["5/3"]


@clause("DZ-2.15", "DZ-2.24")
def test_one_can_go_on_undisturbed_to_the_action_phase() -> None:
    activations = [("activate", "forest"), ("activate", "suburb"), ("organisation_phase",), ("activate", "highway")]
    zeds = {"forest_6": "5/3", "suburb_6": "4/2", "highway_6": "4/2"}
    t = table("III", zeds=zeds, kept=["F21"], infection=5, phase="zeds", steps=activations)
    assert t.ask == "any_time" and t.options == ["go_on", "undisturbed", "play:F21"]
    t.answer("undisturbed")
    assert t.zeds("forest_5") == ["5/3"] and t.zeds("suburb_5") == ["4/2"]
    assert t.ask == "any_time" and t.zeds("highway_6") == ["4/2"], "it ends with the round"


@clause("DZ-2.15", "DZ-5.5.25")
def test_a_bed_need_not_ask_twice_a_round() -> None:
    def windows(said: str) -> str | None:
        beds = {"town_center": "mayor", "bed_1": "captain comatose reduced"}
        t = table("I", units=beds, phase="eat", steps=[("phase_window", "eat"), ("phase_window", "zeds")])
        assert t.ask == "any_time" and t.options == ["go_on", "undisturbed", "bury:captain"]
        return t.answer(said).ask

    assert windows("go_on") == "any_time" and windows("undisturbed") is None


@clause("DZ-2.15", "DZ-2.23", "DZ-F40")
def test_who_goes_on_undisturbed_is_asked_again_when_there_is_a_new_card() -> None:
    t = table("III", zeds={"forest_6": "5/3"}, kept=["F40"], phase="zeds", steps=[("activate", "forest")] * 2)
    assert t.ask == "play_kept_card" and "undisturbed" in t.options
    t.answer("undisturbed")
    assert t.ask is None and t.zeds("forest_4") == ["5/3"]
    t.g.kept.append("F21")
    t.g.infection = 5
    t.go_on(("activate", "forest"), ("activate", "forest"))
    assert t.ask == "play_kept_card"
    t.answer("undisturbed")
    assert t.ask is None and t.zeds("forest_2") == ["5/3"], "said once more, it holds for that card too"


@clause("DZ-2.15", "DZ-2.24", "DZ-F17")
def test_whoever_lures_nobody_away_in_this_phase_is_asked_once() -> None:
    zeds = {"forest_6": "5/3", "suburb_6": "4/2", "highway_6": "4/2"}
    steps = [("activate", "forest"), ("activate", "suburb"), ("phase_ends",), ("activate", "highway")]
    t = table("II", zeds=zeds, kept=["F17"], phase="zeds", steps=steps)
    assert t.ask == "over_here" and t.options == ["go_on", "not_this_phase", "play:F17"]
    t.answer("not_this_phase")
    assert t.zeds("forest_5") == ["5/3"] and t.zeds("suburb_5") == ["4/2"]
    assert t.ask == "over_here" and t.zeds("highway_6") == ["4/2"], "it ends with the phase"


@clause("DZ-6.1.28", "DZ-2.24", "DZ-F11")
def test_whoever_plays_no_card_in_the_fights_of_this_phase_is_asked_once() -> None:
    def windows(said: str) -> list[str]:
        t = table(
            "II", zeds={"forest_2": "5/3", "suburb_2": "4/2"}, units={"forest_1": "sheriff", "suburb_1": "deputy"},
            kept=["F11"], phase="zeds", steps=[("activate", "forest"), ("activate", "suburb")], chance=[3] * 20,
        )  # fmt: skip
        asked = []
        while t.ask is not None:
            asked.append(t.ask)
            t.answer(said if t.ask == "play_kept_card" else t.options[0])
        return asked

    assert windows("go_on").count("play_kept_card") == 2 and windows("not_this_phase").count("play_kept_card") == 1


@clause("DZ-2.15", "DZ-5.5.25")
def test_it_is_offered_where_zeds_are_placed() -> None:
    beds = {"bed_1": "captain reduced"}
    t = table(
        "I", zeds={"start_forest": "5/3, 6/3"}, units=beds, steps=[("new_zeds", "regular_zed", 1, "start_forest")]
    )
    assert t.ask == "start_full_alternative" and {"discharge:captain", "bury:captain"} <= set(t.options)
    t.answer("discharge:captain")
    assert t.ask == "start_full_alternative" and t.units("town_center") == ["captain reduced"]
    t = table(
        "III", zeds={"forest_4": "5/3"}, units=beds, kept=["F21"], infection=5, steps=[("text", "F07.text", 0)],
        bag="6/3, 6/4", chance=[0, 0],
    )  # fmt: skip
    assert t.ask == "left_behind_tie" and "play:F21" in t.options
    t.answer("play:F21", "discharge:captain")
    assert t.ask == "left_behind_tie" and t.g.infection == 3
    t.answer(t.options[0])
    assert sorted([*t.zeds("forest_4"), *t.zeds("forest_5")]) == ["5/3", "6/3", "6/4"]


@clause("DZ-2.15", "DZ-5.5.25", "DZ-CT02")
def test_it_is_offered_in_a_retreat_that_was_ordered() -> None:
    t = table(
        "III", zeds={"forest_2": "6/3, 6/4", "forest_3": "2/1"}, units={"bed_1": "captain reduced"},
        steps=[("all_retreat", "forest_2")],
    )  # fmt: skip
    assert t.ask == "left_behind_tie" and "discharge:captain" in t.options
    t.answer("discharge:captain", t.options[0])
    assert t.units("town_center") == ["captain reduced"] and len(t.zeds("forest_3")) == 2


@clause("DZ-2.15", "DZ-HC4.3")
def test_but_not_in_one_that_dice_have_brought_about() -> None:
    t = table(
        "III", zeds={"start_forest": "2/1"}, units={"bed_1": "captain reduced", "forest_6": "firefighters"},
        dice=[6, 6], steps=[("water_jet", "zed_1")],
    )  # fmt: skip
    assert t.ask == "start_full_alternative" and not [option for option in t.options if "captain" in option]


@clause("DZ-15.6.7", "DZ-5.5.16", "DZ-5.5.25")
def test_a_lead_with_nothing_else_to_do_may_still_discharge_while_others_act() -> None:
    units = {"forest_1": "civilians_1", "bed_1": "civilians_2 reduced"}
    t = table("I", units=units, seats=2, actions=0, player_actions=[0, 1])
    assert t.asked == [0, 1] and set(t.options) == {"discharge:civilians_2", "bury:civilians_2", "done"}
    t.answer("discharge:civilians_2")
    assert t.units("town_center") == ["civilians_2 reduced"] and t.asked == [1], "with nothing on offer he is not asked"


@clause("DZ-5.5.16", "DZ-5.5.25", "DZ-15.6.3")
def test_a_team_that_agrees_may_discharge_when_only_own_actions_are_left() -> None:
    t = table(
        "I", units={"town_center": "civilians_1", "bed_1": "civilians_2 reduced"}, seats=2, actions=0,
        options={"team_decision": "agree"},
    )  # fmt: skip
    assert t.ask == "next_action" and "together" not in t.options
    t.answer("discharge:civilians_2", seat=1).answer("discharge:civilians_2", seat=0)
    assert t.place_of("civilians_2") == "town_center" and t.ask == "next_action"


@clause("DZ-15.6.2", "DZ-5.5.16")
def test_who_does_not_lead_discharges_nobody() -> None:
    t = table("I", units={"town_center": "mayor", "bed_1": "deputy reduced"}, seats=2, actions=1)
    assert t.asked == [0, 1] and "discharge:deputy" in t.options
    assert t.refused("discharge:deputy", seat=1) == "DZ-15.6.2" and t.refused("bury:deputy", seat=1) == "DZ-15.6.2"


@clause("DZ-2.15", "DZ-5.5.16")
def test_it_is_offered_beside_every_calm_question() -> None:
    t = table(
        "III",
        units={"town_center": "mayor, deputy", "bed_1": "captain reduced"},
        kept=["F21"],
        supplies=0,
        infection=5,
        event="E03",
        steps=[("eat",)],
    )
    assert t.ask == "starving_unit" and {"play:F21", "discharge:captain", "bury:captain"} <= set(t.options)
    t.answer("play:F21")
    assert t.ask == "starving_unit" and t.g.infection == 3
    t.roll(1).answer("discharge:captain", "unit:captain")
    assert t.units("cemetery") == ["captain reduced"]


@clause("DZ-2.15")
def test_but_not_between_a_roll_and_its_result() -> None:
    t = table("III", zeds={"forest_1": "5/3, 4/2"}, units={"forest_0": "civilians_1"}, kept=["F21"], infection=5)
    t.roll(6, 6).answer("unit:civilians_1 move to:forest_1")
    assert t.ask == "split_hits_on_zeds" and not [option for option in t.options if "play" in option]


@clause("DZ-2.17", "DZ-F37")
def test_a_card_drawn_by_a_card_waits() -> None:
    t = table("V", steps=[], units={"town_center": "mayor"}, super_zeds=["giants"], infection=4)
    t.g.fates.cards = ["F37", "F09"]
    t.go_on(("draw_fate",), ("name_fated_track", 0), ("fate_text",), chance=[0] * 4)
    t.answer("track:forest")
    carried = [told["card"] for told in t.told("fate_carried_out")]
    assert carried == ["F37", "F09"] and t.g.infection == 4
    assert t.units("bed_1") == ["mayor reduced"]


# -- pressure ---------------------------------------------------------------------------------------------------


def pressed(seats: int, event: str, **position: Any) -> Table:
    return table(seats=seats, event=event, steps=[("pressure_at_the_end",)], **position)


@clause("DZ-3.0.1", "DZ-3.0.2")
def test_alone_with_one_marker_there_is_no_pressure() -> None:
    assert not pressed(1, "E13", zeds={"forest_4": "5/3"}).told("pressure_moves")


@clause("DZ-3.0.3", "DZ-15.5.3")
@pytest.mark.parametrize(("seats", "markers", "count"), [(2, 1, 1), (4, 1, 3), (1, 3, 2)])
def test_as_often_as_there_are_players_less_one(seats: int, markers: int, count: int) -> None:
    zeds = {"forest_4": "5/3", "suburb_4": "6/3", "highway_4": "4/2", "mountain_6": "2/1"}
    t = pressed(seats, "E13", zeds=zeds, options={"solo_markers": markers})
    assert len(t.told("pressure_moves")) == count


@clause("DZ-3.0.4", "DZ-E74")
def test_at_the_end_of_the_phase_unless_it_stands_in_the_text() -> None:
    t = table("IV", seats=2, event="E74", steps=[("pressure_at_the_end",)], zeds={"forest_4": "5/3"})
    assert not t.told("pressure_places")
    t = table(
        "IV", seats=2, event="E74", steps=[("text", "E74.start", 0)], zeds={"forest_4": "5/3"}, bag="4/2", chance=[0]
    )
    assert t.ask == "pressure_tie"


@clause("DZ-3.1.1", "DZ-3.1.4", "DZ-3.1.7", "DZ-3.1.10")
def test_the_strongest_group_of_the_board_moves_and_fights() -> None:
    t = pressed(
        2, "E13", zeds={"forest_4": "5/3, 4/2", "suburb_4": "8/4"}, units={"forest_3": "civilians_1"}, dice=[3, 4]
    )
    assert t.told("pressure_moves")[0]["space"] == "forest_4" and t.told("melee_rolled")


@clause("DZ-3.1.5")
def test_of_equals_the_nearest_then_the_hero_side_chooses() -> None:
    t = pressed(2, "E13", zeds={"forest_4": "5/3", "suburb_4": "5/3", "highway_6": "5/3"})
    assert t.ask == "pressure_tie" and t.options == ["space:forest_4", "space:suburb_4"]


@clause("DZ-3.1.6", "DZ-3.1.13", "DZ-3.1.2")
def test_who_cannot_move_is_passed_over() -> None:
    t = pressed(
        2, "E13", zeds={"forest_4": "5/3, 6/3", "forest_3": "2/1, 3/1", "suburb_4": "4/2"}, no_entry=["forest_2"]
    )
    assert t.told("pressure_moves")[0]["space"] == "suburb_4"


@clause("DZ-3.1.11")
def test_if_nobody_can_move_nothing_happens() -> None:
    t = pressed(2, "E13", zeds={"forest_4": "5/3"}, no_entry=["forest_3"])
    assert t.ask is None and not t.told("pressure_moves")


@clause("DZ-3.1.14", "DZ-4.6.9")
def test_of_a_mob_perhaps_only_the_stronger_moves() -> None:
    t = pressed(2, "E13", zeds={"forest_4": "5/3, 6/3", "forest_3": "2/1"}, no_entry=["forest_2"])
    assert t.zeds("forest_3") == ["6/3", "2/1"] and t.zeds("forest_4") == ["5/3"]


@clause("DZ-3.1.15", "DZ-4.5.1")
def test_pressure_into_town_center_loses() -> None:
    t = pressed(2, "E13", zeds={"forest_0": "5/3"})
    assert t.g.result is not None and t.g.result.reason == "town_lost"


@clause("DZ-3.1.8", "DZ-11.8")
def test_in_catacombs_every_zed_counts_singly() -> None:
    t = table(
        "IV",
        seats=2,
        event="E67",
        steps=[("pressure_at_the_end",)],
        dice=[1],
        zeds={"tunnel_5": "5/3, 4/2", "forest_6": "6/3"},
    )
    assert t.told("pressure_moves")[0]["space"] == "forest_6"


@clause("DZ-3.1.9")
def test_anti_units_do_not_count() -> None:
    t = table(
        "III",
        seats=3,
        event="E32",
        options={"mode": "competitive"},
        units={"forest_2": "hoarders"},
        zeds={"forest_6": "2/1"},
        steps=[("pressure_at_the_end",)],
    )
    assert t.told("pressure_moves")[0]["space"] == "forest_6"


@clause("DZ-3.2.1", "DZ-3.2.4", "DZ-4.6.13")
def test_placement_on_a_full_start_goes_elsewhere() -> None:
    zeds = {f"{track}_6": "5/3, 4/2" for track in ("mountain", "highway", "suburb")}
    t = pressed(
        2,
        "E02",
        zeds={**zeds, "mountain_4": "6/3", "highway_4": "6/3", "suburb_4": "6/3", "start_forest": "2/1, 3/1"},
        chance=[0],
    )
    assert t.ask == "start_full_alternative" and "space:start_forest" not in t.options
