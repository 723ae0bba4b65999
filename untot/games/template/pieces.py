"""What is printed: tickets and colours, loaded from content/."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

TicketId = str
COLOURS: Final = ("red", "blue", "yellow", "green")


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ticket for the bus."""

    id: TicketId
    count: int
    points: int
    worth: int
    picture: str


def _tickets() -> dict[TicketId, Ticket]:
    text = files("untot.games.template").joinpath("content", "tickets.toml").read_text("utf-8")
    return {ticket.id: ticket for ticket in msgspec.convert(tomllib.loads(text)["ticket"], list[Ticket])}


TICKETS: Final = _tickets()
ALL_TICKETS: Final = [ticket.id for ticket in TICKETS.values() for _ in range(ticket.count)]
