"""Chapter 15: how two players begin, and what their turn is like."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.beginning import new_match, town
from tests.zombie_town.table import Table, table
from untot.games.zombie_town.pieces import KIND_OF
from untot.kernel.live import LiveMatch
from untot.kernel.rulebook import clause

TWO = "red+blue green+yellow"


def chosen(match: LiveMatch, name: str) -> list[int]:
    """The seats to which this question is put, one after the other."""
    seats = []
    while match.ask is not None and match.ask.name == name:
        seats.append(match.ask.waiting()[0])
        match.answer(seats[-1], match.ask.answers(seats[-1])[0])
    return seats


@clause("ZT-15.1")
def test_zt_15_1_each_player_takes_two_colours_in_turn_from_the_youngest_on() -> None:
    match = new_match(2, "choose_colour", youngest_seat=2)
    assert chosen(match, "choose_colour") == [1, 0, 1, 0]
    assert town(match).colours == [["blue", "yellow"], ["red", "green"]]


@clause("ZT-15.2")
def test_zt_15_2_home_bases_are_chosen_in_turn_pawn_by_pawn_and_all_differ() -> None:
    match = new_match(2, "choose_home_base", youngest_seat=1)
    assert chosen(match, "choose_home_base") == [0, 1, 0, 1]
    g = town(match)
    assert len({pawn.square for pawn in g.pawns.values()}) == 4
    assert sorted(site.owner for site in g.sites.values() if site.is_home_base) == sorted(g.pawns)


@clause("ZT-15.3")
def test_zt_15_3_each_pawn_starts_with_one_pistol() -> None:
    g = town(new_match(2))
    assert [[(weapon.kind, weapon.shots) for weapon in pawn.weapons] for pawn in g.pawns.values()] == [
        [("pistol", 3)]
    ] * 4


@clause("ZT-15.4")
def test_zt_15_4_twelve_cards_are_dealt_and_six_that_are_no_events_kept() -> None:
    match = new_match(2, "keep_start_cards")
    assert [len(dealt) for dealt in town(match).dealt] == [12, 12]
    for seed in range(4):
        hands = town(new_match(2, seed=seed)).hands
        assert [len(hand) for hand in hands] == [6, 6]
        assert not any(KIND_OF[card] == "event" for hand in hands for card, _ in hand)


@clause("ZT-15.5")
def test_zt_15_5_eight_buildings_get_nine_cards_and_home_bases_none() -> None:
    g = town(new_match(2))
    assert sorted(len(site.pile) for site in g.sites.values()) == [0] * 4 + [9] * 8
    assert all(bool(site.pile) is not site.is_home_base for site in g.sites.values()) and len(g.deck) == 14


@pytest.mark.parametrize("youngest", [1, 2])
@clause("ZT-15.6")
def test_zt_15_6_the_youngest_begins_and_keeps_the_time(youngest: int) -> None:
    match = new_match(2, youngest_seat=youngest)
    assert town(match).timekeeper == youngest - 1
    assert match.ask is not None and match.ask.waiting() == [youngest - 1]


def turn(**position: Any) -> Table:
    """The turn of the seat with red and blue."""
    return table(TWO, steps=[("turn", 0)], **position)


@clause("ZT-15.7", "ZT-15.8")
def test_zt_15_7_actions_and_free_movements_are_split_between_the_pawns_as_one_likes() -> None:
    t = turn(where={"red": "A1", "blue": "N1"})
    t.answer("red", "pawn:red free_move", "to:A2", "stop", "pawn:red free_move", "to:A1", "stop")
    assert not [option for option in t.options("red") if option.endswith("free_move")]
    assert t.g.turn is not None and t.g.turn.actions == 6


@clause("ZT-15.10")
def test_zt_15_10_the_hand_belongs_to_the_seat_and_its_limit_is_six() -> None:
    t = turn(hands={"red": "pistol pistol rifle rifle fireworks fireworks survivor"})
    t.answer("red", "pawn:blue end_turn")
    assert t.ask == "discard_to_limit" and t.about == {"count": 1}


@clause("ZT-15.15")
def test_zt_15_15_a_free_event_names_the_pawn_that_acts() -> None:
    t = turn(where={"red": "bld_11", "blue": "bld_01"}, zombies={"C2": 1, "B7": 1}, hands={"red": "event_back"})
    t.answer("red", "pawn:blue event:event_back")
    assert t.g.zombies == {"C3": 1, "B7": 1}


@clause("ZT-15.15", "ZT-10.5")
def test_a_dead_pawn_does_not_act() -> None:
    t = turn(health={"red": 0}, hands={"blue": "event_plus_action"})
    assert "event:event_plus_action" in t.options("blue"), "with one living pawn nobody is named"
    assert t.refused("blue", "pawn:red free_move") == "ZT-10.5"


@clause("ZT-15.19")
def test_zt_15_19_nurse_heals_the_pawn_that_uses_the_house() -> None:
    t = turn(where={"red": "bld_11", "blue": "bld_11"}, health={"red": 2, "blue": 2}, homes={"bld_11": "red"},
             houses={"bld_11": "nurse"})  # fmt: skip
    t.answer("red", "pawn:blue house")
    assert (t.pawn("red").health, t.pawn("blue").health) == (2, 3) and t.g.sites["bld_11"].number == 4


@clause("ZT-15.19")
def test_gun_collector_and_reload_choose_any_weapon_of_either_colour() -> None:
    t = turn(where={"red": "bld_11"}, weapons={"red": "pistol:0", "blue": "rifle:1", "green": "pistol:0"},
             homes={"bld_11": "red"}, houses={"bld_11": "gun_collector"}, hands={"red": "event_reload"})  # fmt: skip
    t.answer("red", "pawn:red house")
    assert t.ask == "house_pick" and t.options("red") == ["weapon:pistol.1", "weapon:rifle.1"]
    t.answer("red", "weapon:rifle.1", "pawn:red event:event_reload")
    assert (t.shots("rifle.1"), t.shots("pistol.1")) == (4, 3)


@clause("ZT-15.20")
def test_zt_15_20_only_the_companions_of_the_drawing_pawn_look_at_extra_cards() -> None:
    t = turn(where={"red": "bld_11", "blue": "bld_11"}, companions={"blue": "- -"},
             piles={"bld_11": "pistol rifle survivor"})  # fmt: skip
    t.answer("red", "pawn:red draw")
    assert t.ask == "draw_result" and t.told("cards_looked_at")[0]["count"] == 1
    t.answer("red", "keep:pistol", "pawn:blue draw")
    assert t.ask == "draw_count" and t.options("red") == ["look:1", "look:2"]
