"""Graphs over any neighbours: how far, at what cost, and which way."""

from __future__ import annotations

from untot.parts.graphs import cheapest, distances, way_to

RIVER = {"mill": "ford", "ford": "mill bank isle", "bank": "ford isle", "isle": "ford bank sea", "sea": "isle"}


def beside(place: str) -> list[str]:
    return RIVER[place].split()


def test_distances_come_nearest_first_from_the_nearest_of_several_starts() -> None:
    assert list(distances(beside, ["mill"]).items()) == [
        ("mill", 0), ("ford", 1), ("bank", 2), ("isle", 2), ("sea", 3),
    ]  # fmt: skip
    assert distances(beside, ["mill", "sea"]) == {"mill": 0, "sea": 0, "ford": 1, "isle": 1, "bank": 2}
    assert distances(beside, []) == {}


def test_what_is_not_passable_is_reached_but_not_crossed_and_a_start_can_be_left() -> None:
    assert distances(beside, ["mill"], passable=lambda place: place != "ford") == {"mill": 0, "ford": 1}
    assert distances(beside, ["ford"], passable=lambda place: False) == {"ford": 0, "mill": 1, "bank": 1, "isle": 1}


def test_a_search_stops_after_so_many_steps() -> None:
    assert distances(beside, ["mill"], most=1) == {"mill": 0, "ford": 1}
    assert distances(beside, ["mill"], most=0) == {"mill": 0}


def dear_island(place: str) -> list[tuple[str, int]]:
    """To set foot on the island costs five."""
    return [(other, 5 if other == "isle" else 1) for other in beside(place)]


def test_the_cheapest_way_is_not_the_shortest_and_ends_where_money_ends() -> None:
    found = cheapest(dear_island, "mill")
    assert found["sea"].cost == 7 and way_to(found, "sea") == ["ford", "isle", "sea"]
    assert way_to(found, "mill") == []
    assert list(cheapest(dear_island, "mill", most=5)) == ["mill", "ford", "bank"]


def test_of_equal_ways_the_first_named_is_taken() -> None:
    square = {"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []}
    found = cheapest(lambda corner: [(other, 1) for other in square[corner]], "a")
    assert way_to(found, "d") == ["b", "d"]
