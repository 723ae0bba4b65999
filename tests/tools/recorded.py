"""Recorded matches: whole records that must play the same in every later release, each with a playthrough to read.

After a rule was changed on purpose, and not otherwise:

    python -m tests.tools.recorded

writes tests/<game>/recorded anew; the changes of the .txt files are what a reviewer reads.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.tools.playing import Options, begin
from untot.games import load_game
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, Talk, replay
from untot.kernel.record import Record
from untot.kernel.state import State
from untot.lab.soak import give_random_answer

TESTS: Final = Path(__file__).parents[1]
ANSWERS_BETWEEN_DIGESTS: Final = 20


@dataclass(frozen=True, slots=True)
class Fixture:
    """How a recorded match is made: by random players with a fixed seed, who sometimes talk and take things back."""

    seats: int
    seed: int
    options: Options


FIXTURES: Final[dict[str, dict[str, Fixture]]] = {
    "mall_of_horror": {
        "3_seats": Fixture(3, 1, {}),
        "3_seats_literal_german_text": Fixture(3, 2, {"literal_german_text": "on"}),
        "4_seats_end_of_round": Fixture(4, 3, {"end_check": "end_of_round"}),
        "4_seats_threats_never": Fixture(4, 4, {"threat_by_absent": "never"}),
        "5_seats": Fixture(5, 5, {}),
        "5_seats_named_chief_whispers": Fixture(5, 6, {"first_chief": "named", "whispers": "on"}),
        "6_seats_zombies_every_round": Fixture(6, 7, {"eliminated_zombie": "every_round"}),
        "6_seats_all_options": Fixture(
            6, 8,
            {
                "literal_german_text": "on", "eliminated_zombie": "every_round", "end_check": "end_of_round",
                "threat_by_absent": "never", "first_chief": "named", "whispers": "on", "talk_timer": 30,
            },
        ),
    }
}  # fmt: skip


def folder(game: str) -> Path:
    return TESTS / game / "recorded"


# -- making them ------------------------------------------------------------------------------------------------


def recorded_match(game: Game, fixture: Fixture) -> LiveMatch:
    """Random players; the last seat passes by a standing order."""
    match = begin(game, fixture.seats, fixture.seed, fixture.options)
    rng = random.Random(fixture.seed)
    for seat in range(fixture.seats):
        match.hold(seat, "person" if seat else "bot:random")
    match.order(fixture.seats - 1, "pass", is_on=True)
    while not match.is_over:
        give_random_answer(match, rng)
        if rng.random() < 0.1:
            _take_back_and_give_again(match)
        if rng.random() < 0.05:
            _talk(match, rng)
    return match


def _take_back_and_give_again(match: LiveMatch) -> None:
    assert match.track is not None
    seat = match.track.answers[-1][0]
    if match.why_not_undo(seat) is None:
        match.undo(seat)
        match.redo(seat)


def _talk(match: LiveMatch, rng: random.Random) -> None:
    """Something is said, to one seat alone if that is allowed."""
    seat, other = rng.sample(range(match.state.seats), 2)
    for talk in (Talk("Stimmst du für mich?", to=other), Talk("Nicht ich!")):
        if match.why_not_say(seat, talk) is None:
            match.say(seat, talk)
            return


# -- reading them -----------------------------------------------------------------------------------------------


def digest(state: State) -> str:
    return blake2b(msgspec.json.encode(state.to_plain(), order="deterministic"), digest_size=8).hexdigest()


def playthrough(game: Game, record: Record) -> str:
    """What happened, an event a line in ids; then a digest of the State now and then, and how it ended."""
    match = replay(game, record)
    lines = [_event_line(number, msgspec.to_builtins(event)) for number, event in enumerate(match.events)]
    return "\n".join([*lines, *_digest_lines(game, record), f"result {match.state.result}", f"hash {record.hash}", ""])


def _event_line(number: int, event: dict[str, Any]) -> str:
    known = {**event.get("args", {}), **{f"({name})": value for name, value in event.get("secret", {}).items()}}
    words = [f"{name}={msgspec.json.encode(value).decode()}" for name, value in known.items()]
    return " ".join([str(number), event["name"], event["clause"], *words]).replace('"', "")


def _digest_lines(game: Game, record: Record) -> Iterator[str]:
    numbers = [line["n"] for line in record.lines if "answer" in line]
    for answers in range(ANSWERS_BETWEEN_DIGESTS, len(numbers) + 1, ANSWERS_BETWEEN_DIGESTS):
        state = replay(game, record, upto=numbers[answers - 1]).state
        yield f"after {answers} answers {digest(state)}"


def write_all() -> None:
    for name, fixtures in FIXTURES.items():
        folder(name).mkdir(exist_ok=True)
        for file, fixture in fixtures.items():
            record = recorded_match(load_game(name), fixture).record
            (folder(name) / f"{file}.jsonl").write_text(record.to_text(), "utf-8")
            (folder(name) / f"{file}.txt").write_text(playthrough(load_game(name), record), "utf-8")


if __name__ == "__main__":
    write_all()
