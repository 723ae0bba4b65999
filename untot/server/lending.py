"""Lending: a bot decides for some units of a person."""

from __future__ import annotations

from collections.abc import Mapping

from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_of


def lent_bot(ask: Ask | None, seat: Seat, lent: Mapping[str, str]) -> str | None:
    """Of the unit in question; or of the first, where there is nothing to say but which lent unit comes next."""
    if ask is None or not lent:
        return None
    if ask.unit is not None:
        return lent.get(ask.unit)
    bots = [lent.get(thing_of(said)) for said in ask.form(seat).walk(())] if seat in ask.waiting() else []
    return bots[0] if bots and all(bots) else None
