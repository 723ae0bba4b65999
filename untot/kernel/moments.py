"""Moments: one State, looked at through several pairs of eyes. What all of them see alike is worked out once.

While a moment lasts the State does not change. A game marks the parts of its view that do not depend on who looks:

    @seen_by_all
    def _location(g: MallState, location: LocationId) -> ViewLocation: ...

Outside of a moment this has no effect.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from operator import attrgetter
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from untot.kernel.state import State

S = TypeVar("S", bound=State)
P = ParamSpec("P")
T = TypeVar("T")
UNSEEN: Final = ("agenda", "chance_key", "chance_counter", "chance_branch", "uncovered")
"""What no view depends on, and hence nobody sees change (tests/every_game/test_moments.py)."""
_PARTS: dict[type, Callable[[State], Any]] = {}


class moment_of:  # noqa: N801  # as contextlib's own are called; a class, because it is entered very often
    """Whoever looks at this State until the end of it sees the same one."""

    __slots__ = ("_g",)

    def __init__(self, g: State) -> None:
        self._g = g

    def __enter__(self) -> None:
        self._g.begin_moment()

    def __exit__(self, *_: object) -> None:
        self._g.end_moment()


def seen_by_all(part: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A part of a view that is the same for every pair of eyes."""

    @wraps(part)
    def once(g: S, /, *args: P.args, **named: P.kwargs) -> T:
        moment = g.moment
        if moment is None or named:
            return part(g, *args, **named)
        key = (part, *map(id, args))
        if key not in moment:
            moment[key] = part(g, *args, **named), args  # while they are kept, nothing else has their ids
        made: T = moment[key][0]
        return made

    return once


def once_in(g: State, key: tuple[Any, ...], make: Callable[[], T]) -> T:
    """Something else that many need in the same moment."""
    if g.moment is None:
        return make()
    if key not in g.moment:
        g.moment[key] = make()
    made: T = g.moment[key]
    return made


def looks_like(g: State, before: State) -> bool:
    """Whether nobody can see a difference between these. That is quickly found, and often so."""
    return bool(_seen_parts(g) == _seen_parts(before))


def _seen_parts(g: State) -> Any:
    parts = _PARTS.get(type(g))
    if parts is None:
        names = [field.name for field in fields(g) if field.name not in UNSEEN]
        parts = _PARTS[type(g)] = attrgetter(*names)
    return parts(g)
