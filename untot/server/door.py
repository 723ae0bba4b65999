"""The front door: "let phones in this Wi-Fi join". A person at this machine opens it, and nobody else."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from untot.kernel.errors import Refused
from untot.server.answers import answered, refusing
from untot.server.security import Origins

log = logging.getLogger(__name__)
SEND_BUFFER_BYTES: Final = 128 * 1024
"""What the system keeps for a device that does not read; left to itself it would keep megabytes."""
Listen = Callable[[socket.socket], None]


class DoorState(Struct, frozen=True):
    """Where phones find the table, if they may come in; and whether whoever asks sits here and can open the door."""

    address: str | None
    is_here: bool


class FrontDoor:
    """Until it is opened the server listens on this machine alone."""

    def __init__(self, port: int, origins: Origins, listen: Listen) -> None:
        self.port = port
        self.origins = origins
        self.address: str | None = None
        self._listen = listen

    def open(self) -> None:
        """Listen on this machine's address in its network as well, and accept those who come by it."""
        if self.address is not None:
            return
        host = own_address()
        if host is None:
            raise Refused("no-network")
        listener = listener_on(host, self.port)
        self.address = f"http://{host}:{self.port}"
        self.origins.allow(self.address)
        self._listen(listener)
        log.warning("phones in this network may join at %s", self.address)


def _state(request: Request) -> DoorState:
    door: FrontDoor | None = request.app.state.door
    is_here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    return DoorState(None if door is None else door.address, door is not None and is_here)


@refusing
async def show_door(request: Request) -> Response:
    return answered(_state(request))


@refusing
async def open_door(request: Request) -> Response:
    if not _state(request).is_here:
        raise Refused("not-this-machine")
    request.app.state.door.open()
    return answered(_state(request))


def listener_on(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a refusal that says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio switches the delay of small packets off only where it can see that this is TCP
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise Refused("cannot-listen", host=host, port=port, detail=error.strerror or "") from None
    return listener


def own_address() -> str | None:
    """The address of this machine in its network; found without sending anything."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None
