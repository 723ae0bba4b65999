"""What the tests of texts must know of Mall of Horror."""

from __future__ import annotations

from typing import Any, Final

GERMAN: Final = {
    "restroom": "Toilette",
    "cachou": "Cachou",
    "megatoys": "Megatoys",
    "parking": "Tiefgarage",
    "security_hq": "Überwachungszentrale",
    "supermarket": "Supermarkt",
    "pin_up": "Schönheit",
    "tough_guy": "Muskelprotz",
    "gunman": "bewaffneter Typ",
    "little_girl": "kleines Kind",
    "yellow": "Gelb",
    "red": "Rot",
    "blue": "Blau",
    "green": "Grün",
    "brown": "Braun",
    "black": "Schwarz",
    "threat": "Bedrohung",
    "security_camera": "Sicherheitskamera",
    "sprint": "Spurten",
    "hardware": "Werkzeug",
    "hidden": "Verstecken",
    "shotgun": "Schrotflinte",
    "chainsaw": "Kettensäge",
    "grenades": "Granaten",
    "pistol": "Pistole",
    "fire_axe": "Feuerwehraxt",
    "baseball_bat": "Baseballschläger",
    "truck_search": "Lastwagen durchsuchen",
    "chief_election": "Wahl des Sicherheitschefs",
    "arrival_roll": "Ankunft der Zombies",
    "choose_destination": "Auswahl des Bestimmungsorts",
    "move": "Spielfiguren bewegen",
    "attack": "Angriff der Zombies",
}
"""The German names of the catalogue's tables and glossary."""

ALIKE: Final[frozenset[str]] = frozenset()
ENDS: Final = {"all_together", "few_left"}
"""The reasons for which a match can end."""

RARE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("location_overrun", {"location": "megatoys", "count": 8}),
    ("nobody_chosen", {"kind": "truck", "colours": ["red", "blue"]}),
    ("nobody_chosen", {"kind": "chief", "colours": ["red", "blue"]}),
    ("wheels_set", {"players": []}),
    ("wheels_revealed", {"destinations": {}, "forced": []}),
    ("wheels_revealed", {"destinations": {"red": "parking"}, "forced": ["red"]}),
    ("game_ended", {"reason": "all_together", "survivors": ["red.pin_up"]}),
    ("game_ended", {"reason": "few_left", "survivors": []}),
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
    "offer_alliance": ("to",),
    "ask_vote": ("against",),
    "ask_vote_for": ("candidate",),
    "promise_not_vote": ("to",),
    "promise_vote": ("candidate",),
    "threaten": ("to",),
    "accuse": ("who",),
    "claim_dice": ("location",),
    "claim_no_dice": ("location",),
    "claim_card": ("card",),
    "claim_harmless": (),
    "offer_gift": ("to",),
    "ask_gift": (),
    "thank": ("to",),
    "apologise": ("to",),
    "mock": ("to",),
    "lament": (),
    "warn": ("location",),
    "ask_destination": ("to",),
    "claim_destination": ("location",),
    "think": (),
}
"""Phrases that the game can say, with their slots, whether or not a bot says them today."""

DETAILS: Final = {"card": "card-{}-effect", "location": "location-{}-rule"}
"""The sentence that explains each piece of a table of the content."""
