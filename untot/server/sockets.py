"""The socket of a device: one WebSocket for all its seats. Frames are typed, bounded and answered one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from untot.bots import LEVELS
from untot.kernel.errors import Refused, UntotError
from untot.kernel.live import Talk
from untot.server import wire
from untot.server.guests import Guest
from untot.server.hints import Hints
from untot.server.lobby import Lobby, checked_name
from untot.server.rooms import Room
from untot.server.security import Bucket
from untot.server.storage import Key

log = logging.getLogger(__name__)
HELLO_SECONDS: Final = 10
SEND_SECONDS: Final = 20
"""Who takes no frame for so long is gone."""
WORDS_AT_ONCE, WORDS_PER_SECOND = 15, 0.5
MISTAKES_AT_ONCE, MISTAKES_PER_SECOND = 20, 0.2
CLOSE_CODES: Final = {
    **dict.fromkeys(("hello-first", "frame-bad", "key-unknown", "key-renewed", "match-unknown", "match-deleted"), 4401),
    "flood": 4429,
}
COME_BACK: Final = 4409
"""The code of all other farewells: the device may connect again."""
Message = MutableMapping[str, Any]
_decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


async def serve_socket(socket: WebSocket) -> None:
    """Greet, seat the guest, then read and write until he leaves."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    with suppress(WebSocketDisconnect):
        try:
            room, guest = await _greeted(socket, lobby)
            await _seated(socket, room, guest, lobby)
        except UntotError as error:
            await _send(socket, wire.encoded(wire.refusal(error)))
            await _close(socket, error)


async def _seated(socket: WebSocket, room: Room, guest: Guest, lobby: Lobby) -> None:
    try:
        await room.enter(guest, lobby.limits.watching)
        await _converse(socket, room, guest, Hints(lobby.bots, room, guest), lobby.limits.frames_per_second)
    finally:
        await room.leave(guest)


async def _greeted(socket: WebSocket, lobby: Lobby) -> tuple[Room, Guest]:
    """The guest that the keys of the first frame make, and the room they open."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _decoded(await socket.receive())
    except TimeoutError:
        raise Refused("hello-first") from None
    if not isinstance(hello, wire.Hello):
        raise Refused("hello-first")
    keys = await _opened(lobby, hello.keys)
    room = await lobby.room(keys[0].match_id)
    guest = Guest(keys, hello.since if 0 <= hello.since <= len(room.live.events) else 0)
    guest.reply(wire.Reply(hello.id, True))
    return room, guest


async def _opened(lobby: Lobby, secrets: list[str]) -> list[Key]:
    """What these secrets open, all in one match; the refusal names the first that does not."""
    keys: list[Key] = []
    for number, secret in enumerate(secrets):
        key = await lobby.find_key(secret)
        if key is None or (keys and key.match_id != keys[0].match_id):
            raise Refused("key-unknown", number=number)
        keys.append(key)
    return keys


async def _converse(socket: WebSocket, room: Room, guest: Guest, hints: Hints, frames_per_second: int) -> None:
    """Read and write at the same time; when one of them ends, so does the other, after a last word."""
    reader = asyncio.create_task(_read(socket, room, guest, hints, frames_per_second))
    writer = asyncio.create_task(_write(socket, guest))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if guest.farewell is not None:
            await asyncio.wait({writer}, timeout=SEND_SECONDS)
    finally:
        reader.cancel()
        writer.cancel()


async def _write(socket: WebSocket, guest: Guest) -> None:
    while guest.farewell is None or not guest.outbox.empty():
        if not await _send(socket, await guest.outbox.get()):
            return
    await _close(socket, guest.farewell)


async def _send(socket: WebSocket, frame: bytes) -> bool:
    """Whether the frame was taken."""
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_text(frame.decode())
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        return False
    return True


async def _close(socket: WebSocket, why: UntotError) -> None:
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(SEND_SECONDS):
            await socket.close(CLOSE_CODES.get(why.reason, COME_BACK), why.reason)


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


async def _read(socket: WebSocket, room: Room, guest: Guest, hints: Hints, frames_per_second: int) -> None:
    patience, words = Bucket(3 * frames_per_second, frames_per_second), Bucket(WORDS_AT_ONCE, WORDS_PER_SECOND)
    mistakes = Bucket(MISTAKES_AT_ONCE, MISTAKES_PER_SECOND)
    while guest.farewell is None:
        frame_id = ""
        try:
            frame = _decoded(await socket.receive())
            frame_id = frame.id
            if not patience.take() or (isinstance(frame, wire.Say) and not words.take()):
                raise Refused("flood")
        except WebSocketDisconnect:
            return
        except Refused as error:
            guest.reply(wire.refusal(error, frame_id))
            if not mistakes.take():
                guest.drop(Refused("flood"))
        else:
            if isinstance(frame, wire.Hint):
                hints.ask(frame)
            else:
                guest.reply(await _reply(room, guest, frame))


async def _reply(room: Room, guest: Guest, frame: wire.ClientFrame) -> wire.Reply:
    try:
        await carry_out(room, guest, frame)
    except UntotError as error:
        return wire.refusal(error, frame.id)
    except Exception:
        log.exception("a frame (%s) failed in room %s", type(frame).__name__, room.id)
        return wire.refusal(Refused("server-error"), frame.id)
    return wire.Reply(frame.id, True)


async def carry_out(room: Room, guest: Guest, frame: wire.ClientFrame) -> None:
    """One frame of a guest who has been greeted."""
    match frame:
        case wire.Hello() | wire.Hint():
            raise Refused("frame-bad", detail="hello comes once, and hints come aside")
        case wire.Pause():
            if not guest.seats and not guest.is_host:
                raise Refused("not-your-seat")
            await room.pause(frame.is_on)
        case wire.Hold():
            _check_hold(room, guest, frame)
            _check_holder(frame.holder)
            await room.hold(frame.seat, frame.holder)
        case _ if frame.seat not in guest.seats:
            raise Refused("not-your-seat")
        case _:
            await _carry_out_for_seat(room, frame, frame_id=f"{frame.seat} {frame.id}")


async def _carry_out_for_seat(room: Room, frame: wire.OfSeat, frame_id: str) -> None:
    match frame:
        case wire.Answer():
            await room.answer(frame.seat, frame.asked, frame.answer, frame.settles, frame_id)
        case wire.Why():
            refusal = await room.why_not(frame.seat, frame.answer)
            if refusal is not None:
                raise refusal
        case wire.Undo():
            await room.undo(frame.seat, frame_id)
        case wire.Redo():
            await room.redo(frame.seat, frame_id)
        case wire.Agree():
            await room.agree(frame.seat, frame.yes)
        case wire.Say():
            await room.say(frame.seat, Talk(frame.text, frame.phrase, frame.slots, frame.to, frame.to_side), frame_id)
        case wire.Order():
            await room.order(frame.seat, frame.order, frame.is_on)
        case wire.Name():
            await room.rename(frame.seat, checked_name(frame.name))
        case wire.Lend():
            _check_holder(frame.holder)
            await room.lend(frame.seat, frame.unit, frame.holder)


def _check_hold(room: Room, guest: Guest, frame: wire.Hold) -> None:
    """A seat is handed to a bot or back by its own person or by the host."""
    is_known = 0 <= frame.seat < len(room.settings.holders)
    if not is_known or (frame.seat not in guest.seats and not guest.is_host):
        raise Refused("not-your-seat")


def _check_holder(holder: str) -> None:
    kind, _, level = holder.partition(":")
    if holder != "person" and (kind != "bot" or level not in LEVELS):
        raise Refused("unknown-bot", bot=holder[:80], known=", ".join(LEVELS))
