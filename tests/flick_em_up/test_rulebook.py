"""The tables of the rulebook say what the cards and chips say, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.cards import COMBATS, DESTINIES, EXILES, OBJECTIVES
from untot.games.flick_em_up.pieces import CHIPS
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES, texts

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows_below(clause: str, language: str) -> list[list[str]]:
    """The table below a clause, without its head."""
    lines = [line for line in rulebook(GAME.name, language)[clause].more.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def printed(language: str, cards: Iterable[str]) -> list[list[str]]:
    said = texts(GAME.name, language)
    return [[said.name(card), said.text(f"card-{card}-effect")] for card in cards]


@every_language
def test_cards_are_listed_as_they_are_printed(language: str) -> None:
    assert rows_below("FL-18.2", language) == printed(language, DESTINIES)
    assert [row[:2] for row in rows_below("FL-18.16", language)] == printed(language, OBJECTIVES)
    assert [row[:2] for row in rows_below("FL-18.15", language)] == printed(language, EXILES)
    assert [row[1:] for row in rows_below("FL-10.8", language)] == printed(language, COMBATS)


@every_language
def test_their_numbers_are_the_ones_that_count(language: str) -> None:
    assert [int(row[0]) for row in rows_below("FL-10.8", language)] == [card.value for card in COMBATS.values()]
    scenarios = [re.findall(r"\d+", row[2]) for row in rows_below("FL-18.16", language)]
    assert scenarios == [[str(number) for number in card.scenarios] for card in OBJECTIVES.values()]
    amounts = [[re.findall(r"\d+", cell) for cell in row[2:4]] for row in rows_below("FL-18.15", language)]
    for told, card in zip(amounts, EXILES.values(), strict=True):
        by_scenario = [[card.amounts[number]] if card.amounts else card.chips[number].values() for number in ("5", "9")]
        assert told == [[str(number) for number in numbers] for numbers in by_scenario]


@every_language
def test_every_chip_is_counted(language: str) -> None:
    assert [int(row[1]) for row in rows_below("FL-11.5", language)] == [chip.count for chip in CHIPS.values()]
