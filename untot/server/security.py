"""The border: who may connect from where, how much and how often, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
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
HEADERS = {
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

    def __init__(self, *origins: str) -> None:
        self.allowed = set(origins)

    def allow(self, origin: str) -> None:
        self.allowed.add(origin)

    def is_foreign(self, headers: Headers) -> bool:
        """A request from another site, or under another name than ours (a rebound address)."""
        origin, host = headers.get("origin"), headers.get("host", "")
        if host not in {urlsplit(known).netloc for known in self.allowed}:
            return True
        return origin is not None and origin not in self.allowed


class Border:
    """ASGI middleware: refuses foreign origins, adds the security headers."""

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif self.origins.is_foreign(Headers(scope=scope)):
            await _refuse(scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send))


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign-origin"})
    else:
        await JSONResponse({"reason": "foreign-origin"}, 403, HEADERS)(scope, receive, send)


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


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
    """A bucket for each address that creates things, a bounded number of them."""

    MOST = 10_000

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: MutableMapping[str, Bucket] = {}

    def take(self, scope: MutableMapping[str, Any]) -> bool:
        address = (scope.get("client") or ("?",))[0]
        if address not in self._buckets and len(self._buckets) >= self.MOST:
            self._buckets.clear()
        return self._buckets.setdefault(address, Bucket(self.burst, self.per_second)).take()
