"""Inviting: one link for a whole table, and the way from a match that is over to the next one of the same people."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from msgspec import Struct

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.server.keys import OWN_SECRET, Keyring, hash_of
from untot.server.rooms import Room
from untot.server.storage import Key

WAY: Final = re.compile(r"[0-9a-f]{6,32}#[\w-]{20,64}", re.ASCII)
"""To a seat of another match: its id, and the secret of the link."""


class Joined(Struct, frozen=True):
    """What an invitation has led to: a seat, or None if all are taken; then it lets one watch."""

    seat: Seat | None


class Invitations:
    """Whoever opens the invitation of a table gets the next seat that waits for somebody."""

    def __init__(self, keys: Keyring) -> None:
        self._keys = keys
        self._lock = asyncio.Lock()
        """Two guests at once get two seats."""

    async def join(self, match_id: str, invitation: str, own: str) -> Joined:
        """A seat for the key that a device has made for itself; to ask twice is harmless."""
        found = await self._keys.find(invitation)
        if found is None or found.match_id != match_id or found.kind != "invite":
            raise Refused("key-unknown")
        if not OWN_SECRET.fullmatch(own):
            raise Refused("key-bad")
        async with self._lock:
            mine = await self._keys.find(own)
            return await self._sit_down(match_id, own) if mine is None else _seat_of(match_id, mine)

    async def _sit_down(self, match_id: str, own: str) -> Joined:
        room = await self._keys.room(match_id)
        seat = next(iter(waiting_seats(room)), None)
        if seat is None:
            return Joined(None)
        old = await self._keys.store.replace_seat_key(Key(hash_of(own), match_id, "seat", seat))
        await room.exchange_key(seat, old, Refused("seat-taken"), is_link=False)
        return Joined(seat)


def waiting_seats(room: Room) -> list[Seat]:
    """Those that were kept for people, and that nobody has taken."""
    return [seat for seat, holder in enumerate(room.settings.holders) if holder == "open" and seat in room.links]


def _seat_of(match_id: str, mine: Key) -> Joined:
    if mine.match_id != match_id or mine.seat is None:
        raise Refused("key-bad")
    return Joined(mine.seat)


async def show_the_way(room: Room, ways: dict[str, str]) -> None:
    """To each of these seats its place in the next match; only once this one is over."""
    seats = {str(seat): seat for seat in range(len(room.settings.holders))}
    if not ways.keys() <= seats.keys() or not all(WAY.fullmatch(way) for way in ways.values()):
        raise Refused("frame-bad", detail="a way for each seat: id#key")
    if not room.live.is_over and not room.settings.is_ended:
        raise Refused("match-runs")
    room.audience.ways = {seats[seat]: way for seat, way in ways.items()}
    await room.tell()
