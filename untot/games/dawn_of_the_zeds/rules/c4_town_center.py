"""Chapter 4.5: zeds at the Town Center."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import TOWN_CENTER
from untot.games.dawn_of_the_zeds.rules.c16_end import lose
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.rulebook import clause


@clause("DZ-4.5.1", "DZ-1.3.2", "DZ-3.1.15")
def enter_town_center(g: DawnState) -> None:
    """The match is lost at once, without a final fight."""
    step = g.steps[-1]
    g.tell("zeds_in_town_center", "DZ-4.5.1", zeds=list(step.zeds), origin=step.origin, space=TOWN_CENTER)
    lose(g, "town_lost", "DZ-1.3.2")
