"""Chapter 4: actions are paid when they are taken."""

from __future__ import annotations

from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.state import TownState
from untot.kernel.rulebook import clause


@clause("ZT-4.5", "ZT-4.7")
def spend_action(g: TownState, action: str) -> None:
    """One action, whichever and however often; a movement that it interrupts is over."""
    turn = turn_of(g)
    turn.actions -= 1
    turn.steps = 0
    g.tell("action_taken", "ZT-4.5", pawn=turn.pawn, action=action, left=turn.actions)
