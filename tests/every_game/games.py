"""What the generic tests must know of each game, and nothing else. A new game needs one entry in KNOWN."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest

from tests.every_game import mall
from tests.every_game.twins import Twin
from tests.tools.playing import Played
from untot.games import NAMES, load_game
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.lab.soak import WATCHED


@dataclass(frozen=True, slots=True)
class Known:
    """`decisions` are the names of the catalogue's table; `attempts` things that a person may try at any time, legal
    or not; `secrets` what must not rest in a local; `twins` other matches that a seat cannot tell from this one;
    `leaks` the same game with a planted leak; `pieces` the component counts of the content, and of the catalogue.
    """

    decisions: frozenset[str]
    attempts: Callable[[Any, Seat], list[str]]
    secrets: Callable[[Any], list[object]]
    twins: Callable[[Played, int], Iterator[Twin]]
    leaks: dict[str, Game]
    pieces: Callable[[], dict[str, object]]
    catalogue: dict[str, object]


KNOWN: Final[dict[str, Known]] = {
    "mall_of_horror": Known(
        decisions=mall.DECISIONS,
        attempts=mall.attempts,
        secrets=mall.secrets,
        twins=mall.twins,
        leaks=mall.LEAKS,
        pieces=mall.pieces,
        catalogue=mall.CATALOGUE,
    )
}

GAMES: Final = {name: load_game(name) for name in NAMES}


SETS: Final = {name: WATCHED[name].option_sets for name in NAMES}

EVERY_KIND: Final = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name in NAMES
    for seats in GAMES[name].seat_counts
    for number, options in enumerate(SETS[name])
]
"""Every game with every number of seats and every option set."""
SOME_KINDS: Final = [
    pytest.param(name, seats, SETS[name][turn % len(SETS[name])], id=f"{name}-{seats}")
    for name in NAMES
    for turn, seats in enumerate(GAMES[name].seat_counts)
]
"""Every game with every number of seats, the option sets in turn: for tests that take their time."""
