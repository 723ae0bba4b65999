"""Twins of a match of Zombie Town: two face-down cards exchanged before the piles are dealt.

A card is named by its place in the shuffled deck. It stays hidden while its pile is untouched; a weapon or barricade
that somebody drew alone and kept stays hidden from all others until that seat does something with such cards.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.every_game.twins import Twin, patched, sealed_twins
from tests.tools.playing import Played
from untot.games.zombie_town.pieces import KIND_OF, NUMBERS_FOR
from untot.games.zombie_town.state import TownState
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch

Place = int
"""In the deck from which the piles are dealt."""
ONE_FAR_TWIN_IN = 25
NEAR = 25
"""A match is long: most twins are followed for so many answers after the deal, some as far as they go."""
USES_HAND = frozenset(("arm", "house"))
"""Words after which it depends on the hand what can be done."""


@dataclass(slots=True)
class Kept:
    """A card that was drawn alone and kept."""

    number: int
    place: Place
    seat: Seat


@dataclass(slots=True)
class Piles:
    """Where the cards of the deck lie, after every answer of a match."""

    kinds: list[str] = field(default_factory=list)
    building_of: dict[Place, str] = field(default_factory=dict)
    """The box is "", its cards are never touched."""
    lying: dict[str, list[Place]] = field(default_factory=dict)
    """The cards of a pile in order, as long as they were drawn one by one from its top."""
    seen_until: dict[str, int] = field(default_factory=dict)
    """By building: the last answer after which its pile was as it was dealt."""
    kept: list[Kept] = field(default_factory=list)
    drawn: tuple[int, Place] = (-1, -1)
    """The card that was drawn last, and after how many answers."""
    dealt_at: int = 0
    last: int = 0

    def deal(self, g: TownState, number: int) -> None:
        self.dealt_at = number
        for building, site in g.sites.items():
            self.lying[building] = list(range(len(self.kinds), len(self.kinds) + len(site.pile)))
            self.kinds += [card for card, _ in site.pile]
        self.lying[""] = list(range(len(self.kinds), len(self.kinds) + len(g.deck)))
        self.kinds += g.deck
        self.building_of = {place: building for building, places in self.lying.items() for place in places}

    def note(self, g: TownState, number: int) -> None:
        """Follow what an answer did to the piles."""
        self.last = number
        for building, site in g.sites.items():
            places = self.lying.get(building)
            if places is None or [card for card, _ in site.pile] == [self.kinds[place] for place in places]:
                continue
            self.seen_until.setdefault(building, number - 1)
            if [card for card, _ in site.pile] == [self.kinds[place] for place in places[1:]]:
                self.drawn = number, places.pop(0)
            else:
                del self.lying[building]

    def untouched_until(self, place: Place) -> int:
        """The last answer after which nobody has seen the card; at the end everything is shown."""
        return min(self.last - 1, self.seen_until.get(self.building_of[place], self.last - 1))


def follow_piles(match: Played) -> Piles:
    piles = Piles()

    def look(live: LiveMatch, number: int) -> None:
        g = live.state
        assert isinstance(g, TownState)
        if not g.day:
            return
        if not piles.kinds:
            piles.deal(g, number)
            return
        seat, answer = match.answers[number - 1]
        piles.note(g, number)
        drawn_at, place = piles.drawn
        if drawn_at == number - 1 and answer == f"keep:{piles.kinds[place]}":
            piles.kept.append(Kept(number, place, seat))

    match.replay(look)
    return piles


# -- the twins --------------------------------------------------------------------------------------------------


def twins(match: Played, seed: int) -> Iterator[Twin]:
    """Sealed answers, kept cards, and in a random order pairs of cards of different kinds that lie untouched."""
    yield from sealed_twins(match, lambda g, name: g.phase == "set_up")
    piles = follow_piles(match)
    for kept in piles.kept:
        yield from _kept_twins(match, piles, kept)
    hidden = [place for place in range(len(piles.kinds)) if piles.untouched_until(place) > piles.dealt_at]
    pairs = [pair for pair in combinations(hidden, 2) if len({piles.kinds[place] for place in pair}) > 1]
    candidates = [(pair, seat) for pair in pairs for seat in (*range(match.seats), None)]
    random.Random(seed).shuffle(candidates)
    for number, (pair, seat) in enumerate(candidates):
        until = min(map(piles.untouched_until, pair))
        if number % ONE_FAR_TWIN_IN:
            until = min(until, piles.dealt_at + NEAR)
        yield _exchanged(match, piles, pair, seat, until, match.answers)


def _kept_twins(match: Played, piles: Piles, kept: Kept) -> Iterator[Twin]:
    """The drawer kept another weapon or barricade instead: nobody else can tell until he uses such cards."""
    kind = piles.kinds[kept.place]
    if KIND_OF[kind] not in ("weapon", "barricade"):
        return
    others = [p for p, other in enumerate(piles.kinds) if KIND_OF[other] == KIND_OF[kind] and other != kind]
    others = [place for place in others if piles.untouched_until(place) > kept.number][:3]
    for other in others:
        until = min(piles.untouched_until(other), _unused_until(match, kept, {kind, piles.kinds[other]}))
        instead = (kept.seat, f"keep:{piles.kinds[other]}")
        answers = (*match.answers[: kept.number - 1], instead, *match.answers[kept.number :])
        for seat in (*range(match.seats), None):
            if seat != kept.seat:
                yield _exchanged(match, piles, (kept.place, other), seat, until, answers)


def _unused_until(match: Played, kept: Kept, kinds: set[str]) -> int:
    """The last answer before the drawer names one of these kinds, or does something that depends on his hand."""
    for number, (seat, answer) in enumerate(match.answers[kept.number :], start=kept.number):
        words = set(answer.replace(":", " ").split(" "))
        if seat == kept.seat and words & (kinds | USES_HAND):
            return number
    return len(match.answers) - 1


def _exchanged(
    match: Played,
    piles: Piles,
    pair: tuple[Place, Place],
    seat: Seat | None,
    until: int,
    answers: tuple[tuple[Seat, str], ...],
) -> Twin:
    one, two = pair
    kept = NUMBERS_FOR[match.seats].kept

    def exchanging(shuffle: Any) -> Any:
        def shuffle_and_exchange(g: TownState, cards: list[Any]) -> None:
            shuffle(g, cards)
            if cards is g.deck and all(len(hand) == kept for hand in g.hands):
                cards[one], cards[two] = cards[two], cards[one]

        return shuffle_and_exchange

    def changed() -> AbstractContextManager[None]:
        return patched(TownState, "shuffle", exchanging)

    what = f"cards {one} ({piles.kinds[one]}) and {two} ({piles.kinds[two]})"
    return Twin(what, seat, answers, until, changed)
