"""The tables of the rulebook say what the printed charts say, in both languages."""

from __future__ import annotations

import re

import pytest

from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.charts import FORAGE, GUNFIRE, GUNFIRE_CHART, MELEE, MELEE_CHART
from untot.games.dawn_of_the_zeds.printed_cards import DECKS
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows_below(clause: str, language: str) -> list[list[str]]:
    """The table below a clause, without its head."""
    lines = [line for line in rulebook(GAME.name, language)[clause].more.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def lowest(cell: str) -> int:
    return int(re.split("[–-]", cell)[0])


@every_language
def test_the_melee_table_is_the_chart(language: str) -> None:
    rows = rows_below("DZ-6.1.25", language)
    assert len(rows) == len(MELEE_CHART.rows)
    loser = {"units": re.compile("player|Spieler"), "zeds": re.compile("zeds|Zeds")}
    for roll, *cells in rows:
        for meant, cell in zip(MELEE[lowest(roll)], cells, strict=True):
            assert cell.startswith(f"{meant.zed_hits}/{meant.unit_hits} ") and loser[meant.loser].search(cell), roll


@every_language
def test_the_gunfire_table_is_the_chart(language: str) -> None:
    rows = rows_below("DZ-6.1.26", language)
    assert len(rows) == len(GUNFIRE_CHART.rows)
    assert all(tuple(map(int, cells)) == GUNFIRE[lowest(roll)] for roll, *cells in rows)


@every_language
def test_the_forage_table_is_the_chart(language: str) -> None:
    kinds = (FORAGE.town, FORAGE.farm, FORAGE.arms, FORAGE.other)
    told = [[re.findall(r"\d+", cell) for cell in cells] for _, *cells in rows_below("DZ-5.3.4", language)]
    meant = [[[str(gain.supplies or gain.ammo) for gain in band.gains] for band in bands] for bands in kinds]
    assert told == [[[], *row] for row in meant]


@every_language
def test_the_table_of_the_acts_is_the_one_decks_are_built_by(language: str) -> None:
    told = [tuple(row[2:]) for row in rows_below("DZ-15.4.1", language)]
    assert told == [
        ("-".join(map(str, deck.special)), "-".join(map(str, deck.normal)), str(deck.total)) for deck in DECKS.values()
    ]
