"""The recipe "Fix a clause": the catalogue changes, a failing test is written, the function that cites it follows."""

from __future__ import annotations

from typing import Final

from tests.recipes.scratch import Scratch

TURN: Final = "untot/games/template/rules/c2_turn.py"
TESTS: Final = "tests/template/clauses/test_all.py"
NEW_TEST: Final = """

@clause("TP-2.5")
def test_tp_2_5_a_six_is_a_zombie_too() -> None:
    t = table(basket=3, chance=dice(6, 4)).answer("red", "collect")
    assert t.told("zombie_came")[0]["lost"] == 3
"""
BOOK: Final = {
    "en": ("A one is a zombie:", "A one or a six is a zombie:"),
    "de": ("Eine Eins ist ein Zombie:", "Eine Eins oder Sechs ist ein Zombie:"),
}


def test_a_clause_is_found_tested_changed_and_covered(scratch: Scratch) -> None:
    scratch.change("untot/games/__init__.py", '"flick_em_up")', '"flick_em_up", "template")')
    assert "a zombie" in scratch.untot("rules", "template", "TP-2.5", "--lang", "en")[1]
    for language, (before, after) in BOOK.items():
        scratch.change(f"untot/games/template/rulebook/{language}.md", before, after)
    scratch.add(TESTS, NEW_TEST)
    code, said = scratch.tests(TESTS, "-k", "six_is_a_zombie")
    assert code == 1 and "1 failed" in said, "it must fail before the rule is changed"
    scratch.change(TURN, "ZOMBIE: Final = 1", "ZOMBIES: Final = (1, 6)")
    scratch.change(TURN, "if found == ZOMBIE:", "if found in ZOMBIES:")
    code, said = scratch.tests(TESTS, "-k", "six_is_a_zombie")
    assert code == 0 and "1 passed" in said, said[-2000:]
    assert "A one or a six" in scratch.untot("rules", "template", "TP-2.5", "--lang", "en")[1]
    code, said = scratch.untot("rules", "template", "--coverage")
    assert code == 0, said[-1000:]
