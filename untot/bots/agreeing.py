"""Questions that the players decide together: which bot speaks, and when. People speak first, bots follow."""

from __future__ import annotations

from collections.abc import Collection

from untot.kernel.asking import Ask
from untot.kernel.events import Seat


def next_speaker(ask: Ask, bots: Collection[Seat]) -> tuple[Seat, bool] | None:
    """The bot to answer now, and whether it settles the question; None while it is for people to speak.

    Among bots alone the decider settles at once. Else they wait for a person and say the same; where people differ
    a bot that decides settles it.
    """
    if ask.closes != "agree":
        return next(((seat, False) for seat in ask.waiting() if seat in bots), None)
    people = [seat for seat in ask.seats if seat not in bots]
    if not people:
        return None if ask.decider is None else (ask.decider, True)
    spoken = {seat: ask.given[seat] for seat in people if seat in ask.given}
    if not spoken:
        return None
    if len(set(spoken.values())) > 1:
        has_all = len(spoken) == len(people) and ask.decider is not None and ask.decider in bots
        return (ask.decider, True) if has_all and ask.decider is not None else None
    wish = next(iter(spoken.values()))
    return next(((seat, False) for seat in ask.seats if seat in bots and ask.given.get(seat) != wish), None)
