"""However much one seat says, takes back or hands over: the match keeps its room for everything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.lobbies import SlowStore, opened, tell
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import Refused
from untot.kernel.live import LiveMatch, Talk
from untot.server import budgets
from untot.server.lobby import Lobby


def test_however_much_one_has_said_there_is_room_for_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        monkeypatch.setattr(budgets, "MOST_WORDS", 3)
        for _ in range(3):
            await room.say(0, Talk("again"))
        with pytest.raises(Refused, match="record-full"):
            await room.say(0, Talk("and again"))
        await room.say(1, Talk("others may"))
        await room.answer(0, 1, "colour:red")
        await room.undo(0)
        await room.redo(0)
        await room.hold(0, "bot:random", by_host=True)

    tell(tmp_path, story)


def test_long_words_count_by_their_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        monkeypatch.setattr(budgets, "MOST_TALK_BYTES", 4_000)
        for _ in range(2):
            await room.say(0, Talk("🧟" * 500))
        again = await lobby.room(room.id)
        with pytest.raises(Refused, match="record-full"):
            await again.say(0, Talk("x"))
        lobby.rooms.clear()
        with pytest.raises(Refused, match="record-full"):
            await (await lobby.room(room.id)).say(0, Talk("x"))

    tell(tmp_path, story)


def test_one_seat_does_not_use_up_what_others_may_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        named = LiveMatch.begin(load_game("mall_of_horror"), 3, seed_of(1), {"first_chief": "named"})
        room = await opened(lobby, named)
        monkeypatch.setattr(budgets, "MOST_UNDOS", 2)
        for _ in range(2):
            await room.answer(0, room.live.asked, "colour:red")
            await room.undo(0)
        await room.answer(0, room.live.asked, "colour:red")
        with pytest.raises(Refused, match="record-full"):
            await room.undo(0)
        await room.answer(1, room.live.asked, "colour:blue")
        await room.undo(1)

    tell(tmp_path, story)


def test_the_host_can_give_a_seat_to_a_bot_however_often_its_person_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        room = await opened(lobby)
        monkeypatch.setattr(budgets, "MOST_HOLDERS", 3)
        await room.hold(0, "bot:random")
        await room.hold(0, "person")
        with pytest.raises(Refused, match="record-full"):
            await room.hold(0, "bot:random")
        await room.hold(0, "bot:random", by_host=True)
        await room.hold(1, "bot:random")

    tell(tmp_path, story)
