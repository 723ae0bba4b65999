"""Bots think outside the event loop, in processes of their own, with a hard time bound."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from untot.bots import make_bot
from untot.games import load_game
from untot.kernel.events import Event, Seat
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.match import Match
from untot.kernel.seeing import Seen

THINK_SECONDS = 0.8


def think(level: str, game: str, position: bytes, seat: Seat, seed: int, seconds: float) -> tuple[str, bytes | None]:
    """In a worker: what the bot answers, and what it says. It is given nothing but what its seat has seen."""
    plain = msgspec.json.decode(position)
    match = Match.load(load_game(game), plain["match"])
    match.events = msgspec.convert(plain["events"], list[Event])
    bot = make_bot(level, seed, seconds)
    seen = Seen(match, seat)
    said = bot.talk(seen)
    return bot.answer(seen), None if said is None else msgspec.json.encode(said)


class BotPool:
    """A few worker processes shared by all rooms, started when the first bot is asked."""

    def __init__(self, workers: int = 2, seconds: float = THINK_SECONDS) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, level: str, live: LiveMatch, seat: Seat) -> tuple[str, Talk | None]:
        position = msgspec.json.encode({"match": Match.save(live), "events": live.events})
        job: tuple[Any, ...] = (level, live.game.name, position, seat, secrets.randbits(32), self.seconds)
        try:
            answer, said = await self._run(*job)
        except BrokenProcessPool:
            self.close()
            answer, said = await self._run(*job)
        return answer, None if said is None else msgspec.json.decode(said, type=Talk)

    async def _run(self, *job: Any) -> tuple[str, bytes | None]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, *job)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
