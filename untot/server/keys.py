"""Keys: the secrets in the links of host, seats and spectators. The store keeps only their hashes.

Whoever makes a match makes its links, and could look into every hand with them. So a seat's person takes a key of his
own when he first sits down: from then on the link opens nothing, and who sat there with it is told.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.server.rooms import Room
from untot.server.storage import Glance, Key, KeyKind, Store

LONGEST_SECRET: Final = 64
OWN_SECRET: Final = re.compile(r"[\w-]{24,64}", re.ASCII)
"""A key that a device has made for itself: as long as ours, or longer."""


def hash_of(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=24, person=b"untot-key").hexdigest()


def new_key(match_id: str, kind: KeyKind, seat: Seat | None = None, is_link: bool = False) -> tuple[str, Key]:
    """A fresh secret, short enough for a link and too long to guess, and what is stored of it."""
    secret = secrets.token_urlsafe(18)
    return secret, Key(hash_of(secret), match_id, kind, seat, is_link)


class Claimed(Struct, frozen=True):
    """A seat that has a key of its own from now on."""

    seat: Seat
    was_opened: bool
    """Whether somebody had sat down with the link before."""


class Keyring:
    """All keys of a server."""

    def __init__(self, store: Store, room: Callable[[str], Awaitable[Room]]) -> None:
        self.store = store
        self.room = room

    async def find(self, secret: str) -> Key | None:
        """What this secret opens, if anything."""
        return await self.store.find_key(hash_of(secret)) if 0 < len(secret) <= LONGEST_SECRET else None

    async def glance(self, keys: list[str]) -> list[Glance | None]:
        """How the matches stand that these secrets open."""
        return await self.store.glance([hash_of(secret) for secret in keys])

    async def renew(self, match_id: str, seat: Seat) -> str:
        """A lost or stolen seat link is made anew; the old one opens nothing any more, and all see that it was."""
        room = await self.room(match_id)
        if not 0 <= seat < len(room.settings.holders):
            raise Refused("seat-unknown")
        secret, key = new_key(match_id, "seat", seat, is_link=True)
        await room.exchange_key(seat, await self.store.replace_seat_key(key), Refused("key-renewed"), is_link=True)
        return secret

    async def note_opened(self, keys: list[Key]) -> None:
        """Somebody sits down with these; whoever claims a seat later is told if he was not the first."""
        for key in keys:
            if key.is_link and not key.was_opened:
                await self.store.note_opened(key.hash)

    async def claim(self, match_id: str, link: str, own: str) -> Claimed:
        """Exchange the link of a seat for an own key.

        It is the device that makes the key, so that it can ask again if it did not hear the answer.
        """
        if not OWN_SECRET.fullmatch(own):
            raise Refused("key-bad")
        found, mine = await self.find(link), await self.find(own)
        if mine is not None:
            return _claimed_before(match_id, found, mine)
        if found is None or found.match_id != match_id:
            raise Refused("key-unknown")
        if not found.is_link:
            raise Refused("seat-claimed")
        return await self._exchange(found, hash_of(own))

    async def _exchange(self, link: Key, own_hash: str) -> Claimed:
        assert link.seat is not None
        own = Key(own_hash, link.match_id, "seat", link.seat, was_opened=link.was_opened)
        room = await self.room(link.match_id)
        if await self.store.claim_seat(link.hash, own) is None:
            raise Refused("key-unknown")
        await room.exchange_key(link.seat, [link.hash], Refused("seat-taken"), is_link=False)
        return Claimed(link.seat, link.was_opened)


def _claimed_before(match_id: str, link: Key | None, mine: Key) -> Claimed:
    """Asked again; anything else that has this key already is no seat that was just claimed."""
    if link is not None or mine.match_id != match_id or mine.seat is None or mine.is_link:
        raise Refused("key-bad")
    return Claimed(mine.seat, mine.was_opened)
