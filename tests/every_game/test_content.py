"""The content is what the catalogue counts."""

from __future__ import annotations

import pytest

from tests.every_game.games import GAMES, KNOWN


@pytest.mark.parametrize(("name", "what"), [(name, what) for name in GAMES for what in KNOWN[name].catalogue])
def test_the_pieces_are_those_of_the_catalogue(name: str, what: str) -> None:
    assert KNOWN[name].pieces()[what] == KNOWN[name].catalogue[what]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_counted_that_the_catalogue_does_not_know(name: str) -> None:
    assert KNOWN[name].pieces().keys() == KNOWN[name].catalogue.keys()
