"""Chapter 6c: searching."""

from __future__ import annotations

from tests.zombicide.table import table
from untot.kernel.rulebook import clause


@clause("ZC-6.19", "ZC-6.20", "ZC-6.22", "ZC-6.23", "ZC-5.35")
def test_zc_6_19_rooms_without_zombies_again_and_again() -> None:
    t = table(who={"josh": "7B.R", "ned": "7B.R"}, deck="rice water", turn="josh")
    t.answer("search", "rice@hand_1", "end_turn")
    assert t.told("card_drawn") == [{"survivor": "josh", "card": "rice"}] and t.cards("josh") == ["rice"]
    assert "search" in t.go_on(("begin_turn", "ned")).options and t.g.noise == {}
    assert table(who={"josh": "S21"}, turn="josh").refused("search") == "ZC-6.19"
    assert table(who={"josh": "7B.R"}, zombies={"7B.R": "walker"}, turn="josh").refused("search") == "ZC-6.20"
    assert table(who={"josh": "7B.R"}, deck="rice", turn="josh").refused("search in:5D.In") == "ZC-6.19"


@clause("ZC-6.24", "ZC-5.53")
def test_zc_6_24_each_flashlight_is_one_card_more_also_from_the_reserve() -> None:
    t = table(who={"josh": "7B.R"}, holds={"josh": "- - flashlight flashlight"}, deck="rice water pan", turn="josh")
    stays = "reserve_1@reserve_1 reserve_2@reserve_2"
    t.answer("search", f"rice@discard {stays}", f"water@discard {stays}", f"pan@discard {stays}")
    assert t.count("card_drawn") == 3 and t.g.deck == []


@clause("ZC-6.26", "ZC-5.55", "ZC-5.60")
def test_zc_6_26_a_full_inventory_must_make_room() -> None:
    t = table(who={"josh": "7B.R"}, holds={"josh": "pan rice water pistol wound"}, deck="machete", turn="josh")
    t.answer("search")
    assert t.ask == "keep_card"
    stays = "hand_2@hand_2 reserve_1@reserve_1 reserve_2@reserve_2"
    assert t.refused(f"machete@reserve_3 hand_1@hand_1 {stays} reserve_3@discard") == "ZC-5.57", "a wound stays"
    assert t.refused(f"machete@hand_1 hand_1@hand_1 {stays} reserve_3@reserve_3") == "ZC-5.55"
    t.answer(f"machete@hand_1 hand_1@discard {stays} reserve_3@reserve_3")
    assert t.cards("josh") == ["machete", "rice", "water", "pistol", "wound"]
    assert t.g.discards == [] and t.g.aside.count("pan") == 4, "a pan goes back to those set aside"


@clause("ZC-6.28", "ZC-5.58")
def test_zc_6_28_after_a_search_cards_may_be_rearranged_but_not_traded() -> None:
    t = table(who={"josh": "7B.R", "ned": "7B.R"}, deck="rice", holds={"josh": "pan"}, turn="josh")
    t.answer("search")
    assert t.ask == "keep_card" and t.refused("trade") == "ZC-6.28"
    t.answer("rice@hand_1 hand_1@reserve_1")
    assert t.cards("josh") == ["rice", "pan"] and "reserve_1" in t.survivor("josh").slots and t.actions == 2
    assert t.refused("hand_1@hand_2") == "ZC-5.58"


@clause("ZC-6.28", "ZC-6.40")
def test_zc_6_28_who_found_nothing_is_not_asked_but_may_rearrange_for_nothing() -> None:
    t = table(who={"josh": "7B.R"}, deck="aaahh", holds={"josh": "pan"}, turn="josh").answer("search")
    assert t.ask == "next_action" and t.actions == 2
    t.answer("rearrange hand_1@reserve_1")
    assert t.actions == 2 and list(t.survivor("josh").slots) == ["reserve_1"]
    assert t.answer("rearrange reserve_1@hand_1").actions == 1, "directly after the search, once"
    t = table(who={"josh": "7B.R"}, deck="aaahh", holds={"josh": "pan"}, turn="josh").answer("search", "make_noise")
    assert t.answer("rearrange hand_1@reserve_1").g.turn is None, "later it costs an action, the last one"


@clause("ZC-6.29", "ZC-6.30", "ZC-5.60", "ZC-5.61")
def test_zc_6_29_the_discards_become_a_new_deck() -> None:
    t = table(who={"josh": "7B.R"}, turn="josh", chance=[0])
    t.g.discards = ["rice", "water"]
    t.answer("search")
    t.answer(t.options[-1])
    assert sorted(t.g.deck + t.g.discards) == ["rice", "water"] and len(t.g.deck) == 1


@clause("ZC-6.32", "ZC-6.33", "ZC-6.34", "ZC-6.35", "ZC-6.80", "ZC-10.03.3")
def test_zc_6_33_of_several_cars_one_is_named_and_a_pimpmobile_is_searched_once() -> None:
    t = table("03", who={"josh": "S36", "ned": "S36"}, in_car={"josh": (1, "driver")}, turn="josh", chance=[0])
    t.g.cars[0].zone = "S36"
    assert t.ways("search") == ["in:car_1", "in:car_2"]
    t.answer("search in:car_2", "evil_twins@hand_1", "end_turn")
    assert t.cards("josh") == ["evil_twins"] and t.g.pimpmobile_weapons == ["mas_shotgun"]
    t.g.cars[0].zone = "S41"
    assert t.go_on(("begin_turn", "ned")).refused("search in:car_2") == "ZC-6.34"


@clause("ZC-6.37", "ZC-6.36")
def test_zc_6_37_a_scream_in_a_police_car() -> None:
    t = table("09", who={"josh": "S22"}, deck="rice aaahh pistol", turn="josh").answer("search")
    assert t.at("S22") == {"walker": 1} and t.cards("josh") == [] and t.g.deck == ["pistol"]
    assert sorted(t.g.discards) == ["aaahh", "rice"]


@clause("ZC-6.38", "ZC-6.82", "ZC-10.09.13")
def test_zc_6_38_a_police_car_without_weapons_ends_after_every_card() -> None:
    t = table("09", who={"josh": "S22"}, deck="scope gasoline", turn="josh", chance=[0])
    t.g.discards = ["rice", "ammo_shells"]
    t.answer("search")
    assert t.count("card_drawn") == 4 and len(t.g.discards) == 4 and t.g.deck == []
