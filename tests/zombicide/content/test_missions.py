"""The eleven printed missions: headlines, goals, special rules, and what of them is reconstructed."""

from __future__ import annotations

import msgspec
import pytest

from tests.zombicide.content.catalogue import catalogue_map
from untot.games.zombicide.city.scene import name_of
from untot.games.zombicide.missions import (
    MISSIONS,
    ExitWithCards,
    HiddenColour,
    LateSpawn,
    LeaveFromStart,
    LockedDoor,
    Mission,
    NoSearch,
    ReachClearZone,
    ReachDangerLevel,
    SuppliesDrivenOut,
    SurvivorsPerPlayer,
    ZombieDeck,
    ZombieExit,
)

HEADLINES = """
00 tutorial           tutorial 4  20 | Tutorial | Übung
01 city_blocks        hard     4 150 | City Blocks | Häuserblocks
02 y_zone             medium   4  60 | Y-Zone | Y-Zone
03 race_of_zombicity  medium   4  90 | The 24hrs Race of Zombicity | Das 24h-Rennen von Zombicity
04 drive_by_shooting  medium   4  90 | Drive-by Shooting | Schüsse im Vorbeifahren
05 big_w              hard     6 180 | Big W | Big W
06 the_escape         hard     6 150 | The Escape | Die Flucht
07 grindhouse         easy     6  45 | Grindhouse | Grindhouse
08 zombie_police      hard     6 180 | Zombie Police | Zombie-Polizei
09 might_makes_right  medium   1  90 | Might Makes Right | Der Stärkere hat Recht
10 small_town         hard     4 120 | Small Town | Kleinstadt
"""

GOALS = {
    "00": ["collect_all_objectives"],
    "01": ["collect_all_objectives", "find_cards", "exit_with_cards"],
    "02": ["exit_all_survivors"],
    "03": ["danger_level"],
    "04": ["collect_all_objectives", "all_survivors_in_one_clear_spawn_zone"],
    "05": ["collect_all_objectives"],
    "06": ["supplies_driven_out"],
    "07": ["neutralise_all_spawns"],
    "08": ["reach_clear_zone"],
    "09": ["collect_all_objectives", "leave_from_start"],
    "10": ["collect_all_objectives"],
}

RECONSTRUCTED = {
    "00": "spawns objectives",
    "01": "objectives exit",
    "02": "doors start spawns objectives exit",
    "03": "doors start spawns objectives cars",
    "04": "doors start spawns objectives cars",
    "05": "",
    "06": "doors start spawns exit cars",
    "07": "doors start spawns objectives",
    "08": "doors start spawns objectives cars bunker",
    "09": "doors start spawns objectives cars",
    "10": "doors start spawns objectives",
}


def headline(mission: Mission) -> list[str]:
    words = [mission.id, mission.key, mission.difficulty, str(mission.min_survivors), str(mission.minutes)]
    return [" ".join(words), name_of(mission).en, name_of(mission).de]


def test_the_headlines() -> None:
    printed = [[" ".join(part.split()) for part in line.split("|")] for line in HEADLINES.strip().splitlines()]
    assert list(map(headline, MISSIONS.values())) == printed
    assert {m.id: m.players for m in MISSIONS.values() if m.players != (1, 6)} == {"09": (1, 3)}


def test_the_goals() -> None:
    assert {m.id: [goal.__struct_config__.tag for goal in m.goals] for m in MISSIONS.values()} == GOALS
    supplies = ("canned_food", "rice", "water")
    assert MISSIONS["01"].goals[2] == ExitWithCards(min_survivors=1, cards=supplies)
    assert MISSIONS["03"].goals == (ReachDangerLevel(level="red", min_survivors=1),)
    assert MISSIONS["06"].goals == (SuppliesDrivenOut(cards=supplies, count=6, all_survivors_out=True),)
    assert MISSIONS["08"].goals == (ReachClearZone(zone="3C.W", min_survivors=1),)
    assert MISSIONS["09"].goals[1] == LeaveFromStart(survivors_by_players=(4, 5, 6))


def test_the_special_rules() -> None:
    rules = {mission.id: mission.rules for mission in MISSIONS.values() if mission.rules}
    assert list(rules) == ["00", "06", "07", "08", "09"]
    assert rules["00"][0] == ZombieDeck(cards=(1, 2, 3, 4, 41))
    assert rules["06"][0] == NoSearch(zones=(MISSIONS["06"].start,))
    assert rules["07"][2] == ZombieExit(zones=("S04", "S40"), noise=7, lose_at=4)
    assert rules["08"] == (LockedDoor(colour="blue"), LockedDoor(colour="green"), LateSpawn(colour="blue"))
    assert rules["09"][0] == SurvivorsPerPlayer(count=1)
    assert MISSIONS["09"].hidden_colour == HiddenColour(colour="blue", count=1)
    assert [mission.id for mission in MISSIONS.values() if mission.drive] == ["03", "04", "06", "08"]
    assert [mission.id for mission in MISSIONS.values() if mission.spawn_indoors] == ["07"]


def test_objectives_give_five_points_except_in_the_missions_that_name_no_value() -> None:
    points = {mission.id: {objective.xp for objective in mission.objectives} for mission in MISSIONS.values()}
    assert points.pop("00") == {0} and points.pop("02") == {0} and points.pop("06") == set()
    assert set(map(frozenset, points.values())) == {frozenset({5})}
    assert [o.effect for m in MISSIONS.values() for o in m.objectives if o.effect] == ["heal_one_wound"]


def test_what_is_reconstructed_says_so() -> None:
    assert {mission.id: " ".join(mission.reconstructed) for mission in MISSIONS.values()} == RECONSTRUCTED
    assert MISSIONS["07"].status.zombie_exits is not None and not MISSIONS["07"].status.zombie_exits.reconstructed


@pytest.mark.parametrize("mission", MISSIONS)
def test_goals_that_lie_on_the_map_are_those_whose_distance_the_catalogue_gives(mission: str) -> None:
    m = MISSIONS[mission]
    places = {objective.zone for objective in m.objectives} | set(m.bunkers) | ({m.exit} if m.exit else set())
    assert places == set(catalogue_map(mission).distances)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_survives_the_head_of_a_record(mission: str) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(MISSIONS[mission]))
    assert msgspec.convert(plain, Mission) == MISSIONS[mission]
