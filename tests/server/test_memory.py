"""What is in memory and in the store, what makes room for what, and what is deleted when."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.houses import ME
from tests.server.lobbies import SlowStore, guest, mall, opened, tell, watcher
from untot.kernel.errors import Refused
from untot.kernel.live import Talk
from untot.server.limits import DAY
from untot.server.lobby import Lobby
from untot.server.rooms import Room


def test_empty_rooms_leave_the_memory_first_and_full_ones_never(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        first, second = await opened(lobby), await opened(lobby)
        await second.enter(guest(second, 0), 10)
        third = await opened(lobby)
        assert first.is_closed and set(lobby.rooms) == {second.id, third.id}
        await third.enter(guest(third, 0), 10)
        with pytest.raises(Refused, match="server-full"):
            await lobby.room(first.id)
        with pytest.raises(Refused, match="room-closed"):
            await first.enter(guest(first, 0), 10)

    tell(tmp_path, story, rooms=2)


def test_rooms_in_which_people_only_watch_make_room_for_players(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        watched, played = await opened(lobby), await opened(lobby)
        spectator = watcher(watched)
        await watched.enter(spectator, 10)
        await played.enter(guest(played, 0), 10)
        await lobby.room((await lobby.open(mall(), [ME] * 3)).id)
        assert watched.is_closed and not played.is_closed
        assert spectator.farewell is not None and spectator.farewell.reason == "room-closed"

    tell(tmp_path, story, rooms=2)


def test_loading_one_match_does_not_keep_others_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an update a match may have to be played again, which takes its time."""

    async def story(lobby: Lobby, store: SlowStore) -> None:
        slow, quick = await lobby.open(mall(), [ME] * 3), await lobby.open(mall(), [ME] * 3)
        is_read, gate, load = asyncio.Event(), asyncio.Event(), lobby._loaded

        async def loaded(match_id: str) -> Room:
            room = await load(match_id)
            if match_id == slow.id:
                is_read.set()
                await gate.wait()
            return room

        monkeypatch.setattr(lobby, "_loaded", loaded)
        waiting = [asyncio.create_task(lobby.room(slow.id)) for _ in range(3)]
        await asyncio.wait_for(is_read.wait(), 5)
        await asyncio.wait_for(lobby.room(quick.id), 5)
        deleting = asyncio.create_task(lobby.delete(slow.id))
        gate.set()
        rooms = await asyncio.gather(*waiting)
        assert len(set(map(id, rooms))) == 1, "it is loaded once for all who ask"
        await deleting
        assert rooms[0].is_closed and slow.id not in lobby.rooms

    tell(tmp_path, story)


def test_a_room_that_is_being_written_stays_in_memory(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        other = await lobby.open(mall(), [ME] * 3)
        store.gate.clear()
        ending = asyncio.create_task(room.end())
        await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="server-full"):
            await lobby.room(other.id)
        store.gate.set()
        await ending
        await lobby.room(other.id)

    tell(tmp_path, story, rooms=1)


def test_a_full_server_takes_no_more_matches(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        await lobby.open(mall(), [ME] * 3)
        with pytest.raises(Refused, match="server-full"):
            await lobby.open(mall(), [ME] * 3)

    tell(tmp_path, story, matches=1)


async def age(store: SlowStore, match_id: str, days: float) -> None:
    """This match was last touched so long ago."""
    when = time.time() - days * DAY
    await store._written(lambda db: db.execute("UPDATE matches SET changed = ? WHERE id = ?", (when, match_id)))


async def tidied(lobby: Lobby) -> None:
    """One round of tidying up."""
    with suppress(TimeoutError):
        await asyncio.wait_for(lobby.tidy_up(), 0.2)


def test_matches_that_nobody_has_touched_for_long_are_deleted(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        old, not_quite, new = [await lobby.open(mall(), [ME] * 3) for _ in range(3)]
        await age(store, old.id, 30.01)
        await age(store, not_quite.id, 29.99)
        await tidied(lobby)
        assert [await lobby.keys.find(one.host) is None for one in (old, not_quite, new)] == [True, False, False]

    tell(tmp_path, story, keep_days=30, unplayed_days=0)


def test_matches_that_nobody_has_played_go_sooner_than_others(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        empty, talked, played, _ = [await lobby.open(mall(), [ME] * 3) for _ in range(4)]
        await (await lobby.room(talked.id)).say(0, Talk('where are you? "answer": me'))
        await (await lobby.room(played.id)).answer(0, 1, "colour:red")
        for match in (empty, talked, played):
            await age(store, match.id, 30.01)
        await tidied(lobby)
        assert [await lobby.keys.find(one.host) is None for one in (empty, talked, played)] == [True, True, False]

    tell(tmp_path, story)


@pytest.mark.parametrize("limits", [{"keep_days": 30}, {}])
def test_a_clock_that_is_far_ahead_deletes_nothing(
    tmp_path: Path, limits: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        await lobby.open(mall(), [ME] * 3)
        now = time.time()
        monkeypatch.setattr("untot.server.lobby.time.time", lambda: now + 400 * DAY)
        await tidied(lobby)
        assert await store.count() == 1

    tell(tmp_path, story, **limits)


def test_a_store_that_has_grown_too_large_takes_no_more_matches(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        for seat in (0, 1, 2):
            for _ in range(100):
                await room.say(seat, Talk("🧟" * 500))
        assert await store.size() > 2**20
        with pytest.raises(Refused, match="server-full"):
            await lobby.open(mall(), [ME] * 3)
        await room.answer(0, 1, "colour:red")

    tell(tmp_path, story, megabytes=1)
