"""Chance: a stream of uniform whole numbers, keyed by the secret seed. All it keeps is a counter in the State.

Nobody can predict it from what was seen, and after the match anybody can check it: `commitment` of the seed is
shown at the start and the seed itself at the end (docs/record.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

SEED_BYTES = 32
_WORD = 1 << 64
_WORDS_PER_DIGEST = 8


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
    while len(numbers) < len(bounds):
        digest = blake2b(b"%d.%d" % (branch, counter), key=key, digest_size=64).digest()
        counter += 1
        for at in range(0, _WORDS_PER_DIGEST * 8, 8):
            bound = bounds[len(numbers)]
            word = int.from_bytes(digest[at : at + 8], "little")
            if word < _WORD - _WORD % bound:
                numbers.append(word % bound)
                if len(numbers) == len(bounds):
                    break
    return numbers, counter
