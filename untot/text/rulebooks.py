"""Reading in the rulebook: one clause, a chapter, all clauses with certain words, or the whole of it."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from untot.kernel.game import Game
from untot.kernel.rulebook import ClauseText, rulebook
from untot.text.voice import Voice

_CLAUSE = re.compile(r"(?:(?P<prefix>[A-Za-z]+)[ -]?)?(?P<number>\d+\.\d+(?:\.\d+)?[a-z]?)")
_CHAPTER = re.compile(r"\d+")
_HEADING: Final = "### "
ORIGINS: Final = ("book", "source", "ruling", "option", "reconstruction")


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


def lines_of(clauses: list[ClauseText], voice: Voice) -> list[str]:
    """Clauses as lines, under the headings of their chapters, each with where it comes from."""
    lines: list[str] = []
    for chapter, group in groupby(clauses, key=lambda clause: clause.chapter):
        lines.append(chapter)
        for clause in group:
            lines += [f"{clause.id}: {clause.text} [{_origin(clause, voice)}]", *clause.more.splitlines()]
        while not lines[-1] or lines[-1].startswith(_HEADING):  # it belongs to what comes next, which is not shown
            lines.pop()
    return [line.removeprefix(_HEADING) for line in lines]


def _origin(clause: ClauseText, voice: Voice) -> str:
    """`book`, `ruling: why` and the like, as a reader would say it."""
    kind, colon, why = clause.origin.partition(":")
    return voice.say(f"origin-{kind}") + colon + why if kind in ORIGINS else clause.origin
