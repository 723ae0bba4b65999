"""Answers of the HTTP API: JSON, never cached; errors with their reason, clause and a fitting status."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from untot.kernel.errors import Refused, UntotError
from untot.server.forwarding import forwarded
from untot.server.holding import Elsewhere
from untot.server.storage import StoreFailed
from untot.server.wire import encoded, refusal

log = logging.getLogger(__name__)
Handler = Callable[[Request], Awaitable[Response]]
STATUS: Final = {
    "key-unknown": 401,
    "key-bad": 422,
    "foreign-origin": 403,
    "not-the-host": 403,
    "not-this-machine": 403,
    "match-unknown": 404,
    "path-unknown": 404,
    "replay-unknown": 404,
    "seat-unknown": 404,
    "step-unknown": 404,
    "text-unknown": 404,
    "track-unknown": 404,
    "mission-unknown": 404,
    "no-workshop": 404,
    "body-too-slow": 408,
    "body-too-large": 413,
    "content-too-large": 413,
    "body-bad": 422,
    "kind-unknown": 422,
    "name-bad": 422,
    "flood": 429,
    "server-error": 500,
    "store-failing": 503,
    "server-full": 503,
    "server-busy": 503,
    "room-closed": 503,
    "client-not-built": 503,
}
CLIENT_LEFT: Final = 499
"""Nobody reads it any more."""
NO_STORE: Final = {"Cache-Control": "no-store"}


def answered(content: Any, status: int = 200) -> Response:
    return raw(encoded(content), status)


def raw(content: bytes, status: int = 200) -> Response:
    """JSON that has been written already."""
    return Response(content, status, NO_STORE, "application/json")


def refused(error: UntotError) -> Response:
    """What is wrong, as people's devices get it: 409 if the match is in the way, 422 if it is the request itself."""
    usual = 409 if isinstance(error, Refused) else 422
    return answered(refusal(error), STATUS.get(error.reason, usual))


def refusing(handler: Handler) -> Handler:
    """Errors that people see become answers; of all others the log has the details, and the caller gets none."""

    @wraps(handler)
    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Elsewhere as there:
            return await _from_there(request, there)
        except UntotError as error:
            return refused(error)
        except ClientDisconnect:
            log.info("a caller of %s went away", handler.__name__)
            return Response(status_code=CLIENT_LEFT)
        except StoreFailed as error:
            log.error("%s: the store fails: %s", handler.__name__, error)
            return refused(Refused("store-failing"))
        except Exception:
            log.exception("%s failed", handler.__name__)
            return refused(Refused("server-error"))

    return handle


async def _from_there(request: Request, there: Elsewhere) -> Response:
    try:
        return await forwarded(request, there.address)
    except Refused as error:
        return refused(error)
