"""Workshops: where players make content of their own for a game, with the printed content as a pattern.

A game that has one offers it as `WORKSHOP` in its package (`workshop.py`).
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

Plain = dict[str, Any]


class Problem(Struct, frozen=True):
    """Something wrong: the game's text `reason-<reason>` with its arguments, the clause, and where it stands."""

    reason: str
    args: dict[str, Any]
    line: int | None
    place: str
    clause: str


class Examined(Struct, frozen=True):
    """A piece of own content that was looked at. It is ok if there are no problems; then `content` is its normal form.

    The scene shows as much of it as can be drawn, also with problems.
    """

    ok: bool
    problems: list[Problem]
    content: Plain | None
    toml: str | None
    scene: Plain | None


class Printed(Struct, frozen=True):
    """A piece that comes with the game, to look at or to begin an own one with."""

    content: Plain
    toml: str
    scene: Plain


class Workshop(Protocol):
    """What a game offers to those who make something for it."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What can be made, each a word: `mission`, `survivor`."""
        ...

    def check(self, kind: str, given: str | Plain) -> Examined:
        """Look at a piece of this kind: the text of its file (TOML or JSON), or its data."""
        ...

    def heads(self, kind: str) -> list[Plain]:
        """The headlines of all pieces of this kind that come with the game."""
        ...

    def printed(self, kind: str, piece: str) -> Printed | None:
        """The piece of this kind and id that comes with the game, if there is one."""
        ...

    def content(self) -> Plain:
        """All printed pieces that own content can be made of."""
        ...
