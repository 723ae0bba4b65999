"""What the client's frame reads of a scene is there in every game, and means something."""

from __future__ import annotations

import msgspec
import pytest

from tests.every_game.games import GAMES
from tests.tools.playing import begin, decisions
from untot.kernel.scenes import Things
from untot.kernel.seeing import Seen
from untot.kernel.words import split, thing_of


def things_of(name: str) -> Things:
    game = GAMES[name]
    match = begin(game, game.seat_counts[0], 1, {})
    return msgspec.convert(Seen(match, None).scene(), Things)


@pytest.mark.parametrize("name", GAMES)
def test_scenes_say_what_things_are_and_how_they_are_tried(name: str) -> None:
    things = things_of(name)
    kinds = {*things.kinds.values(), *things.pieces.values()}
    assert things.kinds and (not things.tries or len(kinds & set(things.tries)) > len(things.tries) / 2)
    assert set(things.numbers) <= set(things.kinds)
    for beginning in (beginning for beginnings in things.tries.values() for beginning in beginnings):
        assert beginning.endswith(":") and split(beginning)


@pytest.mark.parametrize("name", GAMES)
def test_most_things_that_answers_name_are_of_a_kind(name: str) -> None:
    """A person can touch them; numbers and names of cars and players are read in the list."""
    game, named, known = GAMES[name], set[str](), set[str]()
    things = things_of(name)
    for match in decisions(begin(game, game.seat_counts[0], 2, {}), 2):
        assert match.ask is not None
        for seat in match.ask.seats:
            named |= {thing_of(word) for word in match.ask.form(seat).walk([])} - {""}
    known = {thing for thing in named if thing in things.kinds or thing.partition(".")[0] in things.pieces}
    assert len(known) * 2 >= len(named)
