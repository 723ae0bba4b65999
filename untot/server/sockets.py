"""The socket of a device: one WebSocket for all its seats. Frames are typed, bounded and answered one by one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from untot.bots import LEVELS
from untot.kernel.errors import Refused, UntotError
from untot.kernel.live import Talk
from untot.server import wire
from untot.server.guests import Guest
from untot.server.lobby import LONGEST_NAME, Lobby
from untot.server.rooms import Room, refusal
from untot.server.security import Bucket

log = logging.getLogger(__name__)
HELLO_SECONDS = 10
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 60, 20
MOST_BAD_FRAMES = 20
_decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


async def serve_socket(socket: WebSocket) -> None:
    """Greet, seat the guest, then read and write until he leaves."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    try:
        room, guest = await asyncio.wait_for(_greet(socket, lobby), HELLO_SECONDS)
    except UntotError as error:
        await _farewell(socket, error)
        return
    except (TimeoutError, WebSocketDisconnect):
        await _close(socket, 4408)
        return
    writer = asyncio.create_task(_write(socket, guest))
    try:
        await room.enter(guest)
        await _read(socket, room, guest)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(guest)
        writer.cancel()


async def _greet(socket: WebSocket, lobby: Lobby) -> tuple[Room, Guest]:
    hello = _decoded(await socket.receive())
    if not isinstance(hello, wire.Hello) or not 0 < len(hello.keys) <= wire.MOST_KEYS:
        raise Refused("hello-first")
    keys = [await lobby.key(secret) for secret in hello.keys]
    room = await lobby.room(keys[0].match_id)
    if any(key.match_id != room.id for key in keys):
        raise Refused("key-unknown")
    if len(room.guests) >= lobby.limits.guests_per_room:
        raise Refused("room-full")
    seats = sorted({key.seat for key in keys if key.seat is not None})
    since = hello.since if 0 <= hello.since <= len(room.live.events) else 0
    guest = Guest(seats, any(key.kind == "host" for key in keys), since)
    guest.send(wire.Reply(hello.id, True))
    return room, guest


def _decoded(message: object) -> wire.ClientFrame:
    """A frame of the wire, or a refusal that names what is wrong with it."""
    assert isinstance(message, dict)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text) > wire.MOST_FRAME_BYTES:
        raise Refused("frame-bad", detail="text frames only, not too long")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("frame-bad", detail=str(error)[:200]) from None


async def _write(socket: WebSocket, guest: Guest) -> None:
    while (frame := await guest.outbox.get()) is not None:
        await socket.send_text(frame.decode())
    await _close(socket, 4409)


async def _read(socket: WebSocket, room: Room, guest: Guest) -> None:
    bucket, bad = Bucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND), 0
    while bad < MOST_BAD_FRAMES:
        message = await socket.receive()
        if not bucket.take():
            guest.send(wire.Reply("", False, "flood"))
            bad += 1
            continue
        try:
            frame = _decoded(message)
        except Refused as error:
            guest.send(refusal(error))
            bad += 1
            continue
        await _answer_frame(room, guest, frame)
    await _close(socket, 4429)


async def _answer_frame(room: Room, guest: Guest, frame: wire.ClientFrame) -> None:
    try:
        await carry_out(room, guest, frame)
    except UntotError as error:
        guest.send(refusal(error, frame.id))
    except Exception:
        log.exception("a frame of room %s failed", room.id)
        guest.send(wire.Reply(frame.id, False, "server-error"))
    else:
        guest.send(wire.Reply(frame.id, True))


async def carry_out(room: Room, guest: Guest, frame: wire.ClientFrame) -> None:
    """One frame of a guest who has been greeted."""
    match frame:
        case wire.Hello() | wire.Pause():
            if isinstance(frame, wire.Hello) or not (guest.seats or guest.is_host):
                raise Refused("not-your-seat")
            await room.pause(frame.is_on)
        case wire.Hold():
            _check_hold(room, guest, frame)
            await room.hold(frame.seat, frame.holder)
        case _ if frame.seat not in guest.seats:
            raise Refused("not-your-seat")
        case wire.Answer():
            await room.answer(frame.seat, frame.asked, frame.answer, frame.id, frame.settles)
        case wire.Why():
            refusal = room.live.why_not(frame.seat, frame.answer)
            if refusal is not None:
                raise refusal
        case wire.Undo():
            await room.undo(frame.seat)
        case wire.Redo():
            await room.redo(frame.seat)
        case wire.Agree():
            await room.agree(frame.seat, frame.yes)
        case wire.Say():
            await room.say(frame.seat, Talk(frame.text, frame.phrase, frame.slots, frame.to))
        case wire.Order():
            await room.order(frame.seat, frame.order, frame.is_on)
        case wire.Name():
            if not 0 < len(frame.name.strip()) <= LONGEST_NAME:
                raise Refused("name-too-long", most=LONGEST_NAME)
            await room.rename(frame.seat, frame.name.strip())


def _check_hold(room: Room, guest: Guest, frame: wire.Hold) -> None:
    """A seat is handed to a bot or back by its own person or by the host."""
    if not 0 <= frame.seat < len(room.settings.holders):
        raise Refused("not-your-seat")
    if frame.seat not in guest.seats and not guest.is_host:
        raise Refused("not-your-seat")
    if frame.holder != "person" and frame.holder.removeprefix("bot:") not in LEVELS:
        raise Refused("unknown-bot", level=frame.holder[:40])


async def _farewell(socket: WebSocket, error: UntotError) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(refusal(error)).decode())
    await _close(socket, 4401)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)
