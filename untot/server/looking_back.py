"""Looking back at a match that is over: what happened in which step, what was taken back, and all hands open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from untot.games import load_game
from untot.kernel.events import Happened, Seat
from untot.kernel.live import LiveMatch, replay, replay_lines
from untot.kernel.record import Record, standing_lines
from untot.kernel.seeing import Seen


class Chronicle(Struct, frozen=True):
    """The steps of a record, and what happened in them."""

    told: list[int]
    """By step: how many events there were after it."""
    steps_of: dict[str, list[int]]
    """By event: the steps in which it happened."""
    left_out: list[int]
    """The steps that were taken back, and the undos themselves: what is left is the match as it stands."""


def steps_in(record: Record) -> list[int]:
    """The lines after which a step is reached: none, then each answer and undo."""
    return [0, *(line["n"] for line in record.lines if "answer" in line or "undo" in line)]


def ends_of(record: Record) -> list[int]:
    """By step: the line at which it ends, with the talk that followed before the next one."""
    return [line - 1 for line in steps_in(record)[1:]] + [len(record.lines)]


def played_again(record: Record) -> tuple[LiveMatch, Chronicle]:
    """The whole match, step by step."""
    match = replay(load_game(record.head["game"]), record, upto=0)
    told: list[int] = []
    for end in ends_of(record):
        replay_lines(match, record.lines[len(match.record.lines) : end])
        told.append(len(match.events))
    standing = {0, *standing_lines(record)}
    left_out = [step for step, line in enumerate(steps_in(record)) if line not in standing]
    return match, Chronicle(told, dict(_steps_of(match, told)), left_out)


def _steps_of(match: LiveMatch, told: Sequence[int]) -> Iterator[tuple[str, list[int]]]:
    names = {event.name for event in match.events}
    firsts = [0, *told]
    for name in sorted(names):
        yield (
            name,
            [
                step
                for step, until in enumerate(told)
                if any(event.name == name for event in match.events[firsts[step] : until])
            ],
        )


# -- everything open --------------------------------------------------------------------------------------------


def open_events(match: LiveMatch, since: int) -> list[Happened]:
    """What happened, as somebody would tell it who has seen all hands."""
    return [
        {"n": n, "event": event.name, "clause": event.clause, "args": {**event.args, **event.secret}}
        for n, event in enumerate(match.events[since:], start=since)
    ]


def open_view(match: LiveMatch) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The table as all of them together see it, and each of them alone."""
    seats: list[Seat] = list(range(match.state.seats))
    views = [Seen(match, seat).view() for seat in seats]
    table: dict[str, Any] = together([Seen(match, None).view(), *views])
    return {**table, "you": None}, views


def together(values: Sequence[Any]) -> Any:
    """The first of these that says anything; where all are alike in shape, the same for each of their parts."""
    first = values[0]
    if isinstance(first, dict) and all(isinstance(value, dict) for value in values):
        keys = dict.fromkeys(key for value in values for key in value)
        return {key: together([value[key] for value in values if key in value]) for key in keys}
    if isinstance(first, list) and all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [together(parts) for parts in zip(*values, strict=True)]
    return next((value for value in values if value is not None and value != []), first)
