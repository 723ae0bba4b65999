"""Keys: the secrets in the links of host, seats and spectators. The store keeps only their hashes."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from untot.server.storage import Key, KeyKind

LONGEST_SECRET: Final = 64


def hash_of(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=24, person=b"untot-key").hexdigest()


def new_key(match_id: str, kind: KeyKind, seat: int | None = None) -> tuple[str, Key]:
    """A fresh secret, short enough for a link and too long to guess, and what is stored of it."""
    secret = secrets.token_urlsafe(18)
    return secret, Key(hash_of(secret), match_id, kind, seat)
