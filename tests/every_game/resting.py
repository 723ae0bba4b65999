"""What rests in the locals of running rules: ids and open facts may, hidden things and parts of the State may not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import CoroutineType, FrameType, GeneratorType
from typing import Any

from untot.kernel.asking import Ask
from untot.kernel.match import Match
from untot.kernel.state import State


def wrong_locals(match: Match, secrets: list[object]) -> Iterator[str]:
    """Each local of the rules that wait for an answer which holds a secret or a changeable part of the State."""
    parts = {id(part) for part in changeable_parts(match.state)} - {id(match.state)}
    for frame in running_frames(match._run):
        for name, value in frame.f_locals.items():
            if any(id(thing) in parts or is_secret(thing, secrets) for thing in things_in(value)):
                yield f"{frame.f_code.co_name}: {name} = {value!r}"


def running_frames(awaited: Any) -> Iterator[FrameType]:
    """From the agenda's loop down to the question."""
    while awaited is not None:
        if isinstance(awaited, CoroutineType):
            frame, awaited = awaited.cr_frame, awaited.cr_await
        else:
            assert isinstance(awaited, GeneratorType), awaited
            frame, awaited = awaited.gi_frame, awaited.gi_yieldfrom
        if frame is not None:
            yield frame


def changeable_parts(thing: Any) -> Iterator[Any]:
    """The State, and all lists, dicts and classes in it."""
    if isinstance(thing, list | dict):
        yield thing
        for inner in thing.values() if isinstance(thing, dict) else thing:
            yield from changeable_parts(inner)
    elif is_dataclass(thing) and not isinstance(thing, type) and not _is_frozen(thing):
        yield thing
        for field in fields(thing):
            yield from changeable_parts(getattr(thing, field.name))


def _is_frozen(thing: Any) -> bool:
    return bool(thing.__dataclass_params__.frozen)


def things_in(value: Any) -> Iterator[Any]:
    """A local value and what it holds. Of a question only what it says: its options are made anew when it is asked."""
    if isinstance(value, State):
        return
    if isinstance(value, Ask):
        yield from things_in(value.about)
        return
    yield value
    if isinstance(value, dict):
        for inner in (*value.keys(), *value.values()):
            yield from things_in(inner)
    elif isinstance(value, list | tuple | set):
        for inner in value:
            yield from things_in(inner)


def is_secret(thing: Any, secrets: list[object]) -> bool:
    """Equal to something hidden, or an answer that names it."""
    if isinstance(thing, str):
        words = {thing, *re.split("[ :=@]", thing)}
        return any(secret in words for secret in secrets if isinstance(secret, str))
    return isinstance(thing, list) and thing in secrets
