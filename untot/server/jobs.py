"""Jobs: what is done outside the event loop, because it takes long or because its input is not to be trusted."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from untot.bots import make_bot
from untot.bots.hint import hint
from untot.games import load_game, load_workshop
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.events import Event, Seat
from untot.kernel.live import LiveMatch, Talk, replay, replay_lines
from untot.kernel.match import Match
from untot.kernel.record import Record
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.kernel.workshop import Examined
from untot.server.looking_back import Chronicle, ends_of, open_events, open_view, played_again, steps_in
from untot.server.wire import Advice, Reason
from untot.worlds import Simulated, StandIn, calibration_of, get_ready, given_up, simulated, world_of


class Think(Struct, tag="think"):
    """What does a bot answer and say?"""

    level: str
    game: str
    seat: Seat
    seed: int
    seconds: float
    match: dict[str, Any]
    events: list[Event]
    is_reply: bool = False
    """Whether somebody has just spoken, and it is asked for nothing but an answer to that."""


class Thought(Struct):
    """What a bot has decided."""

    answer: str
    talk: Talk | None


class Advise(Struct, tag="advise"):
    """What would a bot answer in place of this seat, and why?"""

    game: str
    seat: Seat
    match: dict[str, Any]
    events: list[Event]


class Happen(Struct, tag="happen"):
    """What does the world answer to the open question of this match?"""

    game: str
    seed: int
    match: dict[str, Any]
    has_failed: bool = False
    """Whether the physics has failed: what the rules know for this case, or anything lawful will do."""


class GetReady(Struct, tag="get_ready"):
    """Have at hand what a table of this game will need."""

    game: str


class Ping(Struct, tag="ping"):
    """Is anybody there?"""


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
    scene: dict[str, Any]
    """What is needed to draw all of its steps."""
    chronicle: Chronicle


class Step(Struct, tag="step"):
    """What did a seat see after so many steps, and what had happened since this event (None: since the step before)?"""

    text: str
    number: int
    seat: Seat | None
    since: int | None
    is_open: bool = False
    """Whether all hands are to be seen."""


class Position(Struct, tag="position"):
    """Where did the match stand after so many steps?"""

    text: str
    number: int


class Examine(Struct, tag="examine"):
    """Is this piece of own content sound, and what does it look like?"""

    game: str
    kind: str
    given: str | dict[str, Any]


class Calibrate(Struct, tag="calibrate"):
    """How does the physics of a game behave, with some values changed?"""

    game: str
    dials: dict[str, float]
    runs: int


Job = Think | Advise | Happen | Check | Step | Position | Examine | Calibrate | GetReady | Ping


def done(job: Job) -> Any:
    """The answer to a job, as plain data or something that becomes it."""
    match job:
        case Think():
            return think(job)
        case Advise():
            return advise(job)
        case Happen():
            return happen(job)
        case Check():
            return check(job)
        case Step():
            return show_step(job)
        case Position():
            return Match.save(_at(Record.parse(job.text), job.number))
        case Examine():
            return examine(job)
        case Calibrate():
            return calibration_of(job.game)(job.dials, job.runs)
        case GetReady():
            return get_ready(job.game)
        case Ping():
            return None


def think(job: Think) -> Thought:
    seen, bot = Seen(_match(job), job.seat), make_bot(job.level, job.seed, job.seconds)
    if job.is_reply:
        return Thought("", bot.reply(seen))
    talk = bot.talk(seen)
    return Thought(bot.answer(seen), talk)


def happen(job: Happen) -> Simulated:
    ask = Match.load(load_game(job.game), job.match).ask
    assert ask is not None
    if not job.has_failed:
        return simulated(world_of(job.game, job.seed), ask)
    return given_up(ask) or simulated(StandIn(Random(job.seed)), ask)


def _match(job: Think | Advise) -> Match:
    """The match that somebody shall think about, as it stands."""
    played = Match.load(load_game(job.game), job.match)
    played.events = job.events
    return played


def advise(job: Advise) -> Advice:
    """The hint itself looks at nothing but what the seat has seen."""
    found = hint(_match(job), job.seat)
    reason = None if found.reason is None else Reason(found.reason.text, found.reason.args)
    return Advice(found.answer, reason)


def examine(job: Examine) -> Examined:
    workshop = load_workshop(job.game)
    assert workshop is not None
    return workshop.check(job.kind, job.given)


def check(job: Check) -> About:
    record = Record.parse(job.text)
    match, chronicle = played_again(record)
    head = record.head
    return About(
        game=head["game"],
        seats=head["seats"],
        options=head["options"],
        steps=len(steps_in(record)),
        result=record.lines[-1]["end"],
        is_from_position="position" in head["content"],
        scene=Seen(match, None).scene(),
        chronicle=chronicle,
    )


def show_step(job: Step) -> dict[str, Any]:
    """The events of the step have patches, from the view of the step before; a longer history has none."""
    record = Record.parse(job.text)
    if job.seat is not None and not 0 <= job.seat < record.head["seats"]:
        raise Refused("seat-unknown")
    match = _at(record, max(0, job.number - 1))
    onlooker = match.look_on(job.seat)
    replay_lines(match, record.lines[len(match.record.lines) : _end_of(record, job.number)])
    news, seen = onlooker.news(match.state), Seen(match, job.seat)
    events = seen.events(job.since or 0) if job.since is not None or not job.number else news.events
    place = {"step": job.number, "steps": len(steps_in(record))}
    if job.is_open:
        view, views = open_view(match)
        since = job.since if job.since is not None else (events[0]["n"] if events else len(match.events))
        return {"view": view, "question": None, "events": open_events(match, since), "views": views, **place}
    return {"view": seen.view(), "question": seen.question(), "events": events, **place}


def _end_of(record: Record, number: int) -> int:
    """The line at which this step ends, with the talk that followed before the next one."""
    ends = ends_of(record)
    if not 0 <= number < len(ends):
        raise BadRecord("step-unknown", steps=len(ends))
    return ends[number]


def _at(record: Record, number: int) -> LiveMatch:
    """The match after so many steps."""
    return replay(load_game(record.head["game"]), record, upto=_end_of(record, number))
