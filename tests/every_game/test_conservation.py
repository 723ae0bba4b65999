"""No piece is lost or doubled on the way through a match."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.every_game.games import EVERY_KIND, GAMES
from tests.tools.playing import Options, begin, decisions
from untot.games.mall_of_horror import GAME
from untot.games.mall_of_horror.state import MallState
from untot.games.mall_of_horror.watch import mall_wrongs
from untot.games.zombicide import GAME as ZOMBICIDE
from untot.games.zombicide.newcomers import new_survivor
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.watch import zombicide_wrongs


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_KIND)
def test_no_piece_is_lost_or_doubled(name: str, seats: int, options: Options) -> None:
    wrongs = GAMES[name].watch.wrongs
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


# -- Zombicide --------------------------------------------------------------------------------------------------


def lose_a_miniature(g: ZombicideState) -> None:
    g.stock["walker"] -= 1


def double_equipment(g: ZombicideState) -> None:
    g.discards.append("pistol")


def double_a_zombie_card(g: ZombicideState) -> None:
    g.zombie_discards.append(g.zombie_deck[0])


def invent_a_zombie_card(g: ZombicideState) -> None:
    g.zombie_discards.append(99)


def leave_the_map(g: ZombicideState) -> None:
    next(iter(g.survivors.values())).zone = ""


def grow_a_third_hand(g: ZombicideState) -> None:
    who = next(survivor for survivor in g.survivors.values() if survivor.slots)
    slot = next(iter(who.slots))
    who.slots["hand_3"] = who.slots.pop(slot)


def forget_what_was_learnt(g: ZombicideState) -> None:
    next(iter(g.survivors.values())).xp = -1


def haunt_nowhere(g: ZombicideState) -> None:
    g.zombies["nowhere"] = {}


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_miniature, double_equipment, double_a_zombie_card, invent_a_zombie_card, leave_the_map,
        grow_a_third_hand, forget_what_was_learnt, haunt_nowhere,
    ],
)  # fmt: skip
def test_whatever_goes_wrong_in_the_town_is_noticed(damage: Callable[[ZombicideState], None]) -> None:
    match = begin(ZOMBICIDE, 2, 1, {})
    state = next(match.state for match in decisions(match, 1) if getattr(match.state, "round", 0) == 2)
    assert isinstance(state, ZombicideState)
    before = state.copy()
    assert list(zombicide_wrongs(before, state)) == []
    damage(state)
    assert list(zombicide_wrongs(before, state)) != []


def test_nobody_comes_back_from_the_dead() -> None:
    state = begin(ZOMBICIDE, 1, 1, {}).state
    assert isinstance(state, ZombicideState)
    state.survivors["amy"] = new_survivor(state, "amy", 0, mission_of(state).start)
    before = state.copy()
    before.survivors["amy"].status = "eliminated"
    assert list(zombicide_wrongs(before, state)) == ["amy was eliminated with 0, is living with 0"]
