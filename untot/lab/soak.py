"""Soak: random matches of every game, for as long as you like, each step checked. `scripts/soak --help` tells more.

What is checked of a game stands in WATCHED; the tests in tests/every_game use the same table.
"""

from __future__ import annotations

import os
import random
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from untot.games import NAMES, load_game
from untot.games.mall_of_horror.pieces import FULL_DECK, LOCATIONS
from untot.games.mall_of_horror.state import MallState
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import Form
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.kernel.tracking import Track
from untot.lab.progress import bar

MOST_ANSWERS: Final = 20_000
"""A random match that takes longer does not end."""
MATCHES_PER_BATCH: Final = 25
ANSWERS_BETWEEN_VIEWS: Final = 20
Options = Mapping[str, OptionValue]

# -- what is watched of a game ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Watch:
    """How a game is soaked: its option sets, and what is wrong with a State (that came after another one)."""

    option_sets: tuple[Options, ...]
    wrongs: Callable[[Any, Any], Iterator[str]]


def mall_wrongs(before: MallState, g: MallState) -> Iterator[str]:
    """Cards and characters are neither lost nor doubled, and nobody stands where nobody can."""
    yield from _wrong_cards(g)
    standing, waiting = set(g.where), set(g.unplaced)
    if standing & waiting or len(waiting) != len(g.unplaced):
        yield f"a character stands twice: {sorted(standing & waiting)} {g.unplaced}"
    if before.round and not standing | waiting <= set(before.where):
        yield f"back from the dead: {sorted(standing - set(before.where))}"
    for location, piece in LOCATIONS.items():
        crowd = list(g.where.values()).count(location)
        if piece.capacity is not None and crowd > piece.capacity:
            yield f"{location} holds {crowd}"
        if location in g.closed and (crowd or g.zombies[location]):
            yield f"{location} is closed and not empty"
        if g.zombies[location] < 0:
            yield f"{location} has {g.zombies[location]} zombies"
    if not set(g.hidden) <= standing:
        yield f"hidden, but not there: {g.hidden}"


def _wrong_cards(g: MallState) -> Iterator[str]:
    cards = Counter(g.deck + g.played + g.loot + [card for hand in g.hands for card in hand])
    if cards and cards != Counter(FULL_DECK):
        yield f"cards lost or doubled: {cards - Counter(FULL_DECK)} {Counter(FULL_DECK) - cards}"
    if [card for _, card in g.buried] != g.deck[len(g.deck) - len(g.buried) :]:
        yield f"the deck ends in {g.deck[-3:]}, buried were {g.buried}"
    for (_, receiver, card), count in Counter(g.gifts).items():
        if g.hands[receiver].count(card) < count:
            yield f"{card} was given to seat {receiver}, who does not hold it"


WATCHED: Final[dict[str, Watch]] = {
    "mall_of_horror": Watch(
        option_sets=(
            {},
            {"literal_german_text": "on", "eliminated_zombie": "every_round"},
            {"end_check": "end_of_round", "threat_by_absent": "never"},
            {"first_chief": "named", "whispers": "on", "end_check": "end_of_round", "eliminated_zombie": "every_round"},
        ),
        wrongs=mall_wrongs,
    )
}


def end_wrongs(match: Match) -> Iterator[str]:
    """What is wrong with the end of a match, for every game."""
    result, seats = match.state.result, range(match.state.seats)
    if result is None:
        yield "the match is over without a result"
    elif not result.winners or not set(result.winners) <= set(seats) or len(result.scores) != len(seats):
        yield f"not a result: {result}"
    if match.state.agenda:
        yield f"the match is over, but steps are pending: {match.state.agenda}"


# -- random play ------------------------------------------------------------------------------------------------


def random_answer(form: Form, rng: random.Random) -> str:
    """A walk through the form, every next word with the same chance."""
    words: list[str] = []
    while following := form.walk(words):
        words.append(following[rng.randrange(len(following))])
    return " ".join(words)


def give_random_answer(match: Match, rng: random.Random) -> tuple[Seat, str]:
    """One of the seats that are waited for answers something legal."""
    assert match.ask is not None
    seat = rng.choice(match.ask.waiting())
    answer = random_answer(match.ask.form(seat), rng)
    match.answer(seat, answer, by="world" if seat == WORLD else "bot")
    return seat, answer


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


def soak_match(game: Game, seats: int, seed: int) -> Tally:
    """One random match, checked after every answer; the seed also picks the options."""
    watch = WATCHED[game.name]
    options = watch.option_sets[seed % len(watch.option_sets)]
    try:
        match = _begin(game, seats, seed, options)
        answers = _play_checked(match, random.Random(seed), watch)
    except Exception:
        where = f"{game.name}, {seats} seats, {dict(options)}"
        again = f"scripts/soak --game {game.name} --seats {seats} --seed {seed} --matches 1"
        return Tally(1, failures=[f"{where}\n{again}\n{traceback.format_exc()}"])
    return Tally(1, answers, answers, getattr(match.state, "round", 0))


def _begin(game: Game, seats: int, seed: int, options: Options) -> Match:
    state = game.set_up(seats, game.checked_options(seats, options), chance_key(seed_of(seed)))
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


def soak_batch(name: str, seats: int, seeds: range) -> Tally:
    """Some matches in one process."""
    tally = Tally()
    for seed in seeds:
        tally.add(soak_match(load_game(name), seats, seed))
    return tally


def soak(games: list[str], seat_counts: list[int], seeds: range, jobs: int) -> dict[tuple[str, int], Tally]:
    """So many matches for each game and number of seats, in parallel processes, with a progress bar."""
    kinds = [(name, seats) for name in games for seats in load_game(name).seat_counts if seats in seat_counts]
    tallies = {kind: Tally() for kind in kinds}
    starts = range(seeds.start, seeds.stop, MATCHES_PER_BATCH)
    batches = [(*kind, range(at, min(at + MATCHES_PER_BATCH, seeds.stop))) for at in starts for kind in kinds]
    with bar() as progress, ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        task = progress.add_task("soak", total=len(kinds) * len(seeds))
        running = {pool.submit(soak_batch, *batch): batch for batch in batches}
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
    jobs: Annotated[int, typer.Option(help="Processes.", min=1)] = os.cpu_count() or 1,
    mutate: Annotated[bool, typer.Option("--mutate", help="Empty every rule in turn: do the tests notice?")] = False,
) -> None:
    """Play random matches and check every step; the tables below tell what came of it."""
    games = game or list(NAMES)
    if mutate:
        from untot.lab.mutate import mutate_game  # needs pytest, a tool of developers

        sys.exit(max(mutate_game(name, jobs) for name in games))
    tallies = soak(games, seats or list(range(100)), range(seed, seed + matches), jobs)
    sys.exit(report(tallies, Console()))


if __name__ == "__main__":
    typer.run(main)
