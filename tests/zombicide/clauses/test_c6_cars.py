"""Chapters 6h and 8g: cars."""

from __future__ import annotations

from tests.tools.position import dice
from tests.zombicide.table import Table, table
from untot.kernel.rulebook import clause


def at_car(**position: object) -> Table:
    """Josh stands at the police car of mission 03, whose zone is S41."""
    return table("03", who={"josh": "S41", "ned": "S41"}, turn="josh", **position)  # type: ignore[arg-type]


@clause("ZC-6.66", "ZC-6.67", "ZC-6.70", "ZC-6.81", "ZC-10.03.2")
def test_zc_6_67_one_survivor_per_seat() -> None:
    t = at_car(in_car={"ned": (0, "driver")})
    assert t.ways("enter_car") == [f"car:car_1 seat:passenger_{n}" for n in (1, 2, 3)]
    assert t.refused("enter_car car:car_1 seat:driver") == "ZC-6.67" and t.refused("enter_car car:car_2") == "ZC-6.67"
    t.answer("enter_car car:car_1 seat:passenger_2")
    assert t.ways("change_seat") == ["seat:passenger_1", "seat:passenger_3"]
    t.answer("change_seat seat:passenger_1")
    assert t.survivor("josh").seat_in_car == "passenger_1" and t.actions == 1


@clause("ZC-6.68", "ZC-6.69", "ZC-6.71", "ZC-6.72")
def test_zc_6_68_when_nobody_gets_in_or_drives() -> None:
    assert at_car(zombies={"S41": "walker"}).refused("enter_car") == "ZC-6.68"
    assert at_car(in_car={"josh": (0, "passenger_1")}).refused("drive") == "ZC-6.72"
    assert table("09", who={"josh": "S22"}, turn="josh").refused("enter_car") == "ZC-6.71"
    t = at_car(in_car={"josh": (0, "driver")}, zombies={"S41": "walker"}).answer("leave_car")
    assert t.survivor("josh").car == -1


@clause("ZC-6.73", "ZC-6.74", "ZC-6.75", "ZC-6.76", "ZC-6.77", "ZC-5.35", "ZC-8.68")
def test_zc_6_75_driving_is_no_move() -> None:
    t = at_car(in_car={"josh": (0, "driver"), "ned": (0, "passenger_1")}, skills={"josh": "free_move die_combat"},
               zombies={"S41": "walker*3"}, chance=dice(1, 1, 1, 1, 1, 1))  # fmt: skip
    assert t.refused("drive to:6B.Diner") == "ZC-6.74" and t.refused("drive to:S44") == "ZC-6.72"
    assert "to:S41 via:S42" in t.ways("drive") and "to:S42" in t.ways("drive")
    t.answer("drive to:S41 via:S42")
    assert t.actions == 2 and t.survivor("ned").zone == "S41" and t.g.noise == {} and t.count("dice_rolled") == 2


@clause("ZC-6.78", "ZC-6.79", "ZC-8.18", "ZC-8.64", "ZC-8.61")
def test_zc_6_78_people_in_cars_are_in_their_zone() -> None:
    t = at_car(in_car={"ned": (0, "driver")}, holds={"josh": "shotgun", "ned": "pan"}, chance=dice(4, 1))
    assert "trade" in t.options and t.noise("S41") == 2
    t.answer("ranged_attack at:S41 with:hand_1 risking:ned")
    assert t.survivor("ned").status == "eliminated" and t.g.cars[0].zone == "S41"


@clause("ZC-7.84")
def test_zc_7_84_the_seat_of_a_dead_driver_is_free() -> None:
    t = table("03", who={"josh": "S41", "ned": "S41"}, in_car={"josh": (0, "driver"), "ned": (0, "passenger_1")},
              holds={"josh": "wound"}, steps=[("take_wound", "josh"), ("begin_turn", "ned")])  # fmt: skip
    t.answer("change_seat seat:driver")
    assert "drive" in t.options


@clause("ZC-8.64", "ZC-8.68", "ZC-9.27")
def test_zc_8_68_luck_helps_a_driver_ammunition_does_not() -> None:
    t = at_car(in_car={"josh": (0, "driver"), "ned": (0, "passenger_1")}, skills={"josh": "lucky roll_combat"},
               holds={"josh": "pistol ammo_bullets"}, zombies={"S41": "walker", "S42": "walker"},
               chance=dice(3, 4, 1))  # fmt: skip
    t.answer("drive to:S42")
    assert t.options == ["keep", "reroll:lucky"]
    t.answer("reroll:lucky")
    assert t.ask == "next_action", "once for the whole drive"
    assert t.at("S41") == {} and t.at("S42") == {"walker": 1} and t.survivor("josh").xp == 1
