"""Bots think outside the event loop, in processes of their own, with a hard time bound."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Final

import msgspec

from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.match import Match
from untot.server.jobs import Advise, GetReady, Happen, Think, Thought
from untot.server.wire import Advice
from untot.server.workers import JobFailed, Workers
from untot.worlds import Simulated, has_physics

THINK_SECONDS: Final = 0.5
PACE_SECONDS: Final = 0.7
"""How long a bot takes at least: more than it may think, so that its speed tells nothing (MH-17.7)."""
WORLD_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 10.0
"""After so long a bot that still thinks is stopped by force."""


class BotPool:
    """The bots of all rooms."""

    def __init__(self, workers: Workers, think_seconds: float = THINK_SECONDS, pace: float = PACE_SECONDS) -> None:
        self.workers = workers
        self.think_seconds = think_seconds
        self.pace = pace
        self._readying: set[asyncio.Task[None]] = set()

    def get_ready(self, game: str, caller: str) -> None:
        """A table of this game has been opened: wherever its physics may be asked it is loaded by then. Games without
        any are not kept waiting."""
        if has_physics(game):
            doing = asyncio.create_task(self._get_ready(GetReady(game), caller))
            self._readying.add(doing)
            doing.add_done_callback(self._readying.discard)

    async def _get_ready(self, job: GetReady, caller: str) -> None:
        """As many at a time as there are processes: so each of them gets one."""
        runs = (self.workers.run(job, WORLD_SECONDS, caller) for _ in range(self.workers.most))
        await asyncio.gather(*runs, return_exceptions=True)

    async def decide(self, level: str, live: LiveMatch, seat: Seat, caller: str) -> tuple[str, Talk | None]:
        """What this bot answers and says. In its process it is given nothing but what its seat has seen."""
        thought = await self._think(level, live, seat, caller, is_reply=False)
        return thought.answer, thought.talk

    async def reply(self, level: str, live: LiveMatch, seat: Seat, caller: str) -> Talk | None:
        """What this bot says to whoever has just spoken, if it was meant."""
        return (await self._think(level, live, seat, caller, is_reply=True)).talk

    async def _think(self, level: str, live: LiveMatch, seat: Seat, caller: str, *, is_reply: bool) -> Thought:
        job = Think(
            level=level,
            game=live.game.name,
            seat=seat,
            seed=secrets.randbits(32),
            seconds=self.think_seconds,
            match=Match.save(live, is_written=True),
            events=live.events,
            is_reply=is_reply,
        )
        answer = await self.workers.run(job, self.think_seconds + GRACE_SECONDS, caller)
        return msgspec.json.decode(answer, type=Thought)

    async def simulate(self, live: LiveMatch, caller: str) -> Simulated:
        """What the world answers; if it fails twice, what the rules know for this case, or something lawful: nobody
        shall wait."""
        job = Happen(live.game.name, secrets.randbits(32), Match.save(live, is_written=True))
        for chance in (job, job, msgspec.structs.replace(job, has_failed=True)):
            with suppress(JobFailed):
                return msgspec.json.decode(await self.workers.run(chance, WORLD_SECONDS, caller), type=Simulated)
        raise JobFailed("the world does not answer")

    def advice_for(self, live: LiveMatch, seat: Seat) -> Advise:
        """The question what a bot would do in the place of a person, as the match stands now."""
        return Advise(live.game.name, seat, Match.save(live, is_written=True), list(live.events))

    async def advise(self, job: Advise, caller: str) -> Advice:
        """The answer to it, from nothing but what that seat has seen."""
        answer = await self.workers.run(job, self.think_seconds + GRACE_SECONDS, caller)
        return msgspec.json.decode(answer, type=Advice)
