"""Chapter 9: shots, combat cards, and the attack on a zombie."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.fight_facts import why_not_attack
from untot.kernel.rulebook import clause


def armed(weapons: str = "pistol", **position: Any) -> Table:
    """Red is on turn in bld_11."""
    position.setdefault("zombies", {"B7": 1})
    where = {"red": "bld_11", **position.pop("where", {})}
    return table(where=where, weapons={"red": weapons}, turn="red", steps=[("act",)], **position)


def attacking(combat: str = "", weapons: str = "pistol", *, target: str = "", left: int = 2, **position: Any) -> Table:
    """Red attacks with his first weapon what is near; so many actions are left after that."""
    t = armed(weapons, combat=combat, actions=left + 1, **position)
    target = target or t.after("red", "attack")[0].removeprefix("target:")
    weapon = t.after("red", f"attack target:{target}")[0]
    return t.answer("red", f"attack target:{target} {weapon}")


# -- shots ------------------------------------------------------------------------------------------------------


@clause("ZT-9.1")
def test_zt_9_1_a_bullet_turns_the_weapon_one_down_and_a_card_is_drawn() -> None:
    t = attacking("one_away")
    assert t.told("shot_fired") == [{"fighter": "red", "weapon": "pistol.1", "shots": 2}]
    drawn = {"fighter": "red", "cards": ["one_away"], "used": "one_away"}
    assert t.told("combat_cards_drawn") == [drawn]
    assert t.shots("pistol.1") == 2 and t.g.combat_used == ["one_away"]


@pytest.mark.parametrize(
    ("square", "card", "dies"),
    [
        ("B7", "jammed", False),
        ("B7", "same_square", False),
        ("B7", "one_away", True),
        ("B7", "two_away", True),
        ("A5", "one_away", False),
        ("A5", "two_away", True),
        ("bld_11", "same_square", True),
        ("bld_11", "jammed", False),
    ],
)
@clause("ZT-9.2")
def test_zt_9_2_a_shot_kills_as_far_as_its_card_reaches(square: str, card: str, dies: bool) -> None:
    t = attacking(card, zombies={square: 1})
    assert bool(t.told("zombie_killed")) is dies
    assert t.g.zombies == ({} if dies else {square: 1})
    assert bool(t.told("missed")) is not dies


@pytest.mark.parametrize(("square", "missing"), [("A5", "same_square one_away"), ("B6", "same_square one_away")])
@clause("ZT-2.7", "ZT-9.2")
def test_t20_a_square_diagonal_to_the_building_is_two_away(square: str, missing: str) -> None:
    t = attacking(f"{missing} two_away", zombies={square: 1})
    t.answer("red", "fire", "fire")
    assert len(t.told("missed")) == 2
    assert t.told("zombie_killed") == [{"square": square, "pawn": "red"}]


@clause("ZT-9.3")
def test_zt_9_3_a_kill_counts_for_the_pawn_and_leaves_the_pile_alone() -> None:
    t = attacking("two_away", kills={"red": 2}, zombies={"B7": 3})
    assert t.pawn("red").kills == 3 and t.g.zombies == {"B7": 2} and t.g.supply == 76


@clause("ZT-1.5")
def test_zt_1_5_with_recycling_the_figure_returns_to_the_pile_and_the_kill_counts() -> None:
    t = attacking("two_away", zombie_supply="recycle")
    assert t.pawn("red").kills == 1 and t.g.supply == 77


@clause("ZT-9.4")
def test_t13_cards_that_are_missing_in_mid_exchange_come_from_those_used_before() -> None:
    t = attacking("jammed", "shotgun", combat_used="two_away same_square", chance=[1])
    assert t.ask == "draw2_pick" and t.about == {"weapon": "shotgun.1", "cards": ["jammed", "same_square"]}
    assert t.g.combat_deck == ["two_away"]
    t.answer("red", "use:same_square")
    assert t.g.combat_used == ["same_square", "jammed"]
    assert t.names("combat_deck_shuffled") == ["combat_deck_shuffled"]


@clause("ZT-9.4")
def test_zt_9_4_when_the_last_card_was_used_all_are_shuffled_with_it() -> None:
    t = attacking("one_away", combat_used="two_away same_square", chance=[0, 0])
    assert t.names("combat_cards_drawn", "combat_deck_shuffled", "zombie_killed") == [
        "combat_cards_drawn", "combat_deck_shuffled", "zombie_killed",
    ]  # fmt: skip
    assert sorted(t.g.combat_deck) == ["one_away", "same_square", "two_away"] and t.g.combat_used == []


@clause("ZT-9.4")
def test_zt_9_4_the_last_card_of_the_deck_waits_until_its_exchange_is_settled() -> None:
    t = attacking("one_away jammed", "shotgun", combat_used="two_away", chance=[0, 0])
    assert t.ask == "draw2_pick" and t.g.combat_deck == [] and t.names("combat_deck_shuffled") == []
    t.answer("red", "use:one_away")
    assert sorted(t.g.combat_deck) == ["jammed", "one_away", "two_away"]


@clause("ZT-7.11", "ZT-7.12")
def test_zt_7_11_with_draw_2_the_shooter_uses_one_of_two_cards() -> None:
    t = attacking("jammed two_away", "shotgun")
    assert t.options("red") == ["use:jammed", "use:two_away"]
    t.answer("red", "use:two_away")
    assert t.told("combat_cards_drawn") == [{"fighter": "red", "cards": ["two_away", "jammed"], "used": "two_away"}]
    assert t.pawn("red").kills == 1 and t.shots("shotgun.1") == 1


def test_two_equal_cards_leave_no_choice() -> None:
    t = attacking("one_away one_away", "shotgun")
    assert t.told("forced")[-1]["answer"] == "use:one_away" and t.pawn("red").kills == 1


# -- attack as an action ----------------------------------------------------------------------------------------


@clause("ZT-9.5", "ZT-6.4")
def test_zt_9_5_only_a_loaded_weapon_of_the_pawn_itself_attacks() -> None:
    t = armed("pistol rifle:0 shotgun", combat="jammed", companions={"red": "rifle"})
    assert t.after("red", "attack target:B7") == ["with:pistol.1", "with:shotgun.1"]
    assert t.refused("red", "attack target:B7 with:rifle.1") == "ZT-9.5"
    t.answer("red", "attack target:B7 with:pistol.1")
    assert t.told("attack_began") == [{"pawn": "red", "target": "B7", "weapon": "pistol.1"}]


@clause("ZT-9.6")
def test_zt_9_6_zombies_up_to_two_squares_away_are_in_reach_also_out_of_a_barricaded_building() -> None:
    closed = {"bld_11": "barricade_5 barricade_4 barricade_3"}
    t = armed(zombies={"B7": 1, "A5": 1, "B5": 1, "D7": 1}, barricades=closed, owners={"bld_11": "red"})
    assert sorted(t.after("red", "attack")) == ["target:A5", "target:B5", "target:B7"]
    assert t.refused("red", "attack target:D7") == t.refused("red", "target:D7") == "ZT-9.6"


@clause("ZT-9.7")
def test_zt_9_7_nothing_blocks_the_line_only_the_distance_counts() -> None:
    near: dict[str, Any] = {"where": {"red": "B1"}, "weapons": {"red": "pistol"}, "turn": "red"}
    assert refused_attack(table(zombies={"E1": 1}, **near)) is None, "through the building between"
    assert refused_attack(table(zombies={"E2": 1}, **near)) == "ZT-9.6"


def refused_attack(t: Table) -> str | None:
    return why_not_attack(t.g, t.pawn("red"))


@clause("ZT-9.8", "ZT-9.9", "ZT-9.12")
def test_zt_9_8_players_and_survivors_are_attacked_only_on_the_same_square_and_never_ones_own() -> None:
    t = armed(
        where={"blue": "bld_11", "green": "A6"},
        companions={"red": "-", "blue": "-", "green": "-"},
        owners={"bld_11": "blue"},
        placed={"bld_11": "-"},
    )
    assert t.after("red", "attack") == ["target:B7", "target:blue", "target:survivor.2", "target:survivor.4"]
    assert t.refused("red", "attack target:green") == "ZT-9.8"
    assert t.refused("red", "attack target:survivor.3") == "ZT-9.8"
    assert t.refused("red", "attack target:red") == t.refused("red", "attack target:survivor.1") == "ZT-9.12"
    assert t.refused("red", "target:survivor.9") == "ZT-9.9" and t.refused("red", "attack target:B8") == "ZT-9.9"


@clause("ZT-9.12")
def test_zt_9_12_survivors_placed_in_an_own_building_are_no_targets() -> None:
    t = armed(where={"blue": "bld_11"}, owners={"bld_11": "red"}, placed={"bld_11": "-"}, zombies={})
    assert t.after("red", "attack") == ["target:blue"]


@clause("ZT-5.5")
def test_on_a_square_that_is_being_cleared_only_its_zombies_are_targets() -> None:
    t = table(where={"red": "A6"}, weapons={"red": "pistol rifle"}, zombies={"A6": 1, "A5": 1}, turn="red")
    assert t.g.turn is not None
    t.g.turn.is_clearing = True
    t.go_on(("clear_square", "red"))
    assert t.after("red", "attack") == ["target:A6"]
    assert t.refused("red", "attack target:A5 with:pistol.1") == "ZT-5.5"


@clause("ZT-9.10")
def test_zt_9_10_after_a_miss_the_attacker_may_fire_again_or_stop_for_the_same_action() -> None:
    t = attacking("jammed jammed one_away", left=2)
    assert t.ask == "shoot_again" and t.options("red") == ["fire", "stop"]
    assert t.refused("red", "target:B8") == "ZT-9.10"
    t.answer("red", "fire", "fire")
    assert t.pawn("red").kills == 1 and t.g.turn is not None and t.g.turn.actions == 2
    assert t.shots("pistol.1") == 0 and t.told("fight_ended") == [{}]


def test_an_attacker_may_stop_after_a_miss() -> None:
    t = attacking("jammed").answer("red", "stop")
    assert t.g.zombies == {"B7": 1} and t.g.fight is None and t.ask == "turn_step"


@clause("ZT-9.10", "ZT-9.41")
def test_an_empty_weapon_ends_the_fight_without_a_question() -> None:
    t = attacking("jammed", "pistol:1")
    assert t.ask == "turn_step" and t.told("fight_ended") == [{}]


@clause("ZT-9.11")
def test_zt_9_11_another_weapon_against_the_same_target_costs_an_action() -> None:
    t = attacking("jammed one_away", "pistol:1 rifle", left=1)
    assert t.options("red") == ["stop", "change:rifle.1"]
    t.answer("red", "change:rifle.1")
    assert t.told("weapon_changed") == [{"pawn": "red", "weapon": "rifle.1"}] and t.about["actions"] == 0
    assert t.pawn("red").kills == 1 and t.shots("rifle.1") == 3


@clause("ZT-9.11")
def test_without_an_action_the_weapon_cannot_be_changed() -> None:
    t = attacking("jammed", "pistol rifle", left=0)
    assert t.options("red") == ["fire", "stop"]
    assert t.refused("red", "change:rifle.1") == "ZT-9.11"


def test_firing_an_empty_weapon_is_refused() -> None:
    t = attacking("jammed", "pistol:1 rifle")
    assert t.refused("red", "fire") == "ZT-9.5"
