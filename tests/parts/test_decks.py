"""Decks: drawn from the top, made anew from the discards, dealt anew for an imagination."""

from __future__ import annotations

from typing import Any

from untot.parts.decks import draw, lay_on_top, recycle, redeal, still_known, take_out


def turned(pile: list[Any]) -> None:
    """A shuffle that is easy to see."""
    pile.reverse()


class Turner:
    def shuffle(self, x: list[Any]) -> None:
        x.reverse()


def test_the_first_card_is_the_top_one() -> None:
    deck = ["axe", "rice"]
    assert draw(deck) == "axe" and deck == ["rice"]


def test_only_an_empty_deck_is_made_anew_and_only_if_something_was_discarded() -> None:
    deck, discards = ["axe"], ["rice"]
    assert not recycle(deck, discards, turned) and deck == ["axe"]
    deck.clear()
    discards.append("pan")
    same = deck
    assert recycle(deck, discards, turned) and same == ["pan", "rice"] and discards == []
    assert not recycle([], [], turned)


def test_who_looks_for_a_card_shuffles() -> None:
    deck = ["rice", "axe", "pan", "axe"]
    take_out(deck, "axe", turned)
    assert deck == ["axe", "pan", "rice"]


def test_cards_laid_on_top_are_known_one_after_the_other_no_more() -> None:
    deck = ["rice"]
    lay_on_top(deck, ["axe", "pan"], turned)
    assert deck == ["pan", "axe", "rice"]
    assert [still_known(known) for known in (2, 1, 0)] == [1, 0, 0]


def test_an_imagined_deck_keeps_what_is_known_on_top_and_nothing_of_the_real_order() -> None:
    one, other = ["pan", "axe", "rice", "water", "bat"], ["axe", "pan", "bat", "rice", "water"]
    redeal(one, Turner(), known=2)
    redeal(other, Turner(), known=2)
    assert one == other == ["pan", "axe", "water", "rice", "bat"]
