"""Bots: players that hold nothing but what their seat has seen. Levels: random, careful, search."""

from __future__ import annotations

from typing import Final

from untot.bots.bot import Bot
from untot.bots.careful import CarefulBot
from untot.bots.random_bot import RandomBot
from untot.bots.search import SearchBot
from untot.kernel.errors import BadOptions

LEVELS: Final = ("random", "careful", "search")
THINK_SECONDS: Final = 0.5

__all__ = ["LEVELS", "THINK_SECONDS", "Bot", "make_bot"]


def make_bot(
    name: str,
    seed: int,
    think_seconds: float = THINK_SECONDS,
    *,
    iterations: int | None = None,
    constant_time: bool = False,
) -> Bot:
    """A bot of this level for one seat of one match, or an error that says which levels there are.

    `think_seconds` bounds every decision of the search; `iterations` bounds it by count as well, which makes it
    repeatable. With `constant_time` a decision always takes the full time, so that its length tells nothing (MH-17.7).
    """
    if name == "random":
        return RandomBot(seed)
    if name == "careful":
        return CarefulBot(seed)
    if name == "search":
        return SearchBot(seed, think_seconds, iterations=iterations, constant_time=constant_time)
    raise BadOptions("unknown-bot", bot=name[:80], known=", ".join(LEVELS))
