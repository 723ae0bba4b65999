"""The messages between a client and the server, as types: everything else is refused."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from untot.kernel.errors import UntotError
from untot.kernel.events import Happened, Seat
from untot.kernel.patches import Patch
from untot.kernel.seeing import Question

MOST_KEYS: Final = 12
MOST_FRAME_BYTES: Final = 16 * 1024

FrameId = Annotated[str, Meta(min_length=1, max_length=64)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A frame of a client; `id` comes back with the reply."""

    id: FrameId


class Hello(FromClient, frozen=True, tag="hello"):
    """The first frame: the secrets of the links that this device holds, and the next event it has not seen."""

    keys: Annotated[list[str], Meta(min_length=1, max_length=MOST_KEYS)]
    since: int = 0


class Pause(FromClient, frozen=True, tag="pause"):
    """Stop or start the clock, the bots and all play."""

    is_on: bool


class OfSeat(FromClient, frozen=True):
    """A frame for one of the seats that this device holds."""

    seat: Seat


class Answer(OfSeat, frozen=True, tag="answer"):
    """An answer to the question with this number; the id makes repeating it harmless (also of undo, redo, say)."""

    asked: int
    answer: str
    settles: bool = False


class Why(OfSeat, frozen=True, tag="why"):
    """Why would this answer be refused?"""

    answer: str


class Undo(OfSeat, frozen=True, tag="undo"):
    """Take back the own last answer; beyond the barrier this proposes it to the table."""


class Redo(OfSeat, frozen=True, tag="redo"):
    """Give the answer that was taken back once more."""


class Agree(OfSeat, frozen=True, tag="agree"):
    """Yes or no to an undo that somebody has proposed."""

    yes: bool


class Say(OfSeat, frozen=True, tag="say"):
    """Words at the table."""

    text: str = ""
    phrase: str = ""
    slots: dict[str, str] = {}
    to: Seat | None = None
    to_side: bool = False


class Order(OfSeat, frozen=True, tag="order"):
    """A standing order, on or off."""

    order: Annotated[str, Meta(min_length=1, max_length=40)]
    is_on: bool


class Name(OfSeat, frozen=True, tag="name"):
    """What the person at this seat is called."""

    name: str


class Hold(OfSeat, frozen=True, tag="hold"):
    """Let a bot play this seat, or take it back: `person`, `bot:careful`. The host may do so for any seat."""

    holder: str


class Lend(OfSeat, frozen=True, tag="lend"):
    """Let a bot decide for one unit of this seat, or do so oneself again: `bot:careful`, `person`."""

    unit: Annotated[str, Meta(min_length=1, max_length=40)]
    holder: str


class Hint(OfSeat, frozen=True, tag="hint"):
    """What would a bot answer in this place?"""


class Again(FromClient, frozen=True, tag="again"):
    """The same people play once more: by seat the way to its place in the next match, `id#key`; each sees its own."""

    ways: Annotated[dict[str, str], Meta(max_length=MOST_KEYS)]


class History(FromClient, frozen=True, tag="history"):
    """The last events before a number, through the eyes of a seat of this device (None: a spectator's)."""

    seat: Seat | None
    before: int
    since: Annotated[int, Meta(ge=0)] = 0


ClientFrame = (
    Hello | Pause | Answer | Why | Undo | Redo | Agree | Say | Order | Name | Hold | Lend | Hint | Again | History
)


class Page(Struct, frozen=True):
    """A part of the history: all events from the number `since` on, up to where it was asked for."""

    events: list[Happened]
    since: int


class Reason(Struct, frozen=True):
    """Why a bot would do so: the text `reason-<text>` of the game, and what fills its slots."""

    text: str
    args: dict[str, Any]


class Advice(Struct, frozen=True):
    """What a bot would answer, and why, if it can say so."""

    answer: str
    reason: Reason | None


class Reply(Struct, frozen=True, omit_defaults=True):
    """The answer to one frame (an empty id: to the connection itself): done, or why not."""

    reply: str
    ok: bool
    reason: str = ""
    clause: str = ""
    args: dict[str, Any] = {}
    hint: Advice | None = None
    page: Page | None = None


class SeatInfo(Struct, frozen=True):
    """Who sits where. `present` is whoever has the table open now, and every bot."""

    seat: Seat
    name: str
    holder: str
    present: bool
    devices: int
    """How many devices have sat down here."""
    is_link: bool
    """Whether the link of this seat still opens it, and so whoever made the link can."""
    is_lent: bool
    """Whether a bot plays here for somebody: the seat was a person's, or is kept for one."""


class Proposal(Struct, frozen=True):
    """An undo beyond the barrier, to the moment after so many answers; everybody must agree."""

    answers: int
    agreed: list[Seat]
    since: int | None = None
    """The first event that would be taken back, if that is remembered: so people are told what they agree to."""


class Table(Struct, frozen=True):
    """What everybody at the table may know besides the game itself."""

    id: str
    version: int
    """Counts all changes of the match; never goes back."""
    game: str
    language: str
    seats: list[SeatInfo]
    sides: list[list[Seat]]
    """Which seats play together."""
    lent: dict[str, str]
    """The units for which a bot decides, and which one: `bot:careful`."""
    is_over: bool
    is_paused: bool
    is_ended: bool
    thinking: list[Seat]
    trouble: str
    """Why the world does not answer, as the reason of a refusal: the match waits until it can. Else empty."""
    seconds_left: float | None
    """Until the clock lets a bot answer for whoever is late."""
    proposal: Proposal | None
    hash: str
    seed_hash: str
    seed: str | None
    stopped_at: int | None
    """The answer from which on the record no longer replays by this release's rules, if there is one."""


class Reach(Struct, frozen=True):
    """How far back an undo would go: so many answers of the whole table, to before this one of one's own."""

    answers: int
    answer: str
    since: int | None = None
    """The first event that would be taken back with it, if that is remembered."""


class SeatFrame(Struct, frozen=True):
    """All news for one seat (None: a spectator): what happened since the last frame, and what is asked now.

    The first frame of a connection has the whole view; the events in it are told, not shown. In every later one events
    have patches (kernel/patches.py) that turn the view before them into the view after, and `patch` does the rest.
    A long history comes in pages: the first frame has the last one, the others are asked for with `history`.
    """

    seat: Seat | None
    table: Table
    question: Question | None
    can_undo: bool
    """At once, and nothing but the own last answer."""
    can_redo: bool
    orders: list[str]
    events: list[Happened]
    next: int
    reach: Reach | None = None
    """What an undo would take back now, if there is anything; beyond the barrier everybody must agree."""
    way: str | None = None
    """Of a match that is over: to the own place in the next one of the same people, `id#key`."""
    view: Any = UNSET
    scene: dict[str, Any] | UnsetType = UNSET
    """What is needed to draw the match and never changes: only in the first frame of a connection."""
    patch: Patch | UnsetType = UNSET
    tracks: dict[str, bytes] | UnsetType = UNSET
    """By their hash, in base 64: how what was simulated in these events went, so that nobody has to fetch it first."""
    since: int | UnsetType = UNSET
    """Only in the first frame: the number from which on its events are whole; older ones come by `history`."""


_encoder: Final = msgspec.json.Encoder()
encoded: Final = _encoder.encode


def refusal(error: UntotError, frame_id: str = "") -> Reply:
    """An error as people's devices get it."""
    return Reply(frame_id, False, error.reason, error.clause or "", error.args_)
