"""What the generic tests must know of each game, and nothing else. A new game needs one entry in KNOWN."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest

from tests.every_game import mall, town, zombicide
from tests.every_game.twins import Twin
from tests.tools.playing import Played
from untot.games import NAMES, load_game
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.lab.watching import fitting_sets


@dataclass(frozen=True, slots=True)
class Known:
    """`decisions` are the names of the catalogue's table; `attempts` things that a person may try at any time, legal
    or not; `secrets` what must not rest in a local; `twins` other matches that a seat cannot tell from this one;
    `leaks` the same game with a planted leak; `pieces` the component counts of the content, and of the catalogue;
    `rare` decisions that random matches hardly ever come to; every random match has more decisions than `shortest`.
    """

    decisions: frozenset[str]
    attempts: Callable[[Any, Seat], list[str]]
    secrets: Callable[[Any], list[object]]
    twins: Callable[[Played, int], Iterator[Twin]]
    leaks: dict[str, Game]
    pieces: Callable[[], dict[str, object]]
    catalogue: dict[str, object]
    rare: frozenset[str] = frozenset()
    shortest: int = 40


KNOWN: Final[dict[str, Known]] = {
    "mall_of_horror": Known(
        decisions=mall.DECISIONS,
        attempts=mall.attempts,
        secrets=mall.secrets,
        twins=mall.twins,
        leaks=mall.LEAKS,
        pieces=mall.pieces,
        catalogue=mall.CATALOGUE,
    ),
    "zombicide": Known(
        decisions=zombicide.DECISIONS,
        rare=zombicide.RARE,
        shortest=2,
        attempts=zombicide.attempts,
        secrets=zombicide.secrets,
        twins=zombicide.twins,
        leaks=zombicide.LEAKS,
        pieces=zombicide.pieces,
        catalogue=zombicide.CATALOGUE,
    ),
    "zombie_town": Known(
        decisions=town.DECISIONS,
        attempts=town.attempts,
        secrets=town.secrets,
        twins=town.twins,
        leaks=town.LEAKS,
        pieces=town.pieces,
        catalogue=town.CATALOGUE,
        rare=town.RARE,
    ),
}

GAMES: Final = {name: load_game(name) for name in NAMES}


SETS: Final = {(name, seats): fitting_sets(game, seats) for name, game in GAMES.items() for seats in game.seat_counts}

EVERY_KIND: Final = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name in NAMES
    for seats in GAMES[name].seat_counts
    for number, options in enumerate(SETS[name, seats])
]
"""Every game with every number of seats and every option set."""
MANY_SETS: Final = 6
EVERY_MATCH: Final = [
    pytest.param(*kind.values, seed, id=f"{kind.id}-{seed}")
    for kind in EVERY_KIND
    for seed in range(5 if len(GAMES[str(kind.values[0])].watch.option_sets) < MANY_SETS else 1)
]
"""Every kind of match with some seeds; with one where there are many option sets."""
SOME_KINDS: Final = [
    pytest.param(name, seats, SETS[name, seats][turn % len(SETS[name, seats])], id=f"{name}-{seats}")
    for name in NAMES
    for turn, seats in enumerate(GAMES[name].seat_counts)
]
"""Every game with every number of seats, the option sets in turn: for tests that take their time."""
