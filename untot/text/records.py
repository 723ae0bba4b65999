"""Records for people: read one again as a log, or check that it is true."""

from __future__ import annotations

from pathlib import Path

from untot.games import load_game
from untot.kernel.errors import BadOptions
from untot.kernel.events import Event, Happened, Seat, told
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record
from untot.kernel.seeing import Seen
from untot.text.files import read_text
from untot.text.voice import Voice
from untot.text.walking import named_by


def read_record(path: Path) -> Record:
    """A record whose form and chain of hashes are right, or an error that names the line."""
    return Record.parse(read_text(path))


def played_again(record: Record, upto: int | None = None) -> LiveMatch:
    """The match of a record, every line of it checked against what the rules make of it."""
    return replay(load_game(str(record.head["game"])), record, upto=upto)


def log_lines(match: LiveMatch, voice: Voice, seat: Seat | None) -> list[str]:
    """The log of a finished match: as one seat saw it, or with everything that was hidden."""
    names = [match.game.seat_name(match.state, other) for other in range(match.state.seats)]
    messages = _with_all_secrets(match) if seat is None else Seen(match, seat).events()
    return [voice.line(message, names, with_clause=True) for message in messages]


def _with_all_secrets(match: LiveMatch) -> list[Happened]:
    open_ = [Event(event.name, event.clause, {**event.args, **event.secret}) for event in match.events]
    return [told(number, event, None) for number, event in enumerate(open_)]


def seat_called(match: LiveMatch, voice: Voice, text: str) -> Seat:
    """The seat that somebody means by its number or its name in the game."""
    seats = range(match.state.seats)
    ids = {str(seat + 1): match.game.seat_name(match.state, seat) for seat in seats}
    names = {number: f"{name} {voice.name(name)}" if name else "" for number, name in ids.items()}
    meant = named_by(text, names)
    if len(meant) != 1:
        raise BadOptions(
            "unknown-seat", seat=text[:80], known=", ".join(name or number for number, name in ids.items())
        )
    return int(meant[0]) - 1
