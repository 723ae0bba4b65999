"""Imagined States: everything that a seat cannot know is dealt anew, for fair bots and leak tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit
from untot.games.zombie_town.pieces import BARRICADES, NEVER_KEPT, CardId
from untot.games.zombie_town.rules.c6_store import let_stored_ripen
from untot.games.zombie_town.state import Built, TownState
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.rulebook import clause

Place = tuple[list[Any], int]
"""Where an unknown card lies: a pile of cards, each in front of what else is known of it, and the position."""


@clause("ZT-7.22", "ZT-7.23")
def redeal(g: TownState, seat: Seat | None, rng: Shuffler) -> None:
    """Hands, piles, stores, barricades, cards looked at and the box, as far as this seat does not know them."""
    if g.result is not None:
        return
    g.combat_deck.sort()
    rng.shuffle(g.combat_deck)
    mask = 0 if seat is None else bit(seat)
    rows = [list(site.barricades) for site in g.sites.values()]
    stores = [list(site.stored) for site in g.sites.values()]
    piles = [list(site.pile) for site in g.sites.values()]
    looked_at = [g.look.cards] if g.look is not None else []
    barricades, lying = _barricades(rows, seat), _unknown(piles, mask)
    held = _unknown([*g.hands, *stores, *looked_at], mask)  # none of these ever holds a Zombie
    bare = [g.deck, *(dealt for other, dealt in enumerate(g.dealt) if other != seat)]
    cards = [pile[i][0] for places in (barricades, held, lying) for pile, i in places]
    cards += [card for pile in bare for card in pile]
    cards.sort()  # so that the real order leaves no trace
    rng.shuffle(cards)
    _deal(barricades, cards, lambda card: card in BARRICADES)
    _deal(held, cards, lambda card: card not in NEVER_KEPT)
    _deal(lying, cards, lambda card: True)
    for cards_there in bare:
        cards_there[:] = [cards.pop() for _ in cards_there]
    for building, row, store, pile in zip(list(g.sites), rows, stores, piles, strict=True):
        change_site(g, building, barricades=tuple(row), stored=tuple(store), pile=tuple(pile))
    _forget_fresh(g, seat)


def _deal(places: list[Place], cards: list[CardId], fits: Callable[[CardId], bool]) -> None:
    """A fitting card for each place. The strictest places come first, so that a fitting one is always left."""
    for pile, i in places:
        at = len(cards) - 1
        while not fits(cards[at]):
            at -= 1
        pile[i] = (cards.pop(at), *pile[i][1:])


def _unknown(piles: Iterable[list[Any]], mask: int) -> list[Place]:
    return [(pile, i) for pile in piles for i, held in enumerate(pile) if not held[1] & mask]


def _barricades(rows: list[list[Built]], seat: Seat | None) -> list[Place]:
    """Standing ones that somebody else built."""
    return [(row, i) for row in rows for i, (_, builder) in enumerate(row) if builder != seat]


def _forget_fresh(g: TownState, seat: Seat | None) -> None:
    """Which events another player took in this turn is unknown like his hand and his store."""
    if g.turn is not None and g.turn.seat != seat:
        held = [card for card, _ in g.hands[g.turn.seat]]
        g.turn.fresh = [card for card in g.turn.fresh if card in held]
        let_stored_ripen(g)
