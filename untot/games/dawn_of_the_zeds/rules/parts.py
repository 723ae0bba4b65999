"""Lists of steps as the book has them, each part with the level from which it is in force."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from untot.games.dawn_of_the_zeds.state import LevelNumber
from untot.kernel.rulebook import clause
from untot.kernel.state import Step


class Part(NamedTuple):
    """One part of a procedure: its number in the clause, the level from which it can matter, its step."""

    number: int
    level: LevelNumber
    step: str


Procedure = tuple[Part, ...]


@clause("DZ-0.1.4", "DZ-0.1.6", "DZ-0.1.8", "DZ-0.1.9")
@cache
def steps_of(procedure: Procedure, level: LevelNumber) -> tuple[Step, ...]:
    """The steps of a procedure on a level."""
    return tuple((part.step,) for part in procedure if part.level <= level)
