"""Chapter 16: table talk. Words change nothing on the table."""

from __future__ import annotations

from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("MH-16.1", "MH-16.2", "MH-16.3")
def why_not_say(g: MallState, seat: Seat, to: Seat | None) -> str | None:
    """Everybody may talk at any time, eliminated players too; whispering only where the table plays with it."""
    if to is not None and g.options["whispers"] == "off":
        return "MH-16.2"
    return None
