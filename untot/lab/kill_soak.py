"""Kill soak: servers are killed with `kill -9` while people and bots play, and nothing may be lost or doubled.

A random match of each game is played to its end. At some of its answers the server is killed - before the answer is
acknowledged, while it is stored, or after - and also while bots think and while the world works out a flick; in
a game full of sealed ballots half of the kills come in the middle of one. The device connects again, sends what was not
acknowledged again with the same id, and goes on. In the end the record must hold every answer of the people once and in
their order, every running hash that anybody was shown, and must replay to the same bytes: as if nothing had happened.

The place is a file, or a PostgreSQL database with one process or with three, of which any is killed.
`scripts/soak --kill` does all of it.
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final, Literal

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from untot.games import NAMES, load_game
from untot.kernel.live import replay
from untot.kernel.record import Record
from untot.lab.killing import SLOWEST, Given, Killed, Place, record_of
from untot.lab.postgres_process import PostgresProcess, programs
from untot.lab.progress import bar

Where = Literal["file", "postgres", "postgres with 3 processes"]
WHERE: Final[dict[Where, int]] = {"file": 1, "postgres": 1, "postgres with 3 processes": 3}
"""By how many processes."""
PEOPLE: Final = "people"
WITH_BOTS: Final = "people and bots"
WHO: Final = (PEOPLE, WITH_BOTS)
MOST_KILLS: Final = 12
"""In one match: in a hundred matches more happens than in ten."""
BAD: Final = "RECORDS THAT DIFFER"
WHILE_NOBODY_ANSWERS: Final = "while bots think or something flies"
IN_BALLOTS: Final = "in the middle of a secret ballot"


class Cast(Struct, frozen=True):
    """How a game is played: by so many people alone, or by two with so many bots; with these options."""

    people: int
    bots: int
    options: dict[str, Any] = {}
    is_full_of_ballots: bool = False
    """Else there are one or two of them in a match, or none."""


CASTS: Final[dict[str, Cast]] = {
    "mall_of_horror": Cast(3, 2, is_full_of_ballots=True),
    "zombicide": Cast(2, 1, {"mission": "02"}),
    "zombie_town": Cast(3, 1, {"days": 1}),
    "dawn_of_the_zeds": Cast(3, 1, {"level": "III", "mode": "competitive"}),
    "flick_em_up": Cast(2, 1, {"scenario": "8"}),
}


class Kills(Struct, frozen=True):
    """How often: at most so many times in a match, and in which share of its steps until then."""

    most: int
    share: float = 0.5

    def comes(self, tally: Counter[str], is_in_a_ballot: bool, cast: Cast, rng: Random) -> bool:
        """Whether the server is killed in this step. Half of the kills wait for ballots, where there are many."""
        elsewhere = (self.most + 1) // 2 if cast.is_full_of_ballots else self.most
        if is_in_a_ballot:
            return tally["kills"] < self.most and rng.random() < self.share
        is_possible = tally["kills"] < self.most and tally["kills"] - tally[IN_BALLOTS] < elsewhere
        return is_possible and rng.random() < self.share


def kill_in_a_match(place: Place, game: str, who: str, seed: int, kills: Kills) -> Counter[str]:
    """A random match with kills at people's answers, and while bots think or the world works; what the kills met."""
    rng, given, cast = Random(seed), list[Given](), CASTS[game]
    run = Killed(place, rng)
    seats = [{"kind": "me"}] * (cast.people if who == PEOPLE else 2)
    bots = [{"kind": "bot", "level": "random"}] * (cast.bots if who == WITH_BOTS else 0)
    links = run.begin({"game": game, "seats": seats + bots, "options": cast.options}, len(seats))
    while not run.device.is_over:
        is_in_a_ballot = run.device.is_in_a_ballot()
        is_killed = kills.comes(run.tally, is_in_a_ballot, cast, rng)
        if run.device.asked():
            seat, answer = run.device.random_answer(rng)
            given.append((seat, answer))
            run.give(len(given), seat, answer, is_killed)
        elif is_killed:
            run.kill()
            run.tally[WHILE_NOBODY_ANSWERS] += 1
        else:
            run.device.read()
        run.tally["kills"] += is_killed
        run.tally[IN_BALLOTS] += is_killed and is_in_a_ballot
    record = record_of(run.server, links)
    run.close()
    run.tally[BAD] = int(not is_as_told(record, given, run.told))
    return run.tally


def is_as_told(text: str, given: list[Given], told: dict[int, str]) -> bool:
    """Whether a record holds what people have answered, once and in their order, and all that was shown; it replays."""
    record = Record.parse(text)
    answers = [(line["seat"], line["answer"]) for line in record.lines if line.get("by") == "person"]
    places = {line["hash"]: number for number, line in enumerate((record.head, *record.lines))}
    shown = [places.get(told[version], -1) for version in sorted(told)]
    replayed = replay(load_game(record.head["game"]), record).record
    return answers == given and -1 not in shown and shown == sorted(shown) and text.startswith(replayed.to_text())


# -- all of it --------------------------------------------------------------------------------------------------


Kind = tuple[Where, str, str]
"""The place, who plays, and what."""


class Soak:
    """Kills of every kind in turn, in as many matches as it takes, or as there is time for."""

    def __init__(self, folder: Path, seed: int, postgres: PostgresProcess | None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.tallies: dict[Kind, Counter[str]] = {}
        self._seeds = count(seed)

    def kill(self, shares: dict[Kind, int], seconds: float, progress: Progress) -> None:
        """So many of each kind."""
        end, task = time.monotonic() + seconds, progress.add_task("kill", total=sum(shares.values()))
        self.tallies = {kind: Counter() for kind in shares}
        while missing := {
            kind: most for kind, share in shares.items() if (most := share - self.tallies[kind]["kills"])
        }:
            for kind, most in missing.items():
                if time.monotonic() > end:
                    return
                found = self._one_match(*kind, min(most, MOST_KILLS))
                self.tallies[kind] = together(self.tallies[kind], found)
                progress.advance(task, found["kills"])
                progress.console.print(" | ".join(row(kind, found)), highlight=False)

    def _one_match(self, where: Where, who: str, game: str, most: int) -> Counter[str]:
        seed = next(self._seeds)
        postgres = None if where == "file" else self.postgres
        place = Place.new(self.folder / f"match{seed}", postgres, WHERE[where], "--bot-pace=0")
        found = kill_in_a_match(place, game, who, seed, Kills(most))
        found["matches"] = 1
        return found


def together(one: Counter[str], other: Counter[str]) -> Counter[str]:
    """Both tallies; of the slowest returns the slower one."""
    slowest = max(one[SLOWEST], other[SLOWEST])
    both = one + other
    both[SLOWEST] = slowest
    return both


def main(
    kills: Annotated[int, typer.Option(help="So many in all, shared by all places and games.", min=1)] = 1_000,
    seed: Annotated[int, typer.Option(help="Which random answers are given.")] = 0,
    only: Annotated[str, typer.Option(help=f"One place: {', '.join(WHERE)}.")] = "",
    game: Annotated[list[str] | None, typer.Option(help="A game; may be repeated. All, if none is given.")] = None,
    minutes: Annotated[float, typer.Option(help="After so long no other match is begun.")] = 24 * 60.0,
) -> None:
    """Kill servers while people and bots play; leave with 1 if anything that anybody was told is lost or doubled."""
    places = [where for where in WHERE if only in ("", where) and (where == "file" or programs() is not None)]
    kinds = list(product(places, WHO, game or NAMES))
    Random(seed).shuffle(kinds)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack, bar() as progress:
        postgres = PostgresProcess() if any(where != "file" for where in places) else None
        if postgres is not None:
            stack.callback(postgres.stop)
        soak = Soak(Path(folder), seed, postgres)
        soak.kill({kind: (kills + at) // len(kinds) for at, kind in enumerate(kinds)}, 60 * minutes, progress)
    table = Table("place", "who plays", "game", "kills", "matches", "what they met", "lost or doubled")
    for kind, tally in sorted(soak.tallies.items()):
        table.add_row(*row(kind, tally))
    Console().print(table)
    raise typer.Exit(1 if any(tally[BAD] for tally in soak.tallies.values()) else 0)


def row(kind: Kind, tally: Counter[str]) -> list[str]:
    met = ", ".join(f"{what} {tally[what]}" for what in sorted(tally) if what[0].islower() and what not in COUNTS)
    return [*kind, str(tally["kills"]), str(tally["matches"]), met, str(tally[BAD])]


COUNTS: Final = ("kills", "matches")


if __name__ == "__main__":
    typer.run(main)
