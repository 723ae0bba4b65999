"""Own missions and an own survivor that are sound, to be broken by the tests one thing at a time."""

from __future__ import annotations

from typing import Final

MISSION: Final = """\
id = "own_1"
key = "two_houses"
name = { en = "Two Houses", de = "Zwei Häuser" }
difficulty = "easy"
min_survivors = 4
minutes = 30
layout = [
    ["7B@0", "2B@90"],
    ["5B@0", "5C@180"],
]
start = "S02"
exit = "S44"
drive = true

spawns = [
    { zone = "S24" },
    { zone = "S40", colour = "blue", active = false },
]
doors = [
    { room = "7B.R", street = "S12", side = "E" },
    { room = "2B.SE", street = "S23", side = "S" },
    { room = "5B.In", street = "S32", side = "E", colour = "blue" },
    { room = "5C.In", street = "S34", side = "E" },
]
cars = [
    { kind = "police_car", zone = "S22" },
]
rules = [
    { type = "locked_door", colour = "blue" },
    { type = "late_spawn", colour = "blue" },
]

[[objectives]]
zone = "7B.R"
xp = 5

[[objectives]]
zone = "2B.NW"
colour = "blue"

[[goals]]
type = "collect_all_objectives"

[[goals]]
type = "exit_all_survivors"
"""

TWO_STREETS: Final = """\
id = "own_2"
key = "two_streets"
name = { en = "Two Streets", de = "Zwei Straßen" }
difficulty = "easy"
min_survivors = 4
minutes = 30
layout = [["4C@0", "3C@0"]]
start = "S00"
spawns = [{ zone = "S20" }]
doors = [
    { room = "4C.NW", street = "S00", side = "W" },
    { room = "3C.G", street = "S14", side = "E" },
]
objectives = []
goals = [{ type = "neutralise_all_spawns" }]
"""

SURVIVOR: Final = """\
id = "eva"
name = "Eva"
blue = "starts_with:machete"
yellow = "plus_1_action"
orange = ["plus_1_damage:melee", "hoard"]
red = ["plus_1_damage:ranged", "ninja", "free_move"]
"""
