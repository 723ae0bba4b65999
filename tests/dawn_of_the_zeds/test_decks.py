"""Decks: who knows what lies on top, and decks that could be."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.kernel.toy import state_of, toy
from untot.games.dawn_of_the_zeds.decks import (
    deal_blocks,
    draw,
    known_top,
    look,
    new_deck,
    put_on_top,
    recycle,
    shuffle,
)


def test_the_top_card_is_drawn_and_an_empty_deck_is_made_of_its_discards() -> None:
    g, deck = state_of(toy()), new_deck("ab")
    assert [draw(g, deck), draw(g, deck)] == ["a", "b"] and g.uncovered == 2
    deck.discards = ["a", "b"]
    assert draw(g, deck) in ("a", "b") and deck.discards == [] and len(deck.cards) == 1


def test_without_cards_and_discards_nothing_is_drawn() -> None:
    g = state_of(toy())
    assert draw(g, new_deck()) is None and g.uncovered == 0


def test_only_who_has_looked_knows_the_top_until_it_is_drawn() -> None:
    g, deck = state_of(toy()), new_deck("abc")
    look(g, deck, (0, 1))
    assert (known_top(deck, 0), known_top(deck, 2), known_top(deck, None)) == (["a"], [], []) and g.uncovered == 1
    draw(g, deck)
    assert known_top(deck, 0) == []


def test_shuffling_and_a_new_top_card_end_the_knowledge() -> None:
    for change in (shuffle, recycle, lambda g, deck: put_on_top(deck, ["x"])):
        g, deck = state_of(toy()), new_deck("abc")
        look(g, deck, (0,))
        change(g, deck)
        assert known_top(deck, 0) == []


def test_an_empty_deck_has_nothing_to_look_at() -> None:
    g, deck = state_of(toy()), new_deck()
    look(g, deck, (0,))
    assert deck.known == 0 and g.uncovered == 0


def test_blocks_are_dealt_anew_kind_by_kind() -> None:
    pool = {"I": ["i1", "i2", "i3"], "II": ["j1", "j2"], "!": ["s"]}
    dealt = Counter[str]()
    for seed in range(200):
        spare = {kind: list(cards) for kind, cards in pool.items()}
        deck = deal_blocks([["I", "I"], ["!", "II"]], spare, Random(seed))
        assert {card[0] for card in deck[:2]} == {"i"} and {card[0] for card in deck[2:]} == {"j", "s"}
        assert sorted([*deck, *(card for cards in spare.values() for card in cards)]) == [
            "i1",
            "i2",
            "i3",
            "j1",
            "j2",
            "s",
        ]
        dealt.update(deck[:1] + deck[2:3])
    assert min(dealt[card] for card in ("i1", "i2", "i3")) > 40 and min(dealt["s"], dealt["j1"], dealt["j2"]) > 30


def test_the_real_order_leaves_no_trace() -> None:
    decks = [deal_blocks([["I"] * 3], {"I": cards}, Random(7)) for cards in (["a", "b", "c"], ["c", "a", "b"])]
    assert decks[0] == decks[1]
