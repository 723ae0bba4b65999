"""Chapter 8.4 and 8.2: the infection marker, and what happens when it reaches the end of its track."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState
from untot.kernel.rulebook import clause
from untot.parts.deferring import put_off


@clause("DZ-8.4.1", "DZ-8.2.1", "DZ-8.2.2", "DZ-8.2.3", "DZ-8.2.7", "DZ-8.2.8", "DZ-0.1.5")
def raise_infection(g: DawnState, by: int, clause_id: str) -> None:
    """Never above 13; whoever reaches it has set off an unchecked outbreak, which comes when all that runs is done."""
    if g.level < LEVEL_I or by < 1:
        return
    before, g.infection = g.infection, min(LIMITS.infection, g.infection + by)
    if g.infection > before:
        g.tell("infection_rose", clause_id, infection=g.infection, by=g.infection - before)
    if g.infection == LIMITS.infection:
        put_off(g, ("unchecked_outbreak",))


@clause("DZ-8.4.1")
def lower_infection(g: DawnState, by: int, clause_id: str) -> None:
    """Never below 0."""
    before, g.infection = g.infection, max(0, g.infection - by)
    if g.infection < before:
        g.tell("infection_fell", clause_id, infection=g.infection, by=before - g.infection)


def change_infection(g: DawnState, by: int, clause_id: str) -> None:
    if by > 0:
        raise_infection(g, by, clause_id)
    else:
        lower_infection(g, -by, clause_id)
