"""Further worked cases of the catalogue: what survivors do, and how missions end."""

from __future__ import annotations

from tests.tools.position import dice
from tests.zombicide.table import new_game, table
from untot.games.zombicide.facts import danger_level
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.view import view
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

WAVE: list[Step] = [("activation", "all", 1)]


@clause("ZC-6.24", "ZC-6.25", "ZC-6.27", "ZC-6.28")
def test_t11_flashlight_and_aaahh() -> None:
    t = table(who={"amy": "7B.R"}, holds={"amy": "flashlight flashlight"}, deck="machete aaahh rice", turn="amy")
    t.answer("search", "machete@hand_1 hand_1@reserve_2 hand_2@reserve_3")
    assert t.at("7B.R") == {"walker": 1} and t.ask == "next_action" and t.g.deck == ["rice"]
    assert t.cards("amy") == ["machete", "flashlight", "flashlight"], "put in order with the card"


@clause("ZC-5.37", "ZC-5.38", "ZC-5.47", "ZC-8.57", "ZC-9.3")
def test_t12_level_up_in_the_middle_of_a_turn() -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "molotov"}, xp={"josh": 5}, turn="josh",
              zombies={"S22": "abomination walker*2 fatty"})  # fmt: skip
    t.answer("make_noise", "make_noise", "ranged_attack")
    assert t.survivor("josh").xp == 13 and danger_level(t.g) == "yellow" and t.actions == 1
    assert t.at("S22") == {} and t.g.noise["S21"] == 3 and "molotov" in t.g.aside


@clause("ZC-8.57", "ZC-8.57.1", "ZC-8.58", "ZC-8.59.2")
def test_t13_molotov_at_the_own_feet() -> None:
    t = table(who={"josh": "S21", "amy": "S21", "ned": "S60"}, holds={"josh": "molotov goalie_mask"}, turn="josh",
              zombies={"S21": "walker"})  # fmt: skip
    t.answer("ranged_attack at:S21 with:hand_1 risking:josh risking:amy")
    assert [t.survivor(name).status for name in ("josh", "amy")] == ["eliminated"] * 2
    assert t.survivor("josh").xp == 0 and t.at("S21") == {} and t.g.turn is None


@clause("ZC-8.47", "ZC-8.48", "ZC-8.48.1", "ZC-8.49", "ZC-8.50", "ZC-8.51", "ZC-8.52")
def test_t14_two_sawed_offs() -> None:
    t = table(
        who={"ned": "S21", "amy": "S21"},
        holds={"ned": "sawed_off sawed_off"},
        zombies={"S22": "fatty"},
        turn="ned",
        chance=dice(*[1] * 8),
    )
    t.answer("ranged_attack at:S22 with:both")
    assert t.refused("ranged_attack") == "ZC-8.48"
    t.answer("reload", "ranged_attack at:S22 with:both")
    assert [held.is_loaded for held in t.survivor("ned").slots.values()] == [False, False]
    t.go_on(("begin_turn", "ned")).answer("trade with:amy ned.hand_1@amy.hand_1 ned.hand_2@amy.hand_2")
    t.answer("end_turn").go_on(("begin_turn", "amy"))
    assert t.refused("ranged_attack") == "ZC-8.48" and "reload" in t.options
    t.answer("end_turn").go_on(("end_phase",), ("begin_turn", "amy")).answer("go_on")
    assert "ranged_attack" in t.options


@clause("ZC-7.20", "ZC-7.21", "ZC-9.45")
def test_t15_protection_in_order() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "pistol goalie_mask"}, skills={"ned": "free_search tough"},
              zombies={"S21": "walker*3"}, steps=[("zombies_phase",)], zombie_cards=[1] * 4)  # fmt: skip
    assert t.count("attack_ignored") == 1 and t.ask == "cancel_wound"
    t.answer("mask:hand_2")
    assert t.survivor("ned").status == "living" and t.cards("ned") == ["wound"]


@clause("ZC-7.10", "ZC-7.9")
def test_t16_no_wasted_wounds() -> None:
    t = table(who={"amy": "S21", "ned": "S21"}, zombies={"S21": "walker*3"}, phase="zombies", steps=WAVE)
    assert t.options == ["wound:amy", "wound:ned"] and t.refused("none") == "ZC-7.10"
    t.answer("wound:amy", "slot:hand_1", "wound:ned", "slot:hand_1")
    assert t.ask == "share_wounds", "the third is assigned too"


@clause("ZC-8.32", "ZC-8.33", "ZC-8.34", "ZC-8.35")
def test_t17_shotgun_into_a_crowd() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "shotgun"}, zombies={"S22": "walker fatty abomination runner"},
              turn="ned", chance=dice(4, 4, 6, 6))  # fmt: skip
    t.answer("ranged_attack")
    assert t.ask == "hit_next" and t.options == ["hit:fatty@S22", "hit:abomination@S22"]
    t.answer("hit:fatty@S22", "ranged_attack")
    assert t.at("S22") == {"abomination": 1, "runner": 1} and t.survivor("ned").xp == 2


@clause("ZC-6.55", "ZC-5.29")
def test_t21_start_building() -> None:
    t = table("01", who={"ned": "7B.R"}, holds={"ned": "fire_axe"}, steps=[("lay_out_board",), ("begin_turn", "ned")])
    t.answer("open_door door:7B.R/S23 with:hand_1", "open_door")
    assert t.count("zombie_card_drawn") == 0 and t.g.noise == {"7B.R": 2}


@clause("ZC-6.15", "ZC-9.20", "ZC-9.23")
def test_t22_wanda_at_red() -> None:
    t = table(who={"wanda": "S21"}, skills={"wanda": "two_zones_per_move plus_1_action slippery plus_1_zone_per_move"},
              turn="wanda")  # fmt: skip
    assert t.actions == 4
    t.answer("move to:S24")
    assert t.survivor("wanda").zone == "S24" and t.actions == 3
    t = table(who={"wanda": "S21"}, skills={"wanda": "two_zones_per_move plus_1_zone_per_move"},
              zombies={"S21": "walker"}, turn="wanda")  # fmt: skip
    t.answer("move to:S24")
    assert t.actions == 1


@clause("ZC-6.13")
def test_t23_free_moves_pay() -> None:
    t = table(
        who={"amy": "S21"}, skills={"amy": "free_move plus_1_action free_move"}, zombies={"S21": "walker"}, turn="amy"
    )
    assert t.answer("move to:S22").actions == 4


@clause("ZC-6.36", "ZC-6.39", "ZC-9.34.1", "ZC-9.34")
def test_t24_police_car() -> None:
    t = table("09", who={"doug": "S22"}, holds={"doug": "flashlight"}, deck="water rice pistol pistol machete",
              turn="doug", chance=[0])  # fmt: skip
    t.answer("search", "pistol@hand_2 hand_1@hand_1")
    assert t.ask == "take_copy"
    t.answer("take", "pistol@reserve_1 hand_1@hand_1 hand_2@hand_2")
    assert t.cards("doug") == ["flashlight", "pistol", "pistol"] and sorted(t.g.discards) == ["rice", "water"]


@clause("ZC-3.10", "ZC-3.17")
def test_t25_few_survivors() -> None:
    def numbers(mission: str, seats: int, **options: str) -> list[int]:
        match = new_game(seats, mission=mission, random_survivors="on", **options)
        g = match.state
        assert isinstance(g, ZombicideState)
        return [sum(survivor.seat == seat for survivor in g.survivors.values()) for seat in range(seats)]

    assert numbers("05", 1) == [6] and numbers("05", 1, mission_minimum="warn") == [4]
    assert numbers("05", 4) == [2, 2, 1, 1] and numbers("09", 2) == [1, 1]
    solo = new_game(1, mission="09", random_survivors="on").state
    assert isinstance(solo, ZombicideState)
    (only,) = solo.survivors.values()
    assert {"fire_axe", "crowbar", "pistol"} <= {held.card for held in only.slots.values()}


@clause("ZC-10.08.1", "ZC-10.08.2", "ZC-10.08.4")
def test_t27_locks() -> None:
    t = table("08", who={"ned": "S21", "amy": "2C.SW"}, holds={"ned": "crowbar"}, turn="ned")
    assert t.refused("open_door") == "ZC-10.08.1"
    t.answer("end_turn").go_on(("begin_turn", "amy")).answer("take_objective", "end_turn")
    assert t.survivor("amy").xp == 5 and "S04" not in t.g.sleeping
    t.go_on(("begin_turn", "ned"))
    assert "open_door" in t.options


@clause("ZC-10.06.2", "ZC-10.06.3")
def test_t28_supplies() -> None:
    t = table("06", who={"amy": "S41", "ned": "S42"}, in_car={"amy": (0, "driver"), "ned": (1, "driver")}, turn="amy")
    t.g.cars[0].zone, t.g.cars[1].zone = "S41", "S42"
    t.g.cars[0].supplies, t.g.cars[1].supplies = ["rice"] * 3 + ["water"], ["water"] * 2
    t.answer("drive to:S40")
    assert t.result is None and len(t.g.supplies_out) == 4 and t.survivor("amy").status == "escaped"
    t.go_on(("begin_turn", "ned")).answer("drive to:S40 via:S41")
    assert t.result == "mission_accomplished"


@clause("ZC-9.34.1")
def test_t29_last_copy() -> None:
    t = table(who={"doug": "7B.R"}, deck="pistol rice", turn="doug").answer("search", "pistol@hand_1")
    assert t.ask == "next_action", "no second copy is offered"


@clause("ZC-6.31")
def test_t30_an_empty_equipment_deck_gives_nothing() -> None:
    t = table(who={"amy": "7B.R"}, turn="amy").answer("search")
    assert t.count("nothing_to_draw") == 1 and t.g.search is None


@clause("ZC-10.01", "ZC-10.01.3", "ZC-10.01.4", "ZC-7.17")
def test_t33_escaping_with_the_food() -> None:
    rooms = "2C.SW 4B.NW 5C.Out 5D.Out 6B.WC 1B.B"
    t = table("01", who={"amy": "S60", "ned": "S60", "josh": "7B.R"}, taken=rooms, turn="amy",
              holds={"amy": "canned_food rice", "ned": "water"})  # fmt: skip
    assert t.refused("leave_board") == "ZC-10.01.3"
    t.answer("end_turn")
    t.g.found = ["canned_food", "rice", "water"]
    t.go_on(("begin_turn", "amy")).answer("leave_board")
    assert t.result is None
    t.go_on(("begin_turn", "ned")).answer("leave_board")
    assert t.result == "mission_accomplished" and t.g.result is not None and t.g.result.winners == (0,)


@clause("ZC-10.09.6", "ZC-10.09.7", "ZC-10.09.8", "ZC-10.09.9")
def test_t34_recruit() -> None:
    t = table("09", who={"amy": "1B.B", "ned": "S44"}, owners={"ned": 1}, seats=2, chance=[0],
              steps=[("seat_turn", 0), ("seat_turn", 1)])  # fmt: skip
    t.answer("take_objective")
    assert (
        t.survivor("amy").xp == 5
        and t.ask == "receiver_of_recruit"
        and t.options == ["player:player_1", "player:player_2"]
    )
    t.answer("player:player_2", "end_turn")
    (new,) = [name for name in t.g.survivors if name not in ("amy", "ned")]
    assert t.survivor(new).zone == "1B.B" and t.cards(new) == [] and t.asked == [1]
    assert t.options == ["survivor:ned", f"survivor:{new}"]


@clause("ZC-10.04", "ZC-4.13")
def test_t35_clear_spawn_zone() -> None:
    rooms = "3C.W 2C.SW 2B.NW 5F.Out 5C.Out"
    t = table("04", who={"amy": "S06", "ned": "S06"}, holds={"amy": "machete"}, zombies={"S06": "walker"}, taken=rooms,
              turn="amy", chance=dice(4))  # fmt: skip
    t.answer("melee_attack")
    assert t.result == "mission_accomplished"


@clause("ZC-10.04")
def test_who_meets_before_all_else_is_done_has_not_reached_that_goal() -> None:
    rooms = "3C.W 2C.SW 2B.NW 5F.Out"
    t = table("04", who={"amy": "S06", "ned": "5C.Out"}, taken=rooms, turn="ned")
    assert [goal.fulfilled for goal in view(t.g, 0).mission.goals] == [False, False]
    t = table("04", who={"amy": "S06", "ned": "S06"}, taken=rooms, turn="amy")
    assert [goal.fulfilled for goal in view(t.g, 0).mission.goals] == [False, False]


@clause("ZC-6.6", "ZC-10.01.3", "ZC-10.01.4")
def test_t43_last_action_at_the_exit() -> None:
    rooms = "2C.SW 4B.NW 5C.Out 5D.Out 6B.WC 1B.B"
    t = table("01", who={"josh": "S61", "ned": "7B.R"}, taken=rooms, holds={"josh": "canned_food rice water"})
    t.g.found = ["canned_food", "rice", "water"]
    t.go_on(("begin_turn", "josh")).answer("make_noise", "make_noise", "move to:S60")
    assert t.actions == 0 and t.options == ["leave_board", "discard", "end_turn"]
    assert t.answer("leave_board").result == "mission_accomplished"


@clause("ZC-3.18", "ZC-3.19", "ZC-10.00.2")
def test_t44_phil_in_the_tutorial() -> None:
    match = new_game(1, mission="00")
    for name in ("phil", "amy", "ned", "josh"):
        match.answer(0, f"survivor:{name}")
    g = match.state
    assert isinstance(g, ZombicideState)
    assert len(g.deck) == 54 and sorted(g.deck[:3]) == ["crowbar", "fire_axe", "pistol"] and g.known_top == 3
    assert sorted(h.card for s in g.survivors.values() for h in s.slots.values()) == ["pan"] * 3 + ["pistol"]
