"""Files of the text table: saves with who holds which seat, and records. Written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from untot.games import load_game
from untot.kernel.errors import BadRecord
from untot.kernel.live import LiveMatch
from untot.kernel.record import MOST_BYTES
from untot.text.holders import Holder, is_known

FORMAT = 1


class SaveFile(Struct, frozen=True):
    """A saved table. `match` is what `LiveMatch.save` made: it holds everybody's secrets."""

    untot_table: int
    game: str
    holders: list[Holder]
    match: dict[str, Any]


def path_of(text: str) -> Path:
    """The file that somebody typed; `~` is his home."""
    if "\0" in text:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), text)
    return Path(text).expanduser()


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old one or the new one, never half of it."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file that should be a save or a record."""
    if path.stat().st_size > MOST_BYTES:
        raise BadRecord("record-too-large")
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("save-broken", detail="UTF-8") from None


def open_save(path: Path) -> tuple[LiveMatch, list[Holder]]:
    """The saved match and who sat there, or an error that says what is wrong with the file."""
    saved = _read_save(path)
    match = LiveMatch.load(load_game(saved.game), saved.match)
    if len(saved.holders) != match.state.seats or not all(is_known(holder.kind) for holder in saved.holders):
        raise BadRecord("save-broken", detail="holders")
    return match, saved.holders


def _read_save(path: Path) -> SaveFile:
    try:
        saved = msgspec.json.decode(read_text(path), type=SaveFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("save-broken", detail=str(error)[:200]) from error
    if saved.untot_table != FORMAT:
        raise BadRecord("save-broken", detail=f"untot_table = {saved.untot_table}")
    return saved


def write_save(path: Path, saved: SaveFile) -> None:
    write_whole(path, msgspec.json.encode(saved).decode())


def free_path(stem: str, suffix: str) -> Path:
    """A file name in the current folder that is not taken yet: `stem.json`, `stem-2.json` ..."""
    path, number = Path(stem + suffix), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}{suffix}")
    return path
