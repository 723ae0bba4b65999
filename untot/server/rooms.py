"""Rooms: one match each, with its guests. A room has a single writer; a change is stored before anyone is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from untot.kernel.errors import Refused, UntotError
from untot.kernel.events import WORLD, Seat
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.seating import seats_of_people
from untot.server.audience import Audience
from untot.server.budgets import Budget
from untot.server.frames import told_proposal
from untot.server.guests import Guest
from untot.server.lending import lent_bot
from untot.server.measuring import CHANGES
from untot.server.storage import Change, Sent, Settings, Store, even_if_gone
from untot.server.taking_back import own_last, take_back_freely
from untot.server.wire import SeatInfo, Table, encoded

T = TypeVar("T")
MOST_ORDERS: Final = 20


class Room:
    """A match at the table: its rules live in the LiveMatch, its people here."""

    def __init__(self, room_id: str, live: LiveMatch, settings: Settings, store: Store, version: int) -> None:
        self.id = room_id
        self.live = live
        self.settings = settings
        self.audience = Audience(live)
        self.thinking: list[Seat] = []
        self.trouble = ""
        """Why the world cannot answer."""
        self.seconds_left: Callable[[], float | None] = lambda: None
        self.stopped_at: int | None = None
        self.on_news: Callable[[], None] = lambda: None
        """Called after every change and every coming and going, before anybody is told."""
        self.on_close: Callable[[], None] = lambda: None
        self.sent: dict[str, str] = {}
        self.revoked: set[str] = set()
        """Hashes of keys that open nothing any more: who was on his way in with one is turned back."""
        self.links: set[Seat] = set()
        """Seats that nobody has claimed yet: whoever made their links can open them."""
        self.is_closed = False
        self.proposal: tuple[int, set[Seat]] | None = None
        self.budget = Budget(live.record.lines)
        self._of_people = seats_of_people(live.record)
        self._sides = [list(side) for side in live.sides]
        self._store = store
        self._version = version
        self._lines = len(live.record.lines)
        self._events = len(live.events)
        self._lock = asyncio.Lock()

    # -- the single writer --------------------------------------------------------------------------------------

    async def change(self, act: Callable[[], None], sent: Sent | None = None) -> None:
        """Carry out a change, store it, then tell everybody, even if whoever wanted it is gone by then.

        One change at a time. If it cannot be stored, the room closes and is loaded anew.
        """
        async with self._lock:
            began = time.perf_counter()
            self._refuse_if_gone()
            if sent is not None and sent.id in self.sent:
                self._refuse_if_other(sent)
                return
            try:
                act()
                is_gone = await self._write_down(sent)
            except UntotError:
                raise
            except Exception:
                self.close(Refused("not-stored"))
                raise
            self.on_news()
            self.tell_all()
            CHANGES.observe(time.perf_counter() - began)
        if is_gone:
            raise asyncio.CancelledError

    def _refuse_if_other(self, sent: Sent) -> None:
        """The same frame again is acknowledged again; another one under the same id has been lost on the way."""
        if self.sent[sent.id] not in ("", sent.digest):
            raise Refused("id-used")

    async def _write_down(self, sent: Sent | None) -> bool:
        """Whether whoever wanted it is gone meanwhile. While it is being stored, the news of it are written."""
        change = self._change(sent)
        storing = self._store.add(self.id, self._version, change)
        self.audience.prepare()
        is_gone = await even_if_gone(storing)
        self.budget.note(self.live.record.lines[self._lines :])
        self._version += 1
        self._lines += len(change.lines)
        self._events += len(change.events)
        self.live.tracks.clear()
        if sent is not None:
            self.sent[sent.id] = sent.digest
        return is_gone

    def _change(self, sent: Sent | None) -> Change:
        """All that is new since the last one was stored."""
        live = self.live
        return Change(
            lines=[encoded(line).decode() for line in live.record.lines[self._lines :]],
            events=[encoded(event).decode() for event in live.events[self._events :]],
            first_line=self._lines,
            first_event=self._events,
            settings=self.settings,
            running=live.running(is_written=True),
            waiting=[] if live.ask is None else live.ask.waiting(),
            sent=sent,
            tracks=dict(live.tracks),
        )

    async def look(self, look: Callable[[], T]) -> T:
        """What there is to see once all that happened is stored."""
        async with self._lock:
            self._refuse_if_gone()
            return look()

    @property
    def is_idle(self) -> bool:
        """Nobody is here, and nothing is being written down: the room may leave the memory."""
        return not self.audience and not self._lock.locked()

    @property
    def is_only_watched(self) -> bool:
        """Whether it may leave the memory where players need the place."""
        return self.audience.is_watching_only and not self._lock.locked()

    def _refuse_if_gone(self) -> None:
        if self.is_closed:
            raise Refused("room-closed")

    @property
    def is_played(self) -> bool:
        """Whether somebody is here, and nothing is in the way of playing."""
        is_still = self.settings.is_paused or self.settings.is_ended or self.live.is_over
        return bool(self.audience) and not is_still and not self.is_closed

    def refuse_if_still(self) -> None:
        """Nothing is played while the table pauses, or once its host has ended it."""
        self._refuse_if_ended()
        if self.settings.is_paused:
            raise Refused("table-paused")

    def _refuse_if_ended(self) -> None:
        if self.settings.is_ended:
            raise Refused("table-ended")

    def name_of(self, seat: Seat) -> str:
        """A name for this seat that no other seat of any match has."""
        return f"{self.id}/{seat}"

    @property
    def caller(self) -> str:
        return self.audience.caller

    # -- playing ------------------------------------------------------------------------------------------------

    async def answer(
        self, seat: Seat, asked: int, answer: str, settles: bool = False, sent: Sent | None = None
    ) -> None:
        """An answer to the question with this number; one to an older question is refused as stale."""

        def act() -> None:
            self.refuse_if_still()
            if asked != self.live.asked and not self.live.is_over:
                raise Refused("answer-stale")
            self.live.answer(seat, answer, by="person", settles=settles)
            self.proposal = None

        await self.change(act, sent)

    async def undo(self, seat: Seat, sent: Sent | None = None) -> None:
        """Take back freely up to the barrier; beyond it propose it to the table, where the game allows that."""

        def act() -> None:
            self.refuse_if_still()
            self.budget.refuse_undo(seat)
            back = own_last(self.live, seat, self.settings.lent)
            try:
                take_back_freely(self.live, seat, back)
                self.proposal = None
            except Refused as refusal:
                self._propose_undo(seat, back, refusal)

        await self.change(act, sent)

    def _propose_undo(self, seat: Seat, back: int | None, refusal: Refused) -> None:
        """Return to before this seat's last answer, once all people at the table have agreed. Bots do not mind."""
        if back is None or self.live.why_not_undo_agreed(back) is not None:
            raise refusal
        self.proposal = (back, {seat})
        self._settle_proposal()

    async def agree(self, seat: Seat, yes: bool) -> None:
        """Yes or no to the proposed undo."""

        def act() -> None:
            self.refuse_if_still()
            if self.proposal is None:
                raise Refused("nothing-to-undo")
            if yes:
                self.proposal[1].add(seat)
                self._settle_proposal()
            else:
                self.proposal = None

        await self.change(act)

    def _settle_proposal(self) -> None:
        assert self.proposal is not None
        answers, agreed = self.proposal
        people = {seat for seat, holder in enumerate(self.settings.holders) if holder == "person"}
        if people <= agreed:
            self.proposal = None
            self.live.undo_agreed(answers)

    async def redo(self, seat: Seat, sent: Sent | None = None) -> None:
        def act() -> None:
            self.refuse_if_still()
            self.live.redo(seat)

        await self.change(act, sent)

    async def say(self, seat: Seat, talk: Talk, sent: Sent | None = None) -> None:
        def act() -> None:
            self._refuse_if_ended()
            self.budget.refuse_talk(seat)
            self.live.say(seat, talk)

        await self.change(act, sent)

    async def order(self, seat: Seat, order: str, is_on: bool) -> None:
        """A standing order answers at once if it fits, so none can be given while the table pauses."""

        def act() -> None:
            self.refuse_if_still()
            if is_on and len(self.live.orders.get(seat, ())) >= MOST_ORDERS:
                raise Refused("too-many-orders", most=MOST_ORDERS)
            self.live.order(seat, order, is_on)

        await self.change(act)

    async def why_not(self, seat: Seat, answer: str) -> Refused | None:
        return await self.look(lambda: self.live.why_not(seat, answer))

    # -- the table ----------------------------------------------------------------------------------------------

    async def hold(self, seat: Seat, holder: str, by_host: bool = False) -> None:
        """A bot takes over a seat, or a person takes it back; standing orders go with whoever gave them."""

        def act() -> None:
            if self.settings.holders[seat] == holder:
                return
            self.budget.refuse_holder(seat, by_host)
            self._hand_over(seat, holder)

        await self.change(act)

    def _hand_over(self, seat: Seat, holder: str) -> None:
        self.settings.holders[seat] = holder
        self.live.orders.pop(seat, None)
        self.live.hold(seat, holder)
        self._of_people = seats_of_people(self.live.record)

    async def lend(self, seat: Seat, unit: str, holder: str) -> None:
        """A bot decides for one unit of a seat, or its person does so again."""

        def act() -> None:
            if unit not in self.live.game.units(self.live.state, seat):
                raise Refused("unit-unknown", unit=unit)
            self.settings.lent.pop(unit, None)
            if holder != "person":
                self.settings.lent[unit] = holder

        await self.change(act)

    async def rename(self, seat: Seat, name: str) -> None:
        def act() -> None:
            self.settings.names[seat] = name

        await self.change(act)

    async def pause(self, is_on: bool) -> None:
        def act() -> None:
            self.settings.is_paused = is_on

        await self.change(act)

    async def end(self) -> None:
        """The host closes the table; the record stays."""

        def act() -> None:
            self.settings.is_ended = True

        await self.change(act)

    def holder_of(self, seat: Seat) -> str:
        return "world" if seat == WORLD else self.settings.holders[seat]

    def answerer_of(self, seat: Seat) -> str:
        """Who answers the open question for a seat: its holder, or the bot that was lent the unit it is about."""
        return lent_bot(self.live.ask, seat, self.settings.lent) or self.holder_of(seat)

    def table(self) -> Table:
        live, settings = self.live, self.settings
        return Table(
            id=self.id,
            version=self._version,
            game=live.game.name,
            language=settings.language,
            seats=[self._seat_info(seat) for seat in range(len(settings.holders))],
            sides=self._sides,
            lent=dict(settings.lent),
            is_over=live.is_over,
            is_paused=settings.is_paused,
            is_ended=settings.is_ended,
            thinking=list(self.thinking),
            trouble=self.trouble,
            seconds_left=self.seconds_left(),
            proposal=told_proposal(live, self.proposal),
            hash=live.record.hash,
            seed_hash=live.record.head["seed_hash"],
            seed=live.seed.hex() if live.is_over else None,
            stopped_at=self.stopped_at,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        holder, devices = self.settings.holders[seat], len(self.audience.devices_at(seat))
        is_bot = holder.startswith("bot:")
        return SeatInfo(
            seat=seat,
            name=self.settings.names[seat],
            holder=holder,
            present=is_bot or devices > 0,
            devices=devices,
            is_link=seat in self.links,
            is_lent=is_bot and seat in self._of_people,
        )

    # -- guests -------------------------------------------------------------------------------------------------

    async def enter(self, guest: Guest, most_watching: int) -> None:
        """A device sits down; whoever comes to an open seat first is its person from now on."""

        def sit_down() -> None:
            if guest.keys & self.revoked:
                raise Refused("key-unknown")
            self.audience.seat(guest, most_watching)
            self.on_news()
            self.tell_all()

        await self.look(sit_down)
        for seat in [seat for seat in guest.seats if self.settings.holders[seat] == "open"]:
            await self.hold(seat, "person")

    async def leave(self, guest: Guest) -> None:
        if guest in self.audience.guests:
            self.audience.guests.remove(guest)
            async with self._lock:
                self.on_news()
                self.tell_all()

    async def exchange_key(self, seat: Seat, old: list[str], why: Refused, is_link: bool) -> None:
        """These keys open nothing any more; whoever is here with one of them has to go.

        A seat with a new link waits for whoever gets it, and all see that it does.
        """

        def act() -> None:
            self.revoked.update(old)
            (self.links.add if is_link else self.links.discard)(seat)
            self.audience.show_out_keys(old, why)
            if is_link and self.settings.holders[seat] == "person":
                self._hand_over(seat, "open")

        await self.change(act)

    async def tell(self) -> None:
        await self.look(self.tell_all)

    def tell_all(self) -> None:
        self.audience.tell_all(self.table())

    def close(self, why: Refused) -> None:
        """Everybody out; the devices come back by themselves."""
        if self.is_closed:
            return
        self.is_closed = True
        self.audience.show_out_all(why)
        self.on_close()
