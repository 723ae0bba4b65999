"""TextBoard: how the table of a game reads in words. It is made from the View message alone, so it tells no secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from untot.kernel.texts import Texts

View = dict[str, Any]
"""The View message of a seat, with the scene of the match as `scene`; for labels also the `unit` of the question
and what it is `about`."""


class Voice(Protocol):
    """What says things in one language: the sentences of the text table and of the game, names, words of answers."""

    language: str
    texts: Texts

    def say(self, key: str, **args: object) -> str: ...
    def join(self, parts: list[str]) -> str: ...
    def name(self, piece: str) -> str: ...
    def word(self, word: str) -> str: ...


def plain_lines(view: View, voice: Voice) -> list[str]:
    """Of a game without a board of its own: everything in its view that says something, by name."""
    shown = {name: value for name, value in view.items() if name not in ("scene", "you", "options") and value}
    return [f"{name}: {_plain(value, voice)}" for name, value in shown.items()]


def _plain(value: Any, voice: Voice) -> str:
    if isinstance(value, Mapping):
        return voice.join([f"{_plain(key, voice)} {_plain(part, voice)}" for key, part in value.items()])
    if isinstance(value, list):
        return voice.join([_plain(part, voice) for part in value])
    is_piece = isinstance(value, str) and voice.texts.has(f"name-{value}")
    return voice.name(value) if is_piece else str(value)


@dataclass(frozen=True, slots=True)
class TextBoard:
    """What the text table needs to know of a game beyond its View."""

    lines: Callable[[View, Voice], list[str]] = plain_lines
    """The open table, one line for each place and each player."""
    own_lines: Callable[[View, Voice], list[str]] = lambda view, voice: []
    """What only this seat sees: its hand, its knowledge."""
    attempts: Callable[[View], list[str]] = lambda view: []
    """Words or whole answers that a person may try although they are not offered, so that the table can say why not."""
    slot_values: Callable[[View, str], list[str]] = lambda view, slot: []
    """What can stand in this slot of a ready-made phrase."""
    label: Callable[[View, str, Voice], str] = lambda view, word, voice: voice.word(word)
    """A word of an answer as an option shows it; a board may add what lies behind it."""
