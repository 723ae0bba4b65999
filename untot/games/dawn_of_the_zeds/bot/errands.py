"""What the event card of the round gives if somebody stands in a certain place at the end of the Action phase."""

from __future__ import annotations

from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.board import SpaceId
from untot.games.dawn_of_the_zeds.bot.prices import ammo_price, supplies_price
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import Change, Effect, IfUnitOn

RESEARCH_CARD: Final = 3.0
DIE: Final = 3.5


class Errand(NamedTuple):
    """Where to, and what it brings in the coin of danger."""

    space: SpaceId
    worth: float


NONE: Final = Errand("", 0.0)


def errand(g: DawnState) -> Errand:
    """The one of the active card, if it has one."""
    event = EVENTS_PRINTED.get(g.active)
    if event is None or event.phase != "action":
        return NONE
    asked = next((effect for effect in event.end if isinstance(effect, IfUnitOn)), None)
    return NONE if asked is None else Errand(asked.space, sum(_worth(g, effect) for effect in asked.then))


def _worth(g: DawnState, effect: Effect) -> float:
    if not isinstance(effect, Change):
        return RESEARCH_CARD
    return _mean(effect.ammo) * ammo_price(g, 1) + _mean(effect.supplies) * supplies_price(g)


def _mean(amount: int | str) -> float:
    return DIE if isinstance(amount, str) else float(amount)
