"""Chapter 9: defence against a zombie."""

from __future__ import annotations

from typing import Any

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def visited(square: str = "bld_11", combat: str = "", mover: int = 1, **position: Any) -> Table:
    """A zombie has just come to the square, moved by blue."""
    position.setdefault("where", {"red": square})
    position.setdefault("zombies", {square: 1})
    moved = {square: 1} if position.pop("is_moved", True) else {}
    steps = [("zombie_comes", square, mover, len(moved))]
    return table(combat=combat, moved=moved, steps=steps, turn="blue", **position)


@clause("ZT-9.31")
def test_zt_9_31_a_zombie_that_comes_is_faced_at_once_by_whoever_is_there() -> None:
    t = visited(weapons={"red": "pistol"})
    assert t.told("zombie_faced") == [{"seat": 0, "square": "bld_11"}]
    assert t.ask == "fight_or_take" and t.asked == ["red"]


def test_where_nobody_is_nothing_happens() -> None:
    t = visited("A6", where={"red": "bld_11"})
    assert t.ask is None and t.events == []


@clause("ZT-9.32")
def test_zt_9_32_the_owner_fights_or_takes_the_loss() -> None:
    t = visited(weapons={"red": "pistol"})
    assert t.options("red") == ["fire:pistol.1", "take_loss"]
    t.answer("red", "take_loss")
    assert t.pawn("red").health == 3 and t.shots("pistol.1") == 3 and t.ask == "flee_to"
    assert t.told("loss_taken") == [{"seat": 0, "square": "bld_11"}]


@clause("ZT-9.33", "ZT-9.35", "ZT-9.3")
def test_zt_9_33_any_loaded_weapon_of_pawn_and_companions_is_used_and_changed_freely() -> None:
    t = visited(combat="jammed same_square", weapons={"red": "pistol rifle:0"}, companions={"red": "rifle:2"})
    assert t.options("red") == ["fire:pistol.1", "fire:rifle.2", "take_loss", "drop:rifle.1"]
    t.answer("red", "fire:pistol.1", "fire:rifle.2")
    assert t.g.zombies == {} and t.g.moved == {} and t.pawn("red").kills == 1
    assert t.told("action_taken") == [] and t.pawn("red").square == "bld_11"


def test_an_empty_weapon_may_be_dropped_in_between() -> None:
    t = visited(weapons={"red": "pistol rifle:0"}).answer("red", "drop:rifle.1")
    assert t.ask == "fight_or_take" and t.g.discard == ["rifle"]


@clause("ZT-9.34", "ZT-9.3")
def test_zt_9_34_armed_survivors_placed_there_fire_for_their_owners_group() -> None:
    t = visited(combat="same_square", owners={"bld_11": "red"}, placed={"bld_11": "pistol:1"})
    assert t.options("red") == ["fire:pistol.1", "take_loss"]
    t.answer("red", "fire:pistol.1")
    assert t.pawn("red").kills == 1 and t.g.zombies == {}


@clause("ZT-9.35")
def test_zt_9_35_a_group_without_a_bullet_takes_the_loss_without_a_question() -> None:
    t = visited(combat="jammed", weapons={"red": "pistol:1"})
    t.answer("red", "fire:pistol.1")
    assert t.pawn("red").health == 3 and t.ask == "flee_to"


@clause("ZT-9.36", "ZT-10.4", "ZT-9.40")
def test_t15_a_companion_may_be_sacrificed_instead_of_the_damage_and_the_pawn_flees() -> None:
    t = visited(health={"red": 1}, companions={"red": "pistol:0"})
    assert t.ask == "who_suffers" and t.options("red") == ["hurt:red", "lose:survivor.1"]
    t.answer("red", "lose:survivor.1")
    assert t.g.discard == ["survivor", "pistol"] and t.clauses_of("survivor_died") == ["ZT-9.40"]
    assert t.pawn("red").health == 1 and t.ask == "flee_to"
    t.answer("red", "to:B4")
    assert t.pawn("red").square == "B4" and t.g.zombies == {"bld_11": 1}


@clause("ZT-9.37")
def test_zt_9_37_of_placed_survivors_exactly_one_dies_and_the_zombie_stays() -> None:
    t = visited(where={}, owners={"bld_11": "red"}, placed={"bld_11": "- pistol:0 -"})
    assert t.ask == "who_suffers" and t.options("red") == ["lose:survivor.1", "lose:survivor.2", "lose:survivor.3"]
    t.answer("red", "lose:survivor.2")
    assert [s.id for s in t.g.sites["bld_11"].survivors] == ["survivor.1", "survivor.3"]
    assert t.g.zombies == {"bld_11": 1} and t.ask is None and t.g.defence is None


@clause("ZT-9.38")
def test_zt_9_38_placed_survivors_beside_a_fleeing_pawn_survive_for_now() -> None:
    t = visited(owners={"bld_11": "red"}, placed={"bld_11": "-"}).answer("red", "to:B4")
    assert len(t.g.sites["bld_11"].survivors) == 1 and t.ask is None


@clause("ZT-9.39")
def test_zt_9_39_groups_face_the_zombie_in_turn_the_first_named_by_its_mover_then_clockwise() -> None:
    everybody = dict.fromkeys(("red", "blue", "green"), "A6")
    t = visited("A6", where=everybody, weapons={"red": "pistol"}, combat="same_square")
    assert t.ask == "first_group" and t.asked == ["blue"]
    assert t.options("blue") == ["first:red", "first:blue", "first:green"]
    t.answer("blue", "first:green")
    assert t.asked == ["green"] and t.ask == "flee_to"
    t.answer("green", "to:D6")
    assert t.asked == ["red"] and t.ask == "fight_or_take"
    t.answer("red", "fire:pistol.1")
    assert t.pawn("blue").health == 4 and t.ask is None, "the zombie is dead before it is blue's turn"


@clause("ZT-13.3", "ZT-9.39")
def test_the_group_for_which_the_zombie_was_drawn_faces_it_first() -> None:
    both = dict.fromkeys(("red", "blue"), "A6")
    t = table(where=both, zombies={"A6": 1}, steps=[("zombie_comes", "A6", 1, 0, 1)])
    assert t.told("zombie_faced") == [{"seat": 1, "square": "A6"}] and t.asked == ["blue"]


@clause("ZT-9.40")
def test_zt_9_40_a_sacrificed_survivor_is_discarded_with_its_weapon() -> None:
    t = visited(companions={"red": "rifle:0"}).answer("red", "lose:survivor.1")
    assert t.g.discard == ["survivor", "rifle"] and t.pawn("red").companions == []


@clause("ZT-9.37", "ZT-11.5")
def test_t8_the_last_placed_survivor_dies_and_the_building_is_lost() -> None:
    t = visited("bld_05", where={}, owners={"bld_05": "red"}, placed={"bld_05": "-"})
    assert t.told("survivor_died") == [{"survivor": "survivor.1", "owner": "red"}]
    assert t.told("building_lost") == [{"pawn": "red", "building": "bld_05"}] and t.owner("bld_05") == ""


@clause("ZT-10.8")
def test_zt_10_8_survivors_of_an_eliminated_player_go_on_defending_by_his_decision() -> None:
    t = visited(
        combat="same_square", health={"red": 0}, owners={"bld_11": "red"}, placed={"bld_11": "pistol:1"}, where={}
    )
    assert t.ask == "fight_or_take" and t.asked == ["red"]
    t.answer("red", "fire:pistol.1")
    assert t.pawn("red").kills == 1


# -- zombies that are there already -----------------------------------------------------------------------------

AROUND_A1 = {"B1": 1, "A2": 1, "B2": 1}


def cornered(**position: Any) -> Table:
    """Red stands in the corner A1 with zombies on every side; one has come in."""
    return visited("A1", zombies={"A1": 1, **AROUND_A1}, **position)


@clause("ZT-10.12")
def test_zt_10_12_a_pawn_that_cannot_leave_is_trapped_and_settles_the_zombie_when_its_next_turn_begins() -> None:
    t = cornered(is_moved=False)
    assert t.told("pawn_trapped") == [{"pawn": "red"}] and t.pawn("red").is_trapped
    assert t.pawn("red").health == 3 and t.ask is None
    t.go_on(("settle_trapped", "red"))
    assert t.pawn("red").health == 2 and t.pawn("red").is_trapped


@clause("ZT-10.12")
def test_a_trapped_pawn_settles_every_zombie_until_it_gets_away() -> None:
    t = cornered(is_moved=False)
    t.g.zombies = {"A1": 3, "A2": 1, "B1": 1}
    t.g.combat_deck.append("same_square")
    t.g.pawns["red"].weapons = [table(weapons={"red": "pistol:1"}).pawn("red").weapons[0]]
    t.go_on(("settle_trapped", "red")).answer("red", "fire:pistol.1")
    assert t.ask == "flee_to" and t.pawn("red").health == 2 and t.pawn("red").kills == 1
    t.answer("red", "to:D4")
    assert t.ask is None and t.g.zombies["A1"] == 2 and not t.pawn("red").is_trapped


def test_a_pawn_that_is_not_trapped_settles_nothing() -> None:
    t = table(where={"red": "A1"}, zombies={"A1": 1}, steps=[("settle_trapped", "red")])
    assert t.events == []


@clause("ZT-13.8", "ZT-13.9")
def test_zt_13_8_a_sent_pawn_fights_each_zombie_on_its_square_as_defence() -> None:
    t = table(
        where={"red": "A1"}, zombies={"A1": 2}, weapons={"red": "pistol"}, combat="one_away two_away",
        steps=[("settle_zombies", "red")],
    )  # fmt: skip
    t.answer("red", "fire:pistol.1", "fire:pistol.1")
    assert t.g.zombies == {} and t.pawn("red").kills == 2 and t.g.defence is None
