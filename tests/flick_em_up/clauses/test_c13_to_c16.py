"""Chapters 13 to 16: reaction, rush, zombies and buildings, the end of a round."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, Place, table
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.rules.c16_round_end import change_invasion
from untot.kernel.rulebook import clause

CALM = [125] * 900


@clause("FL-13.5")
def test_fl_13_5_zombies_in_houses_do_not_react() -> None:
    t = table({"s1": (0, -100), "school": (0, 0)}, inside={"z1a": "school"}, active="s1", actions=1)
    t.answer(SHOT).world(rest=(400, 0))
    assert t.ask is None and t.where("z1a") == "school"


@clause("FL-13.14", "FL-13.13", "FL-13.15", "FL-13.21")
def test_fl_13_14_a_flare_on_the_zombie_itself() -> None:
    t = table({"s3": (-300, -300), "z1a": (400, 0, 180)}, active="s3", carry={"s3": "flare"}, chance=CALM)
    t.answer("flare x=400 y=0").answer("end")
    assert t.question.tower.yaw == 18_000 and t.question.tower.x == 48_950


@clause("FL-13.17", "FL-13.16")
def test_fl_13_17_the_nearest_building_counts_but_not_the_own_one() -> None:
    town: dict[str, Place] = {"z1a": (0, 0), "school": (150, 0, 180), "library": (250, 0, 180)}
    t = table(town, inside={"s1": "library"}, active="s1", actions=1, chance=CALM)
    t.answer("move start=0 direction=1800 power=40 offset=0").world(touched="tower")
    assert t.question.tower.yaw in range(2500, 3500) or t.question.tower.yaw in range(32_500, 33_500)
    own = table(
        {"z1a": (0, 0), "library": (250, 0, 180)}, inside={"s1": "library"}, active="s1", actions=1, chance=CALM
    )
    own.answer("move start=0 direction=1800 power=40 offset=0").world(touched="tower")
    assert own.question.tower.yaw in range(1500) or own.question.tower.yaw > 34_500


@clause("FL-13.18")
def test_fl_13_18_equal_ends_are_chosen() -> None:
    town: dict[str, Place] = {"z1a": (0, 0), "s1": (300, 0), "school": (150, 0, 180)}
    t = table(town, active="s1", actions=1, chance=CALM).answer(MOVE).world(touched="tower")
    assert t.ask == "building_end" and t.after() == ["past:left", "past:right"]
    assert 2000 < t.answer("past:left").question.tower.yaw < 34_000


@clause("FL-14.3", "FL-14.15", "FL-14.17", "FL-14.18")
def test_fl_14_3_the_errors_of_a_fall_in_their_order() -> None:
    town: dict[str, Place] = {"s3": (300, 0), "z1a": (0, 0)}
    even = [500] * 12
    chance = [250, *even, *even, *even, 3400, *even, *even, *even, *even, *even]
    t = table(town, active="s3", actions=1, chance=chance).answer(MOVE).world(touched="tower")
    (fall,) = t.question.falls
    assert (fall.x, fall.y, fall.z, fall.yaw) == (-8950 + 1400, 0, 25_250, 9000) and t.g.fate == []
    assert (fall.vx, fall.vy, fall.vz, fall.tilt_x, fall.wx) == (0, 0, -50, 0, 0)
    high = [1000] * 12
    pulled = [500, *high, *high, *even, 0, *even, *even, *even, *even, *even]
    t = table(town, active="s3", actions=1, chance=pulled).answer(MOVE).world(touched="tower")
    (fall,) = t.question.falls
    assert (fall.vy, fall.x, fall.yaw) == (250 + 300, -8950 + 1400 + 200, 9000 - 3400)


@clause("FL-14.4", "FL-14.7", "FL-14.8", "FL-14.13", "FL-14.16", "FL-19.11")
def test_fl_14_7_who_lay_before_loses_nothing_and_zombies_stay_as_they_are() -> None:
    town: dict[str, Place] = {"s3": (300, 0), "s4": (200, 100, 0, "back"), "z1a": (0, 0), "s1": (200, -100)}
    t = table(town, active="s3", actions=1, chance=CALM).answer(MOVE).world(touched="tower")
    t.world(moved={"z1a": (150, 0, 30, "face"), "s4": (210, 100, 0, "face")})
    assert t.life("s4") == 3 and t.lies("z1a") and t.life("s1") == 3 and t.g.rush is None
    assert t.told("tower_lifted") == [{}]


@clause("FL-14.12", "FL-14.14")
def test_fl_14_12_objects_come_back_farther_inside() -> None:
    town: dict[str, Place] = {"s3": (0, 0), "z1a": (0, 200), "crate_1": (430, 300), "s1": (300, -300)}
    t = table(town, active="s3", actions=1, chance=CALM).answer(MOVE).world(touched="tower")
    t.world(moved={"z1a": (300, -330), "crate_1": (470, 300)}, left=[("crate_1", "E", 450, 300)])
    assert t.at("crate_1") == (375, 300) and t.life("s1") == 2


@clause("FL-15.3", "FL-15.1")
def test_fl_15_3_a_lock_is_no_chip() -> None:
    empty = table({"school": (0, 0), "z1a": (0, 10), "s1": (300, 300)}, steps=CHECKS)
    assert empty.where("z1a") is None


@clause("FL-15.4", "FL-15.5", "FL-15.9", "FL-15.10")
def test_fl_15_4_by_the_door_or_close_to_a_block() -> None:
    def enters(place: Place) -> bool:
        t = table({"school": (0, 0), "z1a": place, "s1": (300, 300)}, chips={"school": "food"}, steps=CHECKS)
        return t.where("z1a") == "school"

    assert enters((0, 10, 0, "back")) and enters((46, 45)) and not enters((46, 60))
    assert not enters((46, 45, 0, "back")) and enters((0, 30)) and not enters((0, 50))
    t = table({"school": (0, 0), "z1a": (46, 45)}, inside={"s1": "school"}, steps=CHECKS)
    assert t.g.inside["z1a"].block == "right" and t.life("s1") == 2


@clause("FL-15.7", "FL-1.23", "FL-16.10")
def test_fl_15_7_the_nearest_to_the_door_goes_first() -> None:
    town: dict[str, Place] = {"school": (0, 0), "z1a": (-20, 25), "z2a": (20, 30), "z3a": (10, 60), "s1": (300, 300)}
    three = {**town, "z3a": (-46, 45)}
    t = table(three, chips={"school": "food"}, steps=CHECKS)
    assert t.where("z1a") == t.where("z2a") == "school" and t.where("z3a") is None
    even: dict[str, Place] = {"school": (0, 0), "z1a": (-20, 25), "z2a": (20, 25), "s1": (300, 300)}
    tie = table(even, chips={"school": "food"}, inside={"z3a": "school"}, steps=CHECKS)
    assert tie.ask == "nearest_tie" and tie.answer("zombie:z2a").where("z2a") == "school"
    assert tie.where("z1a") is None


@clause("FL-15.8")
def test_fl_15_8_of_two_houses_the_nearer() -> None:
    town: dict[str, Place] = {"school": (0, 0), "library": (0, 90), "z1a": (46, 40), "s1": (300, 300)}
    t = table(town, chips={"school": "food", "library": "food"}, steps=CHECKS)
    assert t.where("z1a") == "school"


# -- the end of a round -----------------------------------------------------------------------------------------


@clause("FL-16.2", "FL-16.3", "FL-16.4", "FL-16.6", "FL-16.7", "FL-16.8", "FL-16.13")
def test_fl_16_3_zombies_stand_up_and_a_horde_appears() -> None:
    town: dict[str, Place] = {"s1": (0, 0, 0, "back"), "z6c": (200, 0, 0, "back"), "s3": (-300, 300)}
    t = table(town, steps=[("end_of_round",)], chance=CALM)
    assert not t.lies("z6c") and t.lies("s1") and t.told("horde_appears") == [{"zombies": ["z1a", "z1b", "z1c"]}]
    assert t.ask == "roof_field" and t.g.round == 2
    t.answer("field:2").answer("field:3")
    assert t.question.kind == "horde" and (t.question.tower.x, t.question.tower.y) == (53_500, 20_000)
    last = table({"s1": (0, 0)}, round_=8, steps=[("end_of_round",)])
    assert last.g.result is not None and last.g.result.reason == "skull" and last.told("skull_reached") == [{}]


@clause("FL-16.11", "FL-13.19")
def test_fl_16_11_what_stands_under_the_hordes_tower_is_set_aside() -> None:
    t = table({"s1": (0, 0), "crate_1": (450, 200)}, steps=[("horde",)], cellar="z1a z2a", chance=CALM)
    assert t.told("piece_set_aside") == [{"piece": "crate_1"}]
    assert t.pour().at("crate_1") == (450, 200)


@clause("FL-16.12")
def test_fl_16_12_between_one_and_six() -> None:
    t = table({"s1": (0, 0)}, steps=())
    change_invasion(t.g, 9, -9)
    assert (t.g.day_invasion, t.g.night_invasion) == (6, 1)
