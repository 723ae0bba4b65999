"""No observation, mask or info of an environment tells a seat what it may not know.

A match is played through the environment. Then something hidden is exchanged, the same is played again, and all that a
seat gets - the array, the text, the mask, the info, the reward, whose turn it is - is compared byte by byte.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, zip_longest
from random import Random
from typing import Any
from zlib import crc32

import pytest
from msgspec import structs

from tests.every_game.games import GAMES, KNOWN, SETS
from tests.every_game.twins import Twin
from tests.tools.playing import Options, Played
from untot.games import NAMES
from untot.kernel.events import WORLD, Seat
from untot.lab.environments.aec import TableEnv
from untot.lab.environments.kit import Kit, kit_of
from untot.lab.environments.measured import load
from untot.lab.environments.words import WAIT

TWINS = int(os.environ.get("UNTOT_TWINS", "30")) // 10
"""A sample; `scripts/soak` takes more."""
MOST_READ = 8 * TWINS
"""So many answers are read in words, which takes long."""
CLOCKS = {name: "day" if name == "zombie_town" else "round" for name in NAMES}
"""A number of each View in which a secret can be hidden."""


def table_of(kit: Kit, seats: int, options: Options, observations: str) -> TableEnv:
    return TableEnv(kit, seats, options, observations=observations, physics="stand_in")


def played_there(kit: Kit, seats: int, options: Options, seed: int) -> Played:
    """A random match through the environment, as answers."""
    table, rng = table_of(kit, seats, options, "arrays"), Random(seed)
    table.plan.is_tracked = True
    table.reset(seed=seed)
    while not table.episode.is_over:
        table.step(rng.choice(table.episode.legal_actions()))
    track = table.episode.match.track
    assert track is not None
    return Played(kit.game, seats, seed, options, tuple((seat, answer) for seat, answer, _ in track.answers))


def got(table: TableEnv, seat: Seat) -> bytes:
    """All that an agent gets."""
    agent = f"player_{seat}"
    seen = table.observe(agent)
    shown = seen["observation"] if isinstance(seen["observation"], str) else seen["observation"].tobytes()
    rest = (table.infos[agent], table.rewards[agent], table.terminations[agent], table.agent_selection == agent)
    return repr((shown, seen["action_mask"].tobytes(), rest)).encode()


def all_it_gets(
    table: TableEnv, seed: int, answers: tuple[tuple[Seat, str], ...], seat: Seat, until: int
) -> Iterator[bytes]:
    """Whenever it changes, as long as there are no more answers than `until`. How many actions others need for their
    answers nobody can see."""
    table.reset(seed=seed)
    yield (last := got(table, seat))
    for who, answer in answers[:until]:
        if who == WORLD:
            continue
        while table.episode.seat != who:
            table.step(WAIT)
        said = table.episode.answers
        while table.episode.answers == said:
            assert table.episode.walk is not None
            table.step(table.episode.walk.toward(answer))
            if table.episode.answers > until or table.episode.is_over:
                return
            if last != (last := got(table, seat)):
                yield last


def differences(
    kit: Kit, seats: int, options: Options, seed: int, count: int, observations: str
) -> Iterator[str | None]:
    """What gives twins away: the first thing for each, None for twins that are equal."""
    match = played_there(kit, seats, options, seed)
    table = table_of(kit, seats, options, observations)
    for twin in islice((twin for twin in KNOWN[kit.game.name].twins(match, seed) if twin.seat is not None), count):
        yield difference(table, match, twin)


def difference(table: TableEnv, match: Played, twin: Twin) -> str | None:
    assert twin.seat is not None
    until = min(twin.until, MOST_READ) if table.plan.listens else twin.until
    ours = list(all_it_gets(table, match.seed, match.answers, twin.seat, until))
    with twin.changed():
        theirs = list(all_it_gets(table, match.seed, twin.answers, twin.seat, until))
    for number, (one, other) in enumerate(zip_longest(ours, theirs)):
        if one != other:
            return f"{twin.what}: seat {twin.seat} at its {number}th look"
    return None


@pytest.mark.parametrize("observations", ["arrays", "text"])
@pytest.mark.parametrize("name", NAMES)
def test_no_environment_tells_twins_apart(name: str, observations: str) -> None:
    seats = GAMES[name].seat_counts[1]
    options = SETS[name, seats][1 % len(SETS[name, seats])]
    count = TWINS if observations == "arrays" else 1
    assert list(differences(kit_of(GAMES[name]), seats, options, 1, count, observations)) == [None] * count


# -- planted secrets --------------------------------------------------------------------------------------------


def secret_of(name: str, g: Any) -> int:
    return crc32(repr(KNOWN[name].secrets(g)).encode()) % 9


def with_leaky_view(name: str) -> Kit:
    """The number of the round tells something of the decks."""
    game = GAMES[name]

    def view(g: Any, seat: Seat | None) -> Any:
        seen: Any = game.view(g, seat)
        return structs.replace(seen, **{CLOCKS[name]: secret_of(name, g)})

    view.__annotations__ = {"return": type(game.view(game.new_state(game.seat_counts[0], {}, bytes(32)), None))}
    return Kit(replace(game, view=view), load(game))


@pytest.mark.parametrize("name", NAMES)
def test_a_secret_in_the_view_is_found(name: str) -> None:
    seats = GAMES[name].seat_counts[1]
    found = differences(with_leaky_view(name), seats, hiding_options(name), 1, 60, "arrays")
    assert any(told is not None for told in found)


def hiding_options(name: str) -> Options:
    """Options with which something is hidden."""
    return {"scenario": "3"} if name == "flick_em_up" else {}


@pytest.mark.parametrize("where", ["mask", "info", "reward"])
def test_a_secret_elsewhere_is_found(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Kit(GAMES["mall_of_horror"], load(GAMES["mall_of_horror"]))
    plant = {"mask": in_the_mask, "info": in_the_info, "reward": in_the_reward}[where]
    monkeypatch.setattr(TableEnv, "_turn", planted(TableEnv._turn, plant))
    assert any(told is not None for told in differences(kit, 3, {}, 1, 60, "arrays"))


def planted(turn: Callable[[TableEnv], None], plant: Callable[[TableEnv, int], None]) -> Callable[[TableEnv], None]:
    def leaking(table: TableEnv) -> None:
        turn(table)
        plant(table, secret_of("mall_of_horror", table.episode.match.state))

    return leaking


def in_the_mask(table: TableEnv, secret: int) -> None:
    real = type(table.kit).mask

    def mask(walk: Any, may_wait: bool) -> Any:
        made = real(table.kit, walk, may_wait)
        made[0] = secret % 2
        return made

    table.kit.mask = mask  # type: ignore[method-assign]


def in_the_info(table: TableEnv, secret: int) -> None:
    for info in table.infos.values():
        info["luck"] = secret


def in_the_reward(table: TableEnv, secret: int) -> None:
    for agent in table.rewards:
        table.rewards[agent] += secret / 100
