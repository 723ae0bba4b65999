"""The physics of Flick 'em Up: MuJoCo builds the table from the question, runs until it is at rest, and answers.

It is an extra (`pip install untot[physics]`): without it everything works but new flicks, and says so.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

import msgspec

from untot.games.flick_em_up.contract import Question
from untot.kernel.contract import Contract
from untot.worlds import Simulated
from untot.worlds.physics import NoPhysics


class Table:
    """One table for each question; nothing is kept between them, and nothing is drawn by chance (FL-19.12)."""

    def simulate(self, name: str, question: dict[str, Any], contract: Contract[Any]) -> Simulated:
        if find_spec("mujoco") is None:
            raise NoPhysics("no-physics")
        from untot.worlds.flick_em_up.answering import answered  # needs what may not be installed

        answer, track = answered(msgspec.convert(question, Question))
        return Simulated(msgspec.json.encode(answer).decode(), track)


WORLD: Final = Table()
