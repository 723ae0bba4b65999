"""Rooms: one match each, with its guests. A room has a single writer; a change is stored before anyone is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from untot.kernel.errors import Refused, UntotError
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.match import By
from untot.kernel.seeing import Seen
from untot.server.bot_pool import BotPool
from untot.server.guests import Guest
from untot.server.storage import Change, Settings, Store
from untot.server.wire import Reply, SeatFrame, Table

BOT_PACE_SECONDS = 0.7
"""How long a bot takes at least: the same whatever it holds (MH-17.7)."""
REMEMBERED_ANSWERS = 500


class Room:
    """A match at the table: its rules live in the LiveMatch, its people here."""

    def __init__(self, room_id: str, live: LiveMatch, settings: Settings, store: Store, bots: BotPool) -> None:
        self.id = room_id
        self.live = live
        self.settings = settings
        self.store = store
        self.bots = bots
        self.pace = BOT_PACE_SECONDS
        self.guests: list[Guest] = []
        self.answer_ids: dict[str, None] = {}
        self.thinking: list[Seat] = []
        self.proposal: tuple[int, set[Seat]] | None = None
        self.deadline: float | None = None
        self.stopped_at: int | None = None
        self.on_failure: Callable[[Room], None] = lambda room: None
        self._lines = len(live.record.lines)
        self._events = len(live.events)
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None

    # -- changing the match -------------------------------------------------------------------------------------

    async def change(self, act: Callable[[], None], answer_id: str | None = None) -> None:
        """Carry out a change, store it, then tell everybody. If storing fails, the room is closed and loaded anew."""
        async with self._lock:
            if answer_id is not None and answer_id in self.answer_ids:
                return
            act()
            try:
                await self._store(answer_id)
            except Exception:
                self.close()
                self.on_failure(self)
                raise
            if answer_id is not None:
                self._remember(answer_id)
        self.tell_all()
        self.wake_bots()

    async def _store(self, answer_id: str | None) -> None:
        lines = [msgspec.json.encode(line).decode() for line in self.live.record.lines[self._lines :]]
        events = [msgspec.json.encode(event).decode() for event in self.live.events[self._events :]]
        change = Change(lines, events, self.live.running(), self.settings, answer_id)
        await self.store.add(self.id, change, self._lines + 1, self._events)
        self._lines += len(lines)
        self._events += len(events)

    def _remember(self, answer_id: str) -> None:
        self.answer_ids[answer_id] = None
        if len(self.answer_ids) > REMEMBERED_ANSWERS:
            del self.answer_ids[next(iter(self.answer_ids))]

    async def answer(self, seat: Seat, asked: int, answer: str, answer_id: str, settles: bool = False) -> None:
        """An answer to the question with this number; one to an older question is refused as stale."""

        def act() -> None:
            self._refuse_if_closed()
            if asked != self.live.asked:
                raise self.live.why_not(seat, answer) or Refused("answer-stale")
            self.live.answer(seat, answer, by="person", settles=settles)
            self.proposal = None
            self._restart_clock()

        await self.change(act, answer_id)

    def _refuse_if_closed(self) -> None:
        if self.settings.is_ended:
            raise Refused("table-ended")
        if self.settings.is_paused:
            raise Refused("table-paused")

    async def undo(self, seat: Seat) -> None:
        """Take back freely up to the barrier; beyond it propose it to the table, where the game allows that."""

        def act() -> None:
            self._refuse_if_closed()
            refusal = self.live.why_not_undo(seat)
            if refusal is None:
                self.live.undo(seat)
            elif refusal.reason == "undo-barrier" and refusal.clause is None:
                self._propose_undo(seat)
            else:
                raise refusal

        await self.change(act)

    def _propose_undo(self, seat: Seat) -> None:
        """Return to before this seat's last answer, once all people at the table have agreed. Bots do not mind."""
        assert self.live.track is not None
        answers = self.live.track.answers
        own = [i for i, (who, *_) in enumerate(answers) if who == seat]
        if not own:
            raise Refused("nothing-to-undo")
        self.proposal = (own[-1], {seat})
        self._settle_proposal()

    async def agree(self, seat: Seat, yes: bool) -> None:
        """Yes or no to the proposed undo."""

        def act() -> None:
            if self.proposal is None:
                raise Refused("nothing-to-undo")
            if not yes:
                self.proposal = None
                return
            self.proposal[1].add(seat)
            self._settle_proposal()

        await self.change(act)

    def _settle_proposal(self) -> None:
        assert self.proposal is not None
        answers, agreed = self.proposal
        people = {seat for seat, holder in enumerate(self.settings.holders) if holder == "person"}
        if people <= agreed:
            self.proposal = None
            self.live.undo_agreed(answers)

    async def redo(self, seat: Seat) -> None:
        await self.change(lambda: self.live.redo(seat))

    async def say(self, seat: Seat, talk: Talk) -> None:
        await self.change(lambda: self.live.say(seat, talk))

    async def order(self, seat: Seat, order: str, is_on: bool) -> None:
        await self.change(lambda: self.live.order(seat, order, is_on))

    # -- the table ----------------------------------------------------------------------------------------------

    async def hold(self, seat: Seat, holder: str) -> None:
        """A bot takes over a seat, or a person takes it back."""

        def act() -> None:
            self.settings.holders[seat] = holder
            self.live.hold(seat, holder)

        await self.change(act)

    async def rename(self, seat: Seat, name: str) -> None:
        def act() -> None:
            self.settings.names[seat] = name

        await self.change(act)

    async def pause(self, is_on: bool) -> None:
        def act() -> None:
            self.settings.is_paused = is_on
            self._restart_clock()

        await self.change(act)

    async def end(self) -> None:
        """The host closes the table; the record stays."""

        def act() -> None:
            self.settings.is_ended = True

        await self.change(act)

    def table(self) -> Table:
        live, settings = self.live, self.settings
        present = {seat for guest in self.guests for seat in guest.seats}
        seats = [
            {"seat": seat, "name": name, "holder": holder, "present": seat in present or holder.startswith("bot:")}
            for seat, (name, holder) in enumerate(zip(settings.names, settings.holders, strict=True))
        ]
        proposal = None if self.proposal is None else {"answers": self.proposal[0], "agreed": sorted(self.proposal[1])}
        return Table(
            id=self.id,
            game=live.game.name,
            seats=seats,
            is_over=live.is_over,
            is_paused=settings.is_paused,
            is_ended=settings.is_ended,
            thinking=list(self.thinking),
            hash=live.record.hash,
            seed_hash=live.record.head["seed_hash"],
            seed=live.seed.hex() if live.is_over else None,
            deadline=self.deadline,
            proposal=proposal,
            stopped_at=self.stopped_at,
        )

    # -- guests -------------------------------------------------------------------------------------------------

    async def enter(self, guest: Guest) -> None:
        self.guests.append(guest)
        taken = [seat for seat in guest.seats if self.settings.holders[seat] == "open"]
        for seat in taken:
            await self.hold(seat, "person")
        if not taken:
            self.tell_all()
        self.wake_bots()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            self.tell_all()

    def tell_all(self) -> None:
        for guest in list(self.guests):
            self.tell(guest)

    def tell(self, guest: Guest) -> None:
        """All news since the last frame, one frame for each pair of eyes."""
        since, table = guest.next_event, self.table()
        for eye in guest.eyes:
            guest.send(self.frame(eye, since, table))
        guest.next_event = len(self.live.events)

    def frame(self, eye: Seat | None, since: int, table: Table) -> SeatFrame:
        live, seen = self.live, Seen(self.live, eye)
        return SeatFrame(
            seat=eye,
            table=table,
            view=seen.view(),
            question=seen.question(),
            can_undo=eye is not None and live.why_not_undo(eye) is None,
            can_redo=eye is not None and bool(live.undone) and live.undone[-1][0] == eye,
            orders=sorted(live.orders.get(eye, ())) if eye is not None else [],
            events=seen.events(since),
            next=len(live.events),
        )

    # -- bots and clock -----------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive_bots())

    async def _drive_bots(self) -> None:
        """Let bots answer, one after the other, as long as the table waits for one of them and somebody is there."""
        while (seat := self._waiting_bot()) is not None:
            await self._bot_answers(seat, self.settings.holders[seat].removeprefix("bot:"))

    def _waiting_bot(self) -> Seat | None:
        ask = self.live.ask
        if ask is None or not self.guests or self.settings.is_paused or self.settings.is_ended:
            return None
        return next((seat for seat in ask.waiting() if self.settings.holders[seat].startswith("bot:")), None)

    async def _bot_answers(self, seat: Seat, level: str, by: By = "bot") -> None:
        asked = self.live.asked
        self.thinking = [seat]
        self.tell_all()
        _, (answer, talk) = await asyncio.gather(asyncio.sleep(self.pace), self.bots.decide(level, self.live, seat))
        self.thinking = []

        def act() -> None:
            if asked != self.live.asked or self.live.why_not(seat, answer) is not None or self.settings.is_paused:
                return
            if talk is not None and self.live.why_not_say(seat, talk) is None:
                self.live.say(seat, talk)
            self.live.answer(seat, answer, by=by)
            self._restart_clock()

        await self.change(act)

    def _restart_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self.deadline = None
        seconds = self.settings.clock_seconds
        if seconds and not self.settings.is_paused and not self.live.is_over:
            self.deadline = time.time() + seconds
            self._clock = asyncio.create_task(self._time_runs_out(seconds, self.live.asked))

    async def _time_runs_out(self, seconds: int, asked: int) -> None:
        """A bot answers for whoever is late; a sealed choice is never made for a person (MH-16.10)."""
        await asyncio.sleep(seconds)
        ask = self.live.ask
        if ask is None or asked != self.live.asked or ask.closes == "all":
            return
        late = [seat for seat in ask.waiting() if not self.settings.holders[seat].startswith("bot:")]
        for seat in late[:1]:
            await self._bot_answers(seat, "careful")

    def close(self) -> None:
        """Everybody out; the devices come back by themselves."""
        for task in (self._driver, self._clock):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        for guest in self.guests:
            guest.drop()
        self.guests.clear()


def refusal(error: UntotError, frame_id: str = "") -> Reply:
    """An error as people's devices get it."""
    return Reply(frame_id, False, error.reason, error.clause or "", error.args_)
