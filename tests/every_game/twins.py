"""Twins: two matches that differ only in what a seat has not seen. All that it is sent must be equal, byte by byte."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from typing import Any

from tests.tools.playing import Played, json_of
from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.onlooking import Onlooker
from untot.kernel.seeing import Seen
from untot.kernel.state import State

ONE_EXPORT_IN = 16
"""So often a twin is exported on the way, and at last."""
_HASH = re.compile(r'"(hash|seed_hash)":"[^"]*"')


@dataclass(frozen=True, slots=True)
class Twin:
    """`answers` make the twin while `changed` holds; `seat` cannot tell it from the match before answer `until` + 1."""

    what: str
    seat: Seat | None
    answers: tuple[tuple[Seat, str], ...]
    until: int
    changed: Callable[[], AbstractContextManager[None]]


class Sent:
    """What a seat was sent after every answer, step by step, and the exports that it has taken home."""

    def __init__(self, seat: Seat | None, exports_at: Container[int]) -> None:
        self.seat = seat
        self.messages: list[bytes] = []
        self.exports: dict[int, str] = {}
        self._exports_at = exports_at
        self._onlooker: Onlooker | None = None

    def __call__(self, match: LiveMatch, answers: int) -> None:
        seen = Seen(match, self.seat)
        if self._onlooker is None:
            self._onlooker = match.look_on(self.seat)
            self.messages.append(json_of(seen.message()))
        else:
            self.messages.append(json_of([self._onlooker.news(match.state), seen.question()]))
        if answers in self._exports_at:
            self.exports[answers] = _HASH.sub("", match.export(self.seat))


def sent_to(match: Played, seat: Seat | None, ends: Iterable[int]) -> Sent:
    """What a seat was sent in the match, to be compared with twins that end after so many answers."""
    sent = Sent(seat, {*range(0, len(match.answers), ONE_EXPORT_IN), *ends})
    match.replay(sent)
    return sent


def difference(match: Played, twin: Twin, ours: Sent) -> str | None:
    """What the seat can tell its match and the twin apart by, if by anything; `ours` was sent in the match."""
    theirs = Sent(twin.seat, {*range(0, twin.until, ONE_EXPORT_IN), twin.until})
    try:
        with twin.changed():
            replace(match, answers=twin.answers).replay(theirs, twin.until)
    except Refused as refused:
        return f"{twin.what}: after {len(theirs.messages) - 1} answers the next one is refused ({refused})"
    for number, (one, other) in enumerate(zip(ours.messages, theirs.messages, strict=False)):
        if one != other:
            return f"{twin.what}: seat {twin.seat} after {number} answers\n{one.decode()}\n{other.decode()}"
    for number, export in theirs.exports.items():
        if export != ours.exports.get(number, export):  # at the end all is open
            return f"{twin.what}: seat {twin.seat}, export after {number} answers\n{ours.exports[number]}\n{export}"
    return None


def sealed_twins(match: Played, stays_sealed: Callable[[Any, str], bool]) -> Iterator[Twin]:
    """Another answer to each sealed question, for the eyes of all other sides, as long as the State says that answers
    to a question of this name stay sealed."""
    sides = match.game.sides(match.begin().state.options, match.seats)
    last_of: dict[int, int] = {}
    others: dict[int, str] = {}
    sealed: dict[int, str] = {}
    asked = 0

    def look(live: LiveMatch, number: int) -> None:
        nonlocal asked
        ask = live.ask
        if ask is None:
            return
        if live.asked != asked:
            for each in [each for each, name in sealed.items() if not stays_sealed(live.state, name)]:
                del sealed[each]
        asked = live.asked
        last_of.update(dict.fromkeys(sealed, number))
        if ask.closes == "all":
            seat, answer = match.answers[number]
            other = next((other for other in ask.answers(seat) if other != answer), None)
            if other is not None:
                others[number + 1] = other
                sealed[number + 1] = ask.name

    match.replay(look)
    for number, until in last_of.items():
        who, answer = match.answers[number - 1]
        side = next(side for side in sides if who in side)
        for eye in (*range(match.seats), None):
            if eye not in side:
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
