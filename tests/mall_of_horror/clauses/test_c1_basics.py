"""Chapter 1: basics."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.mall_of_horror.table import UNSHUFFLED, new_game, table
from tests.tools.position import dice
from untot.games.mall_of_horror import GAME
from untot.games.mall_of_horror.pieces import LOCATIONS
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.live import LiveMatch, replay
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"
FIVE = "red blue yellow green black"
SIX_OTHERS = "blue.pin_up blue.tough_guy blue.gunman yellow.pin_up yellow.tough_guy yellow.gunman"
MOVE_RED = [("move_character", 0)]
ARRIVALS = [("arrival_roll",), ("arrival_and_moves",)]


@clause("MH-1.1")
@pytest.mark.parametrize("players", [2, 7])
def test_mh_1_1_two_or_seven_players_cannot_sit_down(players: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        LiveMatch.begin(GAME, players, seed_of(1))
    assert refusal.value.clause == "MH-1.1"


@clause("MH-1.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mh_1_1_three_to_six_players_find_a_seat(players: int) -> None:
    t = new_game(players)
    assert len(t.g.hands) == len(t.g.colours) == t.g.seats == players


@clause("MH-1.2")
def test_mh_1_2_nobody_places_a_character_of_somebody_else() -> None:
    t = table(unplaced="red.pin_up blue.gunman", steps=[("place_character", 0)], chance=dice(1, 3))
    assert t.refused("red", "place:blue.gunman at:restroom") == "MH-1.2"
    assert t.refused("red", "place:red.pin_up at:restroom") is None


@clause("MH-1.2")
def test_mh_1_2_nobody_moves_a_character_of_somebody_else() -> None:
    crowd = "red.pin_up blue.gunman"
    t = table(where={"parking": crowd}, destinations={"red": "restroom"}, steps=MOVE_RED)
    assert t.refused("red", "move:blue.gunman go:megatoys") == "MH-1.2"
    assert t.options("red") == ["move:red.pin_up go:restroom"]


@clause("MH-1.3")
def test_mh_1_3_each_die_face_means_the_location_with_that_number_at_set_up() -> None:
    t = table(FIVE, steps=[("first_zombies",)] * 2, chance=dice(1, 2, 3, 4, 5, 6, 6, 6))
    assert t.g.zombies == {
        "restroom": 1, "cachou": 1, "megatoys": 1, "parking": 1, "security_hq": 1, "supermarket": 3,
    }  # fmt: skip


@clause("MH-1.3")
@pytest.mark.parametrize(("face", "location"), list(enumerate(LOCATIONS, start=1)))
def test_mh_1_3_each_die_face_means_the_location_with_that_number_in_a_round(face: int, location: str) -> None:
    t = table(FIVE, steps=ARRIVALS, chance=dice(face, face, face, face))
    assert t.g.zombies == dict.fromkeys(LOCATIONS, 0) | {location: 4}


@clause("MH-1.4")
@pytest.mark.parametrize(("start", "goal"), list(permutations(LOCATIONS, 2)))
def test_mh_1_4_every_other_location_is_one_move_away(start: str, goal: str) -> None:
    t = table(FIVE, where={start: "red.pin_up"}, elsewhere=("parking", 4), destinations={"red": goal}, steps=MOVE_RED)
    t.answer("red", f"move:red.pin_up go:{goal}")
    assert "red.pin_up" in t.at(goal)


@clause("MH-1.4")
def test_mh_1_4_a_sprint_reaches_every_other_open_location_too() -> None:
    t = table(
        where={"restroom": "red.pin_up"}, closed="cachou", destinations={"red": "megatoys"}, hands={"red": "sprint"},
        steps=MOVE_RED,
    )  # fmt: skip
    sprints = ["sprint:parking", "sprint:security_hq", "sprint:supermarket", "stay:restroom"]
    assert t.options("red")[1:] == [f"move:red.pin_up {sprint} with:sprint" for sprint in sprints]


@clause("MH-1.5")
def test_mh_1_5_a_tough_guy_takes_one_place_only() -> None:
    two = "red.tough_guy blue.tough_guy"
    t = table(
        where={"restroom": two, "megatoys": "yellow.tough_guy"}, elsewhere=("parking", 6),
        destinations={"yellow": "restroom"}, steps=[("move_character", 2)],
    )  # fmt: skip
    t.answer("yellow", "move:yellow.tough_guy go:restroom")
    assert t.at("restroom") == [*two.split(), "yellow.tough_guy"]


@clause("MH-1.5", "MH-1.6")
@pytest.mark.parametrize(
    ("location", "capacity"),
    [("restroom", 3), ("cachou", 4), ("megatoys", 4), ("security_hq", 3), ("supermarket", 6)],
)
def test_mh_1_6_a_location_never_holds_more_than_its_capacity(location: str, capacity: int) -> None:
    crowd = SIX_OTHERS.split()[:capacity]
    rooms = {location: " ".join(crowd), "parking": "green.pin_up"}
    start = "megatoys" if location == "restroom" else "restroom"
    t = table(FIVE, where=rooms | {start: "red.pin_up"}, destinations={"red": location}, steps=MOVE_RED)
    assert t.refused("red", f"move:red.pin_up enter:{location}") == "MH-10.15"
    t.answer("red", f"move:red.pin_up go:{location}")
    assert t.at(location) == crowd and "red.pin_up" in t.at("parking")


@clause("MH-1.6")
@pytest.mark.parametrize(
    ("location", "capacity"),
    [("restroom", 3), ("cachou", 4), ("megatoys", 4), ("security_hq", 3), ("supermarket", 6)],
)
def test_mh_1_6_the_last_free_place_can_be_taken(location: str, capacity: int) -> None:
    crowd = SIX_OTHERS.split()[: capacity - 1]
    rooms = {location: " ".join(crowd), "parking": "red.pin_up"}
    t = table(FIVE, where=rooms, elsewhere=("parking", 4), destinations={"red": location}, steps=MOVE_RED)
    t.answer("red", f"move:red.pin_up go:{location}")
    assert len(t.at(location)) == capacity


@clause("MH-1.7")
def test_mh_1_7_parking_takes_everybody_even_those_whom_a_full_location_turns_away() -> None:
    blues = "blue.pin_up blue.tough_guy blue.gunman blue.little_girl"
    t = table(
        "red blue yellow", where={"restroom": "red.pin_up yellow.gunman", "megatoys": blues}, elsewhere=("parking", 12),
        destinations={"red": "parking", "yellow": "megatoys"}, steps=[*MOVE_RED, ("move_character", 2)],
    )  # fmt: skip
    t.answer("red", "move:red.pin_up go:parking").answer("yellow", "move:yellow.gunman go:megatoys")
    assert len(t.at("parking")) == 14


@clause("MH-1.8")
def test_mh_1_8_zombies_in_front_take_no_place_and_may_be_any_number() -> None:
    t = table(
        where={"restroom": "red.gunman blue.gunman", "megatoys": "red.pin_up yellow.pin_up green.pin_up"},
        zombies={"restroom": 40}, destinations={"red": "restroom"}, steps=ARRIVALS, chance=dice(1, 1, 1, 1),
    )  # fmt: skip
    t.answer("red", "move:red.pin_up go:restroom")
    assert t.g.zombies["restroom"] == 44 and "red.pin_up" in t.at("restroom")


@clause("MH-1.9")
def test_mh_1_9_nobody_enters_a_closed_location() -> None:
    t = table(
        where={"restroom": "red.pin_up"}, elsewhere=("parking", 6), closed="cachou megatoys",
        destinations={"red": "megatoys"}, hands={"red": "sprint"}, steps=MOVE_RED,
    )  # fmt: skip
    assert "move:red.pin_up sprint:cachou with:sprint" not in t.options("red")
    t.answer("red", "move:red.pin_up go:megatoys")
    assert t.at("megatoys") == [] and "red.pin_up" in t.at("parking")


@clause("MH-1.10")
def test_mh_1_10_a_die_that_shows_a_closed_location_is_ignored_and_not_rolled_again() -> None:
    t = table(closed="cachou restroom", steps=ARRIVALS, chance=dice(1, 2, 2, 6))
    assert t.g.zombies == dict.fromkeys(LOCATIONS, 0) | {"supermarket": 1}
    assert t.told("zombie_stayed_away") == [{"location": "restroom"}, {"location": "cachou"}, {"location": "cachou"}]


@clause("MH-1.10")
def test_mh_1_10_no_revenge_zombie_in_front_of_a_closed_location() -> None:
    t = table(eliminated={"red": 1}, round_=2, steps=[("place_revenge_zombie", 0)])
    assert t.refused("red", "zombie:cachou") == "MH-1.10"


@clause("MH-1.11")
def test_mh_1_11_a_killed_zombie_can_appear_again() -> None:
    t = table(
        where={"megatoys": "red.pin_up"}, zombies={"megatoys": 1}, hands={"red": "pistol"},
        steps=[("attack_location", "megatoys"), ("first_zombies",)], chance=dice(3, 3, 1, 1),
    )  # fmt: skip
    t.answer("red", "play:pistol")
    assert t.told("zombies_killed") == [{"location": "megatoys", "count": 1}] and t.g.zombies["megatoys"] == 2


@clause("MH-1.11")
def test_mh_1_11_a_zombie_that_has_fed_can_appear_again() -> None:
    meals = [("eat", "red.pin_up"), ("eat", "blue.pin_up"), ("first_zombies",)]
    t = table(
        where={"megatoys": "red.pin_up", "parking": "blue.pin_up", "restroom": "green.pin_up"},
        elsewhere=("supermarket", 8), zombies={"megatoys": 5, "parking": 3}, steps=meals, chance=dice(3, 4, 4, 1),
    )  # fmt: skip
    assert t.g.zombies["megatoys"] == 0 + 1 and t.g.zombies["parking"] == 2 + 2


@clause("MH-1.12")
def test_mh_1_12_more_zombies_come_than_there_are_figures() -> None:
    t = table(zombies={"parking": 30}, steps=ARRIVALS, chance=dice(4, 4, 4, 6))
    assert sum(t.g.zombies.values()) == 34


@clause("MH-1.14")
def test_mh_1_14_an_eaten_character_never_comes_back() -> None:
    t = table(
        where={"megatoys": "red.pin_up red.gunman"}, elsewhere=("supermarket", 6), destinations={"red": "parking"},
        steps=[("eat", "red.pin_up"), *MOVE_RED],
    )  # fmt: skip
    assert "red.pin_up" not in t.g.where and "red.pin_up" not in t.g.unplaced
    assert t.refused("red", "move:red.pin_up go:parking") == "MH-1.2"


@clause("MH-1.15")
def test_mh_1_15_clockwise_is_the_order_of_the_seats() -> None:
    one_each = dict.fromkeys(FOUR.split(), "threat")
    t = table(hands=one_each, badge="yellow", steps=[("card_window", "camera_window")])
    assert t.turns("play_camera") == ["yellow", "green", "red", "blue"]


@clause("MH-1.16")
def test_mh_1_16_the_same_random_stream_repeats_a_match() -> None:
    first, again, other = (LiveMatch.begin(GAME, 4, seed_of(number)) for number in (1, 1, 2))
    for match in (first, again, other):
        for seat, colour in enumerate(("red", "blue", "yellow")):
            match.answer(seat, f"colour:{colour}")
        match.answer(3, "colour:green")
    assert first.state == again.state and first.events == again.events
    assert first.state.to_plain()["deck"] != other.state.to_plain()["deck"]
    assert replay(GAME, first.record, seed_of(1)).is_like(first)


@clause("MH-1.16")
def test_mh_1_16_shuffle_and_covered_dice_come_from_the_stream_alone() -> None:
    t = table("red blue yellow", steps=[("deal",), ("arrival_roll",)], chance=[*UNSHUFFLED, *dice(6, 1, 5, 2)])
    assert t.g.hands == [["threat"]] * 3 and t.g.dice == [6, 1, 5, 2]


@clause("MH-1.16")
@pytest.mark.parametrize(("number", "victim"), [(0, "red.pin_up"), (1, "red.tough_guy"), (2, "blue.gunman")])
def test_mh_1_16_each_character_in_the_draw_has_one_equal_chance(number: int, victim: str) -> None:
    t = table(
        where={"megatoys": "red.pin_up red.tough_guy blue.gunman"}, elsewhere=("supermarket", 5),
        zombies={"megatoys": 4}, steps=[("attack_location", "megatoys")], chance=[number],
    )  # fmt: skip
    t.vote(red="blue", blue="red").vote(red="blue", blue="red", yellow="red", green="blue")
    assert t.eaten == [victim]


@clause("MH-1.17")
def test_mh_1_17_a_placement_without_a_choice_is_made_and_told_as_forced() -> None:
    t = table(unplaced="red.pin_up", steps=[("place_character", 0)], chance=dice(3, 3))
    assert t.ask is None and t.at("megatoys") == ["red.pin_up"]
    assert [forced["answer"] for forced in t.told("forced")] == ["place:red.pin_up at:megatoys"]


@clause("MH-1.17")
def test_mh_1_17_a_secret_choice_without_a_choice_is_told_as_forced_only_when_revealed() -> None:
    t = table(
        where={"restroom": "red.pin_up", "parking": "blue.pin_up"}, closed="cachou megatoys security_hq supermarket",
        elsewhere=("parking", 6), steps=[("set_wheels",), *ARRIVALS], chance=dice(4, 4, 4, 4),
    )  # fmt: skip
    assert t.told("forced") == []
    assert t.told("wheels_revealed") == [
        {"destinations": {"red": "parking", "blue": "restroom"}, "forced": ["red", "blue"]}
    ]


@clause("MH-1.17")
def test_mh_1_17_a_window_and_a_move_are_asked_even_if_there_is_only_one_answer() -> None:
    window = table(hands={"red": "pistol"}, steps=[("card_turn", "camera_window", 0)])
    assert (window.asked, window.options("red")) == (["red"], ["pass"])
    move = table(where={"parking": "red.pin_up"}, destinations={"red": "restroom"}, steps=MOVE_RED)
    assert (move.asked, move.options("red")) == (["red"], ["move:red.pin_up go:restroom"])
