"""What bots are told of Zombicide: the value of a position, sensible answers with their reasons, and talk."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.reasons import reason
from untot.games.zombicide.bot.sensible import sensible
from untot.games.zombicide.bot.standing import value
from untot.games.zombicide.bot.talking import PHRASES, recall, speak
from untot.games.zombicide.state import ZombicideState
from untot.kernel.game import Guide

__all__ = ["GUIDE", "horizon", "sensible", "value"]


def horizon(g: ZombicideState) -> int:
    """Playouts go to the end of a survivor's turn, and where it was the last of a round through the zombies' phase."""
    return g.round * (len(g.survivors) + 1) + sum(survivor.is_activated for survivor in g.survivors.values())


GUIDE: Final = Guide(value, sensible, horizon, PHRASES, recall, speak, reason)
