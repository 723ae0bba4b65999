"""`untot lab temper`: by which numbers bots reach more in a kind of match, learned from thousands of matches.

Every match is played by numbers that are a little off, each its own way, and by the opposite ones. Which of them went
with a good end tells where to go; a round is one step. What earlier rounds told fades, but counts (`KEPT`).
"""

from __future__ import annotations

import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from importlib.resources import files
from math import exp, hypot, log, sqrt
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer
from msgspec import Struct
from rich.console import Console

from untot.games import load_game
from untot.kernel.errors import BadOptions
from untot.kernel.game import Game, Tempers
from untot.kernel.packages import package_of
from untot.lab import switches
from untot.lab.executors import carried_out, executor_named
from untot.lab.fit import short
from untot.lab.intervals import mean_of
from untot.lab.trials import Story, Trial, played
from untot.parts.tempers import TEMPERS
from untot.parts.toml_text import to_toml

SPREAD: Final = 0.35
"""How far off the numbers are that are tried: the logarithm of a factor."""
STEP: Final = 0.9
"""How far a round goes, over all numbers together."""
FARTHEST: Final = 2.5
"""No number is ever farther than that from the one set by hand."""
KEPT: Final = 0.75
"""How much what was known before a round counts after it."""
CONSOLATION: Final = 0.5
"""What it is worth to have reached nearly everything, and to have lost."""
AS_THEY_ARE: Final = 8
"""For so many matches with other numbers there is one with those that have been reached."""

HEAD: Final = "# By which numbers bots weigh things (docs/bots.md). The commands below have found them.\n\n"

Numbers = Mapping[str, float]
CarryOut = Callable[[Callable[["Attempt"], float], Sequence["Attempt"]], Iterator[float]]


class Attempt(Struct, frozen=True):
    """A match, and the numbers by which its bots play."""

    trial: Trial
    numbers: dict[str, float]


def temper(
    game: switches.GameName,
    players: Annotated[int, typer.Option(help="How many players.")] = 1,
    rounds: Annotated[int, typer.Option(min=1, help="How many steps.")] = 20,
    matches: Annotated[int, typer.Option(min=16, help="How many matches for each step.")] = 1000,
    option: switches.Options = None,
    seed: switches.Seed = 100001,
    jobs: switches.Jobs = 2,
    on: switches.Where = "pool",
    address: switches.Address = "",
    to: Annotated[Path | None, typer.Option(help="Where to write; else where the bots of the game read it.")] = None,
) -> None:
    """Try other numbers for the careful bot in thousands of matches, and write those that reach more."""
    known = load_game(game)
    options = known.parsed_options(option or ())
    carry_out = partial(carried_out, processes=jobs, executor=executor_named(on), address=address)
    tempers = tempers_of(known)
    climb = Climb(tempers.by_hand(), tempers.numbers(options))
    where = to or Path(str(files(f"{package_of(game)}.bot").joinpath(TEMPERS)))
    kind = Trial(game, ("careful",) * players, tuple(options.items()), {}, seed, think=0.05)
    for number in range(rounds):
        reached = climb.go_on(kind, seed + number * 2 * matches, matches, carry_out)
        Console().print(f"{number + 1:3} {mean_of(reached)}")
        write(where, tempers.kind(options), climb.numbers, matches * (number + 1))


def tempers_of(game: Game) -> Tempers:
    if game.guide.tempers is None:
        raise BadOptions("not-tempered", game=game.name)
    return game.guide.tempers


def write(where: Path, kind: str, numbers: Numbers, matches: int) -> None:
    """The numbers with the command, the data and the day that made them, in the place of those of the same kind."""
    tables = tomllib.loads(where.read_text("utf-8")) if where.is_file() else {}
    command = shlex.join(["untot", *sys.argv[1:]])
    tables[kind] = {"command": command, "date": date.today().isoformat(), "matches": matches, "numbers": dict(numbers)}
    where.write_text(HEAD + "\n".join(map(_table, sorted(tables), map(tables.__getitem__, sorted(tables)))), "utf-8")


def _table(kind: str, table: Mapping[str, Any]) -> str:
    made = {name: value for name, value in table.items() if name != "numbers"}
    return f'["{kind}"]\n{to_toml(made)}\n["{kind}".numbers]\n{to_toml(table["numbers"])}'


def worth_of(story: Story) -> float:
    """What the end of a match is worth: a victory all of it, much reached far more than little."""
    won = max(story.shares)
    return won + (1 - won) * CONSOLATION * (story.reached or 0.0) ** 2


def attempted(attempt: Attempt) -> float:
    """What comes of it."""
    tempers = tempers_of(load_game(attempt.trial.game))
    with tempers.trying(attempt.numbers):
        return worth_of(played(attempt.trial).story)


@dataclass(slots=True)
class Climb:
    """From numbers set by hand, step by step, to others. Each is multiplied by a factor, whose logarithm is its place;
    what is 0 by hand is the place itself."""

    by_hand: Numbers
    reached: Numbers
    rng: Random = field(default_factory=lambda: Random(7))
    place: dict[str, float] = field(init=False)
    pull: dict[str, float] = field(init=False)
    weight: float = 0.0

    def __post_init__(self) -> None:
        self.place = {name: place_of(self.by_hand[name], self.reached[name]) for name in self.by_hand}
        self.pull = dict.fromkeys(self.by_hand, 0.0)

    @property
    def numbers(self) -> dict[str, float]:
        return self.numbers_at(self.place)

    def numbers_at(self, place: Mapping[str, float]) -> dict[str, float]:
        return {name: short(number_at(by_hand, place[name])) for name, by_hand in self.by_hand.items()}

    def go_on(self, kind: Trial, seed: int, matches: int, carry_out: CarryOut) -> list[float]:
        """One step; and what matches were worth with the numbers that had been reached before it."""
        offs = [off for _ in range(matches // 2) for off in self._opposite_ones()]
        tried = [self.numbers_at({name: self.place[name] + off[name] for name in off}) for off in offs]
        ways = tried + [self.numbers] * (matches // AS_THEY_ARE)
        jobs = [Attempt(_with_seed(kind, seed + number), numbers) for number, numbers in enumerate(ways)]
        worths = list(carry_out(attempted, jobs))
        self._step(offs, worths[: len(offs)])
        return worths[len(offs) :]

    def _opposite_ones(self) -> tuple[dict[str, float], dict[str, float]]:
        off = {name: self.rng.gauss(0, SPREAD) for name in self.by_hand}
        return off, {name: -far for name, far in off.items()}

    def _step(self, offs: Sequence[Numbers], worths: Sequence[float]) -> None:
        """What pulls a number less than chance might does not move it."""
        mean = sum(worths) / len(worths)
        noise = sqrt(sum((worth - mean) ** 2 for worth in worths)) * SPREAD or 1.0
        self.weight = KEPT**2 * self.weight + 1
        for name in self.pull:
            pulled = sum((worth - mean) * off[name] for off, worth in zip(offs, worths, strict=True)) / noise
            self.pull[name] = KEPT * self.pull[name] + pulled
        sure = {name: pull / sqrt(self.weight) for name, pull in self.pull.items()}
        moves = {name: t * max(0.0, 1 - 1 / (t * t)) if t else 0.0 for name, t in sure.items()}
        far = hypot(*moves.values()) or 1.0
        for name, move in moves.items():
            self.place[name] = max(-FARTHEST, min(FARTHEST, self.place[name] + STEP * move / far))


def number_at(by_hand: float, place: float) -> float:
    return by_hand * exp(place) if by_hand else place


def place_of(by_hand: float, number: float) -> float:
    return log(number / by_hand) if by_hand else number


def _with_seed(kind: Trial, seed: int) -> Trial:
    return Trial(kind.game, kind.bots, kind.options, kind.content, seed, kind.think)
