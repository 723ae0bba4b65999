"""Several processes on one database, behind one address: whoever ends is replaced, and his matches go on elsewhere."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from untot.server.door import listener_on
from untot.server.greeting import greet
from untot.server.ledger import Ledger
from untot.server.logs import log_to_stderr
from untot.server.serving import Hosting, House, collect_seldom, raise_file_limit
from untot.server.stores import open_store

log = logging.getLogger(__name__)
END_SECONDS: Final = 15.0
LOOK_SECONDS: Final = 0.2
PAUSE_SECONDS: Final = 5.0
"""Before one that gave up is replaced (the database is away, say): to start costs a lot. One that was killed is not."""


class Several:
    """The parent: it listens, starts the others, and does nothing else."""

    def __init__(self, hosting: Hosting, processes: int) -> None:
        open_store(hosting.database).close()  # what is wrong with it is said once
        self.hosting = hosting
        self.processes = processes
        self._listener = listener_on(hosting.host, hosting.port)
        self._context = get_context("spawn")
        self._life, self._theirs = self._context.Pipe()
        self._ledger = Ledger(processes)
        self._running: dict[int, SpawnProcess] = {}
        """By the column in which they count."""
        self._is_stopping = False

    @property
    def address(self) -> str:
        host, port = self._listener.getsockname()[:2]
        return self.hosting.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def stop(self) -> None:
        self._is_stopping = True

    def serve(self) -> None:
        """Until `stop`."""
        while not self._is_stopping:
            for column in set(range(self.processes)).difference(self._running):
                self._running[column] = self._started(column)
            connection.wait([process.sentinel for process in self._running.values()], timeout=LOOK_SECONDS)
            self._bury()
        self._end()

    def _started(self, column: int) -> SpawnProcess:
        self._ledger.wipe(column)
        given = (self.hosting, self._listener, self._theirs, self._ledger, column)
        process = self._context.Process(target=serve_one, args=given)
        process.start()
        return process

    def _bury(self) -> None:
        ended = {column: process for column, process in self._running.items() if process.exitcode is not None}
        for column, process in ended.items():
            del self._running[column]
            log.error("process %d has ended (%s); another takes its place", process.pid, process.exitcode)
            if process.exitcode and process.exitcode > 0:
                self._pause()

    def _pause(self) -> None:
        end = time.monotonic() + PAUSE_SECONDS
        while time.monotonic() < end and not self._is_stopping:
            time.sleep(LOOK_SECONDS)

    def _end(self) -> None:
        for process in self._running.values():
            process.terminate()
        for process in self._running.values():
            process.join(END_SECONDS)
            if process.exitcode is None:
                process.kill()
        self._listener.close()


def serve_one(hosting: Hosting, listener: socket.socket, life: Connection, ledger: Ledger, column: int) -> None:
    """In a process of its own; it ends with its parent, however that one ended."""
    log_to_stderr(hosting.log_format)
    raise_file_limit()
    collect_seldom()
    asyncio.run(_serve_one(House(hosting, listener, ledger.counting_of(column)), life))


async def _serve_one(house: House, life: Connection) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: house.stop())
    asyncio.get_running_loop().add_reader(life.fileno(), house.stop)
    await house.serve()


def serve_several(hosting: Hosting, processes: int) -> None:
    """Serve with several processes until interrupted."""
    several = Several(hosting, processes)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: several.stop())
    greet(several.address, "serving-several", processes=processes)
    several.serve()
