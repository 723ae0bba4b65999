"""The recipe "Add a game": the template under another name stands on the generic machine, and is played."""

from __future__ import annotations

from typing import Final

import pytest

from tests.recipes.scratch import ROOT, Scratch

NAME: Final = "last_train"
RENAMING: Final = {"template": NAME, "TP": "LT", "Last Bus": "Last Train"}


@pytest.fixture(scope="module")
def train(scratch: Scratch) -> Scratch:
    """All that the recipe tells: copy two folders, rename, and say the name in one file."""
    scratch.copy("untot/games/template", f"untot/games/{NAME}", RENAMING)
    scratch.copy("tests/template", f"tests/{NAME}", {**RENAMING, "tp_(?=\\d)": "lt_"})
    scratch.change("untot/games/__init__.py", '"flick_em_up")', f'"flick_em_up", "{NAME}")')
    return scratch


def test_the_generic_machine_and_its_own_tests_pass(train: Scratch) -> None:
    code, said = train.tests("tests/every_game", f"tests/{NAME}", "-k", NAME)
    assert code == 0, said[-3000:]


def test_every_clause_is_covered(train: Scratch) -> None:
    code, said = train.untot("rules", NAME, "--coverage")
    assert code == 0 and "100" in said, said


def test_it_is_played_in_the_terminal(train: Scratch) -> None:
    typed = "2\n" * 200 + "quit\n"
    code, said = train.untot("play", NAME, "--text", "--lang", "en", "--seats", "me,careful", typed=typed)
    assert code == 0 and "Last Train" in said and "The bus leaves." in said, said[-3000:]


def test_bots_play_it(train: Scratch) -> None:
    code, said = train.untot("league", NAME, "--bots", "random,careful", "--matches", "20")
    assert code == 0 and "careful" in said, said[-3000:]


def test_a_rule_that_asks_for_nothing_is_found_by_the_machine(train: Scratch) -> None:
    """So that a game which is not whole cannot pass: a clause without its code."""
    book = f"untot/games/{NAME}/rulebook/en.md"
    train.change(book, "- **LT-4.1**", "- **LT-2.7** Whoever waits, waits. [book]\n- **LT-4.1**")
    code, said = train.untot("rules", NAME, "--coverage")
    train.change(book, "- **LT-2.7** Whoever waits, waits. [book]\n", "")
    assert "LT-2.7" in said and code != 0, said


@pytest.mark.parametrize("game", ["mall_of_horror", "zombicide", "zombie_town"])
def test_a_game_is_named_in_two_files_outside_its_folders_at_most(game: str) -> None:
    """Sentences for people who have never typed a command may name one as an example."""
    code = [path for path in (ROOT / "untot").rglob("*.py") if game not in path.relative_to(ROOT).parts]
    naming = [path for path in code if f'"{game}"' in path.read_text("utf-8")]
    assert 1 <= len(naming) <= 2, naming
