"""What bots are told of Mall of Horror: what is sensible, what a position is worth, what to remember and to say."""

from __future__ import annotations

from untot.games.mall_of_horror.bot.judging import value
from untot.games.mall_of_horror.bot.memory import recall
from untot.games.mall_of_horror.bot.sensible import sensible
from untot.games.mall_of_horror.bot.talking import PHRASES, speak
from untot.games.mall_of_horror.state import MallState

__all__ = ["PHRASES", "horizon", "recall", "sensible", "speak", "value"]


def horizon(g: MallState) -> int:
    """A search looks to the end of the round."""
    return g.round
