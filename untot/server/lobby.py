"""The lobby: creates matches, finds rooms by key, and loads from the store what is not in memory."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from untot.bots import levels_of
from untot.games import load_game
from untot.kernel.carried import tracks_named, with_tracks
from untot.kernel.chance import SEED_BYTES
from untot.kernel.errors import BadOptions, Refused
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.state import OptionValue
from untot.parts.characters import character_of
from untot.server.bot_pool import BotPool
from untot.server.driving import Driver
from untot.server.holding import Alone, Holding
from untot.server.inviting import Invitations
from untot.server.keys import Keyring, new_key
from untot.server.ledger import Counting, Tally
from untot.server.limits import DAY, Limits, Patience
from untot.server.resuming import exported, resumed
from untot.server.rooms import Room
from untot.server.storage import Change, Key, NewMatch, Settings, Store
from untot.server.visitors import Visitors
from untot.server.wire import encoded

log = logging.getLogger(__name__)
LONGEST_NAME: Final = 40
MOST_CONTENT_BYTES: Final = 16 * 1024
"""Of own content: a mission needs three thousand, and every answer writes it down again."""
Language = Literal["en", "de"]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: this device, whoever opens the link, or a bot of this level."""

    kind: Literal["me", "open", "bot"]
    level: str = "careful"
    name: str = ""

    @property
    def holder(self) -> str:
        return {"me": "person", "open": "open", "bot": f"bot:{self.level}"}[self.kind]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be created."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, OptionValue] = {}
    content: dict[str, Any] = {}
    """A mission or figures of the players' own, where the game takes such."""
    language: Language = "en"
    clock_seconds: Annotated[int, Meta(ge=0, le=DAY)] = 0


class Links(Struct, frozen=True):
    """The secrets of a new match, shown once."""

    id: str
    host: str
    watch: str
    seats: list[str]
    invite: str
    """One link for all who are still to come: each gets the next open seat."""


class Lobby:
    """All rooms of one server process."""

    def __init__(self, store: Store, bots: BotPool, limits: Limits, counting: Counting | None = None) -> None:
        self.store = store
        self.holding: Holding = Alone()
        self.bots = bots
        self.limits = limits
        self.counting = counting or Counting(Tally(), Patience())
        self.patience = self.counting.patience
        self.visitors = Visitors(limits, self.counting.tally)
        self.keys = Keyring(store, self.room)
        self.invitations = Invitations(self.keys)
        self.rooms: dict[str, Room] = {}
        """By match; who was asked for last stands last."""
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # -- new matches --------------------------------------------------------------------------------------------

    async def create(self, plan: Plan) -> Links:
        """A new match with a seed from the operating system."""
        refuse_if_too_large(plan.content)
        seed = secrets.token_bytes(SEED_BYTES)
        live = LiveMatch.begin(load_game(plan.game), len(plan.seats), seed, plan.options, content=plan.content)
        return await self.open(live, plan.seats, plan.language, plan.clock_seconds)

    async def play_on(self, position: dict[str, Any], seats: Sequence[SeatPlan], language: Language) -> Links:
        """A new match from a step of a replay: what was hidden there is dealt anew, and so is all chance to come."""
        game = load_game(position["game"])
        match = Match.load(game, position)
        if match.is_over:
            raise Refused("match-is-over")
        if len(seats) != match.state.seats:
            raise BadOptions("bad-seats", clause=game.seats_clause, seats=len(seats))
        seed = secrets.token_bytes(SEED_BYTES)
        return await self.open(LiveMatch.begin_at(game, match, seed, random.SystemRandom()), seats, language)

    async def open(
        self, live: LiveMatch, seats: Sequence[SeatPlan], language: Language = "en", clock_seconds: int = 0
    ) -> Links:
        """Store a match that has just begun and hand out its links."""
        names = [_checked(live.game, number, seat) for number, seat in enumerate(seats)]
        await self._refuse_if_full()
        settings = Settings(names, [seat.holder for seat in seats], language, clock_seconds)
        for number, holder in enumerate(settings.holders):
            live.hold(number, holder)
        match_id = secrets.token_hex(6)
        made = [new_key(match_id, "host"), new_key(match_id, "watch"), new_key(match_id, "invite")]
        made += [new_key(match_id, "seat", number, seat.kind != "me") for number, seat in enumerate(seats)]
        await self.store.create(new_match(match_id, live, settings, [key for _, key in made]))
        host, watch, invite, *chairs = [secret for secret, _ in made]
        return Links(match_id, host, watch, chairs, invite)

    async def _refuse_if_full(self) -> None:
        most_bytes = self.limits.megabytes * 2**20
        if await self.store.count() >= self.limits.matches or 0 < most_bytes <= await self.store.size():
            raise Refused("server-full")

    # -- rooms --------------------------------------------------------------------------------------------------

    async def room(self, match_id: str) -> Room:
        """The room of this match, loaded from the store if need be: once, however many ask for it."""
        room = self.rooms.pop(match_id, None)
        if room is not None and not room.is_closed:
            self.rooms[match_id] = room
            return room
        if match_id not in self._loading:
            loading = self._loading[match_id] = asyncio.create_task(self._load(match_id))
            loading.add_done_callback(lambda _: self._loading.pop(match_id))
        return await asyncio.shield(self._loading[match_id])

    async def _load(self, match_id: str) -> Room:
        self._make_space()
        await self.holding.take(match_id)
        try:
            room = self.rooms[match_id] = await self._loaded(match_id)
        except BaseException:
            self.holding.let_go(match_id)
            raise
        return room

    def _make_space(self) -> None:
        """Empty rooms leave the memory first, then those in which people only watch; the store has them all."""
        idle = [room for room in self.rooms.values() if room.is_idle]
        watched = [room for room in self.rooms.values() if not room.is_idle and room.is_only_watched]
        can_go = iter([*idle, *watched])
        while len(self.rooms) + len(self._loading) > self.limits.rooms:
            room = next(can_go, None)
            if room is None:
                raise Refused("server-full")
            self._forget(room, Refused("room-closed"))

    def _forget(self, room: Room, why: Refused) -> None:
        room.close(why)
        self.rooms.pop(room.id, None)
        self.holding.let_go(room.id)

    def let_go_unused(self, match_id: str) -> None:
        """Somebody wanted to come in here, and may not."""
        if match_id not in self.rooms and match_id not in self._loading:
            self.holding.let_go(match_id)

    def lose_all(self) -> None:
        """Others may hold these matches by now; whoever is here comes back, and finds them wherever they are."""
        for room in list(self.rooms.values()):
            self._forget(room, Refused("room-closed"))

    async def _loaded(self, match_id: str) -> Room:
        stored = await self.store.load(match_id)
        if stored is None:
            raise Refused("match-unknown")
        back = await resumed(stored)
        room = Room(match_id, back.live, back.settings, self.store, stored.version)
        room.sent = stored.sent
        room.stopped_at = back.stopped_at
        room.links = set(stored.links)
        Driver(room, self.bots)
        return room

    async def export(self, match_id: str, seat: Seat | None) -> str:
        """The record as this seat may know it with the tracks that it names."""
        text = await self._record(match_id, seat)
        found = {name: await self.store.track(name) for name in tracks_named(text)}
        return with_tracks(text, {name: track for name, track in found.items() if track is not None})

    async def _record(self, match_id: str, seat: Seat | None) -> str:
        """Also of a match that cannot go on after an update."""
        try:
            room = await self.room(match_id)
        except Refused as refused:
            stored = await self.store.load(match_id)
            if refused.reason not in ("match-stopped", "match-newer") or stored is None:
                raise
            return exported(stored, seat)
        return await room.look(lambda: room.live.export(seat))

    async def delete(self, match_id: str) -> None:
        await self.holding.take(match_id)
        await self.store.delete(match_id)
        if match_id in self._loading:
            await asyncio.wait({self._loading[match_id]})
        if match_id in self.rooms:
            self._forget(self.rooms[match_id], Refused("match-deleted"))
        self.holding.let_go(match_id)

    async def tidy_up(self) -> None:
        """Once a day, delete what nobody has touched for long."""
        while True:
            for days, delete in (
                (self.limits.keep_days, self.store.delete_older_than),
                (self.limits.unplayed_days, self.store.delete_unplayed),
            ):
                deleted = await delete(await self._days_ago(days)) if days else 0
                if deleted:
                    log.info("deleted %d matches that were not touched for %d days", deleted, days)
            await asyncio.sleep(DAY)

    async def _days_ago(self, days: int) -> float:
        """Counted from the last change of any match: a clock that is far ahead deletes nothing."""
        return min(time.time(), await self.store.newest() + DAY) - days * DAY

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            self._forget(room, Refused("server-stops"))
        await self.bots.workers.close()
        self.holding.close()
        self.store.close()


def refuse_if_too_large(content: str | dict[str, Any]) -> None:
    """Own content, as text or data, has a bound."""
    size = len(content.encode() if isinstance(content, str) else encoded(content))
    if size > MOST_CONTENT_BYTES:
        raise Refused("content-too-large", most=MOST_CONTENT_BYTES, found=size)


def checked_name(name: str) -> str:
    """A name on one line, short and visible; what it means is for people to judge."""
    clean = " ".join(name.split())
    if len(clean) > LONGEST_NAME or not clean.isprintable():
        raise Refused("name-bad", most=LONGEST_NAME)
    return clean


def _checked(game: Game, number: Seat, seat: SeatPlan) -> str:
    """The name for a seat whose plan can be carried out; bots have names of their own."""
    levels = levels_of(game)
    if seat.kind == "bot" and seat.level not in levels:
        raise BadOptions("unknown-bot", bot=seat.level[:80], known=", ".join(levels))
    return checked_name(seat.name) or (character_of(number).name if seat.kind == "bot" else "")


def new_match(match_id: str, live: LiveMatch, settings: Settings, keys: list[Key]) -> NewMatch:
    """A match that has just begun, as the store takes it."""
    begun = Change(
        lines=[encoded(line).decode() for line in live.record.lines],
        events=[encoded(event).decode() for event in live.events],
        first_line=0,
        first_event=0,
        settings=settings,
        running=live.running(is_written=True),
        waiting=[] if live.ask is None else live.ask.waiting(),
    )
    return NewMatch(match_id, live.game.name, live.seed, encoded(live.record.head).decode(), begun, keys)
