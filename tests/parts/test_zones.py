"""Zones and edges: what is open, what is closed, and which maps are refused."""

from __future__ import annotations

import pytest

from tests.parts.town import TOWN, town
from untot.parts.zones import OPPOSITE, Edge, Zone, connection, door_mask, net, open_doors, zone_map


def test_a_door_joins_its_two_zones_only_while_it_is_open() -> None:
    assert town().neighbours["hall"] == ("attic",)
    assert town("north").neighbours["hall"] == ("attic", "middle")
    assert town("north").neighbours["middle"] == ("hall", "west", "east")
    assert town("south").neighbours["hall"] == ("attic",)


def test_neighbours_stand_in_the_order_of_the_map_whatever_the_order_of_the_edges() -> None:
    zones = [Zone(name, "street") for name in "abcd"]
    backwards = zone_map(zones, [Edge("b", name, "open") for name in "dca"])
    assert net(backwards, 0).neighbours["b"] == ("a", "c", "d")


@pytest.mark.parametrize("mask", range(TOWN.all_doors + 1))
def test_neighbours_are_mutual_and_look_back_the_opposite_way(mask: int) -> None:
    there = net(TOWN, mask)
    ways = [(zone, way) for zone, exits in there.exits.items() for way in exits]
    assert ways
    for zone, way in ways:
        back = next(exit_ for exit_ in there.exits[way.to] if exit_.to == zone)
        assert back.heading == (way.heading and OPPOSITE[way.heading])


def test_what_lies_between_two_zones_is_open_closed_or_a_wall() -> None:
    assert connection(town(), "west", "middle") == "open"
    assert connection(town(), "middle", "hall") == "closed"
    assert connection(town("north"), "middle", "hall") == "open"
    assert connection(town("north", "south"), "west", "attic") == "wall"
    assert connection(town(), "attic", "harbour") == "wall", "zones that do not even touch"


def test_open_doors_are_one_number_and_back() -> None:
    assert door_mask(TOWN, []) == 0 and door_mask(TOWN, ["south", "north"]) == TOWN.all_doors
    assert open_doors(TOWN, door_mask(TOWN, ["south"])) == ("south",)
    assert TOWN.doors_at["middle"] == ("north", "south") and TOWN.doors_at["west"] == ()
    with pytest.raises(KeyError):
        door_mask(TOWN, ["trapdoor"])


def test_a_net_is_made_once_for_each_set_of_open_doors() -> None:
    assert town("north") is town("north")
    assert town("north") is not town()


@pytest.mark.parametrize(
    ("edges", "complaint"),
    [
        ([Edge("a", "x", "open")], "not between two zones"),
        ([Edge("a", "a", "open")], "not between two zones"),
        ([Edge("a", "b", "open"), Edge("b", "a", "wall")], "second edge"),
        ([Edge("a", "b", "door")], "name of a door"),
        ([Edge("a", "b", "open", door="gate")], "name of a door"),
        ([Edge("a", "b", "door", door="gate"), Edge("b", "c", "door", door="gate")], "two doors of one name"),
    ],
)
def test_a_map_that_contradicts_itself_is_refused(edges: list[Edge], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        zone_map([Zone(name, "room") for name in "abc"], edges)
