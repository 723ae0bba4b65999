"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.flick_em_up.facts import living_of, seats_of
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

PHRASES: Final[dict[str, tuple[str, ...]]] = {}


def value(g: FlickState, seat: Seat) -> float:
    """The share of life points that the own group still has."""
    own = sum(g.boards[survivor].life for survivor in living_of(g, g.groups[seat]))
    return min(1.0, own / (4 * max(1, len(seats_of(g, g.groups[seat])) * 4)))


def sensible(g: FlickState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """Not yet."""
    return {}


def horizon(g: FlickState) -> int:
    """A playout is judged when the round ends."""
    return g.round


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
