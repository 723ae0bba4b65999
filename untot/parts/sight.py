"""Lines of sight over a net, and the distance along them.

Sight follows straight lines along the edges that have a heading. On streets a line goes on until nothing open lies
ahead; a room is seen one zone deep: a line that enters it ends there. Through openings without a heading one sees the
next zone and no more. Whatever stands in a zone never blocks sight. Sight is mutual, and so is its distance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from untot.parts.zones import Heading, Net, ZoneId

_KEPT: Final = 1 << 13


@lru_cache(maxsize=_KEPT)
def seen_from(net: Net, zone: ZoneId) -> Mapping[ZoneId, int]:
    """The zones in sight, in the order of the map, with the number of borders between; the own zone is 0 away."""
    found = {zone: 0}
    for way in net.exits[zone]:
        line = ((way.to, 1),) if way.heading is None else _along(net, way.to, way.heading, 1)
        for seen, distance in line:
            found[seen] = min(distance, found.get(seen, distance))
    return {seen: found[seen] for seen in net.neighbours if seen in found}


def _along(net: Net, zone: ZoneId, heading: Heading, distance: int) -> Iterator[tuple[ZoneId, int]]:
    """This zone and those behind it in a straight line; at its end it may fan out into several rooms."""
    yield zone, distance
    if net.map.zones[zone].kind == "room":
        return
    for way in net.exits[zone]:
        if way.heading == heading:
            yield from _along(net, way.to, heading, distance + 1)
