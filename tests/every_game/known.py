"""What the generic tests must know of a game: each says it in tests/<game>/known.py, as `KNOWN`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.every_game.twins import Twin
from tests.tools.playing import Options, Played
from untot.kernel.events import Seat
from untot.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Known:
    """`decisions` are the names of the catalogue's table; `attempts` things that a person may try at any time, legal
    or not; `secrets` what must not rest in a local; `twins` other matches that a seat cannot tell from this one;
    `leaks` the same game with a planted leak; `pieces` the component counts of the content, and of the catalogue;
    `rare` decisions that random matches hardly ever come to; `within` decisions of the catalogue that are no question
    of their own, and the question with whose answer they are made; every random match has more decisions than
    `shortest`.
    """

    decisions: frozenset[str]
    attempts: Callable[[Any, Seat], list[str]]
    secrets: Callable[[Any], list[object]]
    twins: Callable[[Played, int], Iterator[Twin]]
    leaks: dict[str, Game]
    pieces: Callable[[], dict[str, object]]
    catalogue: dict[str, object]
    rare: frozenset[str] = frozenset()
    within: Mapping[str, str] = field(default_factory=dict)
    shortest: int = 40
    takes_back: bool = True
    """Whether some answers can be taken back: not in a game in which chance follows every answer."""
    has_tutorial: bool = True
    hides: Callable[[Options], bool] = lambda options: True
    """Whether something is hidden in matches with these options."""
    every: int = 1
    """Of its kinds of matches every so-manieth is played, where there are very many; the soak plays all."""
