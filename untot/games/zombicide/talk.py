"""Chapter 4: talk at the table, which changes nothing."""

from __future__ import annotations

from untot.games.zombicide.state import ZombicideState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("ZC-4.18")
def why_not_say(g: ZombicideState, seat: Seat, to: Seat | None) -> str | None:
    """Everybody may talk and advise at any time; but nothing is hidden, so nobody whispers."""
    return None if to is None else "ZC-4.18"
