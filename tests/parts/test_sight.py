"""Lines of sight: straight on streets, one zone deep into rooms, mutual."""

from __future__ import annotations

from itertools import product

import pytest

from tests.parts.town import TOWN, town
from tests.parts.ways import in_range, sight_distance
from untot.parts.sight import seen_from
from untot.parts.zones import net


def test_on_the_street_one_sees_straight_ahead_and_never_round_a_corner() -> None:
    assert seen_from(town(), "west") == {"west": 0, "middle": 1, "east": 2}
    assert seen_from(town(), "east") == {"west": 2, "middle": 1, "east": 0, "harbour": 1}
    assert seen_from(town(), "harbour") == {"east": 1, "harbour": 0}


def test_a_closed_door_blocks_sight_and_an_open_one_shows_the_room_behind_and_no_more() -> None:
    assert "hall" not in seen_from(town(), "middle")
    assert seen_from(town("north"), "middle") == {"hall": 1, "west": 1, "middle": 0, "east": 1}


def test_an_open_door_beside_the_line_is_not_seen_through() -> None:
    assert "hall" not in seen_from(town("north", "south"), "west")


def test_from_a_room_one_sees_the_next_room_and_through_an_open_door_straight_across_the_street() -> None:
    assert seen_from(town("north"), "hall") == {"attic": 1, "hall": 0, "middle": 1}
    assert seen_from(town("north", "south"), "hall") == {"attic": 1, "hall": 0, "middle": 1, "shop": 2}
    assert seen_from(town("north", "south"), "attic") == {"attic": 0, "hall": 1}


@pytest.mark.parametrize("mask", range(TOWN.all_doors + 1))
def test_sight_and_its_distance_are_mutual(mask: int) -> None:
    there = net(TOWN, mask)
    for a, b in product(TOWN.zones, TOWN.zones):
        assert sight_distance(there, a, b) == sight_distance(there, b, a)


def test_a_range_has_a_near_and_a_far_end() -> None:
    assert in_range(town(), "west", 0, 1) == ("west", "middle")
    assert in_range(town(), "west", 1, 3) == ("middle", "east")
    assert in_range(town(), "west", 3, 3) == ()
