"""A game that asks the world: stand-ins in random play, its own physics in the arena, nothing computed in replays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.pebbles import GAME, PebbleState
from tests.tools.playing import random_match
from untot.bots import make_bot
from untot.bots.arena import Bout
from untot.games import load_game, names
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch, replay
from untot.kernel.packages import forget, register
from untot.kernel.seeing import Seen
from untot.lab.watching import end_wrongs
from untot.worlds import simulated, world_of


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register("pebbles", "tests.games.pebbles")
    yield
    forget("pebbles")


def test_a_game_that_lies_elsewhere_is_found_like_any_other() -> None:
    assert "pebbles" in names() and load_game("pebbles") is GAME


def test_a_stand_in_answers_in_random_play_and_the_match_ends_lawfully() -> None:
    for seed in range(5):
        match = random_match(GAME, 4, seed, {"mode": "teams"})
        assert list(end_wrongs(match)) == []
        assert replay(GAME, match.record).record.lines == match.record.lines


def test_the_arena_asks_the_games_own_world() -> None:
    match = LiveMatch.begin(GAME, 2, seed_of(1), {}, is_secret=False)
    Bout(match, [make_bot("careful", seat) for seat in range(2)]).play()
    g = match.state
    assert isinstance(g, PebbleState) and all(place != (0, 0) for place in g.pebbles)
    tracks = [line["track"] for line in match.record.lines if line.get("by") == "world"]
    assert len(tracks) == 4 and set(tracks) == set(match.tracks)
    assert replay(GAME, match.record).state == match.state, "replays never compute"


def test_the_same_question_has_the_same_answer() -> None:
    match = LiveMatch.begin(GAME, 2, seed_of(1), {}, is_secret=False)
    match.answer(0, "angle=45 force=70")
    assert match.ask is not None
    assert simulated(world_of("pebbles"), match.ask) == simulated(world_of("pebbles"), match.ask)


def test_a_team_knows_its_numbers_and_not_those_of_the_others() -> None:
    match = LiveMatch.begin(GAME, 4, seed_of(1), {"mode": "teams"}, is_secret=False)
    known = [list(Seen(match, seat).view()["lucky"]) for seat in (0, 1, 2, 3, None)]
    assert known == [["red", "yellow"], ["blue", "green"], ["red", "yellow"], ["blue", "green"], []]
    alone = LiveMatch.begin(GAME, 4, seed_of(1), {"mode": "alone"}, is_secret=False)
    assert list(Seen(alone, 2).view()["lucky"]) == ["yellow"]
