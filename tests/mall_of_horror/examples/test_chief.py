"""Worked examples of the Chief of Security: election, dice, announcement (chapters 7 to 9)."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

UP_TO_DESTINATIONS: list[Step] = [("chief_election",), ("arrival_roll",), ("choose_destinations",)]


@clause("MH-7.6", "MH-8.4", "MH-8.6", "MH-9.5")
def test_t16_unelected_chief() -> None:
    t = table(
        "blue yellow red green",
        where={"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up red.gunman"},
        hands={"red": "security_camera"},
        badge="red",
        steps=[*UP_TO_DESTINATIONS, ("arrival_and_moves",)],
        chance=dice(1, 3, 4, 6),
    )
    assert t.told("chief_elected") == t.told("dice_seen") == [] and t.seen_by("red").view()["dice"] is None
    assert t.ask == "play_camera" and t.asked == ["red"]
    t.answer("red", "play:security_camera")
    assert t.seen_by("red").view()["dice"] == [1, 3, 4, 6] and t.seen_by("blue").view()["dice"] is None
    assert t.ask == "choose_destination" and t.asked == ["blue", "yellow", "red", "green"]
    before = t.seen_by("blue").view()
    t.answer("red", "to:restroom")
    assert t.seen_by("blue").view() == before and t.told("destination_announced") == []
    for colour in ("blue", "yellow", "green"):
        t.answer(colour, "to:restroom")
    assert t.turns("move_character") == ["red", "green", "blue", "yellow"]


@clause("MH-7.2", "MH-8.2", "MH-9.2")
def test_t17_alone_in_the_hq() -> None:
    t = table(
        where={"security_hq": "blue.pin_up blue.gunman", "megatoys": "red.pin_up yellow.pin_up green.pin_up"},
        badge="red",
        hands={"red": "threat", "blue": "threat", "yellow": "threat"},
        steps=UP_TO_DESTINATIONS,
        chance=dice(1, 3, 4, 6),
    )
    assert t.told("chief_elected") == [{"player": "blue"}] and t.told("ballots_revealed") == []
    assert t.told("window_opened") == [{"window": "camera_window"}], "no window for Threats"
    assert t.seen_by("blue").view()["dice"] == [1, 3, 4, 6] and t.seen_by("red").view()["dice"] is None
    t.all_pass()
    assert t.ask == "announce_destination" and t.asked == ["blue"]
    t.answer("blue", "to:parking")
    assert t.told("destination_announced") == [{"player": "blue", "location": "parking"}]
    assert t.ask == "choose_destination" and t.asked == ["red", "yellow", "green"]
    assert t.seen_by("red").view()["destinations"] == {"blue": "parking"}


@clause("MH-7.8", "MH-10.6")
def test_t18_hq_overrun() -> None:
    t = table(
        "red green blue yellow",
        where={"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up red.gunman blue.gunman"},
        zombies={"security_hq": 7},
        hands={"red": "security_camera", "blue": "sprint", "yellow": "sprint", "green": "security_camera"},
        eliminated={"green": 1},
        badge="green",
        round_=4,
        steps=[("arrival_roll",), ("arrival_and_moves",), ("end_of_round",)],
        chance=dice(5, 2, 2, 2),
    ).all_pass()
    assert t.told("location_overrun") == [{"location": "security_hq", "count": 8}]
    for _ in range(3):
        t.go_on(("chief_election",), ("arrival_roll",), chance=dice(5, 5, 5, 5))
        assert t.g.badge == t.seat("green") and not t.g.chief_elected and t.told("dice_seen") == []
        assert t.turns("play_camera") == ["blue", "yellow", "red"], "in order from Green's seat"
        t.go_on(("set_wheels",))
        assert t.refused("red", "to:security_hq") == "MH-9.7"
        t.play_on().go_on(("end_of_round",))
    t.go_on(("arrival_roll",), chance=dice(5, 5, 5, 5)).answer("blue", "pass").answer("yellow", "pass")
    t.answer("red", "play:security_camera")
    assert t.told("dice_seen") == [{"player": "red"}] and t.seen_by("green").view()["dice"] is None


def red_stands_again() -> Table:
    return table(
        where={"security_hq": "red.gunman blue.pin_up blue.tough_guy", "megatoys": "yellow.pin_up green.pin_up"},
        badge="red",
        steps=UP_TO_DESTINATIONS,
        chance=dice(1, 3, 4, 6),
    ).vote(red="red", blue="blue")


@clause("MH-7.5", "MH-8.2")
def test_t45_elected_again() -> None:
    elected = red_stands_again().vote(red="red", blue="blue", yellow="red", green="red")
    assert elected.g.badge == elected.seat("red") and elected.g.chief_elected
    assert elected.told("dice_seen") == [{"player": "red"}]
    assert elected.seen_by("red").view()["dice"] == [1, 3, 4, 6]
    assert elected.ask == "announce_destination" and elected.asked == ["red"]

    tied = red_stands_again().vote(red="red", blue="blue", yellow="red", green="blue")
    assert tied.g.badge == tied.seat("red") and not tied.g.chief_elected
    assert tied.told("dice_seen") == [] and tied.seen_by("red").view()["dice"] is None
    assert tied.ask == "choose_destination" and "red" in tied.asked
