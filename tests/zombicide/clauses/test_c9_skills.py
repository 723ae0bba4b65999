"""Chapter 9: skills, one test or more for each of them."""

from __future__ import annotations

import pytest

from tests.tools.position import dice
from tests.zombicide.table import Table, table
from untot.games.zombicide.facts import all_slots
from untot.games.zombicide.own import OwnContent, identity_cards
from untot.games.zombicide.pieces import Survivor
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

STEP: list[Step] = [("wave", "all", 1)]


def turn_with(skills: str, where: str = "S21", **position: object) -> Table:
    """Josh has his turn, with these skills and no others."""
    return table(who={"josh": where}, skills={"josh": skills}, turn="josh", **position)  # type: ignore[arg-type]


@clause("ZC-9.1", "ZC-9.2", "ZC-9.6", "ZC-4.20")
def test_zc_9_1_skills_of_reached_levels_work_and_copies_add_up() -> None:
    t = table(who={"amy": "S21"}, xp={"amy": 19}, turn="amy")
    assert t.survivor("amy").skills == ("free_move", "plus_1_action", "free_combat") and t.actions == 4
    assert t.g.turn is not None and t.g.turn.free == {"move": 1, "combat": 1, "search": 0}
    assert turn_with("plus_1_action plus_1_action").actions == 5


@clause("ZC-9.4", "ZC-5.62", "ZC-5.69")
def test_zc_9_4_survivors_of_ones_own_take_part_with_any_skill() -> None:
    own = Survivor("eve", "Eve", "ninja", "plus_1_action", ("hoard", "loud"), ("medic", "sniper", "tough"))
    t = table(who={"eve": "S21"}, skills={"eve": "ninja"}, own=OwnContent(survivors=(own,)), turn="eve")
    assert "eve" in identity_cards(t.g) and t.noise("S21") == 0 and t.g.copy() == t.g


@clause("ZC-9.5", "ZC-9.7", "ZC-9.36")
def test_zc_9_36_a_medic_treats_one_wound_per_turn() -> None:
    t = table(who={"josh": "S21", "ned": "S21", "amy": "S22"}, skills={"josh": "medic"}, turn="josh",
              holds={"josh": "wound", "ned": "pan wound", "amy": "wound"})  # fmt: skip
    assert t.ways("treat") == ["whom:josh", "whom:ned"]
    t.answer("treat whom:ned")
    assert t.cards("ned") == ["pan"] and t.actions == 3 and t.refused("treat") == "ZC-9.36"


@clause("ZC-9.8", "ZC-9.3", "ZC-5.42", "ZC-9.11")
def test_zc_9_8_an_action_can_be_gained_after_the_last_one() -> None:
    t = table(who={"josh": "S21"}, holds={"josh": "machete"}, xp={"josh": 6}, zombies={"S21": "walker"}, turn="josh",
              chance=dice(4))  # fmt: skip
    t.answer("make_noise", "make_noise", "melee_attack")
    assert t.survivor("josh").skills == ("slippery", "plus_1_action") and t.actions == 1


@clause("ZC-9.13")
def test_zc_9_13_a_free_combat_action_attacks_but_does_not_reload() -> None:
    t = turn_with("free_combat", holds={"josh": "machete sawed_off!"}, zombies={"S21": "fatty"}, chance=dice(1))
    t.answer("make_noise", "make_noise", "make_noise")
    assert t.options == ["melee_attack", "discard", "end_turn"] and t.refused("reload") == "ZC-9.13"
    t.answer("melee_attack")
    assert t.g.turn is None


@clause("ZC-9.14", "ZC-6.21")
def test_zc_9_14_a_free_search_is_still_the_one_search() -> None:
    t = turn_with("free_search", "7B.R", deck="rice water").answer("search", "rice@hand_1")
    assert t.actions == 3 and t.refused("search") == "ZC-6.21"


@clause("ZC-9.15", "ZC-8.26")
def test_zc_9_15_one_zone_farther() -> None:
    zombies = {"S22": "walker", "S23": "walker", "S24": "walker"}
    t = turn_with("slippery", holds={"josh": "pistol"}, zombies=zombies, chance=dice(1)).answer("ranged_attack")
    assert t.told("attack_made")[0]["zones"] == ["S22"]
    t = turn_with("plus_1_max_range", holds={"josh": "pistol"}, zombies=zombies)
    assert t.ways("ranged_attack") == ["at:S22 with:hand_1", "at:S23 with:hand_1"]
    refused = [t.refused(f"ranged_attack at:{zone}") for zone in ("S24", "S42", "S21")]
    assert refused == ["ZC-8.26", "ZC-8.24", "ZC-8.30"]


@clause("ZC-9.16")
def test_zc_9_16_more_damage_in_attacks_of_its_type() -> None:
    for skill, left in (("plus_1_damage:melee", {}), ("plus_1_damage:ranged", {"fatty": 1})):
        t = turn_with(skill, holds={"josh": "baseball_bat"}, zombies={"S21": "fatty"}, chance=dice(6))
        assert t.answer("melee_attack").at("S21") == left


@pytest.mark.parametrize(
    ("skill", "weapon", "rolled"),
    [
        ("die_ranged", "pistol pistol", 4),
        ("die_combat", "pistol pistol", 4),
        ("die_melee", "pistol pistol", 2),
        ("die_melee", "machete machete", 4),
        ("die_combat", "machete machete", 4),
        ("die_ranged", "machete machete", 2),
    ],
)
@clause("ZC-9.17", "ZC-9.18", "ZC-9.19")
def test_zc_9_17_one_die_more_for_each_weapon(skill: str, weapon: str, rolled: int) -> None:
    t = turn_with(skill, holds={"josh": weapon}, zombies={"S21": "fatty"}, chance=dice(*[1] * rolled))
    t.answer(f"{'ranged' if 'pistol' in weapon else 'melee'}_attack at:S21 with:both")
    assert len(t.told("dice_rolled")[0]["dice"]) == rolled


@clause("ZC-9.21", "ZC-8.41", "ZC-8.42", "ZC-8.44")
def test_zc_9_21_one_reroll_per_turn_repeats_all_dice() -> None:
    t = turn_with(
        "reroll_per_turn", holds={"josh": "katana"}, zombies={"S21": "walker*3"}, chance=dice(1, 4, 4, 5, 1, 1)
    )
    t.answer("melee_attack")
    assert t.options == ["keep", "reroll:reroll_per_turn"]
    t.answer("reroll:reroll_per_turn")
    assert t.at("S21") == {"walker": 1}
    t.answer("melee_attack")
    assert t.ask == "next_action" and t.at("S21") == {"walker": 1}


@clause("ZC-9.27", "ZC-8.44")
def test_zc_9_27_luck_repeats_one_roll_of_each_action_besides_other_rerolls() -> None:
    t = turn_with(
        "lucky reroll_per_turn", holds={"josh": "machete"}, zombies={"S21": "walker"}, chance=dice(1, 1, 1, 1, 4)
    )
    t.answer("melee_attack", "reroll:lucky")
    assert t.options == ["keep", "reroll:reroll_per_turn"]
    t.answer("reroll:reroll_per_turn", "melee_attack")
    assert t.options == ["keep", "reroll:lucky"]
    assert t.answer("reroll:lucky").at("S21") == {}


@clause("ZC-9.22")
def test_zc_9_22_two_cocktails_as_far_as_the_stock_goes() -> None:
    t = turn_with("two_cocktails", holds={"josh": "gasoline glass_bottle"})
    t.answer("combine build:molotov slot:hand_1 slot:hand_2")
    assert t.cards("josh") == ["molotov", "molotov"] and "molotov" not in t.g.aside
    t = turn_with("slippery", holds={"josh": "gasoline glass_bottle"}).answer("combine build:molotov slot:hand_1")
    assert t.cards("josh") == ["molotov"]


@clause("ZC-9.22", "ZC-8.54")
def test_zc_9_22_two_cocktails_push_aside_what_is_in_both_hands() -> None:
    t = turn_with("two_cocktails", holds={"josh": "pan wound gasoline glass_bottle"})
    t.answer("combine build:molotov slot:hand_1 slot:hand_2")
    assert t.cards("josh") == ["molotov", "molotov", "pan", "wound"]


@pytest.mark.parametrize(
    ("skill", "weapon", "pair"),
    [
        ("ambidextrous", "katana katana", True),
        ("ambidextrous", "shotgun shotgun", True),
        ("ambidextrous", "katana fire_axe", False),
        ("gunslinger", "shotgun shotgun", True),
        ("gunslinger", "katana katana", False),
        ("swordmaster", "katana katana", True),
        ("swordmaster", "shotgun shotgun", False),
        ("slippery", "crowbar crowbar", False),
    ],
)
@clause("ZC-9.25", "ZC-9.35", "ZC-9.40", "ZC-8.13")
def test_zc_9_25_what_counts_as_dual(skill: str, weapon: str, pair: bool) -> None:
    t = turn_with(skill, holds={"josh": weapon}, zombies={"S21": "fatty"}, chance=dice(1, 1))
    assert ("at:S21 with:both" in t.ways("ranged_attack" if "shotgun" in weapon else "melee_attack")) == pair


@clause("ZC-9.26")
def test_zc_9_26_a_born_leader_gives_an_action_for_the_next_turn() -> None:
    t = table(who={"josh": "S21", "ned": "S60"}, skills={"josh": "born_leader"}, turn="josh")
    t.answer("lead")
    assert t.survivor("ned").gifts == 1 and t.actions == 3 and t.refused("lead") == "ZC-9.26"
    assert t.answer("end_turn").go_on(("begin_turn", "ned")).actions == 4
    t.answer("end_turn")
    assert t.go_on(("begin_turn", "ned")).actions == 3, "used or lost"


@clause("ZC-9.28", "ZC-6.20")
def test_zc_9_28_hold_your_nose_searches_the_street_where_blood_flowed() -> None:
    t = turn_with(
        "hold_your_nose", holds={"josh": "machete"}, zombies={"S21": "walker*2"}, deck="rice", chance=dice(4, 4)
    )
    t.answer("melee_attack")
    assert t.refused("search") == "ZC-6.20"
    t.answer("melee_attack", "search", "rice@reserve_1 hand_1@hand_1")
    assert t.ask == "next_action" and t.actions == 1
    assert turn_with("slippery").refused("search") == "ZC-6.19"


@clause("ZC-9.29", "ZC-5.51")
def test_zc_9_29_a_hoarder_has_one_slot_more() -> None:
    slots = ["hand_1", "hand_2", "reserve_1", "reserve_2", "reserve_3"]
    assert list(all_slots(turn_with("slippery").survivor("josh"))) == slots
    assert list(all_slots(turn_with("hoard").survivor("josh"))) == [*slots, "reserve_4"]


@clause("ZC-9.30", "ZC-8.11")
def test_zc_9_30_a_trick_shot_aims_at_two_zones() -> None:
    zombies = {"S20": "walker", "S22": "walker"}
    t = turn_with("trick_shot", holds={"josh": "pistol pistol"}, zombies=zombies, chance=dice(4, 1))
    t.answer("ranged_attack at:S22 with:both and:S20")
    assert t.at("S22") == {} and t.at("S20") == {"walker": 1} and t.g.noise == {"S21": 1}
    t = turn_with("slippery", holds={"josh": "pistol pistol"}, zombies=zombies)
    assert t.refused("ranged_attack at:S22 with:both and:S20") == "ZC-8.11"


@clause("ZC-9.31", "ZC-9.31.1", "ZC-7.26", "ZC-7.28")
def test_zc_9_31_a_loud_zone_is_the_noisiest_until_the_next_turn() -> None:
    t = table(who={"josh": "S42", "ned": "S60"}, skills={"josh": "loud"}, noise={"S60": 9}, zombies={"S23": "walker"},
              turn="josh")  # fmt: skip
    t.answer("be_loud", "move to:S43", "end_turn").go_on(*STEP)
    assert t.g.loud_zone == "S42" and t.at("S22") == {"walker": 1}
    t.go_on(("begin_turn", "josh"))
    assert t.g.loud_zone == "" and "be_loud" in t.options
    t.answer("be_loud")
    assert t.refused("be_loud") == "ZC-9.31"
    t.answer("end_turn").go_on(("wound", "josh", "zombie")).answer("slot:hand_1").go_on(("wound", "josh", "zombie"))
    assert t.g.loud_zone == ""


@clause("ZC-9.32", "ZC-7.20")
def test_zc_9_32_any_card_cancels_a_wound() -> None:
    t = table(who={"josh": "S21"}, skills={"josh": "is_that_all"}, holds={"josh": "pan rice goalie_mask"},
              steps=[("wound", "josh", "zombie")])  # fmt: skip
    assert t.options == ["take", "mask:reserve_1", "give:hand_1", "give:hand_2"]
    assert t.answer("give:hand_2").cards("josh") == ["pan", "goalie_mask"]


@clause("ZC-9.33", "ZC-9.33.1", "ZC-9.46", "ZC-7.30")
def test_zc_9_33_a_ninja_is_silent_unless_he_wants() -> None:
    t = turn_with("ninja", holds={"josh": "fire_axe"}, zombie_cards=[1, 1])
    t.answer("open_door door:5D.In/S21", "any_order")
    assert t.g.noise == {} and t.noise("S21") == 0
    assert t.answer("make_noise").g.noise == {"S21": 1}
    t.answer("switch_ninja", "end_turn")
    assert t.noise("S21") == 2
    t.go_on(("activation", "all", 1))
    assert t.ask == "switch_ninja" and t.options == ["stay", "switch"]
    assert t.answer("switch").noise("S21") == 1


@clause("ZC-9.34", "ZC-6.26")
def test_zc_9_34_a_matching_set_may_be_left() -> None:
    t = turn_with("matching_set", "7B.R", deck="machete rice machete").answer("search", "machete@hand_1", "leave")
    assert t.cards("josh") == ["machete"] and t.g.deck == ["rice", "machete"]


@clause("ZC-9.37", "ZC-8.39")
def test_zc_9_37_a_sniper_spares_friends_and_may_waste_hits() -> None:
    t = table(who={"josh": "S21", "ned": "S22"}, skills={"josh": "sniper"}, holds={"josh": "sub_mg"}, turn="josh",
              zombies={"S22": "walker runner"}, chance=dice(5, 5, 5))  # fmt: skip
    t.answer("ranged_attack")
    assert t.ask == "assign_hits" and "hit:ned hit:ned hit:ned" in t.options
    t.answer("hit:runner@S22 unused unused")
    assert t.at("S22") == {"walker": 1} and t.survivor("ned").status == "living"


@clause("ZC-9.38", "ZC-6.27")
def test_zc_9_38_destiny_replaces_even_a_scream() -> None:
    t = turn_with("destiny", "7B.R", deck="aaahh rice").answer("search", "replace", "rice@hand_1")
    assert t.at("7B.R") == {} and t.cards("josh") == ["rice"] and t.g.discards == ["aaahh"]


@clause("ZC-9.39", "ZC-9.39.1", "ZC-6.14")
def test_zc_9_39_the_slippery_leave_for_one_action_but_are_stopped() -> None:
    t = turn_with("slippery two_zones_per_move", zombies={"S21": "walker*5", "S22": "walker"})
    assert t.answer("move to:S20").actions == 2
    stopped, passing = (
        turn_with("slippery two_zones_per_move", zombies={"S22": "walker"}, slippery_passes_through=passes)
        for passes in ("off", "on")
    )
    assert stopped.answer("move to:S23").actions == 1 and passing.answer("move to:S23").actions == 2


@clause("ZC-9.41", "ZC-9.41.1", "ZC-6.49", "ZC-6.54")
def test_zc_9_41_a_door_is_locked_and_opens_again_without_cards() -> None:
    t = turn_with("lock_it_down", doors="5D.In/S21", holds={"josh": "crowbar"}, zombies={"5D.In": "walker"})
    t.g.filled = ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9"]
    t.answer("close_door")
    assert t.g.open_doors == 0 and t.g.noise == {} and t.actions == 2
    t.answer("open_door door:5D.In/S21 with:hand_1")
    assert t.count("zombie_card_drawn") == 0
    assert turn_with("slippery", doors="5D.In/S21").refused("close_door") == "ZC-6.49"


@pytest.mark.parametrize(
    ("skills", "weapon", "face", "is_hit"),
    [
        ("roll_combat", "katana", 3, True),
        ("roll_melee", "katana", 3, True),
        ("roll_ranged", "katana", 3, False),
        ("roll_ranged", "shotgun", 3, True),
        ("roll_melee", "shotgun", 3, False),
        ("roll_combat roll_melee", "pan", 5, True),
        ("roll_combat roll_melee", "katana", 1, False),
    ],
)
@clause("ZC-9.42", "ZC-9.43", "ZC-9.44", "ZC-8.46", "ZC-8.70")
def test_zc_9_42_bonuses_on_the_roll_never_save_a_one(skills: str, weapon: str, face: int, is_hit: bool) -> None:
    t = turn_with(
        skills, holds={"josh": weapon}, zombies={"S21": "walker"}, chance=dice(*[face] * (1 + (weapon != "pan")))
    )
    t.answer("ranged_attack" if weapon == "shotgun" else "melee_attack")
    assert (t.at("S21") == {}) == is_hit


@clause("ZC-8.3", "ZC-9.17", "ZC-9.42")
def test_zc_8_3_a_roll_is_told_with_all_that_counts_for_it() -> None:
    t = turn_with(
        "roll_combat die_melee die_ranged", holds={"josh": "machete"}, zombies={"S21": "walker"}, chance=dice(2, 3)
    )
    t.answer("melee_attack")
    told = t.told("dice_rolled")[0]
    assert (told["accuracy"], told["roll_bonus"], told["hits_from"], told["damage"]) == (4, 1, 3, 2)
    assert told["skills"] == ["die_melee", "roll_combat"]


@clause("ZC-9.45", "ZC-9.45.1")
def test_zc_9_45_1_tough_helps_neither_against_shots_nor_in_the_players_phase() -> None:
    for source, phase, ignored in (("zombie", "zombies", 1), ("shot", "zombies", 0), ("zombie", "players", 0)):
        t = table(who={"josh": "S21"}, skills={"josh": "tough"}, steps=[("zombies_phase",)], zombie_cards=[1] * 4)
        t.g.phase = phase  # type: ignore[assignment]
        t.go_on(("wound", "josh", source))
        assert t.count("attack_ignored") == ignored
