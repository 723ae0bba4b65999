"""Forwarding: a caller who comes to one process and wants something of another is served all the same."""

from __future__ import annotations

import asyncio
import http.client
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from untot.kernel.errors import Refused
from untot.server.connections import Line
from untot.server.guests import COME_BACK, MOST_WAITING_BYTES, say_good_bye

MARK: Final = "x-untot-forwarded"
"""What comes from another process is not sent on again: the match has moved meanwhile, and the caller comes back."""
SECONDS: Final = 40
COUNTED: Final = "untot.counted"
"""In the scope of a request, which no caller can reach."""
PASSED_ON: Final = ("authorization", "content-type")


class Inner:
    """What other processes pass on, by a way of its own: whose it is has been counted where it came in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, COUNTED: True}, receive, send)


def is_counted(asked: HTTPConnection) -> bool:
    return COUNTED in asked.scope


def refuse_second(headers: object) -> None:
    if MARK in headers:  # type: ignore[operator]
        raise Refused("room-closed")


def _headers(request: Request | WebSocket) -> dict[str, str]:
    """The other process believes us who the caller is."""
    caller = request.client.host if request.client else ""
    known = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
    return {**known, MARK: "1", "x-forwarded-for": caller, "x-forwarded-proto": request.url.scheme}


# -- calls ------------------------------------------------------------------------------------------------------


async def forwarded(request: Request, address: str) -> Response:
    """What the process at this address answers."""
    refuse_second(request.headers)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    body = getattr(request.state, "body", b"")
    try:
        return await asyncio.to_thread(_asked, address, request.method, path, body, _headers(request))
    except OSError:
        raise Refused("room-closed") from None


def _asked(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Response:
    connection = http.client.HTTPConnection(address, timeout=SECONDS)
    try:
        connection.request(method, path, body or None, headers)
        answer = connection.getresponse()
        kept = {name: value for name, value in answer.getheaders() if name in ("content-type", "content-disposition")}
        return Response(answer.read(), answer.status, {**kept, "cache-control": "no-store"})
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from None
    finally:
        connection.close()


# -- sockets ----------------------------------------------------------------------------------------------------


async def pass_on(socket: WebSocket, line: Line, hello: str, address: str) -> None:
    """All frames there and back, until one of the two goes. If it is the other process, the device may come back."""
    refuse_second(socket.headers)
    headers = _headers(socket)
    try:
        opening = connect(
            f"ws://{address}/ws",
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=5,
        )
        async with opening as other:
            await other.send(hello)
            telling = asyncio.create_task(_tell(line, other))
            try:
                await _listen(socket, other)
            finally:
                telling.cancel()
    except (OSError, WebSocketException):
        say_good_bye(line, Refused("room-closed"))


async def _listen(socket: WebSocket, other: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await other.send(message.get("text") or message.get("bytes") or "")


async def _tell(line: Line, other: ClientConnection) -> None:
    try:
        while True:
            line.tell(await other.recv(decode=False))
            if line.waiting_bytes > MOST_WAITING_BYTES:
                say_good_bye(line, Refused("too-slow"))
                return
    except ConnectionClosed as closed:
        told = closed.rcvd
        if told is None:
            say_good_bye(line, Refused("room-closed"))
        else:
            line.hang_up(told.code if told.code >= COME_BACK // 1000 * 1000 else COME_BACK, told.reason)
