"""Own missions: what is wrong is named by reason, clause, place and line."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.zombicide.content.own_content import MISSION, TWO_STREETS
from untot.games.zombicide import GAME
from untot.games.zombicide.city.assembly import board_of
from untot.games.zombicide.missions import MISSIONS, Name, mission_from_plain
from untot.games.zombicide.workshop.checking import Problem, check_mission, read_mission
from untot.kernel.errors import BadContent
from untot.kernel.rulebook import clause
from untot.kernel.texts import texts

PRINTED = Path(__file__).parents[3] / "untot" / "games" / "zombicide" / "content" / "missions"


def problems(*changes: str, text: str = MISSION) -> tuple[Problem, ...]:
    """Of the sound mission after these changes, each written `old => new`."""
    for change in changes:
        old, new = change.split(" => ")
        assert text.count(old) >= 1, f"nothing to change: {old}"
        text = text.replace(old, new, 1)
    found = read_mission(text)
    assert (found.piece is None) == bool(found.problems)
    return found.problems


def only(*changes: str) -> tuple[str, str, str, int | None]:
    """The one problem after these changes: reason, clause, place, line."""
    (found,) = problems(*changes)
    return found.reason, found.clause, found.place, found.line


def goal(words: str) -> str:
    """Another second goal."""
    return f'type = "exit_all_survivors"\n => {words}\n'


def told(*changes: str) -> dict[str, str | int]:
    (found,) = problems(*changes)
    return found.args


@clause("ZC-10.41", "ZC-10.53")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_printed_mission_is_sound(mission: str) -> None:
    """But for its name, which the texts of the game have."""
    named = replace(MISSIONS[mission], name=Name("Town", "Stadt"))
    text = (PRINTED / f"{mission}.toml").read_text("utf-8")
    assert [found.args for found in read_mission(text).problems] == [{"field": "name"}]
    assert read_mission('name = { en = "Town", de = "Stadt" }\n' + text).piece == named
    assert check_mission(msgspec.to_builtins(named)).piece == named


@clause("ZC-10.41")
def test_the_own_mission_is_sound() -> None:
    assert problems() == ()


# -- the file ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "reason", "place", "line"),
    [
        ('start = "S02" => start = S02', "not-toml", "", 11),
        ('start = "S02"\n => ', "missing-field", "", None),
        ("drive = true => drivable = true", "unknown-field", "drivable", 13),
        ('difficulty = "easy" => difficulty = "cosy"', "unknown-value", "difficulty", 4),
        ("minutes = 30 => minutes = true", "wrong-type", "minutes", 6),
        ("minutes = 30 => minutes = 0", "out-of-bounds", "minutes", 6),
        ('id = "own_1" => id = "own mission"', "out-of-bounds", "id", 1),
        ('street = "S34", side = "E" => street = "S34", side = "X"', "unknown-value", "doors[3].side", 23),
        ('type = "exit_all_survivors" => type = "go_home"', "unknown-value", "goals[1].type", 45),
        ('"late_spawn", colour = "blue" => "late_spawn"', "missing-field", "rules[1]", 30),
        ('zone = "S22" => place = "S22"', "unknown-field", "cars[0].place", 26),
    ],
)
@clause("ZC-10.52")
def test_a_file_of_the_wrong_shape(change: str, reason: str, place: str, line: int | None) -> None:
    assert only(change) == (reason, "ZC-10.41", place, line)


def test_what_is_missing_or_unknown_is_told_by_name() -> None:
    assert told('start = "S02"\n => ') == {"field": "start"}
    assert told('difficulty = "easy" => difficulty = "cosy"') == {"value": "cosy"}
    assert told("minutes = 30 => minutes = true") == {"expected": "int", "found": "bool"}


@pytest.mark.parametrize("plain", [None, 7, "mission", [], {}, {"id": {}}, {"layout": "7B@0"}])
def test_data_that_are_no_mission_at_all_are_refused(plain: Any) -> None:
    assert check_mission(plain).problems[0].clause == "ZC-10.41"


def test_a_text_nested_without_end_is_refused() -> None:
    assert read_mission("a = " + "[" * 100_000).problems[0].reason == "not-toml"


# -- layout -----------------------------------------------------------------------------------------------------


@clause("ZC-10.42", "ZC-10.52")
def test_zc_10_42_a_layout_is_a_full_rectangle_of_known_tiles_used_once() -> None:
    assert only('["5B@0", "5C@180"] => ["5B@0"]') == ("not-a-rectangle", "ZC-10.42", "layout[1]", 9)
    assert only('"5C@180" => "9C@180"') == ("unknown-tile", "ZC-10.42", "layout[1][1]", 9)
    assert only('"5C@180" => "5C@45"') == ("unknown-turn", "ZC-10.42", "layout[1][1]", 9)
    assert only('"5C@180" => "5C"') == ("unknown-turn", "ZC-10.42", "layout[1][1]", 9)
    assert only('"5C@180" => "2B@0"') == ("tile-twice", "ZC-10.42", "layout[1][1]", 9)
    assert told('    ["7B@0", "2B@90"],\n    ["5B@0", "5C@180"],\n => ')["found"] == 0


@clause("ZC-10.42")
def test_t36_a_tile_and_its_back_are_one_tile() -> None:
    assert told('"5C@180" => "4B@180"') == {"tile": "4B", "other": "5B"}


@clause("ZC-10.43")
def test_zc_10_43_street_meets_street_and_building_meets_building() -> None:
    assert only('"2B@90" => "2B@0"') == ("edges-do-not-match", "ZC-10.43", "layout[0][1]", 8)
    assert told('"2B@90" => "2B@0"') == {"tile": "7B", "side": "E", "other": "2B"}


# -- tokens -----------------------------------------------------------------------------------------------------


@clause("ZC-10.44")
def test_zc_10_44_there_are_only_so_many_tokens() -> None:
    car = '    { kind = "police_car", zone = "S22" },\n'
    assert only(f"{car} => {car * 5}") == ("bad-count", "ZC-10.44", "cars", 25)
    assert told(f"{car} => {car * 5}") == {"what": "cars", "least": 0, "most": 4, "found": 5}
    assert only("min_survivors = 4 => min_survivors = 7") == ("bad-count", "ZC-10.41", "min_survivors", 5)
    assert only("minutes = 30 => minutes = 30\nplayers = [4, 2]") == ("bad-count", "ZC-10.41", "players[1]", 7)


@clause("ZC-10.44")
def test_a_thirteenth_door_is_refused() -> None:
    door = '    { room = "7B.R", street = "S10", side = "W" },\n'
    found = problems(f"doors = [\n => doors = [\n{door * 9}")
    assert [(p.reason, p.place) for p in found if p.reason == "bad-count"] == [("bad-count", "doors")]


@clause("ZC-10.44")
def test_of_each_colour_there_is_one_token() -> None:
    second = only('street = "S34", side = "E" => street = "S34", side = "E", colour = "blue"')
    assert second == ("too-many-of-colour", "ZC-10.44", "doors[3].colour", 23)
    assert only("xp = 5 => colour = 'blue'") == ("too-many-of-colour", "ZC-10.44", "objectives[1].colour", 39)
    green = problems('colour = "blue", active = false => colour = "green", active = false')
    assert ("too-many-of-colour", "spawns[1].colour") in [(p.reason, p.place) for p in green]
    hidden = "drive = true => drive = true\nhidden_colour = { colour = 'green', count = 2 }"
    assert only(hidden) == ("bad-count", "ZC-10.44", "hidden_colour.count", 14)


@clause("ZC-10.45")
def test_zc_10_45_a_door_stands_between_a_room_and_a_street_that_share_a_wall() -> None:
    door = '{ room = "5C.In", street = "S34", side = "E" }'
    far = f'{door} => {{ room = "5C.In", street = "S30", side = "E" }}'
    assert only(far) == ("no-common-wall", "ZC-10.45", "doors[3].side", 23)
    other_side = f'{door} => {{ room = "5C.In", street = "S34", side = "W" }}'
    assert told(other_side) == {"room": "5C.In", "street": "S34", "side": "W"}
    twice = f"{door} => {door},\n    {door}"
    assert only(twice) == ("door-twice", "ZC-10.45", "doors[4]", 24)
    swapped = f'{door} => {{ room = "S34", street = "5C.In", side = "W" }}'
    assert only(swapped) == ("not-a-room", "ZC-10.45", "doors[3].room", 23)
    indoors = f'{door} => {{ room = "5C.In", street = "5C.Out", side = "S" }}'
    assert only(indoors) == ("not-a-street", "ZC-10.45", "doors[3].street", 23)


@pytest.mark.parametrize(
    ("change", "place", "line"),
    [
        ('start = "S02" => start = "S99"', "start", 11),
        ('exit = "S44" => exit = "3C.W"', "exit", 12),
        ('zone = "7B.R" => zone = "7B.X"', "objectives[0].zone", 34),
        ('zone = "S24" => zone = "S11"', "spawns[0].zone", 16),
        ('zone = "S22" => zone = "S55"', "cars[0].zone", 26),
        ('"5C.In", street = "S34" => "5C.In", street = "S35"', "doors[3].street", 23),
    ],
)
@clause("ZC-10.46")
def test_every_zone_must_exist(change: str, place: str, line: int) -> None:
    assert only(change) == ("unknown-zone", "ZC-10.41", place, line)


@clause("ZC-10.46")
def test_zc_10_46_spawn_zones_and_cars_stand_on_the_street_and_never_at_the_start() -> None:
    assert only('zone = "S24" => zone = "7B.R"') == ("not-a-street", "ZC-10.46", "spawns[0].zone", 16)
    assert problems('zone = "S24" => zone = "7B.R"', "drive = true => spawn_indoors = true") == ()
    assert only('zone = "S24" => zone = "S02"') == ("spawn-at-start", "ZC-10.46", "spawns[0].zone", 16)
    assert only('zone = "S22" => zone = "7B.R"') == ("not-a-street", "ZC-10.46", "cars[0].zone", 26)


# -- can it be played -------------------------------------------------------------------------------------------


@clause("ZC-10.47")
def test_zc_10_47_every_building_has_a_door() -> None:
    without = '    { room = "5C.In", street = "S34", side = "E" },\n => '
    assert only(without) == ("building-without-door", "ZC-10.47", "doors", 19)
    assert told(without) == {"rooms": "5C.Out, 5C.In"}


@clause("ZC-10.47")
def test_zc_10_47_every_zone_can_be_reached() -> None:
    assert problems(text=TWO_STREETS) == ()
    far_door = '    { room = "3C.G", street = "S14", side = "E" },\n => '
    found = problems(far_door, text=TWO_STREETS)
    assert {(p.reason, p.clause, p.place, p.line) for p in found} == {("unreachable-zone", "ZC-10.47", "layout", 7)}
    assert [p.args["zone"] for p in found] == ["S04", "S14", "S24"]


@clause("ZC-10.48")
def test_zc_10_48_the_key_must_not_lie_behind_its_own_lock() -> None:
    assert only('zone = "2B.NW" => zone = "5B.Out"') == ("lock-never-opens", "ZC-10.48", "rules[0]", 29)
    assert told('zone = "2B.NW" => zone = "5B.Out"') == {"colour": "blue"}


@clause("ZC-10.48")
def test_a_hidden_colour_opens_a_lock_only_if_all_objectives_can_be_reached() -> None:
    hidden = (
        'colour = "blue"\n\n[[goals]] => \n[[goals]]',
        "drive = true => hidden_colour = { colour = 'blue', count = 1 }",
    )
    assert problems(*hidden) == ()
    assert [p.reason for p in problems(*hidden, 'zone = "2B.NW" => zone = "5B.Out"')] == ["lock-never-opens"]


# -- goals and special rules ------------------------------------------------------------------------------------


@clause("ZC-10.49", "ZC-10.50")
def test_zc_10_49_goals_need_what_they_speak_of() -> None:
    assert only('exit = "S44"\n => ') == ("goal-needs", "ZC-10.49", "goals[1]", 43)
    assert told('exit = "S44"\n => ') == {"goal": "exit_all_survivors", "needs": "exit"}
    assert only(goal('type = "reach_clear_zone"\nzone = "8X"\nmin_survivors = 1'))[0] == "unknown-zone"
    assert told(goal('type = "leave_from_start"\nsurvivors_by_players = [1, 2]'))["needs"] == "survivors_by_players"
    assert told(goal('type = "find_cards"\ncards = ["water", "molotov"]')) == {"card": "molotov"}
    assert only(goal('type = "find_cards"\ncards = ["aaahh"]')) == ("unknown-card", "ZC-10.49", "goals[1].cards[0]", 46)


@clause("ZC-10.49")
def test_zc_10_49_at_least_one_goal_is_given() -> None:
    goals = '\n[[goals]]\ntype = "collect_all_objectives"\n\n[[goals]]\ntype = "exit_all_survivors"\n'
    assert only(f"{goals} => ", 'start = "S02" => start = "S02"\ngoals = []') == ("no-goal", "ZC-10.49", "goals", 12)


@clause("ZC-10.49")
def test_supplies_are_driven_out_by_cars_that_can_be_loaded_over_an_exit_on_the_street() -> None:
    supplies = goal('type = "supplies_driven_out"\ncards = ["water"]\ncount = 3\nall_survivors_out = true')
    broken = (supplies, "drive = true => drive = false", 'exit = "S44" => exit = "7B.R"')
    cars = 'cars = [\n    { kind = "police_car", zone = "S22" },\n]\n => '
    assert [p.args["needs"] for p in problems(*broken, cars)] == ["cars", "drive", "street_exit", "load_supplies"]
    loading = 'rules = [\n => rules = [\n    { type = "load_supplies" },\n'
    assert problems(supplies, loading) == ()


@clause("ZC-10.51")
def test_zc_10_51_rules_need_what_they_speak_of_and_stand_once() -> None:
    lock = '{ type = "locked_door", colour = "blue" }'
    assert only(f"{lock} => {lock},\n    {lock}") == ("rule-twice", "ZC-10.51", "rules[1]", 30)
    green = problems(f'{lock} => {lock},\n    {{ type = "locked_door", colour = "green" }}')
    assert [p.args["needs"] for p in green] == ["green_objective", "green_door"]
    assert told(f'{lock} => {lock},\n    {{ type = "no_search", zones = ["S77"] }}') == {"zone": "S77"}
    assert told(f'{lock} => {lock},\n    {{ type = "zombie_deck", cards = [1, 43] }}') == {"card": 43}
    assert told(f'{lock} => {lock},\n    {{ type = "zombie_deck", cards = [] }}')["needs"] == "cards"


@clause("ZC-10.51")
def test_a_sleeping_spawn_zone_and_the_rule_that_wakes_it_belong_together() -> None:
    waking = '    { type = "late_spawn", colour = "blue" },\n => '
    assert only(waking) == ("spawn-never-wakes", "ZC-10.51", "spawns[1]", 17)
    assert told(", active = false => ")["needs"] == "blue_spawn"


def test_all_problems_of_a_stage_are_told_at_once() -> None:
    found = problems(
        'start = "S02" => start = "S99"', 'zone = "S22" => zone = "7B.R"', 'zone = "7B.R"\n => zone = "8"\n'
    )
    assert [(p.place, p.line) for p in found] == [("start", 11), ("objectives[0].zone", 34), ("cars[0].zone", 26)]


# -- bounds -----------------------------------------------------------------------------------------------------


def rule(text: str) -> str:
    """One more special rule."""
    return f"rules = [\n => rules = [\n    {{ {text} }},\n"


@clause("ZC-10.49")
@pytest.mark.parametrize(
    ("change", "place", "what", "most"),
    [
        ("minutes = 30 => minutes = 601", "minutes", "minutes", 600),
        ("xp = 5 => xp = 44", "objectives[0].xp", "objective_xp", 43),
        (rule('type = "zombie_exit", zones = ["S44"], noise = 100, lose_at = 4'), "rules[0].noise", "exit_noise", 99),
        (rule('type = "zombie_exit", zones = ["S44"], noise = 7, lose_at = 66'), "rules[0].lose_at", "lose_at", 65),
        (rule('type = "survivors_per_player", count = 7'), "rules[0].count", "survivors", 6),
        (rule('type = "survivors_per_player", count = 2'), "rules[0].count", "survivors", 6),
        (
            goal('type = "danger_level"\nlevel = "red"\nmin_survivors = 7'),
            "goals[1].min_survivors", "goal_survivors", 6,
        ),
        (
            goal('type = "leave_from_start"\nsurvivors_by_players = [4, 5, 6, 6, 6, 7]'),
            "goals[1].survivors_by_players[5]", "goal_survivors", 6,
        ),
    ],
)  # fmt: skip
def test_zc_10_49_numbers_keep_within_what_the_box_and_a_match_can_hold(
    change: str, place: str, what: str, most: int
) -> None:
    (found,) = problems(change)
    assert (found.reason, found.clause, found.place) == ("bad-count", "ZC-10.49", place)
    assert (found.args["what"], found.args["most"]) == (what, most)


@clause("ZC-10.49")
def test_zc_10_49_so_many_survivors_as_there_are_are_no_problem() -> None:
    assert problems(rule('type = "survivors_per_player", count = 1')) == ()
    few = "minutes = 30 => minutes = 30\nplayers = [1, 3]"
    assert problems(few, rule('type = "survivors_per_player", count = 2')) == ()


@clause("ZC-10.49", "ZC-10.51")
def test_a_match_with_more_survivors_than_there_are_never_begins() -> None:
    """It ended in a crash once."""
    text = MISSION.replace("rules = [\n", 'rules = [\n    { type = "survivors_per_player", count = 7 },\n')
    with pytest.raises(BadContent) as refused:
        GAME.new_state(1, {}, bytes(32), {"mission": tomllib.loads(text)})
    assert refused.value.clause == "ZC-10.49"


@clause("ZC-10.49")
def test_zc_10_49_supplies_can_be_loaded_and_there_are_enough() -> None:
    loading = rule('type = "load_supplies"')

    def supplies(cards: str, count: int) -> list[tuple[str, str]]:
        wanted = goal(f'type = "supplies_driven_out"\ncards = [{cards}]\ncount = {count}\nall_survivors_out = true')
        return [(found.reason, found.place) for found in problems(wanted, loading)]

    assert supplies('"water", "rice"', 6) == []
    assert supplies('"water", "rice"', 7) == [("bad-count", "goals[1].count")]
    assert supplies('"pistol", "water"', 3) == [("not-a-supply", "goals[1].cards[0]")]


@clause("ZC-10.49")
def test_zc_10_49_cards_can_only_be_found_where_a_room_can_be_searched() -> None:
    find = goal('type = "find_cards"\ncards = ["water"]')
    rooms = list(board_of(mission_from_plain(tomllib.loads(MISSION))).ground.rooms)
    shut = rule(f'type = "no_search", zones = {rooms}'.replace("'", '"'))
    assert problems(find) == () and told(find, shut) == {"goal": "find_cards", "needs": "searchable_room"}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "This is text, but it should be a group of fields."),
        ("de", "Hier steht Text, es müsste aber eine Gruppe von Feldern sein."),
    ],
)
def test_what_stands_in_a_field_is_told_in_words_of_people(language: str, told: str) -> None:
    problem = next(one for one in check_mission({"name": "Corner"}).problems if one.reason == "wrong-type")
    assert texts("zombicide", language).said("reason-wrong-type", problem.args) == told
