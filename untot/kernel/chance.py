"""Chance: a stream of uniform whole numbers, keyed by the secret seed. All it keeps is a counter in the State.

Nobody can predict it from what was seen, and after the match anybody can check it: `commitment` of the seed is
shown at the start and the seed itself at the end (docs/record.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct

SEED_BYTES = 32
_WORD = 1 << 64
_words = Struct("<8Q").unpack


def seed_of(number: int) -> bytes:
    """A seed for research, made from a small number: repeatable and therefore not secret."""
    return blake2b(b"untot research seed %d" % number, digest_size=SEED_BYTES).digest()


def commitment(seed: bytes) -> str:
    """What the table is shown of the seed before the match."""
    return blake2b(seed, digest_size=32, person=b"untot-commit").hexdigest()


def chance_key(seed: bytes) -> bytes:
    """The key of the stream, which alone cannot be turned back into the seed."""
    return blake2b(seed, digest_size=32, person=b"untot-chance").digest()


def salt(seed: bytes, line: int) -> str:
    """A blind for one line of the record, so that its hash does not tell a secret ballot."""
    return blake2b(b"%d" % line, key=seed, digest_size=16, person=b"untot-salt").hexdigest()


def uniform(key: bytes, branch: int, counter: int, bounds: Sequence[int]) -> tuple[list[int], int]:
    """One uniform number below each bound, and the next counter. Words that would favour low ones are passed over."""
    numbers: list[int] = []
    following = iter(bounds)
    bound = next(following, 0)
    while bound:
        digest = _keyed(key).copy()
        digest.update(b"%d.%d" % (branch, counter))
        counter += 1
        for word in _words(digest.digest()):
            if word < _WORD - _WORD % bound:
                numbers.append(word % bound)
                bound = next(following, 0)
                if not bound:
                    break
    return numbers, counter


@lru_cache(maxsize=64)
def _keyed(key: bytes) -> blake2b:
    """The digest of nothing yet with this key: going on from a copy costs a third of beginning anew."""
    return blake2b(key=key, digest_size=64)
