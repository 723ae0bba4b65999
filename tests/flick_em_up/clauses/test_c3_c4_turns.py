"""Chapters 3 and 4: rounds, turns and activations."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, Place, Table, table
from untot.kernel.rulebook import clause

FOUR: dict[str, Place] = {"s1": (-300, -300), "s3": (-100, -300), "s4": (100, -300), "s6": (300, -300)}
BOTH: dict[str, Place] = {"s1": (-300, -300), "s2": (-100, -300), "s5": (-300, 300), "s6": (-100, 300)}
CALM = [125] * 400


def seats_of_turns(t: Table) -> list[int]:
    """Everybody does nothing; whose turns these were."""
    while t.ask in ("activate", "action"):
        t.answer("end" if t.ask == "action" else t.after()[0])
    return [args["seat"] for args in t.told("turn_began")]


@clause("FL-3.1", "FL-3.2", "FL-3.3", "FL-3.4", "FL-3.9", "FL-16.1", "FL-16.9", "FL-4.6")
def test_fl_3_1_every_survivor_once_a_round_then_night_comes() -> None:
    t = table(FOUR, steps=[("round",)], chance=CALM)
    assert seats_of_turns(t) == [0] * 4 and t.g.round == 2 and t.g.phase == "night"
    assert all(board.night for board in t.g.boards.values()) and t.told("marker_moved")[-1]["phase"] == "night"


@clause("FL-3.5")
def test_fl_3_5_backpacks_are_open() -> None:
    t = table(FOUR, steps=[("round",)])
    assert t.game.view(t.g, None).boards["s1"].available  # type: ignore[union-attr]


@clause("FL-3.6", "FL-3.7", "FL-3.10", "FL-2.9")
def test_fl_3_6_groups_take_turns_and_the_start_chip_goes_round() -> None:
    t = table({**BOTH, "s3": (100, -300)}, scenario="6", seats=2, steps=[("round",)], chance=CALM)
    assert seats_of_turns(t) == [0, 1, 0, 1, 0]
    t.pour()
    assert [t.g.start_group] == ["b"] and t.seat == 1


@clause("FL-3.8", "FL-3.11")
def test_fl_3_8_seats_take_turns_clockwise_across_rounds() -> None:
    seat_of = {"s1": 0, "s3": 1, "s4": 1, "s6": 0}
    t = table(FOUR, seats=2, seat_of=seat_of, steps=[("round",)], chance=CALM)
    assert t.refused("activate:s3", seat=1) == "FL-3.8"
    assert seats_of_turns(t) == [0, 1, 0, 1] and t.g.last_seat["a"] == 1
    t.pour()
    assert t.seat == 0


@clause("FL-3.12")
def test_fl_3_12_by_option_anybody_of_the_group() -> None:
    seat_of = {"s1": 0, "s3": 1, "s4": 1, "s6": 0}
    t = table(FOUR, seats=2, seat_of=seat_of, steps=[("round",)], free_order="on")
    assert t.ask == "next_seat"
    t.answer("seat:player_2", seat=1)
    assert t.ask == "activate" and t.seat == 1


@clause("FL-4.1", "FL-3.4", "FL-4.6")
def test_fl_4_1_one_of_the_own_available_survivors() -> None:
    t = table(FOUR, seats=2, seat_of={"s1": 0, "s3": 0, "s4": 1, "s6": 0}, steps=[("round",)])
    t.answer("activate:s1").answer("end")
    t.answer("end")
    assert t.ask == "activate" and t.after() == ["activate:s3", "activate:s6"]
    assert (
        t.refused("activate:s1") == "FL-3.4" and t.refused("activate:s4") == "FL-4.1" and t.refused("pass") == "FL-4.1"
    )


@clause("FL-4.2")
def test_fl_4_2_a_lying_survivor_is_stood_up_for_nothing() -> None:
    t = table({"s1": (0, 0, 0, "back"), "s3": (200, 0)}, steps=[("activate", 0)]).answer("activate:s1")
    assert t.ask == "stand_facing"
    t.answer("facing=450")
    assert not t.lies("s1") and t.facing("s1") == 45 and t.g.activation is not None and t.g.activation.actions == 2
    inside = table({"school": (0, 0)}, inside={"s1": "school"}, lying="s1", steps=[("activate", 0)])
    assert inside.ask == "action" and not inside.lies("s1")


@clause("FL-4.3", "FL-4.4", "FL-4.5")
def test_fl_4_3_up_to_two_actions() -> None:
    t = table({"s1": (0, 0)}, active="s1")
    assert t.verbs == ["move", "shoot:pistol", "end"] and t.refused("dance") == "FL-4.4"
    t.answer(MOVE).world(touched="tower").answer(MOVE).world(touched="tower")
    assert t.ask is None
    once = table({"s1": (0, 0)}, active="s1", actions=0, carry={"s1": "extra_action"})
    assert once.verbs == ["extra_action", "end"] and once.refused(MOVE) == "FL-4.3"


@clause("FL-4.8", "FL-4.15", "FL-4.10")
def test_fl_4_8_nobody_turns_without_a_rule() -> None:
    t = table({"s1": (0, 0, 45)}, active="s1").answer(SHOT).world(rest=(400, 0)).answer("end")
    assert t.facing("s1") == 45
    last = table({"s1": (0, 0, 45)}, active="s1", actions=1).answer(MOVE).world(rest=(0, 100, 80))
    assert last.ask is None and last.facing("s1") == 80
    more = table({"s1": (0, 0, 45)}, active="s1", actions=1, carry={"s1": "extra_action"})
    assert more.answer(MOVE).world(rest=(0, 100, 80)).ask == "move_facing"


@clause("FL-4.13", "FL-13.12")
def test_fl_4_13_nobody_reacts_to_the_dead_or_without_zombies() -> None:
    t = table({"s1": (0, 0), "z1a": (0, 30), "s3": (300, 300)}, active="s1", life={"s1": 1}, actions=1)
    t.answer(MOVE).world(touched="tower")
    assert t.g.dead == ["s1"] and t.ask is None and t.told("zombies_react") == []
    arrived = table({"s1": (0, 0), "z1a": (0, 130), "s3": (300, 300)}, active="s1", life={"s1": 1}, actions=1)
    arrived.answer(MOVE).world(rest=(0, 100))
    assert arrived.told("survivor_moved") and arrived.g.dead == ["s1"] and arrived.ask is None
    alone = table({"s1": (0, 0)}, active="s1", actions=1).answer(MOVE).world(touched="tower")
    assert alone.told("zombies_react") == []
