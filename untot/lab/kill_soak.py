"""Kill soak: servers are killed with `kill -9` while people and bots play, and nothing may be lost or doubled.

People: one match is played twice, from copies of one place and hence with one seed: once undisturbed, once with a kill
at each answer - before it is acknowledged, while it is stored, or after. The device connects again, sends what was not
acknowledged again with the same id, and goes on. Both records must be equal, byte by byte. Of a sample of kills half
come in the middle of sealed ballots.

Bots: two people play with two bots, who think anew after every kill, so no two matches are alike. The record must hold
every answer of the people once and in their order, every running hash that anybody was shown, and must replay.

The place is a file, or a PostgreSQL database with one process or with three, of which any is killed.
`scripts/soak --kill` does all of it.
"""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from contextlib import ExitStack
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final, Literal

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from untot.games import NAMES, load_game
from untot.kernel.live import replay
from untot.kernel.record import Record
from untot.lab.killing import Given, Killed, Place, connected, record_of
from untot.lab.postgres_process import PostgresProcess, programs
from untot.lab.progress import bar

Where = Literal["file", "postgres", "postgres with 3 processes"]
WHERE: Final[dict[Where, int]] = {"file": 1, "postgres": 1, "postgres with 3 processes": 3}
"""By how many processes."""
WITH_BOTS: Final = [{"kind": "me"}] * 2 + [{"kind": "bot", "level": "random"}] * 2


# -- people -----------------------------------------------------------------------------------------------------


class Undisturbed(Struct):
    """A match on a server that nobody killed."""

    given: list[Given]
    ballots: list[int]
    """The answers after which a secret ballot was half in."""
    record: str


def play_undisturbed(place: Place, links: dict[str, Any], rng: Random) -> Undisturbed:
    """A random match from its beginning to its end."""
    server = place.serve()
    device, given, ballots = connected(server, links["seats"]), list[Given](), list[int]()
    while not device.is_over:
        seat, answer = device.random_answer(rng)
        given.append((seat, answer))
        device.answer(len(given), seat, answer)
        device.read_until(f"a{len(given)}")
        if device.is_in_a_ballot():
            ballots.append(len(given))
    record = record_of(server, links)
    device.close()
    server.stop()
    return Undisturbed(given, ballots, record)


def kill_among_people(place: Place, folder: Path, seats: int, seed: int, most_kills: int) -> Counter[str]:
    """One match played twice: what the kills met. With few of them, half come in the middle of secret ballots."""
    rng = Random(seed)
    server = place.serve()
    links = server.create(NAMES[0], seats)
    server.stop()
    other = place.copy(folder / f"people{seed}")
    undisturbed = play_undisturbed(place, links, rng)
    run = Killed(other, links["seats"], rng)
    kills = chosen_kills(undisturbed, rng, most_kills)
    for number, (seat, answer) in enumerate(undisturbed.given, start=1):
        run.give(number, seat, answer, number in kills)
    record = record_of(run.server, links)
    run.close()
    run.tally["in the middle of a secret ballot"] = len(kills & set(undisturbed.ballots))
    run.tally["RECORDS THAT DIFFER"] = int(record != undisturbed.record)
    run.tally["kills"] = len(kills)
    return run.tally


def chosen_kills(undisturbed: Undisturbed, rng: Random, most: int) -> set[int]:
    every = range(1, len(undisturbed.given) + 1)
    if most >= len(every):
        return set(every)
    in_ballots = rng.sample(undisturbed.ballots, min(most // 2, len(undisturbed.ballots)))
    others = [number for number in every if number not in in_ballots]
    return {*in_ballots, *rng.sample(others, most - len(in_ballots))}


# -- people and bots --------------------------------------------------------------------------------------------


def kill_among_bots(place: Place, seed: int, most_kills: int, share: float) -> Counter[str]:
    """A match of people and bots, with a kill at this share of its steps: at people's answers, or while bots think."""
    rng, given = Random(seed), list[Given]()
    server = place.serve()
    body = {"game": NAMES[0], "seats": WITH_BOTS}
    links: dict[str, Any] = json.loads(server.request("POST", "/api/matches", body=body))
    server.stop()
    run = Killed(place, links["seats"][:2], rng)
    while not run.device.is_over:
        is_killed = run.tally["kills"] < most_kills and rng.random() < share
        run.tally["kills"] += is_killed
        if run.device.asked():
            seat, answer = run.device.random_answer(rng)
            given.append((seat, answer))
            run.give(len(given), seat, answer, is_killed)
        elif is_killed:
            run.kill()
            run.tally["while bots think"] += 1
        else:
            run.device.read()
    record = record_of(run.server, links)
    run.close()
    run.tally["RECORDS THAT DIFFER"] = int(not is_as_told(record, given, run.told))
    return run.tally


def is_as_told(text: str, given: list[Given], told: dict[int, str]) -> bool:
    """Whether a record holds what people have answered, once and in their order, and all that was shown; it replays."""
    record = Record.parse(text)
    answers = [(line["seat"], line["answer"]) for line in record.lines if line.get("by") == "person"]
    places = {line["hash"]: number for number, line in enumerate((record.head, *record.lines))}
    shown = [places.get(told[version], -1) for version in sorted(told)]
    replayed = replay(load_game(NAMES[0]), record).record
    return answers == given and -1 not in shown and shown == sorted(shown) and replayed.to_text() == text


# -- all of it --------------------------------------------------------------------------------------------------


class Soak:
    """Kills in some places, among people and among people with bots, in as many matches as it takes."""

    def __init__(self, folder: Path, seed: int, postgres: PostgresProcess | None) -> None:
        self.folder = folder
        self.postgres = postgres
        self._seeds = count(seed)

    def kill(self, where: Where, with_bots: bool, kills: int, progress: Progress, task: TaskID) -> Counter[str]:
        tally: Counter[str] = Counter()
        while tally["kills"] < kills:
            found = self._one_match(where, with_bots, kills - tally["kills"])
            progress.advance(task, found["kills"])
            progress.console.print(" | ".join(row(where, with_bots, found + Counter(matches=1))), highlight=False)
            tally += found
            tally["matches"] += 1
        return tally

    def _one_match(self, where: Where, with_bots: bool, most: int) -> Counter[str]:
        seed = next(self._seeds)
        postgres = None if where == "file" else self.postgres
        place = Place.new(self.folder / f"match{seed}", postgres, WHERE[where], "--bot-pace=0")
        if with_bots:
            return kill_among_bots(place, seed, most, share=0.5)
        return kill_among_people(place, self.folder, 3 + seed % 2, seed, most)


def main(
    kills: Annotated[int, typer.Option(help="So many in all, shared by all places.", min=1)] = 1_000,
    seed: Annotated[int, typer.Option(help="Which random answers are given.")] = 0,
    only: Annotated[str, typer.Option(help="Places whose name begins so: file, postgres.")] = "",
) -> None:
    """Kill servers while people and bots play; leave with 1 if anything that anybody was told is lost or doubled."""
    places = [where for where in WHERE if where.startswith(only) and (where == "file" or programs() is not None)]
    kinds = list(product(places, (False, True)))
    table = Table("place", "who plays", "kills", "matches", "what they met", "lost or doubled")
    bad = 0
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack, bar() as progress:
        postgres = PostgresProcess() if any(where != "file" for where in places) else None
        if postgres is not None:
            stack.callback(postgres.stop)
        soak, task = Soak(Path(folder), seed, postgres), progress.add_task("kill", total=kills)
        for number, (where, with_bots) in enumerate(kinds):
            share = (kills + number) // len(kinds)
            tally = soak.kill(where, with_bots, share, progress, task) if share else Counter()
            bad += tally["RECORDS THAT DIFFER"]
            table.add_row(*row(where, with_bots, tally))
    Console().print(table)
    raise typer.Exit(1 if bad else 0)


def row(where: str, with_bots: bool, tally: Counter[str]) -> list[str]:
    met = ", ".join(f"{what} {tally[what]}" for what in sorted(tally) if what[0].islower() and what not in COUNTS)
    who = "people and bots" if with_bots else "people"
    return [where, who, str(tally["kills"]), str(tally["matches"]), met, str(tally["RECORDS THAT DIFFER"])]


COUNTS: Final = ("kills", "matches")


if __name__ == "__main__":
    typer.run(main)
