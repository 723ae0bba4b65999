"""Small rules of several chapters that other tests run through without looking: what is offered, refused and kept."""

from __future__ import annotations

from typing import Any

from tests.zombicide.table import table
from untot.games.zombicide.redealing import redeal
from untot.kernel.rulebook import clause
from untot.kernel.state import Step


@clause("ZC-3.11", "ZC-4.3")
def test_zc_4_3_the_next_survivor_is_ones_own_and_has_not_acted() -> None:
    who = dict.fromkeys(("amy", "ned", "josh", "phil"), "S21")
    turn: list[Step] = [("seat_turn", 0), ("seat_turn", 0)]
    t = table(seats=2, who=who, owners={"ned": 1}, steps=turn)
    assert t.options == ["survivor:amy", "survivor:josh", "survivor:phil"]
    assert t.refused("survivor:ned") == "ZC-3.11"
    t.answer("survivor:amy", "end_turn")
    assert t.options == ["survivor:josh", "survivor:phil"] and t.refused("survivor:amy") == "ZC-4.3"


@clause("ZC-6.69", "ZC-6.70")
def test_zc_6_69_who_is_on_foot_has_no_seat_to_leave_or_to_change() -> None:
    t = table(who={"josh": "S21"}, turn="josh")
    assert t.refused("leave_car") == "ZC-6.69" and t.refused("change_seat") == "ZC-6.70"
    assert {"leave_car", "change_seat"}.isdisjoint(t.options)


@clause("ZC-6.46", "ZC-6.47")
def test_zc_6_46_a_closed_door_beside_the_zone_and_a_tool_in_hand() -> None:
    t = table(who={"josh": "S41"}, holds={"josh": "crowbar pan"}, turn="josh")
    assert t.ways("open_door") == ["door:7B.R/S41 with:hand_1", "door:5E.In/S41 with:hand_1"]
    assert t.refused("open_door door:5D.In/S21") == "ZC-6.46", "it is elsewhere"
    assert t.refused("open_door door:7B.R/S41 with:hand_2") == "ZC-6.47", "a pan opens nothing"


@clause("ZC-5.20", "ZC-9.41")
def test_zc_5_20_an_open_door_can_be_closed_and_a_closed_one_cannot() -> None:
    closed = table(who={"ned": "S21"}, skills={"ned": "lock_it_down"}, turn="ned")
    assert closed.refused("close_door") == "ZC-9.41"
    opened = table(who={"ned": "S21"}, skills={"ned": "lock_it_down"}, doors="5D.In/S21", turn="ned")
    assert opened.answer("close_door").g.open_doors == 0


@clause("ZC-9.34", "ZC-9.34.1")
def test_zc_9_34_1_the_second_copy_goes_where_its_finder_wants_and_brings_no_third() -> None:
    t = table(
        who={"doug": "5D.In"},
        skills={"doug": "matching_set"},
        deck="pistol rice pistol pistol",
        turn="doug",
        chance=[0, 0, 0],
    )
    t.answer("search", "pistol@hand_1", "take")
    assert t.ask == "keep_card"
    t.answer("pistol@reserve_1 hand_1@hand_1")
    assert t.ask == "next_action" and t.cards("doug") == ["pistol", "pistol"]
    assert sorted(t.g.deck) == ["pistol", "rice"]


@clause("ZC-3.20")
def test_zc_3_20_the_first_card_goes_on_a_slot_of_ones_choice() -> None:
    who = {"amy": "S21", "ned": "S21", "doug": "S21"}
    t = table(who=who, owners={"doug": 1}, seats=2, holds={"amy": "pan", "ned": "pistol", "doug": "pan"},
              steps=[("starting_slots", 0)])  # fmt: skip
    slots = ("hand_1", "hand_2", "reserve_1", "reserve_2", "reserve_3")
    assert t.form.walk(()) == [f"amy.hand_1@amy.{slot}" for slot in slots]
    t.answer("amy.hand_1@amy.reserve_2 ned.hand_1@ned.hand_2")
    assert list(t.survivor("amy").slots) == ["reserve_2"] and list(t.survivor("ned").slots) == ["hand_2"]
    assert t.ask is None, "all survivors of a player at once"


@clause("ZC-6.40")
def test_zc_6_40_who_holds_nothing_has_nothing_to_rearrange() -> None:
    assert table(who={"amy": "S21"}, turn="amy").refused("rearrange") == "ZC-6.40"
    assert "rearrange" in table(who={"amy": "S21"}, holds={"amy": "pan"}, turn="amy").options


@clause("ZC-7.62", "ZC-7.63")
def test_zc_7_63_what_a_card_brings_at_this_level_is_told() -> None:
    spawn: list[Step] = [("spawn_at", "S02")] * 4
    t = table(who={"amy": "S21"}, zombie_cards=[1, 2, 37, 41], steps=spawn)
    assert [args["brings"] for args in t.told("zombie_card_drawn")] == ["nothing", "zombies", "nothing", "manholes"]


@clause("ZC-9.33", "ZC-9.46", "ZC-9.1", "ZC-9.2")
def test_zc_9_33_only_a_ninja_can_be_silent() -> None:
    assert table(who={"amy": "S21"}, turn="amy").refused("switch_ninja") == "ZC-9.33"
    ninja = table(who={"amy": "S21"}, skills={"amy": "ninja"}, turn="amy")
    assert "switch_ninja" in ninja.options and ninja.noise("S21") == 0
    assert ninja.answer("switch_ninja").noise("S21") == 1


@clause("ZC-3.19", "ZC-10.00.2", "ZC-10.09.5")
def test_zc_3_19_what_nobody_knows_is_dealt_anew_for_an_imagined_match() -> None:
    """Both decks, cards known to lie on top among themselves, and the backs of objectives nobody has turned."""
    g = table("09", who={"amy": "S21"}, deck="pistol rice axe water", zombie_cards=[1, 2, 3, 4]).g
    g.known_top = 2
    g.objectives[0].colour = "blue"
    redeal(g, 0, Backwards())
    assert g.deck == ["rice", "pistol", "water", "axe"] and g.zombie_deck == [4, 3, 2, 1]
    assert [token.colour for token in g.objectives if not token.is_taken].index("blue") == len(g.objectives) - 1


@clause("ZC-10.06.1", "ZC-5.59")
def test_zc_10_06_1_what_is_not_under_a_car_cannot_be_taken_from_there() -> None:
    t = table("06", who={"josh": "S24"}, holds={"josh": "rice pan"}, turn="josh")
    assert t.refused("unload") == "ZC-10.06.1" and "load" in t.options
    assert t.answer("load").cards("josh") == ["pan"] and "unload" in t.options


class Backwards:
    """A shuffler that turns piles round."""

    def shuffle(self, x: list[Any]) -> None:
        x.reverse()

    def getrandbits(self, k: int, /) -> int:
        return 0
