"""The server with the same luck at every run: a test that fails once fails again.

The chance of a match is always the same, and that of a bot or of the world hangs on how far its match has come: so
neither the order of tests nor how many run side by side decides what somebody meets. Ids and keys stay random.
"""

from __future__ import annotations

import secrets as real
from contextvars import ContextVar
from hashlib import blake2b
from random import Random
from typing import Any

import typer

from untot.server import bot_pool, lobby
from untot.server.bot_pool import BotPool
from untot.server.command import serve

position: ContextVar[tuple[object, ...]] = ContextVar("position", default=())


class SameDeal:
    """Deals anew, where somebody plays on from a replay, in the same way every time."""

    SystemRandom = staticmethod(lambda: Random(1))


class SameChance:
    """Stands where `secrets` is imported."""

    token_hex = staticmethod(real.token_hex)

    @staticmethod
    def token_bytes(size: int) -> bytes:
        return bytes(size)

    @staticmethod
    def randbits(bits: int) -> int:
        digest = blake2b(repr(position.get()).encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> (64 - bits)


def knowing_where(ask: Any) -> Any:
    """Whoever is asked through it draws the chance of this moment of the match."""

    async def asked(pool: BotPool, *about: Any, **more: Any) -> Any:
        at = next(one for one in about if hasattr(one, "record"))
        position.set((at.record.answers, *(one for one in about if isinstance(one, int))))
        return await ask(pool, *about, **more)

    return asked


if __name__ == "__main__":
    lobby.random = SameDeal  # type: ignore[assignment, attr-defined]
    lobby.secrets = bot_pool.secrets = SameChance  # type: ignore[assignment, attr-defined]
    BotPool._think = knowing_where(BotPool._think)  # type: ignore[method-assign]
    BotPool.simulate = knowing_where(BotPool.simulate)  # type: ignore[method-assign]
    typer.run(serve)
