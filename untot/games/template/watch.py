"""What may never go wrong in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from untot.games.template.pieces import ALL_TICKETS
from untot.games.template.state import BusState
from untot.kernel.watching import Watch


def bus_wrongs(before: BusState, g: BusState) -> Iterator[str]:
    """Tickets are neither lost nor doubled, and what is stored stays."""
    tickets = Counter([*g.pile, *(ticket for ticket in g.tickets if ticket)])
    if tickets != Counter(ALL_TICKETS):
        yield f"tickets lost or doubled: {tickets}"
    if any(now < then for now, then in zip(g.stored, before.stored, strict=True)):
        yield f"provisions lost: {before.stored} -> {g.stored}"


WATCH: Final = Watch(option_sets=({}, {"goal": 10}), wrongs=bus_wrongs)
