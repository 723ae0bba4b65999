"""Who speaks next where several are asked: one after the other, for environments know no "at the same time".

Sealed answers are given in the order of the seats, and nobody sees them. Where the first answer counts, everybody but
the last may let the others speak first. What is decided together everybody says once, and then the decider settles it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from untot.kernel.asking import Ask
from untot.kernel.events import Seat


class Speaker(NamedTuple):
    """A seat, whether its answer settles the question, and whether it may let the others speak first."""

    seat: Seat
    settles: bool
    may_wait: bool


def speaker_of(ask: Ask, waited: Collection[Seat]) -> Speaker:
    """The one to speak now; `waited` have let the others speak first."""
    decider = ask.decider
    if decider is not None and decider in ask.seats:
        before = [seat for seat in ask.seats if seat not in (decider, *ask.given, *waited)]
        return Speaker(before[0], False, ask.closes == "any") if before else Speaker(decider, True, False)
    left = [seat for seat in ask.waiting() if seat not in waited]
    return Speaker(left[0], False, ask.closes == "any" and len(left) > 1)
