"""Recorded matches: whole records that must play the same in every later release, each with a playthrough to read.

After a rule was changed on purpose, and not otherwise:

    python -m tests.tools.recorded zombicide

writes tests/zombicide/recorded anew (without a name: those of all games); the changes of the .txt files are what a
reviewer reads.
"""

from __future__ import annotations

import random
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.tools.playing import Options
from tests.zombicide.content.own_content import MISSION, SURVIVOR
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.events import WORLD
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch, Talk, replay
from untot.kernel.record import Record
from untot.kernel.state import State
from untot.lab.soak import give_random_answer
from untot.worlds import simulated, world_of

TESTS: Final = Path(__file__).parents[1]
ANSWERS_BETWEEN_DIGESTS: Final = 20


@dataclass(frozen=True, slots=True)
class Fixture:
    """How a recorded match is made: by random players with a fixed seed, who sometimes talk and take things back."""

    seats: int
    seed: int
    options: Options
    content: dict[str, Any] = field(default_factory=dict)
    has_physics: bool = False
    """Whether the game's own world answers, and not the stand-in."""


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
    },
    "zombicide": {
        "mission_00_solo": Fixture(1, 1, {"mission": "00"}),
        "mission_02_remaining": Fixture(2, 13, {"mission": "02", "m02_remaining": "on"}),
        "mission_05_6_seats": Fixture(6, 3, {"mission": "05", "manhole_tiles": "named"}),
        "mission_06_random_survivors": Fixture(3, 4, {"mission": "06", "random_survivors": "on"}),
        "mission_07_slippery": Fixture(4, 5, {"mission": "07", "slippery_passes_through": "on"}),
        "mission_09_hidden_colours": Fixture(3, 6, {"mission": "09", "mission_minimum": "warn"}),
        "own_mission_and_survivor": Fixture(
            5, 7, {"random_survivors": "on"},
            {"mission": tomllib.loads(MISSION), "survivors": [tomllib.loads(SURVIVOR)]},
        ),
    },
    "zombie_town": {
        "2_seats": Fixture(2, 1, {"days": 5}),
        "2_seats_dead_pawns_count": Fixture(2, 2, {"days": 4, "two_player_dead_pawn": "count"}),
        "3_seats_ten_days": Fixture(3, 3, {}),
        "4_seats_recycle": Fixture(4, 4, {"days": 4, "zombie_supply": "recycle"}),
        "5_seats_leftovers_discarded": Fixture(5, 5, {"days": 3, "leftover_cards": "discard"}),
        "6_seats_youngest_named": Fixture(6, 6, {"days": 3, "youngest_seat": 4}),
    },
    "flick_em_up": {
        "1_seat_the_way_out": Fixture(1, 1, {}),
        "2_seats_errands_at_rest": Fixture(2, 2, {"scenario": "2", "door_rule": "at_rest", "aim_jitter": "hand"}),
        "4_seats_exile_free_order": Fixture(4, 3, {"scenario": "5", "free_order": "on"}),
        "7_seats_holding_houses": Fixture(7, 4, {"scenario": "8"}),
        "9_seats_winter": Fixture(9, 5, {"scenario": "10", "seats_of_a": 4}),
        "2_seats_physics": Fixture(2, 6, {"scenario": "6"}, has_physics=True),
        "3_seats_physics_missing": Fixture(3, 7, {"scenario": "3"}, has_physics=True),
    },
    "dawn_of_the_zeds": {
        "basic_solo": Fixture(1, 1, {}),
        "basic_competitive": Fixture(2, 2, {"mode": "competitive"}),
        "level_I_two_markers": Fixture(1, 3, {"level": "I", "solo_markers": 2}),
        "level_I_competitive": Fixture(2, 4, {"level": "I", "mode": "competitive"}),
        "level_II_4_seats_agree": Fixture(4, 5, {"level": "II", "team_decision": "agree"}),
        "level_II_competitive": Fixture(5, 6, {"level": "II", "mode": "competitive", "diabolic": "on"}),
        "level_III_medium": Fixture(2, 7, {"level": "III", "length": "medium", "opportunist": "on"}),
        "level_III_competitive": Fixture(3, 8, {"level": "III", "mode": "competitive"}),
        "level_IV_3_seats": Fixture(3, 9, {"level": "IV", "navigation": "on", "i_can_do_it": "bare"}),
        "level_IV_competitive": Fixture(2, 10, {"level": "IV", "mode": "competitive"}),
        "level_V_epic": Fixture(1, 11, {"level": "V", "length": "epic", "maestro": "on", "solo_markers": 4}),
        "level_V_competitive": Fixture(4, 12, {"level": "V", "mode": "competitive", "only_the_tough": "on"}),
    },
}  # fmt: skip


def folder(game: str) -> Path:
    return TESTS / game / "recorded"


# -- making them ------------------------------------------------------------------------------------------------


def recorded_match(game: Game, fixture: Fixture) -> LiveMatch:
    """Random players; the last seat passes by a standing order."""
    seed = seed_of(fixture.seed)
    match = LiveMatch.begin(game, fixture.seats, seed, fixture.options, content=fixture.content, is_secret=False)
    rng = random.Random(fixture.seed)
    for seat in range(fixture.seats):
        match.hold(seat, "person" if seat else "bot:random")
    match.order(fixture.seats - 1, "pass", is_on=True)
    while match.ask is not None:
        if fixture.has_physics and WORLD in match.ask.seats:
            happened = simulated(world_of(game.name), match.ask)
            match.happen(happened.answer, happened.track)
        else:
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
    seat, other = rng.sample(range(max(2, match.state.seats)), 2)
    seat = min(seat, match.state.seats - 1)
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


def write_all(names: list[str]) -> None:
    for name in names or FIXTURES:
        folder(name).mkdir(exist_ok=True)
        for file, fixture in FIXTURES[name].items():
            record = recorded_match(load_game(name), fixture).record
            (folder(name) / f"{file}.jsonl").write_text(record.to_text(), "utf-8")
            (folder(name) / f"{file}.txt").write_text(playthrough(load_game(name), record), "utf-8")


if __name__ == "__main__":
    write_all(sys.argv[1:])
