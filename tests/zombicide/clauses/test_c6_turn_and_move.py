"""Chapters 6a, 6b and 6g: turns, moving, objectives, noise."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.tools.position import dice
from tests.zombicide.table import table
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.own import OwnContent
from untot.games.zombicide.rules.c6_move import footings, walks_past_nobody
from untot.games.zombicide.view import view
from untot.kernel.errors import Refused
from untot.kernel.rulebook import clause


@clause("ZC-6.1", "ZC-6.5", "ZC-6.65")
def test_zc_6_1_three_actions_then_four_and_what_is_left_is_lost() -> None:
    t = table(who={"josh": "S21", "ned": "S60"}, xp={"ned": 7}, turn="josh")
    assert t.actions == 3
    t.answer("make_noise", "end_turn").go_on(("begin_turn", "ned"))
    assert t.actions == 4
    t.answer("end_turn")
    assert t.go_on(("begin_turn", "josh")).actions == 3


@clause("ZC-6.2", "ZC-6.63", "ZC-6.6")
def test_zc_6_2_the_same_action_again_until_nothing_is_left() -> None:
    t = table(who={"josh": "S21"}, turn="josh").answer("make_noise", "make_noise", "make_noise")
    assert t.g.noise == {"S21": 3} and t.g.turn is None and t.count("turn_ended") == 1


@clause("ZC-6.4", "ZC-6.7")
def test_zc_6_4_free_actions_at_any_point_and_before_ordinary_ones() -> None:
    t = table(who={"amy": "S21"}, turn="amy").answer("make_noise", "move to:S22")
    assert t.actions == 2, "her free move has paid"
    assert t.answer("move to:S23").actions == 1


@clause("ZC-6.8")
def test_zc_6_8_an_action_is_announced_completely_and_done_before_the_next_begins() -> None:
    t = table(who={"amy": "S21"}, holds={"amy": "pistol"}, skills={"amy": "lucky"}, zombies={"S22": "walker"},
              turn="amy", chance=dice(1))  # fmt: skip
    with pytest.raises(Refused):
        t.match.answer(0, "ranged_attack at:S22")
    t.answer("ranged_attack at:S22 with:hand_1")
    assert t.ask == "reroll" and t.refused("make_noise") == "ZC-6.8"


@clause("ZC-6.9", "ZC-6.56.1", "ZC-6.56", "ZC-6.50")
def test_zc_6_9_who_dies_while_a_building_is_filled_has_no_turn_left() -> None:
    t = table(who={"ned": "S21", "amy": "S60"}, holds={"ned": "crowbar wound"}, xp={"amy": 7}, turn="ned",
              zombies={"S21": "walker"}, zombie_cards=[37, 4])  # fmt: skip
    t.answer("open_door door:5D.In/S21 with:hand_1", "room:5D.Out")
    assert t.survivor("ned").status == "eliminated" and t.at("5D.In") == {"walker": 3} and t.g.turn is None


@clause("ZC-6.10", "ZC-5.24", "ZC-5.25", "ZC-5.26", "ZC-5.27", "ZC-5.9")
def test_zc_6_10_one_zone_over_an_open_connection() -> None:
    t = table(who={"josh": "S21"}, turn="josh")
    assert t.ways("move")[:2] == ["to:S20", "to:S22"]
    assert t.refused("move to:5D.In") == "ZC-5.26" and t.refused("move to:5E.In") == "ZC-5.27"
    assert t.refused("move to:S21") == "ZC-6.10" and t.refused("move to:S26") == "ZC-6.12"
    t = table(who={"josh": "S21"}, doors="5D.In/S21", turn="josh").answer("move to:5D.In")
    assert t.survivor("josh").zone == "5D.In"


@clause("ZC-6.10", "ZC-6.11", "ZC-6.12", "ZC-6.2")
def test_zc_6_10_who_names_a_zone_walks_there_with_as_many_actions_as_it_takes() -> None:
    t = table(who={"josh": "S21"}, skills={"josh": "lucky"}, zombies={"S23": "walker"}, turn="josh")
    assert t.refused("move to:S24") == "ZC-6.12", "to leave the zombie would cost two"
    t.answer("move to:S23")
    assert t.actions == 1 and t.told("survivor_moved") == [
        {"survivor": "josh", "zone": "S21", "to": "S23", "way": ["S22", "S23"]}
    ]


@clause("ZC-10.23", "ZC-6.10")
def test_zc_10_23_who_has_won_on_the_way_goes_no_farther() -> None:
    exit_on_the_way = OwnContent(mission=replace(MISSIONS["02"], exit="S56"))
    t = table("02", who={"josh": "S46", "ned": "S56"}, own=exit_on_the_way, turn="josh")
    assert t.answer("move to:S66").result == "mission_accomplished" and t.survivor("josh").zone == "S56"


@clause("ZC-6.16", "ZC-6.17", "ZC-9.23", "ZC-5.35")
def test_zc_6_16_a_long_move_may_stop_and_nobody_bites_on_the_way() -> None:
    t = table(who={"wanda": "S21"}, zombies={"S22": "walker*2"}, turn="wanda").answer("move to:S22")
    assert t.survivor("wanda").slots == {} and t.actions == 2 and t.g.noise == {}
    assert t.refused("move") == "ZC-6.12"


@clause("ZC-6.18", "ZC-6.79", "ZC-6.69", "ZC-6.60")
def test_zc_6_18_from_a_car_one_gets_out_first() -> None:
    t = table("03", who={"josh": "2C.SW"}, turn="josh", in_car={"josh": (0, "driver")})
    assert t.refused("move") == "ZC-6.18" and t.refused("take_objective") == "ZC-6.79"
    t.answer("leave_car")
    assert t.survivor("josh").seat_in_car == "" and "take_objective" in t.options


@clause("ZC-6.60", "ZC-6.61", "ZC-6.62", "ZC-10.24", "ZC-10.05.1", "ZC-5.39", "ZC-10.20")
def test_zc_6_60_an_objective_is_taken_in_its_zone_zombies_or_not() -> None:
    t = table(who={"josh": "5D.Out", "ned": "S21"}, zombies={"5D.Out": "walker"}, turn="josh").answer("take_objective")
    assert t.survivor("josh").xp == 5 and t.survivor("ned").xp == 0 and t.refused("take_objective") == "ZC-6.60"
    assert [token.is_taken for token in t.g.objectives].count(True) == 1


@clause("ZC-6.64", "ZC-6.3")
def test_zc_6_64_special_actions_need_an_ordinary_action() -> None:
    t = table("07", who={"amy": "3C.W"}, turn="amy").answer("make_noise", "make_noise")
    assert "neutralise" in t.options
    t.answer("make_noise")
    assert t.refused("neutralise") == "ZC-6.1"


@clause("ZC-6.10", "ZC-6.11", "ZC-6.14", "ZC-6.16")
def test_zc_6_10_prices_are_the_same_whether_they_are_looked_up_or_worked_out() -> None:
    """Where no zombie is near they are known distances; the rules that work them out must say the same."""
    for mission, name, zone in (("05", "ned", "S22"), ("05", "wanda", "S43"), ("00", "wanda", "1B.B")):
        g = table(mission, who={name: zone}, xp={name: 43}, turn=name).g
        looked_up = walks_past_nobody(g)
        assert looked_up is not None
        worked_out: dict[str, int] = {}
        for (there, _), reached in footings(g).items():
            worked_out.setdefault(there, reached.cost)
        assert list(looked_up.items()) == list(worked_out.items())
    assert walks_past_nobody(table(who={"ned": "S22"}, zombies={"S24": "walker"}, turn="ned").g) is None


@clause("ZC-6.13")
def test_zc_6_13_the_price_that_is_shown_leaves_out_what_free_moves_pay() -> None:
    turn = view(table(who={"amy": "S21"}, turn="amy").g, None).turn
    assert turn is not None and turn.free["move"] == 1
    assert (turn.walks["S22"], turn.walks["S23"]) == (0, 1)


def test_a_typical_turn_costs_five_touches() -> None:
    """Who is next, go, open the door, shoot, shoot: five answers, and the turn is over."""
    t = table(
        "00",
        who={"amy": "1B.B", "ned": "1B.B"},
        holds={"amy": "pistol crowbar"},
        zombies={"S42": "walker*2"},
        steps=[("lay_out_board",), ("seat_turn", 0)],
        chance=dice(4, 4),
    )
    touches = (
        "survivor:amy",
        "move to:1B.C",
        "open_door door:1B.C/S42 with:hand_2",
        "ranged_attack at:S42 with:hand_1",
        "ranged_attack at:S42 with:hand_1",
    )
    for touch in touches:
        t.match.answer(0, touch)
    assert t.count("turn_ended") == 1 and t.at("S42") == {} and t.match.record.answers == 5
    assert len(touches) <= 5
