"""Worked examples of votes and re-votes (chapter 4, Threats of chapter 5)."""

from __future__ import annotations

import pytest

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

TOYS = [("attack_location", "megatoys")]
RESTROOM = [("attack_location", "restroom")]
TRUCK = [("truck_search",)]


def tied_twice(drawn: int) -> Table:
    """The position of T1 after a re-vote of red 3, blue 3, with the number that falls in the draw."""
    t = table(
        where={"megatoys": "red.pin_up red.tough_guy blue.gunman yellow.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"megatoys": 5},
        steps=TOYS,
        chance=[drawn],
    ).vote(red="blue", blue="red", yellow="yellow")
    return t.vote(red="blue", blue="red", yellow="red", green="blue")


@clause("MH-4.32")
def test_t1_random_victim() -> None:
    in_the_draw = ["red.pin_up", "red.tough_guy", "blue.gunman"]
    for number, victim in enumerate(in_the_draw):
        t = tied_twice(drawn=number)
        assert t.ballot["totals"] == {"red": 3, "blue": 3}
        expected = {"colours": ["red", "blue"], "characters": in_the_draw, "character": victim}
        assert t.told("victim_drawn") == [expected]
        assert t.eaten == [victim] and "yellow.pin_up" in t.at("megatoys")
    with pytest.raises(AssertionError, match="not below 3"):
        tied_twice(drawn=3)


def absent_yellow_with_a_threat(threat_by_absent: str = "revote_only") -> Table:
    return table(
        where={"parking": "red.pin_up blue.pin_up", "megatoys": "yellow.pin_up green.pin_up"},
        hands={"yellow": "threat"},
        steps=TRUCK,
        threat_by_absent=threat_by_absent,
    )


@clause("MH-5.17", "MH-5.18", "MH-5.19")
def test_t2_absent_threat() -> None:
    tied = absent_yellow_with_a_threat().answer("yellow", "play:threat").vote(red="red", blue="blue")
    assert tied.ballot["weights"] == {"red": 1, "blue": 1} == tied.ballot["totals"]
    tied.vote(red="red", blue="blue", yellow="red", green="blue")
    assert tied.ballot["weights"] == {"red": 1, "blue": 1, "yellow": 2, "green": 1}
    assert tied.ballot["totals"] == {"red": 3, "blue": 2}

    decided = absent_yellow_with_a_threat().answer("yellow", "play:threat").vote(red="red", blue="red")
    assert decided.ballot["weights"] == {"red": 1, "blue": 1} and decided.told("vote_tied") == []
    assert decided.hand("yellow") == [] and decided.g.played == ["threat"] and decided.g.modifiers == []

    never = absent_yellow_with_a_threat(threat_by_absent="never")
    assert never.ask == "vote_truck" and never.hand("yellow") == ["threat"], "Yellow is not asked"


@clause("MH-4.21", "MH-12.20")
def test_t3_hidden_voter() -> None:
    t = table(
        "red blue yellow green brown",
        where={"restroom": "red.gunman blue.pin_up yellow.pin_up"},
        elsewhere=("supermarket", 4),
        zombies={"restroom": 3},
        hands={"red": "hidden"},
        steps=RESTROOM,
    ).answer("red", "play:hidden on:red.gunman")
    assert t.ask == "vote_victim" and t.asked == ["blue", "yellow"] and t.defence("restroom") == 3
    assert t.refused("red", "vote:blue") == "MH-4.2"
    t.vote(blue="yellow", yellow="blue")
    assert t.ballot["totals"] == {"blue": 1, "yellow": 1}
    assert t.ask == "revote_victim" and t.refused("red", "vote:blue") == "MH-4.21"
    t.vote(blue="yellow", yellow="blue", green="blue", brown="blue")
    assert t.ballot["weights"] == {"blue": 1, "yellow": 1, "green": 1, "brown": 1}


@clause("MH-4.18", "MH-4.32")
def test_t31_three_way_tie() -> None:
    t = table(
        "red blue yellow green brown",
        where={"supermarket": "red.pin_up red.gunman blue.gunman yellow.gunman green.pin_up"},
        elsewhere=("restroom", 4),
        zombies={"supermarket": 4},
        hidden="red.pin_up",
        steps=[("attack_location", "supermarket")],
        chance=[1],
    ).vote(red="blue", blue="yellow", yellow="red", green="green")
    assert t.ballot["totals"] == {"red": 2, "blue": 2, "yellow": 2, "green": 1}
    assert t.options("green") == ["vote:red", "vote:blue", "vote:yellow"]
    assert t.refused("green", "vote:green") == "MH-4.18"
    t.vote(red="blue", blue="red", yellow="yellow", green="red", brown="blue")
    assert t.ballot["totals"] == {"red": 3, "blue": 3, "yellow": 2}
    (drawn,) = t.told("victim_drawn")
    assert drawn["characters"] == ["red.gunman", "blue.gunman"], "unhidden red and blue ones alone"
    assert t.eaten == ["blue.gunman"]


@clause("MH-4.25", "MH-4.27")
def test_t32_threat_and_revote() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up blue.tough_guy"},
        elsewhere=("supermarket", 8),
        zombies={"megatoys": 4},
        hands={"red": "threat", "blue": "threat"},
        steps=TOYS,
    )
    t.answer("red", "play:threat").answer("blue", "pass").vote(red="blue", blue="red")
    assert t.ballot["totals"] == {"red": 2, "blue": 2}
    assert t.ask == "revote_victim" and len(t.told("window_opened")) == 1
    assert t.refused("blue", "play:threat") == "MH-4.27"
    t.vote(red="blue", blue="red", yellow="red", green="red")
    assert t.ballot["weights"] == {"red": 2, "blue": 2, "yellow": 1, "green": 1}
    assert t.hand("blue") == ["threat"]


@clause("MH-4.23")
def test_t33_no_abstaining() -> None:
    where = {"parking": "red.pin_up blue.pin_up", "megatoys": "yellow.pin_up"}
    for decision, total in (("red", {"red": 2, "blue": 1}), ("blue", {"red": 1, "blue": 2})):
        t = table("red blue yellow", where=where, steps=TRUCK).vote(red="red", blue="blue")
        assert t.ballot["totals"] == {"red": 1, "blue": 1}
        assert t.options("yellow") == ["vote:red", "vote:blue"]
        assert t.refused("yellow", "") == t.refused("yellow", "pass") == "MH-4.23"
        t.vote(red="red", blue="blue", yellow=decision)
        assert t.ballot["totals"] == total
        assert t.told("player_chosen") == [{"kind": "truck", "player": decision}]


@clause("MH-4.4", "MH-4.14")
def test_t40_own_colour() -> None:
    for blue, totals in (("blue", {"red": 2, "blue": 1}), ("red", {"red": 3, "blue": 0})):
        t = table(where={"parking": "red.gunman blue.pin_up"}, steps=TRUCK).vote(red="red", blue=blue)
        assert t.ballot["weights"] == {"red": 2, "blue": 1} and t.ballot["totals"] == totals
        assert t.told("player_chosen") == [{"kind": "truck", "player": "red"}]


@clause("MH-4.2", "MH-4.21", "MH-5.5")
def test_t52_threat_then_hidden() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up yellow.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"restroom": 3},
        hands={"red": "threat hidden"},
        steps=RESTROOM,
    )
    t.answer("red", "play:threat").answer("red", "play:hidden on:red.pin_up")
    assert t.asked == ["blue", "yellow"] and t.refused("red", "vote:blue") == "MH-4.2"
    t.vote(blue="yellow", yellow="blue")
    assert t.asked == ["blue", "yellow", "green"] and t.refused("red", "vote:blue") == "MH-4.21"
    t.vote(blue="yellow", yellow="blue", green="blue")
    assert t.ballot["weights"] == {"blue": 1, "yellow": 1, "green": 1}
    assert t.hand("red") == [] and t.g.played == ["threat", "hidden"]
