"""Chapter 4: day, turn, end of turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def acting(**position: Any) -> Table:
    """Red is on turn; where nothing else is said he stands in bld_11."""
    where = {"red": "bld_11", **position.pop("where", {})}
    return table(where=where, turn="red", steps=[("act",)], **position)


def ending(**position: Any) -> Table:
    """Red ends his turn."""
    return acting(**position).answer("red", "end_turn")


def move_all(t: Table, colour: str) -> Table:
    while t.ask == "zombie_move":
        t.answer(colour, t.options(colour)[0])
    return t


@clause("ZT-4.1")
def test_zt_4_1_a_day_is_a_turn_for_everybody_from_the_timekeeper_on() -> None:
    t = table(timekeeper="blue", zombies={"E4": 1}, day=0, steps=[("day",)])
    turns = []
    while t.ask == "turn_step" and t.g.day == 1:
        turns.append(t.asked[0])
        move_all(t.answer(t.asked[0], "end_turn"), turns[-1])
    assert turns == ["blue", "green", "red"]
    assert t.refused("red", "move") == "ZT-4.1"


@clause("ZT-4.2")
def test_zt_4_2_before_each_round_the_counter_goes_up() -> None:
    t = table(day=4, steps=[("end_of_day",)])
    assert t.g.day == 5 and t.told("day_began") == [{"day": 5}]


@clause("ZT-4.3", "ZT-4.13")
def test_zt_4_3_the_clock_runs_on_without_the_timekeeper() -> None:
    t = table(timekeeper="red", health={"red": 0}, day=2, steps=[("day",)])
    assert t.g.day == 3 and t.asked == ["blue"]
    assert t.told("turn_skipped") == [{"seat": 0}]
    assert t.refused("red", "move") == "ZT-4.13"


@clause("ZT-4.4")
def test_zt_4_4_one_free_movement_and_three_actions() -> None:
    t = table(day=0, steps=[("day",)])
    assert t.about == {"actions": 3, "free_moves": 1, "steps": 0, "clearing": False}
    t = acting(actions=0, free_moves=0)
    assert t.refused("red", "move") == t.refused("red", "free_move") == "ZT-4.4"


@clause("ZT-4.4", "ZT-6.1")
def test_a_free_movement_comes_before_one_for_an_action_for_that_is_never_worse() -> None:
    t = acting()
    assert t.refused("red", "move to:A9") == "ZT-6.1"
    t.answer("red", "free_move to:B9")
    assert (t.about["actions"], t.about["free_moves"], t.about["steps"]) == (3, 0, 1)
    assert t.refused("red", "move to:C10") == "ZT-5.1", "the step that is left leads there for nothing"
    t.answer("red", "move to:D10")
    assert (t.about["actions"], t.about["steps"]) == (2, 2), "two steps: one that was left, one of the new movement"


@pytest.mark.parametrize("order", ["free act act act", "act free act act", "act act act free"])
@clause("ZT-4.4", "ZT-4.7")
def test_e4_free_movement_and_actions_come_in_any_order(order: str) -> None:
    t = acting(hands={"red": "survivor survivor survivor"})
    for word in order.split():
        t.answer("red", "free_move to:A10" if word == "free" else "play:survivor accompany:red")
    assert t.pawn("red").square == "A10" and len(t.pawn("red").companions) == 3
    assert t.about["actions"] == t.about["free_moves"] == 0


@clause("ZT-4.5")
def test_zt_4_5_the_same_action_may_be_taken_again_for_another_action() -> None:
    t = acting(hands={"red": "survivor survivor"})
    t.answer("red", "play:survivor accompany:red", "play:survivor accompany:red")
    assert t.about["actions"] == 1


@clause("ZT-4.6")
def test_zt_4_6_everything_is_optional() -> None:
    assert ending(zombies={"E4": 1}, day=1).ask == "zombie_move"


@clause("ZT-4.7")
def test_zt_4_7_a_movement_interrupted_by_an_action_is_over() -> None:
    t = acting(hands={"red": "survivor"})
    t.answer("red", "free_move to:A9")
    assert t.about["steps"] == 2
    t.answer("red", "play:survivor")
    assert t.about["steps"] == 0 and t.refused("red", "free_move to:A10") == "ZT-4.7"
    assert acting(actions=0, free_moves=0).refused("red", "to:A10") == "ZT-4.4"


@clause("ZT-4.8")
def test_zt_4_8_an_event_ends_the_movement_too() -> None:
    t = acting(hands={"red": "event_time"}, day=3)
    t.answer("red", "free_move to:A9", "event:event_time")
    assert t.g.day == 2 and t.pawn("red").square == "A9"
    assert t.about["steps"] == 0 and t.refused("red", "free_move to:A10") == "ZT-4.7"


@clause("ZT-4.9")
def test_zt_4_9_hand_limit_then_overrun_then_zombies_then_refill() -> None:
    t = acting(
        hands={"red": "survivor survivor survivor pistol"}, owners={"bld_05": "red"}, placed={"bld_05": "-"},
        zombies={"bld_05": 1, "E4": 1}, day=1,
    )  # fmt: skip
    assert t.g.turn is not None
    t.g.turn.endangered.append("bld_05")
    t.answer("red", "end_turn", "discard:pistol")
    move_all(t, "red")
    order = t.names("cards_discarded", "survivor_died", "zombie_phase_began", "zombies_refilled")
    assert order == ["cards_discarded", "survivor_died", "zombie_phase_began", "zombies_refilled"]


@clause("ZT-4.10", "ZT-4.12")
def test_zt_4_10_at_the_end_of_the_turn_a_hand_holds_three_cards() -> None:
    t = ending(hands={"red": "survivor event_time pistol rifle fireworks"}, day=3)
    assert t.ask == "discard_to_limit" and t.about == {"count": 2}
    for answer in ("", "done", "discard:pistol", "discard:rifle discard:rifle"):
        assert t.refused("red", answer) == "ZT-4.10"
    t.answer("red", "discard:event_time discard:rifle")
    assert t.hand("red") == ["survivor", "pistol", "fireworks"] and t.g.discard == ["event_time", "rifle"]
    assert t.g.day == 3


@clause("ZT-4.11")
def test_zt_4_11_outside_the_end_of_the_own_turn_a_hand_may_be_larger() -> None:
    four = "survivor survivor survivor pistol"
    t = acting(hands={"red": four, "blue": four}, piles={"bld_11": "rifle"}).answer("red", "draw", "keep:rifle")
    assert len(t.hand("red")) == 5
    t.answer("red", "end_turn", "discard:pistol discard:rifle")
    assert (len(t.hand("red")), len(t.hand("blue"))) == (3, 4)


@clause("ZT-4.13", "ZT-10.5")
def test_zt_4_13_an_eliminated_player_has_no_turn() -> None:
    t = table(health={"blue": 0}, zombies={"E4": 1}, day=1, steps=[("turn", 1)])
    assert t.ask is None and t.told("zombie_phase_began") == []


@clause("ZT-4.14")
def test_zt_4_14_who_dies_in_his_turn_moves_no_zombies() -> None:
    t = acting(
        where={"red": "A9"}, health={"red": 1}, owners={"bld_11": "blue"},
        barricades={"bld_11": "barricade_1_trap_2/blue"}, zombies={"E4": 1},
    )  # fmt: skip
    t.answer("red", "tear_down")
    assert t.told("seat_eliminated") == [{"seat": 0}] and t.ask is None
    assert t.told("zombie_phase_began") == []


@clause("ZT-4.14", "ZT-12.13")
def test_zt_4_14_the_refill_of_the_next_player_fills_the_gaps_he_left() -> None:
    t = table(
        where={"red": "A9"}, health={"red": 1}, owners={"bld_11": "blue"}, homes={"blue": "bld_05"},
        barricades={"bld_11": "barricade_1_trap_2/blue"}, zombies={"F4": 1, "M2": 1}, day=1,
        steps=[("turn", 0), ("turn", 1)],
    )  # fmt: skip
    t.answer("red", "tear_down")
    assert t.told("seat_eliminated") == [{"seat": 0}] and t.told("zombies_refilled") == []
    assert t.asked == ["blue"] and "E4" not in t.g.zombies
    move_all(t.answer("blue", "end_turn"), "blue")
    filled = t.told("zombies_refilled")
    assert len(filled) == 1 and "E4" in filled[0]["squares"] and t.g.zombies["E4"] == 1


@clause("ZT-4.14", "ZT-12.13")
def test_zt_4_14_who_dies_in_his_zombie_movement_stops_it_but_the_refill_comes() -> None:
    t = ending(where={"red": "F3"}, health={"red": 1}, zombies={"F4": 1, "G4": 1}, day=2)
    t.answer("red", "zombie:F4 to:F3")
    assert t.told("seat_eliminated") == [{"seat": 0}]
    assert t.ask is None and "F4" in t.told("zombies_refilled")[0]["squares"]
