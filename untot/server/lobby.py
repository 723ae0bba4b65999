"""The lobby: creates matches, finds rooms by key, and loads from the store what is not in memory."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from untot.bots import LEVELS
from untot.games import load_game
from untot.kernel.chance import SEED_BYTES
from untot.kernel.errors import BadOptions, BadRecord, Refused
from untot.kernel.events import Event
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record
from untot.server.bot_pool import BotPool
from untot.server.rooms import Room
from untot.server.seats import LONGEST_SECRET, hash_of, new_key
from untot.server.storage import Key, Settings, Store, StoredMatch

LONGEST_NAME = 40


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: this device, whoever opens the link, or a bot of this level."""

    kind: Literal["me", "open", "bot"]
    level: str = "careful"
    name: str = ""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be created."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str | int | bool] = {}
    clock_seconds: int = 0


class Links(Struct, frozen=True):
    """The secrets of a new match, shown once."""

    id: str
    host: str
    watch: str
    seats: list[str]


class Limits(Struct, frozen=True):
    """What one server takes on."""

    matches: int = 10_000
    rooms_in_memory: int = 1_000
    guests_per_room: int = 60


class Lobby:
    """All rooms of one server process."""

    def __init__(self, store: Store, bots: BotPool, limits: Limits) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self.bot_pace: float | None = None
        self._loading: dict[str, asyncio.Lock] = {}

    # -- new matches --------------------------------------------------------------------------------------------

    async def create(self, plan: Plan) -> Links:
        """A new match with a seed from the operating system."""
        game = load_game(plan.game)
        _check_plan(plan)
        live = LiveMatch.begin(game, len(plan.seats), secrets.token_bytes(SEED_BYTES), plan.options)
        return await self.open(live, plan.seats, plan.clock_seconds)

    async def open(self, live: LiveMatch, seats: Sequence[SeatPlan], clock_seconds: int = 0) -> Links:
        """Store a match that has just begun and hand out its links."""
        if await self.store.count() >= self.limits.matches:
            raise Refused("server-full")
        match_id = secrets.token_hex(6)
        settings = Settings(
            names=[seat.name.strip()[:LONGEST_NAME] for seat in seats],
            holders=[_holder(seat) for seat in seats],
            clock_seconds=clock_seconds,
        )
        for number, holder in enumerate(settings.holders):
            live.hold(number, holder)
        secrets_and_keys = [
            new_key(match_id, "host"),
            new_key(match_id, "watch"),
            *(new_key(match_id, "seat", number) for number in range(len(seats))),
        ]
        await self.store.create(_stored(match_id, live, settings), [key for _, key in secrets_and_keys])
        host, watch, *chairs = [secret for secret, _ in secrets_and_keys]
        return Links(match_id, host, watch, chairs)

    # -- finding rooms ------------------------------------------------------------------------------------------

    async def key(self, secret: str) -> Key:
        """What this secret opens, or a refusal that tells nothing more."""
        found = await self.store.find_key(hash_of(secret)) if 0 < len(secret) <= LONGEST_SECRET else None
        if found is None:
            raise Refused("key-unknown")
        return found

    async def room(self, match_id: str) -> Room:
        """The room of this match, loaded from the store if need be."""
        async with self._loading.setdefault(match_id, asyncio.Lock()):
            if match_id not in self.rooms:
                self._make_space()
                self.rooms[match_id] = await self._load(match_id)
            return self.rooms[match_id]

    def _make_space(self) -> None:
        """Rooms in which nobody sits leave the memory first; the store has them all."""
        empty = [room_id for room_id, room in self.rooms.items() if not room.guests]
        while len(self.rooms) >= self.limits.rooms_in_memory and empty:
            self.forget(self.rooms[empty.pop(0)])
        if len(self.rooms) >= self.limits.rooms_in_memory:
            raise Refused("server-full")

    def forget(self, room: Room) -> None:
        room.close()
        self.rooms.pop(room.id, None)

    async def _load(self, match_id: str) -> Room:
        stored = await self.store.load(match_id)
        if stored is None:
            raise Refused("match-unknown")
        game = load_game(stored.game)
        record = Record.parse("\n".join([stored.head, *stored.lines]))
        events = [msgspec.json.decode(event, type=Event) for event in stored.events]
        live = LiveMatch.resume(game, stored.seed, record, stored.running, events)
        room = Room(match_id, live, stored.settings, self.store, self.bots)
        room.answer_ids = dict.fromkeys(stored.answer_ids[-500:])
        room.on_failure = self.forget
        room.stopped_at = first_line_that_differs(game, live)
        if self.bot_pace is not None:
            room.pace = self.bot_pace
        return room

    async def delete(self, match_id: str) -> None:
        if match_id in self.rooms:
            self.forget(self.rooms[match_id])
        await self.store.delete(match_id)

    def close(self) -> None:
        for room in list(self.rooms.values()):
            self.forget(room)
        self.bots.close()
        self.store.close()


def first_line_that_differs(game: Game, live: LiveMatch) -> int | None:
    """After an update of the rules: the line from which on the old record cannot be replayed; None if all of it can."""
    if live.record.head["rules"] == game.rules_version:
        return None
    try:
        replay(game, live.record, live.seed)
    except BadRecord as error:
        return int(str(error.args_.get("line", 1)))
    return None


async def play_on(lobby: Lobby, game: Game, record: Record, upto: int, seats: Sequence[SeatPlan]) -> Links:
    """A new match from a step of a replay: what was hidden there is dealt anew, and so is all chance to come."""
    match = replay(game, record, upto=upto)
    if match.is_over:
        raise Refused("match-is-over")
    seed = secrets.token_bytes(SEED_BYTES)
    live = LiveMatch.begin_at(game, match, seed, random.SystemRandom())
    return await lobby.open(live, seats)


def _check_plan(plan: Plan) -> None:
    for number, seat in enumerate(plan.seats):
        if seat.kind == "bot" and seat.level not in LEVELS:
            raise BadOptions("unknown-bot", field=f"seats[{number}].level", level=seat.level[:40])
        if len(seat.name) > LONGEST_NAME:
            raise BadOptions("name-too-long", field=f"seats[{number}].name", most=LONGEST_NAME)
    if not 0 <= plan.clock_seconds <= 24 * 3600:
        raise BadOptions("bad-clock", field="clock_seconds")


def _holder(seat: SeatPlan) -> str:
    return {"me": "person", "open": "open", "bot": f"bot:{seat.level}"}[seat.kind]


def _stored(match_id: str, live: LiveMatch, settings: Settings) -> StoredMatch:
    return StoredMatch(
        id=match_id,
        game=live.game.name,
        seed=live.seed,
        created=time.time(),
        head=_json(live.record.head),
        settings=settings,
        running=live.running(),
        lines=[_json(line) for line in live.record.lines],
        events=[_json(event) for event in live.events],
        answer_ids=[],
    )


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
