"""Calibration: how the table behaves, against the figures of the catalogue, and what other values would do.

Slide lengths, tipping speeds and the reach of a rush are measured with the same model that answers flicks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import Final, Literal

from msgspec import Struct

from untot.games.flick_em_up.contract import Answer, Fall, Flicked, Placed, Question, TowerAt, fallen
from untot.games.flick_em_up.geometry.poses import Pose, standing
from untot.games.flick_em_up.geometry.town import ROOF_FIELDS
from untot.games.flick_em_up.pieces import FlickKind, mm
from untot.kernel.rulebook import clause
from untot.worlds.flick_em_up.answering import answered, engine
from untot.worlds.flick_em_up.dials import Dial, dialled, dials
from untot.worlds.flick_em_up.model import MADE, MM, TOWER

NOWHERE: Final = TowerAt(200_000, 200_000, 0)
EMPTY_TOWN: Final = 800
"""So far away nobody is in the way of a rush, in mm."""
What = Literal["slide", "tipping", "rush", "reach"]


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


class Calibration(Struct, frozen=True):
    """All that the page shows."""

    engine: str
    runs: int
    dials: list[Dial]
    figures: list[Figure]


# -- what is measured -------------------------------------------------------------------------------------------


@clause("FL-5.15")
def calibrated(changes: Mapping[str, float], runs: int) -> Calibration:
    """Everything measured, with so many runs for each share."""
    with dialled(changes):
        figures = [measure(runs) for measure in MEASURES]
        return Calibration(engine(), runs, dials(changes), figures)


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


def reached(runs: int, zombies: int) -> float:
    """How far past the edge of the ramp half of the zombies come, with nothing in front, in mm."""
    edge = -MADE["figure"].hull[1] / 2
    ends = [placed.x / 100 - edge for seed in range(runs) for placed in _end_of_rush(seed, zombies)]
    return round(median(ends), 1) if ends else 0.0


def _end_of_rush(seed: int, zombies: int) -> list[Placed]:
    question = rush_question(seed, zombies, EMPTY_TOWN)
    return [placed for placed in answered(question)[0].final if placed.id != "s1"]


def rush_question(seed: int, zombies: int, gap: int) -> Question:
    """The zombies start on fields drawn at random, with the errors of FL-14.3."""
    rng = Random(seed)
    figure = MADE["figure"]
    tower = Pose(-mm(TOWER["lip"] / MM + figure.hull[1] / 2), 0, 0)
    roof = mm(TOWER["high"] / MM + figure.height / 2)
    pull = rng.randint(-250, 250)
    falls = []
    for zombie, field in zip(("z1a", "z2a", "z3a"), rng.sample(sorted(ROOF_FIELDS), zombies), strict=False):
        ahead, left = ROOF_FIELDS[field]
        x, y = tower.out(ahead + round(max(-200, min(200, rng.gauss(0, 200)))), left)
        tilt_x, tilt_y = (round(rng.gauss(0, 170)) for _ in range(2))
        wx, wy, wz = (round(rng.gauss(0, 1000)) for _ in range(3))
        yaw = (Pose(0, 0, 0).looking(18_000).yaw + rng.randint(-3400, 3400)) % 36_000
        sideways = pull + round(rng.gauss(0, 50))
        falls.append(Fall(zombie, x, y, roof, yaw, tilt_x, tilt_y, 0, sideways, -50, wx, wy, wz))
    survivor = standing(mm(gap + figure.hull[1]), 0, 18_000)
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
    lambda runs: Figure("reach", "one", reached(runs, 1), 134, 208),
    lambda runs: Figure("reach", "three", reached(runs, 3), 117, 203),
)
"""The catalogue's figures: slides in mm by speed in mm/s, tipping by facing and speed, rushes at 60 mm, and how far
they come: between its 10th and its 90th percentile."""
