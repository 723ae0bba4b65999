"""What the drawings need and must not work out themselves: dangers, sealed wheels, the result, all that is printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mall_of_horror.table import Table, new_game, table
from untot.games.mall_of_horror.pieces import CARDS, COLOURS, KIND_OF, LOCATIONS
from untot.kernel.rulebook import clause

SIX = "red.pin_up red.tough_guy blue.pin_up blue.tough_guy yellow.pin_up green.pin_up"


def location(t: Table, name: str) -> dict[str, Any]:
    view = t.seen_by(None).view()
    return next(place for place in view["locations"] if place["id"] == name)


# -- danger -----------------------------------------------------------------------------------------------------


@clause("MH-12.5", "MH-12.6", "MH-13.1")
@pytest.mark.parametrize(
    ("place", "people", "zombies", "danger"),
    [
        ("megatoys", "red.pin_up blue.pin_up", 0, "quiet"),
        ("megatoys", "", 9, "quiet"),
        ("megatoys", "red.pin_up blue.pin_up", 1, "holds"),
        ("megatoys", "red.pin_up blue.pin_up", 2, "breach"),
        ("parking", "red.pin_up blue.pin_up", 1, "breach"),
        ("supermarket", SIX, 3, "holds"),
        ("supermarket", SIX, 4, "breach"),
        ("cachou", "", 0, "closed"),
    ],
)
def test_the_view_says_what_would_happen_at_a_door(place: str, people: str, zombies: int, danger: str) -> None:
    t = table(where={place: people}, zombies={place: zombies})
    assert location(t, place)["danger"] == danger


@clause("MH-12.7", "MH-12.10")
def test_the_limit_of_the_supermarket_is_sent_as_the_options_have_it() -> None:
    for by_letter, limit, danger in (("off", 4, "breach"), ("on", None, "holds")):
        t = table(where={"supermarket": SIX}, zombies={"supermarket": 4}, literal_german_text=by_letter)
        assert (location(t, "supermarket")["limit"], location(t, "supermarket")["danger"]) == (limit, danger)
        assert location(t, "megatoys")["limit"] is None


@clause("MH-12.13")
def test_hardware_shows_with_the_event_of_its_card() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up"}, elsewhere=("supermarket", 6), zombies={"megatoys": 5},
        hands={"red": "hardware sprint"}, steps=[("attack_location", "megatoys")],
    )  # fmt: skip
    onlooker = t.match.look_on(None)
    t.answer("red", "play:hardware")
    (played,) = (event for event in onlooker.news(t.g).events if event["event"] == "card_played")
    assert [["locations", 2, "defence"], 3] in played["patch"]


# -- wheels -----------------------------------------------------------------------------------------------------


@clause("MH-9.13", "MH-14.3")
def test_the_view_says_who_has_a_wheel_to_set_and_the_question_who_has_not_set_it() -> None:
    t = table(
        where={"restroom": "red.pin_up", "megatoys": "blue.pin_up yellow.pin_up"}, elsewhere=("supermarket", 6),
        eliminated={"green": 1}, round_=3, badge="red", elected=True, steps=[("choose_destinations",)],
    )  # fmt: skip
    assert t.seen_by(None).view()["wheels"] == ["red", "blue", "yellow"], "the Chief too, who announces"
    t.answer("red", "to:parking").answer("blue", "to:parking")
    question = t.seen_by(None).question()
    assert question is not None and question["waiting"] == [t.seat("yellow")]
    assert t.seen_by(None).view()["wheels"] == ["red", "blue", "yellow"]
    t.answer("yellow", "to:parking")
    assert t.seen_by(None).view()["destinations"] == {"red": "parking", "blue": None, "yellow": None}


@clause("MH-9.14")
def test_who_has_nowhere_to_go_has_no_wheel() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, closed="restroom cachou megatoys security_hq supermarket",
        phase="choose_destination",
    )  # fmt: skip
    assert t.seen_by(None).view()["wheels"] == []


# -- the result -------------------------------------------------------------------------------------------------


def finished(**hands: str) -> dict[str, Any]:
    """Red and Blue have 7 points, Yellow 5, Green nobody; the next victim was the last."""
    t = table(
        where={"restroom": "red.pin_up blue.pin_up", "megatoys": "yellow.tough_guy", "parking": "blue.gunman"},
        hands=hands, zombies={"parking": 1}, steps=[("eat", "blue.gunman")],
    )  # fmt: skip
    result: dict[str, Any] = t.seen_by(None).view()["result"]
    return result


@clause("MH-15.9", "MH-15.11", "MH-15.12")
@pytest.mark.parametrize(
    ("hands", "winners", "decided_by"),
    [
        ({"red": "sprint", "blue": "sprint"}, ["red", "blue"], "nothing"),
        ({"red": "sprint", "blue": "sprint pistol"}, ["blue"], "cards"),
        ({"yellow": "sprint pistol"}, ["red", "blue"], "nothing"),
    ],
)
def test_the_result_says_who_won_and_by_what(hands: dict[str, str], winners: list[str], decided_by: str) -> None:
    result = finished(**hands)
    assert (result["reason"], result["winners"], result["decided_by"]) == ("few_left", winners, decided_by)


@clause("MH-15.9", "MH-15.11")
def test_the_result_ranks_everybody_with_points_cards_and_survivors() -> None:
    ranking = finished(blue="sprint")["ranking"]
    assert [(row["place"], row["colour"], row["points"], row["cards"], row["won"]) for row in ranking] == [
        (1, "blue", 7, 1, True), (2, "red", 7, 0, False), (3, "yellow", 5, 0, False), (4, "green", 0, 0, False),
    ]  # fmt: skip
    assert [row["survivors"] for row in ranking] == [["blue.pin_up"], ["red.pin_up"], ["yellow.tough_guy"], []]
    assert [row["seat"] for row in ranking] == [1, 0, 2, 3]


@clause("MH-15.9")
def test_more_points_decide_alone() -> None:
    t = table(
        where={"restroom": "red.pin_up red.gunman", "megatoys": "blue.pin_up", "parking": "blue.gunman"},
        hands={"blue": "sprint pistol"}, zombies={"parking": 1}, steps=[("eat", "blue.gunman")],
    )  # fmt: skip
    result = t.seen_by(None).view()["result"]
    assert (result["winners"], result["decided_by"]) == (["red"], "points")


# -- the scene --------------------------------------------------------------------------------------------------


def scene(seats: int = 4, literal_german_text: str = "off") -> dict[str, Any]:
    return new_game(seats, literal_german_text=literal_german_text).seen_by(None).scene()


@clause("MH-1.3", "MH-12.9")
def test_the_scene_tells_what_is_printed_on_board_tokens_and_cards() -> None:
    drawn = scene()
    places = {place["id"]: place for place in drawn["locations"]}
    assert {name: (place["number"], place["capacity"]) for name, place in places.items()} == {
        name: (place.number, place.capacity) for name, place in LOCATIONS.items()
    }
    assert [name for name, place in places.items() if not place["has_doors"]] == ["parking"]
    assert {place["vote"]: name for name, place in places.items() if place["vote"]} == {
        "truck": "parking", "chief": "security_hq",
    }  # fmt: skip
    cards = {card["id"]: (card["family"], card["amount"], card["picture"]) for card in drawn["cards"]}
    assert cards["shotgun"] == ("weapon", 2, "shotgun") and set(cards) == set(CARDS)


@clause("MH-12.9")
def test_the_scene_tells_points_defence_and_votes_as_they_are_played() -> None:
    def values(drawn: dict[str, Any]) -> dict[str, tuple[int, int, int]]:
        return {kind["id"]: (kind["points"], kind["defence"], kind["votes"]) for kind in drawn["characters"]}

    assert values(scene()) == {"pin_up": (7, 1, 1), "tough_guy": (5, 2, 1), "gunman": (3, 1, 2)}
    assert values(scene(3))["little_girl"] == (1, 1, 1)
    by_letter = values(scene(literal_german_text="on"))
    assert (by_letter["tough_guy"], by_letter["gunman"]) == ((5, 1, 1), (3, 2, 2))


def test_every_thing_that_an_answer_can_name_has_its_kind_in_the_scene() -> None:
    kinds = scene()["kinds"]
    named = {"location": [*LOCATIONS], "card": [*CARDS], "colour": [*COLOURS], "character": [*KIND_OF]}
    for kind, things in named.items():
        assert {kinds[thing] for thing in things} == {kind}


@clause("MH-15.2", "MH-15.3")
def test_the_scene_tells_when_it_ends() -> None:
    assert [scene(seats)["survivors_at_end"] for seats in (3, 4, 5, 6)] == [4, 4, 4, 6]
    assert scene()["overrun_by"] == 8 and len(scene()["phases"]) == 6
