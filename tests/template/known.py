"""Last Bus, as far as the generic tests must know it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import cycle
from typing import Any, Final

import msgspec

from tests.every_game.known import Known
from tests.every_game.twins import Twin, patched
from tests.tools.playing import Played
from untot.games.template import GAME
from untot.games.template.pieces import TICKETS
from untot.games.template.state import BusState
from untot.games.template.view import View, view
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch


def attempts(g: BusState, seat: Seat) -> list[str]:
    """Things that a person may try."""
    return ["", "collect", "run", "collect run", "ticket:seat", "nonsense"]


def secrets(g: BusState) -> list[object]:
    """The pile; a ticket alone is too short a word to be looked for."""
    return [g.pile]


# -- twins ------------------------------------------------------------------------------------------------------


def twins(match: Played, seed: int) -> Iterator[Twin]:
    """Two tickets exchanged when they are dealt: whoever holds neither cannot tell, until the bus leaves."""
    tickets = _dealt(match)
    places = [(one, other) for one in range(len(tickets)) for other in range(one) if tickets[one] != tickets[other]]
    random.Random(seed).shuffle(places)
    for one, other in cycle(places):
        for seat in (*range(match.seats), None):
            held = None if seat is None else len(tickets) - 1 - seat
            if held not in (one, other):
                what, until = f"tickets {one} and {other}", len(match.answers) - 1
                yield Twin(what, seat, match.answers, until, _exchanging(one, other))


def _dealt(match: Played) -> list[str]:
    found: list[str] = []

    def look(live: LiveMatch, number: int) -> None:
        g = live.state
        assert isinstance(g, BusState)
        found[:] = [*g.pile, *reversed(g.tickets)]

    match.replay(look, 0)
    return found


def _exchanging(one: int, other: int) -> Any:
    def exchanging(shuffle: Any) -> Any:
        def shuffle_and_exchange(g: BusState, pile: list[str]) -> None:
            shuffle(g, pile)
            pile[one], pile[other] = pile[other], pile[one]

        return shuffle_and_exchange

    def changed() -> AbstractContextManager[None]:
        return patched(BusState, "shuffle", exchanging)

    return changed


def _leaky_view(g: BusState, seat: Seat | None) -> View:
    """The basket says how many good tickets are still in the pile."""
    return msgspec.structs.replace(view(g, seat), basket=g.pile.count("seat"))


KNOWN: Final = Known(
    decisions=frozenset({"collect_or_run"}),
    attempts=attempts,
    secrets=secrets,
    twins=twins,
    leaks={"the view counts the pile": replace(GAME, view=_leaky_view)},
    pieces=lambda: {"tickets": {ticket.id: ticket.count for ticket in TICKETS.values()}},
    catalogue={"tickets": {"seat": 4, "roof": 4}},
    shortest=2,
    takes_back=False,
    has_tutorial=False,
)
