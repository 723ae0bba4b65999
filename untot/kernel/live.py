"""LiveMatch: a match that keeps its Record - what people, servers and leagues play. Forks and playouts do without."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from untot.kernel.asking import UNTIL_CLOSED, UNTIL_THE_END, Ask
from untot.kernel.chance import SEED_BYTES, chance_key, commitment, salt
from untot.kernel.errors import BadContent, BadRecord, Refused, UntotError
from untot.kernel.events import WORLD, Event, Seat
from untot.kernel.game import Game, Shuffler
from untot.kernel.match import By, Match
from untot.kernel.onlooking import Gallery, Onlooker
from untot.kernel.promises import verdicts
from untot.kernel.record import Line, Record, standing_lines
from untot.kernel.seating import handed_over
from untot.kernel.state import OptionValue, State
from untot.kernel.tracking import Answered, Track

LONGEST_TALK = 500
LONGEST_SLOT = 40
_ID = re.compile(r"\w+(\.\w+)*")
"""A slot of a phrase holds an id, such as `red.pin_up` or `2B.NW`."""


class Talk(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something said: free text, or a ready-made phrase with its slots; whispered `to` one seat, or to one's side."""

    text: str = ""
    phrase: str = ""
    slots: dict[str, str] = {}
    to: Seat | None = None
    to_side: bool = False


class LiveMatch(Match):
    """A match with its record, its secret seed, its talk and its standing orders."""

    __slots__ = ("gallery", "record", "seed", "told_before", "tracks", "veils")

    def __init__(self, game: Game, state: State, track: Track, seed: bytes, record: Record) -> None:
        self.seed = seed
        self.record = record
        self.veils: dict[int, str] = {}
        """The lines of the record that only their seat knows, and until when."""
        self.gallery = Gallery(game)
        self.tracks: dict[str, bytes] = {}
        """By their hash: what was simulated and is not stored yet."""
        self.told_before: dict[int, int] = {}
        """By the number of answers before it: how many events there were when an answer came, as far as remembered."""
        super().__init__(game, state, track, listens=True)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        seed: bytes,
        options: Mapping[str, OptionValue] | None = None,
        *,
        content: dict[str, Any] | None = None,
        is_secret: bool = True,
    ) -> LiveMatch:
        """A new match, perhaps with own content. `is_secret=False` marks a seed that others can guess (research)."""
        state = game.new_state(seats, options or {}, chance_key(seed), content)
        record = _new_record(game, state, seed, msgspec.to_builtins(content or {}), is_secret)
        return cls(game, state, Track([], []), seed, record)

    @classmethod
    def begin_at(cls, game: Game, match: Match, seed: bytes, rng: Shuffler) -> LiveMatch:
        """A new match from the running step of another one: what was hidden there is dealt anew, chance too.

        The position stands in the head of the new record, so that it can be replayed like any other.
        """
        assert match.track is not None
        position = match.track.snapshots[-1][1].copy()
        game.redeal(position, None, rng)
        position.chance_key, position.chance_counter, position.chance_branch = b"", 0, 0
        return cls._begin_from(game, position.to_plain(), seed, is_secret=True)

    @classmethod
    def _begin_from(cls, game: Game, position: dict[str, Any], seed: bytes, is_secret: bool) -> LiveMatch:
        state = game.state.from_plain(position)
        state.chance_key = chance_key(seed)
        record = _new_record(game, state, seed, {"position": position, "salt": salt(seed, 0)}, is_secret)
        return cls(game, state, Track([], []), seed, record)

    # -- who looks on -------------------------------------------------------------------------------------------

    def look_on(self, seat: Seat | None) -> Onlooker:
        """From now on this pair of eyes is shown every step."""
        return self.gallery.enter(seat, self.state)

    def hear(self, event: Event) -> None:
        """Something happened: whoever looks on sees what it has changed, and hears at once whose word it has tested."""
        self.events.append(event)
        self.gallery.hear(len(self.events) - 1, event, self.state)
        for verdict in verdicts(self.game.words, self.events, lambda seat: self.game.seat_name(self.state, seat)):
            self.hear(verdict)

    # -- what is written down -----------------------------------------------------------------------------------

    def answer(self, seat: Seat, answer: str, *, by: By = "person", settles: bool = False) -> None:
        ask, told = self.ask, len(self.events)
        super().answer(seat, answer, by=by, settles=settles)
        self._write_answer(ask, (seat, answer, settles), by, told)
        self._follow_orders()

    def happen(self, answer: str, track: bytes = b"") -> None:
        """The world answers; the track shows how it came to that, and is kept by its hash until it is stored."""
        name = blake2b(track, digest_size=20).hexdigest() if track else ""
        self._happen(answer, name)
        if track:
            self.tracks[name] = track

    def _happen(self, answer: str, track: str) -> None:
        ask, told = self.ask, len(self.events)
        refusal = self.why_not(WORLD, answer, by="world")
        if refusal is not None:
            raise refusal
        assert ask is not None
        self.hear(Event("simulated", ask.clause, {"ask": ask.name, "track": track}))
        super().answer(WORLD, answer, by="world")
        self._write_answer(ask, (WORLD, answer, False), "world", told, track)
        self._follow_orders()

    def _follow_orders(self) -> None:
        """Standing orders answer as long as one fits the open question."""
        while (ordered := self.ordered_answer()) is not None:
            ask, told = self.ask, len(self.events)
            self._accept(*ordered)
            self._write_answer(ask, ordered, "order", told)

    def _write_answer(self, ask: Ask | None, answered: Answered, by: By, told: int, track: str = "") -> None:
        """Note the answer to a question that was open until now, and what so many events and more have shown."""
        assert ask is not None and self.track is not None
        self.told_before[len(self.track.answers) - 1] = told
        seat, answer, settles = answered
        line: Line = {"answer": answer, "seat": seat, "by": by, "salt": self._next_salt()}
        until = ask.secret_of(answer)
        if until:
            line["secret"] = until
        if settles:
            line["settles"] = True
        if track:
            line["track"] = track
        number = self.record.add(**line)["n"]
        if until:
            self.veils[number] = until
        self._lift_veils(has_closed=ask is not self.ask, told=told)
        if self.is_over:
            self.record.add(end=msgspec.to_builtins(self.state.result), seed=self.seed.hex())

    def _next_salt(self) -> str:
        return salt(self.seed, len(self.record.lines) + 1)

    def _lift_veils(self, *, has_closed: bool, told: int) -> None:
        """What the rules have shown by now is no secret any more."""
        if self.veils:
            moments = {event.name for event in self.events[told:]}
            if has_closed:
                moments.add(UNTIL_CLOSED)
            self.veils = {line: until for line, until in self.veils.items() if until not in moments}

    def _veil_undone(self) -> None:
        """What was taken back before it was shown will not be shown by another answer in its place."""
        standing = standing_lines(self.record)
        self.veils = {line: until if line in standing else UNTIL_THE_END for line, until in self.veils.items()}

    def undo(self, seat: Seat) -> None:
        super().undo(seat)
        self._write_undo(seat)

    def redo(self, seat: Seat) -> None:
        ask, again, told = self.ask, self.undone[-1:], len(self.events)
        super().redo(seat)
        self._write_answer(ask, again[0], "person", told)
        self._follow_orders()

    def undo_agreed(self, answers: int) -> None:
        super().undo_agreed(answers)
        self._write_undo(None)

    def _write_undo(self, seat: Seat | None) -> None:
        assert self.track is not None
        self.record.add(undo=len(self.track.answers), seat=seat, agreed=seat is None)
        self._veil_undone()

    def hold(self, seat: Seat, holder: str) -> None:
        """From now on: `person`, `bot:careful`, `open`."""
        for event in handed_over(self.record, seat, holder):
            self.hear(event)

    def order(self, seat: Seat, order: str, is_on: bool) -> None:
        """Switch a standing order of a seat on or off; it answers at once if it fits."""
        given = self.orders.setdefault(seat, set())
        (given.add if is_on else given.discard)(order)
        self._follow_orders()

    # -- talk ---------------------------------------------------------------------------------------------------

    def why_not_say(self, seat: Seat, talk: Talk) -> Refused | None:
        """Why this cannot be said: too late, too long, an unknown phrase, or a whisper where none is allowed."""
        if self.record.is_finished:
            return Refused("match-is-over")
        if (not talk.text.strip() and not talk.phrase) or len(talk.text) > LONGEST_TALK:
            return Refused("talk-length", most=LONGEST_TALK)
        if talk.phrase and set(talk.slots) != set(self.game.guide.phrases.get(talk.phrase, ("",))):
            return Refused("talk-unknown-phrase", phrase=talk.phrase[:80])
        if any(len(slot) > LONGEST_SLOT or not _ID.fullmatch(slot) for slot in talk.slots.values()):
            return Refused("talk-unknown-phrase", phrase=talk.phrase[:80])
        if talk.to is not None and (not 0 <= talk.to < self.state.seats or talk.to == seat):
            return Refused("talk-to-whom")
        if talk.to_side and (talk.to is not None or len(self.sides) == 1):
            return Refused("talk-to-whom")
        if talk.to_side:
            return None
        clause = self.game.why_not_say(self.state, seat, talk.to)
        return None if clause is None else Refused("talk-not-allowed", clause=clause)

    def say(self, seat: Seat, talk: Talk) -> None:
        """Words at the table: in the record where they were said, without effect on the rules."""
        refusal = self.why_not_say(seat, talk)
        if refusal is not None:
            raise refusal
        self.record.add(talk=msgspec.to_builtins(talk), seat=seat, salt=self._next_salt())
        said = {"text": talk.text, "phrase": talk.phrase, "slots": talk.slots}
        if talk.to_side:
            self.hear(Event("said_to_side", "", {"seat": seat, **said}, self.side_of(seat)))
        elif talk.to is None:
            self.hear(Event("said", "", {"seat": seat, **said}))
        else:
            self.hear(Event("whispered", "", {"seat": seat, "to": talk.to}, None, said, (seat, talk.to)))

    # -- saving and replaying -----------------------------------------------------------------------------------

    def export(self, seat: Seat | None) -> str:
        """The record as this seat may know it; all of it once the match is over."""
        return self.record.export(seat, self.veils, () if seat is None else self.side_of(seat))

    def running(self, *, is_written: bool = False) -> dict[str, Any]:
        """Where the match stands, to be kept beside its record: the running step and the answers since."""
        return {
            "match": Match.save(self, is_written=is_written),
            "asked": self.asked,
            "undos": self.undos,
            "veils": {str(line): until for line, until in self.veils.items()},
            "orders": {str(seat): sorted(orders) for seat, orders in self.orders.items()},
        }

    @classmethod
    def resume(cls, game: Game, seed: bytes, record: Record, running: dict[str, Any], events: list[Event]) -> LiveMatch:
        """Go on from where a match stood, by this release's rules: from its snapshot, not from its first answer."""
        _check_belongs(game, record, seed)
        answers, branches = _effective(record)
        since = Track.load(game.state, running["match"])
        count = len(answers) - len(since.answers)
        if count < 0 or answers[count:] != since.answers:
            raise BadRecord("save-broken", detail="answers")
        track = Track(answers[:count], [*_first_snapshot(game, record, seed, count), (count, since.snapshots[0][1])])
        track.branches, track.barrier, track.is_fresh = branches, count + since.barrier, True
        match = cls(game, track.snapshots[-1][1].copy(), track, seed, record)
        match.state.detach()
        match._replay(since.answers, track, count)
        match.events = events
        match.state.attach(match.hear)
        match.asked, match.undos = running["asked"], running["undos"]
        match.veils = {int(line): until for line, until in running["veils"].items()}
        match.orders = {int(seat): set(orders) for seat, orders in running["orders"].items()}
        return match

    def save(self, *, is_written: bool = False) -> dict[str, Any]:
        """The whole match as one file. It holds all secrets."""
        return {
            "untot_save": 1,
            "seed": self.seed.hex(),
            "record": self.record.to_text(),
            "running": self.running(is_written=is_written),
            "events": msgspec.to_builtins(self.events),
        }

    @classmethod
    def load(cls, game: Game, saved: dict[str, Any]) -> LiveMatch:
        """Go on from a save; a broken one is refused with what is wrong."""
        try:
            events = msgspec.convert(saved["events"], list[Event])
            record = Record.parse(saved["record"])
            return cls.resume(game, bytes.fromhex(saved["seed"]), record, saved["running"], events)
        except UntotError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadRecord("save-broken", detail=str(error)[:200]) from error


def replay(game: Game, record: Record, seed: bytes | None = None, upto: int | None = None) -> LiveMatch:
    """Play a record again from its first answer, checking everything; `upto` stops after so many lines."""
    seed = seed if seed is not None else _seed_of(record)
    _check_belongs(game, record, seed)
    match = _begun(game, record.head, seed)
    replay_lines(match, record.lines[:upto])
    return match


def replay_lines(match: LiveMatch, lines: Iterable[Line]) -> None:
    """Go on with a match that is being played again; every line must come out as it was."""
    for line in lines:
        if "end" in line and not match.is_over:
            raise BadRecord("record-ends-too-soon", line=line["n"] + 1)
        if "end" not in line:
            _replay_line(match, line)
        if [again["hash"] for again in match.record.lines[line["n"] - 1 : line["n"]]] != [line["hash"]]:
            raise BadRecord("record-differs", line=line["n"] + 1)


def _begun(game: Game, head: Line, seed: bytes) -> LiveMatch:
    """The match as it was when its record began. The head is kept: it may name an older version of the rules."""
    content, is_secret = head["content"], head["secret"]
    position = content.get("position")
    try:
        if position is None:
            match = LiveMatch.begin(game, head["seats"], seed, head["options"], content=content, is_secret=is_secret)
        else:
            match = LiveMatch._begin_from(game, position, seed, is_secret)
    except BadContent as error:
        field = ".".join(part for part in ("content", error.place) if part)
        raise BadRecord("record-bad-field", line=1, field=field[:200], detail=str(error)[:200]) from error
    except (UntotError, TypeError, ValueError, LookupError, AttributeError) as error:
        field = "options" if position is None else "content.position"
        raise BadRecord("record-bad-field", line=1, field=field, detail=str(error)[:200]) from error
    match.record.head = head
    return match


def _first_snapshot(game: Game, record: Record, seed: bytes, count: int) -> list[tuple[int, State]]:
    """What agreed undos beyond the running step start from, if the rules have not changed since."""
    if not count or record.head["rules"] != game.rules_version:
        return []
    track = _begun(game, record.head, seed).track
    assert track is not None
    return track.snapshots[:1]


def _new_record(game: Game, state: State, seed: bytes, content: dict[str, Any], is_secret: bool) -> Record:
    head = {"game": game.name, "rules": game.rules_version, "seats": state.seats, "options": state.options}
    return Record({**head, "content": content, "seed_hash": commitment(seed), "secret": is_secret})


def _replay_line(match: LiveMatch, line: Line) -> None:
    try:
        if "answer" in line and line["by"] == "world":
            match._happen(line["answer"], line.get("track", ""))
        elif "answer" in line:
            match.answer(line["seat"], line["answer"], by=line["by"], settles=line.get("settles", False))
        elif "talk" in line:
            match.say(line["seat"], msgspec.convert(line["talk"], Talk))
        elif "holder" in line:
            match.hold(line["seat"], line["holder"])
        elif line["seat"] is None:
            match.undo_agreed(line["undo"])
        else:
            match.undo(line["seat"])
    except (UntotError, KeyError, TypeError, ValueError) as error:
        raise BadRecord("record-cannot-be-played", line=line["n"] + 1, detail=str(error)[:200]) from error


def _seed_of(record: Record) -> bytes:
    if not record.is_finished:
        raise BadRecord("record-unfinished", answers=record.answers)
    try:
        return bytes.fromhex(record.lines[-1]["seed"])
    except (KeyError, TypeError, ValueError):
        raise BadRecord("record-bad-field", line=len(record.lines) + 1, field="seed") from None


def _check_belongs(game: Game, record: Record, seed: bytes) -> None:
    """The record is of this game, by rules that are known here, and the seed is the one promised at the start."""
    if record.head["game"] != game.name:
        raise BadRecord("record-other-game", line=1, game=str(record.head["game"])[:80])
    if record.head["rules"] > game.rules_version:
        raise BadRecord("record-newer-rules", line=1, rules=record.head["rules"], known=game.rules_version)
    if len(seed) != SEED_BYTES or commitment(seed) != record.head["seed_hash"]:
        raise BadRecord("record-seed-differs")


def _effective(record: Record) -> tuple[list[Answered], dict[int, int]]:
    """The answers that still stand after all undos, and where chance was branched."""
    lines = [record.lines[number - 1] for number in standing_lines(record)]
    answers = [(line["seat"], line["answer"], line.get("settles", False)) for line in lines]
    branches: dict[int, int] = {}
    for number, line in enumerate((line for line in record.lines if "undo" in line), start=1):
        branches = {at: branch for at, branch in branches.items() if at <= line["undo"]}
        if line["agreed"]:
            branches[line["undo"]] = number
    return answers, branches
