"""Every printed mission's map: assembled from its tiles, it is the catalogue's map, to the last character."""

from __future__ import annotations

from itertools import product

import pytest

from tests.parts.ways import sight_distance
from tests.zombicide.content.ascii import draw
from tests.zombicide.content.catalogue import catalogue_map
from untot.games.zombicide.city.assembly import Board, board_of, with_doors
from untot.games.zombicide.city.ground import ground_of, lay_out
from untot.games.zombicide.missions import MISSIONS
from untot.kernel.rulebook import clause
from untot.parts.paths import distances_to, reachable
from untot.parts.zones import net

ALL = pytest.mark.parametrize("mission", MISSIONS)

SWALLOWED_DOORS = {"02": {(36, 96): "D", (37, 96): "D"}}
"""The catalogue moved the door of 2C to its room NE; its picture of mission 02 shows no door there yet."""


def board(mission: str) -> Board:
    """Made anew and not kept: the tests below are about how it is made."""
    return with_doors(ground_of(lay_out(MISSIONS[mission].layout)), MISSIONS[mission].doors)


def with_swallowed_doors(mission: str, picture: str) -> str:
    lines = [list(line) for line in picture.splitlines()]
    for (row, column), door in SWALLOWED_DOORS.get(mission, {}).items():
        assert lines[row][column] == "#"
        lines[row][column] = door
    return "".join("".join(line) + "\n" for line in lines)


@ALL
def test_the_picture_is_the_catalogues(mission: str) -> None:
    assert draw(MISSIONS[mission]) == with_swallowed_doors(mission, catalogue_map(mission).picture)


@ALL
@clause("ZC-3.2", "ZC-5.2", "ZC-5.3", "ZC-5.4", "ZC-5.5")
def test_streets_and_rooms_are_as_many_as_in_the_catalogue(mission: str) -> None:
    expected, ground = catalogue_map(mission), board(mission).ground
    assert (len(ground.streets), len(ground.rooms)) == (expected.streets, expected.rooms)
    assert list(board(mission).zones.zones) == list(ground.order)


@ALL
@clause("ZC-5.7", "ZC-5.10")
def test_rooms_are_linked_across_tiles_and_make_the_catalogues_buildings(mission: str) -> None:
    expected, ground = catalogue_map(mission), board(mission).ground
    across = {frozenset((o.a, o.b)) for o in ground.openings if o.a.partition(".")[0] != o.b.partition(".")[0]}
    assert across == expected.links
    assert tuple(map(len, ground.buildings)) == expected.buildings


@ALL
def test_manholes_lie_where_the_catalogue_says_tile_by_tile(mission: str) -> None:
    assert board(mission).ground.manholes == catalogue_map(mission).manholes


@ALL
def test_distances_from_the_start_are_the_catalogues(mission: str) -> None:
    near = distances_to(board(mission).all_open, MISSIONS[mission].start)
    expected = catalogue_map(mission).distances
    assert {zone: near[zone] for zone in expected} == expected


@ALL
@clause("ZC-5.6", "ZC-5.9")
def test_neighbours_are_mutual_and_a_street_meets_a_room_only_at_a_door(mission: str) -> None:
    zones = board(mission).zones
    for mask in (0, zones.all_doors, zones.all_doors & 0b0101_0101_0101):
        there = net(zones, mask)
        for zone, neighbours in there.neighbours.items():
            assert zone not in neighbours and len(set(neighbours)) == len(neighbours)
            assert all(zone in there.neighbours[other] for other in neighbours)
    for edge in zones.edges:
        kinds = {zones.zones[edge.a].kind, zones.zones[edge.b].kind}
        assert (edge.kind == "open") == (len(kinds) == 1)


@ALL
def test_sight_is_mutual_whatever_doors_are_open(mission: str) -> None:
    zones = board(mission).zones
    for mask in (0, zones.all_doors, zones.all_doors & 0b0110_0110_0110):
        there = net(zones, mask)
        for a, b in product(zones.zones, zones.zones):
            assert sight_distance(there, a, b) == sight_distance(there, b, a)


@ALL
def test_with_all_doors_open_every_zone_is_reached_and_every_building_has_a_door(mission: str) -> None:
    here = board(mission)
    assert set(reachable(here.all_open, MISSIONS[mission].start)) == set(here.zones.zones)
    assert all(building.doors for building in here.buildings.values())
    assert sorted(door for building in here.buildings.values() for door in building.doors) == sorted(here.doors)


@ALL
@clause("ZC-7.49")
def test_zones_stand_in_map_order(mission: str) -> None:
    ground = board(mission).ground
    corner = {s.id: (s.rect.y0, s.rect.x0, 0) for s in ground.streets.values()}
    for room in ground.rooms.values():
        corner[room.id] = (min(rect.y0 for rect in room.rects), min(rect.x0 for rect in room.rects), 1)
    assert [corner[zone] for zone in ground.order] == sorted(corner.values())


def test_a_street_zone_lies_on_all_the_tiles_it_is_made_of() -> None:
    assert board("05").tiles_of("S22") == ("5D", "2C", "7B", "5C")
    assert board("05").tiles_of("S00") == ("5D",)
    assert board("00").tiles_of("S21") == ("2B", "1B")
    assert board("05").tiles_of("5D.In") == ("5D",)


@clause("ZC-3.3")
def test_a_door_knows_its_place_its_colour_and_its_wall() -> None:
    door = board("08").doors["1B.A/S21"]
    assert (door.room, door.street, door.side, door.colour) == ("1B.A", "S21", "N", "blue")
    assert door.stretch == (30, 130, 70, 130)
    assert board("08").building_of["1B.C"] == board("08").building_of["1B.A"]


def test_a_board_is_made_once() -> None:
    assert board_of(MISSIONS["05"]) is board_of(MISSIONS["05"])
