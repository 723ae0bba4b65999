"""Twins of a match of Mall of Horror: two cards of the shuffled deck exchanged, or the covered dice of a round turned.

The 21 cards are followed one by one, named by their place in the shuffled deck, because copies of a kind look alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import combinations
from typing import Any

from tests.every_game.twins import Twin, patched, sealed_twins
from tests.tools.playing import Played
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch

Copy = int
Answer = tuple[Seat, str]


class Cards:
    """Where each card is, after every answer of a match."""

    def __init__(self, seats: int, order: list[str]) -> None:
        self.kinds = order
        self.hands: list[list[Copy]] = [[seat] for seat in range(seats)]
        self.deck: list[Copy] = list(range(seats, len(order)))
        self.loot: list[Copy] = []
        self.divided: dict[int, tuple[Copy, Copy]] = {}
        """Answer number -> the card that was kept and the one that was given."""
        self.seen_by: dict[Copy, dict[Seat, int]] = {copy: {} for copy in range(len(order))}
        """When a seat first saw a card."""
        self.played_at: dict[Copy, int] = {}
        self.at = 0

    def note(self, number: int, answer: Answer | None, g: MallState) -> None:
        """Follow what an answer did."""
        self.at = number
        if answer is not None:
            self._follow(*answer, g)
        self._search(g)
        for seat, hand in enumerate(self.hands):
            for copy in hand:
                self.seen_by[copy].setdefault(seat, number)

    def _follow(self, seat: Seat, answer: str, g: MallState) -> None:
        said = dict(word.split(":") for word in answer.split(" ") if ":" in word)
        if "keep" in said:
            self._divide(seat, said, g)
        for verb in ("play", "with"):
            if verb in said:
                self._play(seat, said[verb])

    def _divide(self, seat: Seat, chosen: dict[str, str], g: MallState) -> None:
        kept = self._take_from_loot(chosen["keep"])
        given = self._take_from_loot(chosen["give"])
        self.divided[self.at] = kept, given
        self.hands[seat].append(kept)
        self.hands[g.colours.index(chosen["to"])].append(given)
        self.deck += self.loot
        self.loot = []

    def _take_from_loot(self, kind: str) -> Copy:
        copy = next(copy for copy in self.loot if self.kinds[copy] == kind)
        self.loot.remove(copy)
        return copy

    def _play(self, seat: Seat, kind: str) -> None:
        """Of several copies it was the one drawn last: any would do, for nobody can tell."""
        copy = max(copy for copy in self.hands[seat] if self.kinds[copy] == kind)
        self.hands[seat].remove(copy)
        self.played_at[copy] = self.at

    def _search(self, g: MallState) -> None:
        """Somebody has searched the truck: his cards are dealt out in his next answer, a single one at once."""
        if g.loot and not self.loot:
            self.loot, self.deck = self.deck[: len(g.loot)], self.deck[len(g.loot) :]
            for copy in self.loot:
                self.seen_by[copy].setdefault(g.searcher, self.at)
        elif not g.deck and len(self.deck) == 1 and not self.loot:
            self.hands[g.searcher].append(self.deck.pop())

    def hidden_until(self, copy: Copy, seat: Seat | None) -> int:
        """The last answer after which this seat has not seen the card."""
        last = self.at - 1  # at the end all hands are shown
        if copy in self.played_at:
            last = min(last, self.played_at[copy] - 1)
        if seat is not None and seat in self.seen_by[copy]:
            last = min(last, self.seen_by[copy][seat] - 1)
        return last


def follow_cards(match: Played) -> tuple[Cards, int]:
    """Where the cards were, and after how many answers they were dealt."""
    cards: list[Cards] = []
    dealt_at = 0

    def look(live: LiveMatch, number: int) -> None:
        nonlocal dealt_at
        g = live.state
        assert isinstance(g, MallState)
        if cards:
            cards[0].note(number, match.answers[number - 1], g)
        elif g.deck:
            cards.append(Cards(match.seats, [hand[0] for hand in g.hands] + g.deck))
            cards[0].note(number, None, g)
            dealt_at = number

    match.replay(look)
    return cards[0], dealt_at


# -- exchanged cards --------------------------------------------------------------------------------------------


def twins(match: Played, seed: int) -> Iterator[Twin]:
    """Sealed answers, the dice of every round, and in a random order every pair of cards of different kinds."""
    cards, dealt_at = follow_cards(match)
    pairs = [pair for pair in combinations(range(len(cards.kinds)), 2) if len({cards.kinds[copy] for copy in pair}) > 1]
    seats: list[Seat | None] = [*range(match.seats), None]
    candidates = [(pair, seat) for pair in pairs for seat in seats]
    random.Random(seed).shuffle(candidates)
    yield from sealed_twins(match, lambda g, name: bool(g.destinations) and not g.are_wheels_revealed)
    yield from _dice_twins(match)
    for pair, seat in candidates:
        until = min(cards.hidden_until(copy, seat) for copy in pair)
        if until > dealt_at:
            yield _with_exchanged_cards(match, cards, pair, seat, until)


def _with_exchanged_cards(match: Played, cards: Cards, pair: tuple[Copy, Copy], seat: Seat | None, until: int) -> Twin:
    one, two = pair
    kinds = {one: cards.kinds[two], two: cards.kinds[one]}
    answers = list(match.answers)
    for number, (kept, given) in cards.divided.items():
        who, answer = answers[number - 1]
        words = [f"keep:{kinds.get(kept, cards.kinds[kept])}", f"give:{kinds.get(given, cards.kinds[given])}"]
        answers[number - 1] = who, " ".join([*words, answer.split(" ")[2]])

    def changed() -> AbstractContextManager[None]:
        return patched(MallState, "shuffle", lambda shuffle: _exchanging(shuffle, one, two))

    what = f"cards {one} ({cards.kinds[one]}) and {two} ({cards.kinds[two]})"
    return Twin(what, seat, tuple(answers), until, changed)


def _exchanging(shuffle: Any, one: Copy, two: Copy) -> Any:
    def shuffle_and_exchange(g: MallState, pile: list[str]) -> None:
        shuffle(g, pile)
        pile[one], pile[two] = pile[two], pile[one]

    return shuffle_and_exchange


# -- turned dice ------------------------------------------------------------------------------------------------


def _dice_twins(match: Played) -> Iterator[Twin]:
    """For every round and every seat that did not see the dice: one of them shows another face, until the reveal."""
    covered: dict[int, int] = {}
    saw: dict[int, set[Seat]] = {}

    def look(live: LiveMatch, number: int) -> None:
        g = live.state
        assert isinstance(g, MallState)
        if g.dice and not g.are_wheels_revealed:
            covered[g.round] = number
            saw[g.round] = set(g.dice_seen_by)

    match.replay(look)
    for round_, until in covered.items():
        for seat in (*range(match.seats), None):
            if seat not in saw[round_]:
                yield Twin(f"dice of round {round_}", seat, match.answers, until, _turning(round_))


def _turning(round_: int) -> Any:
    def turning(roll: Any) -> Any:
        def roll_and_turn(g: MallState, dice: int, sides: int = 6) -> list[int]:
            faces: list[int] = roll(g, dice, sides)
            if g.round == round_ and g.phase == "arrival_roll":
                faces[0] = faces[0] % sides + 1
            return faces

        return roll_and_turn

    return lambda: patched(MallState, "roll", turning)
