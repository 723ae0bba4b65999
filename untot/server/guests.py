"""Guests: the devices connected to a room, each with the seats it may play and the line to it."""

from __future__ import annotations

from typing import Final

from untot.kernel.errors import Refused, UntotError
from untot.kernel.events import Seat
from untot.server.connections import Line
from untot.server.measuring import FAREWELLS
from untot.server.storage import Key
from untot.server.wire import Reply, encoded, refusal

MOST_WAITING_BYTES: Final = 512 * 1024
"""Of frames that were sent to a device and not taken by it."""
CLOSE_CODES: Final = {
    **dict.fromkeys(
        ("hello-first", "frame-bad", "key-unknown", "key-renewed", "seat-taken", "match-unknown", "match-deleted"), 4401
    ),
    **dict.fromkeys(("flood", "too-many-connections", "too-many-tables"), 4429),
}
COME_BACK: Final = 4409
"""The code of all other farewells: the device may connect again."""


class Guest:
    """One socket. A guest without a seat watches. Who does not take his frames in time is dropped, not waited for."""

    def __init__(self, line: Line, keys: list[Key], since: int, address: str = "") -> None:
        self.line = line
        self.address = address
        self.match_id = keys[0].match_id
        self.keys = {key.hash for key in keys}
        self.seats: list[Seat] = sorted({key.seat for key in keys if key.seat is not None})
        self.is_host = any(key.kind == "host" for key in keys)
        self.is_watching = not self.seats or any(key.kind == "watch" for key in keys)
        self.is_new = True
        """Whether this guest has still to be shown everything, and not only what has changed."""
        self.next_event = since
        self.farewell: UntotError | None = None
        """Why this guest was asked to leave."""

    @property
    def eyes(self) -> list[Seat | None]:
        """Through whose eyes this device looks: its seats', and a spectator's if it has that key or no seat."""
        return [*self.seats, None] if self.is_watching else list(self.seats)

    def reply(self, reply: Reply) -> None:
        self.send(encoded(reply))

    def send(self, frame: bytes) -> None:
        if self.farewell is not None:
            return
        if self.line.waiting_bytes > MOST_WAITING_BYTES:
            self.drop(Refused("too-slow"))
        else:
            self.line.tell(frame)

    def drop(self, why: Refused) -> None:
        """End the connection; the device may come back and go on from the last event it saw."""
        if self.farewell is None:
            self.farewell = why
            FAREWELLS.labels(why.reason).inc()
            say_good_bye(self.line, why)


def say_good_bye(line: Line, why: UntotError) -> None:
    """Why, and whether it makes sense to come back."""
    line.tell(encoded(refusal(why)))
    line.hang_up(CLOSE_CODES.get(why.reason, COME_BACK), why.reason)
