"""Frames: what a pair of eyes is sent of a match - everything once, and from then on what has changed."""

from __future__ import annotations

import msgspec

from untot.kernel.events import Happened, Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.server.wire import SeatFrame, Table


def first_frame(live: LiveMatch, eye: Seat | None, since: int, table: Table) -> SeatFrame:
    """Everything, for whoever has just come; the events from this number on are history."""
    seen = Seen(live, eye)
    return msgspec.structs.replace(_frame(live, eye, table, seen.events(since)), view=seen.view(), scene=seen.scene())


def news_frame(live: LiveMatch, eye: Seat | None, table: Table) -> SeatFrame:
    """What this onlooker has not been shown yet, step by step."""
    news = live.onlookers[eye].news(live.state)
    frame = _frame(live, eye, table, news.events)
    return msgspec.structs.replace(frame, patch=news.patch) if news.patch else frame


def _frame(live: LiveMatch, eye: Seat | None, table: Table, events: list[Happened]) -> SeatFrame:
    return SeatFrame(
        seat=eye,
        table=table,
        question=Seen(live, eye).question(),
        can_undo=eye is not None and live.why_not_undo(eye) is None,
        can_redo=bool(live.undone) and live.undone[-1][0] == eye,
        orders=[] if eye is None else sorted(live.orders.get(eye, ())),
        events=events,
        next=len(live.events),
    )
