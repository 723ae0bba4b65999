"""Every clause of Last Bus."""

from __future__ import annotations

import pytest

from tests.template.table import table
from tests.tools.playing import begin
from tests.tools.position import dice
from untot.games.template import GAME
from untot.games.template.rules.c2_turn import why_not_on
from untot.games.template.state import BusState
from untot.kernel.errors import BadOptions, Refused
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen


@clause("TP-1.1")
def test_tp_1_1_two_to_four_can_play() -> None:
    for seats in (2, 3, 4):
        state = begin(GAME, seats, 1, {}).state
        assert isinstance(state, BusState) and len(state.stored) == seats
    with pytest.raises(BadOptions, match=r"TP-1\.1"):
        begin(GAME, 5, 1, {})


@clause("TP-1.2")
def test_tp_1_2_a_ticket_is_known_to_its_owner_alone() -> None:
    match = begin(GAME, 2, 1, {})
    tickets = [Seen(match, seat).view()["ticket"] for seat in (0, 1, None)]
    assert tickets[0] and tickets[1] and not tickets[2]
    assert [e["args"].get("ticket") for e in Seen(match, 0).events() if e["event"] == "ticket_dealt"] == [
        tickets[0],
        None,
    ]


@clause("TP-1.3", "TP-3.1")
def test_tp_1_3_the_goal_can_be_chosen() -> None:
    assert table(stored=(10, 0), goal=10, steps=[("end_of_round",)]).g.result is not None
    assert table(stored=(10, 0), goal=20, steps=[("end_of_round",)], chance=dice(3)).ask == "collect_or_run"


@clause("TP-2.1", "TP-2.2")
def test_tp_2_1_everybody_has_a_turn_with_an_empty_basket() -> None:
    t = table(steps=[("round",)], chance=dice(1, 1, 4))
    assert t.told("turn_began") == [{"player": colour} for colour in ("red", "blue", "red")]
    assert t.told("round_began") == [{"round": 2}, {"round": 3}] and t.g.basket == 4


@clause("TP-2.1")
def test_tp_2_1_nobody_acts_in_the_turn_of_another() -> None:
    assert table(basket=2).refused("blue", "collect") == "TP-2.1"


@clause("TP-2.3")
def test_tp_2_3_nobody_runs_with_an_empty_basket() -> None:
    t = table(basket=2)
    assert t.refused("red", "run") is None
    t.g.basket = 0
    assert why_not_on(t.g, 0, "run") == "TP-2.3"
    assert table(chance=dice(3)).told("forced")[0]["answer"] == "collect"


@clause("TP-2.4")
def test_tp_2_4_provisions_come_into_the_basket() -> None:
    t = table(basket=3, chance=dice(4)).answer("red", "collect")
    assert t.g.basket == 7 and t.ask == "collect_or_run"


@clause("TP-2.5")
def test_tp_2_5_a_zombie_takes_the_basket_and_the_turn() -> None:
    t = table(stored=(5, 0), basket=3, chance=dice(1)).answer("red", "collect")
    assert t.g.basket == 0 and t.g.stored == [5, 0] and t.told("zombie_came") == [{"player": "red", "lost": 3}]


@clause("TP-2.6")
def test_tp_2_6_who_runs_stores_the_basket() -> None:
    t = table(stored=(5, 0), basket=3).answer("red", "run")
    assert t.g.stored == [8, 0] and t.told("provisions_stored") == [{"player": "red", "count": 3, "total": 8}]


@clause("TP-3.2", "TP-3.3")
def test_tp_3_3_provisions_and_ticket_decide_and_a_victory_can_be_shared() -> None:
    t = table(stored=(20, 22), tickets=("seat", "roof"), steps=[("end_of_round",)])
    assert t.g.result is not None and (t.g.result.scores, t.g.result.winners) == ((23, 23), (0, 1))
    assert t.seen_by(None).view()["tickets"] == {"red": "seat", "blue": "roof"}


@clause("TP-4.1")
def test_tp_4_1_nobody_whispers() -> None:
    with pytest.raises(Refused, match=r"TP-4\.1"):
        table(basket=1).match.say(0, Talk("psst", to=1))
