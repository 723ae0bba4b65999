"""Chapter 2: board and distances."""

from __future__ import annotations

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def walking(square: str, **position: object) -> Table:
    """Red stands there and has one step left of his free movement."""
    t = table(where={"red": square}, turn="red", actions=0, free_moves=0, steps=[("act",)], **position)  # type: ignore[arg-type]
    assert t.g.turn is not None
    t.g.turn.steps = 1
    return t


def steps(t: Table) -> set[str]:
    return {word.removeprefix("to:") for word in t.after("red", "free_move")}


@clause("ZT-2.1")
def test_zt_2_1_the_board_is_drawn_for_everybody() -> None:
    scene = walking("D4").seen_by("red").scene()
    assert (scene["width"], scene["height"], len(scene["buildings"]), len(scene["cemetery"])) == (14, 14, 12, 36)
    assert sum(square["x"] for square in scene["squares"].values()) == 24
    assert "board" in scene["reconstructed"]


@clause("ZT-2.2")
def test_zt_2_2_a_building_is_one_square() -> None:
    assert steps(walking("bld_01")) == {"B1", "C2", "D2", "E1"}


@clause("ZT-2.3")
def test_zt_2_3_streets_touch_also_diagonally() -> None:
    assert steps(walking("F2")) == {"E1", "F1", "E2", "G2", "E3", "F3", "G3"}


@clause("ZT-2.4")
def test_zt_2_4_a_building_touches_exactly_four_squares() -> None:
    assert steps(walking("bld_11")) == {"A6", "A9", "B7", "B8"}
    assert "bld_11" not in steps(walking("B6"))


@clause("ZT-2.5")
def test_zt_2_5_one_enters_and_leaves_at_the_sides_too_but_never_diagonally() -> None:
    t = walking("A6")
    assert "bld_11" in steps(t)
    assert walking("bld_11").refused("red", "free_move to:B6") == "ZT-2.5"
    assert walking("B9").refused("red", "free_move to:bld_11") == "ZT-2.5"


@clause("ZT-2.6")
def test_zt_2_6_nothing_beside_the_line_hinders_a_diagonal_step() -> None:
    assert "D4" in steps(walking("E3", zombies={"D3": 1, "E4": 1}))
    assert "E4" in steps(walking("D5"))
    assert "B2" in steps(walking("A1"))


@clause("ZT-2.7")
def test_zt_2_7_distances_count_steps_whoever_stands_there() -> None:
    zombies = dict.fromkeys(("A6", "A5", "B6", "B5", "B4", "A10", "A9", "B9"), 1)
    t = table(where={"red": "bld_11"}, weapons={"red": "pistol"}, zombies=zombies, turn="red", steps=[("act",)])
    assert {word.removeprefix("target:") for word in t.after("red", "attack")} == {*zombies} - {"B4"}
    assert t.refused("red", "attack target:B4") == "ZT-9.6"


@clause("ZT-2.8")
def test_zt_2_8_the_ring_of_buildings_goes_round_corners() -> None:
    t = table(where={"red": "bld_01"}, hands={"red": "event_switch"}, turn="red", steps=[("act",)])
    assert t.after("red", "event:event_switch swap:bld_12") == ["with:bld_11", "with:bld_01"]
    assert t.after("red", "event:event_switch swap:bld_03") == ["with:bld_02", "with:bld_04"]
    assert t.refused("red", "event:event_switch swap:bld_01 with:bld_03") == "ZT-13.1"


@clause("ZT-2.9")
def test_zt_2_9_no_pawn_enters_the_cemetery() -> None:
    assert walking("E4").refused("red", "free_move to:E5") == "ZT-2.9"


@clause("ZT-2.10", "ZT-12.9")
def test_zt_2_10_six_zombies_fill_a_square() -> None:
    t = table(zombies={"F2": 1, "F3": 6}, turn="red", day=1, steps=[("zombie_phase",)])
    assert t.refused("red", "zombie:F3 to:F2") is None
    t = table(zombies={"E3": 1, "F3": 6}, turn="red", day=1, steps=[("zombie_phase",)])
    assert t.refused("red", "zombie:E3 to:F3") == "ZT-12.9"


@clause("ZT-2.11")
def test_zt_2_11_any_number_shares_a_square() -> None:
    t = table(
        "red blue green black yellow white",
        where={"red": "B9", "blue": "A9", "green": "A9", "black": "A9", "yellow": "A9", "white": "A9"},
        companions={"red": "- - -"}, turn="red", steps=[("act",)],
    )  # fmt: skip
    t.answer("red", "free_move to:A9")
    assert [pawn.square for pawn in t.g.pawns.values()] == ["A9"] * 6


@clause("ZT-2.12", "ZT-5.5")
def test_zt_2_12_a_pawn_does_not_rest_beside_a_zombie() -> None:
    t = table(
        where={"red": "A9"}, weapons={"red": "pistol"}, zombies={"A10": 1}, combat="jammed", turn="red",
        steps=[("act",)],
    )  # fmt: skip
    t.answer("red", "free_move to:A10")
    assert t.verbs("red") == ["attack", "take_loss"]
    assert t.refused("red", "end_turn") == "ZT-5.5"
