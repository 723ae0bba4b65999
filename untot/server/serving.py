"""Running the server: one process, one data folder; for a host on the net, or for the people around one machine."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path

import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from untot.server.app import make_app
from untot.server.bot_pool import BotPool
from untot.server.lobby import Limits, Lobby
from untot.server.security import Origins
from untot.server.sqlite import SqliteStore
from untot.server.wire import MOST_FRAME_BYTES

log = logging.getLogger(__name__)


class Hosting(Struct, frozen=True):
    """How to serve."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8666
    public_url: str = ""
    limits: Limits = Limits()
    opens_browser: bool = False
    is_at_home: bool = False
    """Whether people at this machine may let phones of their network join."""


def make_lobby(hosting: Hosting) -> Lobby:
    return Lobby(SqliteStore(hosting.data / "untot.sqlite"), BotPool(), hosting.limits)


def origins_of(hosting: Hosting) -> Origins:
    names = {"127.0.0.1", "localhost", hosting.host}
    own = [f"http://{name}:{hosting.port}" for name in names]
    return Origins(*own, *([hosting.public_url.rstrip("/")] if hosting.public_url else []))


def server_for(app: Starlette, host: str, port: int) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        host,
        port,
        ws="websockets-sansio",
        ws_max_size=2 * MOST_FRAME_BYTES,
        log_level="warning",
        server_header=False,
        lifespan="on",
    )
    return uvicorn.Server(config)


async def serve(hosting: Hosting) -> None:
    """Serve until interrupted."""
    origins = origins_of(hosting)
    door = FrontDoor(hosting, origins)
    app = make_app(make_lobby(hosting), origins, door.routes if hosting.is_at_home else None)
    door.app = app
    server = server_for(app, hosting.host, hosting.port)
    address = hosting.public_url or f"http://{hosting.host}:{hosting.port}"
    print(f"untot: {address}   (data in {hosting.data}, stop with Ctrl-C)", flush=True)
    if hosting.opens_browser:
        with suppress(webbrowser.Error):
            asyncio.get_running_loop().call_later(0.8, webbrowser.open, address)
    await server.serve()


class FrontDoor:
    """ "Let phones in this Wi-Fi join": opened by a person at this machine, and by nobody else."""

    def __init__(self, hosting: Hosting, origins: Origins) -> None:
        self.hosting = hosting
        self.origins = origins
        self.app: Starlette | None = None
        self.address: str | None = None
        self._task: asyncio.Task[None] | None = None
        self.routes: list[BaseRoute] = [
            Route("/api/door", self.show),
            Route("/api/door", self.open, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        content = {"address": self.address, "is_here": _is_this_machine(request)}
        return Response(msgspec.json.encode(content), media_type="application/json")

    async def open(self, request: Request) -> Response:
        if not _is_this_machine(request):
            return Response(b'{"reason":"not-the-host"}', 403, media_type="application/json")
        if self.address is None and (own := own_address()) is not None:
            self._listen(own)
        return await self.show(request)

    def _listen(self, host: str) -> None:
        assert self.app is not None
        self.address = f"http://{host}:{self.hosting.port}"
        self.origins.allow(self.address)
        server = server_for(self.app, host, self.hosting.port)
        server.config.lifespan = "off"
        self._task = asyncio.create_task(server._serve())
        log.warning("phones may join at %s", self.address)


def _is_this_machine(request: Request) -> bool:
    return request.client is not None and request.client.host in ("127.0.0.1", "::1")


def own_address() -> str | None:
    """The address of this machine in its network; found without sending anything."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None
