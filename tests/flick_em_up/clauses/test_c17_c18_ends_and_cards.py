"""Chapters 17 and 18: the end of the game, and the cards."""

from __future__ import annotations

import pytest

from tests.flick_em_up.table import SHOT, Place, Table, new_game, table
from untot.games.flick_em_up.cards import COMBATS, DESTINIES, EXILES, OBJECTIVES, objectives_of
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.rules.c18_objectives import is_exile_fulfilled, is_objective_fulfilled
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.view import view
from untot.kernel.rulebook import clause

BOTH: dict[str, Place] = {"s1": (-300, -300), "s5": (300, 300)}


# -- the end ----------------------------------------------------------------------------------------------------


@clause("FL-17.1", "FL-17.7", "FL-26.4")
def test_fl_17_7_of_two_goals_that_of_the_group_whose_turn_it_is() -> None:
    chips = {"school": "food fuel food", "hospital": "food fuel medicine"}
    t = table(BOTH, scenario="6", seats=2, chips=chips, steps=())
    t.g.turn_seat = 1
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == (1,)
    one = table(BOTH, scenario="6", seats=2, chips={"school": "food fuel food"}, steps=())
    one.g.turn_seat = 1
    one.go_on(*CHECKS)
    assert one.g.result is not None and one.g.result.winners == (0,)


@clause("FL-17.8", "FL-17.9", "FL-26.5", "FL-27.5", "FL-28.5", "FL-29.5", "FL-29.10", "FL-30.4", "FL-30.5")
@pytest.mark.parametrize("scenario", ["6", "7", "8", "9", "10"])
def test_fl_17_8_a_group_without_living_survivors_loses(scenario: str) -> None:
    dying: dict[str, Place] = {"s1": (0, 0), "z1a": (0, 30), "s8": (300, 300)}
    t = table(dying, scenario=scenario, seats=2, life={"s1": 1}, steps=CHECKS)
    assert t.g.result is not None and t.g.result.winners == (1,) and t.g.result.reason == "group_dead"
    both = {**dying, "z2a": (300, 330)}
    all_dead = table(both, scenario=scenario, seats=2, life={"s1": 1, "s8": 1}, steps=CHECKS)
    assert all_dead.g.result is not None and all_dead.g.result.winners == ()


@clause("FL-17.2", "FL-21.5", "FL-22.5", "FL-23.5", "FL-24.5", "FL-20.12")
@pytest.mark.parametrize(("scenario", "limit"), [("1", 2), ("2", 2), ("3", 3), ("4", 3), ("5", 4)])
def test_fl_17_2_so_many_dead_lose(scenario: str, limit: int) -> None:
    first, *others = SCENARIOS[scenario].survivors
    t = table({first: (0, 0)}, scenario=scenario, steps=())
    t.g.dead = others[: limit - 1]
    assert t.go_on(*CHECKS).g.result is None
    t.g.dead = others[:limit]
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == () and t.g.result.reason == "dead"


@clause("FL-21.4", "FL-20.5", "FL-21.9")
def test_fl_21_4_six_kills_and_everybody_in_the_motor_home() -> None:
    position = {"scenario": "1", "inside": {"s1": "motor_home", "s2": "motor_home"}, "lying": "s2", "steps": ()}
    t = table({"motor_home": (0, 0)}, **position)  # type: ignore[arg-type]
    t.g.killed = 5
    assert t.go_on(*CHECKS).g.result is None
    t.g.killed = 6
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == (0,)
    out = table({"motor_home": (0, 0), "s3": (300, 0)}, **position)  # type: ignore[arg-type]
    out.g.killed = 6
    assert out.go_on(*CHECKS).g.result is None
    early = table({"motor_home": (0, 0)}, scenario="1", inside={"s1": "motor_home"}, active="s1")
    assert "move" in early.verbs


@clause("FL-22.4", "FL-22.9", "FL-20.4")
def test_fl_22_9_it_does_not_matter_who_brought_what() -> None:
    t = table(
        {"motor_home": (0, 0)}, inside={"s1": "motor_home"}, carry={"s1": "food key"},
        chips={"motor_home": "fuel"}, steps=(),
    )  # fmt: skip
    assert t.go_on(*CHECKS).g.result is None
    t.g.houses["motor_home"].chips.append("medicine")
    assert t.go_on(*CHECKS).g.result is not None


@clause("FL-23.4", "FL-24.4", "FL-25.4", "FL-20.3")
def test_fl_23_4_goals_of_scenarios_3_to_5() -> None:
    three = table(
        {"hospital": (0, 0)}, scenario="3", inside={"s1": "hospital"}, carry={"s1": "person person"},
        chips={"hospital": "person"}, steps=CHECKS,
    )  # fmt: skip
    assert three.g.result is not None and three.g.result.reason == "goal"
    four = {"scenario": "4", "inside": {"s2": "motor_home"}, "chips": {"motor_home": "fuel fuel fuel fuel"}}
    assert table({"motor_home": (0, 0)}, **four, steps=CHECKS).g.result is not None  # type: ignore[arg-type]
    late = table({"motor_home": (0, 0), "s4": (300, 0)}, **four, steps=CHECKS)  # type: ignore[arg-type]
    assert late.g.result is None
    five = table({"s1": (0, 0)}, scenario="5", chips={"school": "food food food food medicine medicine"}, steps=CHECKS)
    assert five.g.result is not None and five.g.result.winners == (0,)
    carried = table(
        {"school": (0, 0)}, scenario="5", inside={"s1": "school"}, carry={"s1": "medicine medicine"},
        chips={"school": "food food food food"}, steps=CHECKS,
    )  # fmt: skip
    assert carried.g.result is None


@clause("FL-27.4", "FL-27.6", "FL-27.8")
def test_fl_27_4_two_survivors_no_enemy_key_and_fuel() -> None:
    houses: dict[str, Place] = {"motor_home": (0, 0), "s5": (300, 300)}
    position = {"scenario": "7", "seats": 2, "carry": {"s1": "key"}, "chips": {"motor_home": "fuel"}, "steps": CHECKS}
    both = {"s1": "motor_home", "s2": "motor_home"}
    t = table(houses, inside=both, **position)  # type: ignore[arg-type]
    assert t.g.result is not None and t.g.result.winners == (0,)
    enemy = table({"motor_home": (0, 0)}, inside={**both, "s5": "motor_home"}, **position)  # type: ignore[arg-type]
    assert enemy.g.result is None
    skull = table(BOTH, scenario="7", seats=2, round_=8, steps=[("end_of_round",)])
    assert skull.g.result is not None and skull.g.result.winners == ()


@clause("FL-28.4", "FL-28.6", "FL-28.9", "FL-28.10")
def test_fl_28_4_eight_points_or_more_points_at_the_skull() -> None:
    t = table(BOTH, scenario="8", seats=2, steps=())
    t.g.points = {"a": 8, "b": 0}
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == (0,) and t.g.result.scores == (8, 0)
    card = table(BOTH, scenario="8", seats=2, round_=6, steps=())
    card.g.points, card.g.cards = {"a": 3, "b": 2}, ["o08_hunter", "o06_no_loss"]
    card.go_on(("end_of_round",))
    assert card.g.result is not None and card.g.result.winners == (1,) and card.g.result.scores == (3, 4)
    even = table(BOTH, scenario="8", seats=2, round_=6, steps=[("end_of_round",)])
    assert even.g.result is not None and even.g.result.winners == (0, 1)


@clause("FL-29.4", "FL-29.6", "FL-29.7", "FL-29.8", "FL-18.10", "FL-18.15")
def test_fl_29_6_at_the_skull_b_needs_its_card() -> None:
    for chips, winner in (("food", 1), ("food food", 0)):
        t = table({"s1": (0, 0), "s8": (0, 300)}, scenario="9", seats=2, round_=8, chips={"school": chips}, steps=())
        t.g.exiled, t.g.cards[1] = [1], "x5_starve"
        t.go_on(("end_of_round",))
        assert t.g.result is not None and t.g.result.winners == (winner,)
    new = new_game(3, "9", seats_of_a=1)
    while new.ask == "choose_survivors":
        new.answer(new.after()[0])
    assert new.ask == "keep_objective" and new.seat == 1 and len(view(new.g, 2).offered) == 2
    assert view(new.g, 0).offered == []
    new.answer(new.after()[0])
    assert new.g.cards[1] in EXILES and view(new.g, 2).card == new.g.cards[1] and view(new.g, 0).card == ""


@clause("FL-30.6", "FL-30.7")
def test_fl_30_6_the_higher_score_wins() -> None:
    t = table({**BOTH, "s2": (0, 0)}, scenario="10", seats=2, round_=8, steps=[("end_of_round",)])
    assert t.g.result is not None and t.g.result.winners == (0,) and t.g.result.scores == (4, 2)


@clause("FL-21.6", "FL-22.6", "FL-23.6", "FL-24.6", "FL-25.6")
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5"])
def test_fl_21_6_at_the_skull_the_group_loses(scenario: str) -> None:
    rounds = {"1": 6, "4": 12}.get(scenario, 8)
    t = table({"s2" if scenario == "4" else "s1": (0, 0)}, scenario=scenario, round_=rounds, steps=[("end_of_round",)])
    assert t.g.result is not None and t.g.result.winners == () and t.g.result.reason == "skull"


# -- decks ------------------------------------------------------------------------------------------------------


@clause("FL-18.1", "FL-18.16")
def test_fl_18_1_the_decks() -> None:
    assert (len(DESTINIES), len(OBJECTIVES), len(EXILES), len(COMBATS)) == (30, 20, 6, 7)
    assert [card.value for card in COMBATS.values()] == [1, 2, 3, 4, 5, 6, 7]
    assert set(OBJECTIVES) - set(objectives_of("8")) == {"o01_pantry", "o02_tank", "o03_pharmacy", "o16_giver"}
    assert len(new_game(1, "3").g.destiny_deck) == 30 and new_game(1, "2").g.destiny_deck == []


@clause("FL-18.5", "FL-18.6", "FL-18.11", "FL-25.8")
def test_fl_18_5_two_cards_one_is_kept_in_secret() -> None:
    t = new_game(3, "5")
    while t.ask == "choose_survivors":
        t.answer(t.after()[0])
    assert t.ask == "keep_objective" and all(len(view(t.g, seat).offered) == 2 for seat in range(3))
    assert view(t.g, None).offered == []
    for seat in range(3):
        t.answer(f"keep:{t.g.offered[seat][1]}", seat)
    assert all(card in OBJECTIVES for card in t.g.cards) and len(t.g.objective_deck) == 17
    assert view(t.g, 1).card == t.g.cards[1] and view(t.g, None).card == ""
    assert new_game(2, "5").g.objective_deck == []


def with_card(card: str, scenario: str = "3", **position: object) -> Table:
    """s1 in the school turns up a destiny chip with this card on top."""
    town = {"school": (0, 0), **position.pop("at", {})}  # type: ignore[dict-item]
    inside = {"s1": "school", **position.pop("inside", {})}  # type: ignore[dict-item]
    t = table(town, scenario=scenario, steps=(), inside=inside, active="s1", **position)  # type: ignore[arg-type]
    t.g.houses["school"].face_down, t.g.destiny_deck = ["destiny"], [card]
    return t.go_on(("act",)).answer("pick_up:face_down")


@clause("FL-18.2", "FL-18.3", "FL-18.4", "FL-18.14", "FL-16.12")
def test_the_destiny_cards_that_change_numbers() -> None:
    invasion = {
        "d01_dangerous": (3, 4), "d02_long_night": (2, 4), "d03_howling": (2, 4), "d04_pale_day": (3, 3),
        "d05_fewer_tracks": (2, 2),
    }  # fmt: skip
    for card, wanted in invasion.items():
        t = with_card(card)
        assert (t.g.day_invasion, t.g.night_invasion) == wanted
    assert with_card("d29_closing_in").g.last_round == 7 and with_card("d30_clear_sky").g.last_round == 9
    assert with_card("d17_frostbite").life("s1") == 2 and with_card("d15_bandage", life={"s1": 1}).life("s1") == 2
    healed = with_card("d16_thermos", inside={"s2": "school"}, life={"s1": 2, "s2": 3})
    assert (healed.life("s1"), healed.life("s2")) == (3, 4)


@clause("FL-18.4", "FL-18.3", "FL-11.14")
def test_the_destiny_cards_that_bring_something() -> None:
    for card, chip in (
        ("d23_cans", "food"),
        ("d24_jerrycan", "fuel"),
        ("d25_pills", "medicine"),
        ("d26_drawer", "pistol"),
    ):
        assert with_card(card).g.houses["school"].chips == [chip]
    assert with_card("d27_kitchen").g.houses["school"].chips == ["knife"]
    assert with_card("d12_cupboard").where("z1a") == "school"
    two = with_card("d13_cellar_door")
    assert (
        two.where("z1a") == two.where("z1b") == "school" and with_card("d12_cupboard", cellar="").where("z1a") is None
    )


@clause("FL-18.2", "FL-18.18", "FL-4.12")
def test_the_destiny_cards_of_the_turn() -> None:
    for card in ("d20_second_wind", "d21_adrenaline"):
        t = with_card(card)
        assert t.g.activation is not None and t.g.activation.actions == 2
    assert with_card("d22_cramp").ask is None
    chance = [125] * 300
    echo = with_card("d08_echo", at={"z1a": (0, 300)}, chance=chance).answer("end")
    assert echo.told("zombies_react") == [{"noise": "quiet"}]
    alarm = with_card("d09_alarm", at={"z1a": (0, 300)}, chance=chance).answer("end")
    assert alarm.told("zombies_react") == [{"noise": "loud"}]
    assert with_card("d07_snowfall", at={"z1a": (0, 300)}).answer("end").told("zombies_react") == []
    rise = with_card("d10_rise", at={"z1a": (0, 300, 0, "back")})
    assert not rise.lies("z1a")
    ice = {"z1a": (0, 300), "z2a": (0, 350), "z3a": (0, 400), "z4a": (300, 400)}
    slipped = with_card("d11_black_ice", at=ice)
    assert [slipped.lies(zombie) for zombie in ice] == [True, True, True, False]


@clause("FL-18.12", "FL-18.13", "FL-18.4", "FL-7.24")
def test_the_destiny_cards_with_forbidden_chips() -> None:
    jam = with_card("d18_jam")
    assert (
        jam.g.boards["s1"].covered and jam.g.box["forbidden"] == 5 and jam.refused("shoot:pistol start:0") == "FL-8.2"
    )
    spare = with_card("d19_spare_parts", covered="s1", locked="library", at={"library": (300, 300)})
    assert spare.ask == "destiny_choice" and spare.after() == ["weapon:s1", "building:library"]
    assert not spare.answer("weapon:s1").g.boards["s1"].covered and spare.g.box["forbidden"] == 5
    drift = with_card("d28_drift", at={"library": (300, 300), "s2": (-300, 300)}, chance=[125] * 300)
    assert drift.ask == "destiny_choice" and "building:school" not in drift.after()
    assert "building:motor_home" not in drift.after()
    drift.answer("building:library")
    assert drift.g.houses["library"].drifted and drift.g.box["forbidden"] == 5
    drift.answer("end").go_on(("end_of_round",))
    assert not drift.g.houses["library"].locked and drift.g.box["forbidden"] == 6


@clause("FL-18.6", "FL-18.7", "FL-18.8", "FL-18.9")
@pytest.mark.parametrize("card", OBJECTIVES)
def test_every_objective_can_be_missed_and_fulfilled(card: str) -> None:
    """One position in which nothing is done, and one in which everything is."""
    base = {"scenario": "10", "seats": 2, "steps": ()}
    idle = table({"s1": (0, 0, 0, "back"), "s5": (300, 300)}, life={"s1": 1}, **base)  # type: ignore[arg-type]
    idle.g.cards[0] = card
    idle.g.tallies[0].lost = 1
    assert not is_objective_fulfilled(idle.g, 0)
    house = OBJECTIVES[card].house or "school"
    chips = [*OBJECTIVES[card].chips[:1]] * 2
    is_outside = OBJECTIVES[card].wants == "somebody_outside"
    at: dict[str, Place] = {house: (0, 0), "s5": (300, 300)}
    if is_outside:
        at["s1"] = (200, 0)
    busy = table(at, inside={} if is_outside else {"s1": house}, carry={"s1": " ".join(chips)}, **base)  # type: ignore[arg-type]
    busy.g.cards[0] = card
    tally = busy.g.tallies[0]
    tally.kills, tally.quiet_kills, tally.revealed, tally.fates, tally.given = 6, 2, 3, 1, 2
    tally.entered = ["school", "library", "hospital", "police_station"]
    assert is_objective_fulfilled(busy.g, 0)


@clause("FL-18.10", "FL-18.15")
@pytest.mark.parametrize("card", EXILES)
@pytest.mark.parametrize("scenario", ["5", "9"])
def test_every_exile_card_can_be_missed_and_fulfilled(card: str, scenario: str) -> None:
    own = ("s2", "s11") if scenario == "5" else ("s2", "s7")
    others = ("s1", "s4")
    seats = 3 if scenario == "5" else 2
    at: dict[str, Place] = {"motor_home": (0, 0), "s5": (300, 300)}
    t = table(
        at, scenario=scenario, seats=seats, inside=dict.fromkeys(own, "motor_home"), steps=(),
        chips={"school": "food food food"}, seat_of=dict.fromkeys(own, 1),
    )  # fmt: skip
    t.g.exiled, t.g.cards[1] = [1], card
    t.g.tallies[1].exiled_after = 0
    at_end = EXILES[card].at_end
    assert not is_exile_fulfilled(t.g, 1, is_end=at_end)
    for survivor in own:
        t.g.boards[survivor].inventory = ["pistol", "knife"] if card == "x4_gunpoint" else ["fuel", "food"]
    t.g.houses["motor_home"].chips = ["fuel", "food", "medicine"]
    t.g.houses["school"].chips, t.g.dead = [], list(others)
    t.g.led |= dict.fromkeys(others, 0)
    t.g.tallies[1].kills = 8
    assert is_exile_fulfilled(t.g, 1, is_end=at_end) and not is_exile_fulfilled(t.g, 1, is_end=not at_end)


# -- exile ------------------------------------------------------------------------------------------------------


def colony(seats: int = 4) -> Table:
    town: dict[str, Place] = {f"s{n + 1}": (100 * n - 350, 0) for n in range(seats)}
    t = table(town, scenario="5", seats=seats, seat_of={f"s{n + 1}": n for n in range(seats)}, steps=())
    t.g.exile_deck = list(EXILES)
    t.g.cards = ["o06_no_loss"] * seats
    return t


@clause("FL-25.9", "FL-25.11", "FL-25.17")
def test_fl_25_9_clockwise_from_the_last_turn_and_once_a_round() -> None:
    t = colony()
    t.g.turn_seat = 2
    t.go_on(("accusations",))
    asked = []
    while t.ask == "accuse":
        asked.append(t.seat)
        t.answer("nobody")
    assert asked == [2, 3, 0, 1]
    t.g.exiled = [3]
    t.go_on(("accusations",))
    assert t.seat == 2 and "accuse:player_4" not in t.after()
    t.answer("accuse:player_1")
    assert t.match.ask is not None and t.match.ask.waiting() == [0, 1, 2]
    over = colony()
    over.g.exiled = [0, 1]
    assert over.go_on(("accusations",)).ask is None
    assert colony(2).go_on(("accusations",)).ask is None


@clause("FL-25.5", "FL-25.12", "FL-25.13", "FL-25.15")
def test_fl_25_13_the_exiled_do_not_count_for_the_loss_and_are_enemies() -> None:
    t = colony()
    t.g.exiled, t.g.cards[3] = [3], "x6_prove"
    t.g.tallies[3].exiled_after = 1
    t.g.dead, t.g.led = ["s5", "s6", "s8", "s11"], {**t.g.led, "s5": 3, "s6": 0, "s8": 1, "s11": 3}
    assert t.go_on(*CHECKS).g.result is None
    t.g.dead.append("s9")
    t.g.led["s9"] = 2
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == () and t.g.result.reason == "all_lost"


@clause("FL-25.12", "FL-10.7")
def test_fl_25_12_the_exiled_can_be_fought() -> None:
    t = table(
        {"school": (0, 0)}, scenario="5", seats=3, inside={"s1": "school", "s2": "school", "s3": "school"}, active="s1",
        seat_of={"s1": 0, "s2": 1, "s3": 2}, steps=(),
    )  # fmt: skip
    t.g.exiled = [1]
    t.go_on(("act",))
    assert [verb for verb in t.verbs if verb.startswith("fight")] == ["fight:s2"] and t.refused("fight:s3") == "FL-10.7"


@clause("FL-18.9", "FL-20.10", "FL-25.7", "FL-24.9", "FL-29.9")
def test_fl_20_10_acid_kills_zombies_for_nobody() -> None:
    t = table({"s2": (-300, -300)}, scenario="4", steps=[("horde",)], cellar="z1a z2a", chance=[125] * 400)
    t.world(moved={"z1a": (60, 60, 0, "back"), "z2a": (300, 100, 0, "back")})
    assert "z1a" in t.g.cellar and "z2a" in t.g.poses and t.g.killed == 1 and t.g.tallies[0].kills == 0


@clause("FL-20.11")
def test_fl_20_11_elsewhere_barrels_are_plain_obstacles() -> None:
    t = table({"s1": (0, -300), "barrel_1": (0, 0)}, active="s1").answer(SHOT).world(touched="barrel_1")
    assert "barrel_1" in t.g.poses and t.told("barrel_exploded") == []


@clause("FL-26.8", "FL-28.11", "FL-30.7")
def test_fl_26_8_chips_in_an_enemy_base_may_be_taken() -> None:
    t = table(
        {"hospital": (0, 0), "s5": (300, 300)}, scenario="6", seats=2, inside={"s1": "hospital"}, active="s1",
        chips={"hospital": "food"},
    )  # fmt: skip
    t.answer("pick_up:food").answer("drop:food")
    assert t.g.tallies[0].given == 0
    own = table(
        {"school": (0, 0), "s5": (300, 300)},
        scenario="6",
        seats=2,
        inside={"s1": "school"},
        active="s1",
        carry={"s1": "food"},
    )
    assert own.answer("drop:food").g.tallies[0].given == 1
