"""Two shapes seen from above, turned rectangles and circles, and the gap between any two of them."""

from __future__ import annotations

from math import isqrt
from typing import Final

from untot.games.flick_em_up.geometry.numbers import COSINES, ONE, SINES, WHOLE_TURN, rounded
from untot.games.flick_em_up.pieces import Angle, Length
from untot.kernel.rulebook import clause

FINE: Final = 1000
"""Inside this file lengths are a thousand times finer, so that corners of turned rectangles lose nothing."""
TWO: Final = 2 * ONE
Point = tuple[int, int]


class Round:
    """A circle; a point if it has no radius."""

    __slots__ = ("radius", "reach", "x", "y")

    def __init__(self, x: Length, y: Length, radius: Length) -> None:
        self.x, self.y = x * FINE, y * FINE
        self.radius = self.reach = radius * FINE


class Box:
    """A turned rectangle."""

    __slots__ = ("_corners", "cosine", "half_depth", "half_width", "reach", "sine", "x", "y")

    def __init__(self, x: Length, y: Length, yaw: Angle, width: Length, depth: Length) -> None:
        self.x, self.y = x * FINE, y * FINE
        self.cosine, self.sine = COSINES[yaw % WHOLE_TURN], SINES[yaw % WHOLE_TURN]
        self.half_width, self.half_depth = width * FINE // 2, depth * FINE // 2
        self.reach = isqrt(self.half_width**2 + self.half_depth**2) + 1
        self._corners: tuple[Point, ...] = ()

    @property
    def corners(self) -> tuple[Point, ...]:
        """Found when somebody comes near: most boxes are seen to be far apart without."""
        if not self._corners:
            width, depth = self.half_width, self.half_depth
            self._corners = (
                self._out(width, depth), self._out(-width, depth), self._out(-width, -depth), self._out(width, -depth)
            )  # fmt: skip
        return self._corners

    def _out(self, x: int, y: int) -> Point:
        """From the own axes to those of the table."""
        return (
            self.x + rounded(x * self.cosine - y * self.sine, ONE),
            self.y + rounded(x * self.sine + y * self.cosine, ONE),
        )

    def own(self, point: Point) -> Point:
        """From the axes of the table to the own ones."""
        dx, dy, cosine, sine = point[0] - self.x, point[1] - self.y, self.cosine, self.sine
        # Two quotients by `rounded`, spelled out: nothing else is asked as often.
        return (2 * (dx * cosine + dy * sine) + ONE) // TWO, (2 * (dy * cosine - dx * sine) + ONE) // TWO


Shape = Round | Box


@clause("FL-1.11", "FL-19.13")
def gap(one: Shape, other: Shape) -> Length:
    """The shortest way between two shapes, to 0.01 mm; 0 if they overlap."""
    return max(0, rounded(_apart(one, other), FINE))


def depth(one: Shape, other: Shape) -> Length:
    """How far two shapes reach into each other, to 0.01 mm; 0 if they do not."""
    return max(0, rounded(-_apart(one, other), FINE))


def are_within(one: Shape, other: Shape, far: Length) -> bool:
    """Whether the gap is smaller than this."""
    reach = one.reach + other.reach + (far + 1) * FINE
    dx, dy = one.x - other.x, one.y - other.y
    if dx > reach or dx < -reach or dy > reach or dy < -reach or dx * dx + dy * dy > reach * reach:
        return False
    return gap(one, other) < far


def overlap(one: Shape, other: Shape) -> bool:
    """Whether they have more in common than their edges."""
    reach = one.reach + other.reach
    dx, dy = one.x - other.x, one.y - other.y
    if dx > reach or dx < -reach or dy > reach or dy < -reach or dx * dx + dy * dy > reach * reach:
        return False
    return depth(one, other) > 0


def _apart(one: Shape, other: Shape) -> int:
    """The way between two shapes; below zero as far as they would have to be moved to be free of each other."""
    if isinstance(one, Box):
        return _boxes_apart(one, other) if isinstance(other, Box) else _box_and_round_apart(one, other)
    if isinstance(other, Box):
        return _box_and_round_apart(other, one)
    return isqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2) - one.radius - other.radius


def _box_and_round_apart(box: Box, circle: Round) -> int:
    x, y = box.own((circle.x, circle.y))
    return _from_edge(box, x, y) - circle.radius


def _from_edge(box: Box, x: int, y: int) -> int:
    """How far a place in the axes of the box is from its edge; below zero inside."""
    beyond_x, beyond_y = abs(x) - box.half_width, abs(y) - box.half_depth
    if beyond_x > 0 and beyond_y > 0:
        return isqrt(beyond_x * beyond_x + beyond_y * beyond_y)
    return max(beyond_x, beyond_y)


def _boxes_apart(one: Box, other: Box) -> int:
    """The nearest points of two boxes apart are a corner of one and an edge or corner of the other."""
    in_one = [one.own(corner) for corner in other.corners]
    in_other = [other.own(corner) for corner in one.corners]
    separation = max(_separation(one, in_one), _separation(other, in_other))
    if separation <= 0:
        return separation
    return min(
        min(_from_edge(one, x, y) for x, y in in_one),
        min(_from_edge(other, x, y) for x, y in in_other),
    )


def _separation(box: Box, corners: list[Point]) -> int:
    """How far all these corners lie beyond one of the edges of the box; below zero if beyond none."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return max(
        min(xs) - box.half_width, -box.half_width - max(xs), min(ys) - box.half_depth, -box.half_depth - max(ys)
    )  # fmt: skip


@clause("FL-13.24")
def crosses(start: Point, end: Point, box: Box) -> bool:
    """Whether the way between two places (in 0.01 mm) leads through the inside of a box; touching is not crossing."""
    (x, y), (to_x, to_y) = (box.own((x * FINE, y * FINE)) for x, y in (start, end))
    inside = [(0, ONE), _inside(x, to_x, box.half_width), _inside(y, to_y, box.half_depth)]
    return max(enters for enters, _ in inside) < min(leaves for _, leaves in inside)


def _inside(at: int, to: int, half: int) -> tuple[int, int]:
    """The billionths of a way at which it comes between -half and +half, and leaves."""
    if at == to:
        return (0, ONE) if -half < at < half else (0, 0)
    first, second = rounded((-half - at) * ONE, to - at), rounded((half - at) * ONE, to - at)
    return min(first, second), max(first, second)
