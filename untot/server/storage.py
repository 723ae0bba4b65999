"""The store: one small interface. An answer is stored before anyone is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Literal, NamedTuple, Protocol

from msgspec import Struct

KeyKind = Literal["host", "seat", "watch", "invite"]
"""An invitation opens the next seat that waits for somebody, and lets one watch."""


class Key(Struct, frozen=True):
    """What a secret link opens. Only the hash of its secret is ever stored."""

    hash: str
    match_id: str
    kind: KeyKind
    seat: int | None = None
    is_link: bool = False
    """Of a seat: whoever made the link knows it as well, until its person takes a key of his own."""
    was_opened: bool = False
    """Of such a link: somebody has sat down with it."""


class Settings(Struct):
    """What the table knows besides the rules: names, who holds which seat, language, clock, pause."""

    names: list[str]
    holders: list[str]
    """By seat: `person`, `open` (nobody has taken the link yet) or `bot:<level>`."""
    language: str = "en"
    """What a device begins with that opens a link of this match; people choose their own."""
    clock_seconds: int = 0
    is_paused: bool = False
    is_ended: bool = False
    lent: dict[str, str] = {}
    """By unit: the bot that decides for it, `bot:<level>`."""


class Sent(NamedTuple):
    """A frame of a seat: the id that the device gave it, and a digest of what it says. One id means one thing."""

    id: str
    digest: str


class Change(Struct):
    """What one answer, undo or word adds to a match, and what it leaves; stored in one transaction."""

    lines: list[str]
    events: list[str]
    first_line: int
    """How many lines and events there were before."""
    first_event: int
    settings: Settings
    running: dict[str, Any]
    """The snapshot of the running step and the answers since: the match goes on from here after any update."""
    waiting: list[int]
    """The seats that are asked now; none once the match is over."""
    sent: Sent | None = None
    """Which frame this came from, so that it is never carried out twice."""
    tracks: dict[str, bytes] = {}
    """What was simulated, to be drawn, by its hash."""


class NewMatch(Struct):
    """A match that has just begun."""

    id: str
    game: str
    seed: bytes
    head: str
    begun: Change
    keys: list[Key]


class StoredMatch(Struct):
    """A match as it comes back from the store. `version` counts its changes; what is damaged is None."""

    id: str
    game: str
    seed: bytes
    head: str
    version: int
    settings: Settings | None
    running: dict[str, Any] | None
    lines: list[str]
    events: list[str]
    sent: dict[str, str]
    """The ids of all frames that were carried out, and what they said."""
    links: list[int]
    """The seats whose keys are still those of their links."""


class RawMatch(Struct):
    """A match as it lies in the store, word for word: to be checked, repaired, or carried to another store."""

    id: str
    game: str
    seed: bytes
    head: str
    version: int
    created: float
    changed: float
    settings: str
    running: str
    waiting: str
    lines: list[str]
    events: list[str]
    sent: list[Sent]
    keys: list[Key]
    tracks: dict[str, bytes]


class Glance(Struct, frozen=True):
    """One line in a list of own matches: what a key opens, and how that match stands."""

    id: str
    game: str
    kind: KeyKind
    seat: int | None
    created: float
    changed: float
    settings: Settings
    waiting: list[int]


class OutOfDate(Exception):
    """The match was changed by somebody else, or deleted: who wanted to change it has to load it again."""


class StoreFailed(Exception):
    """The database cannot do its work: a full disk, a damaged file, a server that is gone."""


class Store(Protocol):
    """What a server needs of its memory. Calls that change something return when it is safe on disk."""

    async def create(self, match: NewMatch) -> None: ...
    def add(self, match_id: str, version: int, change: Change) -> Awaitable[None]:
        """The next change of a match of this version, or `OutOfDate`: there is one writer.

        It is stored whether somebody waits for it or not.
        """

    async def load(self, match_id: str) -> StoredMatch | None: ...
    async def delete(self, match_id: str) -> None: ...
    async def delete_older_than(self, moment: float) -> int: ...
    async def delete_unplayed(self, moment: float) -> int:
        """Of those older than this, the matches in which nobody has ever answered."""

    async def newest(self) -> float:
        """When a match was last changed; 0 if there is none."""

    async def find_key(self, key_hash: str) -> Key | None: ...
    async def replace_seat_key(self, new: Key) -> list[str]:
        """The new key of a seat stands for all earlier ones, whose hashes are returned."""

    async def note_opened(self, key_hash: str) -> None:
        """Somebody has sat down with this link."""

    async def claim_seat(self, link_hash: str, own: Key) -> Key | None:
        """The person's own key takes the place of the link, which is returned; None if it is no link any more."""

    async def glance(self, key_hashes: list[str]) -> list[Glance | None]: ...
    async def track(self, name: str) -> bytes | None:
        """What was simulated, by its hash."""

    async def count(self) -> int: ...
    async def size(self) -> int:
        """In bytes."""

    async def beat(self) -> None:
        """Something is written and read; raises what stands in the way of it."""

    async def problems(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    async def ids(self) -> list[str]:
        """Of all matches, the oldest first."""

    async def dump(self, match_id: str) -> RawMatch | None: ...
    async def restore(self, raw: RawMatch) -> None:
        """Put a match down as it was, in place of whatever has its id."""

    def close(self) -> None: ...


async def even_if_gone(storing: Awaitable[None]) -> bool:
    """Wait until it is stored. Whether whoever waits was told to stop; but what is stored has to be told first."""
    stored, is_gone = asyncio.ensure_future(storing), False
    while not stored.done():
        try:
            await asyncio.shield(stored)
        except asyncio.CancelledError:
            is_gone = True
    stored.result()
    return is_gone
