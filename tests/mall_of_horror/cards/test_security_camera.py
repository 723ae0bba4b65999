"""Security Camera: its player alone sees the four dice under the box."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"


def covered_roll(chief: str | None = None, **hands: str) -> Table:
    """The dice 2, 3, 4, 6 lie under the box; who is elected Chief sees them already."""
    return table(
        where={"restroom": "red.pin_up", "megatoys": "blue.pin_up", "parking": "yellow.pin_up green.pin_up"},
        badge=chief, elected=chief is not None, hands=hands, chance=dice(2, 3, 4, 6),
        steps=[("arrival_roll",), ("set_wheels",)],
    )  # fmt: skip


def dice_as_seen(t: Table) -> list[list[int] | None]:
    return [t.seen_by(colour).view()["dice"] for colour in [*FOUR.split(), None]]


@clause("MH-8.6")
def test_mh_8_6_a_camera_shows_the_dice_to_its_player_alone() -> None:
    t = covered_roll(blue="security_camera pistol").answer("blue", "play:security_camera")
    assert dice_as_seen(t) == [None, [2, 3, 4, 6], None, None, None]


@clause("MH-8.7")
def test_mh_8_7_who_sees_the_dice_cannot_play_a_camera() -> None:
    chief = covered_roll("blue", blue="security_camera", red="sprint")
    assert chief.refused("blue", "play:security_camera") == "MH-8.7" and chief.turns("play_camera") == ["red"]
    second = covered_roll(blue="security_camera security_camera", green="sprint")
    second.answer("blue", "play:security_camera")
    assert second.asked == ["green"] and second.hand("blue") == ["security_camera"]
    assert second.refused("blue", "play:security_camera") == "MH-8.7"


@clause("MH-8.8")
def test_mh_8_8_all_see_that_somebody_looked_and_not_what_he_saw() -> None:
    t = covered_roll(blue="security_camera").answer("blue", "play:security_camera")
    looks = {who: [e for e in t.seen_by(who).events() if e["event"] == "dice_seen"] for who in ("blue", "red", None)}
    assert [event["args"] for event in looks["blue"]] == [{"player": "blue", "dice": [2, 3, 4, 6]}]
    assert [event["args"] for event in looks["red"] + looks[None]] == [{"player": "blue"}] * 2
    assert t.seen_by("red").view()["dice_seen_by"] == [t.seat("blue")]


@clause("MH-8.9")
def test_mh_8_9_who_has_seen_the_dice_may_look_again_until_they_are_revealed() -> None:
    t = covered_roll(blue="security_camera").answer("blue", "play:security_camera")
    assert t.ask == "choose_destination" and t.seen_by("blue").view()["dice"] == [2, 3, 4, 6]
    assert t.seen_by("red").view()["dice_covered"]


@clause("MH-8.6", "MH-5.4")
def test_mh_8_6_a_played_camera_is_out_of_the_game() -> None:
    t = covered_roll(blue="security_camera").answer("blue", "play:security_camera")
    assert t.hand("blue") == [] and t.g.played == ["security_camera"]
