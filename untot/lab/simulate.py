"""Simulation: many matches of one kind, and what they are like: who wins, how long, how it ends, who dies."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from untot.bots import THINK_SECONDS, make_bot
from untot.bots.arena import Bout
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue
from untot.kernel.watching import Figures
from untot.lab.executors import carried_out, executor_named, fingerprint
from untot.lab.intervals import mean_of, share_in_clusters, share_of
from untot.lab.plots import Bar, bars
from untot.lab.progress import bar


class Trial(Struct, frozen=True):
    """One match to simulate."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, OptionValue], ...]
    content: dict[str, Any]
    seed: int
    think: float


class Story(Struct, frozen=True):
    """What became of it."""

    reason: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    answers: int
    rounds: int
    deaths: int
    figures: Figures
    is_together: bool


def simulated(trial: Trial) -> Story:
    game = load_game(trial.game)
    seats, options = len(trial.bots), dict(trial.options)
    match = LiveMatch.begin(game, seats, seed_of(trial.seed), options, content=trial.content, is_secret=False)
    bots = [make_bot(name, trial.seed * 16 + seat, trial.think) for seat, name in enumerate(trial.bots)]
    Bout(match, bots).play()
    result = match.state.result
    assert result is not None
    won = 1.0 if len(match.sides) == 1 else 1 / max(1, len(result.winners))
    shares = tuple(won if seat in result.winners else 0.0 for seat in range(seats))
    deaths = sum(event.name == game.watch.deaths for event in match.events)
    rounds = getattr(match.state, "round", 0)
    figures, is_one_side = game.watch.figures(match.state), len(match.sides) == 1
    return Story(result.reason, shares, result.scores, match.record.answers, rounds, deaths, figures, is_one_side)


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


def chart(game: Game, title: str, bots: Sequence[str], stories: Sequence[Story]) -> str:
    """Victories by seat; where all win or lose together, how the matches ended."""
    if not is_together(stories):
        seats = [(f"seat {seat + 1}, {name}", [s.shares[seat] for s in stories]) for seat, name in enumerate(bots)]
        return bars(f"{title}: victories by seat", [Bar(label, *mean_of(shares)[:3]) for label, shares in seats])
    ends = Counter(story.reason for story in stories).most_common()
    marks = [Bar(reason, *share_of(count, len(stories))[:3]) for reason, count in ends]
    return bars(f"{title}: how they ended", marks)


def mission_option(game: Game, mission: str) -> list[str]:
    """`5` is mission 05: numbers are known by their value."""
    known = game.options["mission"].values if "mission" in game.options else ()
    named = [
        str(value) for value in known if mission.isdecimal() and str(value).isdecimal() and int(value) == int(mission)
    ]
    return [f"mission={named[0] if named else mission}"] if mission else []


def level_options(game: Game, level: str) -> list[list[str]]:
    """`V`, or `basic..V`: every level from the one to the other, each a simulation of its own."""
    if not level:
        return [[]]
    known = [str(value) for value in game.options["level"].values] if "level" in game.options else []
    first, _, last = level.partition("..")
    if first not in known or (last or first) not in known:
        return [[f"level={level}"]]
    chosen = known[known.index(first) : known.index(last or first) + 1]
    return [[f"level={one}"] for one in chosen]


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[str, typer.Option(help="How many players, if no bots are named: 4, or 2..6 in turn.")] = "4",
    bots: Annotated[str, typer.Option(help="A bot for each seat, separated by commas; else all careful.")] = "",
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    option: Annotated[
        list[str] | None, typer.Option(help="A switch of the match: name=value. May be repeated.")
    ] = None,
    mission: Annotated[str, typer.Option(help="The mission, where a game has some: short for --option mission=…")] = "",
    level: Annotated[str, typer.Option(help="The level, where a game has some: V, or basic..V in turn.")] = "",
    own_mission: Annotated[Path | None, typer.Option(help="A mission of your own, as a TOML file.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    think: Annotated[float, typer.Option(help="Seconds that a search bot thinks at most.")] = THINK_SECONDS,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    on: Annotated[str, typer.Option(help="Where it is computed: here, pool (several processes), or ray.")] = "pool",
    address: Annotated[str, typer.Option(help="Of a running Ray cluster; else one is started here.")] = "",
    keep: Annotated[
        Path | None, typer.Option(help="A file with a line a match: what stands there is not played again.")
    ] = None,
    plot: Annotated[Path, typer.Option(help="Where the chart goes.")] = Path("simulation.svg"),
) -> None:
    """Play many matches and tell what they are like."""
    known, executor = load_game(game), executor_named(on)
    tables = [tuple(bots.split(","))] if bots else [("careful",) * count for count in counts_of(players)]
    content = {} if own_mission is None else {"mission": tomllib.loads(own_mission.read_text("utf-8"))}
    wishes = [*(option or ()), *mission_option(known, mission)]
    kinds = [known.parsed_options([*wishes, *more]) for more in level_options(known, level)]
    for names in tables:
        for options in kinds:
            known.new_state(len(names), options, bytes(32), content)
    for names in tables:
        for options in kinds:
            trials = [Trial(game, names, tuple(options.items()), content, seed + n, think) for n in range(matches)]
            carry_out = partial(carried_out, processes=jobs, executor=executor, address=address)
            stories = stories_of(trials, carry_out, keep)
            tell_of(known, trials[0], stories, chart_path(plot, names, options, len(tables), len(kinds)))


def chart_path(plot: Path, names: tuple[str, ...], options: Mapping[str, OptionValue], tables: int, kinds: int) -> Path:
    """Where there are several charts, each says in its name what it is of."""
    parts = [plot.stem, *([str(len(names))] if tables > 1 else []), *([str(options["level"])] if kinds > 1 else [])]
    return plot.with_stem("-".join(parts))


def counts_of(players: str) -> range:
    """`4`, or `2..6`."""
    first, dots, last = players.partition("..")
    ends = (first, last or first)
    if bool(dots) != bool(last) or not all(end.isdecimal() and len(end) < 3 for end in ends):
        raise BadOptions("players-form", text=players[:80])
    return range(int(ends[0]), int(ends[1]) + 1)


CarryOut = Callable[[Callable[[Trial], Story], Sequence[Trial]], Iterator[Story]]


def stories_of(trials: Sequence[Trial], carry_out: CarryOut, keep: Path | None) -> list[Story]:
    """What became of these matches; after Ctrl-C, of those that are done. Those that are kept in a file are not played
    again, the others are noted there."""
    told = {} if keep is None or not keep.exists() else dict(map(line_read, keep.read_bytes().splitlines()))
    missing = [trial for trial in trials if key_of(trial) not in told]
    with bar() as progress, suppress(KeyboardInterrupt):
        played = progress.track(carry_out(simulated, missing), len(missing), description=trials[0].game)
        for trial, story in zip(missing, played, strict=False):
            told[key_of(trial)] = story
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(msgspec.json.encode(Line(trial, story)) + b"\n")
    stories = [told[key_of(trial)] for trial in trials if key_of(trial) in told]
    if not stories:
        raise typer.Exit(1)
    return stories


class Line(Struct):
    """A match in a file of results."""

    trial: Trial
    story: Story


def line_read(line: bytes) -> tuple[bytes, Story]:
    found = msgspec.json.decode(line, type=Line)
    return key_of(found.trial), found.story


def key_of(trial: Trial) -> bytes:
    """By what a match is known again."""
    return msgspec.json.encode(trial)


def tell_of(game: Game, trial: Trial, stories: Sequence[Story], plot: Path) -> None:
    """Print what matches of one kind were like and draw the chart."""
    console, names = Console(), trial.bots
    kind = [f"{len(names)} players", *(f"{name} {value}" for name, value in trial.options)]
    title = ", ".join([f"{game.name}: {len(stories)} matches", *kind])
    console.print(title if is_together(stories) else seat_table(title, names, stories))
    print_summary(console, game, stories)
    console.print(f"fingerprint: {fingerprint(stories)}")
    plot.write_text(chart(game, title, names, stories), "utf-8")
    console.print(f"chart: {plot}")
