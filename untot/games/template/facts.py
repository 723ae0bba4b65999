"""Questions about the State; they never change anything."""

from __future__ import annotations

from untot.games.template.pieces import COLOURS, TICKETS
from untot.games.template.state import BusState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


def colour_of(g: BusState, seat: Seat) -> str:
    return COLOURS[seat]


@clause("TP-1.3", "TP-3.1")
def has_left(g: BusState) -> bool:
    """Whether somebody has stored as much as the goal says."""
    return max(g.stored) >= int(g.options["goal"])


@clause("TP-3.2")
def score(g: BusState, seat: Seat) -> int:
    """Provisions, and what the ticket is worth."""
    return g.stored[seat] + TICKETS[g.tickets[seat]].points
