"""The worked round of the catalogue: Ulf is red, Susanne blue, Robert green; day 4, three players."""

from __future__ import annotations

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.rules.c15_two_players import zombie_moves
from untot.kernel.rulebook import clause


def ulf() -> Table:
    """Red in his home base bld_12 with one companion, fireworks in the hand; a weapon and a barricade in bld_11."""
    return table(
        where={"red": "bld_12", "blue": "bld_10", "green": "bld_01"},
        homes={"bld_12": "red", "bld_10": "blue", "bld_01": "green"},
        weapons={"red": "pistol", "blue": "rifle", "green": "pistol"},
        companions={"red": "-"},
        hands={"red": "fireworks"},
        piles={"bld_11": "pistol barricade_3", "bld_10": "event_plus_action event_zombie barricade_2"},
        zombies={"G4": 1, "C2": 1, "K8": 6, "K9": 6},
        combat="same_square one_away one_away one_away same_square jammed same_square jammed two_away",
        day=4,
        steps=[("turn", 0), ("turn", 1), ("turn", 2)],
    )


def ulf_posts(t: Table) -> Table:
    t.answer("red", "play:fireworks light:bld_12", "free_move to:bld_11")
    return t.answer("red", "draw at:bld_11 look:2", "keep:pistol", "bottom:barricade_3", "post")


def zombies_move(t: Table, colour: str) -> Table:
    """The player walks zombies of the east sideways."""
    moves = 0
    while t.ask == "zombie_move" and t.asked == [colour]:
        t.answer(colour, next(option for option in t.options(colour) if option.startswith(("zombie:K8", "zombie:K9"))))
        moves += 1
    assert moves == 4
    return t


@clause("ZT-7.24", "ZT-4.4", "ZT-6.19", "ZT-6.20", "ZT-6.11", "ZT-11.1", "ZT-12.1")
def test_e6_ulf_lights_fireworks_walks_draws_posts_his_survivor_and_owns_the_building() -> None:
    t = ulf_posts(ulf())
    assert t.g.turn is not None and t.g.turn.actions == 0
    assert t.told("pawn_moved")[-1]["way"] == ["A5", "A6", "bld_11"]
    assert t.owner("bld_11") == "red" and t.hand("red") == ["pistol"]
    assert [card for card, _ in t.g.sites["bld_11"].pile] == ["barricade_3"]
    t.answer("red", "end_turn")
    assert t.told("zombie_phase_began") == [{"seat": 0, "count": 4}]
    zombies_move(t, "red")


def susanne(t: Table) -> Table:
    """Her three free draws, up to the barricade that she keeps."""
    zombies_move(ulf_posts(t).answer("red", "end_turn"), "red")
    t.answer("blue", "draw", "trigger:event_plus_action", "draw", "fire:rifle.1")
    return t.answer("blue", "draw", "keep:barricade_2")


@clause("ZT-6.16", "ZT-6.18", "ZT-13.11", "ZT-13.3", "ZT-9.2")
def test_e7_susannes_events_are_free_and_the_barricade_costs_one_of_four_actions() -> None:
    t = susanne(ulf())
    assert t.told("action_gained") == [{"pawn": "blue", "actions": 4}]
    assert t.pawn("blue").kills == 1 and t.shots("rifle.1") == 3
    assert t.g.turn is not None and t.g.turn.actions == 3 and t.hand("blue") == ["barricade_2"]


def susanne_attacks(t: Table) -> Table:
    susanne(t).answer("blue", "free_move to:bld_11")
    t.answer("red", "decline")
    return t.answer("blue", "attack target:red")


@clause("ZT-9.8", "ZT-9.13", "ZT-9.14", "ZT-9.16")
def test_e8_after_a_tie_ulf_loses_one_health_and_retreats() -> None:
    t = susanne_attacks(ulf())
    assert t.shots("rifle.1") == 2 and len(t.told("exchange_tied")) == 1
    assert t.told("pawn_hurt") == [{"pawn": "red", "health": 3}] and t.ask == "retreat" and t.asked == ["red"]
    t.answer("red", "to:A6").answer("blue", "stay")
    assert t.g.fight is None and t.pawn("red").square == "A6" and t.ask == "turn_step"


def susanne_wins_the_house(t: Table) -> Table:
    susanne_attacks(t).answer("red", "to:A6")
    return t.answer("blue", "stay", "attack target:survivor.1", "fire")


@clause("ZT-9.27", "ZT-9.22", "ZT-9.10", "ZT-11.5")
def test_e9_the_unarmed_survivor_dies_of_the_second_shot_and_ulf_loses_the_building() -> None:
    t = susanne_wins_the_house(ulf())
    assert t.shots("rifle.1") == 0 and t.g.discard[-1] == "survivor"
    assert t.told("building_lost") == [{"pawn": "red", "building": "bld_11"}] and t.owner("bld_11") == ""
    assert [args["shots"] for args in t.told("shot_fired") if args["fighter"] == "blue"] == [3, 2, 1, 0]


@clause("ZT-7.14", "ZT-11.1", "ZT-12.1")
def test_e10_she_plays_the_barricade_there_and_the_building_is_hers() -> None:
    t = susanne_wins_the_house(ulf()).answer("blue", "play:barricade_2")
    assert t.owner("bld_11") == "blue" and t.g.turn is not None and t.g.turn.actions == 0
    zombies_move(t.answer("blue", "end_turn"), "blue")


def robert(t: Table) -> Table:
    susanne_wins_the_house(t).answer("blue", "play:barricade_2")
    zombies_move(t.answer("blue", "end_turn"), "blue")
    return t


@clause("ZT-9.2", "ZT-9.10", "ZT-6.1", "ZT-6.5", "ZT-11.5", "ZT-11.7", "ZT-11.11", "ZT-6.26")
def test_e11_robert_kills_walks_and_tears_down_and_susanne_loses_the_house_though_she_is_inside() -> None:
    t = robert(ulf()).answer("green", "attack target:C2", "fire")
    assert t.pawn("green").kills == 1 and t.shots("pistol.2") == 1
    t.answer("green", "free_move to:B4", "move to:A6", "tear_down")
    assert t.pawn("blue").square == "bld_11" and t.owner("bld_11") == ""
    assert t.told("barricade_torn_down")[-1]["card"] == "barricade_2" and t.pawn("green").health == 4
    zombies_move(t.answer("green", "end_turn"), "green")


@clause("ZT-15.9")
def test_e12_two_players_on_day_two_move_four_zombies_each() -> None:
    assert zombie_moves(table("red+blue green+yellow", day=2).g) == 4
