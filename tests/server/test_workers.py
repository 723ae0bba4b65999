"""Workers: what takes long or cannot be trusted is done beside the event loop, and stopped when it takes too long."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.tools.playing import begin, random_match
from untot.games import load_game
from untot.kernel.errors import BadRecord
from untot.kernel.match import Match
from untot.server.jobs import About, Check, Think
from untot.server.worker import OUT_OF_TIME
from untot.server.workers import JobFailed, Workers

RECORD = random_match(load_game("mall_of_horror"), 3, 1, {}).record.to_text()


def thought_of(seconds: float) -> Think:
    """A search that goes on for so long."""
    begun = begin(load_game("mall_of_horror"), 3, 1, {})
    return Think("search", "mall_of_horror", 0, 1, seconds, Match.save(begun), begun.events)


def with_workers(work: Callable[[Workers], Awaitable[None]], most: int = 1) -> None:
    async def run() -> None:
        workers = Workers(most)
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(run())


async def checked(workers: Workers, seconds: float = 20) -> About:
    return msgspec.json.decode(await workers.run(Check(RECORD), seconds), type=About)


def test_one_process_does_job_after_job() -> None:
    async def work(workers: Workers) -> None:
        first, second = await asyncio.gather(checked(workers), checked(workers))
        assert first == second and first.steps == RECORD.count('"answer"') + 1 and first.result["reason"]
        assert len(workers._idle) == 1

    with_workers(work)


def test_a_refusal_comes_back_as_what_it_was() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(BadRecord) as refused:
            await workers.run(Check(RECORD.replace('"by":"bot"', '"by":"person"', 1)), 20)
        assert refused.value.reason == "record-hash-differs" and refused.value.args_ == {"line": 2}

    with_workers(work)


def test_a_job_that_takes_too_long_is_stopped_by_force_and_the_next_one_is_done() -> None:
    async def work(workers: Workers) -> None:
        await checked(workers)
        process = workers._idle[0]
        with pytest.raises(JobFailed, match="too slow"):
            await checked(workers, seconds=0.0)
        assert process.returncode == -signal.SIGKILL
        await checked(workers)

    with_workers(work)


def test_work_without_end_is_stopped_by_its_processor_time_however_patient_the_clock_is() -> None:
    async def work(workers: Workers) -> None:
        await checked(workers)
        process = workers._idle[0]
        with pytest.raises(JobFailed, match="too slow"):
            await workers.run(thought_of(seconds=1e6), 0.5, patience=1e6)
        assert process.returncode == OUT_OF_TIME == -signal.SIGPROF
        await checked(workers)

    with_workers(work)


def test_a_busy_machine_does_not_make_honest_work_fail() -> None:
    """The process gets nothing of any processor for longer than its work may take."""
    seconds = 2.0

    async def work(workers: Workers) -> None:
        await checked(workers)
        process = workers._idle[0]
        os.kill(process.pid, signal.SIGSTOP)
        asyncio.get_running_loop().call_later(1.1 * seconds, os.kill, process.pid, signal.SIGCONT)
        assert await workers.run(Check(RECORD), seconds, patience=100)

    with_workers(work)


def test_each_job_has_its_whole_time_whatever_those_before_it_took() -> None:
    async def work(workers: Workers) -> None:
        await checked(workers)
        process = workers._idle[0]
        for _ in range(8):
            await workers.run(thought_of(seconds=0.3), 1.5, patience=100)
        assert workers._idle == [process]

    with_workers(work)


def test_a_bug_in_a_job_is_told_and_the_process_goes_on() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(JobFailed, match="KeyError"):
            await workers.run(Think("random", "mall_of_horror", 0, 1, 0.1, {}, []), 20)
        assert len(workers._idle) == 1

    with_workers(work)


def test_a_process_that_died_is_replaced() -> None:
    async def work(workers: Workers) -> None:
        await checked(workers)
        os.kill(workers._idle[0].pid, signal.SIGKILL)
        await workers._idle[0].wait()
        await checked(workers)

    with_workers(work)


def test_what_is_being_done_when_the_server_ends_is_stopped_and_what_waits_is_not_begun() -> None:
    async def run() -> None:
        workers = Workers(1)
        await checked(workers)
        process = workers._idle[0]
        os.kill(process.pid, signal.SIGSTOP)  # a job that takes long
        jobs = [asyncio.create_task(checked(workers)) for _ in range(2)]
        await asyncio.sleep(0.01)  # the first one is being done now
        assert not workers._idle
        await workers.close()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        assert [str(end) for end in ends if isinstance(end, JobFailed)] == ["the server ends"] * 2
        assert process.returncode == -signal.SIGKILL and not workers._idle and not workers._doing

    asyncio.run(run())


def test_a_process_ends_with_its_server() -> None:
    """Its input closes, however the server ended."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "untot.server.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert worker.communicate(b"\0\0", timeout=20)[0] == b""
    assert worker.returncode == 0
