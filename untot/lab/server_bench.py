"""Load on a server: many matches at once on this machine, with clients in processes of their own.

Measured are answers per second, the time from sending an answer until the last seat of that match has its frame, and
the processor time of the server for an answer; first as fast as the server can, then at a pace that people might have.
`scripts/bench server` measures 100, 300 and 1,000 matches in all places; with `--against` the server of another tree
takes turns with this one.
"""

from __future__ import annotations

import os
import resource
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct

from untot.games import NAMES
from untot.lab.postgres_process import PostgresProcess
from untot.lab.server_load import SITTING_SECONDS, Load, drive_all, prepare
from untot.lab.server_process import ServerProcess, family_of

GAME: Final = NAMES[0]
ANSWERS_OF_A_MATCH: Final = 40
"""At least. Who has played a match to its end takes the next one."""
FASTEST_SECONDS: Final = 0.1
"""A table does not answer more often than that, however fast the server is."""
MOST_ANSWERS_A_SECOND: Final = 2_000
"""Nor do all together."""
ANSWERS_A_SECOND: Final = 100
"""Of all matches together, at a fixed pace: with 1,000 of them each answers every ten seconds."""
CLIENTS: Final = 2


class Place(Struct, frozen=True):
    """Where matches are kept, and by how many processes they are served."""

    name: str
    has_database: bool = False
    processes: int = 1

    def options(self, database: PostgresProcess | None) -> list[str]:
        if database is None:
            return []
        return [f"--database={database.new_database()}", f"--processes={self.processes}"]


PLACES: Final[dict[str, tuple[bool, int]]] = {
    "file": (False, 1),
    "postgres": (True, 1),
    "postgres-2": (True, 2),
    "postgres-3": (True, 3),
}


class Plan(Struct, frozen=True):
    """What is measured: so many matches, each with a pause between its answers, on the server of a tree."""

    matches: int
    seats: int
    seconds: float
    pause: float
    deflate: bool
    place: Place = Place("file")
    tree: Path | None = None

    @property
    def matches_each(self) -> int:
        """So many lie ready for every table."""
        rate = min(1 / max(self.pause, FASTEST_SECONDS), MOST_ANSWERS_A_SECOND / self.matches)
        return 1 + int(self.seconds * rate / ANSWERS_OF_A_MATCH)


class Measured(Struct):
    """What came out: times of answers in seconds, time of processors, memory."""

    times: list[float]
    seconds: float
    processor: float
    database: float
    memory_before: int
    memory_after: int
    busy: float
    """The share of all processors that anybody used, clients and other programs included."""

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.times)[int(share * (len(self.times) - 1))]

    @property
    def cost(self) -> float:
        """Of the processor for an answer, in milliseconds; connecting is not counted."""
        return 1000 * self.processor / len(self.times)

    @property
    def database_cost(self) -> float:
        """The same, of PostgreSQL."""
        return 1000 * self.database / len(self.times)

    @property
    def growth(self) -> int:
        """Of the memory, in bytes, by matches with their sockets."""
        return self.memory_after - self.memory_before


def measure(plan: Plan) -> Measured:
    """A fresh server, and client processes that drive it."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = PostgresProcess() if plan.place.has_database else None
        if database is not None:
            stack.callback(database.stop)
        options = plan.place.options(database)
        server = ServerProcess(Path(folder), "--limit=rooms=100000", "--limit=matches=100000", *options, tree=plan.tree)
        stack.callback(server.stop)
        server.until_serving(plan.place.processes)
        return driven(plan, server, database)


def driven(plan: Plan, server: ServerProcess, database: PostgresProcess | None) -> Measured:
    """What this server does under load."""
    context = get_context("spawn")
    gate = context.Barrier(CLIENTS + 1)
    with ProcessPoolExecutor(CLIENTS, context, prepare, (gate,)) as pool:
        before = memory_of(server.pid)
        keys = [
            [server.create(GAME, plan.seats)["seats"] for _ in range(plan.matches_each)] for _ in range(plan.matches)
        ]
        loads = [
            Load(server.socket_url, keys[number::CLIENTS], plan.seconds, plan.pause, plan.deflate, number)
            for number in range(CLIENTS)
        ]
        driving = [pool.submit(drive_all, load) for load in loads]
        for client in driving:
            client.add_done_callback(lambda _: gate.abort())  # before everybody sits: nobody need wait for this one
        gate.wait(SITTING_SECONDS)
        pids = [server.pid] + ([database.pid] if database else [])
        began, idle = [processor_of(pid) for pid in pids], idle_seconds()
        time.sleep(plan.seconds)
        worked = [processor_of(pid) - then for pid, then in zip(pids, began, strict=True)]
        busy = 1 - (idle_seconds() - idle) / plan.seconds / (os.cpu_count() or 1)
        after = memory_of(server.pid)
        times = [each for client in driving for each in client.result()]
    return Measured(times, plan.seconds, worked[0], sum(worked[1:]), before, after, busy)


def idle_seconds() -> float:
    """Of all processors together, since the machine was started."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return (int(fields[4]) + int(fields[5])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """What a server holds in memory, all its processes together."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family_of(pid))
    return pages * resource.getpagesize()


def processor_of(pid: int) -> float:
    """The seconds that a server has worked: unlike the time on the clock, not what others do meanwhile."""
    stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family_of(pid)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def places(names: list[str]) -> list[Place]:
    return [Place(name, *PLACES[name]) for name in names]


def row(what: str, plan: Plan, measured: Measured) -> list[str]:
    times = [f"{measured.percentile(share):.1f}" for share in (0.5, 0.95, 0.99)]
    rate = len(measured.times) / measured.seconds
    memory = f"{measured.memory_after / 2**20:.0f}"
    per_match = f"{measured.growth / plan.matches / 1024:.0f}" if plan.pause else "-"
    cost, database = f"{measured.cost:.2f}", f"{measured.database_cost:.2f}"
    busy = f"{100 * measured.busy:.0f} %"
    return [str(plan.matches), what, f"{rate:.0f}", *times, cost, database, memory, per_match, busy]


def pace_of(pause: float) -> str:
    return f"each every {pause:g} s" if pause else "as fast as it can"


COLUMNS: Final = (
    "matches", "server", "answers/s", "50 % ms", "95 % ms", "99 % ms", "CPU ms/answer", "of the database", "MB",
    "KB/match", "machine busy",
)  # fmt: skip


def main(
    matches: Annotated[list[int] | None, typer.Option(help="Matches at the same time; may be repeated.")] = None,
    place: Annotated[list[str] | None, typer.Option(help=f"Of {', '.join(PLACES)}; may be repeated.")] = None,
    seats: Annotated[int, typer.Option(help="Seats of each match, one socket for each.", min=3, max=6)] = 4,
    seconds: Annotated[float, typer.Option(help="How long each of the runs takes.", min=1)] = 15,
    pause: Annotated[float, typer.Option(help="Seconds between the answers of a match; 0: 100 a second in all.")] = 0.0,
    deflate: Annotated[bool, typer.Option(help="Whether clients take compressed frames, as browsers do.")] = True,
    paced: Annotated[bool, typer.Option(help="At a fixed pace.")] = True,
    saturated: Annotated[bool, typer.Option(help="Also as fast as the server can.")] = True,
    against: Annotated[Path | None, typer.Option(help="Another tree, whose server takes turns with ours.")] = None,
    turns: Annotated[int, typer.Option(help="How often each is measured.", min=1)] = 1,
) -> None:
    """Drive servers with many matches; all on this machine, clients included. One row of a table for each run."""
    _print(COLUMNS)
    _print(["---"] * len(COLUMNS))
    trees = [("", None)] + ([(f"{against.name}, ", against)] if against else [])
    for count, each in product(matches or [100, 300, 1000], places(place or list(PLACES))):
        paces = [0.0] * saturated + [pause or count / ANSWERS_A_SECOND] * paced
        for speed, _, (name, tree) in product(paces, range(turns), trees):
            plan = Plan(count, seats, seconds, speed, deflate, each, tree)
            _print(row(f"{name}{each.name}, {pace_of(speed)}", plan, measure(plan)))


def _print(cells: Iterable[str]) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    typer.run(main)
