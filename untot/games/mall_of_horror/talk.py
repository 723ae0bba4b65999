"""Chapter 16: table talk. Words change nothing in the game."""

from __future__ import annotations

from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue


@clause("MH-16.1", "MH-16.2", "MH-16.3", "MH-16.5", "MH-16.11", "MH-16.12")
def why_not_say(g: MallState, seat: Seat, to: Seat | None) -> str | None:
    """Everybody may say anything at any time, eliminated players too; whispering only where the table plays with it.

    Ready-made phrases are words like any others. What is said goes into the record at this moment; whispers are shown
    to others only after the end.
    """
    if to is not None and g.options["whispers"] == "off":
        return "MH-16.2"
    return None


@clause("MH-16.9", "MH-16.10")
def reminder(g: MallState) -> dict[str, OptionValue]:
    """What a secret choice says of its clock: after so many seconds it reminds, and it never answers for anybody."""
    seconds = g.options["talk_timer"]
    return {"reminder_after": seconds} if seconds else {}
