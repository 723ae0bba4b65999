"""What bots are told of Mall of Horror."""

from __future__ import annotations

from typing import Any

from untot.games.mall_of_horror.facts import score
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat


def value(g: MallState, seat: Seat) -> float:
    return score(g, seat) / 16


def sensible(g: MallState, ask: Ask, seat: Seat) -> dict[str, float]:
    return dict.fromkeys(ask.answers(seat), 1.0)


PHRASES: dict[str, tuple[str, ...]] = {}


def speak(seen: Any, rng: Any) -> None:
    return None
