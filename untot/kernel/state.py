"""State: everything on the table, hidden piles and chance included; plain typed data.

A game declares its own slots dataclass below `State`. Copy, equality and JSON come from the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn, Self, TypeVar

import msgspec

from untot.kernel.chance import uniform
from untot.kernel.copying import copy_of, overwrite
from untot.kernel.events import Event, Seat

T = TypeVar("T")
Step = tuple[str | int, ...]
"""An entry of the agenda: a step's declared id and its ids, never changed after pushing."""
OptionValue = str | int | bool


class MatchEnded(Exception):
    """Raised by `State.end`: nothing pending is carried out any more."""


class CutShort(Exception):
    """Raised by `State.cut`: everything pending up to the named step is dropped."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step


class SetAside(Exception):
    """A standing offer was taken: its steps come first, then the running step begins anew."""

    def __init__(self, steps: Iterable[Step]) -> None:
        super().__init__()
        self.steps = tuple(steps)


class Apparatus:
    """What hangs on a running State without being part of it.

    That is who listens to events, scripted chance in tests, what was worked out in this moment (kernel/moments.py), and
    for forks whether the running step has had questions with only one answer.
    """

    __slots__ = ("asks_as_before", "fate", "listener", "moment", "was_forced")
    listener: Callable[[Event], None] | None
    fate: list[int] | None
    moment: dict[tuple[Any, ...], Any] | None
    was_forced: bool
    """Since the last snapshot a question answered itself."""
    asks_as_before: bool
    """A fork gets where the other match stands, and none of these questions answered itself: no need to look."""

    def detach(self) -> None:
        self.listener = None
        self.fate = None
        self.moment = None
        self.was_forced = self.asks_as_before = False

    def begin_step(self) -> None:
        """A snapshot was taken: no question of this step has been put yet."""
        self.was_forced = False

    def note_forced(self) -> None:
        self.was_forced = True

    def ask_as_before(self, does: bool) -> None:
        """Whether the questions from now on are known to leave a choice."""
        self.asks_as_before = does

    def attach(self, listener: Callable[[Event], None]) -> None:
        """From now on every event is told to this listener."""
        self.listener = listener

    def begin_moment(self) -> None:
        self.moment = {}

    def end_moment(self) -> None:
        self.moment = None

    def script_chance(self, *numbers: int) -> None:
        """From now on these numbers fall, and nothing else may be drawn."""
        self.fate = [*(self.fate or []), *numbers]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the text id of the reason, the winning seats, the score of every seat."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


@dataclass(slots=True)
class State(Apparatus):
    """The part of the State that every game has."""

    any_time: ClassVar[Callable[[Any, Seat], list[str]] | None] = None
    """Standing offers of a seat ("at any time"), added to every calm question of it."""
    take_offer: ClassVar[Callable[[Any, Seat, str], list[Step]] | None] = None
    """The steps that carry out a chosen standing offer, before the question is put again."""

    seats: int
    options: Mapping[str, OptionValue]
    """As the match began: they never change, so copies share them."""
    chance_key: bytes
    chance_counter: int
    chance_branch: int
    uncovered: int
    """How often something hidden was shown to somebody: undo stops there."""
    agenda: list[Step]
    result: Result | None

    def __post_init__(self) -> None:
        self.detach()

    # -- the agenda ---------------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """These steps next, in this order, before everything that was pending."""
        self.agenda += steps[::-1]

    def end(self, reason: str, winners: Iterable[Seat], scores: Iterable[int]) -> NoReturn:
        """The match is over at once, from any depth."""
        self.result = Result(reason, tuple(winners), tuple(scores))
        self.agenda.clear()
        raise MatchEnded

    def skip_to(self, step: str) -> None:
        """Nothing of what is pending above the next step of this id happens any more."""
        while self.agenda and self.agenda[-1][0] != step:
            self.agenda.pop()
        if not self.agenda:
            raise LookupError(f"skip_to: no step {step!r} is pending")

    def cut(self, step: str) -> NoReturn:
        """Break off what is running, down to and including the pending step of this id."""
        raise CutShort(step)

    # -- telling ------------------------------------------------------------------------------------------------

    def tell(self, name: str, clause: str, **args: Any) -> None:
        """Something happened, and everybody sees it."""
        if self.listener is not None:
            self.listener(Event(name, clause, args))

    def tell_secret(self, name: str, clause: str, knowers: Iterable[Seat], secret: dict[str, Any], **args: Any) -> None:
        """Something happened: all see `args`, only the knowers see `secret`. It counts as uncovering."""
        self.uncovered += 1
        if self.listener is not None:
            self.listener(Event(name, clause, args, None, secret, tuple(knowers)))

    def uncover(self) -> None:
        """Something hidden has become known to somebody: this cannot be taken back."""
        self.uncovered += 1

    # -- chance -------------------------------------------------------------------------------------------------

    def below(self, *bounds: int) -> list[int]:
        """One uniform whole number below each bound. All chance comes through here."""
        if self.fate is not None:
            self.chance_counter += 1
            return [_fated(self.fate, bound) for bound in bounds]
        numbers, self.chance_counter = uniform(self.chance_key, self.chance_branch, self.chance_counter, bounds)
        return numbers

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        return [number + 1 for number in self.below(*([sides] * dice))]

    def draw(self, things: list[T]) -> T:
        """One of these things, each with the same chance."""
        return things[self.below(len(things))[0]]

    def shuffle(self, pile: list[Any]) -> None:
        last = len(pile) - 1
        if last < 1:
            return
        for i, j in zip(range(last, 0, -1), self.below(*range(last + 1, 1, -1)), strict=True):
            pile[i], pile[j] = pile[j], pile[i]

    # -- data ---------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        return copy_of(self)

    def become(self, other: Self) -> None:
        """Turn into a copy of another State in place, keeping who listens."""
        overwrite(self, other)

    def to_plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return plain

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        return msgspec.convert(plain, cls, str_keys=True)


def _fated(fate: list[int], bound: int) -> int:
    """The next scripted number of a test; a die's face counts from 1, so it is stored less one."""
    if not fate:
        raise AssertionError("unscripted chance: the test did not say what falls here")
    number = fate.pop(0)
    if not 0 <= number < bound:
        raise AssertionError(f"scripted chance {number} is not below {bound}")
    return number
