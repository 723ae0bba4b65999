"""Simulation: many matches of one kind or of several, and what they are like: who wins, how long, how it ends."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS
from untot.games import load_game
from untot.kernel.errors import BadOptions
from untot.kernel.game import Game
from untot.lab import switches
from untot.lab.executors import carried_out, executor_named, fingerprint
from untot.lab.findings import by_seat, ends, figures_in, is_together, won, won_in_words
from untot.lab.intervals import mean_of
from untot.lab.report import write_report
from untot.lab.results import Result, all_played
from untot.lab.trials import Trial

Kinds = list[list[str]]
"""Wishes for options, one list for every kind of match: `[["level=I"], ["level=II"]]`."""
PER_MATCH: Final = ("answers", "rounds", "deaths", "seconds")


# -- the command ------------------------------------------------------------------------------------------------


def simulate(
    game: switches.GameName,
    players: Annotated[str, typer.Option(help="How many players, if no bots are named: 4, or 2..6 in turn.")] = "4",
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, separated by commas; one alone sits everywhere; else careful.")
    ] = "",
    matches: Annotated[int, typer.Option(min=1, help="How many matches of each kind.")] = 1000,
    option: switches.Options = None,
    mission: Annotated[str, typer.Option(help="The mission, where a game has some: short for --option mission=…")] = "",
    level: Annotated[str, typer.Option(help="The level, where a game has some: V, or basic..V in turn.")] = "",
    each: Annotated[str, typer.Option(help="An option of which every value is played in turn: mission.")] = "",
    own_mission: Annotated[Path | None, typer.Option(help="A mission of your own, as a TOML file.")] = None,
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
        tell_of(of_kind)
    if len(kinds) > 1:
        Console().print(comparison(results))
    if report is not None:
        write_report(report, [result for of_kind in results for result in of_kind], lang)


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


def tell_of(results: Sequence[Result]) -> None:
    """Print what matches of one kind were like."""
    console, title = Console(), title_of(results)
    console.print(title if is_together(results) else seat_table(title, results))
    print_summary(console, results)
    console.print(f"fingerprint: {fingerprint(result.story for result in results)}")


def title_of(results: Sequence[Result]) -> str:
    trial = results[0].trial
    kind = [f"{len(trial.bots)} players", *(f"{name} {value}" for name, value in trial.options)]
    return ", ".join([f"{trial.game}: {len(results)} matches", *kind])


def seat_table(title: str, results: Sequence[Result]) -> Table:
    table = Table(title=title)
    for column in ("seat", "bot", "victories", "95 % interval", "mean score"):
        table.add_column(column, justify="right" if column != "bot" else "left")
    for seat, name in enumerate(results[0].trial.bots):
        wins, points = by_seat(results, seat), mean_of([result.story.scores[seat] for result in results])
        table.add_row(
            str(seat + 1), name, f"{wins.value:.1%}", f"{wins.low:.1%} to {wins.high:.1%}", f"{points.value:.2f}"
        )
    return table


def print_summary(console: Console, results: Sequence[Result]) -> None:
    """What holds for the whole table."""
    if is_together(results):
        wins = won(results)
        console.print(f"won: {wins.value:.1%} (95 % interval {wins.low:.1%} to {wins.high:.1%})")
    for name, values in figures_in(results).items():
        console.print(f"{name}{' in a match' if name in PER_MATCH else ''}: {mean_of(values)}")
    for reason, count in ends(results):
        console.print(f"ended by {reason}: {count / len(results):.1%}")


def comparison(results: Sequence[Sequence[Result]]) -> Table:
    """One line for every kind of match; with how far a team got, where a game says it."""
    table = Table(title="side by side")
    for column in ("players", "bots", "options", "won", "reached", "rounds", "ms a decision"):
        table.add_column(column)
    for of_kind in results:
        table.add_row(*comparison_row(of_kind))
    return table


def comparison_row(results: Sequence[Result]) -> list[str]:
    trial, figures = results[0].trial, figures_in(results)
    options = ", ".join(f"{name} {value}" for name, value in trial.options)
    names = ", ".join(dict.fromkeys(trial.bots))
    decisions = sum(sum(result.played.pace.decisions) for result in results)
    far = [str(mean_of(figures[name])) if name in figures else "" for name in ("reached", "rounds")]
    pace = 1000 * sum(figures["seconds"]) / max(1, decisions)
    return [str(len(trial.bots)), names, options, won_in_words(results), *far, f"{pace:.2f}"]
