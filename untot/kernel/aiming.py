"""Aiming: what a game of skill tells bots besides the rest of its `Guide`. Some tries in the mind, then a hand that
trembles: a bot shall be no machine, and know no more than a person with experience."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from untot.kernel.asking import Ask
from untot.kernel.events import Seat


class Tremble(Protocol):
    """The chance of a bot's hand: `random.Random` fits."""

    def random(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Hand:
    """How well a bot of a level aims: so many tries, and its errors as standard deviations, the direction's in
    0.01 degrees and the speed's in per cent."""

    tries: int
    turn: int
    per_cent: int


@dataclass(frozen=True, slots=True)
class Aiming:
    """How bots aim in this game. All of it works on imagined States."""

    hands: Mapping[str, Hand]
    """By level."""
    ways: Callable[[Any, Ask, Seat, str], Sequence[str]]
    """The ways to do about what an answer does, itself first; none if nobody aims."""
    worth: Callable[[Any, Seat], float]
    """How well a try has turned out."""
    steadied: Callable[[Any], None]
    """In the mind the table adds nothing to the error of the own hand."""
    is_over: Callable[[Any], bool]
    """Whether what comes now is no part of the flick any more."""
    shaken: Callable[[Any, Ask, Seat, str, Hand, Tremble], str]
    """The answer as the hand really gives it."""
