"""Chapter 19 as data: what the rules ask the physics, and what it answers. Whole numbers only.

Places in 0.01 mm, angles in 0.01 degrees, speeds in mm/s, spins in mrad/s, time in steps of 1/960 s. All that is drawn
by chance stands in the question already: the world draws nothing, and the same question has the same answer.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.town import Border
from untot.games.flick_em_up.pieces import BUILDINGS, KIND_OF, FlickKind, PieceId
from untot.kernel.rulebook import clause

FARTHEST: Final = 400_000
STEPS_PER_SECOND: Final = 960
MOST_STEPS: Final = 6 * STEPS_PER_SECOND
MOST_TOUCHES: Final = 64
MOST_DOORS: Final = 32
IDLE_TOWER: Final = "tower"

Coordinate = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Turn = Annotated[int, Meta(ge=0, lt=36_000)]
SideDown = Annotated[int, Meta(ge=0, le=4)]
StepNumber = Annotated[int, Meta(ge=0, le=2 * MOST_STEPS)]
RushKind = Literal["rush", "horde"]
LaunchedId = str
"""`disc`, `bullet`, `pellet_1` to `pellet_4`, `knife`, `bat`."""


class Placed(Struct, frozen=True, array_like=True):
    """A piece: the middle of its outline, its direction, and the side that is down."""

    id: str
    x: Coordinate
    y: Coordinate
    yaw: Turn
    side: SideDown

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.yaw, self.side)


# -- the question -----------------------------------------------------------------------------------------------


class Flicked(Struct, frozen=True, array_like=True):
    """A piece that is flicked from here; of the bat `speed` is that of its knob."""

    id: LaunchedId
    x: int
    y: int
    yaw: Turn
    direction: Turn
    speed: int
    spin: int


class Fall(Struct, frozen=True, array_like=True):
    """A zombie on the roof; its tilts about its width and depth, its speed and tumbling in the axes of the table."""

    id: PieceId
    x: int
    y: int
    z: int
    yaw: Turn
    tilt_x: int
    tilt_y: int
    vx: int
    vy: int
    vz: int
    wx: int
    wy: int
    wz: int


class TowerAt(Struct, frozen=True, array_like=True):
    """The tower; its yaw is the direction of the exit."""

    x: int
    y: int
    yaw: Turn


class Question(Struct, frozen=True):
    """What happens if these pieces are flicked, or these zombies fall through the tower?"""

    kind: FlickKind | RushKind
    pieces: list[Placed]
    flicks: list[Flicked]
    falls: list[Fall]
    tower: TowerAt

    @property
    def launched(self) -> list[str]:
        """What is flicked or falls."""
        return [flick.id for flick in self.flicks] + [fall.id for fall in self.falls]


# -- the answer -------------------------------------------------------------------------------------------------


class Touch(Struct, frozen=True, array_like=True):
    """The first contact of a flicked piece with another one; depth in 0.001 mm."""

    step: StepNumber
    launched: LaunchedId
    other: str
    depth: int


class Left(Struct, frozen=True, array_like=True):
    """A piece whose centre of mass rests outside the town, and where it left it for the last time."""

    id: str
    border: Border
    x: Coordinate
    y: Coordinate


class Crossing(Struct, frozen=True, array_like=True):
    """A part of a flicked piece has come behind a door line from the front, or into a door area from behind."""

    step: StepNumber
    launched: LaunchedId
    building: str
    way: Literal["front", "back"]


class Answer(Struct, frozen=True):
    """What has happened. A piece that `final` does not name has kept its pose exactly."""

    status: Literal["asleep", "rest", "timeout", "invalid"]
    steps: StepNumber
    engine: Annotated[str, Meta(max_length=40)]
    touched: Annotated[list[Touch], Meta(max_length=MOST_TOUCHES)]
    final: list[Placed]
    left: list[Left]
    doors: Annotated[list[Crossing], Meta(max_length=MOST_DOORS)]
    stacked: list[str]
    track: Annotated[str, Meta(pattern="^([0-9a-f]{40})?$")]

    @property
    def poses(self) -> dict[str, Pose]:
        """Where everything that has moved came to rest."""
        return {placed.id: placed.pose for placed in self.final}


def unusable(engine: str) -> Answer:
    """Of a world that could not work it out."""
    return Answer(
        status="invalid", steps=0, engine=engine, touched=[], final=[], left=[], doors=[], stacked=[], track=""
    )


# -- what holds of every answer ---------------------------------------------------------------------------------

_CLASSES: Final = ("figure", "object", "building")


@clause("FL-8.8")
def rank_of_touch(touch: Touch, order: dict[str, int]) -> tuple[int, int, int, int]:
    """In one step figures come before objects, objects before buildings, then the deeper touch, then the lower id."""
    kind = "object" if touch.other == IDLE_TOWER else KIND_OF[touch.other].class_
    return touch.step, _CLASSES.index(kind), -touch.depth, order[touch.other]


@clause("FL-19.3", "FL-19.15")
def is_lawful(question: Question, answer: Answer) -> bool:
    """Ids from the question, each once, the launched ones all there, touches in order, and nothing else."""
    if answer.status == "invalid":
        return False
    launched, named = set(question.launched), [placed.id for placed in answer.final]
    on_table = {placed.id for placed in question.pieces}
    return (
        len(named) == len(set(named))
        and launched <= set(named) <= launched | on_table
        and _are_touches_lawful(question, answer)
        and {left.id for left in answer.left} <= set(named)
        and set(answer.stacked) <= set(named)
        and all(door.launched in launched and door.building in on_table for door in answer.doors)
        and all(door.building in BUILDINGS for door in answer.doors)
        and [door.step for door in answer.doors] == sorted(door.step for door in answer.doors)
    )


@clause("FL-19.8", "FL-19.15")
def _are_touches_lawful(question: Question, answer: Answer) -> bool:
    """Of a flicked piece with something on the table, each pair once, in their order; none in a rush."""
    launched = {flick.id for flick in question.flicks}
    order = {placed.id: number for number, placed in enumerate(question.pieces)}
    order[IDLE_TOWER] = len(order)
    pairs = [(touch.launched, touch.other) for touch in answer.touched]
    if len(pairs) != len(set(pairs)):
        return False
    if not all(one in launched and other in order for one, other in pairs):
        return False
    ranks = [rank_of_touch(touch, order) for touch in answer.touched]
    return ranks == sorted(ranks)


@clause("FL-19.14")
def fallen(question: Question, answer: Answer) -> list[PieceId]:
    """What stood before and does not stand any more, launched pieces excepted."""
    stood = {placed.id for placed in question.pieces if placed.side == 0}
    return [placed.id for placed in answer.final if placed.id in stood and placed.side != 0]
