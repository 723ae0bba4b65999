"""What bots are told of Zombie Town: the value of a position, sensible answers with their reasons, memory and talk."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.bot.memory import recall
from untot.games.zombie_town.bot.reasons import reason
from untot.games.zombie_town.bot.replying import reply
from untot.games.zombie_town.bot.sensible import sensible
from untot.games.zombie_town.bot.standing import traits, value
from untot.games.zombie_town.bot.talking import PHRASES, speak
from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.state import TownState

__all__ = ["LEAST_GAIN", "PHRASES", "horizon", "reason", "recall", "reply", "sensible", "speak", "traits", "value"]


LEAST_GAIN: Final = 0.005
"""A turn is one of fifty of all rivals together: small gains add up."""
MOMENTS: Final = 64
"""More than a turn and its zombie movement have."""


def horizon(g: TownState) -> int:
    """Playouts go to the end of a player's actions; those of a zombie move until all that comes of it is settled."""
    if g.turn is None:
        return 0
    turns = g.day * g.seats + (g.turn.seat - g.timekeeper) % g.seats
    return MOMENTS * (turns + 1) - 1 - zombies_to_come(g) if g.phase == "zombies" else MOMENTS * turns


def zombies_to_come(g: TownState) -> int:
    """How many are still to be moved, the one included of which something is yet to come."""
    return turn_of(g).zombies + (("move_zombie",) in g.agenda)
