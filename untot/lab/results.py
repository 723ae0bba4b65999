"""Results: a file with a line for every match, which the next run extends instead of playing it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import typer
from msgspec import Struct

import untot
from untot.bots.measured import MEASURED
from untot.kernel.errors import BadOptions
from untot.lab.progress import bar
from untot.lab.trials import Played, Story, Trial, played

SHARED: Final = ("kernel", "parts", "bots", "worlds")
"""Besides the game's own: where the code lies that decides how a match goes."""

CarryOut = Callable[[Callable[[Trial], Played], Sequence[Trial]], Iterator[Played]]


class Result(NamedTuple):
    """A match and what became of it."""

    trial: Trial
    played: Played
    code: str

    @property
    def story(self) -> Story:
        return self.played.story


class Line(Struct):
    """A match in a file of results. Matches that other code played are kept, but not counted."""

    code: str
    trial: Trial
    played: Played


@cache
def code_of(game: str) -> str:
    """Eight hex digits of everything that decides how a match between bots goes; what was measured of them does not."""
    root = Path(untot.__file__).parent
    parts = [root / part for part in (*SHARED, f"games/{game}")]
    found = [path for part in parts for path in sorted(part.rglob("*")) if path.suffix in (".py", ".toml", ".json")]
    deciding = [path for path in found if path.name != MEASURED]
    return blake2b(b"".join(path.read_bytes() for path in deciding), digest_size=4).hexdigest()


def lines_in(path: Path) -> list[Line]:
    """All lines of a file; none, if there is no such file yet. A line that broke off at the end is left out."""
    if not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=Line) for line in _whole_lines(path)]
    except msgspec.DecodeError as error:
        raise BadOptions("bad-results", file=path.name, error=str(error)[:200]) from error


def own_lines(lines: Iterable[Line]) -> list[Line]:
    """Those that the code of today played."""
    return [line for line in lines if line.code == code_of(line.trial.game)]


def key_of(trial: Trial) -> bytes:
    """By what a match is known again."""
    return msgspec.json.encode(trial)


def all_played(trials: Sequence[Trial], carry_out: CarryOut, keep: Path | None = None) -> list[Result]:
    """What became of these matches; after Ctrl-C, of those that are done. Those that are kept in a file are not played
    again, the others are noted there."""
    known = {} if keep is None else {key_of(line.trial): line.played for line in own_lines(lines_in(keep))}
    missing = [trial for trial in trials if key_of(trial) not in known]
    with bar() as progress, suppress(KeyboardInterrupt), _notes(keep) as note:
        coming = progress.track(carry_out(played, missing), len(missing), description=trials[0].game)
        for trial, it in zip(missing, coming, strict=False):
            known[key_of(trial)] = it
            note(trial, it)
    done = [Result(trial, known[key_of(trial)], code_of(trial.game)) for trial in trials if key_of(trial) in known]
    if not done:
        raise typer.Exit(1)
    return done


@contextmanager
def _notes(keep: Path | None) -> Iterator[Callable[[Trial, Played], None]]:
    """Writes a line at once, so that whoever is killed loses none; a line that broke off before is cut away."""
    if keep is None:
        yield lambda trial, it: None
        return
    with keep.open("a+b") as file:
        file.truncate(sum(map(len, _whole_lines(keep))))

        def note(trial: Trial, it: Played) -> None:
            file.write(msgspec.json.encode(Line(code_of(trial.game), trial, it)) + b"\n")
            file.flush()

        yield note


def _whole_lines(path: Path) -> list[bytes]:
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
