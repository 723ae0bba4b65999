"""Hints: what a bot would do in a person's place. It thinks beside the table, from what that seat has seen."""

from __future__ import annotations

import asyncio
import logging

from untot.kernel.errors import Refused, UntotError
from untot.kernel.events import Seat
from untot.server import wire
from untot.server.bot_pool import BotPool
from untot.server.guests import Guest
from untot.server.jobs import Advise
from untot.server.limits import HINTS, Patience
from untot.server.rooms import Room
from untot.server.workers import JobFailed

log = logging.getLogger(__name__)


class Hints:
    """The hints of one device, one at a time. Its other frames are answered meanwhile."""

    def __init__(self, bots: BotPool, patience: Patience, room: Room, guest: Guest) -> None:
        self.bots = bots
        self.patience = patience
        self.room = room
        self.guest = guest
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, frame: wire.Hint) -> None:
        """Begin to think; the reply comes when it comes."""
        refusal = self._why_not(frame.seat)
        if refusal is None:
            self._thinking = asyncio.create_task(self._think(frame))
        else:
            self.guest.reply(wire.refusal(refusal, frame.id))

    def stop(self) -> None:
        """Whoever asked is gone."""
        if self._thinking is not None:
            self._thinking.cancel()

    def _why_not(self, seat: Seat) -> Refused | None:
        if seat not in self.guest.seats:
            return Refused("not-your-seat")
        is_busy = self._thinking is not None and not self._thinking.done()
        is_patient = not is_busy and self.patience.take(HINTS, seat=self.room.name_of(seat), address=self.guest.address)
        return None if is_patient else Refused("flood")

    async def _think(self, frame: wire.Hint) -> None:
        try:
            self.guest.reply(wire.Reply(frame.id, True, hint=await self._advice(frame.seat)))
        except UntotError as error:
            self.guest.reply(wire.refusal(error, frame.id))
        except Exception:
            log.exception("a hint failed in room %s", self.room.id)
            self.guest.reply(wire.refusal(Refused("server-error"), frame.id))

    async def _advice(self, seat: Seat) -> wire.Advice:
        """What to answer to the question that is open now; if it changes meanwhile, there is nothing to say."""
        asked, job = await self.room.look(lambda: (self.room.live.asked, self._job(seat)))
        try:
            advice = await self.bots.advise(job, self.guest.address)
        except JobFailed:
            log.exception("a hint failed in room %s", self.room.id)
            raise Refused("no-hint") from None
        if asked != self.room.live.asked:
            raise Refused("answer-stale")
        return advice

    def _job(self, seat: Seat) -> Advise:
        live = self.room.live
        if live.ask is None:
            raise Refused("match-is-over")
        if seat not in live.ask.waiting():
            raise Refused("not-asked", waiting=live.ask.waiting())
        return self.bots.advice_for(live, seat)
