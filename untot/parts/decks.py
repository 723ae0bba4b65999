"""Decks: face-down piles, the top card first, with their open discards. Plain functions over plain lists.

Chance is the State's: `shuffle` is `g.shuffle`. How many cards on top are known to everybody, though not in which
order, is a number that a game keeps beside its deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

Card = TypeVar("Card")
Shuffle = Callable[[list[Any]], None]


class Dealer(Protocol):
    """The chance of an imagination, which is not the match's: `random.Random` fits."""

    def shuffle(self, x: list[Any]) -> None: ...


def recycle(deck: list[Card], discards: list[Card], shuffle: Shuffle) -> bool:
    """An empty deck is made anew from its discards; whether it was."""
    if deck or not discards:
        return False
    deck += discards
    discards.clear()
    shuffle(deck)
    return True


def draw(deck: list[Card]) -> Card:
    """The top card."""
    return deck.pop(0)


def take_out(deck: list[Card], card: Card, shuffle: Shuffle) -> None:
    """One such card is looked for and taken; afterwards nobody knows how the others lie."""
    deck.remove(card)
    shuffle(deck)


def lay_on_top(deck: list[Card], cards: list[Card], shuffle: Shuffle) -> None:
    """These come first; everybody knows which they are, but not in which order."""
    shuffle(cards)
    deck[:0] = cards


def still_known(known: int) -> int:
    """How many cards on top are known after one was drawn."""
    return max(0, known - 1)


def redeal(deck: list[Any], dealer: Dealer, known: int = 0) -> None:
    """Deal anew what nobody can know: cards known to lie on top change places among themselves, so do all others.

    All is sorted first, so that the real order leaves no trace in the new one.
    """
    top, rest = sorted(deck[:known]), sorted(deck[known:])
    dealer.shuffle(top)
    dealer.shuffle(rest)
    deck[:] = top + rest
