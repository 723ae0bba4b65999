"""Who may say what to whom."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.events import Seat


def why_not_say(g: DawnState, seat: Seat, to: Seat | None) -> str | None:
    """The book forbids no talk."""
    return None
