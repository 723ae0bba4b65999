"""Twins of a match of Flick 'em Up: face-down chips and destiny cards exchanged before they are dealt, other objectives
in the hand of the other group, and hands that tremble to the other side.

Nobody can tell them apart until a chip is looked at, a card drawn or the match over; how a hand trembles nobody ever
sees, for the world answers the same to both.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import Any

from tests.every_game.twins import Twin, patched, sealed_twins
from tests.tools.playing import Played
from untot.games.flick_em_up.facts import active_survivor_of, scenario_of, survivor_seat
from untot.games.flick_em_up.pieces import EVENTS_IN_HOUSES
from untot.games.flick_em_up.rules.c5_flicking import DICE_OF_A_NORMAL
from untot.games.flick_em_up.state import FlickState
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.words import thing_of, verb_of

NEAR = 12
"""A match is long: twins are followed for so many answers, some as far as they go."""
ONE_FAR_TWIN_IN = 40
Pile = str
"""`pool`: the chips before they are dealt to the houses; `destiny`, `objective`: the decks."""


@dataclass(slots=True)
class Hidden:
    """What lay hidden in a match, and how long."""

    piles: dict[Pile, list[str]] = field(default_factory=dict)
    """As they were shuffled."""
    seen_at: dict[tuple[Pile, int], int] = field(default_factory=dict)
    """By place in a pile: the answer with which it was seen."""
    looked_at: dict[int, Seat] = field(default_factory=dict)
    """By place in the pool: who looks at a chip that is not open yet."""
    errors: list[tuple[int, int]] = field(default_factory=list)
    """For each error of a hand or tower: the answer after which it was drawn, and where chance stood."""
    dealt_at: int = 0
    last: int = 0

    def until(self, *places: tuple[Pile, int]) -> int:
        """The last answer after which nobody has seen any of them; at the end everything is shown."""
        return min([self.last - 1, *(self.seen_at[place] - 1 for place in places if place in self.seen_at)])


def pile_of(g: FlickState, cards: list[Any]) -> Pile | None:
    """Which pile it is that is shuffled now."""
    if not g.boards:
        return "pool"
    if g.phase != "set_up":
        return None
    if cards is g.objective_deck and not any(g.cards):
        return "objective"
    return "destiny" if cards is g.destiny_deck else None


def follow(match: Played) -> Hidden:
    """Play the match once more and note when what was hidden is seen."""
    hidden, drawn = Hidden(), list[int]()

    def noting(shuffle: Any) -> Any:
        def shuffle_and_note(g: FlickState, cards: list[Any]) -> None:
            shuffle(g, cards)
            if (pile := pile_of(g, cards)) is not None:
                hidden.piles[pile] = list(cards)

        return shuffle_and_note

    def counting(below: Any) -> Any:
        def below_and_count(g: FlickState, *bounds: int) -> Any:
            if bounds == DICE_OF_A_NORMAL:
                drawn.append(g.chance_counter)
            return below(g, *bounds)

        return below_and_count

    def look(live: LiveMatch, number: int) -> None:
        assert isinstance(live.state, FlickState)
        hidden.last = number
        hidden.errors += [(number, counter) for counter in drawn[len(hidden.errors) :]]
        note_seen(hidden, live.state, number)

    with patched(FlickState, "shuffle", noting), patched(FlickState, "below", counting):
        match.replay(look)
    return hidden


def note_seen(hidden: Hidden, g: FlickState, number: int) -> None:
    """The last chip of a house is looked at first, the top card of the deck is drawn first."""
    if g.phase == "set_up":
        hidden.dealt_at = number
        return
    place = len(hidden.piles["pool"])
    for building, house in scenario_of(g).buildings.items():
        for at in range(house.face_down):
            place -= 1
            if len(g.houses[building].face_down) <= at and ("pool", place) not in hidden.seen_at:
                hidden.seen_at["pool", place] = number
                if g.looked_at:
                    hidden.looked_at[place] = survivor_seat(g, active_survivor_of(g))
    deck = hidden.piles.get("destiny", [])
    for place in range(len(deck) - len(g.destiny_deck)):
        hidden.seen_at.setdefault(("destiny", place), number)


# -- the twins --------------------------------------------------------------------------------------------------


def twins(match: Played, seed: int) -> Iterator[Twin]:
    """Sealed answers first, other objectives, and chips that only one looks at; then in a random order exchanged chips
    and cards, and other errors of the hand."""
    hidden, rng = follow(match), random.Random(seed)
    for number, twin in enumerate((*sealed_twins(match, stays_sealed), *_other_objectives(match, hidden))):
        near = min(twin.until, hidden.dealt_at + NEAR)
        yield replace(twin, until=near) if number % ONE_FAR_TWIN_IN else twin
    yield from _other_chips_in_a_hand(match, hidden)
    made: list[Callable[[int | None], Twin]] = []
    for eye in (*range(match.seats), None):
        made += [_exchanged(match, hidden, pile, pair, eye) for pile, pair in _pairs(hidden)]
        made += [_shaken(match, hidden, number, eye) for number in range(len(hidden.errors))]
    rng.shuffle(made)
    for number, make in enumerate(made):
        yield make(NEAR if number % ONE_FAR_TWIN_IN else None)


def stays_sealed(g: FlickState, question: str) -> bool:
    """Objectives that are only worth points nobody learns before the end; those that win alone may end the match."""
    return g.phase == "set_up" or (question == "keep_objective" and scenario_of(g).objective_worth > 0)


def _other_objectives(match: Played, hidden: Hidden) -> Iterator[Twin]:
    """A holder was offered, and keeps, a card that nobody was offered in the match: the other side cannot tell."""
    deck = hidden.piles.get("objective", [])
    sides = match.game.sides(match.begin().state.options, match.seats)
    kept = [
        (at, seat, thing_of(answer)) for at, (seat, answer) in enumerate(match.answers) if verb_of(answer) == "keep"
    ]
    for at, seat, card in kept:
        if len(sides) < 2 or card not in deck:
            continue
        other = deck[-1]
        answers = (*match.answers[:at], (seat, f"keep:{other}"), *match.answers[at + 1 :])
        for eye in (*range(match.seats), None):
            if eye not in next(side for side in sides if seat in side):
                changed = _exchanging("objective", deck.index(card), len(deck) - 1)
                yield Twin(f"objective: {card} and {other}", eye, answers, hidden.last - 1, changed)


def _other_chips_in_a_hand(match: Played, hidden: Hidden) -> Iterator[Twin]:
    """Who has looked at a chip thinks about it: only he knows what it is."""
    pool = hidden.piles["pool"]
    kept = [place for place, chip in enumerate(pool) if chip not in EVENTS_IN_HOUSES]
    for place, seat in hidden.looked_at.items():
        number = hidden.seen_at["pool", place]
        others = [other for other in kept if pool[other] != pool[place] and hidden.until(("pool", other)) >= number]
        for other, eye in product(others[:3], (*range(match.seats), None)):
            if eye != seat:
                what = f"chip: {pool[place]} and {pool[other]}"
                yield Twin(what, eye, match.answers, number, _exchanging("pool", place, other))


def _pairs(hidden: Hidden) -> list[tuple[Pile, tuple[int, int]]]:
    """Two different things of one pile that lay hidden when play began."""
    found: list[tuple[Pile, tuple[int, int]]] = []
    for pile, things in hidden.piles.items():
        if pile == "objective":
            continue
        lying = [place for place in range(len(things)) if hidden.until((pile, place)) > hidden.dealt_at]
        found += [(pile, pair) for pair in combinations(lying, 2) if len({things[place] for place in pair}) > 1]
    return found


def _exchanging(pile: Pile, one: int, two: int) -> Callable[[], AbstractContextManager[None]]:
    def exchanging(shuffle: Any) -> Any:
        def shuffle_and_exchange(g: FlickState, cards: list[Any]) -> None:
            shuffle(g, cards)
            if pile_of(g, cards) == pile:
                cards[one], cards[two] = cards[two], cards[one]

        return shuffle_and_exchange

    return lambda: patched(FlickState, "shuffle", exchanging)


def _exchanged(
    match: Played, hidden: Hidden, pile: Pile, pair: tuple[int, int], eye: int | None
) -> Callable[[int | None], Twin]:
    one, two = pair

    def make(near: int | None) -> Twin:
        until = hidden.until((pile, one), (pile, two))
        until = until if near is None else min(until, hidden.dealt_at + near)
        things = hidden.piles[pile]
        return Twin(f"{pile}: {things[one]} and {things[two]}", eye, match.answers, until, _exchanging(pile, one, two))

    return make


def _shaken(match: Played, hidden: Hidden, number: int, eye: int | None) -> Callable[[int | None], Twin]:
    drawn_at, counter = hidden.errors[number]

    def shaking(below: Any) -> Any:
        def below_and_shake(g: FlickState, *bounds: int) -> Any:
            is_this_one = bounds == DICE_OF_A_NORMAL and g.chance_counter == counter
            numbers = below(g, *bounds)
            return [1000 - one for one in numbers] if is_this_one else numbers

        return below_and_shake

    def changed() -> AbstractContextManager[None]:
        return patched(FlickState, "below", shaking)

    def make(near: int | None) -> Twin:
        until = hidden.until()
        until = until if near is None else min(until, drawn_at + near)
        return Twin(f"error {number}", eye, match.answers, until, changed)

    return make
