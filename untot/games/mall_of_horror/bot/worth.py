"""What cards and places are worth, in points of the final score. Tuned by leagues of bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.pieces import CardId, LocationId

CARD_WORTH: Final[dict[CardId, float]] = {
    "hidden": 3.0,
    "shotgun": 2.3,
    "chainsaw": 2.3,
    "grenades": 2.3,
    "sprint": 1.6,
    "threat": 1.6,
    "hardware": 1.3,
    "pistol": 1.9,
    "fire_axe": 1.9,
    "baseball_bat": 1.9,
    "security_camera": 0.4,
}
SEARCH_WORTH: Final = 3.0
"""Searching the truck: the best of three cards, and a gift to give."""
CHIEF_WORTH: Final = 0.8
"""Being elected: to see the dice and to move first."""
LOOK_WORTH: Final = 0.7
"""To see the dice before the destinations are set."""

PLACE_WORTH: Final[dict[LocationId, float]] = {
    "restroom": 0.0,
    "cachou": 0.0,
    "megatoys": 0.0,
    "parking": 1.0,
    "security_hq": 0.3,
    "supermarket": 0.3,
}
"""How good a place is at set-up, for each point that stands there."""
CROWDING: Final = 0.6
"""What it costs to place a second character of one's own at the same location."""
