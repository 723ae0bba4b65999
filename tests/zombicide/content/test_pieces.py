"""Cards, zombies, skills and survivors are those of the catalogue, number by number."""

from __future__ import annotations

import pytest

from untot.games.zombicide.pieces import (
    BOX,
    CAR_ATTACK,
    CARS,
    COMBINATIONS,
    DANGER_LEVELS,
    EQUIPMENT,
    FULL_DECK,
    INVENTORY,
    SKILLS,
    START_EQUIPMENT,
    SURVIVORS,
    SURVIVORS_PER_PLAYER,
    WOUND,
    ZOMBIE_CARDS,
    ZOMBIES,
    ActivationCard,
    Attack,
    LevelId,
    ManholeCard,
    SpawnCard,
    level_at,
    skill_of,
)
from untot.kernel.rulebook import clause

# -- zombies ----------------------------------------------------------------------------------------------------

ZOMBIES_IN_THE_BOX = """
walker       actions 1  min_damage 1  xp 1  miniatures 40  target_priority 2  escort 0
fatty        actions 1  min_damage 2  xp 1  miniatures  8  target_priority 3  escort 2
abomination  actions 1  min_damage 3  xp 5  miniatures  1  target_priority 3  escort 0
runner       actions 2  min_damage 1  xp 1  miniatures 16  target_priority 4  escort 0
"""

CARDS_AS_PRINTED = """
1 0 2R 2R 5W; 2 1W 1W 6W 7W; 3 1W 1R 1F 4R; 4 2W 3W 4W 2R; 5 0 4W 2F 5W; 6 1W 1W 3R 7W; 7 1W 2W 2W 4R; 8 2W 3W 4W 2F;
9 0 4W 2R 5W; 10 1W 1W 3R 7W; 11 1W 1R 1R 4F; 12 1F 3W 4W 2R; 13 0 2R 2R 5W; 14 1W 1W 6W 7W; 15 1W 1R 1F 4R;
16 2W 3W 4W 2R; 17 0 4W 2F 5W; 18 1W 1W 3R 7W; 19 1W 2W 2W 4R; 20 2W 3W 4W 2F; 21 0 4W 2R 5W; 22 1W 1W 3R 7W;
23 1W 1R 1R 4F; 24 1F 3W 4W 2R; 25 1W 2R 5W 3F; 26 1W 2W 3W 7W; 27 2W 2W 3R 4F; 28 2W 1A 2R 5W; 29 1W 4W 1A 6W;
30 1W 2W 6W 1A; 31 1R 1R 3W 8W; 32 1F 3W 2F 5W; 33 1W 2R 5W 3R; 34 1W 2W 3R 7W; 35 1R 1F 3W 4R; 36 1A 3W 2R 5W;
41 1W 2W 1F 1R; 42 1W 1R 2W 1F
"""
LETTER = {"walker": "W", "runner": "R", "fatty": "F", "abomination": "A"}
LEVELS: tuple[LevelId, ...] = ("blue", "yellow", "orange", "red")


def lines_of(card: SpawnCard) -> list[str]:
    spawns = [card.at(level) for level in LEVELS]
    return [f"{spawn.amount}{LETTER[spawn.zombie]}" if spawn else "0" for spawn in spawns]


def test_the_four_kinds_of_zombies() -> None:
    listed = [line.split() for line in ZOMBIES_IN_THE_BOX.strip().splitlines()]
    assert [kind for kind, *_ in listed] == list(ZOMBIES)
    for zombie, (_, *values) in zip(ZOMBIES.values(), listed, strict=True):
        named = dict(zip(values[::2], map(int, values[1::2]), strict=True))
        assert {name: getattr(zombie, name) for name in named} == named


@clause("ZC-7.62", "ZC-7.63")
def test_every_zombie_card_has_its_four_lines() -> None:
    printed = {int(number): lines for number, *lines in map(str.split, CARDS_AS_PRINTED.split(";"))}
    found = {number: lines_of(card) for number, card in ZOMBIE_CARDS.items() if isinstance(card, SpawnCard)}
    assert found == printed


def test_forty_two_zombie_cards_of_three_kinds() -> None:
    assert sorted(ZOMBIE_CARDS) == list(range(1, 43))
    assert [n for n, card in ZOMBIE_CARDS.items() if isinstance(card, ManholeCard)] == [41, 42]
    extra = {n: card.zombie for n, card in ZOMBIE_CARDS.items() if isinstance(card, ActivationCard)}
    assert extra == {37: "walker", 38: "walker", 39: "fatty", 40: "runner"}
    assert all("blue" not in card.levels for card in ZOMBIE_CARDS.values() if isinstance(card, ActivationCard))


# -- equipment --------------------------------------------------------------------------------------------------

WEAPONS = """
pan           3 aside  0-0 1d6+ 1
baseball_bat  2 deck   0-0 1d3+ 1
crowbar       2 deck   0-0 1d4+ 1  door:silent
fire_axe      2 deck   0-0 1d4+ 2  door:noisy
machete       4 deck   0-0 1d4+ 2  dual
katana        2 deck   0-0 2d4+ 1
chainsaw      2 deck   0-0 5d5+ 2  noise door:noisy
pistol        3 deck   0-1 1d4+ 1  noise bullets dual
sub_mg        2 deck   0-1 3d5+ 1  noise dual
sawed_off     4 deck   0-1 2d3+ 1  noise shells reload dual
shotgun       2 deck   0-1 2d4+ 2  noise shells
rifle         2 deck   1-3 1d3+ 1  noise bullets
molotov       2 aside  0-1 0d0+ 0  noise kills_everything
evil_twins    1 aside  0-1 2d4+ 1  noise bullets pimpmobile
mas_shotgun   1 aside  0-0 1d3+ 2  0-1 2d3+ 2  noise shells reload pimpmobile
"""
ITEMS = (
    "flashlight 2, goalie_mask 1, ammo_shells 3, ammo_bullets 3, scope 2, gasoline 2, glass_bottle 2, "
    "canned_food 3, rice 3, water 3, aaahh 4"
)


def attack_words(attack: Attack) -> list[str]:
    words = ["-".join(map(str, attack.range)), f"{attack.dice}d{attack.accuracy}+", str(attack.damage)]
    words += ["noise"] * attack.noise + ([attack.ammo] if attack.ammo else [])
    return words + ["reload"] * attack.reload + ["kills_everything"] * attack.kills_everything


def weapon_words(card: str) -> list[str]:
    weapon = EQUIPMENT[card]
    words = [card, str(weapon.count), weapon.where, *(word for a in weapon.attacks for word in attack_words(a))]
    words += ["dual"] * weapon.dual + ([f"door:{weapon.opens_doors}"] if weapon.opens_doors else [])
    return words + ["pimpmobile"] * weapon.in_pimpmobile


def test_every_weapon_has_the_values_of_its_card() -> None:
    weapons = [card.id for card in EQUIPMENT.values() if card.kind == "weapon"]
    assert list(map(weapon_words, weapons)) == [line.split() for line in WEAPONS.strip().splitlines()]


def test_every_item_is_there_so_often() -> None:
    others = [f"{card.id} {card.count}" for card in EQUIPMENT.values() if card.kind != "weapon"]
    assert others == ITEMS.split(", ")
    assert [card.id for card in EQUIPMENT.values() if card.kind == "event"] == ["aaahh"]
    assert [card.id for card in EQUIPMENT.values() if card.supply] == ["canned_food", "rice", "water"]
    assert all(card.from_reserve == (card.kind == "item") for card in EQUIPMENT.values())


def test_sixty_two_cards_of_which_fifty_two_remain_in_the_deck_after_the_start_weapons() -> None:
    assert sum(card.count for card in EQUIPMENT.values()) == 62 and WOUND.count == 6
    assert START_EQUIPMENT.fixed == ("fire_axe", "crowbar", "pistol") and START_EQUIPMENT.filler == "pan"
    assert len(FULL_DECK) == 55 and len(FULL_DECK) - len(START_EQUIPMENT.fixed) == 52
    assert {"pan", "molotov", "evil_twins", "mas_shotgun", "wound"}.isdisjoint(FULL_DECK)


@clause("ZC-8.2")
def test_zc_8_2_maximum_range_0_is_melee() -> None:
    assert [attack.kind for attack in EQUIPMENT["mas_shotgun"].attacks] == ["melee", "ranged"]
    assert EQUIPMENT["chainsaw"].attacks[0].kind == "melee" and EQUIPMENT["pistol"].attacks[0].kind == "ranged"


def test_what_is_built_from_two_cards() -> None:
    assert COMBINATIONS["sniper_rifle"].parts == ("rifle", "scope") and COMBINATIONS["sniper_rifle"].assigns_hits
    assert COMBINATIONS["molotov"].parts == ("gasoline", "glass_bottle")
    assert all(part in EQUIPMENT for combination in COMBINATIONS.values() for part in combination.parts)


def test_cars_have_a_driver_and_three_passengers() -> None:
    assert list(CARS) == ["police_car", "pimpmobile"]
    assert all(car.seats == ("driver", "passenger_1", "passenger_2", "passenger_3") for car in CARS.values())
    assert (CARS["police_car"].searches_per_match, CARS["pimpmobile"].searches_per_match) == (None, 1)
    assert (CAR_ATTACK.dice_per_miniature, CAR_ATTACK.accuracy, CAR_ATTACK.damage) == (1, 4, 1)


# -- survivors and skills ---------------------------------------------------------------------------------------

IDENTITY_CARDS = """
amy    free_move           plus_1_action  free_combat free_move       die_combat roll_combat medic
doug   matching_set        plus_1_action  die_ranged free_combat      roll_combat ambidextrous slippery
josh   slippery            plus_1_action  die_melee reroll_per_turn   free_move roll_combat lucky
ned    free_search         plus_1_action  die_ranged free_combat      die_combat roll_combat tough
phil   starts_with:pistol  plus_1_action  free_search roll_ranged     die_ranged born_leader sniper
wanda  two_zones_per_move  plus_1_action  roll_melee slippery         die_combat free_move plus_1_zone_per_move
"""


def test_the_six_identity_cards() -> None:
    found = [[s.id, *(skill for level in LEVELS for skill in s.named_at(level))] for s in SURVIVORS.values()]
    assert found == [line.split() for line in IDENTITY_CARDS.strip().splitlines()]
    assert [survivor.name for survivor in SURVIVORS.values()] == ["Amy", "Doug", "Josh", "Ned", "Phil", "Wanda"]
    assert all(skill_of(skill) for s in SURVIVORS.values() for level in LEVELS for skill in s.named_at(level))


def test_the_thirty_five_skills_of_chapter_9_each_with_its_clause() -> None:
    assert [skill.clause for skill in SKILLS.values()] == [f"ZC-9.{number}" for number in range(11, 46)]


def test_skills_that_repeat_and_skills_that_want_a_parameter() -> None:
    repeating = """plus_1_action free_move free_combat plus_1_max_range plus_1_damage die_ranged die_combat die_melee
        plus_1_zone_per_move reroll_per_turn roll_combat roll_melee roll_ranged"""
    assert [skill.id for skill in SKILLS.values() if skill.repeats] == repeating.split()
    wanting = {skill.id: skill.parameter for skill in SKILLS.values() if skill.parameter}
    assert wanting == {"plus_1_damage": "attack", "starts_with": "equipment"}


def test_a_skill_that_is_used_once_says_when() -> None:
    assert all(skill.window for skill in SKILLS.values() if skill.once_per)
    assert {s.id for s in SKILLS.values() if s.kind == "zones_per_move"} == {
        "two_zones_per_move",
        "plus_1_zone_per_move",
    }
    assert [s.id for s in SKILLS.values() if s.automatic] == ["tough"]


@pytest.mark.parametrize(
    ("xp", "level"),
    [(0, "blue"), (6, "blue"), (7, "yellow"), (18, "yellow"), (19, "orange"), (42, "orange"), (43, "red"), (99, "red")],
)
@clause("ZC-5.41")
def test_zc_5_41_danger_levels(xp: int, level: LevelId) -> None:
    assert level_at(xp) == level


def test_who_leads_how_many_survivors() -> None:
    assert SURVIVORS_PER_PLAYER == (4, 3, 2, 1, 1, 1)
    assert [level.skills_named for level in DANGER_LEVELS.values()] == [1, 1, 2, 3]


def test_tokens_and_slots() -> None:
    assert (BOX.dice, BOX.car_tokens, BOX.spawn_tokens, BOX.exit_tokens) == (6, 4, 6, 1)
    assert (BOX.objective_tokens, BOX.noise_tokens, BOX.door_tokens) == (10, 18, 12)
    assert (BOX.skill_markers, BOX.xp_counters, BOX.first_player_tokens) == (24, len(SURVIVORS), 1)
    assert (INVENTORY.hand_slots, INVENTORY.reserve_slots) == (2, 3)
