"""Chapter 1: tickets are dealt."""

from __future__ import annotations

from untot.games.template.facts import colour_of
from untot.games.template.state import BusState
from untot.kernel.rulebook import clause


@clause("TP-1.2")
def deal_tickets(g: BusState) -> None:
    """Everybody draws a ticket and looks at it alone."""
    g.shuffle(g.pile)
    for seat in range(g.seats):
        g.tickets[seat] = ticket = g.pile.pop()
        g.tell_secret("ticket_dealt", "TP-1.2", [seat], {"ticket": ticket}, player=colour_of(g, seat))
