"""The worked examples of the book, E1 to E25, with their numbers."""

from __future__ import annotations

from tests.tools.position import dice
from tests.zombicide.table import Table, new_game, table
from untot.games.zombicide.facts import danger_level
from untot.games.zombicide.state import ZombicideState
from untot.kernel.forms import Form
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in

WAVE = [("activation", "all", 1)]


def first_answer(form: Form) -> str:
    words: list[str] = []
    while following := form.walk(words):
        words.append(following[0])
    return " ".join(words)


@clause("ZC-3.15", "ZC-3.18", "ZC-9.24")
def test_e1_phil_starts_with_a_pistol_besides_his_dealt_card() -> None:
    match = new_game(1, mission="01")
    for name in ("phil", "amy", "ned", "josh"):
        match.answer(0, f"survivor:{name}")
    while match.ask is not None and match.ask.name != "next_survivor":
        match.answer(0, first_answer(match.ask.form(0)))
    g = match.state
    assert isinstance(g, ZombicideState)
    held = {name: sorted(card.card for card in survivor.slots.values()) for name, survivor in g.survivors.items()}
    assert "pistol" in held["phil"] and len(held["phil"]) == 2 and len(g.deck) == 51
    assert sorted(card for cards in held.values() for card in cards) == [
        "crowbar",
        "fire_axe",
        "pan",
        "pistol",
        "pistol",
    ]


@clause("ZC-5.29", "ZC-5.31", "ZC-5.32")
def test_e2_a_door_opened_with_the_axe_is_loud_a_blow_is_not() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "fire_axe"}, zombies={"S21": "walker"}, turn="ned",
              zombie_cards=[1, 1], chance=dice(4))  # fmt: skip
    t.answer("open_door door:5D.In/S21 with:hand_1", "any_order", "melee_attack")
    assert t.g.noise == {"S21": 1} and t.noise("S21") == 2 and t.at("S21") == {}


@clause("ZC-5.28", "ZC-5.30", "ZC-5.33", "ZC-8.14")
def test_e3_three_volleys_are_three_tokens_and_stay_behind() -> None:
    t = table(who={"amy": "S21"}, holds={"amy": "sub_mg sub_mg"}, zombies={"S22": "walker*9"}, turn="amy",
              chance=dice(*[1] * 18))  # fmt: skip
    for _ in range(3):
        t.answer("ranged_attack at:S22 with:both")
    assert t.told("dice_rolled")[0]["dice"] == [1] * 6 and t.g.noise == {"S21": 3} and t.noise("S21") == 4
    t.answer("move to:S20")
    assert t.noise("S21") == 3 and t.noise("S20") == 1


@clause("ZC-5.31")
def test_e4_axe_and_chainsaw() -> None:
    def tokens(tool: str) -> list[int]:
        t = table(who={"ned": "S21"}, holds={"ned": tool}, zombies={"S21": "walker"}, turn="ned",
                  zombie_cards=[1, 1], chance=dice(1, 1, 1, 1, 1))  # fmt: skip
        t.answer("open_door door:5D.In/S21 with:hand_1", "any_order")
        door = t.g.noise.get("S21", 0)
        t.answer("melee_attack")
        return [door, t.g.noise.get("S21", 0) - door]

    assert tokens("fire_axe") == [1, 0] and tokens("chainsaw") == [1, 1] and tokens("crowbar") == [0, 0]


@clause("ZC-6.3", "ZC-9.12")
def test_e5_a_free_move_leaves_three_actions() -> None:
    t = table(who={"amy": "S21"}, turn="amy").answer("move to:S22")
    assert t.actions == 3


@clause("ZC-6.11", "ZC-6.12")
def test_e6_leaving_two_walkers_costs_three_actions_and_three_are_too_many() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "pan"}, zombies={"S21": "walker*2"}, turn="ned")
    t.answer("move to:S22")
    assert t.survivor("ned").zone == "S22" and t.g.turn is None, "no action is left"
    t = table(who={"ned": "S21"}, holds={"ned": "pan"}, zombies={"S21": "walker*3"}, turn="ned")
    assert t.refused("move") == "ZC-6.12"


@clause("ZC-6.14", "ZC-9.23")
def test_e7_wanda_stops_where_a_zombie_is() -> None:
    t = table(who={"wanda": "S21"}, zombies={"S22": "walker"}, turn="wanda")
    t.answer("move to:S22")
    assert t.survivor("wanda").zone == "S22" and t.actions == 2
    free = table(who={"wanda": "S21"}, zombies={"S22": "walker"}, turn="wanda").answer("move to:S30")
    assert free.actions == 2, "two zones the other way"


@clause("ZC-7.9", "ZC-7.13", "ZC-7.14", "ZC-7.16")
def test_e8_who_takes_the_wound() -> None:
    def bitten(victim: str) -> Table:
        t = table(who={"amy": "S21", "ned": "S21"}, holds={"ned": "pistol wound"}, zombies={"S21": "walker"},
                  phase="zombies", steps=WAVE)  # fmt: skip
        assert t.ask == "share_wounds"
        return t.answer(f"wound:{victim}")

    assert bitten("ned").survivor("ned").status == "eliminated"
    t = bitten("amy").answer("slot:reserve_1")
    assert t.cards("amy") == ["wound"] and t.survivor("ned").status == "living"


@clause("ZC-7.8", "ZC-7.11")
def test_e9_seven_walkers_waste_three_wounds_and_stay() -> None:
    t = table(who={"amy": "S21", "ned": "S21", "phil": "S60"}, zombies={"S21": "walker*7"}, phase="zombies", steps=WAVE)
    t.answer("slot:hand_1", "slot:hand_1")
    assert t.survivor("amy").status == t.survivor("ned").status == "eliminated", "nobody is asked who is first"
    assert t.at("S21") == {"walker": 7} and t.told("zombies_moved") == []


@clause("ZC-7.42", "ZC-7.43", "ZC-7.44")
def test_e10_a_group_splits_into_equal_parts() -> None:
    t = table(
        who={"amy": "S42"}, zombies={"S20": "walker*4 fatty runner*3"}, phase="zombies", steps=[("wave", "all", 1)]
    )
    half = {"walker": 2, "fatty": 1, "runner": 2}
    assert t.at("S21") == half and t.at("S30") == half and t.at("S20") == {}
    assert t.told("zombies_added") == [
        {"zone": "S20", "kind": "fatty", "count": 1},
        {"zone": "S20", "kind": "runner", "count": 1},
    ]


@clause("ZC-7.3", "ZC-7.4")
def test_e11_runners_arrive_and_bite() -> None:
    t = table(who={"amy": "S21", "ned": "S60"}, zombies={"S22": "runner*3 fatty"}, phase="zombies", steps=WAVE)
    t.answer("slot:hand_1")
    assert t.survivor("amy").status == "eliminated" and t.at("S21") == {"runner": 3, "fatty": 1}


@clause("ZC-7.2", "ZC-7.3")
def test_e12_a_runner_bites_twice() -> None:
    t = table(who={"amy": "S21", "ned": "S60"}, zombies={"S21": "runner", "S22": "walker"}, phase="zombies", steps=WAVE)
    t.answer("slot:hand_1")
    assert t.survivor("amy").status == "eliminated" and t.at("S21") == {"runner": 1, "walker": 1}


@clause("ZC-7.8", "ZC-7.11", "ZC-7.27")
def test_e13_after_the_meal_runners_go_on() -> None:
    t = table(
        who={"amy": "S21", "ned": "S46"}, zombies={"S21": "walker*3 fatty*2 runner*2"}, phase="zombies", steps=WAVE
    )
    t.answer("slot:hand_1")
    assert t.survivor("amy").status == "eliminated"
    assert t.at("S21") == {"walker": 3, "fatty": 2} and t.at("S22") == {"runner": 2}


@clause("ZC-5.41", "ZC-5.49", "ZC-7.62")
def test_e14_the_most_experienced_sets_the_level() -> None:
    def spawned(xp: dict[str, int]) -> dict[str, int]:
        return table(who={"wanda": "S21", "doug": "S21"}, xp=xp, zombie_cards=[1], steps=[("spawn_at", "S02")]).at(
            "S02"
        )

    assert spawned({"wanda": 5, "doug": 12}) == {"runner": 2} and spawned({}) == {}
    assert spawned({"doug": 43}) == {"walker": 5}


@clause("ZC-7.68", "ZC-7.69")
def test_e15_extra_activation_of_runners() -> None:
    def runners_after(xp: int) -> dict[str, int]:
        t = table(who={"amy": "S21"}, xp={"amy": xp}, zombies={"S24": "runner"}, zombie_cards=[40],
                  steps=[("spawn_at", "S02")])  # fmt: skip
        assert t.at("S02") == {}
        return t.at("S22")

    assert runners_after(7) == {"runner": 1} and runners_after(0) == {}


@clause("ZC-7.71", "ZC-7.72")
def test_e16_manholes_of_tiles_with_survivors() -> None:
    t = table("00", who={"amy": "1B.B"}, xp={"amy": 7}, zombie_cards=[41], steps=[("spawn_at", "S00")])
    (zone,) = t.g.zombies
    assert t.at(zone) == {"walker": 2} and zone != "S00"


@clause("ZC-8.6", "ZC-8.7", "ZC-8.33")
def test_e17_a_fatty_shrugs_and_the_machete_cuts() -> None:
    t = table(who={"doug": "S21", "wanda": "S22"}, holds={"doug": "sub_mg sub_mg", "wanda": "machete"}, turn="doug",
              zombies={"S22": "walker*3 fatty"}, chance=dice(5, 5, 5, 5, 5, 1, 4))  # fmt: skip
    t.g.survivors["wanda"].zone = "S46"
    t.answer("ranged_attack at:S22 with:both")
    assert t.at("S22") == {"fatty": 1} and t.told("hits_lost") == [{"kind": "fatty", "count": 2}]
    t.g.survivors["wanda"].zone = "S22"
    t.answer("end_turn").go_on(("begin_turn", "wanda")).answer("melee_attack")
    assert t.at("S22") == {}


@clause("ZC-8.8")
def test_e18_one_hit_one_runner() -> None:
    t = table(
        who={"wanda": "S21"}, holds={"wanda": "machete"}, zombies={"S21": "runner*2"}, turn="wanda", chance=dice(6)
    )
    assert t.answer("melee_attack").at("S21") == {"runner": 1}


@clause("ZC-8.21", "ZC-8.22", "ZC-8.11")
def test_e20_wanda_kills_whom_she_likes() -> None:
    t = table(who={"wanda": "S21", "ned": "S21"}, holds={"wanda": "machete machete"}, turn="wanda",
              zombies={"S21": "walker runner fatty"}, chance=dice(5, 6))  # fmt: skip
    t.answer("melee_attack at:S21 with:both")
    assert t.ask == "assign_hits" and not [option for option in t.options if "ned" in option]
    t.answer("hit:fatty@S21 hit:runner@S21")
    assert t.at("S21") == {"walker": 1} and t.survivor("wanda").xp == 2


@clause("ZC-5.41", "ZC-5.43", "ZC-5.57", "ZC-7.18", "ZC-8.53")
def test_e21_neds_identity_card() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "sniper_rifle fire_axe wound goalie_mask gasoline"}, xp={"ned": 18},
              zombies={"S21": "walker"}, turn="ned", chance=dice(4))  # fmt: skip
    t.answer("melee_attack")
    assert t.ask == "choose_skill" and t.options == ["skill:die_ranged", "skill:free_combat"]
    t.answer("skill:free_combat")
    assert danger_level(t.g) == "orange" and t.survivor("ned").skills[-1] == "free_combat"
    t = table(who={"ned": "S21"}, holds={"ned": "goalie_mask wound"}, steps=[("wound", "ned", "zombie")])
    assert t.options == ["take", "mask:hand_1"]
    assert t.answer("mask:hand_1").survivor("ned").status == "living"


@clause("ZC-8.25", "ZC-8.26", "ZC-8.27")
def test_e22_ranges() -> None:
    def zones(weapon: str) -> list[str]:
        t = table(who={"amy": "S21"}, holds={"amy": weapon}, turn="amy",
                  zombies={f"S2{column}": "walker" for column in range(1, 7)})  # fmt: skip
        return [thing_in(way, "at") for way in t.ways("ranged_attack")]

    assert zones("rifle") == ["S22", "S23", "S24"] and zones("sub_mg") == ["S21", "S22"]


@clause("ZC-8.31", "ZC-8.32", "ZC-8.33", "ZC-8.36", "ZC-5.30", "ZC-5.40")
def test_e23_friendly_fire() -> None:
    t = table(who={"doug": "S21", "ned": "S21"}, holds={"doug": "sub_mg sub_mg"}, turn="doug",
              zombies={"S21": "walker*4 fatty runner*2"}, chance=dice(5, 5, 6, 6, 6, 1, 1, 2, 2, 6, 5, 5))  # fmt: skip
    t.answer("ranged_attack at:S21 with:both risking:ned", "slot:hand_1")
    assert t.survivor("ned").status == "eliminated" and t.at("S21") == {"walker": 1, "fatty": 1, "runner": 2}
    t.answer("ranged_attack at:S21 with:both")
    assert t.at("S21") == {"fatty": 1, "runner": 2} and t.survivor("doug").xp == 4 and t.g.noise == {"S21": 2}


@clause("ZC-8.36")
def test_e24_two_damage_kill() -> None:
    t = table(who={"doug": "S21", "ned": "S22"}, holds={"doug": "shotgun"}, turn="doug", chance=dice(4, 1))
    t.answer("ranged_attack at:S22 with:hand_1 risking:ned", "slot:hand_1")
    assert t.survivor("ned").status == "eliminated"


@clause("ZC-6.72", "ZC-6.73", "ZC-8.60", "ZC-8.61", "ZC-8.62", "ZC-8.63", "ZC-8.65", "ZC-8.66", "ZC-8.67", "ZC-8.69")
def test_e25_driving_through_a_crowd() -> None:
    t = table(
        "03",
        who={"phil": "S40", "amy": "S40", "josh": "S40"},
        in_car={"phil": (0, "driver"), "amy": (0, "passenger_1")},
        zombies={"S40": "walker runner*3", "S41": "walker fatty runner*2", "S42": "walker*6"},
        turn="phil",
        chance=dice(4, 4, 4, 4, 1) + dice(4, 5, 6, 1) + dice(4, 4, 4, 1, 1, 1) + dice(6, 6, 1) + dice(6),
    )
    t.g.cars[0].zone = "S40"
    t.answer("drive to:S42 via:S41 risking:josh", "slot:hand_1")
    assert t.survivor("josh").status == "eliminated" and t.at("S40") == {"runner": 2}
    assert t.at("S41") == {"fatty": 1, "runner": 2} and t.at("S42") == {"walker": 3}
    assert t.survivor("phil").xp == 6 and t.survivor("amy").zone == "S42"
    t.answer("drive to:S42 via:S41")
    assert t.ask == "skip_car_roll"
    t.answer("skip")
    assert t.at("S42") == {} and t.survivor("phil").xp == 9 and danger_level(t.g) == "yellow"
