"""Chapter 10: goals and special rules of the missions."""

from __future__ import annotations

import pytest

from tests.tools.position import dice
from tests.zombicide.table import new_game, table
from untot.games.zombicide.facts import all_slots
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.own import OwnContent
from untot.games.zombicide.state import Held, ZombicideState
from untot.games.zombicide.view import view
from untot.kernel.errors import BadOptions
from untot.kernel.rulebook import clause
from untot.kernel.state import Step


@clause("ZC-10.00", "ZC-10.00.4", "ZC-4.13", "ZC-4.15")
def test_zc_10_00_the_tutorial_is_won_with_its_objective() -> None:
    t = table("00", who={"josh": "2B.NW"}, seats=2, turn="josh").answer("take_objective")
    assert t.result == "mission_accomplished" and t.survivor("josh").xp == 0
    assert t.g.result is not None and t.g.result.winners == (0, 1)


@clause("ZC-10.00.1", "ZC-10.00.3", "ZC-3.8")
def test_zc_10_00_1_the_tutorial_has_five_zombie_cards_and_three_pans() -> None:
    g = new_game(6, mission="00", random_survivors="on").state
    assert isinstance(g, ZombicideState)
    assert sorted(g.zombie_deck) == [1, 2, 3, 4, 41]
    cards = [held.card for survivor in g.survivors.values() for held in survivor.slots.values()]
    assert cards.count("pan") == 3 and "fire_axe" not in cards


@clause("ZC-10.01", "ZC-10.01.1", "ZC-10.01.2")
def test_zc_10_01_2_food_counts_as_found_when_somebody_has_it() -> None:
    t = table("01", who={"josh": "1B.B"}, deck="rice", turn="josh").answer("search", "rice@hand_1")
    assert t.g.found == ["rice"]
    assert t.answer("take_objective").survivor("josh").xp == 5


@clause("ZC-4.17", "ZC-6.47")
def test_zc_4_17_who_is_shut_in_without_a_tool_may_give_up() -> None:
    """The first room of mission 06 is never searched. No zombie comes in, so nobody can search where he killed one."""
    end: list[Step] = [("end_phase",)]
    food = "rice rice rice water water water"
    shut_in = table("06", who={"doug": "7B.R"}, holds={"doug": "pan"}, deck=food, steps=end)
    assert shut_in.ask == "give_up" and shut_in.told("goal_impossible") == [{"why": "tools"}]
    shut_in.answer("give_up")
    assert shut_in.result == "given_up"
    nose = {"doug": "hold_your_nose"}
    assert table("06", who={"doug": "7B.R"}, skills=nose, deck=food, steps=end).ask == "give_up"
    assert table("06", who={"doug": "7B.R"}, skills=nose, zombies={"7B.R": "walker"}, deck=food, steps=end).ask is None
    assert table("06", who={"doug": "7B.R"}, holds={"doug": "crowbar"}, deck=food, steps=end).ask is None


@clause("ZC-10.02", "ZC-10.02.1", "ZC-10.02.4", "ZC-4.17", "ZC-10.27")
def test_zc_10_02_all_in_the_exit_zone_and_nobody_dead() -> None:
    def arriving(dead: bool, remaining: str = "off") -> str | None:
        who = {"josh": "S56", "ned": "S66", "amy": "S66"}
        t = table("02", who=who, zombies={"S66": "walker"}, turn="josh", m02_remaining=remaining)
        if dead:
            t.g.survivors["amy"].status, t.g.survivors["amy"].zone = "eliminated", ""
        return t.answer("move to:S66").result

    assert arriving(dead=False) == "mission_accomplished" and arriving(dead=True) is None
    assert arriving(dead=True, remaining="on") == "mission_accomplished"
    t = table(
        "02", who={"josh": "S56", "amy": "S66"}, holds={"amy": "wound"}, steps=[("take_wound", "amy"), ("end_phase",)]
    )
    assert t.ask == "give_up" and t.told("goal_impossible") == [{"why": "anybody"}]
    assert t.answer("give_up").result == "given_up"


@clause("ZC-10.02.2", "ZC-10.02.3")
def test_zc_10_02_2_the_medicine_cabinet_heals_and_teaches_nothing() -> None:
    t = table("02", who={"josh": "4C.SE", "ned": "S66"}, holds={"josh": "wound pan"}, turn="josh").answer(
        "take_objective"
    )
    assert t.cards("josh") == ["pan"] and t.survivor("josh").xp == 0


@clause("ZC-10.03", "ZC-10.03.1", "ZC-5.44", "ZC-5.48")
def test_zc_10_03_the_race_is_won_at_red() -> None:
    t = table("03", who={"josh": "2C.SW"}, xp={"josh": 38}, turn="josh").answer("take_objective")
    assert t.result == "mission_accomplished" and t.survivor("josh").xp == 43


@clause("ZC-10.04.1", "ZC-10.04.2", "ZC-10.04.3", "ZC-10.22", "ZC-10.23")
def test_zc_10_04_3_people_in_cars_count_and_objectives_come_first() -> None:
    def driving(taken: str) -> str | None:
        t = table("04", who={"josh": "S16"}, in_car={"josh": (1, "driver")}, taken=taken, turn="josh")
        t.g.cars[1].zone = "S16"
        return t.answer("drive to:S06").result

    assert driving("3C.W 2C.SW 2B.NW 5F.Out 5C.Out") == "mission_accomplished" and driving("3C.W") is None
    assert [token.xp for token in MISSIONS["04"].objectives] == [5] * 5


@pytest.mark.parametrize(("mission", "rooms"), [("05", "5E.Out 6B.Diner 2C.SE 4B.SW"), ("10", "7B.R 2B.NW 5B.Out")])
@clause("ZC-10.05", "ZC-10.05.1", "ZC-10.10", "ZC-10.10.1", "ZC-10.24")
def test_zc_10_05_won_with_the_last_objective(mission: str, rooms: str) -> None:
    last = {"05": "5D.Out", "10": "5C.Out"}[mission]
    t = table(mission, who={"josh": last}, taken=rooms, turn="josh").answer("take_objective")
    assert t.result == "mission_accomplished" and t.survivor("josh").xp == 5


@pytest.mark.parametrize(
    ("mission", "room"),
    [("01", "1B.B"), ("03", "3C.W"), ("04", "3C.W"), ("07", "2B.NW"), ("08", "7B.R"), ("08", "1B.B")],
)
@clause("ZC-10.01.1", "ZC-10.03.1", "ZC-10.04.1", "ZC-10.07.10", "ZC-10.08.5")
def test_zc_10_04_1_an_objective_is_worth_five_points(mission: str, room: str) -> None:
    t = table(mission, who={"josh": room}, turn="josh").answer("take_objective")
    assert t.survivor("josh").xp == 5 and t.result is None


# -- 06 ---------------------------------------------------------------------------------------------------------


@clause("ZC-10.06.1", "ZC-10.06.4", "ZC-10.06.9", "ZC-5.59")
def test_zc_10_06_1_supplies_go_under_a_car_and_back() -> None:
    t = table("06", who={"josh": "S24"}, holds={"josh": "rice pan water"}, zombies={"S24": "walker"}, turn="josh")
    assert t.ways("load") == ["car:car_1 slot:hand_1", "car:car_1 slot:reserve_1"]
    t.answer("load car:car_1 slot:hand_1", "load")
    assert "car:car_1 card:rice slot:hand_1" in t.ways("unload")
    t.answer("unload car:car_1 card:water slot:hand_1")
    assert t.cards("josh") == ["water", "pan"] and t.g.cars[0].supplies == ["rice"]
    assert table("06", who={"josh": "S25"}, holds={"josh": "rice"}, turn="josh").refused("load") == "ZC-10.06.1"


@clause("ZC-10.06", "ZC-10.06.2", "ZC-10.06.5", "ZC-10.06.6", "ZC-10.06.8", "ZC-10.06.10", "ZC-10.27", "ZC-4.12")
def test_zc_10_06_a_car_leaves_with_too_little_and_nobody_is_left() -> None:
    t = table("06", who={"josh": "S41"}, in_car={"josh": (0, "driver")}, turn="josh")
    t.g.cars[0].zone, t.g.cars[0].supplies = "S41", ["rice"]
    assert "to:S40" in t.ways("drive") and not [way for way in t.ways("drive") if way.endswith("via:S40")]
    assert t.answer("drive to:S40").result == "nobody_left" and t.g.supplies_out == ["rice"]
    t = table("06", who={"josh": "S40"}, holds={"josh": "crowbar"}, turn="josh").answer("end_turn")
    t.g.cars[0].zone = t.g.cars[1].zone = ""
    assert t.go_on(("end_phase",)).ask == "give_up" and t.survivor("josh").status == "living"


@clause("ZC-10.06.3", "ZC-4.11", "ZC-4.14")
def test_zc_10_06_3_the_last_one_may_die_when_the_supplies_are_out() -> None:
    def last_death(out: int) -> str | None:
        t = table("06", who={"josh": "S24", "ned": "S24"}, holds={"josh": "wound"}, phase="zombies")
        t.g.survivors["ned"].status, t.g.survivors["ned"].zone = "escaped", ""
        t.g.supplies_out = ["rice"] * out
        return t.go_on(("take_wound", "josh")).result

    assert last_death(6) == "mission_accomplished" and last_death(5) == "nobody_left"
    alone = table("06", who={"josh": "S24"}, holds={"josh": "wound"}, phase="zombies")
    alone.g.supplies_out = ["rice"] * 6
    assert alone.go_on(("take_wound", "josh")).result == "all_eliminated", "nobody has left the board"


@clause("ZC-10.06.3", "ZC-4.17")
def test_zc_4_17_with_too_few_supplies_left_the_players_may_give_up() -> None:
    def after(lost: int) -> str | None:
        t = table("06", who={"josh": "S24", "ned": "S24"}, holds={"josh": "crowbar"})
        ned = t.survivor("ned")
        ned.status, ned.zone = "escaped", ""
        cards = ["rice"] * 3 + ["water"] * 3 + ["canned_food"] * 3
        ned.slots = {slot: Held(card) for slot, card in zip(all_slots(ned), cards[:lost], strict=False)}
        t.g.deck = cards[lost:]
        return t.go_on(("end_phase",)).ask

    assert after(3) is None and after(4) == "give_up"


@clause("ZC-10.06.7", "ZC-10.21", "ZC-4.19")
def test_zc_10_06_7_the_start_room_is_not_searched() -> None:
    assert table("06", who={"josh": "7B.R"}, deck="rice", turn="josh").refused("search") == "ZC-10.06.7"
    assert "search" in table("06", who={"josh": "5D.In"}, deck="rice", turn="josh").options


# -- 07 ---------------------------------------------------------------------------------------------------------


@clause("ZC-10.07", "ZC-10.07.1", "ZC-10.26", "ZC-10.07.10")
def test_zc_10_07_spawn_zones_are_neutralised_when_they_are_clear() -> None:
    t = table("07", who={"josh": "3C.W", "ned": "S22"}, zombie_cards=[2], turn="josh").answer("neutralise", "end_turn")
    assert t.g.neutralised == ["3C.W"] and t.go_on(("spawn_step",)).at("3C.W") == {} and t.at("4C.SE") == {"walker": 1}
    t = table("07", who={"josh": "3C.W"}, zombies={"3C.W": "walker"}, turn="josh")
    assert t.refused("neutralise") == "ZC-10.07.1"
    assert table("07", who={"josh": "S22"}, turn="josh").refused("neutralise") == "ZC-10.07.1"
    t = table("07", who={"josh": "3C.W"}, turn="josh")
    t.g.neutralised = ["4C.SE"]
    assert t.answer("neutralise").result == "mission_accomplished"


@clause("ZC-10.07.2", "ZC-7.60")
def test_zc_10_07_2_spawn_zones_work_behind_closed_doors() -> None:
    t = table("07", who={"josh": "S22"}, zombie_cards=[2, 2], steps=[("spawn_step",)])
    assert t.at("3C.W") == t.at("4C.SE") == {"walker": 1}


@clause("ZC-10.07.3", "ZC-10.07.4", "ZC-6.83", "ZC-5.30")
def test_zc_10_07_3_both_doors_of_a_building_open_with_one_noise() -> None:
    t = table("07", who={"josh": "S12"}, holds={"josh": "fire_axe"}, zombie_cards=[1] * 12, turn="josh")
    t.answer("open_door door:3C.G/S12 with:hand_1")
    assert t.ask == "next_room"
    assert [args["door"] for args in t.told("door_opened")] == ["3C.G/S12", "2B.SE/S32"] and t.g.noise == {"S12": 1}


@clause("ZC-10.07.5", "ZC-3.23")
def test_zc_10_07_5_one_walker_in_every_room() -> None:
    t = table("07", who={"josh": "S22"}, steps=[("lay_out_board",)])
    assert len(t.g.zombies) > 9 and all(crowd == {"walker": 1} for crowd in t.g.zombies.values())
    assert all("." in zone for zone in t.g.zombies) and t.g.stock["walker"] == 40 - len(t.g.zombies)
    assert table("05", who={"josh": "S22"}, steps=[("lay_out_board",)]).g.zombies == {}


@clause("ZC-10.07.6", "ZC-10.07.7", "ZC-10.07.8", "ZC-10.07.11", "ZC-4.7")
def test_zc_10_07_7_zombies_leave_over_their_exit_and_the_fourth_is_one_too_many() -> None:
    t = table("07", who={"josh": "S04", "ned": "S22"}, zombies={"S03": "walker*3"}, steps=[("wave", "all", 1)])
    assert t.at("S04") == {} and t.g.escaped == {"walker": 3} and t.g.stock["walker"] == 37
    assert t.survivor("josh").slots == {} and t.survivor("josh").xp == 0 and t.noise("S04") == 8
    t.g.zombies["S03"] = {"runner": 1}
    t.g.stock["runner"] -= 1
    assert t.go_on(("wave", "all", 1)).result == "zombies_escaped"


@clause("ZC-10.07.9")
def test_zc_10_07_9_who_appears_in_a_zombie_exit_is_gone_too() -> None:
    t = table("07", who={"josh": "S22"}, zombie_cards=[4], steps=[("spawn_at", "S40")])
    assert t.at("S40") == {} and t.g.escaped == {"walker": 2}


# -- 08 and 09 --------------------------------------------------------------------------------------------------


@clause("ZC-10.08", "ZC-10.08.6")
def test_zc_10_08_the_bunker_must_be_clear() -> None:
    t = table(
        "08", who={"josh": "3C.W"}, holds={"josh": "machete"}, zombies={"3C.W": "walker"}, turn="josh", chance=dice(4)
    )
    assert t.result is None and t.answer("melee_attack").result == "mission_accomplished"


@clause("ZC-10.08.3", "ZC-10.08.5")
def test_zc_10_08_3_the_green_door_waits_for_the_green_objective() -> None:
    t = table("08", who={"josh": "S14"}, holds={"josh": "crowbar"}, turn="josh")
    assert t.refused("open_door") == "ZC-10.08.3"
    t = table("08", who={"josh": "S14"}, holds={"josh": "crowbar"}, taken="1B.B", turn="josh")
    assert "open_door" in t.options


@clause("ZC-10.09.1", "ZC-10.09.2", "ZC-10.09.5", "ZC-10.25")
def test_zc_10_09_1_for_one_to_three_players_and_backs_are_hidden() -> None:
    with pytest.raises(BadOptions, match=r"ZC-10\.09\.1"):
        new_game(4, mission="09")
    g = new_game(3, mission="09", random_survivors="on").state
    assert isinstance(g, ZombicideState)
    assert sorted(token.colour for token in g.objectives) == ["blue", "red", "red", "red"]
    assert [token.colour for token in view(g, 0).objectives] == [None] * 4


@clause("ZC-10.09", "ZC-10.09.3", "ZC-10.09.4", "ZC-4.12")
def test_zc_10_09_both_goals_in_any_order() -> None:
    t = table("09", who={"josh": "S44", "ned": "7B.R", "amy": "S44", "phil": "S44", "doug": "S44"},
              taken="1B.B 2B.NW 2C.SW", turn="josh")  # fmt: skip
    assert t.answer("leave_board").survivor("josh").status == "escaped"
    for name in ("amy", "phil", "doug"):
        t.go_on(("begin_turn", name)).answer("leave_board")
    assert t.result is None
    t.g.objectives[3].colour = "blue"
    assert t.go_on(("begin_turn", "ned")).answer("take_objective").result == "mission_accomplished"
    assert table("09", who={"josh": "S43"}, turn="josh").refused("leave_board") == "ZC-10.09.3"


@clause("ZC-10.09.10", "ZC-10.09.11", "ZC-10.09.12", "ZC-10.09.8")
def test_zc_10_09_11_the_poorest_gets_the_recruit_and_blue_brings_nobody() -> None:
    who = {"josh": "1B.B", "amy": "S44", "ned": "S44", "doug": "S44"}
    t = table("09", who=who, owners={"ned": 1, "doug": 1}, seats=2, turn="josh", chance=[0])
    t.g.survivors["doug"].status, t.g.survivors["doug"].zone = "eliminated", ""
    t.answer("take_objective")
    assert t.survivor("phil").seat == 1 and t.cards("phil") == [], "no pistol for a recruit"
    t = table("09", who={"josh": "1B.B"}, turn="josh")
    t.g.objectives[0].colour = "blue"
    assert len(t.answer("take_objective").g.survivors) == 1


@clause("ZC-10.20", "ZC-10.28", "ZC-10.40", "ZC-3.1")
def test_zc_10_28_the_view_says_what_is_reconstructed_and_own_missions_can_be_played() -> None:
    t = table("00", who={"josh": "1B.B"}, turn="josh")
    assert view(t.g, None).mission.reconstructed == ["spawns", "objectives"]
    own = table("00", who={"josh": "S06"}, own=OwnContent(mission=MISSIONS["05"]), turn="josh")
    assert view(own.g, 0).mission.id == "05" and own.g.copy() == own.g
