"""Chapters 6d, 6e and 5f: inventory, trade, doors."""

from __future__ import annotations

from tests.zombicide.table import table
from untot.games.zombicide.view import view
from untot.kernel.rulebook import clause


@clause("ZC-6.40", "ZC-5.58", "ZC-5.57", "ZC-5.51")
def test_zc_6_40_rearranging_costs_an_action_and_moves_wounds_too() -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "pan wound rice"}, turn="josh")
    assert t.refused("rearrange hand_1@hand_1 hand_2@discard reserve_1@hand_2") == "ZC-5.57"
    t.answer("rearrange hand_1@reserve_3 hand_2@reserve_2 reserve_1@hand_1")
    assert t.cards("josh") == ["rice", "wound", "pan"] and t.actions == 2


@clause("ZC-6.41", "ZC-6.42", "ZC-6.43", "ZC-6.44")
def test_zc_6_41_a_trade_needs_one_partner_in_the_zone_and_his_consent() -> None:
    t = table(who={"josh": "S21", "ned": "S21", "amy": "S22"}, seats=2, owners={"ned": 1}, turn="josh",
              holds={"josh": "pan wound", "ned": "pistol"})  # fmt: skip
    assert t.refused("trade with:amy") == "ZC-6.41"
    offer = "trade with:ned josh.hand_1@ned ned.hand_1@josh.hand_1"
    assert t.refused(f"{offer} josh.hand_2@ned") == "ZC-6.44"
    t.answer(f"{offer} josh.hand_2@josh.hand_2")
    assert t.ask == "accept_trade" and t.asked == [1]
    t.answer("accept")
    assert t.asked == [1] and t.ask == "arrange_inventory", "the partner rearranges for nothing"
    t.answer("hand_1@reserve_2")
    assert t.cards("ned") == ["pan"] and sorted(t.cards("josh")) == ["pistol", "wound"] and t.actions == 2
    assert table(who={"josh": "S21", "ned": "S22"}, holds={"josh": "pan"}, turn="josh").refused("trade") == "ZC-6.41"


@clause("ZC-6.42")
def test_zc_6_42_a_refused_trade_leaves_rearranging() -> None:
    t = table(who={"josh": "S21", "ned": "S21"}, seats=2, owners={"ned": 1}, turn="josh", holds={"josh": "pan"})
    t.answer("trade with:ned josh.hand_1@ned", "refuse")
    assert t.ask == "arrange_inventory" and t.asked == [0] and t.cards("josh") == ["pan"]


@clause("ZC-6.45", "ZC-5.55", "ZC-5.56")
def test_zc_6_45_what_does_not_fit_after_a_trade_is_discarded() -> None:
    t = table(who={"josh": "S21", "ned": "S21"}, turn="josh",
              holds={"josh": "machete", "ned": "rice rice rice water water"})  # fmt: skip
    keep = " ".join(f"ned.{slot}@ned.{slot}" for slot in ("hand_2", "reserve_1", "reserve_2", "reserve_3"))
    assert t.refused(f"trade with:ned josh.hand_1@ned.hand_1 ned.hand_1@ned.hand_1 {keep}") == "ZC-5.51"
    t.answer(f"trade with:ned josh.hand_1@ned.hand_1 ned.hand_1@discard {keep}")
    assert t.ask == "next_action", "who leads both puts everything in order at once"
    assert t.cards("ned") == ["machete", "rice", "rice", "water", "water"] and t.g.discards == ["rice"]


@clause("ZC-6.45", "ZC-6.43", "ZC-5.55")
def test_zc_6_45_a_partner_led_by_another_makes_room_himself() -> None:
    t = table(who={"josh": "S21", "ned": "S21"}, seats=2, owners={"ned": 1}, turn="josh",
              holds={"josh": "machete", "ned": "rice rice rice water water"})  # fmt: skip
    slots = ("hand_1", "hand_2", "reserve_1", "reserve_2", "reserve_3")
    t.answer("trade with:ned josh.hand_1@ned " + " ".join(f"ned.{slot}@ned" for slot in slots), "accept")
    assert t.ask == "arrange_inventory" and t.asked == [1]
    t.answer("hand_1@discard hand_2@hand_2 reserve_1@reserve_1 reserve_2@reserve_2 reserve_3@reserve_3 beside_1@hand_1")
    assert t.cards("ned") == ["machete", "rice", "rice", "water", "water"] and t.g.discards == ["rice"]


@clause("ZC-5.56", "ZC-5.57", "ZC-5.60")
def test_zc_5_56_in_his_own_turn_he_discards_for_nothing_but_never_a_wound() -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "rice wound water"}, turn="josh")
    assert t.ways("discard") == ["slot:hand_1", "slot:reserve_1"] and t.refused("discard slot:hand_2") == "ZC-5.57"
    assert t.answer("discard slot:hand_1").g.discards == ["rice"] and t.actions == 3


@clause("ZC-5.52", "ZC-6.46", "ZC-6.47", "ZC-6.48")
def test_zc_6_47_a_door_needs_a_tool_in_hand() -> None:
    def refused(cards: str, where: str = "S21") -> str | None:
        return table(who={"josh": where}, holds={"josh": cards}, turn="josh").refused("open_door")

    assert [refused(tool) for tool in ("crowbar", "fire_axe", "chainsaw")] == [None, None, None]
    assert [refused(tool) for tool in ("pan", "machete", "pistol", "- - crowbar")] == ["ZC-6.47"] * 4
    assert refused("crowbar", "S22") == "ZC-6.46" and refused("crowbar", "5D.In") is None, "from either side"


@clause("ZC-6.51", "ZC-6.56.1")
def test_zc_6_51_who_does_not_care_lets_the_rooms_be_filled_in_any_order() -> None:
    t = table(who={"josh": "S25"}, holds={"josh": "crowbar"}, zombie_cards=[2] * 9, turn="josh")
    t.answer("open_door", "any_order")
    assert t.ask == "next_action" and t.count("zombie_card_drawn") == 4 and t.g.to_fill == []


@clause("ZC-6.48", "ZC-6.49", "ZC-6.50", "ZC-6.51", "ZC-6.54", "ZC-6.56")
def test_zc_6_50_the_first_door_of_a_building_fills_all_its_rooms_once() -> None:
    t = table(who={"josh": "S25", "ned": "6B.WC"}, holds={"josh": "crowbar"}, zombie_cards=[2] * 9, turn="josh")
    turn = view(t.g, None).turn
    assert turn is not None
    t.answer("open_door")
    while t.ask == "next_room":
        t.answer(t.options[0])
    assert [args["survivor"] for args in t.told("door_opened")] == ["josh"], "the log says who has opened it"
    filled = [args["zone"] for args in t.told("zombie_card_drawn")]
    assert len(filled) == len(set(filled)) > 1 and "6B.WC" in filled and t.at("6B.WC") == {"walker": 1}
    assert list(turn.fills.values()) == [len(filled)], "who stands at the door is told before how many rooms it fills"
    t.answer("end_turn")
    t.g.survivors["josh"].zone = "S46"
    t.go_on(("begin_turn", "josh"))
    turn = view(t.g, None).turn
    assert turn is not None and turn.fills["6B.WC/S46"] == 0
    t.answer("open_door door:6B.WC/S46 with:hand_1")
    assert t.count("zombie_card_drawn") == len(filled) and t.count("door_opened") == 2
