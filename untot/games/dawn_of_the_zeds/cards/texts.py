"""Carrying out the text of a card, effect by effect."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from untot.games.dawn_of_the_zeds.pieces import RowId
from untot.games.dawn_of_the_zeds.printed_cards import TEXTS, Address, card_of
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import Effect
from untot.games.dawn_of_the_zeds.vocabulary_base import Entry
from untot.kernel.rulebook import clause

CarryOut = Callable[[DawnState, Any, Address], Awaitable[None] | None]
F = TypeVar("F", bound=CarryOut)

EFFECTS: Final[dict[type[Entry], CarryOut]] = {}
"""By the class of the effect: the function that carries it out, with the address of the effect."""


def carries_out(kind: type[Entry]) -> Callable[[F], F]:
    """Says that this function carries out effects of this kind."""

    def register(function: F) -> F:
        EFFECTS[kind] = function
        return function

    return register


def _text_of(row: RowId) -> Callable[[DawnState, Effect, Address], Awaitable[None] | None]:
    """One function for each card, so that coverage can tell which cards have been carried out."""

    def carry_out(g: DawnState, effect: Effect, address: Address) -> Awaitable[None] | None:
        return EFFECTS[type(effect)](g, effect, address)

    carry_out.__qualname__ = f"text_of_{row}"
    return clause(f"DZ-{row}")(carry_out)


TEXT_OF: Final = {row: _text_of(row) for row in dict.fromkeys(card_of(address) for address in TEXTS)}


@clause("DZ-1.2.5", "DZ-1.2.6", "DZ-5.7.5", "DZ-CT16", "DZ-CT19", "DZ-0.1.1", "DZ-0.1.10")
async def text(g: DawnState, address: Address, number: int) -> None:
    """The effect of this number, then the next; each does as much as it can and skips what the level does not have."""
    effects = TEXTS[address]
    if number + 1 < len(effects):
        g.then(("text", address, number + 1))
    pending = TEXT_OF[card_of(address)](g, effects[number], f"{address}.{number}")
    if pending is not None:
        await pending
