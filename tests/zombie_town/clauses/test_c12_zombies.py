"""Chapter 12: zombie movement and refill, barricades under pressure, survivors beside a zombie."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.tools.playing import begin, decisions
from tests.zombie_town.table import Table, table
from untot.games.zombie_town import GAME
from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.rules.c12_zombies import why_not_step, zombie_moves
from untot.games.zombie_town.state import Survivor, TownState
from untot.games.zombie_town.town import X_SQUARES, ZOMBIE_STEPS
from untot.kernel.rulebook import clause

ALL_X = dict.fromkeys(X_SQUARES, 1)


def moving(zombies: dict[str, int], **position: Any) -> Table:
    """Red moves zombies, one if nothing else is said."""
    return table(zombies=zombies, turn="red", day=position.pop("day", 1), steps=[("zombie_phase",)], **position)


def targets(t: Table, start: str) -> set[str]:
    words = [answer.split(" ") for answer in t.options("red")]
    return {to.removeprefix("to:") for zombie, to in words if zombie == f"zombie:{start}"}


# -- the movement -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("day", [5, 7])
@clause("ZT-12.1")
def test_e3_as_many_zombies_as_the_day_counter_shows(day: int) -> None:
    t = moving(ALL_X, day=day)
    for _ in range(day):
        assert t.ask == "zombie_move"
        t.answer("red", t.options("red")[0])
    assert t.ask is None and len(t.told("zombie_moved")) == day


@clause("ZT-12.2")
def test_zt_12_2_any_zombies_one_after_another() -> None:
    t = moving({"E4": 1, "N9": 1, "bld_05": 1}, day=2)
    assert {answer.split(" ")[0] for answer in t.options("red")} == {"zombie:E4", "zombie:N9", "zombie:bld_05"}
    t.answer("red", "zombie:N9 to:N10")
    assert t.ask == "zombie_move" and t.about == {"left": 1}


@clause("ZT-12.3")
def test_zt_12_3_each_zombie_moves_once() -> None:
    t = moving({"E4": 1, "E3": 1}, day=3).answer("red", "zombie:E4 to:E3")
    assert t.refused("red", "zombie:E3 to:E2") is None
    t.answer("red", "zombie:E3 to:E2")
    assert t.ask is None and t.told("moves_lost") == [{"seat": 0, "count": 1}]
    t = moving({"E4": 1, "K5": 1}, day=2).answer("red", "zombie:E4 to:E3")
    assert t.refused("red", "zombie:E3 to:E2") == "ZT-12.3"


@clause("ZT-12.4", "ZT-12.5", "ZT-12.6")
def test_t3_forward_and_sideways_on_the_street() -> None:
    t = moving({"E4": 1})
    assert targets(t, "E4") == {"D3", "E3", "F3", "D4", "F4", "D5"}
    assert t.refused("red", "zombie:E4 to:E2") == "ZT-12.4"


@clause("ZT-12.6", "ZT-12.7")
def test_t3_a_zombie_leaves_a_building_only_to_its_side_squares() -> None:
    t = moving({"bld_01": 1})
    assert targets(t, "bld_01") == {"B1", "E1"}
    assert t.refused("red", "zombie:bld_01 to:C2") == "ZT-12.6"
    assert "bld_01" in targets(moving({"C2": 1}), "C2") and "bld_01" in targets(moving({"B1": 1}), "B1")


@clause("ZT-12.8")
def test_zt_12_8_a_barricade_keeps_zombies_out_but_not_in() -> None:
    t = moving({"C2": 1, "bld_01": 1}, owners={"bld_01": "blue"}, barricades={"bld_01": "barricade_5/blue"})
    assert t.refused("red", "zombie:C2 to:bld_01") == "ZT-12.8" and targets(t, "bld_01") == {"B1", "E1"}


@clause("ZT-12.9")
def test_zt_12_9_no_zombie_enters_six() -> None:
    assert moving({"E4": 1, "E3": 6}).refused("red", "zombie:E4 to:E3") == "ZT-12.9"


@clause("ZT-12.10")
def test_zt_12_10_fireworks_forbid_steps() -> None:
    t = table(zombies={"G3": 1}, turn="red", day=1)
    t.g.fireworks = [("bld_02", 0)]
    t.go_on(("zombie_phase",))
    assert "G2" not in targets(t, "G3") and "H3" in targets(t, "G3")


@clause("ZT-12.11")
def test_zt_12_11_the_moves_are_compulsory() -> None:
    t = moving({"E4": 1, "K5": 1})
    assert [t.refused("red", word) for word in ("stop", "end_turn", "done")] == ["ZT-12.11"] * 3


@clause("ZT-12.12")
def test_zt_12_12_zombies_may_be_moved_against_oneself() -> None:
    t = moving({"F4": 1}, where={"red": "F3"}, weapons={"red": "pistol"}).answer("red", "zombie:F4 to:F3")
    assert (t.ask, t.asked) == ("fight_or_take", ["red"])


def random_positions() -> Iterator[TownState]:
    for seed in range(6):
        rng = Random(seed)
        for match in decisions(begin(GAME, 4, seed, {"days": 10}), seed):
            g = match.state
            if match.ask is not None and match.ask.name == "zombie_move" and rng.random() < 0.2:
                assert isinstance(g, TownState)
                yield g


@clause("ZT-12.3", "ZT-12.4", "ZT-12.8", "ZT-12.9", "ZT-7.26")
def test_the_moves_on_offer_are_those_that_no_clause_refuses() -> None:
    """They are put together from ready-made lists, because there are many."""
    seen = 0
    for g in random_positions():
        offered = set(zombie_moves(g, 0).answers())
        unmoved = [square for square, count in g.zombies.items() if count > g.moved.get(square, 0)]
        lawful = {(s, to) for s in unmoved for to in ZOMBIE_STEPS[s] if why_not_step(g, s, to) is None}
        assert offered == {f"zombie:{start} to:{to}" for start, to in lawful}
        seen += bool(g.fireworks) or any(count >= 6 for count in g.zombies.values())
    assert seen > 20


# -- the refill -------------------------------------------------------------------------------------------------


@clause("ZT-12.13")
def test_zt_12_13_every_empty_x_square_gets_a_zombie() -> None:
    t = moving(ALL_X, day=2, supply=10).answer("red", "zombie:E4 to:E3", "zombie:F4 to:F3")
    assert t.told("zombies_refilled") == [{"squares": ["E4", "F4"]}] and t.g.supply == 8


@clause("ZT-12.14")
def test_t19_an_x_square_with_a_pawn_is_not_empty() -> None:
    zombies = {square: 1 for square in X_SQUARES if square != "E4"}
    t = moving(zombies, where={"red": "E4"}).answer("red", "zombie:K5 to:L5")
    assert t.told("zombies_refilled") == [{"squares": ["K5"]}] and "E4" not in t.g.zombies


@clause("ZT-12.15")
def test_zt_12_15_if_the_pile_is_short_the_mover_says_which_are_filled() -> None:
    t = moving(ALL_X, day=2, supply=1).answer("red", "zombie:E4 to:E3", "zombie:F4 to:F3")
    assert (t.ask, t.options("red")) == ("refill_squares", ["fill:E4", "fill:F4"])
    t.answer("red", "fill:F4")
    assert "E4" not in t.g.zombies and t.g.zombies["F4"] == 1 and t.g.supply == 0


@clause("ZT-12.16")
def test_t12_with_an_empty_pile_no_zombie_appears() -> None:
    t = moving(ALL_X, supply=0).answer("red", "zombie:E4 to:E3")
    assert t.ask is None and t.told("zombies_refilled") == []
    t = table(where={"red": "bld_11"}, piles={"bld_11": "event_zombie"}, supply=0, turn="red", steps=[("act",)])
    t.answer("red", "draw")
    assert t.g.zombies == {} and t.g.discard == ["event_zombie"] and t.about["actions"] == 3
    assert t.told("event_without_effect") == [{"event": "event_zombie"}]


# -- barricades under pressure ----------------------------------------------------------------------------------


def besieged(barricades: str, zombies: dict[str, int], owner: str = "blue", **position: Any) -> Table:
    owners = {"bld_11": owner} if owner else {}
    return moving(zombies, owners=owners, barricades={"bld_11": barricades}, **position)


@clause("ZT-12.17", "ZT-12.22", "ZT-12.3")
def test_t2_after_the_fall_the_unmoved_ones_may_enter_and_the_moved_one_not() -> None:
    t = besieged("barricade_5/blue", {"A6": 3, "B7": 2, "C8": 1, "K5": 1}, day=4).answer("red", "zombie:C8 to:B8")
    assert t.g.sites["bld_11"].barricades == () and t.g.discard == ["barricade_5"]
    assert t.refused("red", "zombie:B8 to:bld_11") == "ZT-12.22"
    t.answer("red", "zombie:A6 to:bld_11", "zombie:A6 to:bld_11", "zombie:B7 to:bld_11")
    assert t.g.zombies["bld_11"] == 3 and t.ask is None


@clause("ZT-12.18")
def test_zt_12_18_it_is_checked_after_every_change_also_outside_the_movement() -> None:
    t = table(
        where={"red": "B9"}, hands={"red": "event_add_two"}, owners={"bld_11": "blue"},
        barricades={"bld_11": "barricade_1/blue"}, turn="red", steps=[("act",)],
    )  # fmt: skip
    t.answer("red", "event:event_add_two at:A9")
    assert t.told("barricades_fell") == [{"building": "bld_11", "cards": ["barricade_1"], "owner": "blue"}]


@clause("ZT-12.19")
def test_zt_12_19_the_fight_on_the_square_comes_before_the_check() -> None:
    position: dict[str, Any] = {"where": {"green": "B8"}, "weapons": {"green": "pistol"}}
    t = besieged("barricade_1/blue", {"A6": 1, "C8": 1}, combat="same_square", **position)
    t.answer("red", "zombie:C8 to:B8").answer("green", "fire:pistol.1")
    assert t.told("barricades_fell") == [] and t.pawn("green").kills == 1


@clause("ZT-12.20")
def test_e2_traps_add_up_and_kill_for_the_owner() -> None:
    t = besieged("barricade_1/blue barricade_1_trap_2/blue barricade_1_trap_1/blue", {"A6": 3, "C8": 1})
    t.answer("red", "zombie:C8 to:B8")
    assert t.told("trap_sprung") == [{"building": "bld_11", "count": 3}]
    assert t.about == {"building": "bld_11", "count": 3}
    t.answer("blue", "moved:B8 victim:A6 victim:A6")
    assert t.pawn("blue").kills == 3 and t.g.zombies["A6"] == 1


@clause("ZT-12.21")
def test_zt_12_21_the_owner_chooses_moved_and_unmoved_victims_even_when_out_of_the_game() -> None:
    t = besieged("barricade_1_trap_1/blue", {"A6": 1, "C8": 1}, health={"blue": 0}).answer("red", "zombie:C8 to:B8")
    assert t.asked == ["blue"] and t.options("blue") == ["moved:B8", "victim:A6"]
    t.answer("blue", "victim:A6")
    assert t.pawn("blue").kills == 1


@clause("ZT-12.21")
def test_t10_nobodys_traps_kill_for_nobody() -> None:
    t = besieged("barricade_1_trap_1/green", {"A6": 1, "C8": 1}, owner="", supply=10).answer("red", "zombie:C8 to:B8")
    assert t.asked == ["red"]
    t.answer("red", "victim:A6")
    assert [pawn.kills for pawn in t.g.pawns.values()] == [0, 0, 0]
    assert t.told("zombie_killed") == [{"square": "A6", "pawn": ""}]


@clause("ZT-12.27")
def test_zt_12_27_the_traps_are_his_who_owned_the_building_before_the_fall() -> None:
    t = besieged("barricade_1_trap_2/blue", {"A6": 1, "C8": 1}).answer("red", "zombie:C8 to:B8")
    assert t.owner("bld_11") == "" and t.pawn("blue").kills == 2


@clause("ZT-12.29")
def test_zt_12_29_fallen_cards_hurt_zombies_only() -> None:
    t = besieged("barricade_1_trap_2/blue", {"A6": 1, "C8": 1}, where={"red": "bld_11"}).answer(
        "red", "zombie:C8 to:B8"
    )
    assert t.pawn("red").health == 4


# -- survivors beside a zombie ----------------------------------------------------------------------------------


@clause("ZT-12.23", "ZT-12.24", "ZT-12.25")
def test_t8_who_is_left_beside_a_zombie_dies_at_the_end_of_the_owners_next_turn() -> None:
    t = moving({"M7": 1, "K5": 1}, owners={"bld_05": "blue"}, placed={"bld_05": "- -"})
    t.answer("red", "zombie:M7 to:bld_05").answer("blue", "lose:survivor.1")
    assert [s.id for s in t.g.sites["bld_05"].survivors] == ["survivor.2"] and t.g.zombies["bld_05"] == 1
    t.go_on(("turn", 1))
    assert t.seen_by("blue").view()["turn"]["endangered"] == ["bld_05"]
    t.answer("blue", "end_turn")
    assert t.g.sites["bld_05"].survivors == () and t.owner("bld_05") == ""
    assert t.names("survivor_died", "zombie_phase_began")[-2:] == ["survivor_died", "zombie_phase_began"]


@clause("ZT-12.25")
def test_zt_12_25_a_zombie_of_the_own_turn_counts_for_the_turn_after() -> None:
    t = table(
        where={"blue": "N6"}, owners={"bld_05": "blue"}, placed={"bld_05": "- -"}, hands={"blue": "event_add_two"},
        steps=[("turn", 1)],
    )  # fmt: skip
    change_site(t.g, "bld_05", survivors=(*t.g.sites["bld_05"].survivors, Survivor("survivor.3", None)))
    t.answer("blue", "event:event_add_two at:bld_05", "lose:survivor.1", "lose:survivor.2", "end_turn")
    assert [s.id for s in t.g.sites["bld_05"].survivors] == ["survivor.3"], "two zombies cost two, the turn itself none"


@clause("ZT-12.25")
def test_zt_12_25_also_where_an_older_zombie_was_shot_before() -> None:
    t = table(
        where={"blue": "N6"}, owners={"bld_05": "blue"}, placed={"bld_05": "- - - -"}, weapons={"blue": "pistol"},
        hands={"blue": "event_add_two"}, zombies={"bld_05": 1}, combat="one_away", steps=[("turn", 1)],
    )  # fmt: skip
    t.answer("blue", "attack", "event:event_add_two at:bld_05", "lose:survivor.1", "lose:survivor.2", "end_turn")
    assert len(t.g.sites["bld_05"].survivors) == 2 and t.g.zombies["bld_05"] == 2


@clause("ZT-12.26")
def test_zt_12_26_for_an_eliminated_owner_the_check_comes_when_his_turn_would_have_been() -> None:
    t = table(
        health={"blue": 0}, owners={"bld_05": "blue"}, placed={"bld_05": "- -"}, zombies={"bld_05": 1},
        steps=[("turn", 1)],
    )  # fmt: skip
    assert t.g.sites["bld_05"].survivors == () and t.owner("bld_05") == ""


@clause("ZT-12.26", "ZT-4.14")
def test_zt_12_26_an_owner_who_dies_in_his_own_turn_has_ended_it_and_the_check_is_made_then() -> None:
    t = table(
        where={"blue": "A9"}, health={"blue": 1}, owners={"bld_05": "blue", "bld_11": "red"},
        placed={"bld_05": "- -"}, zombies={"bld_05": 1}, barricades={"bld_11": "barricade_1_trap_2/red"},
        steps=[("turn", 1)],
    )  # fmt: skip
    t.answer("blue", "tear_down")
    assert t.told("seat_eliminated") == [{"seat": 1}]
    assert t.g.sites["bld_05"].survivors == () and t.owner("bld_05") == ""
    assert t.told("zombie_phase_began") == t.told("zombies_refilled") == []


@clause("ZT-12.26", "ZT-12.25")
def test_zt_12_26_who_was_not_beside_a_zombie_when_that_turn_began_lives_on() -> None:
    t = table(
        where={"blue": "A9"}, health={"blue": 1}, owners={"bld_05": "blue", "bld_11": "red"},
        placed={"bld_05": "- - -"}, barricades={"bld_11": "barricade_1_trap_2/red"}, steps=[("turn", 1)],
    )  # fmt: skip
    t.g.zombies["bld_05"] = 1
    t.answer("blue", "tear_down")
    assert len(t.g.sites["bld_05"].survivors) == 3


@clause("ZT-12.28", "ZT-5.6", "ZT-11.8")
def test_t22_the_pawn_fetches_its_survivor_from_beside_a_zombie_and_both_flee() -> None:
    t = table(
        where={"red": "N6"}, owners={"bld_05": "red"}, placed={"bld_05": "-"}, weapons={"red": "pistol"},
        zombies={"bld_05": 1}, combat="jammed", turn="red", steps=[("act",)],
    )  # fmt: skip
    t.answer("red", "free_move to:bld_05")
    assert t.verbs("red") == ["attack", "fetch", "take_loss"]
    t.answer("red", "fetch")
    assert t.owner("bld_05") == "" and t.verbs("red") == ["attack", "take_loss"]
    t.answer("red", "attack", "stop", "take_loss")
    assert t.options("red") == ["hurt:red", "lose:survivor.1"]
    t.answer("red", "hurt:red")
    t.answer("red", t.options("red")[0])
    assert t.pawn("red").health == 3 and len(t.pawn("red").companions) == 1


@clause("ZT-12.28")
def test_zt_12_28_an_action_for_each_zombie_must_remain() -> None:
    t = table(
        where={"red": "N6"}, owners={"bld_05": "red"}, placed={"bld_05": "- -"}, weapons={"red": "pistol"},
        zombies={"bld_05": 2}, turn="red", steps=[("act",)],
    )  # fmt: skip
    t.answer("red", "free_move to:bld_05", "fetch who:survivor.1")
    assert t.verbs("red") == ["attack", "take_loss"]
