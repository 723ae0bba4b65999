"""Links to replays: derived from the match itself, so that they live as long as it does."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from untot.kernel.errors import Refused
from untot.server.lobby import Lobby
from untot.server.replays import Replays
from untot.server.rooms import Room

TOKEN_BYTES: Final = 8


def replay_id(match_id: str, seed: bytes) -> str:
    """Whoever was at the table can make it from the seed, once that is shown; nobody else can guess it."""
    token = blake2b(match_id.encode(), digest_size=TOKEN_BYTES, key=seed[:64], person=b"untot-replay").hexdigest()
    return f"{match_id}-{token}"


async def replay_of(replays: Replays, room: Room, caller: str) -> str:
    """The replay of a match that is over, kept from now on."""
    if not room.live.is_over:
        raise Refused("match-runs")
    text = await room.look(room.live.record.to_text)
    return await replays.add(text, caller, replay_id(room.id, room.live.seed), list(room.settings.names))


def is_of_match(replay_id: str) -> bool:
    """Whether it was derived from a match, not made of a record that somebody brought."""
    return "-" in replay_id


async def bring_back(lobby: Lobby, replays: Replays, wanted: str, caller: str) -> None:
    """The replay of a match that is not in memory any more is made again, if the match is still there."""
    if replays.has(wanted):
        return
    match_id = wanted.partition("-")[0]
    async with replays.lock:
        try:
            room = await lobby.room(match_id)
        except Refused as refused:
            raise Refused("replay-unknown") if refused.reason == "match-unknown" else refused from None
        if not compare_digest(wanted.encode(), replay_id(match_id, room.live.seed).encode()):
            raise Refused("replay-unknown")
        await replay_of(replays, room, caller)
