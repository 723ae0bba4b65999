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
    t.answer("red", "free_move pawn:red to:B4", "free_move pawn:red to:B7")
    assert "free_move" not in t.verbs("red") and t.refused("red", "free_move pawn:blue to:N2") == "ZT-4.4"
    assert t.g.turn is not None and t.g.turn.actions == 6


@clause("ZT-15.7", "ZT-15.8", "ZT-4.7")
def test_steps_that_are_left_are_those_of_the_pawn_that_moves() -> None:
    t = turn(where={"red": "A1", "blue": "N1"})
    t.answer("red", "free_move pawn:red to:A2")
    assert t.about["steps"] == 2 and t.about["free_moves"] == 1
    t.answer("red", "free_move pawn:blue to:N2")
    assert t.about["steps"] == 2 and t.about["free_moves"] == 0
    assert t.after("red", "free_move") == ["pawn:blue"], "blue has interrupted the movement of red"


@clause("ZT-15.7")
def test_with_two_pawns_each_verb_is_followed_by_who_acts() -> None:
    t = turn(where={"red": "bld_11", "blue": "A9"}, piles={"bld_11": "pistol"})
    assert t.after("red", "free_move") == ["pawn:red", "pawn:blue"] and t.after("red", "draw") == ["pawn:red"]
    assert t.after("red", "end_turn") == []


@clause("ZT-15.10")
def test_zt_15_10_the_hand_belongs_to_the_seat_and_its_limit_is_six() -> None:
    t = turn(hands={"red": "pistol pistol rifle rifle fireworks fireworks survivor"})
    t.answer("red", "end_turn")
    assert t.ask == "discard_to_limit" and t.about == {"count": 1}


@clause("ZT-15.15")
def test_zt_15_15_a_free_event_names_the_pawn_that_acts() -> None:
    t = turn(where={"red": "bld_11", "blue": "bld_01"}, zombies={"C2": 1, "B7": 1}, hands={"red": "event_back"})
    t.answer("red", "event:event_back pawn:blue")
    assert t.g.zombies == {"C3": 1, "B7": 1}


@clause("ZT-15.15", "ZT-10.5")
def test_a_dead_pawn_does_not_act() -> None:
    t = turn(health={"red": 0}, hands={"blue": "event_plus_action"})
    assert "event:event_plus_action" in t.options("blue"), "with one living pawn nobody is named"
    assert t.refused("blue", "free_move pawn:red") == "ZT-10.5"


@clause("ZT-15.19")
def test_zt_15_19_nurse_heals_the_pawn_that_uses_the_house() -> None:
    t = turn(where={"red": "bld_11", "blue": "bld_11"}, health={"red": 2, "blue": 2}, homes={"bld_11": "red"},
             houses={"bld_11": "nurse"})  # fmt: skip
    t.answer("red", "house pawn:blue")
    assert (t.pawn("red").health, t.pawn("blue").health) == (2, 3) and t.g.sites["bld_11"].number == 4


@clause("ZT-15.19")
def test_gun_collector_and_reload_choose_any_weapon_of_either_colour() -> None:
    t = turn(where={"red": "bld_11"}, weapons={"red": "pistol:0", "blue": "rifle:1", "green": "pistol:0"},
             homes={"bld_11": "red"}, houses={"bld_11": "gun_collector"}, hands={"red": "event_reload"})  # fmt: skip
    assert t.after("red", "house pawn:red at:bld_11") == ["weapon:pistol.1", "weapon:rifle.1"]
    t.answer("red", "house pawn:red at:bld_11 weapon:rifle.1", "event:event_reload pawn:red")
    assert (t.shots("rifle.1"), t.shots("pistol.1")) == (4, 3)


@clause("ZT-15.20")
def test_zt_15_20_only_the_companions_of_the_drawing_pawn_look_at_extra_cards() -> None:
    t = turn(where={"red": "bld_11", "blue": "bld_11"}, companions={"blue": "- -"},
             piles={"bld_11": "pistol rifle survivor"})  # fmt: skip
    t.answer("red", "draw pawn:red")
    assert t.ask == "draw_result" and t.told("cards_looked_at")[0]["count"] == 1
    t.answer("red", "keep:pistol")
    assert t.after("red", "draw pawn:blue at:bld_11") == ["look:1", "look:2"]
