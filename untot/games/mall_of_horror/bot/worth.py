"""What characters, cards and places are worth to a bot, in points of the final score.

The numbers were fitted to matches between careful bots and tried in leagues (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.pieces import PARKING, SECURITY_HQ, CardId, Kind, LocationId

POINTS_DRAW_VOTES: Final = 0.9
"""How much of the points is worth nothing at the beginning, because the table votes against whoever is ahead."""
EARLY_WORTH: Final[dict[str, float]] = {"pin_up": 0.0, "tough_guy": 1.0, "gunman": 3.5, "little_girl": 0.5}
"""What a character is worth at the beginning besides its points: votes most of all, then defence."""

CARD_WORTH: Final[dict[CardId, float]] = {
    "hidden": 3.0,
    "shotgun": 2.3,
    "chainsaw": 2.3,
    "grenades": 2.3,
    "pistol": 1.9,
    "fire_axe": 1.9,
    "baseball_bat": 1.9,
    "sprint": 1.6,
    "threat": 1.6,
    "hardware": 1.3,
    "security_camera": 0.4,
}
ELECTION_WORTH: Final = {"truck": 3.0, "chief": 0.8}
"""To search the truck means the best of three cards and a gift to give; to be elected, the dice and the first move."""
PRESENCE_WORTH: Final[dict[LocationId, float]] = {PARKING: 2.0, SECURITY_HQ: 0.5}
"""What all the votes at a place are worth in the next election there."""
LOOK_WORTH: Final = 0.7
"""To see the dice before the destinations are set."""

START_WORTH: Final[dict[LocationId, float]] = {
    "restroom": 0.0,
    "cachou": 0.0,
    "megatoys": 0.0,
    "parking": 1.0,
    "security_hq": 0.3,
    "supermarket": 0.3,
}
"""How good it is to begin at a place."""
CROWDING: Final = 0.6
"""What it costs to begin with two of one's own in the same place: one meal can take only one."""


def worth_of(kind: Kind, earliness: float) -> float:
    """What it costs to lose such a character, from the beginning (1) to the last meal (0), when only points count."""
    return kind.points * (1 - POINTS_DRAW_VOTES * earliness) + EARLY_WORTH[kind.id] * earliness
