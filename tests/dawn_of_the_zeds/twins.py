"""Twins of a match of Dawn of the Zeds: two cards of a deck exchanged when the decks are built.

Nobody can tell them apart until one of them is drawn; of what the hero side has looked at, the zeds player and
spectators still know nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from itertools import combinations, cycle
from typing import Any, Literal

from tests.every_game.twins import Twin, patched
from tests.tools.playing import Played
from untot.games.dawn_of_the_zeds.decks import Deck
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.printed_cards import RESEARCH
from untot.games.dawn_of_the_zeds.redealing import acts_of, kind_of
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch

DeckName = Literal["events", "fates", "research"]
Depth = int
"""Of a card in its deck, counted from the bottom: the last one is 1."""


@dataclass(slots=True)
class Deep:
    """One deck of a match: what can be exchanged in it, and when a card was seen, by depth."""

    cards: list[str]
    likes: list[list[Depth]]
    """Cards of which nothing is known that would tell them apart."""
    drawn_at: dict[Depth, int] = field(default_factory=dict)
    looked_at: dict[Depth, int] = field(default_factory=dict)
    """By the hero side."""

    def note(self, deck: Deck, known: int, number: int) -> None:
        """After so many answers; so many cards on top the hero side knows by now."""
        for depth in range(1, len(self.cards) + 1):
            if len(deck.cards) < depth or deck.cards[-depth] != self.cards[-depth]:
                self.drawn_at.setdefault(depth, number)
            elif depth > len(deck.cards) - known:
                self.looked_at.setdefault(depth, number)

    def until(self, pair: tuple[Depth, Depth], is_hero: bool, last: int) -> int:
        """The last answer after which this seat has seen neither."""
        seen = [self.drawn_at.get(depth, last) for depth in pair]
        seen += [self.looked_at.get(depth, last) for depth in pair if is_hero]
        return min(seen) - 1


def follow(match: Played) -> tuple[dict[DeckName, Deep], list[Seat], int]:
    """The decks of a match, who plays heroes, and how many answers there were."""
    decks: dict[DeckName, Deep] = {}
    heroes: list[Seat] = []
    last = 0

    def look(live: LiveMatch, number: int) -> None:
        nonlocal last
        g, last = live.state, number
        assert isinstance(g, DawnState)
        if not number:
            decks.update(decks_of(g))
            heroes.extend(seat for seat in range(g.seats) if is_hero_seat(g, seat))
        for name, deep in decks.items():
            deck: Deck = getattr(g, name)
            deep.note(deck, max(deck.known, name == "fates" and "hermit" in g.units), number)

    match.replay(look)
    return decks, heroes, last


def decks_of(g: DawnState) -> dict[DeckName, Deep]:
    """How many cards of each act and kind an event deck holds is open, and how a research deck is made."""
    events, fates, research = g.events.cards, g.fates.cards, g.research.cards
    acts = [(number, kind_of(card)) for number, act in enumerate(acts_of(g, events)) for card in act]
    kinds = [(at < g.initial_on_top, RESEARCH[card].kind) for at, card in enumerate(research)]
    return {
        "events": Deep(list(events), alike(acts)),
        "fates": Deep(list(fates), alike([None] * len(fates))),
        "research": Deep(list(research), alike(kinds)),
    }


def alike(kinds: list[Any]) -> list[list[Depth]]:
    """The depths of cards of one kind, kind by kind."""
    return [[len(kinds) - at for at, kind in enumerate(kinds) if kind == one] for one in dict.fromkeys(kinds)]


# -- the twins --------------------------------------------------------------------------------------------------


def twins(match: Played, seed: int) -> Iterator[Twin]:
    """In a random order all decks in turn; first cards that one side knows, for the eyes of all others."""
    decks, heroes, last = follow(match)
    found: dict[str, list[Twin]] = {}
    for name, deep in decks.items():
        for pair in [pair for likes in deep.likes for pair in combinations(likes, 2)]:
            for eye in (*range(match.seats), None):
                until = deep.until(pair, eye in heroes, last)
                is_looked_at = any(deep.looked_at.get(depth, last) < until for depth in pair)
                what = f"{'looked at ' if is_looked_at else ''}{name} {pair[0]} and {pair[1]}"
                if until > 0:
                    twin = Twin(what, eye, match.answers, until, _exchanging(name, pair))
                    found.setdefault("looked at" if is_looked_at else name, []).append(twin)
    for each in found.values():
        random.Random(seed).shuffle(each)
    turns = [found[kind] for kind in ("looked at", "fates", "events", "research") if kind in found]
    for number in cycle(range(max(map(len, turns)))):
        yield from (each[number % len(each)] for each in turns)


def _exchanging(name: DeckName, pair: tuple[Depth, Depth]) -> Callable[[], AbstractContextManager[None]]:
    one, other = pair

    def exchanging(tell: Any) -> Any:
        def exchange_and_tell(g: DawnState, event: str, *args: Any, **kwargs: Any) -> None:
            if event == "decks_built":
                cards = getattr(g, name).cards
                cards[-one], cards[-other] = cards[-other], cards[-one]
            tell(g, event, *args, **kwargs)

        return exchange_and_tell

    return lambda: patched(DawnState, "tell", exchanging)
