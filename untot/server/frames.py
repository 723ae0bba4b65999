"""Frames: what a pair of eyes is sent of a match - everything once, and from then on what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeVar, cast

from msgspec import UNSET, Raw, UnsetType

from untot.kernel.events import Happened, Seat, told
from untot.kernel.live import LiveMatch
from untot.kernel.patches import Patch
from untot.kernel.seeing import Question, Seen
from untot.server.taking_back import own_last, why_not_freely
from untot.server.wire import Page, Proposal, Reach, SeatFrame, Table, encoded

T = TypeVar("T")

MOST_EVENTS_OF_A_PAGE: Final = 500
MOST_BYTES_OF_A_PAGE: Final = 128 * 1024


class Common(NamedTuple):
    """What all are told alike, written already, and which units bots decide for."""

    table: Table
    lent: Mapping[str, str]

    @classmethod
    def of(cls, table: Table) -> Common:
        return cls(_written(table), table.lent)


def first_frame(live: LiveMatch, eye: Seat | None, since: int, common: Common, way: str | None = None) -> SeatFrame:
    """Everything, for whoever has just come; the events from this number on are history, of which he gets a page."""
    seen, page = Seen(live, eye), page_of(live, eye, since, len(live.events))
    more = {"way": way, "view": seen.view(), "scene": seen.scene(), "since": page.since}
    return _frame(live, eye, common, seen.question(), page.events, **more)


class News(NamedTuple):
    """What a pair of eyes has not been shown yet, and what it is asked now: most of a frame, written already."""

    question: Question | None
    events: list[Happened]
    patch: Patch | UnsetType
    tracks: dict[str, bytes] | UnsetType


def news_of(live: LiveMatch, eye: Seat | None) -> News:
    """Afterwards nothing is new."""
    news, question = live.gallery.onlookers[eye].news(live.state), Seen(live, eye).question()
    tracks = {name: live.tracks[name] for name in tracks_of(news.events) if name in live.tracks}
    patch = _written(news.patch) if news.patch else UNSET
    return News(_written(question), _written(news.events), patch, tracks or UNSET)


def tracks_of(events: list[Happened]) -> list[str]:
    """The names of tracks that these events speak of."""
    return [event["args"]["track"] for event in events if event["event"] == "simulated"]


def _written(part: T) -> T:
    """The same as JSON: wherever it is put, it is not written again."""
    return cast(T, Raw(encoded(part)))


def news_frame(live: LiveMatch, eye: Seat | None, common: Common, news: News, way: str | None = None) -> SeatFrame:
    """What this onlooker has not been shown yet, step by step."""
    return _frame(live, eye, common, news.question, news.events, way=way, patch=news.patch, tracks=news.tracks)


def page_of(live: LiveMatch, eye: Seat | None, since: int, before: int) -> Page:
    """Of the events from one number to before another: the last ones that fit on a page."""
    events: list[Happened] = []
    size, first = 0, min(before, len(live.events))
    while first > since and len(events) < MOST_EVENTS_OF_A_PAGE:
        event = live.events[first - 1]
        if event.is_seen_by(eye):
            message = told(first - 1, event, eye)
            size += len(encoded(message))
            if events and size > MOST_BYTES_OF_A_PAGE:
                break
            events.append(message)
        first -= 1
    return Page(events[::-1], first)


def _frame(
    live: LiveMatch, eye: Seat | None, common: Common, question: Question | None, events: list[Happened], **more: Any
) -> SeatFrame:
    back = None if eye is None else own_last(live, eye, common.lent)
    can_undo = eye is not None and why_not_freely(live, eye, back) is None
    return SeatFrame(
        seat=eye,
        table=common.table,
        question=question,
        can_undo=can_undo,
        can_redo=bool(live.undone) and live.undone[-1][0] == eye,
        orders=[] if eye is None else sorted(live.orders.get(eye, ())),
        events=events,
        next=len(live.events),
        reach=_reach(live, back, can_undo),
        **more,
    )


def _reach(live: LiveMatch, back: int | None, can_undo: bool) -> Reach | None:
    """To before the last own answer, over whatever others have answered since."""
    if live.track is None or live.is_over or back is None:
        return None
    if not can_undo and live.why_not_undo_agreed(back) is not None:
        return None
    return Reach(len(live.track.answers) - back, live.track.answers[back][1], live.told_before.get(back))


def told_proposal(live: LiveMatch, proposal: tuple[int, set[Seat]] | None) -> Proposal | None:
    """Who agrees so far, and from which event on things would be taken back."""
    if proposal is None:
        return None
    answers, agreed = proposal
    return Proposal(answers, sorted(agreed), live.told_before.get(answers))
