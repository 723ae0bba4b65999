"""Flicks: random matches with real physics, one after the other on the same tables, and what every flick was like.

`scripts/soak --flicks --seconds 150` plays for so long and prints the figures of docs/physics.md; `--out` keeps what
was measured in a file, so that several runs can be put together.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Annotated, Final

import msgspec
import typer
from msgspec import Struct
from rich.console import Console

from untot.games import load_game
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.events import WORLD
from untot.kernel.match import Match
from untot.kernel.tracking import Track
from untot.lab.soak import random_answer
from untot.lab.watching import end_wrongs, fitting_sets
from untot.worlds import simulated, world_of

FEW: Final = 2


class Flick(Struct, array_like=True):
    """What the world needed for an answer."""

    name: str
    status: str
    milliseconds: float
    track: int


class Played(Struct, array_like=True):
    """A match: with how many seats, by which options, how it ended, what was wrong, and its flicks."""

    seats: int
    options: dict[str, str | int | bool]
    seed: int
    reason: str
    wrongs: list[str]
    flicks: list[Flick]


class _Status(Struct):
    status: str


def play(name: str, seed: int) -> Played:
    """A random match; whoever has to aim often aims sensibly."""
    game, rng, world = load_game(name), Random(seed), world_of(name)
    seats = rng.choice(game.seat_counts)
    options = dict(rng.choice(fitting_sets(game, seats)))
    match = Match(game, game.new_state(seats, options, chance_key(seed_of(seed))), Track([], []), listens=True)
    played = Played(seats, options, seed, "", [], [])
    before = match.state.copy()
    while match.ask is not None:
        if WORLD in match.ask.seats:
            began = time.process_time()
            happened = simulated(world, match.ask)
            took = 1000 * (time.process_time() - began)
            status = msgspec.json.decode(happened.answer, type=_Status).status
            played.flicks.append(Flick(match.ask.name, status, took, len(happened.track)))
            match.happen(happened.answer)
        else:
            seat = match.ask.decider if match.ask.decider is not None else match.ask.waiting()[0]
            match.answer(seat, random_answer(match, match.ask, seat, rng), by="bot", settles=seat == match.ask.decider)
        played.wrongs += game.watch.wrongs(before, match.state)
        before = match.state.copy()
    played.wrongs += end_wrongs(match)
    played.reason = match.state.result.reason if match.state.result is not None else "no end"
    return played


def told(matches: Sequence[Played]) -> list[str]:
    """The figures."""
    flicks = [flick for played in matches for flick in played.flicks]
    times = [flick.milliseconds for flick in flicks]
    tracks = [flick.track for flick in flicks]
    ends = {status: sum(flick.status == status for flick in flicks) for status in ("timeout", "invalid")}
    lines = [f"{len(matches)} matches, {sum(bool(played.wrongs) for played in matches)} of them with something wrong"]
    lines += [f"  seed {played.seed}: {wrong}" for played in matches for wrong in played.wrongs[:1]]
    if len(flicks) < FEW:
        return lines
    parts = quantiles(times, n=1000, method="inclusive")
    return [
        *lines,
        f"{len(flicks)} flicks and rushes: {ends['timeout']} timeouts, {ends['invalid']} unusable",
        f"computing: median {parts[499]:.0f} ms, 99 % {parts[989]:.0f} ms, longest {max(times):.0f} ms",
        f"tracks: median {quantiles(tracks, n=2)[0]:.0f} bytes, longest {max(tracks)} bytes",
    ]


def main(
    game: Annotated[str, typer.Option(help="A game with physics.")] = "flick_em_up",
    seconds: Annotated[float, typer.Option(help="Begin no further match after so long.")] = 120,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Where the matches go, one a line.")] = None,
) -> None:
    """Play random matches with real physics and tell what the flicks were like."""
    stop = time.monotonic() + seconds
    matches: list[Played] = []
    while time.monotonic() < stop:
        matches.append(play(game, seed + len(matches)))
        if out is not None:
            with out.open("ab") as file:
                file.write(msgspec.json.encode(matches[-1]) + b"\n")
    Console().print("\n".join(told(matches)))


if __name__ == "__main__":
    typer.run(main)
