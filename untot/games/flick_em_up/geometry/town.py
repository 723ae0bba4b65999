"""The town and the zombie tower: where they are, and where the tower is put."""

from __future__ import annotations

from typing import Final, Literal

from untot.games.flick_em_up.geometry.numbers import ahead
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Box
from untot.games.flick_em_up.pieces import Angle, Length, mm
from untot.kernel.rulebook import clause

Border = Literal["N", "E", "S", "W"]
EDGE: Final = mm(450)
"""The town reaches so far from its middle, in all four directions."""

ACID_RADIUS: Final = mm(40)

TOWER_BACK: Final = mm(44)
TOWER_LIP: Final = mm(85)
"""From the reference point, the middle of the shaft, to the edge of the ramp."""
TOWER_WIDTH: Final = mm(108)
ROOF: Final = mm(230)
ROOF_FIELDS: Final[dict[int, tuple[Length, Length]]] = {
    1: (mm(14), 0),
    2: (-mm(14), -mm(31)),
    3: (-mm(14), mm(31)),
    4: (mm(14), -mm(31)),
    5: (mm(14), mm(31)),
    6: (-mm(14), 0),
}
"""The middle of each field, forward and left of the reference point."""


@clause("FL-1.6", "FL-1.7")
def is_in_town(x: Length, y: Length) -> bool:
    """The town is the closed rectangle inside the city limits."""
    return -EDGE <= x <= EDGE and -EDGE <= y <= EDGE


def nearest_in_town(x: Length, y: Length) -> tuple[Length, Length]:
    return max(-EDGE, min(EDGE, x)), max(-EDGE, min(EDGE, y))


@clause("FL-8.18", "FL-14.10")
def inside_border(border: Border, x: Length, y: Length, far: Length) -> tuple[Length, Length]:
    """So far inside the border that was crossed, level with the place where it was crossed."""
    inner = EDGE - far
    level_x, level_y = max(-inner, min(inner, x)), max(-inner, min(inner, y))
    return {
        "N": (level_x, inner),
        "S": (level_x, -inner),
        "E": (inner, level_y),
        "W": (-inner, level_y),
    }[border]


def nearest_border(x: Length, y: Length) -> tuple[Border, Length, Length]:
    """The side of the town that a place outside is nearest to, and its nearest point; at a corner east or west."""
    border_x, border_y = nearest_in_town(x, y)
    if abs(border_x) == EDGE:
        return ("E" if border_x > 0 else "W"), border_x, border_y
    return ("N" if border_y > 0 else "S"), border_x, border_y


# -- the tower --------------------------------------------------------------------------------------------------


@clause("FL-2.12", "FL-13.19")
def tower_outline(tower: Pose) -> Box:
    """Shaft and ramp from above; the yaw of the tower is the direction of its exit."""
    middle = (TOWER_LIP - TOWER_BACK) // 2
    return Box(*tower.out(middle, 0), tower.yaw, TOWER_LIP + TOWER_BACK, TOWER_WIDTH)


def ramp_lip(tower: Pose) -> tuple[Length, Length]:
    """The middle of the edge of the ramp."""
    return tower.out(TOWER_LIP, 0)


@clause("FL-13.13")
def tower_behind(x: Length, y: Length, exit_: Angle) -> Pose:
    """The ramp lip touches the back of a zombie that stands here and looks along the exit."""
    return Pose(*ahead(x, y, exit_, -mm(89.5)), exit_)
