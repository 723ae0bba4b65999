"""Chapter 4: actions are paid when they are taken."""

from __future__ import annotations

from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.state import TownState
from untot.kernel.rulebook import clause


@clause("ZT-4.5")
def spend_action(g: TownState) -> None:
    """One action, whichever and however often."""
    turn_of(g).actions -= 1


@clause("ZT-4.7", "ZT-4.8")
def end_movement(g: TownState) -> None:
    """Something else comes: unused steps are lost, and cards are no longer stored or collected."""
    turn = turn_of(g)
    turn.is_broken_off = turn.is_broken_off or turn.steps > 0
    turn.steps = 0
    turn.under_way = ""
