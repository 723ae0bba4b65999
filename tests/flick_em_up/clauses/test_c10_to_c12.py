"""Chapters 10 to 12: melee, chips, life points and the checks after every event."""

from __future__ import annotations

from tests.flick_em_up.table import MOVE, SHOT, Place, table
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.view import view
from untot.games.flick_em_up.watch import table_wrongs
from untot.kernel.rulebook import clause

CALM = [125] * 400


@clause("FL-10.2", "FL-10.3", "FL-10.6")
def test_fl_10_2_any_zombie_within_reach_standing_or_lying() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "z1a": (0, 25), "z2a": (40, 0, 0, "back"), "z3a": (0, -60), "s3": (-30, 0)}
    t = table(town, active="s1", carry={"s1": "knife"})
    assert [verb for verb in t.verbs if verb.startswith("melee")] == ["melee:z1a", "melee:z2a"]
    assert t.after("melee:z2a") == ["with:pistol", "with:knife"]
    assert t.refused("melee:s3 with:knife") == "FL-10.6" and t.refused("melee:z3a with:knife") == "FL-10.1"
    t.answer("melee:z2a with:knife")
    assert "z2a" in t.g.cellar and t.g.killed == 1 and t.told("melee_attack")[0]["weapon"] == "knife"


# -- chips ------------------------------------------------------------------------------------------------------


@clause("FL-11.1", "FL-11.2", "FL-11.3", "FL-11.4", "FL-11.5", "FL-11.6", "FL-11.10", "FL-11.11", "FL-11.13")
def test_fl_11_1_picking_up_dropping_exchanging_only_in_houses() -> None:
    outside = table({"s1": (0, 0), "s3": (40, 0)}, active="s1", carry={"s1": "food"})
    assert [outside.refused(answer) for answer in ("pick_up:food", "drop:food", "exchange:food drop:food")] == [
        "FL-11.1"
    ] * 3
    t = table({"school": (0, 0)}, inside={"s1": "school", "z1a": "school"}, active="s1", chips={"school": "food key"})
    assert [verb for verb in t.verbs if "p:" in verb] == ["pick_up:food", "pick_up:key"]
    t.answer("pick_up:food")
    assert t.g.boards["s1"].inventory == ["food"] and t.g.houses["school"].chips == ["key"]
    t.answer("exchange:key drop:food")
    assert t.g.boards["s1"].inventory == ["key"] and t.g.houses["school"].chips == ["food"]
    full = table(
        {"school": (0, 0)}, inside={"s1": "school"}, active="s1", chips={"school": "fuel"}, carry={"s1": "food key"}
    )
    assert full.refused("pick_up:fuel") == "FL-11.6" and full.refused("drop:pistol") == "FL-11.5"
    assert full.refused("exchange:food drop:key") == "FL-11.4"
    full.answer("drop:key")
    assert full.g.houses["school"].chips == ["fuel", "key"]


@clause("FL-11.7", "FL-11.9", "FL-11.23")
def test_fl_11_9_only_the_player_looks_at_a_face_down_chip() -> None:
    t = table(
        {"school": (0, 0), "s3": (300, 0)}, seats=2, inside={"s1": "school"}, active="s1", seat_of={"s3": 1},
        face_down={"school": "food key"},
    )  # fmt: skip
    t.answer("pick_up:face_down")
    assert view(t.g, 0).looked_at == "key" and view(t.g, 1).looked_at == "" and view(t.g, None).looked_at == ""
    assert t.told("chip_looked_at") == [{"survivor": "s1"}] and t.match.why_not_undo(0) is not None
    t.answer("leave")
    assert t.g.houses["school"].chips == ["key"] and t.g.houses["school"].face_down == ["food"]
    assert view(t.g, 1).houses["school"].face_down == 1 and t.g.tallies[0].revealed == 1


@clause("FL-11.14", "FL-11.16")
def test_fl_11_14_a_zombie_chip_brings_the_lowest_zombie() -> None:
    position = {"inside": {"s1": "school"}, "active": "s1", "face_down": {"school": "zombie"}, "cellar": "z4b z5a"}
    t = table({"school": (0, 0)}, **position).answer("pick_up:face_down")  # type: ignore[arg-type]
    assert t.where("z4b") == "school" and t.g.cellar == ["z5a"] and t.life("s1") == 3
    full = {**position, "inside": {"s1": "school", "z1a": "school", "z2a": "school"}}
    none = table({"school": (0, 0)}, **full).answer("pick_up:face_down")  # type: ignore[arg-type]
    assert none.g.cellar == ["z4b", "z5a"] and none.g.houses["school"].face_down == []


@clause("FL-11.17", "FL-11.21", "FL-11.22")
def test_fl_11_17_one_extra_action_in_an_activation() -> None:
    t = table({"s1": (0, 0)}, active="s1", carry={"s1": "extra_action extra_action"}).answer("extra_action")
    assert t.g.activation is not None and t.g.activation.actions == 3 and t.refused("extra_action") == "FL-11.17"
    assert t.g.boards["s1"].inventory == ["extra_action"]
    supplies = table({"s1": (0, 0)}, active="s1", carry={"s1": "food key"})
    assert supplies.verbs == ["move", "shoot:pistol", "end"]


@clause("FL-11.18", "FL-11.21")
def test_fl_11_18_a_flare_only_in_the_open_and_into_the_town() -> None:
    t = table({"s1": (0, 0)}, active="s1", carry={"s1": "flare"})
    assert t.refused("flare x=451 y=0") == "FL-11.18"
    inside = table({"school": (0, 0)}, inside={"s1": "school"}, active="s1", carry={"s1": "flare"})
    assert inside.refused("flare x=0 y=0") == "FL-11.18"


# -- life points ------------------------------------------------------------------------------------------------


@clause("FL-12.1", "FL-12.7", "FL-12.8", "FL-12.11")
def test_fl_12_8_all_at_the_same_time_and_once_each() -> None:
    town: dict[str, Place] = {
        "s1": (0, 0), "z1a": (0, 30), "z2a": (0, -30), "s3": (200, 0, 0, "back"), "z3a": (200, 40), "s4": (-200, 0),
        "z4a": (-200, 60, 0, "left"),
    }  # fmt: skip
    t = table(town, steps=CHECKS)
    assert (t.life("s1"), t.life("s3"), t.life("s4")) == (2, 3, 3) and t.lies("s1")
    assert t.told("life_lost") == [{"survivor": "s1", "life": 2, "why": "too_close"}]
    assert t.go_on(*CHECKS).life("s1") == 2


@clause("FL-12.10", "FL-1.13")
def test_fl_12_10_a_zombie_in_a_house_is_too_close_to_all_in_it() -> None:
    t = table({"school": (0, 0)}, inside={"s1": "school", "s3": "school", "z1a": "school"}, steps=CHECKS)
    assert t.life("s1") == t.life("s3") == 2 and t.lies("s1") and t.lies("s3")


@clause("FL-12.13", "FL-12.3", "FL-17.2")
def test_fl_12_13_losses_of_one_step_happen_together() -> None:
    town: dict[str, Place] = {"s1": (0, 0), "z1a": (0, 30), "s3": (200, 0), "z3a": (200, 30), "s4": (-200, 0)}
    t = table(town, life={"s1": 1, "s3": 1}, steps=CHECKS)
    assert t.g.dead == ["s1", "s3"] and t.g.result is not None and t.g.result.reason == "dead"


@clause("FL-12.14", "FL-6.8", "FL-12.9")
def test_fl_12_14_a_disc_hurts_nobody() -> None:
    town: dict[str, Place] = {"s1": (0, -300), "s3": (0, 0), "z1a": (0, 80)}
    t = table(town, active="s1").answer(MOVE).world(touched="z1a", moved={"z1a": (0, 30)}, fell="s3")
    assert t.at("z1a") == (0, 80) and not t.lies("s3") and t.life("s3") == 3
    near = table(town, active="s1").answer(MOVE).world(rest=(0, 110))
    assert near.life("s1") == 3


@clause("FL-12.2", "FL-18.4")
def test_fl_12_2_nobody_has_more_life_than_at_the_start() -> None:
    for card, life in (("d14_first_aid", 3), ("d16_thermos", 3), ("d17_frostbite", 2)):
        t = table({"school": (0, 0)}, scenario="3", steps=(), inside={"s1": "school"}, active="s1")
        t.g.houses["school"].face_down, t.g.destiny_deck = ["destiny"], [card]
        t.go_on(("act",)).answer("pick_up:face_down")
        assert t.life("s1") == life and not t.lies("s1")


@clause("FL-12.12", "FL-15.6", "FL-12.9")
def test_fl_12_12_a_zombie_follows_a_chip_that_is_dropped() -> None:
    t = table({"school": (0, 0), "z1a": (0, 10, 0, "back"), "s1": (0, -300)}, steps=CHECKS)
    assert t.where("z1a") is None
    t.g.houses["school"].chips = ["food"]
    assert t.go_on(*CHECKS).where("z1a") == "school"
    shot = table({"s1": (0, 0), "s4": (0, 200), "z1a": (0, 260)}, active="s1").answer(SHOT)
    assert shot.world(moved={"z1a": (0, 225)}).life("s4") == 2


@clause("FL-19.6")
def test_fl_19_6_who_is_too_close_is_measured_by_the_rules_where_pieces_rest() -> None:
    t = table({"s1": (0, 0), "z1a": (100, 300), "s3": (300, 300)}, active="s1").answer(SHOT)
    t.world(touched="z1a", moved={"z1a": (330, 300)})
    assert t.life("s3") == 2 and t.life("s1") == 3, "the world has said nothing of it"


@clause("FL-19.17")
def test_fl_19_17_no_rule_reads_a_track() -> None:
    def after(track: str) -> object:
        t = table({"s1": (0, 0), "z1a": (0, 300)}, active="s1").answer(SHOT)
        t.world(touched="z1a", fell="z1a", track=track)
        return t.g.to_plain()

    assert after("") == after("ab" * 20)


@clause("FL-1.7")
def test_fl_1_7_what_is_in_the_town_by_its_centre_of_mass_does_not_stick_out_by_its_middle() -> None:
    t = table({"s1": (0, 0), "z1a": (120, 440), "s3": (300, -300)}, active="s1").answer(SHOT)
    t.world(moved={"z1a": (121.83, 450.23, 180, "face")})
    assert t.at("z1a")[1] <= 450 and list(table_wrongs(t.g)) == []
