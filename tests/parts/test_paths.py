"""Shortest ways: distances, next steps and what is out of reach."""

from __future__ import annotations

from itertools import product

import pytest

from tests.parts.town import TOWN, town
from tests.parts.ways import distance, nearest, shortest_path
from untot.parts.paths import distances_to_any, next_steps, next_steps_to_all, reachable
from untot.parts.zones import Edge, Net, Zone, net, zone_map


def block(width: int, height: int) -> Net:
    """A grid of streets without buildings, `00` in the north-west."""
    cells = list(product(range(height), range(width)))
    east = [Edge(f"{r}{c}", f"{r}{c + 1}", "open", "E") for r, c in cells if c + 1 < width]
    south = [Edge(f"{r}{c}", f"{r + 1}{c}", "open", "S") for r, c in cells if r + 1 < height]
    return net(zone_map([Zone(f"{r}{c}", "street") for r, c in cells], east + south), 0)


def test_distances_count_zones_over_open_connections_only() -> None:
    assert distance(town("north"), "attic", "harbour") == 4
    assert distance(town(), "attic", "harbour") is None
    assert distance(town(), "attic", "attic") == 0


@pytest.mark.parametrize("mask", range(TOWN.all_doors + 1))
def test_distances_are_the_same_both_ways(mask: int) -> None:
    there = net(TOWN, mask)
    for a, b in product(TOWN.zones, TOWN.zones):
        assert distance(there, a, b) == distance(there, b, a)


def test_one_search_finds_the_nearest_of_several_targets_for_every_zone() -> None:
    found = distances_to_any(town("north"), ["attic", "harbour"])
    assert found == {"attic": 0, "hall": 1, "middle": 2, "west": 3, "east": 1, "harbour": 0}
    assert distances_to_any(town(), []) == {}


def test_all_shortest_next_steps_are_found_and_no_detour() -> None:
    town_square = block(3, 3)
    assert next_steps(town_square, "00", "22") == ("01", "10")
    assert next_steps(town_square, "00", "02") == ("01",)
    assert next_steps(town_square, "11", "11") == (), "there already"
    assert next_steps(town(), "west", "attic") == (), "no way"


def test_tied_targets_draw_to_every_shortest_way_whatever_their_distance() -> None:
    town_square = block(3, 3)
    assert next_steps_to_all(town_square, "01", ["00", "22"]) == ("00", "02", "11")
    assert next_steps_to_all(town_square, "01", []) == ()


def test_only_the_nearest_targets_in_the_order_given() -> None:
    town_square = block(3, 3)
    assert nearest(town_square, "00", ["22", "10", "01"]) == ("10", "01")
    assert nearest(town(), "west", ["attic", "harbour"]) == ("harbour",), "the attic is out of reach"
    assert nearest(town(), "west", ["attic"]) == ()


def test_a_shortest_path_has_both_ends_and_is_the_first_in_the_order_of_the_map() -> None:
    assert shortest_path(town("north"), "attic", "east") == ("attic", "hall", "middle", "east")
    assert shortest_path(block(2, 2), "00", "11") == ("00", "01", "11")
    assert shortest_path(town(), "attic", "east") == ()
    assert shortest_path(town(), "attic", "attic") == ("attic",)


def test_what_is_reachable_stands_in_the_order_of_the_map() -> None:
    assert reachable(town("north"), "harbour") == ("attic", "hall", "west", "middle", "east", "harbour")
    assert reachable(town(), "attic") == ("attic", "hall")
