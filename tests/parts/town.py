"""A small town for the tests of zones, paths and sight.

  attic - hall             rooms, open to each other
           |  north        a door
west - middle - east       streets
           |  south        a door
         shop     |
                harbour    a street south of `east`
"""

from __future__ import annotations

from typing import Final

from untot.parts.zones import Edge, Net, Zone, ZoneMap, door_mask, net, zone_map

TOWN: Final[ZoneMap] = zone_map(
    [
        Zone("attic", "room"),
        Zone("hall", "room"),
        Zone("west", "street"),
        Zone("middle", "street"),
        Zone("east", "street"),
        Zone("shop", "room"),
        Zone("harbour", "street"),
    ],
    [
        Edge("west", "middle", "open", "E"),
        Edge("middle", "east", "open", "E"),
        Edge("east", "harbour", "open", "S"),
        Edge("attic", "hall", "open"),
        Edge("attic", "west", "wall"),
        Edge("hall", "middle", "door", "S", "north"),
        Edge("shop", "middle", "door", "N", "south"),
    ],
)


def town(*open_doors: str) -> Net:
    """The town while these doors are open."""
    return net(TOWN, door_mask(TOWN, open_doors))
