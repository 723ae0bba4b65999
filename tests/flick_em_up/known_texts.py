"""What the tests of texts must know of Flick 'em Up."""

from __future__ import annotations

from typing import Any, Final

GERMAN: Final = {
    "s1": "Greta",
    "z3b": "Zombie 3B",
    "motor_home": "Wohnmobil",
    "pistol": "Pistole",
    "shotgun": "Schrotflinte",
    "rifle": "Scharfschützengewehr",
    "bat": "Baseballschläger",
    "knife": "Messer",
    "food": "Nahrung",
    "fuel": "Benzin",
    "medicine": "Medikamente",
    "forbidden": "Verbotschip",
    "flare": "Signalfackel",
    "extra_action": "Extra-Aktion",
    "key": "Schlüssel",
    "destiny": "Schicksalschip",
    "start_chip": "Anfangschip",
    "a": "Gruppe A",
}
"""The German names of the catalogue's tables and glossary, and how names are put together."""

ALIKE: Final[frozenset[str]] = frozenset()
ENDS: Final = {"goal", "dead", "group_dead", "cellar", "skull", "all_lost"}
"""The reasons for which a match can end."""

RARE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("answer_unusable", {"attempt": 1}),
    ("table_set", {"scenario": "2", "own": True, "text": "Deep snow"}),
    ("move_failed", {"survivor": "s1", "why": "left_town", "by": []}),
    ("move_failed", {"survivor": "s1", "why": "touched", "by": ["crate_1"]}),
    ("move_failed", {"survivor": "s1", "why": "locked", "by": ["school"]}),
    ("move_failed", {"survivor": "s1", "why": "from_behind", "by": ["library"]}),
    ("move_failed", {"survivor": "s1", "why": "not_out", "by": ["motor_home"]}),
    ("flick_void", {"survivor": "s1"}),
    *(
        (
            "shot_came_to_rest",
            {"survivor": "s1", "weapon": weapon, "touched": touched, "standing": touched, "lying": []},
        )
        for weapon, touched in (("knife", ["z1a"]), ("shotgun", ["z1a", "s4"]))
    ),
    *(
        (
            "shot_came_to_rest",
            {"survivor": "s1", "weapon": weapon, "touched": touched, "standing": [], "lying": touched},
        )
        for weapon, touched in (("knife", ["z1a"]), ("shotgun", ["z1a", "s4"]))
    ),
    ("bat_came_to_rest", {"survivor": "s2", "touched": ["z1a"], "standing": ["z1a"], "fallen": [], "lying": []}),
    ("bat_came_to_rest", {"survivor": "s2", "touched": ["z1a"], "standing": [], "fallen": ["z1a"], "lying": []}),
    ("bat_came_to_rest", {"survivor": "s2", "touched": ["z1a"], "standing": [], "fallen": [], "lying": ["z1a"]}),
    *(
        ("life_lost", {"survivor": "s9", "life": life, "why": why})
        for life, why in enumerate(("too_close", "shot", "explosion", "acid", "card", "fight", "rush"))
    ),
    ("barrel_exploded", {"barrel": "barrel_1"}),
    ("building_locked", {"building": "school"}),
    ("building_unlocked", {"building": "motor_home"}),
    ("entrance_cleared", {"piece": "crate_1", "building": "library"}),
    ("piece_lifted", {"piece": "car"}),
    ("zombie_stays", {"zombie": "z2c"}),
    ("zombie_lies_before_ramp", {"zombie": "z6a"}),
    ("chip_picked_up", {"survivor": "s4", "chip": "food"}),
    ("chip_dropped", {"survivor": "s4", "chip": "key", "building": "motor_home"}),
    ("chip_looked_at", {"survivor": "s7", "chip": "medicine"}),
    ("chip_looked_at", {"survivor": "s7"}),
    ("chip_revealed", {"survivor": "s7", "chip": "zombie"}),
    ("chip_brought", {"chip": "fuel", "building": "hospital"}),
    ("destiny_drawn", {"survivor": "s2", "card": "d01_dangerous"}),
    ("extra_action_used", {"survivor": "s2"}),
    ("flare_fired", {"survivor": "s2", "x": 120, "y": -40}),
    ("weapon_covered", {"survivor": "s9"}),
    ("weapon_uncovered", {"survivor": "s9"}),
    ("life_gained", {"survivor": "s9", "life": 2}),
    ("invasion_changed", {"day": 3, "night": 1}),
    ("skull_moved", {"last_round": 7}),
    ("point_scored", {"group": "b", "building": "school", "points": 1}),
    ("point_scored", {"group": "b", "building": "school", "points": 3}),
    ("fight_began", {"attacker": "s1", "defender": "s8"}),
    ("combat_cards_drawn", {"survivor": "s1", "cards": ["c1_slip", "c7_all_in"]}),
    ("combat_cards_drawn", {"survivor": "s1"}),
    ("combat_cards_revealed", {"cards": {"s1": "c7_all_in", "s8": "c2_elbow"}}),
    ("fight_won", {"survivor": "s1", "loser": "s8"}),
    ("survivor_thrown_out", {"survivor": "s8"}),
]
"""Events, or turns of them, that random matches hardly ever reach."""

TALK: Final[dict[str, tuple[str, ...]]] = {}
"""Phrases that the game can say, with their slots, whether or not a bot says them today."""

DETAILS: Final = {
    "destiny": "card-{}-effect",
    "objective": "card-{}-effect",
    "exile": "card-{}-effect",
    "combat": "card-{}-effect",
}
"""The sentence that explains each piece of a table of the content."""
