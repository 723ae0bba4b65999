"""What pieces look like from above (footprints: for gaps, and for what a hand lays down), and where they are solid
(bodies, with their height: for whether two pieces can be where they are)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from untot.games.flick_em_up.geometry.poses import BACK, FACE, Pose
from untot.games.flick_em_up.geometry.shapes import Box, Round, Shape, depth, overlap
from untot.games.flick_em_up.pieces import KINDS, Kind, KindId, Length, Part, mm
from untot.kernel.rulebook import clause

GRAIN: Final = mm(0.5)
"""The world names no piece that it has moved by less: so far two pieces may reach into each other."""
REMEMBERED: Final = 4096


@clause("FL-1.5", "FL-1.11", "FL-1.27")
def outline(kind: KindId, pose: Pose) -> Shape:
    """The whole piece seen from above: a building's hull, a figure as it stands or lies."""
    it = KINDS[kind]
    if not pose.stands:
        return _lying(it, pose)
    if it.is_round:
        return Round(pose.x, pose.y, it.width // 2)
    return Box(pose.x, pose.y, pose.yaw, it.width, it.depth)


@lru_cache(REMEMBERED)
def footprint(kind: KindId, pose: Pose) -> Shape:
    """The same, remembered: most pieces stay where they are for long."""
    return outline(kind, pose)


def _lying(kind: Kind, pose: Pose) -> Box:
    """As long as the piece is high, and as wide as it is on this side."""
    across = kind.width if pose.side in (BACK, FACE) else kind.depth
    return Box(pose.x, pose.y, pose.yaw, kind.tall, across)


# -- bodies -----------------------------------------------------------------------------------------------------


class Body(NamedTuple):
    """A part of a piece: its outline, and from where to where it reaches above the table."""

    shape: Shape
    low: Length
    high: Length


@lru_cache(REMEMBERED)
def bodies(kind: KindId, pose: Pose) -> tuple[Body, ...]:
    """What fills space: a figure may stand beside the card of a car, and lie under that of a house."""
    it = KINDS[kind]
    if pose.stands:
        return tuple(_body(part, pose) for part in it.parts)
    height = it.depth if pose.side in (BACK, FACE) else it.width
    return (Body(_lying(it, pose), 0, height),)


def _body(part: Part, pose: Pose) -> Body:
    x, y = pose.out(mm(part.at[0]), mm(part.at[1]))
    low = mm(part.at[2])
    if part.cylinder is not None:
        return Body(Round(x, y, mm(part.cylinder[0]) // 2), low, low + mm(part.height))
    assert part.box is not None
    return Body(Box(x, y, pose.yaw, mm(part.box[0]), mm(part.box[1])), low, low + mm(part.height))


def are_in_each_other(kind: KindId, pose: Pose, other_kind: KindId, other: Pose) -> bool:
    """Whether two pieces fill the same space, by more than the grain of the world's answers."""
    if not overlap(footprint(kind, pose), footprint(other_kind, other)):
        return False
    return any(
        one.low < two.high and two.low < one.high and depth(one.shape, two.shape) > GRAIN
        for one in bodies(kind, pose)
        for two in bodies(other_kind, other)
    )
