"""Chapter 7: how zombies act, bite, find their way and appear. Worked cases stand in tests/zombicide/examples."""

from __future__ import annotations

import pytest

from tests.tools.position import dice
from tests.zombicide.table import Table, table
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

STEP: list[Step] = [("wave", "all", 1)]
WAVE: list[Step] = [("activation", "all", 1)]

# -- attacks and wounds -----------------------------------------------------------------------------------------


@clause("ZC-7.1", "ZC-7.6", "ZC-7.7", "ZC-5.70", "ZC-5.71", "ZC-5.73", "ZC-5.76")
def test_zc_7_1_each_zombie_bites_or_walks_runners_twice() -> None:
    zombies = {"S21": "walker fatty abomination runner", "S24": "walker runner"}
    t = table(who={"josh": "S21", "ned": "S60"}, zombies=zombies, phase="zombies", steps=WAVE)
    t.answer("slot:hand_1")
    assert t.survivor("josh").status == "eliminated" and t.at("S23") == {"walker": 1} and t.at("S24") == {}


@clause("ZC-7.5", "ZC-7.12")
def test_zc_7_5_zones_bite_in_the_order_of_the_map_wound_by_wound() -> None:
    t = table(who={"josh": "S60", "ned": "S60", "amy": "S02", "phil": "S02"}, phase="zombies", steps=WAVE,
              zombies={"S60": "walker", "S02": "walker"})  # fmt: skip
    assert t.ask == "share_wounds" and t.options == ["wound:amy", "wound:phil"]
    t.answer("wound:amy", "slot:hand_1")
    assert t.options == ["wound:josh", "wound:ned"]


@clause("ZC-7.9", "ZC-7.11", "ZC-7.20")
def test_zc_7_9_where_all_are_doomed_nobody_is_asked_who_is_first_but_a_mask_may_save_somebody() -> None:
    def asked(walkers: int, amy: str) -> str | None:
        return table(who={"amy": "S21", "ned": "S21", "phil": "S60"}, holds={"amy": amy, "ned": "pan"},
                     zombies={"S21": f"walker*{walkers}"}, phase="zombies", steps=WAVE).ask  # fmt: skip

    assert asked(4, "pan rice") == "lose_equipment" and asked(3, "pan rice") == "share_wounds"
    assert asked(4, "goalie_mask") == "share_wounds" and asked(5, "goalie_mask rice") == "cancel_wound"


@clause("ZC-7.13", "ZC-7.14", "ZC-7.15", "ZC-5.59")
@pytest.mark.parametrize("source", ["zombie", "shot", "car"])
def test_zc_7_15_a_first_wound_costs_a_card_wherever_it_comes_from(source: str) -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "pan rice"}, steps=[("wound", "josh", source)])
    assert t.ask == "lose_equipment" and t.options == ["lose:hand_1", "lose:hand_2"]
    t.answer("lose:hand_1")
    assert t.cards("josh") == ["wound", "rice"]


@clause("ZC-7.18", "ZC-7.19", "ZC-7.21", "ZC-5.53")
def test_zc_7_19_a_cancelled_wound_costs_nothing_else() -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "pan - goalie_mask"}, steps=[("wound", "josh", "zombie")])
    t.answer("mask:reserve_1")
    assert t.cards("josh") == ["pan"] and t.g.discards == ["goalie_mask"]
    t = table(who={"josh": "S21"}, holds={"josh": "pan goalie_mask"}, steps=[("wound", "josh", "zombie")])
    assert t.answer("take", "lose:hand_1").cards("josh") == ["wound", "goalie_mask"]


@clause("ZC-7.16", "ZC-7.17", "ZC-7.22", "ZC-5.61")
def test_zc_7_17_the_dead_leave_everything_and_what_was_reached_stays() -> None:
    t = table(who={"josh": "S21", "ned": "S60"}, holds={"josh": "wound pan sniper_rifle molotov"}, taken="5D.Out",
              steps=[("take_wound", "josh")])  # fmt: skip
    assert t.survivor("josh").slots == {} and t.survivor("josh").zone == ""
    assert sorted(t.g.discards) == ["rifle", "scope"] and t.g.aside.count("molotov") == 3
    assert [token.zone for token in t.g.objectives if token.is_taken] == ["5D.Out"]


# -- targets and paths ------------------------------------------------------------------------------------------


@clause("ZC-7.23", "ZC-7.24", "ZC-7.34", "ZC-7.35", "ZC-7.37")
def test_zc_7_24_all_kinds_of_a_zone_go_the_same_shortest_way_through_anybody() -> None:
    zombies = {"S26": "walker fatty abomination runner", "S24": "walker"}
    t = table(who={"josh": "S21"}, zombies=zombies, steps=STEP)
    assert t.at("S25") == {"walker": 1, "fatty": 1, "abomination": 1, "runner": 1} and t.at("S23") == {"walker": 1}


@clause("ZC-7.28", "ZC-7.33", "ZC-7.27")
def test_zc_7_33_at_the_noisiest_zone_they_stay() -> None:
    t = table(who={"josh": "S42"}, zombies={"S20": "walker*2"}, noise={"S20": 3}, steps=STEP)
    assert t.at("S20") == {"walker": 2}
    t = table(who={"josh": "S42"}, zombies={"S20": "walker*2"}, noise={"S60": 3}, steps=STEP)
    assert t.at("S30") == {"walker": 2}, "tokens draw them where nobody is"


@clause("ZC-7.32", "ZC-9.33")
def test_zc_7_32_without_any_noise_they_do_not_move() -> None:
    t = table(who={"josh": "S42"}, skills={"josh": "ninja"}, zombies={"S20": "walker"}, steps=STEP)
    assert t.at("S20") == {"walker": 1}


@clause("ZC-7.45")
def test_zc_7_45_the_abomination_never_splits() -> None:
    t = table(who={"josh": "S42"}, zombies={"S20": "abomination walker"}, steps=STEP)
    assert t.ask == "abomination_way" and t.options == ["to:S21", "to:S30"]
    t.answer("to:S30")
    assert t.at("S30") == {"walker": 1, "abomination": 1} and t.at("S21") == {"walker": 1}


@clause("ZC-7.47", "ZC-7.50", "ZC-7.48")
def test_zc_7_50_the_stock_serves_groups_in_the_order_of_the_map() -> None:
    t = table(who={"josh": "S42"}, zombies={"S20": "runner", "S24": "runner"}, stock={"runner": 1}, steps=STEP)
    assert t.told("zombies_added") == [{"zone": "S20", "kind": "runner", "count": 1}]


@clause("ZC-7.46", "ZC-7.78", "ZC-7.81")
def test_zc_7_81_an_extra_activation_after_a_split_causes_no_other() -> None:
    t = table(who={"josh": "S42"}, zombies={"S20": "walker"}, stock={"walker": 0}, steps=[("wave", "walker", 1)])
    t.answer("to:S21")
    assert t.count("zombies_activated") == 1
    assert t.told("miniatures_ran_out") == [{"kind": "walker", "is_split": True}], "and it is said why"
    t = table(who={"josh": "S42"}, zombies={"S20": "walker"}, stock={"walker": 0}, steps=[("wave", "walker", 0)])
    assert t.answer("to:S21").count("zombies_activated") == 0


# -- spawn ------------------------------------------------------------------------------------------------------


def spawned(card: int, xp: int = 0, **position: object) -> Table:
    return table(who={"josh": "S21"}, xp={"josh": xp}, skills={"josh": "slippery"}, zombie_cards=[card],
                 steps=[("spawn_at", "S21")], **position)  # type: ignore[arg-type]  # fmt: skip


@clause("ZC-7.60", "ZC-7.65", "ZC-7.66", "ZC-10.29")
def test_zc_7_65_those_who_appear_do_not_bite_at_once() -> None:
    t = spawned(8)
    assert t.at("S21") == {"walker": 2} and t.survivor("josh").slots == {} and t.g.zombie_discards == [8]
    t = table(who={"josh": "S46"}, zombie_cards=[2, 2, 2, 2], steps=[("spawn_step",)])
    assert [args["zone"] for args in t.told("zombie_card_drawn")] == ["S02", "S62", "S40", "S20"]


@clause("ZC-5.72", "ZC-5.75", "ZC-7.64")
def test_zc_5_72_a_fatty_brings_two_walkers_an_abomination_nobody() -> None:
    assert spawned(12).at("S21") == {"fatty": 1, "walker": 2}
    assert spawned(36).at("S21") == {"abomination": 1}


@clause("ZC-7.70", "ZC-7.68")
def test_zc_7_70_who_just_appeared_acts_again() -> None:
    t = table(
        who={"josh": "S22"}, xp={"josh": 7}, zombie_cards=[4, 37], steps=[("spawn_at", "S02"), ("spawn_at", "S62")]
    )
    assert t.at("S12") == {"walker": 3} and t.at("S02") == {}


@clause("ZC-7.75", "ZC-7.73")
def test_zc_7_75_fatties_from_a_manhole_bring_walkers_and_a_named_tile_counts_alone() -> None:
    steps: list[Step] = [("spawn_at", "S00")]
    t = table("00", who={"josh": "1B.B"}, xp={"josh": 19}, zombie_cards=[41], steps=steps)
    assert list(t.g.zombies.values()) == [{"fatty": 1, "walker": 2}]
    t = table(
        "00", who={"josh": "S21"}, zombie_cards=[41], steps=[("name_tile", "josh"), *steps], manhole_tiles="named"
    )
    assert t.ask == "name_tile" and t.options == ["tile:2B", "tile:1B"]
    assert t.answer("tile:1B").at("S21") == {"walker": 1}


@clause("ZC-7.76", "ZC-7.77", "ZC-7.78", "ZC-7.82")
def test_zc_7_78_fatties_act_before_walkers_when_both_run_out() -> None:
    t = spawned(12, stock={"fatty": 0})
    assert [args["kinds"] for args in t.told("zombies_activated")] == [["fatty"]] and t.at("S21") == {}
    t = spawned(32, 19, stock={"fatty": 1, "walker": 1}).answer("slot:hand_1")
    assert [args["kinds"] for args in t.told("zombies_activated")][:2] == [["fatty"], ["walker"]]


@clause("ZC-7.83", "ZC-8.10")
def test_zc_7_83_the_dead_come_back_to_the_stock_at_once() -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "machete"}, zombies={"S21": "walker"}, turn="josh", chance=dice(4))
    assert t.g.stock["walker"] == 39 and t.answer("melee_attack").g.stock["walker"] == 40
    assert t.survivor("josh").xp == 1
