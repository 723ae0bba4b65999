"""Chapter 12: phase f, attack on a location. The cards of the attack window stand in test_c12_attack_cards.py."""

from __future__ import annotations

from typing import Any

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

FAR = ("parking", 8)
"""So many characters elsewhere that the end is far."""


def attacked(location: str, who: str, zombies: int, **position: Any) -> Table:
    """These characters in this location, so many zombies in front of it, and its turn in phase f."""
    position.setdefault("elsewhere", FAR)
    return table(where={location: who}, zombies={location: zombies}, steps=[("attack_location", location)], **position)


def gets_in(location: str, who: str, zombies: int, **options: Any) -> bool:
    return bool(attacked(location, who, zombies, **options).told("zombies_get_in"))


# -- where and whether ------------------------------------------------------------------------------------------


@clause("MH-12.1")
def test_mh_12_1_the_locations_are_resolved_in_order_each_once_closed_ones_passed_over() -> None:
    places = ("restroom", "megatoys", "parking", "security_hq", "supermarket")
    loners = zip(places, ("red.gunman", "red.pin_up", "blue.gunman", "red.tough_guy"), strict=False)
    t = table(where=dict(loners), elsewhere=("supermarket", 6), zombies=dict.fromkeys(places, 1), steps=[("attack",)])
    checks = ("zombies_get_in", "parking_attacked", "location_holds")
    checked = [event.args["location"] for event in t.events if event.name in checks]
    assert checked == list(places)
    assert t.eaten == ["red.gunman", "red.pin_up", "blue.gunman"]


@clause("MH-12.2")
def test_mh_12_2_in_front_of_an_empty_location_nothing_happens() -> None:
    places = {"restroom": 7, "megatoys": 2}
    t = table(where={"megatoys": "red.pin_up"}, zombies=places, steps=[("attack_location", place) for place in places])
    assert [args["location"] for args in t.told("zombies_get_in")] == ["megatoys"]
    assert t.g.zombies["restroom"] == 7


@clause("MH-12.3")
def test_mh_12_3_the_defence_adds_up_characters_and_the_hardware_played_there() -> None:
    t = attacked("megatoys", "red.pin_up blue.tough_guy", 4, hands={"red": "hardware"})
    assert t.told("zombies_get_in") == [{"location": "megatoys", "zombies": 4, "defence": 3}]
    t.answer("red", "play:hardware")
    assert t.defence("megatoys") == 4 and t.defence("restroom") == 0


@clause("MH-12.4")
def test_mh_12_4_a_tough_guy_counts_two_everybody_else_one() -> None:
    kinds = ("pin_up", "tough_guy", "gunman", "little_girl")
    alone = {kind: attacked("megatoys", f"red.{kind}", 0).defence("megatoys") for kind in kinds}
    assert alone == {"pin_up": 1, "tough_guy": 2, "gunman": 1, "little_girl": 1}


@clause("MH-12.5")
def test_mh_12_5_as_many_zombies_as_the_defence_get_in() -> None:
    assert gets_in("megatoys", "red.pin_up blue.pin_up", 2)
    assert gets_in("megatoys", "red.pin_up blue.pin_up", 3)
    assert not gets_in("megatoys", "red.pin_up blue.pin_up", 1)


@clause("MH-12.6")
def test_mh_12_6_fewer_zombies_are_held_without_window_or_vote_and_stay() -> None:
    t = attacked("megatoys", "red.tough_guy blue.pin_up", 2, hands={"red": "pistol"})
    assert t.ask is None and t.g.zombies["megatoys"] == 2
    assert t.told("location_holds") == [{"location": "megatoys", "zombies": 2, "defence": 3}]
    assert t.told("window_opened") == []


@clause("MH-12.6", "MH-12.12")
def test_mh_12_6_no_weapon_at_a_location_that_holds() -> None:
    t = table(
        where={"restroom": "red.pin_up", "megatoys": "red.tough_guy", "security_hq": "red.gunman"},
        zombies={"restroom": 1, "megatoys": 1, "security_hq": 1}, hands={"red": "pistol"},
        steps=[("attack_location", "restroom")],
    )  # fmt: skip
    assert t.refused("red", "play:pistol") is None
    assert t.refused("red", "play:pistol at:megatoys") == "MH-12.6"
    assert t.refused("red", "play:pistol at:security_hq") == "MH-12.12"


@clause("MH-12.12")
def test_mh_12_12_no_weapon_before_phase_f() -> None:
    t = table(
        where={"restroom": "red.pin_up"},
        zombies={"restroom": 1},
        hands={"red": "pistol"},
        chance=[0, 0, 0, 0],
        steps=[("arrival_roll",)],
    )
    assert t.ask == "play_camera" and t.refused("red", "play:pistol") == "MH-5.3"
    t.all_pass().go_on(("attack_location", "restroom"))
    assert t.refused("red", "play:pistol") is None


@clause("MH-12.7")
def test_mh_12_7_four_zombies_get_into_the_supermarket_whatever_its_defence() -> None:
    crowd = "red.tough_guy blue.tough_guy yellow.tough_guy"
    assert gets_in("supermarket", crowd, 4)
    assert not gets_in("megatoys", crowd, 4)


@clause("MH-12.8")
def test_mh_12_8_three_zombies_at_the_supermarket_are_measured_against_its_defence() -> None:
    assert gets_in("supermarket", "red.tough_guy blue.pin_up", 3)
    assert not gets_in("supermarket", "red.tough_guy blue.tough_guy yellow.pin_up", 3)
    assert gets_in("supermarket", "red.tough_guy blue.tough_guy yellow.pin_up", 4)


@clause("MH-12.9")
def test_mh_12_9_by_the_letter_the_gunman_is_the_strong_one_and_keeps_his_two_votes() -> None:
    who = "red.gunman blue.tough_guy yellow.pin_up"
    t = attacked("megatoys", who, 4, literal_german_text="on")
    assert t.told("zombies_get_in")[0]["defence"] == 4
    assert t.ask == "vote_victim" and t.seen_by(None).view()["vote"]["weights"] == {"red": 2, "blue": 1, "yellow": 1}


@clause("MH-12.10")
def test_mh_12_10_by_the_letter_the_supermarket_counts_its_defence_against_four() -> None:
    crowd = "red.gunman blue.gunman yellow.gunman"
    tough = f"{crowd} red.tough_guy blue.tough_guy"
    assert gets_in("supermarket", tough, 4) and not gets_in("supermarket", tough, 4, literal_german_text="on")
    t = attacked("supermarket", crowd, 6, literal_german_text="on", hands={"red": "hardware"})
    t.answer("red", "play:hardware")
    assert t.defence("supermarket") == 6 and t.ask == "vote_victim"
    against_two = attacked("supermarket", "red.gunman", 2, literal_german_text="on", hands={"red": "hardware"})
    assert against_two.answer("red", "play:hardware").defence("supermarket") == 3


@clause("MH-12.10")
def test_mh_12_10_by_the_letter_parking_stays_as_it_is() -> None:
    t = attacked("parking", "red.gunman", 1, literal_german_text="on", elsewhere=("supermarket", 6))
    assert t.eaten == ["red.gunman"]


# -- the window and what comes of it ----------------------------------------------------------------------------


@clause("MH-12.11")
def test_mh_12_11_all_players_present_have_the_attack_window() -> None:
    t = attacked(
        "megatoys", "red.pin_up blue.pin_up green.pin_up", 3, badge="blue", hidden="green.pin_up",
        hands=dict.fromkeys(("red", "blue", "yellow", "green"), "sprint"),
    )  # fmt: skip
    assert t.turns("attack_cards") == ["blue", "green", "red"]
    assert t.told("window_opened") == [{"window": "attack_window"}]


@clause("MH-12.26")
def test_mh_12_26_the_window_closes_as_soon_as_the_zombies_do_not_get_in() -> None:
    t = attacked("megatoys", "red.pin_up blue.pin_up", 3, hands={"red": "pistol fire_axe", "blue": "hardware"})
    t.answer("red", "play:pistol")
    assert t.asked == ["red"] and t.told("window_closed") == []
    t.answer("red", "play:fire_axe")
    assert t.ask is None and t.told("window_closed") == [{"location": "megatoys"}] and t.hand("blue") == ["hardware"]


@clause("MH-12.27")
def test_mh_12_27_kept_out_by_cards_they_eat_nobody_and_stay() -> None:
    t = attacked("megatoys", "red.pin_up blue.pin_up", 2, hands={"red": "hardware"}).answer("red", "play:hardware")
    assert t.ask is None and t.eaten == [] and t.g.zombies["megatoys"] == 2
    assert t.told("location_holds") == [{"location": "megatoys", "zombies": 2, "defence": 3}]
    assert t.clauses_of("location_holds") == ["MH-12.27"]


@clause("MH-12.28")
def test_mh_12_28_when_all_have_passed_and_they_get_in_the_victim_is_voted_on() -> None:
    t = attacked("megatoys", "red.gunman blue.pin_up", 2, hands={"red": "pistol", "blue": "hidden"})
    assert t.all_pass().ask == "vote_victim" and t.asked == ["red", "blue"]
    assert t.vote(red="blue", blue="red").eaten == ["blue.pin_up"]


@clause("MH-12.29")
def test_mh_12_29_a_single_unhidden_colour_picks_its_victim_without_a_vote() -> None:
    t = attacked("megatoys", "red.pin_up red.gunman blue.pin_up", 3, hidden="blue.pin_up")
    assert t.ask == "pick_victim" and t.asked == ["red"] and t.told("ballots_revealed") == []
    assert t.answer("red", "victim:red.gunman").eaten == ["red.gunman"]


@clause("MH-12.30")
def test_mh_12_30_the_victim_is_removed_from_the_game() -> None:
    t = attacked("megatoys", "red.pin_up", 1)
    assert t.told("character_eaten") == [{"character": "red.pin_up", "location": "megatoys"}]
    assert "red.pin_up" not in t.g.where and len(t.g.where) == 8


@clause("MH-12.31")
def test_mh_12_31_after_the_meal_all_zombies_of_the_location_are_removed() -> None:
    t = attacked("megatoys", "red.pin_up", 5)
    assert t.g.zombies["megatoys"] == 0 and t.told("zombies_left") == [{"location": "megatoys"}]


@clause("MH-12.32")
def test_mh_12_32_at_most_one_is_eaten_per_round_and_location() -> None:
    t = attacked("megatoys", "red.pin_up red.gunman red.tough_guy", 9).answer("red", "victim:red.gunman")
    assert t.ask is None and t.eaten == ["red.gunman"] and t.at("megatoys") == ["red.pin_up", "red.tough_guy"]


@clause("MH-12.33")
def test_mh_12_33_if_all_are_hidden_nobody_is_eaten_and_the_zombies_stay() -> None:
    t = attacked("megatoys", "red.pin_up blue.pin_up", 4, hidden="red.pin_up blue.pin_up")
    assert t.eaten == [] and t.g.zombies["megatoys"] == 4
    assert t.told("nobody_found") == [{"location": "megatoys"}] and t.clauses_of("nobody_found") == ["MH-12.33"]
