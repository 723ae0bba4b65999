"""From a question to its answer: the table is built, run, and read."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from math import atan2, degrees
from typing import Any, Final

from untot.games.flick_em_up.contract import (
    IDLE_TOWER,
    MOST_DOORS,
    MOST_TOUCHES,
    Answer,
    Crossing,
    Left,
    Placed,
    Question,
    Touch,
    rank_of_touch,
    unusable,
)
from untot.games.flick_em_up.geometry.footprints import outline
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Shape, are_within
from untot.games.flick_em_up.geometry.town import nearest_border, tower_outline
from untot.games.flick_em_up.pieces import is_building, mm
from untot.kernel.rulebook import clause
from untot.worlds.flick_em_up.doors import crossings
from untot.worlds.flick_em_up.model import ENGINE, MM, UNIT, bodies_of, body, kind_of, parameter_hash
from untot.worlds.flick_em_up.running import Run, begin, np
from untot.worlds.flick_em_up.track import encoded

UPRIGHT: Final = 0.985
MOVED: Final = 0.5 * MM
TURNED: Final = 0.99996192
"""Cosine of half a degree: a turn by one degree."""
TOWN: Final = 0.45
OFF_TABLE: Final = 1.5 * MM
NEAR_TOWER: Final = mm(30)


@cache
def engine() -> str:
    """`mujoco-4.0.0+1a2b3c4d`."""
    return f"{ENGINE}-{version('mujoco-core')}+{parameter_hash()}"


@clause("FL-5.15", "FL-5.16", "FL-14.4", "FL-19.3", "FL-19.11", "FL-19.12", "FL-19.16")
def answered(question: Question) -> tuple[Answer, bytes]:
    """The answer, and its track."""
    run = begin(question, bodies_of(question))
    run.run([flick.id for flick in question.flicks])
    lifted = 0
    if question.falls and run.status != "invalid":
        run, lifted = without_tower(question, run)
    if run.status == "invalid":
        return unusable(engine()), b""
    track = encoded(run.frames, lifted)
    return read(question, run, blake2b(track, digest_size=20).hexdigest()), track


@clause("FL-14.4", "FL-19.11")
def without_tower(question: Question, run: Run) -> tuple[Run, int]:
    """The tower is lifted and the table settles again; what lay on its ramp slides down."""
    lifted = len(run.frames) - 1
    tower = tower_outline(Pose(question.tower.x, question.tower.y, question.tower.yaw))
    held = [name for name in run.names if are_within(seen_from_above(run, name), tower, NEAR_TOWER)]
    if not held:
        return run, lifted
    bodies = [body(name, kind_of(name), *_place(run, name), _turn(run, name)) for name in run.names]
    second = Run(run.names, bodies, None)
    for name in held:
        second.wake(name)
    second.run([])
    second.frames = [*run.frames, *second.frames[1:]]
    second.masses = [*run.masses, *second.masses[1:]]
    second.steps += run.steps
    return second, lifted


def seen_from_above(run: Run, name: str) -> Shape:
    return outline(kind_of(name).kind, pose_of(run, name))


# -- reading ----------------------------------------------------------------------------------------------------


def _row(run: Run, name: str, frame: int = -1) -> Any:
    at = 7 * run.names.index(name)
    return run.frames[frame][at : at + 7]


def _place(run: Run, name: str) -> tuple[float, float, float]:
    x, y, z = (float(value) for value in _row(run, name)[:3])
    return x, y, z


def _turn(run: Run, name: str) -> tuple[float, float, float, float]:
    w, x, y, z = (float(value) for value in _row(run, name)[3:])
    return w, x, y, z


@clause("FL-1.14", "FL-1.16", "FL-1.26")
def pose_of(run: Run, name: str) -> Pose:
    """Where a piece is and which side is down: its feet within 10 degrees, else the side that points down most."""
    x, y, _ = _place(run, name)
    w, i, j, k = _turn(run, name)
    place = round(x / UNIT), round(y / UNIT)
    if 1 - 2 * (i * i + j * j) > UPRIGHT:
        return Pose(*place, _angle(2 * (i * j + w * k), 1 - 2 * (j * j + k * k)))
    right, front = 2 * (i * k - w * j), 2 * (j * k + w * i)
    heights = {1: -front, 2: front, 3: -right, 4: right}
    yaw = _angle(2 * (j * k - w * i), 2 * (i * k + w * j))
    return Pose(*place, yaw, min(heights, key=lambda side: (round(heights[side], 6), side)))


def _angle(sine: float, cosine: float) -> int:
    return round(degrees(atan2(sine, cosine)) * 100) % 36_000


def read(question: Question, run: Run, track: str) -> Answer:
    launched = question.launched
    named = [name for name in run.names if name in launched or has_moved(run, name)]
    final = [Placed(name, pose.x, pose.y, pose.yaw, pose.side) for name, pose in ((n, pose_of(run, n)) for n in named)]
    return Answer(
        status=run.status,
        steps=run.steps,
        engine=engine(),
        touched=touches(question, run),
        final=final,
        left=[left for left in (has_left(run, name) for name in named) if left is not None],
        doors=doors(question, run),
        stacked=[name for name in named if name not in launched or question.falls if is_off_table(run, name)],
        track=track,
    )


def has_moved(run: Run, name: str) -> bool:
    """By more than 0.5 mm or 1 degree."""
    before, after = _row(run, name, 0), _row(run, name)
    far = float(np.linalg.norm(after[:3] - before[:3]))
    return far > MOVED or abs(float((after[3:] * before[3:]).sum())) < TURNED


@clause("FL-8.8", "FL-19.8")
def touches(question: Question, run: Run) -> list[Touch]:
    """The first contact of each pair, in the order of FL-8.8."""
    order = {placed.id: number for number, placed in enumerate(question.pieces)}
    order[IDLE_TOWER] = len(order)
    found = [Touch(step, one, other, round(depth * 1e6)) for step, one, other, depth in run.touches]
    return sorted(found, key=lambda touch: rank_of_touch(touch, order))[:MOST_TOUCHES]


@clause("FL-1.7", "FL-19.5")
def has_left(run: Run, name: str) -> Left | None:
    """Where the centre of mass left the town for the last time; what never was in it: the nearest point of its edge."""
    index = run.body[name]
    way = np.array([frame[index][:2] for frame in run.masses])
    inside = (np.abs(way) <= TOWN).all(axis=1)
    if inside[-1]:
        return None
    if not inside.any():
        return Left(name, *nearest_border(*(round(float(value) / UNIT) for value in way[-1])))
    last = int(np.flatnonzero(inside)[-1])
    here, there = way[last], way[last + 1]
    shares = [((TOWN if there[axis] > 0 else -TOWN) - here[axis]) / (there[axis] - here[axis])
              for axis in (0, 1) if abs(there[axis]) > TOWN]  # fmt: skip
    crossed = here + (there - here) * min(shares)
    return Left(name, *nearest_border(*(round(float(value) / UNIT) for value in crossed)))


@clause("FL-19.4")
def doors(question: Question, run: Run) -> list[Crossing]:
    """Every door that a flicked piece has come through, in order of time."""
    houses = {placed.id: _house_way(run, placed.id) for placed in question.pieces if is_building(placed.id)}
    found = [
        Crossing(step, flick.id, house, way)
        for number, flick in enumerate(question.flicks)
        for house, poses in houses.items()
        for step, way in crossings(kind_of(flick.id), _way(run, flick.id, number), poses)
    ]
    return sorted(found, key=lambda crossing: crossing.step)[:MOST_DOORS]


def _way(run: Run, name: str, number: int) -> Any:
    """Place and turn of a flicked piece at the beginning and in every step."""
    return np.array([_row(run, name, 0), *(row[number] for row in run.path)])


def _house_way(run: Run, name: str) -> Any:
    """Place and turn of a building in every frame."""
    at = 7 * run.names.index(name)
    return np.array([frame[at : at + 7] for frame in run.frames])


@clause("FL-1.21")
def is_off_table(run: Run, name: str) -> bool:
    """No corner of it is near the table."""
    kind, (w, i, j, k) = kind_of(name), _turn(run, name)
    half = (kind.hull[0] * MM / 2, kind.hull[-1] * MM / 2, kind.height * MM / 2)
    tilts = (2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j))
    lowest = _place(run, name)[2] - sum(abs(size * tilt) for size, tilt in zip(half, tilts, strict=True))
    return lowest > OFF_TABLE
