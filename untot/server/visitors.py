"""Visitors: how many sockets each address has open, and at how many tables it sits. Nobody takes all places."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from untot.kernel.errors import Refused
from untot.server.ledger import Tally
from untot.server.limits import Limits

SOCKETS: Final = "sockets"


class Visitors:
    """Everybody who has a socket open, at whichever of the processes of this host."""

    def __init__(self, limits: Limits, tally: Tally) -> None:
        self.limits = limits
        self._tally = tally
        self._tables: defaultdict[str, Counter[str]] = defaultdict(Counter)

    @property
    def sockets(self) -> int:
        """Of this process."""
        return self._tally.own(SOCKETS)

    def sockets_of(self, address: str) -> int:
        return self._tally.of(f"sockets of {address}")

    def tables_of(self, address: str) -> int:
        return self._tally.of(f"tables of {address}")

    @contextmanager
    def come(self, address: str) -> Iterator[None]:
        """One more socket from this address, for as long as it is open."""
        is_full = self._tally.of(SOCKETS) >= self.limits.connections
        if is_full or self.sockets_of(address) >= self.limits.connections_per_address:
            raise Refused("too-many-connections")
        with self._tally.counted(SOCKETS, f"sockets of {address}"):
            yield

    @contextmanager
    def sit(self, address: str, match_id: str) -> Iterator[None]:
        """At a table of this process, alone or with others of the same address."""
        tables = self._tables[address]
        if match_id not in tables:
            if self.tables_of(address) >= self.limits.rooms_per_address:
                raise Refused("too-many-tables", most=self.limits.rooms_per_address)
            self._tally.add(f"tables of {address}")
        tables[match_id] += 1
        try:
            yield
        finally:
            self._leave(address, match_id)

    def _leave(self, address: str, match_id: str) -> None:
        tables = self._tables[address]
        tables[match_id] -= 1
        if not tables[match_id]:
            del tables[match_id]
            self._tally.add(f"tables of {address}", -1)
        if not tables:
            del self._tables[address]
