"""Chapters 5 to 7: flicking, moving, buildings."""

from __future__ import annotations

import pytest

from tests.flick_em_up.table import MOVE, SHOT, Place, Table, table
from untot.games.flick_em_up.rules.c5_flicking import Aim, aim
from untot.kernel.rulebook import clause

SOUTH = "move direction=2700 power=40 offset=0"


@clause("FL-5.2", "FL-5.3", "FL-5.4", "FL-5.5")
def test_fl_5_2_three_numbers_make_a_flick() -> None:
    assert aim("move_disc", {"direction": 900, "power": 40, "offset": 0}) == Aim(9000, 1000, 0)
    assert aim("pistol", {"direction": 1, "power": 100, "offset": -10}) == Aim(10, 3500, -40_000)
    assert aim("rifle", {"direction": 0, "power": 0}) == Aim(0, 1000, 0)
    t = table({"s1": (0, 0)}, active="s1")
    attempts = {
        "move direction=3600 power=40 offset=0": "FL-5.3",
        "move direction=900 power=101": "FL-5.4",
        "move direction=900 power=40 offset=11": "FL-5.5",
        "move direction=north": "FL-5.3",
    }
    assert {answer: t.refused(answer) for answer in attempts} == attempts


@clause("FL-5.9", "FL-5.20", "FL-5.21")
@pytest.mark.parametrize(("jitter", "off", "faster"), [("light", 300, 80), ("hand", 500, 120), ("off", 0, 0)])
def test_fl_5_9_the_hand_trembles_by_at_most_two_deviations(jitter: str, off: int, faster: int) -> None:
    t = table({"s1": (0, 0)}, active="s1", aim_jitter=jitter, chance=[1000] * 24).answer(MOVE)
    flick = t.question.flicks[0]
    assert (flick.direction, flick.speed, flick.yaw) == (9000 + off, 1000 + faster, 9000)


@clause("FL-5.10", "FL-8.29")
def test_fl_5_10_a_guide_makes_the_direction_exact() -> None:
    t = table({"s1": (0, 0)}, active="s1", carry={"s1": "rifle"}, aim_jitter="hand", chance=[1000] * 12)
    arc = t.after("shoot:rifle", "side:right")[0]
    flick = t.answer(f"shoot:rifle side:right {arc} direction=900 power=0").question.flicks[0]
    assert (flick.direction, flick.speed) == (9000, 1120) and (flick.x, flick.y) == (3500, 12_000)


@clause("FL-5.11", "FL-5.18", "FL-5.19", "FL-19.1", "FL-19.7", "FL-19.9", "FL-19.12")
def test_fl_5_11_a_released_flick_is_final_and_its_answer_is_recorded() -> None:
    t = table({"s1": (0, 0)}, active="s1").answer(MOVE)
    refusal = t.match.why_not_undo(0)
    assert refusal is not None and t.refusal_of(0, "move direction=0 power=1 offset=0") == "FL-5.11"
    t.world(rest=(0, 200))
    assert any("by hand" in str(line) for line in t.match.record.lines)


@clause("FL-5.14")
def test_fl_5_14_what_was_flicked_is_taken_away() -> None:
    t = table({"s1": (0, 0)}, active="s1").answer(MOVE)
    assert list(t.g.launched) == ["disc"]
    assert t.world(rest=(0, 200)).g.launched == {}


@clause("FL-5.17")
def test_fl_5_17_a_rush_that_cannot_be_worked_out() -> None:
    t = table({"s3": (0, 0), "z1a": (0, 200)}, active="s3", actions=1, chance=[125] * 600).answer(MOVE)
    t.world(touched="tower")
    for _ in range(3):
        t.world(status="invalid")
    assert t.lies("z1a") and t.at("z1a") == (0, 204.5) and t.ask is None


# -- moving -----------------------------------------------------------------------------------------------------


@clause("FL-6.1", "FL-6.2", "FL-6.3", "FL-19.2")
def test_fl_6_1_the_disc_takes_the_survivors_place() -> None:
    t = table({"s1": (10, 20), "z1a": (200, 0)}, active="s1").answer(MOVE)
    disc = t.question.flicks[0]
    assert (disc.id, disc.x, disc.y, disc.yaw) == ("disc", 1000, 2000, 9000)
    assert [placed.id for placed in t.question.pieces] == ["z1a"]
    beside = table({"s1": (0, 0), "crate_1": (16, 0)}, active="s1").answer(MOVE).question.flicks[0]
    assert (beside.x, beside.y) != (0, 0)
    ring: dict[str, Place] = {"s1": (0, 0)}
    names = [f"barrel_{n}" for n in (1, 2, 3)] + [f"crate_{n}" for n in (1, 2, 3)]
    around = [(20, 14), (-20, 14), (0, -18), (50, 0), (-50, 0), (0, 50)]
    ring |= {name: (x, y) for name, (x, y) in zip(names, around, strict=True)}
    ring |= {"barricade_1": (0, -50, 0), "z1a": (30, -30), "z2a": (-30, -30), "z3a": (30, 40), "z4a": (-30, 40)}
    hemmed = table(ring, active="s1")
    assert "move" not in hemmed.verbs and hemmed.refused(MOVE) == "FL-6.3"


@clause("FL-6.11", "FL-6.6")
def test_fl_6_11_any_touch_fails_and_so_does_leaving_the_town() -> None:
    t = table({"s1": (0, 0), "z1a": (0, 200)}, active="s1").answer(MOVE).world(touched="z1a", rest=(0, 170))
    assert t.at("s1") == (0, 0)
    out = table({"s1": (0, 0)}, active="s1").answer(MOVE).world(rest=(0, 451), left=[("disc", "N", 0, 450)])
    assert out.at("s1") == (0, 0) and out.clauses_of("move_failed") == ["FL-6.6"]


# -- buildings --------------------------------------------------------------------------------------------------


def at_school(doors: str = "", touched: str = "", **position: object) -> Table:
    """s1 north of the school, whose door looks north; he flicks towards it."""
    town: dict[str, Place] = {"school": (0, 0), "s1": (0, 200), "library": (200, 0)}
    t = table(town, active="s1", **position).answer(SOUTH)  # type: ignore[arg-type]
    return t.world(doors=doors, touched=touched, rest=(0, 40))


@clause("FL-7.1", "FL-7.2", "FL-7.6", "FL-7.7", "FL-7.16", "FL-7.30", "FL-7.10")
def test_fl_7_1_doors_are_entered_from_the_front() -> None:
    assert at_school("front:school").where("s1") == "school"
    assert at_school("front:school", "school").where("s1") == "school"
    assert at_school("front:school front:library").where("s1") == "school"
    assert at_school("", "school").clauses_of("move_failed") == ["FL-7.6"]
    assert at_school("back:school").clauses_of("move_failed") == ["FL-7.7"]
    assert at_school("front:school front:library", "library").clauses_of("move_failed") == ["FL-7.5"]


@clause("FL-6.6", "FL-7.6", "FL-7.7", "FL-7.14", "FL-7.24")
def test_fl_6_6_the_log_says_why_a_move_fails() -> None:
    def why(t: Table) -> tuple[str, list[str]]:
        (failed,) = t.told("move_failed")
        return failed["why"], failed["by"]

    out = table({"s1": (0, 0)}, active="s1").answer(MOVE).world(rest=(0, 451), left=[("disc", "N", 0, 450)])
    stuck = table({"school": (0, 0)}, inside={"s1": "school"}, active="s1")
    stuck.answer("move start=0 direction=900 power=1 offset=0").world(rest=(0, -20))
    assert why(out) == ("left_town", []) and why(stuck) == ("not_out", ["school"])
    assert why(at_school("", "library")) == ("touched", ["library"])
    assert why(at_school("back:school")) == ("from_behind", ["school"])
    assert why(at_school("front:school", locked="school")) == ("locked", ["school"])


@clause("FL-7.9", "FL-7.31", "FL-7.28")
def test_fl_7_9_any_number_fits_in_and_looks_as_the_house_does() -> None:
    town: dict[str, Place] = {"school": (0, 0, 0), "s1": (200, 0), "s8": (0, 5, 0, "back")}
    t = table(town, inside={"s3": "school", "s4": "school", "s6": "school"}, active="s1").answer(SOUTH)
    t.world(doors="front:school", touched="school")
    assert t.ask == "block" and t.answer("block:left").where("s1") == "school" and t.where("s8") is None
    assert t.ask == "action"


@clause("FL-7.12", "FL-7.15")
def test_fl_7_12_out_by_the_back_and_into_another() -> None:
    town: dict[str, Place] = {"school": (0, 0), "library": (0, 300, 270)}
    t = table(town, inside={"s1": "school"}, active="s1")
    assert t.refused("move start=17 direction=900 power=40 offset=0") == "FL-7.12"
    t.answer("move start=-16 direction=900 power=40 offset=0")
    assert (t.question.flicks[0].x, t.question.flicks[0].y) == (-1600, -3500)
    t.world(doors="back:school front:library", touched="school library", rest=(0, 290))
    assert t.where("s1") == "library"


@clause("FL-7.17")
def test_fl_7_17_who_would_stand_in_a_block_goes_beside_it() -> None:
    t = table({"school": (0, 0)}, inside={"s1": "school"}, active="s1", actions=1)
    t.answer("move start=0 direction=900 power=40 offset=0")
    t.world(doors="back:school", touched="school", rest=(46, 18, 90), moved={"school": (0, -15)})
    assert t.at("school") == (0, 0) and t.where("s1") is None and t.at("s1") != (46, 18)


@clause("FL-7.18")
def test_fl_7_18_the_hand_reaches_over_what_stands_behind() -> None:
    town: dict[str, Place] = {"school": (0, 0), "z1a": (0, -40), "crate_1": (0, -100)}
    t = table(town, inside={"s1": "school"}, active="s1").answer("move start=0 direction=900 power=40 offset=0")
    assert {placed.id for placed in t.question.pieces} == {"school", "crate_1"}
    t.world(doors="back:school", rest=(0, 100, 90))
    assert t.at("z1a") == (0, -40) and t.g.aside == {}


@clause("FL-7.19", "FL-7.20", "FL-7.21", "FL-7.22")
def test_fl_7_19_objects_are_pushed_aside_before_a_move() -> None:
    town: dict[str, Place] = {
        "school": (0, 0),
        "crate_1": (10, 30),
        "z1a": (0, 35),
        "crate_2": (200, 200),
        "s1": (0, 200),
    }
    t = table(town, active="s1")
    assert "clear:crate_1" in t.verbs and "clear:crate_2" not in t.verbs
    assert t.refused("clear:z1a before:school to:left") == "FL-7.22"
    assert t.refused("clear:crate_2 before:school to:left") == "FL-7.20"
    t.answer("clear:crate_1 before:school to:right")
    assert t.at("crate_1") == (41, 30) and t.g.activation is not None and t.g.activation.actions == 2
    assert t.g.activation.noise == "silent"
    t.answer(SOUTH).world(touched="z1a")
    assert t.at("crate_1") == (41, 30)


@clause("FL-7.24", "FL-7.26")
def test_fl_7_24_nobody_gets_into_a_locked_house() -> None:
    assert at_school("front:school", locked="school").clauses_of("move_failed") == ["FL-7.24"]
    shut = table({"school": (0, 0)}, inside={"s1": "school"}, active="s1", locked="school")
    assert shut.verbs == ["end"] and shut.refused("move start=0") == "FL-7.24"
    zombie = table(
        {"school": (0, 0), "z1a": (0, 10)}, chips={"school": "food"}, locked="school", steps=[("zombies_enter",)]
    )
    assert zombie.where("z1a") is None


@clause("FL-7.27")
def test_fl_7_27_what_is_in_a_house_goes_with_it() -> None:
    t = table({"school": (0, 0), "s1": (0, -300)}, inside={"s3": "school"}, active="s1").answer(SHOT)
    t.world(touched="school", moved={"school": (20, 30)})
    assert t.where("s3") == "school" and t.at("school") == (20, 30)


@clause("FL-7.29")
def test_fl_7_29_by_option_the_disc_must_lie_in_the_door() -> None:
    town: dict[str, Place] = {"school": (0, 0), "s1": (0, 200)}
    away = table(town, active="s1", door_rule="at_rest").answer(SOUTH).world(doors="front:school", rest=(0, -60))
    assert away.where("s1") is None and away.at("s1") == (0, -60)
    there = table(town, active="s1", door_rule="at_rest").answer(SOUTH).world(doors="front:school", rest=(0, 25))
    assert there.where("s1") == "school"
