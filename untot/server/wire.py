"""The messages between a client and the server, as types: everything else is refused."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

MOST_KEYS = 12
MOST_FRAME_BYTES = 16 * 1024


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A frame of a client; `id` comes back with the reply."""

    id: str


class Hello(FromClient, frozen=True, tag="hello"):
    """The first frame: the secrets of the links that this device holds, and the last event it has seen."""

    keys: list[str]
    since: int = 0


class Answer(FromClient, frozen=True, tag="answer"):
    """An answer of a seat to the question with this number; the id makes repeating it harmless."""

    seat: int
    asked: int
    answer: str
    settles: bool = False


class Why(FromClient, frozen=True, tag="why"):
    """Why would this answer be refused?"""

    seat: int
    answer: str


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back the own last answer; beyond the barrier this proposes it to the table."""

    seat: int


class Redo(FromClient, frozen=True, tag="redo"):
    """Give the answer that was taken back once more."""

    seat: int


class Agree(FromClient, frozen=True, tag="agree"):
    """Yes or no to an undo that somebody has proposed."""

    seat: int
    yes: bool


class Say(FromClient, frozen=True, tag="say"):
    """Words at the table."""

    seat: int
    text: str = ""
    phrase: str = ""
    slots: dict[str, str] = {}
    to: int | None = None


class Order(FromClient, frozen=True, tag="order"):
    """A standing order, on or off."""

    seat: int
    order: str
    is_on: bool


class Name(FromClient, frozen=True, tag="name"):
    """What the person at this seat is called."""

    seat: int
    name: str


class Hold(FromClient, frozen=True, tag="hold"):
    """Let a bot play this seat, or take it back: `person`, `bot:careful`."""

    seat: int
    holder: str


class Pause(FromClient, frozen=True, tag="pause"):
    """Stop or start the clock and the bots."""

    is_on: bool


ClientFrame = Hello | Answer | Why | Undo | Redo | Agree | Say | Order | Name | Hold | Pause


class Reply(Struct, frozen=True, omit_defaults=True):
    """The answer to one frame: done, or why not."""

    reply: str
    ok: bool
    reason: str = ""
    clause: str = ""
    args: dict[str, Any] = {}


class Table(Struct, frozen=True):
    """What everybody at the table may know besides the game itself."""

    id: str
    game: str
    seats: list[dict[str, Any]]
    is_over: bool
    is_paused: bool
    is_ended: bool
    thinking: list[int]
    hash: str
    seed_hash: str
    seed: str | None
    deadline: float | None
    proposal: dict[str, Any] | None
    stopped_at: int | None
    """The answer from which on the record no longer replays by this release's rules, if there is one."""


class SeatFrame(Struct, frozen=True):
    """All news for one seat (None: a spectator): the view, the question, and what happened since the last frame."""

    seat: int | None
    table: Table
    view: dict[str, Any]
    question: dict[str, Any] | None
    can_undo: bool
    can_redo: bool
    orders: list[str]
    events: list[dict[str, Any]]
    next: int
