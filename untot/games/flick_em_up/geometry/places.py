"""Free places: where a hand puts a piece that cannot stay where it should go."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from untot.games.flick_em_up.geometry.footprints import outline
from untot.games.flick_em_up.geometry.numbers import DEGREE, WHOLE_TURN, ahead
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import FINE, Round, Shape, are_within, overlap
from untot.games.flick_em_up.geometry.town import EDGE, is_in_town
from untot.games.flick_em_up.pieces import Angle, KindId, Length, mm
from untot.kernel.rulebook import clause

RING: Final = mm(2)
DIRECTIONS: Final = range(0, WHOLE_TURN, 15 * DEGREE)
LEAST_GAP: Final = mm(1)
ANYWHERE: Final = 3 * EDGE
"""Farther than from one corner of the town to the other."""
BANDS: Final = (mm(40), mm(100), mm(300), ANYWHERE)
"""Most places are found soon: only what is near has to be looked at."""
MOST_ROUND_THE_SIDE: Final = 45
"""So many degrees a bullet may be laid away from its side."""

Place = tuple[Length, Length]


@clause("FL-1.19")
def nearest_free(kind: KindId, pose: Pose, others: Collection[Shape], within: Length = ANYWHERE) -> Pose | None:
    """The nearest place in the town with a gap of 1 mm to everything else. As buildings keep their whole hull free,
    it is in no door area."""
    reach, start = outline(kind, pose).reach // FINE + LEAST_GAP, Round(pose.x, pose.y, 0)
    inner = 0
    for outer in sorted({min(band, within) for band in BANDS}):
        near = [other for other in others if are_within(start, other, outer + reach + RING)]
        for x, y in _rings(pose.x, pose.y, inner, outer):
            if is_in_town(x, y):
                place = pose.moved(x, y)
                shape = outline(kind, place)
                if not any(are_within(shape, other, LEAST_GAP) for other in near):
                    return place
        inner = outer
    return None


def _rings(x: Length, y: Length, beyond: Length, within: Length) -> Iterator[Place]:
    """Rings of 2 mm, every 15 degrees from east counter-clockwise."""
    for far in range(beyond // RING * RING + RING, within + 1, RING):
        for angle in DIRECTIONS:
            yield ahead(x, y, angle, far)


@clause("FL-8.6", "FL-8.43")
def place_beside(
    x: Length, y: Length, side: Angle, far: Length, room: Length, others: Collection[Shape]
) -> Place | None:
    """Where a bullet is laid: so far to this side, or round the circle in steps of 1 degree, the nearest first and
    counter-clockwise before clockwise, at most 45; free if a circle as wide as the piece is long overlaps nothing."""
    for degrees in range(MOST_ROUND_THE_SIDE + 1):
        for angle in (side + degrees * DEGREE, side - degrees * DEGREE):
            place = ahead(x, y, angle, far)
            if is_free(Round(*place, room // 2), others):
                return place
    return None


def is_free(shape: Shape, others: Collection[Shape]) -> bool:
    """Whether something laid here overlaps nothing."""
    return not any(overlap(shape, other) for other in others)
