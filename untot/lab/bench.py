"""The bench: our engine and catanatron, measured slice by slice in one interleaved run, because machines are noisy.

A decision is one answer of one seat that had at least two legal answers, picked uniformly from its fully made options;
larger forms (a trade) are walked word by word, each picked from the fully made list of what may follow.
A slice is so many whole matches, by seeds that do not depend on how fast we are: the same rules play the same matches
on every machine and in every commit, or else a few long ones decide. The stand-in world answers for the physics.
Processor time is counted, so that others on the machine matter little. Read the ratios, not the absolute figures.
Run by `scripts/bench`, which makes the peer's environment.
"""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from untot.games import NAMES, load_game, load_growth
from untot.kernel.asking import Ask
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.events import WORLD
from untot.kernel.forms import random_walk
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.tracking import Track
from untot.lab.growth import growth_report
from untot.worlds import StandIn, simulated

ROOT = Path(__file__).parents[2]
SEATS = 4


@dataclass(slots=True)
class Tally:
    """Things done and the processor time they took, summed over the slices; per slice for the spread."""

    counts: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, count: int, seconds: float) -> None:
        self.counts.append(count)
        self.seconds.append(seconds)

    @property
    def rate(self) -> float:
        return sum(self.counts) / sum(self.seconds)

    @property
    def spread(self) -> tuple[float, float]:
        rates = [count / seconds for count, seconds in zip(self.counts, self.seconds, strict=True)]
        return min(rates), max(rates)


class Ours:
    """What is measured of one of our games, four seats, default options."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.game = game
        self.positions = self._positions(6)
        self.matches = self._matches_in(seconds)

    def fresh(self, seed: int, *, is_tracked: bool = False, listens: bool = False) -> Match:
        state = self.game.set_up(SEATS, self.game.checked_options(SEATS, {}), chance_key(seed_of(seed)))
        return Match(self.game, state, Track([], []) if is_tracked else None, listens)

    def _positions(self, matches: int) -> list[Match]:
        """A tracked match wherever a seat is asked in some random matches; what the world is asked nobody decides."""
        positions, rng = [], random.Random(1)
        for seed in range(1, matches + 1):
            match = self.fresh(seed, is_tracked=True)
            while match.ask is not None:
                if WORLD not in match.ask.seats:
                    positions.append(match.fork())
                answer(match, match.ask, rng)
        rng.shuffle(positions)
        return positions

    def _matches_in(self, seconds: float) -> int:
        """How many matches a slice of about so long has: a power of two, so that it seldom depends on the machine."""
        one = self.play(1, 4)["seconds"] / 4
        return 1 << max(0, round(math.log2(seconds / one)))

    def play(
        self, first: int, matches: int, after: Callable[[Match], None] | None = None, **how: bool
    ) -> dict[str, float]:
        """So many random matches from this seed on: decisions, answered asks, and how long it took."""
        decisions = answers = 0
        began = time.process_time()
        for seed in range(first, first + matches):
            match, rng = self.fresh(seed, **how), random.Random(seed)
            while (ask := match.ask) is not None:
                decisions += answer(match, ask, rng)
                answers += 1
                if after is not None:
                    after(match)
        passed = time.process_time() - began
        return {"decisions": decisions, "answers": answers, "matches": matches, "seconds": passed}

    def repeat(self, seconds: float, action: Callable[[Match], object]) -> dict[str, float]:
        """The action on one position after the other for so long."""
        done, began = 0, time.process_time()
        while (passed := time.process_time() - began) < seconds:
            for match in self.positions[done % len(self.positions) :][:50]:
                action(match)
                done += 1
        return {"done": done, "seconds": passed}


def answer(match: Match, ask: Ask, rng: random.Random) -> bool:
    """A random answer of whoever is asked first (open agreements: of the decider, who settles); was it a decision?"""
    seat = ask.waiting()[0] if ask.decider is None or ask.decider not in ask.seats else ask.decider
    if seat == WORLD:
        match.push(seat, simulated(StandIn(rng), ask).answer)
        return False
    options = ask.raw(seat)
    if isinstance(options, list):
        match.push(seat, options[int(rng.random() * len(options))], ask.decider is not None)
        return len(options) > 1
    match.push(seat, random_walk(options, rng), ask.decider is not None)
    return True


def send_views(match: Match) -> None:
    """What a server does after an answer: a message for every seat."""
    for seat in range(SEATS):
        msgspec.json.encode(Seen(match, seat).message(since=max(0, len(match.events) - 5)))


def save_and_load(match: Match) -> None:
    text = msgspec.json.encode(match.save())
    Match.load(match.game, msgspec.json.decode(text))


class Peer:
    """catanatron in an environment and a process of its own; one request, one answer."""

    def __init__(self) -> None:
        command = [str(ROOT / ".venv-peers/bin/python"), str(ROOT / "bench/peers/catanatron_peer.py")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=10)


def measure(ours: Ours, peer: Peer, rounds: int, seconds: float) -> dict[str, Tally]:
    """Interleaved slices: every round measures everything once, so that noise hits all alike."""
    tallies: dict[str, Tally] = {}
    few = max(1, ours.matches // 4)

    def note(row: str, result: dict[str, Any], key: str) -> None:
        tallies.setdefault(row, Tally()).add(result[key], result["seconds"])

    with Progress(console=Console(stderr=True)) as progress:
        for at in progress.track(range(rounds), description=ours.game.name):
            played = ours.play(1 + at * ours.matches, ours.matches)
            theirs = peer.ask(do="decisions", seconds=seconds)
            for key in ("decisions", "answers", "matches"):
                note(f"{key}/s", played, key)
                note(f"catanatron {key}/s", theirs, key)
            note("forks/s", ours.repeat(seconds, lambda match: match.fork(tracked=False)), "done")
            note("catanatron copies/s", peer.ask(do="copies", seconds=seconds), "copies")
            note("forks that can fork again/s", ours.repeat(seconds / 2, lambda match: match.fork()), "done")
            note("saves and loads/s", ours.repeat(seconds / 2, save_and_load), "done")
            note("decisions/s with snapshots", ours.play(1 + at * few, few, is_tracked=True), "decisions")
            watched = ours.play(1 + at * few, few, send_views, is_tracked=True, listens=True)
            note("decisions/s with events and all views", watched, "decisions")
    return tallies


PEER_ROW = {
    "decisions/s": "catanatron decisions/s",
    "answers/s": "catanatron answers/s",
    "matches/s": "catanatron matches/s",
    "forks/s": "catanatron copies/s",
    "forks that can fork again/s": "catanatron copies/s",
}


def report(ours: Ours, tallies: dict[str, Tally]) -> Table:
    matches = sum(tallies["matches/s"].counts)
    about = f"{ours.game.name}, {SEATS} seats, seeds 1 to {matches}, {ours.matches} a slice"
    table = Table(title=f"{about}; one interleaved run on Python {sys.version.split()[0]}")
    for column in ("what", "ours", "slowest to fastest slice", "catanatron", "ratio"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for row, tally in tallies.items():
        if row.startswith("catanatron"):
            continue
        peer = tallies.get(PEER_ROW.get(row, ""))
        low, high = tally.spread
        theirs = ("", "") if peer is None else (_rate(peer.rate), f"{tally.rate / peer.rate:.2f}")
        table.add_row(row, _rate(tally.rate), f"{_rate(low)} to {_rate(high)}", *theirs)
    return table


def _rate(a_second: float) -> str:
    return f"{a_second:,.0f}" if a_second >= 100 else f"{a_second:,.1f}"


def main(games: list[str] | None = None, rounds: int = 8, seconds: float = 0.5) -> None:
    """Measure our games against catanatron."""
    peer = Peer()
    about = peer.ask(do="about")
    for name in games or NAMES:
        ours = Ours(load_game(name), seconds)
        Console().print(report(ours, measure(ours, peer, rounds, seconds)))
        if (growth := load_growth(name)) is not None:
            Console().print(growth_report(load_game(name), growth))
    Console().print(f"peer: {about}")
    peer.close()


if __name__ == "__main__":
    typer.run(main)
