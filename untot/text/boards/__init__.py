"""How the board of each game reads as text. A board is made from the View message alone, so it cannot tell secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from untot.text.voice import Voice

View = dict[str, Any]
"""The View message of a seat, with the scene of the match as `scene`; for labels also the `unit` of the question."""


@dataclass(frozen=True, slots=True)
class Board:
    """What the text table needs to know of a game beyond its View."""

    lines: Callable[[View, Voice], list[str]]
    """The open table, one line for each place and each player."""
    own_lines: Callable[[View, Voice], list[str]]
    """What only this seat sees: its hand, its knowledge."""
    attempts: Callable[[View], list[str]]
    """Words of answers that a person may try although they are not on offer, so that the table can say why not."""
    slot_values: Callable[[View, str], list[str]]
    """What can stand in this slot of a ready-made phrase."""
    label: Callable[[View, str, Voice], str] = lambda view, word, voice: voice.word(word)
    """A word of an answer as an option shows it; a board may add what lies behind it."""
    is_open: bool = False
    """Nobody has secrets, so people at one screen need no hand-over pages."""


def board_of(game: str) -> Board:
    board: Board = import_module(f"untot.text.boards.{game}").BOARD
    return board
