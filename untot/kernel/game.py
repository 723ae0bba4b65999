"""Game: the front door of a game package, everything the kernel, table and bots need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from untot.kernel.agenda import Rule
from untot.kernel.asking import Ask
from untot.kernel.errors import BadOptions
from untot.kernel.events import Seat
from untot.kernel.state import OptionValue, State

T = TypeVar("T")


class Shuffler(Protocol):
    """The chance of an imagination, which is not the match's: `random.Random` fits."""

    def shuffle(self, x: list[Any]) -> None: ...
    def getrandbits(self, k: int, /) -> int: ...


class Whim(Protocol):
    """The chance of a bot's mood: `random.Random` fits."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T], /) -> T: ...


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the match: its values (default first), or any whole number from 0 to `most`."""

    values: tuple[OptionValue, ...]
    clauses: tuple[str, ...]
    most: int | None = None

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def takes(self, value: object) -> bool:
        if self.most is not None and type(value) is int:
            return 0 <= value <= self.most
        return any(type(value) is type(known) and value == known for known in self.values)


@dataclass(frozen=True, slots=True)
class Guide:
    """What a game tells bots. All of it works on imagined States and on what the seat has seen."""

    value: Callable[[Any, Seat], float]
    """How good a State is for a seat, between 0 and 1."""
    sensible: Callable[[Any, Ask, Seat, Any], dict[str, float]]
    """All answers of a seat, each with a weight, the best with the highest; none at all means that they are alike.
    The last argument is what the seat remembers."""
    horizon: Callable[[Any], int]
    """A number that changes when a playout has gone far enough to be judged by `value`."""
    phrases: Mapping[str, tuple[str, ...]]
    """Ready-made phrases of the table talk and the slots each has."""
    recall: Callable[[Any, Any], Any]
    """The memory of a bot, brought up to date: (what it has seen, its memory or None) -> memory."""
    speak: Callable[[Any, Any, Whim], Any]
    """What a bot says now, if anything: (what it has seen, its memory, its whim) -> Talk or None."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `rules` are its steps by declared id; ids and option names are part of the save format."""

    name: str
    prefix: str
    rules_version: int
    seat_counts: tuple[int, ...]
    seats_clause: str
    options: Mapping[str, Option]
    state: type[State]
    set_up: Callable[..., State]
    rules: Mapping[str, Rule]
    view: Callable[[Any, Seat | None], dict[str, Any]]
    redeal: Callable[[Any, Seat | None, Shuffler], None]
    why_not_now: Callable[[Any, Ask, Seat, str], str | None]
    why_not_say: Callable[[Any, Seat, Seat | None], str | None]
    seat_name: Callable[[Any, Seat], str]
    guide: Guide
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    undo_beyond_barrier: str | None = None
    """The clause that forbids taking back beyond a barrier, or None if all seats may agree to it."""

    def checked_options(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The full set of options, or an error that names what is wrong."""
        if seats not in self.seat_counts:
            raise BadOptions("bad-seats", clause=self.seats_clause, seats=seats)
        for name, value in options.items():
            if name not in self.options:
                raise BadOptions("unknown-option", option=name)
            if not self.options[name].takes(value):
                raise BadOptions("bad-option", option=name, value=value, clause=self.options[name].clauses[0])
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def parsed_options(self, texts: Iterable[str]) -> dict[str, OptionValue]:
        """Options as they are typed, `name=value`; whether the values fit is for `checked_options` to say."""
        parsed: dict[str, OptionValue] = {}
        for text in texts:
            name, equals, value = (part.strip() for part in text.partition("="))
            if not equals:
                raise BadOptions("option-form", text=text[:80])
            takes_number = name in self.options and type(self.options[name].default) is int
            parsed[name] = int(value[:18]) if takes_number and value.isdecimal() else value
        return parsed
