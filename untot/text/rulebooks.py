"""Reading in the rulebook: one clause, a chapter, all clauses with certain words, or the whole of it."""

from __future__ import annotations

import re
from itertools import groupby

from untot.kernel.game import Game
from untot.kernel.rulebook import ClauseText, rulebook

_CLAUSE = re.compile(r"(?:(?P<prefix>[A-Za-z]+)[ -]?)?(?P<number>\d+\.\d+(?:\.\d+)?[a-z]?)")
_CHAPTER = re.compile(r"\d+")


def find_clauses(game: Game, language: str, text: str) -> list[ClauseText]:
    """The clauses that a text asks for: `MH-4.3` or `4.3`, a chapter `4`, or words that must all occur."""
    clauses = {found.id: found for found in rulebook(game.name, language).values() if not found.is_withdrawn}
    text = text.strip()
    if named := _CLAUSE.fullmatch(text):
        found = clauses.get(f"{(named['prefix'] or game.prefix).upper()}-{named['number']}")
        return [found] if found is not None else []
    if _CHAPTER.fullmatch(text):
        return [clause for clause in clauses.values() if clause.id.startswith(f"{game.prefix}-{text}.")]
    return [clause for clause in clauses.values() if _has_words(clause, text)]


def _has_words(clause: ClauseText, text: str) -> bool:
    content = f"{clause.chapter} {clause.text} {clause.more}".casefold()
    return all(word in content for word in text.casefold().split())


def lines_of(clauses: list[ClauseText]) -> list[str]:
    """Clauses as lines, under the headings of their chapters."""
    lines: list[str] = []
    for chapter, group in groupby(clauses, key=lambda clause: clause.chapter):
        lines.append(chapter)
        for clause in group:
            lines += [f"{clause.id}: {clause.text} [{clause.origin}]", *clause.more.splitlines()]
    return lines
