"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.flick_em_up.bot.hands import AIMING
from untot.games.flick_em_up.bot.sensible import sensible
from untot.games.flick_em_up.bot.standing import value
from untot.games.flick_em_up.state import FlickState

__all__ = ["AIMING", "PHRASES", "horizon", "recall", "sensible", "speak", "value"]

PHRASES: Final[dict[str, tuple[str, ...]]] = {}


def horizon(g: FlickState) -> int:
    """A playout is judged when the round ends."""
    return g.round


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
