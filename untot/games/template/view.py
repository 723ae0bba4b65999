"""Who may see what."""

from __future__ import annotations

from msgspec import Struct

from untot.games.template.facts import colour_of, score
from untot.games.template.pieces import TicketId
from untot.games.template.state import BusState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue


class PlayerView(Struct):
    """A player; the score only once it is counted."""

    seat: Seat
    colour: str
    stored: int
    score: int | None


class ResultView(Struct):
    reason: str
    winners: list[str]
    scores: dict[str, int]


class View(Struct, kw_only=True):
    """What one seat sees; a spectator has no ticket."""

    round: int
    phase: str
    you: Seat | None
    options: dict[str, OptionValue]
    turn: str
    basket: int
    players: list[PlayerView]
    ticket: TicketId
    tickets: dict[str, TicketId] | None
    """All of them, once the bus has left."""
    result: ResultView | None


@clause("TP-1.2", "TP-3.2")
def view(g: BusState, seat: Seat | None) -> View:
    """All is open but the tickets of others."""
    is_over = g.result is not None
    return View(
        round=g.round,
        phase="over" if is_over else "round",
        you=seat,
        options=dict(g.options),
        turn=colour_of(g, g.turn),
        basket=g.basket,
        players=[_player(g, other, is_over) for other in range(g.seats)],
        ticket="" if seat is None else g.tickets[seat],
        tickets={colour_of(g, other): ticket for other, ticket in enumerate(g.tickets)} if is_over else None,
        result=_result(g),
    )


def _player(g: BusState, seat: Seat, is_over: bool) -> PlayerView:
    return PlayerView(seat, colour_of(g, seat), g.stored[seat], score(g, seat) if is_over else None)


def _result(g: BusState) -> ResultView | None:
    if g.result is None:
        return None
    scores = {colour_of(g, seat): points for seat, points in enumerate(g.result.scores)}
    return ResultView(g.result.reason, [colour_of(g, seat) for seat in g.result.winners], scores)
