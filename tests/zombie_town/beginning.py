"""Matches of Zombie Town from their beginning, with real chance."""

from __future__ import annotations

from collections import Counter

from tests.tools.playing import begin
from untot.games.zombie_town import GAME
from untot.games.zombie_town.state import TownState
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue


def first_answers(match: LiveMatch, until: str | None) -> LiveMatch:
    """Everybody gives the first answer there is, until this question comes."""
    while match.ask is not None and match.ask.name != until:
        seat = match.ask.waiting()[0]
        words: list[str] = []
        while following := match.ask.form(seat).walk(words):
            words.append(following[0])
        match.answer(seat, " ".join(words))
    return match


def new_match(seats: int, until: str = "turn_step", seed: int = 1, **options: OptionValue) -> LiveMatch:
    """A match up to the first question of this name."""
    return first_answers(begin(GAME, seats, seed, options), until)


def town(match: LiveMatch) -> TownState:
    assert isinstance(match.state, TownState)
    return match.state


def all_cards(g: TownState) -> Counter[str]:
    """Hands, piles and what is left over: where cards are right after the set-up."""
    cards = Counter(card for pile in (*g.hands, *(site.pile for site in g.sites.values())) for card, _ in pile)
    return cards + Counter(g.deck) + Counter(g.discard)
