"""Chapter 15: two players. Their beginning and their turn stand in test_c15_beginning.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.fight_facts import standing, targets
from untot.games.zombie_town.rules.c5_entries import enter
from untot.games.zombie_town.rules.c10_damage import hurt
from untot.games.zombie_town.rules.c11_owning import claim, why_not_hold
from untot.games.zombie_town.rules.c14_scoring import leaders, score
from untot.games.zombie_town.rules.c15_two_players import (
    actions_of_a_turn,
    counted_colours,
    free_moves_of_a_turn,
    zombie_moves,
)
from untot.kernel.rulebook import clause

TWO = "red+blue green+yellow"


def two(**position: Any) -> Table:
    """Red and blue belong to one seat, green and yellow to the other."""
    return table(TWO, **position)


@clause("ZT-15.7", "ZT-15.8")
def test_zt_15_7_a_player_has_six_actions_and_two_free_movements() -> None:
    assert (actions_of_a_turn(two().g), free_moves_of_a_turn(two().g)) == (6, 2)
    assert (actions_of_a_turn(table().g), free_moves_of_a_turn(table().g)) == (3, 1)


@clause("ZT-15.9", "ZT-12.1")
def test_e12_with_two_players_twice_as_many_zombies_move_as_the_day_counter_shows() -> None:
    assert zombie_moves(two(day=2).g) == 4
    assert zombie_moves(table(day=7).g) == 7 and zombie_moves(table(day=5).g) == 5


@clause("ZT-15.11")
def test_zt_15_11_four_buildings_hold_per_colour() -> None:
    t = two(owners=dict.fromkeys(("bld_01", "bld_02", "bld_03", "bld_04"), "red"))
    assert why_not_hold(t.g, "red", "bld_05") == "ZT-11.4" and why_not_hold(t.g, "blue", "bld_05") is None


@clause("ZT-15.12")
def test_zt_15_12_both_colours_are_one_player_for_home_bases_and_attacks() -> None:
    t = two(where={"red": "A6", "blue": "bld_11", "green": "bld_11"}, homes={"bld_11": "red"}, turn="blue")
    assert targets(t.g, t.pawn("blue")) == ["green"]
    enter(t.g, "red", "bld_11", "walk")
    assert t.owner("bld_11") == "red", "the sister holds the home base"


@clause("ZT-15.12")
def test_a_sister_inside_keeps_the_home_base_from_being_lost() -> None:
    t = two(where={"blue": "bld_11", "green": "A6"}, homes={"bld_11": "red"})
    enter(t.g, "green", "bld_11", "walk")
    assert t.owner("bld_11") == "red"


@clause("ZT-15.13", "ZT-10.5", "ZT-10.6")
def test_zt_15_13_a_seat_with_one_dead_pawn_keeps_everything_until_both_are_dead() -> None:
    t = two(health={"red": 1, "blue": 1}, hands={"red": "pistol"}, day=3)
    hurt(t.g, "red", "ZT-10.4")
    assert t.told("seat_eliminated") == [] and t.hand("blue") == ["pistol"]
    assert (actions_of_a_turn(t.g), free_moves_of_a_turn(t.g), zombie_moves(t.g)) == (6, 2, 6)
    hurt(t.g, "blue", "ZT-10.4")
    assert t.told("seat_eliminated") == [{"seat": 0}] and t.g.discard == ["pistol"]


@pytest.mark.parametrize(("option", "points"), [("zero", 4), ("count", 11)])
@clause("ZT-15.14", "ZT-1.6")
def test_zt_15_14_the_points_of_both_pawns_are_added_a_dead_one_by_option(option: str, points: int) -> None:
    t = two(kills={"red": 7, "blue": 4}, health={"red": 0}, two_player_dead_pawn=option)
    assert score(t.g, 0) == points
    assert score(two(kills={"red": 7, "blue": 4}).g, 0) == 11


@clause("ZT-15.14", "ZT-14.5")
def test_an_eliminated_seat_counts_nothing_even_by_option() -> None:
    t = two(kills={"red": 7}, health={"red": 0, "blue": 0}, two_player_dead_pawn="count")
    assert counted_colours(t.g, 0) == [] and leaders(t.g) == [1]


@clause("ZT-14.12", "ZT-15.14")
def test_a_tie_is_broken_by_the_kills_of_the_colours_that_count() -> None:
    t = two(kills={"red": 5, "blue": 2, "green": 3}, health={"red": 0}, homes={"bld_01": "blue", "bld_02": "yellow"},
            houses={"bld_01": "normal", "bld_02": "nurse:4"})  # fmt: skip
    assert (score(t.g, 0), score(t.g, 1)) == (7, 7) and leaders(t.g) == [1]


@clause("ZT-15.16")
def test_zt_15_16_both_pawns_on_a_square_are_one_group_and_each_takes_its_loss_and_flees() -> None:
    t = two(
        where={"red": "A6", "blue": "A6"}, zombies={"A6": 1}, companions={"blue": "-"},
        steps=[("zombie_comes", "A6", 1, 0)],
    )  # fmt: skip
    assert len(t.told("zombie_faced")) == 1 and t.ask == "flee_to" and t.pawn("red").health == 3
    t.answer("red", "to:D6")
    assert t.ask == "who_suffers" and t.options() == ["hurt:blue", "lose:survivor.1"]
    t.answer("blue", "lose:survivor.1", "to:D6")
    assert t.pawn("blue").health == 4 and t.pawn("blue").square == "D6"


@clause("ZT-15.16", "ZT-10.12")
def test_both_trapped_pawns_settle_the_zombie_together() -> None:
    around = {"B1": 1, "A2": 1, "B2": 1}
    t = two(where={"red": "A1", "blue": "A1"}, zombies={"A1": 1, **around}, steps=[("zombie_comes", "A1", 1, 0)])
    assert t.pawn("red").is_trapped and t.pawn("blue").is_trapped
    t.go_on(("turn", 0))
    assert len(t.told("zombie_faced")) == 2 and (t.pawn("red").health, t.pawn("blue").health) == (2, 2)


@clause("ZT-15.17")
def test_t25_a_sister_colour_at_ones_building_changes_no_owner() -> None:
    t = two(owners={"bld_03": "red"}, barricades={"bld_03": "barricade_3/red"})
    claim(t.g, "blue", "bld_03")
    assert t.owner("bld_03") == "red" and t.events == []
    claim(t.g, "green", "bld_03")
    assert t.owner("bld_03") == "green"


@clause("ZT-15.17")
def test_a_survivor_belongs_to_the_owner_of_the_building_or_to_the_pawn_that_fetched_it() -> None:
    t = two(where={"blue": "bld_03"}, owners={"bld_03": "red"}, placed={"bld_03": "- -"}, turn="blue")
    assert standing(t.g, "survivor.1").colour == "red"
    t.go_on(("do", "blue", "fetch pawn:blue who:survivor.1"))
    assert standing(t.g, "survivor.1").colour == "blue" and standing(t.g, "survivor.2").colour == "red"
    with pytest.raises(LookupError):
        standing(t.g, "survivor.3")


@clause("ZT-15.17")
def test_at_a_foreign_building_the_acting_colour_becomes_the_owner_with_its_own_chips() -> None:
    t = two(owners={**dict.fromkeys(("bld_01", "bld_02", "bld_03", "bld_04"), "red"), "bld_05": "green"})
    assert why_not_hold(t.g, "red", "bld_05") == "ZT-11.4"
    claim(t.g, "blue", "bld_05")
    assert t.owner("bld_05") == "blue"


@clause("ZT-15.18")
def test_zt_15_18_a_kill_belongs_to_the_colour_whose_weapon_fired() -> None:
    t = two(
        where={"red": "bld_11", "blue": "bld_11"},
        zombies={"bld_11": 1},
        owners={"bld_11": "red"},
        placed={"bld_11": "pistol"},
        companions={"blue": "rifle"},
        combat="same_square same_square",
        steps=[("zombie_comes", "bld_11", 1, 0)],
    )
    t.answer("blue", "fire:rifle.1")
    t.g.zombies = {"bld_11": 1}
    t.go_on(("zombie_comes", "bld_11", 1, 0)).answer("red", "fire:pistol.1")
    assert (t.pawn("red").kills, t.pawn("blue").kills) == (1, 1)
