"""Chapter 14: end and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.rules.c14_scoring import finish, leaders, points, score
from untot.kernel.rulebook import clause
from untot.kernel.state import MatchEnded


def finished(**position: Any) -> Table:
    t = table(**position)
    with pytest.raises(MatchEnded):
        finish(t.g)
    return t


@clause("ZT-14.6", "ZT-14.7", "ZT-14.8", "ZT-14.9", "ZT-14.10")
def test_zt_14_6_kills_barricades_survivors_loaded_weapons_and_house_numbers_count() -> None:
    t = table(
        kills={"red": 3},
        owners={"bld_01": "red", "bld_02": "blue"},
        houses={"bld_01": "nurse:4", "bld_03": "normal"},
        homes={"bld_03": "red"},
        barricades={"bld_01": "barricade_5/blue barricade_1/red", "bld_02": "barricade_4/red"},
        placed={"bld_01": "pistol:0 rifle:1"},
        companions={"red": "- pistol:2"},
        weapons={"red": "pistol:1 shotgun:0"},
    )
    assert points(t.g, "red")._asdict() == {"kills": 3, "barricades": 2, "survivors": 4, "weapons": 3, "houses": 9}
    assert score(t.g, 0) == 21


@clause("ZT-14.6", "ZT-14.8", "ZT-14.9", "ZT-14.10")
def test_e5_three_survivors_four_loaded_weapons_eight_kills_and_two_buildings_make_24() -> None:
    t = table(
        kills={"red": 8},
        owners={"bld_01": "red"},
        homes={"bld_02": "red"},
        houses={"bld_01": "nurse:4"},
        placed={"bld_01": "pistol"},
        companions={"red": "pistol -"},
        weapons={"red": "pistol rifle"},
    )
    assert score(t.g, 0) == 24


@clause("ZT-14.10", "ZT-8.13")
def test_zt_14_10_a_normal_house_is_always_worth_five() -> None:
    t = table(homes={"bld_01": "red"}, houses={"bld_01": "normal"})
    assert points(t.g, "red").houses == 5


@clause("ZT-14.11")
def test_zt_14_11_hand_store_and_health_give_nothing() -> None:
    t = table(hands={"red": "survivor pistol"}, stored={"bld_01": "survivor/red"}, health={"red": 4})
    assert sum(points(t.g, "red")) == 0


@clause("ZT-14.5")
def test_zt_14_5_an_eliminated_player_counts_nothing() -> None:
    t = table(health={"red": 0}, kills={"red": 9})
    assert (score(t.g, 0), points(t.g, "red").kills) == (0, 9)


@clause("ZT-1.1", "ZT-14.12")
def test_zt_1_1_most_points_among_the_living_win() -> None:
    t = finished(kills={"red": 9, "blue": 4, "green": 5}, health={"red": 0})
    assert t.g.result is not None
    assert (t.g.result.reason, t.g.result.winners, t.g.result.scores) == ("last_day", (2,), (0, 4, 5))
    told = {"reason": "last_day", "scores": {"red": 0, "blue": 4, "green": 5}, "winners": ["green"]}
    assert t.told("match_ended") == [told] and t.g.phase == "over"
    assert [(args["pawn"], args["kills"], args["total"]) for args in t.told("points_counted")] == [
        ("blue", 4, 4),
        ("green", 5, 5),
    ]


@clause("ZT-14.12")
def test_zt_14_12_a_tie_is_won_by_most_kills() -> None:
    t = table(kills={"red": 5, "blue": 10}, homes={"bld_01": "red"})
    assert (score(t.g, 0), score(t.g, 1)) == (10, 10) and leaders(t.g) == [1]


@clause("ZT-14.13")
def test_zt_14_13_if_the_kills_are_tied_too_the_victory_is_shared() -> None:
    assert leaders(table(kills={"red": 5, "blue": 5}).g) == [0, 1]


@clause("ZT-14.3")
def test_with_nobody_alive_nobody_wins() -> None:
    t = finished(health=dict.fromkeys(("red", "blue", "green"), 0))
    assert t.g.result is not None and (t.g.result.reason, t.g.result.winners) == ("all_dead", ())
    assert t.clauses_of("match_ended") == ["ZT-14.3"]


@pytest.mark.parametrize(("day", "days", "ends"), [(9, 0, False), (10, 0, True), (4, 4, True), (11, 12, False)])
@clause("ZT-14.1", "ZT-14.2", "ZT-1.3")
def test_zt_14_1_the_match_ends_after_the_round_in_which_the_counter_shows_the_last_day(
    day: int, days: int, ends: bool
) -> None:
    t = table(day=day, days=days, steps=[("end_of_day",)])
    assert (t.g.result is not None) is ends
    assert t.g.day == (day if ends else day + 1)


@clause("ZT-1.3", "ZT-14.1")
def test_with_six_players_the_eighth_day_is_the_last() -> None:
    t = table("red blue green yellow black white", day=8, steps=[("end_of_day",)])
    assert t.g.result is not None


@clause("ZT-14.4")
def test_zt_14_4_with_one_living_player_the_match_goes_on() -> None:
    t = table(where={"blue": "A6"}, zombies={"A6": 1}, health={"blue": 1, "green": 0}, steps=[("suffer", "blue")])
    assert t.told("seat_eliminated") == [{"seat": 1}] and t.g.result is None
