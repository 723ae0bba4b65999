"""Chapter 6c: searching."""

from __future__ import annotations

from tests.zombicide.table import table
from untot.kernel.rulebook import clause


@clause("ZC-6.19", "ZC-6.20", "ZC-6.22", "ZC-6.23", "ZC-5.35")
def test_zc_6_19_rooms_without_zombies_again_and_again() -> None:
    t = table(who={"josh": "7B.R", "ned": "7B.R"}, deck="rice water", turn="josh")
    t.answer("search", "slot:hand_1", "hand_1@hand_2", "end_turn")
    assert t.told("card_drawn") == [{"survivor": "josh", "card": "rice"}] and t.cards("josh") == ["rice"]
    assert "search" in t.go_on(("begin_turn", "ned")).options and t.g.noise == {}
    assert table(who={"josh": "S21"}, turn="josh").refused("search") == "ZC-6.19"
    assert table(who={"josh": "7B.R"}, zombies={"7B.R": "walker"}, turn="josh").refused("search") == "ZC-6.20"


@clause("ZC-6.24", "ZC-5.53")
def test_zc_6_24_each_flashlight_is_one_card_more_also_from_the_reserve() -> None:
    t = table(who={"josh": "7B.R"}, holds={"josh": "- - flashlight flashlight"}, deck="rice water pan", turn="josh")
    t.answer("search", "discard", "discard", "discard")
    assert t.count("card_drawn") == 3 and t.g.deck == []


@clause("ZC-6.26", "ZC-5.55", "ZC-5.60")
def test_zc_6_26_a_full_inventory_must_make_room() -> None:
    t = table(who={"josh": "7B.R"}, holds={"josh": "pan rice water pistol wound"}, deck="machete", turn="josh")
    t.answer("search")
    assert t.ask == "keep_card"
    assert t.options == ["slot:hand_1", "slot:hand_2", "slot:reserve_1", "slot:reserve_2", "discard"]
    assert t.refused("slot:reserve_3") == "ZC-5.55"
    t.answer("slot:hand_1")
    assert t.cards("josh") == ["machete", "rice", "water", "pistol", "wound"]
    assert t.g.discards == [] and t.g.aside.count("pan") == 4, "a pan goes back to those set aside"


@clause("ZC-6.28", "ZC-5.58")
def test_zc_6_28_after_a_search_cards_may_be_rearranged_but_not_traded() -> None:
    t = table(who={"josh": "7B.R", "ned": "7B.R"}, deck="rice", holds={"josh": "pan"}, turn="josh")
    t.answer("search", "slot:hand_2")
    assert t.refused("trade") == "ZC-6.28"
    t.answer("hand_1@reserve_1 hand_2@hand_1")
    assert list(t.survivor("josh").slots) == ["reserve_1", "hand_1"] and t.actions == 2
    assert t.refused("hand_1@hand_2") == "ZC-5.58"


@clause("ZC-6.29", "ZC-6.30", "ZC-5.60", "ZC-5.61")
def test_zc_6_29_the_discards_become_a_new_deck() -> None:
    t = table(who={"josh": "7B.R"}, turn="josh", chance=[0])
    t.g.discards = ["rice", "water"]
    t.answer("search", "discard")
    assert sorted(t.g.deck + t.g.discards) == ["rice", "water"] and len(t.g.deck) == 1


@clause("ZC-6.32", "ZC-6.33", "ZC-6.34", "ZC-6.35", "ZC-6.80", "ZC-10.03.3")
def test_zc_6_33_of_several_cars_one_is_named_and_a_pimpmobile_is_searched_once() -> None:
    t = table("03", who={"josh": "S36", "ned": "S36"}, in_car={"josh": (1, "driver")}, turn="josh", chance=[0])
    t.g.cars[0].zone = "S36"
    t.answer("search")
    assert t.options == ["car:1", "car:2"]
    t.answer("car:2", "slot:hand_1", "hand_1@hand_1", "end_turn")
    assert t.cards("josh") == ["evil_twins"] and t.g.pimpmobile_weapons == ["mas_shotgun"]
    t.g.cars[0].zone = "S41"
    assert t.go_on(("begin_turn", "ned")).refused("search") == "ZC-6.34"


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
