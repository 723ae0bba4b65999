"""Chapter 10: damage, flight, death."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.rules.c10_damage import hurt
from untot.games.zombie_town.town import DISTANCE
from untot.kernel.rulebook import clause


def hurt_red(**position: Any) -> Table:
    """A zombie on red's square, and no bullet against it."""
    position.setdefault("where", {"red": "A6"})
    return table(zombies={position["where"]["red"]: 1}, steps=[("suffer", "red")], **position)


@clause("ZT-10.1", "ZT-10.4")
def test_zt_10_1_each_damage_lowers_the_player_card_by_one() -> None:
    t = hurt_red()
    assert t.told("pawn_hurt") == [{"pawn": "red", "health": 3}] and t.clauses_of("pawn_hurt") == ["ZT-10.4"]


@clause("ZT-10.3")
def test_zt_10_3_a_trap_hurts_by_its_own_clause_and_causes_no_flight() -> None:
    t = table(where={"red": "A6"})
    hurt(t.g, "red", "ZT-10.3")
    assert t.pawn("red").health == 3 and t.pawn("red").square == "A6" and t.g.agenda == []


@clause("ZT-10.5", "ZT-10.6")
def test_zt_10_5_damage_at_health_1_kills_and_pawn_weapons_companions_and_hand_are_discarded() -> None:
    t = hurt_red(health={"red": 1}, weapons={"red": "rifle:1 pistol:0"}, hands={"red": "event_time barricade_3"})
    assert t.told("pawn_died") == [{"pawn": "red"}] and t.told("seat_eliminated") == [{"seat": 0}]
    assert t.g.discard == ["rifle", "pistol", "event_time", "barricade_3"]
    assert t.told("hand_discarded") == [{"seat": 0, "cards": ["event_time", "barricade_3"]}]
    assert t.pawn("red").square == "" and t.pawn("red").weapons == [] and t.hand("red") == []


@clause("ZT-10.6")
def test_zt_10_6_the_companions_of_a_dead_pawn_go_with_it() -> None:
    t = hurt_red(health={"red": 1}, companions={"red": "pistol -"}).answer("red", "hurt:red")
    assert t.g.discard == ["survivor", "pistol", "survivor"] and t.pawn("red").companions == []


@clause("ZT-10.7")
def test_zt_10_7_buildings_barricades_placed_survivors_and_stored_cards_of_the_dead_stay() -> None:
    t = hurt_red(
        health={"red": 1},
        homes={"bld_12": "red"},
        owners={"bld_11": "red"},
        placed={"bld_11": "pistol"},
        barricades={"bld_11": "barricade_3"},
        stored={"bld_11": "rifle/red"},
    )
    site = t.g.sites["bld_11"]
    assert t.pawn("red").square == "" and (t.owner("bld_11"), t.owner("bld_12")) == ("red", "red")
    assert len(site.survivors) == len(site.barricades) == len(site.stored) == 1


@clause("ZT-10.9", "ZT-14.5")
def test_zt_10_9_an_eliminated_player_cannot_win() -> None:
    t = table(health={"red": 0}, kills={"red": 50}, steps=[("end_of_day",)], day=10)
    assert t.g.result is not None and 0 not in t.g.result.winners and t.g.result.scores[0] == 0


@clause("ZT-10.14", "ZT-9.3")
def test_zt_10_14_kills_of_an_eliminated_player_do_not_return_to_the_pile() -> None:
    t = hurt_red(health={"red": 1}, kills={"red": 7})
    assert t.pawn("red").kills == 7 and t.g.supply == 76
    t = table(health={"red": 0}, owners={"bld_11": "red"}, placed={"bld_11": "pistol"}, zombies={"bld_11": 1},
              combat="same_square", steps=[("zombie_comes", "bld_11", 1, 0)])  # fmt: skip
    t.answer("red", "fire:pistol.1")
    assert t.pawn("red").kills == 1 and t.g.supply == 76


@clause("ZT-14.3")
def test_zt_14_3_when_the_last_pawn_dies_the_match_ends_at_once_and_nobody_wins() -> None:
    t = hurt_red(health={"red": 1, "blue": 0, "green": 0}, homes={"bld_01": "red"})
    assert t.g.result is not None and (t.g.result.reason, t.g.result.winners) == ("all_dead", ())
    assert t.g.result.scores == (0, 0, 0) and t.g.agenda == []


# -- flight -----------------------------------------------------------------------------------------------------


def fleeing(start: str, **position: Any) -> Table:
    return table(where={"red": start}, steps=[("flee", "red")], **position)


@clause("ZT-10.10")
def test_zt_10_10_a_pawn_flees_to_a_square_at_distance_three_of_its_owners_choice() -> None:
    t = fleeing("bld_11")
    squares = [option.removeprefix("to:") for option in t.verbs("red")]
    assert {DISTANCE["bld_11"][square] for square in squares} == {3}
    assert set(squares) == {square for square, far in DISTANCE["bld_11"].items() if far == 3}
    assert "bld_12" in squares and t.asked == ["red"]
    t.answer("red", "to:B4")
    fled = {"pawn": "red", "square": "B4", "before": "bld_11", "way": ["B4"], "how": "flight"}
    assert t.told("pawn_moved") == [fled] and t.clauses_of("pawn_moved") == ["ZT-10.10"]


@pytest.mark.parametrize(
    ("square", "clause_id"),
    [("A6", "ZT-10.10"), ("B4", "ZT-10.11"), ("E5", "ZT-2.9"), ("bld_12", "ZT-10.11"), ("nowhere", "ZT-4.1")],
)
@clause("ZT-10.10", "ZT-10.11", "ZT-2.9")
def test_bad_flights_are_refused_with_their_clause(square: str, clause_id: str) -> None:
    closed = {"bld_12": "barricade_1/blue barricade_1/blue barricade_1/blue"}
    t = fleeing("bld_11", zombies={"B4": 1}, owners={"bld_12": "blue"}, barricades=closed)
    assert t.refused("red", f"to:{square}") == clause_id


@clause("ZT-10.11")
def test_zt_10_11_a_pawn_that_cannot_get_three_squares_away_goes_as_far_as_it_can() -> None:
    ring = dict.fromkeys(("C1", "C2", "C3", "A3", "B3", "bld_12", "bld_01", "D1"), 1)
    t = fleeing("A1", zombies=ring)
    assert t.told("forced") == [] and set(t.verbs("red")) == {"to:A2", "to:B1", "to:B2"}


@clause("ZT-10.13")
def test_zt_10_13_flight_costs_neither_steps_nor_actions() -> None:
    t = hurt_red(turn="red", actions=2, free_moves=1).answer("red", "to:D6")
    assert t.g.turn is not None and (t.g.turn.actions, t.g.turn.free_moves) == (2, 1)


def test_where_two_ways_lead_to_the_refuge_the_owner_chooses_and_the_building_on_the_way_is_entered() -> None:
    t = fleeing("A6", homes={"bld_11": "blue"})
    assert t.after("red", "to:C9") == ["by:streets", "by:bld_11"] and t.after("red", "to:C3") == ["by:streets"]
    t.answer("red", "to:C9 by:bld_11")
    assert t.told("building_lost") == [{"pawn": "blue", "building": "bld_11"}]
    assert [args["square"] for args in t.told("pawn_moved")] == ["bld_11", "C9"] and t.pawn("red").square == "C9"


@clause("ZT-5.16", "ZT-5.17")
def test_a_fight_in_the_building_on_the_way_can_end_the_flight() -> None:
    t = table(
        where={"red": "A6", "blue": "bld_11"},
        weapons={"blue": "pistol"},
        combat="two_away",
        steps=[("flee", "red")],
    )
    t.answer("red", "to:C9 by:bld_11").answer("blue", "fight:pistol.1")
    assert t.ask == "flee_to" and t.pawn("red").health == 3 and t.pawn("red").square == "bld_11"
    t.answer("red", "to:B4")
    assert t.pawn("red").square == "B4" and t.ask is None


@clause("ZT-5.16", "ZT-10.10")
def test_the_flight_goes_on_if_nobody_in_the_building_on_the_way_fights() -> None:
    t = table(where={"red": "A6", "blue": "bld_11"}, weapons={"blue": "pistol"}, steps=[("flee", "red")])
    t.answer("red", "to:C9 by:bld_11").answer("blue", "decline")
    assert t.pawn("red").square == "C9"
