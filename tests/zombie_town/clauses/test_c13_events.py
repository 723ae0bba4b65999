"""Chapter 13: event cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.asking import UNTIL_THE_END
from untot.kernel.rulebook import clause


def holding(event: str, **position: Any) -> Table:
    """Red is on turn and holds this event; where nothing else is said he stands in bld_11."""
    where = {"red": "bld_11", **position.pop("where", {})}
    hands = {**position.pop("hands", {})}
    hands["red"] = f"{event} {hands.get('red', '')}".strip()
    return table(where=where, hands=hands, turn="red", steps=[("act",)], **position)


def playing(event: str, words: str = "", **position: Any) -> Table:
    """He plays it, and says this besides."""
    return holding(event, **position).answer("red", f"event:{event} {words}".strip())


def pile(t: Table, building: str) -> list[str]:
    return [card for card, _ in t.g.sites[building].pile]


# -- Switch -----------------------------------------------------------------------------------------------------


@clause("ZT-13.1")
def test_zt_13_1_switch_exchanges_the_cards_of_two_neighbours() -> None:
    t = holding("event_switch", piles={"bld_11": "pistol rifle"})
    assert t.refused("red", "event:event_switch swap:bld_11 with:bld_01") == "ZT-13.1"
    t.answer("red", "event:event_switch swap:bld_11 with:bld_12")
    assert pile(t, "bld_11") == [] and pile(t, "bld_12") == ["pistol", "rifle"]


@clause("ZT-13.2")
def test_zt_13_2_stored_cards_move_too_and_nothing_else() -> None:
    t = playing(
        "event_switch", "swap:bld_11 with:bld_10", stored={"bld_11": "pistol/blue"}, owners={"bld_11": "blue"},
        placed={"bld_11": "-"}, barricades={"bld_11": "barricade_2/blue"}, houses={"bld_11": "nurse"},
    )  # fmt: skip
    assert [(stored[0], stored[2]) for stored in t.g.sites["bld_10"].stored] == [("pistol", 1)]
    site = t.g.sites["bld_11"]
    assert (site.house, site.owner, len(site.survivors), len(site.barricades)) == ("nurse", "blue", 1, 1)


# -- Zombie -----------------------------------------------------------------------------------------------------


@clause("ZT-13.3", "ZT-6.18")
def test_zt_13_3_a_zombie_appears_where_the_drawing_pawn_stands_and_its_group_faces_it_first() -> None:
    t = table(
        where={"red": "bld_11", "blue": "bld_11"}, weapons={"red": "pistol", "blue": "pistol"}, combat="same_square",
        piles={"bld_11": "event_zombie"}, turn="red", steps=[("act",)], supply=10,
    )  # fmt: skip
    t.answer("red", "draw")
    assert (t.ask, t.asked, t.g.supply) == ("fight_or_take", ["red"], 9)
    t.answer("red", "fire:pistol.1")
    assert t.pawn("red").kills == 1 and t.ask == "turn_step"


@clause("ZT-13.27")
def test_zt_13_27_a_seventh_zombie_does_not_appear() -> None:
    t = table(
        where={"red": "bld_11"}, piles={"bld_11": "event_zombie"}, zombies={"bld_11": 6}, turn="red", steps=[("act",)]
    ).answer("red", "draw")
    assert t.g.zombies == {"bld_11": 6} and t.told("event_without_effect")


# -- Send -------------------------------------------------------------------------------------------------------


@clause("ZT-13.4")
def test_zt_13_4_any_pawn_is_led_into_a_building_within_three_steps() -> None:
    t = holding("event_send", where={"blue": "B5"}, zombies={"B7": 1}, weapons={"blue": "pistol"})
    assert t.after("red", "event:event_send") == ["send:red", "send:blue", "send:green", "nobody"]
    assert set(t.after("red", "event:event_send send:blue")) == {"goal:bld_11", "goal:bld_12"}
    assert t.refused("red", "event:event_send send:blue goal:bld_01") == "ZT-13.4"
    t.answer("red", "event:event_send send:blue goal:bld_11")
    assert {"to:A6", "to:B6", "to:A5"} < set(t.options("red")), "the way matters: a zombie stands on one of them"
    t.answer("red", "to:B6", "to:A6")
    assert t.pawn("blue").square == "bld_11"


@clause("ZT-13.4")
def test_where_all_ways_are_alike_the_pawn_is_led_straight_to_its_goal() -> None:
    t = playing("event_send", "send:blue goal:bld_11", where={"blue": "B5"})
    assert t.pawn("blue").square == "bld_11" and t.ask == "turn_step"
    assert [len(moved["way"]) for moved in t.told("pawn_moved")] == [2]


@clause("ZT-13.5")
def test_zt_13_5_never_into_three_barricades_not_even_the_own() -> None:
    three = "barricade_1/blue barricade_2/blue barricade_3/blue"
    t = holding("event_send", where={"blue": "B5"}, owners={"bld_11": "blue"}, barricades={"bld_11": three})
    assert t.after("red", "event:event_send send:blue") == ["goal:bld_12"], "only this one is left"
    assert t.refused("red", "event:event_send send:blue goal:bld_11") == "ZT-13.5"


@clause("ZT-13.6")
def test_zt_13_6_into_another_building_than_the_pawn_is_in() -> None:
    assert holding("event_send").refused("red", "event:event_send send:red goal:bld_11") == "ZT-13.6"


@clause("ZT-13.7")
def test_zt_13_7_without_such_a_building_over_street_squares() -> None:
    three = "barricade_1/blue barricade_2/blue barricade_3/blue"
    owners = dict.fromkeys(("bld_01", "bld_12", "bld_11", "bld_02"), "blue")
    t = holding("event_send", where={"blue": "D5"}, owners=owners, barricades=dict.fromkeys(owners, three))
    goals = t.after("red", "event:event_send send:blue")
    assert "goal:A2" in goals and not [goal for goal in goals if "bld" in goal]
    t.answer("red", "event:event_send send:blue goal:A2")
    assert t.pawn("blue").square == "A2"


@clause("ZT-13.8")
def test_zt_13_8_zombies_on_the_way_are_fought_as_a_defence() -> None:
    t = playing(
        "event_send", "send:blue goal:bld_11", where={"blue": "B5"}, weapons={"blue": "pistol"}, zombies={"A6": 1},
        combat="same_square",
    ).answer("red", "to:A6")  # fmt: skip
    assert (t.ask, t.asked) == ("fight_or_take", ["blue"])
    t.answer("blue", "fire:pistol.1")
    assert t.pawn("blue").square == "bld_11" and t.ask == "turn_step"


@clause("ZT-13.9")
def test_zt_13_9_a_damage_ends_the_card_and_the_pawn_flees() -> None:
    t = playing("event_send", "send:blue goal:bld_11", where={"blue": "B5"}, zombies={"A6": 1}).answer("red", "to:A6")
    assert t.pawn("blue").health == 3 and (t.ask, t.asked) == ("flee_to", ["blue"])
    t.answer("blue", "to:D6")
    assert t.ask == "turn_step" and t.pawn("blue").square == "D6" and t.g.discard == ["event_send"]


@clause("ZT-13.10")
def test_zt_13_10_or_nobody() -> None:
    t = playing("event_send", "nobody")
    assert t.told("nobody_sent") == [{"seat": 0}] and t.g.discard == ["event_send"]


# -- +1 Action, Take --------------------------------------------------------------------------------------------


@clause("ZT-13.11")
def test_zt_13_11_one_more_action() -> None:
    assert playing("event_plus_action").about["actions"] == 4


@clause("ZT-13.12", "ZT-13.13")
def test_zt_13_12_take_draws_any_face_down_card_of_a_building() -> None:
    t = holding("event_take", piles={"bld_01": "pistol rifle"}, stored={"bld_01": "survivor/blue"})
    assert t.after("red", "event:event_take from:bld_01") == ["card:1", "card:2", "card:3"]
    t.answer("red", "event:event_take from:bld_01 card:2")
    assert t.hand("red") == ["rifle"] and pile(t, "bld_01") == ["pistol"]


@clause("ZT-13.12")
def test_zt_13_12_also_from_somebodys_store_who_then_knows_it() -> None:
    t = playing("event_take", "from:bld_01", piles={"bld_02": "rifle"}, stored={"bld_01": "survivor/blue"})
    assert t.hand("red") == ["survivor"]
    assert t.seen_by("blue").view()["known_hands"] == {"0": ["survivor"]}
    assert t.seen_by("green").view()["known_hands"] == {}


# -- Back -------------------------------------------------------------------------------------------------------


@clause("ZT-13.14")
def test_t16_back_pushes_all_zombies_before_the_building_straight_away() -> None:
    t = playing("event_back", where={"red": "bld_01"}, zombies={"C2": 1, "D2": 1, "B1": 1, "E1": 1, "F2": 1})
    assert t.g.zombies == {"C3": 1, "D3": 1, "B2": 1, "E2": 1, "F2": 1}


@clause("ZT-13.15")
def test_zt_13_15_back_needs_a_building() -> None:
    t = table(where={"red": "A9"}, hands={"red": "event_back"}, turn="red", steps=[("act",)])
    assert t.refused("red", "event:event_back") == "ZT-13.15"
    t = table(
        where={"red": "A9"}, hands={"red": "event_take"}, piles={"bld_01": "event_back"}, zombies={"B8": 1},
        turn="red", steps=[("act",)],
    ).answer("red", "event:event_take")  # fmt: skip
    assert t.g.zombies == {"B8": 1} and t.told("event_without_effect") == [{"event": "event_back"}]


@clause("ZT-13.16")
def test_zt_13_16_beyond_six_they_stay() -> None:
    t = playing("event_back", where={"red": "bld_01"}, zombies={"C2": 3, "C3": 5})
    assert t.g.zombies == {"C2": 2, "C3": 6}


@clause("ZT-13.17")
def test_zt_13_17_pushed_zombies_start_fights_in_the_order_the_player_wishes() -> None:
    t = playing(
        "event_back", where={"red": "bld_01", "blue": "C3", "green": "D3"}, zombies={"C2": 1, "D2": 1},
        weapons={"blue": "pistol", "green": "rifle"}, combat="same_square same_square",
    )  # fmt: skip
    assert (t.ask, t.options("red")) == ("push_order", ["next:C3", "next:D3"])
    t.answer("red", "next:D3")
    assert t.asked == ["green"]
    t.answer("green", "fire:rifle.1").answer("blue", "fire:pistol.1")
    assert t.ask == "turn_step" and t.g.zombies == {}


# -- Add two ----------------------------------------------------------------------------------------------------


@clause("ZT-13.18")
def test_zt_13_18_two_zombies_together_on_one_orthogonal_square() -> None:
    t = holding("event_add_two", where={"red": "C5"}, supply=10)
    assert set(t.after("red", "event:event_add_two")) == {"at:C4", "at:B5", "at:D5", "at:C6"}
    assert t.refused("red", "event:event_add_two at:D6") == "ZT-13.18"
    t.answer("red", "event:event_add_two at:C6")
    assert t.g.zombies == {"C6": 2} and t.g.supply == 8


@clause("ZT-13.19")
def test_zt_13_19_not_into_barricades_nor_where_both_have_no_room() -> None:
    t = playing(
        "event_add_two", where={"red": "A6"}, zombies={"A5": 5}, owners={"bld_11": "blue"},
        barricades={"bld_11": "barricade_1/blue"},
    )  # fmt: skip
    assert t.g.zombies["B6"] == 2, "the only square left"
    t = holding("event_add_two", where={"red": "D6"}, zombies={"D5": 5})
    assert [t.refused("red", f"event:event_add_two at:{square}") for square in ("E6", "D5")] == ["ZT-13.19"] * 2
    t = playing("event_add_two", "at:A5", where={"red": "A6"}, supply=1)
    assert t.g.zombies == {"A5": 1} and t.g.supply == 0
    assert playing("event_add_two", supply=0).told("event_without_effect") == [{"event": "event_add_two"}]


@clause("ZT-13.28")
def test_zt_13_28_the_second_zombie_meets_only_who_is_still_there() -> None:
    t = playing("event_add_two", "at:A5", where={"red": "A6", "blue": "A5"})
    assert t.ask == "flee_to" and t.pawn("blue").health == 3
    while t.ask == "flee_to":
        t.answer("blue", t.options("blue")[0])
    assert t.ask == "turn_step" and t.pawn("blue").health == 3 and t.g.zombies == {"A5": 2}


# -- Time, Pass, Reload -----------------------------------------------------------------------------------------


@clause("ZT-13.20", "ZT-13.25")
def test_zt_13_20_the_day_goes_back_by_one_but_never_below_one() -> None:
    assert playing("event_time", day=4).g.day == 3
    t = playing("event_time", day=1)
    assert t.g.day == 1 and t.told("event_without_effect") == [{"event": "event_time"}]
    assert t.g.discard == ["event_time"]


@clause("ZT-13.20", "ZT-13.21", "ZT-14.2")
def test_t11_time_on_the_last_day_adds_a_round() -> None:
    t = playing("event_time", day=10, zombies={"E4": 1, "F4": 1}).answer("red", "end_turn")
    assert t.told("zombie_phase_began") == [{"seat": 0, "count": 9}]
    last = table(day=9, steps=[("end_of_day",)])
    assert last.g.result is None and last.g.day == 10
    assert table(day=10, steps=[("end_of_day",)]).g.result is not None


@clause("ZT-13.22", "ZT-13.23")
def test_t17_everybody_gives_a_card_to_the_left_who_has_one() -> None:
    t = playing("event_pass", hands={"red": "pistol rifle", "green": "survivor"})
    assert t.match.ask is not None and t.match.ask.waiting() == [0, 2]
    assert t.match.ask.secret_until == UNTIL_THE_END, "no export tells what was passed"
    t.answer("red", "give:rifle").answer("green", "give:survivor")
    assert [sorted(t.hand(colour)) for colour in ("red", "blue", "green")] == [["pistol", "survivor"], ["rifle"], []]
    assert t.seen_by("red").view()["known_hands"] == {"1": ["rifle"]}
    assert t.seen_by("green").view()["known_hands"] == {"0": ["survivor"]}


@clause("ZT-13.22")
def test_zt_13_22_the_next_living_player_receives() -> None:
    t = playing("event_pass", hands={"red": "pistol"}, health={"blue": 0}).answer("red", "give:pistol")
    assert t.hand("green") == ["pistol"]


@clause("ZT-13.23", "ZT-7.32")
def test_zt_13_23_a_received_event_waits_for_a_later_turn() -> None:
    t = playing("event_pass", hands={"red": "pistol", "green": "event_reload"}, weapons={"red": "pistol:0"})
    t.answer("red", "give:pistol").answer("green", "give:event_reload")
    assert t.refused("red", "event:event_reload") == "ZT-7.32"


@pytest.mark.parametrize("bearer", ["weapon:pistol.1", "weapon:rifle.1"])
@clause("ZT-13.24")
def test_zt_13_24_reload_fills_one_own_weapon(bearer: str) -> None:
    t = holding(
        "event_reload",
        weapons={"red": "pistol:1", "blue": "pistol:0"},
        owners={"bld_05": "red"},
        placed={"bld_05": "rifle:0"},
    )
    assert t.after("red", "event:event_reload") == ["weapon:pistol.1", "weapon:rifle.1"]
    t.answer("red", f"event:event_reload {bearer}")
    assert t.told("weapon_reloaded")[0]["weapon"] == bearer.removeprefix("weapon:")


@clause("ZT-13.25")
def test_zt_13_25_an_event_without_effect_may_be_triggered_anyway() -> None:
    t = playing("event_reload", weapons={"red": "pistol"})
    assert t.told("event_without_effect") == [{"event": "event_reload"}] and t.g.discard == ["event_reload"]
    t = playing("event_take")
    assert t.told("event_without_effect") == [{"event": "event_take"}]


@clause("ZT-13.26")
def test_zt_13_26_zombies_of_events_have_not_moved_yet() -> None:
    t = playing("event_add_two", "at:C6", where={"red": "C5"}).answer("red", "end_turn")
    assert t.g.moved == {} and "zombie:C6 to:B6" in t.options("red")
