"""Rooms for tests: a lobby without a server around it, guests whose lines a test holds, a store that may fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tests.server.houses import ME
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.server.bot_pool import BotPool
from untot.server.guests import Guest
from untot.server.keys import hash_of
from untot.server.limits import Limits
from untot.server.lobby import Lobby
from untot.server.rooms import Room
from untot.server.sqlite import SqliteStore
from untot.server.storage import Change, Key
from untot.server.workers import Workers


class SlowStore(SqliteStore):
    """A store that waits before it writes, or fails, as a test wants it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = asyncio.Event()
        self.gate.set()
        self.failure: Exception | None = None

    async def add(self, match_id: str, version: int, change: Change) -> None:
        await self.gate.wait()
        if self.failure is not None:
            raise self.failure
        await super().add(match_id, version, change)


@asynccontextmanager
async def lobby_in(folder: Path, **limits: int) -> AsyncIterator[tuple[Lobby, SlowStore]]:
    store = SlowStore(folder / "untot.sqlite")
    lobby = Lobby(store, BotPool(Workers(), pace=0.0), Limits(**limits))
    try:
        yield lobby, store
    finally:
        await lobby.close()


def mall(seed: int = 1) -> LiveMatch:
    return LiveMatch.begin(load_game("mall_of_horror"), 3, seed_of(seed))


class Outbox:
    """A line whose other end a test holds."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.hung_up: tuple[int, str] | None = None

    @property
    def waiting_bytes(self) -> int:
        return sum(map(len, self.frames))

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hold_back(self) -> None: ...
    def let_go(self) -> None: ...
    def hang_up(self, code: int, reason: str) -> None:
        self.hung_up = (code, reason)


def guest(room: Room, *seats: int, name: str = "x", address: str = "") -> Guest:
    keys = [Key(hash_of(f"{name}{seat}"), room.id, "seat", seat) for seat in seats]
    return Guest(Outbox(), keys, 0, address)


def watcher(room: Room) -> Guest:
    return Guest(Outbox(), [Key(hash_of("watch"), room.id, "watch")], 0)


def taken(guest: Guest) -> list[dict[str, Any]]:
    """All that waits for a guest; from now on it does not."""
    assert isinstance(guest.line, Outbox)
    frames, guest.line.frames = guest.line.frames, []
    return [msgspec.json.decode(frame) for frame in frames]


Story = Callable[[Lobby, SlowStore], Awaitable[None]]


def tell(folder: Path, story: Story, **limits: int) -> None:
    async def run() -> None:
        async with lobby_in(folder, **limits) as (lobby, store):
            await story(lobby, store)

    asyncio.run(run())


async def opened(lobby: Lobby, live: LiveMatch | None = None) -> Room:
    live = live or mall()
    return await lobby.room((await lobby.open(live, [ME] * live.state.seats)).id)
