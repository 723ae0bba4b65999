"""The tables of the rulebook say what the content says, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from untot.games.zombie_town.pieces import BARRICADES, CARDS, COMBAT, EVENTS, HOUSES, NUMBERS_FOR, WEAPONS
from untot.games.zombie_town.town import BUILDINGS
from untot.kernel.texts import LANGUAGES, texts

every_language = pytest.mark.parametrize("language", LANGUAGES)


def book(language: str) -> str:
    return files("untot.games.zombie_town").joinpath("rulebook", f"{language}.md").read_text("utf-8")


def rows_below(language: str, clause: str) -> list[list[str]]:
    """The table directly below a clause, without its head."""
    lines = book(language).split("\n")
    start = next(i for i, line in enumerate(lines) if line.startswith(f"- **{clause}** ")) + 2
    table = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table[2:]


def named(language: str, *ids: str) -> list[str]:
    return [texts("zombie_town", language).name(piece) for piece in ids]


@every_language
def test_weapons(language: str) -> None:
    told = [(row[0], int(row[1]), int(row[2][0]), int(row[3])) for row in rows_below(language, "ZT-7.6")]
    assert told == [
        (name, weapon.shots, weapon.draws, weapon.count)
        for name, weapon in zip(named(language, *WEAPONS), WEAPONS.values(), strict=True)
    ]


@every_language
def test_barricades(language: str) -> None:
    counts = {(card.value, card.trap): card.count for card in BARRICADES.values()}
    for value, *by_trap in rows_below(language, "ZT-7.14"):
        assert [0 if cell == "–" else int(cell) for cell in by_trap] == [
            counts.get((int(value), trap), 0) for trap in range(3)
        ]


@every_language
def test_events_and_when_they_may_happen(language: str) -> None:
    rows = rows_below(language, "ZT-7.31")
    assert [row[0] for row in rows] == named(language, *EVENTS)
    assert [int(row[3]) for row in rows] == [event.count for event in EVENTS.values()]
    whens = {row[2]: event.window for row, event in zip(rows, EVENTS.values(), strict=True)}
    assert len(whens) == 3 and set(whens.values()) == {"later", "drawn", "inside"}


@every_language
def test_houses_and_combat_cards(language: str) -> None:
    houses = [(row[0], int(row[-1])) for row in rows_below(language, "ZT-8.1")]
    assert houses == [*zip(named(language, *HOUSES), [house.count for house in HOUSES.values()], strict=True)]
    combat = [(row[0], int(row[-1])) for row in rows_below(language, "ZT-9.2")]
    assert combat == [*zip(named(language, *COMBAT), [card.count for card in COMBAT.values()], strict=True)]


@every_language
def test_buildings_and_numbers_of_players(language: str) -> None:
    rows = rows_below(language, "ZT-2.1")
    assert [row[3].split(", ") + row[4].split(", ") for row in rows] == [list(b.touching) for b in BUILDINGS.values()]
    dealt = rows_below(language, "ZT-3.18")
    assert [int(row[0][0]) for row in dealt] == list(NUMBERS_FOR)
    assert [int(row[-1]) + int(row[-2]) for row in dealt] == [sum(card.count for card in CARDS.values())] * len(dealt)


@every_language
def test_players_meet_no_inner_ids(language: str) -> None:
    told = re.sub(r"\[[^\]]*\]|```.*?```", "", book(language), flags=re.DOTALL)
    assert re.findall(r"\b[a-z]+_[a-z_0-9]+", told) == []


@every_language
def test_the_book_begins_with_one_page_that_teaches_the_game(language: str) -> None:
    first = book(language).split("\n## ")[1]
    assert first.startswith("0. ") and 250 < len(first.split()) < 400
