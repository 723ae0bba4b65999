"""Carrying out: what the frames of a device do in its room, and who may send them."""

from __future__ import annotations

import logging
from hashlib import blake2b

from untot.bots import levels_of
from untot.kernel.errors import Refused, UntotError
from untot.kernel.live import Talk
from untot.server import wire
from untot.server.frames import page_of
from untot.server.guests import Guest
from untot.server.inviting import show_the_way
from untot.server.lobby import checked_name
from untot.server.measuring import REFUSALS
from untot.server.rooms import Room
from untot.server.storage import Sent, StoreFailed

log = logging.getLogger(__name__)


async def replied(room: Room, guest: Guest, frame: wire.ClientFrame) -> wire.Reply:
    """What a frame of a guest who has been greeted comes to."""
    try:
        if isinstance(frame, wire.History):
            return wire.Reply(frame.id, True, page=await _page(room, guest, frame))
        await carry_out(room, guest, frame)
    except UntotError as error:
        REFUSALS.labels(error.reason).inc()
        return wire.refusal(error, frame.id)
    except StoreFailed as error:
        log.error("a frame (%s) in room %s: the store fails: %s", type(frame).__name__, room.id, error)
        return wire.refusal(Refused("not-stored"), frame.id)
    except Exception:
        log.exception("a frame (%s) failed in room %s", type(frame).__name__, room.id)
        return wire.refusal(Refused("server-error"), frame.id)
    return wire.Reply(frame.id, True)


async def _page(room: Room, guest: Guest, frame: wire.History) -> wire.Page:
    if frame.seat not in guest.eyes:
        raise Refused("not-your-seat")
    return await room.look(lambda: page_of(room.live, frame.seat, frame.since, frame.before))


async def carry_out(room: Room, guest: Guest, frame: wire.ClientFrame) -> None:
    """All that needs no answer but yes or no."""
    match frame:
        case wire.Hello() | wire.Hint() | wire.History():
            raise Refused("frame-bad", detail="hello comes once; hints and history come aside")
        case wire.Pause():
            if not guest.seats and not guest.is_host:
                raise Refused("not-your-seat")
            await room.pause(frame.is_on)
        case wire.Again():
            if not guest.seats and not guest.is_host:
                raise Refused("not-your-seat")
            await show_the_way(room, frame.ways)
        case wire.Hold():
            _check_hold(room, guest, frame)
            _check_holder(room, frame.holder)
            await room.hold(frame.seat, frame.holder, by_host=guest.is_host)
        case _ if frame.seat not in guest.seats:
            raise Refused("not-your-seat")
        case _:
            await _carry_out_for_seat(room, frame, _sent(frame))


def _sent(frame: wire.OfSeat) -> Sent:
    """Ids of different seats have nothing in common."""
    return Sent(f"{frame.seat} {frame.id}", blake2b(wire.encoded(frame), digest_size=8).hexdigest())


async def _carry_out_for_seat(room: Room, frame: wire.OfSeat, sent: Sent) -> None:
    match frame:
        case wire.Answer():
            await room.answer(frame.seat, frame.asked, frame.answer, frame.settles, sent)
        case wire.Why():
            refusal = await room.why_not(frame.seat, frame.answer)
            if refusal is not None:
                raise refusal
        case wire.Undo():
            await room.undo(frame.seat, sent)
        case wire.Redo():
            await room.redo(frame.seat, sent)
        case wire.Agree():
            await room.agree(frame.seat, frame.yes)
        case wire.Say():
            await room.say(frame.seat, Talk(frame.text, frame.phrase, frame.slots, frame.to, frame.to_side), sent)
        case wire.Order():
            await room.order(frame.seat, frame.order, frame.is_on)
        case wire.Name():
            await room.rename(frame.seat, checked_name(frame.name))
        case wire.Lend():
            _check_holder(room, frame.holder)
            await room.lend(frame.seat, frame.unit, frame.holder)


def _check_hold(room: Room, guest: Guest, frame: wire.Hold) -> None:
    """A seat is handed to a bot or back by its own person or by the host."""
    is_known = 0 <= frame.seat < len(room.settings.holders)
    if not is_known or (frame.seat not in guest.seats and not guest.is_host):
        raise Refused("not-your-seat")


def _check_holder(room: Room, holder: str) -> None:
    kind, _, level = holder.partition(":")
    levels = levels_of(room.live.game)
    if holder != "person" and (kind != "bot" or level not in levels):
        raise Refused("unknown-bot", bot=holder[:80], known=", ".join(levels))
