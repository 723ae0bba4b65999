"""The parts of a building: its blocks, door line and door area, the entrance before it and the launch lane behind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from untot.games.flick_em_up.geometry.arcs import TENTHS_OF_A_TURN, Arc, arc_between
from untot.games.flick_em_up.geometry.numbers import COSINES, SINES, WHOLE_TURN, turned
from untot.games.flick_em_up.geometry.poses import Pose, standing
from untot.games.flick_em_up.geometry.shapes import Box
from untot.games.flick_em_up.pieces import KINDS, Block, Length, mm
from untot.kernel.rulebook import clause

DOOR_WIDTH: Final = mm(62)
HALF_DOOR: Final = DOOR_WIDTH // 2
BLOCK_WIDTH: Final = mm(30)
BLOCK_AT: Final[dict[Block, Length]] = {"left": -mm(46), "right": mm(46)}
HOUSE_WIDTH: Final = KINDS["building"].width
HOUSE_DEPTH: Final = KINDS["building"].depth
FRONT: Final = HOUSE_DEPTH // 2
"""The door line in the axes of the house; the rear edges of the blocks lie as far behind the middle."""
ENTRANCE_DEPTH: Final = mm(30)
LANE_DEPTH: Final = mm(60)
LONG_LANE_DEPTH: Final = mm(160)
"""For the bat and for templates."""
LAUNCH_AT: Final = -mm(35)
"""Where pieces start behind a house: 20 mm behind the rear edges."""
ROUND_THE_CORNER: Final = mm(25)
_REMEMBERED: Final = 512


@clause("FL-1.9")
def door_line(house: Pose) -> Box:
    """Between the front edges of the two blocks; it moves with the building."""
    return Box(*house.out(0, FRONT), house.yaw, DOOR_WIDTH, 0)


@lru_cache(_REMEMBERED)
@clause("FL-1.10")
def door_area(house: Pose) -> Box:
    """Between the blocks, from the door line to their rear edges."""
    return Box(house.x, house.y, house.yaw, DOOR_WIDTH, HOUSE_DEPTH)


@lru_cache(_REMEMBERED)
@clause("FL-7.20")
def entrance(house: Pose) -> Box:
    """One disc deep before the door line."""
    return Box(*house.out(0, FRONT + ENTRANCE_DEPTH // 2), house.yaw, DOOR_WIDTH, ENTRANCE_DEPTH)


@clause("FL-7.18")
def launch_lane(house: Pose, deep: Length) -> Box:
    """Behind the house, from where things are flicked out of it."""
    return Box(*house.out(0, -FRONT - deep // 2), house.yaw, DOOR_WIDTH, deep)


@lru_cache(_REMEMBERED)
def block_of(house: Pose, block: Block) -> Box:
    return Box(*house.out(BLOCK_AT[block], 0), house.yaw, BLOCK_WIDTH, HOUSE_DEPTH)


@clause("FL-1.22", "FL-7.31")
def on_block(house: Pose, block: Block) -> Pose:
    """A figure in a building: in the middle of its block, facing as the building does."""
    return standing(*house.out(BLOCK_AT[block], 0), house.facing)


def in_axes_of(house: Pose, x: Length, y: Length) -> tuple[Length, Length]:
    """A place on the table in the axes of a building."""
    return turned(x - house.x, y - house.y, -house.yaw)


@clause("FL-7.13")
def is_wholly_before_door(house: Pose, x: Length, y: Length, radius: Length) -> bool:
    """Whether a disc lies before the door line, taken as a straight line without end."""
    return in_axes_of(house, x, y)[1] - radius >= FRONT


@clause("FL-13.16")
def ends_of(house: Pose) -> list[tuple[tuple[Length, Length], tuple[Length, Length]]]:
    """Of both short sides: its middle, and the place 25 mm outward."""
    half = HOUSE_WIDTH // 2
    return [(house.out(side * half, 0), house.out(side * (half + ROUND_THE_CORNER), 0)) for side in (-1, 1)]


# -- shots out of a house ---------------------------------------------------------------------------------------


@lru_cache(_REMEMBERED)
@clause("FL-8.42", "FL-8.44")
def arcs_out(house: Pose, start: Length) -> tuple[Arc, ...]:
    """The directions, in tenths of a degree, in which the straight line from behind the house runs between its blocks
    and over the door line; `start` is the place of the launch in the axes of the house."""
    straight = -(-house.facing // 10)
    first = _farthest(house, start, straight, -1)
    last = _farthest(house, start, straight, 1)
    return arc_between(first, last)


def _farthest(house: Pose, start: Length, straight: int, step: int) -> int:
    """From straight on to one side, the last tenth of a degree that still leads out."""
    near, beyond = 0, TENTHS_OF_A_TURN // 4
    while beyond - near > 1:
        middle = (near + beyond) // 2
        near, beyond = (middle, beyond) if leads_out(house, start, straight + step * middle) else (near, middle)
    return straight + step * near


def leads_out(house: Pose, start: Length, tenths: int) -> bool:
    """Whether a line from the launch place in this direction leaves the house by its door, between the blocks."""
    angle = (tenths * 10 - house.yaw) % WHOLE_TURN
    aside, forward = COSINES[angle], SINES[angle]
    if forward <= 0:
        return False
    return all(abs(start * forward + (y - LAUNCH_AT) * aside) <= HALF_DOOR * forward for y in (-FRONT, FRONT))
