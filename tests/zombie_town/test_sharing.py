"""Copies share buildings, survivors and weapons: what changes in one of them is a new thing there and nowhere else."""

from __future__ import annotations

from tests.zombie_town.table import table
from untot.games.zombie_town.changing import arm_survivor, change_site, set_shots


def test_a_copy_shares_the_buildings_and_what_happens_in_it_stays_there() -> None:
    g = table(owners={"bld_11": "red"}, placed={"bld_11": "- pistol:2"}, companions={"red": "rifle:3"}).g
    copy = g.copy()
    assert all(copy.sites[building] is site for building, site in g.sites.items())
    before = g.to_plain()
    change_site(copy, "bld_12", owner="blue")
    set_shots(copy, "pistol.1", 1)
    set_shots(copy, "rifle.1", 0)
    arm_survivor(copy, "survivor.1", None)
    assert g.to_plain() == before and copy != g


def test_a_bullet_leaves_the_weapon_with_its_bearer_and_all_in_their_order() -> None:
    g = table(owners={"bld_11": "red"}, placed={"bld_11": "- pistol:2 -"}).g
    ids = [survivor.id for survivor in g.sites["bld_11"].survivors]
    weapon, bearer = set_shots(g, "pistol.1", 1)
    assert (weapon.shots, bearer) == (1, ids[1])
    assert [survivor.id for survivor in g.sites["bld_11"].survivors] == ids
    assert g.sites["bld_11"].survivors[1].weapon is weapon
