"""The worked examples from the book (1 to 22), with physics answers by hand."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, SWING, Place, table
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.kernel.rulebook import clause


@clause("FL-4.9", "FL-4.10", "FL-4.11", "FL-6.4", "FL-6.5")
def test_e1_move_case_a() -> None:
    t = table({"s1": (0, -400)}, active="s1").answer(MOVE).world(rest=(0, -196, 84))
    assert t.at("s1") == (0, -196) and t.ask == "move_facing"
    t.answer("facing=1800")
    assert t.facing("s1") == 180
    t.answer("end")
    assert t.facing("s1") == 84 and t.ask is None


@clause("FL-4.7", "FL-6.6", "FL-6.7", "FL-6.8", "FL-6.9", "FL-13.3")
def test_e2_move_case_b() -> None:
    t = table({"s1": (0, -400, 45), "crate_1": (0, -300), "z1a": (0, 200)}, active="s1").answer(MOVE)
    t.world(touched="crate_1", rest=(0, -320), moved={"crate_1": (0, -288)}, fell="z1a")
    assert t.at("s1") == (0, -400) and t.facing("s1") == 45 and t.at("crate_1") == (0, -300)
    assert not t.lies("z1a") and t.g.activation is not None
    assert t.g.activation.actions == 1 and t.g.activation.noise == "quiet" and t.clauses_of("move_failed") == ["FL-6.6"]


@clause("FL-12.6", "FL-1.12")
def test_e3_too_close() -> None:
    near = table({"s1": (0, 0, 90), "z1a": (0, 38, 270)}, steps=CHECKS)
    assert near.life("s1") == 2 and near.lies("s1")
    far = table({"s1": (0, 0, 90), "z1a": (0, 39, 270)}, steps=CHECKS)
    assert far.life("s1") == 3 and not far.lies("s1")


@clause("FL-12.9", "FL-10.1", "FL-4.14")
def test_e4_too_close_active_survivor() -> None:
    killed = table({"s1": (0, 0), "z1a": (0, 30, 270)}, active="s1", actions=1)
    killed.answer("melee:z1a with:pistol")
    assert killed.life("s1") == 3 and "z1a" in killed.g.cellar
    ended = table({"s1": (0, 0), "z1a": (0, 30, 270)}, active="s1", actions=1).answer("end")
    assert ended.life("s1") == 2 and ended.lies("s1")


@clause("FL-7.3", "FL-7.4", "FL-7.5", "FL-7.8", "FL-7.17")
def test_e5_entering() -> None:
    houses: dict[str, Place] = {"s1": (0, -200), "school": (0, 0, 270), "barrel_1": (0, 100)}
    t = table(houses, active="s1").answer(MOVE)
    t.world(touched="school", doors="front:school", rest=(0, 50), moved={"school": (5, 0, 270)})
    assert t.ask == "block" and t.after() == ["block:left", "block:right"]
    t.answer("block:right")
    assert t.where("s1") == "school" and t.g.inside["s1"].block == "right" and t.at("school") == (0, 0)
    failed = table(houses, active="s1").answer(MOVE).world(touched="school barrel_1", doors="front:school")
    assert failed.at("s1") == (0, -200) and failed.clauses_of("move_failed") == ["FL-7.5"]
    outside = table(houses, active="s1").answer(MOVE)
    outside.world(doors="front:school", rest=(0, 460), left=[("disc", "N", 0, 450)])
    assert outside.at("s1") == (0, -200)


@clause("FL-7.11", "FL-7.13", "FL-7.14")
def test_e6_leaving() -> None:
    inside = {"school": (0.0, 0.0, 90.0)}
    t = table(inside, inside={"s1": "school"}, active="s1")
    t.answer("move start=0 direction=900 power=40 offset=0")
    assert (t.question.flicks[0].x, t.question.flicks[0].y) == (0, -3500)
    t.world(touched="school", doors="back:school", rest=(0, 31, 90))
    assert t.where("s1") is None and t.at("s1") == (0, 31)
    stuck = table(inside, inside={"s1": "school"}, active="s1")
    stuck.answer("move start=0 direction=900 power=40 offset=0").world(doors="back:school", rest=(0, 29, 90))
    assert stuck.where("s1") == "school" and stuck.clauses_of("move_failed") == ["FL-7.14"]


@clause("FL-8.9", "FL-8.14", "FL-8.15")
def test_e7_pistol_case_a() -> None:
    t = table({"s1": (0, -300), "barrel_2": (0, 0), "z2a": (0, 100)}, active="s1").answer(SHOT)
    t.world(touched="barrel_2 z2a", moved={"barrel_2": (3, 20), "z2a": (0, 130)}, fell="z2a barrel_2")
    assert not t.lies("z2a") and t.at("z2a") == (0, 130) and t.g.killed == 0
    assert t.at("barrel_2") == (3, 20) and t.g.poses["barrel_2"].stands


@clause("FL-8.10", "FL-8.11", "FL-8.15")
def test_e8_pistol_case_b_zombie() -> None:
    t = table({"s1": (0, -300), "z3a": (0, 0), "z4a": (0, 60), "lamp_1": (60, 60)}, active="s1").answer(SHOT)
    t.world(touched="z3a", fell="z3a z4a lamp_1", moved={"z4a": (0, 90), "lamp_1": (60, 90)})
    assert "z3a" in t.g.cellar and "z3a" not in t.g.poses and t.g.killed == 1 and t.g.tallies[0].kills == 1
    assert not t.lies("z4a") and t.at("z4a") == (0, 90) and t.g.poses["lamp_1"].stands


@clause("FL-8.12")
def test_e9_pistol_case_b_survivor() -> None:
    t = table({"s1": (0, -300), "s5": (0, 0)}, scenario="6", seats=2, active="s1").answer(SHOT)
    t.world(touched="s5", fell="s5")
    assert t.lies("s5") and t.life("s5") == 2


@clause("FL-8.17", "FL-13.2")
def test_e10_pistol_case_c() -> None:
    t = table({"s1": (0, -300)}, active="s1").answer(SHOT).world(rest=(400, 0))
    assert t.g.activation is not None and t.g.activation.noise == "loud" and t.g.activation.actions == 1


@clause("FL-8.18")
def test_e11_pushed_out() -> None:
    t = table({"s1": (0, -300), "z2a": (400, 120), "crate_1": (300, 120)}, active="s1").answer(SHOT)
    t.world(touched="crate_1", moved={"z2a": (460, 121)}, fell="z2a", left=[("z2a", "E", 450, 120)])
    assert t.at("z2a") == (375, 120) and not t.lies("z2a")


@clause("FL-8.21", "FL-8.22", "FL-8.23", "FL-8.24", "FL-8.25")
def test_e12_two_and_three_pistols() -> None:
    t = table({"s1": (0, -300)}, active="s1", carry={"s1": "pistol pistol"}).answer(SHOT).world(rest=(400, 0))
    assert t.ask == "second_bullet" and t.after("shoot:pistol") == ["side:left"]
    t.answer("shoot:pistol side:left direction=900 power=80 offset=0").world(rest=(400, 0))
    assert t.ask == "action" and t.g.activation is not None and t.g.activation.actions == 1
    once = table({"s1": (0, -300)}, active="s1", carry={"s1": "pistol"}).answer(SHOT).world(rest=(400, 0))
    assert once.answer("pass").ask == "action"
    assert table({"s1": (0, -300)}, active="s1").answer(SHOT).world(rest=(400, 0)).ask == "action"


@clause("FL-8.39", "FL-10.5", "FL-1.13")
def test_e13_shot_out_of_a_house() -> None:
    t = table({"library": (0, 0)}, inside={"s1": "library", "z1a": "library"}, active="s1")
    assert t.verbs == ["move", "melee:z1a", "end"] and t.refused("shoot:pistol start:0") == "FL-8.39"
    assert t.refused("melee:z2a with:pistol") == "FL-10.1"


@clause("FL-9.5", "FL-9.9", "FL-9.10", "FL-9.13", "FL-9.14")
def test_e14_bat_case_a() -> None:
    town = {"s2": (0, -300), "z1a": (0, -150), "z2a": (60, 0), "crate_1": (-60, 0)}
    t = table(town, scenario="1", active="s2").answer(SWING)
    t.world(touched="z1a", fell="z1a z2a crate_1", moved={"z2a": (70, 0), "crate_1": (-70, 0)}, rest=(0, -210, 30))
    assert t.lies("z1a") and not t.lies("z2a") and t.g.poses["crate_1"].stands and t.at("z2a") == (70, 0)
    assert t.at("s2") == (0, -210) and t.g.killed == 0
    assert t.answer("facing=0").answer("end").facing("s2") == 30


@clause("FL-9.7", "FL-9.10", "FL-9.11")
def test_e15_bat_case_b() -> None:
    t = table({"s2": (0, -300), "z1a": (0, -100), "car": (0, -200)}, scenario="1", active="s2").answer(SWING)
    t.world(touched="car z1a", fell="z1a", moved={"car": (0, -190)}, rest=(0, -230))
    assert t.at("s2") == (0, -300) and not t.lies("z1a") and t.at("car") == (0, -190)
    assert t.clauses_of("move_failed") == ["FL-9.7"]


@clause("FL-13.10")
def test_e16_quiet_lying() -> None:
    t = table({"s3": (0, 0), "z1a": (0, 110, 90, "back"), "z2a": (150, 0)}, active="s3", actions=1)
    t.answer(MOVE).world(touched="tower")
    assert not t.lies("z1a") and t.ask is None and t.told("tower_placed") == []


@clause("FL-13.11", "FL-13.13", "FL-14.1")
def test_e17_quiet_standing() -> None:
    t = table({"s3": (300, 0), "z1a": (0, 0)}, active="s3", actions=1, chance=[125] * 200)
    t.answer(MOVE).world(touched="tower")
    assert (t.question.tower.x, t.question.tower.y, t.question.tower.yaw) == (-8950, 0, 0)
    assert t.question.launched == ["z1a"] and t.told("zombie_on_roof") == [{"zombie": "z1a", "field": 1}]


@clause("FL-13.6", "FL-13.7", "FL-13.8")
def test_e18_loud() -> None:
    standing = {"z1a": (0, 109), "z2a": (0, 149), "z3a": (0, 209), "z4a": (0, 269)}
    lying = {"z5a": (200, 300, 0, "back"), "z6a": (-200, 300, 0, "face")}
    t = table({"s1": (0, 0), **standing, **lying}, active="s1", actions=1, chance=[125] * 400)
    t.answer(SHOT).world(rest=(400, 0))
    assert t.question.launched == ["z1a", "z2a", "z3a"]
    assert not t.lies("z5a") and not t.lies("z6a") and t.at("z4a") == (0, 269)


@clause("FL-13.16", "FL-13.24")
def test_e19_building_in_the_way() -> None:
    t = table({"z1a": (0, 0), "s1": (300, 40), "school": (150, 0, 180)}, active="s1", actions=1, chance=[125] * 200)
    t.answer(MOVE).world(touched="tower")
    tower = t.question.tower
    assert abs(tower.x + 7760) < 12 and abs(tower.y + 4450) < 12 and abs(tower.yaw - 2980) < 6


@clause("FL-14.5", "FL-14.6", "FL-14.9", "FL-14.10")
def test_e20_rush_result() -> None:
    town = {"s3": (-300, 0), "s1": (-250, 100), "s4": (-250, -100), "lamp_2": (-200, 200), "z5a": (-100, 0)}
    t = table(town, active="s3", actions=1, chance=[125] * 200).answer(MOVE).world(touched="tower")
    t.world(
        fell="s1 s4 lamp_2", moved={"z5a": (-460, -40, 90, "face")}, left=[("z5a", "W", -450, -40)],
    )  # fmt: skip
    assert t.life("s1") == t.life("s4") == 2 and t.lies("s1") and t.lies("s4")
    assert t.g.poses["lamp_2"].stands and t.at("z5a") == (-425, -40) and t.lies("z5a") and t.life("s3") == 3


@clause("FL-16.5", "FL-17.3")
def test_e21_horde_too_big() -> None:
    t = table({"s1": (0, 0)}, round_=3, cellar="z1a z2a", steps=[("end_of_round",)])
    assert t.g.result is not None and t.g.result.winners == () and t.g.result.reason == "cellar"
    assert t.told("horde_appears") == []


@clause("FL-11.7", "FL-11.8", "FL-11.12")
def test_e22_face_down_chip() -> None:
    t = table(
        {"school": (0, 0)}, inside={"s1": "school"}, active="s1", carry={"s1": "food key"},
        face_down={"school": "flare"},
    )  # fmt: skip
    t.answer("pick_up:face_down")
    assert t.ask == "keep_chip" and t.after() == ["keep", "leave"] and t.after("keep") == ["drop:food", "drop:key"]
    t.answer("keep drop:food")
    assert sorted(t.g.boards["s1"].inventory) == ["flare", "key"] and t.g.houses["school"].chips == ["food"]
    assert t.g.activation is not None and t.g.activation.noise == "silent" and t.g.activation.actions == 1
