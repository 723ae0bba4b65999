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
        """The plain message for one seat (None: a spectator)."""
        args = {**self.args, **self.secret} if seat in self.knowers else self.args
        return {"event": self.name, "clause": self.clause, "args": args}
