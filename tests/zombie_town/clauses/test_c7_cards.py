"""Chapter 7: survivors, weapons, fireworks and events in general."""

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


# -- survivors --------------------------------------------------------------------------------------------------


@clause("ZT-7.1")
def test_zt_7_1_a_survivor_comes_along_or_stays_in_the_building() -> None:
    t = acting(hands={"red": "survivor survivor"}).answer("red", "play:survivor accompany:red")
    assert [s.id for s in t.pawn("red").companions] == ["survivor.1"] and t.owner("bld_11") == ""
    t.answer("red", "play:survivor place:bld_11")
    assert [s.id for s in t.g.sites["bld_11"].survivors] == ["survivor.2"] and t.owner("bld_11") == "red"


@clause("ZT-7.2")
def test_zt_7_2_on_the_street_a_survivor_can_only_come_along() -> None:
    t = acting(where={"red": "A9"}, hands={"red": "survivor"})
    assert t.refused("red", "play:survivor place:bld_11") == "ZT-7.2"
    assert t.after("red", "play:survivor") == ["accompany:red"]
    t.answer("red", "play:survivor")
    assert len(t.pawn("red").companions) == 1


@clause("ZT-7.3")
def test_zt_7_3_there_may_be_any_number_of_survivors() -> None:
    t = acting(companions={"red": "- - - - -"}, hands={"red": "survivor"}).answer("red", "play:survivor accompany:red")
    assert len(t.pawn("red").companions) == 6


@clause("ZT-7.4")
def test_zt_7_4_a_placed_survivor_stays_in_his_building() -> None:
    t = acting(hands={"red": "survivor"}).answer("red", "play:survivor place:bld_11", "free_move to:A9")
    assert len(t.g.sites["bld_11"].survivors) == 1 and t.pawn("red").companions == []


@clause("ZT-7.5")
def test_zt_7_5_a_survivor_never_attacks_as_an_action() -> None:
    t = acting(companions={"red": "pistol"}, zombies={"B7": 1})
    assert "attack" not in t.verbs("red") and t.refused("red", "attack") == "ZT-9.5"


# -- weapons ----------------------------------------------------------------------------------------------------


@clause("ZT-7.6", "ZT-7.36")
def test_zt_7_6_a_weapon_goes_to_the_pawn_or_to_a_survivor_beside_it() -> None:
    t = acting(hands={"red": "rifle"}, companions={"red": "-"}, owners={"bld_11": "red"}, placed={"bld_11": "- pistol"})
    assert t.after("red", "play:rifle") == ["bearer:red", "bearer:survivor.2", "bearer:survivor.1"]
    t.answer("red", "play:rifle bearer:survivor.2")
    assert t.told("weapon_taken") == [{"bearer": "survivor.2", "weapon": "rifle.1", "shots": 4}] and actions(t) == 2


@clause("ZT-7.7", "ZT-7.8")
def test_zt_7_7_two_weapons_on_a_pawn_one_on_a_survivor_empty_ones_count() -> None:
    t = acting(hands={"red": "rifle"}, weapons={"red": "pistol:0 pistol"}, companions={"red": "shotgun:0"})
    assert t.refused("red", "play:rifle") == "ZT-7.7"
    t = acting(hands={"red": "rifle"}, weapons={"red": "pistol pistol"}, companions={"red": "- -"})
    assert t.refused("red", "play:rifle bearer:red") == "ZT-7.7"


@clause("ZT-7.8")
def test_zt_7_8_an_empty_weapon_stays_and_can_be_reloaded() -> None:
    t = acting(weapons={"red": "pistol:1"}, zombies={"B7": 1}, combat="one_away", hands={"red": "event_reload"})
    t.answer("red", "attack")
    assert t.shots("pistol.1") == 0
    t.answer("red", "event:event_reload")
    assert t.shots("pistol.1") == 3


@clause("ZT-7.9", "ZT-7.10")
def test_zt_7_9_an_empty_weapon_is_dropped_without_an_action_a_loaded_one_never() -> None:
    t = acting(weapons={"red": "pistol:0 rifle:1"}, owners={"bld_05": "red"}, placed={"bld_05": "shotgun:0"}, actions=0)
    assert t.refused("red", "drop:rifle.1") == "ZT-7.10"
    t.answer("red", "drop:pistol.1", "drop:shotgun.1")
    assert t.g.discard == ["pistol", "shotgun"] and [w.id for w in t.pawn("red").weapons] == ["rifle.1"]


@clause("ZT-7.9")
def test_zt_7_9_also_in_a_defence_out_of_turn() -> None:
    t = table(
        where={"blue": "F3"}, weapons={"blue": "pistol:0 rifle"}, zombies={"F3": 1}, turn="red",
        steps=[("zombie_comes", "F3", 0, 0)],
    )  # fmt: skip
    t.answer("blue", "drop:pistol.1")
    assert t.ask == "fight_or_take" and t.g.discard == ["pistol"]


@clause("ZT-7.11", "ZT-7.12")
def test_zt_7_11_draw_2_draws_two_cards_and_the_shooter_uses_one() -> None:
    t = acting(weapons={"red": "shotgun"}, zombies={"B7": 1}, combat="one_away jammed").answer("red", "attack")
    assert t.ask == "draw2_pick" and t.options("red") == ["use:one_away", "use:jammed"]
    t.answer("red", "use:one_away")
    assert t.pawn("red").kills == 1 and sorted(t.g.combat_used) == ["jammed", "one_away"]


@pytest.mark.parametrize(("kind", "top"), [("pistol", 3), ("rifle", 4), ("shotgun", 2), ("hunting_rifle", 3)])
@clause("ZT-7.13")
def test_zt_7_13_reloading_sets_the_highest_number(kind: str, top: int) -> None:
    t = acting(weapons={"red": f"{kind}:1"}, hands={"red": "event_reload"}).answer("red", "event:event_reload")
    assert t.shots(f"{kind}.1") == top


# -- fireworks --------------------------------------------------------------------------------------------------


def lit(*buildings: str, **position: Any) -> Table:
    """Red moves zombies while fireworks burn over these buildings."""
    t = table(turn="red", day=1, **position)
    t.g.fireworks = [(building, 0) for building in buildings]
    return t.go_on(("zombie_phase",))


@clause("ZT-7.24")
def test_zt_7_24_fireworks_go_to_any_building() -> None:
    t = acting(hands={"red": "fireworks"}, where={"red": "A9"})
    assert len(t.after("red", "play:fireworks")) == 12
    t.answer("red", "play:fireworks light:bld_04")
    assert t.g.fireworks == [("bld_04", 0)] and actions(t) == 2
    assert t.seen_by(None).view()["buildings"][3]["lit"] == [0]


@clause("ZT-7.25")
def test_zt_7_25_fireworks_burn_until_the_next_turn_of_their_player() -> None:
    t = acting(hands={"red": "fireworks"}).answer("red", "play:fireworks light:bld_04", "end_turn")
    t.go_on(("turn", 1))
    assert t.g.fireworks == [("bld_04", 0)]
    t.answer("blue", "end_turn", "zombie:E4 to:E3").go_on(("turn", 0))
    assert t.g.fireworks == [] and t.g.discard == ["fireworks"] and t.told("fireworks_out") == [{"building": "bld_04"}]


@clause("ZT-7.25")
def test_zt_7_25_also_if_the_player_is_out_by_then() -> None:
    t = table(health={"red": 0})
    t.g.fireworks = [("bld_04", 0)]
    assert t.go_on(("turn", 0)).g.fireworks == []


@pytest.mark.parametrize(
    ("start", "to", "refused"),
    [
        ("G3", "G2", "ZT-7.26"),
        ("E3", "F2", "ZT-7.26"),
        ("E3", "F3", None),
        ("F2", "F1", None),
        ("F1", "bld_02", "ZT-7.26"),
    ],
)
@clause("ZT-7.26", "ZT-7.27")
def test_t4_no_zombie_moves_directly_toward_a_lit_building(start: str, to: str, refused: str | None) -> None:
    t = lit("bld_02", zombies={start: 1, "K5": 1})
    assert t.refused("red", f"zombie:{start} to:{to}") == refused


@clause("ZT-7.27")
def test_zt_7_27_another_building_ends_the_line() -> None:
    """From B1 the row leads into bld_01 first; bld_02 lies behind it."""
    assert lit("bld_02", zombies={"B1": 1, "K5": 1}).refused("red", "zombie:B1 to:bld_01") is None


@clause("ZT-7.28")
def test_zt_7_28_toward_a_neighbouring_building_is_allowed() -> None:
    assert lit("bld_02", zombies={"C3": 1, "K5": 1}).refused("red", "zombie:C3 to:C2") is None


@clause("ZT-7.29")
def test_zt_7_29_zombies_of_events_come_in_spite_of_fireworks() -> None:
    t = acting(hands={"red": "event_add_two"})
    t.g.fireworks = [("bld_11", 1)]
    t.answer("red", "event:event_add_two at:B7")
    assert t.g.zombies == {"B7": 2}


@clause("ZT-7.30")
def test_zt_7_30_who_leaves_a_building_is_tested_from_the_cell_beside_his_step() -> None:
    """From D1 to E1 the row goes on to bld_02; from C1 to B1 it leads off the board."""
    t = lit("bld_02", zombies={"bld_01": 1, "K5": 1})
    assert t.refused("red", "zombie:bld_01 to:E1") == "ZT-7.26"
    assert t.refused("red", "zombie:bld_01 to:B1") is None


# -- events in general ------------------------------------------------------------------------------------------


@clause("ZT-7.31", "ZT-7.35")
def test_zt_7_31_an_event_is_no_action_and_goes_to_the_discard_pile() -> None:
    t = acting(hands={"red": "event_time"}, day=4, actions=0).answer("red", "event:event_time")
    assert t.g.day == 3 and t.g.discard == ["event_time"] and t.told("event_used") == [{"event": "event_time"}]


@clause("ZT-7.32")
def test_zt_7_32_an_event_waits_for_a_later_turn_of_its_holder() -> None:
    t = acting(piles={"bld_11": "event_time"}, hands={"red": "event_reload"}, weapons={"red": "pistol:0"}, day=3)
    t.answer("red", "draw", "keep:event_time")
    assert t.refused("red", "event:event_time") == "ZT-7.32"
    assert t.refused("red", "event:event_reload") is None
    t.answer("red", "end_turn").go_on(("turn", 0))
    assert t.refused("red", "event:event_time") is None


@clause("ZT-7.33")
def test_zt_7_33_events_only_in_the_own_turn_and_not_in_a_fight() -> None:
    t = acting(hands={"red": "event_time", "blue": "event_time"}, day=3, zombies={"A10": 1}, weapons={"red": "pistol"})
    assert t.refused("blue", "event:event_time") == "ZT-7.33"
    t.answer("red", "free_move to:A10")
    assert t.refused("red", "event:event_time") == "ZT-7.33"
    t = acting(hands={"red": "event_time"}, day=3, zombies={"E4": 1}).answer("red", "end_turn")
    assert t.refused("red", "event:event_time") == "ZT-7.33"


@clause("ZT-7.34")
def test_zt_7_34_an_event_that_comes_up_by_another_one_happens_at_once() -> None:
    t = acting(hands={"red": "event_take"}, piles={"bld_01": "pistol event_time"}, day=4)
    t.answer("red", "event:event_take from:bld_01 card:2")
    assert t.g.day == 3 and t.hand("red") == [] and t.g.discard == ["event_take", "event_time"]
