"""Bots that need no processes and no time."""

from __future__ import annotations

from random import Random

from tests.server.houses import Running
from untot.kernel.forms import random_walk
from untot.kernel.live import LiveMatch, Talk
from untot.server.bot_pool import BotPool
from untot.server.jobs import Advise
from untot.server.wire import Advice, Reason


class StubBots(BotPool):
    """Bots that answer at once with something legal, or as a test wants it."""

    def __init__(self) -> None:
        super().__init__(None, pace=0.0)  # type: ignore[arg-type]  # no process is needed
        self.asked: list[tuple[str, int]] = []
        self.answers: list[str | Exception] = []
        self.talk: Talk | None = None

    async def decide(self, level: str, live: LiveMatch, seat: int, caller: str = "") -> tuple[str, Talk | None]:
        self.asked.append((level, seat))
        assert live.ask is not None
        answer = self.answers.pop(0) if self.answers else random_walk(live.ask.form(seat), Random())
        if isinstance(answer, Exception):
            raise answer
        return answer, self.talk

    async def reply(self, level: str, live: LiveMatch, seat: int, caller: str = "") -> Talk | None:
        self.asked.append(("reply", seat))
        return self.talk

    async def advise(self, job: Advise, caller: str = "") -> Advice:
        self.asked.append(("hint", job.seat))
        answer = self.answers.pop(0) if self.answers else ""
        if isinstance(answer, Exception):
            raise answer
        return Advice(answer, Reason("because", {"zone": "S21"}))


Stubbed = tuple[Running, StubBots]
