"""Gaps: any two shapes, held to a plain computation in floating point, and to what must hold of every gap."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from hypothesis import given
from hypothesis import strategies as st

from untot.games.flick_em_up.geometry.shapes import Box, Round, Shape, are_within, crosses, depth, gap, overlap
from untot.kernel.rulebook import clause

HUNDREDTH = 1.1
places = st.integers(-20_000, 20_000)
sizes = st.integers(100, 13_000).map(lambda half: 2 * half)
boxes = st.tuples(places, places, st.integers(0, 35_999), sizes, sizes)
circles = st.tuples(places, places, st.integers(0, 4_000))
shapes = st.one_of(boxes, circles)

Given = tuple[int, ...]
Point = tuple[float, float]


def made(given_: Given) -> Shape:
    return Box(*given_) if len(given_) == 5 else Round(*given_)


# -- the same in floating point ---------------------------------------------------------------------------------


def corners(box: Given) -> list[Point]:
    x, y, yaw, width, deep = box
    c, s = cos(radians(yaw / 100)), sin(radians(yaw / 100))
    around = [(width / 2, deep / 2), (-width / 2, deep / 2), (-width / 2, -deep / 2), (width / 2, -deep / 2)]
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in around]


def from_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def is_inside(p: Point, polygon: list[Point]) -> bool:
    sides = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return all((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) >= 0 for a, b in sides)


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def edges(polygon: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def plain_gap(one: Given, other: Given) -> float:
    if len(one) == 3 and len(other) == 3:
        return max(0.0, hypot(one[0] - other[0], one[1] - other[1]) - one[2] - other[2])
    if len(one) == 3:
        one, other = other, one
    polygon = corners(one)
    if len(other) == 3:
        middle = (float(other[0]), float(other[1]))
        if is_inside(middle, polygon):
            return 0.0
        return max(0.0, min(from_segment(middle, a, b) for a, b in edges(polygon)) - other[2])
    second = corners(other)
    if any(is_inside(p, polygon) for p in second) or any(is_inside(p, second) for p in polygon):
        return 0.0
    if any(segments_meet(a, b, c, d) for a, b in edges(polygon) for c, d in edges(second)):
        return 0.0
    return min(
        *(from_segment(p, a, b) for p in second for a, b in edges(polygon)),
        *(from_segment(p, a, b) for p in polygon for a, b in edges(second)),
    )


@clause("FL-1.11", "FL-19.13")
@given(shapes, shapes)
def test_fl_1_11_a_gap_is_the_shortest_way_between_two_outlines(one: Given, other: Given) -> None:
    found = gap(made(one), made(other))
    assert abs(found - plain_gap(one, other)) <= HUNDREDTH
    assert found == gap(made(other), made(one))


@given(shapes, shapes)
def test_shapes_are_apart_or_in_each_other_never_both(one: Given, other: Given) -> None:
    a, b = made(one), made(other)
    assert gap(a, b) == 0 or depth(a, b) == 0
    assert overlap(a, b) == overlap(b, a) == (depth(a, b) > 0)


@given(shapes, shapes, st.integers(0, 5_000))
def test_being_within_a_distance_is_a_gap_below_it(one: Given, other: Given, far: int) -> None:
    assert are_within(made(one), made(other), far) == (gap(made(one), made(other)) < far)


@given(boxes, st.integers(-20_000, 20_000), st.integers(-20_000, 20_000))
def test_what_is_moved_together_keeps_its_gap(box: Given, dx: int, dy: int) -> None:
    other = (0, 0, 1234, 2500, 900)
    there = (other[0] + dx, other[1] + dy, *other[2:])
    moved = (box[0] + dx, box[1] + dy, *box[2:])
    assert gap(made(box), made(other)) == gap(made(moved), made(there))


def test_touching_is_not_overlapping() -> None:
    one, other = Box(0, 0, 0, 2000, 1000), Box(2000, 0, 0, 2000, 1000)
    assert gap(one, other) == 0 and not overlap(one, other) and depth(one, other) == 0
    assert overlap(one, Box(1990, 0, 0, 2000, 1000)) and depth(one, Box(1990, 0, 0, 2000, 1000)) == 10


# -- ways through a box -----------------------------------------------------------------------------------------


@clause("FL-13.24")
def test_fl_13_24_a_way_that_only_touches_a_hull_does_not_cross_it() -> None:
    hull = Box(0, 0, 0, 2000, 1000)
    assert crosses((-3000, 0), (3000, 0), hull)
    assert crosses((0, 0), (100, 0), hull), "from inside"
    assert not crosses((-3000, 500), (3000, 500), hull), "along its edge"
    assert not crosses((-2000, 0), (0, 1000), hull), "over a corner"
    assert not crosses((-3000, 0), (-1000, 0), hull), "up to it"
    assert not crosses((-3000, 700), (3000, 700), hull)
    assert not crosses((0, -3000), (0, -600), hull), "it ends before"


@given(boxes, places, places, places, places)
def test_a_way_crosses_a_box_if_a_point_of_it_lies_well_inside(
    box: Given, x: int, y: int, to_x: int, to_y: int
) -> None:
    shape = made(box)
    assert isinstance(shape, Box)
    points = [(x + (to_x - x) * part // 64, y + (to_y - y) * part // 64) for part in range(65)]
    if any(depth(shape, Round(*point, 0)) > 2 for point in points):
        assert crosses((x, y), (to_x, to_y), shape)
    assert crosses((x, y), (to_x, to_y), shape) == crosses((to_x, to_y), (x, y), shape)
