"""Chapter 5: pawn movement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def acting(**position: Any) -> Table:
    """Red is on turn with a pistol; where nothing else is said he stands on A9."""
    where = {"red": "A9", **position.pop("where", {})}
    weapons = {"red": "pistol", **position.pop("weapons", {})}
    return table(where=where, weapons=weapons, turn="red", steps=[("act",)], **position)


def walking(*squares: str, **position: Any) -> Table:
    """He has gone from one of these squares to the next, with the steps of one movement."""
    return acting(**position).answer("red", *(f"free_move to:{square}" for square in squares))


@clause("ZT-5.1")
def test_zt_5_1_a_step_leads_to_a_neighbouring_square() -> None:
    t = walking("B8", "A9")
    assert {"to:A10", "to:B10", "to:B9", "to:B8", "to:bld_11"} == set(t.after("red", "free_move"))
    assert t.refused("red", "free_move to:A11") is not None and t.refused("red", "free_move to:C9") == "ZT-5.1"


@clause("ZT-5.1", "ZT-5.2", "ZT-5.3")
def test_all_squares_within_three_steps_are_one_answer_away_and_the_event_tells_the_way() -> None:
    t = acting(zombies={"B9": 1})
    assert {"to:B12", "to:bld_11", "to:bld_10", "to:D6", "to:B9"} <= set(t.after("red", "free_move"))
    t.answer("red", "free_move to:C9")
    moved = t.told("pawn_moved")[-1]
    assert (moved["before"], moved["square"], moved["how"]) == ("A9", "C9", "walk")
    assert len(moved["way"]) == 2 and moved["way"][-1] == "C9" and "B9" not in moved["way"]


@clause("ZT-5.2")
def test_zt_5_2_the_free_steps_are_made_without_a_break() -> None:
    t = walking("C10")
    assert t.ask == "turn_step" and t.about["steps"] == 1
    t = walking("D10")
    assert t.pawn("red").square == "D10" and t.refused("red", "free_move to:D11") == "ZT-4.4"
    t = walking("B9", "C9", "C10")
    assert t.pawn("red").square == "C10" and t.refused("red", "free_move to:D11") == "ZT-4.4"


@clause("ZT-5.2", "ZT-5.17")
def test_who_wants_to_cross_a_building_enters_it_and_goes_on() -> None:
    t = acting()
    assert t.refused("red", "free_move to:A5") == "ZT-5.3", "three steps, but one of them through the building"
    t.answer("red", "free_move to:bld_11", "free_move to:A5")
    assert t.pawn("red").square == "A5" and t.g.turn is not None and t.g.turn.steps == 0


@clause("ZT-5.3", "ZT-5.5")
def test_zt_5_3_a_zombie_ends_the_movement() -> None:
    t = walking("A10", zombies={"A10": 1}, combat="same_square")
    assert t.refused("red", "to:B11") == "ZT-5.3"
    t.answer("red", "attack")
    assert t.g.zombies == {} and t.ask == "turn_step" and t.about["actions"] == 2
    assert t.refused("red", "free_move to:B11") == "ZT-4.4"


@clause("ZT-5.3")
def test_zt_5_3_nobody_walks_through_zombies() -> None:
    wall = {"A10": 1, "B10": 1, "B9": 1, "B8": 1}
    t = acting(zombies=wall, actions=1)
    assert set(t.after("red", "free_move")) == {"to:A10", "to:B10", "to:B9", "to:B8", "to:bld_11"}
    assert t.refused("red", "free_move to:C9") == "ZT-5.3"


@pytest.mark.parametrize(
    ("actions", "zombies", "pistol", "refused"),
    [(1, 1, "pistol", None), (1, 2, "pistol", "ZT-5.4"), (2, 2, "pistol:1", None), (3, 1, "pistol:0", "ZT-5.4")],
)
@clause("ZT-5.4")
def test_t5_zombies_are_entered_only_with_a_bullet_and_an_action_for_each(
    actions: int, zombies: int, pistol: str, refused: str | None
) -> None:
    t = acting(actions=actions, zombies={"A10": zombies}, weapons={"red": pistol})
    assert t.refused("red", "free_move to:A10") == refused


@clause("ZT-5.4")
def test_zt_5_4_the_movement_itself_is_paid_first() -> None:
    t = acting(actions=1, free_moves=0, zombies={"A10": 1})
    assert t.refused("red", "move to:A10") == "ZT-5.4"


@clause("ZT-5.5")
def test_zt_5_5_attack_follows_attack_until_no_zombie_is_left() -> None:
    t = walking("A10", zombies={"A10": 2}, combat="same_square same_square")
    assert t.options("red") == ["attack target:A10 with:pistol.1", "take_loss"]
    assert t.refused("red", "draw") == "ZT-5.5"
    t.answer("red", "attack")
    assert t.verbs("red") == ["attack", "take_loss"] and t.about["clearing"]
    t.answer("red", "attack")
    assert t.about == {"actions": 1, "free_moves": 0, "steps": 0, "clearing": False}


@clause("ZT-5.6")
def test_zt_5_6_a_fight_that_stops_costs_a_damage_and_the_pawn_flees() -> None:
    t = walking("A10", zombies={"A10": 1}, combat="jammed")
    t.answer("red", "attack", "stop", "take_loss")
    assert t.pawn("red").health == 3 and t.ask == "flee_to"
    t.answer("red", "to:D10")
    assert t.pawn("red").square == "D10" and t.about["actions"] == 2


@clause("ZT-5.6")
def test_zt_5_6_without_a_bullet_there_is_no_choice() -> None:
    t = walking("A10", zombies={"A10": 1}, weapons={"red": "pistol:1"}, combat="jammed")
    t.answer("red", "attack")
    assert t.pawn("red").health == 3 and t.ask == "flee_to"


@clause("ZT-5.7", "ZT-5.8")
def test_zt_5_7_three_barricades_close_a_building_to_all_but_its_owner() -> None:
    three = "barricade_1/blue barricade_2/blue barricade_3/blue"
    inside = "free_move to:bld_11"
    assert acting(owners={"bld_11": "blue"}, barricades={"bld_11": three}).refused("red", inside) == "ZT-5.7"
    assert acting(owners={"bld_11": "red"}, barricades={"bld_11": three}).refused("red", inside) is None
    two = "barricade_1/blue barricade_2/blue"
    assert acting(owners={"bld_11": "blue"}, barricades={"bld_11": two}).refused("red", inside) is None


@clause("ZT-5.9")
def test_zt_5_9_a_building_may_always_be_left() -> None:
    three = "barricade_1/blue barricade_2/blue barricade_3/blue"
    t = walking("A6", where={"red": "bld_11"}, owners={"bld_11": "blue"}, barricades={"bld_11": three})
    assert t.pawn("red").square == "A6"


@clause("ZT-5.10")
def test_zt_5_10_companions_move_with_the_pawn() -> None:
    t = walking("bld_11", companions={"red": "- pistol"})
    assert (
        t.pawn("red").square == "bld_11" and len(t.pawn("red").companions) == 2 and t.g.sites["bld_11"].survivors == ()
    )


@clause("ZT-5.11", "ZT-5.12")
def test_zt_5_12_who_is_inside_may_open_a_fight_and_the_newcomer_need_not() -> None:
    t = walking("bld_11", where={"blue": "bld_11"}, weapons={"blue": "pistol rifle"}, combat="two_away jammed")
    assert (t.ask, t.asked) == ("entry_fight", ["blue"])
    assert t.options("blue") == ["decline", "fight:pistol.2", "fight:rifle.1"]
    t.answer("blue", "fight:pistol.2")
    assert t.pawn("red").health == 3 and t.told("entry_fight_opened")[0]["fighter"] == "blue"


@clause("ZT-5.12", "ZT-5.16")
def test_e8_nobody_has_to_fight_and_the_movement_goes_on() -> None:
    t = walking("bld_11", where={"blue": "bld_11"}, weapons={"blue": "pistol"})
    t.answer("blue", "decline")
    assert t.ask == "turn_step" and t.about["steps"] == 2 and "to:A6" in t.after("red", "free_move")
    assert t.told("entry_declined") == [{"seat": 1, "pawn": "red", "building": "bld_11"}]


@clause("ZT-5.13")
def test_zt_5_13_an_armed_survivor_may_fight_a_newcomer_too() -> None:
    t = walking("bld_11", owners={"bld_11": "blue"}, placed={"bld_11": "- pistol:1 rifle:0"})
    assert t.options("blue") == ["decline", "fight:pistol.2", "drop:rifle.1"]
    t = walking("bld_11", where={"blue": "bld_11"}, companions={"blue": "shotgun"})
    assert t.options("blue") == ["decline", "fight:shotgun.1"]


@clause("ZT-5.14")
def test_zt_5_14_an_entry_fight_costs_no_action_and_each_piece_opens_one() -> None:
    t = walking(
        "bld_11", owners={"bld_11": "blue"}, placed={"bld_11": "pistol rifle"}, combat="two_away jammed",
    )  # fmt: skip
    t.answer("blue", "fight:pistol.2").answer("red", "stay")
    assert t.ask == "shoot_again"
    t.answer("blue", "stop")
    assert t.options("blue") == ["decline", "fight:rifle.1"]
    assert t.g.turn is not None and t.g.turn.actions == 3


@clause("ZT-5.15")
def test_zt_5_15_seats_are_asked_clockwise_until_the_newcomer_has_left() -> None:
    inside = {"green": "bld_11", "blue": "bld_11"}
    t = walking("bld_11", where=inside, weapons={"blue": "pistol", "green": "rifle"}, combat="two_away jammed")
    assert t.asked == ["blue"]
    t.answer("blue", "fight:pistol.2").answer("red", "to:A6").answer("blue", "stay")
    assert t.asked == ["red"] and t.ask == "turn_step"


@clause("ZT-5.16")
def test_zt_5_16_a_retreat_ends_the_movement() -> None:
    t = walking("bld_11", where={"blue": "bld_11"}, weapons={"blue": "pistol"}, combat="two_away jammed")
    t.answer("blue", "fight:pistol.2").answer("red", "to:A6").answer("blue", "stay")
    assert t.ask == "turn_step" and t.g.turn is not None and t.g.turn.steps == 0


@clause("ZT-5.17")
def test_zt_5_17_every_arrival_is_an_entry() -> None:
    t = acting(
        where={"red": "bld_11", "blue": "bld_05"}, weapons={"blue": "pistol"}, owners={"bld_11": "red"},
        houses={"bld_11": "nosy_neighbor", "bld_05": "nosy_neighbor"},
    )  # fmt: skip
    t.answer("red", "house")
    assert t.pawn("red").square == "bld_05" and (t.ask, t.asked) == ("entry_fight", ["blue"])


@clause("ZT-5.17", "ZT-5.15")
def test_an_entry_that_leads_to_another_one_is_asked_to_its_end() -> None:
    """Blue fights the newcomer and retreats into another building, where green meets him; then white is asked."""
    t = table(
        "red blue green white", where={"red": "A9", "blue": "bld_11", "green": "A6", "white": "bld_11"},
        weapons={"red": "pistol", "blue": "pistol", "white": "pistol"}, turn="red", combat="jammed two_away",
        steps=[("act",)],
    )  # fmt: skip
    t.answer("red", "free_move to:bld_11").answer("blue", "fight:pistol.2", "to:A6").answer("red", "stay")
    assert (t.ask, t.asked) == ("entry_fight", ["white"])
    t.answer("white", "decline")
    assert t.ask == "turn_step" and t.about["steps"] == 2


@clause("ZT-5.18")
def test_zt_5_18_home_base_then_zombies_then_entry_fights() -> None:
    t = walking(
        "bld_11", homes={"bld_11": "green"}, where={"blue": "bld_11"}, weapons={"blue": "pistol"},
        zombies={"bld_11": 1}, combat="same_square",
    )  # fmt: skip
    assert t.told("building_lost") == [{"pawn": "green", "building": "bld_11"}]
    assert (t.ask, t.asked) == ("turn_step", ["red"])
    t.answer("red", "attack")
    assert (t.ask, t.asked) == ("entry_fight", ["blue"])
