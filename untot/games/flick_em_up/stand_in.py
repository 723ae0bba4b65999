"""Physics made up for random play and search: pieces slide straight to their first touch, what is hit may fall.

Every answer is lawful, and cheap. It is no physics: nothing here is calibrated, and nobody is shown it.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from untot.games.flick_em_up.contract import (
    IDLE_TOWER,
    Answer,
    Crossing,
    Flicked,
    Left,
    Placed,
    Question,
    Touch,
    TowerAt,
    unusable,
)
from untot.games.flick_em_up.geometry.doors import BLOCK_AT, BLOCK_WIDTH, FRONT, HALF_DOOR
from untot.games.flick_em_up.geometry.numbers import WHOLE_TURN
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.town import (
    TOWER_BACK,
    TOWER_LIP,
    TOWER_WIDTH,
    is_in_town,
    nearest_border,
    ramp_lip,
)
from untot.games.flick_em_up.pieces import KIND_OF, KINDS, is_building, is_figure
from untot.kernel.game import Whim

ENGINE: Final = "stand-in"
SLIDE: Final = 4905
"""mm²/s² for each millimetre: twice friction 0.25 times gravity."""
STEP: Final = 100
FALLS: Final = {"move_disc": 0.2, "pistol": 0.7, "rifle": 0.8, "knife": 0.8, "bat": 0.8, "shotgun": 0.6}
"""How often a standing figure that is hit falls."""
FAILS: Final = 0.01
NEIGHBOUR_FALLS: Final = 0.15
THING_FALLS: Final = 0.2
CAUGHT_BY_RUSH: Final = 0.4
NEAR: Final = 4_000
PUSHED: Final = 3_000
AHEAD_OF_RAMP: Final = (2_000, 20_000)
BESIDE_RAMP: Final = 8_000
REACH_OF_RUSH: Final = 15_000


class Way(NamedTuple):
    """The straight way of a flicked piece, in 0.01 mm."""

    x: float
    y: float
    dx: float
    dy: float
    far: float
    radius: float

    def at(self, far: float) -> tuple[int, int]:
        return round(self.x + self.dx * far), round(self.y + self.dy * far)


def invented(question: Question, whim: Whim) -> Answer:
    """Any lawful answer; now and then the physics fails."""
    if whim.random() < FAILS:
        return unusable(ENGINE)
    made = _Made(question, whim)
    for number, flick in enumerate(question.flicks):
        made.slide(flick, number)
    for fall in question.falls:
        made.tumble(fall.id)
    if question.falls:
        made.run_over()
    return made.answer()


def _between(whim: Whim, low: float, high: float) -> float:
    return low + (high - low) * whim.random()


class _Made:
    """An answer in the making."""

    def __init__(self, question: Question, whim: Whim) -> None:
        self.question = question
        self.whim = whim
        self.pieces = {placed.id: placed.pose for placed in question.pieces}
        self.final: dict[str, Pose] = {}
        self.touched: list[Touch] = []
        self.doors: list[Crossing] = []
        self.stacked: list[str] = []

    # -- flicks -------------------------------------------------------------------------------------------------

    def slide(self, flick: Flicked, number: int) -> None:
        """Straight on until it touches something or comes to rest."""
        kind = KINDS[flick.id.partition("_")[0]]
        angle = radians(flick.direction / 100)
        far = flick.speed * flick.speed / SLIDE * 100
        way = Way(flick.x, flick.y, cos(angle), sin(angle), far, kind.width / 2 if kind.is_round else kind.depth / 2)
        hit, at = self._first_hit(way)
        self._cross_doors(flick.id, way, at, number)
        x, y = way.at(max(0.0, at - 1))
        self.final[flick.id] = Pose(x, y, round(flick.yaw + _between(self.whim, -500, 500)) % WHOLE_TURN)
        if hit:
            self.touched.append(Touch(STEP + number, flick.id, hit, 0))
        if hit in self.pieces:  # the tower stays where it is
            self._push(hit, angle)

    def _first_hit(self, way: Way) -> tuple[str, float]:
        best, at = "", way.far
        boxes = {piece: _boxes(piece, pose) for piece, pose in self.pieces.items()}
        boxes[IDLE_TOWER] = [_box_of(self.question.tower)]
        for name, parts in boxes.items():
            reached = min(_reach(way, *box) for box in parts)
            if reached < at:
                best, at = name, reached
        return best, at

    def _cross_doors(self, launched: str, way: Way, far: float, number: int) -> None:
        """Every door that the leading edge comes through on the way."""
        for piece, pose in self.pieces.items():
            if is_building(piece):
                crossing = _crossing(way, pose, far)
                if crossing:
                    self.doors.append(Crossing(number, launched, piece, crossing))  # type: ignore[arg-type]

    def _push(self, hit: str, angle: float) -> None:
        """What is hit is shoved and may fall; a neighbour may fall with it."""
        shove = _between(self.whim, 100, PUSHED)
        pose = self.pieces[hit]
        moved = Pose(round(pose.x + cos(angle) * shove), round(pose.y + sin(angle) * shove), pose.yaw, pose.side)
        chance = FALLS[self.question.kind] if is_figure(hit) else THING_FALLS
        self.final[hit] = self._perhaps_fallen(hit, moved, chance)
        for other, there in self.pieces.items():
            is_neighbour = other not in self.final and is_figure(other) and _are_near(there, moved, NEAR)
            if is_neighbour and self.whim.random() < NEIGHBOUR_FALLS:
                self.final[other] = self._perhaps_fallen(other, there, 1.0)

    def _perhaps_fallen(self, piece: str, pose: Pose, chance: float) -> Pose:
        if is_building(piece) or not pose.stands or self.whim.random() >= chance:
            return pose
        return Pose(pose.x, pose.y, int(self.whim.random() * WHOLE_TURN), self.whim.choice((1, 2, 3, 4)))

    # -- rushes -------------------------------------------------------------------------------------------------

    def tumble(self, zombie: str) -> None:
        """Somewhere before the ramp, nearly always lying."""
        tower = Pose(self.question.tower.x, self.question.tower.y, self.question.tower.yaw)
        lip = Pose(*ramp_lip(tower), tower.yaw)
        x, y = lip.out(
            round(_between(self.whim, *AHEAD_OF_RAMP)), round(_between(self.whim, -BESIDE_RAMP, BESIDE_RAMP))
        )
        side = 0 if self.whim.random() < 0.05 else self.whim.choice((1, 2, 3, 4))
        self.final[zombie] = Pose(x, y, int(self.whim.random() * WHOLE_TURN), side)
        if self.whim.random() < 0.05:
            self.stacked.append(zombie)

    def run_over(self) -> None:
        """Some of what stands before the ramp falls or is shoved."""
        tower = Pose(self.question.tower.x, self.question.tower.y, self.question.tower.yaw)
        lip = Pose(*ramp_lip(tower), 0)
        for piece, pose in self.pieces.items():
            if _are_near(pose, lip, REACH_OF_RUSH) and self.whim.random() < CAUGHT_BY_RUSH:
                shoved = Pose(
                    round(pose.x + _between(self.whim, -1000, 1000)), round(pose.y + _between(self.whim, -1000, 1000)),
                    pose.yaw, pose.side,
                )  # fmt: skip
                self.final[piece] = self._perhaps_fallen(piece, shoved, 0.8)

    # -- the whole ----------------------------------------------------------------------------------------------

    def answer(self) -> Answer:
        final = [Placed(piece, pose.x, pose.y, pose.yaw, pose.side) for piece, pose in self.final.items()]
        left = [
            Left(piece.id, *nearest_border(piece.x, piece.y)) for piece in final if not is_in_town(piece.x, piece.y)
        ]
        return Answer(
            status="rest", steps=960, engine=ENGINE, touched=self.touched, final=final, left=left, doors=self.doors,
            stacked=self.stacked, track="",
        )  # fmt: skip


Box = tuple[float, float, float, float, float, float]
"""Middle, cosine and sine of its yaw, half its width and depth."""


def _boxes(piece: str, pose: Pose) -> list[Box]:
    """What a piece on the table is to a flicked one: of a building its two blocks."""
    cosine, sine = cos(radians(pose.yaw / 100)), sin(radians(pose.yaw / 100))
    kind = KIND_OF[piece]
    if is_building(piece):
        return [
            (*pose.out(at, 0), cosine, sine, BLOCK_WIDTH / 2, kind.depth / 2)  # the blocks are as deep as the house
            for at in BLOCK_AT.values()
        ]
    if pose.stands:
        return [(pose.x, pose.y, cosine, sine, kind.width / 2, kind.depth / 2)]
    across = kind.width if pose.side in (1, 2) else kind.depth
    return [(pose.x, pose.y, cosine, sine, kind.tall / 2, across / 2)]


def _box_of(tower: TowerAt) -> Box:
    """Shaft and ramp from above."""
    cosine, sine = cos(radians(tower.yaw / 100)), sin(radians(tower.yaw / 100))
    ahead = (TOWER_LIP - TOWER_BACK) / 2
    middle = (tower.x + ahead * cosine, tower.y + ahead * sine)
    return (*middle, cosine, sine, (TOWER_LIP + TOWER_BACK) / 2, TOWER_WIDTH / 2)


def _reach(way: Way, x: float, y: float, cosine: float, sine: float, width: float, depth: float) -> float:
    """How far along the way the piece touches the box; infinite if it passes."""
    px, py = way.x - x, way.y - y
    own = (px * cosine + py * sine, way.dx * cosine + way.dy * sine, width + way.radius)
    across = (py * cosine - px * sine, way.dy * cosine - way.dx * sine, depth + way.radius)
    enter, leave = 0.0, float("inf")
    for at, speed, half in (own, across):
        if abs(speed) < 1e-9:
            if abs(at) >= half:
                return float("inf")
            continue
        first, second = sorted(((-half - at) / speed, (half - at) / speed))
        enter, leave = max(enter, first), min(leave, second)
    return enter if enter < leave else float("inf")


def _crossing(way: Way, house: Pose, far: float) -> str:
    """`front` or `back` if the leading edge comes between the blocks before the piece stops."""
    cosine, sine = cos(radians(house.yaw / 100)), sin(radians(house.yaw / 100))
    px, py = way.x - house.x, way.y - house.y
    x, y = px * cosine + py * sine, py * cosine - px * sine
    dx, dy = way.dx * cosine + way.dy * sine, way.dy * cosine - way.dx * sine
    for name, line, speed in (("front", FRONT + way.radius, -1), ("back", -FRONT - way.radius, 1)):
        if dy * speed > 1e-9 and (y - line) * speed < 0:
            at = (line - y) / dy
            if at < far and abs(x + dx * at) <= HALF_DOOR:
                return name
    return ""


def _are_near(one: Pose, other: Pose, far: int) -> bool:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < far * far
