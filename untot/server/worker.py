"""A worker process: reads jobs from its input, one after the other, and writes their answers to its output.

A message is its length in four bytes and JSON; before the JSON of a job stand, in four bytes too, the milliseconds of
a processor that it may take. The process ends when its input does, so it never outlives its server.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from typing import BinaryIO, Final

import msgspec

from untot.kernel.errors import UntotError
from untot.kernel.packages import register
from untot.server.jobs import Job, done
from untot.server.wire import refusal

MOST_MEMORY: Final = 1 << 30
OUT_OF_TIME: Final = -getattr(signal, "SIGPROF", 0) or None
"""How a process has ended whose job took more of a processor than it may; None where nobody watches that."""
_decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


def answered(raw: bytes) -> bytes:
    """The answer to a job: `+` and the outcome, `-` and the refusal, or `!` and what went wrong."""
    try:
        return b"+" + msgspec.json.encode(done(_decoder.decode(raw)))
    except UntotError as error:
        return b"-" + msgspec.json.encode((type(error).__name__, refusal(error)))
    except Exception:
        return b"!" + traceback.format_exc().encode()


def framed(job: bytes, seconds: float) -> bytes:
    """A job as it is sent to such a process."""
    return len(job).to_bytes(4, "big") + max(1, round(1000 * seconds)).to_bytes(4, "big") + job


def work(source: BinaryIO, target: BinaryIO) -> None:
    while len(head := source.read(8)) == 8:
        job = source.read(int.from_bytes(head[:4], "big"))
        limit_work(int.from_bytes(head[4:], "big") / 1000)
        answer = answered(job)
        limit_work(0)
        target.write(len(answer).to_bytes(4, "big") + answer)
        target.flush()


def limit_memory() -> None:
    """A hostile record may make the rules go on for ever: then memory ends before the machine's does."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def limit_work(seconds: float) -> None:
    """After so much of a processor this process ends; 0: no more. (Where that cannot be watched, the clock must do.)"""
    if OUT_OF_TIME is not None:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    """Whatever is printed goes to the log; the output belongs to the answers.

    Told are how much this process gives way to others, and games that lie elsewhere.
    """
    niceness, *elsewhere = sys.argv[1:] or ["0"]
    os.nice(int(niceness))
    for named in elsewhere:
        game, _, package = named.partition("=")
        register(game, package)
    limit_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
