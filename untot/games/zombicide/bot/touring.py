"""A tour: all that somebody could do alone, one errand after another, by the shortest way through all of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from untot.games.zombicide.bot.ways import FAR, ways_to
from untot.parts.zones import DoorMask, ZoneId, ZoneMap

STOP: Final = 1
"""The action that is spent at each place."""
AT_MOST: Final = 7
"""More places than that are not thought through."""
_KEPT: Final = 1 << 10


@lru_cache(maxsize=_KEPT)
def tour_from(
    zones: ZoneMap, open_doors: DoorMask, passable: DoorMask, places: tuple[ZoneId, ...]
) -> Mapping[ZoneId, int]:
    """What it costs to get to all of these places from each zone, in actions."""
    near = places[:AT_MOST]
    ways = {place: ways_to(zones, open_doors, passable, place) for place in near}
    rest = {place: _shortest(place, frozenset(near) - {place}, ways) for place in near}
    reached = {zone for way in ways.values() for zone in way}
    return {zone: min(ways[place].get(zone, FAR) + STOP + rest[place] for place in near) for zone in reached}


def _shortest(start: ZoneId, left: frozenset[ZoneId], ways: Mapping[ZoneId, Mapping[ZoneId, int]]) -> int:
    """The shortest way through all that is left."""
    if not left:
        return 0
    return min(ways[place].get(start, FAR) + STOP + _shortest(place, left - {place}, ways) for place in sorted(left))
