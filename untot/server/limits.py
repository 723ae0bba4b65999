"""Limits: what one server takes on, from everybody and from one. docs/hosting.md has the table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping, MutableSequence
from functools import cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, NamedTuple

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What a host may set with `--limit NAME=NUMBER`."""

    matches: int = 10_000
    """In the store."""
    megabytes: int = 20_000
    """Of the store: beyond it no match begins; 0 sets no bound."""
    keep_days: int = 0
    """Matches that nobody has touched for so long are deleted; 0 keeps them for ever."""
    unplayed_days: int = 30
    """Matches in which nobody has ever answered are deleted after so long; 0 keeps them for ever."""
    rooms: int = 1_000
    """How many matches are in memory at once."""
    rooms_per_address: int = 50
    """At how many tables devices of one address sit at once."""
    watching: int = 50
    """Spectators of one match."""
    connections: int = 6_000
    connections_per_address: int = 200
    requests_per_second: int = 50
    """From one address, new sockets included."""
    frames_per_second: int = 20
    """From one seat; from the spectators of one address together."""
    creations_per_minute: int = 30
    """New matches and uploaded records from one address."""
    creations_per_day: int = 300
    """The same, for those who do not tire."""
    checks_per_second: int = 4
    """Own missions and figures that are looked at for one address."""


class Rate(NamedTuple):
    """Something that may be done so many times at once, and from then on so many times a second."""

    what: str
    at_once: float
    per_second: float


WORDS: Final = Rate("words", 15, 0.5)
"""What one seat may say."""
TALK_BYTES: Final = Rate("talk bytes", 1_000_000, 200)
"""What the seats of one address may say all together, in bytes: they are kept for ever."""
TAKING_BACK: Final = Rate("taking back", 30, 1)
"""Undo, redo, and yes or no to an undo, of one seat."""
TABLE_MATTERS: Final = Rate("table matters", 20, 0.5)
"""Names, holders, orders, pauses and loans of one seat, or of one host."""
HINTS: Final = Rate("hints", 6, 0.5)
LEAFING: Final = Rate("leafing", 20, 2)
"""Pages of the history, for one seat."""
EXPORTS: Final = Rate("exports", 20, 1)
"""Records that are fetched, and lists of matches, for one address."""
SEATS_OF_AN_ADDRESS: Final = 8
"""One address may do what so many seats may, however many it has."""
MISTAKES: Final = Rate("mistakes", 20, 0.2)
"""Of one connection; then it is ended."""
BURST_SECONDS: Final = 4
"""Who was quiet may ask for so many seconds' worth at once."""
DAY: Final = 24 * 3600


class Bucket:
    """A measure of patience: so many at once, so many a second; `take` says whether there was enough left.

    Two numbers are all it knows: what was taken and has not come back, and when that was. They may lie elsewhere.
    """

    __slots__ = ("_at", "_cells", "rate")

    def __init__(
        self, rate: Rate, cells: MutableSequence[float] | memoryview[float] | None = None, at: int = 0
    ) -> None:
        self.rate = rate
        self._cells = [0.0, 0.0] if cells is None else cells
        self._at = at

    def has(self, amount: float = 1) -> bool:
        now, cells, at = time.monotonic(), self._cells, self._at
        taken = max(0.0, cells[at] - (now - cells[at + 1]) * self.rate.per_second)
        cells[at], cells[at + 1] = taken, now
        return self.rate.at_once - taken >= amount

    def spend(self, amount: float = 1) -> None:
        self._cells[self._at] += amount

    def take(self, amount: float = 1) -> bool:
        return take_all([self], amount)


class Patience:
    """Buckets by what is done and by whom: a seat, an address. Who comes back by another connection is remembered."""

    MOST = 20_000
    """Then the one is forgotten that has been quiet for longest."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, rate: Rate, *, seat: str = "", address: str = "", amount: float = 1) -> bool:
        """Once for the seat, and once for its address, which may do as much as some seats; both or none."""
        return take_all(self.buckets(rate, seat, address), amount)

    def buckets(self, rate: Rate, seat: str, address: str) -> list[Bucket]:
        """For what is done often: to be found once, and taken from with `take_all`."""
        found = [self._bucket(rate, seat)] if seat else []
        if address:
            found.append(self._bucket(_of_many_seats(rate) if seat else rate, address))
        return found

    def _bucket(self, rate: Rate, whose: str) -> Bucket:
        key = (rate.what, whose)
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) >= self.MOST:
                self._buckets.popitem(last=False)
            found = self._buckets[key] = self._new(rate, whose)
        self._buckets.move_to_end(key)
        return found

    def _new(self, rate: Rate, whose: str) -> Bucket:
        return Bucket(rate)


def take_all(buckets: list[Bucket], amount: float = 1) -> bool:
    """From all of them, or from none."""
    for bucket in buckets:
        if not bucket.has(amount):
            return False
    for bucket in buckets:
        bucket.spend(amount)
    return True


@cache
def _of_many_seats(rate: Rate) -> Rate:
    many = SEATS_OF_AN_ADDRESS
    return Rate(f"{rate.what} of an address", many * rate.at_once, many * rate.per_second)


def address_of(scope: Mapping[str, Any]) -> str:
    """Whom limits are counted for: an address; of IPv6 the whole network, for everybody has as many as he likes."""
    client = scope.get("client")
    return network_of(client[0]) if client else "?"


def network_of(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
