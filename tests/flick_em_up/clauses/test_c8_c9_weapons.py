"""Chapters 8 and 9: shots, throws and the bat."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, SWING, THROW, Place, table
from untot.games.flick_em_up.contract import Answer, Placed, Touch, is_lawful
from untot.games.flick_em_up.rules.c10_melee import why_not_melee
from untot.games.flick_em_up.watch import table_wrongs
from untot.kernel.rulebook import clause


@clause("FL-8.1", "FL-8.2", "FL-8.3", "FL-18.13")
def test_fl_8_1_the_start_weapon_and_weapon_chips() -> None:
    t = table({"s3": (0, 0)}, active="s3", carry={"s3": "pistol rifle"})
    assert [verb for verb in t.verbs if verb.startswith("shoot")] == ["shoot:pistol", "shoot:knife", "shoot:rifle"]
    assert t.refused("shoot:shotgun side:left") == "FL-8.1"
    covered = table({"s1": (0, 0), "z1a": (0, 30)}, active="s1", covered="s1")
    assert covered.verbs == ["move", "end"] and covered.refused(SHOT) == "FL-8.2"
    assert covered.refused("melee:z1a with:pistol") == "FL-8.1"


@clause("FL-8.4", "FL-8.6", "FL-8.7", "FL-8.43")
def test_fl_8_4_left_or_right_where_there_is_room() -> None:
    t = table({"s1": (0, 0)}, active="s1")
    assert t.after("shoot:pistol") == ["side:left", "side:right"]
    assert len(t.after("shoot:pistol", "side:left")) == 3600
    near = table({"s1": (0, 0), "crate_1": (40, 0)}, active="s1").answer(SHOT).question.flicks[0]
    assert (near.x, near.y) != (3500, 0) and abs(near.x**2 + near.y**2 - 3500**2) < 4 * 10**4
    wall: dict[str, Place] = {"s1": (0, 0), "school": (40, 0, 0)}
    walled = table(wall, active="s1")
    assert walled.after("shoot:pistol") == ["side:left"] and walled.refused(SHOT) == "FL-8.6"


@clause("FL-8.8", "FL-19.8", "FL-19.15", "FL-19.3")
def test_fl_8_8_figures_come_before_objects_before_buildings() -> None:
    t = table({"s1": (0, -300), "z1a": (0, 0), "crate_1": (50, 0), "school": (0, 200)}, active="s1").answer(SHOT)

    def lawful(*touched: Touch, **change: object) -> bool:
        final = [Placed("bullet", 0, 0, 0, 0)]
        made: dict[str, object] = {
            "status": "rest", "steps": 9, "engine": "", "touched": list(touched), "final": final, "left": [],
            "doors": [], "stacked": [], "track": "", **change,
        }  # fmt: skip
        return is_lawful(t.question, Answer(**made))  # type: ignore[arg-type]

    in_order = [Touch(1, "bullet", other, 0) for other in ("z1a", "crate_1", "tower", "school")]
    assert lawful(*in_order) and not lawful(*reversed(in_order))
    assert lawful(Touch(1, "bullet", "z1a", 5), Touch(1, "bullet", "s1", 4))
    assert not lawful(in_order[0], in_order[0]) and not lawful(Touch(1, "bullet", "bullet", 0))
    assert not lawful(final=[]) and not lawful(stacked=["z1a"]) and not lawful(status="invalid")


@clause("FL-8.9", "FL-8.10", "FL-8.16")
def test_fl_8_9_who_lay_or_still_stands_is_not_wounded() -> None:
    town: dict[str, Place] = {"s1": (0, -300), "z1a": (0, 0), "z2a": (100, 0, 0, "back")}
    standing = table(town, active="s1").answer(SHOT).world(touched="z1a", moved={"z1a": (0, 20)})
    assert standing.g.killed == 0 and standing.at("z1a") == (0, 20)
    lying = table(town, active="s1").answer(SHOT).world(touched="z2a", moved={"z2a": (100, 20, 0, "back")})
    assert lying.g.killed == 0 and lying.lies("z2a")
    assert standing.told("shot_came_to_rest")[0]["standing"] == ["z1a"], "everybody reads that it was hit and stands"
    (said,) = lying.told("shot_came_to_rest")
    assert (said["standing"], said["lying"]) == ([], ["z2a"]), "and why nothing became of it"
    assert standing.told("shot_came_to_rest")[0]["lying"] == []
    tower = table(town, active="s1").answer(SHOT).world(touched="tower")
    assert tower.told("shot_came_to_rest")[0]["standing"] == [], "the idle tower can be hit and is no figure"


@clause("FL-8.19", "FL-8.18", "FL-8.12")
def test_fl_8_19_a_wounded_survivor_comes_back_lying() -> None:
    town: dict[str, Place] = {"s1": (0, -300), "s5": (0, 430), "crate_1": (100, 430)}
    t = table(town, scenario="6", seats=2, active="s1").answer(SHOT)
    t.world(
        touched="s5", fell="s5 crate_1", moved={"s5": (0, 455), "crate_1": (100, 460)},
        left=[("s5", "N", 0, 450), ("crate_1", "N", 101, 450)],
    )  # fmt: skip
    assert t.lies("s5") and t.at("s5") == (0, 375) and t.at("crate_1") == (101, 375) and t.g.poses["crate_1"].stands


@clause("FL-8.20", "FL-15.11")
def test_fl_8_20_nobody_in_a_house_can_be_hit() -> None:
    t = table({"s1": (0, -300), "school": (0, 0)}, inside={"z1a": "school", "s3": "school"}, active="s1").answer(SHOT)
    assert {placed.id for placed in t.question.pieces} == {"s1", "school"}
    assert t.world(touched="school").where("z1a") == "school"
    assert why_not_melee(t.g, "s3", "z1a", "knife") is None and why_not_melee(t.g, "s1", "z1a", "pistol") == "FL-10.1"


@clause("FL-8.26", "FL-8.27", "FL-13.3", "FL-18.9")
def test_fl_8_26_a_knife_is_thrown_quietly() -> None:
    t = table({"s3": (0, -300), "z1a": (0, 0)}, active="s3").answer(THROW)
    knife = t.question.flicks[0]
    assert (knife.id, knife.x, knife.yaw) == ("knife", 4250, 9000)
    t.world(touched="z1a", fell="z1a")
    assert t.g.killed == 1 and t.g.activation is not None and t.g.activation.noise == "quiet"
    assert t.g.tallies[0].quiet_kills == 1


@clause("FL-8.28", "FL-8.30", "FL-8.31", "FL-8.44")
def test_fl_8_28_templates_need_room() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "crate_1": (35, 50)}
    t = table(town, active="s1", carry={"s1": "rifle shotgun"})
    for weapon in ("rifle", "shotgun"):
        arcs = [tuple(map(int, arc[4:].split("-"))) for arc in t.after(f"shoot:{weapon}", "side:right")]
        assert arcs and not any(first <= 900 <= last for first, last in arcs)
        assert t.refused(f"shoot:{weapon} side:right arc:900-900 direction=900 power=5") == "FL-8.44"
    last = t.after("shoot:rifle", "side:right")[-1]
    number = int(last[4:].split("-")[0])
    t.answer(f"shoot:rifle side:right {last} direction={number} power=50").world(touched="crate_1")
    assert t.ask == "action"


@clause("FL-8.32", "FL-8.35")
def test_fl_8_32_four_pellets_side_by_side() -> None:
    t = table({"s1": (0, 0), "z1a": (0, 300)}, active="s1", carry={"s1": "shotgun"})
    arc = t.after("shoot:shotgun", "side:right")[0]
    t.answer(f"shoot:shotgun side:right {arc} direction=900 power=80")
    flicks = t.question.flicks
    assert [flick.id for flick in flicks] == ["pellet_1", "pellet_2", "pellet_3", "pellet_4"]
    assert [flick.x for flick in flicks] == [5450, 4150, 2850, 1550] and {flick.y for flick in flicks} == {6000}
    assert [flick.direction for flick in flicks] == [8600, 8867, 9133, 9400] and {flick.spin for flick in flicks} == {0}
    assert t.world(touched={"pellet_2": "z1a"}, fell="z1a").g.killed == 1


@clause("FL-8.36", "FL-8.37", "FL-8.38", "FL-8.40", "FL-8.41")
def test_fl_8_36_out_of_a_house_everything_starts_behind_it() -> None:
    t = table({"school": (0, 0)}, inside={"s1": "school"}, active="s1", carry={"s1": "pistol shotgun"})
    assert len(t.after("shoot:pistol")) == 41
    for weapon, start in (("pistol", -20), ("shotgun", 0)):
        arc = t.after(f"shoot:{weapon}", f"start:{start}")[0]
        first = int(arc[4:].split("-")[1])
        offset = " offset=0" if weapon == "pistol" else ""
        t.answer(f"shoot:{weapon} start:{start} {arc} direction={first} power=50{offset}")
        assert all(abs(flick.y + 3500) < 1400 for flick in t.question.flicks)
        t.world(touched="school")
        if t.ask == "second_bullet":
            assert len(t.after("shoot:pistol")) == 41
            t.answer("pass")


# -- the bat ----------------------------------------------------------------------------------------------------


@clause("FL-9.1", "FL-9.2", "FL-9.3", "FL-9.4", "FL-9.18", "FL-9.20", "FL-9.22")
def test_fl_9_1_the_bat_lies_where_there_is_room() -> None:
    t = table({"s2": (0, 0), "crate_1": (40, 0)}, scenario="1", active="s2")
    arcs = [tuple(map(int, arc[4:].split("-"))) for arc in t.after("bat")]
    assert arcs and not any(first <= 0 <= last for first, last in arcs)
    assert t.refused("bat arc:0-5 lies=0 direction=0 power=5") == "FL-9.2"
    arc = t.after("bat")[0]
    t.answer(f"bat {arc} lies={arcs[0][0]} direction=450 power=100")
    bat = t.question.flicks[0]
    assert (bat.id, bat.x, bat.y, bat.yaw, bat.direction, bat.speed) == ("bat", 0, 0, arcs[0][0] * 100, 4500, 3000)
    t.world(rest=(0, 100))
    assert t.g.activation is not None and t.g.activation.noise == "quiet"
    two = table({"s2": (0, 0), "s1": (200, 0)}, scenario="1", active="s1", carry={"s1": "bat"})
    assert "bat" in two.verbs and "bat" not in table({"s1": (0, 0)}, active="s1").verbs


@clause("FL-9.7", "FL-9.5")
def test_fl_9_7_friends_are_not_to_be_hit_enemies_are() -> None:
    town: dict[str, Place] = {"s2": (0, 0), "s1": (0, 100), "s5": (100, 100)}
    friend = table(town, scenario="6", seats=2, active="s2").answer(SWING).world(touched="s1", fell="s1")
    assert friend.at("s2") == (0, 0) and not friend.lies("s1")
    enemy = table(town, scenario="6", seats=2, active="s2").answer(SWING)
    enemy.world(touched="s5", fell="s5", rest=(0, 40))
    assert enemy.at("s2") == (0, 40) and enemy.lies("s5") and enemy.life("s5") == 3
    assert enemy.told("bat_came_to_rest")[0]["fallen"] == ["s5"]
    unmoved = table(town, scenario="6", seats=2, active="s2").answer(SWING).world(touched="s5", rest=(0, 40))
    (said,) = unmoved.told("bat_came_to_rest")
    assert (said["touched"], said["standing"], said["fallen"]) == (["s5"], ["s5"], [])
    against_tower = table(town, scenario="6", seats=2, active="s2").answer(SWING).world(touched="tower")
    assert against_tower.told("bat_came_to_rest")[0]["standing"] == []


@clause("FL-9.12", "FL-9.19")
def test_fl_9_12_pushed_out_by_the_bat_and_lying() -> None:
    t = table({"s2": (0, 300), "z1a": (0, 430), "z2a": (0, 0)}, scenario="1", active="s2", chance=[125] * 200)
    t.answer(SWING).world(
        touched="z1a", moved={"z1a": (0, 460)}, fell="z1a", left=[("z1a", "N", 0, 450)], rest=(0, 320)
    )
    assert t.lies("z1a") and t.at("z1a") == (0, 375) and t.at("s2") == (0, 320)


@clause("FL-9.15", "FL-9.16", "FL-9.21", "FL-9.17")
def test_fl_9_15_doors_with_the_bat() -> None:
    town: dict[str, Place] = {"school": (0, 0), "s2": (0, 200), "z1a": (0, 100)}
    for touched in ("school", "z1a school", ""):
        again = table({**town, "s5": (300, 300)}, scenario="6", seats=2, active="s2").answer(SWING)
        again.world(touched=touched, doors="front:school", rest=(0, 30), moved={"school": (0, -5)})
        assert again.where("s2") == "school" and again.at("school") == (0, -5)
    locked = table({**town, "s5": (300, 300)}, scenario="6", seats=2, active="s2", locked="school").answer(SWING)
    assert locked.world(doors="front:school", rest=(0, 30)).clauses_of("move_failed") == ["FL-9.7"]
    out = table({"school": (0, 0), "s5": (300, 300)}, scenario="6", seats=2, inside={"s2": "school"}, active="s2")
    out.answer("bat direction=900 power=60")
    assert (out.question.flicks[0].x, out.question.flicks[0].y, out.question.flicks[0].yaw) == (0, -6225, 9000)
    out.world(touched="school", doors="back:school", rest=(0, 100, 90))
    assert out.where("s2") is None and out.at("s2") == (0, 100)


@clause("FL-23.8", "FL-23.7")
def test_fl_23_8_who_carries_a_person_swings_no_bat() -> None:
    t = table({"s2": (0, 0)}, scenario="3", active="s2", carry={"s2": "person"})
    assert "bat" not in t.verbs and t.refused(SWING) == "FL-23.8" and "move" in t.verbs
    assert t.refused(MOVE) is None


@clause("FL-9.13", "FL-1.7")
def test_fl_9_13_a_bat_whose_middle_is_beyond_the_limits_leaves_him_on_them() -> None:
    t = table({"s2": (400, 0)}, scenario="1", active="s2").answer(SWING).world(rest=(452.7, 160, 53))
    assert t.at("s2") == (450, 160) and list(table_wrongs(t.g)) == []
