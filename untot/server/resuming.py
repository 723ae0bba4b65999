"""Resuming: a stored match goes on by the rules of this release, whichever release it was stored by.

The record is the truth: whatever else is damaged is made from it again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import msgspec

from untot.games import load_game
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.events import Event, Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record, secret_lines
from untot.server.storage import Settings, StoredMatch

log = logging.getLogger(__name__)


class Resumed(NamedTuple):
    """A match that goes on."""

    live: LiveMatch
    settings: Settings
    stopped_at: int | None
    """The answer from which on its record can no longer be replayed, if there is one."""


async def resumed(stored: StoredMatch) -> Resumed:
    """The match as it stood.

    It goes on from the snapshot of its running step. Should this release not take that, its record is played again.
    """
    game, record = load_game(stored.game), record_of(stored)
    if record.head["rules"] > game.rules_version:
        raise Refused("match-newer", rules=record.head["rules"], known=game.rules_version)
    settings, events = _settings(stored, record), _events(stored)
    try:
        live = _from_snapshot(game, record, stored, events)
    except Exception:  # whatever other rules make of an old snapshot
        log.exception("the snapshot of match %s does not fit this release; its record is played again", stored.id)
        live = await asyncio.to_thread(_played_again, game, record, stored.seed, events)
        return Resumed(live, settings, None)
    if record.head["rules"] == game.rules_version:
        return Resumed(live, settings, None)
    return Resumed(live, settings, await asyncio.to_thread(first_other_answer, game, record, stored.seed))


def record_of(stored: StoredMatch) -> Record:
    try:
        return Record.parse("\n".join([stored.head, *stored.lines]))
    except BadRecord as error:
        log.error("the record of match %s is damaged: %s", stored.id, error)
        raise Refused("match-damaged", line=error.args_.get("line", 1)) from None


def exported(stored: StoredMatch, seat: Seat | None) -> str:
    """The record of a match that cannot go on, as this seat may know it: what was secret once is taken for secret."""
    record = record_of(stored)
    return record.export(seat, secret_lines(record))


def _settings(stored: StoredMatch, record: Record) -> Settings:
    if stored.settings is None:
        log.error("the settings of match %s are damaged; names and clock are lost", stored.id)
    return stored.settings or settings_from(record)


def settings_from(record: Record) -> Settings:
    """What the record itself knows of the table: who holds which seat."""
    holders = ["person"] * record.head["seats"]
    for line in record.lines:
        if "holder" in line:
            holders[line["seat"]] = line["holder"]
    return Settings([""] * len(holders), holders)


def _events(stored: StoredMatch) -> list[Event] | None:
    """What was told so far; None if it is damaged."""
    try:
        return [msgspec.json.decode(event, type=Event) for event in stored.events]
    except (msgspec.DecodeError, UnicodeError):
        log.error("the events of match %s are damaged; its record is played again", stored.id)
        return None


def _from_snapshot(game: Game, record: Record, stored: StoredMatch, events: list[Event] | None) -> LiveMatch:
    if stored.running is None or events is None:
        raise ValueError("damaged")
    return LiveMatch.resume(game, stored.seed, record, stored.running, events)


def _played_again(game: Game, record: Record, seed: bytes, events: list[Event] | None) -> LiveMatch:
    """The match from its first answer, with the events as they were told, if they are still known."""
    try:
        live = replay(game, record, seed)
    except BadRecord as error:
        raise Refused("match-stopped", answer=_answer_at(record, error)) from None
    if events is not None:
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
