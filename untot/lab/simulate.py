"""Simulation: many matches of one kind, and what they are like: who wins, how long, how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS, make_bot
from untot.bots.arena import Bout
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue
from untot.lab.executors import carried_out
from untot.lab.intervals import mean_of
from untot.lab.plots import Bar, bars
from untot.lab.progress import bar


class Trial(NamedTuple):
    """One match to simulate."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    think: float


class Story(NamedTuple):
    """What became of it."""

    reason: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    answers: int


def simulated(trial: Trial) -> Story:
    game = load_game(trial.game)
    match = LiveMatch.begin(game, len(trial.bots), seed_of(trial.seed), dict(trial.options), is_secret=False)
    bots = [make_bot(name, trial.seed * 16 + seat, trial.think) for seat, name in enumerate(trial.bots)]
    Bout(match, bots).play()
    result = match.state.result
    assert result is not None
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(bots))]
    return Story(result.reason, tuple(shares), result.scores, match.record.answers)


def seat_table(title: str, bots: Sequence[str], stories: Sequence[Story]) -> Table:
    table = Table(title=title)
    for column in ("seat", "bot", "victories", "95 % interval", "mean score"):
        table.add_column(column, justify="right" if column != "bot" else "left")
    for seat, name in enumerate(bots):
        wins = mean_of([story.shares[seat] for story in stories])
        points = mean_of([story.scores[seat] for story in stories])
        table.add_row(
            str(seat + 1), name, f"{wins.value:.1%}", f"{wins.low:.1%} to {wins.high:.1%}", f"{points.value:.2f}"
        )
    return table


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int, typer.Option(help="How many players, if no bots are named.")] = 4,
    bots: Annotated[str, typer.Option(help="A bot for each seat, separated by commas; else all careful.")] = "",
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    option: Annotated[
        list[str] | None, typer.Option(help="A switch of the match: name=value. May be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    think: Annotated[float, typer.Option(help="Seconds that a search bot thinks at most.")] = THINK_SECONDS,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    plot: Annotated[Path, typer.Option(help="Where the chart goes.")] = Path("simulation.svg"),
) -> None:
    """Play many matches and tell what they are like."""
    names = tuple(bots.split(",")) if bots else ("careful",) * players
    options = tuple(load_game(game).parsed_options(option or ()).items())
    trials = [Trial(game, names, options, seed + number, think) for number in range(matches)]
    with bar() as progress:
        stories = list(progress.track(carried_out(simulated, trials, jobs), len(trials), description=game))
    console = Console()
    title = f"{game}: {matches} matches"
    console.print(seat_table(title, names, stories))
    console.print(f"answers in a match: {mean_of([story.answers for story in stories])}")
    for reason, count in Counter(story.reason for story in stories).most_common():
        console.print(f"ended by {reason}: {count / matches:.1%}")
    marks = [Bar(f"seat {i + 1}, {name}", *mean_of([s.shares[i] for s in stories])[:3]) for i, name in enumerate(names)]
    plot.write_text(bars(f"{title}: victories by seat", marks), "utf-8")
    console.print(f"chart: {plot}")
