"""Who knows which face-down card: the view shows it, and an imagined match leaves it where it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.zombie_town.beginning import new_match, town
from tests.zombie_town.table import Table, table
from untot.games.zombie_town import GAME
from untot.games.zombie_town.state import TownState
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen


def imagined(g: TownState, seat: int | None, seed: int) -> TownState:
    other = g.copy()
    GAME.redeal(other, seat, Random(seed))
    return other


def acting(**position: Any) -> Table:
    where = {"red": "bld_11", **position.pop("where", {})}
    return table(where=where, turn="red", steps=[("act",)], **position)


def test_the_own_hand_stays_and_other_hands_and_piles_change() -> None:
    g = town(new_match(4))
    worlds = [imagined(g, 0, seed) for seed in range(5)]
    assert all(world.hands[0] == g.hands[0] for world in worlds)
    assert len({str(world.hands[1]) for world in worlds}) > 1
    assert len({str(world.sites["bld_12"].pile) for world in worlds}) > 1
    assert len({str(world.combat_deck) for world in worlds}) > 1


def test_no_world_has_a_zombie_card_in_a_hand_or_anything_else_before_a_building() -> None:
    t = acting(
        hands={"blue": "pistol rifle survivor"}, piles={"bld_01": "event_zombie " * 8 + "barricade_5"},
        owners={"bld_02": "blue"}, barricades={"bld_02": "barricade_1/blue"},
    )  # fmt: skip
    for seed in range(30):
        world = imagined(t.g, 0, seed)
        assert "event_zombie" not in [card for card, _ in world.hands[1]]
        assert world.sites["bld_02"].barricades[0][0].startswith("barricade")


@clause("ZT-7.22", "ZT-7.23")
def test_the_own_barricades_stay_and_those_of_others_change() -> None:
    t = acting(
        owners={"bld_01": "red", "bld_02": "blue"}, deck="barricade_5 barricade_4 barricade_3",
        barricades={"bld_01": "barricade_1/red", "bld_02": "barricade_1/blue barricade_2/red"},
    )  # fmt: skip
    worlds = [imagined(t.g, 0, seed) for seed in range(20)]
    assert {world.sites["bld_01"].barricades for world in worlds} == {(("barricade_1", 0),)}
    assert {world.sites["bld_02"].barricades[1] for world in worlds} == {("barricade_2", 0)}
    assert len({world.sites["bld_02"].barricades[0] for world in worlds}) > 1


def test_a_card_put_back_is_remembered_by_who_put_it_there() -> None:
    t = acting(piles={"bld_11": "pistol rifle fireworks survivor"}).answer("red", "draw", "bottom:pistol")
    assert t.seen_by("red").view()["buildings"][10]["known"] == {"3": "pistol"}
    assert t.seen_by("blue").view()["buildings"][10]["known"] == {}
    assert all(imagined(t.g, 0, seed).sites["bld_11"].pile[3][0] == "pistol" for seed in range(10))


def test_who_saw_a_card_put_back_knows_who_drew_it() -> None:
    t = acting(piles={"bld_11": "pistol rifle"}, where={"blue": "bld_11"}).answer("red", "draw", "top:pistol")
    t.answer("red", "end_turn").go_on(("turn", 1)).answer("blue", "draw", "keep:pistol")
    assert t.seen_by("red").view()["known_hands"] == {"1": ["pistol"]}
    assert t.seen_by("green").view()["known_hands"] == {}


def test_a_card_stored_unseen_is_no_longer_known_to_the_giver() -> None:
    t = acting(hands={"red": "event_pass pistol", "green": "rifle"}).answer("red", "event:event_pass", "give:pistol")
    t.answer("green", "give:rifle")
    assert t.seen_by("green").view()["known_hands"] == {"0": ["rifle"]}
    t.answer("red", "store card:rifle")
    assert t.seen_by("green").view()["known_hands"] == {}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_end_everything_is_shown_and_nothing_is_dealt_anew(seat: int | None) -> None:
    t = table(hands={"red": "pistol"}, piles={"bld_01": "rifle"}, day=10, steps=[("end_of_day",)])
    seen = Seen(t.match, seat).view()
    assert seen["everything"]["hands"]["0"] == ["pistol"] and seen["everything"]["piles"]["bld_01"] == ["rifle"]
    assert imagined(t.g, seat, 1) == t.g
