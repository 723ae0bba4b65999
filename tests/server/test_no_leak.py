"""No frame, reply, export or error of the server tells a seat what it may not know.

Twins (tests/every_game/twins.py) are two matches that differ only in what a seat has not seen. Both are played on a
real server; everything that this seat is sent - the export of the record after every answer; also when it asks why,
asks for a hint, tries to take back, makes mistakes or comes back - must be equal, byte by byte.

`scripts/soak --twins` plays more twins, each from its first answer. Here a twin begins shortly before its secret is
out: what was said and stored until then is in the first frames and in every export.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from tests.every_game.games import KNOWN
from tests.every_game.twins import Twin
from tests.server.devices import Device
from tests.server.eyes import Eye, held_still
from tests.server.houses import ME, Running
from tests.tools.playing import Played, played
from untot.games import NAMES, load_game
from untot.kernel.chance import salt
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.record import Record
from untot.kernel.state import OptionValue
from untot.server.rooms import Room

IS_SOAK = "UNTOT_TWINS" in os.environ
OF_A_KIND = 4 if IS_SOAK else 1
"""So many twins of each kind of secret: cards, dice, sealed answers."""
LAST_ANSWERS = 10_000 if IS_SOAK else 8
"""So many answers are given over the wire before the secret is out."""
MOST_TWINS = 2_000
"""Some games have far more: so many to choose from."""


class Planned(NamedTuple):
    """A random match, and the kinds of secrets in it."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, OptionValue], ...]
    secrets: frozenset[str]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"


def plan(game: str, seats: int, seed: int, secrets: str, **options: OptionValue) -> Planned:
    return Planned(game, seats, seed, tuple(options.items()), frozenset(secrets.split()))


MATCHES: Final = [
    plan("mall_of_horror", 3, 5, "sealed dice cards", whispers="on"),
    plan("mall_of_horror", 4, 6, "sealed dice cards", whispers="on", eliminated_zombie="every_round"),
    plan("zombicide", 1, 5, "deck zombie_deck", mission="02"),
    plan("zombicide", 2, 6, "deck zombie_deck", mission="09"),
    plan("zombie_town", 2, 5, "sealed cards", days=1),
    plan("zombie_town", 3, 6, "sealed cards", days=2),
    plan("dawn_of_the_zeds", 2, 5, "looked events fates research", level="IV", mode="competitive"),
    plan("dawn_of_the_zeds", 3, 23, "looked events fates research", level="V", mode="competitive"),
    plan("flick_em_up", 2, 21, "chip pool destiny error", scenario="7"),
    plan("flick_em_up", 3, 5, "sealed objective chip pool destiny error", scenario="8"),
]
"""Whole matches of every game. Of those of Dawn of the Zeds the heroes look at the next event in the first and at all
fates in the second; those of Flick 'em Up have two groups: in both somebody thinks about a chip, in the second all
have objectives."""
ONE_OF_EACH: Final = MATCHES[::2]
WITH_SEALED_ANSWERS: Final = [match for match in MATCHES[1::2] if "sealed" in match.secrets]


def sent(server: Running, match: Played, twin: Twin) -> list[list[str]]:
    with held_still(server) as world:
        return Eye(server, world, match, twin.seat, max(0, twin.until - LAST_ANSWERS)).play(twin.until)


def difference(server: Running, match: Played, twin: Twin) -> str | None:
    """What gives the twin of a match away, if anything does."""
    ours = sent(server, match, twin)
    with twin.changed():
        theirs = sent(server, replace(match, answers=twin.answers), twin)
    for number, (mine, others) in enumerate(zip(ours, theirs, strict=True)):
        if mine != others:
            return f"{twin.what}: seat {twin.seat} after {number} of {len(ours)} answers:\n{mine}\n{others}"
    return None


@cache
def twins_of(planned: Planned) -> tuple[Played, list[Twin]]:
    """The match, and of every kind of secret some, each for other eyes; those that are kept for long, if any are."""
    match = played(load_game(planned.game), planned.seats, planned.seed, dict(planned.options))
    kinds: dict[str, list[Twin]] = {}
    for twin in islice(KNOWN[planned.game].twins(match, planned.seed), MOST_TWINS):
        kinds.setdefault(kind_of(twin), []).append(twin)
    rng, found = Random(planned.seed), list[Twin]()
    for twins in kinds.values():
        long = [twin for twin in twins if twin.until > LAST_ANSWERS] or twins
        found += rng.sample(long, min(OF_A_KIND, len(long)))
    assert set(kinds) == planned.secrets
    return match, found


def kind_of(twin: Twin) -> str:
    return "sealed" if " instead of " in twin.what else twin.what.split()[0].rstrip(":")


def differences(server: Running, planned: Planned) -> Iterator[str | None]:
    """What gives the twins of a random match away."""
    match, twins = twins_of(planned)
    return (difference(server, match, twin) for twin in twins)


def test_all_games_are_played() -> None:
    assert {planned.game for planned in ONE_OF_EACH} == set(NAMES)


@pytest.mark.parametrize("planned", MATCHES, ids=str)
def test_nothing_on_the_wire_tells_twins_apart(server: Running, planned: Planned) -> None:
    assert set(differences(server, planned)) == {None}


# -- planted leaks ----------------------------------------------------------------------------------------------


def leaky_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table says a number that depends on everything that is hidden."""
    table: Callable[[Room], Any] = Room.table

    def leaky(room: Room) -> Any:
        return msgspec.structs.replace(table(room), stopped_at=hidden_number(room.live))

    monkeypatch.setattr(Room, "table", leaky)


def leaky_export(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same at the end of the export of a running match."""
    export: Callable[[LiveMatch, Seat | None], str] = LiveMatch.export

    def leaky(live: LiveMatch, seat: Seat | None) -> str:
        return f'{export(live, seat)}{{"leak":{hidden_number(live)}}}\n'

    monkeypatch.setattr(LiveMatch, "export", leaky)


def hidden_number(live: LiveMatch) -> int:
    """What lies open is the same for twins."""
    return hash(repr(live.state.to_plain())) % 1_000_003


@pytest.mark.parametrize("leak", [leaky_table, leaky_export])
@pytest.mark.parametrize("planned", ONE_OF_EACH, ids=str)
def test_a_leak_on_the_wire_would_be_found(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    planned: Planned,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)
    assert any(differences(server, planned))


@pytest.mark.parametrize("planned", WITH_SEALED_ANSWERS, ids=str)
def test_an_unveiled_answer_on_the_wire_would_be_found(
    server: Running, monkeypatch: pytest.MonkeyPatch, planned: Planned
) -> None:
    """An export that veils until the question closes, and no longer."""
    monkeypatch.setattr(LiveMatch, "export", lambda live, seat: live.record.export(seat, ()))
    assert any(differences(server, planned))


def test_the_running_hash_that_everybody_sees_is_salted(server: Running) -> None:
    """Whoever tries all possible ballots against the hash finds none of them, without the salt of the secret seed."""
    match = played(load_game("mall_of_horror"), 3, 5, {})
    links = server.call(server.house.lobby.open(match.begin(), [ME] * 3))
    table = Device(server.url, *links.seats)
    for seat, answer in match.answers:
        question = table.newest[seat]["question"]
        before = table.table["hash"]
        table.answer(seat, answer)
        if question["closes"] == "all":
            break
    line = server.do(lambda: server.house.lobby.rooms[links.id].live.record.lines[-1])
    seed = server.do(lambda: server.house.lobby.rooms[links.id].live.seed)
    assert line["salt"] == salt(seed, line["n"]) and table.table["hash"] == line["hash"]
    known = {key: value for key, value in line.items() if key not in ("salt", "hash", "n")}
    for guess in question["form"]["options"]:
        assert chained(before, line["n"], {**known, "answer": guess}) != table.table["hash"]
    assert chained(before, line["n"], {**known, "salt": line["salt"]}) == table.table["hash"]
    assert line["salt"] not in "".join(table.raw)
    table.close()


def chained(before: str, number: int, content: dict[str, Any]) -> str:
    """The hash of such a line after this one."""
    record = Record({})
    record.head["hash"] = before
    record.lines = [{"hash": before}] * (number - 1)
    return str(record.add(**content)["hash"])
