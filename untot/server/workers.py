"""Workers: a few processes beside the event loop. A job that takes longer than it may is stopped by force.

How long is processor time first of all, which the process itself is watched for: it is the same however much else the
machine has to do. By the clock it may take as long too, or so many times as long where nobody's turn waits for it.

There are two groups: bots and hints think in one, and what people hand in (records, missions) is done in the other,
with less of the processor. In each group everybody is served in turn, so nobody's many jobs stop another's one.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec

from untot.kernel.errors import BadContent, BadOptions, BadRecord, Refused, UntotError
from untot.kernel.packages import registered
from untot.server.jobs import Job
from untot.server.measuring import JOBS
from untot.server.wire import Reply
from untot.server.worker import OUT_OF_TIME, framed
from untot.worlds.physics import NoPhysics

_KINDS: Final = (Refused, BadRecord, BadOptions, BadContent, NoPhysics)
_ERRORS: Final[dict[str, type[UntotError]]] = {kind.__name__: kind for kind in _KINDS}
BUSY: Final = 10
"""On a busy machine work may take so many times as long by the clock as it takes of a processor."""
END_SECONDS: Final = 5.0
CALLERS_WAITING: Final = 50
"""Where the jobs of one caller are bounded, those of all together are so many times as many."""


class JobFailed(Exception):
    """The job took too long, has a bug, or its process died."""


class Turns:
    """Whose job comes next: callers in turn, the jobs of one caller in their order. Who goes away is forgotten."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting = 0
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}

    def waiting_of(self, caller: str) -> int:
        return len(self._queues.get(caller, ()))

    async def take(self, caller: str) -> None:
        """Wait for one's turn. It has to be given back."""
        if self.free > 0 and not self._queues:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(caller, deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            self._forget(caller, turn)
            raise
        finally:
            self.waiting -= 1

    def _forget(self, caller: str, turn: asyncio.Future[None]) -> None:
        """Somebody has gone away, perhaps just when it was his turn."""
        queue = self._queues.get(caller, deque())
        if turn not in queue:
            self.give_back()
            return
        queue.remove(turn)
        if not queue:
            del self._queues[caller]

    def give_back(self) -> None:
        """The next one's turn: the first job of the caller who has waited longest, who then goes to the end."""
        if not self._queues:
            self.free += 1
            return
        caller, queue = next(iter(self._queues.items()))
        del self._queues[caller]
        turn = queue.popleft()
        if queue:
            self._queues[caller] = queue
        if not turn.done():  # who has just gone away gives it back himself
            turn.set_result(None)


class Workers:
    """A group of processes. They are started when they are needed, and wait for their next job."""

    def __init__(self, most: int = 2, *, niceness: int = 0, most_per_caller: int | None = None) -> None:
        self.most = most
        self.turns = Turns(most)
        self.most_per_caller = most_per_caller
        self._niceness = niceness
        self._idle: list[Process] = []
        self._doing: set[asyncio.Task[bytes]] = set()
        self._is_closed = False

    async def run(self, job: Job, seconds: float, caller: str = "", *, patience: float = 1) -> bytes:
        """The answer to a job as JSON, within these seconds of a processor, or by the clock within so many times as
        many. Raises what the job refused, or JobFailed.

        If the caller goes away while his job waits, it is not done; one that is being done is brought to its end.
        """
        self._refuse_if_full(caller)
        await self.turns.take(caller)
        doing = asyncio.create_task(self._done(job, seconds, patience))
        self._doing.add(doing)
        doing.add_done_callback(self._note_done)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            if not doing.cancelled():
                raise
            raise JobFailed("the server ends") from None

    def _note_done(self, done: asyncio.Task[bytes]) -> None:
        self._doing.discard(done)
        _ = done.cancelled() or done.exception()  # perhaps nobody waits any more

    def _refuse_if_full(self, caller: str) -> None:
        if self.most_per_caller is None:
            return
        if self.turns.waiting_of(caller) >= self.most_per_caller:
            raise Refused("flood")
        if self.turns.waiting >= CALLERS_WAITING * self.most_per_caller:
            raise Refused("server-busy")

    async def _done(self, job: Job, seconds: float, patience: float) -> bytes:
        """It has its turn by now."""
        try:
            process = await self._process()
            try:
                with JOBS.labels(type(job).__name__).time():
                    async with asyncio.timeout(seconds * patience):
                        answer = await _exchange(process, framed(msgspec.json.encode(job), seconds))
            except TimeoutError:
                await _killed(process)
                raise JobFailed("too slow") from None
            except (OSError, asyncio.IncompleteReadError) as error:
                has_used_up = await _end_of(process) == OUT_OF_TIME
                raise JobFailed("too slow" if has_used_up else "its process died") from error
            except BaseException:
                await _killed(process)
                raise
            self._idle.append(process)
        finally:
            self.turns.give_back()
        return _outcome(answer)

    async def _process(self) -> Process:
        if self._is_closed:
            raise JobFailed("the server ends")
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        elsewhere = [f"{game}={package}" for game, package in registered().items()]
        command = (sys.executable, "-P", "-m", "untot.server.worker", str(self._niceness), *elsewhere)
        try:
            return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except OSError as error:
            raise JobFailed("no process could be started") from error

    async def close(self) -> None:
        """What is being done is stopped by force, and what waits is not begun."""
        self._is_closed = True
        for doing in self._doing:
            doing.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)
        while self._idle:
            await _killed(self._idle.pop())


async def _exchange(process: Process, job: bytes) -> bytes:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(job)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return await process.stdout.readexactly(size)


def _outcome(answer: bytes) -> bytes:
    if answer.startswith(b"-"):
        kind, told = msgspec.json.decode(answer[1:], type=tuple[str, Reply])
        raise _ERRORS[kind](told.reason, clause=told.clause or None, **told.args)
    if answer.startswith(b"!"):
        raise JobFailed(answer[1:].decode())
    return answer[1:]


async def _killed(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _end_of(process: Process) -> int | None:
    """How a process has ended that does not answer any more."""
    with suppress(TimeoutError):
        async with asyncio.timeout(END_SECONDS):
            return await process.wait()
    await _killed(process)
    return None
