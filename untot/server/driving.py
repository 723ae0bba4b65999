"""Driving: what moves a room on when no person does - bots answer, and the clock stands in for whoever is late."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from untot.bots.agreeing import next_speaker
from untot.kernel.asking import Ask
from untot.kernel.errors import Refused, UntotError
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import random_walk
from untot.kernel.live import Talk
from untot.server.bot_pool import BotPool
from untot.server.rooms import Room
from untot.worlds import Simulated
from untot.worlds.physics import NoPhysics

log = logging.getLogger(__name__)
_anything: Final = random.Random()
SPOKEN: Final = ("said", "whispered")
Decision = tuple[str, Talk | None]
"""What a bot answers, and what it says."""
STAND_IN: Final = "careful"
"""The bot that answers for a person whose time has run out."""


class Driver:
    """The bots and the clock of one room. They rest while the table pauses, and while nobody is there to see."""

    def __init__(self, room: Room, bots: BotPool) -> None:
        self.room = room
        self.bots = bots
        self.clock = Clock(room, self._stand_in)
        self._thinking: asyncio.Task[None] | None = None
        self._replying: asyncio.Task[None] | None = None
        self._is_ready = False
        self._heard = len(room.live.events)
        """So many events have been listened to."""
        room.on_news = self.look
        room.on_close = self.stop
        room.seconds_left = self.clock.seconds_left

    def look(self) -> None:
        """Something has changed: bots or the world may be asked now, and the clock may have to start or to stop."""
        self.room.live.alone = self._alone()
        self.clock.look()
        self._get_ready()
        if self._thinking is None and (self._asks_world() or self._asked_bots()):
            self._thinking = asyncio.create_task(self._drive())
        self._listen()

    def _get_ready(self) -> None:
        """As soon as somebody is here to play."""
        if not self._is_ready and self.room.is_played:
            self._is_ready = True
            self.bots.get_ready(self.room.live.game.name, self.room.caller)

    def stop(self) -> None:
        self.clock.stop()
        _cancel(self._thinking)
        _cancel(self._replying)

    # -- bots that are spoken to --------------------------------------------------------------------------------

    def _listen(self) -> None:
        """A person has spoken: one of the bots may answer. While one thinks about it the others let it pass."""
        events = self.room.live.events
        fresh, self._heard = events[self._heard :], len(events)
        said = [one for one in fresh if one.name in SPOKEN and not self._is_bot(one.args["seat"])]
        if said and self._replying is None and self.room.is_played and self.room.live.ask is not None:
            self._replying = asyncio.create_task(self._reply())

    async def _reply(self) -> None:
        room = self.room
        bots = [seat for seat in range(room.live.state.seats) if room.holder_of(seat).startswith("bot:")]
        _anything.shuffle(bots)
        try:
            pace = asyncio.create_task(asyncio.sleep(self.bots.pace))
            for seat in bots:
                talk = await self.bots.reply(room.holder_of(seat).removeprefix("bot:"), room.live, seat, room.caller)
                if talk is not None:
                    await pace
                    await room.change(partial(self._say, seat, talk))
                    return
        except Exception as error:
            self._note(error)
        finally:
            self._replying = None

    def _say(self, seat: Seat, talk: Talk) -> None:
        """The table may have closed meanwhile; then there is nothing to say."""
        self.room.refuse_if_still()
        if self.room.live.why_not_say(seat, talk) is None:
            self.room.live.say(seat, talk)

    # -- bots that are asked ------------------------------------------------------------------------------------

    def _asked_bots(self) -> list[Seat]:
        """The bots to think now: all that are asked in secret, else the next to speak."""
        ask = self.room.live.ask
        if ask is None or WORLD in ask.seats or not self.room.is_played:
            return []
        if ask.closes == "all":
            return [seat for seat in ask.waiting() if self._is_bot(seat)]
        speaker = self._next_speaker(ask)
        return [] if speaker is None else [speaker[0]]

    def _asks_world(self) -> bool:
        ask = self.room.live.ask
        return ask is not None and WORLD in ask.seats and self.room.is_played

    async def _let_happen(self) -> None:
        """The world answers, in a worker with a bound; its track is stored with the answer."""
        live, asked = self.room.live, self.room.live.asked
        happened = await self._simulated()

        def act() -> None:
            self.room.refuse_if_still()
            if asked != live.asked:
                raise Refused("answer-stale")
            live.happen(happened.answer, happened.track)

        with suppress(Refused):  # paused meanwhile, or taken back
            await self.room.change(act)

    async def _simulated(self) -> Simulated:
        """Where the physics is not installed everybody is told so; it is tried again whenever somebody comes."""
        try:
            happened = await self.bots.simulate(self.room.live, self.room.caller)
        except NoPhysics as refused:
            self.room.trouble = refused.reason
            await self.room.tell()
            raise
        self.room.trouble = ""
        return happened

    def _alone(self) -> Seat | None:
        """The only person at a table of bots, unless somebody looks on through other eyes."""
        people = [seat for seat in range(self.room.live.state.seats) if not self._is_bot(seat)]
        is_alone = len(people) == 1 and all(people[0] in guest.seats for guest in self.room.audience.guests)
        return people[0] if is_alone else None

    def _is_bot(self, seat: Seat) -> bool:
        return self.room.answerer_of(seat).startswith("bot:")

    def _next_speaker(self, ask: Ask) -> tuple[Seat, bool] | None:
        """The bot to answer now, if there is one, and whether it settles what is decided together."""
        return next_speaker(ask, [seat for seat in ask.seats if self._is_bot(seat)])

    def _wish_of_people(self, ask: Ask) -> str | None:
        """What people have said in what is decided together, as long as they are of one mind."""
        said = {answer for seat, answer in ask.given.items() if not self._is_bot(seat)}
        return said.pop() if ask.closes == "agree" and len(said) == 1 else None

    async def _drive(self) -> None:
        try:
            while self._asks_world() or self._asked_bots():
                if self._asks_world():
                    await self._let_happen()
                else:
                    levels = {seat: self.room.answerer_of(seat).removeprefix("bot:") for seat in self._asked_bots()}
                    await self._answer_for(levels)
        except Exception as error:
            self._note(error)
        finally:
            self._thinking = None

    async def _stand_in(self, seat: Seat) -> None:
        try:
            await self._answer_for({seat: STAND_IN})
        except Exception as error:
            self._note(error)

    def _note(self, error: Exception) -> None:
        """Nobody waits for a bot's task: what stopped it goes into the log."""
        level = logging.INFO if isinstance(error, UntotError) else logging.ERROR
        log.log(level, "the bots of room %s stop", self.room.id, exc_info=error)

    async def _answer_for(self, levels: dict[Seat, str]) -> None:
        """Let these bots think at the same time, never shorter than the pace, and give their answers."""
        asked, answerers = self.room.live.asked, {seat: self.room.answerer_of(seat) for seat in levels}
        try:
            self.room.thinking = list(levels)
            await self.room.tell()
            pace = asyncio.create_task(asyncio.sleep(self.bots.pace))
            decisions = await asyncio.gather(*(self._thought(level, seat) for seat, level in levels.items()))
            await pace
            self.room.thinking = []
            with suppress(Refused):  # somebody was faster, took the seats back, or paused
                await self._give(asked, answerers, dict(zip(levels, decisions, strict=True)))
        finally:
            self.room.thinking = []

    async def _thought(self, level: str, seat: Seat) -> Decision:
        """What the bot answers and says; if it fails, nothing, for which something legal is given: nobody waits."""
        ask = self.room.live.ask
        if ask is not None and (wish := self._wish_of_people(ask)) is not None:
            return wish, None
        try:
            return await self.bots.decide(level, self.room.live, seat, self.room.caller)
        except Exception:
            log.exception("a bot (%s) failed in room %s", level, self.room.id)
            return "", None

    async def _give(self, asked: int, answerers: dict[Seat, str], decisions: dict[Seat, Decision]) -> None:
        """The answers of bots to the question they were put: one change, stored and told once."""

        def act() -> None:
            self.room.refuse_if_still()
            waiting = self.room.live.ask.waiting() if self.room.live.ask and asked == self.room.live.asked else ()
            bots = [seat for seat in waiting if self.room.answerer_of(seat) == answerers.get(seat)]
            if not bots:
                raise Refused("answer-stale")
            for seat in bots:
                self._say_and_answer(seat, *decisions[seat])
            self.room.proposal = None

        await self.room.change(act)

    def _say_and_answer(self, seat: Seat, answer: str, talk: Talk | None) -> None:
        """Words are said only where the whole seat is the bot's."""
        live = self.room.live
        assert live.ask is not None
        is_its_own = self.room.holder_of(seat).startswith("bot:")
        is_legal = live.why_not(seat, answer, by="bot") is None
        legal = answer if is_legal else random_walk(live.ask.form(seat), _anything)
        settles = self._next_speaker(live.ask) == (seat, True)
        if talk is not None and is_its_own and live.why_not_say(seat, talk) is None:
            live.say(seat, talk)
        live.answer(seat, legal, by="bot", settles=settles)


class Clock:
    """The move clock. It runs while people are asked in the open; a sealed choice is never made for anybody."""

    def __init__(self, room: Room, stand_in: Callable[[Seat], Awaitable[None]]) -> None:
        self.room = room
        self._stand_in = stand_in
        self._asked = -1
        self._left = 0.0
        self._deadline = 0.0
        self._running: asyncio.Task[None] | None = None

    def seconds_left(self) -> float | None:
        return None if self._running is None else round(max(0.0, self._deadline - time.monotonic()), 1)

    def look(self) -> None:
        """A new question has its full time; one that was interrupted goes on with what was left."""
        if self._asked != self.room.live.asked:
            self.stop()
            self._asked, self._left = self.room.live.asked, float(self.room.settings.clock_seconds)
        late = self._who_is_asked()
        if late is None:
            self.stop()
        elif self._running is None:
            self._deadline = time.monotonic() + self._left
            self._running = asyncio.create_task(self._run(late))

    def stop(self) -> None:
        self._left = max(0.0, self._deadline - time.monotonic())
        _cancel(self._running)
        self._running = None

    def _who_is_asked(self) -> Seat | None:
        ask = self.room.live.ask
        if not self.room.settings.clock_seconds or ask is None or ask.closes == "all" or not self.room.is_played:
            return None
        late = [seat for seat in ask.waiting() if seat not in ask.given]
        return next((seat for seat in late if self.room.answerer_of(seat) in ("person", "open")), None)

    async def _run(self, late: Seat) -> None:
        await asyncio.sleep(self._left)
        await self._stand_in(late)


def _cancel(task: asyncio.Task[None] | None) -> None:
    """Stop a task, unless it is the one that is doing this."""
    if task is not None and task is not asyncio.current_task():
        task.cancel()
