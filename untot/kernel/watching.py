"""Watch: what soak, simulations and the generic tests must know of a game, told by the game itself (`watch.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from untot.kernel.state import OptionValue

Options = Mapping[str, OptionValue]
Figures = dict[str, float]


def _nothing_wrong(before: Any, g: Any) -> Iterator[str]:
    """Of a game that does not say what may never go wrong in it."""
    return iter(())


def _no_figures(g: Any) -> Figures:
    return {}


@dataclass(frozen=True, slots=True)
class Watch:
    """How a game is soaked and studied."""

    option_sets: tuple[Options, ...] = ({},)
    """Which options random matches are played with, in turn."""
    wrongs: Callable[[Any, Any], Iterator[str]] = _nothing_wrong
    """What is wrong with a State that came after another one."""
    lost_by: str = ""
    """The reason of an end at which nobody wins, in a game with winners."""
    deaths: str = ""
    """The event that simulations count as a death."""
    figures: Callable[[Any], Figures] = _no_figures
    """What a simulation tells of a finished match besides who won and how long it took."""
    progress: Callable[[Any], float] | None = None
    """How much of what was to be reached has been reached, from 0 to 1, in games that are won together."""
