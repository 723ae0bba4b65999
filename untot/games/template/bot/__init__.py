"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.template.pieces import TICKETS
from untot.games.template.rules.c2_turn import COLLECT, RUN
from untot.games.template.state import BusState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

ENOUGH: Final = 12
"""With so much in the basket one runs."""
PHRASES: Final[dict[str, tuple[str, ...]]] = {"hurry": (), "dare": ()}


def value(g: BusState, seat: Seat) -> float:
    """The share of what all have, tickets included."""
    worth = [stored + TICKETS[ticket].worth for stored, ticket in zip(g.stored, g.tickets, strict=True)]
    return (worth[seat] + (g.basket if seat == g.turn else 0)) / max(1, sum(worth) + g.basket)


def sensible(g: BusState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """The fuller the basket, the sooner one runs."""
    share = min(1.0, g.basket / ENOUGH)
    weights = {COLLECT: 1.01 - share, RUN: share}
    return {answer: weights[answer] for answer in ask.answers(seat)}


def horizon(g: BusState) -> int:
    """A playout is judged at the end of the round."""
    return g.round


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
