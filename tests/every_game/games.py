"""The games under test, and all kinds of matches of them."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest

from tests.every_game.known import Known
from tests.tools.playing import Options
from untot.games import NAMES, load_game
from untot.lab.watching import fitting_sets

KNOWN: Final[dict[str, Known]] = {name: import_module(f"tests.{name}.known").KNOWN for name in NAMES}
GAMES: Final = {name: load_game(name) for name in NAMES}


SETS: Final = {(name, seats): fitting_sets(game, seats) for name, game in GAMES.items() for seats in game.seat_counts}


def _sample(name: str) -> list[tuple[int, int, Options]]:
    """Seats, the number of the option set, and the set."""
    every = [(seats, *kind) for seats in GAMES[name].seat_counts for kind in enumerate(SETS[name, seats])]
    return every[:: KNOWN[name].every]


KINDS: Final = {name: _sample(name) for name in NAMES}
EVERY_KIND: Final = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name in NAMES
    for seats, number, options in KINDS[name]
]
"""Every game with every number of seats and every option set, or a sample of them."""
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
    for turn, seats in enumerate(GAMES[name].seat_counts[:: 1 if KNOWN[name].every == 1 else 3])
]
"""Every game with every number of seats, or a third of them, the option sets in turn: for tests that take long."""
