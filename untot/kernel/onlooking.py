"""Onlookers: pairs of eyes that are shown a match step by step, with what every event has changed in their view.

An event is told when its change is done: its patch is what is new in the view since the event before. What changes
after the last event comes in a patch of its own. This is the one place where that cut is made; clients stage events and
put the patches on what they have, they never work out what an event means.
"""

from __future__ import annotations

from functools import partial
from itertools import compress
from operator import ne
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from untot.kernel.events import Event, Happened, Seat, told
from untot.kernel.game import Game
from untot.kernel.moments import looks_like, moment_of, once_in
from untot.kernel.patches import Patch, patch_between
from untot.kernel.state import State

Written = tuple[tuple[str, ...], list[bytes]]
"""The fields of a view, and each as JSON: comparing them costs little, and only what differs is read again."""


class News(Struct, frozen=True):
    """What an onlooker has not been shown yet: events with their patches, and what has changed after the last."""

    events: list[Happened]
    patch: Patch


class Gallery:
    """All onlookers of a match. A State in which nobody can see a change is not looked at again."""

    __slots__ = ("_before", "game", "onlookers")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.onlookers: dict[Seat | None, Onlooker] = {}
        self._before: State | None = None

    def enter(self, seat: Seat | None, state: State) -> Onlooker:
        """From now on this pair of eyes is shown every step."""
        self.notice(state)
        self.onlookers[seat] = Onlooker(self, seat, state)
        return self.onlookers[seat]

    def hear(self, number: int, event: Event, state: State) -> None:
        """An event was told, and the State is as it has left it."""
        if not self.onlookers:
            return
        self.notice(state)
        with moment_of(state):
            for seat, onlooker in self.onlookers.items():
                if event.is_seen_by(seat):
                    onlooker.hear(told(number, event, seat), state)

    def notice(self, state: State) -> None:
        """If something has changed, everybody has to look again."""
        if self._before is None or not looks_like(state, self._before):
            self._before = state.copy()
            for onlooker in self.onlookers.values():
                onlooker.has_looked = False


class Onlooker:
    """One pair of eyes (None: a spectator's)."""

    __slots__ = ("_gallery", "_news", "_seat", "_shown", "has_looked")

    def __init__(self, gallery: Gallery, seat: Seat | None, state: State) -> None:
        self._gallery = gallery
        self._seat = seat
        self._news: list[Happened] = []
        self._shown = self._look(state)
        self.has_looked = True

    def hear(self, message: Happened, state: State) -> None:
        """Something was told to this pair of eyes."""
        patch = self._change(state)
        if patch:
            message["patch"] = patch
        self._news.append(message)

    def news(self, state: State) -> News:
        """All that is new by now; afterwards nothing is."""
        once_in(state, ("noticed",), partial(self._gallery.notice, state))
        news = News(self._news, self._change(state))
        self._news = []
        return news

    def _change(self, state: State) -> Patch:
        """What differs from what was shown last."""
        if self.has_looked:
            return []
        (names, before), (now, after) = self._shown, self._look(state)
        self._shown, self.has_looked = (now, after), True
        patch: Patch = []
        if names != now:
            patch = [[[field]] for field in names if field not in now]
            shown = dict(zip(names, before, strict=True))
            before = [shown.get(field, b"") for field in now]
        for change in compress(zip(now, before, after, strict=True), map(ne, before, after)):
            patch += once_in(state, change, partial(_of_field, *change))
        return patch

    def _look(self, state: State) -> Written:
        view = self._gallery.game.view(state, self._seat)
        writing = once_in(state, ("writing",), Writing)
        if isinstance(view, dict):
            return tuple(view), writing.written(tuple(view.values()))
        return view.__struct_fields__, writing.written(astuple(view))


class Writing:
    """Values as JSON, in one moment: what is the same thing for several eyes is written once."""

    __slots__ = ("_kept", "_known")

    def __init__(self) -> None:
        self._known: dict[int, bytes] = {}
        self._kept: list[tuple[Any, ...]] = []
        """As long as a value is kept, nothing else has its id."""

    def written(self, values: tuple[Any, ...]) -> list[bytes]:
        self._kept.append(values)
        found = map(self._known.get, map(id, values))
        return [known or self._write(value) for known, value in zip(found, values, strict=True)]

    def _write(self, value: Any) -> bytes:
        written = self._known[id(value)] = msgspec.json.encode(value)
        return written


def _of_field(field: str, before: bytes, after: bytes) -> Patch:
    value = msgspec.json.decode(after)
    if not before:
        return [[[field], value]]
    return [[[field, *path], *what] for path, *what in patch_between(msgspec.json.decode(before), value)]
