"""Connections: uvicorn's protocols with an end to all waiting - for headers, slow readers, and those who never read.

What a server would wait for without end is aborted: closing politely waits until the other side has read everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final, Protocol, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from untot.server.ledger import Tally
from untot.server.limits import network_of

HEADER_SECONDS: Final = 10.0
"""How long a request may take until its head is there, the first of a connection and every later one."""
SEND_SECONDS: Final = 20.0
"""Who takes nothing of what waits for him for so long is gone."""
END_SECONDS: Final = 5.0
"""How long a farewell may take."""
MOST_UNCOMPRESSED: Final = 2048
TEXT: Final = 0x81
MOST_UNREAD: Final = 8
"""Frames of one connection that wait to be read."""
LINE: Final = "untot.line"
"""The extension of a socket's scope under which its line is found."""


class Line(Protocol):
    """Where the frames of a guest go. Nobody waits for them to be taken."""

    @property
    def waiting_bytes(self) -> int:
        """What was told and not taken yet."""

    def tell(self, frame: bytes) -> None: ...
    def hold_back(self) -> None:
        """What is told from now on goes out together, once it is let go."""

    def let_go(self) -> None: ...
    def hang_up(self, code: int, reason: str) -> None: ...


class Gate:
    """Lets so many connections in from one address; those of a proxy are many people's and count by their requests."""

    def __init__(self, most_per_address: int, tally: Tally, proxies: Collection[str] = ("127.0.0.1", "::1")) -> None:
        self.most_per_address = most_per_address
        self.proxies = proxies
        self._tally = tally
        self._inside: set[asyncio.BaseTransport] = set()

    def enter(self, transport: asyncio.BaseTransport, peer: str) -> bool:
        """Whether there is room for one more."""
        address = f"connections of {network_of(peer)}"
        if peer not in self.proxies and self._tally.of(address) >= self.most_per_address:
            return False
        self._inside.add(transport)
        self._tally.add(address)
        return True

    def leave(self, transport: asyncio.BaseTransport, peer: str) -> None:
        if transport in self._inside:
            self._inside.remove(transport)
            self._tally.add(f"connections of {network_of(peer)}", -1)


class GatedConfig(uvicorn.Config):
    """uvicorn's settings, and who is let in."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        self.gate = gate
        super().__init__(app, http=Front, ws=Wire, **settings)


class _Bounded(asyncio.Protocol):
    """What both protocols share: whoever does not read is given up."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _jam: asyncio.TimerHandle | None = None

    @property
    def peer(self) -> str:
        return self.client[0] if self.client else ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._jam = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        _cancel(self._jam)

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._jam)
        self.config.gate.leave(self.transport, self.peer)
        super().connection_lost(exc)

    def end_soon(self) -> None:
        """What has not been taken by then is thrown away."""
        self.loop.call_later(END_SECONDS, self.transport.abort)


class Front(_Bounded, H11Protocol):
    """HTTP: a connection that sends no whole request head in time is closed."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.config.gate.enter(transport, self.peer):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._deadline)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()
        if self.transport.is_closing():
            self.end_soon()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.end_soon()

    def handle_websocket_upgrade(self, event: Any) -> None:
        _cancel(self._deadline)
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Waiting for a request has an end; that of answering it is up to whoever answers."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        is_waiting = cycle is None or cycle.response_complete
        if not is_waiting:
            _cancel(self._deadline)
            self._deadline = None
        elif self._deadline is None and self.transport.get_protocol() is self:
            self._deadline = self.loop.call_later(HEADER_SECONDS, self.transport.abort)


class Wire(_Bounded, WebSocketsSansIOProtocol):
    """A WebSocket, which is also the line to its guest."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._held_back: list[bytes] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[LINE] = self

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def shutdown(self) -> None:
        self.let_go()
        super().shutdown()
        self.end_soon()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each frame until it is taken; here some may wait."""
        self.read_paused, is_paused = self.queue.qsize() < MOST_UNREAD, self.read_paused
        super().send_receive_event_to_app()
        if self.queue.qsize() <= MOST_UNREAD:
            self.read_paused = is_paused

    # -- the line -----------------------------------------------------------------------------------------------

    @property
    def waiting_bytes(self) -> int:
        return self.transport.get_write_buffer_size()

    @property
    def _is_open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    def tell(self, frame: bytes) -> None:
        """A text frame, at once: it goes into the buffer of the connection, past the application's queue.

        Only long ones are compressed. That costs more than all the rest, and short ones are soon sent.
        """
        if not self._is_open or self.conn.state is not OPEN:
            return
        if len(frame) < MOST_UNCOMPRESSED:
            data = _head_of(frame) + frame
        else:
            self.conn.send_text(frame)
            data = b"".join(self.conn.data_to_send())
        if self._held_back is None:
            self.transport.write(data)
        else:
            self._held_back.append(data)

    def hold_back(self) -> None:
        self._held_back = []

    def let_go(self) -> None:
        held, self._held_back = self._held_back, None
        if held and not self.transport.is_closing():
            self.transport.write(b"".join(held))

    def hang_up(self, code: int, reason: str) -> None:
        """Say good-bye; whoever does not answer it in time is cut off."""
        if not self._is_open:
            return
        self.let_go()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(END_SECONDS, self.transport.abort)


def _head_of(frame: bytes) -> bytes:
    """Of a text frame that is sent as it is: final, not compressed, not masked."""
    size = len(frame)
    return bytes((TEXT, size)) if size < 126 else bytes((TEXT, 126, size >> 8, size & 255))


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
