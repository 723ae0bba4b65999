"""The border: who may connect from where, how much and how often, and the headers of every answer."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from untot.kernel.errors import Refused
from untot.server.answers import refused
from untot.server.forwarding import COUNTED
from untot.server.limits import Patience, Rate, address_of

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Origins:
    """The addresses under which this server is meant to be reached; all others are foreign."""

    def __init__(self, *addresses: str) -> None:
        self._origins: set[str] = set()
        self._hosts: set[str] = set()
        for address in addresses:
            self.allow(address)

    def allow(self, address: str) -> None:
        """Let people in who come by this URL."""
        parts = urlsplit(address.lower())
        self._origins.add(f"{parts.scheme}://{parts.netloc}")
        self._hosts.add(parts.netloc)

    def is_foreign(self, headers: Headers) -> bool:
        """A request from another site, or under another name than ours (a rebound address)."""
        origin = headers.get("origin")
        is_other_site = origin is not None and origin.lower() not in self._origins
        return is_other_site or headers.get("host", "").lower() not in self._hosts


class Border:
    """ASGI middleware around everything: refuses foreign origins and floods, adds the security headers."""

    def __init__(self, app: ASGIApp, origins: Origins, patience: Patience, requests: Rate) -> None:
        self.app = app
        self.origins = origins
        self._patience = patience
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif self.origins.is_foreign(Headers(scope=scope)):
            await _refuse(Refused("foreign-origin"), scope, receive, send)
        elif COUNTED not in scope and not self._patience.take(self._requests, address=address_of(scope)):
            await _refuse(Refused("flood"), scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send))


async def _refuse(why: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """A socket is closed before it is accepted, which is a 403 to its browser."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": why.reason})
    else:
        await refused(why)(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers
