"""Talk at the table, which changes nothing."""

from __future__ import annotations

from typing import Any, Final

from untot.games.zombie_town.pieces import COLOURS
from untot.games.zombie_town.state import TownState
from untot.kernel.events import Seat
from untot.kernel.promises import Promise, Words


def why_not_say(g: TownState, seat: Seat, to: Seat | None) -> str | None:
    """Everybody may say anything to anybody: no rule speaks of it."""
    return None


# -- promises: open to all, and binding for nobody ----------------------------------------------------------------


def zombie_test(promise: Promise, told: dict[str, Any]) -> bool | None:
    """A promise to spare somebody is broken by a zombie that comes to him, and kept when the last has gone elsewhere.

    A truce is an offer, and not yet a word.
    """
    if not is_tested(promise, told):
        return None
    if promise.to in told["visited"]:
        return False
    return None if told["left"] else True


def lost_moves_test(promise: Promise, told: dict[str, Any]) -> bool | None:
    """Zombies that cannot move come to nobody."""
    return True if is_tested(promise, told) else None


def is_tested(promise: Promise, told: dict[str, Any]) -> bool:
    """Whether the giver himself has moved, and had given his word to somebody else."""
    return bool(promise.seat == told["seat"]) and promise.to in COLOURS and promise.to != promise.giver


WORDS: Final = Words(slots={"promise": "to"}, tests={"zombie_moved": zombie_test, "moves_lost": lost_moves_test})
