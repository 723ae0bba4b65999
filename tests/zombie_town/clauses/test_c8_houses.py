"""Chapter 8: houses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def acting(house: str, **position: Any) -> Table:
    """Red is on turn in his house bld_11."""
    where = {"red": "bld_11", **position.pop("where", {})}
    houses = {"bld_11": house, **position.pop("houses", {})}
    owners = {"bld_11": "red", **position.pop("owners", {})}
    return table(where=where, houses=houses, owners=owners, turn="red", steps=[("act",)], **position)


@clause("ZT-8.1")
def test_zt_8_1_only_the_owner_uses_a_house_and_only_inside() -> None:
    hurt = {"red": 2}
    assert acting("nurse", health=hurt).refused("red", "house") is None
    assert acting("nurse", health=hurt, owners={"bld_11": "blue"}).refused("red", "house") == "ZT-8.1"
    assert acting("nurse", health=hurt, where={"red": "A9"}).refused("red", "house") == "ZT-8.1"


@clause("ZT-8.2", "ZT-8.3")
def test_zt_8_2_each_use_lowers_the_number_until_it_is_nought() -> None:
    t = acting("nurse:2", health={"red": 1}).answer("red", "house", "house")
    assert t.g.sites["bld_11"].number == 0 and t.pawn("red").health == 3
    assert [event["number"] for event in t.told("house_used")] == [1, 0]
    assert t.refused("red", "house") == "ZT-8.3"


@clause("ZT-8.4")
def test_zt_8_4_a_lost_house_is_as_good_as_new() -> None:
    t = acting("nurse:2", placed={"bld_11": "-"}).answer("red", "fetch", "post")
    assert t.owner("bld_11") == "red" and t.g.sites["bld_11"].number == 5
    assert t.told("house_reset") == [{"building": "bld_11"}]


@clause("ZT-8.5")
def test_zt_8_5_survivalist_takes_a_survivor_from_the_discard_pile() -> None:
    t = acting("survivalist", discard="pistol survivor rifle").answer("red", "house")
    assert t.hand("red") == ["survivor"] and t.g.discard == ["pistol", "rifle"]
    assert t.clauses_of("card_found") == ["ZT-8.5"]
    assert t.seen_by("blue").view()["known_hands"] == {"0": ["survivor"]}


@clause("ZT-8.6")
def test_zt_8_6_wood_worker_takes_a_barricade() -> None:
    t = acting("wood_worker", discard="barricade_3 survivor barricade_1")
    assert t.after("red", "house at:bld_11") == ["take:barricade_3", "take:barricade_1"]
    t.answer("red", "house at:bld_11 take:barricade_1")
    assert t.hand("red") == ["barricade_1"] and t.clauses_of("card_found") == ["ZT-8.6"]


@pytest.mark.parametrize("house", ["survivalist", "wood_worker"])
@clause("ZT-8.7")
def test_zt_8_7_without_such_a_card_there_is_no_use(house: str) -> None:
    assert acting(house, discard="pistol").refused("red", "house") == "ZT-8.7"


@clause("ZT-8.8")
def test_zt_8_8_nosy_neighbor_leads_into_another_one_however_closed() -> None:
    closed = "barricade_1/blue barricade_1/blue barricade_2/blue"
    t = acting(
        "nosy_neighbor", houses={"bld_05": "nosy_neighbor"}, owners={"bld_05": "blue"}, barricades={"bld_05": closed}
    ).answer("red", "house")
    assert t.pawn("red").square == "bld_05"


@clause("ZT-8.9")
def test_zt_8_9_zombies_there_must_be_fought_after_paying() -> None:
    houses = {"bld_05": "nosy_neighbor"}
    armed = {"red": "pistol"}
    t = acting("nosy_neighbor", houses=houses, zombies={"bld_05": 2}, weapons=armed, actions=2)
    assert t.refused("red", "house") == "ZT-8.9"
    t = acting("nosy_neighbor", houses=houses, zombies={"bld_05": 2}, weapons=armed, actions=3).answer("red", "house")
    assert t.pawn("red").square == "bld_05" and t.verbs("red") == ["attack", "take_loss"]


@clause("ZT-8.10")
def test_zt_8_10_gun_collector_reloads_any_own_weapon() -> None:
    t = acting(
        "gun_collector", weapons={"red": "pistol:1 rifle"}, owners={"bld_01": "red"}, placed={"bld_01": "shotgun:0"}
    )
    assert t.after("red", "house at:bld_11") == ["weapon:pistol.1", "weapon:shotgun.1"]
    t.answer("red", "house at:bld_11 weapon:shotgun.1")
    assert t.shots("shotgun.1") == 2


@clause("ZT-8.11")
def test_zt_8_11_there_must_be_something_to_reload() -> None:
    assert acting("gun_collector", weapons={"red": "pistol", "blue": "rifle:0"}).refused("red", "house") == "ZT-8.11"


@clause("ZT-8.12")
def test_zt_8_12_the_nurse_heals_up_to_four() -> None:
    t = acting("nurse", health={"red": 3}).answer("red", "house")
    assert t.pawn("red").health == 4 and t.refused("red", "house") == "ZT-8.12"


@clause("ZT-8.13")
def test_zt_8_13_a_normal_house_has_no_ability_and_counts_five() -> None:
    t = acting("normal")
    assert t.refused("red", "house") == "ZT-8.13" and t.seen_by(None).view()["pawns"][0]["points"] == 5
