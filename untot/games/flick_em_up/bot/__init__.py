"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.flick_em_up.bot.hands import AIMING
from untot.games.flick_em_up.bot.reasons import reason
from untot.games.flick_em_up.bot.sensible import sensible
from untot.games.flick_em_up.bot.standing import value
from untot.games.flick_em_up.facts import active_survivor, is_alive, is_available
from untot.games.flick_em_up.state import FlickState

__all__ = ["AIMING", "PHRASES", "horizon", "reason", "recall", "sensible", "speak", "value"]

PHRASES: Final[dict[str, tuple[str, ...]]] = {}


def horizon(g: FlickState) -> int:
    """A playout is judged when the turn is over and the zombies have reacted."""
    active = active_survivor(g)
    still_acts = active is not None and is_alive(g, active) and not is_available(g, active)
    return 100 * g.round - sum(is_available(g, survivor) for survivor in g.boards) - still_acts


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
