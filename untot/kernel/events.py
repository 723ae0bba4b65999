"""Events: facts that just happened, with who may see them and the clause behind them."""

from __future__ import annotations

import re
from typing import Any, Final, NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType

from untot.kernel.patches import Patch

Seat = int
WORLD: Seat = -1
"""The seat of the physics: rules ask it like any other, no client can answer for it."""


class Event(Struct, frozen=True, omit_defaults=True):
    """One fact. `seats` None means that all see it; `secret` is added for the seats in `knowers` alone."""

    name: str
    clause: str
    args: dict[str, Any] = {}
    seats: tuple[Seat, ...] | None = None
    secret: dict[str, Any] = {}
    knowers: tuple[Seat, ...] = ()

    def is_seen_by(self, seat: Seat | None) -> bool:
        return self.seats is None or seat in self.seats


class Happened(TypedDict):
    """An event as one seat is told it; numbers never go back. `patch` is what it changed in the view of this seat."""

    n: int
    event: str
    clause: str
    args: dict[str, Any]
    private: NotRequired[bool]
    patch: NotRequired[Patch]


class Arguments(Struct, kw_only=True, forbid_unknown_fields=True):
    """What an event says besides its name: one class for each event, called like it (`CharacterMoved`).

    What only some are told may be missing: `card: CardId | UnsetType = UNSET`.
    """


def declared(*kinds: type[Arguments]) -> dict[str, type[Struct]]:
    """By the name of their event (`character_moved`)."""
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in kinds}


class Forced(Arguments):
    """Somebody had but one answer."""

    seat: Seat
    ask: str
    answer: str | UnsetType = UNSET


class Undone(Arguments):
    """The match has gone back to the moment after so many answers, to before this one of this seat."""

    answers: int
    seat: Seat | UnsetType = UNSET
    answer: str | UnsetType = UNSET


class Said(Arguments):
    """Words at the table."""

    seat: Seat
    text: str
    phrase: str
    slots: dict[str, str]


class SaidToSide(Said):
    """Words that only the own side hears."""


class Whispered(Arguments):
    """Words for one seat; the others know that there were some."""

    seat: Seat
    to: Seat
    text: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    slots: dict[str, str] | UnsetType = UNSET


class SatDown(Arguments):
    """Somebody has come to a seat that waited."""

    seat: Seat


class StoodUp(SatDown):
    """Somebody has left a seat; it waits for whoever gets its new link."""


class BotSatIn(SatDown):
    """From now on a bot plays for somebody."""


class CameBack(SatDown):
    """A person plays again where a bot has played."""


class Simulated(Arguments):
    """The world has answered; the track shows how."""

    ask: str
    track: str


class WordKept(Arguments):
    """Somebody did as promised; and how often so far, and how often not."""

    player: str
    to: str
    kept: int
    broken: int


class WordBroken(WordKept):
    """Somebody did otherwise."""


TABLE_EVENTS: Final = declared(
    Forced, Undone, Said, SaidToSide, Whispered, SatDown, StoodUp, BotSatIn, CameBack, Simulated, WordKept, WordBroken
)
"""Those that every game has."""


def told(number: int, event: Event, seat: Seat | None) -> Happened:
    """The plain message for one seat (None: a spectator), marked if not everybody sees as much."""
    is_knower = seat in event.knowers
    args = {**event.args, **event.secret} if is_knower else event.args
    message: Happened = {"n": number, "event": event.name, "clause": event.clause, "args": args}
    if is_knower or event.seats is not None:
        message["private"] = True
    return message
