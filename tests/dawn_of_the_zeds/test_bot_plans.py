"""The careful bot of Dawn of the Zeds over several rounds: who is healed where, who restores order, which card when."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from tests.dawn_of_the_zeds.test_bot import best
from untot.bots.bot import weighed
from untot.games.dawn_of_the_zeds.bot.acting import Outlook
from untot.games.dawn_of_the_zeds.bot.kept import is_bad_step, is_time_for
from untot.games.dawn_of_the_zeds.bot.mending import mending
from untot.games.dawn_of_the_zeds.bot.order import FAR, duties, moves_to

EARLY = [2, 7, 5, 4, 1]


# -- the wounded ------------------------------------------------------------------------------------------------


def test_the_wounded_go_to_bed_while_the_road_is_quiet_and_stay_while_it_is_not() -> None:
    def gain(zeds: str) -> float:
        t = table("I", zeds={zeds: "5/3"}, units={"forest_0": "sheriff reduced"}, actions=2, acts=EARLY)
        return Outlook(t.g).gain(["unit:sheriff", "move", "to:bed_1"])

    assert gain("forest_6") > 1.0 > 0.0 > gain("forest_1")
    t = table("I", zeds={"forest_6": "5/3"}, units={"forest_0": "sheriff reduced"}, actions=2, acts=EARLY)
    assert best(t).startswith("unit:sheriff move to:bed_")


def test_nobody_leaves_the_last_guard_at_the_gates_for_a_bed() -> None:
    t = table("I", zeds={"forest_1": "5/3"}, units={"forest_0": "sheriff reduced"}, actions=1, acts=EARLY)
    assert "bed_" not in best(t)


def test_a_bandage_is_for_whoever_needs_it_most() -> None:
    t = table(
        "I", zeds={"forest_1": "5/3", "highway_6": "4/2"}, actions=1, ammo=0, supplies=9, acts=EARLY,
        units={"forest_0": "sheriff reduced", "town_center": "johnson, civilians_7 1"},
    )  # fmt: skip
    outlook = Outlook(t.g)
    bandage = {unit: outlook.bandage_gain("field_dressing", unit) for unit in ("sheriff", "civilians_7")}
    assert bandage["sheriff"] > bandage["civilians_7"] > 0
    assert best(t) == "unit:johnson field_dressing target:sheriff"


def test_a_hero_is_worth_more_in_a_bed_than_civilians_and_nothing_at_the_end() -> None:
    t = table("I", units={"bed_1": "sheriff reduced", "bed_2": "civilians_7 reduced"}, acts=EARLY)
    assert mending(t.g, "sheriff") > mending(t.g, "civilians_7")
    late = table("I", units={"bed_1": "sheriff reduced"}, acts=[0, 0, 0, 0, 1])
    assert mending(late.g, "sheriff") < 0.5 * mending(t.g, "sheriff")


# -- order ------------------------------------------------------------------------------------------------------


def chaotic(units: dict[str, str]) -> Table:
    return table("II", zeds={"suburb_6": "2/1"}, units=units, chaos={"forest_4": 1, "highway_3": 1})


def test_each_space_in_chaos_is_the_duty_of_whoever_is_there_first() -> None:
    t = chaotic({"forest_0": "sheriff", "highway_0": "deputy", "town_center": "captain"})
    assert duties(t.g)["sheriff"] == "forest_4" and duties(t.g)["deputy"] == "highway_3"
    assert "captain" not in duties(t.g), "there is nothing left for her"


def test_somebody_sets_out_for_chaos_that_is_two_moves_away() -> None:
    t = table(
        "II", zeds={"suburb_6": "2/1"}, units={"town_center": "furies"}, chaos={"forest_4": 8}, actions=1, event="E30"
    )  # fmt: skip
    assert moves_to(t.g, "furies", "town_center", "forest_4") == 2
    assert best(t).startswith("unit:furies move to:forest_")


def test_nobody_walks_through_zeds_to_restore_order() -> None:
    t = table("II", zeds={"forest_2": "5/3"}, units={"forest_0": "sheriff"}, chaos={"forest_4": 1})
    assert moves_to(t.g, "sheriff", "forest_0", "forest_4") == FAR and duties(t.g) == {}


# -- heroes and cards --------------------------------------------------------------------------------------------


def test_heroes_who_give_an_action_every_round_are_chosen_first() -> None:
    t = table("II", available=["captain", "deputy", "lucky", "wrestler"], steps=[("choose_hero", 0)])
    assert best(t) == "unit:deputy"


def test_cards_harm_whoever_can_take_it_best() -> None:
    t = table(
        zeds={"suburb_6": "2/1"}, units={"forest_0": "captain, civilians_7"}, event="E08", fates=["F09"],
        steps=[("text", "E08.start", 0)],
    )  # fmt: skip
    assert t.ask == "event_target" and best(t) == "unit:civilians_7", "not the hero, who can take two hits only"


@pytest.mark.parametrize(("zeds", "is_played"), [("6/4", True), ("2/1 reduced 2", False)])
def test_the_bulldozer_is_for_attacks_that_may_fail(zeds: str, is_played: bool) -> None:
    t = table(zeds={"forest_1": zeds}, units={"forest_0": "furies"}, kept=["F01"], actions=1, acts=EARLY)
    t.answer("unit:furies move to:forest_1")
    about = {"window": "melee", "space": "forest_1", "unit": "furies"}
    assert t.ask == "play_kept_card" and is_time_for(t.g, "F01", about) is is_played


def test_a_decoy_is_for_zeds_at_the_gates_and_not_for_those_who_walk_into_a_trap() -> None:
    def is_bad(space: str, units: dict[str, str], level: str = "I") -> bool:
        t = table(level, zeds={space: "5/3"}, units=units, kept=["F17"])
        return is_bad_step(t.g, {"zeds": [t.zed(space)], "space": space})

    assert is_bad("forest_0", {}) and is_bad("forest_2", {"forest_1": "mayor"})
    assert not is_bad("forest_1", {"forest_0": "sheriff"}) and not is_bad("forest_4", {})
    assert is_bad("forest_4", {}, "II"), "The Farm would fall into chaos"


def test_nobody_gives_up_luring_for_a_phase_without_being_asked_to() -> None:
    t = table(
        "II", zeds={"forest_0": "5/3", "forest_6": "2/1"}, units={"town_center": "sheriff"}, kept=["F17"],
        phase="zeds", steps=[("activate", "forest"), ("phase_ends",)],
    )  # fmt: skip
    assert t.ask == "over_here"
    weights = weighed(t.match, 0, None)
    assert best(t) == "play:F17" and weights["not_this_phase"] < 0.01


def test_refugees_with_zeds_behind_them_walk_first() -> None:
    t = table(
        "II", zeds={"forest_5": "5/3"}, units={"forest_4": "refugees_1", "suburb_1": "refugees_2"},
        steps=[("refugees_move", 1)],
    )  # fmt: skip
    assert t.ask == "prfn_refugees" and best(t) == "unit:refugees_1"
