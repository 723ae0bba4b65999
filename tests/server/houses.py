"""A server for tests: the real one with its listener, store and workers, in a thread of this process."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx2

from untot.server.limits import Limits, Patience, Rate
from untot.server.lobby import Links, SeatPlan
from untot.server.serving import Hosting, House

T = TypeVar("T")
LIMITS = Limits(
    creations_per_minute=10_000,
    creations_per_day=100_000,
    requests_per_second=10_000,
    frames_per_second=10_000,
    checks_per_second=10_000,
    connections_per_address=10_000,
    rooms_per_address=10_000,
)
ME = SeatPlan("me")
OPEN = SeatPlan("open")


class Endless(Patience):
    """Tests come from one address, and there are many of them."""

    def take(self, rate: Rate, *, seat: str = "", address: str = "", amount: float = 1) -> bool:
        return True


class Running:
    """A server in a thread of this process, so that tests reach its lobby. Its patience is endless, or as it is."""

    def __init__(self, data: Path, *, is_endless: bool = True, **hosting: Any) -> None:
        self.house = House(Hosting(**{"data": data, "port": 0, "limits": LIMITS, "bot_pace": 0.0, **hosting}))
        if is_endless and "limits" not in hosting:
            self.house.lobby.patience = Endless()
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._serve, name="untot-test-server")
        self._thread.start()
        self.http = httpx2.Client(base_url=self.url, timeout=20, trust_env=False)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.house.serve())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.house.port}"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server, as its own code would."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def do(self, work: Callable[[], T]) -> T:
        """The same, for what need not be awaited."""

        async def in_loop() -> T:
            return work()

        return self.call(in_loop())

    def write(self, query: str) -> None:
        """Change something in the store, as nobody should."""

        async def in_loop() -> None:
            await self.house.lobby.store._written(lambda db: db.execute(query))  # type: ignore[attr-defined]

        self.call(in_loop())

    def until(self, condition: Callable[[], bool], seconds: float = 10.0) -> None:
        """Wait until something is so in the server."""
        end = time.monotonic() + seconds
        while not self.do(condition):
            assert time.monotonic() < end, "it has not come to that"
            time.sleep(0.01)

    def create(self, *seats: SeatPlan, **plan: Any) -> Links:
        """A new match by the API."""
        body = {"game": "mall_of_horror", "seats": [plain(seat) for seat in seats], **plan}
        answer = self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        return Links(**answer.json())

    def close(self) -> None:
        self.http.close()
        self.loop.call_soon_threadsafe(self.house.stop)
        self._thread.join(20)


def plain(seat: SeatPlan) -> dict[str, str]:
    return {"kind": seat.kind, "level": seat.level, "name": seat.name}


@contextmanager
def running(data: Path, **hosting: Any) -> Iterator[Running]:
    server = Running(data, **hosting)
    try:
        yield server
    finally:
        server.close()
