"""The plans of the careful team: a runner's tour, a rush for tokens, supplies in the smallest house, one at a time."""

from __future__ import annotations

from tests.zombicide.table import Table, table
from untot.games.zombicide.bot import sensible
from untot.games.zombicide.bot.arming import best_deal, is_rush
from untot.games.zombicide.bot.division import is_runner
from untot.games.zombicide.bot.errands import Errand, errands
from untot.games.zombicide.bot.going import gain_of_door
from untot.games.zombicide.bot.reasons import reason
from untot.games.zombicide.bot.rushing import Leg, first_legs
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.touring import tour_from
from untot.games.zombicide.facts import board, living
from untot.games.zombicide.missions import MISSIONS
from untot.kernel.game import Reason
from untot.kernel.words import thing_in


def chosen(t: Table) -> str:
    assert t.match.ask is not None
    found = sensible(t.g, t.match.ask, t.asked[0])
    return max(found, key=found.__getitem__)


# -- the runner -------------------------------------------------------------------------------------------------


def test_a_tour_goes_through_all_places_by_the_shortest_way() -> None:
    g = table("10", who={"amy": "S02"}).g
    zones = board(g).zones
    near, both = (tour_from(zones, 0, zones.all_doors, places) for places in [("7B.R",), ("7B.R", "5B.Out")])
    assert near["S02"] == 4  # a step, the door, the step through it, the token
    assert both["S02"] == near["S02"] + 8  # the door (which counts as shut), two streets, a door, two rooms, the token
    assert both["S32"] == 4 + 8  # the other way round


def test_who_passes_zombies_and_opens_doors_goes_alone_and_the_hint_names_his_token() -> None:
    who, zombies = {"josh": "2C.NW", "amy": "S06"}, {"2C.NE": "walker*3", "2C.SW": "walker*3"}
    t = table("05", who=who, holds={"josh": "crowbar"}, zombies=zombies, doors="2C.NW/S24", turn="josh")
    assert is_runner(t.g.survivors["josh"]) and not is_runner(t.g.survivors["amy"])
    assert thing_in(chosen(t), "to") == "2C.SE"  # past the zombies
    assert t.match.ask is not None
    assert reason(t.g, t.match.ask, 0, chosen(t)) == Reason("goal-take", {"zone": "2C.SE"})


def test_others_leave_the_runners_next_token_to_him() -> None:
    who = {"josh": "S25", "amy": "S25", "ned": "S25"}
    t = table("05", who=who, holds={"josh": "crowbar", "amy": "fire_axe"}, turn="amy")
    s = Scene(t.g)
    assert s.errand_of(t.g.survivors["josh"]) == Errand("take", "6B.Diner")
    assert s.errand_of(t.g.survivors["amy"]) != Errand("take", "6B.Diner")


# -- the rush ---------------------------------------------------------------------------------------------------


def test_tokens_are_rushed_for_where_nothing_else_is_asked_and_no_building_is_large() -> None:
    assert [name for name, mission in MISSIONS.items() if is_rush(mission)] == ["10"]


def test_openers_share_the_buildings_and_who_has_no_tool_takes_what_lies_behind_the_first_door() -> None:
    who = {"josh": "S12", "amy": "S32", "ned": "S12"}
    t = table("10", who=who, holds={"josh": "crowbar", "amy": "fire_axe"}, turn="josh")
    legs = first_legs(t.g, living(t.g), [token.zone for token in t.g.objectives])
    assert legs["josh"] == Leg("7B.R", "7B.R/S12") and legs["amy"] == Leg("5B.Out", "5B.In/S32")
    assert legs["ned"] == Leg("7B.R", "7B.R/S12")
    assert chosen(t) == "open_door door:7B.R/S12 with:hand_1"


def test_nobody_passes_by_a_token_that_lies_open_on_his_way() -> None:
    who = {"josh": "S12", "amy": "S44"}
    t = table("10", who=who, holds={"josh": "crowbar"}, doors="7B.R/S12", turn="josh")
    assert first_legs(t.g, living(t.g), [token.zone for token in t.g.objectives])["josh"] == Leg("7B.R", "")


def test_who_carries_the_tool_in_a_rush_gets_something_that_he_can_lose_to_a_wound() -> None:
    t = table("10", who={"josh": "S02", "amy": "S02"}, holds={"josh": "crowbar", "amy": "pan"}, turn="amy")
    deal = best_deal(t.g.survivors["amy"], t.g.survivors["josh"], MISSIONS["10"])
    assert deal.one == () and sorted(deal.other) == ["crowbar", "pan"]


# -- supplies ---------------------------------------------------------------------------------------------------


def test_supplies_are_looked_for_where_the_fewest_zombies_wait() -> None:
    assert {errand.zone for errand in errands(table("06", who={"amy": "S25"}).g)} == {"5D.In", "5D.Out"}


def test_all_load_one_car_when_enough_is_found() -> None:
    holds = {"amy": "- - rice rice water", "ned": "- - rice canned_food water"}
    t = table("06", who={"amy": "S45", "ned": "S45"}, holds=holds)
    assert errands(t.g) == [Errand("load", "S44")]


def test_a_full_car_drives_out_and_does_not_wait_for_the_others() -> None:
    who = dict.fromkeys(("amy", "ned", "phil", "doug"), "S44") | {"josh": "S24"}
    seats = ["driver", "passenger_1", "passenger_2", "passenger_3"]
    in_car = {name: (1, seat) for name, seat in zip(("amy", "ned", "phil", "doug"), seats, strict=True)}
    t = table("06", who=who, in_car=in_car)
    t.g.cars[1].supplies = ["rice", "rice", "rice", "water", "water", "water"]
    assert errands(t.g) == [Errand("board", "S24")]


# -- zombies indoors --------------------------------------------------------------------------------------------


def test_where_zombies_come_indoors_no_second_building_is_opened_among_them() -> None:
    calm = table("07", who={"amy": "S12", "ned": "S12"}, holds={"amy": "crowbar"})
    beset = table("07", who={"amy": "S12", "ned": "S12"}, holds={"amy": "crowbar"}, zombies={"S32": "walker*4"})
    gains = [gain_of_door(Scene(t.g), t.g.survivors["amy"], "3C.G/S12") for t in (calm, beset)]
    assert gains[0] > 0 > gains[1]


# -- getting home -----------------------------------------------------------------------------------------------


def test_where_many_must_get_home_whoever_cannot_open_doors_leaves_at_once() -> None:
    t = table("09", who={"amy": "S44", "ned": "S44"}, holds={"ned": "crowbar"}, turn="amy")
    assert Scene(t.g).errand_of(t.g.survivors["amy"]) == Errand("leave", "S44")
    assert chosen(t).startswith("leave_board")
