"""What a fight would be like is told before it begins, and it is so when it does."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.prospects import melees_ahead, shots_ahead
from untot.games.dawn_of_the_zeds.state import Modifier
from untot.games.dawn_of_the_zeds.view import DawnMeleeView, view
from untot.kernel.rulebook import clause


def ahead(t: Table, unit: str, space: str) -> DawnMeleeView:
    (found,) = [one for one in view(t.g, 0).melees_ahead if (one.unit, one.space) == (unit, space)]
    return found


def rolled(t: Table, event: str) -> dict[str, object]:
    return next(dict(one.args) for one in t.match.events if one.name == event)


@clause("DZ-5.2.5", "DZ-6.1.6")
@pytest.mark.parametrize(("unit", "zeds"), [("deputy", "5/3"), ("civilians_1", "5/3, 4/2"), ("mayor", "2/1")])
def test_an_attack_is_rolled_in_the_column_that_was_told_before(unit: str, zeds: str) -> None:
    t = table(zeds={"forest_2": zeds}, units={"forest_1": unit})
    told = ahead(t, unit, "forest_2")
    t.roll(6, 6).answer(f"unit:{unit} move to:forest_2")
    args = rolled(t, "melee_rolled")
    assert (told.column, told.strengths) == (args["column"], args["strengths"])
    assert [(shift.row, shift.by) for shift in told.shifts] == [tuple(shift) for shift in args["shifts"]]  # type: ignore[attr-defined]


def test_a_shot_is_rolled_in_the_column_that_was_told_before() -> None:
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "deputy"})
    (told,) = view(t.g, 0).shots_ahead
    t.roll(3, 4).answer("unit:deputy gunfire at:forest_2")
    args = rolled(t, "shot_rolled")
    assert (told.unit, told.space, told.column) == (args["unit"], args["space"], args["column"])


def test_nothing_is_told_of_what_is_out_of_reach_or_out_of_turn() -> None:
    t = table(zeds={"forest_6": "5/3"}, units={"forest_1": "civilians_1"})
    assert melees_ahead(t.g) == [] and shots_ahead(t.g) == []
    t = table(zeds={"forest_2": "5/3"}, units={"forest_1": "deputy"})
    t.g.phase = "zeds"
    assert melees_ahead(t.g) == [] and shots_ahead(t.g) == []


@clause("DZ-11.5")
def test_nothing_is_told_of_a_catacomb() -> None:
    t = table("IV", zeds={"tunnel_3": "5/3"}, units={"tunnel_2": "sheriff"})
    assert melees_ahead(t.g) == []


def is_as_told(told: DawnMeleeView, args: dict[str, object]) -> bool:
    shifts = [[shift.row, shift.by] for shift in told.shifts]
    return (told.column, told.strengths, shifts) == (args["column"], args["strengths"], args["shifts"])


@clause("DZ-E01", "DZ-4.1.7")
@pytest.mark.parametrize(("unit", "space"), [("deputy", "forest_1"), ("civilians_1", "mountain_3")])
def test_whoever_may_run_sees_before_what_a_fight_would_be_like(unit: str, space: str) -> None:
    t = table(
        zeds={space: "4/2", f"{space[:-1]}{int(space[-1]) + 1}": "5/3"}, units={space: unit},
        in_force=[Modifier("retreat_instead", "E01", "round")], phase="zeds", steps=[("activate", space[:-2])],
    )  # fmt: skip
    assert t.ask == "retreat_instead_of_fight"
    told = ahead(t, unit, space)
    assert told.attacker == "zeds" and len(told.zeds) == 1
    t.roll(6, 6, 1).answer("fight")
    assert is_as_told(told, rolled(t, "melee_rolled"))


@clause("DZ-4.4.2", "DZ-H05.3")
def test_whoever_may_set_a_trap_sees_it_too() -> None:
    t = table(
        "II", zeds={"forest_3": "5/3"}, units={"forest_2": "johnson"}, phase="zeds", steps=[("activate", "forest")]
    )
    assert t.ask == "hello_optional"
    told = ahead(t, "johnson", "forest_2")
    t.roll(6, 6, 1).answer("do_not")
    assert is_as_told(told, rolled(t, "melee_rolled"))


def test_nothing_is_told_of_zeds_that_have_not_come_yet_or_have_fought() -> None:
    t = table(
        "III", zeds={"forest_3": "5/3"}, units={"forest_2": "deputy, sheriff"}, kept=["F21"], infection=5, phase="zeds",
        steps=[("activate", "forest")],
    )  # fmt: skip
    assert t.ask == "any_time" and melees_ahead(t.g) == []
    t.answer("go_on", "go_on")
    assert t.ask == "choose_defender" and {one.unit for one in melees_ahead(t.g)} == {"deputy", "sheriff"}
    t.roll(1, 6).answer("unit:deputy")
    assert melees_ahead(t.g) == []
