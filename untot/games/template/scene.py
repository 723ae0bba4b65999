"""What is needed to draw a match and never changes."""

from __future__ import annotations

from msgspec import Struct

from untot.games.template.pieces import COLOURS, TICKETS, Ticket, TicketId
from untot.games.template.state import BusState


class Scene(Struct):
    """Printed facts. `kinds` says of every id what kind of thing it is."""

    tickets: dict[TicketId, Ticket]
    kinds: dict[str, str]


def scene(g: BusState) -> Scene:
    return Scene(TICKETS, {**dict.fromkeys(TICKETS, "card"), **dict.fromkeys(COLOURS, "colour")})
