"""The socket of a device: one WebSocket for all its seats. Frames are typed, bounded and answered one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableMapping
from contextlib import nullcontext, suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from untot.kernel.errors import Refused, UntotError
from untot.server import wire
from untot.server.carrying import replied
from untot.server.connections import LINE, Line
from untot.server.forwarding import is_counted, pass_on
from untot.server.guests import Guest, say_good_bye
from untot.server.hints import Hints
from untot.server.holding import Elsewhere
from untot.server.limits import (
    LEAFING,
    MISTAKES,
    TABLE_MATTERS,
    TAKING_BACK,
    TALK_BYTES,
    WORDS,
    Bucket,
    Rate,
    address_of,
    take_all,
)  # fmt: skip
from untot.server.lobby import Lobby
from untot.server.rooms import Room
from untot.server.storage import Key, StoreFailed

log = logging.getLogger(__name__)
HELLO_SECONDS: Final = 10
RATES: Final[dict[type[wire.ClientFrame], Rate]] = {
    wire.Say: WORDS,
    **dict.fromkeys((wire.Undo, wire.Redo, wire.Agree), TAKING_BACK),
    **dict.fromkeys((wire.Order, wire.Name, wire.Hold, wire.Lend, wire.Pause, wire.Again), TABLE_MATTERS),
    wire.History: LEAFING,
}
"""What may be done less often than frames may be sent."""
Message = MutableMapping[str, Any]
_decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


async def serve_socket(socket: WebSocket) -> None:
    """Greet, seat the guest, then read until he leaves."""
    lobby: Lobby = socket.app.state.lobby
    line: Line = socket.scope["extensions"][LINE]
    address = address_of(socket.scope)
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            with nullcontext() if is_counted(socket) else lobby.visitors.come(address):
                hello = await _hello(socket)
                keys = await _opened(lobby, hello.keys)
                await lobby.keys.note_opened(keys)
                await _converse(socket, lobby, Guest(line, keys, hello.since, address), hello)
        except UntotError as error:
            say_good_bye(line, error)
        except StoreFailed as error:
            log.error("a device: the store fails: %s", error)
            say_good_bye(line, Refused("store-failing"))


async def _converse(socket: WebSocket, lobby: Lobby, guest: Guest, hello: wire.Hello) -> None:
    """Here, or in the process that has the match: tables are counted where they are."""
    try:
        await lobby.holding.take(guest.match_id)
        with lobby.visitors.sit(guest.address, guest.match_id):
            room = await lobby.room(guest.match_id)
            await Conversation(socket, lobby, guest, room).hold(hello)
    except Elsewhere as there:
        await pass_on(socket, guest.line, wire.encoded(hello).decode(), there.address)
    except Refused:
        lobby.let_go_unused(guest.match_id)
        raise


async def _hello(socket: WebSocket) -> wire.Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _decoded(await socket.receive())
    except TimeoutError:
        raise Refused("hello-first") from None
    if not isinstance(hello, wire.Hello):
        raise Refused("hello-first")
    return hello


async def _opened(lobby: Lobby, secrets: list[str]) -> list[Key]:
    """What these secrets open, all in one match; the refusal names the first that does not."""
    keys: list[Key] = []
    for number, secret in enumerate(secrets):
        key = await lobby.keys.find(secret)
        if key is None or (keys and key.match_id != keys[0].match_id):
            raise Refused("key-unknown", number=number)
        keys.append(key)
    return keys


def _decoded(message: Message) -> wire.ClientFrame:
    """A frame of the wire, or a refusal that names what is wrong with it."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text) > wire.MOST_FRAME_BYTES:
        raise Refused("frame-bad", detail="text frames only, not too long")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("frame-bad", detail=str(error)[:200]) from None


class Conversation:
    """One device at a table, from sitting down to leaving."""

    def __init__(self, socket: WebSocket, lobby: Lobby, guest: Guest, room: Room) -> None:
        self.socket = socket
        self.lobby = lobby
        self.guest = guest
        self.room = room
        self._hints = Hints(lobby.bots, lobby.patience, room, guest)
        self._mistakes = Bucket(MISTAKES)
        per_second = lobby.limits.frames_per_second
        frames = Rate("frames", 3 * per_second, per_second)
        self._frames = lobby.patience.buckets(frames, self._who(None), guest.address)

    async def hold(self, hello: wire.Hello) -> None:
        guest = self.guest
        if not 0 <= guest.next_event <= len(self.room.live.events):
            guest.next_event = 0
        guest.reply(wire.Reply(hello.id, True))
        try:
            await self.room.enter(guest, self.lobby.limits.watching)
            with suppress(WebSocketDisconnect):
                while guest.farewell is None:
                    await self._take(await self.socket.receive())
        finally:
            self._hints.stop()
            await self.room.leave(guest)

    async def _take(self, message: Message) -> None:
        """What a frame changes and the reply to it go out together."""
        self.guest.line.hold_back()
        try:
            await self._carry_out(message)
        finally:
            self.guest.line.let_go()

    async def _carry_out(self, message: Message) -> None:
        """One frame; whoever sends too many that are none is shown out."""
        frame_id = ""
        try:
            frame = _decoded(message)
            frame_id = frame.id
            self._refuse_if_flood(frame)
        except Refused as error:
            self.guest.reply(wire.refusal(error, frame_id))
            if not self._mistakes.take():
                self.guest.drop(Refused("flood"))
        else:
            if isinstance(frame, wire.Hint):
                self._hints.ask(frame)
            else:
                self.guest.reply(await replied(self.room, self.guest, frame))

    # -- patience -----------------------------------------------------------------------------------------------

    def _refuse_if_flood(self, frame: wire.ClientFrame) -> None:
        """This seat and this address have not done so too often, on whatever connection."""
        rate = RATES.get(type(frame))
        is_patient = take_all(self._frames) and (rate is None or self._may(rate, frame))
        if not is_patient or (isinstance(frame, wire.Say) and not self._may_say(frame)):
            raise Refused("flood")

    def _may(self, rate: Rate, frame: wire.ClientFrame) -> bool:
        return self.lobby.patience.take(rate, seat=self._who(frame), address=self.guest.address)

    def _may_say(self, frame: wire.Say) -> bool:
        size = len(frame.text.encode())
        return self.lobby.patience.take(TALK_BYTES, address=self.guest.address, amount=size)

    def _who(self, frame: wire.ClientFrame | None) -> str:
        """For whom something is counted: the seat it is done for, if it is his own; else what this guest is."""
        guest, seat = self.guest, getattr(frame, "seat", None)
        if guest.seats:
            return self.room.name_of(seat if seat in guest.seats else guest.seats[0])
        return f"{self.room.id}/host" if guest.is_host else f"{self.room.id}/{guest.address}"
