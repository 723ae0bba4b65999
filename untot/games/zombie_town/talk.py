"""Talk at the table, which changes nothing."""

from __future__ import annotations

from untot.games.zombie_town.state import TownState
from untot.kernel.events import Seat


def why_not_say(g: TownState, seat: Seat, to: Seat | None) -> str | None:
    """Everybody may say anything to anybody: no rule speaks of it."""
    return None
