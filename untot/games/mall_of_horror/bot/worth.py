"""What characters and places are worth to a bot, in points of the final score; cards say it themselves.

The numbers were fitted to matches between careful bots and tried in leagues (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from untot.games.mall_of_horror.pieces import PARKING, SECURITY_HQ, Kind, LocationId


class Measure(NamedTuple):
    """What a character is worth from the beginning (earliness 1) to the last meal (0), when only its points count.

    Early on, points draw votes: the table votes against whoever is ahead. What helps then are votes and defence.
    """

    points_wasted: float
    """The part of the points that is worth nothing at the beginning."""
    early: Mapping[str, float]
    """What each kind is worth at the beginning besides its points."""

    def of(self, kind: Kind, earliness: float) -> float:
        return kind.points * (1 - self.points_wasted * earliness) + self.early[kind.id] * earliness


CAUTIOUS: Final = Measure(0.5, {"pin_up": 0.0, "tough_guy": 0.8, "gunman": 2.5, "little_girl": 0.4})
"""What one protects: nearer to the points, which holds up better against players who do not hunt the leader."""

ELECTION_WORTH: Final = {"truck": 3.0, "chief": 0.8}
"""To search the truck means the best of three cards and a gift to give; to be elected, the dice and the first move."""
PRESENCE_WORTH: Final[dict[LocationId, float]] = {PARKING: 1.2, SECURITY_HQ: 0.5}
"""What all the votes at a place are worth in the next election there."""
LOOK_WORTH: Final = 0.7
"""To see the dice before the destinations are set."""

START_WORTH: Final[dict[LocationId, float]] = {
    "restroom": 0.0,
    "cachou": 0.0,
    "megatoys": 0.0,
    "parking": 0.3,
    "security_hq": 0.3,
    "supermarket": 0.3,
}
"""How good it is to begin at a place."""
CROWDING: Final = 0.6
"""What it costs to begin with two of one's own in the same place: one meal can take only one."""
