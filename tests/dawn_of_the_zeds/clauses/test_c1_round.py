"""Chapter 1: the round, events, Brains!, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.kernel.rulebook import clause

TRACKS = ("forest", "mountain", "highway", "suburb")


def phases(t: Table) -> list[str]:
    return [told["phase"] for told in t.told("phase_began")]


@clause("DZ-1.0.1", "DZ-1.1.1", "DZ-1.1.2", "DZ-1.1.4", "DZ-7.0.1", "DZ-7.0.3")
def test_a_round_is_a_card_and_its_phases() -> None:
    t = table(
        steps=[("round",)],
        zeds={f"{track}_6": "5/3" for track in TRACKS},
        units={"town_center": "mayor"},
        active="",
        round=0,
    )
    assert t.g.active == "E11" and t.g.events.cards == ["E13", "E20"]
    assert phases(t) == ["zeds", "action"] and t.ask == "next_action" and t.g.round == 1
    t.answer("done")
    if t.ask == "event_target":
        t.answer("unit:mayor")
    assert phases(t)[2:4] == ["organisation", "zeds"] and t.g.round == 2 and t.g.events.discards == ["E11"]


@clause("DZ-1.1.2", "DZ-1.1.3")
@pytest.mark.parametrize(
    ("level", "expected"),
    [
        ("basic", ["zeds", "action"]),
        ("I", ["infection", "eat", "zeds", "action"]),
        ("II", ["prfn", "infection", "eat", "zeds", "action"]),
    ],
)
def test_phases_above_the_level_are_skipped(level: str, expected: list[str]) -> None:
    zeds = {f"{track}_6": "5/3" for track in TRACKS}
    t = table(level, steps=[("round",)], zeds=zeds, units={"town_center": "mayor"}, dice=[6, 6, 6], active="")
    assert phases(t) == expected


@clause("DZ-1.1.1", "DZ-1.1.4", "DZ-7.0.1", "DZ-7.0.5", "DZ-7.1.1")
def test_organisation_discards_the_card_and_turns_all_markers_back() -> None:
    t = table(steps=[("organisation_phase",)], actions=2, player_actions=[0], used=["H03.1"], used_up=["H02.4"])
    assert t.g.active == "" and t.g.events.discards == ["E02"]
    assert (t.g.actions, t.g.player_actions, t.g.used, t.g.used_up) == (0, [1], [], ["H02.4"])


# -- event texts ------------------------------------------------------------------------------------------------


@clause("DZ-1.2.1", "DZ-1.2.2")
def test_a_text_at_the_start_comes_before_the_phase() -> None:
    t = table(event="E16", zeds={"mountain_6": "6/3"}, bag="5/3", steps=[("zeds_phase",)], chance=[0])
    names = [event.name for event in t.events]
    assert names.index("zed_placed") < names.index("track_activated")


@clause("DZ-1.2.3", "DZ-7.0.2", "DZ-CT17")
def test_a_text_during_the_phase_ends_with_it() -> None:
    t = table(
        event="E04",
        zeds={"mountain_5": "4/2"},
        units={"mountain_4": "civilians_1"},
        bag="2/1",
        steps=[("zeds_phase",)],
        chance=[0, 5, 5],
    )
    assert t.told("melee_rolled")[0]["shifts"] == [] and t.g.modifiers == []


@clause("DZ-1.2.4", "DZ-E02")
@pytest.mark.parametrize(("place", "ammo"), [("mountain_2", 6), ("town_center", 4)])
def test_a_text_at_the_end_comes_after_the_phase(place: str, ammo: int) -> None:
    t = table(event="E02", units={place: "mayor"}, steps=[("action_phase",)])
    t.answer("done")
    assert t.g.ammo == ammo


@clause("DZ-1.2.5", "DZ-1.2.6", "DZ-CT19", "DZ-E03", "DZ-E13", "DZ-E17")
@pytest.mark.parametrize(("event", "moment"), [("E03", "start"), ("E13", "start"), ("E17", "end")])
def test_what_cannot_be_carried_out_is_skipped(event: str, moment: str) -> None:
    t = table(event=event, steps=[("text", f"{event}.{moment}", 0)])
    assert t.ask is None and not t.g.modifiers and not t.g.zeds


@clause("DZ-1.2.7", "DZ-CT07", "DZ-E16")
def test_a_tie_is_decided_by_the_hero_side() -> None:
    t = table(
        event="E16",
        zeds={"forest_2": "9/4 reduced", "forest_4": "4/2", "suburb_2": "4/3"},
        bag="2/1",
        steps=[("text", "E16.start", 0)],
        chance=[0],
    )
    assert t.ask == "event_target" and len(t.options) == 3
    t.answer(f"zed:{t.zed('forest_4')}")
    assert t.zeds("forest_4") == ["4/2 tough"]


@clause("DZ-1.2.11")
def test_other_special_events_are_normal_rounds() -> None:
    t = table(steps=[])
    t.g.events.cards, t.g.acts = ["E10"], [0, 1, 0, 0, 0]
    t.go_on(("draw_event",), chance=[0] * 8)
    assert phases(t) == ["zeds"] and t.ask == "track_order_all"


# -- Brains! ----------------------------------------------------------------------------------------------------


def brains(level: str = "basic", **position: Any) -> Table:
    t = table(level, steps=[], **position)
    t.g.events.cards, t.g.acts = ["E19"], [0, 0, 0, 1, 0]
    t.g.active = ""
    return t


@clause("DZ-1.2.8", "DZ-1.2.10", "DZ-4.1.11", "DZ-E19")
def test_brains_activates_all_tracks_once_and_has_no_actions() -> None:
    t = brains("I", zeds={f"{track}_6": "5/3" for track in TRACKS})
    t.g.events.cards.append("E20")
    t.g.acts[4] = 1
    t.go_on(("draw_event",), chance=[5, 5, 5])
    assert t.g.infection == 2 and t.options == [*(f"track:{track}" for track in TRACKS), "in_order"]
    for track in ("suburb", "forest", "mountain"):
        t.answer(f"track:{track}")
    assert [told["track"] for told in t.told("track_activated")][:4] == ["suburb", "forest", "mountain", "highway"]
    assert phases(t)[0] == "organisation"


@clause("DZ-1.2.8", "DZ-1.2.13", "DZ-1.2.15")
def test_a_zed_that_wins_moves_on_while_it_wins() -> None:
    t = table(
        zeds={"forest_5": "9/4"},
        is_brains=True,
        steps=[("activate", "forest")],
        units={"forest_4": "civilians_4 reduced 1", "forest_3": "civilians_5 reduced 1"},
        dice=[4, 4, 1, 4, 4, 1],
    )
    assert [told["space"] for told in t.told("zeds_moved")] == ["forest_4", "forest_3", "forest_2"]
    assert t.zeds("forest_2") == ["9/4 2"]


@clause("DZ-1.2.15")
def test_zeds_that_win_without_attacking_stay() -> None:
    t = table(zeds={"forest_2": "9/4"}, units={"forest_1": "civilians_1"}, is_brains=True)
    t.roll(3, 4).answer("unit:civilians_1 move to:forest_2")
    assert t.zeds("forest_2") == ["9/4"] and not t.told("zeds_advance")


@clause("DZ-1.2.14", "DZ-8.2.13")
def test_an_outbreak_by_the_raise_of_brains_comes_before_the_activations() -> None:
    t = brains("I", infection=12, fates=["F09"], super_zeds=["giants"], zeds={f"{track}_6": "5/3" for track in TRACKS})
    t.go_on(("draw_event",), chance=[2, 3, 0])
    names = [event.name for event in t.events]
    assert "unchecked_outbreak" in names and "track_activated" not in names and t.ask == "track_order_all"


@clause("DZ-1.2.16", "DZ-F40", "DZ-2.15")
def test_brains_counts_as_a_zeds_phase_for_cards() -> None:
    t = brains("V", zeds={f"{track}_6": "5/3" for track in TRACKS}, kept=["F40"])
    t.go_on(("draw_event",), chance=[])
    assert t.g.phase == "zeds"


@clause("DZ-1.2.9", "DZ-1.2.18", "DZ-E39")
def test_the_national_guard_is_no_round() -> None:
    t = table("II", steps=[], fates=["F09"], used=["H03.1"], lead=0)
    t.g.events.cards, t.g.acts = ["E39", "E11", "E20"], [0, 0, 0, 1, 1]
    t.go_on(("round",), chance=[5, 5, 5])
    assert t.place_of("national_guard") == "start_forest"
    assert t.g.events.discards == ["E39"] and t.g.active == "E11" and t.g.round == 2 and t.g.used == ["H03.1"]


# -- winning and losing -----------------------------------------------------------------------------------------


@clause("DZ-1.3.1", "DZ-16.1.1", "DZ-16.1.4", "DZ-E20")
def test_the_final_card_is_won_at_the_start_of_its_action_phase() -> None:
    t = table(event="E20", zeds={f"{track}_6": "5/3" for track in TRACKS}, steps=[("zeds_phase",), ("action_phase",)])
    assert t.g.result is not None and t.g.result.reason == "town_saved" and t.g.result.winners == (0,)
    assert t.told("track_activated")


@clause("DZ-1.3.2", "DZ-4.5.1", "DZ-1.3.4", "DZ-1.3.6", "DZ-16.1.3")
def test_a_zed_in_town_center_is_the_end_at_once_without_a_fight() -> None:
    t = table(
        zeds={"forest_0": "2/1", "suburb_6": "5/3"},
        units={"town_center": "sheriff, furies"},
        event="E09",
        steps=[("activations",)],
        chance=[0],
    )
    assert t.g.result is not None and t.g.result.reason == "town_lost" and t.g.result.winners == ()
    assert not t.told("melee_began") and t.g.agenda == [] and t.told("match_ended")


@clause("DZ-1.3.5")
def test_a_town_without_units_is_not_lost_yet() -> None:
    t = table(zeds={"forest_6": "5/3"}, units={"cemetery": "mayor reduced"}, steps=[("activate", "forest")])
    assert t.g.result is None


@clause("DZ-16.2.1", "DZ-16.2.2", "DZ-16.2.3", "DZ-P1", "DZ-P4", "DZ-P10")
def test_points_of_a_lost_basic_match() -> None:
    t = table(
        zeds={"forest_0": "2/1"},
        units={"town_center": "sheriff, furies", "cemetery": "mayor reduced"},
        ammo=2,
        steps=[("activate", "forest")],
    )
    ended = t.told("match_ended")[0]
    assert ended["points"]["units"] == 2 and ended["points"]["ammo"] == 1 and ended["points"]["events_left"] == -3
    assert ended["points"]["supplies"] == 0 and ended["total"] == 0 and ended["tier"] == "tier_1"


@clause("DZ-16.2.1", "DZ-P2", "DZ-P3", "DZ-P5", "DZ-P6", "DZ-P7", "DZ-P9", "DZ-10.2.14")
def test_points_of_a_won_match_with_all_rules() -> None:
    t = table(
        "III",
        event="E20",
        units={
            "town_center": "sheriff",
            "refugee_camp": "refugees_1",
            "bed_1": "vip comatose",
            "forest_4": "refugees_2 villagers",
        },
        supplies=2,
        ammo=1,
        infection=6,
        has_antidote=True,
        components=["snack", "grenade"],
        chaos={"suburb_0": 2},
        steps=[("action_phase",)],
    )
    points = t.told("match_ended")[0]["points"]
    assert points == {
        "units": 1,
        "refugees": 9,
        "supplies": 1,
        "ammo": 0,
        "infection": 1,
        "antidote": 1,
        "components": 2,
        "doctor_in_jail": 0,
        "chaos": -2,
        "events_left": 0,
    }


@clause("DZ-16.1.2", "DZ-12.0.1")
def test_the_zeds_player_wins_what_the_heroes_lose() -> None:
    t = table(zeds={"forest_0": "2/1"}, seats=3, options={"mode": "competitive"}, steps=[("activate", "forest")])
    assert t.g.result is not None and t.g.result.winners == (2,)
