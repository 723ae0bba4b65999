"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.dawn_of_the_zeds.board import DISTANCE
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

PHRASES: Final[dict[str, tuple[str, ...]]] = {"hold": ("space",), "help": ("space",), "save_ammo": (), "well_done": ()}
FARTHEST: Final = 8


def value(g: DawnState, seat: Seat) -> float:
    """How far the zeds are from the Town Center, for the hero side; the other way round for the zeds player."""
    if g.result is not None:
        return float(seat in g.result.winners)
    near = sum((FARTHEST - min(FARTHEST, DISTANCE[zed.space])) ** 2 for zed in g.zeds.values())
    safety = 1 / (1 + near / 100)
    return safety if is_hero_seat(g, seat) else 1 - safety


def sensible(g: DawnState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """Nothing yet: all answers are alike."""
    return {}


def horizon(g: DawnState) -> int:
    """A playout is judged at the end of the round."""
    return g.round


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
