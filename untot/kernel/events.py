"""Events: facts that just happened, with who may see them and the clause behind them."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from msgspec import Struct

from untot.kernel.patches import Patch

Seat = int
WORLD: Seat = -1
"""The seat of the physics: rules ask it like any other, no client can answer for it."""


class Event(Struct, frozen=True, omit_defaults=True):
    """One fact. `seats` None means that all see it; `secret` is added for the seats in `knowers` alone."""

    name: str
    clause: str
    args: dict[str, Any] = {}
    seats: tuple[Seat, ...] | None = None
    secret: dict[str, Any] = {}
    knowers: tuple[Seat, ...] = ()

    def is_seen_by(self, seat: Seat | None) -> bool:
        return self.seats is None or seat in self.seats


class Happened(TypedDict):
    """An event as one seat is told it; numbers never go back. `patch` is what it changed in the view of this seat."""

    n: int
    event: str
    clause: str
    args: dict[str, Any]
    private: NotRequired[bool]
    patch: NotRequired[Patch]


def told(number: int, event: Event, seat: Seat | None) -> Happened:
    """The plain message for one seat (None: a spectator), marked if not everybody sees as much."""
    is_knower = seat in event.knowers
    args = {**event.args, **event.secret} if is_knower else event.args
    message: Happened = {"n": number, "event": event.name, "clause": event.clause, "args": args}
    if is_knower or event.seats is not None:
        message["private"] = True
    return message
