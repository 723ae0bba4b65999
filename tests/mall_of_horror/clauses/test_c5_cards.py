"""Chapter 5: cards and card windows. What a Threat does stands in cards/test_threat.py."""

from __future__ import annotations

import pytest

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.games.mall_of_horror.pieces import FULL_DECK
from untot.kernel.errors import Refused
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"
WEAPONS = ["shotgun", "chainsaw", "grenades", "pistol", "fire_axe", "baseball_bat"]


def truck_window(**hands: str) -> Table:
    """Red and Blue stand in Parking, Yellow and Green elsewhere; Red has the badge."""
    where = {"parking": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up"}
    return table(where=where, hands=hands, steps=[("truck_search",)])


def camera_window(**hands: str) -> Table:
    return table(hands=hands, steps=[("arrival_roll",)], chance=dice(1, 3, 4, 6))


def attack_on_megatoys(hidden: str = "", **hands: str) -> Table:
    """Red and Blue stand in Megatoys (D 2), Yellow and Green elsewhere; five zombies get in."""
    where = {"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up"}
    attack = [("attack_location", "megatoys")]
    return table(
        where=where, elsewhere=("supermarket", 4), zombies={"megatoys": 5}, hidden=hidden, hands=hands, steps=attack
    )


# -- hands ------------------------------------------------------------------------------------------------------


@clause("MH-5.1")
def test_mh_5_1_a_hand_is_secret_and_its_size_is_open() -> None:
    t = truck_window(red="pistol sprint", blue="threat")
    red, blue, spectator = (t.seen_by(who).view() for who in ("red", "blue", None))
    assert (red["hand"], blue["hand"], spectator["hand"]) == (["pistol", "sprint"], ["threat"], [])
    assert [player["hand_size"] for player in spectator["players"]] == [2, 1, 0, 0]
    assert "pistol" not in str(t.seen_by("blue").message()) + str(t.seen_by(None).message())


@clause("MH-5.2")
def test_mh_5_2_a_hand_of_nine_takes_a_tenth_and_an_eleventh_card() -> None:
    nine = "pistol sprint hardware hidden hidden hidden shotgun chainsaw grenades"
    t = table(
        where={"parking": "red.pin_up"}, hands={"red": nine, "blue": nine}, deck="threat fire_axe security_camera",
        steps=[("truck_search",)],
    )  # fmt: skip
    t.answer("red", "keep:fire_axe give:threat to:blue")
    assert t.hand("red") == [*nine.split(), "fire_axe"] and t.hand("blue") == [*nine.split(), "threat"]


@clause("MH-5.13")
def test_mh_5_13_no_card_changes_hands_as_the_price_of_a_vote() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, hands={"red": "pistol"}, steps=[("vote", "truck", "parking")]
    )
    assert t.refused("red", "give:pistol to:blue") == t.refused("green", "give:pistol to:blue") == "MH-5.13"
    assert t.refused("red", "show:pistol") == "MH-16.6"


# -- playing cards ----------------------------------------------------------------------------------------------


@clause("MH-5.3")
def test_mh_5_3_a_card_is_played_in_its_window_only() -> None:
    t = truck_window(red="threat pistol security_camera sprint", blue="pistol")
    assert t.options("red") == ["pass", "play:threat"]
    for card in ("pistol", "security_camera", "sprint"):
        assert t.refused("red", f"play:{card}") == "MH-5.3"
    assert t.refused("blue", "play:pistol") == "MH-5.3"


@clause("MH-5.3")
def test_mh_5_3_no_threat_once_the_ballots_have_begun() -> None:
    t = truck_window(red="threat", yellow="threat").all_pass()
    assert t.ask == "vote_truck"
    assert t.refused("red", "play:threat") == "MH-5.3"
    assert t.refused("yellow", "play:threat") == "MH-5.3"


@clause("MH-5.3")
def test_mh_5_3_no_camera_while_destinations_are_chosen() -> None:
    t = table(where={"parking": "red.pin_up"}, hands={"red": "security_camera"}, steps=[("set_wheels",)])
    assert t.refused("red", "play:security_camera") == "MH-5.3"


@clause("MH-5.3")
def test_mh_5_3_no_weapon_before_the_attack_and_no_camera_in_it() -> None:
    assert camera_window(red="pistol").refused("red", "play:pistol") == "MH-5.3"
    assert attack_on_megatoys(red="security_camera").refused("red", "play:security_camera") == "MH-5.3"


@clause("MH-5.4")
def test_mh_5_4_a_played_card_leaves_the_game_for_good() -> None:
    t = truck_window(red="threat threat")
    t.answer("red", "play:threat")
    assert t.hand("red") == ["threat"] and t.g.played == ["threat"]
    assert t.g.deck == list(FULL_DECK) and t.seen_by(None).view()["played"] == ["threat"]


@clause("MH-5.5")
def test_mh_5_5_a_card_is_spent_even_if_it_turns_out_useless() -> None:
    t = truck_window(yellow="threat")
    t.answer("yellow", "play:threat").vote(red="red", blue="red")
    assert t.ballot["totals"] == {"red": 2, "blue": 0}
    assert t.hand("yellow") == [] and t.g.played == ["threat"]


@clause("MH-5.6")
def test_mh_5_6_everybody_entitled_gets_one_turn_from_the_chief_clockwise() -> None:
    t = table(
        hands=dict.fromkeys(FOUR.split(), "security_camera"), badge="blue", steps=[("arrival_roll",)],
        chance=dice(1, 1, 1, 1),
    )  # fmt: skip
    assert t.turns("play_camera") == ["blue", "yellow", "green", "red"] and t.ask is None


@clause("MH-5.7")
def test_mh_5_7_several_cards_one_after_the_other_each_in_the_open_and_at_once() -> None:
    t = attack_on_megatoys(red="pistol hidden sprint", blue="threat")
    t.answer("red", "play:pistol")
    assert t.g.zombies["megatoys"] == 4 and t.asked == ["red"]
    t.answer("red", "play:hidden on:red.pin_up")
    assert t.g.hidden == ["red.pin_up"] and t.asked == ["red"]
    assert t.told("card_played") == [{"player": "red", "card": "pistol"}, {"player": "red", "card": "hidden"}]
    t.answer("red", "pass")
    assert t.asked == ["blue"]


@clause("MH-5.7")
def test_mh_5_7_one_may_play_no_card_at_all() -> None:
    t = attack_on_megatoys(red="pistol", blue="pistol")
    t.answer("red", "pass").answer("blue", "pass")
    assert t.told("card_played") == [] and t.told("passed") == [{"player": "red"}, {"player": "blue"}]


@clause("MH-5.8")
def test_mh_5_8_who_has_passed_gets_no_second_turn_in_the_window() -> None:
    t = attack_on_megatoys(red="pistol", blue="threat pistol")
    t.answer("red", "pass")
    assert t.refused("red", "play:pistol") == "MH-5.8"
    t.answer("blue", "play:threat").answer("blue", "pass")
    assert t.ask == "vote_victim"


@clause("MH-5.9")
def test_mh_5_9_the_entitled_are_asked_whether_or_not_they_hold_a_fitting_card() -> None:
    t = truck_window(red="pistol", blue="threat", yellow="sprint", green="hidden")
    assert t.options("red") == ["pass"]
    assert t.turns("play_threat") == FOUR.split()


@clause("MH-5.9")
def test_mh_5_9_automatic_passing_passes_whatever_is_held_until_it_is_switched_off() -> None:
    t = truck_window(red="threat", blue="threat", yellow="pistol")
    t.match.order(t.seat("blue"), "pass", is_on=True)
    t.match.order(t.seat("yellow"), "pass", is_on=True)
    t.match.order(t.seat("yellow"), "pass", is_on=False)
    t.answer("red", "pass")
    assert t.asked == ["yellow"] and t.told("passed") == [{"player": "red"}, {"player": "blue"}]


@clause("MH-5.9")
def test_mh_5_9_a_person_alone_with_bots_is_not_asked_where_he_can_only_pass() -> None:
    t = truck_window(red="pistol", blue="pistol", yellow="threat")
    t.match.alone = t.seat("blue")
    assert t.answer("red", "pass").asked == ["yellow"]
    assert t.told("passed") == [{"player": "red"}, {"player": "blue"}]
    t = truck_window(red="pistol", blue="threat", yellow="threat")
    t.match.alone = t.seat("blue")
    assert t.answer("red", "pass").asked == ["blue"], "he could play his Threat"


@clause("MH-5.9")
def test_mh_5_9_no_order_passes_only_without_a_fitting_card() -> None:
    ask = truck_window(red="threat").match.ask
    assert ask is not None and list(ask.orders) == ["pass"]


@clause("MH-5.10")
def test_mh_5_10_nobody_plays_out_of_turn() -> None:
    t = attack_on_megatoys(red="pistol", blue="pistol")
    assert t.refused("blue", "play:pistol") == "MH-5.10"
    t.answer("red", "play:pistol")
    assert t.asked == ["blue"] and t.refused("blue", "play:pistol") is None


@clause("MH-5.11")
def test_mh_5_11_a_camera_for_dice_one_sees_already_is_refused() -> None:
    t = camera_window(red="security_camera security_camera", blue="pistol")
    t.answer("red", "play:security_camera")
    assert t.asked == ["blue"] and t.refused("red", "play:security_camera") == "MH-8.7"


@clause("MH-5.11")
def test_mh_5_11_hidden_on_a_hidden_character_is_refused() -> None:
    t = attack_on_megatoys(hidden="red.pin_up", red="hidden")
    assert t.options("red") == ["pass"] and t.refused("red", "play:hidden on:red.pin_up") == "MH-5.11"


@clause("MH-5.11", "MH-4.21")
def test_mh_5_11_a_threat_of_a_wholly_hidden_player_is_refused() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up yellow.pin_up"}, hidden="red.pin_up", zombies={"megatoys": 3},
        hands={"red": "threat"}, steps=[("attack_location", "megatoys")],
    )  # fmt: skip
    assert t.options("red") == ["pass"] and t.refused("red", "play:threat") == "MH-5.11"


@clause("MH-5.11")
def test_mh_5_11_a_threat_where_one_colour_is_left_is_refused() -> None:
    t = attack_on_megatoys(hidden="red.pin_up", blue="threat")
    assert t.options("blue") == ["pass"] and t.refused("blue", "play:threat") == "MH-5.11"


@clause("MH-5.11")
def test_mh_5_11_the_card_stays_in_the_hand_and_nobody_else_hears_of_it() -> None:
    t = attack_on_megatoys(hidden="red.pin_up", blue="threat")
    before = [t.seen_by(who).message() for who in ("red", "yellow", None)]
    with pytest.raises(Refused):
        t.answer("blue", "play:threat")
    assert t.hand("blue") == ["threat"] and t.asked == ["blue"]
    assert [t.seen_by(who).message() for who in ("red", "yellow", None)] == before


@clause("MH-5.3", "MH-5.8")
def test_mh_5_3_of_a_card_that_one_does_not_hold_no_rule_speaks() -> None:
    t = truck_window(red="pistol")
    assert t.refused("red", "play:threat") == "no clause"


# -- windows ----------------------------------------------------------------------------------------------------


@clause("MH-5.12")
def test_mh_5_12_an_eliminated_player_has_no_window() -> None:
    t = table(
        hands=dict.fromkeys(FOUR.split(), "security_camera"), eliminated={"blue": 1}, round_=3,
        steps=[("card_window", "camera_window")],
    )  # fmt: skip
    assert t.refused("blue", "play:security_camera") == "MH-5.12"
    assert t.turns("play_camera") == ["red", "yellow", "green"]


@clause("MH-5.14")
def test_mh_5_14_each_window_takes_the_cards_of_the_table_and_no_others() -> None:
    everything = " ".join(FULL_DECK)
    weapons = [f"play:{card}" for card in WEAPONS]
    election = truck_window(red=everything)
    assert election.options("red") == ["pass", "play:threat"]
    chief = table(
        where={"security_hq": "red.pin_up blue.pin_up"}, hands={"red": everything}, steps=[("chief_election",)]
    )
    assert chief.options("red") == ["pass", "play:threat"]
    assert camera_window(red=everything).options("red") == ["pass", "play:security_camera"]
    attack = attack_on_megatoys(red=everything)
    assert attack.options("red") == ["pass", "play:threat", "play:hardware", "play:hidden on:red.pin_up", *weapons]
    crowd = {"parking": "red.pin_up blue.pin_up"}
    parking = table(
        where=crowd, zombies={"parking": 1}, hands={"red": everything}, steps=[("attack_location", "parking")]
    )
    assert parking.options("red") == ["pass", "play:threat", "play:hidden on:red.pin_up", *weapons]


@clause("MH-5.14")
@pytest.mark.parametrize(
    ("window", "entitled"),
    [
        ("truck_window", ["red", "blue", "yellow"]),
        ("chief_window", ["red", "blue", "yellow"]),
        ("camera_window", ["red", "blue", "yellow"]),
        ("attack_window", ["blue", "yellow"]),
    ],
)
def test_mh_5_14_the_entitled_are_those_of_the_table(window: str, entitled: list[str]) -> None:
    t = table(
        where={
            "parking": "red.pin_up blue.gunman", "security_hq": "red.gunman yellow.gunman",
            "megatoys": "blue.pin_up yellow.pin_up",
        },
        eliminated={"green": 1}, round_=3,
        hands=dict.fromkeys(FOUR.split(), "sprint"), zombies={"megatoys": 4},
        steps=[("attack_location", "megatoys")] if window == "attack_window" else [("card_window", window)],
    )  # fmt: skip
    assert t.ask is not None and t.turns(t.ask) == entitled


@clause("MH-5.17")
def test_mh_5_17_absent_players_are_asked_for_threats_in_both_elections() -> None:
    t = truck_window(yellow="threat")
    assert (t.asked, t.options("yellow")) == (["yellow"], ["pass", "play:threat"])
    hall = {"security_hq": "red.pin_up blue.pin_up", "parking": "green.pin_up"}
    t = table(where=hall, hands={"green": "threat"}, steps=[("chief_election",)])
    assert (t.asked, t.options("green")) == (["green"], ["pass", "play:threat"])


@clause("MH-5.19")
def test_mh_5_19_by_option_only_those_present_are_asked_in_elections() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up", "restroom": "yellow.pin_up"}, threat_by_absent="never",
        hands=dict.fromkeys(FOUR.split(), "threat"), steps=[("truck_search",)],
    )  # fmt: skip
    assert t.refused("yellow", "play:threat") == "MH-5.19"
    assert t.turns("play_threat") == ["red", "blue"]


@clause("MH-5.21")
def test_mh_5_21_in_a_victim_vote_only_those_present_play_cards() -> None:
    t = attack_on_megatoys(red="pistol", yellow="threat shotgun")
    assert t.refused("yellow", "play:threat") == "MH-5.21"
    assert t.refused("yellow", "play:shotgun") == "MH-5.21"
    assert t.turns("attack_cards") == ["red"]


@clause("MH-5.22")
def test_mh_5_22_no_window_where_one_or_nobody_stands_for_election() -> None:
    hands = dict.fromkeys(FOUR.split(), "threat")
    one = table(where={"parking": "red.pin_up"}, hands=hands, steps=[("truck_search",)])
    assert one.ask == "divide_loot" and one.told("window_opened") == []
    nobody = table(hands=hands, steps=[("chief_election",)])
    assert nobody.ask is None and nobody.told("window_opened") == []
    two = table(where={"parking": "red.pin_up blue.pin_up"}, hands=hands, steps=[("truck_search",)])
    assert two.told("window_opened") == [{"window": "truck_window"}]


@clause("MH-5.23")
def test_mh_5_23_who_sees_the_dice_is_not_asked_for_a_camera() -> None:
    everybody = dict.fromkeys(FOUR.split(), "security_camera pistol")
    elected = table(hands=everybody, badge="blue", elected=True, steps=[("arrival_roll",)], chance=dice(1, 3, 4, 6))
    assert elected.turns("play_camera") == ["yellow", "green", "red"]
    looked = camera_window(**everybody).answer("red", "play:security_camera")
    assert looked.asked == ["blue"] and looked.told("passed") == []


@clause("MH-5.23")
def test_mh_5_23_who_is_hidden_is_asked_only_as_long_as_there_are_weapons() -> None:
    def wholly_hidden(played: str, blue: str) -> Table:
        return table(
            where={"parking": "red.pin_up blue.pin_up yellow.pin_up"}, zombies={"parking": 2}, hidden="blue.pin_up",
            hands={"blue": blue, "red": "sprint"}, played=played, elsewhere=("supermarket", 6),
            steps=[("attack_location", "parking")],
        )  # fmt: skip

    spent = wholly_hidden(" ".join(WEAPONS), "threat hidden")
    assert spent.asked == ["red"] and spent.refused("blue", "play:hidden on:blue.pin_up") == "MH-5.11"
    assert spent.refused("blue", "play:pistol") == "MH-5.23"
    assert spent.turns("parking_cards") == ["red"]
    one_left = wholly_hidden(" ".join(WEAPONS[1:]), "threat hidden")
    assert one_left.turns("parking_cards") == ["red", "blue"], "for all that the others know it may be the Shotgun"


@clause("MH-5.23")
def test_mh_5_23_a_window_in_which_nobody_can_be_asked_is_not_opened() -> None:
    for hands in ({}, {"blue": "security_camera pistol"}):
        t = table(hands=hands, badge="blue", elected=True, steps=[("arrival_roll",)], chance=dice(1, 3, 4, 6))
        assert t.ask is None and t.told("window_opened") == []


@clause("MH-5.9", "MH-5.23")
@pytest.mark.parametrize("window", ["truck_window", "chief_window", "camera_window", "attack_window", "parking_window"])
def test_mh_5_9_whether_one_is_asked_never_depends_on_which_cards_one_holds(window: str) -> None:
    asked = set()
    for card in dict.fromkeys(FULL_DECK):
        t = table(
            where={
                "parking": "red.pin_up blue.pin_up yellow.gunman", "security_hq": "red.gunman blue.gunman",
                "megatoys": "red.tough_guy blue.tough_guy yellow.pin_up",
            },
            zombies={"megatoys": 5, "parking": 2}, hidden="blue.tough_guy blue.pin_up", round_=3,
            hands={"red": "pistol", "blue": card, "green": card},
            steps=[("attack_location", "megatoys" if window == "attack_window" else "parking")]
            if window in ("attack_window", "parking_window") else [("card_window", window)],
        )  # fmt: skip
        assert t.ask is not None
        asked.add(tuple(t.turns(t.ask)))
    assert len(asked) == 1


@clause("MH-5.23")
def test_mh_5_23_an_empty_hand_is_passed_over() -> None:
    assert truck_window(blue="pistol", green="threat").turns("play_threat") == ["blue", "green"]


@clause("MH-5.23")
def test_mh_5_23_no_window_once_every_fitting_card_has_been_played() -> None:
    hands = dict.fromkeys(FOUR.split(), "pistol")
    all_gone = table(hands=hands, played="security_camera " * 3, steps=[("card_window", "camera_window")])
    assert all_gone.ask is None
    one_left = table(hands=hands, played="security_camera " * 2, steps=[("card_window", "camera_window")])
    assert one_left.turns("play_camera") == FOUR.split()
