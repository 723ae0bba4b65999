"""Missions: how far teams of bots get in each mission of a game. Run with `python -m untot.lab.missions zombicide`.

For every game whose players win together and that has missions, or anything else of the kind, as an option.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS, make_bot
from untot.bots.arena import Bout
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue
from untot.kernel.watching import Figures
from untot.lab.executors import carried_out
from untot.lab.intervals import mean_of
from untot.lab.progress import bar


class Outing(NamedTuple):
    """One match of a team of equal bots, with one value of the option."""

    game: str
    option: str
    value: OptionValue
    bot: str
    seats: int
    seed: int
    think: float


class Return(NamedTuple):
    """What became of it."""

    is_won: float
    reached: float
    """How much of what was to be reached (`Watch.progress`)."""
    rounds: float
    figures: Figures
    milliseconds: float
    """Of the processor, for a decision."""


def gone(outing: Outing) -> Return:
    game = load_game(outing.game)
    options = {outing.option: outing.value}
    match = LiveMatch.begin(game, outing.seats, seed_of(outing.seed), options, is_secret=False)
    bots = [make_bot(outing.bot, outing.seed * 16 + seat, outing.think) for seat in range(outing.seats)]
    bout = Bout(match, bots)
    began = time.process_time()
    bout.play()
    seconds = time.process_time() - began
    result, progress = match.state.result, game.watch.progress
    assert result is not None and progress is not None
    decisions = sum(pace.decisions for pace in bout.pace)
    return Return(
        float(bool(result.winners)),
        progress(match.state),
        float(getattr(match.state, "round", 0)),
        game.watch.figures(match.state),
        1000 * seconds / decisions,
    )


def row(name: OptionValue, bot: str, returns: Sequence[Return]) -> list[str]:
    wins = mean_of([each.is_won for each in returns])
    reached, rounds = mean_of([each.reached for each in returns]), mean_of([each.rounds for each in returns])
    won = f"{wins.value:.0%} ({max(0.0, wins.low):.0%} to {min(1.0, wins.high):.0%})"
    figures = [str(mean_of([each.figures[figure] for each in returns])) for figure in returns[0].figures]
    milliseconds = mean_of([each.milliseconds for each in returns]).value
    return [str(name), bot, won, str(reached), str(rounds), *figures, f"{milliseconds:.2f}"]


def missions(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")] = "random,careful",
    option: Annotated[str, typer.Option(help="The option that names the missions.")] = "mission",
    only: Annotated[str, typer.Option(help="Some of them, separated by commas; else all.")] = "",
    matches: Annotated[int, typer.Option(min=2, help="How many of each.")] = 40,
    seats: Annotated[int, typer.Option(help="Players.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    think: Annotated[float, typer.Option(help="Seconds that a search bot thinks at most.")] = THINK_SECONDS,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
) -> None:
    """Send teams of bots into the missions and say how far they got."""
    known = load_game(game)
    if option not in known.options or known.watch.progress is None:
        raise BadOptions("unknown-option", option=option, known=", ".join(known.options))
    chosen = only.split(",") if only else list(known.options[option].values)
    table = Table(title=f"{game}: {matches} matches each, {seats} players")
    with bar() as progress_bar:
        for value in progress_bar.track(chosen, description=option):
            for bot in bots.split(","):
                outings = [Outing(game, option, value, bot, seats, seed + n, think) for n in range(matches)]
                returns = list(carried_out(gone, outings, jobs))
                if not table.columns:
                    _add_columns(table, option, returns[0])
                table.add_row(*row(value, bot, returns))
    Console().print(table)


def _add_columns(table: Table, option: str, first: Return) -> None:
    for column in (option, "bot", "won", "reached", "rounds", *first.figures, "ms a decision"):
        table.add_column(column)


if __name__ == "__main__":
    typer.run(missions)
