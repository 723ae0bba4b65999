"""What bots are told of Zombie Town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from untot.games.zombie_town.facts import is_out
from untot.games.zombie_town.rules.c14_scoring import score
from untot.games.zombie_town.state import TownState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Whim

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {}


def value(g: TownState, seat: Seat) -> float:
    """The share of the living points; nothing for who is out."""
    if is_out(g, seat):
        return 0.0
    total = sum(score(g, other) for other in range(g.seats))
    return score(g, seat) / total if total else 0.5


def sensible(g: TownState, ask: Ask, seat: Seat, memory: object) -> dict[str, float]:
    return {}


def horizon(g: TownState) -> int:
    return g.day


def recall(seen: Any, memory: object) -> None:
    return None


def speak(seen: Any, memory: object, whim: Whim) -> None:
    return None
