"""Watch: what soak, simulations and the generic tests must know of a game, told by the game itself (`watch.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from untot.kernel.state import OptionValue, State

T = TypeVar("T")
Options = Mapping[str, OptionValue]
Figures = dict[str, float]


def _nothing_wrong(before: Any, g: Any) -> Iterator[str]:
    """Of a game that does not say what may never go wrong in it."""
    return iter(())


def _no_figures(g: Any) -> Figures:
    return {}


def _spends_nothing(question: str, answer: str) -> bool:
    return False


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
    tallies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """More of that: figures that are the number of certain events."""
    spends: Callable[[str, str], bool] = _spends_nothing
    """Whether this answer to this question spends an action, in games where simulations count them by side."""
    progress: Callable[[Any], float] | None = None
    """How much of what was to be reached has been reached, from 0 to 1, in games that are won together."""


class Dice(Protocol):
    """The chance of a position that is made up to be measured: `random.Random` fits."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T], /) -> T: ...
    def shuffle(self, x: list[Any]) -> None: ...


@dataclass(frozen=True, slots=True)
class Growth:
    """Something whose cost the bench measures for several sizes. A game that has it names it in its `bench.py`."""

    title: str
    what: str
    """What there is so much of."""
    sizes: tuple[int, ...]
    position: Callable[[int, Dice], State]
    """A position of this size; what is on its agenda is carried out, and whatever is asked gets a random answer."""
