"""Chapter 11: phase f, attracted zombies."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

TOUGH = "red.tough_guy blue.tough_guy"
"""Two who hold against the few zombies of these stories, and no Pin-Up among them."""


def attracted(where: dict[str, str]) -> Table:
    """Phase f begins, and nobody stands in front of the mall yet."""
    return table(where=where, steps=[("attack",)])


def newcomers(t: Table) -> dict[str, int]:
    return {location: count for location, count in t.g.zombies.items() if count}


@clause("MH-11.1")
def test_mh_11_1_the_greatest_crowd_attracts_one_zombie() -> None:
    t = attracted({"megatoys": f"{TOUGH} yellow.tough_guy", "supermarket": "red.gunman blue.gunman"})
    assert t.told("crowd_attracts") == [{"location": "megatoys"}] and newcomers(t) == {"megatoys": 1}


@clause("MH-11.2")
def test_mh_11_2_two_equal_crowds_attract_none() -> None:
    shops = {"megatoys": TOUGH, "restroom": "yellow.gunman"}
    assert newcomers(attracted({**shops, "supermarket": "red.gunman blue.gunman"})) == {}
    assert newcomers(attracted({**shops, "supermarket": "red.gunman"})) == {"megatoys": 1}


@clause("MH-11.3")
def test_mh_11_3_a_tough_guy_counts_as_one_head() -> None:
    t = attracted({"megatoys": TOUGH, "supermarket": "red.gunman blue.gunman yellow.gunman"})
    assert newcomers(t) == {"supermarket": 1}


@clause("MH-11.4")
def test_mh_11_4_parking_takes_part_in_both_counts() -> None:
    t = attracted({"parking": f"{TOUGH} yellow.pin_up", "megatoys": "green.tough_guy"})
    assert t.told("crowd_attracts") == t.told("pin_ups_attract") == [{"location": "parking"}]


@clause("MH-11.5")
def test_mh_11_5_the_most_pin_ups_attract_one_zombie() -> None:
    t = attracted({"megatoys": f"{TOUGH} green.pin_up", "supermarket": "red.pin_up blue.pin_up yellow.tough_guy"})
    assert t.told("pin_ups_attract") == [{"location": "supermarket"}] and newcomers(t) == {"supermarket": 1}


@clause("MH-11.6")
def test_mh_11_6_equal_or_no_pin_ups_attract_none() -> None:
    equal = attracted({"megatoys": "red.pin_up blue.gunman", "supermarket": "blue.pin_up green.gunman"})
    none_alive = attracted({"megatoys": TOUGH, "supermarket": "red.gunman blue.gunman"})
    assert newcomers(equal) == newcomers(none_alive) == {}
    assert equal.told("pin_ups_attract") == none_alive.told("pin_ups_attract") == []
    one_more = attracted({"megatoys": "red.pin_up blue.gunman", "supermarket": "blue.pin_up green.pin_up"})
    assert one_more.told("pin_ups_attract") == [{"location": "supermarket"}]


@clause("MH-11.7")
def test_mh_11_7_both_zombies_can_come_to_the_same_location() -> None:
    t = attracted({"megatoys": f"{TOUGH} yellow.pin_up", "supermarket": "red.gunman"})
    assert newcomers(t) == {"megatoys": 2}


@clause("MH-11.8")
def test_mh_11_8_both_come_before_the_first_location_is_checked() -> None:
    t = attracted({"restroom": "red.pin_up blue.pin_up", "supermarket": "yellow.gunman"})
    assert t.told("zombies_get_in") == [{"location": "restroom", "zombies": 2, "defence": 2}]
    assert t.ask == "vote_victim"
