"""Bots: players that hold nothing but what their seat has seen. Levels: random, beginner, careful, search; in games of
skill also those whose hands differ from these."""

from __future__ import annotations

import time
from typing import Final

from untot.bots.aiming import Clock
from untot.bots.bot import Bot
from untot.bots.careful import CarefulBot
from untot.bots.random_bot import RandomBot
from untot.bots.search import SearchBot
from untot.kernel.errors import BadOptions
from untot.kernel.game import Game

LEVELS: Final = ("random", "beginner", "careful", "search")
"""The weakest first; random play is for tests and studies, and not offered to people."""
SKILLS: Final = ("easy", "hard")
"""Careful bots with a hand that trembles more, or less."""
THINK_SECONDS: Final = 0.5

__all__ = ["LEVELS", "SKILLS", "THINK_SECONDS", "Bot", "levels_of", "make_bot", "offered_levels"]


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game has: of a game of skill those of its hands; random play needs none."""
    return LEVELS if game.guide.aiming is None else (LEVELS[0], *game.guide.aiming.hands)


def offered_levels(game: Game) -> tuple[str, ...]:
    """Those among which people choose: beginner, solid, strong, and where there is a fourth, expert."""
    return levels_of(game)[1:]


def make_bot(
    name: str,
    seed: int,
    think_seconds: float = THINK_SECONDS,
    *,
    iterations: int | None = None,
    constant_time: bool = False,
    clock: Clock = time.perf_counter,
) -> Bot:
    """A bot of this level for one seat of one match, or an error that says which levels there are.

    `think_seconds` bounds every decision of the search; `iterations` bounds it by count as well, which makes it
    repeatable. With `constant_time` a decision always takes the full time, so that its length tells nothing (MH-17.7).
    `clock`: a laboratory counts processor time, so that nobody thinks less because the machine is busy.
    """
    if name == "random":
        return RandomBot(seed)
    if name in ("beginner", "careful", *SKILLS):
        return CarefulBot(seed, name, clock)
    if name == "search":
        return SearchBot(seed, think_seconds, iterations=iterations, constant_time=constant_time, clock=clock)
    raise BadOptions("unknown-bot", bot=name[:80], known=", ".join(LEVELS))
