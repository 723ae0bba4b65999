"""Who may see what."""

from __future__ import annotations

from msgspec import Struct

from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.events import Seat


class View(Struct, kw_only=True):
    """What one seat sees."""

    round: int
    phase: str
    you: Seat | None


def view(g: DawnState, seat: Seat | None) -> View:
    return View(round=g.round, phase=g.phase, you=seat)
