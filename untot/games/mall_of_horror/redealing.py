"""Re-dealing of what a seat cannot know, for fair bots and leak tests."""

from __future__ import annotations

from untot.games.mall_of_horror.rules.c9_destinations import possible_destinations
from untot.games.mall_of_horror.state import MallState
from untot.games.mall_of_horror.view import sees_wheel
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.rulebook import clause


@clause("MH-17.1", "MH-17.8", "MH-8.4")
def redeal(g: MallState, seat: Seat | None, rng: Shuffler) -> None:
    """Deal anew all that this seat cannot know: other hands, the deck, the truck cards, dice and wheels."""
    if g.result is None:
        _redeal_cards(g, seat, rng)
    if g.dice and not g.are_dice_revealed and seat not in g.dice_seen_by:
        g.dice = [_face(rng) for _ in g.dice]
    for other in g.destinations:
        if not sees_wheel(g, seat, other):
            choices = possible_destinations(g, other)
            rng.shuffle(choices)
            g.destinations[other] = choices[0]


def _face(rng: Shuffler) -> int:
    faces = [1, 2, 3, 4, 5, 6]
    rng.shuffle(faces)
    return faces[0]


def _redeal_cards(g: MallState, seat: Seat | None, rng: Shuffler) -> None:
    """Unknown cards are shuffled and laid back; gifts that the seat made and cards it buried stay where they are."""
    known = [
        [gift for giver, receiver, gift in g.gifts if giver == seat and receiver == other] for other in range(g.seats)
    ]
    places: list[tuple[list[str], int]] = []
    for other, hand in enumerate(g.hands):
        if other != seat:
            unknown = _positions_besides(hand, known[other])
            places += [(hand, i) for i in unknown]
    if seat != g.searcher:
        places += [(g.loot, i) for i in range(len(g.loot))]
    first_buried = len(g.deck) - len(g.buried)
    for i in range(len(g.deck)):
        if i < first_buried or g.buried[i - first_buried][0] != seat:
            places.append((g.deck, i))
    cards = sorted(pile[i] for pile, i in places)  # so that the real order leaves no trace in the new one
    rng.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    g.buried = [(knower, g.deck[first_buried + i]) for i, (knower, _) in enumerate(g.buried)]
    g.gifts = [gift for gift in g.gifts if seat in gift[:2]]


def _positions_besides(hand: list[str], known: list[str]) -> list[int]:
    """The positions in a hand that are left when the known cards are taken out."""
    left = list(known)
    positions = []
    for i, card in enumerate(hand):
        if card in left:
            left.remove(card)
        else:
            positions.append(i)
    return positions
