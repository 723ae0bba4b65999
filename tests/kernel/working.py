"""A toy match in which everybody may do something of his own, while common things are agreed on."""

from __future__ import annotations

from dataclasses import replace

from tests.kernel.toy import TOY, ToyState, note
from untot.kernel.asking import ask_any
from untot.kernel.events import Seat
from untot.kernel.match import Match
from untot.kernel.tracking import Track


async def work(g: ToyState) -> None:
    """Everybody may do something of his own at once; common things need the agreement of all, or of the first."""
    seat, answer = await ask_any(
        g, range(g.seats), "work", "TY-25", works, is_proposal=lambda answer: answer == "together", decider=0
    )
    note(g, seat, answer)


def works(g: ToyState, seat: Seat) -> list[str]:
    return [f"own:{seat}", "together"]


def at_work(seats: int = 3) -> Match:
    state = TOY.set_up(seats, TOY.checked_options(seats, {}), bytes(32))
    state.agenda = [("work",)]
    return Match(replace(TOY, rules={**TOY.rules, "work": work}), state, Track([], []), listens=True)
