"""Worked examples of the end of the game and of scoring (chapter 15)."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause
from untot.kernel.state import Result

PARKING = [("attack_location", "parking")]


def three_of_six_in_parking(zombies: dict[str, int], end_check: str) -> Table:
    """The position of T20 after the first two victims, Blue's and Yellow's Pin-Ups."""
    t = table(
        where={
            "parking": "red.pin_up blue.pin_up yellow.pin_up",
            "security_hq": "green.pin_up",
            "supermarket": "red.gunman blue.gunman",
        },
        zombies={"parking": 3, **zombies},
        steps=[*PARKING, ("attack_location", "security_hq"), ("attack_location", "supermarket"), ("end_of_round",)],
        end_check=end_check,
    )
    assert len(t.g.where) == 6
    t.vote(red="blue", blue="red", yellow="blue").vote(red="yellow", yellow="red")
    return t.vote(red="yellow", blue="yellow", yellow="red", green="yellow")


@clause("MH-15.2", "MH-15.4", "MH-15.5")
def test_t20_end_inside_parking() -> None:
    hungry = {"security_hq": 9, "supermarket": 9}
    at_once = three_of_six_in_parking(hungry, end_check="immediate")
    assert at_once.eaten == ["blue.pin_up", "yellow.pin_up"] and len(at_once.g.where) == 4
    assert at_once.match.is_over and at_once.told("zombies_get_in") == []
    assert at_once.at("parking") == ["red.pin_up"] and at_once.g.zombies == at_once.g.zombies | hungry
    assert at_once.g.result == Result("few_left", (0,), (10, 3, 0, 7))

    late = three_of_six_in_parking({"supermarket": 1}, end_check="end_of_round")
    assert late.eaten == ["blue.pin_up", "yellow.pin_up", "red.pin_up"]
    assert late.told("location_holds") == [{"location": "supermarket", "zombies": 1, "defence": 2}]
    assert len(late.g.where) == 3 and late.g.result == Result("few_left", (3,), (3, 3, 0, 7))


@clause("MH-15.1", "MH-15.4")
def test_t21_together_by_a_sprint() -> None:
    t = table(
        "red blue green yellow",
        where={
            "supermarket": "red.pin_up red.tough_guy blue.gunman",
            "restroom": "blue.pin_up",
            "megatoys": "green.pin_up",
        },
        zombies={"supermarket": 4},
        hands={"red": "sprint"},
        eliminated={"yellow": 1},
        destinations={"red": "megatoys", "blue": "supermarket", "green": "supermarket"},
        badge="red",
        steps=[("arrival_and_moves",), ("attack",)],
    )
    assert t.g.closed == ["cachou"]
    t.answer("red", "move:red.pin_up stay:supermarket with:sprint").answer("blue", "move:blue.pin_up go:supermarket")
    assert t.asked == ["green"]
    t.answer("green", "move:green.pin_up go:supermarket")
    assert len(t.at("supermarket")) == 5 and t.match.is_over
    assert t.told("phase_began") == [{"phase": "move"}], "before any attack"
    assert t.told("scored") == [{"scores": {"red": 12, "blue": 10, "green": 7, "yellow": 0}}]
    assert t.told("won") == [{"players": ["red"]}] and t.clauses_of("game_ended") == ["MH-15.1"]


@clause("MH-15.7")
def test_t22_together_in_parking() -> None:
    t = table(
        where={"parking": "red.pin_up red.gunman blue.pin_up yellow.pin_up", "restroom": "green.pin_up"},
        destinations={"green": "parking"},
        steps=[("arrival_and_moves",), ("end_of_round",), ("arrival_roll",), ("choose_destinations",)],
        chance=dice(1, 1, 1, 1),
    ).answer("green", "move:green.pin_up go:parking")
    assert len(t.at("parking")) == len(t.g.where) == 5
    assert t.g.result is None and t.ask == "choose_destination"


def eight_points_each(hand_of_red: str) -> Table:
    return table(
        "yellow red blue",
        where={
            "restroom": "red.tough_guy red.gunman",
            "megatoys": "blue.pin_up blue.little_girl",
            "parking": "yellow.pin_up",
        },
        zombies={"parking": 1},
        hands={"red": hand_of_red, "blue": "sprint sprint"},
        steps=PARKING,
    )


@clause("MH-15.8", "MH-15.9", "MH-15.10", "MH-15.11", "MH-15.12")
def test_t23_tie_break() -> None:
    shared = eight_points_each("threat pistol")
    assert shared.told("scored") == [{"scores": {"yellow": 0, "red": 8, "blue": 8}}]
    assert shared.told("won") == [{"players": ["red", "blue"]}]
    alone = eight_points_each("threat pistol shotgun")
    assert alone.told("scored") == [{"scores": {"yellow": 0, "red": 8, "blue": 8}}]
    assert alone.told("won") == [{"players": ["red"]}]


@clause("MH-15.3")
def test_t27_six_players() -> None:
    t = table(
        "red blue yellow green brown black",
        where={
            "parking": "red.pin_up",
            "restroom": "red.gunman",
            "supermarket": "blue.pin_up yellow.pin_up green.pin_up brown.pin_up black.pin_up",
        },
        zombies={"parking": 1, "supermarket": 4},
        hands={"red": "sprint"},
        steps=[*PARKING, ("attack_location", "supermarket")],
    )
    assert len(t.g.where) == 7 and t.g.result is None
    t.answer("red", "pass")
    assert t.eaten == ["red.pin_up"] and len(t.g.where) == 6
    assert t.match.is_over and t.told("zombies_get_in") == [] and t.clauses_of("game_ended") == ["MH-15.3"]


@clause("MH-15.6", "MH-15.14")
def test_t46_everyone_eaten() -> None:
    t = table(
        where={"parking": "red.pin_up red.gunman blue.pin_up blue.gunman yellow.pin_up"},
        zombies={"parking": 5},
        hands={"red": "sprint", "blue": "threat pistol", "green": "threat pistol shotgun"},
        eliminated={"green": 1},
        round_=2,
        steps=[*PARKING, ("end_of_round",)],
        end_check="end_of_round",
    ).play_on()
    assert len(t.eaten) == 5 and t.g.where == {} and t.g.played == []
    assert t.told("scored") == [{"scores": {"red": 0, "blue": 0, "yellow": 0, "green": 0}}]
    assert t.told("won") == [{"players": ["green"]}], "most cards in hand"
