"""Guests: the devices connected to a room, each with the seats it may play and a bounded queue of frames."""

from __future__ import annotations

import asyncio
from typing import Final

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.server.storage import Key
from untot.server.wire import Reply, encoded, refusal

MOST_WAITING_FRAMES: Final = 200


class Guest:
    """One socket. A guest without a seat watches. Who does not take his frames in time is dropped, not waited for."""

    def __init__(self, keys: list[Key], since: int) -> None:
        self.keys = {key.hash for key in keys}
        self.seats: list[Seat] = sorted({key.seat for key in keys if key.seat is not None})
        self.is_host = any(key.kind == "host" for key in keys)
        self.is_watching = not self.seats or any(key.kind == "watch" for key in keys)
        self.is_new = True
        """Whether this guest has still to be shown everything, and not only what has changed."""
        self.next_event = since
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.farewell: Refused | None = None
        """Why this guest was asked to leave; he takes what is in the outbox first."""

    @property
    def eyes(self) -> list[Seat | None]:
        """Through whose eyes this device looks: its seats', and a spectator's if it has that key or no seat."""
        return [*self.seats, None] if self.is_watching else list(self.seats)

    def reply(self, reply: Reply) -> None:
        self.send(encoded(reply))

    def send(self, frame: bytes) -> None:
        if self.farewell is not None:
            return
        if self.outbox.qsize() >= MOST_WAITING_FRAMES:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.drop(Refused("too-slow"))
        else:
            self.outbox.put_nowait(frame)

    def drop(self, why: Refused) -> None:
        """End the connection; the device may come back and go on from the last event it saw."""
        if self.farewell is None:
            self.farewell = why
            self.outbox.put_nowait(encoded(refusal(why)))
