"""How far it is: over open ways and through doors that somebody could open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from untot.games.zombicide.facts import board, living
from untot.games.zombicide.missions import LockedDoor
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import EQUIPMENT, CardId, Colour
from untot.games.zombicide.rules.c6_doors import why_locked
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.parts.zones import DoorMask, ZoneId, ZoneMap, net

THROUGH_DOOR: Final = 2
"""A closed door costs an action besides the step."""
FAR: Final = 60
"""Farther than any way."""
_KEPT: Final = 1 << 13


def passable_doors(g: ZombicideState) -> DoorMask:
    """The doors that are open or could be opened: none more if nobody has a tool."""
    if not has_tool(g):
        return g.open_doors
    zones = board(g).zones
    locked = locking_colours(g)
    if not locked:
        return zones.all_doors
    return g.open_doors | sum(1 << bit for bit, door in enumerate(zones.doors) if why_locked(g, door) is None)


def locking_colours(g: ZombicideState) -> list[Colour]:
    return [rule.colour for rule in mission_of(g).rules if isinstance(rule, LockedDoor)]


def has_tool(g: ZombicideState) -> bool:
    """Somebody on the board holds something that opens doors, in hand or not."""
    return any(map(holds_tool, living(g)))


def holds_tool(survivor: Survivor) -> bool:
    return any(is_tool(held.card) for held in survivor.slots.values())


def is_tool(card: CardId) -> bool:
    """It opens doors."""
    return card in EQUIPMENT and bool(EQUIPMENT[card].opens_doors)


@lru_cache(maxsize=_KEPT)
def ways_to(zones: ZoneMap, open_doors: DoorMask, passable: DoorMask, target: ZoneId) -> Mapping[ZoneId, int]:
    """What it costs to get to the target from each zone, in actions; zones without a way are left out."""
    through, now = net(zones, passable), net(zones, open_doors)
    found: dict[ZoneId, int] = {}
    queue = [(0, zones.rank[target], target)]
    while queue:
        far, _, zone = heappop(queue)
        if zone in found:
            continue
        found[zone] = far
        for other in through.neighbours[zone]:
            if other not in found:
                step = 1 if other in now.neighbours[zone] else THROUGH_DOOR
                heappush(queue, (far + step, zones.rank[other], other))
    return found
