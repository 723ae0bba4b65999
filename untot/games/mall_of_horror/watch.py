"""What may never go wrong in Mall of Horror, and how it is soaked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from untot.games.mall_of_horror.pieces import FULL_DECK, LOCATIONS
from untot.games.mall_of_horror.state import MallState
from untot.kernel.watching import Watch


def mall_wrongs(before: MallState, g: MallState) -> Iterator[str]:
    """Cards and characters are neither lost nor doubled, and nobody stands where nobody can."""
    yield from _wrong_cards(g)
    standing, waiting = set(g.where), set(g.unplaced)
    if standing & waiting or len(waiting) != len(g.unplaced):
        yield f"a character stands twice: {sorted(standing & waiting)} {g.unplaced}"
    if before.round and not standing | waiting <= set(before.where):
        yield f"back from the dead: {sorted(standing - set(before.where))}"
    for location, piece in LOCATIONS.items():
        crowd = list(g.where.values()).count(location)
        if piece.capacity is not None and crowd > piece.capacity:
            yield f"{location} holds {crowd}"
        if location in g.closed and (crowd or g.zombies[location]):
            yield f"{location} is closed and not empty"
        if g.zombies[location] < 0:
            yield f"{location} has {g.zombies[location]} zombies"
    if not set(g.hidden) <= standing:
        yield f"hidden, but not there: {g.hidden}"


def _wrong_cards(g: MallState) -> Iterator[str]:
    cards = Counter(g.deck + g.played + g.loot + [card for hand in g.hands for card in hand])
    if cards and cards != Counter(FULL_DECK):
        yield f"cards lost or doubled: {cards - Counter(FULL_DECK)} {Counter(FULL_DECK) - cards}"
    if [card for _, card in g.buried] != g.deck[len(g.deck) - len(g.buried) :]:
        yield f"the deck ends in {g.deck[-3:]}, buried were {g.buried}"
    for (_, receiver, card), count in Counter(g.gifts).items():
        if g.hands[receiver].count(card) < count:
            yield f"{card} was given to seat {receiver}, who does not hold it"


WATCH: Final = Watch(
    option_sets=(
        {},
        {"literal_german_text": "on", "eliminated_zombie": "every_round"},
        {"end_check": "end_of_round", "threat_by_absent": "never"},
        {"first_chief": "named", "whispers": "on", "end_check": "end_of_round", "eliminated_zombie": "every_round"},
    ),
    wrongs=mall_wrongs,
    deaths="character_eaten",
)
