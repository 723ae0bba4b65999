"""The workshop: what is written down reads back the same, and nothing that is handed in makes it stumble."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from tests.zombicide.content.own_content import MISSION, SURVIVOR, TWO_STREETS
from untot.games.zombicide.missions import MISSIONS, AnyGoal, AnyRule
from untot.games.zombicide.pieces import SURVIVORS
from untot.games.zombicide.workshop import WORKSHOP
from untot.games.zombicide.workshop.checking import read_mission, read_survivor
from untot.kernel.rulebook import clause
from untot.kernel.workshop import Examined, Printed

FILES = Path(__file__).parents[3] / "untot" / "games" / "zombicide" / "content" / "missions"


def printed(mission: str) -> Printed:
    found = WORKSHOP.printed("mission", mission)
    assert found is not None
    return found


def reasons(examined: Examined) -> list[tuple[str, str, int | None]]:
    return [(problem.reason, problem.place, problem.line) for problem in examined.problems]


# -- writing down -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_printed_mission_reads_back_the_same(mission: str) -> None:
    piece = read_mission(printed(mission).toml).piece
    assert piece is not None and piece.name is not None and piece.story
    assert replace(piece, name=None, story=UNSET) == MISSIONS[mission]
    assert tomllib.loads(printed(mission).toml) == printed(mission).content


@pytest.mark.parametrize("mission", MISSIONS)
def test_it_is_written_in_the_order_of_its_file(mission: str) -> None:
    written = [field for field in printed(mission).content if field not in ("name", "story")]
    assert written == list(tomllib.loads((FILES / f"{mission}.toml").read_text("utf-8")))


@pytest.mark.parametrize("text", [MISSION, TWO_STREETS])
@clause("ZC-10.41", "ZC-10.53")
def test_an_own_mission_has_a_normal_form_that_does_not_change_again(text: str) -> None:
    first = WORKSHOP.check("mission", text)
    assert first.ok and first.toml is not None and first.content is not None and first.scene is not None
    assert read_mission(first.toml).piece == read_mission(text).piece
    assert WORKSHOP.check("mission", first.toml) == first == WORKSHOP.check("mission", first.content)
    assert first.scene["mission"]["own"]


def test_what_goes_without_saying_is_not_written() -> None:
    content = WORKSHOP.check("mission", MISSION).content
    assert content is not None
    assert content["doors"][0] == {"room": "7B.R", "street": "S12", "side": "E"}
    assert content["spawns"][1] == {"zone": "S40", "colour": "blue", "active": False}
    assert "players" not in content and "status" not in content


@clause("ZC-5.68")
def test_an_own_survivor_is_written_and_shown_as_a_card() -> None:
    eva = WORKSHOP.check("survivor", SURVIVOR)
    assert eva.ok and eva.toml is not None and eva.scene is not None
    assert read_survivor(eva.toml).piece == read_survivor(SURVIVOR).piece
    assert (eva.scene["name"], eva.scene["skills"]["blue"]) == ("Eva", ["starts_with:machete"])


# -- looking at what is not sound -------------------------------------------------------------------------------


def test_json_is_read_like_toml() -> None:
    assert WORKSHOP.check("mission", json.dumps(tomllib.loads(MISSION))) == WORKSHOP.check("mission", MISSION)


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        (MISSION.replace('start = "S02"', "start = S02"), "not-toml", 11),
        ("minutes = " + "9" * 5000, "not-toml", 1),
        ("a = " + "[" * 5000, "not-toml", 1),
        ('{"id": "x",\n "key": }', "not-json", 2),
        ('{"a": ' * 3000, "not-json", None),
        ('{"minutes": ' + "9" * 5000 + "}", "not-json", None),
    ],
)
def test_a_text_that_cannot_be_read_says_where(text: str, reason: str, line: int | None) -> None:
    examined = WORKSHOP.check("mission", text)
    assert [(found.reason, found.line) for found in examined.problems] == [(reason, line)]
    assert (examined.ok, examined.content, examined.toml, examined.scene) == (False, None, None, None)


@clause("ZC-10.43", "ZC-10.53")
def test_a_mission_with_problems_is_drawn_as_far_as_its_tiles_lie() -> None:
    broken = WORKSHOP.check("mission", MISSION.replace('zone = "S24"', 'zone = "S99"'))
    assert reasons(broken) == [("unknown-zone", "spawns[0].zone", 16)]
    assert broken.scene is not None and [spawn["zone"] for spawn in broken.scene["spawns"]] == ["S40"]
    assert broken.toml is not None and 'zone = "S99"' in broken.toml
    torn = WORKSHOP.check("mission", MISSION.replace("2B@90", "2B@0"))
    assert torn.problems[0].reason == "edges-do-not-match" and torn.scene is not None


def test_tiles_that_do_not_exist_cannot_be_drawn() -> None:
    examined = WORKSHOP.check("mission", MISSION.replace("2B@90", "99X@0"))
    assert reasons(examined) == [("unknown-tile", "layout[0][1]", 8)] and examined.scene is None


def test_what_is_barely_begun_is_drawn_too() -> None:
    assert WORKSHOP.check("mission", {}).scene is None
    begun = WORKSHOP.check("mission", {"layout": [["2B@90"]], "doors": [{"room": "2B.NW"}, 5], "start": None})
    assert not begun.ok and begun.scene is not None and begun.scene["size"] == [100, 100]


def test_what_is_nested_too_deep_has_problems_and_no_text() -> None:
    nested: dict[str, Any] = {}
    for _ in range(900):
        nested = {"a": nested}
    examined = WORKSHOP.check("mission", nested)
    assert not examined.ok and examined.toml is None


@clause("ZC-5.63")
def test_the_name_of_a_printed_survivor_is_taken() -> None:
    amy = WORKSHOP.check("survivor", SURVIVOR.replace('"Eva"', '"AMY"'))
    assert reasons(amy) == [("name-taken", "name", 2)]


DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["mission", "survivor"]), st.data())
def test_nothing_that_is_handed_in_makes_it_stumble(kind: str, data: st.DataObject) -> None:
    plain: dict[str, Any] = tomllib.loads(MISSION if kind == "mission" else SURVIVOR)
    for field in data.draw(st.lists(st.sampled_from(sorted(plain)), max_size=4)):
        plain[field] = data.draw(DATA)
    examined = WORKSHOP.check(kind, plain)
    assert examined.ok == (not examined.problems)
    assert msgspec.json.encode(examined)


# -- what is printed --------------------------------------------------------------------------------------------


def test_the_headlines_of_the_missions_are_listed() -> None:
    listed = WORKSHOP.heads("mission")
    assert [mission["id"] for mission in listed] == list(MISSIONS)
    assert {"key", "name", "difficulty", "minutes", "min_survivors", "players", "reconstructed"} <= set(listed[0])
    assert listed[0]["reconstructed"] == ["spawns", "objectives"] and not listed[0]["own"]


def test_there_is_no_mission_that_is_not_printed() -> None:
    assert WORKSHOP.printed("mission", "99") is None


def test_the_editor_finds_all_it_can_build_with() -> None:
    content = WORKSHOP.content()
    assert len(content["tiles"]) == 18 and content["tiles"]["1B"]["back"] == "3B"
    assert set(content["goals"]) == {goal.__struct_config__.tag for goal in get_args(AnyGoal)}
    assert set(content["rules"]) == {rule.__struct_config__.tag for rule in get_args(AnyRule)}
    assert content["goals"]["reach_clear_zone"]["min_survivors"] == {"type": "integer", "minimum": 1}
    assert set(content["survivors"]) == set(SURVIVORS) and content["limits"]["mission"]["tiles"] == (1, 9)
    assert msgspec.json.encode(content)


def test_an_own_mission_tells_its_story_and_chooses_its_paper() -> None:
    story = {"en": "It was late.", "de": "Es war spät."}
    told = WORKSHOP.check("mission", {**tomllib.loads(MISSION), "story": story, "paper": "night"})
    assert told.ok and told.scene is not None and told.content is not None
    assert (told.scene["mission"]["story"], told.scene["mission"]["paper"]) == (story, "night")
    assert told.content["story"] == story
    silent = WORKSHOP.check("mission", MISSION)
    assert silent.scene is not None and silent.scene["mission"]["story"] == {"en": "", "de": ""}
    assert not WORKSHOP.check("mission", {**tomllib.loads(MISSION), "paper": "dusk"}).ok


def test_every_printed_mission_has_a_story_in_both_languages_and_a_small_map() -> None:
    heads = WORKSHOP.heads("mission")
    for head in heads:
        assert all(len(head["story"][language]) > 150 for language in ("en", "de"))
        assert head["rooms"] and {"start", "spawn"} <= {mark["kind"] for mark in head["marks"]}
    assert {head["paper"] for head in heads} == {"day", "night"}
