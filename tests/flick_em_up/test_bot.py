"""The careful bot: it strikes what is near, shoots what it can hit, and walks where something is to be had."""

from __future__ import annotations

from tests.flick_em_up.table import Place, Table, table
from untot.games.flick_em_up.bot import sensible, value
from untot.games.flick_em_up.bot.aiming import power_for
from untot.games.flick_em_up.pieces import mm


def best(t: Table) -> str:
    assert t.match.ask is not None
    weights = sensible(t.g, t.match.ask, t.seat, None)
    assert all(t.refused(answer) is None for answer in weights)
    return max(weights, key=lambda answer: weights[answer])


def test_power_is_as_the_way_is_long() -> None:
    assert power_for("move_disc", mm(204)) in (39, 40, 41) and power_for("move_disc", mm(5000)) == 100


def test_it_strikes_quietly_if_it_can() -> None:
    t = table({"s1": (0, 0), "z1a": (0, 25), "z2a": (100, 0)}, active="s1", carry={"s1": "knife"})
    assert best(t) == "melee:z1a with:knife"


def test_it_shoots_where_nothing_stands_between() -> None:
    clear: dict[str, Place] = {"s1": (0, 0), "z1a": (35, 150)}
    assert best(table(clear, active="s1")).startswith("shoot:pistol side:right direction=900 ")
    walled = {**clear, "car": (35, 80, 0)}
    assert "side:right direction=900 " not in best(table(walled, active="s1"))


def test_it_brings_home_what_the_group_needs() -> None:
    home = table({"motor_home": (0, 0)}, inside={"s1": "motor_home"}, active="s1", carry={"s1": "food"})
    assert best(home) == "drop:food"
    shop = table({"school": (0, 0)}, inside={"s1": "school"}, active="s1", chips={"school": "key"})
    assert best(shop) == "pick_up:key"
    door = table({"motor_home": (0, 0, 90), "s1": (0, 200)}, active="s1", carry={"s1": "food"})
    assert best(door).startswith("move direction=2700 ")


def test_a_position_is_worth_more_with_life_and_kills() -> None:
    hurt = table({"s1": (0, 0)}, scenario="1", life={"s1": 1}, steps=())
    well = table({"s1": (0, 0)}, scenario="1", steps=())
    assert value(well.g, 0) > value(hurt.g, 0)
    well.g.killed = 6
    assert value(well.g, 0) > 0.25
