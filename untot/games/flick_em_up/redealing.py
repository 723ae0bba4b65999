"""What a seat cannot know is dealt anew: for fair bots and leak tests."""

from __future__ import annotations

from typing import Any

from untot.games.flick_em_up.cards import COMBATS
from untot.games.flick_em_up.facts import active_survivor, survivor_seat
from untot.games.flick_em_up.state import FlickState
from untot.games.flick_em_up.view import knowers
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.rulebook import clause


@clause("FL-11.9", "FL-18.2", "FL-18.5", "FL-18.11")
def redeal(g: FlickState, seat: Seat | None, rng: Shuffler) -> None:
    """Face-down chips, decks, others' cards and combat cards; each kind among its own."""
    if g.result is not None:
        return
    _mix(g.destiny_deck, rng)
    _redeal_chips(g, seat, rng)
    _redeal_cards(g, seat, rng)
    _redeal_combat(g, seat, rng)


def _mix(pile: list[Any], rng: Shuffler) -> None:
    """Sorted first, so that the real order leaves no trace."""
    pile.sort()
    rng.shuffle(pile)


def _redeal_chips(g: FlickState, seat: Seat | None, rng: Shuffler) -> None:
    """All that lie face down, and the one that somebody else is looking at."""
    active = active_survivor(g)
    is_own = active is not None and survivor_seat(g, active) == seat
    hidden = [chip for house in g.houses.values() for chip in house.face_down]
    is_hidden_in_hand = bool(g.looked_at) and not is_own
    if is_hidden_in_hand:
        hidden.append(g.looked_at)
    _mix(hidden, rng)
    if is_hidden_in_hand:
        g.looked_at = _take_keepable(hidden)
    for house in g.houses.values():
        house.face_down = [hidden.pop() for _ in house.face_down]


def _take_keepable(chips: list[str]) -> str:
    """Only what can be kept is still in the hand: the others have happened."""
    at = next(i for i, chip in enumerate(chips) if chip not in ("zombie", "destiny"))
    return chips.pop(at)


def _redeal_cards(g: FlickState, seat: Seat | None, rng: Shuffler) -> None:
    """Objectives among each other, exile cards among each other."""
    own = set(knowers(g, seat))
    others = [other for other in range(g.seats) if other not in own]
    for deck, is_exile in ((g.objective_deck, False), (g.exile_deck, True)):
        holders = [other for other in others if (other in g.exiled) == is_exile]
        _redeal_deck(g, deck, holders, others if not is_exile else [], rng)


def _redeal_deck(g: FlickState, deck: list[str], holders: list[Seat], away: list[Seat], rng: Shuffler) -> None:
    held = [g.cards[other] for other in holders if g.cards[other]]
    offered = [card for other in holders for card in g.offered[other]]
    put_away = [g.put_away[other] for other in away if g.put_away[other]]
    cards = [*deck, *held, *offered, *put_away]
    _mix(cards, rng)
    for other in holders:
        g.cards[other] = cards.pop() if g.cards[other] else ""
        g.offered[other] = [cards.pop() for _ in g.offered[other]]
    for other in away:
        g.put_away[other] = cards.pop() if g.put_away[other] else ""
    deck[:] = cards


def _redeal_combat(g: FlickState, seat: Seat | None, rng: Shuffler) -> None:
    """Hands of others in a running fight, as far as their cards are not revealed."""
    if g.fight is None or g.fight.chosen:
        return
    own = [survivor for survivor in g.fight.hands if survivor_seat(g, survivor) == seat]
    known = [card for survivor in own for card in g.fight.hands[survivor]]
    cards = [card for card in COMBATS if card not in known]
    _mix(cards, rng)
    for survivor, hand in g.fight.hands.items():
        if survivor not in own:
            g.fight.hands[survivor] = [cards.pop() for _ in hand]
