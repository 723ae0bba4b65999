"""The ledger: what the processes of one host count together, in memory that all of them see.

Nobody locks it, so nobody who is killed leaves it locked. What is open now each process counts in a column of its own,
which is wiped when another takes its place. Measures of patience are shared: of two who take at the very same moment
one may go uncounted. Names are found by a hash, so two of a quarter of a million may share a measure.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from untot.server.limits import Bucket, Patience, Rate

SLOTS: Final = 1 << 18
"""So many names have a place of their own."""


class Tally:
    """How much of what is open now, by its name."""

    def __init__(self) -> None:
        self._own: Counter[str] = Counter()

    def of(self, name: str) -> int:
        return self._own[name]

    def own(self, name: str) -> int:
        """In this process alone."""
        return self._own[name]

    def add(self, name: str, amount: int = 1) -> None:
        self._own[name] += amount
        if not self._own[name]:
            del self._own[name]

    @contextmanager
    def counted(self, *names: str) -> Iterator[None]:
        """One more of each, for as long as it lasts."""
        for name in names:
            self.add(name)
        try:
            yield
        finally:
            for name in names:
                self.add(name, -1)


class Counting(NamedTuple):
    """How a process counts what people do: for itself, or together with others."""

    tally: Tally
    patience: Patience


class Ledger:
    """Made by the parent of several processes and handed to each of them."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self.processes = processes
        self._key = secrets.token_bytes(16)
        self._open: Any = context.RawArray("i", SLOTS * processes)
        self._buckets: Any = context.RawArray("d", 2 * SLOTS)

    def slot(self, name: str) -> int:
        return int.from_bytes(blake2b(name.encode(), digest_size=8, key=self._key).digest(), "big") % SLOTS

    def wipe(self, column: int) -> None:
        """Of what the process of this column had open nothing is left."""
        self._open[column * SLOTS : (column + 1) * SLOTS] = [0] * SLOTS

    def counting_of(self, column: int) -> Counting:
        """With what the process of this column counts."""
        patience = SharedPatience(self, memoryview(self._buckets).cast("B").cast("d"))
        return Counting(SharedTally(self, memoryview(self._open).cast("B").cast("i"), column), patience)


class SharedTally(Tally):
    """The tally of one process, which knows those of the others."""

    def __init__(self, ledger: Ledger, cells: memoryview[int], column: int) -> None:
        super().__init__()
        self._ledger = ledger
        self._cells = cells
        self._column = column

    def of(self, name: str) -> int:
        slot = self._ledger.slot(name)
        return sum(self._cells[column * SLOTS + slot] for column in range(self._ledger.processes))

    def add(self, name: str, amount: int = 1) -> None:
        super().add(name, amount)
        self._cells[self._column * SLOTS + self._ledger.slot(name)] += amount


class SharedPatience(Patience):
    """Measures of patience that all processes take from."""

    def __init__(self, ledger: Ledger, cells: memoryview[float]) -> None:
        super().__init__()
        self._ledger = ledger
        self._cells = cells

    def _new(self, rate: Rate, whose: str) -> Bucket:
        return Bucket(rate, self._cells, 2 * self._ledger.slot(f"{rate.what}/{whose}"))
