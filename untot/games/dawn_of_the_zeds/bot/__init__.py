"""What bots need to know: how good a State is, which answers are sensible, and what to say."""

from __future__ import annotations

from typing import Any, Final

from untot.games.dawn_of_the_zeds.bot.choosing import hero_side
from untot.games.dawn_of_the_zeds.bot.reasons import reason
from untot.games.dawn_of_the_zeds.bot.standing import traits, value
from untot.games.dawn_of_the_zeds.bot.zeds_side import zeds_side
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

__all__ = ["PHRASES", "horizon", "reason", "recall", "sensible", "speak", "traits", "value"]

PHRASES: Final[dict[str, tuple[str, ...]]] = {"hold": ("space",), "help": ("space",), "save_ammo": (), "well_done": ()}


def sensible(g: DawnState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """Each side by its own lights."""
    return hero_side(g, ask, seat) if is_hero_seat(g, seat) else zeds_side(g, ask, seat)


def horizon(g: DawnState) -> int:
    """A playout is judged when the next Action phase begins: what was done has met the zeds by then."""
    has_acted = g.phase in ("action", "organisation") and not g.is_brains
    return g.round + has_acted


def recall(seen: Any, memory: Any) -> None:
    return None


def speak(seen: Any, memory: Any, whim: Any) -> None:
    return None
