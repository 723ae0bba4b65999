"""Onlookers: pairs of eyes that are shown a match step by step, with what every event has changed in their view.

An event is told when its change is done: its patch is what is new in the view since the event before. What changes
after the last event comes in a patch of its own. This is the one place where that cut is made; clients stage events and
put the patches on what they have, they never work out what an event means.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from untot.kernel.events import Event, Happened, Seat, told
from untot.kernel.game import Game
from untot.kernel.moments import looks_like, moment_of, once_in
from untot.kernel.patches import Patch, patch_between
from untot.kernel.state import State

Written = dict[str, bytes]
"""A view, field by field as JSON: comparing it costs little, and only what differs is read again."""


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
        self._gallery.notice(state)
        news = News(self._news, self._change(state))
        self._news = []
        return news

    def _change(self, state: State) -> Patch:
        """What differs from what was shown last."""
        if self.has_looked:
            return []
        before, after = self._shown, self._look(state)
        self._shown, self.has_looked = after, True
        patch: Patch = [] if before.keys() == after.keys() else [[[field]] for field in before if field not in after]
        for field, written in after.items():
            shown = before.get(field)
            if written is not shown and written != shown:
                patch += once_in(state, (field, shown, written), partial(_of_field, field, shown, written))
        return patch

    def _look(self, state: State) -> Written:
        view = self._gallery.game.view(state, self._seat)
        fields = view if isinstance(view, dict) else {name: getattr(view, name) for name in view.__struct_fields__}
        return _written(fields, once_in(state, ("written",), dict))


def _written(fields: dict[str, Any], known: dict[int, tuple[bytes, Any]]) -> Written:
    """As JSON. What is the same thing for several eyes is written once; it is kept, so that nothing else has its id."""
    written: Written = {}
    for field, value in fields.items():
        found = known.get(id(value))
        if found is None:
            found = known[id(value)] = msgspec.json.encode(value), value
        written[field] = found[0]
    return written


def _of_field(field: str, before: bytes | None, after: bytes) -> Patch:
    value = msgspec.json.decode(after)
    if before is None:
        return [[[field], value]]
    return [[[field, *path], *what] for path, *what in patch_between(msgspec.json.decode(before), value)]
