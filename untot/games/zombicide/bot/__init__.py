"""What bots are told of Zombicide: the value of a position, sensible answers with their reasons, and talk."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.reasons import reason
from untot.games.zombicide.bot.replying import reply
from untot.games.zombicide.bot.sensible import sensible
from untot.games.zombicide.bot.standing import traits, value
from untot.games.zombicide.bot.talking import PHRASES, recall, speak
from untot.games.zombicide.bot.temper import TEMPERS
from untot.games.zombicide.state import ZombicideState
from untot.kernel.game import Guide

__all__ = ["GUIDE", "horizon", "sensible", "traits", "value"]


def horizon(g: ZombicideState) -> int:
    """Playouts go through the zombies' phase: a round is judged when the players act again."""
    return g.round


GUIDE: Final = Guide(
    value, sensible, horizon, PHRASES, recall, speak, reason, reply=reply, traits=traits, ahead=1, tempers=TEMPERS
)
