"""The scene of a match: where everything lies that never changes, for printed missions, own ones and drafts."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec
import pytest

from tests.zombicide.content.own_content import MISSION, SURVIVOR
from untot.games.zombicide import GAME
from untot.games.zombicide.city.scene import mission_scene
from untot.games.zombicide.city.tiles import SIZE
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.pieces import SURVIVORS
from untot.games.zombicide.rules.c6_turn import ACTIONS
from untot.games.zombicide.workshop.drafts import draft_of
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.kernel.words import split

FIELDS = {
    "mission", "size", "tiles", "streets", "rooms", "openings", "walls", "doors", "manholes", "spawns", "objectives",
    "start", "exit", "zombie_exits", "bunkers", "cars", "goals", "rules", "survivors", "equipment", "zombies",
    "names", "spawn_cards", "danger_levels", "kinds", "tries", "usual", "confirmed",
}  # fmt: skip


PARTS = {"doors": "door", "objectives": "objective", "cars": "car"}


def scene_of(mission: str, content: dict[str, Any] | None = None) -> dict[str, Any]:
    seats = MISSIONS[mission].players[0]
    return Seen(LiveMatch.begin(GAME, seats, seed_of(1), {"mission": mission}, content=content), None).scene()


def rects_in(plain: dict[str, Any]) -> list[list[int]]:
    """All rectangles and stretches of a scene."""
    found = [thing["rect"] for part in ("tiles", "streets") for thing in plain[part]]
    found += [thing["stretch"] for part in ("openings", "walls", "doors") for thing in plain[part]]
    return found + [rect for room in plain["rooms"] for rect in room["rects"]]


@pytest.mark.parametrize("mission", MISSIONS)
def test_everything_lies_on_the_map(mission: str) -> None:
    plain = scene_of(mission)
    assert set(plain) == FIELDS and json.loads(json.dumps(plain)) == plain
    width, height = plain["size"]
    assert len(plain["tiles"]) * SIZE * SIZE == width * height
    assert all(0 <= x0 <= x1 <= width and 0 <= y0 <= y1 <= height for x0, y0, x1, y1 in rects_in(plain))
    assert all(0 < x < width and 0 < y < height for x, y in (manhole["at"] for manhole in plain["manholes"]))


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_token_stands_in_a_zone_and_every_door_in_a_wall(mission: str) -> None:
    plain = scene_of(mission)
    zones = {thing["zone"] for part in ("streets", "rooms") for thing in plain[part]}
    standing = [token["zone"] for part in ("manholes", "spawns", "objectives", "cars") for token in plain[part]]
    standing += [plain["start"], *plain["zombie_exits"], *plain["bunkers"]]
    assert set(standing) | ({plain["exit"]} - {None}) <= zones
    walls = [{key: wall[key] for key in ("room", "street", "side", "stretch")} for wall in plain["walls"]]
    for door in plain["doors"]:
        assert {key: door[key] for key in ("room", "street", "side", "stretch")} in walls
        assert door["id"] == f"{door['room']}/{door['street']}"


def test_the_manhole_lies_in_the_middle_of_its_street_cell_on_its_tile() -> None:
    plain = scene_of("05")
    streets = {street["zone"]: street["rect"] for street in plain["streets"]}
    tiles = {tile["tile"]: tile["rect"] for tile in plain["tiles"]}
    for manhole in plain["manholes"]:
        for x0, y0, x1, y1 in (streets[manhole["zone"]], tiles[manhole["tile"]]):
            assert x0 < manhole["at"][0] < x1 and y0 < manhole["at"][1] < y1


@clause("ZC-10.25")
def test_mixed_backs_show_no_colour() -> None:
    assert {token["colour"] for token in scene_of("09")["objectives"]} == {None}
    assert None not in {token["colour"] for token in scene_of("05")["objectives"]}


def test_the_scene_tells_pieces_and_cards() -> None:
    plain = scene_of("05")
    assert plain["equipment"]["pan"]["melee"] == plain["equipment"]["pan"]["attacks"][0]
    assert plain["equipment"]["pan"]["ranged"] is None
    assert plain["equipment"]["sniper_rifle"]["parts"] == ["rifle", "scope"]
    assert plain["equipment"]["sniper_rifle"]["ranged"] == plain["equipment"]["rifle"]["ranged"]
    assert plain["equipment"]["molotov"]["ranged"]["kills_everything"]
    assert plain["zombies"]["abomination"]["wounds"] == 3
    assert plain["spawn_cards"]["1"] == {
        "kind": "spawn",
        "levels": {
            "blue": None,
            "yellow": {"amount": 2, "zombie": "runner"},
            "orange": {"amount": 2, "zombie": "runner"},
            "red": {"amount": 5, "zombie": "walker"},
        },
    }
    assert plain["survivors"]["amy"]["name"] is None and set(plain["survivors"]) == set(SURVIVORS)


@pytest.mark.parametrize("mission", MISSIONS)
def test_everything_that_is_drawn_has_its_kind_and_what_can_be_tried_with_it_is_a_verb(mission: str) -> None:
    plain = scene_of(mission)
    kinds = plain["kinds"]
    assert all(kinds[place["zone"]] == "zone" for part in ("streets", "rooms") for place in plain[part])
    assert all(kinds[thing["id"]] == kind for part, kind in PARTS.items() for thing in plain[part])
    assert all(kinds[card] == "card" for card in plain["equipment"]) and kinds["wound"] == "wound"
    assert kinds[f"walker@{plain['start']}"] == "zombies" and kinds["amy.hand_1"] == kinds["hand_1"] == "slot"
    beginnings = {beginning for tries in plain["tries"].values() for beginning in tries}
    assert {split(beginning)[0] for beginning in beginnings if " " in beginning} <= set(ACTIONS)
    assert set(plain["usual"]) <= set(ACTIONS)


@clause("ZC-10.09")
@pytest.mark.parametrize(("players", "survivors"), [(1, 4), (2, 5), (3, 6)])
def test_the_goal_says_how_many_must_leave(players: int, survivors: int) -> None:
    match = LiveMatch.begin(GAME, players, seed_of(1), {"mission": "09"})
    goal = next(goal for goal in Seen(match, None).scene()["goals"] if goal["type"] == "leave_from_start")
    assert goal["min_survivors"] == survivors


def test_the_scene_names_seats_and_the_view_every_slot() -> None:
    assert scene_of("04")["cars"][0]["seats"] == ["driver", "passenger_1", "passenger_2", "passenger_3"]
    assert scene_of("04")["danger_levels"] == {"blue": 0, "yellow": 7, "orange": 19, "red": 43}
    match = LiveMatch.begin(GAME, 1, seed_of(1), {"random_survivors": "on"})
    slots = [survivor["all_slots"] for survivor in Seen(match, 0).message()["view"]["survivors"]]
    assert slots == [["hand_1", "hand_2", "reserve_1", "reserve_2", "reserve_3"]] * len(slots)


@clause("ZC-10.28")
def test_an_own_mission_and_an_own_survivor_are_in_the_scene() -> None:
    plain = scene_of("00", {"mission": tomllib.loads(MISSION), "survivors": [tomllib.loads(SURVIVOR)]})
    assert plain["mission"]["own"] and plain["mission"]["name"]["de"] == "Zwei Häuser"
    own = [name for name in plain["survivors"] if name not in SURVIVORS]
    assert [plain["survivors"][name]["name"] for name in own] == [tomllib.loads(SURVIVOR)["name"]]
    assert not scene_of("00")["mission"]["own"]


def test_the_scene_does_not_change_during_a_match() -> None:
    match = LiveMatch.begin(GAME, 1, seed_of(1), {"random_survivors": "on"})
    before = GAME.scene(match.state)
    for _ in range(20):
        assert match.ask is not None
        seat = match.ask.waiting()[0]
        match.answer(seat, _first(match, seat))
    assert GAME.scene(match.state) == before


def _first(match: LiveMatch, seat: int) -> str:
    assert match.ask is not None
    form, words = match.ask.form(seat), list[str]()
    while following := form.walk(words):
        words.append(following[0])
    return " ".join(words)


# -- drafts -----------------------------------------------------------------------------------------------------


def draft_scene(plain: Any) -> dict[str, Any]:
    mission = draft_of(plain)
    assert mission is not None
    drawn: dict[str, Any] = json.loads(msgspec.json.encode(mission_scene(mission, is_own=True)))
    return drawn


def test_a_sound_mission_is_drawn_as_it_is() -> None:
    plain = tomllib.loads(MISSION)
    whole, drawn = scene_of("00", {"mission": plain}), draft_scene(plain)
    assert drawn == {part: whole[part] for part in drawn}


def test_a_draft_shows_what_has_its_place_and_leaves_out_the_rest() -> None:
    plain = tomllib.loads(MISSION)
    plain["doors"].append({"room": "7B.R", "street": "S99", "side": "E"})
    plain["doors"].append("nonsense")
    plain["objectives"].append({"zone": "nowhere"})
    plain["goals"] = [{"type": "unheard_of"}]
    plain["name"] = 5
    drawn = draft_scene(plain)
    assert [door["id"] for door in drawn["doors"]] == ["7B.R/S12", "2B.SE/S23", "5B.In/S32", "5C.In/S34"]
    assert len(drawn["objectives"]) == 2 and drawn["goals"] == [] and drawn["mission"]["difficulty"] == "easy"


def test_a_layout_alone_is_a_draft_even_if_edges_do_not_match() -> None:
    drawn = draft_scene({"layout": [["7B@0", "2B@90"], ["5B@0", "5C@0"]]})
    assert drawn["size"] == [200, 200] and drawn["doors"] == [] and len(drawn["walls"]) > 4


@pytest.mark.parametrize(
    "layout", [None, [], [[]], [["7B@0"], ["2B@0", "5B@0"]], [["9Z@0"]], [["7B@45"]], [["7B@0", "7B@90"]], "7B@0"]
)
def test_without_a_layout_nothing_is_drawn(layout: Any) -> None:
    assert draft_of({"layout": layout}) is None
    assert draft_of(layout) is None
