"""Chapter 6: the other actions, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def acting(**position: Any) -> Table:
    """Red is on turn; where nothing else is said he stands in bld_11."""
    where = {"red": "bld_11", **position.pop("where", {})}
    return table(where=where, turn="red", steps=[("act",)], **position)


def actions(t: Table) -> int:
    assert t.g.turn is not None
    return t.g.turn.actions


@clause("ZT-6.1")
def test_zt_6_1_a_move_is_three_further_steps() -> None:
    t = acting(free_moves=0).answer("red", "move to:B11")
    assert t.pawn("red").square == "B11" and t.ask == "turn_step" and actions(t) == 2
    assert t.refused("red", "free_move to:B12") == "ZT-4.4" and t.refused("red", "move to:B12") is None


@clause("ZT-6.3")
def test_zt_6_3_a_card_of_the_hand_is_played_for_an_action_but_no_event() -> None:
    t = acting(hands={"red": "survivor event_time"})
    assert t.refused("red", "play:event_time") == "ZT-6.3"
    t.answer("red", "play:survivor accompany:red")
    assert actions(t) == 2 and t.hand("red") == ["event_time"]


@clause("ZT-6.4")
def test_zt_6_4_an_attack_costs_an_action() -> None:
    t = acting(weapons={"red": "pistol"}, zombies={"B7": 1}, combat="one_away").answer("red", "attack")
    assert t.g.zombies == {} and actions(t) == 2


@pytest.mark.parametrize(("square", "refused"), [("A6", None), ("B8", None), ("B6", "ZT-6.5"), ("bld_11", "ZT-6.5")])
@clause("ZT-6.5", "ZT-2.4")
def test_zt_6_5_one_tears_down_from_the_four_squares_outside(square: str, refused: str | None) -> None:
    t = acting(where={"red": square}, owners={"bld_11": "blue"}, barricades={"bld_11": "barricade_3/blue"})
    assert t.refused("red", "tear_down") == refused


@clause("ZT-6.6", "ZT-6.30")
def test_zt_6_6_any_number_of_cards_is_stored_for_one_action() -> None:
    t = acting(hands={"red": "pistol rifle event_time"}, owners={"bld_11": "blue"}, placed={"bld_11": "-"})
    t.answer("red", "store card:event_time", "store card:pistol")
    assert t.hand("red") == ["rifle"] and actions(t) == 2
    assert [(stored[0], stored[2]) for stored in t.g.sites["bld_11"].stored] == [("event_time", 0), ("pistol", 0)]
    assert t.g.sites["bld_11"].pile == ()
    assert t.told("card_stored") == [{"seat": 0, "building": "bld_11"}] * 2
    assert acting(where={"red": "A9"}, hands={"red": "pistol"}).refused("red", "store") == "ZT-6.6"


@clause("ZT-6.6", "ZT-6.7", "ZT-4.7")
def test_what_is_paid_goes_on_until_something_else_is_done() -> None:
    t = acting(hands={"red": "pistol rifle survivor"}, actions=1).answer("red", "store card:pistol", "store card:rifle")
    assert actions(t) == 0 and t.refused("red", "store card:survivor") is None
    t.answer("red", "free_move to:A9", "free_move to:bld_11")
    assert t.refused("red", "store card:survivor") == "ZT-4.4"
    t = acting(hands={"red": "survivor"}, stored={"bld_11": "pistol/red"}).answer("red", "collect card:pistol")
    t.answer("red", "store card:pistol", "collect card:pistol")
    assert actions(t) == 0, "each time it is another action"


@clause("ZT-6.6")
def test_stored_cards_are_seen_by_their_seat_alone() -> None:
    t = acting(hands={"red": "pistol"}).answer("red", "store")
    assert t.seen_by("red").view()["buildings"][10]["stored"] == [{"seat": 0, "card": "pistol"}]
    assert t.seen_by("blue").view()["buildings"][10]["stored"] == [{"seat": 0, "card": None}]


@clause("ZT-6.7", "ZT-6.31")
def test_zt_6_7_only_who_stored_cards_collects_them() -> None:
    t = acting(stored={"bld_11": "pistol/red rifle/blue survivor/red"})
    assert t.after("red", "collect") == ["card:pistol", "card:survivor"]
    t.answer("red", "collect card:survivor")
    assert t.hand("red") == ["survivor"] and actions(t) == 2
    assert acting(stored={"bld_11": "rifle/blue"}).refused("red", "collect") == "ZT-6.31"
    assert acting(where={"red": "A9"}, stored={"bld_11": "rifle/red"}).refused("red", "collect") == "ZT-6.7"


@clause("ZT-6.8", "ZT-7.7")
def test_zt_6_8_a_weapon_of_the_pawn_goes_to_a_survivor_beside_it() -> None:
    t = acting(weapons={"red": "pistol:1 rifle"}, companions={"red": "- shotgun"})
    assert t.after("red", "arm") == ["weapon:pistol.1", "weapon:rifle.1"]
    assert t.after("red", "arm weapon:pistol.1") == ["who:survivor.1"]
    t.answer("red", "arm weapon:pistol.1")
    weapon = t.pawn("red").companions[0].weapon
    assert weapon is not None and (weapon.id, weapon.shots) == ("pistol.1", 1) and actions(t) == 2
    far = acting(weapons={"red": "pistol"}, owners={"bld_05": "red"}, placed={"bld_05": "-"})
    assert far.refused("red", "arm") == "ZT-6.8"


@clause("ZT-6.9")
def test_zt_6_9_a_survivors_weapon_goes_to_the_pawn_never_into_the_hand() -> None:
    t = acting(companions={"red": "pistol:2"}).answer("red", "disarm")
    assert [(weapon.id, weapon.shots) for weapon in t.pawn("red").weapons] == [("pistol.1", 2)]
    assert t.hand("red") == [] and actions(t) == 2
    assert acting(companions={"red": "-"}).refused("red", "disarm") == "ZT-6.9"
    full = acting(weapons={"red": "pistol rifle"}, companions={"red": "shotgun"})
    assert full.refused("red", "disarm") == "ZT-7.7"


@clause("ZT-6.10")
def test_zt_6_10_a_placed_survivor_begins_to_accompany_the_pawn() -> None:
    t = acting(owners={"bld_11": "red"}, placed={"bld_11": "- pistol"}).answer("red", "fetch who:survivor.2")
    assert [s.id for s in t.pawn("red").companions] == ["survivor.2"] and t.owner("bld_11") == "red"
    assert t.pawn("red").companions[0].weapon is not None
    assert acting(owners={"bld_11": "blue"}, placed={"bld_11": "-"}).refused("red", "fetch") == "ZT-6.10"


@clause("ZT-6.10", "ZT-11.8")
def test_fetching_the_last_survivor_loses_the_building() -> None:
    t = acting(owners={"bld_11": "red"}, placed={"bld_11": "-"}).answer("red", "fetch")
    assert t.owner("bld_11") == "" and t.told("building_lost")


@clause("ZT-6.11")
def test_zt_6_11_an_accompanying_survivor_is_placed_with_his_weapon() -> None:
    t = acting(companions={"red": "pistol"}).answer("red", "post")
    assert t.owner("bld_11") == "red" and t.g.sites["bld_11"].survivors[0].weapon is not None
    assert acting(where={"red": "A9"}, companions={"red": "-"}).refused("red", "post") == "ZT-6.11"


@clause("ZT-6.12")
def test_zt_6_12_the_owner_inside_uses_his_house() -> None:
    t = acting(houses={"bld_11": "nurse"}, owners={"bld_11": "red"}, health={"red": 2}).answer("red", "house")
    assert t.pawn("red").health == 3 and actions(t) == 2


# -- tearing down -----------------------------------------------------------------------------------------------


def tearing(barricades: str, owner: str = "blue", **position: Any) -> Table:
    where = {"red": "A6"}
    return acting(where=where, owners={"bld_11": owner}, barricades={"bld_11": barricades}, **position).answer(
        "red", "tear_down"
    )


@clause("ZT-6.25", "ZT-6.28")
def test_zt_6_25_the_outermost_card_is_shown_and_discarded() -> None:
    t = tearing("barricade_3/blue barricade_5/green")
    assert t.told("barricade_torn_down") == [{"pawn": "red", "building": "bld_11", "card": "barricade_5"}]
    assert t.g.discard == ["barricade_5"] and t.owner("bld_11") == "blue"
    assert t.refused("red", "tear:barricade_3") == "ZT-6.25"


@clause("ZT-6.26", "ZT-6.27")
def test_zt_6_26_somebody_elses_trap_costs_one_damage_and_no_flight() -> None:
    t = tearing("barricade_1_trap_2/blue", companions={"red": "-"})
    assert t.pawn("red").health == 3 and t.pawn("red").square == "A6" and t.ask == "turn_step"
    assert len(t.pawn("red").companions) == 1


@clause("ZT-6.26", "ZT-6.29", "ZT-11.8")
def test_t18_the_own_trap_does_no_harm_but_the_building_may_be_lost() -> None:
    t = tearing("barricade_2_trap_1/red", owner="red")
    assert t.pawn("red").health == 4 and t.owner("bld_11") == ""


@clause("ZT-6.25", "ZT-6.26", "ZT-12.18", "ZT-12.20", "ZT-12.29")
def test_t26_what_is_left_may_fall_at_once_and_hurts_zombies_only() -> None:
    t = tearing("barricade_2/blue barricade_2_trap_1/blue barricade_1_trap_2/blue", zombies={"A9": 2, "B7": 2, "B8": 1})
    assert t.pawn("red").health == 3 and t.g.sites["bld_11"].barricades == ()
    assert (t.ask, t.asked) == ("trap_victims", ["blue"])
    t.answer("blue", "victim:B7")
    assert sum(t.g.zombies.values()) == 4 and t.pawn("blue").kills == 1 and t.pawn("red").health == 3


# -- the store --------------------------------------------------------------------------------------------------


@clause("ZT-6.32")
def test_zt_6_32_collected_cards_may_be_played_at_once() -> None:
    t = acting(stored={"bld_11": "survivor/red"}).answer("red", "collect")
    t.answer("red", "play:survivor accompany:red")
    assert len(t.pawn("red").companions) == 1 and actions(t) == 1


@clause("ZT-6.33", "ZT-6.35")
def test_zt_6_33_with_the_building_the_stored_cards_are_lost_under_the_pile() -> None:
    t = tearing(
        "barricade_3/blue", stored={"bld_11": "pistol/blue rifle/red survivor/blue"}, piles={"bld_11": "fireworks"}
    )
    site = t.g.sites["bld_11"]
    assert [card for card, _ in site.pile] == ["fireworks", "pistol", "survivor"]
    assert [stored[0] for stored in site.stored] == ["rifle"]
    assert t.seen_by("blue").view()["buildings"][10]["known"] == {"1": "pistol", "2": "survivor"}


@clause("ZT-6.34")
def test_zt_6_34_who_takes_possession_takes_the_stored_cards_of_others() -> None:
    t = acting(companions={"red": "-"}, stored={"bld_11": "pistol/blue rifle/red"}).answer("red", "post")
    site = t.g.sites["bld_11"]
    assert [card for card, _ in site.pile] == ["pistol"] and [stored[0] for stored in site.stored] == ["rifle"]


@clause("ZT-6.38")
def test_zt_6_38_an_old_event_may_be_played_when_collected_but_not_a_new_one() -> None:
    t = acting(stored={"bld_11": "event_time/red"}, day=3).answer("red", "collect")
    assert "event:event_time" in t.verbs("red")
    t = acting(piles={"bld_11": "event_time"}, day=3).answer("red", "draw", "keep:event_time", "store", "collect")
    assert t.refused("red", "event:event_time") == "ZT-7.32"


@clause("ZT-6.38")
def test_zt_6_38_an_old_event_is_not_blocked_by_a_stored_fresh_twin() -> None:
    t = acting(piles={"bld_11": "event_time"}, hands={"red": "event_time"}, day=3)
    t.answer("red", "draw", "keep:event_time", "store")
    assert t.hand("red") == ["event_time"] and t.refused("red", "event:event_time") is None
    t.answer("red", "collect")
    assert t.hand("red") == ["event_time", "event_time"], "one of them is the old one, and may be played"
    t.answer("red", "event:event_time")
    assert t.g.day == 2 and t.refused("red", "event:event_time") == "ZT-7.32"


@clause("ZT-6.38", "ZT-7.32")
def test_of_equal_stored_copies_one_that_need_not_wait_is_collected_first() -> None:
    t = acting(piles={"bld_11": "event_time"}, stored={"bld_11": "event_time/red"}, day=3, actions=4)
    t.answer("red", "draw", "keep:event_time", "store", "collect")
    assert t.refused("red", "event:event_time") is None
    t.answer("red", "collect")
    assert len(t.hand("red")) == 2
    t.answer("red", "event:event_time")
    assert t.refused("red", "event:event_time") == "ZT-7.32"


@clause("ZT-6.38", "ZT-7.32")
def test_a_stored_event_need_not_wait_beyond_the_turn_in_which_it_was_taken() -> None:
    t = acting(piles={"bld_11": "event_time"}, day=3).answer("red", "draw", "keep:event_time", "store", "end_turn")
    t.go_on(("turn", 0)).answer("red", "collect")
    assert t.refused("red", "event:event_time") is None
