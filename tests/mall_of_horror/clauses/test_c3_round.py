"""Chapter 3: the round and the order of play."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"
TWO_ROUNDS_OF_DICE = dice(5, 5, 5, 5, 5, 5, 5, 5)


def two_players_left() -> Table:
    """Round 6 of a match in which only Red and Blue are left, with nobody in Parking or in the Security H.Q."""
    return table(
        where={"restroom": "red.pin_up red.tough_guy", "megatoys": "blue.pin_up"}, elsewhere=("supermarket", 5),
        eliminated={"yellow": 1, "green": 2}, round_=5, steps=[("round",)], chance=TWO_ROUNDS_OF_DICE,
    )  # fmt: skip


def play_to_next_round(t: Table) -> Table:
    return (
        t.answer("red", "to:megatoys")
        .answer("blue", "to:supermarket")
        .answer("red", "move:red.pin_up go:megatoys")
        .answer("blue", "move:blue.pin_up go:supermarket")
    )


@clause("MH-3.1")
def test_mh_3_1_a_round_has_six_phases_in_their_order() -> None:
    t = play_to_next_round(two_players_left())
    phases = [told["phase"] for told in t.told("phase_began")]
    assert phases[:6] == ["truck_search", "chief_election", "arrival_roll", "choose_destination", "move", "attack"]


@clause("MH-3.2")
def test_mh_3_2_windows_and_moves_start_with_the_badge_and_go_clockwise() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up", "megatoys": "yellow.pin_up green.pin_up"},
        elsewhere=("supermarket", 5), hands=dict.fromkeys(FOUR.split(), "pistol"), badge="green",
        destinations=dict.fromkeys(FOUR.split(), "parking"), steps=[("arrival_roll",), ("arrival_and_moves",)],
        chance=dice(4, 4, 4, 4),
    )  # fmt: skip
    assert t.turns("play_camera") == ["green", "red", "blue", "yellow"]
    assert t.refused("yellow", "move:yellow.pin_up go:parking") == "MH-3.2"
    assert t.turns("move_character") == ["green", "red", "blue", "yellow"]


@clause("MH-3.3")
def test_mh_3_3_the_new_chief_is_first_only_from_his_election_on() -> None:
    t = table(
        where={"security_hq": "red.gunman blue.pin_up"}, hands=dict.fromkeys(FOUR.split(), "pistol"), badge="yellow",
        steps=[("chief_election",), ("arrival_roll",)], chance=dice(1, 1, 1, 1),
    )  # fmt: skip
    assert t.turns("play_threat") == ["yellow", "green", "red", "blue"]
    t.vote(red="red", blue="blue")
    assert t.turns("play_camera") == ["blue", "yellow", "green"], "from Red on, who sees the dice himself"


@clause("MH-3.4")
def test_mh_3_4_presence_entitles_to_a_turn_and_never_the_hand() -> None:
    t = table(
        where={"restroom": "red.pin_up yellow.pin_up"}, zombies={"restroom": 2}, badge="blue",
        hands={"red": "sprint", "blue": "pistol", "yellow": "pistol", "green": "pistol"},
        steps=[("attack_location", "restroom")],
    )  # fmt: skip
    assert t.turns("attack_cards") == ["yellow", "red"]


@clause("MH-3.5")
def test_mh_3_5_after_an_absent_or_eliminated_badge_holder_the_next_one_begins() -> None:
    hands = dict.fromkeys(FOUR.split(), "pistol")
    absent = table(
        where={"restroom": "red.pin_up green.pin_up"}, zombies={"restroom": 2}, hands=hands, badge="blue",
        steps=[("attack_location", "restroom")],
    )  # fmt: skip
    assert absent.asked == ["green"]
    out = table(hands=hands, badge="blue", eliminated={"blue": 1}, steps=[("card_window", "camera_window")])
    assert out.turns("play_camera") == ["yellow", "green", "red"]


@clause("MH-3.6")
def test_mh_3_6_being_elected_hardware_and_hiding_end_with_the_round() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up"}, zombies={"restroom": 3}, elected=True,
        hands={"red": "hardware hidden", "blue": "hardware"},
        steps=[("attack_location", "restroom"), ("end_of_round",), ("set_wheels",)],
    )  # fmt: skip
    t.answer("red", "play:hidden on:red.pin_up").answer("red", "play:hardware")
    assert t.seen_by("red").view()["locations"][0]["defence"] == 3
    t.answer("blue", "play:hardware")
    assert t.ask == "choose_destination" and not t.g.chief_elected and t.g.hidden == []
    assert t.seen_by("red").view()["locations"][0]["defence"] == 2


@clause("MH-3.7")
def test_mh_3_7_after_the_attack_the_next_round_begins() -> None:
    t = play_to_next_round(two_players_left())
    assert t.told("round_began") == [{"round": 6}, {"round": 7}]
    assert (t.ask, t.asked, t.g.destinations) == ("choose_destination", ["red", "blue"], {})


@clause("MH-3.7")
def test_mh_3_7_no_round_follows_the_end_of_the_game() -> None:
    late = [("end_of_round",), ("round",)]
    t = table(where={"restroom": "red.pin_up blue.pin_up"}, end_check="end_of_round", steps=late)
    assert t.match.is_over and t.told("round_began") == []
