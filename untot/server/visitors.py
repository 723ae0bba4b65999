"""Visitors: how many sockets each address has open, and at how many tables it sits. Nobody takes all places."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from untot.kernel.errors import Refused
from untot.server.limits import Limits


class Visitors:
    """Everybody who has a socket open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self._tables: defaultdict[str, Counter[str]] = defaultdict(Counter)

    @contextmanager
    def come(self, address: str) -> Iterator[None]:
        """One more socket from this address, for as long as it is open."""
        is_full = self.sockets.total() >= self.limits.connections
        if is_full or self.sockets[address] >= self.limits.connections_per_address:
            raise Refused("too-many-connections")
        self.sockets[address] += 1
        try:
            yield
        finally:
            _less(self.sockets, address)

    @contextmanager
    def sit(self, address: str, match_id: str) -> Iterator[None]:
        """At a table, alone or with others of the same address."""
        tables = self._tables[address]
        if match_id not in tables and len(tables) >= self.limits.rooms_per_address:
            raise Refused("too-many-tables", most=self.limits.rooms_per_address)
        tables[match_id] += 1
        try:
            yield
        finally:
            _less(tables, match_id)
            if not tables:
                self._tables.pop(address, None)


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
