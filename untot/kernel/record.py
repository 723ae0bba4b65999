"""Record: the whole memory of a match as JSON lines, each with the running hash of all before it (docs/record.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from untot.kernel.carried import is_carried
from untot.kernel.errors import BadRecord
from untot.kernel.events import WORLD, Seat
from untot.kernel.match import By

FORMAT = 1
MOST_LINES = 100_000
MOST_BYTES = 64 * 1024 * 1024
Line = dict[str, Any]


class _Head(Struct):
    untot: int
    game: str
    rules: int
    seats: int
    options: dict[str, str | int | bool]
    content: dict[str, Any]
    seed_hash: str
    secret: bool
    hash: str


class _Answer(Struct, forbid_unknown_fields=True):
    n: int
    answer: str
    seat: Seat
    by: By
    salt: str
    hash: str
    secret: str = ""
    settles: bool = False
    track: str = ""


class _Undo(Struct, forbid_unknown_fields=True):
    n: int
    undo: int
    seat: Seat | None
    agreed: bool
    hash: str


class _Talk(Struct, forbid_unknown_fields=True):
    n: int
    talk: dict[str, Any]
    seat: Seat
    salt: str
    hash: str


class _Holder(Struct, forbid_unknown_fields=True):
    n: int
    holder: str
    seat: Seat
    hash: str


class _End(Struct, forbid_unknown_fields=True):
    n: int
    end: dict[str, Any] | None
    seed: str
    hash: str


_KINDS: dict[str, type[Struct]] = {"answer": _Answer, "undo": _Undo, "talk": _Talk, "holder": _Holder, "end": _End}
"""The kinds of lines, by the field that only they have: what a line must hold, in the right types."""


class Record:
    """A head and numbered lines. The running hash covers everything in a line but the hash itself."""

    def __init__(self, head: Line) -> None:
        self.head = _hashed("", {"untot": FORMAT, **head})
        self.lines: list[Line] = []

    @property
    def hash(self) -> str:
        """The running hash of all so far: what the server shows the players."""
        return str((self.lines[-1] if self.lines else self.head)["hash"])

    @property
    def is_finished(self) -> bool:
        return bool(self.lines) and "end" in self.lines[-1]

    @property
    def answers(self) -> int:
        """How many answers it holds, undone ones included."""
        return sum("answer" in line for line in self.lines)

    def add(self, **content: Any) -> Line:
        line = _hashed(self.hash, {"n": len(self.lines) + 1, **content})
        self.lines.append(line)
        return line

    def to_text(self) -> str:
        return "".join(_json(line) + "\n" for line in (self.head, *self.lines))

    def export(self, seat: Seat | None, veils: Collection[int], side: Collection[Seat] = ()) -> str:
        """What this seat may know of a running match: the lines that only other seats know shrink to their hash.

        Its side hears what is said to the side.
        """
        if self.is_finished:
            return self.to_text()
        head = _veiled_head(self.head)
        return "".join(
            _json(line) + "\n" for line in (head, *(_veiled(line, seat, veils, side) for line in self.lines))
        )

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record and check its form and its chain; whatever is wrong is named with its line."""
        if len(text) > MOST_BYTES:
            raise BadRecord("record-too-large")
        lines = [line for line in _parsed(text) if not is_carried(line)]
        if not lines or lines[0].get("untot") is None:
            raise BadRecord("record-not-ours", line=1)
        if lines[0]["untot"] != FORMAT:
            raise BadRecord("record-format", line=1, format=str(lines[0]["untot"])[:20])
        if any(_is_veiled(line) for line in lines):
            raise BadRecord("record-veiled")
        record = cls.__new__(cls)
        record.head, record.lines = lines[0], lines[1:]
        record._check()
        return record

    def _check(self) -> None:
        _check_fields(self.head, _Head, 1)
        before = ""
        for number, line in enumerate((self.head, *self.lines)):
            if number:
                self._check_kind(number, line)
            if line.get("hash") != _hash(before, line):
                raise BadRecord("record-hash-differs", line=number + 1)
            before = line["hash"]

    def _check_kind(self, number: int, line: Line) -> None:
        """A line has its number, is of one kind, and says what lines of this kind say."""
        kinds = [kind for kind in _KINDS if kind in line]
        if type(line.get("n")) is not int or line["n"] != number or len(kinds) != 1:
            raise BadRecord("record-line-out-of-order", line=number + 1)
        _check_fields(line, _KINDS[kinds[0]], number + 1)
        if not (WORLD if "answer" in line else 0) <= (line.get("seat") or 0) < self.head["seats"]:
            raise BadRecord("record-bad-field", line=number + 1, field="seat")
        if "end" in line and number != len(self.lines):
            raise BadRecord("record-goes-on-after-end", line=number + 2)


def standing_lines(record: Record) -> list[int]:
    """The numbers of the answers that still stand after all undos."""
    standing: list[int] = []
    for line in record.lines:
        if "answer" in line:
            standing.append(line["n"])
        elif "undo" in line:
            del standing[line["undo"] :]
    return standing


def secret_lines(record: Record) -> list[int]:
    """The numbers of all answers that are or were secret."""
    return [line["n"] for line in record.lines if line.get("secret")]


def _check_fields(line: Line, kind: type[Struct], number: int) -> None:
    try:
        msgspec.convert(line, kind)
    except msgspec.ValidationError as error:
        raise BadRecord("record-bad-field", line=number, field=str(error)[:200]) from None


def _parsed(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.removesuffix("\n").split("\n"), start=1):
        if number > MOST_LINES:
            raise BadRecord("record-too-large")
        try:
            line = msgspec.json.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise BadRecord("record-not-json", line=number) from None
        if not isinstance(line, dict):
            raise BadRecord("record-not-json", line=number)
        yield line


def _veiled_head(head: Line) -> Line:
    """The head without the position that the match began from: it holds hands and piles."""
    return {**head, "content": {}, "veiled": "content"} if "position" in head["content"] else head


def _veiled(line: Line, seat: Seat | None, veils: Collection[int], side: Collection[Seat]) -> Line:
    """One line as this seat may see it. The salt stays away with the secret: without it the hash tells nothing."""
    if "talk" in line and line["talk"].get("to") is not None and seat not in (line["seat"], line["talk"]["to"]):
        return {"n": line["n"], "veiled": "talk", "seat": line["seat"], "to": line["talk"]["to"], "hash": line["hash"]}
    if "talk" in line and line["talk"].get("to_side") and line["seat"] not in (seat, *side):
        return {"n": line["n"], "veiled": "talk", "seat": line["seat"], "to": None, "hash": line["hash"]}
    if "answer" not in line or line["seat"] == seat:
        return line
    if line["n"] in veils:
        return {"n": line["n"], "veiled": "answer", "seat": line["seat"], "hash": line["hash"]}
    if line["by"] not in ("order", "person"):
        return line
    return {key: value for key, value in line.items() if key != "salt"} | {"by": "order-or-person"}


def _is_veiled(line: Line) -> bool:
    """Whether something is left out here: it was exported while the match was running."""
    return "veiled" in line or line.get("by") == "order-or-person"


def _json(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def _hashed(before: str, line: Line) -> Line:
    return {**line, "hash": _hash(before, line)}


def _hash(before: str, line: Line) -> str:
    content = {key: value for key, value in line.items() if key != "hash"}
    text = msgspec.json.encode(content, order="deterministic")
    return blake2b(before.encode() + b"\n" + text, digest_size=20).hexdigest()
