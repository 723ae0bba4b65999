"""What a sensible player of Zombicide does."""

from __future__ import annotations

import pytest

from tests.tools.position import dice
from tests.zombicide.table import Table, table
from untot.games.zombicide.bot import sensible
from untot.games.zombicide.bot.errands import errands
from untot.games.zombicide.bot.forecast import foretell
from untot.games.zombicide.bot.luring import gain_of_noise
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import best_blow
from untot.kernel.forms import Arrange
from untot.kernel.words import split, thing_in

FAR_TEAM = {"amy": "S06", "josh": "S06"}


def weights(t: Table) -> dict[str, float]:
    """Every answer that is weighed is legal, and the best has 1."""
    ask = t.match.ask
    assert ask is not None
    found = sensible(t.g, ask, t.asked[0])
    assert found and all(ask.form(t.asked[0]).first_wrong_word(answer) is None for answer in found)
    assert max(found.values()) == 1.0
    return found


def best(t: Table) -> str:
    found = weights(t)
    return max(found, key=found.__getitem__)


def verb(answer: str) -> str:
    """What sort of action it is."""
    return split(answer)[0]


def weight_of(t: Table, action: str) -> float:
    """The best of all ways of doing this; what is not thought of weighs nothing."""
    return max((weight for answer, weight in weights(t).items() if verb(answer) == action), default=0.0)


# -- actions ----------------------------------------------------------------------------------------------------


def test_somebody_with_a_pan_searches_before_he_goes_on() -> None:
    t = table("00", who={"amy": "1B.B", "ned": "1B.B"}, holds={"amy": "pan", "ned": "crowbar"}, turn="amy")
    assert verb(best(t)) == "search"


def test_while_nobody_can_open_a_door_everybody_searches() -> None:
    t = table("00", who={"amy": "1B.B"}, holds={"amy": "katana katana"}, turn="amy")
    assert verb(best(t)) == "search"


def test_zombies_beside_a_survivor_are_fought() -> None:
    t = table(who=FAR_TEAM, holds={"amy": "katana"}, zombies={"S06": "walker"}, turn="amy")
    assert best(t) == "melee_attack at:S06 with:hand_1"


def test_who_is_at_the_exit_already_lets_the_last_one_go_first_and_it_is_over() -> None:
    t = table("02", who={"amy": "S66", "ned": "S66", "josh": "S56", "phil": "S66"}, steps=[("seat_turn", 0)])
    assert best(t) == "survivor:josh"
    assert t.answer("survivor:josh", "move to:S66").result == "mission_accomplished"


def test_zombies_that_bar_the_way_of_others_are_shot_before_those_behind_the_team() -> None:
    who = {"amy": "S45", "ned": "S44", "josh": "S44", "phil": "S44"}
    holds = {"amy": "rifle"} | dict.fromkeys(("ned", "josh", "phil"), "katana")
    t = table("02", who=who, holds=holds, zombies={"S46": "walker*2", "S43": "walker*2"}, turn="amy")
    assert t.g.survivors["amy"].zone == "S45" and Scene(t.g).bars_the_way("S46") and not Scene(t.g).bars_the_way("S43")
    assert best(t) == "ranged_attack at:S46 with:hand_1"


def test_who_has_found_supplies_brings_them_to_the_car_while_the_others_search_on() -> None:
    who = {"amy": "5D.In", "ned": "5D.In", "josh": "5D.In", "phil": "5D.In", "doug": "5D.In", "wanda": "5D.In"}
    t = table("06", who=who, holds={"amy": "katana pan rice", "ned": "katana"}, doors="5D.In/S45", turn="amy")
    t.g.turn.has_searched = True  # type: ignore[union-attr]  # it is amy's turn
    tasks = Scene(t.g).tasks
    assert tasks["amy"].errand == ("load", "S44") and tasks["ned"].errand == ("search", "5D.In")
    assert best(t) == "move to:S44"
    t.answer("move to:S44")
    assert verb(best(t)) == "load"


def test_when_it_is_time_to_leave_town_who_is_not_in_the_car_gets_in_first_and_the_driver_before_his_passengers() -> (
    None
):
    who = dict.fromkeys(("amy", "ned", "josh"), "S44")
    t = table("06", who=who, in_car={"amy": (1, "passenger_1"), "ned": (1, "driver")}, steps=[("seat_turn", 0)])
    t.g.cars[1].supplies = ["rice"] * 6
    found = weights(t)
    assert sorted(found, key=found.__getitem__) == ["survivor:amy", "survivor:ned", "survivor:josh"]


def test_zombies_in_the_next_zone_are_shot() -> None:
    t = table(who=FAR_TEAM, holds={"amy": "sub_mg sub_mg"}, zombies={"S16": "walker*2"}, turn="amy")
    assert best(t) == "ranged_attack at:S16 with:both"


def test_nobody_shoots_where_a_friend_stands() -> None:
    who = {"amy": "S06", "josh": "S16"}
    t = table(who=who, holds={"amy": "shotgun", "josh": "katana"}, zombies={"S16": "walker"}, turn="amy")
    assert weight_of(t, "ranged_attack") < 0.1


def test_of_two_targets_the_one_without_friends_is_shot_at() -> None:
    who = {"amy": "S22", "josh": "S21"}
    t = table(who=who, holds={"amy": "shotgun"}, zombies={"S21": "walker*3", "S23": "walker"}, turn="amy")
    found = weights(t)
    shots = [answer for answer in found if verb(answer) == "ranged_attack"]
    assert max(shots, key=found.__getitem__) == "ranged_attack at:S23 with:hand_1"


def test_a_wounded_survivor_keeps_out_of_reach_of_a_runner() -> None:
    t = table(who={"amy": "S16", "josh": "S25"}, holds={"amy": "wound pan"}, zombies={"S06": "runner*2"}, turn="amy")
    assert thing_in(best(t), "to") in ("S26", "S25"), "where the other stands, or on the way there"


def test_a_token_is_taken_when_one_stands_on_it() -> None:
    t = table("00", who={"amy": "2B.NW"}, holds={"amy": "pan"}, turn="amy")
    assert verb(best(t)) == "take_objective"


def test_the_way_leads_to_the_next_token() -> None:
    t = table("00", who={"wanda": "S42", "amy": "S42"}, holds={"wanda": "crowbar", "amy": "katana"}, turn="wanda")
    assert best(t) == "move to:S21", "and stops before the door"


def test_a_team_stays_together() -> None:
    """The way to the token is long, the others are behind and have acted, and it is not worth going alone."""
    who = {"wanda": "S22", "amy": "1B.B", "ned": "1B.B", "josh": "1B.B"}
    t = table("00", who=who, doors="1B.C/S42", holds={"wanda": "crowbar"}, turn="wanda")
    for survivor in t.g.survivors.values():
        survivor.is_activated = True
    assert best(t) == "end_turn" or thing_in(best(t), "to") in ("S32", "S42", "1B.C", "1B.B")


@pytest.mark.parametrize(("where", "opens"), [("S42", False), ("S21", True)])
def test_a_door_is_opened_only_if_the_team_can_hold_what_comes_out(where: str, opens: bool) -> None:
    """Who stands before it waits for those who are on their way."""
    company = ("amy", "ned", "doug")
    holds = {"josh": "crowbar"} | dict.fromkeys(company, "sub_mg sub_mg")
    t = table("00", who={"josh": "S21"} | dict.fromkeys(company, where), holds=holds, turn="josh")
    assert (verb(best(t)) == "open_door") == opens


def test_who_has_nobody_to_wait_for_opens_the_door() -> None:
    t = table("00", who={"josh": "S21"}, holds={"josh": "crowbar"}, turn="josh")
    assert verb(best(t)) == "open_door"


def test_a_door_that_leads_nowhere_stays_shut() -> None:
    t = table("05", who={"ned": "S16", "amy": "S16"}, holds={"ned": "crowbar", "amy": "chainsaw"}, turn="ned")
    assert weight_of(t, "open_door") < 0.2


def test_who_can_open_the_door_goes_first() -> None:
    t = table(
        "00", who={"amy": "S21", "josh": "S21"}, holds={"amy": "pan", "josh": "crowbar"}, steps=[("seat_turn", 0)]
    )
    assert best(t) == "survivor:josh"


# -- cards ------------------------------------------------------------------------------------------------------


def test_the_best_weapons_are_taken_in_hand() -> None:
    t = table(who={"amy": "S06"}, holds={"amy": "pan water sub_mg - sub_mg"}, steps=[("arrange_inventory", "amy", 0)])
    t.answer(best(t))
    assert sorted(t.cards("amy")[:2]) == ["sub_mg", "sub_mg"]


def test_of_thousands_of_arrangements_only_a_few_are_looked_at() -> None:
    t = table(who={"amy": "S06"}, holds={"amy": "pan water rice rifle katana"}, steps=[("arrange_inventory", "amy", 0)])
    assert t.match.ask is not None and isinstance(t.match.ask.form(0), Arrange)
    assert len(weights(t)) <= 2


def test_a_spare_weapon_goes_to_the_one_with_a_pan() -> None:
    who = {"amy": "S06", "josh": "S06"}
    t = table(who=who, holds={"amy": "chainsaw shotgun katana", "josh": "pan"}, turn="amy")
    assert verb(best(t)) == "trade"
    t.answer(best(t))
    assert {"chainsaw", "shotgun", "katana"} & set(t.cards("josh"))


def test_a_trade_is_accepted() -> None:
    who = {"amy": "S06", "josh": "S06"}
    t = table(who=who, owners={"josh": 1}, seats=2, holds={"amy": "katana", "josh": "pan"}, turn="amy")
    t.answer("trade with:josh amy.hand_1@josh josh.hand_1@josh")
    assert t.ask == "accept_trade" and best(t) == "accept"


def test_a_useless_card_is_thrown_away_and_a_wanted_one_kept() -> None:
    kept = table("01", who={"amy": "7B.R"}, holds={"amy": "pan"}, deck="water", turn="amy")
    assert best(kept.answer("search")).startswith(("water@reserve", "water@hand"))
    full = "shotgun shotgun katana katana machete"
    useless = table("05", who={"amy": "7B.R"}, holds={"amy": full}, deck="water", turn="amy")
    assert best(useless.answer("search")).startswith("water@discard ")


# -- fights -----------------------------------------------------------------------------------------------------


def test_hits_go_to_runners_before_walkers() -> None:
    t = table(
        who={"amy": "S06"}, holds={"amy": "katana"}, zombies={"S06": "walker*2 runner"}, turn="amy", chance=dice(6, 1)
    )
    t.answer("melee_attack")
    assert t.ask == "assign_hits" and best(t) == "hit:runner@S06"


@pytest.mark.parametrize(("faces", "answer"), [((1, 1), "reroll:ammo"), ((6, 6), "keep")])
def test_dice_are_rolled_again_only_if_that_promises_more(faces: tuple[int, int], answer: str) -> None:
    t = table(
        who={"amy": "S06"},
        holds={"amy": "shotgun ammo_shells"},
        zombies={"S16": "walker*3"},
        turn="amy",
        chance=dice(*faces),
    )
    t.answer("ranged_attack")
    assert t.ask == "reroll" and best(t) == answer


def test_who_is_unhurt_takes_the_wound() -> None:
    t = table(
        who={"amy": "S06", "josh": "S06"}, holds={"amy": "wound"}, phase="zombies", steps=[("zone_attack", "S06", 1)]
    )
    assert best(t) == "wound:josh"


def test_of_two_who_are_unhurt_the_one_with_a_card_to_spare_takes_the_wound() -> None:
    holds = {"amy": "chainsaw", "josh": "katana pan"}
    who = {"amy": "S06", "josh": "S06"}
    t = table(who=who, holds=holds, phase="zombies", steps=[("zone_attack", "S06", 1)])
    assert best(t) == "wound:josh"


def test_a_wound_costs_the_card_that_is_needed_least() -> None:
    t = table(who={"amy": "S06"}, holds={"amy": "chainsaw pan"}, phase="zombies", steps=[("take_wound", "amy")])
    assert best(t) == "lose:hand_2"


def test_a_mask_saves_a_life() -> None:
    t = table(
        who={"amy": "S06"}, holds={"amy": "wound goalie_mask"}, phase="zombies", steps=[("wound", "amy", "zombie")]
    )
    assert best(t) == "mask:hand_2"


# -- together ---------------------------------------------------------------------------------------------------


def test_bots_follow_what_others_at_the_table_want() -> None:
    t = table(
        who={"amy": "S06", "josh": "S06"},
        owners={"josh": 1},
        seats=2,
        holds={"amy": "wound"},
        phase="zombies",
        steps=[("zone_attack", "S06", 1)],
    )
    assert t.match.ask is not None
    t.match.answer(1, "wound:amy")
    assert sensible(t.g, t.match.ask, 0) == {"wound:amy": 1.0}


# -- goals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "taken", "deed", "zone"),
    [
        ("00", "", "take", "2B.NW"),
        ("02", "", "leave", "S66"),
        ("03", "", "board", "S41"),
        ("06", "", "search", "5D.In"),
        ("07", "", "neutralise", "3C.W"),
        ("08", "", "hold", "3C.W"),
    ],
)
def test_every_goal_is_an_errand(mission: str, taken: str, deed: str, zone: str) -> None:
    t = table(mission, who={"amy": "S22"}, taken=taken)
    assert any(errand.deed == deed and errand.zone == zone for errand in errands(t.g))


def test_what_everybody_gathers_for_comes_last() -> None:
    t = table("04", who={"amy": "S20"})
    assert {errand.deed for errand in errands(t.g)} == {"take"}
    for token in t.g.objectives:
        token.is_taken = True
    assert {errand.deed for errand in errands(t.g)} == {"hold"}


def test_behind_a_locked_door_the_key_is_the_errand() -> None:
    t = table("08", who={"amy": "S44"}, holds={"amy": "crowbar"})
    errand = Scene(t.g).errand_of(t.survivor("amy"))
    assert errand is not None and (errand.deed, errand.zone) == ("take", "2C.SW")


def test_without_a_tool_the_errand_is_a_place_to_search() -> None:
    t = table("00", who={"amy": "1B.B"}, holds={"amy": "pan"})
    errand = Scene(t.g).errand_of(t.survivor("amy"))
    assert errand is not None and errand.deed == "search"


def test_hits_that_fall_where_only_own_people_stand_are_not_used() -> None:
    who = {"amy": "S06", "josh": "S16"}
    t = table(who=who, holds={"amy": "sniper_rifle"}, turn="amy", chance=dice(6))
    t.answer("ranged_attack at:S16 with:hand_1")
    assert t.ask == "assign_hits" and best(t) == "unused"


def test_nobody_is_advised_to_shoot_or_burn_his_own_people() -> None:
    for weapon in ("molotov", "shotgun", "sub_mg"):
        t = table(who={"amy": "S06", "josh": "S16"}, holds={"amy": weapon}, zombies={"S16": "walker"}, turn="amy")
        assert "risking" not in best(t)


def test_a_found_card_never_pushes_another_out_while_a_slot_is_free() -> None:
    t = table("05", who={"ned": "7B.R"}, holds={"ned": "pistol"}, deck="shotgun", turn="ned").answer("search")
    t.answer(best(t))
    assert sorted(t.cards("ned")) == ["pistol", "shotgun"] and t.g.discards == []


# -- the team ---------------------------------------------------------------------------------------------------


def test_a_walker_next_door_strikes_nobody_yet_but_a_runner_does() -> None:
    t = table(who={"amy": "S06"}, zombies={"S16": "walker*2"})
    assert Scene(t.g).danger("S06") == 0
    t = table(who={"amy": "S06"}, zombies={"S16": "runner"})
    assert Scene(t.g).danger("S06") == 1


def test_the_forecast_knows_where_zombies_would_follow() -> None:
    """They see her where she stands now; from where she could go they would come there."""
    t = table(who={"amy": "S06"}, zombies={"S26": "walker"})
    assert list(foretell(t.g).crowds) == ["S16"]
    assert list(foretell(t.g, {"amy": "S25"}).crowds) == ["S25"]


def test_two_who_can_open_doors_go_for_two_tokens() -> None:
    who = {"amy": "S02", "wanda": "S02", "ned": "S02", "josh": "S02"}
    t = table("10", who=who, holds={"amy": "crowbar", "wanda": "fire_axe", "ned": "pan", "josh": "pan"})
    tasks = Scene(t.g).tasks
    assert tasks["amy"].errand != tasks["wanda"].errand
    assert {tasks["ned"].errand, tasks["josh"].errand} <= {tasks["amy"].errand, tasks["wanda"].errand}


def test_hunters_get_into_the_car_and_one_takes_the_wheel() -> None:
    t = table("03", who={"amy": "S41", "ned": "S41"}, holds={"amy": "sub_mg sub_mg"}, turn="amy")
    assert best(t) == "enter_car car:car_1 seat:driver"


def test_a_driver_runs_over_a_crowd_and_stops_out_of_its_reach() -> None:
    seats = {"amy": (0, "driver"), "ned": (0, "passenger_1")}
    t = table("03", who={"amy": "S41", "ned": "S41"}, in_car=seats, zombies={"S43": "walker*6"}, turn="amy")
    assert "S43" in best(t)
    assert t.g.turn is not None
    t.g.turn.actions = 1
    into = [weight for answer, weight in weights(t).items() if answer.startswith("drive to:S43")]
    assert into and max(into) < 0.1


def test_the_driver_acts_last() -> None:
    seats = {"amy": (0, "driver"), "ned": (0, "passenger_1")}
    t = table("03", who={"amy": "S41", "ned": "S41"}, in_car=seats, steps=[("seat_turn", 0)])
    assert best(t) == "survivor:ned"


def test_who_would_raise_the_danger_leaves_the_blow_to_others() -> None:
    who = {"amy": "S06", "josh": "S06"}
    t = table(who=who, holds={"amy": "katana", "josh": "katana"}, xp={"amy": 6}, zombies={"S06": "walker"})
    scene = Scene(t.g)
    assert best_blow(scene, t.survivor("josh"), "S06").gain > best_blow(scene, t.survivor("amy"), "S06").gain


def test_noise_keeps_walkers_together_and_off_a_friend() -> None:
    """They see both; the louder zone draws them all, and nobody is added because they split."""
    t = table(who={"amy": "S00", "ned": "S16"}, zombies={"S25": "walker*3"}, holds={"amy": "pan"}, turn="amy")
    assert foretell(t.g).crowds == {"S24": {"walker": 2}, "S26": {"walker": 2}}
    assert foretell(t.g, noise_at="S00").crowds == {"S24": {"walker": 3}}
    assert gain_of_noise(Scene(t.g), t.survivor("amy")) > 0 > gain_of_noise(Scene(t.g), t.survivor("ned"))


def test_hunters_in_a_car_make_noise_while_the_driver_is_still_to_act() -> None:
    seats = {"amy": (0, "driver"), "ned": (0, "passenger_1")}
    t = table("03", who={"amy": "S41", "ned": "S41"}, in_car=seats, turn="ned")
    assert gain_of_noise(Scene(t.g), t.survivor("ned")) > 0
    t.survivor("amy").is_activated = True
    assert gain_of_noise(Scene(t.g), t.survivor("ned")) == 0
