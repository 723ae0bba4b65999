"""Worked examples of arrival, overrun and moves (chapter 10, and 9 where a destination is set)."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

MOVES = [("arrival_and_moves",)]
ARRIVAL: list[Step] = [("arrival_roll",), ("arrival_and_moves",)]


@clause("MH-10.11", "MH-10.14", "MH-10.15", "MH-10.16")
def test_t10_full_destination_and_order() -> None:
    t = table(
        where={
            "restroom": "green.pin_up green.gunman",
            "megatoys": "red.pin_up blue.pin_up yellow.gunman",
            "parking": "yellow.pin_up",
        },
        destinations={"yellow": "restroom", "blue": "restroom", "red": "restroom"},
        badge="red",
        steps=MOVES,
    )
    assert t.asked == ["red"]
    t.answer("red", "move:red.pin_up go:restroom")
    assert t.at("restroom") == ["green.pin_up", "green.gunman", "red.pin_up"] and t.asked == ["blue"]
    t.answer("blue", "move:blue.pin_up go:restroom")
    assert t.g.where["blue.pin_up"] == "parking" and t.asked == ["yellow"]
    t.answer("yellow", "move:yellow.pin_up go:restroom")
    assert t.g.where["yellow.pin_up"] == "parking" and t.clauses_of("character_stayed") == ["MH-10.16"]
    assert len(t.at("restroom")) == 3


@clause("MH-10.14")
def test_t11_somebody_leaves_in_time() -> None:
    t = table(
        where={"security_hq": "red.pin_up green.pin_up green.gunman", "megatoys": "blue.pin_up yellow.pin_up"},
        destinations={"red": "restroom", "blue": "security_hq"},
        badge="red",
        steps=MOVES,
    )
    t.answer("red", "move:red.pin_up go:restroom").answer("blue", "move:blue.pin_up go:security_hq")
    assert t.at("restroom") == ["red.pin_up"]
    assert t.at("security_hq") == ["green.pin_up", "green.gunman", "blue.pin_up"]


@clause("MH-10.10", "MH-10.17")
def test_t12_destination_overrun() -> None:
    t = table(
        where={"restroom": "red.pin_up red.gunman blue.pin_up", "supermarket": "yellow.pin_up green.pin_up"},
        zombies={"megatoys": 6},
        destinations={"red": "megatoys"},
        steps=ARRIVAL,
        chance=dice(3, 3, 1, 4),
    )
    assert t.told("location_overrun") == [{"location": "megatoys", "count": 8}] and "megatoys" in t.g.closed
    assert t.options("red") == ["move:red.pin_up go:megatoys", "move:red.gunman go:megatoys"]
    t.answer("red", "move:red.gunman go:megatoys")
    assert t.at("parking") == ["red.gunman"] and t.clauses_of("character_moved") == ["MH-10.17"]
    assert t.g.zombies["megatoys"] == 0 and t.g.zombies["restroom"] == t.g.zombies["parking"] == 1


def red_sprints() -> Table:
    return table(
        where={
            "supermarket": "red.pin_up",
            "restroom": "red.gunman",
            "security_hq": "blue.pin_up yellow.pin_up green.pin_up",
        },
        hands={"red": "sprint"},
        destinations={"red": "restroom"},
        steps=MOVES,
    )


@clause("MH-10.19", "MH-10.20", "MH-10.21", "MH-10.23", "MH-10.25")
def test_t14_sprint() -> None:
    t = red_sprints()
    sprints = ["sprint:megatoys", "sprint:parking", "stay:supermarket"]
    ways = ["go:restroom", *(f"{sprint} with:sprint" for sprint in sprints)]
    assert t.options("red") == [f"move:red.pin_up {way}" for way in ways]
    assert t.refused("red", "move:red.gunman go:restroom") == "MH-10.13"
    assert t.refused("red", "move:red.gunman sprint:parking with:sprint") == "MH-10.21"
    assert t.refused("red", "move:red.pin_up sprint:security_hq with:sprint") == "MH-10.23"
    assert t.refused("red", "move:red.pin_up sprint:restroom with:sprint") == "MH-10.25"
    assert t.refused("red", "move:red.pin_up sprint:cachou with:sprint") == "MH-10.25"
    for sprint, place in zip(sprints, ("megatoys", "parking", "supermarket"), strict=True):
        t = red_sprints().answer("red", f"move:red.pin_up {sprint} with:sprint")
        assert t.g.where["red.pin_up"] == place and t.hand("red") == [] and t.g.played == ["sprint"]


@clause("MH-1.12")
def test_t30_many_zombies() -> None:
    zombies = {"restroom": 5, "cachou": 5, "megatoys": 5, "parking": 5, "security_hq": 4, "supermarket": 4}
    t = table("red blue yellow green brown", zombies=zombies, steps=ARRIVAL, chance=dice(6, 1, 4, 3))
    assert sum(zombies.values()) == 28 and t.g.closed == []
    assert t.told("zombie_came") == [
        {"location": place} for place in ("supermarket", "restroom", "parking", "megatoys")
    ]
    assert sum(t.g.zombies.values()) == 32


@clause("MH-10.8", "MH-10.9")
def test_t42_emptied_after_the_check() -> None:
    t = table(
        where={"restroom": "red.pin_up", "megatoys": "red.gunman"},
        elsewhere=("supermarket", 6),
        zombies={"restroom": 7},
        hands={"red": "hidden"},
        steps=[("attack_location", "restroom"), ("end_of_round",)],
    ).answer("red", "play:hidden on:red.pin_up")
    assert t.eaten == [] and t.g.zombies["restroom"] == 7

    t.go_on(("arrival_roll",), ("set_wheels",), ("arrival_and_moves",), chance=dice(1, 2, 2, 2))
    t.answer("red", "to:megatoys")
    assert t.g.zombies["restroom"] == 8 and t.told("location_overrun") == []
    t.answer("red", "move:red.pin_up go:megatoys").go_on(("attack_location", "restroom"), ("end_of_round",))
    assert t.at("restroom") == [] and "restroom" not in t.g.closed and t.g.zombies["restroom"] == 8

    t.go_on(*ARRIVAL, chance=dice(2, 2, 2, 2))
    assert t.told("location_overrun") == [{"location": "restroom", "count": 8}] and "restroom" in t.g.closed


def only_parking_is_open(crowd: str) -> Table:
    return table(
        where={"parking": crowd},
        closed="restroom cachou megatoys security_hq supermarket",
        steps=[("arrival_roll",), ("choose_destinations",), ("arrival_and_moves",), ("attack",)],
        chance=dice(4, 1, 4, 6),
    )


@clause("MH-9.14", "MH-15.7")
def test_t43_only_parking_open() -> None:
    t = only_parking_is_open("red.pin_up red.gunman blue.pin_up yellow.pin_up green.pin_up green.gunman")
    assert t.told("wheels_set") == [{"players": []}] and t.told("wheels_revealed")[0]["destinations"] == {}
    assert t.told("character_moved") == []
    assert t.told("zombie_stayed_away") == [{"location": "restroom"}, {"location": "supermarket"}]
    assert t.told("parking_attacked") == [{"location": "parking", "zombies": 4}], "two dice, the crowd, the Pin-Ups"
    t.vote(red="blue", blue="red", yellow="blue", green="blue")
    assert t.eaten == ["blue.pin_up"] and t.g.result is None and t.ask == "vote_victim", "the game goes on"

    t = only_parking_is_open("red.gunman blue.gunman yellow.gunman green.gunman red.tough_guy")
    assert t.told("crowd_attracts") == [{"location": "parking"}] and t.told("pin_ups_attract") == []
    assert t.told("parking_attacked") == [{"location": "parking", "zombies": 3}]


def chief_blue_announces_6(in_6: str, hand: str) -> Table:
    return table(
        where={"restroom": "blue.pin_up", "supermarket": in_6, "megatoys": "red.gunman"},
        hands={"blue": hand},
        badge="blue",
        elected=True,
        steps=[("announce_destination",), *MOVES],
    ).answer("blue", "to:supermarket")


@clause("MH-9.3", "MH-10.19")
def test_t44_announced_then_sprinted() -> None:
    four = "red.pin_up yellow.pin_up green.pin_up green.gunman"
    sprinted = chief_blue_announces_6(four, "sprint")
    assert sprinted.told("destination_announced") == [{"player": "blue", "location": "supermarket"}]
    sprint = "move:blue.pin_up sprint:security_hq with:sprint"
    assert sprint in sprinted.options("blue")
    assert sprinted.answer("blue", sprint).at("security_hq") == ["blue.pin_up"]

    bound = chief_blue_announces_6(four, "")
    assert bound.options("blue") == ["move:blue.pin_up go:supermarket"]
    assert bound.refused("blue", sprint) == "MH-10.18"
    assert bound.answer("blue", "move:blue.pin_up go:supermarket").g.where["blue.pin_up"] == "supermarket"

    full = chief_blue_announces_6(f"{four} red.tough_guy yellow.gunman", "")
    assert full.answer("blue", "move:blue.pin_up go:supermarket").at("parking") == ["blue.pin_up"]


@clause("MH-1.17", "MH-10.28", "MH-17.9")
def test_t51_the_same_question_for_all() -> None:
    def red_and_blue_move(card_of_blue: str) -> Table:
        return table(
            where={"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up green.gunman"},
            hands={"red": "pistol", "blue": card_of_blue},
            destinations={"red": "restroom", "blue": "restroom"},
            steps=MOVES,
        )

    with_sprint, without = red_and_blue_move("sprint"), red_and_blue_move("pistol")
    assert with_sprint.asked == ["red"] and with_sprint.options("red") == ["move:red.pin_up go:restroom"]
    of_red = with_sprint.seen_by("green").question()
    for t in (with_sprint, without):
        t.answer("red", "move:red.pin_up go:restroom")
        assert t.asked == ["blue"]
    assert len(with_sprint.options("blue")) > len(without.options("blue")) == 1
    for other in ("red", "yellow", "green", None):
        assert with_sprint.seen_by(other).message() == without.seen_by(other).message()
    of_blue = with_sprint.seen_by("green").question()
    assert of_red is not None and of_blue == of_red | {"asked": of_red["asked"] + 1, "waiting": [1]}
