"""Chapter 9: fights against players and their survivors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.fight_facts import why_not_attack
from untot.kernel.rulebook import clause


def duel(combat: str = "", target: str = "blue", left: int = 2, **position: Any) -> Table:
    """Red attacks in bld_11, where blue stands too, and nothing comes after; both have pistols if nothing is said."""
    position.setdefault("weapons", {"red": "pistol", "blue": "pistol"})
    where = {"red": "bld_11", "blue": "bld_11", **position.pop("where", {})}
    attack = ("do", "red", f"attack target:{target} with:{position['weapons']['red']}.1")
    return table(where=where, combat=combat, turn="red", actions=left + 1, steps=[attack], **position)


# -- exchanges --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "loser"),
    [("two_away one_away", "blue"), ("jammed same_square", "red"), ("same_square jammed", "blue")],
)
@clause("ZT-9.13", "ZT-10.2", "ZT-10.1")
def test_zt_9_13_both_fire_and_the_lower_strength_takes_one_damage(cards: str, loser: str) -> None:
    t = duel(cards)
    winner = "red" if loser == "blue" else "blue"
    assert t.told("exchange_won") == [{"winner": winner, "loser": loser}]
    assert t.told("pawn_hurt") == [{"pawn": loser, "health": 3}]
    assert (t.shots("pistol.1"), t.shots("pistol.2")) == (2, 2)


@clause("ZT-9.14")
def test_zt_9_14_on_a_tie_both_draw_again_without_firing() -> None:
    t = duel("one_away one_away jammed jammed two_away same_square")
    assert len(t.told("exchange_tied")) == 2 and t.pawn("blue").health == 3
    assert (t.shots("pistol.1"), t.shots("pistol.2")) == (2, 2)
    assert len(t.g.combat_used) == 6 and t.clauses_of("combat_cards_drawn")[2:] == ["ZT-9.14"] * 4


@clause("ZT-9.15")
def test_zt_9_15_draw_2_does_not_apply_to_the_redraw_of_a_tie() -> None:
    t = duel("one_away jammed one_away two_away jammed", weapons={"red": "shotgun", "blue": "pistol"})
    t.answer("red", "use:one_away")
    redrawn = [args["cards"] for args in t.told("combat_cards_drawn")[2:]]
    assert redrawn == [["two_away"], ["jammed"]] and t.pawn("blue").health == 3


@clause("ZT-9.4")
def test_an_endless_tie_uses_the_tied_cards_again() -> None:
    t = duel("jammed jammed two_away", combat_used="", chance=[1])
    assert len(t.told("exchange_tied")) == 1
    assert [args["used"] for args in t.told("combat_cards_drawn")] == ["jammed", "jammed", "two_away", "jammed"]
    assert t.pawn("blue").health == 3
    assert sorted(t.g.combat_deck + t.g.combat_used) == ["jammed", "jammed", "two_away"]


@clause("ZT-9.16")
def test_zt_9_16_after_each_exchange_the_loser_may_retreat_first_then_the_winner() -> None:
    t = duel("two_away jammed")
    assert t.ask == "retreat" and t.asked == ["blue"]
    t.answer("blue", "stay")
    assert t.ask == "retreat" and t.asked == ["red"]
    t.answer("red", "to:A6")
    assert t.pawn("red").square == "A6" and t.told("fight_ended") == [{}] and t.ask is None
    assert t.told("pawn_moved")[-1]["how"] == "retreat" and t.clauses_of("pawn_moved") == ["ZT-9.16"]


@clause("ZT-9.16", "ZT-9.41")
def test_zt_9_16_the_winner_may_retreat_too_even_if_the_loser_has_gone() -> None:
    t = duel("two_away jammed").answer("blue", "to:B8")
    assert t.pawn("blue").square == "B8" and t.g.fight is None, "the fight is over once one has left"
    assert (t.ask, t.asked) == ("retreat", ["red"]) and t.about == {"pawn": "red", "fight": "over"}
    t.answer("red", "to:A6")
    assert t.pawn("red").square == "A6" and t.ask is None and t.told("fight_ended") == [{}]
    assert duel("two_away jammed").answer("blue", "to:B8").answer("red", "stay").ask is None


@clause("ZT-9.16", "ZT-9.25")
def test_zt_9_16_each_fighting_pawn_may_retreat_also_who_has_killed() -> None:
    assert duel("two_away jammed", health={"blue": 1}).asked == ["red"]
    t = duel("two_away same_square", "survivor.1", companions={"blue": "rifle"})
    assert (t.ask, t.asked) == ("retreat", ["red"])


@clause("ZT-9.17")
def test_zt_9_17_a_retreat_leads_to_a_free_neighbouring_square_only() -> None:
    t = duel("two_away jammed", zombies={"A6": 1})
    assert t.options("blue") == ["stay", "to:B7", "to:B8", "to:A9"]
    assert t.refused("blue", "to:A6") == "ZT-9.17"


def test_without_a_free_square_both_stay() -> None:
    around = dict.fromkeys(("A6", "A9", "B7", "B8"), 1)
    t = duel("two_away jammed", zombies=around)
    assert t.ask == "shoot_again" and [args["answer"] for args in t.told("forced")][-2:] == ["stay", "stay"]


@clause("ZT-9.18")
def test_zt_9_18_if_both_stay_the_attacker_goes_on_with_the_same_weapon_without_an_action_or_stops() -> None:
    t = duel("two_away jammed two_away jammed", left=0).answer("blue", "stay").answer("red", "stay")
    assert t.ask == "shoot_again" and t.options("red") == ["fire", "stop"]
    t.answer("red", "fire")
    assert t.pawn("blue").health == 2
    t.answer("blue", "stay").answer("red", "stay", "stop")
    assert t.ask is None and t.g.turn is not None and t.g.turn.actions == 0


@clause("ZT-9.19", "ZT-9.20", "ZT-9.23")
def test_zt_9_19_the_defender_chooses_among_the_weapons_of_the_pawn_and_its_companions() -> None:
    t = duel("two_away jammed", weapons={"red": "pistol", "blue": "rifle pistol:0"}, companions={"blue": "shotgun -"})
    assert t.ask == "defence_weapon" and t.asked == ["blue"]
    assert t.options("blue") == ["weapon:rifle.1", "weapon:shotgun.1"]
    assert t.refused("blue", "weapon:pistol.2") == "ZT-9.23"
    assert t.refused("blue", "pass") == "ZT-9.23"
    t.answer("blue", "weapon:rifle.1")
    assert t.shots("rifle.1") == 3 and t.g.turn is not None and t.g.turn.actions == 2


@clause("ZT-9.19", "ZT-9.23")
def test_t7_a_companions_weapon_makes_a_defender_armed_but_no_attacker() -> None:
    t = duel("jammed two_away", weapons={"red": "pistol", "blue": "pistol:0"}, companions={"blue": "rifle"})
    assert t.told("forced")[-1]["answer"] == "weapon:rifle.1" and t.shots("rifle.1") == 3
    assert t.pawn("red").health == 3
    assert why_not_attack(t.g, t.pawn("blue")) == "ZT-9.5"


# -- unarmed pawns ----------------------------------------------------------------------------------------------


@clause("ZT-9.21")
def test_zt_9_21_an_unarmed_pawn_takes_damage_from_anything_but_jammed_and_flees() -> None:
    t = duel("same_square", weapons={"red": "pistol"})
    assert t.told("pawn_hurt") == [{"pawn": "blue", "health": 3}] and t.told("exchange_won") == []
    assert t.ask == "flee_to" and t.asked == ["blue"] and t.g.fight is None


@clause("ZT-9.22", "ZT-9.42", "ZT-9.21")
def test_t23_an_unarmed_pawn_has_no_chance_to_retreat_after_jammed() -> None:
    t = duel("jammed one_away", weapons={"red": "pistol"})
    assert t.ask == "shoot_again" and t.asked == ["red"]
    t.answer("red", "fire")
    assert t.pawn("blue").health == 3 and t.ask == "flee_to"
    t.answer("blue", "to:B4")
    assert t.pawn("blue").square == "B4" and t.shots("pistol.1") == 1


@clause("ZT-10.12", "ZT-9.22", "ZT-9.41")
def test_zt_10_12_a_hit_ends_the_attack_on_a_pawn_that_cannot_leave() -> None:
    around = dict.fromkeys(("A6", "A9", "B7", "B8"), 1)
    t = duel("two_away two_away two_away", weapons={"red": "pistol"}, zombies=around)
    assert t.told("pawn_trapped") == [{"pawn": "blue"}] and not t.pawn("blue").is_trapped
    assert t.ask is None and t.g.fight is None and t.pawn("blue").square == "bld_11"
    assert t.pawn("blue").health == 3, "one action never kills a healthy pawn"


@clause("ZT-10.12", "ZT-9.22")
def test_zt_10_12_only_jammed_grants_another_bullet() -> None:
    around = dict.fromkeys(("A6", "A9", "B7", "B8"), 1)
    t = duel("jammed two_away two_away", weapons={"red": "pistol"}, zombies=around)
    assert t.ask == "shoot_again"
    t.answer("red", "fire")
    assert t.ask is None and t.pawn("blue").health == 3 and t.shots("pistol.1") == 1


@clause("ZT-10.12")
def test_zt_10_12_a_pawn_hit_beside_a_zombie_is_trapped_there() -> None:
    around = dict.fromkeys(("A6", "A9", "B7", "B8", "bld_11"), 1)
    t = duel("two_away", weapons={"red": "pistol"}, zombies=around)
    assert t.pawn("blue").is_trapped


@clause("ZT-9.43")
def test_zt_9_43_a_defender_is_armed_with_the_last_bullet_and_unarmed_in_the_next_exchange() -> None:
    t = duel("two_away jammed same_square", weapons={"red": "pistol", "blue": "pistol:1"})
    assert t.told("exchange_won") and t.shots("pistol.2") == 0
    t.answer("blue", "stay").answer("red", "stay", "fire")
    assert t.pawn("blue").health == 2 and t.ask == "flee_to"


@clause("ZT-9.24")
def test_zt_9_24_no_companion_dies_for_the_pawn_in_a_fight_against_a_player() -> None:
    t = duel("two_away jammed", health={"blue": 1}, companions={"blue": "-"})
    assert t.told("pawn_died") == [{"pawn": "blue"}] and t.asked == ["red"]
    t = duel("two_away jammed", companions={"blue": "-"})
    assert t.refused("blue", "lose:survivor.1") == "ZT-9.24"


# -- survivors --------------------------------------------------------------------------------------------------


@clause("ZT-9.25", "ZT-9.26")
def test_zt_9_25_an_armed_survivor_fights_like_a_player_and_dies_of_one_damage() -> None:
    t = duel("two_away same_square", "survivor.1", companions={"blue": "rifle"})
    assert t.told("shot_fired")[1] == {"fighter": "survivor.1", "weapon": "rifle.1", "shots": 3}
    assert t.told("survivor_died") == [{"survivor": "survivor.1", "owner": "blue"}]
    assert t.g.discard == ["survivor", "rifle"] and t.g.fight is None


@clause("ZT-9.27")
def test_zt_9_27_an_unarmed_survivor_dies_unless_the_attacker_draws_jammed() -> None:
    t = duel("jammed same_square", "survivor.1", companions={"blue": "-"})
    assert t.ask == "shoot_again" and t.told("survivor_died") == []
    t.answer("red", "fire")
    assert t.told("survivor_died") and t.pawn("blue").companions == []


@clause("ZT-9.28", "ZT-9.29")
def test_zt_9_28_an_attacker_who_loses_to_a_survivor_may_go_on_or_retreat_and_the_survivor_never_retreats() -> None:
    t = duel("jammed same_square two_away jammed", "survivor.1", companions={"blue": "rifle"})
    assert t.pawn("red").health == 3 and t.ask == "retreat" and t.asked == ["red"]
    t.answer("red", "stay")
    assert t.ask == "shoot_again"
    t.answer("red", "fire")
    assert t.told("survivor_died") and t.g.fight is None and t.asked == ["red"]


@clause("ZT-9.30", "ZT-5.14")
def test_zt_9_30_a_survivor_opens_an_entry_fight_and_the_newcomer_defends() -> None:
    t = table(
        where={"red": "bld_11", "blue": "A6"},
        owners={"bld_11": "blue"},
        placed={"bld_11": "rifle"},
        weapons={"red": "pistol"},
        combat="jammed two_away",
        steps=[("run", "red", "bld_11", "bld_11")],
    )
    assert t.ask == "entry_fight" and t.asked == ["blue"]
    t.answer("blue", "fight:rifle.1")
    assert t.told("entry_fight_opened") == [{"fighter": "survivor.1", "pawn": "red", "weapon": "rifle.1"}]
    assert t.told("survivor_died") == [{"survivor": "survivor.1", "owner": "blue"}]
    assert t.shots("pistol.1") == 2 and t.owner("bld_11") == ""


@clause("ZT-5.14", "ZT-9.41")
def test_in_an_entry_fight_one_weapon_is_used_and_each_piece_fights_once() -> None:
    t = table(
        where={"red": "bld_11", "blue": "bld_11"},
        weapons={"red": "rifle", "blue": "pistol:1 rifle"},
        combat="two_away jammed",
        turn="red",
        steps=[("run", "red", "bld_11", "bld_11")],
    )
    t.answer("blue", "fight:pistol.1").answer("red", "stay").answer("blue", "stay")
    assert t.ask is None, "the pistol is empty, and blue has had his fight"
    assert t.pawn("red").health == 3 and t.told("fight_ended") == [{}]


def test_the_loser_of_a_fight_enters_another_building_where_others_may_open_a_fight() -> None:
    t = duel("jammed two_away", where={"red": "A6", "blue": "A6", "green": "bld_11"},
             weapons={"red": "pistol", "blue": "pistol", "green": "pistol"})  # fmt: skip
    t.answer("red", "to:bld_11")
    assert t.ask == "entry_fight" and t.asked == ["green"]
    t.answer("green", "decline")
    assert (t.ask, t.asked) == ("retreat", ["blue"]), "then the winner may leave too"
