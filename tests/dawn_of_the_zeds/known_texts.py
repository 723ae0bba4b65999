"""What the tests of texts must know of Dawn of the Zeds."""

from __future__ import annotations

from typing import Any, Final

GERMAN: Final = {
    "forest": "Wald-Weg", "town_center": "Stadtzentrum", "lab": "Labor", "cemetery": "Friedhof", "jail": "Gefängnis",
    "refugee_camp": "Flüchtlingslager", "mountain_5": "Linkerhandpass", "sheriff": "Der Sheriff",
    "furies": "Die Furien", "wolves": "Wölfe", "giants": "Riesen", "looters": "Plünderer", "E01": "Lauf um dein Leben",
    "F17": "Köder", "R16": "Alles sammeln", "zeds": "Zeds-Phase", "eat": "Verbrauchsphase", "action": "Aktionsphase",
    "supplies": "Nachschub", "ammo": "Munition", "chaos": "Chaos", "snack": "Zed-Snack",
}  # fmt: skip
"""German names of the catalogue's tables and glossary."""
ALIKE: Final[frozenset[str]] = frozenset({"hit", "zed", "regenerate"})
"""Two zeds of a kind have one name; they are told apart by where they stand on the board."""
ENDS: Final = {"town_saved", "town_lost", "chaos_reigns"}
RARE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("ability_rolled", {"ability": "traps", "unit": "johnson", "die": 4}),
    ("acid_spat", {"zed": "zed_28", "unit": "national_guard", "space": "highway_4", "dice": [2, 5], "hits": 2}),
    ("activation_blocked", {"track": "highway", "card": "F03"}),
    ("all_healed", {}),
    ("anti_unit_driven_back", {"unit": "saboteur", "die": 1, "space": "start_suburb"}),
    ("anti_unit_jailed", {"unit": "lawyers"}),
    ("anti_unit_slipped_away", {"unit": "sheriff", "space": "forest_2"}),
    ("anti_unit_stays_out", {"unit": "marteuse"}),
    ("antidote_found", {}),
    ("arrest_rolled", {"unit": "mayor", "suspect": "lawyers", "die": 3, "is_arrested": False}),
    ("attacked_without_zeds", {"unit": "deputy", "space": "highway_1", "dice": [3, 6], "column": "equal", "hits": 1}),
    ("barrage", {"space": "suburb_0", "dice": [5], "hits": 3}),
    ("bridge_changed", {"bridge": "down", "space": "suburb_1"}),
    ("card_shot", {"card": "F27", "space": "suburb_5", "dice": [2, 5], "hits": 0}),
    ("catacomb_rolled", {"piece": "saboteur", "space": "tunnel_3", "die": 5, "outcome": "stays"}),
    ("chaos_removed", {"space": "tunnel_4", "count": 0, "left": 10}),
    ("component_gained", {"component": "snack"}),
    ("component_lost", {"component": "snack"}),
    ("doctor_escaped", {}),
    ("doctor_jailed", {"space": "forest_2"}),
    ("elwood_changed", {"is_there": False}),
    ("event_seen", {"card": "E58"}),
    ("fighter_rolled", {"die": 3, "units": ["civilians_5"]}),
    ("final_component", {"card": "F27"}),
    ("grenade_thrown", {"unit": "sheriff", "space": "forest_2"}),
    ("hero_left", {"unit": "captain"}),
    ("infection_set", {"infection": 13}),
    ("infector_driven_back", {"zed": "vermin", "die": 1, "space": "start_forest"}),
    ("infector_killed", {"zed": "vermin", "die": 5, "space": "start_forest"}),
    ("loss_due", {"count": 5}),
    ("lost_rolled", {"die": 2, "space": "tunnel_2"}),
    ("melee_turned", {"unit": "civilians_1", "space": "suburb_3", "zed_hits": 1}),
    ("minefield_exploded", {"space": "suburb_3", "strength": 7, "dice": [5, 3], "hits": 3}),
    ("no_fate_left", {}),
    ("no_room_for_zed", {}),
    ("no_zed_left", {"space": "start_suburb"}),
    ("pickles_hides", {"space": "start_suburb"}),
    ("pressure_moves", {"zeds": ["zed_34", "zed_24"], "space": "forest_5"}),
    ("pressure_places", {"track": "mountain"}),
    ("raiders_moved", {"unit": "gang", "origin": "start_forest", "space": "forest_6"}),
    ("raiders_stay", {"unit": "looters"}),
    ("refugees_armed", {"unit": "civilians_2", "refugees": "refugees_3"}),
    ("refugees_in_camp", {"unit": "refugees_3"}),
    ("research_on_top", {"left": 12}),
    ("research_revealed", {"card": "R04", "left": 15}),
    ("research_rolled", {"unit": "physician", "die": 1, "result": 1, "is_success": False}),
    ("splinters", {"piece": "salvation", "dice": [6, 3], "hits": 2}),
    ("supplies_missing", {"missing": 1}),
    ("track_stays", {"track": "forest"}),
    ("unit_discharged", {"unit": "rd_guards_1"}),
    ("unit_fell_back", {"unit": "johnson", "origin": "mountain_3", "space": "mountain_2"}),
    ("unit_healed", {"unit": "horatius", "hits": 0, "is_reduced": False}),
    ("unit_marked", {"unit": "civilians_6", "marker": "well_armed"}),
    ("unit_removed", {"unit": "gang"}),
    ("villagers_evacuated", {"unit": "refugees_5", "space": "suburb_3"}),
    ("water_jet", {"zed": "zed_20", "dice": [2, 5], "is_driven_off": True}),
    ("zed_burst", {"zed": "zed_19", "space": "suburb_1"}),
    ("zed_replaced", {"zed": "zed_1", "new": "zed_27", "space": "forest_2"}),
    ("zeds_action_used", {"answer": "activate:mountain", "left": 1}),
    ("zeds_actions", {"count": 2}),
    ("zeds_drawn", {"zeds": ["zed_19"]}),
    ("zeds_in_town_center", {"zeds": ["zed_17"], "origin": "forest_3", "space": "forest_2"}),
]
"""Events that random matches hardly ever reach."""
TALK: Final[dict[str, tuple[str, ...]]] = {"hold": ("space",), "help": ("space",), "save_ammo": (), "well_done": ()}
DETAILS: Final = {"event": "card-{}-effect", "fate": "card-{}-effect", "research": "card-{}-effect"}
