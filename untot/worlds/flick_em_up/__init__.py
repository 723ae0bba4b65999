"""The physics of Flick 'em Up: MuJoCo builds the table from the question, runs until it is at rest, and answers.

It is an extra (`pip install untot[physics]`): without it everything works but new flicks, and says so.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

import msgspec
from msgspec import structs

from untot.games.flick_em_up.contract import Flicked, Placed, Question
from untot.games.flick_em_up.geometry.numbers import turned
from untot.games.flick_em_up.pieces import mm
from untot.kernel.contract import Contract
from untot.worlds import Simulated
from untot.worlds.physics import NoPhysics

SEEN: Final = mm(190)
FIRST_SPEED: Final = 500
SLIDE: Final = 49.05
"""0.01 mm for each (mm/s)²: the square of the speed over this is the way of a sliding piece."""


def get_ready() -> None:
    """The first flick of a process takes half a second longer than all others: it is made where nobody waits for it."""
    from untot.worlds.flick_em_up.calibration import slide  # needs what may not be installed

    slide(FIRST_SPEED)


class Table:
    """One table for each question; nothing is kept between them, and nothing is drawn by chance (FL-19.12)."""

    def simulate(self, name: str, question: dict[str, Any], contract: Contract[Any]) -> Simulated:
        if find_spec("mujoco") is None:
            raise NoPhysics("no-physics")
        from untot.worlds.flick_em_up.answering import answered  # needs what may not be installed

        answer, track = answered(self.asked(msgspec.convert(question, Question)))
        return Simulated(msgspec.json.encode(answer).decode(), track)

    def asked(self, question: Question) -> Question:
        return question


class Glance(Table):
    """The table as somebody sees it who tries a flick in his mind: only what stands near the way of the piece. That
    takes half the time, and what lies elsewhere hardly ever matters."""

    def asked(self, question: Question) -> Question:
        return structs.replace(question, pieces=[it for it in question.pieces if is_near_way(it, question)])


def is_near_way(piece: Placed, question: Question) -> bool:
    return bool(question.falls) or any(_is_near(piece, flick) for flick in question.flicks)


def _is_near(piece: Placed, flick: Flicked) -> bool:
    """How far beside the straight line on which it slides, and before its end."""
    ahead, aside = turned(piece.x - flick.x, piece.y - flick.y, -flick.direction)
    return abs(aside) < SEEN and -SEEN < ahead < flick.speed * flick.speed / SLIDE + SEEN


WORLD: Final = Table()
MIND: Final = Glance()
