"""Simulation: many matches of one kind or of several, and what they are like: who wins, how long, how it ends."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS
from untot.games import load_game
from untot.kernel.errors import BadOptions
from untot.kernel.game import Game
from untot.kernel.watching import Figures
from untot.lab.executors import carried_out, executor_named, fingerprint
from untot.lab.intervals import mean_of, share_in_clusters, share_of
from untot.lab.report import write_report
from untot.lab.results import Result, all_played
from untot.lab.trials import Story, Trial

Kinds = list[list[str]]
"""Wishes for options, one list for every kind of match: `[["level=I"], ["level=II"]]`."""


# -- the command ------------------------------------------------------------------------------------------------


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[str, typer.Option(help="How many players, if no bots are named: 4, or 2..6 in turn.")] = "4",
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, separated by commas; one alone sits everywhere; else careful.")
    ] = "",
    matches: Annotated[int, typer.Option(min=1, help="How many matches of each kind.")] = 1000,
    option: Annotated[
        list[str] | None, typer.Option(help="A switch of the match: name=value. May be repeated.")
    ] = None,
    mission: Annotated[str, typer.Option(help="The mission, where a game has some: short for --option mission=…")] = "",
    level: Annotated[str, typer.Option(help="The level, where a game has some: V, or basic..V in turn.")] = "",
    each: Annotated[str, typer.Option(help="An option of which every value is played in turn: mission.")] = "",
    own_mission: Annotated[Path | None, typer.Option(help="A mission of your own, as a TOML file.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    think: Annotated[float, typer.Option(help="Seconds that a search bot thinks at most.")] = THINK_SECONDS,
    iterations: Annotated[int | None, typer.Option(help="A bound by count: the matches can be repeated.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    on: Annotated[str, typer.Option(help="Where it is computed: here, pool (several processes), or ray.")] = "pool",
    address: Annotated[str, typer.Option(help="Of a running Ray cluster; else one is started here.")] = "",
    keep: Annotated[
        Path | None, typer.Option(help="A file with a line a match: what stands there is not played again.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="A page about it, with charts: report.html.")] = None,
    lang: Annotated[str, typer.Option(help="The language of the page: de or en.")] = "",
) -> None:
    """Play many matches and tell what they are like."""
    known = load_game(game)
    content = {} if own_mission is None else {"mission": tomllib.loads(own_mission.read_text("utf-8"))}
    wishes = [*(option or ()), *mission_option(known, mission)]
    kinds = [
        Trial(game, names, tuple(options.items()), content, seed, think, iterations)
        for names in tables_of(players, bots)
        for more in kinds_of(known, level, each)
        for options in [known.parsed_options([*wishes, *more])]
    ]
    for kind in kinds:
        known.new_state(len(kind.bots), dict(kind.options), bytes(32), content)
    carry_out = partial(carried_out, processes=jobs, executor=executor_named(on), address=address)
    results = [all_played(repeated(kind, matches), carry_out, keep) for kind in kinds]
    for of_kind in results:
        tell_of(known, of_kind)
    if len(kinds) > 1:
        Console().print(comparison(results))
    if report is not None:
        write_report(report, [result for of_kind in results for result in of_kind], lang)
        Console().print(f"report: {report}")


def repeated(kind: Trial, matches: int) -> list[Trial]:
    """So many matches of a kind, each on a seed of its own."""
    fields = {name: getattr(kind, name) for name in kind.__struct_fields__ if name != "seed"}
    return [Trial(**fields, seed=kind.seed + number) for number in range(matches)]


# -- what is simulated ------------------------------------------------------------------------------------------


def tables_of(players: str, bots: str) -> list[tuple[str, ...]]:
    """Who sits there: named seat by seat, or one kind of bot at tables of every size."""
    names = tuple(bots.split(",")) if bots else ("careful",)
    return [names] if len(names) > 1 else [names * count for count in counts_of(players)]


def counts_of(players: str) -> range:
    """`4`, or `2..6`."""
    first, dots, last = players.partition("..")
    ends = (first, last or first)
    if bool(dots) != bool(last) or not all(end.isdecimal() and len(end) < 3 for end in ends):
        raise BadOptions("players-form", text=players[:80])
    return range(int(ends[0]), int(ends[1]) + 1)


def kinds_of(game: Game, level: str, each: str) -> Kinds:
    """Every level with every value of the option that is gone through."""
    return [[*one, *other] for one, other in product(level_options(game, level), each_value(game, each))]


def each_value(game: Game, option: str) -> Kinds:
    if not option:
        return [[]]
    if option not in game.options:
        raise BadOptions("unknown-option", option=option[:80], known=", ".join(game.options))
    return [[f"{option}={value}"] for value in game.options[option].values]


def mission_option(game: Game, mission: str) -> list[str]:
    """`5` is mission 05: numbers are known by their value."""
    known = game.options["mission"].values if "mission" in game.options else ()
    named = [
        str(value) for value in known if mission.isdecimal() and str(value).isdecimal() and int(value) == int(mission)
    ]
    return [f"mission={named[0] if named else mission}"] if mission else []


def level_options(game: Game, level: str) -> Kinds:
    """`V`, or `basic..V`: every level from the one to the other, each a simulation of its own."""
    if not level:
        return [[]]
    known = [str(value) for value in game.options["level"].values] if "level" in game.options else []
    first, _, last = level.partition("..")
    if first not in known or (last or first) not in known:
        return [[f"level={level}"]]
    chosen = known[known.index(first) : known.index(last or first) + 1]
    return [[f"level={one}"] for one in chosen]


# -- what is told -----------------------------------------------------------------------------------------------


def tell_of(game: Game, results: Sequence[Result]) -> None:
    """Print what matches of one kind were like."""
    console, stories = Console(), [result.story for result in results]
    title = title_of(results)
    console.print(title if is_together(stories) else seat_table(title, results[0].trial.bots, stories))
    print_summary(console, game, stories)
    console.print(f"fingerprint: {fingerprint(stories)}")


def title_of(results: Sequence[Result]) -> str:
    trial = results[0].trial
    kind = [f"{len(trial.bots)} players", *(f"{name} {value}" for name, value in trial.options)]
    return ", ".join([f"{trial.game}: {len(results)} matches", *kind])


def is_together(stories: Sequence[Story]) -> bool:
    """Whether all who sat there were on one side."""
    return all(story.is_together for story in stories)


def seat_table(title: str, bots: Sequence[str], stories: Sequence[Story]) -> Table:
    table = Table(title=title)
    for column in ("seat", "bot", "victories", "95 % interval", "mean score"):
        table.add_column(column, justify="right" if column != "bot" else "left")
    for seat, name in enumerate(bots):
        wins = share_in_clusters([(story.shares[seat],) for story in stories])
        points = mean_of([story.scores[seat] for story in stories])
        table.add_row(
            str(seat + 1), name, f"{wins.value:.1%}", f"{wins.low:.1%} to {wins.high:.1%}", f"{points.value:.2f}"
        )
    return table


def values_of(all_figures: list[Figures]) -> dict[str, list[float]]:
    """Every figure with its values in those matches that have it."""
    names = dict.fromkeys(name for figures in all_figures for name in figures)
    return {name: [figures[name] for figures in all_figures if name in figures] for name in names}


def print_summary(console: Console, game: Game, stories: Sequence[Story]) -> None:
    """What holds for the whole table."""
    if is_together(stories):
        wins = share_of(sum(story.shares[0] > 0 for story in stories), len(stories))
        console.print(f"won: {wins.value:.1%} (95 % interval {wins.low:.1%} to {wins.high:.1%})")
    console.print(f"answers in a match: {mean_of([story.answers for story in stories])}")
    if any(story.rounds for story in stories):
        console.print(f"rounds in a match: {mean_of([story.rounds for story in stories])}")
    if game.watch.deaths:
        console.print(f"deaths in a match: {mean_of([story.deaths for story in stories])}")
    for name, values in values_of([story.figures for story in stories]).items():
        console.print(f"{name}: {mean_of(values)}")
    for reason, count in Counter(story.reason for story in stories).most_common():
        console.print(f"ended by {reason}: {count / len(stories):.1%}")


def comparison(results: Sequence[Sequence[Result]]) -> Table:
    """One line for every kind of match; with how far a team got, where a game says it."""
    table = Table(title="side by side")
    for column in ("players", "bots", "options", "won", "reached", "rounds", "ms a decision"):
        table.add_column(column)
    for of_kind in results:
        table.add_row(*comparison_row(of_kind))
    return table


def comparison_row(results: Sequence[Result]) -> list[str]:
    trial, stories = results[0].trial, [result.story for result in results]
    wins = share_of(sum(story.shares[0] > 0 for story in stories), len(stories))
    won = f"{wins.value:.0%} ({wins.low:.0%} to {wins.high:.0%})" if is_together(stories) else ""
    reached = [story.reached for story in stories if story.reached is not None]
    seconds = sum(result.played.pace.whole for result in results)
    decisions = sum(sum(result.played.pace.decisions) for result in results)
    options = ", ".join(f"{name} {value}" for name, value in trial.options)
    names = ", ".join(dict.fromkeys(trial.bots))
    far = [str(mean_of(reached)) if reached else "", str(mean_of([story.rounds for story in stories]))]
    return [str(len(trial.bots)), names, options, won, *far, f"{1000 * seconds / max(1, decisions):.2f}"]
