"""Worked examples of card windows: who is asked, in which order, and what is refused (chapters 3, 5 and 8)."""

from __future__ import annotations

import pytest

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.errors import Refused
from untot.kernel.rulebook import clause


@clause("MH-8.7")
def test_t28_camera_twice() -> None:
    t = table(
        where={"security_hq": "blue.pin_up"},
        hands={"blue": "security_camera", "red": "sprint"},
        steps=[("chief_election",), ("arrival_roll",)],
        chance=dice(1, 3, 4, 6),
    )
    assert t.told("chief_elected") == [{"player": "blue"}] and t.asked == ["red"]
    assert t.refused("blue", "play:security_camera") == "MH-8.7"
    with pytest.raises(Refused):
        t.answer("blue", "play:security_camera")
    assert t.hand("blue") == ["security_camera"] and t.g.played == []


@clause("MH-3.3", "MH-3.5", "MH-5.6", "MH-5.7", "MH-5.8")
def test_t39_order_in_the_windows() -> None:
    t = table(
        where={
            "security_hq": "red.gunman red.pin_up blue.pin_up",
            "megatoys": "blue.gunman green.pin_up",
            "supermarket": "yellow.pin_up yellow.gunman",
        },
        zombies={"megatoys": 4},
        hands={"red": "sprint", "blue": "fire_axe", "yellow": "sprint", "green": "pistol sprint threat"},
        badge="yellow",
        steps=[("chief_election",), ("arrival_roll",), ("choose_destinations",), ("arrival_and_moves",)],
        chance=dice(2, 2, 2, 2),
    )
    assert t.turns("play_threat") == ["yellow", "green", "red", "blue"]
    t.vote(red="red", blue="blue")
    assert t.told("chief_elected") == [{"player": "red"}]
    assert t.turns("play_camera") == ["blue", "yellow", "green"], "Red, elected, sees the dice and needs no Camera"
    t.answer("red", "to:parking").answer("blue", "to:restroom")
    t.answer("yellow", "to:restroom").answer("green", "to:restroom")
    for colour, place in (("red", "parking"), ("blue", "restroom"), ("yellow", "restroom")):
        assert t.asked == [colour]
        t.answer(colour, f"move:{colour}.pin_up go:{place}")
    assert t.asked == ["green"]
    t.answer("green", "move:green.pin_up stay:megatoys with:sprint").go_on(("attack_location", "megatoys"))
    assert t.ask == "attack_cards" and t.asked == ["blue"]
    t.answer("blue", "pass").answer("green", "play:pistol")
    assert t.g.zombies["megatoys"] == 3 and t.defence("megatoys") == 2, "they still get in"
    assert t.asked == ["green"] and t.refused("blue", "play:fire_axe") == "MH-5.8"
    assert t.answer("green", "pass").ask == "vote_victim", "Blue gets no second turn"


@clause("MH-5.11", "MH-17.6")
def test_t49_a_refused_card() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up yellow.pin_up"},
        zombies={"restroom": 3},
        hands={"red": "hidden threat", "blue": "pistol"},
        steps=[("attack_location", "restroom")],
    ).answer("red", "play:hidden on:red.pin_up")
    before, told = t.g.copy(), len(t.events)
    with pytest.raises(Refused) as refusal:
        t.answer("red", "play:threat")
    assert refusal.value.clause == "MH-5.11"
    assert t.hand("red") == ["threat"] and t.g == before and len(t.events) == told
    assert t.ask == "attack_cards" and t.asked == ["red"]
    assert t.refused("blue", "play:pistol") == "MH-5.10", "it is still Red's turn"


@clause("MH-5.11")
def test_t53_threat_against_the_last_open_colour() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up"},
        zombies={"megatoys": 2},
        hands={"red": "hidden", "blue": "threat"},
        steps=[("attack_location", "megatoys")],
    ).answer("red", "play:hidden on:red.pin_up")
    assert t.asked == ["blue"] and t.options("blue") == ["pass"]
    assert t.refused("blue", "play:threat") == "MH-5.11"


def camera_window(played: str, **hands: str) -> Table:
    return table(hands=hands, played=played, steps=[("arrival_roll",)], chance=dice(1, 3, 4, 6))


@clause("MH-5.9", "MH-5.23")
def test_t54_nothing_left_to_ask() -> None:
    spent = camera_window("security_camera security_camera security_camera", red="sprint", blue="pistol")
    assert spent.ask is None and spent.told("window_opened") == []
    with_camera, without = (
        camera_window("security_camera security_camera", blue=card) for card in ("security_camera", "sprint")
    )
    for t in (with_camera, without):
        assert t.ask == "play_camera" and t.asked == ["blue"], "Red is passed over"
    for other in ("red", "yellow", None):
        assert with_camera.seen_by(other).message() == without.seen_by(other).message()


@clause("MH-5.6", "MH-5.23")
def test_mh_5_23_the_question_says_whom_it_reaches_and_in_which_order() -> None:
    everybody = dict.fromkeys(("red", "blue", "yellow", "green"), "security_camera pistol")
    elected = table(hands=everybody, badge="blue", elected=True, steps=[("arrival_roll",)], chance=dice(1, 3, 4, 6))

    def reached() -> list[int]:
        assert elected.match.ask is not None and elected.match.ask.about is not None
        return list(elected.match.ask.about["round"])

    assert reached() == [elected.seat(player) for player in ("yellow", "green", "red")]
    elected.answer("yellow", "play:security_camera")
    assert reached() == [elected.seat("green"), elected.seat("red")]
