"""Chapter 11: owning buildings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.rules.c5_entries import enter
from untot.games.zombie_town.rules.c10_damage import bury
from untot.games.zombie_town.rules.c11_owning import check_possession, claim, why_not_hold
from untot.games.zombie_town.view import view
from untot.kernel.rulebook import clause

FOUR = {"bld_01": "red", "bld_02": "red", "bld_03": "red", "bld_12": "red"}


def claimed(colour: str = "red", building: str = "bld_11", **position: Any) -> Table:
    """This colour is about to build or place somebody there."""
    t = table(**position)
    claim(t.g, colour, building)
    return t


@clause("ZT-11.1", "ZT-11.2")
def test_zt_11_1_a_barricade_or_survivor_takes_possession_of_a_building() -> None:
    t = claimed()
    assert t.owner("bld_11") == "red" and not t.g.sites["bld_11"].is_home_base
    assert t.told("building_claimed") == [{"pawn": "red", "building": "bld_11", "before": ""}]


@clause("ZT-11.3", "ZT-11.4")
def test_zt_11_4_with_four_buildings_no_fifth_can_be_held() -> None:
    t = table(owners=dict(list(FOUR.items())[1:]), homes={"bld_01": "red"})
    assert why_not_hold(t.g, "red", "bld_11") == "ZT-11.4"
    assert why_not_hold(t.g, "red", "bld_12") is None and why_not_hold(t.g, "blue", "bld_11") is None
    change_site(t.g, "bld_02", owner="")
    assert why_not_hold(t.g, "red", "bld_11") is None


@pytest.mark.parametrize("left", ["barricades", "placed"])
@clause("ZT-11.5", "ZT-11.6")
def test_zt_11_5_a_building_stays_owned_while_a_barricade_or_a_survivor_is_there(left: str) -> None:
    there: dict[str, Any] = {left: {"bld_11": "barricade_2/blue" if left == "barricades" else "-"}}
    t = table(owners={"bld_11": "red"}, **there)
    check_possession(t.g, "bld_11")
    assert t.owner("bld_11") == "red", "whoever built the barricade"
    change_site(t.g, "bld_11", barricades=(), survivors=())
    check_possession(t.g, "bld_11")
    assert t.owner("bld_11") == "" and t.told("building_lost") == [{"pawn": "red", "building": "bld_11"}]


@clause("ZT-11.5", "ZT-11.12")
def test_zt_11_5_all_see_which_building_is_lost_when_its_only_survivor_leaves() -> None:
    t = table(
        owners={"bld_11": "red", "bld_10": "red"},
        homes={"bld_01": "red"},
        placed={"bld_11": "-", "bld_10": "-", "bld_01": "-"},
        barricades={"bld_10": "barricade_2/blue"},
    )
    assert [site.id for site in view(t.g, 1).buildings if site.held_by_one] == ["bld_11"]


@clause("ZT-11.7", "ZT-11.8", "ZT-11.11")
def test_zt_11_7_a_pawn_inside_does_not_hold_a_building_and_nobody_else_gets_it() -> None:
    t = table(where={"red": "bld_11", "blue": "bld_11"}, owners={"bld_11": "red"}, placed={"bld_11": "-"})
    bury(t.g, "survivor.1", "ZT-9.26")
    assert t.owner("bld_11") == ""


@clause("ZT-11.9", "ZT-11.10")
def test_zt_11_9_another_player_takes_over_and_the_survivors_there_are_discarded_while_barricades_stay() -> None:
    t = claimed(
        "blue",
        where={"red": "bld_11", "blue": "bld_11"},
        owners={"bld_11": "red"},
        placed={"bld_11": "pistol -"},
        companions={"red": "-"},
        barricades={"bld_11": "barricade_3"},
    )
    assert t.owner("bld_11") == "blue" and len(t.g.sites["bld_11"].barricades) == 1
    assert t.g.discard == ["survivor", "pistol", "survivor"] and t.g.sites["bld_11"].survivors == ()
    assert t.told("survivors_driven_out") == [{"building": "bld_11", "survivors": ["survivor.2", "survivor.3"]}]
    assert t.told("building_claimed") == [{"pawn": "blue", "building": "bld_11", "before": "red"}]
    assert len(t.pawn("red").companions) == 1, "companions belong to the pawn"


@clause("ZT-11.12")
def test_zt_11_12_a_home_base_needs_no_barricade_and_no_survivor() -> None:
    t = table(homes={"bld_11": "red"}, owners={"bld_12": "red"})
    check_possession(t.g, "bld_11")
    check_possession(t.g, "bld_12")
    assert (t.owner("bld_11"), t.owner("bld_12")) == ("red", "")


@clause("ZT-11.13", "ZT-11.14", "ZT-11.18", "ZT-8.4")
def test_t9_an_empty_home_base_is_lost_when_another_pawn_enters_whatever_its_barricades() -> None:
    t = table(
        where={"red": "A5", "blue": "A6"},
        homes={"bld_11": "blue"},
        houses={"bld_11": "nurse:2"},
        barricades={"bld_11": "barricade_3/blue barricade_2/blue"},
    )
    enter(t.g, "red", "bld_11", "walk")
    site = t.g.sites["bld_11"]
    assert (site.owner, site.number, len(site.barricades)) == ("", 5, 2)
    assert t.clauses_of("building_lost") == ["ZT-11.13"] and t.told("house_reset") == [{"building": "bld_11"}]


@pytest.mark.parametrize("inside", [{"where": {"red": "A5", "blue": "bld_11"}}, {"placed": {"bld_11": "-"}}])
@clause("ZT-11.13")
def test_a_home_base_with_somebody_inside_is_not_lost(inside: dict[str, Any]) -> None:
    t = table(homes={"bld_11": "blue"}, **inside)
    enter(t.g, "red", "bld_11", "walk")
    assert t.owner("bld_11") == "blue"


@clause("ZT-11.13")
def test_the_owner_enters_his_own_home_base_without_losing_it_and_other_buildings_are_not_lost_by_entry() -> None:
    t = table(where={"red": "A6"}, homes={"bld_11": "red"}, owners={"bld_12": "blue"},
              barricades={"bld_12": "barricade_1"})  # fmt: skip
    enter(t.g, "red", "bld_11", "walk")
    enter(t.g, "red", "bld_12", "walk")
    assert (t.owner("bld_11"), t.owner("bld_12")) == ("red", "blue")


@clause("ZT-11.15")
def test_zt_11_15_a_home_base_can_be_taken_over_while_its_owner_is_inside() -> None:
    t = claimed("blue", where={"red": "bld_11", "blue": "bld_11"}, homes={"bld_11": "red"})
    assert t.owner("bld_11") == "blue" and not t.g.sites["bld_11"].is_home_base


@clause("ZT-11.16", "ZT-11.5")
def test_zt_11_16_a_lost_home_base_is_an_ordinary_building_also_for_its_former_owner() -> None:
    t = table(where={"red": "A5"}, homes={"bld_11": "blue"})
    enter(t.g, "red", "bld_11", "walk")
    claim(t.g, "blue", "bld_11")
    check_possession(t.g, "bld_11")
    assert t.owner("bld_11") == "", "without a piece there it is lost at once"


@clause("ZT-11.17")
def test_zt_11_17_the_home_base_of_an_eliminated_player_is_lost_in_the_same_way() -> None:
    t = table(where={"red": "A5"}, health={"blue": 0}, homes={"bld_11": "blue"})
    enter(t.g, "red", "bld_11", "walk")
    assert t.owner("bld_11") == ""


@clause("ZT-11.18", "ZT-6.33", "ZT-8.4")
def test_zt_11_18_losing_a_building_resets_the_house_and_forfeits_the_owners_stored_cards() -> None:
    t = table(
        owners={"bld_11": "red"},
        placed={"bld_11": "-"},
        houses={"bld_11": "nurse:1"},
        stored={"bld_11": "rifle/red pistol/blue fireworks/red"},
        piles={"bld_11": "survivor"},
    )
    bury(t.g, "survivor.1", "ZT-12.24")
    site = t.g.sites["bld_11"]
    assert site.number == 5 and [card for card, _ in site.pile] == ["survivor", "rifle", "fireworks"]
    assert [stored[0] for stored in site.stored] == ["pistol"]


@clause("ZT-6.34", "ZT-11.9")
def test_zt_6_34_who_takes_possession_ends_the_store_of_all_others() -> None:
    t = claimed("blue", stored={"bld_11": "rifle/red pistol/blue"})
    site = t.g.sites["bld_11"]
    assert [card for card, _ in site.pile] == ["rifle"] and [stored[0] for stored in site.stored] == ["pistol"]


@clause("ZT-11.19", "ZT-11.20")
def test_zt_11_19_zombies_inside_change_no_owner_but_keep_everybody_from_building_there() -> None:
    t = table(where={"red": "bld_11"}, owners={"bld_11": "red"}, placed={"bld_11": "-"}, zombies={"bld_11": 6})
    check_possession(t.g, "bld_11")
    assert t.owner("bld_11") == "red" and why_not_hold(t.g, "red", "bld_11") == "ZT-11.20"
    bury(t.g, "survivor.1", "ZT-9.37")
    assert t.owner("bld_11") == "", "not the zombies, the death of the last one there loses it"


@clause("ZT-11.21")
def test_zt_11_21_the_own_home_base_may_be_held_like_any_other_also_as_one_of_four() -> None:
    t = table(homes={"bld_01": "red"}, owners=FOUR)
    assert why_not_hold(t.g, "red", "bld_01") is None and why_not_hold(t.g, "red", "bld_11") == "ZT-11.4"
    claim(t.g, "red", "bld_01")
    assert t.g.sites["bld_01"].is_home_base and t.events == []


@clause("ZT-8.4")
def test_zt_8_4_an_unused_house_is_not_reset() -> None:
    t = claimed("blue", owners={"bld_11": "red"}, houses={"bld_11": "nurse:5"})
    assert t.told("house_reset") == []
