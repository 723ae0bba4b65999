"""Why something cannot be done now, for whoever tries although he is not asked for it."""

from __future__ import annotations

from untot.games.template.state import BusState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("TP-2.1")
def why_not_now(g: BusState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """It is somebody else's turn."""
    return "TP-2.1" if seat not in ask.seats else None
