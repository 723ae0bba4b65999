"""Jobs: what is done outside the event loop, because it takes long or because its input is not to be trusted."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from untot.bots import make_bot
from untot.games import load_game
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.events import Event, Seat
from untot.kernel.live import LiveMatch, Talk, replay
from untot.kernel.match import Match
from untot.kernel.record import Record
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue


class Think(Struct, tag="think"):
    """What does a bot answer and say?"""

    level: str
    game: str
    seat: Seat
    seed: int
    seconds: float
    match: dict[str, Any]
    events: list[Event]


class Thought(Struct):
    """What a bot has decided."""

    answer: str
    talk: Talk | None


class Check(Struct, tag="check"):
    """Is this a record of a whole match that can be played again?"""

    text: str


class About(Struct, frozen=True):
    """A record that has been checked. It can be stepped to its beginning and to each answer and undo."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    steps: int
    result: dict[str, Any]
    is_from_position: bool
    """Whether it began in the middle of another match."""


class Step(Struct, tag="step"):
    """What did a seat see after so many steps, and what had happened since the step before?"""

    text: str
    number: int
    seat: Seat | None


class Position(Struct, tag="position"):
    """Where did the match stand after so many steps?"""

    text: str
    number: int


Job = Think | Check | Step | Position


def done(job: Job) -> Any:
    """The answer to a job, as plain data or something that becomes it."""
    match job:
        case Think():
            return think(job)
        case Check():
            return check(job)
        case Step():
            return show_step(job)
        case Position():
            return Match.save(_at(Record.parse(job.text), job.number))


def think(job: Think) -> Thought:
    played = Match.load(load_game(job.game), job.match)
    played.events = job.events
    seen, bot = Seen(played, job.seat), make_bot(job.level, job.seed, job.seconds)
    talk = bot.talk(seen)
    return Thought(bot.answer(seen), talk)


def check(job: Check) -> About:
    record = Record.parse(job.text)
    replay(load_game(record.head["game"]), record)
    head, result = record.head, record.lines[-1]["end"]
    is_from_position = "position" in head["content"]
    return About(head["game"], head["seats"], head["options"], len(_steps(record)), result, is_from_position)


def show_step(job: Step) -> dict[str, Any]:
    record = Record.parse(job.text)
    if job.seat is not None and not 0 <= job.seat < record.head["seats"]:
        raise Refused("seat-unknown")
    before = len(_at(record, job.number - 1).events) if job.number else 0
    message = Seen(_at(record, job.number), job.seat).message(since=before)
    return {**message, "step": job.number, "steps": len(_steps(record))}


def _steps(record: Record) -> list[int]:
    """The lines after which a step is reached: none, then each answer and undo."""
    return [0, *(line["n"] for line in record.lines if "answer" in line or "undo" in line)]


def _at(record: Record, number: int) -> LiveMatch:
    """The match after so many steps, with the talk that followed before the next one."""
    steps = _steps(record)
    if not 0 <= number < len(steps):
        raise BadRecord("step-unknown", steps=len(steps))
    upto = steps[number + 1] - 1 if number + 1 < len(steps) else len(record.lines)
    return replay(load_game(record.head["game"]), record, upto=upto)
