"""Replays: a finished record, looked at step by step through the eyes of any seat."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any

from msgspec import Struct

from untot.games import load_game
from untot.kernel.errors import Refused
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record
from untot.kernel.seeing import Seen

MOST_REPLAYS = 50


class Replay(Struct):
    """A record that has been checked, and its lines that can be stepped to (answers and undos)."""

    record: Record
    match: LiveMatch
    steps: list[int]


class Replays:
    """The replays that somebody looks at just now; the oldest give way."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def add(self, record: Record) -> str:
        """Check a finished record and keep it. Raises BadRecord with what is wrong in which line."""
        game = load_game(record.head["game"])
        match = replay(game, record)
        steps = [0, *(line["n"] for line in record.lines if "answer" in line or "undo" in line)]
        replay_id = secrets.token_hex(8)
        self._kept[replay_id] = Replay(record, match, steps)
        if len(self._kept) > MOST_REPLAYS:
            self._kept.popitem(last=False)
        return replay_id

    def get(self, replay_id: str) -> Replay:
        if replay_id not in self._kept:
            raise Refused("replay-unknown")
        self._kept.move_to_end(replay_id)
        return self._kept[replay_id]


def about(replay: Replay) -> dict[str, Any]:
    head = replay.record.head
    result = replay.record.lines[-1]["end"]
    return {
        "game": head["game"],
        "seats": head["seats"],
        "options": head["options"],
        "steps": len(replay.steps),
        "result": result,
    }


def step(kept: Replay, number: int, seat: int | None) -> dict[str, Any]:
    """What this seat saw after so many steps, and what had happened since the step before."""
    if not 0 <= number < len(kept.steps):
        raise Refused("replay-unknown")
    if seat is not None and not 0 <= seat < kept.record.head["seats"]:
        raise Refused("not-your-seat")
    before = _at(kept, number - 1) if number else None
    match = _at(kept, number)
    message = Seen(match, seat).message(since=0 if before is None else len(before.events))
    return {**message, "step": number, "steps": len(kept.steps)}


def _at(kept: Replay, number: int) -> LiveMatch:
    """The match after so many steps, with the talk that followed before the next one."""
    last = number + 1 >= len(kept.steps)
    upto = len(kept.record.lines) if last else kept.steps[number + 1] - 1
    return replay(kept.match.game, kept.record, seed=kept.match.seed, upto=upto)
