"""The screen: where the text table speaks and listens. Tests put callables of their own in its place."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from io import TextIOWrapper, UnsupportedOperation
from typing import Literal

from rich.console import Console

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

Style = Literal["", "bold", "dim"]
_FORGET_EVERYTHING = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback: what a player saw before must not be found by scrolling up."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Plain lines out, plain lines in. Styles are an ornament: nothing is lost without them."""

    read: Callable[[str], str]
    """Puts a short prompt and returns the line typed; raises EOFError when nothing more can come."""
    put: Callable[[str, Style], None]
    clear: Callable[[], None]

    def ask(self, prompt: str) -> str:
        return self.read(f"{_harmless(prompt)} ")

    def write(self, text: str = "", style: Style = "") -> None:
        """One line of output for each line of the text."""
        for line in text.split("\n"):
            self.put(_harmless(line), style)


def _harmless(line: str) -> str:
    """The line without control characters: talk and file names from strangers must not steer the terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c)[0] == "C" else c for c in line)


def terminal() -> Screen:
    """The screen of this process: with emphasis on a terminal, bare lines everywhere else."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            with suppress(UnsupportedOperation):  # reading has begun: it was done before
                stream.reconfigure(errors="replace")
    read = _read_without_history if sys.stdin.isatty() else _read_after_a_line
    if not sys.stdout.isatty():
        return Screen(read, lambda line, style: print(line), print)
    console = Console(highlight=False, markup=False, emoji=False)
    return Screen(
        read=read,
        put=lambda line, style: console.print(line, style=style or None),
        clear=lambda: print(_FORGET_EVERYTHING, end="", flush=True),
    )


def _read_without_history(prompt: str) -> str:
    """A line with the usual editing keys; it is not remembered, or the next player could call it back."""
    if readline is not None:
        readline.set_auto_history(False)
    return input(prompt)


def _read_after_a_line(prompt: str) -> str:
    """Nobody types where input comes from a file or a pipe: the prompt gets a line of its own."""
    print(prompt)
    return input()
