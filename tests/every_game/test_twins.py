"""Nothing that a seat was ever sent - view, question, event - tells it what it may not know.

Something hidden is exchanged when the match is set up, the same answers are given again, and the messages of a seat
that has not seen it are compared byte by byte, up to the answer after which it does see it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.every_game.games import GAMES, KNOWN, SOME_KINDS
from tests.every_game.twins import difference, sent_to
from tests.tools.playing import Options, played
from untot.games import NAMES
from untot.kernel.game import Game

TWINS_PER_MATCH = int(os.environ.get("UNTOT_TWINS", "30"))
"""A sample; `scripts/soak` takes 200."""


def differences(game: Game, seats: int, seed: int, options: Options, count: int) -> Iterator[str | None]:
    """What gives twins away: all that is found, None for twins that are equal."""
    match = played(game, seats, seed, options)
    twins = list(islice(KNOWN[game.name].twins(match, seed), count))
    messages = {seat: sent_to(match, seat, {twin.until for twin in twins}) for seat in (*range(seats), None)}
    for twin in twins:
        yield difference(match, twin, messages[twin.seat])


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_message_tells_twins_apart(name: str, seats: int, options: Options, seed: int) -> None:
    count = TWINS_PER_MATCH if KNOWN[name].every == 1 else TWINS_PER_MATCH // 3
    assert list(differences(GAMES[name], seats, seed, options, count)) == [None] * count


@pytest.mark.parametrize(("name", "leak"), [(name, leak) for name in NAMES for leak in KNOWN[name].leaks])
def test_a_planted_leak_is_found(name: str, leak: str) -> None:
    game = KNOWN[name].leaks[leak]
    found = (told for seed in range(3) for told in differences(game, game.seat_counts[0], seed, {}, 250))
    assert any(told is not None for told in found), leak
