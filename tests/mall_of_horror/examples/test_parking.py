"""Worked examples of the attack on Parking (chapter 13). Most say that many are alive elsewhere: the end is far."""

from __future__ import annotations

from tests.mall_of_horror.table import table
from tests.tools.position import dice
from untot.kernel.rulebook import clause

PARKING = [("attack_location", "parking")]


@clause("MH-13.6", "MH-13.13", "MH-13.15")
def test_t6_only_hidden_ones_left_after_a_meal() -> None:
    t = table(
        where={"parking": "red.pin_up blue.gunman", "restroom": "green.pin_up green.gunman"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 3},
        hands={"red": "hidden pistol", "blue": "sprint"},
        steps=PARKING,
    )
    t.answer("red", "play:hidden on:red.pin_up").answer("red", "pass").answer("blue", "pass")
    assert t.eaten == ["blue.gunman"] and t.told("ballots_revealed") == []
    assert t.ask is None and t.told("window_opened") == [{"window": "parking_window"}], "no second window"
    assert t.told("zombie_fed") == [{"location": "parking", "zombies": 2}]
    assert t.clauses_of("zombies_left") == ["MH-13.15"] and t.g.zombies["parking"] == 0
    assert t.at("parking") == ["red.pin_up"]


@clause("MH-13.3", "MH-13.7", "MH-13.8")
def test_t7_weapon_between_parking_votes() -> None:
    t = table(
        where={"parking": "red.pin_up red.gunman blue.tough_guy", "restroom": "yellow.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 3},
        hands={"red": "shotgun", "blue": "sprint", "yellow": "pistol"},
        badge="blue",
        steps=PARKING,
    )
    assert len(t.g.where) == 12
    assert t.turns("parking_cards") == ["blue", "red"]
    t.vote(red="blue", blue="red")
    assert t.ballot["totals"] == {"red": 1, "blue": 3}
    assert t.eaten == ["blue.tough_guy"] and t.g.zombies["parking"] == 2
    assert t.ask == "parking_cards" and t.asked == ["red"]
    t.answer("red", "play:shotgun")
    assert t.ask is None and t.g.zombies["parking"] == 0 and t.told("window_closed") == [{"location": "parking"}]
    assert t.eaten == ["blue.tough_guy"] and t.at("parking") == ["red.pin_up", "red.gunman"]


@clause("MH-13.5")
def test_t8_threat_lasts_one_parking_vote() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up blue.tough_guy"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 2},
        hands={"red": "threat"},
        steps=PARKING,
    )
    t.answer("red", "play:threat").vote(red="blue", blue="red")
    assert t.ballot["weights"] == {"red": 2, "blue": 2}
    t.vote(red="blue", blue="red", yellow="blue", green="blue")
    assert t.ballot["weights"] == {"red": 2, "blue": 2, "yellow": 1, "green": 1}
    t.answer("blue", "victim:blue.tough_guy").vote(red="blue", blue="red")
    assert t.ballot["weights"] == {"red": 1, "blue": 1}


@clause("MH-12.18")
def test_t26_two_kill_weapon_one_zombie() -> None:
    t = table(
        where={"parking": "red.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 1},
        hands={"red": "chainsaw"},
        steps=PARKING,
    ).answer("red", "play:chainsaw")
    assert t.told("zombies_killed") == [{"location": "parking", "count": 1}] and t.g.zombies["parking"] == 0
    assert t.hand("red") == [] and t.g.played == ["chainsaw"] and t.eaten == []


@clause("MH-13.3", "MH-13.5", "MH-13.10")
def test_t38_two_hungry_zombies_one_threat_one_revote() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up yellow.pin_up", "restroom": "blue.gunman green.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 2},
        hands={"red": "threat sprint", "blue": "sprint", "yellow": "sprint", "green": "sprint"},
        badge="red",
        steps=PARKING,
    )
    t.answer("red", "play:threat")
    assert t.turns("parking_cards") == ["red", "blue", "yellow"]
    t.vote(red="blue", blue="red", yellow="red")
    assert t.ballot["weights"] == {"red": 2, "blue": 1, "yellow": 1}
    assert t.ballot["totals"] == {"red": 2, "blue": 2, "yellow": 0}
    t.vote(red="blue", blue="red", yellow="red", green="blue")
    assert t.ballot["weights"] == {"red": 2, "blue": 1, "yellow": 1, "green": 1}
    assert t.ballot["totals"] == {"red": 2, "blue": 3}
    assert t.eaten == ["blue.pin_up"] and t.g.zombies["parking"] == 1
    assert t.turns("parking_cards") == ["red", "yellow"]
    t.vote(red="yellow", yellow="red")
    assert t.ballot["weights"] == {"red": 1, "yellow": 1}


@clause("MH-13.16", "MH-10.7")
def test_t48_unfed_parking_grows() -> None:
    full = {"restroom": "blue.pin_up yellow.pin_up green.pin_up", "megatoys": "red.pin_up red.gunman"}
    steps = [("arrival_roll",), ("arrival_and_moves",), *PARKING]
    t = table(where=full, zombies={"parking": 7}, steps=steps, chance=dice(4, 2, 2, 2))
    assert t.told("location_overrun") == [] and "parking" not in t.g.closed
    assert t.ask is None and t.go_on(("end_of_round",)).g.zombies["parking"] == 8

    pushed = table(
        where=full,
        elsewhere=("supermarket", 6),
        zombies={"parking": 7},
        destinations={"red": "restroom"},
        steps=steps,
        chance=dice(4, 2, 2, 2),
    )
    assert pushed.g.zombies["parking"] == 8
    pushed.answer("red", "move:red.pin_up go:restroom")
    assert pushed.told("character_turned_away") == [{"character": "red.pin_up", "destination": "restroom"}]
    assert pushed.eaten == ["red.pin_up"] and pushed.told("zombie_fed") == [{"location": "parking", "zombies": 7}]
    assert pushed.clauses_of("zombies_left") == ["MH-13.14"] and pushed.g.zombies["parking"] == 0
