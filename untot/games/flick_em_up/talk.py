"""Who may say what to whom: people at one table talk as they like; what is said to one's own side the others do not
hear. Who plays for himself whispers to nobody."""

from __future__ import annotations

from untot.games.flick_em_up.facts import groups_of
from untot.games.flick_em_up.state import FlickState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("FL-2.9")
def why_not_say(g: FlickState, seat: Seat, to: Seat | None) -> str | None:
    """Aloud, or within the own group."""
    if to is None or (len(groups_of(g)) > 1 and g.groups[seat] == g.groups[to]):
        return None
    return "FL-2.9"
