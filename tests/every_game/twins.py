"""Twins: two matches that differ only in what a seat has not seen. All that it is sent must be equal, byte by byte."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from typing import Any

from tests.tools.playing import Played, json_of
from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.state import State


@dataclass(frozen=True, slots=True)
class Twin:
    """`answers` make the twin while `changed` holds; `seat` cannot tell it from the match before answer `until` + 1."""

    what: str
    seat: Seat | None
    answers: tuple[tuple[Seat, str], ...]
    until: int
    changed: Callable[[], AbstractContextManager[None]]


class Sent:
    """What a seat was sent after every answer, from the beginning."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.messages: list[bytes] = []
        self._events = 0

    def __call__(self, match: LiveMatch, answers: int) -> None:
        self.messages.append(json_of(Seen(match, self.seat).message(self._events)))
        self._events = len(match.events)


def sent_to(match: Played, seat: Seat | None, upto: int | None = None) -> list[bytes]:
    sent = Sent(seat)
    match.replay(sent, upto)
    return sent.messages


def difference(match: Played, twin: Twin, messages: list[bytes]) -> str | None:
    """What the seat can tell its match and the twin apart by, if by anything; `messages` are those of the match."""
    sent = Sent(twin.seat)
    try:
        with twin.changed():
            replace(match, answers=twin.answers).replay(sent, twin.until)
    except Refused as refused:
        return f"{twin.what}: after {len(sent.messages) - 1} answers the next one is refused ({refused})"
    for number, (ours, theirs) in enumerate(zip(messages, sent.messages, strict=False)):
        if ours != theirs:
            return f"{twin.what}: seat {twin.seat} after {number} answers\n{ours.decode()}\n{theirs.decode()}"
    return None


def sealed_twins(match: Played, stays_sealed: Callable[[Any], bool]) -> Iterator[Twin]:
    """Another answer to each sealed question, for all other eyes, as long as the State says that it stays sealed."""
    last_of: dict[int, int] = {}
    others: dict[int, str] = {}
    sealed: list[int] = []
    asked = 0

    def look(live: LiveMatch, number: int) -> None:
        nonlocal asked
        ask = live.ask
        if ask is None:
            return
        if live.asked != asked and not stays_sealed(live.state):
            sealed.clear()
        asked = live.asked
        last_of.update(dict.fromkeys(sealed, number))
        if ask.closes == "all":
            seat, answer = match.answers[number]
            other = next((other for other in ask.answers(seat) if other != answer), None)
            if other is not None:
                others[number + 1] = other
                sealed.append(number + 1)

    match.replay(look)
    for number, until in last_of.items():
        for eye in (*range(match.seats), None):
            who, answer = match.answers[number - 1]
            if eye != who:
                answers = (*match.answers[: number - 1], (who, others[number]), *match.answers[number:])
                yield Twin(f"{others[number]} instead of {answer}", eye, answers, until, nullcontext)


@contextmanager
def patched(state: type[State], method: str, around: Callable[[Any], Any]) -> Iterator[None]:
    """For this long a method of the State is another one, made from the real one."""
    setattr(state, method, around(getattr(state, method)))
    try:
        yield
    finally:
        delattr(state, method)
