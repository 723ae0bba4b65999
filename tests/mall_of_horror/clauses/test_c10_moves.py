"""Chapter 10: phase e, arrival and moves."""

from __future__ import annotations

from typing import Any

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.kernel.rulebook import clause


def arrival(*faces: int, **position: Any) -> Table:
    """Phase e, after these dice have fallen under the box; nobody holds a Camera."""
    return table(steps=[("arrival_roll",), ("arrival_and_moves",)], chance=dice(*faces), **position)


def moves(destinations: dict[str, str], **position: Any) -> Table:
    """Phase e with these wheels and without dice, so that no zombie arrives."""
    return table(steps=[("arrival_and_moves",)], destinations=destinations, **position)


# -- the arrival ------------------------------------------------------------------------------------------------


@clause("MH-10.1")
def test_mh_10_1_all_destinations_are_revealed_at_the_same_time() -> None:
    wheels = {"red": "megatoys", "blue": "parking"}
    t = moves(wheels, where={"restroom": "red.pin_up blue.pin_up"}, phase="choose_destination")
    assert t.told("wheels_revealed") == [{"destinations": wheels, "forced": []}]
    assert t.seen_by("green").view()["destinations"] == t.seen_by(None).view()["destinations"] == wheels


@clause("MH-10.2")
def test_mh_10_2_the_dice_are_revealed_to_all_after_the_destinations() -> None:
    t = arrival(6, 1, 4, 4, destinations={"red": "megatoys"}, where={"restroom": "red.pin_up"})
    names = [event.name for event in t.events]
    assert names.index("wheels_revealed") < names.index("dice_revealed") < names.index("zombie_came")
    assert t.seen_by(None).view()["dice"] == t.told("dice_revealed")[0]["dice"] == [6, 1, 4, 4]


@clause("MH-10.3")
def test_mh_10_3_each_die_brings_one_zombie_to_its_location() -> None:
    t = arrival(6, 1, 4, 4, zombies={"restroom": 2})
    assert t.g.zombies == {"restroom": 3, "cachou": 0, "megatoys": 0, "parking": 2, "security_hq": 0, "supermarket": 1}


@clause("MH-10.4")
def test_mh_10_4_a_closed_location_gets_no_zombie() -> None:
    t = arrival(2, 2, 3, 5, closed="cachou megatoys")
    assert [place["location"] for place in t.told("zombie_stayed_away")] == ["cachou", "cachou", "megatoys"]
    assert {place: count for place, count in t.g.zombies.items() if count} == {"security_hq": 1}


@clause("MH-10.4")
def test_mh_10_4_with_five_players_location_2_gets_its_zombies() -> None:
    assert arrival(2, 2, 3, 5, players="red blue yellow green brown").g.zombies["cachou"] == 2


@clause("MH-10.5")
def test_mh_10_5_an_empty_location_with_eight_zombies_is_overrun_before_any_move() -> None:
    t = arrival(3, 1, 1, 1, zombies={"megatoys": 7}, where={"parking": "red.pin_up"}, destinations={"red": "restroom"})
    assert t.told("location_overrun") == [{"location": "megatoys", "count": 8}]
    assert t.ask == "move_character" and "megatoys" in t.g.closed
    assert arrival(1, 1, 1, 1, zombies={"megatoys": 7}).told("location_overrun") == []


@clause("MH-10.6")
def test_mh_10_6_an_overrun_location_stays_closed_and_its_zombies_go() -> None:
    t = arrival(3, 1, 1, 1, zombies={"megatoys": 8}, where={"parking": "red.pin_up"})
    assert t.g.closed == ["cachou", "megatoys"] and t.g.zombies["megatoys"] == 0
    t.go_on(("end_of_round",), ("arrival_roll",), ("arrival_and_moves",), chance=dice(3, 3, 1, 1))
    assert t.g.closed == ["cachou", "megatoys"] and t.g.zombies["megatoys"] == 0


@clause("MH-10.7")
def test_mh_10_7_parking_is_never_overrun() -> None:
    t = arrival(4, 4, 4, 4, zombies={"parking": 20, "megatoys": 8})
    assert t.g.closed == ["cachou", "megatoys"] and t.g.zombies["parking"] == 24


@clause("MH-10.8")
def test_mh_10_8_one_character_keeps_a_location_from_being_overrun() -> None:
    t = arrival(1, 1, 1, 1, zombies={"restroom": 16, "megatoys": 8}, where={"restroom": "red.pin_up"})
    assert t.g.closed == ["cachou", "megatoys"] and t.g.zombies["restroom"] == 20


@clause("MH-10.9")
def test_mh_10_9_all_locations_are_checked_at_once_and_only_at_that_moment() -> None:
    t = moves(
        {"red": "security_hq"},
        where={"restroom": "red.pin_up"}, elsewhere=("parking", 8),
        zombies={"restroom": 8, "megatoys": 8, "supermarket": 9},
    )  # fmt: skip
    t.answer("red", "move:red.pin_up go:security_hq")
    assert t.at("restroom") == [] and t.g.zombies["restroom"] == 8
    assert t.g.closed == ["cachou", "megatoys", "supermarket"]


@clause("MH-10.10")
def test_mh_10_10_a_destination_does_not_make_a_location_occupied() -> None:
    t = moves({"red": "megatoys"}, where={"restroom": "red.pin_up"}, zombies={"megatoys": 8})
    assert t.told("location_overrun") == [{"location": "megatoys", "count": 8}]


# -- the moves --------------------------------------------------------------------------------------------------


@clause("MH-10.11")
def test_mh_10_11_the_chief_moves_first_then_clockwise_one_character_each() -> None:
    t = moves(
        {"red": "megatoys", "blue": "megatoys", "yellow": "megatoys"},
        where={"restroom": "red.pin_up blue.pin_up yellow.pin_up green.pin_up", "parking": "red.gunman"},
        elsewhere=("supermarket", 6), badge="yellow",
    )  # fmt: skip
    assert t.turns("move_character") == ["yellow", "red", "blue"]
    assert len(t.told("character_moved")) == 3 and t.at("restroom") == ["green.pin_up"]


@clause("MH-10.11")
def test_mh_10_11_nobody_moves_two_characters() -> None:
    t = moves({"red": "megatoys"}, where={"restroom": "red.pin_up red.gunman"})
    assert t.refused("red", "move:red.pin_up move:red.gunman go:megatoys") == "MH-10.11"
    assert t.refused("blue", "move:blue.pin_up go:megatoys") == "MH-3.2"


@clause("MH-10.12")
def test_mh_10_12_a_player_chooses_his_character_knowing_the_moves_before_his() -> None:
    t = moves(
        {"red": "megatoys", "blue": "megatoys"},
        where={"restroom": "red.pin_up", "parking": "blue.pin_up", "security_hq": "blue.gunman"},
        elsewhere=("supermarket", 6),
    )
    t.answer("red", "move:red.pin_up go:megatoys")
    assert t.seen_by("blue").view()["locations"][2]["characters"] == ["red.pin_up"]
    assert t.options("blue") == ["move:blue.pin_up go:megatoys", "move:blue.gunman go:megatoys"]


@clause("MH-10.15")
def test_mh_10_15_who_is_asked_is_told_that_the_destination_is_full_before_he_sends_somebody() -> None:
    full = "blue.pin_up blue.gunman blue.tough_guy"
    position = {
        "where": {"restroom": full, "parking": "red.pin_up", "megatoys": "red.gunman"},
        "elsewhere": ("supermarket", 6),
    }
    crowded, roomy = moves({"red": "restroom"}, **position), moves({"red": "security_hq"}, **position)
    asked = [t.seen_by("red").question() for t in (crowded, roomy)]
    assert [question["about"]["room"] for question in asked if question] == ["full", "free"]


@clause("MH-10.13")
def test_mh_10_13_who_stands_in_the_destination_cannot_be_moved() -> None:
    t = moves({"red": "megatoys"}, where={"megatoys": "red.pin_up", "restroom": "red.gunman"})
    assert t.options("red") == ["move:red.gunman go:megatoys"]
    assert t.refused("red", "move:red.pin_up go:megatoys") == "MH-10.13"
    assert t.refused("red", "move:blue.pin_up go:megatoys") == "MH-1.2"


@clause("MH-10.14")
def test_mh_10_14_a_character_enters_a_destination_that_has_room_now() -> None:
    full = "blue.pin_up blue.gunman blue.tough_guy"
    t = moves(
        {"red": "restroom", "blue": "megatoys"}, badge="blue",
        where={"restroom": full, "parking": "red.pin_up"}, elsewhere=("supermarket", 6),
    )  # fmt: skip
    t.answer("blue", "move:blue.gunman go:megatoys")
    assert t.refused("red", "move:red.pin_up enter:megatoys") == "MH-10.14"
    t.answer("red", "move:red.pin_up go:restroom")
    assert t.at("restroom") == ["blue.pin_up", "blue.tough_guy", "red.pin_up"] and t.at("megatoys") == ["blue.gunman"]


@clause("MH-10.15")
def test_mh_10_15_a_full_destination_sends_the_character_to_parking() -> None:
    full = "blue.pin_up blue.gunman blue.tough_guy"
    t = moves({"red": "restroom"}, where={"restroom": full, "megatoys": "red.pin_up"}, elsewhere=("supermarket", 6))
    assert t.refused("red", "move:red.pin_up enter:restroom") == "MH-10.15"
    t.answer("red", "move:red.pin_up go:restroom")
    assert t.at("parking") == ["red.pin_up"] and t.clauses_of("character_turned_away") == ["MH-10.15"]


@clause("MH-10.16")
def test_mh_10_16_who_stands_in_parking_stays_there_before_a_full_destination() -> None:
    full = "blue.pin_up blue.gunman blue.tough_guy"
    t = moves({"red": "restroom"}, where={"restroom": full, "parking": "red.pin_up"}, elsewhere=("supermarket", 6))
    t.answer("red", "move:red.pin_up go:restroom")
    assert t.at("parking") == ["red.pin_up"] and t.clauses_of("character_stayed") == ["MH-10.16"]
    assert t.told("character_moved") == []


@clause("MH-10.17")
def test_mh_10_17_a_destination_overrun_this_round_counts_as_full() -> None:
    t = moves(
        {"red": "megatoys", "blue": "megatoys"}, zombies={"megatoys": 8},
        where={"restroom": "red.pin_up", "parking": "blue.pin_up"}, elsewhere=("supermarket", 6),
    )  # fmt: skip
    t.answer("red", "move:red.pin_up go:megatoys").answer("blue", "move:blue.pin_up go:megatoys")
    assert t.at("parking") == ["red.pin_up", "blue.pin_up"] and t.at("megatoys") == []
    assert t.clauses_of("character_turned_away") == t.clauses_of("character_stayed") == ["MH-10.17"]


@clause("MH-10.18")
def test_mh_10_18_moving_is_compulsory_without_a_sprint() -> None:
    t = moves({"red": "megatoys"}, where={"restroom": "red.pin_up"}, hands={"red": "hidden"})
    assert t.options("red") == ["move:red.pin_up go:megatoys"]
    for answer in ("pass", *(f"move:red.pin_up {how}" for how in ("stay:restroom", "sprint:parking", "go:parking"))):
        assert t.refused("red", answer) == "MH-10.18"
    assert t.refused("red", "move:red.pin_up sprint:parking with:sprint") == "MH-10.18"
    assert t.refused("red", "play:hidden on:red.pin_up") == "MH-5.3"


# -- the Sprint -------------------------------------------------------------------------------------------------


def sprinter(**position: Any) -> Table:
    """Red's Pin-Up stands in the Supermarket, his Gunman in the Restroom; he chose the Restroom and has a Sprint."""
    where = {"supermarket": "red.pin_up", "restroom": "red.gunman", **position.pop("where", {})}
    return moves({"red": "restroom"}, where=where, hands={"red": "sprint sprint"}, **position)


@clause("MH-10.19")
def test_mh_10_19_a_sprint_sends_the_character_to_another_open_location() -> None:
    t = sprinter(elsewhere=("supermarket", 4))
    sprints = ("sprint:megatoys", "sprint:parking", "sprint:security_hq", "stay:supermarket")
    assert t.options("red")[0] == "move:red.pin_up go:restroom"
    assert t.options("red")[1:] == [f"move:red.pin_up {sprint} with:sprint" for sprint in sprints]
    t.answer("red", "move:red.pin_up sprint:megatoys with:sprint")
    assert t.at("megatoys") == ["red.pin_up"] and t.hand("red") == ["sprint"] and t.g.played == ["sprint"]


@clause("MH-10.20")
def test_mh_10_20_a_sprint_lets_the_character_stay_where_it_stood() -> None:
    t = sprinter(elsewhere=("parking", 4))
    for way in ("sprint:supermarket", "stay:parking"):
        assert t.refused("red", f"move:red.pin_up {way} with:sprint") == "MH-10.20"
    t.answer("red", "move:red.pin_up stay:supermarket with:sprint")
    assert t.at("supermarket") == ["red.pin_up"] and t.hand("red") == ["sprint"]
    assert t.clauses_of("character_stayed") == ["MH-10.20"]


@clause("MH-10.21")
def test_mh_10_21_who_stands_in_the_destination_cannot_sprint_either() -> None:
    t = sprinter()
    assert not [option for option in t.options("red") if "gunman" in option]
    for sprint in ("sprint:parking", "stay:restroom"):
        assert t.refused("red", f"move:red.gunman {sprint} with:sprint") == "MH-10.21"


@clause("MH-10.23")
def test_mh_10_23_a_sprint_into_a_full_location_is_refused_but_parking_can_be_named() -> None:
    t = sprinter(where={"security_hq": "blue.pin_up blue.gunman blue.tough_guy"})
    assert t.refused("red", "move:red.pin_up sprint:security_hq with:sprint") == "MH-10.23"
    assert t.refused("red", "move:red.pin_up sprint:parking with:sprint") is None


@clause("MH-10.25")
def test_mh_10_25_a_sprint_into_a_closed_location_or_the_own_destination_is_refused() -> None:
    t = sprinter()
    assert t.refused("red", "move:red.pin_up sprint:cachou with:sprint") == "MH-10.25"
    assert t.refused("red", "move:red.pin_up sprint:restroom with:sprint") == "MH-10.25"


@clause("MH-10.26")
def test_mh_10_26_only_one_sprint_in_a_move() -> None:
    t = sprinter()
    assert t.refused("red", "move:red.pin_up sprint:megatoys sprint:parking") == "MH-10.26"
    assert t.refused("red", "move:red.pin_up sprint:megatoys stay:supermarket") == "MH-10.26"


@clause("MH-10.26")
def test_mh_10_26_no_sprint_on_the_move_of_another() -> None:
    t = moves(
        {"red": "megatoys", "blue": "megatoys"}, hands={"blue": "sprint"},
        where={"restroom": "red.pin_up blue.pin_up"}, elsewhere=("supermarket", 6),
    )  # fmt: skip
    assert t.asked == ["red"]
    for attempt in ("move:blue.pin_up sprint:parking with:sprint", "sprint:parking"):
        assert t.refused("blue", attempt) == "MH-10.26"


@clause("MH-10.26")
def test_mh_10_26_no_sprint_to_flee_an_attack() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up"}, zombies={"restroom": 2},
        hands={"red": "sprint", "blue": "sprint"}, steps=[("attack_location", "restroom")],
    )  # fmt: skip
    assert t.asked == ["red"] and t.options("red") == ["pass"]
    assert t.refused("red", "move:red.pin_up sprint:parking with:sprint") == "MH-10.26"
    assert t.refused("blue", "stay:restroom") == "MH-10.26"


@clause("MH-10.27")
def test_mh_10_27_character_sprint_and_arrival_are_open_to_all() -> None:
    t = sprinter(elsewhere=("supermarket", 4)).answer("red", "move:red.pin_up sprint:megatoys with:sprint")
    seen = {event["event"]: event["args"] for event in t.seen_by(None).events()}
    assert seen["card_played"] == {"player": "red", "card": "sprint"}
    assert seen["character_moved"] == {"character": "red.pin_up", "came_from": "supermarket", "location": "megatoys"}


@clause("MH-10.28")
def test_mh_10_28_a_move_is_one_question_and_looks_the_same_with_or_without_a_sprint() -> None:
    with_sprint, without = (
        moves({"red": "megatoys"}, where={"restroom": "red.pin_up"}, hands={"red": card})
        for card in ("sprint", "threat")
    )
    assert with_sprint.ask == without.ask == "move_character"
    assert with_sprint.seen_by("blue").question() == without.seen_by("blue").question()
    assert with_sprint.options("red") != without.options("red") == ["move:red.pin_up go:megatoys"]
    assert with_sprint.refused("red", "play:sprint") == "MH-10.28"
    assert with_sprint.answer("red", "move:red.pin_up stay:restroom with:sprint").ask is None
