"""Positions of Last Bus in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tests.tools.position import Position
from untot.games.template import GAME
from untot.games.template.pieces import COLOURS
from untot.games.template.state import BusState
from untot.kernel.seeing import Seen
from untot.kernel.state import Step


class Table(Position[BusState]):
    """A match from a made-up position."""

    game = GAME

    def answer(self, colour: str, answer: str) -> Self:
        self.match.answer(COLOURS.index(colour), answer)
        return self

    def refused(self, colour: str, answer: str) -> str | None:
        return self.refusal_of(COLOURS.index(colour), answer)

    def seen_by(self, colour: str | None) -> Seen:
        return Seen(self.match, None if colour is None else COLOURS.index(colour))


def table(
    stored: Sequence[int] = (0, 0),
    tickets: Sequence[str] = ("seat", "roof"),
    basket: int = 0,
    goal: int = 20,
    steps: Sequence[Step] = (("collect",),),
    chance: Sequence[int] = (),
) -> Table:
    """Red is on turn; `chance` is what falls."""
    options = GAME.checked_options(len(stored), {"goal": goal})
    g = GAME.set_up(len(stored), options, bytes(32))
    assert isinstance(g, BusState)
    g.round, g.basket, g.stored, g.tickets = 1, basket, list(stored), list(tickets)
    for ticket in tickets:
        g.pile.remove(ticket)
    g.agenda = list(reversed(steps))
    return Table(g, chance)
