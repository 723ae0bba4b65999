"""What bots are told of Mall of Horror: the value of a position, sensible answers, memory and talk."""

from __future__ import annotations

from untot.games.mall_of_horror.bot.memory import recall
from untot.games.mall_of_horror.bot.replying import reply
from untot.games.mall_of_horror.bot.sensible import sensible
from untot.games.mall_of_horror.bot.standing import traits, value
from untot.games.mall_of_horror.bot.talking import PHRASES, speak
from untot.games.mall_of_horror.state import MallState

__all__ = ["PHRASES", "horizon", "recall", "reply", "sensible", "speak", "traits", "value"]


def horizon(g: MallState) -> int:
    """Playouts go to the end of the round: then the zombies have eaten, and points tell how it went."""
    return g.round
