"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from tests.mall_of_horror.table import UNSHUFFLED, new_game, seated_game, table
from tests.tools.position import dice
from untot.games.mall_of_horror.pieces import FULL_DECK, LOCATIONS
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"
PLACE_RED = [("place_character", 0)]


@clause("MH-2.1")
def test_mh_2_1_a_colour_is_taken_once() -> None:
    t = new_game(4)
    t.match.answer(0, "colour:red")
    refusal = t.match.why_not(1, "colour:red")
    assert refusal is not None and refusal.clause == "MH-2.1"
    assert t.options("") == ["colour:yellow", "colour:blue", "colour:green", "colour:brown", "colour:black"]
    t.match.answer(1, "colour:black")
    assert t.told("colour_chosen") == [{"seat": 0, "colour": "red"}, {"seat": 1, "colour": "black"}]


@clause("MH-2.2")
def test_mh_2_2_three_players_take_yellow_red_and_blue() -> None:
    t = new_game(3)
    refusal = t.match.why_not(0, "colour:green")
    assert refusal is not None and refusal.clause == "MH-2.2"
    assert t.options("") == ["colour:yellow", "colour:red", "colour:blue"]


@clause("MH-2.2")
def test_mh_2_2_green_may_sit_at_a_table_of_four() -> None:
    assert new_game(4).match.why_not(0, "colour:green") is None


@clause("MH-2.3", "MH-2.4")
def test_mh_2_3_everybody_gets_three_characters_of_his_colour_and_no_little_girl() -> None:
    t = new_game(4)
    t.match.answer(0, "colour:green")
    assert t.g.unplaced == ["green.pin_up", "green.tough_guy", "green.gunman"]


@clause("MH-2.4")
def test_mh_2_4_with_three_players_the_little_girl_comes_along() -> None:
    t = new_game(3)
    t.match.answer(0, "colour:blue")
    assert t.g.unplaced == ["blue.pin_up", "blue.tough_guy", "blue.gunman", "blue.little_girl"]


@clause("MH-2.5")
@pytest.mark.parametrize("players", [3, 4])
def test_mh_2_5_cachou_is_closed_for_three_or_four_players(players: int) -> None:
    assert new_game(players).g.closed == ["cachou"]


@clause("MH-2.5")
def test_mh_2_5_cachou_stays_closed_for_the_whole_match() -> None:
    t = table(where={"parking": "red.pin_up"}, steps=[("end_of_round",), ("set_wheels",)])
    assert t.refused("red", "to:cachou") == "MH-9.7"


@clause("MH-2.6")
@pytest.mark.parametrize("players", [5, 6])
def test_mh_2_6_all_is_open_for_five_or_six_players(players: int) -> None:
    assert new_game(players).g.closed == []


@clause("MH-2.7", "MH-2.9")
def test_mh_2_9_the_host_names_the_oldest_player_before_the_deal() -> None:
    t = seated_game(FOUR, [*UNSHUFFLED, *dice(1, 3)], first_chief="named")
    assert (t.ask, t.asked, t.g.hands) == ("name_first_chief", ["red"], [[], [], [], []])
    assert t.options("red") == ["chief:red", "chief:blue", "chief:yellow", "chief:green"]
    t.answer("red", "chief:yellow")
    assert t.g.badge == t.seat("yellow") and t.asked == ["yellow"]


@clause("MH-2.8", "MH-2.9")
def test_mh_2_8_nobody_is_seen_with_the_badge_before_the_first_chief_is_known() -> None:
    t = seated_game(FOUR, [*UNSHUFFLED, *dice(1, 3)], first_chief="named")
    assert t.seen_by("blue").view()["badge"] not in range(4)
    assert t.answer("red", "chief:yellow").seen_by("blue").view()["badge"] == t.seat("yellow")


@clause("MH-2.7", "MH-2.8", "MH-2.9")
def test_mh_2_7_the_log_says_whether_the_first_chief_was_named_or_drawn() -> None:
    named = seated_game(FOUR, [*UNSHUFFLED, 0, 0], first_chief="named").answer("red", "chief:yellow")
    assert named.told("first_chief") == [{"player": "yellow"}] and named.clauses_of("first_chief") == ["MH-2.9"]
    drawn = seated_game(FOUR, [2, *UNSHUFFLED, 0, 0])
    assert drawn.told("first_chief") == [{"player": "yellow"}] and drawn.clauses_of("first_chief") == ["MH-2.8"]


@clause("MH-2.8")
@pytest.mark.parametrize(("number", "chief"), list(enumerate(FOUR.split())))
def test_mh_2_8_the_first_chief_is_drawn_among_the_seats(number: int, chief: str) -> None:
    t = seated_game(FOUR, [number, *UNSHUFFLED, *dice(1, 3)])
    assert t.told("first_chief") == [{"player": chief}] and t.g.badge == t.seat(chief)


@clause("MH-2.10")
def test_mh_2_10_one_card_each_and_the_rest_is_the_deck() -> None:
    t = table(deck="", steps=[("deal",)], chance=UNSHUFFLED)
    assert [len(hand) for hand in t.g.hands] == [1, 1, 1, 1] and len(t.g.deck) == 17
    dealt = [card for hand in t.g.hands for card in hand]
    assert sorted(dealt + t.g.deck) == sorted(FULL_DECK)


@clause("MH-2.10")
def test_mh_2_10_the_cards_are_shuffled() -> None:
    t = table(deck="", steps=[("deal",)], chance=[0] * len(UNSHUFFLED))
    assert t.hand("red") + t.hand("blue") + t.hand("yellow") + t.hand("green") + t.g.deck != list(FULL_DECK)


@clause("MH-2.11")
def test_mh_2_11_a_player_sees_his_card_before_he_places_and_nobody_else_does() -> None:
    t = seated_game(FOUR, [0, *UNSHUFFLED, *dice(1, 3)])
    assert t.ask == "place_character" and t.seen_by("red").view()["hand"] == ["threat"]
    shown = [
        [e["args"].get("card") for e in t.seen_by(who).events() if e["event"] == "card_dealt"] for who in FOUR.split()
    ]
    assert shown == [
        ["threat", None, None, None], [None, "threat", None, None],
        [None, None, "threat", None], [None, None, None, "security_camera"],
    ]  # fmt: skip


@clause("MH-2.12")
def test_mh_2_12_the_chief_places_first_and_all_go_around_until_everybody_stands() -> None:
    t = seated_game(FOUR, [2, *UNSHUFFLED, *dice(*[4, 4] * 12), *dice(1, 1, 1, 1), *dice(1, 1, 1, 1)])
    order = ["yellow", "green", "red", "blue"]
    assert t.turns("place_character") == order * 2 and t.g.unplaced == []
    assert [told["seat"] for told in t.told("forced")] == [t.seat(colour) for colour in order]


@clause("MH-2.13")
def test_mh_2_13_two_open_dice_and_any_unplaced_character() -> None:
    t = table(unplaced="red.pin_up red.gunman", where={"parking": "red.tough_guy"}, steps=PLACE_RED, chance=dice(6, 1))
    assert t.told("placement_rolled") == [{"player": "red", "dice": [6, 1]}]
    assert t.options("red") == [
        "place:red.pin_up at:restroom", "place:red.pin_up at:supermarket",
        "place:red.gunman at:restroom", "place:red.gunman at:supermarket",
    ]  # fmt: skip
    t.answer("red", "place:red.gunman at:supermarket")
    assert t.at("supermarket") == ["red.gunman"] and t.g.unplaced == ["red.pin_up"]


@clause("MH-2.13")
def test_mh_2_13_nobody_is_placed_a_second_time() -> None:
    t = table(unplaced="red.pin_up red.gunman", where={"parking": "red.tough_guy"}, steps=PLACE_RED, chance=dice(6, 1))
    assert t.refused("red", "place:red.tough_guy at:restroom") == "MH-2.13"


@clause("MH-2.14")
def test_mh_2_14_a_die_that_shows_a_full_location_cannot_be_picked() -> None:
    full = {"restroom": "blue.pin_up blue.gunman blue.tough_guy"}
    t = table(unplaced="red.pin_up red.gunman", where=full, steps=PLACE_RED, chance=dice(1, 3))
    assert t.refused("red", "place:red.pin_up at:restroom") == "MH-2.14"
    assert t.options("red") == ["place:red.pin_up at:megatoys", "place:red.gunman at:megatoys"]


@clause("MH-2.15")
def test_mh_2_15_a_die_that_shows_a_closed_location_cannot_be_picked() -> None:
    t = table(unplaced="red.pin_up red.gunman", steps=PLACE_RED, chance=dice(2, 3))
    assert t.refused("red", "place:red.pin_up at:cachou") == "MH-2.15"
    assert t.options("red") == ["place:red.pin_up at:megatoys", "place:red.gunman at:megatoys"]


@clause("MH-2.16")
def test_mh_2_16_a_free_choice_only_if_neither_die_can_be_picked() -> None:
    usable = table(unplaced="red.pin_up red.gunman", steps=PLACE_RED, chance=dice(1, 2))
    assert usable.refused("red", "place:red.pin_up at:parking") == "MH-2.16"
    full = {"security_hq": "blue.pin_up blue.gunman blue.tough_guy"}
    stuck = table(unplaced="red.pin_up", where=full, steps=PLACE_RED, chance=dice(5, 2))
    free = ["restroom", "megatoys", "parking", "supermarket"]
    assert stuck.options("red") == [f"place:red.pin_up at:{location}" for location in free]


@clause("MH-2.17")
def test_mh_2_17_two_equal_dice_offer_one_location() -> None:
    t = table(unplaced="red.pin_up red.gunman", steps=PLACE_RED, chance=dice(5, 5))
    assert t.options("red") == ["place:red.pin_up at:security_hq", "place:red.gunman at:security_hq"]


@clause("MH-2.18")
def test_mh_2_18_the_chief_rolls_the_first_four_zombies_openly() -> None:
    t = table(badge="blue", steps=[("first_zombies",)], chance=dice(1, 6, 6, 5))
    assert t.told("first_dice") == [{"player": "blue", "dice": [1, 6, 6, 5]}]
    assert t.g.zombies == dict.fromkeys(LOCATIONS, 0) | {"restroom": 1, "supermarket": 2, "security_hq": 1}


@clause("MH-2.19")
def test_mh_2_19_a_die_for_the_closed_cachou_brings_no_zombie() -> None:
    t = table(steps=[("first_zombies",)], chance=dice(2, 2, 2, 4))
    assert sum(t.g.zombies.values()) == t.g.zombies["parking"] == 1


@clause("MH-2.20")
def test_mh_2_20_the_first_zombies_neither_attack_nor_attract_nor_overrun() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, zombies={"restroom": 7}, steps=[("first_zombies",)],
        chance=dice(1, 4, 4, 4),
    )  # fmt: skip
    assert t.ask is None and t.at("parking") == ["red.pin_up", "blue.pin_up"]
    assert t.g.zombies["restroom"] == 8 and "restroom" not in t.g.closed and t.g.zombies["parking"] == 3


@clause("MH-2.21")
def test_mh_2_21_the_first_chief_sees_the_dice_only_if_he_is_elected() -> None:
    rolled = [("chief_election",), ("arrival_roll",)]
    drawn = table(badge="red", steps=rolled, chance=dice(1, 2, 3, 4))
    assert drawn.seen_by("red").view()["dice"] is None
    elected = table(badge="red", where={"security_hq": "red.pin_up"}, steps=rolled, chance=dice(1, 2, 3, 4))
    assert elected.seen_by("red").view()["dice"] == [1, 2, 3, 4]
