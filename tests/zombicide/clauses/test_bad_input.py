"""The catalogue's table of bad input: what somebody tries, and the clause with which it is refused."""

from __future__ import annotations

from tests.tools.position import dice
from tests.zombicide.table import table
from untot.kernel.rulebook import clause


@clause("ZC-4.2", "ZC-4.3", "ZC-3.11")
def test_acting_out_of_turn_or_twice() -> None:
    t = table(who={"amy": "S21", "ned": "S21"}, seats=2, owners={"ned": 1}, steps=[("seat_turn", 0)])
    assert t.refused("move", seat=1) == "ZC-4.2" and t.refused("survivor:ned", seat=0) == "ZC-3.11"
    t = table(who={"amy": "S21", "ned": "S21", "josh": "S21"}, steps=[("seat_turn", 0)])
    t.answer("survivor:amy", "end_turn")
    assert t.refused("survivor:amy") == "ZC-4.3"


@clause("ZC-6.3", "ZC-6.14", "ZC-6.7")
def test_moves_that_are_not_allowed() -> None:
    t = table(who={"wanda": "S21"}, zombies={"S22": "walker"}, turn="wanda").answer("make_noise")
    assert t.refused("move to:S23") == "ZC-6.12", "the zombie ends her first move, and to leave it costs two"
    assert t.refused("move to:S22") is None


@clause("ZC-6.41")
def test_trading_with_somebody_far_away() -> None:
    t = table(who={"amy": "S21", "ned": "S21", "josh": "S21", "phil": "S60"}, holds={"amy": "pan"}, turn="amy")
    assert t.refused("trade with:ned") is t.refused("trade with:josh") is None
    assert t.refused("trade with:phil") == "ZC-6.41"


@clause("ZC-5.52", "ZC-8.31", "ZC-8.32", "ZC-8.22")
def test_weapons_and_targets_that_cannot_be_chosen() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "pistol shotgun rifle"}, zombies={"S22": "fatty abomination runner"},
              turn="ned", chance=dice(4, 4))  # fmt: skip
    assert t.refused("ranged_attack at:S22 with:reserve_1") == "ZC-5.52"
    t.answer("ranged_attack at:S22 with:hand_2")
    assert t.refused("hit:runner@S22") == "ZC-8.31" and t.refused("reroll:lucky") == "ZC-8.42"
    t = table(who={"ned": "S21", "amy": "S22", "josh": "S22"}, holds={"ned": "pistol"}, turn="ned", chance=dice(4))
    t.answer("ranged_attack at:S22 with:hand_1 risking:amy risking:josh")
    assert t.ask == "hit_next" and t.refused("unused") == "ZC-8.32" and t.refused("hit:walker@S22") == "ZC-8.32"
    t = table(who={"ned": "S21", "amy": "S21"}, holds={"ned": "machete"}, zombies={"S21": "walker runner"}, turn="ned",
              chance=dice(4))  # fmt: skip
    assert t.answer("melee_attack").refused("hit:amy") == "ZC-8.22"


@clause("ZC-8.41", "ZC-8.43", "ZC-8.42")
def test_rerolls_that_do_not_exist() -> None:
    t = table(who={"josh": "S21"}, skills={"josh": "lucky"}, holds={"josh": "sub_mg ammo_bullets"}, turn="josh",
              zombies={"S22": "walker"}, chance=dice(1, 1, 1))  # fmt: skip
    t.answer("ranged_attack")
    assert t.refused("reroll:ammo") == "ZC-8.43" and t.refused("reroll:die_2") == "ZC-8.41"
    assert t.answer("keep").refused("reroll:lucky") == "ZC-8.42"


@clause("ZC-6.75")
def test_driving_with_a_free_move() -> None:
    t = table("03", who={"amy": "S41"}, in_car={"amy": (0, "driver")}, skills={"amy": "free_move free_combat"},
              holds={"amy": "pistol"}, zombies={"S42": "walker"}, turn="amy")  # fmt: skip
    t.answer("make_noise", "make_noise", "make_noise")
    assert t.options == ["ranged_attack", "discard", "end_turn"] and t.refused("drive") == "ZC-6.75"


@clause("ZC-7.45", "ZC-7.61")
def test_ordering_zombies_about() -> None:
    t = table(who={"josh": "S42"}, zombies={"S20": "abomination"}, steps=[("wave", "all", 1)])
    assert t.refused("to:S21 to:S30") == "ZC-7.45" and t.refused("skip_spawn:S02") == "ZC-7.61"
