"""Where something stands in a TOML text, for those who must say what is wrong there.

Places are written like `doors[2].room`. Headers, keys, inline tables and arrays over several lines are found; for
anything else the line of what it lies in is given.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

Place = str

_TOKENS: Final = re.compile(
    r"""(?P<header>^[ \t]*\[\[?[\w. -]+\]\]?[ \t]*(?=\#|$))
      | (?P<comment>\#[^\n]*)
      | (?P<word>\"{3}.*?\"{3} | '{3}.*?'{3} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' | [^\s\[\]{},=\#"']+)
      | (?P<mark>[\[\]{},=\n])""",
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
_LAST_PART: Final = re.compile(r"(?:\.?[^.\[\]]+|\[\d+\]|.)\Z", re.DOTALL)


def line_of(lines: dict[Place, int], place: Place) -> int | None:
    """The line of a place, or of the innermost known place around it."""
    while place and place not in lines:
        place = _LAST_PART.sub("", place)
    return lines.get(place)


def lines_of(text: str) -> dict[Place, int]:
    """The line of every place in a text; lines are counted from one."""
    reading = _Reading()
    for token in _TOKENS.finditer(text):
        if token["header"]:
            reading.take_header(token["header"].strip())
        elif token["word"]:
            reading.take_word(token["word"].strip("\"'"))
        elif token["mark"]:
            reading.take_mark(token["mark"])
        reading.line += token[0].count("\n")
    return reading.found


@dataclass(slots=True)
class _Container:
    """An array or inline table that is not closed yet; arrays count their elements."""

    place: Place
    is_array: bool
    index: int = 0


@dataclass(slots=True)
class _Reading:
    """Where the reader stands."""

    line: int = 1
    found: dict[Place, int] = field(default_factory=dict)
    table: Place = ""
    tables: Counter[Place] = field(default_factory=Counter)
    open: list[_Container] = field(default_factory=list)
    word: tuple[str, int] = "", 1
    value: Place = ""

    def take_header(self, header: str) -> None:
        name = header.strip("[] \t")
        if header.startswith("[["):
            self.tables[name] += 1
            name = f"{name}[{self.tables[name] - 1}]"
        self.table = name
        self.found.setdefault(name, self.line)

    def take_word(self, word: str) -> None:
        """A key, or a value; only those in arrays have a place of their own."""
        self.word = word, self.line
        if self.open and self.open[-1].is_array:
            self.found.setdefault(self._here(), self.line)

    def take_mark(self, mark: str) -> None:
        if mark == "=":
            self._take_key()
        elif mark in "[{":
            place = self._here()
            self.found.setdefault(place, self.line)
            self.open.append(_Container(place, mark == "["))
        elif mark in "]}" and self.open:
            self.open.pop()
        elif mark == "," and self.open:
            self.open[-1].index += 1

    def _take_key(self) -> None:
        key, line = self.word
        around = self.open[-1].place if self.open else self.table
        self.value = f"{around}.{key}" if around else key
        self.found.setdefault(self.value, line)

    def _here(self) -> Place:
        """The place of the value that begins now."""
        if self.open and self.open[-1].is_array:
            return f"{self.open[-1].place}[{self.open[-1].index}]"
        return self.value
