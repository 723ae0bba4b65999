"""The league: bots against each other, every bot in every seat and colour equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, cycle, permutations
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue
from untot.lab import switches
from untot.lab.executors import carried_out, executor_named
from untot.lab.intervals import Mean, mean_of, share_in_clusters
from untot.lab.ratings import Rating, ratings, sitting_of
from untot.lab.report import write_report
from untot.lab.results import Result, all_played
from untot.lab.trials import Trial, first_choices


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


Seating = tuple[str, ...]


def rounds(bots: Sequence[str], seats: int) -> list[list[Seating]]:
    """All ways to sit down in which the bots share the seats as evenly as they can, in rounds: in each, everybody moves
    from seat to seat once around the table, and whoever has a seat more than others has it as often as they."""
    each, over = divmod(seats, len(bots))
    crowds = [Counter([*bots] * each) + Counter(more) for more in combinations(bots, over)]
    return [[way for circle in circles for way in circle] for circles in zip(*map(_circles, crowds), strict=True)]


def _circles(crowd: Counter[str]) -> list[list[Seating]]:
    """By who sits beside whom: all turns of the table. Mixed, so that a few of them are no special ones."""
    ways = set(permutations(sorted(crowd.elements())))
    circles = sorted({tuple(sorted({way[n:] + way[:n] for n in range(len(way))})) for way in ways})
    Random(len(circles)).shuffle(circles)
    return [list(circle) for circle in circles]


def schedule(kind: Trial, bots: Sequence[str], seats: int, matches: int) -> list[Trial]:
    """At least so many matches, in whole rounds: in each, every sitting meets every turn of the colours once."""
    turns = range(max(1, len(first_choices(kind.game, seats))))
    whole: list[tuple[Seating, int]] = []
    for round_ in cycle(rounds(bots, seats)):
        whole += [(sitting, turn) for sitting in round_ for turn in turns]
        if len(whole) >= matches:
            break
    return [
        Trial(kind.game, sitting, kind.options, {}, kind.seed + number, kind.think, kind.iterations, turn)
        for number, (sitting, turn) in enumerate(whole)
    ]


def standings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Standing]:
    table = {name: Standing() for name in dict.fromkeys(bots)}
    for trial, played, _ in results:
        for name in set(trial.bots):
            own = [share for bot, share in zip(trial.bots, played.story.shares, strict=True) if bot == name]
            table[name].shares.append(own)
        for seat, name in enumerate(trial.bots):
            standing = table[name]
            standing.scores.append(played.story.scores[seat])
            standing.decisions += played.pace.decisions[seat]
            standing.seconds += played.pace.seconds[seat]
    return table


def ladder(title: str, table: dict[str, Standing], rated: dict[str, Rating]) -> Table:
    """The strongest first."""
    shown = Table(title=title)
    for column in (
        "bot",
        "rating",
        "95 % interval",
        "seats",
        "won per seat",
        "95 % interval",
        "score",
        "ms a decision",
    ):
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for name, standing in sorted(table.items(), key=lambda item: -item[1].victories.value):
        wins, rating = standing.victories, rated.get(name)
        points = ("", "") if rating is None else (f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}")
        row = (f"{wins.value:.1%}", f"{wins.low:.1%} to {wins.high:.1%}", f"{mean_of(standing.scores).value:.2f}")
        shown.add_row(name, *points, str(wins.size), *row, f"{standing.milliseconds:.2f}")
    return shown


def refuse_one_side(game: str, seats: int, options: dict[str, OptionValue]) -> None:
    """A league needs rivals: where all win or lose together there is none."""
    match = LiveMatch.begin(load_game(game), seats, seed_of(0), options, is_secret=False)
    if len(match.sides) == 1:
        raise BadOptions("no-rivals")


def league(
    game: switches.GameName,
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")] = "random,careful",
    matches: Annotated[int, typer.Option(min=1, help="How many at least; whole rounds are played.")] = 200,
    seats: Annotated[int, typer.Option(help="Seats at each table.")] = 4,
    option: switches.Options = None,
    seed: switches.Seed = 1,
    think: switches.Think = THINK_SECONDS,
    iterations: switches.Iterations = None,
    jobs: switches.Jobs = 2,
    on: switches.Where = "pool",
    address: switches.Address = "",
    keep: switches.Keep = None,
    report: switches.ReportTo = None,
    lang: switches.Language = "",
) -> None:
    """Let bots play against each other: a ladder of ratings, and how sure it is."""
    names, options = list(dict.fromkeys(bots.split(","))), load_game(game).parsed_options(option or ())
    refuse_one_side(game, seats, options)
    trials = schedule(Trial(game, (), tuple(options.items()), {}, seed, think, iterations), names, seats, matches)
    carry_out = partial(carried_out, processes=jobs, executor=executor_named(on), address=address)
    results = all_played(trials, carry_out, keep)
    rated = ratings(sitting_of(result.trial, result.story) for result in results)
    Console().print(ladder(f"{game}: {len(results)} matches, {seats} seats", standings(names, results), rated))
    if report is not None:
        write_report(report, results, lang)
