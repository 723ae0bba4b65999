"""Clauses: the registry of which code cites which rule, and the rulebook texts by clause id."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from untot.kernel.packages import package_of

F = TypeVar("F", bound=Callable[..., Any])
ClauseId = str

CITED: dict[ClauseId, list[str]] = {}
"""Clause id -> the functions that cite it, as `module:qualified.name`; filled at import."""

on_cite: Callable[[Any, tuple[ClauseId, ...]], Any] | None = None
"""Set by the test tools before the games are imported: may replace a cited function (tracing, mutation)."""


def clause(*ids: ClauseId) -> Callable[[F], F]:
    """Says that this function (or this test) carries out these clauses."""

    def cite(function: F) -> F:
        for clause_id in ids:
            CITED.setdefault(clause_id, []).append(f"{function.__module__}:{function.__qualname__}")
        return function if on_cite is None else on_cite(function, ids)

    return cite


@dataclass(frozen=True, slots=True)
class ClauseText:
    """One clause of a rulebook: its text, and where it comes from (`book`, `ruling: why`, `withdrawn` ...)."""

    id: ClauseId
    chapter: str
    text: str
    origin: str
    more: str = ""
    """What stands below it: a table, a map, a list, in Markdown."""

    @property
    def is_withdrawn(self) -> bool:
        return self.origin == "withdrawn"


_LINE = re.compile(
    r"^- \*\*(?P<id>[A-Z]+-(?:[A-Z]+\d+(?:\.\d+)?|\d+(?:\.\d+)+)[a-z]?)\*\* (?P<text>.*) \[(?P<origin>[^\[\]]*)\]$",
    re.MULTILINE,
)


def _clauses(markdown: str) -> Iterator[ClauseText]:
    for chapter, body in _chapters(markdown):
        heads = list(_LINE.finditer(body))
        ends = [head.start() for head in heads[1:]] + [len(body)]
        for head, end in zip(heads, ends, strict=False):
            yield ClauseText(head["id"], chapter, head["text"], head["origin"], body[head.end() : end].strip())


def _chapters(markdown: str) -> Iterator[tuple[str, str]]:
    """The headings with what stands below them."""
    for part in re.split(r"^## ", markdown, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        yield heading.strip(), body


@cache
def rulebook(game: str, language: str) -> dict[ClauseId, ClauseText]:
    """The rulebook of a game in one language, by clause id, in order."""
    return {found.id: found for found in _clauses(_markdown(game, language))}


@cache
def overview(game: str, language: str) -> str:
    """The game on one page: what stands in chapter 0 of its rulebook, in Markdown; nothing if it has none."""
    return next(
        (body.strip() for heading, body in _chapters(_markdown(game, language)) if heading.startswith("0.")), ""
    )


def _markdown(game: str, language: str) -> str:
    return files(package_of(game)).joinpath("rulebook", f"{language}.md").read_text("utf-8")
