"""Soak: random matches of every game, for as long as you like, each step checked. `scripts/soak --help` tells more.

What is checked of a game stands in lab/watching.py; the tests in tests/every_game use the same table.
"""

from __future__ import annotations

import os
import random
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from untot.games import NAMES, load_game
from untot.kernel.asking import Ask
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import random_walk
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.tracking import Track
from untot.kernel.watching import Options, Watch
from untot.kernel.words import numbers_in
from untot.lab.progress import bar
from untot.lab.watching import can_begin, end_wrongs, fitting_sets
from untot.worlds import StandIn, simulated

MOST_ANSWERS: Final = 20_000
"""A random match that takes longer does not end."""
MATCHES_PER_BATCH: Final = 25
ANSWERS_BETWEEN_VIEWS: Final = 20
WILD: Final = 0.4
"""So often somebody who has to aim does not."""

# -- random play ------------------------------------------------------------------------------------------------


def give_random_answer(match: Match, rng: random.Random) -> tuple[Seat, str]:
    """One of the seats that are waited for answers something legal. The decider of what is to be agreed settles it, and
    nobody is heard twice before he does."""
    ask = match.ask
    assert ask is not None
    seat = rng.choice(ask.waiting())
    if ask.decider is not None and seat in ask.given:
        seat = ask.decider
    if seat == WORLD:
        answer = simulated(StandIn(rng), ask).answer
        match.happen(answer)
    else:
        answer = random_answer(match, ask, seat, rng)
        match.answer(seat, answer, by="bot", settles=seat == ask.decider)
    return seat, answer


def random_answer(match: Match, ask: Ask, seat: Seat, rng: random.Random) -> str:
    """Anything legal. Numbers at random hardly ever hit anything: some of those who aim do it sensibly."""
    answer = random_walk(ask.form(seat), rng)
    if not numbers_in(answer) or rng.random() < WILD:
        return answer
    aimed = list(match.game.guide.sensible(match.state, ask, seat, None))
    return rng.choice(aimed) if aimed else answer


@dataclass(slots=True)
class Tally:
    """What came of some matches."""

    matches: int = 0
    answers: int = 0
    longest: int = 0
    rounds: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.rounds += other.rounds
        self.failures += other.failures


def soak_match(game: Game, seats: int, seed: int, fixed: Options | None = None) -> Tally:
    """One random match, checked after every answer; the seed also picks the options, as far as they are not fixed."""
    sets = fitting_sets(game, seats)
    options = {**sets[seed % len(sets)], **(fixed or {})}
    try:
        match = _begin(game, seats, seed, options)
        answers = _play_checked(match, random.Random(seed), game.watch)
    except Exception:
        where = f"{game.name}, {seats} seats, {options}"
        wishes = "".join(f" --option {name}={value}" for name, value in (fixed or {}).items())
        again = f"scripts/soak --game {game.name} --seats {seats} --seed {seed} --matches 1{wishes}"
        return Tally(1, failures=[f"{where}\n{again}\n{traceback.format_exc()}"])
    return Tally(1, answers, answers, getattr(match.state, "round", 0))


def _begin(game: Game, seats: int, seed: int, options: Options) -> Match:
    state = game.new_state(seats, options, chance_key(seed_of(seed)))
    return Match(game, state, Track([], []), listens=True)


def _play_checked(match: Match, rng: random.Random, watch: Watch) -> int:
    """Play to the end; how many answers that took. Whatever is wrong is raised."""
    answers = 0
    before = match.state.copy()
    while match.ask is not None:
        give_random_answer(match, rng)
        answers += 1
        _refuse(watch.wrongs(before, match.state))
        before = match.state.copy()
        if answers % ANSWERS_BETWEEN_VIEWS == 0 or match.is_over:
            for seat in (*range(match.state.seats), None):
                Seen(match, seat).message()
        if answers > MOST_ANSWERS:
            _refuse(iter([f"no end after {answers} answers: {match.where()}"]))
    _refuse(end_wrongs(match))
    return answers


def _refuse(wrongs: Iterator[str]) -> None:
    for wrong in wrongs:
        raise AssertionError(wrong)


# -- many of them -----------------------------------------------------------------------------------------------


def soak_batch(name: str, seats: int, seeds: range, fixed: Options) -> Tally:
    """Some matches in one process."""
    tally = Tally()
    for seed in seeds:
        tally.add(soak_match(load_game(name), seats, seed, fixed))
    return tally


def soak(
    games: list[str], seat_counts: list[int], seeds: range, jobs: int, wishes: list[str] | None = None
) -> dict[tuple[str, int], Tally]:
    """So many matches for each game and number of seats, in parallel processes, with a progress bar."""
    fixed = {name: load_game(name).parsed_options(wishes or ()) for name in games}
    kinds = [
        (name, seats)
        for name in games
        for seats in load_game(name).seat_counts
        if seats in seat_counts and can_begin(load_game(name), seats, fixed[name])
    ]
    tallies = {kind: Tally() for kind in kinds}
    starts = range(seeds.start, seeds.stop, MATCHES_PER_BATCH)
    batches = [(*kind, range(at, min(at + MATCHES_PER_BATCH, seeds.stop))) for at in starts for kind in kinds]
    with bar() as progress, ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        task = progress.add_task("soak", total=len(kinds) * len(seeds))
        running = {pool.submit(soak_batch, *batch, fixed[batch[0]]): batch for batch in batches}
        for done in as_completed(running):
            name, seats, part = running[done]
            tallies[name, seats].add(done.result())
            progress.advance(task, len(part))
    return tallies


def report(tallies: dict[tuple[str, int], Tally], console: Console) -> int:
    """The table of what came out; 1 if anything failed, else 0."""
    table = Table("game", "seats", "matches", "answers", "longest", "rounds on average", "failed")
    for (name, seats), tally in tallies.items():
        rounds = f"{tally.rounds / max(1, tally.matches):.1f}"
        numbers = [tally.matches, tally.answers, tally.longest, rounds, len(tally.failures)]
        table.add_row(name, str(seats), *map(str, numbers))
    console.print(table)
    failures = [failure for tally in tallies.values() for failure in tally.failures]
    for failure in failures[:5]:
        console.print(failure, style="red", markup=False, highlight=False)
    return 1 if failures else 0


def main(
    matches: Annotated[int, typer.Option(help="Matches for each game and number of seats.", min=1)] = 1000,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="Only with so many seats; may be repeated.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first match; it also picks the options.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="A switch that all matches share: name=value; may be repeated.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes.", min=1)] = os.cpu_count() or 1,
    mutate: Annotated[bool, typer.Option("--mutate", help="Empty every rule in turn: do the tests notice?")] = False,
) -> None:
    """Play random matches and check every step; the tables below tell what came of it."""
    games = game or list(NAMES)
    if mutate:
        from untot.lab.mutate import mutate_game  # needs pytest, a tool of developers

        sys.exit(max(mutate_game(name, jobs) for name in games))
    tallies = soak(games, seats or list(range(100)), range(seed, seed + matches), jobs, option)
    sys.exit(report(tallies, Console()))


if __name__ == "__main__":
    typer.run(main)
