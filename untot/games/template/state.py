"""The State of Last Bus: nothing but data."""

from __future__ import annotations

from dataclasses import dataclass

from untot.games.template.pieces import TicketId
from untot.kernel.events import Seat
from untot.kernel.state import State


@dataclass(slots=True)
class BusState(State):
    """Everything on the table. Seats are counted clockwise."""

    round: int
    turn: Seat
    basket: int
    """Provisions of this turn, not safe yet."""
    stored: list[int]
    tickets: list[TicketId]
    """By seat: the ticket that nobody else has seen."""
    pile: list[TicketId]
