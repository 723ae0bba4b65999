"""Calibration: how the table behaves, against the figures of the catalogue, and what other values would do.

Slide lengths, tipping speeds and the reach of a rush are measured with the same model that answers flicks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import pi, prod
from random import Random
from typing import Final, Literal

from msgspec import Struct

from untot.games.flick_em_up.contract import Answer, Fall, Flicked, Placed, Question, TowerAt, fallen
from untot.games.flick_em_up.geometry.poses import Pose, standing
from untot.games.flick_em_up.geometry.town import ROOF_FIELDS, tower_behind
from untot.games.flick_em_up.pieces import KINDS, FlickKind, Kind, Part, mm
from untot.kernel.errors import BadOptions
from untot.kernel.rulebook import clause
from untot.worlds.flick_em_up.answering import answered, engine
from untot.worlds.flick_em_up.model import CARD, FIGURES, PARAMETERS, TABLE, number_of

NOWHERE: Final = TowerAt(200_000, 200_000, 0)
What = Literal["slide", "tipping", "rush"]


class Dial(Struct, frozen=True):
    """A value that can be changed, and its bounds."""

    id: str
    value: float
    low: float
    high: float


class Figure(Struct, frozen=True):
    """Something measured: millimetres of a slide, or the share of runs in per cent; the catalogue wants it between
    `low` and `high`."""

    what: What
    id: str
    found: float
    low: float
    high: float

    @property
    def is_met(self) -> bool:
        return self.low <= self.found <= self.high


class PieceFacts(Struct, frozen=True):
    """Lengths in mm, mass in g."""

    kind: str
    size: tuple[float, float, float]
    mass: float
    friction: float


class Calibration(Struct, frozen=True):
    """All that the page shows."""

    engine: str
    runs: int
    dials: list[Dial]
    pieces: list[PieceFacts]
    figures: list[Figure]


BOUNDS: Final = {TABLE: (0.1, 0.6), CARD: (0.02, 0.6), FIGURES: (0.5, 2.0)}
"""Friction of the table and of the tower's card, and how many times as heavy figures are."""


# -- the values -------------------------------------------------------------------------------------------------


@contextmanager
def dialled(changes: Mapping[str, float]) -> Iterator[None]:
    """For this long the table is another one. Only in a process in which nobody plays."""
    for name, value in changes.items():
        if name not in BOUNDS or not BOUNDS[name][0] <= value <= BOUNDS[name][1]:
            raise BadOptions("bad-option", option=name[:40], value=value)
    before = dict(PARAMETERS)
    PARAMETERS.update(changes)
    engine.cache_clear()
    try:
        yield
    finally:
        PARAMETERS.clear()
        PARAMETERS.update(before)
        engine.cache_clear()


def dials() -> list[Dial]:
    return [Dial(name, number_of(name), low, high) for name, (low, high) in BOUNDS.items()]


def piece_facts() -> list[PieceFacts]:
    return [
        PieceFacts(name, (kind.hull[0], kind.hull[-1], kind.height), round(mass_of(kind), 1), kind.friction)
        for name, kind in KINDS.items()
    ]


def mass_of(kind: Kind) -> float:
    """In g, of all its parts."""
    return sum((part.density or kind.density) * _volume(part) for part in kind.parts)


def _volume(part: Part) -> float:
    """In cubic centimetres."""
    if part.box is not None:
        return prod(part.box) / 1000
    assert part.cylinder is not None
    across, high = part.cylinder
    return pi / 4 * across * across * high / 1000


# -- what is measured -------------------------------------------------------------------------------------------


@clause("FL-5.15")
def calibrated(changes: Mapping[str, float], runs: int) -> Calibration:
    """Everything measured, with so many runs for each share."""
    with dialled(changes):
        figures = [measure(runs) for measure in MEASURES]
        return Calibration(engine(), runs, dials(), piece_facts(), figures)


def ask(kind: FlickKind, flick: Flicked, *pieces: Placed) -> Answer:
    return answered(Question(kind, list(pieces), [flick], [], NOWHERE))[0]


def slide(speed: int) -> float:
    """How far a disc slides, in mm."""
    answer = ask("move_disc", Flicked("disc", mm(-430), 0, 0, 0, speed, 0))
    return answer.final[0].x / 100 + 430


def tipped(runs: int, facing: int, speed: int) -> float:
    """The share of figures that fall, hit by a bullet with this speed, up to 4 mm and 5 degrees off."""
    return _share(runs, lambda seed: _is_tipped(Random(seed), facing, speed))


def _is_tipped(rng: Random, facing: int, speed: int) -> bool:
    pose = standing(0, mm(rng.uniform(-4, 4)), round((facing + rng.uniform(-5, 5)) * 100))
    bullet = Flicked("bullet", mm(-30), 0, 0, 0, speed + 25, 0)  # what it loses on its way to the figure
    answer = ask("pistol", bullet, Placed("z1a", pose.x, pose.y, pose.yaw, 0))
    return any(piece.id == "z1a" and piece.side for piece in answer.final)


def rushed(runs: int, zombies: int, gap: int) -> float:
    """The share of rushes that knock over a survivor who stands square on so far before the zombie."""

    def knocks(seed: int) -> bool:
        question = rush_question(seed, zombies, gap)
        return "s1" in fallen(question, answered(question)[0])

    return _share(runs, knocks)


def rush_question(seed: int, zombies: int, gap: int) -> Question:
    """The zombies start on fields drawn at random, with the errors of FL-14.3."""
    rng = Random(seed)
    tower = tower_behind(0, 0, 0)
    pull = rng.randint(-250, 250)
    falls = []
    for zombie, field in zip(("z1a", "z2a", "z3a"), rng.sample(sorted(ROOF_FIELDS), zombies), strict=False):
        ahead, left = ROOF_FIELDS[field]
        x, y = tower.out(ahead + round(max(-200, min(200, rng.gauss(0, 200)))), left)
        tilt_x, tilt_y = (round(rng.gauss(0, 170)) for _ in range(2))
        wx, wy, wz = (round(rng.gauss(0, 1000)) for _ in range(3))
        yaw = (Pose(0, 0, 0).looking(18_000).yaw + rng.randint(-3400, 3400)) % 36_000
        sideways = pull + round(rng.gauss(0, 50))
        falls.append(Fall(zombie, x, y, 25_250, yaw, tilt_x, tilt_y, 0, sideways, -50, wx, wy, wz))
    survivor = standing(mm(gap + 9), 0, 18_000)
    placed = Placed("s1", survivor.x, survivor.y, survivor.yaw, 0)
    return Question("rush", [placed], [], falls, TowerAt(tower.x, tower.y, tower.yaw))


def _share(runs: int, happens: Callable[[int], bool]) -> float:
    return round(100 * sum(happens(seed) for seed in range(runs)) / runs, 1)


def _slides(speed: int, wanted: float) -> Callable[[int], Figure]:
    """Within 3 mm, or one per cent of a long way."""
    off = max(3.0, wanted / 100)
    return lambda runs: Figure("slide", f"{speed}", round(slide(speed), 1), wanted - off, wanted + off)


MEASURES: Final[tuple[Callable[[int], Figure], ...]] = (
    _slides(600, 73),
    _slides(1000, 204),
    _slides(2000, 815),
    lambda runs: Figure("tipping", "square_1400", tipped(runs, 0, 1400), 80, 100),
    lambda runs: Figure("tipping", "edge_1400", tipped(runs, 90, 1400), 0, 10),
    lambda runs: Figure("tipping", "edge_2200", tipped(runs, 90, 2200), 90, 100),
    lambda runs: Figure("rush", "quiet_60", rushed(runs, 1, 60), 25, 60),
    lambda runs: Figure("rush", "loud_60", rushed(runs, 3, 60), 70, 100),
)
"""The catalogue's figures: slides in mm by speed in mm/s, tipping by facing and speed, rushes at 60 mm."""
