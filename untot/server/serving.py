"""Running the server: one process, one data folder; for a host on the net, or for the people around one machine."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp

from untot.kernel.errors import Refused
from untot.server.app import make_app
from untot.server.bot_pool import PACE_SECONDS, BotPool
from untot.server.connections import Gate, GatedConfig
from untot.server.door import FrontDoor, listener_on
from untot.server.forwarding import Inner
from untot.server.greeting import greet
from untot.server.health import Doctor
from untot.server.ledger import Counting, Tally
from untot.server.limits import Limits
from untot.server.lobby import Lobby
from untot.server.logs import Kind
from untot.server.measuring import ROOMS, SOCKETS, WAITING, show_at
from untot.server.security import Origins
from untot.server.stores import open_store
from untot.server.wire import MOST_FRAME_BYTES
from untot.server.workers import Workers

if TYPE_CHECKING:
    from untot.server.sharing import Shared

log = logging.getLogger(__name__)
DESK_NICENESS: Final = 10
MANY: Final = 1_000_000
MOST_AT_THE_DESK: Final = 8
"""Records, steps of replays and missions that wait for one caller."""


class Hosting(Struct, frozen=True):
    """How to serve."""

    data: Path
    database: str = ""
    """The address of a PostgreSQL database, in place of the file in the data folder."""
    log_format: Kind = "text"
    metrics_port: int = 0
    """Where figures are shown, on this machine alone; 0: nowhere."""
    inner_host: str = "127.0.0.1"
    """Where other processes on the same database reach this one."""
    host: str = "127.0.0.1"
    port: int = 8666
    """0 takes any free one."""
    public_url: str = ""
    limits: Limits = Limits()
    bot_workers: int = 2
    bot_pace: float = PACE_SECONDS
    opens_browser: bool = False
    is_at_home: bool = False
    """Whether people at this machine may let phones of their network join."""
    opens_door: bool = False
    """Phones may join from the beginning."""


class Listening(uvicorn.Server):
    """A uvicorn server that leaves signals to whoever started it: there may be two, one of them for the phones."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Let everybody finish; asked twice, do not wait for them."""
        self.force_exit = self.should_exit
        self.should_exit = True


class House:
    """Everything that runs for one server: store, workers, lobby, and the listeners in front of them."""

    def __init__(
        self, hosting: Hosting, listener: socket.socket | None = None, counting: Counting | None = None
    ) -> None:
        self.hosting = hosting
        store = open_store(hosting.database or str(hosting.data))
        try:
            self._listener = listener or listener_on(hosting.host, hosting.port)
            self._inner = listener_on(hosting.inner_host, 0) if hosting.database else None
        except Refused:
            store.close()
            raise
        self.port: int = self._listener.getsockname()[1]
        self.workers = Workers(hosting.bot_workers)
        self.lobby = Lobby(store, BotPool(self.workers, pace=hosting.bot_pace), hosting.limits, counting)
        origins = Origins(*self._addresses())
        self._sharing = self._share(origins)
        self.door = FrontDoor(self.port, origins, self._listen) if hosting.is_at_home else None
        self.desk = Workers(1, niceness=DESK_NICENESS, most_per_caller=MOST_AT_THE_DESK)
        self.doctor = Doctor(self.lobby, self.desk)
        self.app = make_app(self.lobby, self.desk, self.doctor, origins, self.door)
        self._gate = Gate(hosting.limits.connections_per_address, self.lobby.counting.tally)
        self._is_stopping = False
        self._servers: list[Listening] = []
        self._tasks: list[asyncio.Task[None]] = []

    def _share(self, origins: Origins) -> Shared | None:
        """On a database there may be other processes; they reach this one by an address of its own."""
        if self._inner is None:
            return None
        from untot.server.sharing import Shared

        host, port = self._inner.getsockname()[:2]
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        origins.allow(f"http://{address}")
        name = secrets.token_hex(4)
        self.lobby.holding = shared = Shared(self.hosting.database, name, address, self.lobby.lose_all)
        return shared

    @property
    def address(self) -> str:
        """Where people find it."""
        return self.hosting.public_url or self._addresses()[0]

    def _addresses(self) -> list[str]:
        names = dict.fromkeys((self.hosting.host, "127.0.0.1", "localhost"))
        own = [f"http://{f'[{name}]' if ':' in name else name}:{self.port}" for name in names]
        return own + [self.hosting.public_url] * bool(self.hosting.public_url)

    async def serve(self) -> None:
        """Serve until `stop`, then see everybody out."""
        cares = [self.lobby.tidy_up(), self.doctor.examine_store()] + ([self._sharing.beat()] if self._sharing else [])
        caring = [asyncio.create_task(work) for work in cares]
        self._show_figures()
        if self._inner is not None:
            self._begin(self._inner, Inner(self.app), Gate(MANY, Tally()))
        self._listen(self._listener)
        if self.door is not None and self.hosting.opens_door:
            self.door.open()
            greet(str(self.door.address), "serving-phones")
        try:
            while busy := [task for task in self._tasks if not task.done()]:
                await asyncio.gather(*busy)
        finally:
            for task in caring:
                task.cancel()
            await self.desk.close()
            await self.lobby.close()

    def _listen(self, listener: socket.socket) -> None:
        self._begin(listener, self.app, self._gate)

    def _begin(self, listener: socket.socket, app: ASGIApp, gate: Gate) -> None:
        server = Listening(_config(app, self.hosting.limits, gate))
        server.should_exit = self._is_stopping
        self._servers.append(server)
        self._tasks.append(asyncio.create_task(server.serve([listener])))

    def _show_figures(self) -> None:
        if not self.hosting.metrics_port:
            return
        ROOMS.set_function(lambda: len(self.lobby.rooms))
        SOCKETS.set_function(lambda: self.lobby.visitors.sockets)
        for group, workers in (("bots", self.workers), ("desk", self.desk)):
            WAITING.labels(group).set_function(lambda turns=workers.turns: turns.waiting)  # type: ignore[misc]
        port = show_at(self.hosting.inner_host, self.hosting.metrics_port)
        log.info("metrics at http://%s:%d/metrics", self.hosting.inner_host, port)

    def stop(self) -> None:
        """May come at any moment, also before the first listener is there."""
        self._is_stopping = True
        for server in self._servers:
            server.stop()


def _config(app: ASGIApp, limits: Limits, gate: Gate) -> uvicorn.Config:
    """Secrets travel in frames, headers and bodies, never in addresses; still no request is logged."""
    return GatedConfig(
        app,
        gate,
        ws_max_size=2 * MOST_FRAME_BYTES,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        limit_concurrency=limits.connections,
        timeout_graceful_shutdown=5,
    )


async def serve(hosting: Hosting) -> None:
    """Serve until interrupted."""
    house = House(hosting)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: house.stop())
    greet(house.address, "serving-database" if hosting.database else "serving-folder", folder=str(hosting.data))
    if hosting.opens_browser:
        threading.Thread(target=_open_browser, args=(house.address,), daemon=True).start()
    await house.serve()


def _open_browser(address: str) -> None:
    with suppress(webbrowser.Error):
        webbrowser.open(address)


def collect_seldom() -> None:
    """Matches are large and hardly ever garbage in circles: looking for such after every few answers costs a lot.

    Everybody waits meanwhile. So it is done in small portions, and very seldom for all that there is.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 500)


def raise_file_limit() -> None:
    """Every device is an open file; the usual limit is made for programs with fewer friends."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
