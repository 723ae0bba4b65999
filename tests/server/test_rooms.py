"""A room by itself: one writer, stored before told, and what happens when storing fails."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.kernel.toy import live_toy, toy_of
from tests.server.houses import ME
from tests.server.lobbies import Outbox, SlowStore, guest, mall, opened, taken, tell, watcher
from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch, Talk
from untot.server import audience, resuming
from untot.server.audience import MOST_DEVICES_OF_A_SEAT
from untot.server.frames import News, news_of
from untot.server.guests import MOST_WAITING_BYTES, Guest
from untot.server.lobby import Lobby
from untot.server.storage import OutOfDate

# -- stored before told -----------------------------------------------------------------------------------------


def test_nobody_is_told_of_an_answer_before_it_is_stored(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        here = guest(room, 0, 1, 2)
        await room.enter(here, 10)
        taken(here)
        store.gate.clear()
        answering = asyncio.create_task(room.answer(0, 1, "colour:red"))
        await asyncio.sleep(0.01)
        late = watcher(room)
        others = [
            asyncio.create_task(work)
            for work in (room.enter(late, 10), room.why_not(1, "colour:red"), room.look(room.table), room.tell())
        ]
        await asyncio.sleep(0.05)
        assert not answering.done() and not any(task.done() for task in others)
        assert taken(here) == [] and taken(late) == []
        store.gate.set()
        await asyncio.gather(answering, *others)
        assert taken(here)[0]["table"]["version"] == 1
        assert taken(late)[0]["view"]["players"][0]["colour"] == "red"

    tell(tmp_path, story)


def test_a_change_is_finished_though_whoever_wanted_it_has_gone(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        store.gate.clear()
        answering = asyncio.create_task(room.answer(0, 1, "colour:red"))
        await asyncio.sleep(0.01)
        answering.cancel()
        store.gate.set()
        assert (await room.look(room.table)).version == 1
        stored = await store.load(room.id)
        assert stored is not None and stored.version == 1 and not room.is_closed

    tell(tmp_path, story)


# -- when storing fails -----------------------------------------------------------------------------------------


def test_when_storing_fails_the_room_closes_and_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        here = guest(room, 0, 1, 2)
        await room.enter(here, 10)
        await room.answer(0, 1, "colour:red")
        taken(here)
        store.failure = OSError("the disk is full")
        waiting = [asyncio.create_task(room.answer(1, 2, "colour:blue")), asyncio.create_task(room.say(0, Talk("hm")))]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [OSError, Refused]
        (told,) = taken(here)
        assert (told["ok"], told["reason"]) == (False, "not-stored") and room.audience.guests == []
        store.failure = None
        again = await lobby.room(room.id)
        assert again is not room
        assert [line["answer"] for line in again.live.record.lines if "answer" in line] == ["colour:red"]
        await again.answer(1, 2, "colour:blue")

    tell(tmp_path, story)


def test_a_bug_in_a_rule_closes_the_room_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)

        def buggy(*_: object, **__: object) -> None:
            room.live.state.options = {**room.live.state.options, "broken": True}
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(LiveMatch, "answer", buggy)
            with pytest.raises(ZeroDivisionError):
                await room.answer(0, 1, "colour:red")
        again = await lobby.room(room.id)
        assert "broken" not in again.live.state.options
        await again.answer(0, 1, "colour:red")

    tell(tmp_path, story)


def test_there_is_one_writer_even_if_somebody_holds_an_old_room(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        old = await opened(lobby)
        lobby.rooms.clear()
        new = await lobby.room(old.id)
        await new.answer(0, 1, "colour:red")
        with pytest.raises(OutOfDate):
            await old.rename(0, "Anna")
        with pytest.raises(Refused, match="room-closed"):
            await old.answer(0, 1, "colour:blue")
        assert (await lobby.room(old.id)).settings.names == ["", "", ""]

    tell(tmp_path, story)


# -- guests -----------------------------------------------------------------------------------------------------


def test_what_is_new_is_written_once_for_each_pair_of_eyes_and_for_nobody_who_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Seat | None] = []

    def counted(live: LiveMatch, eye: Seat | None) -> News:
        made.append(eye)
        return news_of(live, eye)

    monkeypatch.setattr(audience, "news_of", counted)

    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        devices = [guest(room, 0), guest(room, 0), watcher(room), watcher(room), watcher(room)]
        for device in devices:
            await room.enter(device, 10)
        made.clear()
        for device in devices:
            taken(device)
        await room.answer(0, 1, "colour:red")
        assert sorted(made, key=str) == [0, None]
        assert [len(taken(device)) for device in devices] == [1] * len(devices)

    tell(tmp_path, story)


def test_a_guest_who_takes_no_frames_is_dropped(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        slow, quick = guest(room, 0), guest(room, 1)
        await room.enter(slow, 10)
        await room.enter(quick, 10)
        while slow.line.waiting_bytes <= MOST_WAITING_BYTES:
            await room.rename(1, "another name")
            taken(quick)
        assert room.audience.guests == [slow, quick], "up to here he is waited for"
        await room.rename(1, "another name")
        assert taken(slow)[-1]["reason"] == "too-slow" and room.audience.guests == [quick]
        assert isinstance(slow.line, Outbox) and slow.line.hung_up == (4409, "too-slow")

    tell(tmp_path, story)


def test_a_person_may_use_a_few_devices_and_the_newest_count(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        devices = [guest(room, 0) for _ in range(MOST_DEVICES_OF_A_SEAT + 1)]
        for device in devices:
            await room.enter(device, 10)
        assert room.audience.guests == devices[1:] and devices[0].farewell is not None
        assert devices[0].farewell.reason == "too-many-devices"

    tell(tmp_path, story)


def test_spectators_never_keep_a_player_out(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        await room.enter(watcher(room), 1)
        with pytest.raises(Refused, match="room-full"):
            await room.enter(watcher(room), 1)
        await room.enter(guest(room, 0), 1)

    tell(tmp_path, story)


def test_who_was_on_his_way_in_with_a_key_that_was_just_renewed_is_turned_back(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        links = await lobby.open(mall(), [ME] * 3)
        key = await lobby.keys.find(links.seats[1])
        assert key is not None
        room, thief = await lobby.room(links.id), Guest(Outbox(), [key], 0)
        await lobby.keys.renew(links.id, 1)
        with pytest.raises(Refused, match="key-unknown"):
            await room.enter(thief, 10)

    tell(tmp_path, story)


# -- taking back by consent, where a game allows it -------------------------------------------------------------


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game can be loaded like any other."""
    monkeypatch.setattr(resuming, "load_game", lambda name: toy_of(*STEPS))


STEPS = (("wave", 0), ("swear", 1), ("wave", 0), ("swear", 1), ("finish",))


@pytest.mark.usefixtures("toys")
def test_beyond_the_barrier_all_people_must_agree(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby, live_toy(*STEPS))
        await room.answer(0, room.live.asked, "left")
        await room.answer(1, room.live.asked, "yes")
        await room.undo(0)
        table = await room.look(room.table)
        assert table.proposal is not None and (table.proposal.answers, table.proposal.agreed) == (0, [0])
        assert table.proposal.since is not None, "whoever is asked is told what would be taken back"
        assert room.live.events[table.proposal.since].name == "noted"
        await room.agree(1, yes=False)
        assert (await room.look(room.table)).proposal is None
        await room.undo(0)
        await room.agree(1, yes=True)
        assert room.live.track is not None and room.live.track.answers == []
        undo = room.live.record.lines[-1]
        assert (undo["undo"], undo["agreed"], undo["seat"]) == (0, True, None)

    tell(tmp_path, story)


@pytest.mark.usefixtures("toys")
def test_a_bot_does_not_mind_and_an_answer_takes_a_proposal_off_the_table(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby, live_toy(*STEPS))
        await room.answer(0, room.live.asked, "left")
        await room.answer(1, room.live.asked, "yes")
        await room.undo(0)
        await room.answer(0, room.live.asked, "right")
        assert room.proposal is None
        await room.hold(1, "bot:random")
        await room.undo(0)
        assert room.live.track is not None and [answer for _, answer, _ in room.live.track.answers] == ["left", "yes"]
        await room.hold(1, "person")
        await room.answer(0, room.live.asked, "right")
        await room.answer(1, room.live.asked, "no")
        assert room.live.is_over
        with pytest.raises(Refused, match="undo-barrier"):
            await room.undo(1)

    tell(tmp_path, story)
