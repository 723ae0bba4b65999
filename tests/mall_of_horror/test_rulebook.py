"""Our rulebook as players read it: its lists are the content, it names house rules as the table does, and no ids."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from untot.games.mall_of_horror import GAME
from untot.games.mall_of_horror.pieces import CARDS, KINDS, LOCATIONS
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES, texts

every_language = pytest.mark.parametrize("language", LANGUAGES)


def source(language: str) -> str:
    return files("untot.games.mall_of_horror").joinpath("rulebook", f"{language}.md").read_text("utf-8")


def rows_below(clause_id: str, language: str) -> list[list[str]]:
    """The list directly below a clause, without its head."""
    below = source(language).split(f"**{clause_id}** ", 1)[1].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in below[: below.index("")]]
    assert set("".join(rows[1])) == {"-"}
    return rows[2:]


@every_language
def test_the_locations_are_those_of_the_content(language: str) -> None:
    name = texts(GAME.name, language).name
    rows = rows_below("MH-1.3", language)
    assert [row[:2] for row in rows] == [[str(place.number), name(place.id)] for place in LOCATIONS.values()]
    assert [row[2] for row in rows if row[2].isdecimal()] == [str(p.capacity) for p in LOCATIONS.values() if p.capacity]


@every_language
def test_the_characters_are_those_of_the_content(language: str) -> None:
    name = texts(GAME.name, language).name
    printed = [[name(k.id), str(k.points), str(k.defence), str(k.votes)] for k in KINDS.values()]
    assert [row[:4] for row in rows_below("MH-2.4", language)] == printed


@every_language
def test_the_cards_are_those_of_the_content(language: str) -> None:
    name = texts(GAME.name, language).name
    rows = rows_below("MH-2.10", language)
    assert [row[:2] for row in rows] == [[name(card.id), str(card.count)] for card in CARDS.values()]
    kills = [str(card.amount) for card in CARDS.values() if card.effect == "kill"]
    assert re.findall(r"\d", " ".join(row[2] for row in rows if "Zombie" in row[2] or "zombie" in row[2])) == kills


@every_language
def test_every_window_of_the_rules_is_listed(language: str) -> None:
    assert len(rows_below("MH-5.14", language)) == len({window for card in CARDS.values() for window in card.windows})


@every_language
def test_no_standing_clause_shows_an_inner_id(language: str) -> None:
    standing = [clause for clause in rulebook(GAME.name, language).values() if not clause.is_withdrawn]
    assert [clause.id for clause in standing if "`" in clause.text or "_" in clause.text] == []


@every_language
def test_a_house_rule_is_called_in_its_clause_as_it_is_called_at_the_table(language: str) -> None:
    said = texts(GAME.name, language)
    clauses = [c for c in rulebook(GAME.name, language).values() if c.origin.startswith("option: ")]
    assert {clause.origin.removeprefix("option: ").partition("=")[0] for clause in clauses} == set(GAME.options)
    for clause in clauses:
        option, _, value = clause.origin.removeprefix("option: ").partition("=")
        title = said.text(f"option_name-{option}")
        if GAME.options[option].most is None:
            title += f": {said.text(f'option_value-{option}-{value}')}"
            default = said.text(f"option_value-{option}-{GAME.options[option].default}")
            assert clause.text.endswith(f": {default}."), clause.id
        assert title in clause.text, clause.id


@every_language
def test_the_rulebook_begins_with_one_page_that_teaches_the_game(language: str) -> None:
    page = source(language).split("\n## ")[1]
    assert page.startswith("0. ") and 250 < len(page.split()) < 400
