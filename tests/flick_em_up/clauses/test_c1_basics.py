"""Chapter 1: basics, places and measures."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, Place, table
from untot.games.flick_em_up.facts import has_rule, stands
from untot.games.flick_em_up.pieces import (
    BUILDINGS,
    KIND_OF,
    OBJECTS,
    SURVIVORS,
    ZOMBIES,
    is_building,
    is_figure,
    is_object,
)
from untot.games.flick_em_up.positions import are_next_to
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.watch import table_wrongs
from untot.kernel.rulebook import clause


@clause("FL-1.1", "FL-1.2", "FL-1.3", "FL-1.4", "FL-7.23")
def test_fl_1_1_to_1_4_what_there_is() -> None:
    assert set(filter(is_figure, KIND_OF)) == {*ZOMBIES, *SURVIVORS} and set(filter(is_building, KIND_OF)) == set(
        BUILDINGS
    )
    assert len(BUILDINGS) == 7 and "motor_home" in BUILDINGS and set(filter(is_object, KIND_OF)) == set(OBJECTS)
    assert len(OBJECTS) == 14 and "car" in OBJECTS and len(ZOMBIES) == 18 and len(SURVIVORS) == 11
    assert has_rule(table({"s2": (0, 0)}, scenario="4", steps=()).g, "acid_burns")
    assert not has_rule(table({"s1": (0, 0)}, scenario="1", steps=()).g, "acid_burns")
    assert are_next_to(table({"s1": (0, 0), "school": (0, 40)}, steps=()).g, "s1", "school")


@clause("FL-1.8", "FL-1.13", "FL-1.22")
def test_fl_1_8_who_is_in_a_building_is_no_part_of_the_physics() -> None:
    t = table({"school": (0, 0), "s3": (-46, 40), "s1": (0, -300)}, inside={"s4": "school"}, active="s1").answer(SHOT)
    assert {placed.id for placed in t.question.pieces} == {"s1", "s3", "school"}
    assert not are_next_to(t.g, "s4", "s3") and not are_next_to(t.g, "s4", "s1")


@clause("FL-1.14", "FL-1.15", "FL-1.16", "FL-1.26")
def test_fl_1_14_standing_and_lying_by_the_side_that_is_down() -> None:
    t = table({"s1": (0, 0), "z1a": (100, 0, 0, "left"), "school": (0, 300)}, inside={"z2a": "school"}, steps=())
    assert stands(t.g, "s1") and not stands(t.g, "z1a") and stands(t.g, "z2a")
    shot = table({"s1": (0, -300), "lamp_1": (0, 0), "school": (0, 300)}, active="s1").answer(SHOT)
    shot.world(touched="lamp_1", moved={"lamp_1": (0, 10, 0, "face"), "school": (0, 310, 0, "back")})
    assert shot.g.poses["lamp_1"].stands and shot.g.poses["school"].stands


@clause("FL-1.17", "FL-1.28")
def test_fl_1_17_standing_up_keeps_the_place_and_finds_room() -> None:
    t = table({"s1": (0, 0), "z1a": (100, 0, 0, "back"), "z2a": (300, 0, 0, "face")}, active="s1", actions=1)
    t.answer(SHOT).world(rest=(400, 400))
    assert t.at("z1a") == (100, 0) and t.facing("z1a") == 180 and t.facing("z2a") == 0


@clause("FL-1.18", "FL-1.28")
def test_fl_1_18_laid_down_with_the_head_away_from_the_nearest_zombie() -> None:
    t = table({"s1": (0, 0), "z1a": (0, 30, 270)}, steps=CHECKS)
    assert t.g.poses["s1"].yaw == 27_000 and t.g.poses["s1"].side == 1
    alone = table({"school": (0, 0)}, inside={"s1": "school", "z1a": "school"}, steps=CHECKS)
    assert alone.lies("s1")


@clause("FL-1.19", "FL-1.20", "FL-1.21")
def test_fl_1_20_what_lies_across_others_is_laid_beside_them() -> None:
    town: dict[str, Place] = {"s3": (300, 0), "z1a": (0, 0), "crate_1": (150, 100), "z2a": (150, 0)}
    t = table(town, active="s3", actions=1, chance=[125] * 200).answer(MOVE).world(touched="tower")
    if t.ask == "nearest_tie":
        t.answer("zombie:z1a")
    t.world(moved={t.question.launched[0]: (150, 98, 0, "back"), "crate_1": (150, 120)}, stacked="crate_1")
    poses = [t.g.poses[piece] for piece in ("crate_1", "z1a", "z2a")]
    assert t.g.poses["crate_1"].stands and len({(pose.x, pose.y) for pose in poses}) == 3
    assert list(table_wrongs(t.g)) == []


@clause("FL-1.24")
def test_fl_1_24_chance_comes_from_the_match() -> None:
    t = table({"s1": (0, 0)}, active="s1", aim_jitter="light", chance=[500] * 24).answer(MOVE)
    assert (t.question.flicks[0].direction, t.question.flicks[0].speed) == (9000, 1000) and t.g.fate == []


@clause("FL-1.25")
def test_fl_1_25_a_single_answer_is_forced_and_told() -> None:
    t = table({"s1": (0, 0)}, steps=[("activate", 0)])
    assert t.told("forced") == [{"seat": 0, "ask": "activate", "answer": "activate:s1"}] and t.ask == "action"


@clause("FL-1.5", "FL-6.10", "FL-20.9")
def test_fl_1_5_nothing_touches_the_acid_but_a_move_that_ends_in_it_hurts() -> None:
    t = table({"s2": (0, -100)}, scenario="4", active="s2").answer(MOVE).world(rest=(60, 60))
    assert t.at("s2") == (60, 60) and t.life("s2") == 3 and not t.lies("s2")
    beside = table({"s2": (0, -100)}, scenario="4", active="s2").answer(MOVE).world(rest=(60, -60))
    assert beside.life("s2") == 4


@clause("FL-30.9")
def test_fl_30_9_barrels_explode_and_the_acid_burns() -> None:
    x, y = SCENARIOS["10"].acid or (0, 0)
    t = table({"s1": (x, y - 100)}, scenario="10", seats=2, active="s1").answer(MOVE).world(rest=(x, y))
    assert t.life("s1") == 2
    shot = table({"s1": (0, -300), "barrel_1": (0, 0)}, scenario="10", seats=2, active="s1").answer(SHOT)
    assert shot.world(touched="barrel_1").told("barrel_exploded")
