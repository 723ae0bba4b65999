"""Workers: a few processes beside the event loop. A job that takes longer than it may is stopped by force."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from untot.kernel.errors import BadContent, BadOptions, BadRecord, Refused, UntotError
from untot.kernel.packages import registered
from untot.server.jobs import Job
from untot.server.wire import Reply

_ERRORS: dict[str, type[UntotError]] = {kind.__name__: kind for kind in (Refused, BadRecord, BadOptions, BadContent)}


class JobFailed(Exception):
    """The job took too long, has a bug, or its process died."""


class Workers:
    """Processes are started when they are needed, and wait for their next job."""

    def __init__(self, most: int = 2) -> None:
        self._free = asyncio.Semaphore(most)
        self._idle: list[Process] = []

    async def run(self, job: Job, seconds: float) -> bytes:
        """The answer to a job as JSON. Raises what the job refused, or JobFailed."""
        async with self._free:
            process = await self._process()
            try:
                async with asyncio.timeout(seconds):
                    answer = await _exchange(process, msgspec.json.encode(job))
            except (OSError, asyncio.IncompleteReadError) as error:  # TimeoutError is an OSError
                await _killed(process)
                raise JobFailed("too slow" if isinstance(error, TimeoutError) else "its process died") from error
            except BaseException:
                await _killed(process)
                raise
            self._idle.append(process)
        return _outcome(answer)

    async def _process(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        elsewhere = [f"{game}={package}" for game, package in registered().items()]
        command = (sys.executable, "-P", "-m", "untot.server.worker", *elsewhere)
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)

    async def close(self) -> None:
        while self._idle:
            await _killed(self._idle.pop())


async def _exchange(process: Process, job: bytes) -> bytes:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(len(job).to_bytes(4, "big") + job)
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
