"""No piece is lost or doubled on the way through a match."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.every_game.games import EVERY_KIND, GAMES
from tests.tools.playing import Options, begin, decisions
from untot.games.mall_of_horror import GAME
from untot.games.mall_of_horror.state import MallState
from untot.lab.soak import WATCHED, mall_wrongs


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_KIND)
def test_no_piece_is_lost_or_doubled(name: str, seats: int, options: Options) -> None:
    wrongs = WATCHED[name].wrongs
    for seed in range(200, 203):
        match = begin(GAMES[name], seats, seed, options)
        before = match.state.copy()
        for _ in decisions(match, seed):
            assert list(wrongs(before, match.state)) == []
            before = match.state.copy()
        assert list(wrongs(before, match.state)) == []


def damage_hand(g: MallState) -> None:
    next(hand for hand in g.hands if hand).pop()


def double_card(g: MallState) -> None:
    g.played.append("pistol")


def wake_the_dead(g: MallState) -> None:
    g.where["brown.little_girl"] = "parking"


def crowd(g: MallState) -> None:
    g.where = dict.fromkeys(g.where, "restroom")


def stand_in_a_closed_place(g: MallState) -> None:
    g.closed.append(next(iter(g.where.values())))


def owe_zombies(g: MallState) -> None:
    g.zombies["parking"] = -1


def hide_a_ghost(g: MallState) -> None:
    g.hidden.append("brown.little_girl")


def forget_a_gift(g: MallState) -> None:
    g.gifts.append((0, 1, "nothing"))


def misremember_the_deck(g: MallState) -> None:
    g.buried.append((0, "nothing"))


@pytest.mark.parametrize(
    "damage",
    [
        damage_hand, double_card, wake_the_dead, crowd, stand_in_a_closed_place, owe_zombies, hide_a_ghost,
        forget_a_gift, misremember_the_deck,
    ],
)  # fmt: skip
def test_whatever_goes_wrong_in_the_mall_is_noticed(damage: Callable[[MallState], None]) -> None:
    match = begin(GAME, 4, 1, {})
    state = next(match.state for match in decisions(match, 1) if getattr(match.state, "round", 0) == 2)
    assert isinstance(state, MallState)
    before = state.copy()
    assert list(mall_wrongs(before, state)) == []
    damage(state)
    assert list(mall_wrongs(before, state)) != []
