"""Chapters 11 and 12: the tunnel, the zeds player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.board import CATACOMBS, is_named
from untot.games.dawn_of_the_zeds.rules.c1_sequence import take_top_event
from untot.games.dawn_of_the_zeds.rules.c12_anti_units import anti_places
from untot.games.dawn_of_the_zeds.rules.c12_zeds_player import doubles
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

# -- 11: the tunnel ---------------------------------------------------------------------------------------------


@clause("DZ-11.1", "DZ-11.3", "DZ-14.1.3")
def test_named_spaces_of_the_tunnel() -> None:
    assert [n for n in range(8) if is_named(f"tunnel_{n}")] == [0, 2, 4, 7] and set(CATACOMBS) == {
        "tunnel_3",
        "tunnel_5",
    }


@clause("DZ-11.4", "DZ-11.8", "DZ-14.4.13")
def test_zeds_leave_a_catacomb_one_by_one_the_strongest_first() -> None:
    t = table(
        "IV", zeds={"tunnel_3": "4/2, 6/3, 5/3"}, steps=[("activate", "tunnel")], dice=[4, 1], chaos={"tunnel_2": 1}
    )
    assert [told["outcome"] for told in t.told("catacomb_rolled")] == ["stays", "moves"]
    assert t.zeds("tunnel_2") == ["5/3"] and t.zeds("tunnel_3") == ["6/3", "4/2"]


@clause("DZ-11.4")
def test_of_equally_strong_zeds_the_hero_side_says_who_tries_first() -> None:
    t = table("IV", zeds={"tunnel_3": "5/3, 5/2"}, steps=[("activate", "tunnel")])
    assert t.ask == "zed_order_tie"


@clause("DZ-11.6", "DZ-11.20", "DZ-6.1.5")
def test_a_zed_that_enters_a_catacomb_fights_alone() -> None:
    t = table(
        "IV",
        zeds={"tunnel_4": "9/4"},
        units={"tunnel_3": "civilians_1, civilians_2"},
        steps=[("activate", "tunnel")],
        chaos={"tunnel_4": 1},
    )
    t.roll(3, 4).answer("unit:civilians_1")
    assert t.ask == "retreat_distribution"
    t.answer("unit:civilians_2")
    assert t.units("tunnel_2") == ["civilians_2"] and t.units("tunnel_1") == ["civilians_1 reduced 1"]


@clause("DZ-11.9", "DZ-13.1.14")
@pytest.mark.parametrize(("unit", "options"), [("sheriff", {}), ("captain", {"navigation": "on"})])
def test_with_clearance_there_is_no_roll(unit: str, options: dict[str, str]) -> None:
    t = table("IV", units={"tunnel_3": unit}, options=options)
    t.answer(f"unit:{unit} move to:tunnel_1")
    assert t.place_of(unit) == "tunnel_1"


@clause("DZ-11.10", "DZ-11.12", "DZ-11.18")
def test_a_lost_unit_attacks_whom_it_meets_and_retreats_toward_the_catacomb() -> None:
    t = table("IV", zeds={"tunnel_6": "9/4"}, units={"tunnel_3": "civilians_1"})
    t.roll(6, 6, 3, 4).answer("unit:civilians_1 move to:tunnel_2")
    assert t.told("melee_began")[0]["attacker"] == "units" and t.place_of("civilians_1") == "tunnel_5"


@clause("DZ-11.11", "DZ-11.19")
def test_lost_zeds_die_or_stand_where_there_is_room() -> None:
    t = table("IV", zeds={"tunnel_3": "5/3"}, steps=[("activate", "tunnel")], dice=[6, 3])
    assert not t.g.zeds
    t = table(
        "IV",
        zeds={"tunnel_5": "5/3", "tunnel_6": "6/3"},
        steps=[("activate", "tunnel")],
        dice=[6, 6],
        chaos={"tunnel_7": 1},
    )
    assert t.zeds("tunnel_7") == ["5/3"] and t.zeds("tunnel_5") == ["6/3"]


@clause("DZ-11.15")
def test_no_roll_for_a_retreat() -> None:
    t = table("IV", zeds={"tunnel_3": "5/3"}, steps=[], chaos={"tunnel_4": 1})
    t.go_on(("zeds_leave", "tunnel_3", t.zed("tunnel_3")), ("next_zed_retreats",), ("zeds_have_retreated",))
    assert t.zeds("tunnel_4") == ["5/3"]


@clause("DZ-11.16")
def test_raiders_roll_in_a_catacomb_too() -> None:
    t = table("IV", units={"tunnel_3": "looters"}, steps=[("raiders_move",)], dice=[5])
    assert t.place_of("looters") == "tunnel_3"
    t = table("IV", units={"tunnel_3": "looters"}, steps=[("raiders_move",)], dice=[6, 3])
    assert "looters" in t.g.gone


@clause("DZ-11.21", "DZ-5.2.19")
def test_a_lost_unit_whose_space_is_full_goes_on_toward_town() -> None:
    t = table("IV", units={"tunnel_3": "civilians_1", "tunnel_6": "rd_guards_1"})
    t.roll(6, 6).answer("unit:civilians_1 move to:tunnel_2")
    assert t.place_of("civilians_1") == "tunnel_5"


@clause("DZ-11.22")
def test_a_zed_that_retreats_into_a_catacomb_attacks_alone() -> None:
    t = table("IV", zeds={"tunnel_2": "5/3", "tunnel_3": "6/3"}, units={"tunnel_3": "pickles hidden"}, steps=[])
    t.go_on(("zeds_leave", "tunnel_2", t.zed("tunnel_2")), ("next_zed_retreats",), ("zeds_have_retreated",))
    t.roll(6, 6).answer("do_not")
    assert t.told("melee_rolled")[0]["strengths"] == [5, 2]


@clause("DZ-11.5", "DZ-11.7")
def test_only_the_fighting_zed_retreats() -> None:
    t = table("IV", zeds={"tunnel_3": "2/1, 3/1"}, units={"tunnel_2": "furies"})
    t.roll(5, 5, 6, 6).answer("unit:furies move to:tunnel_3", f"zed:{t.zed('tunnel_3')}")
    assert len(t.told("melee_rolled")) == 2 and t.units("tunnel_3") == ["furies"]


# -- 12: the zeds player ----------------------------------------------------------------------------------------


def against(
    level: str = "IV", event: str = "E78", steps: tuple[Step, ...] = (("zeds_actions",),), **more: Any
) -> Table:
    options = {"mode": "competitive", **(more.pop("options", {}))}
    return table(level, seats=2, event=event, steps=steps, options=options, phase="zeds", **more)


@clause("DZ-12.2.1", "DZ-12.2.2", "DZ-12.2.3", "DZ-12.2.4", "DZ-12.2.13")
@pytest.mark.parametrize(
    ("event", "actions", "double"),
    [("E78", 3, 1), ("E06", 1, 0), ("E77", 4, 2), ("E10", 4, 0), ("E21", 2, 1), ("E90", 4, 5), ("E83", 4, 2)],
)
def test_how_many_zeds_actions(event: str, actions: int, double: int) -> None:
    t = against("V", event)
    assert t.g.zeds_actions == actions and doubles(t.g) == double


@clause("DZ-12.0.2", "DZ-12.1.1", "DZ-12.2.10", "DZ-12.2.22")
@pytest.mark.parametrize(
    ("level", "verbs"), [("basic", {"activate", "appear"}), ("I", {"activate", "appear", "regenerate"})]
)
def test_what_the_zeds_player_can_do_on_low_levels(level: str, verbs: set[str]) -> None:
    t = against(level, "E01", zeds={"forest_2": "5/3 1"})
    assert {option.partition(":")[0] for option in t.options} == verbs and t.asked == [1]


@clause("DZ-12.2.5", "DZ-4.1.11")
def test_he_chooses_the_order_of_brains() -> None:
    t = against("basic", "E19", steps=(("next_of_all", 1),))
    assert t.asked == [1] and t.ask == "track_order_all"


@clause("DZ-12.2.6", "DZ-12.2.29", "DZ-12.2.31", "DZ-12.2.7", "DZ-12.2.23")
@pytest.mark.parametrize(("act", "count"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_reinforcement_with_the_first_card_of_an_act(act: int, count: int) -> None:
    t = against(
        steps=(("reinforcement",),),
        first_of_act=act,
        anti_units=["activists"],
        zeds={"forest_0": "5/3"},
        chance=[0] * count,
    )
    assert (t.ask == "place_anti_unit") == bool(count)
    if count:
        assert "to:forest_0" not in t.options and "to:tunnel_2" not in t.options and "to:forest_3" in t.options
        t.answer("to:forest_3", seat=1)
        assert t.place_of("activists") == "forest_3" and t.g.anti_units == []


@clause("DZ-12.2.29")
def test_reinforcement_comes_before_the_activations_of_brains() -> None:
    t = against(
        event="E58",
        steps=(("text", "E58.whole", 0),),
        first_of_act=2,
        anti_units=["activists"],
        zeds={"forest_3": "5/3"},
        chance=[0],
    )
    assert t.ask == "place_anti_unit" and not t.told("track_activated")


@clause("DZ-12.2.29")
def test_the_national_guard_is_never_the_first_card_of_an_act() -> None:
    t = against(steps=())
    t.g.acts, t.g.act_sizes, t.g.events.cards = [0, 3, 2, 2, 1], (3, 3, 2, 2, 1), ["E39", "E02"]
    assert (take_top_event(t.g), t.g.first_of_act, t.g.acts[1]) == ("E39", 0, 3)
    assert (take_top_event(t.g), t.g.first_of_act, t.g.acts[1]) == ("E02", 2, 2)


@clause("DZ-15.2.5", "DZ-AU4.1")
def test_the_doctor_has_his_own_place() -> None:
    t = against(steps=(), zeds={"tunnel_4": "5/3"})
    assert anti_places(t.g, "marteuse") == ["tunnel_7"]
    assert anti_places(against(steps=()).g, "marteuse") == ["tunnel_4"]


@clause("DZ-12.2.8", "DZ-12.2.9", "DZ-12.2.27")
def test_special_actions_cost_no_zeds_action() -> None:
    t = against(units={"forest_1": "activists"})
    assert "special:sit_in" in t.options
    t.answer("special:sit_in", seat=1)
    assert t.g.zeds_actions == 3 and "special:sit_in" not in t.match.ask.answers(1)  # type: ignore[union-attr]
    assert not [option for option in t.options if option.split(":")[0] in ("unit", "forage", "gunfire", "build")]


@clause("DZ-12.2.11", "DZ-12.2.25", "DZ-12.2.20")
def test_anti_units_go_along_before_or_after_the_zeds() -> None:
    t = against(zeds={"forest_6": "5/3"}, units={"forest_3": "activists"})
    t.answer("activate:forest", seat=1)
    assert t.ask == "anti_free_move" and t.options == ["no_more", "unit:activists"]
    t.answer("no_more", seat=1)
    assert t.zeds("forest_5") == ["5/3"] and t.ask == "anti_free_move"
    t.answer("unit:activists", seat=1)
    assert t.place_of("activists") == "forest_2" and t.g.zeds_actions == 2


@clause("DZ-12.2.14", "DZ-12.2.15")
def test_one_activation_a_phase_can_be_prevented() -> None:
    t = against(kept=["F01", "F11"], zeds={"forest_6": "5/3", "suburb_6": "4/2"})
    t.answer("activate:forest", seat=1).answer("discard:F01", seat=0)
    t.answer("activate:suburb", seat=1)
    assert t.zeds("forest_6") == ["5/3"] and t.zeds("suburb_5") == ["4/2"] and t.g.kept == ["F11"]


@clause("DZ-12.2.16", "DZ-12.2.33", "DZ-13.3.27", "DZ-0.2.25")
def test_a_zed_appears_for_one_action_or_two() -> None:
    t = against(zeds={"start_forest": "5/3", "start_suburb": "4/2, 6/3"}, bag="2/1", chance=[0])
    assert "appear:start_suburb" not in t.options and "appear:start_forest" in t.options
    t.answer("appear:start_forest", seat=1)
    assert t.g.zeds_actions == 1 and len(t.zeds("start_forest")) == 2
    t = against(bag="", super_zeds=[])
    assert not [option for option in t.options if option.startswith("appear")]


@clause("DZ-12.2.17", "DZ-12.2.32")
def test_regeneration_takes_the_hit_markers_off_one_zed() -> None:
    t = against("I", "E06", zeds={"forest_2": "5/3 2", "forest_3": "4/2 reduced"})
    marked = t.zed("forest_2")
    assert [option for option in t.options if option.startswith("regenerate")] == [f"regenerate:{marked}"]
    t.answer(f"regenerate:{marked}", seat=1)
    assert t.zeds("forest_2") == ["5/3"]


@clause("DZ-12.2.18", "DZ-12.2.20", "DZ-12.2.26", "DZ-5.2.9")
def test_an_anti_unit_moves_by_the_rules_of_units_but_through_chaos() -> None:
    t = against(units={"forest_1": "activists"}, chaos={"forest_0": 1})
    to = sorted(option.partition("to:")[2] for option in t.options if option.startswith("send:activists"))
    assert "town_center" in to and "forest_4" in to and "bed_1" not in to and "start_forest" not in to
    t.answer("send:activists to:town_center", seat=1)
    assert t.g.result is None and t.place_of("activists") == "town_center"


@clause("DZ-12.2.19", "DZ-12.3.2", "DZ-12.3.4", "DZ-12.2.7")
@pytest.mark.parametrize(("event", "is_open"), [("E78", True), ("E79", False)])
def test_escape_only_with_a_two_in_the_tab(event: str, is_open: bool) -> None:
    t = against(event=event, units={"jail": "hoarders reduced 1"})
    escapes = [option for option in t.options if option.startswith("escape")]
    assert bool(escapes) == is_open and not [option for option in t.options if option.startswith("send:hoarders")]
    if is_open:
        t.answer("escape:hoarders to:forest_3", seat=1)
        assert t.units("forest_3") == ["hoarders reduced 1"]


@clause("DZ-12.2.24", "DZ-E21")
def test_no_fate_draw_for_a_fated_track() -> None:
    assert not against("basic", "E21", fates=["F09"]).told("fate_drawn")


@clause("DZ-12.2.28", "DZ-12.2.12")
def test_a_zeds_action_is_finished_before_the_next() -> None:
    t = against("basic", "E09", zeds={"forest_2": "5/3", "suburb_6": "4/2"}, units={"forest_1": "deputy"})
    t.roll(3, 3).answer("activate:forest", seat=1)
    assert t.ask == "reroll" and t.asked == [0]


@clause("DZ-12.2.30")
def test_in_a_brains_round_anti_units_rest() -> None:
    t = against(
        "IV",
        "E25",
        units={"forest_3": "activists"},
        zeds={"forest_6": "5/3"},
        is_brains=True,
        steps=(("activate", "forest"),),
    )
    assert t.ask is None


@clause("DZ-12.3.3", "DZ-AU1.2")
def test_a_sit_in_lasts_although_they_are_jailed() -> None:
    t = against(units={"forest_1": "activists, deputy"})
    t.answer("special:sit_in", seat=1)
    t = against(steps=(("next_action",),), units={"jail": "activists", "forest_1": "deputy"}, modifiers=t.g.modifiers)
    assert t.refused("unit:deputy move to:forest_0") == "DZ-AU1.2"


@clause("DZ-12.1.2", "DZ-12.1.4", "DZ-13.2.13", "DZ-13.3.21")
@pytest.mark.parametrize(("diabolic", "seat"), [("off", 0), ("on", 1)])
def test_ties_belong_to_the_heroes_unless_it_is_diabolic(diabolic: str, seat: int) -> None:
    t = against(
        "basic",
        "E16",
        zeds={"forest_2": "6/3", "suburb_2": "6/4"},
        bag="2/1",
        chance=[0],
        options={"diabolic": diabolic},
        steps=(("text", "E16.start", 0),),
    )
    assert t.asked == [seat]


@clause("DZ-6.1.8")
def test_he_names_the_defender_among_his_own() -> None:
    t = against(
        "IV",
        zeds={"forest_2": "9/4"},
        units={"forest_1": "activists, hoarders"},
        steps=(("activate", "forest"),),
        chaos={"forest_2": 1},
    )
    assert t.ask == "choose_defender" and t.asked == [1]


@clause("DZ-5.8.1", "DZ-AU2.1", "DZ-AU7.2")
def test_arrests_are_harder_beside_the_lawsuit_and_the_saboteur_is_slippery() -> None:
    t = against(steps=(("next_action",),), units={"forest_1": "mayor, saboteur", "forest_2": "lawyers"})
    t.roll(5).answer("unit:mayor arrest target:saboteur", seat=0)
    assert t.place_of("saboteur") == "forest_1"
    t.roll(6, 6).answer("unit:mayor arrest target:saboteur", seat=0)
    assert t.place_of("saboteur") == "forest_2"
