"""Further worked cases of the catalogue: how zombies move, split, appear and run out."""

from __future__ import annotations

from tests.zombicide.table import Table, table
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

WAVE: list[Step] = [("activation", "all", 1)]
STEP: list[Step] = [("wave", "all", 1)]


@clause("ZC-7.27", "ZC-7.38", "ZC-7.40", "ZC-7.42", "ZC-7.48")
def test_t4_split_round_a_block() -> None:
    t = table(who={"amy": "S42"}, zombies={"S20": "walker*3 runner"}, phase="zombies", steps=WAVE)
    assert t.at("S21") == t.at("S30") == {"walker": 2}
    assert t.at("S22") == t.at("S40") == {"runner": 1}


@clause("ZC-7.30", "ZC-7.31")
def test_t5_closed_doors() -> None:
    t = table("00", who=dict.fromkeys(("amy", "ned", "phil", "josh"), "1B.B"), zombies={"S22": "walker"}, steps=STEP)
    places = [list(t.g.zombies)]
    for _ in range(2):
        places.append(list(t.go_on(*STEP).g.zombies))
    assert places == [["S32"], ["S42"], ["S42"]]


@clause("ZC-7.27", "ZC-7.29")
def test_t6_less_noise_but_reachable() -> None:
    who = dict.fromkeys(("amy", "ned", "phil"), "5D.Out") | {"josh": "S60"}
    t = table(who=who, zombies={"S26": "walker*2"}, steps=STEP)
    assert (t.noise("5D.Out"), t.noise("S60")) == (3, 1)
    assert t.g.zombies == {"S25": {"walker": 2}}
    (moved,) = t.told("zombies_moved")
    assert moved["targets"] == ["S60"]


@clause("ZC-7.25")
def test_t7_sight_before_noise() -> None:
    t = table(who={"amy": "S22"}, zombies={"S20": "walker"}, noise={"S30": 4}, steps=STEP)
    assert t.at("S21") == {"walker": 1}


@clause("ZC-7.64", "ZC-7.76", "ZC-7.79")
def test_t8_fatty_without_escort() -> None:
    t = table(who={"amy": "S21"}, zombies={"S24": "walker*39"}, zombie_cards=[12], steps=[("spawn_at", "S02")])
    assert t.at("S02") == {"fatty": 1} and t.at("S12") == {"walker": 1} and t.at("S23") == {"walker": 39}


@clause("ZC-7.46", "ZC-7.80", "ZC-7.81")
def test_t9_tie_with_an_empty_stock() -> None:
    t = table(who={"amy": "S42"}, zombies={"S20": "runner", "S06": "runner*15"}, steps=[("wave", "runner", 1)])
    assert t.ask == "odd_zombies" and t.options == ["to:S21", "to:S30"]
    t.answer("to:S21")
    extra = [args["kinds"] for args in t.told("zombies_activated")]
    while t.ask == "odd_zombies":
        t.answer(t.options[0])
    assert extra == [["runner"]] and t.count("zombies_activated") == 1


@clause("ZC-5.74", "ZC-7.76", "ZC-7.82")
def test_t10_second_abomination() -> None:
    t = table(who={"amy": "S21"}, zombies={"S60": "abomination", "S24": "walker*39"}, zombie_cards=[36],
              steps=[("spawn_at", "S02")])  # fmt: skip
    assert t.at("S02") == {"fatty": 1} and t.at("S12") == {"walker": 1} and t.at("S23") == {"walker": 39}
    assert t.at("S60") == {"abomination": 1}


@clause("ZC-7.73", "ZC-7.74")
def test_t18_manholes_in_one_zone() -> None:
    t = table("00", who={"amy": "S21"}, zombie_cards=[41], steps=[("spawn_at", "S00")])
    assert t.at("S21") == {"walker": 2} and t.count("zombies_appeared") == 2


@clause("ZC-5.50")
def test_t19_the_danger_level_falls() -> None:
    t = table(who={"doug": "S21", "amy": "S60"}, xp={"doug": 20}, holds={"doug": "wound"}, zombie_cards=[1],
              steps=[("take_wound", "doug"), ("spawn_at", "S02")])  # fmt: skip
    assert t.told("zombie_card_drawn")[0]["level"] == "blue"


@clause("ZC-6.51", "ZC-6.52", "ZC-6.53", "ZC-7.68", "ZC-7.71")
def test_t20_building_with_special_cards() -> None:
    t = table(
        who={"ned": "S25", "amy": "S60"},
        holds={"ned": "crowbar"},
        xp={"amy": 7},
        zombies={"S02": "walker"},
        zombie_cards=[37, 4, 41, 12],
        turn="ned",
    )
    t.answer("open_door")
    assert t.options == ["room:5C.Out", "room:5C.In", "room:6B.WC", "room:6B.Diner", "any_order"]
    t.answer("room:5C.Out")
    assert t.g.zombies == {"S12": {"walker": 1}}, "all Walkers acted, and none appeared"
    t.answer("room:5C.In")
    assert t.g.zombies == {"S12": {"walker": 1}, "5C.In": {"walker": 3}}
    t.answer("room:6B.WC")
    manholes = {"S16": {"walker": 2}, "S45": {"walker": 2}, "S52": {"walker": 2}}
    assert t.g.zombies == {"S12": {"walker": 1}, "5C.In": {"walker": 3}, **manholes, "6B.Diner": {"walker": 3}}
    drawn = [(args["card"], args["zone"], args["level"]) for args in t.told("zombie_card_drawn")]
    rooms = ["5C.Out", "5C.In", "6B.WC", "6B.Diner"]
    assert drawn == [(card, room, "yellow") for card, room in zip((37, 4, 41, 12), rooms, strict=True)]


@clause("ZC-7.39", "ZC-7.42", "ZC-10.07.6")
def test_t26_linked_exits() -> None:
    t = table("07", who={"amy": "3C.W"}, zombies={"S22": "walker*3"}, steps=STEP)
    assert t.noise("S04") == t.noise("S40") == 7
    assert t.at("S12") == t.at("S32") == {"walker": 2}


@clause("ZC-7.67")
def test_t30_an_empty_zombie_deck_is_made_anew() -> None:
    t = table(who={"amy": "S21"}, zombie_cards=[1, 2], steps=[("spawn_at", "S02")] * 3, chance=[0])
    assert t.count("zombie_deck_shuffled") == 1 and t.count("zombie_card_drawn") == 3
    assert len(t.g.zombie_deck) == 1 and len(t.g.zombie_discards) == 1


@clause("ZC-7.2", "ZC-7.25", "ZC-7.61", "ZC-7.63", "ZC-7.64", "ZC-7.68", "ZC-4.7")
def test_t31_a_whole_zombies_phase() -> None:
    t = table(
        who={"amy": "S21", "ned": "S21", "josh": "S46"},
        noise={"S46": 2},
        zombies={"S20": "walker*2", "S26": "walker", "S40": "fatty"},
        zombie_cards=[2, 40, 9, 12],
        steps=[("zombies_phase",), ("end_phase",)],
    )
    assert t.at("S21") == {"walker": 2} and t.at("S25") == {"walker": 1} and t.at("S41") == {"fatty": 1}
    assert [args["zone"] for args in t.told("zombie_card_drawn")] == ["S02", "S62", "S40", "S20"]
    assert t.at("S02") == {"walker": 1} and t.at("S62") == t.at("S40") == {}
    assert t.at("S20") == {"fatty": 1, "walker": 2} and t.g.noise == {}


@clause("ZC-7.26", "ZC-7.39", "ZC-7.42")
def test_t32_two_survivors_in_sight() -> None:
    def moved(noise: dict[str, int]) -> Table:
        return table(who={"amy": "S22", "ned": "S26"}, zombies={"S23": "walker"}, noise=noise, steps=STEP)

    t = moved({})
    assert t.at("S22") == t.at("S24") == {"walker": 1}
    t = moved({"S26": 1})
    assert t.at("S22") == {} and t.at("S24") == {"walker": 1}


@clause("ZC-5.34", "ZC-7.27", "ZC-10.07.6")
def test_t37_louder_than_the_exits() -> None:
    who = dict.fromkeys(("amy", "ned", "phil", "josh", "doug", "wanda"), "S22")
    t = table("07", who=who, zombies={"3C.G": "walker*2"}, noise={"S22": 2}, doors="3C.G/S12", steps=STEP)
    assert (t.noise("S22"), t.noise("S04"), t.noise("S40")) == (8, 7, 7)
    (moved,) = t.told("zombies_moved")
    assert (moved["targets"], moved["why"]) == (["S22"], "noise")
    assert t.g.zombies == {"S12": {"walker": 2}}
    silent = table("07", who=who, zombies={"3C.G": "walker*2"}, doors="3C.G/S12", steps=STEP)
    assert silent.noise("S22") == 6 and "S22" not in silent.told("zombies_moved")[0]["targets"]


@clause("ZC-5.50", "ZC-7.62", "ZC-7.79")
def test_t38_reading_the_danger_anew() -> None:
    t = table(who={"amy": "S21", "ned": "S60"}, holds={"amy": "wound"}, xp={"amy": 7}, zombies={"S21": "walker"},
              zombie_cards=[37, 1], phase="zombies", steps=[("spawn_at", "S02"), ("spawn_at", "S62")])  # fmt: skip
    assert [args["level"] for args in t.told("zombie_card_drawn")] == ["yellow", "blue"]


@clause("ZC-7.30", "ZC-7.31", "ZC-7.38", "ZC-7.41", "ZC-7.85")
def test_t40_locked_in_between_two_noises() -> None:
    who = dict.fromkeys(("amy", "ned", "phil", "josh", "doug", "wanda"), "S22")
    t = table("07", who=who, zombies={"3C.G": "walker"}, steps=STEP)
    assert t.at("3C.G") == {"walker": 1}
    t = table("07", who=who, zombies={"2B.NE": "walker"}, steps=[*STEP, *STEP])
    assert t.at("3C.G") == t.at("2B.SE") == {"walker": 1} and len(t.g.zombies) == 2
    t = table("07", who=who, zombies={"2B.NE": "walker"}, noise={"S22": 2}, steps=STEP)
    assert t.at("3C.G") == t.at("2B.SE") == {"walker": 1}


@clause("ZC-7.42", "ZC-7.43", "ZC-7.46", "ZC-7.80")
def test_t41_odd_shares() -> None:
    who = {"amy": "S02", "ned": "S20", "josh": "S24"}
    t = table(who=who, zombies={"S22": "walker*5"}, stock={"walker": 0}, steps=STEP)
    assert t.ask == "odd_zombies" and t.at("S22") == {"walker": 5}
    assert t.options == ["to:S12 to:S21", "to:S12 to:S23", "to:S21 to:S23"], "who gets one zombie more"
    t.answer("to:S12 to:S23")
    shares = [(args["to"], args["count"]) for args in t.told("zombies_moved") if args["zone"] == "S22"]
    assert shares == [("S12", 2), ("S21", 1), ("S23", 2)]
    assert t.told("zombies_activated") == [{"kinds": ["walker"]}], "all Walkers once more, after the moves"
    t = table(who=who, zombies={"S22": "walker*5"}, stock={"walker": 1}, steps=STEP)
    assert t.g.zombies == {"S12": {"walker": 2}, "S21": {"walker": 2}, "S23": {"walker": 2}}
    assert t.g.stock["walker"] == 0 and t.count("zombies_activated") == 0


@clause("ZC-6.53", "ZC-6.83", "ZC-7.39", "ZC-7.43", "ZC-7.68")
def test_t42_order_at_a_door() -> None:
    t = table(who={"ned": "S21", "amy": "S46", "josh": "S46"}, holds={"ned": "fire_axe"}, xp={"amy": 7},
              zombies={"S32": "walker"}, zombie_cards=[37, 1], turn="ned")  # fmt: skip
    t.answer("open_door door:5D.In/S21 with:hand_1", "room:5D.Out")
    assert t.at("S22") == t.at("S42") == {"walker": 1}
    assert t.at("5D.Out") == {} and t.at("5D.In") == {"runner": 2}


@clause("ZC-7.27", "ZC-7.29", "ZC-7.30", "ZC-7.31", "ZC-7.36")
def test_t45_noise_outside_survivors_locked_in() -> None:
    inside = dict.fromkeys(("amy", "ned", "phil"), "7B.R")
    t = table(who=inside, zombies={"S43": "walker"}, noise={"S23": 2}, steps=[*STEP, *STEP, *STEP])
    assert t.g.zombies == {"S41": {"walker": 1}}
    for extra, noise in (({}, 4), ({"josh": "S60"}, 2)):
        t = table(who=inside | extra, zombies={"S43": "walker"}, noise={"S23": noise}, steps=STEP)
        assert t.g.zombies == {"S42": {"walker": 1}}
        t.go_on(*STEP, *STEP)
        assert t.g.zombies == {"S22": {"walker": 1}}
