"""What the tests of texts must know of Zombie Town."""

from __future__ import annotations

from typing import Any, Final

GERMAN: Final = {
    "red": "Rot",
    "white": "Weiß",
    "A5": "A5",
    "bld_07": "Gebäude 7",
    "survivor": "Überlebender",
    "survivor.5": "Überlebender 5",
    "pistol": "Pistole",
    "pistol.3": "Pistole 3",
    "rifle": "Gewehr",
    "shotgun": "Schrotflinte",
    "hunting_rifle": "Jagdgewehr",
    "barricade_4": "Barrikade 4",
    "barricade_2_trap_1": "Barrikade 2 (Sprengfalle: 1)",
    "fireworks": "Feuerwerk",
    "event_switch": "Tausch",
    "event_zombie": "Zombie",
    "event_send": "Schicken",
    "event_plus_action": "+1 Aktion",
    "event_take": "Nehmen",
    "event_back": "Zurück",
    "event_add_two": "Zwei dazu",
    "event_time": "Zeit",
    "event_pass": "Weitergeben",
    "event_reload": "Nachladen",
    "jammed": "Ladehemmung",
    "same_square": "Gleiches Feld",
    "one_away": "1 Feld entfernt",
    "two_away": "2 Felder entfernt",
    "survivalist": "Survivalist",
    "wood_worker": "Holzarbeiter",
    "nosy_neighbor": "Neugieriger Nachbar",
    "gun_collector": "Waffennarr",
    "nurse": "Krankenschwester",
    "normal": "Normal",
    "free_move": "Freibewegung",
    "tear_down": "Niederreißen",
    "zombies": "Zombie-Bewegung",
    "cemetery": "Friedhof",
}
"""The German names of the catalogue's tables and glossary, and how names are put together."""

ALIKE: Final[frozenset[str]] = frozenset()
ENDS: Final = {"last_day", "all_dead"}
"""The reasons for which a match can end."""

RARE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("leftover_discarded", {"cards": ["survivor", "barricade_3_trap_1"]}),
    ("card_redrawn", {"seat": 0, "count": 2, "cards": ["pistol", "survivor"]}),
    ("moves_lost", {"seat": 0, "count": 1}),
    ("moves_lost", {"seat": 0, "count": 4}),
    ("nobody_sent", {"seat": 1}),
    ("pawn_trapped", {"pawn": "red"}),
    ("zombie_killed", {"square": "bld_03", "pawn": ""}),
    ("barricades_fell", {"building": "bld_03", "cards": ["barricade_2", "barricade_1_trap_2"], "owner": ""}),
    ("building_claimed", {"pawn": "red", "building": "bld_03", "before": "blue"}),
    ("survivors_driven_out", {"building": "bld_03", "survivors": ["survivor.1", "survivor.2"]}),
    ("zombies_pushed", {"building": "bld_01", "squares": {"C2": "C3", "B1": "B2"}}),
    ("pawn_healed", {"pawn": "red", "health": 3}),
    ("combat_deck_shuffled", {}),
    ("exchange_tied", {}),
    ("pawn_moved", {"pawn": "blue", "before": "bld_03", "square": "K2", "way": ["K2"], "how": "retreat"}),
    ("pawn_moved", {"pawn": "blue", "before": "bld_03", "square": "bld_05", "way": ["bld_05"], "how": "visit"}),
    ("card_passed", {"seat": 0, "to": 1, "card": "pistol"}),
    ("card_passed", {"seat": 0, "to": 1}),
    ("day_turned_back", {"day": 3}),
    ("weapon_changed", {"pawn": "red", "weapon": "rifle.1"}),
    ("barricades_built", {"pawn": "red", "building": "bld_03", "count": 2, "cards": ["barricade_2", "barricade_5"]}),
    ("barricades_built", {"pawn": "red", "building": "bld_03", "count": 2}),
    ("card_collected", {"seat": 0, "building": "bld_03", "card": "survivor"}),
    ("match_ended", {"reason": "last_day", "scores": {"red": 9, "blue": 9}, "winners": ["red", "blue"]}),
    ("match_ended", {"reason": "all_dead", "scores": {"red": 0, "blue": 0}, "winners": []}),
]
"""Events, or turns of them, that random matches hardly ever reach."""

TALK: Final[dict[str, tuple[str, ...]]] = {
    "greet": (),
    "greet_gruff": (),
    "greet_sweet": (),
    "greet_anxious": (),
    "greet_merry": (),
    "greet_short": (),
    "agree": ("to",),
    "decline": ("to",),
    "truce": ("to",),
    "promise": ("to",),
    "threaten": ("to",),
    "accuse": ("who",),
    "leader": ("who",),
    "ask_help": ("building",),
    "warn": ("building",),
    "bluff": ("building",),
    "mine": ("building",),
    "claim_card": ("card",),
    "not_me": (),
    "thank": ("to",),
    "sorry": ("to",),
    "mock": ("to",),
    "well_done": ("to",),
    "lament": (),
    "think": (),
}
"""Phrases that the game can say, with their slots, whether or not a bot says them today."""

DETAILS: Final = {
    "survivor": "card-{}-effect",
    "weapon": "card-{}-effect",
    "barricade": "card-{}-effect",
    "fireworks": "card-{}-effect",
    "event": "card-{}-effect",
    "combat": "combat-{}-rule",
    "house": "house-{}-rule",
}
"""The sentence that explains each piece of a table of the content."""
