"""Guests: the devices connected to a room, each with the seats it may play and a bounded queue of frames."""

from __future__ import annotations

import asyncio

import msgspec

from untot.kernel.events import Seat
from untot.server.wire import Reply, SeatFrame

MOST_WAITING_FRAMES = 200


class Guest:
    """One socket. A guest without a seat watches. Who does not take his frames in time is dropped, not waited for."""

    def __init__(self, seats: list[Seat], is_host: bool, since: int) -> None:
        self.seats = seats
        self.is_host = is_host
        self.next_event = since
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING_FRAMES)

    @property
    def eyes(self) -> list[Seat | None]:
        """Through whose eyes this device looks: its seats, or a spectator's."""
        return list(self.seats) or [None]

    def send(self, frame: SeatFrame | Reply) -> None:
        if self.outbox.full():
            self.drop()
        else:
            self.outbox.put_nowait(msgspec.json.encode(frame))

    def drop(self) -> None:
        """End the connection; the device comes back by itself and goes on from the last event it saw."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
