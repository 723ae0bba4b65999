"""Requests: what handlers of the API read of them, with bounds in size and time, and for whom they are counted."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from untot.kernel.errors import Refused
from untot.server.forwarding import is_counted
from untot.server.limits import DAY, Rate, address_of
from untot.server.lobby import Lobby
from untot.server.storage import Key

T = TypeVar("T")
MOST_BODY_BYTES: Final = 64 * 1024
BODY_SECONDS: Final = 30.0
"""How long a body may take to arrive."""


async def body(request: Request, most: int) -> bytes:
    """The body, as far as it may be long, and as long as it may take."""
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise Refused("body-too-large", most=most)
    except TimeoutError:
        raise Refused("body-too-slow") from None
    request.state.body = bytes(read)  # in case another process has to be asked
    return bytes(read)


async def body_as(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request, MOST_BODY_BYTES), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("body-bad", detail=str(error)[:200]) from None


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What is done for a caller only as long as he waits for it."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def number_in(text: str, why_not: Refused) -> int:
    """A whole number of a path or query."""
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise why_not
    return int(text)


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def caller_of(request: Request) -> str:
    return address_of(request.scope)


def bearer_of(request: Request) -> str:
    """The secret in the Authorization header."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else ""


async def key_of(request: Request) -> Key:
    """What the secret in the header opens; it must belong to the match in the path."""
    key = await lobby_of(request).keys.find(bearer_of(request))
    if key is None or key.match_id != request.path_params["match"]:
        raise Refused("key-unknown")
    return key


async def host_of(request: Request) -> Key:
    key = await key_of(request)
    if key.kind != "host":
        raise Refused("not-the-host")
    return key


def take_patience(request: Request, *rates: Rate) -> None:
    """What costs much is not done too often for one caller."""
    patience = lobby_of(request).patience
    if not is_counted(request) and not all(patience.take(rate, address=caller_of(request)) for rate in rates):
        raise Refused("flood")


def creations(request: Request) -> tuple[Rate, Rate]:
    """How many matches and records one caller may bring."""
    limits = lobby_of(request).limits
    minute, day = limits.creations_per_minute, limits.creations_per_day
    return Rate("creations", minute, minute / 60), Rate("creations of a day", day, day / DAY)
