"""Physics made up for random play: what it may touch. Its answers are no measure of anything."""

from __future__ import annotations

from random import Random

import pytest

from untot.games.flick_em_up.contract import IDLE_TOWER, Answer, Flicked, Question, TowerAt, is_lawful
from untot.games.flick_em_up.pieces import mm
from untot.games.flick_em_up.stand_in import invented


def disc_towards(tower: TowerAt, luck: int) -> Answer:
    """From the middle of the table to the east."""
    asked = Question("move_disc", [], [Flicked("disc", 0, 0, 0, 0, 1500, 0)], [], tower)
    answer = invented(asked, Random(luck))
    assert is_lawful(asked, answer)
    return answer


@pytest.mark.parametrize("exit_", [0, 90, 200])
def test_what_slides_against_the_idle_tower_stops_there_and_it_stays(exit_: int) -> None:
    answer = disc_towards(TowerAt(mm(200), 0, exit_ * 100), 3)
    assert [touch.other for touch in answer.touched] == [IDLE_TOWER]
    (rest,) = answer.final
    assert mm(80) < rest.x < mm(145) and rest.id == "disc"


def test_what_slides_past_the_idle_tower_does_not_touch_it() -> None:
    assert disc_towards(TowerAt(mm(200), mm(120), 0), 3).touched == []
