"""Where a bot flicks: straight at what it wants, as hard as the way is long, unless something stands between."""

from __future__ import annotations

from math import isqrt
from typing import Final

from untot.games.flick_em_up.facts import building_of
from untot.games.flick_em_up.geometry.doors import FRONT, HALF_DOOR, arcs_out
from untot.games.flick_em_up.geometry.numbers import direction
from untot.games.flick_em_up.geometry.shapes import Box, overlap
from untot.games.flick_em_up.pieces import FLICKS, BuildingId, FlickKind, Length, PieceId, SurvivorId, mm
from untot.games.flick_em_up.positions import footprint_of, pose_of
from untot.games.flick_em_up.state import FlickState

SLIDE: Final = 49.05
"""0.01 mm for each (mm/s)²: the square of the speed over this is the way of a sliding piece."""
DISC: Final = mm(30)
BULLET: Final = mm(15)
STEP: Final = mm(220)
"""So far a careful survivor walks at once."""
HARD: Final = 85
TO_DOOR: Final = mm(340)
"""From farther away a door is hardly hit."""
INTO_DOOR: Final = mm(35)
"""Beyond the door line."""

Place = tuple[Length, Length]


def way(one: Place, other: Place) -> tuple[int, Length]:
    """Direction and length of a straight way."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    return direction(dx, dy), isqrt(dx * dx + dy * dy)


def power_for(kind: FlickKind, far: Length) -> int:
    """The power with which a piece slides so far."""
    slow, fast = FLICKS[kind].speed
    speed = isqrt(round(far * SLIDE / 1))
    return max(0, min(100, round(100 * (speed - slow) / (fast - slow))))


def is_clear(g: FlickState, one: Place, other: Place, wide: Length, but: tuple[PieceId, ...]) -> bool:
    """Whether nothing stands in a straight lane."""
    angle, far = way(one, other)
    lane = Box((one[0] + other[0]) // 2, (one[1] + other[1]) // 2, angle, far, wide)
    return not any(overlap(lane, footprint_of(g, piece)) for piece in g.poses if piece not in but)


def before_door(g: FlickState, building: BuildingId, far: Length) -> Place:
    """So far in front of a door, or behind its line."""
    return g.poses[building].out(0, FRONT + far)


def move_answer(g: FlickState, survivor: SurvivorId, goal: Place) -> str:
    """The disc towards a place; out of a house straight through the door."""
    building = building_of(g, survivor)
    if building is not None:
        house = g.poses[building]
        straight = -(-house.facing // 10) % 3600
        return f"move start=0 direction={straight} power={power_for('move_disc', STEP)} offset=0"
    pose = pose_of(g, survivor)
    angle, far = way((pose.x, pose.y), goal)
    return f"move direction={angle // 10} power={power_for('move_disc', far)} offset=0"


def can_walk_into(g: FlickState, survivor: SurvivorId, building: BuildingId) -> bool:
    """He stands before the house, near enough to hit its door, and the way to the middle of it is clear."""
    if building_of(g, survivor) is not None or building not in g.poses:
        return False
    pose, door = pose_of(g, survivor), before_door(g, building, -INTO_DOOR)
    house = g.poses[building]
    in_front = before_door(g, building, 0)
    ahead = abs(way(in_front, (pose.x, pose.y))[0] - house.facing) % 36_000
    is_before = min(ahead, 36_000 - ahead) < 4_500 and way((pose.x, pose.y), door)[1] < TO_DOOR
    return is_before and is_clear(g, (pose.x, pose.y), door, min(DISC, HALF_DOOR), (survivor, building))


def step_towards(g: FlickState, survivor: SurvivorId, goal: Place) -> Place | None:
    """A clear step in about the right direction, the straightest first."""
    pose = pose_of(g, survivor)
    here = (pose.x, pose.y)
    angle, far = way(here, goal)
    for off in (0, 15, -15, 30, -30, 50, -50, 75, -75, 100, -100):
        for share in (1.0, 0.5):
            there = pose.looking(angle + off * 100).out(0, round(min(far, STEP) * share))
            is_inside = max(abs(there[0]), abs(there[1])) < mm(430)
            if is_inside and is_clear(g, here, _beyond(here, there), DISC + mm(4), (survivor,)):
                return there
    return None


def _beyond(here: Place, there: Place) -> Place:
    """The disc needs its own width at the end of the way."""
    _, far = way(here, there)
    dx, dy = there[0] - here[0], there[1] - here[1]
    more = far + DISC // 2
    return here[0] + dx * more // max(1, far), here[1] + dy * more // max(1, far)


def shot_answer(g: FlickState, weapon: str, side: str, start: Place, target: PieceId) -> str:
    pose = pose_of(g, target)
    angle, _ = way(start, (pose.x, pose.y))
    offset = " offset=0" if FLICKS[weapon].spin else ""
    return f"shoot:{weapon} side:{side} direction={angle // 10} power={HARD}{offset}"


def arc_of_house(g: FlickState, building: BuildingId) -> tuple[str, int]:
    """The arc and direction of a shot straight out of a house."""
    arc = arcs_out(g.poses[building], 0)[0]
    return f"arc:{arc.first}-{arc.last}", (arc.first + arc.last) // 2
