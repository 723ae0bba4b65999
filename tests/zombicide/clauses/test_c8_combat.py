"""Chapter 8: combat. Worked cases stand in tests/zombicide/examples, dice of skills in test_c9_skills.py."""

from __future__ import annotations

from tests.tools.position import dice
from tests.zombicide.table import Table, table
from untot.games.zombicide.cards import is_pair
from untot.games.zombicide.rules.c8_attack import Worth, strikes
from untot.games.zombicide.view import view
from untot.kernel.rulebook import clause


def armed(cards: str, zombies: str = "walker", at: str = "S22", **position: object) -> Table:
    """Josh at S21 with these cards, zombies in some zone."""
    return table(who={"josh": "S21"}, holds={"josh": cards}, zombies={at: zombies}, turn="josh", **position)  # type: ignore[arg-type]


@clause("ZC-8.1", "ZC-8.20", "ZC-6.58", "ZC-8.22", "ZC-5.52")
def test_zc_8_20_melee_needs_a_weapon_in_hand_and_a_zombie_here() -> None:
    assert armed("machete").refused("melee_attack") == "ZC-8.20"
    assert armed("- - machete", at="S21").refused("melee_attack") == "ZC-8.20"
    assert "melee_attack" in armed("machete", at="S21").options


@clause("ZC-8.1", "ZC-8.3", "ZC-8.4", "ZC-8.5", "ZC-8.9", "ZC-8.23", "ZC-6.57")
def test_zc_8_4_dice_at_or_above_the_accuracy_hit_and_surplus_is_lost() -> None:
    t = armed("sub_mg", chance=dice(5, 6, 4)).answer("ranged_attack")
    assert t.told("hits_scored")[0]["hits"] == [2] and t.at("S22") == {} and t.survivor("josh").xp == 1
    t = armed("sub_mg sub_mg", "fatty", chance=dice(*[4] * 6)).answer("ranged_attack at:S22 with:both")
    assert len(t.told("dice_rolled")[0]["dice"]) == 6


@clause("ZC-8.12", "ZC-8.11", "ZC-8.13", "ZC-8.15", "ZC-8.17", "ZC-8.55.1")
def test_zc_8_12_one_of_a_pair_may_be_used_alone() -> None:
    assert armed("pistol pistol").ways("ranged_attack") == ["at:S22 with:both", "at:S22 with:hand_1"]
    pairs = ("machete machete", "sawed_off sawed_off", "sub_mg sub_mg")
    assert all(is_pair(armed(p).survivor("josh"), "melee" if "ma" in p else "ranged") for p in pairs)
    t = armed("pistol shotgun")
    assert t.ways("ranged_attack") == ["at:S22 with:hand_1", "at:S22 with:hand_2"]
    assert t.refused("ranged_attack at:S22 with:both") == "ZC-8.13"
    lone = armed("rifle sniper_rifle", skills={"josh": "ambidextrous"}).survivor("josh")
    twins = armed("evil_twins", skills={"josh": "ambidextrous"}).survivor("josh")
    assert not is_pair(lone, "ranged") and not is_pair(twins, "ranged")
    assert is_pair(armed("sniper_rifle sniper_rifle", skills={"josh": "ambidextrous"}).survivor("josh"), "ranged")


@clause("ZC-8.16", "ZC-8.47", "ZC-8.52", "ZC-5.31")
def test_zc_8_16_mas_shotgun_has_two_modes() -> None:
    t = armed("mas_shotgun", at="S21", zombies="walker*3", chance=dice(1, 3, 3, 1)).answer("melee_attack")
    assert t.g.noise == {}
    t.answer("ranged_attack")
    assert t.g.noise == {"S21": 1} and t.at("S21") == {"walker": 1} and t.refused("ranged_attack") == "ZC-8.48"
    assert "melee_attack" in t.options


@clause("ZC-8.47", "ZC-8.48")
def test_zc_8_47_a_blow_with_mas_shotgun_does_not_load_its_gun() -> None:
    t = armed("mas_shotgun!", at="S21", zombies="walker*2", chance=dice(3)).answer("melee_attack")
    assert t.at("S21") == {"walker": 1} and t.refused("ranged_attack") == "ZC-8.48"
    assert "reload" in t.options


@clause("ZC-8.24", "ZC-8.28", "ZC-8.29", "ZC-8.30", "ZC-8.40", "ZC-5.20", "ZC-5.1")
def test_zc_8_24_into_sight_and_range_over_the_heads_of_others() -> None:
    t = table(who={"josh": "S21", "ned": "S22"}, holds={"josh": "rifle"}, turn="josh",
              zombies={"S21": "walker", "S23": "walker", "5D.In": "walker"}, chance=dice(3))  # fmt: skip
    ways = ["at:S23 with:hand_1", "at:S22 with:hand_1 risking:ned"]
    assert t.ways("ranged_attack") == ways, "friends are targets too, the last ones"
    refused = [t.refused(f"ranged_attack at:{zone}") for zone in ("5D.In", "S21", "S26", "S24")]
    assert refused == ["ZC-8.24", "ZC-8.25", "ZC-8.26", "ZC-8.30"]
    amid = table(who={"josh": "S21", "ned": "S22", "amy": "S23"}, holds={"josh": "rifle"}, turn="josh",
                 zombies={"S23": "walker"})  # fmt: skip
    assert [way[:6] for way in amid.ways("ranged_attack")] == ["at:S23", "at:S22"], "friends alone come last"
    t.answer("ranged_attack at:S23")
    assert t.survivor("ned").slots == {} and t.at("S23") == {} and t.at("S21") == {"walker": 1}
    assert armed("rifle", at="S60").refused("ranged_attack") == "ZC-8.30"


@clause("ZC-5.12", "ZC-5.13", "ZC-5.14", "ZC-5.16", "ZC-5.17", "ZC-5.18", "ZC-5.19", "ZC-5.23", "ZC-5.77", "ZC-5.15")
@clause("ZC-5.21", "ZC-5.22")
def test_zc_5_17_shots_through_doors_go_one_room_deep() -> None:
    doors = "7B.R/S41 5E.In/S41"
    zombies = {"5E.In": "walker", "5E.Out": "walker", "S41": "walker", "S42": "walker"}
    t = table(who={"josh": "7B.R"}, holds={"josh": "rifle"}, doors=doors, zombies=zombies, turn="josh")
    assert t.ways("ranged_attack") == ["at:S41 with:hand_1", "at:5E.In with:hand_1"]
    t = table(
        who={"josh": "5E.In"}, holds={"josh": "rifle"}, doors=doors, zombies={**zombies, "7B.R": "walker"}, turn="josh"
    )
    assert sorted(t.ways("ranged_attack")) == [f"at:{zone} with:hand_1" for zone in ("5E.Out", "7B.R", "S41")]


@clause("ZC-8.37", "ZC-8.36", "ZC-8.38")
def test_zc_8_37_each_wound_of_a_hit_can_be_cancelled() -> None:
    t = table(who={"josh": "S21", "ned": "S21"}, holds={"josh": "shotgun", "ned": "goalie_mask pan"}, turn="josh",
              chance=dice(4, 1))  # fmt: skip
    t.answer("ranged_attack at:S21 with:hand_1 risking:ned", "mask:hand_1")
    assert t.survivor("ned").status == "living" and t.cards("ned") == ["wound"] and t.survivor("josh").slots


@clause("ZC-8.30", "ZC-8.31")
def test_zc_8_30_nobody_shoots_at_his_own_people_without_naming_them() -> None:
    t = table(who={"josh": "S21", "ned": "S22", "amy": "S22"}, holds={"josh": "pistol"}, zombies={"S22": "walker"},
              turn="josh", chance=dice(1))  # fmt: skip
    assert t.ways("ranged_attack") == ["at:S22 with:hand_1 risking:ned risking:amy"]
    for unsaid in ("", " risking:ned", " risking:amy"):
        refusal = t.match.why_not(0, f"ranged_attack at:S22 with:hand_1{unsaid}")
        assert refusal is not None and refusal.clause == "ZC-8.30"
    assert t.answer("ranged_attack at:S22 with:hand_1 risking:ned risking:amy").count("attack_made") == 1


@clause("ZC-8.30", "ZC-8.57.1", "ZC-8.58")
def test_zc_8_57_1_who_burns_himself_says_so() -> None:
    t = table(who={"josh": "S21", "ned": "S22"}, holds={"josh": "molotov"}, zombies={"S21": "walker"}, turn="josh")
    assert t.ways("ranged_attack") == ["at:S21 with:hand_1 risking:josh", "at:S22 with:hand_1 risking:ned"]


@clause("ZC-8.39", "ZC-8.30")
def test_zc_8_39_who_picks_his_targets_puts_nobody_at_risk() -> None:
    t = table(who={"josh": "S21", "ned": "S22"}, holds={"josh": "sniper_rifle"}, turn="josh")
    assert t.ways("ranged_attack") == ["at:S22 with:hand_1"]


@clause("ZC-8.39", "ZC-8.55")
def test_zc_8_39_the_sniper_rifle_picks_its_target() -> None:
    t = armed("rifle scope", "walker runner", chance=dice(3)).answer(
        "combine build:sniper_rifle slot:hand_1", "ranged_attack"
    )
    assert t.cards("josh") == ["sniper_rifle"] and t.options == ["hit:walker@S22", "hit:runner@S22", "unused"]
    assert t.answer("hit:runner@S22").at("S22") == {"walker": 1}


@clause("ZC-8.21", "ZC-8.23", "ZC-8.7")
def test_zc_8_21_hits_of_a_blow_are_shared_among_zombies_and_never_left_unused() -> None:
    t = armed("katana", "walker*2 runner", at="S21", chance=dice(4, 4)).answer("melee_attack")
    assert t.options == ["hit:walker@S21 hit:walker@S21", "hit:walker@S21 hit:runner@S21"]
    assert t.refused("hit:walker@S21 unused") == "ZC-8.22"
    t = armed("katana", "walker fatty", at="S21", chance=dice(4, 4)).answer("melee_attack")
    assert t.options == ["hit:walker@S21 hit:fatty@S21", "hit:fatty@S21 hit:fatty@S21"]
    t.answer("hit:walker@S21 hit:fatty@S21")
    assert t.at("S21") == {"fatty": 1} and t.told("hits_lost") == [{"kind": "fatty", "count": 1}]
    t = armed("katana", "runner", at="S21", chance=dice(4, 4)).answer("melee_attack")
    assert t.ask == "next_action" and t.at("S21") == {}, "a hit too many is lost"


@clause("ZC-8.41", "ZC-8.43", "ZC-8.45", "ZC-5.53")
def test_zc_8_43_ammunition_repeats_the_roll_of_fitting_guns_once() -> None:
    t = armed("pistol ammo_bullets ammo_bullets", chance=dice(4, 1)).answer("ranged_attack")
    assert t.options == ["keep", "reroll:ammo"] and t.refused("reroll:lucky") == "ZC-8.41"
    t.answer("reroll:ammo")
    assert t.at("S22") == {"walker": 1}, "the new roll counts, better or worse"
    for gun, ammo in (("pistol", "ammo_shells"), ("sub_mg", "ammo_bullets"), ("sub_mg", "ammo_shells")):
        t = armed(f"{gun} {ammo}", chance=dice(*[1] * (3 if gun == "sub_mg" else 1))).answer("ranged_attack")
        assert t.ask == "next_action"
    for gun, ammo, count in (
        ("sawed_off", "ammo_shells", 2),
        ("shotgun", "ammo_shells", 2),
        ("rifle", "ammo_bullets", 1),
    ):
        assert armed(f"{gun} {ammo}", chance=dice(*[1] * count)).answer("ranged_attack").ask == "reroll"


@clause("ZC-8.48.1", "ZC-6.59", "ZC-9.13")
def test_zc_8_48_1_only_an_unloaded_weapon_in_hand_is_reloaded() -> None:
    t = armed("sawed_off! mas_shotgun!")
    assert t.ways("reload") == ["weapon:hand_1", "weapon:hand_2"]
    t.answer("reload weapon:hand_2")
    assert [held.is_loaded for held in t.survivor("josh").slots.values()] == [False, True]
    assert armed("pistol - sawed_off!").refused("reload") == "ZC-8.48.1"


@clause("ZC-8.53", "ZC-8.53.1", "ZC-8.54", "ZC-8.56", "ZC-8.56.1", "ZC-5.54")
def test_zc_8_54_a_built_weapon_goes_into_a_hand_and_what_was_there_makes_room() -> None:
    t = armed("pistol pan gasoline glass_bottle")
    slots = ("hand_1", "hand_2", "reserve_1", "reserve_2", "reserve_3")
    assert t.ways("combine") == [f"build:molotov slot:{slot}" for slot in slots]
    t.answer("combine build:molotov slot:hand_1")
    assert t.cards("josh") == ["molotov", "pan", "pistol"] and sorted(t.g.discards) == ["gasoline", "glass_bottle"]
    assert t.actions == 3 and t.refused("combine") == "ZC-8.53"
    t = armed("gasoline glass_bottle").answer("end_turn")
    t.g.aside = []
    assert t.go_on(("begin_turn", "josh")).refused("combine") == "ZC-8.56.1"


@clause("ZC-8.59", "ZC-8.59.1", "ZC-8.59.3", "ZC-8.57", "ZC-5.36")
def test_zc_8_59_a_molotov_is_gone_and_heard_and_harms_no_car() -> None:
    t = table("03", who={"josh": "S40"}, holds={"josh": "molotov"}, zombies={"S41": "abomination"}, turn="josh")
    t.answer("ranged_attack")
    assert t.cards("josh") == [] and t.g.noise == {"S40": 1} and t.survivor("josh").xp == 5
    assert t.g.cars[0].zone == "S41" and t.g.aside.count("molotov") == 3


@clause("ZC-8.3", "ZC-8.4", "ZC-9.15", "ZC-9.18")
def test_zc_8_3_what_an_attack_would_be_worth_is_known_before_it_is_made() -> None:
    t = armed("pistol pistol")
    josh = t.survivor("josh")
    assert strikes(t.g, josh, "ranged") == {"both": Worth(2, 4, 1, (0, 1), 75), "hand_1": Worth(1, 4, 1, (0, 1), 50)}
    assert strikes(t.g, josh, "melee") == {}
    skilled = armed("machete rifle", skills={"josh": "die_combat roll_melee plus_1_max_range"})
    josh = skilled.survivor("josh")
    assert strikes(skilled.g, josh, "melee") == {"hand_1": Worth(2, 3, 2, (0, 0), 89)}
    assert strikes(skilled.g, josh, "ranged")["hand_2"].range == (1, 4)
    assert strikes(armed("molotov").g, armed("molotov").survivor("josh"), "ranged") == {}
    seen = view(t.g, 0).turn
    assert seen is not None and seen.strikes["ranged"]["both"].chance == 75
