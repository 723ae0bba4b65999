"""The events of the game, and what each says."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from untot.games.template.pieces import TicketId
from untot.kernel.events import Arguments, declared


class TicketDealt(Arguments):
    player: str
    ticket: TicketId | UnsetType = UNSET


class RoundBegan(Arguments):
    round: int


class TurnBegan(Arguments):
    player: str


class ProvisionsFound(Arguments):
    player: str
    found: int
    basket: int


class ZombieCame(Arguments):
    player: str
    lost: int


class ProvisionsStored(Arguments):
    player: str
    count: int
    total: int


class BusLeft(Arguments):
    tickets: dict[str, TicketId]


EVENTS: Final = declared(TicketDealt, RoundBegan, TurnBegan, ProvisionsFound, ZombieCame, ProvisionsStored, BusLeft)
