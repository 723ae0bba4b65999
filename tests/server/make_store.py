"""Made `store_1.sql`, once: a store of the first release with a match in the middle of a secret ballot.

Later releases must open it (test_store.py). Should the tables change, a second dump is written beside it:
python -m tests.server.make_store
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.forms import random_walk
from untot.kernel.live import LiveMatch
from untot.server.keys import hash_of
from untot.server.lobby import new_match
from untot.server.rooms import Room
from untot.server.sqlite import SqliteStore
from untot.server.storage import Key, Sent, Settings

DUMP: Final = Path(__file__).with_name("store_1.sql")
MATCH: Final = "0123456789ab"
KEYS: Final = [f"the-secret-of-seat-{seat}" for seat in range(3)]
ANSWERS: Final = 25


async def fill(store: SqliteStore) -> None:
    live = LiveMatch.begin(load_game("mall_of_horror"), 3, seed_of(1))
    keys = [Key(hash_of(secret), MATCH, "seat", seat) for seat, secret in enumerate(KEYS)]
    settings = Settings(["Anna", "Ben", "Cem"], ["person"] * 3)
    await store.create(new_match(MATCH, live, settings, keys))
    await play(Room(MATCH, live, settings, store, 0), Random(1))
    store.close()


async def play(room: Room, rng: Random) -> None:
    """Some answers, and then on to a ballot in which one is in and one is missing."""
    count = 0
    while (ask := room.live.ask) is not None:
        waiting = ask.waiting()
        if count >= ANSWERS and ask.closes == "all" and 0 < len(waiting) < len(ask.seats):
            return
        seat = rng.choice(waiting)
        await room.answer(seat, room.live.asked, random_walk(ask.form(seat), rng), sent=Sent(f"{seat} {count}", ""))
        count += 1


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(SqliteStore(Path(folder) / "untot.sqlite")))
        db = sqlite3.connect(Path(folder) / "untot.sqlite")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        DUMP.write_text("\n".join([*db.iterdump(), f"PRAGMA user_version = {version};", ""]), "utf-8")


if __name__ == "__main__":
    main()
