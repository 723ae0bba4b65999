"""Resuming: a stored match goes on by the rules of this release, whichever release it was stored by."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from untot.games import load_game
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.events import Event, Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record, secret_lines
from untot.server.storage import StoredMatch

log = logging.getLogger(__name__)


async def resumed(stored: StoredMatch) -> tuple[LiveMatch, int | None]:
    """The match as it stood, and the answer from which on its record can no longer be replayed, if there is one.

    It goes on from the snapshot of its running step. Should this release not take that, its record is played again.
    """
    game, record = load_game(stored.game), record_of(stored)
    events = [msgspec.json.decode(event, type=Event) for event in stored.events]
    try:
        live = LiveMatch.resume(game, stored.seed, record, stored.running, events)
    except Exception:  # whatever other rules make of an old snapshot
        log.exception("the snapshot of match %s does not fit this release; its record is played again", stored.id)
        return await asyncio.to_thread(_played_again, game, record, stored.seed, events), None
    if record.head["rules"] == game.rules_version:
        return live, None
    return live, await asyncio.to_thread(first_other_answer, game, record, stored.seed)


def record_of(stored: StoredMatch) -> Record:
    return Record.parse("\n".join([stored.head, *stored.lines]))


def exported(stored: StoredMatch, seat: Seat | None) -> str:
    """The record of a match that cannot go on, as this seat may know it: what was secret once is taken for secret."""
    record = record_of(stored)
    return record.export(seat, secret_lines(record))


def _played_again(game: Game, record: Record, seed: bytes, events: list[Event]) -> LiveMatch:
    """The match from its first answer, with the events as they were told."""
    try:
        live = replay(game, record, seed)
    except BadRecord as error:
        raise Refused("match-stopped", answer=_answer_at(record, error)) from None
    live.events = events
    live.state.attach(live.hear)
    return live


def first_other_answer(game: Game, record: Record, seed: bytes) -> int | None:
    """The answer from which on a record comes out differently by these rules; None if all of it replays."""
    try:
        replay(game, record, seed)
    except BadRecord as error:
        return _answer_at(record, error)
    return None


def _answer_at(record: Record, error: BadRecord) -> int:
    """Which answer an error is about that names a line of the file, its head being the first."""
    line = error.args_.get("line", 1)
    assert isinstance(line, int)
    return 1 + sum("answer" in earlier for earlier in record.lines[: max(0, line - 2)])
