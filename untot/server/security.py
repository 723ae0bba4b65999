"""The border: who may connect from where, how much and how often, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from untot.kernel.errors import Refused
from untot.server.answers import refused

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
BURST_SECONDS: Final = 4
"""Who was quiet may ask for so many seconds' worth at once."""


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


class Bucket:
    """A measure of patience: so many at once, so many a second; `take` says whether there was one left."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Callers:
    """A bucket for each address, a bounded number of them."""

    MOST = 10_000

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: dict[str, Bucket] = {}

    def take(self, scope: MutableMapping[str, Any]) -> bool:
        address = (scope.get("client") or ("?",))[0]
        if address not in self._buckets and len(self._buckets) >= self.MOST:
            self._buckets.clear()
        return self._buckets.setdefault(address, Bucket(self.burst, self.per_second)).take()


class Border:
    """ASGI middleware around everything: refuses foreign origins and floods, adds the security headers."""

    def __init__(self, app: ASGIApp, origins: Origins, requests_per_second: float) -> None:
        self.app = app
        self.origins = origins
        self._callers = Callers(BURST_SECONDS * requests_per_second, requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif self.origins.is_foreign(Headers(scope=scope)):
            await _refuse(Refused("foreign-origin"), scope, receive, send)
        elif not self._callers.take(scope):
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
