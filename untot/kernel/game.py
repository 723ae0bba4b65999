"""Game: the front door of a game package, everything the kernel, table and bots need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from untot.kernel.agenda import Rule
from untot.kernel.aiming import Aiming
from untot.kernel.asking import Ask
from untot.kernel.errors import BadContent, BadOptions
from untot.kernel.events import Seat
from untot.kernel.promises import Words
from untot.kernel.state import OptionValue, State
from untot.kernel.text_board import TextBoard
from untot.kernel.watching import Watch

T = TypeVar("T")


class Shuffler(Protocol):
    """The chance of an imagination, which is not the match's: `random.Random` fits."""

    def shuffle(self, x: list[Any]) -> None: ...
    def getrandbits(self, k: int, /) -> int: ...


class Whim(Protocol):
    """The chance of a bot's mood: `random.Random` fits."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T], /) -> T: ...


class Tempers(Protocol):
    """Numbers by which bots weigh things, set by hand; for some kinds of matches others were found."""

    def by_hand(self) -> dict[str, float]: ...
    def kind(self, options: Mapping[str, OptionValue]) -> str: ...
    def numbers(self, options: Mapping[str, OptionValue]) -> dict[str, float]: ...
    def trying(self, numbers: Mapping[str, float]) -> AbstractContextManager[None]: ...


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the match: its values (default first), or any whole number from 0 to `most`."""

    values: tuple[OptionValue, ...]
    clauses: tuple[str, ...]
    most: int | None = None
    is_length: bool = False
    """Whether it says how long a match lasts: people want to know that before all other switches."""
    seats: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """By value: the fewest and the most seats that it is for, where that differs from the game's."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    @property
    def range(self) -> str:
        """All that it takes, as it is typed."""
        return ", ".join(map(str, self.values)) if self.most is None else f"0–{self.most}"

    def takes(self, value: object) -> bool:
        if self.most is not None and type(value) is int:
            return 0 <= value <= self.most
        return any(type(value) is type(known) and value == known for known in self.values)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is a good one, in a few words: the text is `reason-<text>`, the arguments are ids and numbers."""

    text: str
    args: dict[str, Any] = field(default_factory=dict)


def _no_reply(seen: Any, memory: Any, rng: Whim) -> None:
    """Of a guide that does not listen."""


def _no_reason(g: State, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Of a guide that gives none."""
    return None


@dataclass(frozen=True, slots=True)
class Guide:
    """What a game tells bots. All of it works on imagined States and on what the seat has seen."""

    value: Callable[[Any, Seat], float]
    """How good a State is for a seat, between 0 and 1."""
    sensible: Callable[[Any, Ask, Seat, Any], dict[str, float]]
    """All answers of a seat, each with a weight, the best with the highest; of a huge form only a few good ones; none
    at all means that they are alike. The last argument is what the seat remembers."""
    horizon: Callable[[Any], int]
    """A number that changes when a playout has gone far enough to be judged by `value`."""
    phrases: Mapping[str, tuple[str, ...]]
    """Ready-made phrases of the table talk and the slots each has."""
    recall: Callable[[Any, Any], Any]
    """The memory of a bot, brought up to date: (what it has seen, its memory or None) -> memory."""
    speak: Callable[[Any, Any, Whim], Any]
    """What a bot says now, if anything: (what it has seen, its memory, its whim) -> Talk or None."""
    reason: Callable[[Any, Ask, Seat, str], Reason | None] = _no_reason
    """Why a bot would give this answer, for whoever asks it for advice; None if there is nothing to say."""
    reply: Callable[[Any, Any, Whim], Any] = _no_reply
    """What a bot says to the last words of somebody else, if they were meant for it: as `speak`."""
    aiming: Aiming | None = None
    """How bots aim, in games of skill."""
    traits: Callable[[Any, Seat], Mapping[Seat, Mapping[str, float]]] | None = None
    """What the chances of everybody who can still win are made of, as a seat sees them: `untot lab fit` learns from it
    what each trait counts. None: the value of a position is not fitted."""
    tempers: Tempers | None = None
    """The numbers by which its bots weigh things, where `untot lab temper` may look for better ones."""
    ahead: int = 0
    """Over how many horizons the search follows its plans; 0: it looks for single answers in a tree."""
    least_gain: float = 0.02
    """By so much of a victory another plan must be better than what would be answered without thinking."""


Sides = tuple[tuple[Seat, ...], ...]
"""Which seats play together: they share what their side may know, win together, may agree, hint and whisper."""


def each_alone(options: Mapping[str, OptionValue], seats: int) -> Sides:
    """Everybody for himself."""
    return tuple((seat,) for seat in range(seats))


def all_together(options: Mapping[str, OptionValue], seats: int) -> Sides:
    """One side, against the game."""
    return (tuple(range(seats)),)


def _nothing_else_to_draw(g: State) -> dict[str, Any]:
    """The scene of a game whose table looks the same in every match."""
    return {}


def _none_to_lend(g: State, seat: Seat) -> Sequence[str]:
    """The units of a game in which a seat is one person."""
    return ()


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
    view: Callable[[Any, Seat | None], Struct | dict[str, Any]]
    redeal: Callable[[Any, Seat | None, Shuffler], None]
    why_not_now: Callable[[Any, Ask, Seat, str], str | None]
    why_not_say: Callable[[Any, Seat, Seat | None], str | None]
    seat_name: Callable[[Any, Seat], str]
    guide: Guide
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    undo_beyond_barrier: str | None = None
    """The clause that forbids taking back beyond a barrier, or None if all seats may agree to it."""
    sides: Callable[[Mapping[str, OptionValue], int], Sides] = each_alone
    """Who plays with whom, by the options of the match."""
    units: Callable[[Any, Seat], Sequence[str]] = _none_to_lend
    """The units of a seat that ask for themselves (`Ask.unit`): each can be lent to a bot."""
    scene: Callable[[Any], Struct | dict[str, Any]] = _nothing_else_to_draw
    """What is needed to draw a match, never changes during it and is open to everybody: sent once."""
    words: Words = field(default_factory=Words)
    """What people promise each other in phrases, and when that is put to the test."""
    watch: Watch = field(default_factory=Watch)
    text_board: TextBoard = field(default_factory=TextBoard)
    events: Mapping[str, type[Struct]] = field(default_factory=dict)
    """By name: the arguments that an event has."""
    read_content: Callable[[dict[str, Any]], Any] | None = None
    """Checks content of the players' own and makes of it what `set_up` takes as `own`. Whatever it does not know it
    refuses (`BadContent`). None: this game has no such content."""

    def new_state(
        self, seats: int, options: Mapping[str, OptionValue], chance_key: bytes, content: dict[str, Any] | None = None
    ) -> State:
        """The table before the first step, by these options and with this own content, or what is wrong with them."""
        chosen = self.checked_options(seats, options)
        if not content:
            return self.set_up(seats, chosen, chance_key)
        if self.read_content is None:
            raise BadContent("no-own-content")
        return self.set_up(seats, chosen, chance_key, own=self.read_content(content))

    def checked_options(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The full set of options, or an error that names what is wrong."""
        if seats not in self.seat_counts:
            raise BadOptions("bad-seats", clause=self.seats_clause, seats=seats)
        for name, value in options.items():
            if name not in self.options:
                raise BadOptions("unknown-option", option=name, known=", ".join(self.options))
            option = self.options[name]
            if not option.takes(value):
                raise BadOptions("bad-option", option=name, value=value, known=option.range, clause=option.clauses[0])
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    @property
    def defaults(self) -> dict[str, OptionValue]:
        """Every option as it is if nobody says otherwise."""
        return {name: option.default for name, option in self.options.items()}

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
