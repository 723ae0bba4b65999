"""Views: what one seat may know. Clients and bots get nothing else."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct

from untot.kernel.asking import Ask, Closing
from untot.kernel.errors import Refused
from untot.kernel.events import Happened, Seat, told
from untot.kernel.game import Game, Shuffler
from untot.kernel.match import Match

FormMessage = Annotated[Any, Meta(extra={"typescript": "Form"})]
"""A form (kernel/forms.py) as plain data."""


class Question(TypedDict):
    """What is asked now, as one seat is told it: the own form, or only whom the table waits for."""

    name: str
    clause: str
    asked: int
    waiting: list[Seat]
    about: NotRequired[dict[str, Any]]
    unit: NotRequired[str | None]
    is_final: NotRequired[bool]
    closes: NotRequired[Closing]
    given: NotRequired[dict[str, str]]
    decider: NotRequired[Seat | None]
    form: NotRequired[FormMessage]
    orders: NotRequired[list[str]]


def plain(message: Struct | dict[str, Any]) -> dict[str, Any]:
    """A typed message as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(message)
    return found


class Seen:
    """A match through the eyes of one seat (None: a spectator). This is all a bot ever holds."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    def view(self) -> dict[str, Any]:
        """The filtered State as a plain message."""
        return plain(self.game.view(self._match.state, self.seat))

    def scene(self) -> dict[str, Any]:
        """What is needed to draw the match and never changes, as it arrives at the other end of a wire: no tuples."""
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.scene(self._match.state)))
        return found

    def ask(self) -> Ask | None:
        """The open question, if it is put to this seat and its answer is still missing."""
        ask = self._match.ask
        if ask is None or self.seat is None or self.seat not in ask.waiting():
            return None
        return ask

    def question(self) -> Question | None:
        """What is asked now, as a plain message: the own options, or only whom the table waits for."""
        ask = self._match.ask
        if ask is None:
            return None
        message: Question = {
            "name": ask.name,
            "clause": ask.clause,
            "asked": self._match.asked,
            "waiting": ask.waiting(),
        }
        if self.seat is None or self.seat not in ask.seats:
            return message
        message |= {"about": ask.about or {}, "unit": ask.unit, "is_final": ask.is_final, "closes": ask.closes}
        if ask.decider is not None:
            message["given"] = {str(seat): answer for seat, answer in ask.given.items()}
            message["decider"] = ask.decider
        elif self.seat in ask.given:
            message["given"] = {str(self.seat): ask.given[self.seat]}
        if self.seat in ask.waiting():
            message["form"] = msgspec.to_builtins(ask.form(self.seat).spelled())
            message["orders"] = list(ask.orders)
        return message

    def events(self, since: int = 0) -> list[Happened]:
        """What happened, with the number of each event; numbers never go back."""
        numbered = enumerate(self._match.events[since:], start=since)
        return [told(n, event, self.seat) for n, event in numbered if event.is_seen_by(self.seat)]

    def why_not(self, answer: str) -> Refused | None:
        if self.seat is None:
            return Refused("not-asked")
        return self._match.why_not(self.seat, answer)

    def imagine(self, rng: Shuffler) -> Match:
        """A match that agrees with all that this seat knows; everything else is dealt anew."""
        return self._match.imagine(self.seat, rng)

    def message(self, since: int = 0) -> dict[str, Any]:
        """Everything this seat is sent, as one plain message."""
        return {"view": self.view(), "question": self.question(), "events": self.events(since)}
