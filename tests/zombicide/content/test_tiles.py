"""The tiles: two sides each, rooms that fill their cells, and turning."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from untot.games.zombicide.city.ground import Layout, ground_of, lay_out, mismatches
from untot.games.zombicide.city.tiles import TILES, TURNS, Rect, turned
from untot.kernel.rulebook import clause

EACH = pytest.mark.parametrize("tile", TILES)


def area(rects: tuple[Rect, ...]) -> int:
    return sum((rect.x1 - rect.x0) * (rect.y1 - rect.y0) for rect in rects)


def overlap(a: Rect, b: Rect) -> bool:
    return max(a.x0, b.x0) < min(a.x1, b.x1) and max(a.y0, b.y0) < min(a.y1, b.y1)


def test_nine_tiles_have_two_sides_each() -> None:
    sides = {frozenset((tile.id, tile.back)) for tile in TILES.values()}
    assert len(TILES) == 18 and len(sides) == 9
    printed = "1B3B 1C3C 2B6B 2C6C 4B5B 4C5C 4D5D 4E5E 7B5F"
    assert sides == {frozenset((pair[:2], pair[2:])) for pair in printed.split()}


def test_sides_that_no_source_shows_are_marked() -> None:
    inferred = [tile.id for tile in TILES.values() if tile.confidence == "inferred"]
    assert inferred == ["3B", "4C", "4D", "4E", "5B", "5F", "6C"]


@EACH
def test_rooms_fill_the_building_cells_and_never_overlap(tile: str) -> None:
    grid, widths = TILES[tile].grid, (30, 40, 30)
    cells = sum(widths[r] * widths[c] for r in range(3) for c in range(3) if grid[r][c] == "B")
    rects = [rect for room in TILES[tile].rooms for rect in room.rects]
    assert area(tuple(rects)) == cells
    assert not any(overlap(a, b) for a, b in combinations(rects, 2))


@EACH
def test_the_manhole_lies_on_the_street_and_openings_join_rooms_that_touch(tile: str) -> None:
    row, column = TILES[tile].manhole
    assert TILES[tile].grid[row][column] == "S"
    names = {room.id for room in TILES[tile].rooms}
    assert {opening.room for opening in TILES[tile].edges} <= names
    openings = ground_of(lay_out([[f"{tile}@0"]])).openings
    assert len(openings) == len(TILES[tile].open) and all(o.stretches[0].length > 4 for o in openings)


@EACH
@clause("ZC-3.2")
def test_four_quarter_turns_bring_a_tile_back(tile: str) -> None:
    once = turned(TILES[tile], 90)
    assert turned(turned(once, 180), 90) == TILES[tile] == turned(TILES[tile], 0)
    assert turned(once, 90) == turned(TILES[tile], 180)


def test_a_quarter_turn_goes_clockwise() -> None:
    tile = turned(TILES["2B"], 90)
    assert tile.grid == ("SBB", "SBB", "SSS") and tile.manhole == (2, 1)
    assert next(room.rects for room in tile.rooms if room.id == "NW") == (Rect(65, 0, 100, 35),)
    assert [(o.side, o.at, o.room) for o in tile.edges] == [
        ("E", 18, "NW"),
        ("E", 53, "NE"),
        ("N", 82, "NW"),
        ("N", 47, "SW"),
    ]


@EACH
def test_turning_changes_neither_openings_nor_contacts_with_the_street(tile: str) -> None:
    contacts = set()
    for turn in TURNS:
        ground = ground_of(lay_out([[f"{tile}@{turn}"]]))
        contacts.add((len(ground.streets), len(ground.walls), len(ground.openings), len(ground.buildings)))
    assert len(contacts) == 1


@clause("ZC-10.43")
def test_t36_street_against_building_does_not_match() -> None:
    assert mismatches(lay_out([["3C@0", "7B@0"]])) == []
    assert [(a.tile.id, side, b.tile.id) for a, side, b in mismatches(lay_out([["7B@0", "3C@0"]]))] == [
        ("7B", "E", "3C")
    ]


def links_across_tiles(layout: Layout) -> list[tuple[str, str]]:
    return [(o.a, o.b) for o in ground_of(layout).openings if o.a.partition(".")[0] != o.b.partition(".")[0]]


@clause("ZC-5.7")
def test_zc_5_7_openings_of_two_tiles_meet_at_the_same_place_of_the_border() -> None:
    assert links_across_tiles(lay_out([["1B@0"], ["3C@0"]])) == [("1B.B", "3C.W"), ("1B.C", "3C.R")]


@clause("ZC-5.8", "ZC-5.78")
def test_zc_5_78_an_opening_without_a_partner_is_wall() -> None:
    assert links_across_tiles(lay_out([["1B@0"]])) == [], "at the edge of the map"
    (north,), (south,) = lay_out([["1B@0"], ["3C@0"]])
    moved = [replace(opening, at=opening.at + 6) for opening in south.tile.edges]
    apart = south._replace(tile=replace(south.tile, edges=tuple(moved)))
    assert links_across_tiles(((north,), (apart,))) == []
    assert len(ground_of(((north,), (apart,))).buildings) == 2


@pytest.mark.parametrize("layout", [["1B@0"] * 9, ["7B@0"] * 9])
def test_nine_tiles_in_a_row_have_names_of_their_own_for_all_streets(layout: list[str]) -> None:
    across, down = ground_of(lay_out([layout])), ground_of(lay_out([[tile] for tile in layout]))
    for ground in (across, down):
        places = [(street.row, street.column) for street in ground.streets.values()]
        assert len(set(places)) == len(places) and max(max(place) for place in places) == 18
