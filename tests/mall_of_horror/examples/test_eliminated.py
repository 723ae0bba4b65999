"""Worked examples of players without characters (chapter 14)."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause

OTHERS = {"supermarket": "red.pin_up red.gunman blue.pin_up blue.gunman", "restroom": "yellow.pin_up"}


@clause("MH-14.6", "MH-14.12")
def test_t13_revenge_zombie_closes_a_shop() -> None:
    t = table(
        where=OTHERS,
        zombies={"megatoys": 6},
        eliminated={"green": 4},
        round_=5,
        steps=[("arrival_roll",), ("choose_destinations",)],
        chance=dice(3, 2, 2, 2),
    )
    for colour in ("red", "blue", "yellow"):
        t.answer(colour, "to:parking")
    assert t.ask == "place_revenge_zombie" and t.asked == ["green"]
    assert t.told("wheels_revealed") == t.told("dice_revealed") == []
    t.answer("green", "zombie:megatoys")
    assert t.g.zombies["megatoys"] == 7 and t.told("location_overrun") == []
    t.go_on(("arrival_and_moves",))
    assert t.told("location_overrun") == [{"location": "megatoys", "count": 8}] and "megatoys" in t.g.closed


def destinations_of_round(t: Table, number: int) -> Table:
    """The round before ends; phase d of this one up to the revenge zombies: all others just set their wheels."""
    t.go_on(("end_of_round",))
    t.g.round = number
    t.go_on(("choose_destinations",)).turns("choose_destination")
    return t


@clause("MH-14.2", "MH-14.5")
def test_t25_lost_in_the_middle_of_the_phase() -> None:
    t = table(
        where={
            "restroom": "green.pin_up",
            "megatoys": "red.pin_up blue.pin_up",
            "parking": "yellow.pin_up blue.gunman",
        },
        elsewhere=("supermarket", 6),
        zombies={"restroom": 1, "megatoys": 2},
        round_=4,
        steps=[("attack_location", "restroom"), ("attack_location", "megatoys"), ("end_of_round",)],
    )
    assert t.eaten == ["green.pin_up"] and t.told("player_eliminated") == []
    t.vote(red="blue", blue="red").vote(red="blue", blue="red", yellow="blue", green="blue")
    assert t.ballot["weights"] == {"red": 1, "blue": 1, "yellow": 1, "green": 1}
    assert t.told("player_eliminated") == [{"player": "green"}]
    destinations_of_round(t, 5)
    assert t.ask == "place_revenge_zombie" and t.asked == ["green"]
    t.answer("green", "zombie:parking")
    for later in (6, 7):
        assert destinations_of_round(t, later).ask is None, "never again"


def green_declines_in_round_5(eliminated_zombie: str) -> Table:
    t = table(
        where=OTHERS,
        eliminated={"green": 4},
        round_=5,
        steps=[("choose_destinations",)],
        eliminated_zombie=eliminated_zombie,
    )
    t.turns("choose_destination")
    assert t.ask == "place_revenge_zombie" and t.asked == ["green"]
    return t.answer("green", "decline")


@clause("MH-14.9", "MH-14.10", "MH-14.11")
def test_t34_revenge_every_round() -> None:
    once = green_declines_in_round_5("once")
    assert once.told("revenge_declined") == [{"player": "green"}]
    assert destinations_of_round(once, 6).ask is None and sum(once.g.zombies.values()) == 0

    every_round = green_declines_in_round_5("every_round")
    for later in (6, 7, 8):
        destinations_of_round(every_round, later)
        assert every_round.ask == "place_revenge_zombie" and every_round.asked == ["green"]
        every_round.answer("green", "zombie:megatoys")
    assert every_round.g.zombies["megatoys"] == 3
