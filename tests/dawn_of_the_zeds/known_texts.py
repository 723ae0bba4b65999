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
ENDS: Final = {"town_saved", "town_lost", "chaos_reigns"}
RARE: Final[list[tuple[str, dict[str, Any]]]] = []
TALK: Final[dict[str, tuple[str, ...]]] = {"hold": ("space",), "help": ("space",), "save_ammo": (), "well_done": ()}
DETAILS: Final[dict[str, str]] = {}
