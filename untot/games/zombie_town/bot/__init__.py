"""What bots are told of Zombie Town: the value of a position, sensible answers with their reasons, memory and talk."""

from __future__ import annotations

from untot.games.zombie_town.bot.memory import recall
from untot.games.zombie_town.bot.reasons import reason
from untot.games.zombie_town.bot.replying import reply
from untot.games.zombie_town.bot.sensible import sensible
from untot.games.zombie_town.bot.standing import value
from untot.games.zombie_town.bot.talking import PHRASES, speak
from untot.games.zombie_town.state import TownState

__all__ = ["PHRASES", "horizon", "reason", "recall", "reply", "sensible", "speak", "value"]


def horizon(g: TownState) -> int:
    """Playouts go to the end of a player's actions, and those of zombie moves to the end of the zombie movement."""
    if g.turn is None:
        return 0
    return 2 * (g.day * g.seats + (g.turn.seat - g.timekeeper) % g.seats) + (g.phase == "zombies")
