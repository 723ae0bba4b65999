"""Missions: how far teams of bots get in each mission of Zombicide. Run with `python -m untot.lab.missions`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS, make_bot
from untot.bots.arena import Bout
from untot.games.zombicide import GAME
from untot.games.zombicide.bot.progress import progress
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.lab.executors import carried_out
from untot.lab.intervals import mean_of
from untot.lab.progress import bar


class Outing(NamedTuple):
    """One match of a team of equal bots."""

    mission: str
    bot: str
    seats: int
    seed: int
    think: float


class Return(NamedTuple):
    """What became of it."""

    is_won: float
    reached: float
    """The share of the goals."""
    rounds: float
    lived: float
    """The share of the survivors."""
    milliseconds: float
    """Of the processor, for a decision."""


def gone(outing: Outing) -> Return:
    match = LiveMatch.begin(GAME, outing.seats, seed_of(outing.seed), {"mission": outing.mission}, is_secret=False)
    bots = [make_bot(outing.bot, outing.seed * 16 + seat, outing.think) for seat in range(outing.seats)]
    bout = Bout(match, bots)
    began = time.process_time()
    bout.play()
    seconds = time.process_time() - began
    g = match.state
    assert isinstance(g, ZombicideState) and g.result is not None
    lived = sum(survivor.status != "eliminated" for survivor in g.survivors.values()) / len(g.survivors)
    decisions = sum(pace.decisions for pace in bout.pace)
    return Return(float(bool(g.result.winners)), progress(g), float(g.round), lived, 1000 * seconds / decisions)


def row(name: str, bot: str, returns: Sequence[Return]) -> list[str]:
    wins, reached, rounds = (mean_of([each[column] for each in returns]) for column in range(3))
    lived, milliseconds = (mean_of([each[column] for each in returns]).value for column in (3, 4))
    won = f"{wins.value:.0%} ({max(0.0, wins.low):.0%} to {min(1.0, wins.high):.0%})"
    return [name, bot, won, str(reached), str(rounds), f"{lived:.0%}", f"{milliseconds:.2f}"]


def missions(
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")] = "random,careful",
    only: Annotated[str, typer.Option(help="The missions, separated by commas; else all.")] = "",
    matches: Annotated[int, typer.Option(min=2, help="How many of each.")] = 40,
    seats: Annotated[int, typer.Option(help="Players.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    think: Annotated[float, typer.Option(help="Seconds that a search bot thinks at most.")] = THINK_SECONDS,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
) -> None:
    """Send teams of bots into the missions and say how far they got."""
    table = Table(title=f"zombicide: {matches} matches each, {seats} players")
    for column in ("mission", "bot", "won", "goals reached", "rounds", "alive", "ms a decision"):
        table.add_column(column)
    chosen = only.split(",") if only else list(MISSIONS)
    with bar() as progress_bar:
        for mission in progress_bar.track(chosen, description="missions"):
            for bot in bots.split(","):
                outings = [Outing(mission, bot, seats, seed + number, think) for number in range(matches)]
                table.add_row(*row(mission, bot, list(carried_out(gone, outings, jobs))))
    Console().print(table)


if __name__ == "__main__":
    typer.run(missions)
