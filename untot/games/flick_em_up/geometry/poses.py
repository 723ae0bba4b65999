"""Pose: where a piece stands or lies. Five sides can be down; all the rules keep of a piece is x, y, yaw and side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from untot.games.flick_em_up.geometry.numbers import HALF_TURN, QUARTER_TURN, WHOLE_TURN, turned
from untot.games.flick_em_up.pieces import Angle, Length
from untot.kernel.rulebook import clause

Side = Literal[0, 1, 2, 3, 4]
STAND: Final = 0
BACK: Final = 1
FACE: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
SIDES: Final = ("stand", "back", "face", "left", "right")
"""What is down: the feet, or local -y, +y, -x, +x."""
TURN_OF_SIDE: Final = {STAND: QUARTER_TURN, BACK: HALF_TURN, FACE: 0, LEFT: -QUARTER_TURN, RIGHT: QUARTER_TURN}
"""By the side that is down: from the yaw to the direction in which the piece looks once it stands."""


@dataclass(frozen=True, slots=True)
class Pose:
    """x, y: the middle of the piece. yaw: of its own axes if it stands, else the direction in which its top points."""

    x: Length
    y: Length
    yaw: Angle
    side: int = STAND

    @property
    def stands(self) -> bool:
        return self.side == STAND

    @property
    def facing(self) -> Angle:
        """Where a standing piece looks: along its own +y."""
        return (self.yaw + QUARTER_TURN) % WHOLE_TURN

    def moved(self, x: Length, y: Length) -> Pose:
        return Pose(x, y, self.yaw, self.side)

    def looking(self, facing: Angle) -> Pose:
        """Standing at the same place with another facing."""
        return Pose(self.x, self.y, (facing - QUARTER_TURN) % WHOLE_TURN)

    def out(self, x: Length, y: Length) -> tuple[Length, Length]:
        """A place in the axes of a standing piece, on the table."""
        dx, dy = turned(x, y, self.yaw)
        return self.x + dx, self.y + dy

    @clause("FL-1.17", "FL-1.28")
    def stood_up(self) -> Pose:
        """By the shortest rotation onto its feet, where its middle is."""
        return self.looking(self.yaw + TURN_OF_SIDE[self.side])

    @clause("FL-1.18", "FL-1.28")
    def laid_down(self, head: Angle) -> Pose:
        """On its back where its middle is, the head in this direction."""
        return Pose(self.x, self.y, head % WHOLE_TURN, BACK)


def standing(x: Length, y: Length, facing: Angle) -> Pose:
    """A figure or building that looks in a direction."""
    return Pose(x, y, (facing - QUARTER_TURN) % WHOLE_TURN)
