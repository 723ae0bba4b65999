"""Chapter 6: the action Draw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def acting(pile: str, **position: Any) -> Table:
    """Red is on turn in bld_11, where this pile lies."""
    where = {"red": "bld_11", **position.pop("where", {})}
    return table(where=where, piles={"bld_11": pile}, turn="red", steps=[("act",)], **position)


def drawing(pile: str, look: int = 1, **position: Any) -> Table:
    """He draws, and looks at so many cards."""
    return acting(pile, **position).answer("red", f"draw at:bld_11 look:{look}")


def pile(t: Table) -> list[str]:
    return [card for card, _ in t.g.sites["bld_11"].pile]


def actions(t: Table) -> int:
    assert t.g.turn is not None
    return t.g.turn.actions


@clause("ZT-6.2")
def test_zt_6_2_the_top_card_of_the_pile_is_drawn_inside_a_building() -> None:
    t = drawing("pistol rifle")
    assert t.options("red") == ["keep:pistol", "top:pistol", "bottom:pistol"]
    assert t.seen_by("red").view()["draw"]["cards"] == ["pistol"]
    assert acting("pistol", where={"red": "A9"}).refused("red", "draw") == "ZT-6.2"


@clause("ZT-6.13")
def test_zt_6_13_a_draw_needs_an_action_even_if_it_turns_out_free() -> None:
    assert acting("event_time", actions=0).refused("red", "draw") == "ZT-6.13"


@clause("ZT-6.14")
def test_zt_6_14_a_card_is_kept_or_put_back_and_costs_the_action_either_way() -> None:
    t = drawing("pistol rifle").answer("red", "keep:pistol")
    assert t.hand("red") == ["pistol"] and pile(t) == ["rifle"] and actions(t) == 2
    t = drawing("pistol rifle").answer("red", "bottom:pistol")
    assert t.hand("red") == [] and pile(t) == ["rifle", "pistol"] and actions(t) == 2
    t = drawing("pistol rifle").answer("red", "top:pistol")
    assert pile(t) == ["pistol", "rifle"] and drawing("pistol rifle").refused("red", "return") == "ZT-6.14"


@clause("ZT-6.15")
def test_zt_6_15_a_single_event_may_not_be_put_back() -> None:
    t = drawing("event_time")
    assert t.options("red") == ["keep:event_time", "trigger:event_time"]
    assert t.refused("red", "return") == t.refused("red", "top:event_time") == "ZT-6.15"


@clause("ZT-6.16")
def test_zt_6_16_a_triggered_event_makes_the_draw_free() -> None:
    t = drawing("event_time", day=5).answer("red", "trigger:event_time")
    assert t.g.day == 4 and actions(t) == 3 and t.g.discard == ["event_time"]


@clause("ZT-6.17", "ZT-7.32")
def test_zt_6_17_an_event_taken_into_the_hand_costs_the_action_and_waits() -> None:
    t = drawing("event_time", day=5).answer("red", "keep:event_time")
    assert t.hand("red") == ["event_time"] and actions(t) == 2
    assert t.refused("red", "event:event_time") == "ZT-7.32"


@clause("ZT-6.18")
def test_zt_6_18_a_zombie_takes_effect_at_once() -> None:
    t = drawing("event_zombie", weapons={"red": "pistol"})
    assert (t.ask, t.g.zombies) == ("fight_or_take", {"bld_11": 1}) and actions(t) == 3
    assert t.told("event_triggered") == [{"pawn": "red", "event": "event_zombie"}]
    t = drawing("pistol event_zombie", companions={"red": "-"})
    assert t.refused("red", "keep:event_zombie") == "ZT-6.18"


@clause("ZT-6.19", "ZT-6.36")
def test_t21_two_companions_let_him_look_at_three_cards() -> None:
    t = acting("pistol rifle survivor fireworks", companions={"red": "- -"})
    assert t.after("red", "draw at:bld_11") == ["look:1", "look:2", "look:3"]
    t.answer("red", "draw at:bld_11 look:2")
    assert t.seen_by("red").view()["draw"]["cards"] == ["pistol", "rifle"]
    assert t.refused("red", "look:3") == "ZT-6.36"
    assert t.seen_by("blue").view()["draw"] == {"building": "bld_11", "count": 2, "cards": None}


@clause("ZT-6.19")
def test_zt_6_19_or_at_all_if_fewer_are_there() -> None:
    t = acting("pistol rifle", companions={"red": "- - -"})
    assert t.after("red", "draw at:bld_11") == ["look:1", "look:2"]


@clause("ZT-6.20")
def test_zt_6_20_one_is_kept_and_the_others_go_back_as_the_drawer_wishes() -> None:
    t = drawing("pistol rifle survivor fireworks", look=3, companions={"red": "- -"})
    assert t.refused("red", "keep:pistol keep:rifle") == "ZT-6.20"
    t.answer("red", "keep:rifle", "top:survivor", "top:pistol")
    assert t.hand("red") == ["rifle"] and pile(t) == ["pistol", "survivor", "fireworks"]


@clause("ZT-6.21")
def test_zt_6_21_of_several_cards_an_event_may_go_back() -> None:
    t = drawing("pistol event_time", look=2, companions={"red": "-"})
    t.answer("red", "return", "top:pistol", "bottom:event_time")
    assert pile(t) == ["pistol", "event_time"] and actions(t) == 2


@clause("ZT-6.22", "ZT-6.23")
def test_t6_of_events_alone_one_must_be_used_and_a_zombie_among_cards_is_the_one_used() -> None:
    t = drawing("event_plus_action event_switch", look=2, companions={"red": "-"})
    assert t.refused("red", "return") == "ZT-6.22"
    t = drawing("event_zombie rifle", look=2, companions={"red": "-"})
    assert t.ask == "return_order"
    t.answer("red", "top:rifle")
    assert t.told("zombie_appeared") and pile(t) == ["rifle"] and actions(t) == 3


@clause("ZT-6.23", "ZT-13.3")
def test_t24_two_zombies_appear_one_after_the_other_where_the_pawn_stands_by_then() -> None:
    t = drawing("event_zombie event_zombie survivor", look=3, companions={"red": "- -"})
    t.answer("red", "top:survivor", "hurt:red", "to:B4")
    assert [event["square"] for event in t.told("zombie_appeared")] == ["bld_11", "B4"]
    assert actions(t) == 3


@clause("ZT-6.23")
def test_zt_6_23_if_the_pawn_is_dead_the_rest_are_discarded() -> None:
    t = drawing("event_zombie event_zombie", look=2, companions={"red": "-"}, health={"red": 1})
    t.answer("red", "hurt:red")
    assert len(t.told("zombie_appeared")) == 1
    assert sorted(card for card in t.g.discard if card.startswith("event")) == ["event_zombie"] * 2


@clause("ZT-6.24")
def test_zt_6_24_an_empty_pile_gives_nothing() -> None:
    assert acting("").refused("red", "draw") == "ZT-6.24"


@clause("ZT-6.37")
def test_zt_6_37_cards_go_back_before_a_triggered_event_takes_effect() -> None:
    t = drawing("event_switch rifle", look=2, companions={"red": "-"}).answer("red", "trigger:event_switch")
    assert t.ask == "return_order"
    t.answer("red", "top:rifle")
    assert t.ask == "event_choice" and pile(t) == ["rifle"] and t.g.discard == []
    t.answer("red", "swap:bld_11 with:bld_12")
    assert pile(t) == [] and t.g.discard == ["event_switch"]


@pytest.mark.parametrize("other", ["blue", None])
@clause("ZT-6.19", "ZT-6.20")
def test_nobody_else_sees_what_is_looked_at_kept_or_put_back(other: str | None) -> None:
    here = drawing("pistol rifle survivor", look=2, companions={"red": "-"})
    there = drawing("fireworks barricade_3 survivor", look=2, companions={"red": "-"})
    here.answer("red", "keep:pistol", "top:rifle")
    there.answer("red", "keep:fireworks", "top:barricade_3")
    assert here.seen_by(other).message() == there.seen_by(other).message()
    assert here.seen_by("red").view()["buildings"][10]["known"] == {"0": "rifle"}
