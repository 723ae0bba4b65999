"""What bad input looks like: every attempt of the catalogue's table is refused with its clause, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table

THREE = "barricade_1/blue barricade_2/blue barricade_2/blue"


def acting(square: str = "bld_11", *answers: str, **position: Any) -> Table:
    """Red is on turn with a pistol on this square and has answered this."""
    where = {"red": square, **position.pop("where", {})}
    weapons = {"red": "pistol", **position.pop("weapons", {})}
    t = table(where=where, weapons=weapons, turn="red", steps=[("act",)], **position)
    return t.answer("red", *answers)


def moving(zombies: dict[str, int], **position: Any) -> Table:
    return table(zombies=zombies, turn="red", day=position.pop("day", 2), steps=[("zombie_phase",)], **position)


def last_step(square: str) -> Table:
    """Of his free movement he has one step left."""
    t = acting(square, actions=0, free_moves=0)
    assert t.g.turn is not None
    t.g.turn.steps = 1
    return t


MOVEMENT = [
    ("onto the cemetery", acting("E4"), "free_move to:E5", "ZT-2.9"),
    ("into a building diagonally", last_step("B9"), "free_move to:bld_11", "ZT-2.5"),
    ("out of a building diagonally", last_step("bld_11"), "free_move to:B6", "ZT-2.5"),
    (
        "free steps after an action",
        acting("A9", "free_move to:A10", "play:survivor", hands={"red": "survivor"}),
        "free_move to:B11",
        "ZT-4.7",
    ),
    ("a fourth action", acting(actions=0, free_moves=0), "move to:A9", "ZT-4.4"),
    ("too far", acting("A9"), "free_move to:D13", "ZT-5.1"),
    ("through a zombie", acting("A9", "free_move to:A10", zombies={"A10": 1}), "to:B11", "ZT-5.3"),
    (
        "to zombies without a bullet",
        acting("A9", zombies={"A10": 1}, weapons={"red": ""}),
        "free_move to:A10",
        "ZT-5.4",
    ),
    ("to too many zombies", acting("A9", zombies={"A10": 4}), "free_move to:A10", "ZT-5.4"),
    ("something else beside zombies", acting("A9", "free_move to:A10", zombies={"A10": 1}), "draw", "ZT-5.5"),
    ("into three barricades", acting("A9", barricades={"bld_11": THREE}), "free_move to:bld_11", "ZT-5.7"),
]
FIGHTS = [
    ("an empty weapon", acting(weapons={"red": "pistol:0"}, zombies={"B7": 1}), "attack target:B7", "ZT-9.5"),
    (
        "with a survivor's weapon",
        acting(companions={"red": "rifle"}, zombies={"B7": 1}),
        "attack target:B7 with:rifle.1",
        "ZT-9.5",
    ),
    ("a zombie three squares away", acting(zombies={"B7": 1, "B4": 1}), "attack target:B4 with:pistol.1", "ZT-9.6"),
    (
        "somebody on another square",
        acting(where={"blue": "A9"}, zombies={"B7": 1}),
        "attack target:blue with:pistol.1",
        "ZT-9.8",
    ),
    (
        "an own survivor",
        acting(companions={"red": "-"}, zombies={"B7": 1}),
        "attack target:survivor.1 with:pistol.1",
        "ZT-9.12",
    ),
    (
        "a second target",
        acting("bld_11", "attack target:B7 with:pistol.1", zombies={"B7": 1, "B8": 1}, combat="jammed"),
        "attack target:B8 with:pistol.1",
        "ZT-9.10",
    ),
    (
        "another weapon without an action",
        acting(
            "bld_11", "attack target:B7 with:pistol.1", zombies={"B7": 1}, combat="jammed", actions=1,
            weapons={"red": "pistol rifle"},
        ),
        "change:rifle.1",
        "ZT-9.11",
    ),
]  # fmt: skip
CARDS = [
    ("a single event put back", acting("bld_11", "draw", piles={"bld_11": "event_time"}), "return", "ZT-6.15"),
    (
        "a Zombie kept",
        acting("bld_11", "draw at:bld_11 look:1", piles={"bld_11": "pistol event_zombie"}, companions={"red": "-"}),
        "keep:event_zombie",
        "ZT-6.18",
    ),
    (
        "two cards kept",
        acting("bld_11", "draw at:bld_11 look:2", piles={"bld_11": "pistol rifle"}, companions={"red": "-"}),
        "keep:pistol keep:rifle",
        "ZT-6.20",
    ),
    (
        "one more card after the first",
        acting("bld_11", "draw at:bld_11 look:1", piles={"bld_11": "pistol rifle"}, companions={"red": "-"}),
        "look:2",
        "ZT-6.36",
    ),
    ("a draw without an action", acting(actions=0, piles={"bld_11": "pistol"}), "draw", "ZT-6.13"),
    ("a draw from an empty pile", acting(), "draw", "ZT-6.24"),
    ("a draw on the street", acting("A9"), "draw", "ZT-6.2"),
    ("storing on the street", acting("A9", hands={"red": "pistol"}), "store", "ZT-6.6"),
    ("collecting on the street", acting("A9", stored={"bld_11": "pistol/red"}), "collect", "ZT-6.7"),
    ("somebody else's stored cards", acting(stored={"bld_11": "pistol/blue"}), "collect", "ZT-6.31"),
    (
        "an event of this turn",
        acting("bld_11", "draw", "keep:event_time", piles={"bld_11": "event_time"}),
        "event:event_time",
        "ZT-7.32",
    ),
    ("a third weapon", acting(hands={"red": "rifle"}, weapons={"red": "pistol pistol"}), "play:rifle", "ZT-7.7"),
    ("a loaded weapon dropped", acting(), "drop:pistol.1", "ZT-7.10"),
    ("a survivor armed elsewhere", acting(owners={"bld_01": "red"}, placed={"bld_01": "-"}), "arm", "ZT-6.8"),
    ("a survivor fetched elsewhere", acting(owners={"bld_01": "red"}, placed={"bld_01": "-"}), "fetch", "ZT-6.10"),
    ("another player's survivor", acting(owners={"bld_11": "blue"}, placed={"bld_11": "-"}), "fetch", "ZT-6.10"),
    (
        "a fourth barricade",
        acting(owners={"bld_11": "red"}, barricades={"bld_11": THREE}, hands={"red": "barricade_3"}),
        "play:barricade_3",
        "ZT-7.15",
    ),
    ("a barricade from the street", acting("A9", hands={"red": "barricade_3"}), "play:barricade_3", "ZT-7.14"),
    ("too weak a barricade", acting(hands={"red": "barricade_1"}, zombies={"B7": 2}), "play:barricade_1", "ZT-7.19"),
    ("tearing down from inside", acting(barricades={"bld_11": "barricade_1/blue"}), "tear_down", "ZT-6.5"),
    ("tearing down diagonally", acting("B6", barricades={"bld_11": "barricade_1/blue"}), "tear_down", "ZT-6.5"),
    ("a chosen barricade", acting("A6", barricades={"bld_11": THREE}), "tear:barricade_1", "ZT-6.25"),
    (
        "a fifth building",
        acting(
            "bld_11", owners=dict.fromkeys(("bld_01", "bld_02", "bld_03", "bld_04"), "red"), companions={"red": "-"}
        ),
        "post",
        "ZT-11.4",
    ),
]
HOUSES = [
    ("a house one does not own", acting(houses={"bld_11": "nurse"}, health={"red": 1}), "house", "ZT-8.1"),
    (
        "a house at nought",
        acting(houses={"bld_11": "nurse:0"}, owners={"bld_11": "red"}, health={"red": 1}),
        "house",
        "ZT-8.3",
    ),
    ("a Normal house", acting(houses={"bld_11": "normal"}, owners={"bld_11": "red"}), "house", "ZT-8.13"),
    ("the nurse at full health", acting(houses={"bld_11": "nurse"}, owners={"bld_11": "red"}), "house", "ZT-8.12"),
    ("no survivor to find", acting(houses={"bld_11": "survivalist"}, owners={"bld_11": "red"}), "house", "ZT-8.7"),
]
ZOMBIES = [
    ("back", moving({"E3": 1, "K5": 1}), "zombie:E3 to:E4", "ZT-12.6"),
    ("into six", moving({"E4": 1, "E3": 6}), "zombie:E4 to:E3", "ZT-12.9"),
    ("into barricades", moving({"C2": 1, "K5": 1}, barricades={"bld_01": THREE}), "zombie:C2 to:bld_01", "ZT-12.8"),
    ("fewer than the day", moving({"E4": 1, "K5": 1}), "end_turn", "ZT-12.11"),
    ("twice", moving({"E4": 1, "K5": 1}).answer("red", "zombie:E4 to:E3"), "zombie:E3 to:E2", "ZT-12.3"),
]
EVENTS = [
    ("Back on the street", acting("A9", hands={"red": "event_back"}), "event:event_back", "ZT-13.15"),
    (
        "a diagonal square for two",
        acting("C5", hands={"red": "event_add_two"}),
        "event:event_add_two at:D6",
        "ZT-13.18",
    ),
    (
        "two zombies into a barricaded house",
        acting("A9", hands={"red": "event_add_two"}, barricades={"bld_11": THREE}),
        "event:event_add_two at:bld_11",
        "ZT-13.19",
    ),
    (
        "cards of no neighbours",
        acting("A9", hands={"red": "event_switch"}),
        "event:event_switch swap:bld_01 with:bld_03",
        "ZT-13.1",
    ),
    (
        "too many cards at the end",
        acting("A9", "end_turn", hands={"red": "survivor rifle pistol fireworks"}),
        "discard:rifle discard:pistol",
        "ZT-4.10",
    ),
]


@pytest.mark.parametrize(
    ("t", "answer", "clause"),
    [pytest.param(*row[1:], id=row[0]) for row in (*MOVEMENT, *FIGHTS, *CARDS, *HOUSES, *ZOMBIES, *EVENTS)],
)
def test_a_bad_attempt_of_the_player_on_turn_is_refused_with_its_clause(t: Table, answer: str, clause: str) -> None:
    assert t.refused("red", answer) == clause


def test_others_do_not_act_in_his_turn_and_the_dead_not_at_all() -> None:
    t = acting(hands={"blue": "event_time"}, health={"green": 0})
    assert t.refused("blue", "move") == "ZT-4.1" and t.refused("blue", "event:event_time") == "ZT-7.33"
    assert t.refused("green", "move") == "ZT-4.13"


@pytest.mark.parametrize("answer", ["", " ", "nonsense", "to:", "pawn:red move", "play:", "move move", "zombie:E4"])
def test_nonsense_is_refused_without_a_clause_or_with_one_but_never_taken(answer: str) -> None:
    assert acting().refused("red", answer) is not None
