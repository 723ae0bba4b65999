"""Chapter 9: phase d, choice of destination."""

from __future__ import annotations

from random import Random

import pytest

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"
EVERYWHERE = ["to:restroom", "to:megatoys", "to:parking", "to:security_hq", "to:supermarket"]
PHASE_D = [("choose_destinations",)]


def wheels(elected: bool = False, **hands: str) -> Table:
    """Blue has the badge; Red stands in two locations, the others in one each."""
    where = {"restroom": "red.pin_up", "parking": "red.gunman", "megatoys": "blue.pin_up yellow.pin_up"}
    return table(
        where=where | {"supermarket": "green.pin_up"}, badge="blue", elected=elected, hands=hands,
        phase="arrival_roll", steps=PHASE_D,
    )  # fmt: skip


@clause("MH-9.1")
def test_mh_9_1_everybody_with_a_living_character_chooses_exactly_one_location() -> None:
    t = table(
        where={"restroom": "red.pin_up", "parking": "blue.pin_up"}, eliminated={"green": 1}, round_=4, steps=PHASE_D
    )
    assert (t.ask, t.asked) == ("choose_destination", ["red", "blue"])
    t.answer("red", "to:parking").answer("blue", "to:megatoys")
    assert t.g.destinations == {t.seat("red"): "parking", t.seat("blue"): "megatoys"}


@clause("MH-9.2")
def test_mh_9_2_an_elected_chief_chooses_first_and_openly() -> None:
    t = wheels(elected=True)
    assert (t.ask, t.asked) == ("announce_destination", ["blue"])
    assert t.refused("red", "to:parking") == "MH-9.2"
    t.answer("blue", "to:supermarket")
    assert t.told("destination_announced") == [{"player": "blue", "location": "supermarket"}]
    assert t.seen_by("red").view()["destinations"] == {"blue": "supermarket"}
    assert t.asked == ["red", "yellow", "green"]


@clause("MH-9.3")
def test_mh_9_3_the_announced_destination_binds_the_chief() -> None:
    t = table(
        where={"megatoys": "blue.pin_up", "restroom": "red.pin_up"}, badge="blue", elected=True,
        elsewhere=("parking", 6), steps=[("announce_destination",), ("move_character", 1)],
    )  # fmt: skip
    t.answer("blue", "to:supermarket")
    assert t.options("blue") == ["move:blue.pin_up go:supermarket"]
    t.answer("blue", "move:blue.pin_up go:supermarket")
    assert t.at("supermarket") == ["blue.pin_up"]


@clause("MH-9.4")
def test_mh_9_4_all_others_choose_secretly_at_the_same_time() -> None:
    here, there = wheels(), wheels()
    here.answer("red", "to:parking")
    there.answer("red", "to:restroom")
    assert here.asked == ["blue", "yellow", "green"]
    for other in ("blue", "yellow", "green", None):
        assert here.seen_by(other).message() == there.seen_by(other).message()


@clause("MH-9.5")
def test_mh_9_5_an_unelected_chief_chooses_secretly_with_the_others() -> None:
    t = wheels()
    assert (t.ask, t.asked) == ("choose_destination", FOUR.split())
    t.answer("blue", "to:restroom")
    assert t.told("destination_announced") == [] and "restroom" not in str(t.seen_by("red").view()["destinations"])


@clause("MH-9.6")
def test_mh_9_6_only_the_location_is_chosen_and_the_character_later() -> None:
    t = table(
        where={"restroom": "red.pin_up", "parking": "red.gunman", "megatoys": "blue.pin_up"},
        elsewhere=("supermarket", 6), steps=[("set_wheels",), ("move_character", 0)],
    )  # fmt: skip
    assert t.options("red") == EVERYWHERE
    t.answer("red", "to:security_hq").answer("blue", "to:parking")
    assert t.options("red") == ["move:red.pin_up go:security_hq", "move:red.gunman go:security_hq"]


@clause("MH-9.7")
def test_mh_9_7_a_closed_location_cannot_be_chosen() -> None:
    t = wheels()
    assert "to:cachou" not in t.options("red")
    assert t.refused("red", "to:cachou") == "MH-9.7"


@clause("MH-9.8")
def test_mh_9_8_the_location_where_all_of_ones_characters_stand_cannot_be_chosen() -> None:
    t = wheels()
    assert t.options("blue") == [goal for goal in EVERYWHERE if goal != "to:megatoys"]
    assert t.refused("blue", "to:megatoys") == "MH-9.8"


@clause("MH-9.9")
def test_mh_9_9_a_full_location_may_be_chosen() -> None:
    full = "blue.pin_up yellow.pin_up green.pin_up"
    t = table(where={"restroom": full, "parking": "red.pin_up"}, steps=PHASE_D)
    assert t.refused("red", "to:restroom") is None


@clause("MH-9.10")
@pytest.mark.parametrize("location", ["restroom", "parking"])
def test_mh_9_10_a_location_where_only_some_of_ones_characters_stand_may_be_chosen(location: str) -> None:
    assert wheels().refused("red", f"to:{location}") is None


@clause("MH-9.11")
def test_mh_9_11_a_sprint_in_hand_does_not_widen_the_choice() -> None:
    t = wheels(blue="sprint")
    assert t.options("blue") == wheels().options("blue")
    assert t.refused("blue", "to:megatoys") == "MH-9.8"


@clause("MH-9.12")
def test_mh_9_12_a_destination_is_final() -> None:
    t = wheels()
    t.answer("red", "to:parking")
    assert t.refused("red", "to:restroom") == "MH-9.12"
    chief = wheels(elected=True).answer("blue", "to:parking")
    assert chief.refused("blue", "to:restroom") == "MH-9.12"


@clause("MH-9.13")
def test_mh_9_13_all_see_who_has_chosen_but_no_destination_except_an_elected_chiefs() -> None:
    t = table(
        where={"megatoys": "yellow.pin_up"}, destinations={"red": "parking", "blue": "restroom"}, badge="blue",
        elected=True, steps=[("set_wheels",)],
    )  # fmt: skip
    question = t.seen_by("green").question()
    assert question is not None and question["waiting"] == [t.seat("yellow")]
    shown = {who: t.seen_by(who).view()["destinations"] for who in ("red", "yellow", None)}
    assert shown["red"] == {"red": "parking", "blue": "restroom"}
    assert shown["yellow"] == shown[None] == {"red": None, "blue": "restroom"}


@clause("MH-9.13")
def test_mh_9_13_set_wheels_are_told_without_their_destinations() -> None:
    t = table(where={"megatoys": "yellow.pin_up blue.pin_up"}, steps=[("set_wheels",), ("place_revenge_zombie", 0)])
    t.answer("yellow", "to:parking").answer("blue", "to:restroom")
    assert t.told("wheels_set") == [{"players": ["blue", "yellow"]}]
    assert t.seen_by("yellow").view()["destinations"] == {"yellow": "parking", "blue": None}
    places = {t.seen_by("red").imagine(Random(number)).state.to_plain()["destinations"]["2"] for number in range(9)}
    assert len(places) > 1


@clause("MH-9.14")
def test_mh_9_14_who_has_nowhere_to_go_chooses_none_and_moves_nobody() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, closed="restroom cachou megatoys security_hq supermarket",
        elsewhere=("parking", 4), steps=[*PHASE_D, ("arrival_and_moves",)],
    )  # fmt: skip
    assert t.ask is None and t.told("wheels_set") == [{"players": []}]
    assert t.told("wheels_revealed") == [{"destinations": {}, "forced": []}] and t.told("character_moved") == []


@clause("MH-9.15")
def test_mh_9_15_no_character_moves_while_destinations_are_chosen() -> None:
    t = wheels()
    before = dict(t.g.where)
    t.answer("red", "to:parking").answer("blue", "to:parking").answer("yellow", "to:parking")
    t.answer("green", "to:parking")
    assert t.ask is None and t.g.where == before


@clause("MH-9.16")
def test_mh_9_16_zombies_of_the_eliminated_come_between_the_destinations_and_phase_e() -> None:
    t = table(
        where={"restroom": "red.pin_up red.gunman", "parking": "blue.pin_up yellow.pin_up"}, eliminated={"green": 2},
        round_=3, steps=[*PHASE_D, ("arrival_and_moves",)],
    )  # fmt: skip
    assert t.asked == ["red", "blue", "yellow"]
    t.answer("red", "to:parking").answer("blue", "to:restroom").answer("yellow", "to:restroom")
    assert (t.ask, t.asked, t.g.phase) == ("place_revenge_zombie", ["green"], "choose_destination")
    t.answer("green", "zombie:restroom")
    assert t.ask == "move_character" and t.g.zombies["restroom"] == 1
