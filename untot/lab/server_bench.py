"""Load on a server: many matches at once on this machine, with clients in processes of their own.

Measured are answers per second, the time from sending an answer until the last seat of that match has its frame, and
the processor time of the server for an answer; first as fast as the server can, then at a pace that people might have.
`scripts/bench server`; with `--against` the server of another tree beside this one, in turns.
"""

from __future__ import annotations

import json
import os
import resource
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from untot.lab.server_load import SITTING_SECONDS, Load, drive_all, prepare
from untot.lab.server_process import ServerProcess, family_of

GAME: Final = "mall_of_horror"
ANSWERS_OF_A_MATCH: Final = 40
"""At least. Who has played a match to its end takes the next one."""
FASTEST_SECONDS: Final = 0.1
"""A table does not answer more often than that, however fast the server is."""
CLIENTS: Final = 2


class Plan(Struct, frozen=True):
    """What is measured: so many matches, each with a pause between its answers, on the server of a tree."""

    matches: int
    seats: int
    seconds: float
    pause: float
    deflate: bool
    options: list[str] = []
    tree: Path | None = None

    @property
    def matches_each(self) -> int:
        """So many lie ready for every table."""
        return 1 + int(self.seconds / max(self.pause, FASTEST_SECONDS) / ANSWERS_OF_A_MATCH)


class Measured(Struct):
    """What came out: times of answers in seconds, time of the server's processor, memory, and the rooms in it."""

    times: list[float]
    seconds: float
    processor: float
    memory_before: int
    memory_after: int
    rooms: int

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.times)[int(share * (len(self.times) - 1))]

    @property
    def cost(self) -> float:
        """Of the processor for an answer, in milliseconds; connecting is not counted."""
        return 1000 * self.processor / len(self.times)

    @property
    def per_room(self) -> float:
        """Memory for a match with its sockets, in KB."""
        return (self.memory_after - self.memory_before) / max(1, self.rooms) / 1024


def measure(plan: Plan) -> Measured:
    """A fresh server, and client processes that drive it."""
    context = get_context("spawn")
    gate = context.Barrier(CLIENTS + 1)
    with (
        tempfile.TemporaryDirectory() as folder,
        ProcessPoolExecutor(CLIENTS, context, prepare, (gate,)) as pool,
        ExitStack() as stack,
    ):
        server = ServerProcess(
            Path(folder), "--limit=rooms=100000", "--limit=matches=100000", *plan.options, tree=plan.tree
        )
        stack.callback(server.stop)
        keys = [
            [server.create(GAME, plan.seats)["seats"] for _ in range(plan.matches_each)] for _ in range(plan.matches)
        ]
        before = memory_of(server.pid)
        loads = [
            Load(server.socket_url, keys[number::CLIENTS], plan.seconds, plan.pause, plan.deflate, number)
            for number in range(CLIENTS)
        ]
        driving = [pool.submit(drive_all, load) for load in loads]
        for client in driving:
            client.add_done_callback(lambda _: gate.abort())  # before everybody sits: nobody need wait for this one
        gate.wait(SITTING_SECONDS)
        began = processor_of(server.pid)
        time.sleep(plan.seconds)
        processor, after = processor_of(server.pid) - began, memory_of(server.pid)
        times = [each for client in driving for each in client.result()]
        rooms = json.loads(server.request("GET", "/health"))["rooms"]
    return Measured(times, plan.seconds, processor, before, after, rooms)


def memory_of(pid: int) -> int:
    """What a server holds in memory, all its processes together."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family_of(pid))
    return pages * resource.getpagesize()


def processor_of(pid: int) -> float:
    """The seconds that a server has worked: unlike the time on the clock, not what others do meanwhile."""
    stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family_of(pid)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def row(what: str, measured: Measured) -> list[str]:
    times = [f"{measured.percentile(share):.1f}" for share in (0.5, 0.95, 0.99)]
    megabytes = f"{measured.memory_before / 2**20:.0f} → {measured.memory_after / 2**20:.0f}"
    rate = len(measured.times) / measured.seconds
    return [what, f"{rate:.0f}", *times, f"{measured.cost:.2f}", megabytes, f"{measured.per_room:.0f}"]


def main(
    matches: Annotated[list[int] | None, typer.Option(help="Matches at the same time; may be repeated.")] = None,
    seats: Annotated[int, typer.Option(help="Seats of each match, one socket for each.", min=3, max=6)] = 4,
    seconds: Annotated[float, typer.Option(help="How long each of the runs takes.", min=1)] = 20,
    pause: Annotated[float, typer.Option(help="Seconds between the answers of a match at a fixed pace.")] = 1.0,
    deflate: Annotated[bool, typer.Option(help="Whether clients take compressed frames, as browsers do.")] = True,
    saturated: Annotated[bool, typer.Option(help="Also as fast as the server can.")] = True,
    option: Annotated[list[str] | None, typer.Option(help="An option of the server, such as --processes=2.")] = None,
    against: Annotated[Path | None, typer.Option(help="Another tree, whose server takes turns with ours.")] = None,
    turns: Annotated[int, typer.Option(help="How often each is measured.", min=1)] = 1,
) -> None:
    """Drive a server with many matches; all on this machine, clients included."""
    columns = ("", "answers/s", "50 % ms", "95 % ms", "99 % ms", "CPU ms/answer", "memory MB", "KB/match")
    for count in matches or [200]:
        table = Table(*columns, title=f"{count} matches, {count * seats} sockets")
        for each in [0.0] * saturated + [pause]:
            pace = f"an answer every {each:g} s" if each else "as fast as it can"
            for _ in range(turns):
                for name, tree in [("", None)] + ([(f"{against.name}: ", against)] if against else []):
                    plan = Plan(count, seats, seconds, each, deflate, (option or []) if tree is None else [], tree)
                    table.add_row(*row(name + pace, measure(plan)))
        Console().print(table)


if __name__ == "__main__":
    typer.run(main)
