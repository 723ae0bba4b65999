"""How far it is: how many actions somebody needs until he is in a house."""

from __future__ import annotations

from collections.abc import Collection
from math import isqrt
from typing import Final, NamedTuple

from untot.games.flick_em_up.bot.streets import way_on_foot
from untot.games.flick_em_up.facts import building_of
from untot.games.flick_em_up.geometry.doors import FRONT, in_axes_of
from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.numbers import ahead, direction
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Box, overlap
from untot.games.flick_em_up.pieces import KIND_OF, BuildingId, Length, PieceId, SurvivorId, mm
from untot.games.flick_em_up.positions import pose_of
from untot.games.flick_em_up.state import FlickState

STRIDE: Final = mm(260)
"""So far a careful survivor comes with one move, failures counted."""
TO_DOOR: Final = mm(340)
"""From farther away a door is hardly hit."""
DOOR_FLICK: Final = 1.4
"""So many actions it takes to come in from before the door, failures counted."""
GRAZING: Final = mm(14)
LEAVING: Final = 1.2
BARRED: Final = 0.8
"""More, if something stands before the door."""
DISC: Final = mm(30)
BEFORE_DOOR: Final = mm(140)
BULLET: Final = mm(15)
WIDEST: Final = mm(64)
"""No piece reaches farther from its middle."""

Place = tuple[Length, Length]


class Spot(NamedTuple):
    """Where a figure is, or might be."""

    pose: Pose
    building: BuildingId | None = None

    @property
    def place(self) -> Place:
        return self.pose.x, self.pose.y


def spot_of(g: FlickState, figure: PieceId) -> Spot:
    return Spot(pose_of(g, figure), building_of(g, figure))


def way(one: Place, other: Place) -> tuple[int, Length]:
    """Direction and length of a straight way."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    return direction(dx, dy), isqrt(dx * dx + dy * dy)


def distance(one: Place, other: Place) -> Length:
    return isqrt((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2)


def is_clear(
    g: FlickState, one: Place, other: Place, wide: Length, but: Collection[PieceId], from_: Length = 0
) -> bool:
    """Whether nothing stands in a straight lane, so far from its beginning on."""
    angle, far = way(one, other)
    if from_:
        one, far = ahead(*one, angle, min(from_, far)), max(1, far - from_)
    x, y = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
    lane, reach = Box(x, y, angle, far, wide), far // 2 + wide + WIDEST
    return not any(
        abs(pose.x - x) < reach
        and abs(pose.y - y) < reach
        and piece not in but
        and overlap(lane, footprint(KIND_OF[piece].kind, pose))
        for piece, pose in g.poses.items()
    )


def before_door(g: FlickState, building: BuildingId, far: Length) -> Place:
    """So far in front of a door, or behind its line."""
    return g.poses[building].out(0, FRONT + far)


def is_before_door(house: Pose, place: Place) -> bool:
    """Near enough to hit the door, and not too much from the side; close to it a disc may graze the blocks."""
    aside, far = in_axes_of(house, *place)
    far -= FRONT
    return far > 0 and abs(aside) < far + GRAZING and aside * aside + far * far < TO_DOOR * TO_DOOR


def steps_to(g: FlickState, survivor: SurvivorId, building: BuildingId) -> float:
    return steps_from(g, spot_of(g, survivor), building)


def steps_from(g: FlickState, spot: Spot, building: BuildingId) -> float:
    """So many actions from a spot into a house; with steps of any length, so that nearer is always better."""
    if building not in g.poses or spot.building == building:
        return 0.0
    if spot.building is not None and spot.building in g.poses:
        return LEAVING + _outside(g, before_door(g, spot.building, BEFORE_DOOR), building)
    return _outside(g, spot.place, building)


def _outside(g: FlickState, place: Place, building: BuildingId) -> float:
    house, door = g.poses[building], before_door(g, building, 0)
    if not is_before_door(house, place):
        return DOOR_FLICK + 0.3 + way_on_foot(g, *place, house) / STRIDE
    is_open = is_clear(g, place, door, DISC, (building,), from_=DISC)
    return DOOR_FLICK + (0.0 if is_open else BARRED) + 0.3 * distance(place, door) / TO_DOOR
