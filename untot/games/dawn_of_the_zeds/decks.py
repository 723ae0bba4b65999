"""Decks: face down, the top card first, with a discard pile; somebody may know the cards on top.

What nobody may know is dealt anew from blocks (an act of the story): how many cards of which kind each block holds is
open, which ones and in what order is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.state import State

CardId = str
Kind = str
"""What is known of a hidden card: its colour, its act and whether it is a special one, or nothing at all."""


@dataclass(slots=True)
class Deck:
    """A deck and its discards. So many cards on top (`known`) have been seen by the `knowers`, and by nobody else."""

    cards: list[CardId]
    discards: list[CardId]
    known: int
    knowers: tuple[Seat, ...]


def new_deck(cards: Iterable[CardId] = ()) -> Deck:
    return Deck(list(cards), [], 0, ())


def draw(g: State, deck: Deck) -> CardId | None:
    """The top card. An empty deck is made of its discards, shuffled; without any there is none."""
    if not deck.cards:
        recycle(g, deck)
    if not deck.cards:
        return None
    g.uncover()
    deck.known = max(0, deck.known - 1)
    return deck.cards.pop(0)


def recycle(g: State, deck: Deck) -> None:
    """The discards become the deck."""
    deck.cards, deck.discards = [*deck.cards, *deck.discards], []
    shuffle(g, deck)


def shuffle(g: State, deck: Deck) -> None:
    """Nobody knows what lies on top any more."""
    g.shuffle(deck.cards)
    deck.known, deck.knowers = 0, ()


def put_on_top(deck: Deck, cards: Sequence[CardId]) -> None:
    """Face down: what was known to lie on top does not lie there any more."""
    deck.cards[:0] = cards
    deck.known, deck.knowers = 0, ()


def look(g: State, deck: Deck, seats: Sequence[Seat]) -> None:
    """These seats look at the top card."""
    if deck.cards:
        g.uncover()
        deck.known, deck.knowers = max(1, deck.known), tuple(seats)


def known_top(deck: Deck, seat: Seat | None) -> list[CardId]:
    """The cards on top as far as this seat has seen them."""
    return deck.cards[: deck.known] if seat in deck.knowers else []


def deal_blocks(blocks: Sequence[Sequence[Kind]], pool: dict[Kind, list[CardId]], rng: Shuffler) -> list[CardId]:
    """A deck that could be: every block with its kinds in any order, every card from those of its kind.

    What is left of the pool has not been used. Sorted first, so that the real order leaves no trace.
    """
    for cards in pool.values():
        cards.sort()
        rng.shuffle(cards)
    dealt: list[CardId] = []
    for block in blocks:
        kinds = sorted(block)
        rng.shuffle(kinds)
        dealt += [pool[kind].pop() for kind in kinds]
    return dealt
