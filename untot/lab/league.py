"""The league: bots against each other, every bot in every seat and colour equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS, make_bot
from untot.bots.arena import Bout, Preset
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.lab.executors import carried_out
from untot.lab.intervals import Mean, mean_of, share_in_clusters
from untot.lab.plots import Bar, bars
from untot.lab.progress import bar


class Fixture(NamedTuple):
    """One match of the schedule: who sits where, in which colours, on which seed."""

    game: str
    bots: tuple[str, ...]
    turn: int
    """How far the colours (or whatever a game lets its seats choose first) are turned around the table."""
    seed: int
    think: float
    iterations: int | None


class Outcome(NamedTuple):
    """What a match brought to each seat: its share of the victory, its score, its decisions and seconds."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(slots=True)
class Standing:
    """The figures of one bot over the whole league."""

    shares: list[list[float]] = field(default_factory=list)
    """By match: its shares of the victory in all its seats there."""
    scores: list[float] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def victories(self) -> Mean:
        return share_in_clusters(self.shares)

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


def sittings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All ways to sit down in which the bots share the seats as evenly as they can."""
    each, over = divmod(seats, len(bots))
    crowds = [Counter([*bots] * each) + Counter(more) for more in combinations(bots, over)]
    return sorted({way for crowd in crowds for way in permutations(sorted(crowd.elements()))})


def schedule(
    game: Game, bots: Sequence[str], seats: int, matches: int, seed: int, think: float, iterations: int | None
) -> list[Fixture]:
    """At least so many matches, in whole rounds: in each, every sitting meets every turn of the colours once."""
    turns = range(max(1, len(first_choices(game, seats))))
    round_ = [(sitting, turn) for sitting in sittings(bots, seats) for turn in turns]
    whole = round_ * -(-matches // len(round_))
    return [Fixture(game.name, *pair, seed + number, think, iterations) for number, pair in enumerate(whole)]


def first_choices(game: Game, seats: int) -> list[str]:
    """What the first seat may choose before the game begins (its colour), if it is asked for that."""
    match = LiveMatch.begin(game, seats, seed_of(0), is_secret=False)
    ask = match.ask
    return ask.answers(ask.waiting()[0]) if ask is not None and ask.name == "choose_colour" else []


def presets(game: Game, fixture: Fixture) -> Preset:
    """The league hands out the colours itself, so that no bot has one more often than another."""
    choices = first_choices(game, len(fixture.bots))
    return {
        ("choose_colour", seat): choices[(seat + fixture.turn) % len(choices)]
        for seat in range(len(fixture.bots))
        if choices
    }


def played(fixture: Fixture) -> Outcome:
    """One match of the league."""
    game = load_game(fixture.game)
    match = LiveMatch.begin(game, len(fixture.bots), seed_of(fixture.seed), is_secret=False)
    bots = [
        make_bot(name, fixture.seed * 16 + seat, fixture.think, iterations=fixture.iterations)
        for seat, name in enumerate(fixture.bots)
    ]
    bout = Bout(match, bots, presets(game, fixture))
    result = bout.play().state.result
    assert result is not None
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(bots))]
    return Outcome(
        fixture.bots,
        tuple(shares),
        result.scores,
        tuple(pace.decisions for pace in bout.pace),
        tuple(pace.seconds for pace in bout.pace),
    )


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Standing]:
    table = {name: Standing() for name in dict.fromkeys(bots)}
    for outcome in outcomes:
        for name in set(outcome.bots):
            own = [share for bot, share in zip(outcome.bots, outcome.shares, strict=True) if bot == name]
            table[name].shares.append(own)
        for seat, name in enumerate(outcome.bots):
            standing = table[name]
            standing.scores.append(outcome.scores[seat])
            standing.decisions += outcome.decisions[seat]
            standing.seconds += outcome.seconds[seat]
    return table


def report(title: str, table: dict[str, Standing]) -> Table:
    shown = Table(title=title)
    for column in ("bot", "seats", "won per seat", "95 % interval", "score", "ms a decision"):
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for name, standing in sorted(table.items(), key=lambda item: -item[1].victories.value):
        wins = standing.victories
        interval = f"{wins.low:.1%} to {wins.high:.1%}"
        row = (f"{wins.value:.1%}", interval, f"{mean_of(standing.scores).value:.2f}", f"{standing.milliseconds:.2f}")
        shown.add_row(name, str(wins.size), *row)
    return shown


def league(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")] = "random,careful",
    matches: Annotated[int, typer.Option(min=1, help="How many at least; whole rounds are played.")] = 200,
    seats: Annotated[int, typer.Option(help="Seats at each table.")] = 4,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    think: Annotated[float, typer.Option(help="Seconds that a search bot thinks at most.")] = THINK_SECONDS,
    iterations: Annotated[int | None, typer.Option(help="A bound by count: the league can be repeated.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    plot: Annotated[Path, typer.Option(help="Where the chart goes.")] = Path("league.svg"),
) -> None:
    """Let bots play against each other and say how sure the result is."""
    names = list(dict.fromkeys(bots.split(",")))
    fixtures = schedule(load_game(game), names, seats, matches, seed, think, iterations)
    outcomes: list[Outcome] = []
    with bar() as progress, suppress(KeyboardInterrupt):
        outcomes.extend(progress.track(carried_out(played, fixtures, jobs), len(fixtures), description=game))
    if not outcomes:
        raise typer.Exit(1)
    table = standings(names, outcomes)
    title = f"{game}: {len(outcomes)} matches, {seats} seats"
    Console().print(report(title, table))
    marks = [Bar(name, *standing.victories[:3]) for name, standing in table.items()]
    plot.write_text(bars(f"{title}: share of victories per seat", marks), "utf-8")
    Console().print(f"chart: {plot}")
