"""Further worked cases of the catalogue: what survivors see, whom they can shoot at, and what the editor refuses."""

from __future__ import annotations

import tomllib
from typing import Any

from tests.zombicide.content.own_content import SURVIVOR
from tests.zombicide.table import Table, table
from untot.games.zombicide.view import view
from untot.games.zombicide.workshop.checking import check_mission, check_survivor
from untot.kernel.rulebook import clause


def sight(mission: str = "05", doors: str = "", **who: str) -> dict[str, dict[str, int]]:
    """What each survivor sees, as everybody is sent it."""
    return view(table(mission, who=who, doors=doors).g, 0).sight


def street(*zones: str) -> dict[str, int]:
    """These zones with their distances, in a row."""
    return {zone: distance for distance, zone in enumerate(zones)}


@clause("ZC-5.12", "ZC-5.13")
def test_t1_sight_on_the_street() -> None:
    seen = sight(amy="S02", ned="S20")
    assert seen["amy"] == street("S02", "S12", "S22", "S32", "S42", "S52", "S62")
    east = street("S20", "S21", "S22", "S23", "S24", "S25", "S26")
    assert seen["ned"] == east | {"S00": 2, "S10": 1, "S30": 1, "S40": 2, "S50": 3, "S60": 4}


@clause("ZC-5.14", "ZC-5.15", "ZC-5.16", "ZC-5.17", "ZC-5.18")
def test_t2_sight_into_a_building() -> None:
    seen = sight(doors="5D.In/S21", amy="S21", ned="S20", josh="S22", phil="5D.Out")
    assert seen["amy"]["5D.In"] == 1 and "5D.Out" not in seen["amy"]
    assert "5D.In" not in seen["ned"] and "5D.In" not in seen["josh"]
    assert seen["phil"] == {"5D.Out": 0, "5D.In": 1}


def shooting(weapon: str) -> Table:
    return table(
        who={"amy": "7B.R"}, holds={"amy": weapon}, doors="7B.R/S41 5E.In/S41", zombies={"5E.In": "walker"}, turn="amy"
    )


@clause("ZC-5.15", "ZC-5.17", "ZC-5.19", "ZC-5.23")
def test_t3_sight_across_the_street() -> None:
    seen = sight(doors="7B.R/S41 5E.In/S41", amy="7B.R", ned="S40")
    assert (seen["amy"]["S41"], seen["amy"]["5E.In"]) == (1, 2)
    assert {"7B.R", "5E.In"}.isdisjoint(seen["ned"])
    assert "ranged_attack" in shooting("rifle").options, "a rifle reaches the other building"
    assert "ranged_attack" not in shooting("pistol").options, "a pistol does not"


@clause("ZC-5.17", "ZC-5.19", "ZC-5.77")
def test_t39_sight_ends_in_the_first_room() -> None:
    seen = sight("02", "7B.R/S30 7B.R/S32 5D.In/S32", amy="S30", ned="7B.R", josh="5D.In")
    assert seen["amy"]["7B.R"] == 1 and "S32" not in seen["amy"]
    assert (seen["ned"]["S30"], seen["ned"]["S32"], seen["ned"]["5D.In"]) == (1, 1, 2)
    assert (seen["josh"]["5D.Out"], seen["josh"]["S32"], seen["josh"]["7B.R"]) == (1, 1, 2)
    assert "S30" not in seen["josh"]


def layout_problems(*tiles: str) -> list[tuple[str, str, str]]:
    plain: dict[str, Any] = {
        "id": "own", "key": "own", "name": {"en": "Own", "de": "Eigen"}, "difficulty": "easy", "min_survivors": 4,
        "minutes": 30, "layout": [list(tiles)], "start": "S00", "spawns": [{"zone": "S02"}], "doors": [],
        "objectives": [], "goals": [{"type": "danger_level", "level": "red", "min_survivors": 1}],
    }  # fmt: skip
    return [(found.reason, found.clause, found.place) for found in check_mission(plain).problems]


@clause("ZC-10.42", "ZC-10.43", "ZC-5.64", "ZC-5.67")
def test_t36_editor() -> None:
    assert ("tile-twice", "ZC-10.42", "layout[0][1]") in layout_problems("4B@0", "5B@0"), "two sides of one tile"
    assert ("edges-do-not-match", "ZC-10.43", "layout[0][1]") in layout_problems("7B@0", "3C@0")
    twice = tomllib.loads(SURVIVOR) | {"orange": ["medic", "medic"]}
    assert [(found.reason, found.clause) for found in check_survivor(twice).problems] == [("skill-twice", "ZC-5.67")]
