"""Events: facts that just happened, with who may see them and the clause behind them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

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

    def as_seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The plain message for one seat (None: a spectator), marked if not everybody sees as much."""
        is_knower = seat in self.knowers
        args = {**self.args, **self.secret} if is_knower else self.args
        message = {"event": self.name, "clause": self.clause, "args": args}
        return message | {"private": True} if is_knower or self.seats is not None else message
