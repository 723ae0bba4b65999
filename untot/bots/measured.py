"""Measured: how strong the levels are, and how often they win, as it was last measured (`untot report --publish`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from untot.kernel.packages import package_of

MEASURED: Final = "measured.json"


class Figure(Struct, frozen=True):
    """A value with its 95 % interval, from so many matches."""

    value: float
    low: float
    high: float
    matches: int


Levels = dict[str, Figure]
"""By level: `careful`."""


class Measured(Struct):
    """Of one game. Those who play against each other have ratings, those who win together rates of victory."""

    date: str = ""
    ratings: dict[str, Levels] = msgspec.field(default_factory=dict)
    """By number of players."""
    wins: dict[str, dict[str, Levels]] = msgspec.field(default_factory=dict)
    """By an option that makes the match (`mission`) and its value."""


def file_of(game: str) -> Traversable:
    return files(package_of(game)).joinpath(MEASURED)


@cache
def measured(game: str) -> Measured:
    """What is known; nothing, of a game that nobody has measured yet."""
    file = file_of(game)
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else Measured()
