"""Questions that the players decide together: which bot speaks, and when. People speak first, bots follow."""

from __future__ import annotations

from collections.abc import Collection

from untot.kernel.asking import Ask
from untot.kernel.events import Seat


def next_speaker(ask: Ask, bots: Collection[Seat]) -> tuple[Seat, bool] | None:
    """The bot to answer now, and whether it settles the question; None while it is for people to speak.

    Among bots alone the decider settles at once. Else they wait for a person and say the same; where people differ
    a bot that decides settles it. Where everybody may also do something of his own, bots speak once unasked. A decider
    who is not asked himself has nothing to settle.
    """
    if ask.decider is None or ask.decider not in ask.seats:
        return next(((seat, False) for seat in ask.waiting() if seat in bots), None)
    people = [seat for seat in ask.seats if seat not in bots]
    if not people:
        return ask.decider, True
    silent = [seat for seat in ask.seats if seat in bots and seat not in ask.given]
    if ask.is_proposal is not None and silent:
        return silent[0], False
    spoken = {seat: ask.given[seat] for seat in people if seat in ask.given}
    if not spoken:
        return None
    if len(set(spoken.values())) > 1:
        has_all = len(spoken) == len(people) and ask.decider in bots
        return (ask.decider, True) if has_all else None
    wish = next(iter(spoken.values()))
    return next(((seat, False) for seat in ask.seats if seat in bots and ask.given.get(seat) != wish), None)
