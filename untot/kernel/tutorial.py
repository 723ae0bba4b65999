"""Tutorials: a scripted match with remarks, told through the eyes of one seat, the learner's.

The script lies in the game's package (`tutorial/script.toml`). Its lines stand in the order in which they happen, as in
a play; remarks are ids of texts (`tutorial-<id>`). No room is needed to show it: everything is played here, once.
"""

from __future__ import annotations

import tomllib
from base64 import b64decode
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final, TypedDict

import msgspec
from msgspec import Struct

from untot.kernel.chance import seed_of
from untot.kernel.errors import BadRecord, Refused, UntotError
from untot.kernel.events import WORLD, Happened, Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.onlooking import Onlooker
from untot.kernel.packages import package_of
from untot.kernel.patches import Patch
from untot.kernel.seeing import Question, Seen
from untot.kernel.state import OptionValue

ANSWERS: Final = "answers.jsonl"
"""Beside the script: what the world answered."""


class Remark(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="remark"):
    """The tutor says something, points at a thing on the table, and names the clause behind it, if there is one."""

    id: str
    at: str = ""
    clause: str = ""


class Answer(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="answer"):
    """A seat answers what it is asked; whoever decides for all settles it."""

    seat: Seat
    answer: str


class Say(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="say"):
    """A seat says a ready-made phrase."""

    seat: Seat
    phrase: str
    slots: dict[str, str] = {}


class WorldAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the world answered when the script was written; nothing is computed again. The track in Base64."""

    answer: str
    track: str = ""

    @property
    def track_bytes(self) -> bytes:
        return b64decode(self.track)


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is played by the book. `names` are those of the seats; the learner has none of his own."""

    seed: int
    seats: int
    learner: Seat
    names: list[str]
    lines: list[Remark | Answer | Say]
    options: dict[str, OptionValue] = {}
    content: dict[str, Any] = {}
    world: list[WorldAnswer] = []
    """In the order in which it is asked."""


class Spoken(TypedDict):
    """A remark as the client gets it."""

    id: str
    at: str
    clause: str


class Scene(Struct, frozen=True):
    """A moment between two answers: what the learner sees and hears, and what he answers (None: the others go on)."""

    question: Question | None
    events: list[Happened]
    """With their patches, from the scene before to this one."""
    patch: Patch
    """What else has changed."""
    remarks: list[Spoken]
    answer: str | None


class Tutorial(Struct, frozen=True):
    """A script that has been played: all that is needed to show it."""

    game: str
    learner: Seat
    names: list[str]
    scene: dict[str, Any]
    """What all moments have in common: what is needed to draw the match."""
    view: dict[str, Any]
    """What the learner sees before anything has happened."""
    events: list[Happened]
    """What has happened before the first scene."""
    scenes: list[Scene]


def has_script(name: str) -> bool:
    """Whether a game brings a tutorial along."""
    return find_spec(package_of(name)) is not None and _path(name).is_file()


def script_of(name: str) -> Script:
    """The script of a game's tutorial; a game without one is refused."""
    if not has_script(name):
        raise Refused("text-unknown")
    script, answers = parse_script(_path(name).read_text("utf-8")), _path(name, ANSWERS)
    if not answers.is_file():
        return script
    return msgspec.structs.replace(script, world=[_answer_of_world(line) for line in answers.read_bytes().splitlines()])


def _answer_of_world(line: bytes) -> WorldAnswer:
    return msgspec.json.decode(line, type=WorldAnswer)


def _path(name: str, file: str = "script.toml") -> Traversable:
    return files(package_of(name)).joinpath("tutorial", file)


def parse_script(text: str) -> Script:
    try:
        return msgspec.convert(tomllib.loads(text), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadRecord("record-bad-field", line=1, field=str(error)[:200]) from None


def play_script(game: Game, script: Script) -> Tutorial:
    """Play a script by today's rules. A line that cannot be played is named with what is wrong."""
    seed = seed_of(script.seed)
    match = LiveMatch.begin(game, script.seats, seed, script.options, content=script.content, is_secret=False)
    onlooker, first = match.look_on(script.learner), Seen(match, script.learner).message()
    scenes: list[Scene] = []
    remarks: list[Remark] = []
    world = iter(script.world)
    _let_happen(match, world)
    for number, line in enumerate(script.lines, start=1):
        if isinstance(line, Remark):
            remarks.append(line)
            continue
        if isinstance(line, Answer):
            scenes.append(_scene(match, onlooker, script.learner, remarks, line))
            remarks = []
        _carry_out(match, line, number, script.learner)
        _let_happen(match, world)
    scenes.append(_scene(match, onlooker, script.learner, remarks, None))
    scene = Seen(match, None).scene()
    return Tutorial(game.name, script.learner, script.names, scene, first["view"], first["events"], scenes)


def _let_happen(match: LiveMatch, world: Iterator[WorldAnswer]) -> None:
    """Whatever the world is asked on the way it answers as it did."""
    while match.ask is not None and WORLD in match.ask.seats:
        happened = next(world, None)
        if happened is None:
            raise BadRecord("record-cannot-be-played", line=0, detail=f"no answer of the world to {match.ask.name}")
        match.happen(happened.answer, happened.track_bytes)


def _scene(
    match: LiveMatch, onlooker: Onlooker, learner: Seat, remarks: list[Remark], following: Answer | None
) -> Scene:
    own = following.answer if following is not None and following.seat == learner else None
    news = onlooker.news(match.state)
    said = [Spoken(id=remark.id, at=remark.at, clause=remark.clause) for remark in remarks]
    return Scene(Seen(match, learner).question(), news.events, news.patch, said, own)


def _carry_out(match: LiveMatch, line: Answer | Say, number: int, learner: Seat) -> None:
    try:
        if isinstance(line, Say):
            match.say(line.seat, Talk(phrase=line.phrase, slots=line.slots))
            return
        if line.seat != learner and Seen(match, learner).ask() is not None:
            raise Refused("not-asked", waiting=[learner])
        match.answer(line.seat, line.answer, settles=match.ask is not None and match.ask.decider == line.seat)
    except UntotError as error:
        raise BadRecord("record-cannot-be-played", line=number, detail=str(error)) from None
