"""Chapter 14: players without characters."""

from __future__ import annotations

from typing import Any

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause

ALIVE = {"restroom": "red.pin_up", "megatoys": "blue.pin_up yellow.pin_up"}
"""Green has lost everybody."""


def next_round(**position: Any) -> Table:
    """Phase d of round 5; Green was eliminated in round 4 unless the position says otherwise."""
    position = dict[str, Any](where=ALIVE, eliminated={"green": 4}, round_=5) | position
    steps = [("choose_destinations",), ("arrival_and_moves",)]
    return table(elsewhere=("supermarket", 6), steps=steps, **position)


def wheels_set(t: Table) -> Table:
    """Everybody who still chooses a destination goes to Parking."""
    for colour in list(t.asked):
        t.answer(colour, "to:parking")
    return t


def rolled(**position: Any) -> Table:
    """The arrival roll while Green holds the badge."""
    return table(badge="green", where=ALIVE, chance=dice(1, 2, 3, 4), steps=[("arrival_roll",)], **position)


@clause("MH-14.1")
def test_mh_14_1_who_has_no_living_character_at_the_end_of_phase_f_is_eliminated() -> None:
    t = table(where=ALIVE, steps=[("end_of_round",)], round_=4)
    assert t.told("player_eliminated") == [{"player": "green"}] and t.g.eliminated == [0, 0, 0, 4]
    assert [player["eliminated"] for player in t.seen_by(None).view()["players"]] == [False, False, False, True]


@clause("MH-14.2")
def test_mh_14_2_who_loses_his_last_character_counts_as_absent_for_the_rest_of_the_phase() -> None:
    t = table(
        where={"restroom": "green.pin_up", "megatoys": "red.pin_up blue.pin_up"}, elsewhere=("supermarket", 6),
        zombies={"restroom": 1, "megatoys": 2}, hands={"green": "threat"}, steps=[("attack",), ("end_of_round",)],
    )  # fmt: skip
    t.answer("green", "pass")
    assert t.eaten == ["green.pin_up"] and t.asked == ["red", "blue"] and t.g.eliminated == [0, 0, 0, 0]
    t.vote(red="blue", blue="red").vote(red="blue", blue="red", yellow="red", green="red")
    assert t.ballot["weights"]["green"] == 1 and t.g.eliminated[t.seat("green")] == t.g.round


@clause("MH-14.3")
def test_mh_14_3_an_eliminated_player_chooses_no_destination_and_moves_nothing() -> None:
    t = next_round(eliminated={"green": 1})
    assert t.asked == ["red", "blue", "yellow"] and t.refused("green", "to:parking") == "MH-14.3"
    assert wheels_set(t).turns("move_character") == ["red", "blue", "yellow"]


@clause("MH-14.3")
def test_mh_14_3_an_eliminated_player_plays_no_card_and_votes_in_no_first_ballot() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, eliminated={"green": 1}, round_=2,
        hands={"red": "threat", "green": "threat"}, steps=[("truck_search",)],
    )  # fmt: skip
    assert t.refused("green", "play:threat") == "MH-5.12"
    assert t.turns("play_threat") == ["red"] and t.asked == ["red", "blue"]
    assert t.refused("green", "vote:red") == "MH-4.2"


@clause("MH-14.4")
def test_mh_14_4_an_eliminated_player_has_one_vote_in_every_re_vote() -> None:
    t = table(where={"parking": "red.pin_up blue.pin_up"}, eliminated={"green": 1}, steps=[("truck_search",)])
    t.vote(red="red", blue="blue")
    assert t.ask == "revote_truck" and "green" in t.asked
    t.vote(red="red", blue="blue", yellow="red", green="red")
    assert t.ballot["weights"]["green"] == 1 and t.ballot["totals"] == {"red": 3, "blue": 1}


@clause("MH-14.5")
def test_mh_14_5_in_the_round_after_he_may_place_one_zombie_at_the_end_of_phase_d() -> None:
    t = next_round()
    assert t.refused("green", "zombie:megatoys") == "MH-14.5"
    assert wheels_set(t).ask == "place_revenge_zombie" and t.asked == ["green"]
    t.answer("green", "zombie:megatoys")
    assert t.g.zombies["megatoys"] == 1
    assert t.told("revenge_zombie_placed") == [{"player": "green", "location": "megatoys"}]


@clause("MH-14.5")
def test_mh_14_5_no_revenge_in_phase_f_of_the_round_in_which_he_lost_his_last() -> None:
    t = table(
        where={"restroom": "green.pin_up", "megatoys": "red.pin_up blue.pin_up"}, elsewhere=("supermarket", 6),
        zombies={"restroom": 1, "megatoys": 2}, steps=[("attack",)],
    )  # fmt: skip
    assert t.eaten == ["green.pin_up"] and t.ask == "vote_victim"
    assert t.refused("green", "zombie:megatoys") == "MH-14.5"


@clause("MH-14.6")
def test_mh_14_6_he_places_after_all_destinations_and_before_anything_is_revealed() -> None:
    t = table(
        where=ALIVE, eliminated={"green": 4}, round_=5, elsewhere=("supermarket", 6), chance=dice(6, 6, 6, 6),
        steps=[("arrival_roll",), ("choose_destinations",), ("arrival_and_moves",)],
    )  # fmt: skip
    assert wheels_set(t).ask == "place_revenge_zombie" and t.told("wheels_set") != []
    assert t.told("wheels_revealed") == t.told("dice_revealed") == []
    t.answer("green", "zombie:restroom")
    names = [event.name for event in t.events]
    assert names.index("revenge_zombie_placed") < names.index("wheels_revealed") < names.index("dice_revealed")


@clause("MH-14.7")
def test_mh_14_7_every_open_location_can_be_chosen_and_no_closed_one() -> None:
    t = wheels_set(next_round())
    places = ("restroom", "megatoys", "parking", "security_hq", "supermarket")
    assert t.options("green") == [*(f"zombie:{place}" for place in places), "decline"]
    assert t.refused("green", "zombie:cachou") == "MH-1.10"


@clause("MH-14.8")
def test_mh_14_8_several_place_openly_one_after_the_other_from_the_chief() -> None:
    t = wheels_set(
        next_round(where={"restroom": "red.pin_up blue.pin_up"}, eliminated={"green": 4, "yellow": 4}, badge="green")
    )
    assert t.asked == ["green"]
    t.answer("green", "zombie:restroom")
    assert t.asked == ["yellow"] and t.seen_by("yellow").view()["locations"][0]["zombies"] == 1
    t.answer("yellow", "zombie:restroom")
    assert [placed["player"] for placed in t.told("revenge_zombie_placed")] == ["green", "yellow"]


@clause("MH-14.9")
def test_mh_14_9_he_may_decline_and_then_it_is_lost() -> None:
    t = wheels_set(next_round()).answer("green", "decline")
    assert t.told("revenge_declined") == [{"player": "green"}] and sum(t.g.zombies.values()) == 0
    assert t.ask == "move_character" and t.refused("green", "zombie:megatoys") == "MH-14.10"


@clause("MH-14.10")
def test_mh_14_10_the_right_exists_once_and_in_that_one_round_only() -> None:
    t = wheels_set(next_round(eliminated={"green": 3}))
    assert t.ask == "move_character" and t.refused("green", "zombie:megatoys") == "MH-14.10"


@clause("MH-14.10")
def test_mh_14_10_nobody_places_a_second_zombie() -> None:
    t = wheels_set(
        next_round(where={"restroom": "red.pin_up blue.pin_up"}, eliminated={"green": 4, "yellow": 4}, badge="green")
    )
    assert t.refused("yellow", "zombie:parking") == "MH-14.5"
    t.answer("green", "zombie:restroom")
    assert t.asked == ["yellow"] and t.refused("green", "zombie:parking") == "MH-14.10"


@clause("MH-14.11")
def test_mh_14_11_by_option_the_right_exists_in_every_later_round() -> None:
    t = wheels_set(next_round(eliminated={"green": 1}, eliminated_zombie="every_round"))
    assert t.ask == "place_revenge_zombie" and t.asked == ["green"]
    t.answer("green", "zombie:parking")
    assert t.g.zombies["parking"] == 1 and t.refused("green", "zombie:parking") == "MH-14.5"


@clause("MH-14.12")
def test_mh_14_12_his_zombie_counts_in_the_overrun_check_of_the_same_round() -> None:
    t = wheels_set(next_round(zombies={"security_hq": 7})).answer("green", "zombie:security_hq")
    assert t.told("location_overrun") == [{"location": "security_hq", "count": 8}]


@clause("MH-14.13")
def test_mh_14_13_an_eliminated_player_keeps_his_hand_closed_and_unused() -> None:
    t = table(where=ALIVE, hands={"green": "threat shotgun"}, steps=[("end_of_round",)])
    assert t.told("player_eliminated") == [{"player": "green"}]
    assert t.hand("green") == ["threat", "shotgun"] and t.g.played == []
    assert t.seen_by("red").view()["players"][3]["hand_size"] == 2
    assert t.seen_by("green").view()["hand"] == ["threat", "shotgun"] and t.seen_by("red").view()["hands"] is None


@clause("MH-14.14")
def test_mh_14_14_an_eliminated_badge_holder_does_not_see_the_dice() -> None:
    out, elected = rolled(eliminated={"green": 1}), rolled(elected=True)
    assert out.seen_by("green").view()["dice"] is None and out.told("dice_seen") == []
    assert elected.seen_by("green").view()["dice"] == [1, 2, 3, 4]


@clause("MH-14.15")
def test_mh_14_15_an_eliminated_player_sees_nothing_hidden_but_his_own_hand() -> None:
    t = next_round(hands={"red": "shotgun", "green": "threat"}).answer("red", "to:parking")
    view = t.seen_by("green").view()
    assert view["hand"] == ["threat"] and view["hands"] is view["dice"] is None
    spectator = t.seen_by(None).view()
    assert {**view, "you": None, "hand": []} == spectator
