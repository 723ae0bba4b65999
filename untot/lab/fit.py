"""`untot lab fit`: what each trait of a position counts for winning, learned from matches between bots."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from untot.games import load_game
from untot.kernel.errors import BadOptions
from untot.kernel.packages import package_of
from untot.lab import switches
from untot.lab.executors import carried_out, executor_named
from untot.lab.intervals import Mean, mean_of
from untot.lab.looking import Looked, Position, even, looked_at, surprise
from untot.lab.progress import bar
from untot.lab.simulate import kinds_of, tables_of
from untot.lab.trials import Trial
from untot.parts.fitted import FITTED
from untot.parts.toml_text import to_toml

HELD_OUT: Final = 5
"""Every fifth match is not learned from; on these the weights are tried."""
DIGITS: Final = 4
HEAD: Final = "# What each trait of a position counts for winning (docs/bots.md). The command below has written it.\n"

CarryOut = Callable[[Callable[[Trial], Looked], Sequence[Trial]], Iterator[Looked]]
Weights = Mapping[str, float]


def fit(
    game: switches.GameName,
    players: Annotated[str, typer.Option(help="How many players: 4, or 2..6 in turn.")] = "4",
    bots: Annotated[str, typer.Option(help="Who plays: one bot sits everywhere.")] = "careful",
    matches: Annotated[int, typer.Option(min=10, help="How many matches of each kind.")] = 500,
    option: switches.Options = None,
    level: Annotated[str, typer.Option(help="The level, where a game has some: V, or basic..V in turn.")] = "",
    each: Annotated[str, typer.Option(help="An option of which every value is played in turn: mission.")] = "",
    seed: switches.Seed = 50001,
    jobs: switches.Jobs = 2,
    on: switches.Where = "pool",
    address: switches.Address = "",
    to: Annotated[Path | None, typer.Option(help="Where to write; else where the bots of the game read it.")] = None,
) -> None:
    """Learn from matches between bots what a position is worth, and write it where the bots of the game read it."""
    known = load_game(game)
    if known.guide.traits is None:
        raise BadOptions("not-fitted", game=game)
    if find_spec("numpy") is None:
        raise BadOptions("needs-extra", extra="lab")
    choices = [known.parsed_options([*(option or ()), *more]) for more in kinds_of(known, level, each)]
    kinds = [(names, tuple(options.items())) for names in tables_of(players, bots) for options in choices]
    trials = [
        Trial(game, names, options, {}, seed + number, think=0.05)
        for number, (names, options) in enumerate(kind for kind in kinds for _ in range(matches))
    ]
    carry_out = partial(carried_out, processes=jobs, executor=executor_named(on), address=address)
    names, positions = looked(trials, carry_out)
    weights, surprises = learned(names, positions)
    Console().print(weights_table(game, weights), surprise_table(surprises))
    where = to or Path(str(files(f"{package_of(game)}.bot").joinpath(FITTED)))
    where.write_text(file_text(weights, len(trials), len(positions), surprises), "utf-8")


def looked(trials: Sequence[Trial], carry_out: CarryOut) -> tuple[Sequence[str], list[Position]]:
    """The names of the traits, and the positions of all these matches that somebody (or the game) has won."""
    with bar() as progress:
        found = list(progress.track(carry_out(looked_at, trials), len(trials), description=trials[0].game))
    names = next((each.names for each in found if each.names), ())
    return names, [it for each in found for it in each.positions if sum(it.shares)]


def learned(names: Sequence[str], positions: Sequence[Position]) -> tuple[Weights, dict[str, Mean]]:
    """The weights; and how much the ends of matches that were not learned from surprise who goes by what."""
    from untot.lab.fitting import chances_by, fitted  # an extra: who only plays need not have it

    weights = fitted([it for it in positions if it.match % HELD_OUT])
    held_out = [it for it in positions if not it.match % HELD_OUT]
    thoughts: dict[str, list[tuple[float, ...]] | list[list[float]]] = {
        "nothing": even(held_out),
        "before": [it.thought for it in held_out],
        "fitted": chances_by(weights, held_out),
    }
    surprises = {name: mean_of(surprise(held_out, thought)) for name, thought in thoughts.items()}
    return {name: short(float(weight)) for name, weight in zip(names, weights, strict=True)}, surprises


def short(weight: float) -> float:
    """With as many digits as mean something."""
    return float(f"{weight:.{DIGITS}g}")


# -- what is told and written -----------------------------------------------------------------------------------


def weights_table(game: str, weights: Weights) -> Table:
    table = Table("trait", "weight", title=game)
    for name, weight in weights.items():
        table.add_row(name, str(weight))
    return table


def surprise_table(surprises: Mapping[str, Mean]) -> Table:
    table = Table("who goes by", "is surprised by the end", title="matches held out")
    for name, mean in surprises.items():
        table.add_row(name, str(mean))
    return table


def file_text(weights: Weights, matches: int, positions: int, surprises: Mapping[str, Mean]) -> str:
    """The numbers with the command, the data and the day that made them."""
    made = {
        "command": shlex.join(["untot", *sys.argv[1:]]),
        "date": date.today().isoformat(),
        "matches": matches,
        "positions": positions,
        "surprise": {name: short(mean.value) for name, mean in surprises.items()},
    }
    return f"{HEAD}{to_toml(made)}\n[weights]\n{to_toml(weights)}"
