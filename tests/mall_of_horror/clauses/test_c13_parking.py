"""Chapter 13: phase f, attack on Parking. Every zombie wants a victim."""

from __future__ import annotations

from typing import Any

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

TRIO = "red.pin_up blue.pin_up yellow.pin_up"


def parking(who: str, zombies: int, **position: Any) -> Table:
    """These characters in Parking, so many zombies, and the end far away: others stand in two more locations."""
    where = {"parking": who, "megatoys": "green.tough_guy"}
    zombies_at = {"parking": zombies}
    steps = [("attack_location", "parking")]
    return table(where=where, elsewhere=("supermarket", 6), zombies=zombies_at, steps=steps, **position)


@clause("MH-13.1")
def test_mh_13_1_one_zombie_attacks_whatever_the_defence() -> None:
    t = parking("red.tough_guy blue.tough_guy yellow.tough_guy", 1)
    assert t.told("parking_attacked") == [{"location": "parking", "zombies": 1}] and t.ask == "vote_victim"
    assert parking("", 3).events == parking(TRIO, 0).events == []


@clause("MH-13.2")
def test_mh_13_2_one_vote_and_one_victim_per_zombie() -> None:
    t = parking(f"{TRIO} green.pin_up", 2)
    t.vote(red="green", blue="green", yellow="green", green="red")
    assert t.eaten == ["green.pin_up"] and t.ask == "vote_victim" and t.asked == ["red", "blue", "yellow"]
    t.vote(red="yellow", blue="yellow", yellow="red")
    assert t.eaten == ["green.pin_up", "yellow.pin_up"] and t.ask is None


@clause("MH-13.3")
def test_mh_13_3_before_each_vote_those_present_have_a_new_window_the_chief_first() -> None:
    t = parking(TRIO, 2, badge="yellow", hands=dict.fromkeys(("red", "blue", "yellow", "green"), "sprint"))
    assert t.turns("parking_cards") == ["yellow", "red", "blue"]
    t.vote(red="blue", blue="red", yellow="blue")
    assert t.eaten == ["blue.pin_up"] and t.turns("parking_cards") == ["yellow", "red"]


@clause("MH-13.4")
def test_mh_13_4_threat_hidden_and_weapons_can_be_played() -> None:
    t = parking(TRIO, 5, hands={"red": "threat security_camera sprint hardware hidden shotgun pistol"})
    assert t.options("red") == ["pass", "play:threat", "play:hidden on:red.pin_up", "play:shotgun", "play:pistol"]


@clause("MH-13.5")
def test_mh_13_5_a_threat_counts_in_its_own_vote_and_re_vote_only() -> None:
    t = parking(TRIO, 2, hands={"red": "threat"}).answer("red", "play:threat").all_pass()
    t.vote(red="blue", blue="red", yellow="red").vote(red="blue", blue="red", yellow="red", green="blue")
    assert t.ballot["weights"] == {"red": 2, "blue": 1, "yellow": 1, "green": 1} and t.eaten == ["blue.pin_up"]
    t.all_pass().vote(red="red", yellow="red")
    assert t.ballot["weights"] == {"red": 1, "yellow": 1}


@clause("MH-13.5")
def test_mh_13_5_a_threat_is_lost_if_its_vote_never_comes() -> None:
    t = parking("red.pin_up blue.pin_up", 1, hands={"red": "threat", "blue": "pistol"})
    t.answer("red", "play:threat").answer("blue", "play:pistol")
    assert t.g.zombies["parking"] == 0 and t.g.modifiers == []
    t.go_on(("vote", "truck", "parking")).vote(red="red", blue="red")
    assert t.ballot["weights"] == {"red": 1, "blue": 1}


@clause("MH-13.5")
def test_mh_13_5_a_threat_is_lost_if_a_single_colour_is_left_to_eat() -> None:
    t = parking("red.pin_up red.gunman blue.pin_up", 1, hands={"red": "threat", "blue": "hidden"})
    t.answer("red", "play:threat").answer("blue", "play:hidden on:blue.pin_up")
    assert t.ask == "pick_victim" and t.g.modifiers == []


@clause("MH-13.6")
def test_mh_13_6_a_hidden_character_stays_hidden_for_all_further_votes() -> None:
    t = parking(TRIO, 2, hands={"red": "hidden"}).answer("red", "play:hidden on:red.pin_up")
    assert t.asked == ["blue", "yellow"]
    t.vote(blue="yellow", yellow="yellow")
    assert t.eaten == ["yellow.pin_up", "blue.pin_up"] and t.at("parking") == ["red.pin_up"]


@clause("MH-13.7")
def test_mh_13_7_a_weapon_removes_hungry_zombies_and_so_votes() -> None:
    t = parking(TRIO, 3, hands={"red": "shotgun"}).answer("red", "play:shotgun")
    assert t.g.zombies["parking"] == 1
    t.vote(red="blue", blue="red", yellow="blue")
    assert t.eaten == ["blue.pin_up"] and t.ask is None


@clause("MH-13.8")
def test_mh_13_8_without_zombies_window_and_attack_end_at_once() -> None:
    hands = {"red": "shotgun pistol", "blue": "threat"}
    assert parking(TRIO, 3, hands=hands).answer("red", "play:shotgun").all_pass().ask == "vote_victim"
    t = parking(TRIO, 2, hands=hands).answer("red", "play:shotgun")
    assert t.ask is None and t.eaten == [] and t.told("window_closed") == [{"location": "parking"}]
    assert t.hand("red") == ["pistol"] and t.told("zombies_left") == t.told("nobody_found") == []


@clause("MH-13.9")
def test_mh_13_9_the_victim_takes_no_part_in_the_next_window_and_vote() -> None:
    t = parking(TRIO, 2, hands={"yellow": "threat"})
    t.all_pass().vote(red="yellow", blue="yellow", yellow="red")
    assert t.eaten == ["yellow.pin_up"] and t.ask == "vote_victim" and t.asked == ["red", "blue"]
    assert t.refused("yellow", "vote:red") == "MH-4.2"


@clause("MH-13.10")
def test_mh_13_10_each_vote_has_its_own_re_vote_and_draw() -> None:
    t = parking(TRIO, 2, chance=[0])
    t.vote(red="blue", blue="yellow", yellow="red").vote(red="blue", blue="yellow", yellow="red", green="red")
    assert t.eaten == ["red.pin_up"] and t.asked == ["blue", "yellow"]
    t.vote(blue="yellow", yellow="blue").vote(red="blue", blue="yellow", yellow="blue", green="yellow")
    assert [draw["character"] for draw in t.told("victim_drawn")] == ["blue.pin_up"]


@clause("MH-13.11")
def test_mh_13_11_the_zombie_that_has_eaten_goes_with_its_victim() -> None:
    t = parking(TRIO, 3).vote(red="blue", blue="red", yellow="blue")
    assert t.eaten == ["blue.pin_up"] and t.g.zombies["parking"] == 2
    assert t.told("zombie_fed") == [{"location": "parking", "zombies": 2}]


@clause("MH-13.12")
def test_mh_13_12_a_single_colour_has_its_window_and_then_picks_without_a_vote() -> None:
    t = parking("red.pin_up red.gunman", 1, hands={"red": "sprint"})
    assert t.ask == "parking_cards"
    assert t.answer("red", "pass").ask == "pick_victim"
    assert t.answer("red", "victim:red.gunman").eaten == ["red.gunman"]


@clause("MH-13.13")
def test_mh_13_13_after_a_victim_the_attack_ends_if_no_unhidden_character_is_left() -> None:
    t = parking("red.pin_up blue.pin_up", 2, hidden="red.pin_up", hands={"red": "pistol"}).answer("red", "pass")
    assert t.eaten == ["blue.pin_up"] and t.ask is None
    assert len(t.told("window_opened")) == 1 and t.at("parking") == ["red.pin_up"]
    unhidden = parking("red.pin_up blue.pin_up", 2, hands={"red": "pistol"})
    unhidden.all_pass().vote(red="blue", blue="blue").all_pass()
    assert unhidden.eaten == ["blue.pin_up", "red.pin_up"] and len(unhidden.told("window_opened")) == 2


@clause("MH-13.14")
def test_mh_13_14_zombies_left_in_an_emptied_parking_are_removed() -> None:
    t = parking("red.pin_up", 4)
    assert t.eaten == ["red.pin_up"] and t.g.zombies["parking"] == 0
    assert t.clauses_of("zombies_left") == ["MH-13.14"]


@clause("MH-13.15")
def test_mh_13_15_after_a_meal_zombies_go_even_if_hidden_ones_are_left() -> None:
    t = parking("red.pin_up blue.pin_up", 4, hidden="red.pin_up")
    assert t.eaten == ["blue.pin_up"] and t.g.zombies["parking"] == 0
    assert t.clauses_of("zombies_left") == ["MH-13.15"]


@clause("MH-13.16")
def test_mh_13_16_if_nobody_was_eaten_the_zombies_stay() -> None:
    hidden = parking("red.pin_up blue.pin_up", 4, hidden="red.pin_up blue.pin_up")
    empty = parking("", 4)
    assert hidden.g.zombies["parking"] == empty.g.zombies["parking"] == 4 and hidden.eaten == []
    assert hidden.told("nobody_found") == [{"location": "parking"}]
