"""Chapter 12: the cards of the attack window - Hardware, weapons, Hidden."""

from __future__ import annotations

from tests.mall_of_horror.clauses.test_c12_attack import attacked
from tests.mall_of_horror.table import table
from untot.kernel.rulebook import clause

PAIR = "red.pin_up blue.pin_up"


@clause("MH-12.12")
def test_mh_12_12_threat_hardware_hidden_and_weapons_can_be_played() -> None:
    t = attacked("megatoys", PAIR, 9, hands={"red": "threat security_camera sprint hardware hidden shotgun pistol"})
    assert t.options("red") == [
        "pass", "play:threat", "play:hardware", "play:hidden on:red.pin_up", "play:shotgun", "play:pistol",
    ]  # fmt: skip


@clause("MH-12.12")
def test_mh_12_12_cards_act_on_the_attacked_location_only() -> None:
    t = table(
        where={"megatoys": PAIR, "restroom": "red.gunman"}, zombies={"megatoys": 4, "restroom": 4, "parking": 4},
        hands={"red": "hardware shotgun"}, steps=[("attack_location", "megatoys")],
    )  # fmt: skip
    assert t.refused("red", "play:shotgun at:restroom") == "MH-12.12"
    t.answer("red", "play:hardware").answer("red", "play:shotgun")
    assert (t.g.zombies["megatoys"], t.g.zombies["restroom"], t.g.zombies["parking"]) == (2, 4, 4)
    assert (t.defence("megatoys"), t.defence("restroom")) == (3, 1)


@clause("MH-12.13")
def test_mh_12_13_several_hardware_add_up_for_this_round() -> None:
    t = attacked("megatoys", PAIR, 3, hands={"red": "hardware hardware"})
    t.answer("red", "play:hardware").answer("red", "play:hardware")
    assert t.defence("megatoys") == 4 and t.g.zombies["megatoys"] == 3 and t.eaten == []
    assert t.go_on(("end_of_round",)).defence("megatoys") == 2


@clause("MH-12.14")
def test_mh_12_14_hardware_cannot_be_played_in_parking() -> None:
    hands = {"red": "hardware", "blue": "hardware"}
    t = attacked("parking", PAIR, 1, hands=hands, elsewhere=("supermarket", 6))
    assert t.options("red") == ["pass"]
    assert t.refused("red", "play:hardware") == t.refused("blue", "play:hardware") == "MH-12.14"


@clause("MH-12.15")
def test_mh_12_15_hardware_in_the_supermarket_counts_once_fewer_than_four_are_left() -> None:
    t = attacked("supermarket", f"{PAIR} yellow.pin_up", 4, hands={"red": "hardware pistol"})
    t.answer("red", "play:hardware")
    assert t.asked == ["red"] and t.defence("supermarket") == 3
    t.answer("red", "play:pistol")
    assert t.defence("supermarket") == 4 and t.ask is None and t.eaten == []


@clause("MH-12.17")
def test_mh_12_17_two_zombies_for_the_great_weapons_one_for_the_small() -> None:
    weapons = ("shotgun", "chainsaw", "grenades", "pistol", "fire_axe", "baseball_bat")
    left = {}
    for weapon in weapons:
        t = attacked("megatoys", PAIR, 7, hands={"red": weapon}).answer("red", f"play:{weapon}")
        left[weapon] = t.g.zombies["megatoys"]
    assert left == {"shotgun": 5, "chainsaw": 5, "grenades": 5, "pistol": 6, "fire_axe": 6, "baseball_bat": 6}


@clause("MH-12.18")
def test_mh_12_18_a_weapon_kills_all_that_are_there_if_they_are_fewer_and_never_less() -> None:
    t = attacked("megatoys", "red.pin_up", 1, hands={"red": "shotgun"})
    assert t.options("red") == ["pass", "play:shotgun"]
    assert t.answer("red", "play:shotgun").told("zombies_killed") == [{"location": "megatoys", "count": 1}]
    assert t.g.zombies["megatoys"] == 0


@clause("MH-12.19")
def test_mh_12_19_only_an_own_unhidden_character_here_can_be_hidden() -> None:
    t = table(
        where={"megatoys": f"{PAIR} red.gunman", "restroom": "red.tough_guy"}, zombies={"megatoys": 4},
        hidden="red.gunman", hands={"red": "hidden"}, steps=[("attack_location", "megatoys")],
    )  # fmt: skip
    assert t.options("red") == ["pass", "play:hidden on:red.pin_up"]
    for not_here_or_not_own in ("blue.pin_up", "red.tough_guy"):
        assert t.refused("red", f"play:hidden on:{not_here_or_not_own}") == "MH-12.19"
        assert t.refused("red", f"on:{not_here_or_not_own}") == "MH-12.19"
    assert t.refused("red", "play:hidden on:red.gunman") == "MH-5.11"
    assert t.answer("red", "play:hidden on:red.pin_up").g.hidden == ["red.gunman", "red.pin_up"]


@clause("MH-12.20")
def test_mh_12_20_a_hidden_gunman_gives_none_of_his_two_votes() -> None:
    t = attacked("megatoys", "red.pin_up red.gunman blue.pin_up", 3, hidden="red.gunman")
    t.vote(red="blue", blue="blue")
    assert t.ballot["weights"] == {"red": 1, "blue": 1}


@clause("MH-12.21")
def test_mh_12_21_a_hidden_character_cannot_be_voted_for() -> None:
    t = attacked("megatoys", f"{PAIR} green.pin_up", 3, hidden="green.pin_up")
    assert t.asked == ["red", "blue"] and t.options("red") == ["vote:red", "vote:blue"]
    assert t.refused("red", "vote:green") == "MH-4.3"


@clause("MH-12.21")
def test_mh_12_21_a_hidden_character_cannot_be_picked_nor_one_from_elsewhere_nor_of_another() -> None:
    t = table(
        where={"megatoys": "red.pin_up red.gunman red.tough_guy", "restroom": "red.little_girl"},
        zombies={"megatoys": 4}, hidden="red.gunman", steps=[("attack_location", "megatoys")],
    )  # fmt: skip
    assert t.options("red") == ["victim:red.pin_up", "victim:red.tough_guy"]
    assert t.refused("red", "victim:red.gunman") == "MH-12.21"
    assert t.refused("red", "victim:red.little_girl") == t.refused("red", "victim:blue.pin_up") == "MH-4.34"
    assert t.refused("red", "pass") == "MH-4.34" and t.refused("red", "play:hidden on:red.pin_up") == "MH-5.3"


@clause("MH-12.21")
def test_mh_12_21_a_hidden_character_cannot_be_drawn() -> None:
    t = attacked("megatoys", f"{PAIR} red.gunman", 3, hidden="red.gunman", chance=[1])
    t.vote(red="blue", blue="red").vote(red="blue", blue="red", yellow="blue", green="red")
    assert t.told("victim_drawn")[0]["characters"] == ["red.pin_up", "blue.pin_up"] and t.eaten == ["blue.pin_up"]


@clause("MH-12.22")
def test_mh_12_22_a_hidden_character_still_defends_and_keeps_his_place() -> None:
    t = attacked("megatoys", "red.tough_guy blue.pin_up", 2, hidden="red.tough_guy")
    assert t.told("location_holds") == [{"location": "megatoys", "zombies": 2, "defence": 3}]
    assert t.at("megatoys") == ["red.tough_guy", "blue.pin_up"]


@clause("MH-12.23")
def test_mh_12_23_everybody_sees_who_is_hidden() -> None:
    t = attacked("megatoys", PAIR, 2, hands={"red": "hidden"}).answer("red", "play:hidden on:red.pin_up")
    assert t.seen_by("green").view()["hidden"] == t.seen_by(None).view()["hidden"] == ["red.pin_up"]
    assert t.told("character_hidden") == [{"character": "red.pin_up"}]


@clause("MH-12.24")
def test_mh_12_24_hiding_ends_with_the_round() -> None:
    t = attacked("megatoys", "red.pin_up", 1, hands={"red": "hidden"})
    t.answer("red", "play:hidden on:red.pin_up").all_pass()
    assert t.g.hidden == ["red.pin_up"]
    assert t.go_on(("end_of_round",)).g.hidden == []


@clause("MH-12.25")
def test_mh_12_25_a_player_may_hide_all_of_his_characters() -> None:
    t = attacked("megatoys", "red.pin_up red.gunman blue.pin_up", 3, hands={"red": "hidden hidden"})
    t.answer("red", "play:hidden on:red.gunman").answer("red", "play:hidden on:red.pin_up")
    assert t.g.hidden == ["red.gunman", "red.pin_up"] and t.eaten == ["blue.pin_up"]
