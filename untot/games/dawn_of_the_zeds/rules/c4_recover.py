"""Chapter 14.5: zeds that recover from hits."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.pieces import ZedId
from untot.games.dawn_of_the_zeds.placing import change_zed
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.rulebook import clause


def remove_markers(g: DawnState, zed: ZedId) -> None:
    """All hit markers off; a reduced zed stays reduced."""
    if g.zeds[zed].hits:
        change_zed(g, zed, hits=0)
        g.tell("zed_recovered", "DZ-14.5.7", zed=zed)


def turn_to_full(g: DawnState, zed: ZedId) -> None:
    """The full side up, with its hits."""
    if g.zeds[zed].is_reduced:
        change_zed(g, zed, is_reduced=False)
        g.tell("zed_recovered", "DZ-14.5.7", zed=zed)


@clause("DZ-14.5.7")
def remove_one_hit(g: DawnState, zed: ZedId) -> None:
    """One marker less; a reduced zed without any turns to its full side with two hits; an undamaged one stays."""
    found = g.zeds[zed]
    if found.hits:
        change_zed(g, zed, hits=found.hits - 1)
    elif found.is_reduced:
        change_zed(g, zed, is_reduced=False, hits=LIMITS.zed_hits - 1)
    else:
        return
    g.tell("zed_recovered", "DZ-14.5.7", zed=zed)
