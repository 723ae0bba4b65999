"""The store: one small interface. An answer is stored before anyone is told of it."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from msgspec import Struct

KeyKind = Literal["host", "seat", "watch"]


class Key(Struct, frozen=True):
    """What a secret link opens. Only the hash of its secret is ever stored."""

    hash: str
    match_id: str
    kind: KeyKind
    seat: int | None = None


class Settings(Struct):
    """What the table knows besides the rules: who holds which seat, names, language, clock, pause."""

    names: list[str]
    holders: list[str]
    """By seat: `person`, `open` (nobody has taken the link yet) or `bot:<level>`."""
    clock_seconds: int = 0
    is_paused: bool = False
    is_ended: bool = False


class StoredMatch(Struct):
    """A match as it lies in the store."""

    id: str
    game: str
    seed: bytes
    created: float
    head: str
    settings: Settings
    running: dict[str, Any]
    """The snapshot of the running step and the answers since: the match goes on from here after any update."""
    lines: list[str]
    events: list[str]
    answer_ids: list[str]


class Change(Struct):
    """What one answer, undo or word adds; stored in one transaction."""

    lines: list[str]
    events: list[str]
    running: dict[str, Any]
    settings: Settings
    answer_id: str | None = None


class Store(Protocol):
    """What a server needs of its memory. All calls return when the data is safe on disk."""

    async def create(self, match: StoredMatch, keys: list[Key]) -> None: ...
    async def add(self, match_id: str, change: Change, first_line: int, first_event: int) -> None: ...
    async def load(self, match_id: str) -> StoredMatch | None: ...
    async def find_key(self, key_hash: str) -> Key | None: ...
    async def replace_key(self, old: Key | None, new: Key) -> None: ...
    async def seat_key(self, match_id: str, seat: int) -> Key | None: ...
    async def delete(self, match_id: str) -> None: ...
    async def count(self) -> int: ...
    def close(self) -> None: ...
