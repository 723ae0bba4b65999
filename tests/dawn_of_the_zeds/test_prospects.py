"""What a fight would be like is told before it begins, and it is so when it does."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.prospects import melees_ahead, shots_ahead
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
