"""Chapter 1: aim, seats, options."""

from __future__ import annotations

import pytest

from tests.zombie_town.beginning import new_match, town
from tests.zombie_town.table import table
from untot.games.zombie_town import GAME
from untot.games.zombie_town.facts import seats_from
from untot.kernel.errors import BadOptions
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen


@clause("ZT-1.1")
def test_zt_1_1_alive_at_the_end_with_most_points_wins() -> None:
    t = table(kills={"red": 3, "blue": 5, "green": 9}, health={"green": 0}, day=10, steps=[("end_of_day",)])
    assert t.g.result is not None and t.g.result.winners == (1,)


@pytest.mark.parametrize("seats", [1, 7])
@clause("ZT-1.2")
def test_zt_1_2_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new_state(seats, {}, bytes(32))
    assert refused.value.clause == "ZT-1.2"
    assert [len(town(new_match(count)).pawns) for count in (2, 3, 6)] == [4, 3, 6]


@pytest.mark.parametrize(("seats", "days", "last"), [(3, 0, 10), (6, 0, 8), (6, 12, 12), (2, 1, 1)])
@clause("ZT-1.3")
def test_zt_1_3_the_days_are_ten_or_eight_or_as_agreed(seats: int, days: int, last: int) -> None:
    assert Seen(new_match(seats, days=days), None).view()["days"] == last


@clause("ZT-1.3")
def test_zt_1_3_a_die_has_twelve_faces() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new_state(3, {"days": 13}, bytes(32))
    assert refused.value.clause == "ZT-1.3"


@pytest.mark.parametrize(("value", "box", "discard"), [("box", 14, 0), ("discard", 0, 14)])
@clause("ZT-1.4", "ZT-3.18")
def test_zt_1_4_cards_left_over_stay_in_the_box_or_make_the_discard_pile(value: str, box: int, discard: int) -> None:
    g = town(new_match(4, leftover_cards=value))
    assert (len(g.deck), len(g.discard)) == (box, discard)


@pytest.mark.parametrize(("value", "supply"), [("limited", 76), ("recycle", 77)])
@clause("ZT-1.5")
def test_zt_1_5_killed_figures_return_only_by_option(value: str, supply: int) -> None:
    t = table(
        where={"red": "bld_11"}, weapons={"red": "pistol"}, zombies={"B7": 1}, combat="two_away", turn="red",
        steps=[("do", "red", "attack target:B7 with:pistol.1")], zombie_supply=value,
    )  # fmt: skip
    assert (t.g.supply, t.pawn("red").kills) == (supply, 1)


@pytest.mark.parametrize("value", ["limited", "recycle"])
@clause("ZT-1.5", "ZT-12.21")
def test_zt_1_5_a_figure_killed_for_nobody_goes_back_in_any_case(value: str) -> None:
    t = table(
        barricades={"bld_11": "barricade_1_trap_2/blue"}, zombies={"A6": 1, "B7": 1}, steps=[("press", "B7", 0)],
        zombie_supply=value,
    )  # fmt: skip
    assert t.g.zombies == {} and t.g.supply == 78


@pytest.mark.parametrize(("value", "points"), [("zero", 2), ("count", 5)])
@clause("ZT-1.6")
def test_zt_1_6_a_dead_pawn_counts_only_by_option(value: str, points: int) -> None:
    t = table(
        "red+blue green+yellow", kills={"red": 2, "blue": 3}, health={"blue": 0}, day=10, steps=[("end_of_day",)],
        two_player_dead_pawn=value,
    )  # fmt: skip
    assert t.g.result is not None and t.g.result.scores[0] == points


@clause("ZT-1.7")
def test_zt_1_7_the_youngest_is_named_or_drawn() -> None:
    assert town(new_match(4, "choose_colour", youngest_seat=3)).youngest == 2
    drawn = {town(new_match(4, "choose_colour", seed)).youngest for seed in range(20)}
    assert drawn == {0, 1, 2, 3}
    with pytest.raises(BadOptions):
        GAME.new_state(3, {"youngest_seat": 4}, bytes(32))


@clause("ZT-1.8")
def test_zt_1_8_clockwise_is_the_order_of_the_seats() -> None:
    assert seats_from(table("red blue green black").g, 2) == [2, 3, 0, 1]
