"""The further worked examples (24 to 61), with physics answers by hand."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, SWING, Place, Table, table
from untot.games.flick_em_up.rules.c8_aiming import place_at_side
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.rules.c20_goals import measure
from untot.kernel.rulebook import clause

CALM = [125] * 600
"""Chance for rushes in which it does not matter what falls."""


@clause("FL-8.5", "FL-8.26")
def test_e24_bullet_place() -> None:
    t = table({"s1": (0, 0, 90)}, active="s1")
    places = {(w, side): place_at_side(t.g, "s1", w, side) for w in ("pistol", "knife") for side in ("left", "right")}
    assert places == {
        ("pistol", "right"): (3500, 0), ("pistol", "left"): (-3500, 0), ("knife", "right"): (4250, 0),
        ("knife", "left"): (-4250, 0),
    }  # fmt: skip


@clause("FL-13.1", "FL-13.2", "FL-13.4", "FL-10.4")
def test_e25_noise_is_the_loudest_not_the_last() -> None:
    t = table({"s1": (0, 0)}, active="s1").answer(SHOT).world(rest=(400, 0)).answer(MOVE)
    t.world(touched="tower")
    assert t.ask is None and t.told("zombies_react") == []
    loud = table({"s1": (0, 0), "z1a": (0, 300)}, active="s1", chance=CALM)
    loud.answer(SHOT).world(rest=(400, 0)).answer(MOVE).world(touched="tower")
    assert loud.told("zombies_react") == [{"noise": "loud"}]
    silent = table({"school": (0, 0), "z1a": (0, 300)}, inside={"s3": "school"}, active="s3", chips={"school": "food"})
    silent.answer("pick_up:food").answer("drop:food")
    assert silent.ask is None and silent.told("zombies_react") == []
    quiet = table({"s1": (0, 0), "z1a": (0, 30), "z2a": (0, 400)}, active="s1", carry={"s1": "knife"}, chance=CALM)
    quiet.answer("melee:z1a with:knife").answer("end")
    assert quiet.told("zombies_react") == [{"noise": "quiet"}] and quiet.g.tallies[0].quiet_kills == 1


@clause("FL-8.13", "FL-4.12")
def test_e26_own_bullet() -> None:
    t = table({"s1": (0, 0), "z1a": (0, 400)}, active="s1", chance=CALM).answer(SHOT).world(touched="s1", fell="s1")
    assert t.life("s1") == 2 and t.lies("s1") and t.told("zombies_react") == [{"noise": "loud"}] and t.ask == "rush"


@clause("FL-8.33", "FL-8.34")
def test_e27_shot_kills_nobody_twice() -> None:
    town: dict[str, Place] = {"s1": (0, -300), "z1a": (0, 0), "z2a": (50, 0), "z3a": (0, 100), "crate_1": (-60, 0)}
    t = table(town, active="s1", carry={"s1": "shotgun"})
    arc = t.after("shoot:shotgun", "side:right")[0]
    t.answer(f"shoot:shotgun side:right {arc} direction=900 power=80")
    touched = {"pellet_1": "z1a", "pellet_2": "z1a", "pellet_3": "z2a", "pellet_4": "crate_1"}
    t.world(touched=touched, fell="z1a z2a z3a")
    assert t.g.killed == 2 and not t.lies("z3a") and {"z1a", "z2a"} <= set(t.g.cellar)


@clause("FL-13.9", "FL-12.8")
def test_e28_only_a_lying_zombie_near_and_a_gunshot() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "s3": (0, 100), "z1a": (0, 115, 0, "back"), "z2a": (200, 200, 0, "left")}
    t = table(town, active="s1", actions=1).answer(SHOT).world(rest=(400, 0))
    assert not t.lies("z1a") and not t.lies("z2a") and t.ask is None and t.life("s3") == 2 and t.lies("s3")


@clause("FL-15.2", "FL-15.5", "FL-15.6", "FL-12.12")
def test_e29_zombie_at_a_full_house() -> None:
    t = table(
        {"school": (0, 0), "z3a": (80, 0, 0)}, inside={"s1": "school", "z1a": "school", "z2a": "school"}, active="s1"
    )
    assert t.where("z3a") is None
    t.answer("melee:z1a with:pistol")
    assert t.where("z3a") == "school"


@clause("FL-15.1", "FL-15.6", "FL-7.5", "FL-12.9")
def test_e30_empty_house() -> None:
    town: dict[str, Place] = {"library": (0, 0), "z1a": (0, 10, 0, "back"), "s1": (0, 200)}
    waiting = table(town, steps=CHECKS)
    assert waiting.where("z1a") is None
    failed = table(town, active="s1").answer("move direction=2700 power=40 offset=0")
    failed.world(touched="z1a", doors="front:library")
    assert failed.where("s1") is None
    t = table(town, active="s1").answer("move direction=2700 power=40 offset=0").world(doors="front:library")
    assert t.where("s1") == t.where("z1a") == "library" and t.life("s1") == 3
    t.answer("block:left").answer("end")
    assert t.life("s1") == 2 and t.lies("s1")


@clause("FL-14.11")
def test_e31_last_survivor_pushed_out_standing() -> None:
    t = table({"s3": (0, 0), "s4": (0, 440), "z1a": (0, 200)}, active="s3", actions=1, chance=CALM)
    t.answer(MOVE).world(touched="tower")
    t.world(moved={"s4": (0, 455), "z1a": (0, 150, 0, "back")}, left=[("s4", "N", 0, 450)])
    assert t.at("s4") == (0, 425) and t.lies("s4") and t.life("s4") == 3


@clause("FL-12.3", "FL-12.4", "FL-12.5", "FL-23.5")
def test_e32_death_and_chips() -> None:
    t = table(
        {"s2": (0, 0), "s1": (300, 0), "supermarket": (-300, 300), "z1a": (0, 30)}, scenario="3", life={"s2": 1},
        carry={"s2": "food shotgun"}, locked="supermarket", covered="s2", steps=CHECKS,
    )  # fmt: skip
    assert t.g.dead == ["s2"] and t.g.houses["supermarket"].chips == ["food", "shotgun"]
    assert t.g.result is None and t.g.box["forbidden"] == 5
    t.g.dead = ["s9", "s7", "s2"]
    assert t.go_on(*CHECKS).g.result is not None


@clause("FL-17.6")
def test_e33_goal_and_loss_together() -> None:
    t = table(
        {"motor_home": (300, 300), "s2": (0, 0), "z1a": (0, 30)}, scenario="4", life={"s2": 1},
        inside={"s4": "motor_home", "s5": "motor_home"}, carry={"s4": "fuel fuel", "s5": "fuel fuel"}, steps=(),
    )  # fmt: skip
    t.g.dead = ["s6", "s10"]
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.reason == "goal" and t.g.result.winners == (0,)


@clause("FL-5.15", "FL-5.16", "FL-5.17")
def test_e34_no_rest() -> None:
    t = table({"s1": (0, -300), "barrel_1": (0, 0)}, active="s1").answer(SHOT)
    t.world(touched="barrel_1", moved={"barrel_1": (50, 50)}, status="timeout")
    assert t.at("barrel_1") == (50, 50)
    void = table({"s1": (0, -300), "barrel_1": (0, 0)}, active="s1").answer(SHOT)
    speeds = []
    for _ in range(3):
        speeds.append(void.question.flicks[0].speed)
        void.world(status="invalid")
    assert speeds == [2860, 2862, 2864] and void.ask == "action" and void.told("flick_void") == [{"survivor": "s1"}]
    assert void.g.activation is not None and void.g.activation.actions == 2 and void.g.activation.noise == "silent"


@clause("FL-13.19", "FL-13.20")
def test_e36_set_aside() -> None:
    town: dict[str, Place] = {"s3": (300, 0), "z1a": (0, 0), "s6": (-60, 0), "hospital": (-150, 100, 180)}
    t = table(town, active="s3", actions=1, chance=CALM).answer(MOVE).world(touched="tower")
    assert t.told("piece_set_aside") == [{"piece": "s6"}, {"piece": "hospital"}]
    assert {placed.id for placed in t.question.pieces} == {"s3"}
    t.world(moved={"z1a": (150, 0, 0, "back")})
    assert t.at("s6") == (-60, 0) and t.at("hospital") == (-150, 100) and not t.lies("s6")


@clause("FL-11.18", "FL-11.19", "FL-11.20", "FL-13.22")
def test_e37_flare() -> None:
    town: dict[str, Place] = {"s3": (-300, -300), "z1a": (-200, -200), "z2a": (200, 300)}
    t = table(town, active="s3", carry={"s3": "flare"}, chance=CALM)
    t.answer("flare x=200 y=200").answer("end")
    assert t.question.launched == ["z2a"] and t.question.tower.yaw == 27_000 and t.g.boards["s3"].inventory == []


@clause("FL-7.24", "FL-7.25", "FL-27.7")
def test_e38_key() -> None:
    town: dict[str, Place] = {"s5": (0, 200), "s1": (300, -300), "motor_home": (0, 0)}
    flick = "move direction=2700 power=40 offset=0"
    t = table(town, scenario="7", seats=2, active="s5", locked="motor_home", carry={"s5": "key"})
    t.answer(flick).world(doors="front:motor_home")
    assert t.where("s5") == "motor_home" and not t.g.houses["motor_home"].locked
    assert t.g.boards["s5"].inventory == ["key"] and t.g.box["forbidden"] == 6
    without = table(town, scenario="7", seats=2, active="s5", locked="motor_home").answer(flick)
    assert without.world(doors="front:motor_home").clauses_of("move_failed") == ["FL-7.24"]


def fight(cards: tuple[str, str], **position: object) -> Table:
    """s1 of group A fights s5 of group B in the school; the deck is stacked so that both hold what they play."""
    t = table(
        {"school": (0, 0), "z1a": (0, 400)}, scenario="6", seats=2, inside={"s1": "school", "s5": "school"},
        active="s1", chance=[6, 5, 4, 3, 2, 1, *CALM], **position,  # type: ignore[arg-type]
    )  # fmt: skip
    t.answer("fight:s5")
    assert t.g.fight is not None
    other = "c3_grapple" if "c3_grapple" not in cards else "c5_headbutt"
    t.g.fight.hands = {"s1": [cards[0], other], "s5": [cards[1], other]}
    t.match.ask.renew(None)  # type: ignore[union-attr]
    return t.answer(f"play:{cards[0]}", 0).answer(f"play:{cards[1]}", 1)


@clause("FL-10.7", "FL-10.8", "FL-10.9", "FL-10.10", "FL-10.12")
def test_e39_fight() -> None:
    t = fight(("c4_throw_out", "c7_all_in"))
    assert t.life("s1") == 2 and t.lies("s1") and t.life("s5") == 2 and not t.lies("s5") and t.ask != "action"


@clause("FL-10.9", "FL-10.10", "FL-10.11", "FL-18.19")
def test_the_cards_of_a_fight() -> None:
    assert fight(("c1_slip", "c3_grapple")).life("s1") == 3
    loud = fight(("c6_shot", "c3_grapple"))
    assert loud.g.activation is not None and loud.g.activation.noise == "loud" and loud.life("s5") == 2
    thrown = fight(("c4_throw_out", "c3_grapple"))
    assert thrown.where("s5") is None and thrown.at("s5") == (0, 55) and thrown.lies("s5")
    robbed = fight(("c2_elbow", "c1_slip"), carry={"s5": "food pistol"})
    assert robbed.ask == "combat_drop" and robbed.answer("drop:food").g.boards["s5"].inventory == ["pistol"]
    assert robbed.g.houses["school"].chips == ["food"]
    dead = fight(("c4_throw_out", "c3_grapple"), life={"s5": 1})
    assert dead.told("survivor_thrown_out") == [] and dead.g.dead == ["s5"] and dead.g.result is not None


@clause("FL-20.6", "FL-20.7", "FL-20.8", "FL-24.8")
def test_e40_explosion() -> None:
    town: dict[str, Place] = {"s4": (0, -300), "barrel_1": (0, 0), "z1a": (0, 65), "barrel_2": (75, 0), "s2": (75, 55)}
    t = table(town, scenario="4", active="s4").answer(SHOT).world(touched="barrel_1")
    assert t.told("barrel_exploded") == [{"barrel": "barrel_1"}, {"barrel": "barrel_2"}]
    assert "z1a" in t.g.cellar and t.life("s2") == 3 and t.lies("s2") and t.g.tallies[0].kills == 1
    knife = table(town, scenario="4", active="s4", carry={"s4": "knife"})
    knife.answer("shoot:knife side:right direction=900 power=80 offset=0").world(touched="barrel_1")
    assert knife.told("barrel_exploded") == []


def draw(card: str, **position: object) -> Table:
    """s1 turns up a destiny chip in the school, and this card is on top of the deck."""
    t = table({"school": (0, 0)}, scenario="3", steps=(), inside={"s1": "school"}, active="s1", **position)  # type: ignore[arg-type]
    t.g.houses["school"].face_down = ["destiny"]
    t.g.destiny_deck = [card]
    return t.go_on(("act",)).answer("pick_up:face_down")


@clause("FL-18.4", "FL-11.15", "FL-11.16", "FL-18.2")
def test_e41_winter_closes_in_twice() -> None:
    t = draw("d29_closing_in", round_=7)
    assert t.g.last_round == 7 and t.g.destiny_discards == ["d29_closing_in"] and t.g.tallies[0].fates == 1
    t.g.houses["school"].face_down = ["destiny"]
    t.match.ask.renew(None)  # type: ignore[union-attr]
    t.g.script_chance()
    assert t.answer("pick_up:face_down").g.last_round == 7 and t.g.destiny_discards == ["d29_closing_in"]


@clause("FL-30.10")
def test_e42_score() -> None:
    t = table(
        {"s1": (0, 0), "s2": (100, 0), "s9": (200, 0), "s3": (-100, 0), "s5": (0, 300)}, scenario="10", seats=2,
        chips={"school": "food food fuel"}, carry={"s1": "medicine"}, steps=(),
    )  # fmt: skip
    t.g.cards[0] = "o06_no_loss"
    assert measure(t.g, "a", "score") == 17
    t.g.tallies[0].lost = 1
    assert measure(t.g, "a", "score") == 14


@clause("FL-9.6", "FL-9.8", "FL-9.10", "FL-9.13")
def test_e43_bat_touches_nothing() -> None:
    t = table({"s2": (0, -300), "z1a": (0, 100)}, scenario="1", active="s2").answer(SWING).world(rest=(0, -200, 90))
    assert t.at("s2") == (0, -200)
    out = table({"s2": (0, -300), "z1a": (0, 100)}, scenario="1", active="s2").answer(SWING)
    out.world(touched="z1a", fell="z1a", rest=(0, 460), left=[("bat", "N", 0, 450)])
    assert out.at("s2") == (0, -300) and not out.lies("z1a") and out.clauses_of("move_failed") == ["FL-9.8"]


@clause("FL-1.23", "FL-13.6")
def test_e44_equal_gaps() -> None:
    town: dict[str, Place] = {"s3": (0, 0), "z1a": (0, 129), "z2a": (0, -129.3)}
    t = table(town, active="s3", actions=1, chance=CALM).answer("move direction=0 power=1 offset=0")
    t.world(touched="tower")
    assert t.ask == "nearest_tie" and t.after() == ["zombie:z1a", "zombie:z2a"]
    assert t.answer("zombie:z2a").question.launched == ["z2a"]


@clause("FL-28.7", "FL-28.8")
def test_e46_contested_houses() -> None:
    houses: dict[str, Place] = {"library": (-230, 0, 0), "police_station": (0, 0, 0), "supermarket": (300, 0, 180)}
    inside = {
        "s1": "library", "s2": "library", "s5": "library", "s3": "police_station", "s7": "police_station",
        "s8": "supermarket", "z1a": "supermarket",
    }  # fmt: skip
    t = table(
        houses, scenario="8", seats=2, inside=inside, lying="s2", round_=2, chance=CALM, steps=[("end_of_round",)]
    )
    assert t.g.points == {"a": 1, "b": 1}


@clause("FL-26.6", "FL-17.4")
def test_e47_tie_at_the_skull() -> None:
    chips = {"school": "food fuel", "hospital": "food medicine"}
    town: dict[str, Place] = {"s1": (0, 0), "s2": (100, 0), "s3": (200, 0), "s5": (0, 300), "s6": (100, 300)}
    t = table(town, scenario="6", seats=2, chips=chips, round_=8, steps=[("end_of_round",)])
    assert t.g.result is not None and t.g.result.winners == (0,)
    even = table({**town, "s7": (200, 300)}, scenario="6", seats=2, chips=chips, round_=8, steps=[("end_of_round",)])
    assert even.g.result is not None and even.g.result.winners == () and even.g.result.reason == "all_lost"


@clause("FL-22.4", "FL-17.5")
def test_e48_carried_is_enough() -> None:
    town: dict[str, Place] = {"motor_home": (0, 0), "s4": (0, 200)}
    t = table(
        town, inside={"s3": "motor_home"}, active="s4", carry={"s3": "medicine", "s4": "key"},
        chips={"motor_home": "food fuel"},
    )  # fmt: skip
    t.answer("move direction=2700 power=40 offset=0").world(doors="front:motor_home")
    assert t.g.result is not None and t.g.result.winners == (0,) and t.g.result.reason == "goal"


@clause("FL-29.4", "FL-18.15")
def test_e49_outcasts() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "s8": (0, 300), "s2": (100, 300), "motor_home": (200, 200)}
    t = table(
        town, scenario="9", seats=2, carry={"s8": "food food", "s2": "fuel"}, chips={"motor_home": "medicine"},
        steps=(),
    )  # fmt: skip
    t.g.exiled, t.g.cards[1] = [1], "x2_own_stock"
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == (1,)


@clause("FL-8.9", "FL-8.14", "FL-12.8")
def test_e50_too_close_after_a_shot() -> None:
    town: dict[str, Place] = {"s1": (-300, -300), "crate_1": (0, 0), "z2a": (0, 40), "s4": (0, 140)}
    t = table(town, active="s1").answer(SHOT).world(touched="crate_1", moved={"z2a": (0, 111), "crate_1": (0, 30)})
    assert t.at("z2a") == (0, 111) and t.life("s4") == 2 and t.lies("s4")


@clause("FL-14.1", "FL-14.2")
def test_e51_roof_numbers() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "z1a": (0, 150), "z1b": (0, 200), "z4a": (0, 250)}
    t = table(town, active="s1", actions=1, chance=CALM).answer(SHOT).world(rest=(400, 0))
    assert t.ask == "roof_field" and t.after() == [f"field:{n}" for n in (2, 3, 4, 5, 6)]
    t.answer("field:4")
    assert t.ask == "roof_field" and t.after() == [f"field:{n}" for n in (2, 3, 5, 6)]
    t.answer("field:6")
    assert t.g.rush is not None and t.g.rush.roof == {"z1a": 1, "z1b": 4, "z4a": 6}


@clause("FL-8.42", "FL-8.44")
def test_e54_no_shot_backwards() -> None:
    t = table({"library": (0, 0, 0)}, inside={"s1": "library"}, active="s1")
    assert t.after("shoot:pistol", "start:0") == ["arc:0-317", "arc:3283-3599"]
    assert t.refused("shoot:pistol start:0 arc:1700-1900 direction=1800 power=50 offset=0") == "FL-8.42"


@clause("FL-13.8", "FL-12.6", "FL-13.23")
def test_e55_woken_beside_the_shooter() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "z1a": (0, 38, 90, "back"), "z2a": (0, 250), "s3": (300, 300)}
    t = table(town, active="s1", actions=1, life={"s1": 1}).answer(SHOT).world(rest=(400, 0))
    assert t.g.dead == ["s1"] and t.at("z2a") == (0, 250) and t.g.rush is None and t.ask is None


@clause("FL-14.10", "FL-19.5")
def test_e56_never_in_town() -> None:
    t = table({"s1": (0, 0)}, steps=[("horde",)], chance=CALM, cellar="z4b z5a")
    t.world(moved={"z4b": (455, 190, 0, "back"), "z5a": (300, 200, 0, "back")}, left=[("z4b", "E", 450, 190)])
    assert t.at("z4b") == (425, 190) and t.lies("z4b")


@clause("FL-8.13", "FL-8.22", "FL-4.12")
def test_e57_two_bullets_one_shooter() -> None:
    t = table({"s1": (0, 0)}, active="s1", carry={"s1": "pistol"}, life={"s1": 2}).answer(SHOT)
    t.world(touched="s1", fell="s1")
    assert t.life("s1") == 1 and t.lies("s1") and t.ask is None


@clause("FL-18.18")
def test_e61_hush_and_alarm() -> None:
    t = draw("d06_hush")
    t.g.houses["school"].face_down, t.g.destiny_deck = ["destiny"], ["d09_alarm"]
    t.match.ask.renew(None)  # type: ignore[union-attr]
    t.g.poses["z1a"] = t.g.poses["school"].moved(0, 30000)
    t.answer("pick_up:face_down")
    assert t.ask is None and t.told("zombies_react") == []
