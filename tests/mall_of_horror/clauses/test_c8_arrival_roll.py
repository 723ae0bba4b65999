"""Chapter 8: phase c, arrival roll. What a Security Camera does stands in cards/test_security_camera.py."""

from __future__ import annotations

from random import Random

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.games.mall_of_horror.pieces import LOCATIONS
from untot.games.mall_of_horror.state import MallState
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"


def rolled(elected: bool = False, eliminated: str | None = None, **hands: str) -> Table:
    """Blue has the badge and rolls 2, 3, 3, 6; everybody stands somewhere else and will choose his destination."""
    return table(
        where={"restroom": "red.pin_up", "megatoys": "blue.pin_up", "parking": "yellow.pin_up green.pin_up"},
        badge="blue", elected=elected, eliminated={eliminated: 1} if eliminated else {}, round_=3, hands=hands,
        steps=[("arrival_roll",), ("set_wheels",), ("arrival_and_moves",)], chance=dice(2, 3, 3, 6),
    )  # fmt: skip


def dice_as_seen(t: Table) -> list[list[int] | None]:
    return [t.seen_by(colour).view()["dice"] for colour in [*FOUR.split(), None]]


@clause("MH-8.1")
def test_mh_8_1_the_chief_rolls_four_dice_that_nobody_sees() -> None:
    t = rolled()
    assert t.told("dice_rolled_covered") == [{"player": "blue"}] and t.g.dice == [2, 3, 3, 6]
    assert dice_as_seen(t) == [None] * 5 and t.seen_by(None).view()["dice_covered"]


@clause("MH-8.2", "MH-8.3")
def test_mh_8_2_an_elected_chief_and_he_alone_is_shown_the_dice_without_asking() -> None:
    t = rolled(elected=True)
    assert dice_as_seen(t) == [None, [2, 3, 3, 6], None, None, None]
    looks = [[e["args"].get("dice") for e in t.seen_by(w).events() if e["event"] == "dice_seen"] for w in FOUR.split()]
    assert looks == [[None], [[2, 3, 3, 6]], [None], [None]] and t.ask == "choose_destination"


@clause("MH-8.4")
def test_mh_8_4_an_unelected_chief_does_not_see_what_an_elected_one_would() -> None:
    unelected, elected = rolled(blue="pistol"), rolled(elected=True, blue="pistol")
    assert unelected.seen_by("blue").view()["dice"] is None and unelected.told("dice_seen") == []
    assert unelected.refused("blue", "look") == "MH-8.4"
    assert elected.told("dice_seen") == [{"player": "blue"}]


@clause("MH-8.4")
def test_mh_8_4_an_unelected_chief_imagines_other_dice_than_the_real_ones() -> None:
    seen = rolled().seen_by("blue")
    imagined = [seen.imagine(Random(number)).state for number in range(9)]
    assert len({tuple(state.dice) for state in imagined if isinstance(state, MallState)}) > 3


@clause("MH-8.5")
def test_mh_8_5_all_players_in_the_game_have_the_camera_window_wherever_they_stand() -> None:
    t = rolled(eliminated="green", red="pistol", blue="pistol", yellow="security_camera", green="security_camera")
    assert t.turns("play_camera") == ["blue", "yellow", "red"]


@clause("MH-8.8")
def test_mh_8_8_that_the_chief_has_looked_is_open() -> None:
    t = rolled(elected=True)
    assert t.told("dice_seen") == [{"player": "blue"}]
    assert t.seen_by("red").view()["dice_seen_by"] == [t.seat("blue")]


@clause("MH-8.9", "MH-8.11")
def test_mh_8_9_the_chief_may_look_again_and_sees_closed_locations_too() -> None:
    t = rolled(elected=True, red="pistol").answer("red", "pass")
    assert "cachou" in t.g.closed and t.seen_by("blue").view()["dice"] == [2, 3, 3, 6]
    assert t.ask == "choose_destination" and t.seen_by("red").view()["dice"] is None


@clause("MH-8.10")
def test_mh_8_10_no_zombie_comes_before_the_dice_are_revealed() -> None:
    t = rolled()
    assert t.g.zombies == dict.fromkeys(LOCATIONS, 0)
    t.answer("red", "to:parking").answer("blue", "to:parking").answer("yellow", "to:restroom")
    t.answer("green", "to:restroom")
    assert t.told("dice_revealed") == [{"dice": [2, 3, 3, 6]}] and dice_as_seen(t) == [[2, 3, 3, 6]] * 5
    assert t.g.zombies == dict.fromkeys(LOCATIONS, 0) | {"megatoys": 2, "supermarket": 1}
