"""Who may say what to whom."""

from __future__ import annotations

from untot.games.template.state import BusState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("TP-4.1")
def why_not_say(g: BusState, seat: Seat, to: Seat | None) -> str | None:
    """All talk is open."""
    return None if to is None else "TP-4.1"
